"""One game: its data, its set-up for a table, its rules by id, its scoring engine."""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from pydantic import BaseModel

from rules_data.checks import check_game
from rules_data.english import check_english, guide_in_english, read_english, rules_in_english
from rules_data.errors import BoxError, DataFileError, Problem, RuleNotFoundError, SetupError
from rules_data.korean import with_particle
from rules_data.loader import fill, names_in, read_model
from rules_data.model import (
    Certainty,
    Figure,
    FigureSpec,
    Frozen,
    GameInfo,
    Language,
    Paragraph,
    Result,
    SetupGuide,
    SetupSpec,
    Status,
    Step,
    StepSpec,
    TermsSpec,
    TurnSpec,
    When,
)
from rules_data.sheets import parse_sheet, shown

PACKAGE = Path(__file__).parent
Kind = Literal["setup", "turn", "score", "term", "faq"]
_WEAKNESS: Mapping[Status, int] = {"stated": 0, "box": 1, "default": 2, "open": 3}


class Rule(Frozen):
    """A rule paragraph as a reader meets it, figures filled in for a table."""

    id: str
    game: str
    kind: Kind
    title: str
    text: str
    source: str
    status: Status = "stated"
    note: str = ""
    certainty: Certainty | None = None
    rule: str | None = None


class Game:
    """A game of the shelf, read from its folder.

    Args:
        folder: the folder with game.yaml, components.yaml, setup.yaml, turn.yaml, terms.yaml and scoring.py.

    Raises:
        DataFileError: a file is broken; the message names file and line.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.info = read_model(folder / "game.yaml", GameInfo)
        self.id = self.info.id
        self.setup_spec = read_model(folder / "setup.yaml", SetupSpec)
        self.turn = read_model(folder / "turn.yaml", TurnSpec)
        self.terms = read_model(folder / "terms.yaml", TermsSpec)
        self.english = read_english(folder)
        check_game(self)
        check_english(self)

    @property
    def name(self) -> str:
        """The Korean name."""
        return self.info.name.ko

    @property
    def figure_specs(self) -> dict[str, FigureSpec]:
        """All named figures of the game, from its three rule files."""
        return self.setup_spec.figures | self.turn.figures | self.terms.figures

    def setup(
        self,
        players: int,
        expansions: Iterable[str] = (),
        box: Mapping[str, Any] | None = None,
        language: Language = "ko",
    ) -> SetupGuide:
        """The set-up for a table.

        Args:
            players: how many people play.
            expansions: ids of the expansions in use.
            box: box values by figure id; they overwrite defaults.
            language: of the texts; "en" only where the game has English.

        Raises:
            SetupError: the game does not take that many people or has no such expansion.
            BoxError: a box value is not of the figure's form.
        """
        chosen = self.table(players, expansions)
        figures = self.figures(players, chosen, box, self.setup_spec.figures)
        steps = tuple(
            _filled_step(spec, figures)
            for spec in self.setup_spec.steps
            if spec.when.holds(players, frozenset(chosen))
        )
        guide = SetupGuide(game=self.id, players=players, expansions=chosen, steps=steps, figures=figures)
        return guide if language == "ko" else guide_in_english(self, guide)

    def score(self, sheet: Mapping[str, Any] | BaseModel, box: Mapping[str, Any] | None = None) -> Result:
        """Scores a sheet from scratch.

        Args:
            sheet: a dict or the game's sheet model.
            box: box values by figure id; a value on the sheet wins over the box, the box over a default.

        Raises:
            SheetError: the sheet is refused; `errors` says what, where and what is allowed.
        """
        result: Result = self.scoring.score(parse_sheet(self.scoring.Sheet, sheet), dict(box or {}))
        return result

    @cached_property
    def scoring(self) -> ModuleType:
        """The game's scoring module: `Sheet` and `score(sheet, box)`."""
        return self.module("scoring")

    def module(self, name: str) -> ModuleType:
        """A Python module of the game's folder (scoring, turn, components)."""
        if self.folder.parent == PACKAGE:
            return importlib.import_module(f"rules_data.{self.folder.name}.{name}")
        path = self.folder / f"{name}.py"
        qualified = f"rules_data_extra.{self.folder.name}.{name}"
        spec = importlib.util.spec_from_file_location(qualified, path)
        if spec is None or spec.loader is None or not path.exists():
            raise DataFileError(path, None, "파일이 없습니다.")
        module = importlib.util.module_from_spec(spec)
        sys.modules[qualified] = module
        spec.loader.exec_module(module)
        return module

    def figures(
        self,
        players: int,
        expansions: Iterable[str] = (),
        box: Mapping[str, Any] | None = None,
        specs: Mapping[str, FigureSpec] | None = None,
    ) -> dict[str, Figure]:
        """Named figures as they hold for a table; box values overwrite defaults, open stays None."""
        chosen = frozenset(expansions)
        return {
            name: _figure(name, spec, players, chosen, box or {})
            for name, spec in (self.figure_specs if specs is None else specs).items()
            if spec.when.holds(players, chosen)
        }

    def rules(
        self,
        players: int | None = None,
        expansions: Iterable[str] = (),
        box: Mapping[str, Any] | None = None,
        language: Language = "ko",
    ) -> list[Rule]:
        """Every paragraph that holds for a table, in reading order, figures filled in.

        In English there are no glossary and no questions.
        """
        count = players or self.info.players[-1]
        chosen = self.table(count, expansions)
        values = {name: figure.value for name, figure in self.figures(count, chosen, box).items()}
        found = [rule for rule, when in self._raw_rules() if when.holds(count, frozenset(chosen))]
        if language == "en":
            return rules_in_english(self, found, values)
        texts = ("title", "text", "note")
        return [
            rule.model_copy(update={name: fill(getattr(rule, name), values) for name in texts})
            for rule in found
        ]

    def rule(self, rule_id: str, players: int | None = None, expansions: Iterable[str] = ()) -> Rule:
        """One paragraph by id.

        Raises:
            RuleNotFoundError: no paragraph has that id for such a table.
        """
        for rule in self.rules(players, expansions):
            if rule.id == rule_id:
                return rule
        raise RuleNotFoundError(rule_id)

    def table(self, players: int, expansions: Iterable[str] = ()) -> tuple[str, ...]:
        """Checks a player count and expansions; gives the expansions in the game's own order.

        Raises:
            SetupError: the game does not take that many people or has no such expansion.
        """
        wanted = set(expansions)
        known = [expansion.id for expansion in self.info.expansions]
        if players not in self.info.players:
            counts = ", ".join(f"{count}명" for count in self.info.players)
            message = f"{self.name}: {shown(players)}명은 할 수 없습니다. 할 수 있는 인원: {counts}."
            raise SetupError([Problem(code="player_count", path="players", message=message)])
        if unknown := sorted(wanted - set(known)):
            listed = ", ".join(known) or "없음"
            message = f"{self.name}: {shown(unknown[0])} 확장은 없습니다. 있는 확장: {listed}."
            raise SetupError([Problem(code="not_in_expansion", path="expansions", message=message)])
        return tuple(expansion for expansion in known if expansion in wanted)

    def combinations(self) -> list[frozenset[str]]:
        """Every mix of expansions that a table may choose."""
        ids = [expansion.id for expansion in self.info.expansions]
        sizes = range(len(ids) + 1)
        return [frozenset(mix) for size in sizes for mix in itertools.combinations(ids, size)]

    def paragraphs(self) -> Iterator[tuple[Kind, Paragraph]]:
        """Every paragraph of set-up, turn and score in reading order, figures as names."""
        for step in self.setup_spec.steps:
            yield "setup", step
        yield "turn", self.turn.intro
        for action in self.turn.actions:
            for item in action.paragraphs():
                yield "turn", item
        for item in self.turn.end:
            yield "turn", item
        for item in self.terms.rules:
            yield "score", item

    def _raw_rules(self) -> list[tuple[Rule, When]]:
        found = [(self._as_rule(kind, item), item.when) for kind, item in self.paragraphs()]
        for term in self.terms.glossary:
            fields = {"title": term.term, "text": term.text, "source": term.source, "status": term.status}
            found.append((Rule(id=term.id, game=self.id, kind="term", **fields), When()))
        for faq in self.terms.faq:
            text = f"{faq.answer} {faq.reason}"
            rule = Rule(
                id=faq.id,
                game=self.id,
                kind="faq",
                title=faq.question,
                text=text,
                source=faq.source,
                certainty=faq.certainty,
                rule=faq.rule,
            )
            found.append((rule, faq.when))
        return found

    def _as_rule(self, kind: Kind, item: Paragraph) -> Rule:
        return Rule(
            id=item.id,
            game=self.id,
            kind=kind,
            title=item.title,
            text=item.text,
            source=item.source,
            status=item.status,
            note=item.note,
        )


def _figure(
    name: str, spec: FigureSpec, players: int, expansions: frozenset[str], box: Mapping[str, Any]
) -> Figure:
    value, status = spec.value_for(players, expansions), spec.status
    box_id = spec.box.format(players=players) if spec.box else None
    if box_id and (given := _from_box(box_id, box)):
        value, status = _like(box_id, given[0], value), "box"
    return Figure(
        name=name,
        label=spec.label,
        unit=spec.unit,
        value=value,
        source=spec.source,
        status=status,
        why=spec.why,
        box=box_id,
    )


def _from_box(box_id: str, box: Mapping[str, Any]) -> list[Any]:
    """The box value of that id, if there is one; "targets/points" is the item `points` of `targets`."""
    outer, _, inner = box_id.partition("/")
    if not inner:
        return [box[outer]] if outer in box else []
    value = box.get(outer)
    return [value[inner]] if isinstance(value, Mapping) and inner in value else []


def _like(box_id: str, given: Any, usual: Any) -> Any:
    """A box value, if it has the form of the usual value (a count, a list, a mapping)."""
    is_count = isinstance(given, int) and not isinstance(given, bool) and given >= 0
    if isinstance(usual, int) and not is_count:
        message = f"{box_id}: {with_particle(shown(given), '은')} 안 됩니다. 0 이상의 정수를 적어 주세요."
        raise BoxError([Problem(code="out_of_range", path=box_id, message=message)])
    return given


def _filled_step(spec: StepSpec, figures: Mapping[str, Figure]) -> Step:
    names = names_in(" ".join([spec.text, spec.note, spec.check]))
    if spec.hero and spec.hero not in names:
        names.append(spec.hero)
    used = {name: figures[name] for name in names}
    values = {name: figure.value for name, figure in used.items()}
    status = max([spec.status, *(figure.status for figure in used.values())], key=_WEAKNESS.__getitem__)
    return Step(
        id=spec.id,
        title=spec.title,
        text=fill(spec.text, values),
        figures=values,
        rule=spec.id,
        source=spec.source,
        status=status,
        note=fill(spec.note, values),
        hero=figures[spec.hero] if spec.hero else None,
        draw=spec.draw,
        check=fill(spec.check, values),
    )
