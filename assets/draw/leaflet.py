"""The rules leaflet: one A4 page, its words and figures taken from rules_data."""

from __future__ import annotations

from dataclasses import dataclass

from rules_data import game
from rules_data.tourism.components import components
from rules_data.tourism.goals import needs_in_words

LAYOUT = ("tokens_per_color", "relics_revealed")
ALIKE = ("cards_total", "face_up_per_tier", "jokers")
TURN = ("tourism.turn.take", "tourism.turn.buy", "tourism.turn.reserve")
TURN_DETAILS = {
    "tourism.turn.take": ("tourism.turn.take.same", "tourism.turn.take.few"),
    "tourism.turn.buy": ("tourism.turn.buy.price", "tourism.turn.buy.jokers", "tourism.turn.buy.link"),
    "tourism.turn.reserve": ("tourism.turn.reserve.limit", "tourism.turn.reserve.open"),
}
END = ("tourism.turn.return", "tourism.turn.relic")
WIN = ("tourism.win.condition", "tourism.win.round", "tourism.win.compare", "tourism.win.count")


@dataclass(frozen=True)
class Section:
    """A part of the leaflet: a heading and its lines, each (bold start, text)."""

    title: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Leaflet:
    """The leaflet's content: a table of set-up figures by player count, and sections of text."""

    title: str
    summary: str
    counts: tuple[int, ...]
    table: tuple[tuple[str, tuple[str, ...]], ...]
    sections: tuple[Section, ...]


def leaflet() -> Leaflet:
    """Collects the leaflet from the game's set-up, turn and winning paragraphs as they stand now."""
    tourism = game("tourism")
    counts = tourism.info.players
    return Leaflet(
        title=tourism.name,
        summary=tourism.info.summary,
        counts=counts,
        table=tuple(_row(name) for name in (*LAYOUT, *ALIKE)),
        sections=(_setup(), _turn(), _end(), _win()),
    )


def _row(name: str) -> tuple[str, tuple[str, ...]]:
    tourism = game("tourism")
    guides = [tourism.setup(players=count) for count in tourism.info.players]
    figures = [guide.figures[name] for guide in guides]
    return figures[0].label, tuple(f"{figure.value}{figure.unit}" for figure in figures)


def _setup() -> Section:
    tourism = game("tourism")
    steps = tourism.setup(players=tourism.info.players[0]).steps
    lines = []
    for number, step in enumerate(steps, 1):
        text = _for_all_counts(step.id) if set(step.figures) & set(LAYOUT) else step.text
        lines.append((f"{number}. {step.title}", text))
    return Section("준비", tuple(lines))


def _for_all_counts(step_id: str) -> str:
    """A step's text that holds for every count: what differs is read from the table."""
    tourism = game("tourism")
    spec = next(step for step in tourism.setup_spec.steps if step.id == step_id)
    text = spec.text
    for name in LAYOUT:
        unit = tourism.setup_spec.figures[name].unit
        text = text.replace("{" + name + "}" + unit, "표에 적힌 수만큼")
    values = {name: figure.value for name, figure in tourism.figures(players=tourism.info.players[0]).items()}
    return text.format_map(values).replace("만큼씩", "만큼")


def _turn() -> Section:
    tourism = game("tourism")
    lines = [(tourism.rule("tourism.turn").title, tourism.rule("tourism.turn").text)]
    for action in TURN:
        rule = tourism.rule(action)
        details = " ".join(tourism.rule(detail).text for detail in TURN_DETAILS[action])
        lines.append((rule.title, f"{rule.text} {details}"))
    return Section("내 차례", tuple(lines))


def _end() -> Section:
    tourism = game("tourism")
    return Section(
        "차례를 마칠 때", tuple((tourism.rule(name).title, tourism.rule(name).text) for name in END)
    )


def _win() -> Section:
    tourism = game("tourism")
    first = next(goal for goal in components().win_conditions if goal.status == "stated")
    needs = needs_in_words(first.needs[tourism.info.players[0]])
    lines = [("첫 판은 ‘" + first.name + "’", f"{needs}. 모두 채워야 합니다.")]
    lines += [(tourism.rule(name).title, tourism.rule(name).text) for name in WIN]
    return Section("승리", tuple(lines))
