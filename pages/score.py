"""The score page: the game's own sheet, then who is ahead and why, computed anew each time."""

from pages.forms import form
from pages.ui.frame import tabs, top
from pages.ui.keep import correcting_note, keep_bar
from pages.ui.part import part
from pages.ui.result import refused, show_result
from pages.ui.state import current_table
from rules_data import SheetError

table = current_table()
game = table.game
top(f"{game.name} · 점수", back="pages/game.py", table=table)
correcting_note(table)
module = form(game)


@part
def counting() -> None:
    """The sheet and what it comes to: all that a tap changes."""
    sheet = module.sheet(table)
    if sheet is None:
        return
    try:
        result = game.score(sheet, table.box())
    except SheetError as error:
        refused(error)
        return
    details, switches = getattr(module, "details", None), getattr(module, "SWITCHES", None)
    show_result(game, table, result, details, switches)
    keep_bar(table, sheet, result)


counting()
tabs(table)
