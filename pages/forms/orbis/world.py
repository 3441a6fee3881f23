"""Every player's world as it is kept with the table, its changes, and how they are taken back."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Literal

from pages.ui.state import Table, as_one, store
from rules_data.orbis.box import TILE
from rules_data.orbis.pyramid import Place, empty_pyramid, shifted
from rules_data.orbis.sheet import Player
from rules_data.orbis.tiles import Pyramid

TileData = dict[str, Any]
World = dict[str, Any]
_UNDO_STEPS = 40
SETTINGS, TEMPLE_ORDER = "orbis_settings", "orbis_temple_order"


def world(table: Table, seat: int) -> World:
    """A player's world: cubes, god, rows of tiles from the ground up, and the changes that can be undone."""
    empty = {"cubes": 0, "god": None, "rows": [list(row) for row in empty_pyramid()], "undo": []}
    return copy.deepcopy(empty | table.get(_key(seat), {}))


def pyramid_of(table: Table, seat: int) -> Pyramid:
    """A player's tiles as the engine knows them."""
    return Player.model_validate({"pyramid": world(table, seat)["rows"]}).pyramid


def sheet_data(table: Table) -> dict[str, Any]:
    """The whole sheet as plain data."""
    seats = [world(table, seat) for seat in range(table.players)]
    return {
        "settings": table.get(SETTINGS, {}),
        "temple_order": [seat for seat in table.get(TEMPLE_ORDER, []) if seat < table.players],
        "players": [
            {"name": name, "cubes": own["cubes"], "god": own["god"], "pyramid": own["rows"]}
            for name, own in zip(table.names, seats, strict=True)
        ],
    }


@as_one
def put(table: Table, seat: int, place: Place, tile: TileData | None, learned: str | None = None) -> None:
    """Lays a tile on a place, or takes away what lies there.

    Args:
        table: the table in use.
        seat: whose pyramid.
        place: where.
        tile: the tile as a sheet writes it; None takes away.
        learned: the box value that this tile added, so that undoing takes it back too.
    """
    own = world(table, seat)
    change = {"place": list(place), "tile": own["rows"][place.row][place.slot]}
    own["rows"][place.row][place.slot] = tile
    _keep(table, seat, own, change | ({"learned": learned} if learned else {}))


@as_one
def set_god(table: Table, seat: int, god: TileData | None, learned: str | None = None) -> None:
    """Sets or takes away a player's god; `learned` as for `put`."""
    own = world(table, seat)
    change = {"god": own["god"]} | ({"learned": learned} if learned else {})
    own["god"] = god
    _keep(table, seat, own, change)


@as_one
def set_cubes(table: Table, seat: int, cubes: int) -> None:
    """Sets a player's cubes."""
    own = world(table, seat)
    change = {"cubes": own["cubes"]}
    own["cubes"] = cubes
    _keep(table, seat, own, change)


@as_one
def move(table: Table, seat: int, step: Literal[-1, 1]) -> None:
    """Moves all tiles of a pyramid one place to the right (1) or left (-1), where there is room."""
    own = world(table, seat)
    moved = shifted(_parsed(own), step)
    if moved is None:
        return
    own["rows"] = _plain(moved)
    _keep(table, seat, own, {"shift": -step})


def can_move(table: Table, seat: int, step: Literal[-1, 1]) -> bool:
    """Whether a pyramid with tiles has room on that side."""
    pyramid = pyramid_of(table, seat)
    return any(pyramid[0]) and shifted(pyramid, step) is not None


def undo(table: Table, seat: int) -> None:
    """Takes back a player's last change; a tile learned by it is forgotten again where nobody else has it."""
    learned: dict[str, TileData | None] = {}
    table.at_once(lambda now: _undo(now, seat, learned))
    for key, gone in learned.items():
        if not _used(table, gone):
            store().box.remove(table.game.id, key)


def can_undo(table: Table, seat: int) -> bool:
    """Whether there is something to take back."""
    return bool(world(table, seat)["undo"])


def learn(table: Table, tile: TileData) -> str | None:
    """Adds a tile to the box's list, so that it is offered from now on.

    Returns:
        The box value's id; None where the list has such a tile already, or it is a wilderness.
    """
    printed = as_printed(tile)
    known = [as_printed(value) for key, value in table.box().items() if key.startswith(TILE)]
    if printed["kind"] == "wilderness" or printed in known:
        return None
    key = TILE + _tile_id(printed)
    store().box.set(table.game.id, key, printed)
    return key


def as_printed(tile: Any) -> TileData:
    """A tile without what is not printed on it: whether it is active, its age and mark."""
    given = dict(tile) if isinstance(tile, Mapping) else {"kind": "?"}
    return {name: value for name, value in given.items() if name not in {"active", "age", "mark"}}


def _tile_id(printed: TileData) -> str:
    """A name made of what is printed: forest-green-6-blue-3."""
    parts: list[str] = []
    for value in printed.values():
        parts += [str(part) for part in (value.values() if isinstance(value, dict) else [value])]
    return "-".join(parts)


def _used(table: Table, tile: TileData | None) -> bool:
    wanted = as_printed(tile) if tile else None
    rows = (row for seat in range(table.players) for row in world(table, seat)["rows"])
    return any(laid and as_printed(laid) == wanted for row in rows for laid in row)


def _undo(table: Table, seat: int, learned: dict[str, TileData | None]) -> None:
    """Takes the change back; `learned` gets the box value that came with it, and the tile."""
    learned.clear()
    own = world(table, seat)
    if not own["undo"]:
        return
    change, gone = own["undo"].pop(), None
    if "place" in change:
        row, slot = change["place"]
        gone = own["rows"][row][slot]
        own["rows"][row][slot] = change["tile"]
    elif "shift" in change:
        own["rows"] = _plain(shifted(_parsed(own), change["shift"]) or _parsed(own))
    else:
        own |= {name: change[name] for name in ("god", "cubes") if name in change}
    table.keep(**{_key(seat): own})
    if change.get("learned"):
        learned[change["learned"]] = gone


def _keep(table: Table, seat: int, own: World, change: dict[str, Any]) -> None:
    own["undo"] = [*own["undo"], change][-_UNDO_STEPS:]
    table.keep(**{_key(seat): own})


def _parsed(own: World) -> Pyramid:
    return Player.model_validate({"pyramid": own["rows"]}).pyramid


def _plain(pyramid: Pyramid) -> list[list[TileData | None]]:
    return [[tile.model_dump(mode="json") if tile else None for tile in row] for row in pyramid]


def _key(seat: int) -> str:
    return f"orbis_{seat}"
