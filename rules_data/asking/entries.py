"""Everything of a game that a question may be answered with: paragraphs, answers, terms and pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from rules_data.asking.part import Part
from rules_data.errors import DataFileError
from rules_data.game import Game
from rules_data.loader import fill, line_of, read_yaml
from rules_data.model import Certainty, Faq, Frozen, Paragraph, Reading, Status, Term, When

Kind = Literal["setup", "turn", "score", "term", "faq", "part"]


class Entry(Frozen):
    """One thing that a question may be answered with.

    Attributes:
        id: of the paragraph, the answer, the term or the piece.
        rule: the paragraph under it; a paragraph's own id.
        text: the whole answer in sentences. Answers have it also in parts: `answer` and `reason`.
        words: other names that it has.
        asked: how players ask for it in words that it does not have (only where all entries are read).
        when: the tables that it holds for.
    """

    id: str
    game: str
    kind: Kind
    rule: str
    title: str
    text: str
    note: str = ""
    answer: str = ""
    reason: str = ""
    certainty: Certainty | None = None
    readings: tuple[Reading, ...] = ()
    words: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    when: When = When()
    source: str
    status: Status = "stated"


def entries_for(
    game: Game, players: int, expansions: Iterable[str] = (), box: Mapping[str, Any] | None = None
) -> list[Entry]:
    """Every entry that holds for a table, its figures filled in, in reading order.

    Raises:
        SetupError: the game does not take that many people or has no such expansion.
        BoxError: a box value is not of its figure's form.
    """
    chosen = frozenset(game.table(players, expansions))
    values = {name: figure.value for name, figure in game.figures(players, chosen, box).items()}
    return [_filled(entry, values) for entry in _raw(game) if entry.when.holds(players, chosen)]


def all_entries(game: Game) -> list[Entry]:
    """Every entry of a game once, filled for the largest table that it holds for.

    Raises:
        DataFileError: asked.yaml is broken or names an entry that does not exist.
    """
    mixes = sorted(game.combinations(), key=len, reverse=True)
    tables = [(players, mix) for players in reversed(game.info.players) for mix in mixes]
    left = {entry.id: entry for entry in _raw(game)}
    asked = _asked(game, left)
    found: dict[str, Entry] = {}
    for players, mix in tables:
        fitting = [entry for entry in left.values() if entry.when.holds(players, mix)]
        values = {name: item.value for name, item in game.figures(players, mix).items()} if fitting else {}
        for entry in fitting:
            del left[entry.id]
            words = tuple(asked.get(entry.id, ()))
            found[entry.id] = _filled(entry, values).model_copy(update={"asked": words})
    return list(found.values())


def _raw(game: Game) -> Iterator[Entry]:
    """All entries as the files have them, figures as names."""
    yield from (_paragraph(game, kind, item) for kind, item in game.paragraphs())
    yield from (_answer(game, faq) for faq in game.terms.faq)
    yield from (_term(game, term) for term in game.terms.glossary)
    if (game.folder / "parts.py").exists():
        parts: tuple[Part, ...] = game.module("parts").parts()
        yield from (Entry(game=game.id, kind="part", **part.model_dump()) for part in parts)


def _paragraph(game: Game, kind: Kind, item: Paragraph) -> Entry:
    return Entry(
        id=item.id,
        game=game.id,
        kind=kind,
        rule=item.id,
        title=item.title,
        text=item.text,
        note=item.note,
        when=item.when,
        source=item.source,
        status=item.status,
    )


def _answer(game: Game, faq: Faq) -> Entry:
    return Entry(
        id=faq.id,
        game=game.id,
        kind="faq",
        rule=faq.rule,
        title=faq.question,
        text=f"{faq.answer} {faq.reason}",
        answer=faq.answer,
        reason=faq.reason,
        certainty=faq.certainty,
        readings=faq.readings,
        when=faq.when,
        source=faq.source,
    )


def _term(game: Game, term: Term) -> Entry:
    return Entry(
        id=term.id,
        game=game.id,
        kind="term",
        rule=term.id,
        title=term.term,
        text=term.text,
        words=(*term.aliases, term.en),
        source=term.source,
        status=term.status,
    )


def _filled(entry: Entry, values: Mapping[str, Any]) -> Entry:
    if entry.kind == "part":
        return entry
    put = partial(fill, figures=values)
    texts = {name: put(getattr(entry, name)) for name in ("title", "text", "note", "answer", "reason")}
    readings = tuple(reading.model_copy(update={"text": put(reading.text)}) for reading in entry.readings)
    return entry.model_copy(update=texts | {"readings": readings})


def _asked(game: Game, known: Iterable[str]) -> dict[str, list[str]]:
    """asked.yaml, where the game has one: for an entry, how players ask for it."""
    path = game.folder / "asked.yaml"
    if not path.exists():
        return {}
    content = read_yaml(path)
    try:
        asked = TypeAdapter(dict[str, list[str]]).validate_python(content)
    except ValidationError as error:
        line = line_of(path, error.errors()[0]["loc"])
        raise DataFileError(path, line, "'문단 이름: [물음, …]' 꼴이어야 합니다.") from error
    if unknown := sorted(set(asked) - set(known)):
        message = f"'{unknown[0]}' 문단이 없습니다. 있는 문단의 이름을 적어야 합니다."
        raise DataFileError(path, line_of(path, (unknown[0],)), message)
    return asked
