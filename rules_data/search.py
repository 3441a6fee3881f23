"""Search over everything that the games' files say, in the words that players use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

import rules_data
from rules_data.asking.entries import Entry, all_entries
from rules_data.asking.index import GameIndex
from rules_data.asking.synonyms import Synonyms, general_groups, own_groups
from rules_data.asking.words import Words
from rules_data.errors import RuleNotFoundError, UnknownGameError
from rules_data.game import PACKAGE, Game
from rules_data.model import Frozen

__all__ = ["Finder", "Hit", "finder", "search"]
LIMIT = 5
# Where the best entry covers less of the question than this, the game has no rule for it.
ENOUGH = 0.41
# Below the best entry what covers less than this is left out.
_TAIL = 0.15
# An entry of an expansion that is not on the table stands behind what is.
_NOT_IN_USE = 0.8


class Hit(Frozen):
    """An answer to a question.

    Attributes:
        entry: what was found.
        score: how much of the question it covers, 0 to about 1.6.
        in_use: False where it belongs to an expansion that is not on the table.
    """

    entry: Entry
    score: float
    in_use: bool = True

    def to_json(self) -> dict[str, Any]:
        """The hit in the shape of the command line."""
        entry = self.entry
        found = {"rule": entry.rule, "game": entry.game, "title": entry.title, "text": entry.text}
        return found | {"score": round(self.score, 3)}


class Finder:
    """Answers questions about games. Building it takes a few seconds, a question then milliseconds.

    Args:
        games: the games to search.

    Raises:
        DataFileError: synonyms.yaml or a game's asked.yaml is broken.
    """

    def __init__(self, games: Sequence[Game]) -> None:
        general = general_groups()
        own = {game.id: own_groups(game) for game in games}
        entries = {game.id: all_entries(game) for game in games}
        self.words = Words(_known(entries.values(), [general, *own.values()]))
        self._indexes = {
            game.id: GameIndex(entries[game.id], self.words, Synonyms([*own[game.id], *general], self.words))
            for game in games
        }
        for game_id, index in self._indexes.items():
            elsewhere = [other.named for name, other in self._indexes.items() if name != game_id]
            index.set_foreign(set().union(*elsewhere))

    def search(
        self,
        question: str,
        game: str | None = None,
        players: int | None = None,
        expansions: Iterable[str] = (),
        limit: int = LIMIT,
    ) -> list[Hit]:
        """The entries that answer a question, best first.

        Args:
            question: in the player's words; initial consonants will do (ㅎㅁㅈ).
            game: the one game to search; None for all.
            players: how many people are at the table; leaves out what holds for other counts.
            expansions: the expansions on that table; with `players` others' rules come behind.
            limit: how many at most.

        Returns:
            Nothing where no entry covers enough of the question: the game has no such rule.

        Raises:
            UnknownGameError: there is no such game.
        """
        if game is not None and game not in self._indexes:
            raise UnknownGameError(game, list(self._indexes))
        asked = [game] if game else list(self._indexes)
        hits = [hit for game_id in asked for hit in self._hits(game_id, question)]
        if players is not None:
            hits = list(_at_table(hits, players, frozenset(expansions)))
        hits.sort(key=lambda hit: -hit.score)
        if not hits or hits[0].score < ENOUGH:
            return []
        return _folded(hit for hit in hits if hit.score >= _TAIL)[:limit]

    def entry(self, entry_id: str) -> Entry:
        """One entry by id, filled for the largest table that it holds for.

        Raises:
            RuleNotFoundError: no entry has that id.
        """
        for index in self._indexes.values():
            for entry in index.entries:
                if entry.id == entry_id:
                    return entry
        raise RuleNotFoundError(entry_id)

    def _hits(self, game_id: str, question: str) -> list[Hit]:
        index = self._indexes[game_id]
        pairs = zip(index.entries, index.scores(question), strict=True)
        return [Hit.model_construct(entry=entry, score=float(score), in_use=True) for entry, score in pairs]


def finder(root: Path = PACKAGE) -> Finder:
    """The finder over all games of a folder, built once.

    Raises:
        DataFileError: a file is broken.
    """
    with _BUILDING:
        return _finder(root)


def search(question: str, game: str | None = None, limit: int = LIMIT) -> list[Hit]:
    """The entries that answer a question, best first; see `Finder.search`."""
    return finder().search(question, game, limit=limit)


_BUILDING = Lock()


@lru_cache(maxsize=2)
def _finder(root: Path) -> Finder:
    return Finder(rules_data.games(root))


def _known(entries: Iterable[Sequence[Entry]], groups: Iterable[Sequence[Sequence[str]]]) -> Iterator[str]:
    """Words that must not be taken apart."""
    for found in entries:
        yield from (entry.title for entry in found if entry.kind in {"term", "part"})
    for some in groups:
        for group in some:
            yield from group


def _at_table(hits: Iterable[Hit], players: int, chosen: frozenset[str]) -> Iterator[Hit]:
    for hit in hits:
        when = hit.entry.when
        if when.holds(players, chosen):
            yield hit
        elif when.holds(players, chosen | set(when.expansions)):
            yield hit.model_copy(update={"score": _NOT_IN_USE * hit.score, "in_use": False})


def _folded(hits: Iterable[Hit]) -> list[Hit]:
    """Leaves out a paragraph that stands under an answer above it, and the same step for other tables."""
    shown: set[str] = set()
    kept = []
    for hit in hits:
        entry = hit.entry
        step = f"{entry.game} {entry.kind} {entry.title}"
        if entry.id not in shown and step not in shown:
            kept.append(hit)
            shown |= {entry.id, entry.rule, step}
    return kept
