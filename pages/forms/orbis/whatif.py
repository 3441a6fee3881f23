"""What a tile of a colour on a place would change, in one sentence."""

from __future__ import annotations

from pages.forms.orbis.draft import WILD
from pages.forms.orbis.world import sheet_data
from pages.ui.state import Table
from rules_data import SheetError
from rules_data.korean import listing, with_particle
from rules_data.orbis.components import color_name, kind_name
from rules_data.orbis.pyramid import Place
from rules_data.orbis.sheet import Sheet
from rules_data.orbis.tiles import Plain, Wilderness
from rules_data.orbis.whatif import what_if

_PARTS = {"tiles": "타일", "wilderness": "황무지", "temples": "사원", "god": "신"}


def in_words(table: Table, seat: int, place: Place, color: str) -> str:
    """What a tile of a colour (or a wilderness) on a place would change, its own points left out.

    Empty where the sheet as it stands is refused.
    """
    tile = Wilderness(kind=WILD) if color == WILD else Plain(kind="plain", color=color, cp=0)
    try:
        change = what_if(Sheet.model_validate(sheet_data(table)), seat, place, tile, table.box())
    except SheetError:
        return ""
    name = with_particle(kind_name(WILD) if color == WILD else color_name(color), "을")
    if change.obstacle:
        return change.obstacle.reason
    parts = [f"{_PARTS[part]} {points:+d}점" for part, points in change.parts.items()]
    woken = listing([spot.label for spot in change.woken])
    words = f"여기에 {name} 놓으면 {change.change:+d}점."
    if not change.change:
        words = f"여기에 {name} 놓아도 점수는 그대로입니다."
    if woken:
        words += f" {woken} 숲이 살아납니다."
    elif len(parts) > 1:
        words += f" ({', '.join(parts)})"
    others = [
        f"{table.names[other]} {points:+d}점"
        for other, points in enumerate(change.seats)
        if points and other != seat
    ]
    return words + (f" 다른 사람: {', '.join(others)}." if others else "")
