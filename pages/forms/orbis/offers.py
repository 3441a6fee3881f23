"""Tiles once entered, to be offered again: those of the box's list, a switched tile in both its states."""

from __future__ import annotations

from typing import Any

from rules_data import BoxError
from rules_data.orbis.box import TILE, BoxTile, box_tiles
from rules_data.orbis.components import COLORS
from rules_data.orbis.tiles import Irrigation, Tile, Village, Volcano, color_of


def readable_tiles(box: dict[str, Any]) -> tuple[list[BoxTile], list[str]]:
    """The tiles of the box's list, and the sentences about entries that are no tiles."""
    found: list[BoxTile] = []
    faults: list[str] = []
    for key, value in box.items():
        if not key.startswith(TILE):
            continue
        try:
            found += box_tiles({key: value})
        except BoxError as error:
            faults.append(str(error))
    return sorted(found, key=_order), faults


def offers(box: dict[str, Any], colors: set[str]) -> list[tuple[str, Tile]]:
    """The tiles of some colours to choose from, each with the id that a tap tells."""
    found: list[tuple[str, Tile]] = []
    for known in readable_tiles(box)[0]:
        if color_of(known.tile) not in colors:
            continue
        if isinstance(known.tile, Village | Volcano | Irrigation):
            found += [
                (f"{known.id}:{int(active)}", known.tile.model_copy(update={"active": active}))
                for active in (True, False)
            ]
        else:
            found.append((f"{known.id}:", known.tile))
    return found


def _order(known: BoxTile) -> tuple[int, bool, str, int]:
    tile = known.tile
    color = color_of(tile)
    points = getattr(tile, "cp", 0)
    return COLORS.index(color) if color else len(COLORS), tile.kind != "plain", tile.kind, points
