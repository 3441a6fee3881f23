"""The frozen shapes of what a game is: figures, paragraphs, set-up, turn, terms and results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Status = Literal["stated", "default", "open", "box"]
Certainty = Literal["sure", "likely", "disputed"]
Language = Literal["ko", "en"]
STATUS_KO: Mapping[Status, str] = {
    "stated": "규칙서",
    "default": "기본값",
    "open": "미확인",
    "box": "내 상자 값",
}
STATUS_EN: Mapping[Status, str] = {
    "stated": "rulebook",
    "default": "default",
    "open": "not known",
    "box": "my box",
}
CERTAINTY_KO: Mapping[Certainty, str] = {"sure": "확실", "likely": "유력", "disputed": "해석 갈림"}


class Frozen(BaseModel):
    """Base of all data: unknown keys are refused, nothing changes after loading."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class When(Frozen):
    """For which tables something holds; an empty condition holds always."""

    players: tuple[int, ...] = ()
    expansions: tuple[str, ...] = ()
    without: tuple[str, ...] = ()

    def holds(self, players: int, expansions: frozenset[str]) -> bool:
        """Whether a table of `players` people with these expansions is meant."""
        return (
            (not self.players or players in self.players)
            and set(self.expansions) <= expansions
            and not set(self.without) & expansions
        )


class Case(Frozen):
    """A value that holds under a condition only."""

    when: When
    value: Any


class FigureSpec(Frozen):
    """A named figure as a data file writes it.

    One of `value`, `by_players` or `cases` gives the number (the first case that holds wins). `box` names the
    box value that may overwrite it: "{players}" in it is the player count, "a/b" is item b of value a.
    """

    label: str
    unit: str = ""
    value: Any = None
    by_players: dict[int, Any] = Field(default_factory=dict)
    cases: tuple[Case, ...] = ()
    when: When = When()
    box: str | None = None
    source: str
    status: Status
    why: str = ""

    def value_for(self, players: int, expansions: frozenset[str]) -> Any:
        """The value for a table, or None where the data holds none."""
        for case in self.cases:
            if case.when.holds(players, expansions):
                return case.value
        return self.by_players.get(players, self.value)


class Figure(Frozen):
    """A named figure as it holds for one table."""

    name: str
    label: str
    unit: str
    value: Any
    source: str
    status: Status
    why: str = ""
    box: str | None = None


class Paragraph(Frozen):
    """A rule paragraph: what every step, score line and answer can be traced to."""

    id: str
    title: str
    text: str
    when: When = When()
    source: str
    status: Status = "stated"
    note: str = ""


class StepSpec(Paragraph):
    """A set-up step as a data file writes it. `hero` names the figure to show large."""

    hero: str | None = None
    draw: str | None = None
    check: str = ""


class Action(Paragraph):
    """One thing a player can do: what it is, what it needs and costs, what people get wrong.

    `calculator` names the helper that a page may offer beside it.
    """

    calculator: str | None = None
    conditions: tuple[Paragraph, ...] = ()
    mistakes: tuple[Paragraph, ...] = ()

    def paragraphs(self) -> tuple[Paragraph, ...]:
        """The action itself and everything below it, in reading order."""
        return (self, *self.conditions, *self.mistakes)


class TurnSpec(Frozen):
    """turn.yaml: the turn as a walk, from "my turn now" to its end."""

    figures: dict[str, FigureSpec] = Field(default_factory=dict)
    intro: Paragraph
    actions: tuple[Action, ...]
    end: tuple[Paragraph, ...] = ()


class SetupSpec(Frozen):
    """setup.yaml: figures and steps."""

    figures: dict[str, FigureSpec]
    steps: tuple[StepSpec, ...]


class Term(Frozen):
    """A word of the game."""

    id: str
    term: str
    en: str
    aliases: tuple[str, ...] = ()
    text: str
    source: str
    status: Status = "stated"


class Reading(Frozen):
    """One way to read a rule that the rulebook leaves open."""

    text: str
    default: bool = False


class Faq(Frozen):
    """A question as players ask it: short answer first, then the reason and the rule."""

    id: str
    question: str
    answer: str
    reason: str
    rule: str
    certainty: Certainty
    readings: tuple[Reading, ...] = ()
    when: When = When()
    source: str


class TermsSpec(Frozen):
    """terms.yaml: rule paragraphs on scoring and winning, glossary, questions."""

    figures: dict[str, FigureSpec] = Field(default_factory=dict)
    rules: tuple[Paragraph, ...]
    glossary: tuple[Term, ...] = ()
    faq: tuple[Faq, ...] = ()


class Expansion(Frozen):
    """An expansion that a table may play with."""

    id: str
    name: str
    en: str


class Name(Frozen):
    """A name in Korean and English."""

    ko: str
    en: str


class GameInfo(Frozen):
    """game.yaml: who the game is."""

    id: str
    name: Name
    summary: str
    players: tuple[int, ...]
    minutes: int
    year: int | None = None
    designers: tuple[str, ...] = ()
    publisher: str | None = None
    bgg_id: int | None = None
    expansions: tuple[Expansion, ...] = ()
    sources: dict[str, str]
    note: str = ""


class Step(Frozen):
    """A set-up step for one table, its figures filled in."""

    id: str
    title: str
    text: str
    figures: dict[str, Any]
    rule: str
    source: str
    status: Status
    note: str = ""
    hero: Figure | None = None
    draw: str | None = None
    check: str = ""


class SetupGuide(Frozen):
    """Everything a table needs to be laid out: ordered steps and all figures by name."""

    game: str
    players: int
    expansions: tuple[str, ...]
    steps: tuple[Step, ...]
    figures: dict[str, Figure]
    language: Language = "ko"

    def value(self, name: str) -> Any:
        """The value of a figure by name."""
        return self.figures[name].value

    def to_json(self) -> dict[str, Any]:
        """The guide in the shape of the command line."""
        keys = {"id", "title", "text", "figures", "rule", "source", "status"}
        return {
            "game": self.game,
            "players": self.players,
            "expansions": list(self.expansions),
            "steps": [step.model_dump(mode="json", include=keys) for step in self.steps],
            "figures": {name: figure.value for name, figure in self.figures.items()},
        }


class Line(Frozen):
    """One line of a score: the points, the reason in a short Korean sentence, the rule behind it.

    `key` names the thing scored; `part` the entry of the breakdown that the points belong to.
    """

    key: str
    part: str = Field(exclude=True)
    label: str
    points: int
    why: str
    rule: str


class PlayerResult(Frozen):
    """A player's place, total and how it came about."""

    name: str
    rank: int
    total: int
    breakdown: dict[str, int]
    lines: tuple[Line, ...]
    stats: dict[str, Any] | None = None


class ScoreWarning(Frozen):
    """Something the table should know: an open reading taken by default (`setting` names the switch)."""

    code: str
    message: str
    setting: str | None = None


class Result(Frozen):
    """Who won, how it was decided, and why every point is there."""

    game: str
    winners: tuple[int, ...]
    decided_by: str
    players: tuple[PlayerResult, ...]
    warnings: tuple[ScoreWarning, ...] = ()
    reached: tuple[int, ...] | None = None

    def to_json(self) -> dict[str, Any]:
        """The result in the shape of the command line."""
        return self.model_dump(mode="json", exclude_none=True)


def breakdown(lines: tuple[Line, ...], parts: tuple[str, ...]) -> dict[str, int]:
    """Sums the points of lines by part; a part without lines is 0."""
    return {part: sum(line.points for line in lines if line.part == part) for part in parts}


def ranks(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from 1, best first; equal keys share a place (1, 1, 3)."""
    return [1 + sum(other > key for other in keys) for key in keys]
