"""Forests: which are active, and why.

Source: the rulebook's paragraph on forests (neighbours of the shown colour; a wilderness is any colour).
"""

from __future__ import annotations

from rules_data.model import Frozen
from rules_data.orbis.components import Color, color_name
from rules_data.orbis.pyramid import Place, neighbours, tile_at, tiles_of
from rules_data.orbis.tiles import Forest, Pyramid, Tile, Wilderness, color_of


class ForestState(Frozen):
    """A forest as it stands.

    `matching` and `wild`: the neighbours of the wanted colour and the wilderness tiles among the neighbours.
    `free`: neighbouring places where nothing lies yet.
    """

    place: Place
    color: Color
    needed: int
    cp: int
    matching: tuple[Place, ...]
    wild: tuple[Place, ...]
    free: tuple[Place, ...]

    @property
    def count(self) -> int:
        """Neighbours that count."""
        return len(self.matching) + len(self.wild)

    @property
    def active(self) -> bool:
        """Whether the forest scores as things stand."""
        return self.count >= self.needed

    @property
    def missing(self) -> int:
        """How many neighbours are still missing."""
        return max(0, self.needed - self.count)

    @property
    def points(self) -> int:
        """What the forest scores as things stand."""
        return self.cp if self.active else 0

    @property
    def why(self) -> str:
        """The reason in a short sentence."""
        counted = f"{color_name(self.color)} {len(self.matching)}"
        counted += f" + 황무지 {len(self.wild)} = {self.count}" if self.wild else ""
        return f"맞닿은 {counted}, 필요한 수 {self.needed}"


def forest_state(pyramid: Pyramid, place: Place, forest: Forest) -> ForestState:
    """A forest on a place, with the neighbours that count for it."""
    around = [(spot, tile_at(pyramid, spot)) for spot in neighbours(place)]
    return ForestState(
        place=place,
        color=forest.needs.color,
        needed=forest.needs.count,
        cp=forest.cp,
        matching=tuple(spot for spot, tile in around if _has(tile, forest.needs.color)),
        wild=tuple(spot for spot, tile in around if isinstance(tile, Wilderness)),
        free=tuple(spot for spot, tile in around if tile is None),
    )


def forest_states(pyramid: Pyramid) -> tuple[ForestState, ...]:
    """Every forest of a pyramid, from the ground up."""
    return tuple(
        forest_state(pyramid, place, tile) for place, tile in tiles_of(pyramid) if isinstance(tile, Forest)
    )


def contested_wilderness(pyramid: Pyramid) -> tuple[Place, ...]:
    """Wilderness tiles that active forests need as two different colours at once.

    The rulebook lets a wilderness be the wanted colour, and does not say whether for several forests at once.
    """
    wanted: dict[Place, set[Color]] = {}
    for state in forest_states(pyramid):
        if state.active and len(state.matching) < state.needed:
            for spot in state.wild:
                wanted.setdefault(spot, set()).add(state.color)
    return tuple(sorted(spot for spot, colors in wanted.items() if len(colors) > 1))


def _has(tile: Tile | None, color: Color) -> bool:
    return tile is not None and color_of(tile) == color
