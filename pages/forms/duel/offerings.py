"""Taking a card of the Pantheon: which space, and the exact price with every discount."""

from __future__ import annotations

from pages.forms.duel.city import city
from pages.forms.duel.tiles import key, keys
from pages.forms.duel.turns import both, cities, result, whose_turn
from pages.ui.html import escape, rows, show
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.duel.figures import numbers
from rules_data.duel.turn import Holdings, OfferingWay, pantheon_price, space_cost

_SPACE, _GATE = "duel_space", "duel_gate"
_SIDES = ("left", "right")
_PITCH = 58


def pantheon(table: Table) -> None:
    """The price of the card on a space."""
    seat = whose_turn(table, "pantheon")
    count = len(numbers("pantheon_costs"))
    space = table.get(_SPACE)
    space = space if isinstance(space, int) and 1 <= space <= count else 1
    gate = bool(table.get(_GATE))
    markup = _board(table, seat, space, count)
    markup += keys(key("gate", "관문 카드입니다", pressed=gate), 1)
    tap_picture(markup, key="duel-pantheon", on_tap=lambda tap: tap_pantheon(table, tap))
    me, offerings = both(table, seat)[0], city(table, seat)["offerings"]
    worked = pantheon_price(space, _SIDES[seat], gate, "sanctuary" in me.wonders, offerings)
    result(worked.best.coins, "주화", _afford(me, worked.best), [("어떻게?", worked.why, "")])
    if len(worked.ways) > 1:
        show(f'<div class="pj-card">{rows([_way(way) for way in worked.ways])}</div>')
    cities(table, seat, "pantheon", ("gods", "wonders"))


def tap_pantheon(table: Table, tap: str) -> None:
    """Chooses a space, or says that the Gate lies there."""
    word, _, value = tap.partition(":")
    table.keep(**({_GATE: not table.get(_GATE)} if word == "gate" else {_SPACE: int(value)}))


def _afford(me: Holdings, way: OfferingWay) -> str:
    short = way.coins - me.purse
    return "낼 수 있습니다." if short <= 0 else f"주화가 {short}개 모자랍니다."


def _way(way: OfferingWay) -> tuple[str, str, str]:
    tokens = " ".join(f"−{value}" for value in way.tokens)
    label = f"공물 토큰 {tokens}" if tokens else "공물 토큰 없이"
    return label, f"거스름 없이 {way.lost} 잃음" if way.lost else "", f"주화 {way.coins}"


def _board(table: Table, seat: int, chosen: int, count: int) -> str:
    """The spaces in their arc, each with both players' numbers, the own ones bold."""
    spaces = "".join(_space(table, seat, space, count, space == chosen) for space in range(1, count + 1))
    half = count * _PITCH / 2 + 4
    return (
        f'<svg viewBox="{-half} 0 {2 * half} 124" role="group" aria-label="판테온" '
        f'font-family="Pretendard, sans-serif">{spaces}</svg>'
    )


def _space(table: Table, seat: int, space: int, count: int, on: bool) -> str:
    away = space - (count + 1) / 2
    x, y = away * _PITCH, 14 + away**2 * 4
    words = f"{space}번째 칸, {table.names[seat]} 비용 {space_cost(space, _SIDES[seat])}"
    fill, edge, sign = (
        ("var(--figure)", "var(--figure)", "#fff") if on else ("var(--card)", "var(--line)", "var(--soft)")
    )
    costs = "".join(_cost(space_cost(space, _SIDES[own]), x, y, own, own == seat) for own in (0, 1))
    return (
        f'<g data-tap="space:{space}" aria-label="{escape(words)}" aria-pressed="{str(on).lower()}">'
        f'<rect x="{x - 25}" y="{y}" width="50" height="56" rx="8" fill="{fill}" stroke="{edge}" '
        f'stroke-width="2"/><path d="{_temple(x, y)}" fill="none" stroke="{sign}" stroke-width="2.5"/>'
        f"{costs}</g>"
    )


def _cost(coins: int, x: float, y: float, own: int, mine: bool) -> str:
    look = (
        'font-size="16" font-weight="750" fill="var(--figure)"'
        if mine
        else 'font-size="12" fill="var(--soft)"'
    )
    return f'<text x="{x + (-13, 13)[own]}" y="{y + 73}" text-anchor="middle" {look}>{coins}</text>'


def _temple(x: float, y: float) -> str:
    columns = "".join(f"M{x + shift} {y + 38}v-16" for shift in (-10, 0, 10))
    return f"M{x - 12} {y + 40}h24{columns}M{x - 14} {y + 20}h28L{x} {y + 9}z"
