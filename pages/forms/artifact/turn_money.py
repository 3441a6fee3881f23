"""Turn helpers about money: income of a round, the price of an action, the black market."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.forms.artifact.ask import ask_first
from pages.forms.artifact.entries import (
    entry,
    has_roles,
    jot,
    left_on_income_track,
    number,
    owned,
    printed,
    say_left_on_income_track,
    sites,
)
from pages.ui.heard import heard
from pages.ui.html import card, escape, rows, show
from pages.ui.state import Table
from pages.ui.stepper import stepper
from rules_data.artifact.components import TRACKS, components, figure_value
from rules_data.artifact.turn import (
    Covered,
    Income,
    Payment,
    coin_value,
    covered,
    payments,
    sale,
    sell_to_market,
)
from rules_data.artifact.turn import income as income_of

_ACTIONS = {"research": "연구", "hire": "고용", "ship": "운송", "exhibit": "전시회"}
_MUSEUM = {"research", "exhibit"}


def income(table: Table) -> None:
    """Everybody's income of this round."""
    tiles_left(table)
    found = [_income(table, seat) for seat in range(table.players)]
    base = found[0]
    shown = "?" if base.base is None else base.base
    lines = [
        (name, _parts(own), "?" if own.total is None else f"{own.total}닢")
        for name, own in zip(table.names, found, strict=True)
    ]
    show(
        card(
            f'<p class="pj-big">{shown}<small>닢</small></p>'
            f"<p>기본 수입입니다. 왼쪽에서 {base.space}번째 칸입니다.</p>{rows(lines)}"
        )
    )
    missing = list(dict.fromkeys(key for own in found for key in own.missing))
    ask_first(table, missing, "income")
    st.caption("보너스는 점수표에서 누른 전시회로 셉니다.")


def tiles_left(table: Table) -> None:
    """How many tiles are left on the income track."""
    stepper(
        table,
        "수입 트랙에 남은 타일",
        left_on_income_track,
        say_left_on_income_track,
        key="income-left",
        high=components().income_spaces - 1,
        unit="장",
    )


def price(table: Table) -> None:
    """What an action costs: with its own marker, with a joker, with the roles that help."""
    action = _pick(table, "price_action", "무엇을 하나요?", _ACTIONS, "research")
    site = _pick_site(table) if action == "hire" else None
    track: Any = site or ("museum" if action in _MUSEUM else "ship")
    where = covered(track, _on_track(table, track), printed(table))
    mat = _mat(table)
    money = _purse(table)
    ways = payments(action, mat, money, where.number, track if site else None, _roles(table))
    if not ways:
        show(card("<p><b>지금은 할 수 없습니다.</b> 쓸 수 있는 행동 마커가 없습니다.</p>"))
    else:
        show(card(_covered_line(where) + rows(_ways(ways))))
    if where.number is None and mat.get(track):
        ask_first(table, [where.key], "price")


def market(table: Table) -> None:
    """What a sale brings and a purchase costs, and what lies on the market afterwards."""
    where = coin_value(_on_track(table, "ship"), printed(table))
    berlin = has_roles(table) and _berlin(table)
    if where.number is None:
        ask_first(table, [where.key], "market")
    else:
        bonus = f"베를린 {figure_value('berlin_bonus')}닢을 더했습니다." if berlin else ""
        sold = ("팔면 받는 돈", bonus, f"{sale(where.number, berlin)}닢")
        show(card(rows([sold, ("사면 내는 돈", "", f"{where.number}닢")])))
    _market_after(table)


def _market_after(table: Table) -> None:
    """The market once a card has been sold."""
    lying = stepper(
        table,
        "암시장에 놓인 카드",
        lambda now: int(entry(now, "market", 0)),
        lambda now, count: jot(now, market=count),
        key="market",
        high=int(figure_value("market_spaces")),
        unit="장",
    )
    names = [f"{place}번째 카드" for place in range(1, lying + 1)]
    after = sell_to_market(names, "내가 판 카드")
    gone = f"<p>{escape(after.removed)}(맨 왼쪽)는 상자에 넣습니다.</p>" if after.removed else ""
    show(card(f"<p><b>팔고 난 암시장</b></p><p>{escape(' · '.join(after.cards))}</p>{gone}"))


def _income(table: Table, seat: int) -> Income:
    return income_of(
        left_on_income_track(table),
        [tile.id for tile in owned(table, seat)],
        number(table, "solo", seat) if "research" in table.expansions else 0,
        printed(table),
    )


def _parts(own: Income) -> str:
    base = "?" if own.base is None else own.base
    bonus = "?" if own.bonus is None else own.bonus
    return f"기본 {base} + 보너스 {bonus}"


def _on_track(table: Table, track: str) -> int:
    """Markers that lie on a track now."""
    removed = int(figure_value("markers_removed_per_track", table.players))
    most = components().markers_per_track - removed - 1
    name = next(info.name for info in components().tracks if info.id == track)
    return stepper(
        table,
        f"{name} 트랙에 놓인 마커",
        lambda now: min(most, int(entry(now, f"on_{track}", most))),
        lambda now, count: jot(now, **{f"on_{track}": count}),
        key=f"on-{track}",
        high=most,
        unit="개",
    )


def _mat(table: Table) -> dict[str, int]:
    """The kinds of markers on the player's mat."""
    here = [track for track in TRACKS if track in {"museum", "ship"} or track in sites(table)]
    names = {info.id: info.name for info in components().tracks}
    kept = [track for track in entry(table, "mat_kinds", here) if track in here]
    chosen = st.pills(
        "내 매트에 있는 마커",
        here,
        selection_mode="multi",
        default=kept,
        format_func=names.__getitem__,
        key="artifact-mat-kinds",
        on_change=heard("artifact-mat-kinds", lambda chosen: jot(table, mat_kinds=list(chosen))),
    )
    return {str(track): 1 for track in chosen or []}


def _purse(table: Table) -> int:
    kept = int(entry(table, "purse", 0))
    widget = f"artifact-purse-{kept}"
    value = st.number_input(
        "내 돈 (닢)",
        min_value=0,
        max_value=999,
        value=kept,
        key=widget,
        on_change=heard(widget, lambda typed: jot(table, purse=int(typed))),
    )
    return int(value)


def _roles(table: Table) -> list[str]:
    """The player's roles that change a price."""
    if not has_roles(table):
        return []
    helpful = {role.id: role.name for role in components().roles if role.id in {"andersson", "morley"}}
    chosen = st.pills(
        "내 역할",
        list(helpful),
        selection_mode="multi",
        default=[role for role in entry(table, "price_roles", []) if role in helpful],
        format_func=helpful.__getitem__,
        key="artifact-price-roles",
        on_change=heard("artifact-price-roles", lambda chosen: jot(table, price_roles=list(chosen))),
    )
    return list(chosen or [])


def _berlin(table: Table) -> bool:
    on = bool(entry(table, "berlin", False))
    st.toggle(
        "베를린을 맡고 있습니다",
        value=on,
        key=f"artifact-berlin-{on}",
        on_change=lambda: jot(table, berlin=not on),
    )
    return on


def _pick(table: Table, name: str, label: str, options: dict[str, str], usual: str) -> str:
    widget = f"artifact-{name}"
    kept = entry(table, name, usual)
    chosen = st.segmented_control(
        label,
        list(options),
        default=kept if kept in options else usual,
        format_func=options.__getitem__,
        required=True,
        key=widget,
        on_change=heard(widget, lambda chosen: jot(table, **{name: chosen})),
        width="stretch",
    )
    return str(chosen)


def _pick_site(table: Table) -> str:
    here = sites(table)
    names = {region: info.name for region in here for info in components().regions if info.id == region}
    return _pick(table, "price_site", "어느 유적지인가요?", names, here[0])


def _covered_line(where: Covered) -> str:
    number_there = "아직 모릅니다" if where.number is None else f"{where.number}입니다"
    return f"<p>낮은 쪽에서 {where.space}번째 칸을 덮습니다. 숫자는 {number_there}.</p>"


def _ways(ways: list[Payment]) -> list[tuple[str, str, str]]:
    """The ways to pay as lines; jokers all cost the same, so they share one."""
    lines = [
        _way(way, "맞는 마커" if way.marker else "안데르손", way.reason) for way in ways if not way.joker
    ]
    jokers = [way for way in ways if way.joker]
    if jokers:
        names = {info.id: info.name for info in components().tracks}
        which = ", ".join(names[way.marker] for way in jokers if way.marker)
        lines.append(_way(jokers[0], "조커", f"{which} 마커 가운데 하나를 제 트랙에 돌려놓습니다."))
    return lines


def _way(way: Payment, label: str, reason: str) -> tuple[str, str, str]:
    if way.receives:
        return label, reason, f"+{way.receives}닢"
    pays = "?" if way.pays is None else f"{way.pays}닢"
    return label, reason, f"{pays} · 돈 모자람" if way.allowed is False else pays
