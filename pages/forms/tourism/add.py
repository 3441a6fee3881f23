"""Putting a card before a player: by name or number, by scanning, or by its printed values."""

from __future__ import annotations

import streamlit as st

from pages.forms.tourism.tray import add_card, owner, trays
from pages.ui.collection import collect
from pages.ui.language import language, seat_names, speaker, with_its_particle
from pages.ui.state import Table
from pages.ui.story import name_of_place
from rules_data.tourism.components import COLOR_KO, COLORS, Card, components, places
from rules_data.tourism.finder import find_cards


def add_card_widgets(table: Table, seat: int) -> None:
    """A search box, the way to the scanner, and a form for printed values."""
    key = f"find-{seat}"
    query = st.text_input("카드 이름이나 번호", key=key, placeholder="예: 서문, ㅅㅁㅅㅈ, 88", max_chars=40)
    found = find_cards(query) if query else []
    if query and not found:
        st.caption(f"‘{query}’에 맞는 카드가 없습니다. 장소 이름의 일부나 1부터 90까지의 번호를 적어 주세요.")
    for card in found:
        _offer(table, seat, card, key)
    with st.container(horizontal=True, key="row-ways"):
        st.page_link(
            "pages/scan.py",
            label="스캔해서 추가",
            icon=":material/center_focus_strong:",
            query_params=table.link() | {"seat": str(seat)},
        )
    # Ten widgets that are seldom wanted: they are there once they are asked for.
    printed = st.expander(
        "적힌 값으로 추가", icon=":material/edit:", key=f"printed-values-{seat}", on_change="rerun"
    )
    if printed.open:
        with printed:
            _printed(table, seat)


def add_by_id(table: Table, seat: int, card: Card, linked_color: str | None = None) -> None:
    """Puts a card of the deck before a player, a link card with its colour, and into the atlas."""
    entry = {"id": card.id} | ({"linked_color": linked_color} if linked_color else {})
    add_card(table, seat, entry)
    collect(card.id)


def link_choices(table: Table, seat: int) -> list[str]:
    """The colours that a link card may be linked to: those of the player's own coloured cards."""
    colors = set()
    for entry in trays(table)[seat]["cards"]:
        card = components().card(entry.get("id", ""))
        color = entry.get("color") or (card.color if card else None)
        if color and not entry.get("linked_color"):
            colors.add(color)
    return [color for color in COLORS if color in colors]


def add_buttons(table: Table, seat: int, card: Card, key: str, label: str | None = None) -> None:
    """The button that adds a card; for a link card one button a colour; a line where it cannot be added."""
    holder, say = owner(table, card.id), speaker(table.game)
    name = with_its_particle(name_of_place(places()[card.id]), "은", table.game)
    if holder is not None:
        st.caption(say("{name} 이미 {holder} 앞에 있습니다.", name=name, holder=seat_names(table)[holder]))
        return
    if not card.link:
        st.button(
            label or say("추가"),
            key=f"add-{key}-{card.id}",
            type="primary",
            on_click=_added,
            args=(table, seat, card, None, key),
            width="stretch",
        )
        return
    choices = link_choices(table, seat)
    if not choices:
        st.caption(say("{name} 연결 카드입니다. 먼저 색이 있는 카드를 추가하세요.", name=name))
        return
    st.caption(say("어느 색에 연결했나요?"))
    with st.container(horizontal=True):
        for color in choices:
            st.button(
                color if language(table.game) == "en" else f"{COLOR_KO[color]}색",
                key=f"add-{key}-{card.id}-{color}",
                on_click=_added,
                args=(table, seat, card, color, key),
            )


def _added(table: Table, seat: int, card: Card, color: str | None, key: str) -> None:
    add_by_id(table, seat, card, color)
    if key in st.session_state:
        st.session_state[key] = ""


def _offer(table: Table, seat: int, card: Card, key: str) -> None:
    place = places()[card.id]
    color = "연결" if card.link else COLOR_KO[card.color or "white"]
    with st.container(border=True, key=f"found-{seat}-{card.id}"):
        st.markdown(f"**{card.number} {place.name.ko}**  :gray[{card.tier}단계 · {color} · {card.points}점]")
        add_buttons(table, seat, card, key)


def _printed(table: Table, seat: int) -> None:
    themes = {theme.id: theme.name for theme in components().themes}
    regions = {region.id: region.name for region in components().regions}
    with st.form(f"printed-{seat}", border=False, clear_on_submit=True):
        tier = st.segmented_control(
            "단계", [1, 2, 3], default=1, required=True, format_func=lambda number: f"{number}단계"
        )
        color = st.segmented_control(
            "할인색", COLORS, default=COLORS[0], required=True, format_func=COLOR_KO.__getitem__
        )
        linked = st.checkbox("연결 카드입니다 (위의 색에 연결)")
        points = st.slider("점수", 0, 10, 0)
        mapae = st.slider("마패", 0, 5, 0)
        theme = st.pills("테마", list(themes), selection_mode="multi", format_func=themes.__getitem__)
        region = st.pills("권역", list(regions), format_func=regions.__getitem__)
        if st.form_submit_button("추가", type="primary", width="stretch"):
            entry = {"tier": tier, "points": points, "mapae": mapae, "themes": list(theme or [])}
            entry |= {"linked_color" if linked else "color": color}
            entry |= {"region": region} if region else {}
            add_card(table, seat, entry)
            st.rerun()
