"""What the scan page shows after a read: the card, how sure, its story, and the way to a player."""

from __future__ import annotations

import streamlit as st

from pages.forms.tourism.add import add_buttons
from pages.forms.tourism.mistaken import dispute
from pages.ui import reader
from pages.ui.decks import Known
from pages.ui.html import escape, show
from pages.ui.language import lang, seat_names, speaker
from pages.ui.state import Table
from pages.ui.story import name_of_place, story
from rules_data.tourism.components import components, places
from rules_data.tourism.finder import find_cards

_MARKS = "[]()*_`<>$"
_WAYS = {
    "code": "코드로 읽음",
    "picture": "그림으로 알아봄",
    "name": "인쇄된 이름을 읽음",
    "hand": "직접 고름",
}
# The picture and, where one was read, the name of a card on its way to the workshop.
TO_WORKSHOP = "workshop_from_scan"


def results(known: Known, table: Table, seat: int) -> None:
    """The cards that were read last, or the best candidates where nothing was sure."""
    last, say = reader.reading(), speaker(table.game)
    for seen in last.read:
        _card(known, table, seat, seen)
    foreign, unsure = last.foreign, last.unsure
    if foreign:
        words = say("‘{code}’ 코드는 관광카드의 코드가 아닙니다.", code=_shortened(foreign))
        st.warning(words, icon=":material/qr_code:")
    if last.missed and not unsure:
        st.warning(
            say("이 사진에서 카드를 찾지 못했습니다. 더 가까이 다시 찍거나 아래에서 이름으로 찾으세요."),
            icon=":material/search_off:",
        )
    if unsure:
        st.warning(say("확실하지 않습니다. 이 가운데 있나요?"), icon=":material/help:")
        with st.container(horizontal=True):
            for card_id in unsure:
                _pick_button(card_id, f"candidate-{card_id}", known.name(card_id))
    if last.missed:
        if last.names_note:
            st.caption(last.names_note)
        _enrol_link(table, "", say("이 카드를 카드 공방에 등록하기"))


def by_hand(table: Table) -> None:
    """A search box for who wants to choose the card without the camera."""
    say = speaker(table.game)
    query = st.text_input(
        say("이름이나 번호로 찾기"), key="scan-find", placeholder=say("예: 서문, 88"), max_chars=40
    )
    found = find_cards(query) if query else []
    for card in found:
        _pick_button(card.id, f"hand-{card.id}", f"{card.number} {name_of_place(places()[card.id])}")
    if query and not found:
        st.caption(
            say(
                "‘{query}’에 맞는 카드가 없습니다. 장소 이름의 일부나 1부터 90까지의 번호를 적어 주세요.",
                query=query,
            )
        )


def _shortened(text: str) -> str:
    plain = "".join(letter if letter.isprintable() and letter not in _MARKS else " " for letter in text)
    return plain if len(plain) <= 40 else plain[:39] + "…"


def _pick_button(card_id: str, key: str, label: str) -> None:
    st.button(label, key=key, on_click=reader.choose, args=(card_id,), width="stretch")


def _card(known: Known, table: Table, seat: int, seen: dict[str, object]) -> None:
    card_id, method = str(seen["card"]), str(seen["method"])
    card, say = components().card(card_id), speaker(table.game)
    sure = "" if method == "hand" else say("{share} 확실 · ", share=f"{seen['confidence']:.0%}")
    with st.container(border=True, key=f"read-{card_id}"):
        words = f"{known.name(card_id)} · {sure}{say(_WAYS[method])}"
        show(f'<p class="pj-sure" role="status"{lang(table.game)}>{escape(words)}</p>')
        if card is None:
            st.caption(say("등록한 카드입니다. 이 카드에 붙인 장소가 없어 이야기와 점수는 없습니다."))
        else:
            label = say("{name}에게 추가", name=seat_names(table)[seat])
            add_buttons(table, seat, card, f"scan-{seat}", label=label)
        if method == "name":
            _enrol_link(table, card_id, say("이 카드를 등록해 두면 다음부터 바로 알아봅니다"))
        if method != "hand":
            dispute(known, table, seen)
        if card is None:
            return
        story(card.id)
        st.page_link(
            "pages/place.py",
            label=say("이야기만 크게 보기"),
            icon=":material/menu_book:",
            query_params=table.link() | {"card": card.id, "from": "scan"},
        )


def _enrol_link(table: Table, card_id: str, label: str) -> None:
    picture = reader.reading().picture
    if picture:
        st.session_state[TO_WORKSHOP] = {"picture": picture, "name": reader.card_name(card_id)}
        st.page_link(
            "pages/workshop.py",
            label=label,
            icon=":material/add_photo_alternate:",
            query_params=table.link() | {"from": "scan"},
        )
