"""Small builders for Orbis sheets: a world is written as rows of letters from the ground up.

Letters: y g r b w are plain tiles of that colour without points, x is a wilderness, . is an empty place.
"""

from __future__ import annotations

from typing import Any

import rules_data
from rules_data.model import Result
from rules_data.orbis.sheet import Player
from rules_data.orbis.tiles import Pyramid

COLORS = {"y": "yellow", "g": "green", "r": "red", "b": "blue", "w": "white"}
FULL = ("rrbww", "rrbw", "rbw", "bw")
EMPTY = (".....", "....", "...", "..")
Data = dict[str, Any]


def tile(letter: str) -> Data | None:
    if letter == ".":
        return None
    return {"kind": "wilderness"} if letter == "x" else plain(COLORS[letter])


def plain(color: str, cp: int = 0) -> Data:
    return {"kind": "plain", "color": color, "cp": cp}


def forest(wanted: str, count: int, cp: int) -> Data:
    return {"kind": "forest", "color": "green", "cp": cp, "needs": {"color": wanted, "count": count}}


def temple(icons: int, mystic: int) -> Data:
    return {"kind": "temple", "color": "white", "icons": icons, "mystic": mystic}


def rows(*letters: str, put: dict[tuple[int, int], Data] | None = None) -> list[list[Data | None]]:
    """Rows as a sheet has them; `put` lays further tiles by (row, slot)."""
    found = [[tile(letter) for letter in row] for row in letters or FULL]
    for (row, slot), thing in (put or {}).items():
        found[row][slot] = thing
    return found


def pyramid(*letters: str, put: dict[tuple[int, int], Data] | None = None) -> Pyramid:
    """The same as checked tiles."""
    return Player.model_validate({"pyramid": rows(*letters, put=put)}).pyramid


def player(*letters: str, put: dict[tuple[int, int], Data] | None = None, **more: Any) -> Data:
    return {"god": {"kind": "fixed", "cp": 0}, **more, "pyramid": rows(*letters, put=put)}


def score(*players: Data, box: Data | None = None, **more: Any) -> Result:
    return rules_data.game("orbis").score({"players": list(players), **more}, box)


def refusal(sheet: Data, box: Data | None = None) -> list[tuple[str, str]]:
    """The codes and paths of a refused sheet."""
    try:
        rules_data.game("orbis").score(sheet, box)
    except rules_data.SheetError as error:
        return [(problem["code"], problem["path"]) for problem in error.errors]
    return []
