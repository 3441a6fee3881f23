"""The forms of the games: one module a game, found by the game's id.

A form module has `sheet(table) -> dict | None`, which draws the score sheet's widgets and gives the sheet as
plain data. It may have

- `CALCULATORS`: turn helpers by the names that turn.yaml uses
- `DRAWS`: random helpers by the names that setup.yaml uses
- `table_picture(guide) -> str`: the laid-out table as SVG, or `laid_table(table, guide) -> str` where the
  picture depends on what the table has chosen
- `stages(guide)`: ids, names and steps of a set-up that is done in several walks
- `details(table, result, player, seat)`: what to show above a player's lines
- `SWITCHES`: by the name of a setting, draws its switch beside the warning that names it
- `box_editor(table)`: box values of its own
- `EXTRAS`: paths, labels and icons of pages that only this game has
"""

from __future__ import annotations

import importlib
from types import ModuleType

from rules_data import Game


def form(game: Game) -> ModuleType:
    """The form module of a game.

    Raises:
        ModuleNotFoundError: the game has no form.
    """
    return importlib.import_module(f"pages.forms.{game.id}")
