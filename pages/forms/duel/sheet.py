"""The duel score sheet: two cities by their cards, or the rows of the score pad by hand."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.forms.duel.city import (
    PAWN,
    QUICK,
    change,
    city,
    is_pantheon,
    score_sheet,
    undo,
)
from pages.forms.duel.editor import city_editor, coin_keys
from pages.forms.duel.quick import quick_pad
from pages.forms.duel.totals import totals
from pages.forms.duel.track import track
from pages.ui.heard import heard
from pages.ui.html import show
from pages.ui.player_bar import player_bar
from pages.ui.state import Table
from pages.ui.undo import can_undo, is_entered
from rules_data import Result, SheetError

_MODES = {"cards": "카드로 세기", QUICK: "점수만 적기"}


def sheet(table: Table) -> dict[str, Any] | None:
    """Draws the sheet; gives it as plain data, or None while nothing is entered."""
    data = score_sheet(table)
    result = _result(table, data)
    quick = _mode(table) == QUICK
    if quick:
        quick_pad(table, result)
    else:
        _city(table, result)
    with st.container(border=True):
        st.markdown("**군사 경쟁** · 말을 밀어 옮기세요")
        track(table, lambda now, space: change(now, **{PAWN: space}), "score")
    with st.container(horizontal=True, key="row-duel-undo"):
        st.button(
            "되돌리기",
            icon=":material/undo:",
            key="duel-undo",
            disabled=not can_undo(table),
            on_click=undo,
            args=(table,),
            width="stretch",
        )
    if result is not None and not quick:
        totals(table, result, is_pantheon(table))
    return data if is_entered(table) else None


def _mode(table: Table) -> str:
    now = table.get("duel_mode", "cards")
    st.segmented_control(
        "어떻게 셀까요?",
        list(_MODES),
        default=now,
        format_func=_MODES.__getitem__,
        required=True,
        key="duel-mode",
        on_change=heard("duel-mode", lambda chosen: table.keep(duel_mode=chosen)),
        width="stretch",
        label_visibility="collapsed",
    )
    return str(now)


def _city(table: Table, result: Result | None) -> None:
    numbers = [player.total for player in result.players] if result else [None, None]
    with st.container(key="duel-bar"):
        seat = player_bar(table, numbers)
    with st.container(key=f"duel-city-{seat}"):
        city_editor(table, seat, "score")
        coin_keys(table, seat, "score")
        own = city(table, seat)
        if not is_pantheon(table) and (own["gods"] or own["mythology"] or own["offerings"]):
            show('<p class="pj-sub">판테온 없이 셉니다. 신과 토큰은 빼고 셉니다.</p>')


def _result(table: Table, data: dict[str, Any]) -> Result | None:
    try:
        return table.game.score(data, table.box())
    except SheetError:
        return None
