"""Words that mean the same at a table: the general ones of synonyms.yaml, a game's own of its glossary."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from rules_data.asking.words import Words
from rules_data.errors import DataFileError
from rules_data.game import Game
from rules_data.loader import line_of, read_yaml

FILE = Path(__file__).parents[1] / "synonyms.yaml"
Phrase = tuple[str, ...]


def general_groups(path: Path = FILE) -> list[list[str]]:
    """The groups of words that mean the same in every game.

    Raises:
        DataFileError: the file is broken.
    """
    try:
        return TypeAdapter(list[list[str]]).validate_python(read_yaml(path))
    except ValidationError as error:
        line = line_of(path, error.errors()[0]["loc"])
        raise DataFileError(path, line, "한 줄은 낱말의 목록이어야 합니다.") from error


def own_groups(game: Game) -> list[list[str]]:
    """A game's terms, each with what players call it."""
    return [[term.term, *term.aliases] for term in game.terms.glossary if term.aliases]


class Synonyms:
    """For a phrase of a question, the other phrases that mean the same.

    Args:
        groups: words or phrases that mean the same, a group a list. One may stand in several groups.
        words: how text is split.
    """

    def __init__(self, groups: Iterable[Sequence[str]], words: Words) -> None:
        self._others: dict[Phrase, list[Phrase]] = {}
        for group in groups:
            phrases = [phrase for phrase in map(words.of, group) if phrase]
            for phrase in phrases:
                known = self._others.setdefault(phrase, [])
                known += [other for other in phrases if other != phrase and other not in known]
        self._longest = max(map(len, self._others), default=1)

    def __contains__(self, word: str) -> bool:
        return (word,) in self._others

    def split(self, found: Phrase) -> list[tuple[Phrase, list[Phrase]]]:
        """The words of a question as phrases, longest known first, each with its other wordings."""
        parts: list[tuple[Phrase, list[Phrase]]] = []
        start = 0
        while start < len(found):
            sizes = range(min(self._longest, len(found) - start), 0, -1)
            runs = [found[start : start + size] for size in sizes]
            phrase = next((run for run in runs if run in self._others), runs[-1])
            parts.append((phrase, self._others.get(phrase, [])))
            start += len(phrase)
        return parts
