"""Turn helpers about the sites: what a research reveals, what a shipment brings to whom."""

from __future__ import annotations

import streamlit as st

from pages.forms.artifact.entries import enter, entry, has_research, has_roles, jot, sites, start_value, steps
from pages.ui.heard import heard
from pages.ui.html import card, rows, show
from pages.ui.state import Table, as_one
from pages.ui.stepper import stepper
from rules_data.artifact.components import components, figure_value, region_name
from rules_data.artifact.turn import (
    Shipment,
    Site,
    cards_revealed,
    research_ladder,
    research_move,
    usual_face_up,
)
from rules_data.artifact.turn import shipping as shipping_of

_MOST_CARDS = 30


def research(table: Table) -> None:
    """Whether a card comes up at the site, and where the research marker goes."""
    site = _site(table, "research_site")
    known = sum(_huts(table, site))
    most = table.players * components().player_pieces.huts
    huts = _stepped(table, f"all_huts_{site}", "그곳에 이미 있는 모두의 오두막", known, most, "채")
    revealed = cards_revealed(huts)
    words = f"유물 카드 {revealed}장을 펼칩니다." if revealed else "첫 오두막이라 카드를 펼치지 않습니다."
    show(card(f"<p><b>{words}</b></p>"))
    if has_research(table):
        _climb(table, site)


def shipping(table: Table) -> None:
    """What each player with huts at a site would get."""
    site = _site(table, "ship_site")
    most = components().player_pieces.huts
    huts = [
        _stepped(table, f"huts_{site}_{seat}", name, 0, most, "채") for seat, name in enumerate(table.names)
    ]
    here = dict(zip(map(str, range(table.players)), huts, strict=True))
    # Named after the huts: where they change, the usual number of cards is offered anew.
    cards = f"face_up_{site}_{sum(huts)}"
    face_up = _stepped(table, cards, "펼쳐진 카드", usual_face_up(here), _MOST_CARDS, "장")
    cursed = _cursed(table, site, face_up)
    brings = shipping_of(Site(huts=here, face_up=face_up, cursed=cursed), _london(table))
    if not brings:
        show(card("<p>이 유적지에는 아직 오두막이 없습니다.</p>"))
        return
    lines = [(table.names[int(one.player)], _reason(one), f"{one.to_hand}장") for one in brings]
    show(card(f"<p><b>지금 실어 오면 손에 넣는 카드</b></p>{rows(lines)}"))


def _stepped(table: Table, name: str, label: str, usual: int, high: int, unit: str) -> int:
    """A number of this helper by its name, `usual` until somebody counts."""
    return stepper(
        table,
        label,
        lambda now: int(entry(now, name, usual)),
        lambda now, count: jot(now, **{name: count}),
        key=f"artifact-{name}",
        high=high,
        unit=unit,
    )


def _reason(one: Shipment) -> str:
    parts = [f"펼쳐진 카드 {one.takes}장"]
    if one.cursed:
        parts.append(f"저주받은 유물 {one.cursed}장은 상자로")
    if one.drawn:
        parts.append(f"런던으로 {one.drawn}장 더")
    if one.alone:
        parts.append("혼자 있어 오두막보다 한 장 적음" if one.takes < one.huts_home else "혼자 있음")
    return f"{', '.join(parts)}. 오두막 {one.huts_home}채가 돌아옵니다."


def _site(table: Table, name: str) -> str:
    here = sites(table)
    widget = f"artifact-{name}"
    kept = entry(table, name, here[0])
    chosen = st.segmented_control(
        "어느 유적지인가요?",
        here,
        default=kept if kept in here else here[0],
        format_func=region_name,
        required=True,
        key=widget,
        on_change=heard(widget, lambda chosen: jot(table, **{name: chosen})),
        width="stretch",
    )
    return str(chosen)


def _huts(table: Table, site: str) -> list[int]:
    return [int(entry(table, f"huts_{site}_{seat}", 0)) for seat in range(table.players)]


def _cursed(table: Table, site: str, face_up: int) -> int:
    """Cursed cards that lie face up; a region has one of them."""
    if not has_research(table):
        return 0
    most = min(face_up, next(kind.per_region for kind in components().special_cards if kind.id == "cursed"))
    count = min(most, int(entry(table, f"cursed_{site}", 0)))
    _stepped(table, f"cursed_{site}", "그 가운데 저주받은 유물", count, most, "장")
    return count


def _london(table: Table) -> list[str]:
    if not has_roles(table):
        return []
    seats = [str(seat) for seat in range(table.players)]
    chosen = st.pills(
        "런던을 맡은 사람",
        seats,
        selection_mode="multi",
        default=[seat for seat in entry(table, "london", []) if seat in seats],
        format_func=lambda seat: table.names[int(seat)],
        key="artifact-london",
        on_change=heard("artifact-london", lambda chosen: jot(table, london=list(chosen))),
    )
    return list(chosen or [])


def _climb(table: Table, site: str) -> None:
    """Where the marker of a player goes, and the button that moves it."""
    seat = _researcher(table)
    carter = has_roles(table) and _carter(table)
    now, ladder = steps(table, seat)[site], research_ladder(start_value(table))
    then = research_move(now, carter, start_value(table))
    name = region_name(site)
    if then == now:
        show(card(f"<p>{name} 연구 마커가 이미 맨 위 칸에 있습니다.</p>"))
        return
    show(card(f"<p>{name} 연구 마커가 {ladder[now]}점 칸에서 <b>{ladder[then]}점</b> 칸으로 갑니다.</p>"))
    st.button(
        "연구 마커 올리기",
        icon=":material/arrow_upward:",
        width="stretch",
        on_click=_raise,
        args=(table, seat, site, carter),
    )
    if has_roles(table):
        st.caption(f"저드를 맡고 있으면 더미에서 카드 {figure_value('judd_cards')}장을 뽑습니다.")


@as_one
def _raise(table: Table, seat: int, site: str, carter: bool) -> None:
    then = research_move(steps(table, seat)[site], carter, start_value(table))
    enter(table, {f"step_{seat}_{site}": then})


def _carter(table: Table) -> bool:
    on = bool(entry(table, "carter", False))
    st.toggle(
        "카터를 맡고 있습니다",
        value=on,
        key=f"artifact-carter-{on}",
        on_change=lambda: jot(table, carter=not on),
    )
    return on


def _researcher(table: Table) -> int:
    return int(
        st.segmented_control(
            "누가 연구하나요?",
            range(table.players),
            default=min(int(table.get("seat", 0)), table.players - 1),
            format_func=table.names.__getitem__,
            required=True,
            key="artifact-research-seat",
            on_change=heard("artifact-research-seat", lambda chosen: table.keep(seat=chosen)),
            width="stretch",
        )
    )
