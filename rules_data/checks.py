"""What a game's files must keep among themselves: figures have values, texts can be filled, rules exist.

Runs when a game is read, so that a broken file is found at the start and not at somebody's table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rules_data.errors import DataFileError
from rules_data.korean import with_particle
from rules_data.loader import fill, line_of, names_in, without_fields
from rules_data.model import Faq, FigureSpec, Paragraph, StepSpec, Term, When

if TYPE_CHECKING:
    from rules_data.game import Game

Loc = tuple[str | int, ...]
Tables = Sequence[tuple[int, frozenset[str]]]
Item = Paragraph | Faq | Term
_SETUP, _TURN, _TERMS = "setup.yaml", "turn.yaml", "terms.yaml"


class _Placed(NamedTuple):
    """A paragraph, a term or a question, and where its file has it."""

    path: Path
    loc: Loc
    item: Item


def check_game(game: Game) -> None:
    """Checks a game's three rule files.

    Raises:
        DataFileError: a figure lacks a value for a table that the game allows, a text names a figure that
            does not exist or cannot be filled, a set-up step carries a bare number, an id stands twice, or a
            question points at no paragraph. The message names file and line.
    """
    tables = [(players, mix) for players in game.info.players for mix in game.combinations()]
    placed = list(_placed(game))
    _check_figure_names(game)
    for name, specs in _figures_by_file(game).items():
        _check_figures(game.folder / name, specs, tables)
    for entry in placed:
        # A set-up guide carries the figures of its own file only.
        in_setup = entry.path.name == _SETUP
        specs = game.setup_spec.figures if in_setup else game.figure_specs
        for key, text in _texts(entry.item):
            _check_text(_Text(entry.path, (*entry.loc, key), text, _when(entry.item)), specs, tables)
            if in_setup:
                _check_no_digits(entry.path, (*entry.loc, key), text)
    _check_ids(placed)


class _Text(NamedTuple):
    """A text, where its file has it, and for which tables it holds."""

    path: Path
    loc: Loc
    text: str
    when: When


def _placed(game: Game) -> Iterator[_Placed]:
    """Everything with an id, in reading order."""
    setup, turn, terms = (game.folder / name for name in (_SETUP, _TURN, _TERMS))
    for index, step in enumerate(game.setup_spec.steps):
        yield _Placed(setup, ("steps", index), step)
    yield _Placed(turn, ("intro",), game.turn.intro)
    for index, action in enumerate(game.turn.actions):
        yield _Placed(turn, ("actions", index), action)
        for place, condition in enumerate(action.conditions):
            yield _Placed(turn, ("actions", index, "conditions", place), condition)
        for place, mistake in enumerate(action.mistakes):
            yield _Placed(turn, ("actions", index, "mistakes", place), mistake)
    groups: list[tuple[str, Path, Sequence[Item]]] = [
        ("end", turn, game.turn.end),
        ("rules", terms, game.terms.rules),
        ("glossary", terms, game.terms.glossary),
        ("faq", terms, game.terms.faq),
    ]
    for key, path, items in groups:
        for index, item in enumerate(items):
            yield _Placed(path, (key, index), item)


def _texts(item: Item) -> list[tuple[str, str]]:
    """Every text that is shown with figures filled in, by the key it stands under."""
    if isinstance(item, Faq):
        readings = [("readings", reading.text) for reading in item.readings]
        return [("question", item.question), ("answer", item.answer), ("reason", item.reason), *readings]
    if isinstance(item, Term):
        return [("term", item.term), ("text", item.text)]
    texts = [("title", item.title), ("text", item.text), ("note", item.note)]
    if isinstance(item, StepSpec):
        texts += [("check", item.check), ("hero", f"{{{item.hero}}}" if item.hero else "")]
    return texts


def _when(item: Item) -> When:
    return When() if isinstance(item, Term) else item.when


def _figures_by_file(game: Game) -> dict[str, Mapping[str, FigureSpec]]:
    return {_SETUP: game.setup_spec.figures, _TURN: game.turn.figures, _TERMS: game.terms.figures}


def _check_figure_names(game: Game) -> None:
    """No figure may stand in two files: the two could disagree."""
    seen: set[str] = set()
    for name, specs in _figures_by_file(game).items():
        for figure in specs:
            if figure in seen:
                path = game.folder / name
                message = f"'{figure}' 수치가 다른 파일에도 있습니다."
                raise DataFileError(path, line_of(path, ("figures", figure)), message)
            seen.add(figure)


def _check_figures(path: Path, specs: Mapping[str, FigureSpec], tables: Tables) -> None:
    for name, spec in specs.items():
        entry = _Text(path, ("figures", name), "", spec.when)
        if spec.box and re.search(r"[{}]", spec.box.replace("{players}", "")):
            raise _refusal(entry, f"figures.{name}: box에는 {{players}}만 넣을 수 있습니다.")
        for players, chosen in tables:
            missing = spec.value_for(players, chosen) is None and spec.status != "open"
            if spec.when.holds(players, chosen) and missing:
                raise _refusal(entry, f"figures.{name}: {players}명일 때의 값이 없습니다.")


def _check_text(entry: _Text, specs: Mapping[str, FigureSpec], tables: Tables) -> None:
    names = names_in(entry.text)
    for name in names:
        if name not in specs:
            named = with_particle(f"'{{{name}}}'", "이라")
            raise _refusal(entry, f"{named}는 수치가 없습니다.")
    for players, chosen in tables:
        if not entry.when.holds(players, chosen):
            continue
        values: dict[str, Any] = {}
        for name in names:
            spec = specs[name]
            values[name] = spec.value_for(players, chosen) if spec.when.holds(players, chosen) else None
            if values[name] is None:
                raise _refusal(entry, f"'{{{name}}}'에 {players}명일 때의 값이 없습니다.")
        _check_can_be_filled(entry, values)


def _check_can_be_filled(entry: _Text, values: Mapping[str, Any]) -> None:
    """Catches what no list of names shows: a lone brace, a name in capitals, an item beyond a list's end."""
    try:
        fill(entry.text, values)
    except (KeyError, IndexError, ValueError, AttributeError, TypeError) as error:
        raise _refusal(entry, "수치를 넣을 수 없는 중괄호가 있습니다. {이름}처럼 적어야 합니다.") from error


def _check_no_digits(path: Path, loc: Loc, text: str) -> None:
    if any(letter.isdigit() for letter in without_fields(text)):
        message = "준비 단계의 숫자는 수치 이름({이름})으로 적어야 합니다."
        raise DataFileError(path, line_of(path, loc), message)


def _check_ids(placed: list[_Placed]) -> None:
    seen: set[str] = set()
    for entry in placed:
        if entry.item.id in seen:
            line = line_of(entry.path, (*entry.loc, "id"))
            raise DataFileError(entry.path, line, f"'{entry.item.id}' 문단이 두 번 있습니다.")
        seen.add(entry.item.id)
    for entry in placed:
        if isinstance(entry.item, Faq) and entry.item.rule not in seen:
            line = line_of(entry.path, (*entry.loc, "rule"))
            named = with_particle(f"'{entry.item.rule}'", "이라")
            raise DataFileError(entry.path, line, f"{named}는 규칙 문단이 없습니다.")


def _refusal(entry: _Text, message: str) -> DataFileError:
    return DataFileError(entry.path, line_of(entry.path, entry.loc), message)
