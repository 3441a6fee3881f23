"""Choosing how the tourism game is won: a win-condition card or the three paths."""

from __future__ import annotations

import streamlit as st

from pages.ui.heard import heard
from pages.ui.html import badge, card, escape, show
from pages.ui.language import lang, language, speaker
from pages.ui.state import Table
from rules_data.draws import draw
from rules_data.model import Status
from rules_data.tourism.components import Needs, components
from rules_data.tourism.goals import needs_in_english, needs_in_words
from rules_data.tourism.scoring import Sheet, goal_needs, path_targets

PATHS = "three_paths"


def chosen_goal(table: Table) -> str:
    """The id of the win condition in use, or "three_paths"; the recommended one until somebody chooses."""
    known = [condition.id for condition in components().win_conditions]
    goal = table.get("goal")
    return goal if goal in known or goal == PATHS else known[0]


def goal_picker(table: Table, key: str) -> None:
    """Picks or draws the win condition; shows what it asks of this many players."""
    say, now = speaker(table.game), language(table.game)
    known = components().win_conditions
    options = {condition.id: condition.en if now == "en" else condition.name for condition in known}
    options[PATHS] = say("세 갈래 길")
    drawable = [condition.id for condition in known if condition.random]
    widget = f"goal-{key}-{chosen_goal(table)}"

    def redraw() -> None:
        table.keep(goal=draw(drawable, 1)[0])

    st.pills(
        say("승리 조건"),
        list(options),
        default=chosen_goal(table),
        format_func=options.__getitem__,
        required=True,
        key=widget,
        on_change=heard(widget, lambda chosen: table.keep(goal=chosen)),
    )
    st.button(say("다섯 장에서 뽑기"), icon=":material/casino:", on_click=redraw, key=f"draw-goal-{key}")
    words, status = goal_in_words(table)
    show(card(f"<p>{escape(words)} {badge(status, now)}</p>", attributes=lang(table.game)))


def goal_in_words(table: Table) -> tuple[str, Status]:
    """What the goal in use asks for, and where its figures come from."""
    goal, box = chosen_goal(table), table.box()
    seats = [{} for _ in range(table.players)]
    if goal == PATHS:
        targets = path_targets(Sheet.model_validate({"mode": PATHS, "players": seats}), box)
        words = speaker(table.game)(
            "총점 {points}점, 마패 {mapae}개, 한 색 카드의 점수 {one_color_points}점 가운데 하나",
            **targets.model_dump(),
        )
        return words, "box" if "targets" in box else "default"
    condition = next(item for item in components().win_conditions if item.id == goal)
    key = f"win_condition.{goal}.{table.players}"
    told = needs_in_english if language(table.game) == "en" else needs_in_words
    return told(needs_of(table)), "box" if key in box else condition.status


def needs_of(table: Table) -> Needs:
    """The needs of the win condition in use, for this many players."""
    sheet = {"mode": "cards", "win_condition": {"id": chosen_goal(table)}, "players": [{}] * table.players}
    return goal_needs(Sheet.model_validate(sheet), table.box())
