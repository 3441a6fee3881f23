"""The tile that is being entered: what is known of it so far, and what is asked next."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import TypeAdapter

from pages.ui.state import Table, as_one
from rules_data.orbis.components import Color, Kind, components
from rules_data.orbis.pyramid import PLACES, Place
from rules_data.orbis.tiles import SheetTile, Tile

Field = Literal["active", "wanted", "count", "cp", "icons", "mystic"]
Draft = dict[str, Any]
GOD = "god"
WILD = "wilderness"
_TILE: TypeAdapter[Tile] = TypeAdapter(SheetTile)
_ASKED: dict[str, tuple[Field, ...]] = {
    "plain": ("cp",),
    "village": ("active", "cp"),
    "volcano": ("active", "cp"),
    "irrigation": ("active", "cp"),
    "forest": ("wanted", "count", "cp"),
    "temple": ("icons", "mystic"),
}


def draft_of(table: Table, seat: int) -> Draft:
    """What a player is entering: `at` (a place, or "god"), `tile` (values so far), `edit`, `more`, `god`."""
    return dict(table.get(_key(seat), {}))


@as_one
def keep_draft(table: Table, seat: int, **changes: Any) -> None:
    """Changes what is being entered."""
    table.keep(**{_key(seat): draft_of(table, seat) | changes})


def clear_draft(table: Table, seat: int) -> None:
    """Nothing is being entered any more."""
    table.keep(**{_key(seat): {}})


def chosen_place(draft: Draft) -> Place | None:
    """The place that is chosen, unless it is the god's."""
    at = draft.get("at")
    return Place(*at) if isinstance(at, list) and Place(*at) in PLACES else None


def kinds_of(color: str) -> list[Kind]:
    """The kinds that a tile of a colour may have, the plain one first."""
    return ["plain", *(kind.id for kind in components().kinds if kind.color == color)]


def next_field(values: dict[str, Any]) -> Field | None:
    """What has to be asked next about a tile of a known kind; None where all is known."""
    return next((name for name in _ASKED.get(values["kind"], ()) if name not in values), None)


def hand_color(values: dict[str, Any]) -> Color | Literal["wilderness"] | None:
    """The colour in hand, "wilderness", or None where nothing is."""
    color: Color | None = values.get("color")
    return "wilderness" if values.get("kind") == WILD else color


def as_sheet_tile(values: dict[str, Any]) -> dict[str, Any] | None:
    """A complete tile as a sheet writes it; None while something is missing."""
    if "kind" not in values or next_field(values) is not None:
        return None
    if values["kind"] == WILD:
        return {"kind": WILD}
    tile = {name: value for name, value in values.items() if name not in {"wanted", "count"}}
    if values["kind"] == "forest":
        tile["needs"] = {"color": values["wanted"], "count": values["count"]}
    return tile


def from_sheet_tile(tile: dict[str, Any]) -> dict[str, Any]:
    """The values of a tile of the sheet, as a draft has them."""
    values = {name: value for name, value in tile.items() if name != "needs"}
    if needs := tile.get("needs"):
        values |= {"wanted": needs["color"], "count": needs["count"]}
    return values


def parsed(tile: dict[str, Any]) -> Tile:
    """A complete tile as the engine knows it."""
    return _TILE.validate_python(tile)


def _key(seat: int) -> str:
    return f"orbis_draft_{seat}"
