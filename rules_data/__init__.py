"""What the games are: set-up, turn, terms and exact scoring, as data and pure functions."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from rules_data.errors import (
    BoxError,
    DataFileError,
    RuleNotFoundError,
    RulesError,
    SetupError,
    SheetError,
    UnknownGameError,
)
from rules_data.game import PACKAGE, Game, Rule
from rules_data.model import Figure, Line, PlayerResult, Result, ScoreWarning, SetupGuide, Step

__all__ = [
    "BoxError",
    "DataFileError",
    "Figure",
    "Game",
    "Line",
    "PlayerResult",
    "Result",
    "Rule",
    "RuleNotFoundError",
    "RulesError",
    "ScoreWarning",
    "SetupError",
    "SetupGuide",
    "SheetError",
    "Step",
    "UnknownGameError",
    "game",
    "games",
]
# The order of the doors on the first page; a game that is not named here comes last.
_ORDER = ("tourism", "orbis", "duel", "artifact")


def games(root: Path = PACKAGE) -> list[Game]:
    """All games, in the order in which they are shown.

    Args:
        root: the folder whose sub-folders are games.

    Raises:
        DataFileError: a file of a game is broken.
    """
    return list(_shelf(root).values())


def game(game_id: str, root: Path = PACKAGE) -> Game:
    """A game by id.

    Raises:
        UnknownGameError: there is no such game.
        DataFileError: a file of a game is broken.
    """
    shelf = _shelf(root)
    if game_id not in shelf:
        raise UnknownGameError(game_id, list(shelf))
    return shelf[game_id]


@lru_cache(maxsize=4)
def _shelf(root: Path) -> dict[str, Game]:
    found = [Game(path.parent) for path in sorted(root.glob("*/game.yaml"))]
    found.sort(key=lambda item: _ORDER.index(item.id) if item.id in _ORDER else len(_ORDER))
    return {item.id: item for item in found}
