"""What a card on the Pantheon costs, and how offering tokens may pay for it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Literal

from rules_data.duel.components import components
from rules_data.duel.figures import number, numbers
from rules_data.errors import Problem, RefusedError
from rules_data.model import Frozen

Side = Literal["left", "right"]


class PantheonError(RefusedError):
    """A Pantheon price that cannot be worked out."""


class OfferingWay(Frozen):
    """One way to pay: the offering tokens spent, the coins paid, and how much of the tokens is lost."""

    tokens: tuple[int, ...]
    coins: int
    lost: int


class PantheonPrice(Frozen):
    """The price of a space.

    `printed`: the player's own number on the space. `before_offerings`: after the gate's doubling and the
    Sanctuary. `best`: fewest coins, then least lost, then fewest tokens. `ways`: all ways, no token first.
    """

    space: int
    printed: int
    gate: bool
    sanctuary: bool
    before_offerings: int
    best: OfferingWay
    ways: tuple[OfferingWay, ...]
    why: str


def space_cost(space: int, side: Side) -> int:
    """A player's number on a space; spaces count from 1, the left player's cheapest first.

    Raises:
        PantheonError: the board has no such space.
    """
    costs = numbers("pantheon_costs")
    if not 1 <= space <= len(costs):
        message = f"{space}번 칸은 없습니다. 1부터 {len(costs)}까지 쓸 수 있습니다."
        raise PantheonError([Problem(code="out_of_range", path="space", message=message)])
    return costs[space - 1] if side == "left" else costs[-space]


def pantheon_price(
    space: int, side: Side, gate: bool = False, sanctuary: bool = False, offerings: Sequence[int] = ()
) -> PantheonPrice:
    """The exact price of taking the card on a space.

    Args:
        space: 1..6 from the left player's side.
        side: which player takes it.
        gate: whether the Gate lies there (double cost, before any discount).
        sanctuary: whether the player has built the Sanctuary.
        offerings: printed values of the player's offering tokens.

    Raises:
        PantheonError: no such space, or a token that is not in the box (or twice).
    """
    _check_offerings(offerings)
    printed = space_cost(space, side)
    cost = printed * (number("gate_factor") if gate else 1)
    cost = max(0, cost - (number("sanctuary_discount") if sanctuary else 0))
    ways = tuple(
        OfferingWay(tokens=tokens, coins=max(0, cost - sum(tokens)), lost=max(0, sum(tokens) - cost))
        for size in range(len(offerings) + 1)
        for tokens in itertools.combinations(sorted(offerings), size)
    )
    best = min(ways, key=lambda way: (way.coins, way.lost, len(way.tokens)))
    return PantheonPrice(
        space=space,
        printed=printed,
        gate=gate,
        sanctuary=sanctuary,
        before_offerings=cost,
        best=best,
        ways=ways,
        why=_why(printed, gate, sanctuary, best),
    )


def _why(printed: int, gate: bool, sanctuary: bool, best: OfferingWay) -> str:
    parts = [f"내 쪽 비용 {printed}"]
    if gate:
        parts.append(f"관문 ×{number('gate_factor')}")
    if sanctuary:
        parts.append(f"성역 −{number('sanctuary_discount')}")
    if best.tokens:
        parts.append(f"공물 −{' −'.join(map(str, best.tokens))}")
    return f"{', '.join(parts)} → 주화 {best.coins}개"


def _check_offerings(offerings: Sequence[int]) -> None:
    known = components().offerings
    for value in offerings:
        if value not in known or list(offerings).count(value) > 1:
            allowed = ", ".join(map(str, known))
            message = f"공물 토큰 {value}: 쓸 수 있는 토큰은 {allowed}이고 하나씩만 있습니다."
            raise PantheonError([Problem(code="out_of_range", path="offerings", message=message)])
