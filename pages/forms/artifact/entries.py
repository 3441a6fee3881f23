"""What is entered at an Artifact table: every value a key of its own, kept at once, taken back in steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pages.ui.state import Table, as_one
from pages.ui.undo import change
from rules_data.artifact.components import REGIONS, Tile, components, tiles_in_play
from rules_data.artifact.turn import box_number, research_ladder

_PREFIX = "artifact_"
# Three people leave one site out; the quick start leaves this one, so it is the first choice here.
USUAL_SITE_OUT = "asia"


def entry(table: Table, name: str, default: Any = None) -> Any:
    """One thing entered at the table; `default` where nothing is."""
    value = table.get(_PREFIX + name)
    return default if value is None else value


def enter(table: Table, changes: Mapping[str, Any]) -> None:
    """Keeps what is entered, to be taken back by `undo`. None takes an entry away."""
    change(table, {_PREFIX + name: value for name, value in changes.items()})


def jot(table: Table, **changes: Any) -> None:
    """Keeps what a turn helper was told; nothing that undo would take back."""
    table.keep(**{_PREFIX + name: value for name, value in changes.items()})


def site_out(table: Table) -> str | None:
    """The site that three people leave out; None with more people."""
    return entry(table, "site_out", USUAL_SITE_OUT) if table.players == 3 else None


def sites(table: Table) -> tuple[str, ...]:
    """The sites in play."""
    return tuple(region for region in REGIONS if region != site_out(table))


def owner(table: Table, tile_id: str) -> int | None:
    """The seat that has a tile, if anybody has."""
    seat = entry(table, f"tile_{tile_id}")
    return seat if isinstance(seat, int) and seat < table.players else None


def owned(table: Table, seat: int) -> list[Tile]:
    """A player's exhibition tiles."""
    return [tile for tile in tiles_in_play(sites(table)) if owner(table, tile.id) == seat]


def taken(table: Table) -> list[Tile]:
    """The tiles that any player has."""
    return [tile for tile in tiles_in_play(sites(table)) if owner(table, tile.id) is not None]


def left_on_income_track(table: Table) -> int:
    """Tiles left on the income track: as counted from the tiles that players have, or as last said.

    What somebody said by hand holds from then on; tiles taken after that are counted off it.
    """
    gone = sum(tile.area == "income" for tile in taken(table))
    said = entry(table, "income_left")
    if said is None:
        return sum(tile.area == "income" for tile in tiles_in_play(sites(table))) - gone
    most = components().income_spaces - 1
    return min(most, max(0, int(said["left"]) - (gone - int(said["gone"]))))


@as_one
def say_left_on_income_track(table: Table, left: int) -> None:
    """Sets by hand how many tiles are left on the income track."""
    gone = sum(tile.area == "income" for tile in taken(table))
    enter(table, {"income_left": {"left": left, "gone": gone}})


def number(table: Table, name: str, seat: int) -> int:
    """A player's money, solo exhibitions or manuscripts."""
    return int(entry(table, f"{name}_{seat}", 0))


def start_value(table: Table) -> int:
    """What the start space of the research tracks is worth at this table."""
    return int(entry(table, "start_value", 0))


def steps(table: Table, seat: int) -> dict[str, int]:
    """A player's research markers by region in play, steps above the start space."""
    top = len(research_ladder(start_value(table))) - 1
    return {region: min(top, int(entry(table, f"step_{seat}_{region}", 0))) for region in sites(table)}


def printed(table: Table) -> dict[str, Any]:
    """Printed values by box id: those of the owner's box, over them those typed in at this table alone."""
    prefix = f"{_PREFIX}printed_"
    typed = {
        name.removeprefix(prefix): value
        for name, value in table.state.items()
        if name.startswith(prefix) and value is not None
    }
    return table.box() | typed


def printed_number(table: Table, key: str) -> int | None:
    """A printed value, None while nobody has typed it in."""
    return box_number(printed(table), key)


def has_research(table: Table) -> bool:
    """Whether the research expansion is played."""
    return "research" in table.expansions


def has_roles(table: Table) -> bool:
    """Whether the roles expansion is played."""
    return "roles" in table.expansions
