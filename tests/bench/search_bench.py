"""Rule search beside simpler ways, on questions that were not used for tuning: recall and time.

Run with `python -m tests.bench.search_bench`.
"""

from __future__ import annotations

import sqlite3
import statistics
import time
from collections.abc import Sequence
from functools import cache

import bm25s

import rules_data
from rules_data.asking.entries import Entry, all_entries
from rules_data.asking.synonyms import Synonyms, general_groups, own_groups
from rules_data.search import finder
from tests.support.questions import Half, Search, entries, measure, questions


def main() -> None:
    """Prints the table."""
    print("| search | recall@1 | recall@3 | refuses strange questions | p50 ms | p95 ms |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, search in WAYS.items():
        found, (middle, high) = measure(search, "held out"), times(search)
        shares = " | ".join(f"{share:.1%}" for share in found)
        print(f"| {name} | {shares} | {middle:.1f} | {high:.1f} |")


def times(search: Search, half: Half = "held out") -> tuple[float, float]:
    """The 50th and 95th percentile of a question's time in milliseconds, after one round of all questions."""
    asked = questions(half)
    for item in asked:
        search(item.ask, item.game)
    spent = []
    for item in asked:
        start = time.perf_counter()
        # A space more makes it a question that no cache has seen.
        search(item.ask + " ", item.game)
        spent.append(1000 * (time.perf_counter() - start))
    return statistics.median(spent), statistics.quantiles(spent, n=20)[-1]


def panjigi(question: str, game: str) -> list[str]:
    """The search of this project."""
    return [hit.entry.id for hit in finder().search(question, game)]


def substrings(question: str, game: str) -> list[str]:
    """Entries that hold the most of the question's words as they stand."""
    words = question.rstrip("?").split()
    counts = [(sum(word in _text(entry) for word in words), entry.id) for entry in _of(game)]
    return [entry_id for count, entry_id in sorted(counts, key=lambda pair: -pair[0])[:5] if count]


def whitespace_words(question: str, game: str) -> list[str]:
    """BM25 over words between spaces."""
    return _ranked(_engine(game), question.rstrip("?").split(), game)


def sqlite_morphemes(question: str, game: str) -> list[str]:
    """SQLite's FTS5 with its bm25(), over the same morphemes, players' wordings and synonyms as ours."""
    phrases = _synonyms(game).split(finder().words.of(question))
    ways = [way for phrase, others in phrases for way in (phrase, *others)]
    if not ways:
        return []
    query = " OR ".join("(" + " AND ".join(f'"{word}"' for word in way) + ")" for way in ways)
    ranked = "SELECT id FROM entry WHERE entry MATCH ? ORDER BY bm25(entry, 0, 2, 1, 1) LIMIT 5"
    return [row[0] for row in _fts(game).execute(ranked, [query])]


WAYS: dict[str, Search] = {
    "plain substrings": substrings,
    "BM25 over whitespace words": whitespace_words,
    "SQLite FTS5, same morphemes, wordings and synonyms": sqlite_morphemes,
    "판지기": panjigi,
}


@cache
def _of(game: str) -> list[Entry]:
    return [entry for entry in entries().values() if entry.game == game]


def _text(entry: Entry) -> str:
    return " ".join([entry.title, entry.text, *entry.words])


@cache
def _engine(game: str) -> bm25s.BM25:
    engine = bm25s.BM25()
    engine.index([_text(entry).split() for entry in _of(game)], show_progress=False)
    return engine


def _ranked(engine: bm25s.BM25, words: Sequence[str], game: str) -> list[str]:
    known = [word for word in words if word in engine.vocab_dict]
    if not known:
        return []
    scores = engine.get_scores(known)
    best = sorted(zip(scores, _of(game), strict=True), key=lambda pair: -pair[0])[:5]
    return [entry.id for score, entry in best if score > 0]


@cache
def _synonyms(game: str) -> Synonyms:
    return Synonyms([*own_groups(rules_data.game(game)), *general_groups()], finder().words)


@cache
def _fts(game: str) -> sqlite3.Connection:
    table = sqlite3.connect(":memory:")
    columns = "id UNINDEXED, names, body, asked"
    table.execute(f"CREATE VIRTUAL TABLE entry USING fts5({columns}, tokenize=\"unicode61 tokenchars '/'\")")
    split = finder().words.of
    asked = {entry.id: entry.asked for entry in all_entries(rules_data.game(game))}
    for entry in _of(game):
        fields = (" ".join([entry.title, *entry.words]), _text(entry), " ".join(asked[entry.id]))
        row = [entry.id, *(" ".join(split(text)) for text in fields)]
        table.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", row)
    return table


if __name__ == "__main__":
    main()
