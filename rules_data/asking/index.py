"""One game's entries, ranked for a question by words and, against slips of typing, by single letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from rules_data.asking.entries import Entry
from rules_data.asking.ranking import Field, Ranking, Scores
from rules_data.asking.sounds import initials, letters, only_initials
from rules_data.asking.synonyms import Phrase, Synonyms
from rules_data.asking.words import Words

# Tuned on the even half of tests/questions; tests/bench/search_bench.py measures the odd half.
_TITLE, _BODY, _ASKED, _CONTEXT = 1.0, 1.0, 1.0, 0.2
_SYNONYM = 0.85
_LETTERS = 0.6
# How much a word that this game lacks counts against every entry; most where other games are about it.
_UNKNOWN, _FOREIGN = 0.6, 2.5
# A definition answers a question of several words less well than a rule does.
_DEFINITION = {"term": 0.85, "part": 0.9}
# Who types nothing but a name wants what bears it: its definition (True) first, then the rule so titled.
_CALLED = {True: 2.0, False: 1.0}


class GameIndex:
    """Ranks the entries of one game.

    Args:
        entries: what may be found.
        words: how text is split.
        synonyms: which words mean the same.
    """

    def __init__(self, entries: Sequence[Entry], words: Words, synonyms: Synonyms) -> None:
        self.entries = tuple(entries)
        self._words, self._synonyms = words, synonyms
        titles = {entry.id: entry.title for entry in entries}
        self._by_word = Ranking(
            [
                Field(_TITLE, [self._of(_names(entry)) for entry in entries]),
                Field(_BODY, [self._of(_body(entry)) for entry in entries]),
                Field(_ASKED, [self._of(entry.asked) for entry in entries]),
                Field(_CONTEXT, [self._of(_context(entry, titles)) for entry in entries]),
            ]
        )
        spelled = [_trigrams(" ".join(_spelled(entry))) for entry in entries]
        self._by_letters = Ranking([Field(1.0, spelled)])
        self._definitions = np.array(
            [_DEFINITION.get(entry.kind, 1.0) for entry in entries], dtype=np.float32
        )
        self._called = [
            {_squeezed(name): _CALLED[entry.kind in _DEFINITION] for name in _names(entry)}
            for entry in entries
        ]
        self.foreign: frozenset[str] = frozenset()

    @property
    def named(self) -> set[str]:
        """The nouns that this game's terms and pieces are called by, general words left out."""
        named = {
            word for entry in self.entries if entry.kind in _DEFINITION for word in self._of(_names(entry))
        }
        return {word for word in named if word.endswith("/N") and not word[0].isdigit()}

    def set_foreign(self, named_elsewhere: Iterable[str]) -> None:
        """Tells which nouns belong to other games; those that this game has too do not count."""
        known = self._by_word.vocabulary
        self.foreign = frozenset(w for w in named_elsewhere if w not in known and w not in self._synonyms)

    def scores(self, question: str) -> Scores:
        """How well every entry answers, shape (entries,): about the share of the question that it covers."""
        spoken = self._spoken(question)
        phrases = self._synonyms.split(self._words.of(spoken))
        grams = _trigrams(spoken)
        by_letter = self._by_letters.scores(grams) / max(self._by_letters.best(grams), 1.0)
        asked = _squeezed(spoken)
        called = np.array([names.get(asked, 0.0) for names in self._called], dtype=np.float32)
        return (self._share(phrases) + _LETTERS * by_letter) * self._definitions + called

    def _share(self, phrases: Iterable[tuple[Phrase, list[Phrase]]]) -> Scores:
        """Of all that a question says, weighed by how rare its words are, the share that an entry has."""
        total, possible = np.zeros(len(self.entries), dtype=np.float32), 0.0
        for phrase, others in phrases:
            ways = [(phrase, 1.0), *((other, _SYNONYM) for other in others)]
            known = [(way, weight) for way, weight in ways if self._by_word.knows(way)]
            if not known:
                strange = _FOREIGN if self.foreign.intersection(phrase) else _UNKNOWN
                possible += strange * self._by_word.highest * len(phrase)
                continue
            bests = [self._by_word.best(way) for way, _ in known]
            # However rare one of several wordings is, the phrase weighs what they weigh together.
            weight_of_phrase = sum(bests) / len(bests)
            fits = [
                weight * self._by_word.scores(way) / best
                for (way, weight), best in zip(known, bests, strict=True)
            ]
            total += weight_of_phrase * np.max(fits, axis=0)
            possible += weight_of_phrase
        return total / possible if possible else total

    def _spoken(self, question: str) -> str:
        """The question with initial consonants read as the names that they stand for: ㅎㅁㅈ as 황무지."""
        return " ".join(self._named_by(word) if only_initials(word) else word for word in question.split())

    def _named_by(self, asked: str) -> str:
        """The best name with these initials: the whole name, else one that begins with or holds them."""
        names = [name for entry in self.entries if entry.kind in _DEFINITION for name in _names(entry)]
        ranked = sorted((_distance(asked, initials(_squeezed(name))), len(name), name) for name in names)
        return ranked[0][2] if ranked and ranked[0][0] < _FAR else asked

    def _of(self, texts: Iterable[str]) -> list[str]:
        return [word for text in texts for word in self._words.of(text)]


_FAR = 3


def _distance(asked: str, sounds: str) -> int:
    """0 the whole name, 1 its beginning, 2 inside it, else far."""
    if asked == sounds:
        return 0
    return 1 if sounds.startswith(asked) else 2 if asked in sounds else _FAR


def _names(entry: Entry) -> tuple[str, ...]:
    return (entry.title, *entry.words)


def _body(entry: Entry) -> tuple[str, ...]:
    """Everything that an entry says; pieces by their names alone, for there are many with the same words."""
    if entry.kind == "part":
        return _names(entry)
    return (entry.title, entry.text, *(f"{count}명" for count in entry.when.players))


def _context(entry: Entry, titles: dict[str, str]) -> tuple[str, ...]:
    """What an entry belongs to: the rule of an answer, the action of a condition."""
    above = (entry.rule, entry.rule.rpartition(".")[0])
    return tuple(titles[owner] for owner in above if owner in titles and owner != entry.id)


def _spelled(entry: Entry) -> tuple[str, ...]:
    if entry.kind == "part":
        return _names(entry)
    return (entry.title, entry.title, entry.text, *entry.asked)


def _squeezed(text: str) -> str:
    return "".join(sign for sign in text.lower() if sign.isalnum())


def _trigrams(text: str) -> list[str]:
    run = letters(_squeezed(text))
    return [run[start : start + 3] for start in range(len(run) - 2)]
