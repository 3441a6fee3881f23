"""The shape of a world: places, what they rest on, what they touch, what may lie where.

Rows are counted from the ground up (row 0), slots of a row from the left (slot 0). Slot i of row r rests on
slots i and i+1 of row r-1. Source: the three placing rules; the six neighbours follow from hexagons
piled 5-4-3-2.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from rules_data.korean import listing, with_particle
from rules_data.model import Frozen
from rules_data.orbis.components import COLORS, Color, color_name, figure_value
from rules_data.orbis.tiles import Pyramid, Row, Tile, color_of, is_wild

ROWS: tuple[int, ...] = tuple(figure_value("pyramid_rows"))
Code = Literal["taken", "base_gap", "support", "color"]
_RULES: dict[Code, str] = {
    "taken": "orbis.turn.place",
    "base_gap": "orbis.turn.place.base",
    "support": "orbis.turn.place.support",
    "color": "orbis.turn.place.color",
}


class Place(NamedTuple):
    """A place of the pyramid: row from the ground, slot from the left, both from 0."""

    row: int
    slot: int

    @property
    def label(self) -> str:
        """The place as people say it: "2층 1번째"."""
        return f"{self.row + 1}층 {self.slot + 1}번째"


class Obstacle(Frozen):
    """Why a tile may not lie on a place: a code, a Korean sentence, the rule behind it."""

    code: Code
    reason: str
    rule: str


PLACES: tuple[Place, ...] = tuple(Place(row, index) for row, size in enumerate(ROWS) for index in range(size))


def empty_pyramid() -> Pyramid:
    """A pyramid without any tile."""
    return tuple((None,) * size for size in ROWS)


def tile_at(pyramid: Pyramid, place: Place) -> Tile | None:
    """The tile on a place, or None."""
    return pyramid[place.row][place.slot]


def with_tile(pyramid: Pyramid, place: Place, tile: Tile | None) -> Pyramid:
    """The pyramid with one place changed."""
    rows: list[Row] = list(pyramid)
    row = list(rows[place.row])
    row[place.slot] = tile
    rows[place.row] = tuple(row)
    return tuple(rows)


def shifted(pyramid: Pyramid, step: Literal[-1, 1]) -> Pyramid | None:
    """All tiles moved one place to the right (1) or left (-1); None where the ground has no room there.

    At the table a ground row may grow to either side; on a sheet its places are fixed.
    """
    edge = -1 if step == 1 else 0
    if pyramid[0][edge] is not None:
        return None
    return tuple((None, *row[:-1]) if step == 1 else (*row[1:], None) for row in pyramid)


def tiles_of(pyramid: Pyramid) -> list[tuple[Place, Tile]]:
    """Every tile with its place, from the ground up, left to right."""
    found = ((place, tile_at(pyramid, place)) for place in PLACES)
    return [(place, tile) for place, tile in found if tile is not None]


def neighbours(place: Place) -> tuple[Place, ...]:
    """The places that share a side of the hexagon: at most six."""
    row, index = place
    around = (
        (row, index - 1),
        (row, index + 1),
        (row - 1, index),
        (row - 1, index + 1),
        (row + 1, index - 1),
        (row + 1, index),
    )
    return tuple(Place(*spot) for spot in around if _exists(*spot))


def supports(place: Place) -> tuple[Place, ...]:
    """The two places that a place rests on; none on the ground."""
    below = ((place.row - 1, place.slot), (place.row - 1, place.slot + 1))
    return tuple(Place(*spot) for spot in below) if place.row else ()


def allowed_colors(pyramid: Pyramid, place: Place) -> tuple[Color, ...]:
    """The colours that the tiles below allow on a place; all five on the ground or over a wilderness.

    A place that lacks a tile below allows none.
    """
    below = [tile_at(pyramid, spot) for spot in supports(place)]
    if any(tile is None for tile in below):
        return ()
    if not below or any(tile is not None and is_wild(tile) for tile in below):
        return COLORS
    wanted = {color_of(tile) for tile in below if tile is not None}
    return tuple(color for color in COLORS if color in wanted)


def obstacle(pyramid: Pyramid, place: Place, color: Color | None) -> Obstacle | None:
    """Why a new tile may not be put on a place; None where it may.

    Args:
        pyramid: the tiles that lie already.
        place: where the tile would go.
        color: the tile's colour; None for a wilderness, which is free of the colour rule alone.
    """
    if tile_at(pyramid, place) is not None:
        return _no("taken", f"{place.label}에는 이미 타일이 있습니다.")
    if place.row == 0:
        return _gap(place) if _apart(pyramid[0], place.slot) else None
    return standing_obstacle(pyramid, place, color)


def standing_obstacle(pyramid: Pyramid, place: Place, color: Color | None) -> Obstacle | None:
    """What is wrong with a tile above the ground where it lies: no support, or no colour to rest on."""
    missing = [spot.label for spot in supports(place) if tile_at(pyramid, spot) is None]
    if missing:
        places = with_particle(listing(missing), "이")
        return _no("support", f"{place.label}: 아래 {places} 비어 있습니다. 타일 두 개 위에 놓아야 합니다.")
    allowed = allowed_colors(pyramid, place)
    if color is None or color in allowed:
        return None
    below = ", ".join(color_name(name) for name in allowed)
    return _no(
        "color",
        f"{place.label}: {with_particle(color_name(color), '은')} 놓을 수 없습니다. "
        f"아래 타일과 같은 {below} 또는 황무지여야 합니다.",
    )


def ground_gap(row: Iterable[Tile | None]) -> Obstacle | None:
    """What is wrong with a ground row that has an empty place between its tiles; None if nothing."""
    filled = [index for index, tile in enumerate(row) if tile is not None]
    for left, right in itertools.pairwise(filled):
        if right != left + 1:
            return _gap(Place(0, right))
    return None


def _apart(ground: Sequence[Tile | None], index: int) -> bool:
    """Whether a place of the ground touches none of the tiles that lie there."""
    beside = [spot for spot in (index - 1, index + 1) if 0 <= spot < len(ground)]
    return any(ground) and not any(ground[spot] for spot in beside)


def _gap(place: Place) -> Obstacle:
    return _no("base_gap", f"{place.label}: 떨어져 있습니다. 1층 타일은 빈자리 없이 이어 놓아야 합니다.")


def _no(code: Code, reason: str) -> Obstacle:
    return Obstacle(code=code, reason=reason, rule=_RULES[code])


def _exists(row: int, index: int) -> bool:
    return 0 <= row < len(ROWS) and 0 <= index < ROWS[row]
