"""Calculators of an Orbis turn: cubes on the display, payment, places, what-if, cube limit, rounds.

Rules: the rulebook's seven steps of taking a region tile, its placing rules and its cube rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pydantic import Field

from rules_data.model import Figure, Frozen
from rules_data.orbis.components import COLORS, Color
from rules_data.orbis.forests import ForestState, forest_states
from rules_data.orbis.payments import (
    Exchange,
    ExchangeError,
    Payment,
    Reachable,
    exchange,
    exchangeable,
    most_of,
    owed_after_farms,
    payment,
)
from rules_data.orbis.pyramid import PLACES, Obstacle, Place, obstacle, shifted
from rules_data.orbis.tiles import Pyramid
from rules_data.orbis.whatif import WhatIf, what_if

__all__ = [
    "DisplayTile",
    "Exchange",
    "ExchangeError",
    "ForestState",
    "Limits",
    "Payment",
    "PlaceCheck",
    "Reachable",
    "RoundState",
    "Take",
    "WhatIf",
    "allowed_places",
    "display_neighbours",
    "exchange",
    "exchangeable",
    "forest_states",
    "legal_places",
    "limits",
    "most_of",
    "owed_after_farms",
    "payment",
    "round_state",
    "shifted",
    "take",
    "to_discard",
    "what_if",
]


class Limits(Frozen):
    """The turn's figures, as setup.yaml and turn.yaml name them."""

    display_side: int
    cubes_per_neighbour: int
    exchange_give: int
    hand_limit: int
    rounds: int
    region_places: int


class DisplayTile(Frozen):
    """A face-up tile of the display: its colour and the cubes that lie on it."""

    color: Color
    cubes: dict[Color, int] = Field(default_factory=dict)


Display = Sequence[DisplayTile | None]


class Take(Frozen):
    """What taking a tile of the display does.

    `placed_on`: the neighbours that get cubes of the tile's colour. `gained`: the cubes that lay on the tile.
    `display`: the display afterwards, the taken place empty.
    """

    color: Color
    placed_on: tuple[int, ...]
    gained: dict[Color, int]
    display: tuple[DisplayTile | None, ...]


class PlaceCheck(Frozen):
    """A place and why a tile may not lie there; None where it may."""

    place: Place
    obstacle: Obstacle | None

    @property
    def legal(self) -> bool:
        """Whether the tile may lie there."""
        return self.obstacle is None


class RoundState(Frozen):
    """A player's rounds: the current one (from 1), how many are left with it, and what may still be taken."""

    number: int
    left: int
    may_take_region: bool
    may_take_god: bool

    @property
    def finished(self) -> bool:
        """Whether the player's world is complete."""
        return self.left == 0

    @property
    def must_take_god(self) -> bool:
        """Whether nothing but a god may be taken."""
        return self.may_take_god and not self.may_take_region


def limits(figures: Mapping[str, Figure]) -> Limits:
    """The turn's figures out of the game's named figures."""
    return Limits(**{name: figures[name].value for name in Limits.model_fields})


def display_neighbours(index: int, limit: Limits) -> tuple[int, ...]:
    """The places above, left, right and below a place of the display (numbered from 0, row by row).

    Raises:
        ValueError: the display has no such place.
    """
    side = limit.display_side
    if not 0 <= index < side * side:
        raise ValueError(f"{index}번 칸은 없습니다. 0부터 {side * side - 1}까지 쓸 수 있습니다.")
    row, column = divmod(index, side)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(
        beside * side + place for beside, place in around if 0 <= beside < side and 0 <= place < side
    )


def take(display: Display, index: int, limit: Limits) -> Take:
    """Takes a tile: cubes of its colour go onto its neighbours, the cubes on it go to the player.

    Raises:
        ValueError: the display has no such place, or no tile lies there.
    """
    spots = display_neighbours(index, limit)
    tile = display[index]
    if tile is None:
        raise ValueError(f"{index}번 칸은 비어 있습니다. 타일이 있는 칸을 골라 주세요.")
    after = list(display)
    after[index] = None
    placed_on = tuple(spot for spot in spots if after[spot] is not None)
    for spot in placed_on:
        after[spot] = _with_cubes(after[spot], tile.color, limit.cubes_per_neighbour)
    gained = {color: tile.cubes.get(color, 0) for color in COLORS if tile.cubes.get(color, 0)}
    return Take(color=tile.color, placed_on=placed_on, gained=gained, display=tuple(after))


def legal_places(pyramid: Pyramid, color: Color | None) -> tuple[PlaceCheck, ...]:
    """Every place of the pyramid with what keeps a tile of the colour from it (None: a wilderness)."""
    return tuple(PlaceCheck(place=place, obstacle=obstacle(pyramid, place, color)) for place in PLACES)


def allowed_places(pyramid: Pyramid, color: Color | None) -> tuple[Place, ...]:
    """The places where a tile of the colour may lie; empty: it can only be laid as a wilderness."""
    return tuple(check.place for check in legal_places(pyramid, color) if check.legal)


def to_discard(hand: Mapping[Color, int], limit: Limits) -> int:
    """How many cubes go back at the end of the turn."""
    return max(0, sum(hand.values()) - limit.hand_limit)


def round_state(region_tiles: int, has_god: bool, limit: Limits) -> RoundState:
    """Where a player stands in the rounds.

    Args:
        region_tiles: region tiles taken so far, wilderness included.
        has_god: whether the god is taken.
        limit: the turn's figures.
    """
    done = min(region_tiles + has_god, limit.rounds)
    return RoundState(
        number=min(done + 1, limit.rounds),
        left=limit.rounds - done,
        may_take_region=region_tiles < limit.region_places,
        may_take_god=not has_god,
    )


def _with_cubes(tile: DisplayTile | None, color: Color, count: int) -> DisplayTile | None:
    if tile is None:
        return None
    return tile.model_copy(update={"cubes": {**tile.cubes, color: tile.cubes.get(color, 0) + count}})
