"""What a tap on the pyramid or on a key of the panel does. No widgets here."""

from __future__ import annotations

from typing import Any

from pages.forms.orbis.draft import (
    GOD,
    WILD,
    as_sheet_tile,
    chosen_place,
    clear_draft,
    draft_of,
    from_sheet_tile,
    hand_color,
    keep_draft,
)
from pages.forms.orbis.offers import offers
from pages.forms.orbis.pyramid import obstacle_for
from pages.forms.orbis.saying import say
from pages.forms.orbis.world import learn, put, pyramid_of, world
from pages.ui.state import Table
from rules_data.orbis.components import COLORS
from rules_data.orbis.pyramid import Place, tile_at, with_tile

_NUMBERS = {"count", "cp", "icons", "mystic"}


def tap_pyramid(table: Table, seat: int, tap: str) -> None:
    """Chooses a place or the god; lays the tile in hand where it is complete."""
    say("")
    draft = draft_of(table, seat)
    if tap == GOD:
        keep_draft(table, seat, at=None if draft.get("at") == GOD else GOD, tile={}, edit=False, god={})
        return
    row, slot = tap.split(".")
    place, pyramid = Place(int(row), int(slot)), pyramid_of(table, seat)
    if chosen_place(draft) == place:
        clear_draft(table, seat)
    elif tile_at(pyramid, place) is not None:
        keep_draft(table, seat, at=list(place), tile={}, edit=False, more=False)
    elif blocked := obstacle_for(pyramid, place, hand_color(_values(draft))):
        say(blocked.reason)
    else:
        keep_draft(table, seat, at=list(place), tile=_values(draft), edit=False)
        _settle(table, seat)


def tap_panel(table: Table, seat: int, tap: str) -> None:
    """A key of the panel: a colour, a kind, a tile once entered, a value, or something to do with a tile."""
    say("")
    word, _, value = tap.partition(":")
    if word == "color":
        _take_color(table, seat, value)
    elif word == "tile":
        _take_known(table, seat, value)
    elif word == "kind":
        keep_draft(table, seat, tile={"kind": value, "color": _values(draft_of(table, seat))["color"]})
        _settle(table, seat)
    elif word == "more":
        keep_draft(table, seat, more=True)
    elif word == "act":
        _act(table, seat, value)
    else:
        known: Any = int(value) if word in _NUMBERS else value == "1" if word == "active" else value
        keep_draft(table, seat, tile=_values(draft_of(table, seat)) | {word: known}, more=False)
        _settle(table, seat)


def blocked_colors(table: Table, seat: int, place: Place | None) -> dict[str, str]:
    """Why a colour ("wilderness" among them) may not lie on a place, for those that may not."""
    if place is None:
        return {}
    free = with_tile(pyramid_of(table, seat), place, None)
    found = {color: obstacle_for(free, place, color) for color in (*COLORS, WILD)}
    return {color: blocked.reason for color, blocked in found.items() if blocked}


def _take_color(table: Table, seat: int, color: str) -> None:
    draft = draft_of(table, seat)
    blocked = blocked_colors(table, seat, chosen_place(draft))
    if color in blocked:
        say(blocked[color])
        return
    values = {"kind": WILD} if color == WILD else {"kind": "plain", "color": color}
    if hand_color(_values(draft)) == color:
        values = {}
    keep_draft(table, seat, tile=values, more=False)
    _settle(table, seat)


def _take_known(table: Table, seat: int, name: str) -> None:
    tile = dict(offers(table.box(), set(COLORS))).get(name)
    if tile is not None:
        keep_draft(table, seat, tile=from_sheet_tile(tile.model_dump(mode="json")), more=False)
        _settle(table, seat)


def _act(table: Table, seat: int, action: str) -> None:
    place = chosen_place(draft_of(table, seat))
    if action == "replace":
        keep_draft(table, seat, edit=True, tile={})
        return
    if place is not None and action != "cancel":
        laid = world(table, seat)["rows"][place.row][place.slot]
        changed = {"wild": {"kind": WILD}, "remove": None}
        if action == "switch" and laid:
            changed["switch"] = laid | {"active": not laid["active"]}
        put(table, seat, place, changed[action])
    clear_draft(table, seat)


def _settle(table: Table, seat: int) -> None:
    """Lays the tile once both it and its place are known."""
    draft = draft_of(table, seat)
    place, tile = chosen_place(draft), as_sheet_tile(_values(draft))
    if place is None or tile is None:
        return
    put(table, seat, place, tile, learned=learn(table, tile))
    clear_draft(table, seat)


def _values(draft: dict[str, Any]) -> dict[str, Any]:
    values: dict[str, Any] = draft.get("tile") or {}
    return values
