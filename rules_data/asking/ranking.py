"""BM25 (bm25s) over several fields, word by word, so that a question's words can be weighed one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import bm25s
import numpy as np
from numpy.typing import NDArray

Scores = NDArray[np.float32]
_K1, _B = 1.2, 0.5


class Field(NamedTuple):
    """One field of all entries: how much it weighs, and its words, a list an entry."""

    weight: float
    corpus: list[list[str]]


class Ranking:
    """Scores entries for words.

    Args:
        fields: the fields, all of the same length; empty ones are left out.
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        self._size = len(fields[0].corpus)
        used = [field for field in fields if any(field.corpus)]
        self._engines = [(field.weight, _engine(field.corpus)) for field in used]
        self.vocabulary = {word for field in used for words in field.corpus for word in words}
        self._vector = lru_cache(maxsize=None)(self._vector_once)
        self.highest = max((float(self._vector(word).max()) for word in self.vocabulary), default=1.0)

    def knows(self, words: Iterable[str]) -> bool:
        """Whether every word stands somewhere."""
        return all(word in self.vocabulary for word in words)

    def scores(self, words: Iterable[str]) -> Scores:
        """The score of every entry, shape (entries,); words that stand nowhere add nothing."""
        known = [self._vector(word) for word in words if word in self.vocabulary]
        return np.sum(known, axis=0, dtype=np.float32) if known else np.zeros(self._size, dtype=np.float32)

    def best(self, words: Iterable[str]) -> float:
        """What an entry would score that answers each word as well as any entry does."""
        known = (word in self.vocabulary and float(self._vector(word).max()) for word in words)
        return sum(score or self.highest for score in known)

    def _vector_once(self, word: str) -> Scores:
        total = np.zeros(self._size, dtype=np.float32)
        for weight, engine in self._engines:
            if word in engine.vocab_dict:
                total += weight * engine.get_scores([word])
        return total


def _engine(corpus: list[list[str]]) -> bm25s.BM25:
    engine = bm25s.BM25(k1=_K1, b=_B, method="lucene")
    engine.index(corpus, show_progress=False)
    return engine
