"""Turn helpers about cubes: what a tile costs me, the exchange, and what goes back over the limit."""

from __future__ import annotations

import streamlit as st

from pages.forms.orbis.cubes import Numbers, chips, cube_tray, in_words
from pages.ui.heard import heard
from pages.ui.html import card, escape, show
from pages.ui.state import Table, as_one
from pages.ui.stepper import stepper
from rules_data.model import Figure
from rules_data.orbis.components import COLORS, Color, color_name
from rules_data.orbis.turn import (
    ExchangeError,
    Limits,
    Payment,
    exchange,
    exchangeable,
    limits,
    most_of,
    payment,
    to_discard,
)

HAND, COST, WILD, FARMS = "orbis_hand", "orbis_cost", "orbis_wild", "orbis_farms"
_MOST_IN_HAND, _MOST_COST = 20, 9


def figures_of(table: Table) -> dict[str, Figure]:
    """The game's figures for this table."""
    return table.game.figures(table.players, table.expansions, table.box())


def limits_of(table: Table) -> Limits:
    """The turn's figures for this table."""
    return limits(figures_of(table))


def pay(table: Table) -> None:
    """Whether and how I can pay a tile, with farm tokens and exchanges."""
    cube_tray(
        table,
        "타일의 비용",
        lambda now: _numbers(now, COST),
        lambda now, numbers: now.keep(**{COST: numbers}),
        key="pay-cost",
        high=_MOST_COST,
    )
    stepper(
        table,
        "아무 색 비용 (마을의 추가 큐브도)",
        lambda now: int(now.get(WILD, 0)),
        lambda now, number: now.keep(**{WILD: number}),
        key="pay-wild",
        high=_MOST_COST,
        unit="개",
    )
    _hand(table, "pay", "내 큐브 (타일에서 가져온 것까지)")
    key = "pay-farms"
    st.pills(
        "내 무한대 토큰",
        COLORS,
        selection_mode="multi",
        default=table.get(FARMS, []),
        format_func=color_name,
        key=key,
        on_change=heard(key, lambda chosen: table.keep(**{FARMS: list(chosen)})),
    )
    if not any(table.get(COST, {}).values()) and not table.get(WILD, 0):
        st.caption("비용을 적으면 낼 큐브를 알려 드립니다.")
        return
    owed = _payment(table, None)
    show(card(_paid(owed, limits_of(table).exchange_give) + _other_reading(table, owed)))


def _payment(table: Table, farm_saves: int | None) -> Payment:
    return payment(
        hand_of(table),
        table.get(COST, {}),
        table.get(WILD, 0),
        table.get(FARMS, []),
        limits_of(table).exchange_give,
        farm_saves,
    )


def _paid(owed: Payment, give: int) -> str:
    if not owed.affordable:
        return (
            f"<p><b>큐브가 {owed.missing}개 모자랍니다.</b></p><p>지금은 타일을 황무지로 뒤집어야 합니다.</p>"
        )
    lines = f"<p><b>낼 수 있습니다.</b></p><p>낼 것 {chips(owed.pays) or '없음'}</p>"
    for swap in owed.exchanges:
        words = f"{color_name(swap.give)} {give * swap.times}개 → {color_name(swap.get)} {swap.times}개"
        lines += f"<p>먼저 바꾸기: {words}</p>"
    return lines + f"<p>남는 것 {chips(owed.left) or '없음'}</p>"


def _other_reading(table: Table, owed: Payment) -> str:
    """What the other reading of farm tokens would say, where it says something else."""
    saves = figures_of(table)["farm_other_reading"].value
    other = _payment(table, saves)
    if (other.pays, other.missing) == (owed.pays, owed.missing):
        return ""
    words = (
        f"{in_words(other.pays) or '없음'}을 냅니다" if other.affordable else f"{other.missing}개 모자랍니다"
    )
    return (
        f'<p class="pj-sub">무한대 토큰이 한 차례에 {saves}개만 줄인다고 읽으면 {escape(words)}. '
        "판지기는 한국어판 설명서를 따릅니다.</p>"
    )


def swap(table: Table) -> None:
    """Turning cubes of one colour into another."""
    give = limits_of(table).exchange_give
    _hand(table, "swap", "내 큐브")
    hand = hand_of(table)
    possible = exchangeable(hand, give)
    if not possible:
        show(card(f"<p>같은 색 큐브가 {give}개 이상 있어야 바꿉니다.</p>"))
        return
    colors = list(possible)
    source = st.pills(
        "낼 색", colors, default=colors[0], format_func=color_name, key=f"swap-from-{colors}", required=True
    )
    targets = [color for color in COLORS if color != source]
    target = st.pills("받을 색", targets, format_func=color_name, key=f"swap-to-{source}")
    if source and target:
        after = most_of(hand, target, give)
        words = f"{color_name(target)}: 지금 {hand.get(target, 0)}개, 모두 바꾸면 {after.count}개"
        show(card(f"<p>{escape(words)}</p>"))
        st.button(
            f"{color_name(source)} {give}개 내고 {color_name(target)} 1개 받기",
            type="primary",
            key="swap-do",
            width="stretch",
            on_click=_swap,
            args=(table, source, target, give),
        )


@as_one
def _swap(table: Table, source: Color, target: Color, give: int) -> None:
    try:
        table.keep(**{HAND: exchange(hand_of(table), source, target, give)})
    except ExchangeError as error:
        st.toast(str(error), icon=":material/info:")


def cube_limit(table: Table) -> None:
    """How many cubes go back at the end of the turn."""
    limit = limits_of(table)
    _hand(table, "end", "차례 끝의 내 큐브")
    hand = hand_of(table)
    back = to_discard(hand, limit)
    words = f"큐브 <b>{back}개</b>를 버립니다. 색은 내가 고릅니다." if back else "버릴 큐브가 없습니다."
    show(card(f"<p>모두 {sum(hand.values())}개입니다. {words}</p>"))


def hand_of(table: Table) -> Numbers:
    """My cubes as they were entered."""
    return _numbers(table, HAND)


def _numbers(table: Table, name: str) -> Numbers:
    kept = table.get(name, {})
    return {color: int(kept.get(color, 0)) for color in COLORS}


def _hand(table: Table, place: str, label: str) -> None:
    cube_tray(
        table,
        label,
        hand_of,
        lambda now, numbers: now.keep(**{HAND: numbers}),
        key=f"{place}-hand",
        high=_MOST_IN_HAND,
    )
