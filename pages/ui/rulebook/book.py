"""A game's rules in reading order: sections, and within the turn one group an action."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pages.ui.state import Table
from rules_data import Game
from rules_data.asking.entries import Entry, Kind, entries_for
from rules_data.model import Paragraph

SECTIONS: Mapping[Kind, str] = {
    "setup": "준비",
    "turn": "차례",
    "score": "점수와 승리",
    "faq": "자주 묻는 질문",
    "term": "용어",
}


@dataclass(frozen=True)
class Group:
    """Paragraphs that belong together; `title` stands above them where it is not empty."""

    entries: tuple[Entry, ...]
    title: str = ""


@dataclass(frozen=True)
class Section:
    """A part of the rulebook. `kind` names its anchor."""

    kind: Kind
    title: str
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Book:
    """A rulebook for one table.

    Attributes:
        about: the people and expansions that it holds for, in words.
        sources: what the game's sources are called, by id.
        terms: the definition of every term, by the term.
    """

    game: Game
    about: str
    sections: tuple[Section, ...]
    sources: Mapping[str, str]
    terms: Mapping[str, str]

    @property
    def entries(self) -> dict[str, Entry]:
        """Every paragraph by id."""
        return {
            entry.id: entry
            for section in self.sections
            for group in section.groups
            for entry in group.entries
        }

    @property
    def file_name(self) -> str:
        """The name of a file with this book, without its ending."""
        return f"{self.game.name} 규칙 {self.about}".replace(" · ", " ").replace(" ", "-")


def book_for(table: Table) -> Book:
    """The rulebook for a table, with its figures."""
    game = table.game
    entries = entries_for(game, table.players, table.expansions, table.box())
    names = [item.name for item in game.info.expansions if item.id in table.expansions]
    sections = []
    for kind, title in SECTIONS.items():
        found = [entry for entry in entries if entry.kind == kind]
        groups = _walk(game, found) if kind == "turn" else (Group(tuple(found)),)
        if found:
            sections.append(Section(kind, title, groups))
    return Book(
        game=game,
        about=" · ".join([f"{table.players}명", *names]),
        sections=tuple(sections),
        sources=game.info.sources,
        terms={entry.title: entry.text for entry in entries if entry.kind == "term"},
    )


def _walk(game: Game, found: Iterable[Entry]) -> tuple[Group, ...]:
    """The turn: its intro, each action with its conditions and mistakes, its end."""
    known = {entry.id: entry for entry in found}

    def present(items: Iterable[Paragraph]) -> tuple[Entry, ...]:
        return tuple(known[item.id] for item in items if item.id in known)

    groups = [Group(present([game.turn.intro]))]
    for action in game.turn.actions:
        if action.id in known:
            groups.append(Group((known[action.id], *present(action.conditions))))
            groups.append(Group(present(action.mistakes), "자주 하는 실수"))
    groups.append(Group(present(game.turn.end), "차례를 마칠 때"))
    return tuple(group for group in groups if group.entries)
