"""Calculators of a tourism turn: takes, prices, reserves, tokens to return, relics due.

Rules: the game's own guide page. Colours are the five of `COLORS`; jokers are counted apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_data.model import Figure, Frozen
from rules_data.tourism.components import COLORS, Cost, Relic


class Limits(Frozen):
    """The turn's figures, as turn.yaml names them."""

    take_different: int
    take_same: int
    same_needs: int
    hand_limit: int
    reserve_limit: int
    reserve_jokers: int


class Takes(Frozen):
    """What the take action allows with a bank: how many different colours of which, and which in pairs."""

    different: int
    colors: tuple[str, ...]
    pairs: tuple[str, ...]


class Price(Frozen):
    """What a card costs a player.

    `owed`: tokens of each colour after discounts. `pays`: tokens of each colour that the player gives.
    `jokers`: jokers that fill the gap. `missing`: how many are still missing after all jokers.
    """

    owed: dict[str, int]
    pays: dict[str, int]
    jokers: int
    missing: int

    @property
    def affordable(self) -> bool:
        """Whether the player can pay."""
        return self.missing == 0


class Reserve(Frozen):
    """Whether a player may reserve, whether a joker comes with it, and what must be returned then."""

    allowed: bool
    joker: bool
    to_return: int


def limits(figures: Mapping[str, Figure]) -> Limits:
    """The turn's figures out of the game's named figures."""
    return Limits(**{name: figures[name].value for name in Limits.model_fields})


def legal_takes(bank: Mapping[str, int], limit: Limits) -> Takes:
    """What may be taken from the bank.

    Three or more colours left: three different ones. Two left: those two. One left: one of it.
    Two of one colour only where enough of it lie in the bank before the take.

    Args:
        bank: tokens of each colour in the bank.
        limit: the turn's figures.
    """
    colors = tuple(color for color in COLORS if bank.get(color, 0) > 0)
    pairs = tuple(color for color in colors if bank[color] >= limit.same_needs)
    return Takes(different=min(limit.take_different, len(colors)), colors=colors, pairs=pairs)


def to_return(tokens: Mapping[str, int], jokers: int, limit: Limits) -> int:
    """How many tokens go back at the end of an action (jokers count as tokens)."""
    return max(0, sum(tokens.values()) + jokers - limit.hand_limit)


def price(cost: Cost, discounts: Mapping[str, int], tokens: Mapping[str, int], jokers: int) -> Price:
    """The price of a card: printed cost less own discounts, never below 0, gaps filled by jokers.

    Args:
        cost: the printed cost.
        discounts: own discounts of each colour.
        tokens: own tokens of each colour.
        jokers: own jokers.
    """
    owed = {color: max(0, cost.of(color) - discounts.get(color, 0)) for color in COLORS}
    pays = {color: min(owed[color], tokens.get(color, 0)) for color in COLORS}
    gap = sum(owed.values()) - sum(pays.values())
    used = min(gap, jokers)
    return Price(owed=owed, pays=pays, jokers=used, missing=gap - used)


def reserve(reserved: int, bank_jokers: int, hand: int, limit: Limits) -> Reserve:
    """Whether a card may be reserved; a joker comes with it while the bank has one.

    Args:
        reserved: own reserved cards.
        bank_jokers: jokers in the bank.
        hand: own tokens and jokers together.
        limit: the turn's figures.
    """
    allowed = reserved < limit.reserve_limit
    gains = min(limit.reserve_jokers, bank_jokers) if allowed else 0
    return Reserve(allowed=allowed, joker=gains > 0, to_return=max(0, hand + gains - limit.hand_limit))


def relics_due(discounts: Mapping[str, int], revealed: Sequence[Relic]) -> list[Relic]:
    """The face-up relics whose condition the discounts meet; the player takes exactly one of them."""
    return [
        relic
        for relic in revealed
        if all(discounts.get(color, 0) >= relic.needs.of(color) for color in COLORS)
    ]


def link_colors(discounts: Mapping[str, int]) -> list[str]:
    """The colours that a link card may be linked to; empty: it cannot be bought yet."""
    return [color for color in COLORS if discounts.get(color, 0) > 0]
