"""The Orbis score sheet: every player's pyramid by taps, god and cubes, with live scores."""

from __future__ import annotations

import json
import re
from typing import Any

import streamlit as st

from pages.forms.orbis.draft import GOD, chosen_place, clear_draft, draft_of, hand_color
from pages.forms.orbis.god import OURS, god_name, god_panel, is_ours
from pages.forms.orbis.panel import panel
from pages.forms.orbis.pyramid import View, pyramid_picture
from pages.forms.orbis.saying import say
from pages.forms.orbis.settings import open_readings
from pages.forms.orbis.taps import tap_pyramid
from pages.forms.orbis.world import (
    can_move,
    can_undo,
    move,
    pyramid_of,
    set_cubes,
    sheet_data,
    undo,
    world,
)
from pages.ui.html import escape, show
from pages.ui.part import part
from pages.ui.player_bar import choose_seat, player_bar
from pages.ui.state import Table
from pages.ui.stepper import stepper
from pages.ui.tap import tap_picture
from rules_data import PlayerResult, Result, SheetError
from rules_data.orbis.pyramid import Place
from rules_data.orbis.sheet import HAND_LIMIT

_DRAWN = "orbis_drawn"
_PATH = re.compile(r"^players\.(\d+)\.pyramid\.(\d+)\.(\d+)")
_PARTS = {"tiles": "타일", "wilderness": "황무지", "temples": "사원", "god": "신"}


def sheet(table: Table) -> dict[str, Any]:
    """Draws the sheet; gives it as plain data."""
    st.session_state[_DRAWN] = _signature(table)
    _form(table)
    open_readings(table)
    return sheet_data(table)


def details(table: Table, result: Result, player: PlayerResult, seat: int) -> None:
    """What the result says of a player's god: whose name it is."""
    god = world(table, seat)["god"]
    if god and is_ours(god.get("id", ""), table.box()):
        st.caption(f"‘{god_name(table, seat)}’: {OURS}입니다.")


@part
def _form(table: Table) -> None:
    """The part that taps redraw alone; where the sheet itself has changed, the whole page follows."""
    if _signature(table) != st.session_state.get(_DRAWN):
        st.rerun()
    result, wrong = _scored(table)
    seat = player_bar(table, [player.total for player in result.players] if result else [])
    player = result.players[seat] if result else None
    draft = draft_of(table, seat)
    with st.container(gap=None):
        tap_picture(
            pyramid_picture(pyramid_of(table, seat), _view(table, seat, player, wrong), table.names[seat]),
            key=f"orbis-pyramid-{seat}",
            on_tap=lambda tap: tap_pyramid(table, seat, tap),
        )
        if draft.get("at") == GOD:
            god_panel(table, seat, player)
        else:
            panel(table, seat, player)
    _bar(table, seat)
    if player:
        show(f'<p class="pj-sub">{escape(_summary(player))}</p>')
    stepper(
        table,
        "남은 큐브",
        lambda now: int(world(now, seat)["cubes"]),
        lambda now, cubes: set_cubes(now, seat, cubes),
        key=f"orbis-cubes-{seat}",
        high=HAND_LIMIT,
        unit="개",
    )


def _view(table: Table, seat: int, player: PlayerResult | None, wrong: set[tuple[int, Place]]) -> View:
    draft = draft_of(table, seat)
    god = next((line for line in player.lines if line.part == "god"), None) if player else None
    return View(
        hand=hand_color(draft.get("tile") or {}),
        chosen=GOD if draft.get("at") == GOD else chosen_place(draft),
        wrong={place for owner, place in wrong if owner == seat},
        god=god_name(table, seat),
        god_points=god.points if god else None,
    )


def _bar(table: Table, seat: int) -> None:
    """Undo, the next player, and moving the whole pyramid where the ground has room."""

    def next_player() -> None:
        say("")
        choose_seat(table, (seat + 1) % table.players)

    def back() -> None:
        """First what is half entered, then the last change."""
        say("")
        if draft_of(table, seat):
            clear_draft(table, seat)
        else:
            undo(table, seat)

    with st.container(horizontal=True, key="row-orbis-bar"):
        st.button(
            "되돌리기",
            icon=":material/undo:",
            key=f"orbis-undo-{seat}",
            disabled=not (can_undo(table, seat) or draft_of(table, seat)),
            on_click=back,
            width="stretch",
        )
        st.button(
            "다음 사람", key=f"orbis-next-{seat}", type="primary", on_click=next_player, width="stretch"
        )
    left, right = can_move(table, seat, -1), can_move(table, seat, 1)
    if left or right:
        with st.container(horizontal=True, key="row-orbis-move"):
            for step, words, possible in ((-1, "왼쪽으로 밀기", left), (1, "오른쪽으로 밀기", right)):
                st.button(
                    words,
                    key=f"orbis-move-{seat}-{step}",
                    disabled=not possible,
                    type="tertiary",
                    on_click=move,
                    args=(table, seat, step),
                    width="stretch",
                )


def _scored(table: Table) -> tuple[Result | None, set[tuple[int, Place]]]:
    """The result as it stands, or the tiles (with their seat) that may not lie where they lie."""
    try:
        return table.game.score(sheet_data(table), table.box()), set()
    except SheetError as error:
        found = (_PATH.match(problem["path"]) for problem in error.errors)
        return None, {(int(hit[1]), Place(int(hit[2]), int(hit[3]))) for hit in found if hit}


def _summary(player: PlayerResult) -> str:
    parts = " + ".join(f"{_PARTS[part]} {points}" for part, points in player.breakdown.items() if points)
    words = f"지금 {player.total}점"
    return f"{words} = {parts.replace('+ 황무지 -', '− 황무지 ').replace('-', '−')}" if parts else words


def _signature(table: Table) -> str:
    return json.dumps(sheet_data(table), sort_keys=True, ensure_ascii=False)
