"""The question sets of tests/questions, and how often a way of searching finds the right rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import yaml

import rules_data
from rules_data.asking.entries import Entry, all_entries

FOLDER = Path(__file__).parents[1] / "questions"
Half = Literal["tune", "held out"]
# Gives ids of entries, best first.
Search = Callable[[str, str], Sequence[str]]


class Question(NamedTuple):
    """A question, and the entries that settle it; none where the game has no such rule."""

    game: str
    ask: str
    right: frozenset[str]


class Found(NamedTuple):
    """Shares of questions: the right rule first, among the first three; refused where there is none."""

    first: float
    among_three: float
    refused: float


def questions(half: Half) -> list[Question]:
    """The questions that have an answer; even places of each file are for tuning."""
    return [
        Question(sheet["game"], item["ask"], frozenset(item["right"]))
        for sheet in _sheets()
        for item in _half(sheet["questions"], half)
    ]


def foreign(half: Half) -> list[Question]:
    """Questions that their game has no rule for."""
    return [
        Question(sheet["game"], ask, frozenset())
        for sheet in _sheets()
        for ask in _half(sheet["foreign"], half)
    ]


def entries() -> dict[str, Entry]:
    """Every entry of every game by id."""
    return {entry.id: entry for game in rules_data.games() for entry in all_entries(game)}


def measure(search: Search, half: Half) -> Found:
    """How often a way of searching is right; a rule counts, whichever of its answers brought it."""
    rule = {entry_id: entry.rule for entry_id, entry in entries().items()}
    asked = questions(half)
    places = [_place(search(item.ask, item.game), item.right, rule) for item in asked]
    strange = foreign(half)
    refused = sum(not search(item.ask, item.game) for item in strange)
    return Found(
        sum(place == 0 for place in places) / len(asked),
        sum(place < 3 for place in places) / len(asked),
        refused / len(strange),
    )


def _place(found: Sequence[str], right: frozenset[str], rule: dict[str, str]) -> int:
    rules = {rule[entry_id] for entry_id in right}
    return next((place for place, entry_id in enumerate(found) if rule[entry_id] in rules), len(rule))


def _sheets() -> Iterator[dict[str, list[dict[str, str]]]]:
    for path in sorted(FOLDER.glob("*.yaml")):
        yield yaml.safe_load(path.read_text(encoding="utf-8"))


def _half(items: list[dict[str, str]], half: Half) -> list[dict[str, str]]:
    return items[0::2] if half == "tune" else items[1::2]
