"""What can go wrong with rules, data files and score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from rules_data.korean import with_particle


class Problem(TypedDict):
    """One thing wrong with a sheet: a code for programs, a place, a Korean sentence for people."""

    code: str
    path: str
    message: str


class RulesError(ValueError):
    """Base of every error of this package."""


class UnknownGameError(RulesError):
    """No game has that id."""

    def __init__(self, game_id: str, known: Sequence[str]) -> None:
        named = with_particle(f"'{game_id}'", "이라")
        super().__init__(f"{named}는 게임은 없습니다. 있는 게임: {', '.join(known)}.")


class DataFileError(RulesError):
    """A file of rules_data is broken; the message names file and line."""

    def __init__(self, path: Path, line: int | None, message: str) -> None:
        self.path, self.line = path, line
        where = f"{path.parent.name}/{path.name}" + (f":{line}" if line else "")
        super().__init__(f"{where}: {message}")


class RefusedError(RulesError):
    """Something a person entered cannot be used; `errors` says what, where and what is allowed."""

    def __init__(self, errors: Sequence[Problem]) -> None:
        self.errors: list[Problem] = list(errors)
        super().__init__(" ".join(error["message"] for error in self.errors))


class SheetError(RefusedError):
    """A score sheet is refused."""


class SetupError(RefusedError):
    """A set-up was asked for that the game does not have (player count, expansion)."""


class BoxError(RefusedError):
    """A box value is not of the form that its figure needs."""


class RuleNotFoundError(RulesError):
    """No paragraph has that id."""

    def __init__(self, rule_id: str) -> None:
        named = with_particle(f"'{rule_id}'", "이라")
        super().__init__(f"{named}는 규칙 문단은 없습니다.")
