"""What a tile on a place would change, from the same engine that scores the sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_data.model import Frozen
from rules_data.orbis.forests import forest_states
from rules_data.orbis.pyramid import Obstacle, Place, empty_pyramid, obstacle, with_tile
from rules_data.orbis.scoring import score
from rules_data.orbis.sheet import Sheet
from rules_data.orbis.tiles import Pyramid, Tile, color_of


class WhatIf(Frozen):
    """What would change if a tile were put on a place.

    `obstacle`: why it may not lie there (then nothing else is computed). `parts`: the owner's points that
    change, by breakdown key. `seats`: every seat's change of total (temples and gods touch the others too).
    `woken`: the places of forests that become active.
    """

    obstacle: Obstacle | None
    before: int
    after: int
    parts: dict[str, int]
    seats: tuple[int, ...]
    woken: tuple[Place, ...]

    @property
    def change(self) -> int:
        """How the owner's total changes."""
        return self.after - self.before


def what_if(sheet: Sheet, seat: int, place: Place, tile: Tile, box: Mapping[str, Any]) -> WhatIf:
    """Scores the sheet with and without a tile.

    Args:
        sheet: the sheet as it stands.
        seat: whose pyramid.
        place: where the tile would go.
        tile: the tile; a `Plain` of a colour with 0 points asks for the colour alone.
        box: box values, as for `score`.

    Raises:
        SheetError: the sheet as it stands is refused.
    """
    now = score(sheet, box)
    pyramid: Pyramid = sheet.players[seat].pyramid or empty_pyramid()
    blocked = obstacle(pyramid, place, color_of(tile))
    grown = pyramid if blocked else with_tile(pyramid, place, tile)
    then = now if blocked else score(_with_pyramid(sheet, seat, grown), box)
    before, after = now.players[seat], then.players[seat]
    changed = {part: points - before.breakdown[part] for part, points in after.breakdown.items()}
    pairs = zip(then.players, now.players, strict=True)
    return WhatIf(
        obstacle=blocked,
        before=before.total,
        after=after.total,
        parts={part: points for part, points in changed.items() if points},
        seats=tuple(new.total - old.total for new, old in pairs),
        woken=_woken(pyramid, grown),
    )


def _with_pyramid(sheet: Sheet, seat: int, pyramid: Pyramid) -> Sheet:
    players = list(sheet.players)
    players[seat] = players[seat].model_copy(update={"pyramid": pyramid})
    return sheet.model_copy(update={"players": tuple(players)})


def _woken(before: Pyramid, after: Pyramid) -> tuple[Place, ...]:
    awake = {state.place for state in forest_states(before) if state.active}
    return tuple(state.place for state in forest_states(after) if state.active and state.place not in awake)
