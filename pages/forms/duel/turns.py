"""What every turn helper asks first: whose turn it is, and what lies in both cities."""

from __future__ import annotations

from collections.abc import Collection

import streamlit as st

from pages.forms.duel.city import city, holdings
from pages.forms.duel.editor import city_editor, coin_keys
from pages.ui.heard import heard
from pages.ui.html import escape, rows, show
from pages.ui.player_bar import SEATS
from pages.ui.state import Table
from rules_data.duel.turn import Holdings

MAKERS = ("brown", "grey", "yellow", "wonders", "progress")


def whose_turn(table: Table, place: str) -> int:
    """Asks whose turn it is; gives the seat."""
    key = f"duel-turn-{place}"
    now = table.get("duel_turn")
    seat = st.segmented_control(
        "누구 차례인가요?",
        (0, 1),
        default=now if now in (0, 1) else 0,
        format_func=lambda one: f"{SEATS[one]} {table.names[one]}",
        required=True,
        key=key,
        on_change=heard(key, lambda chosen: table.keep(duel_turn=chosen)),
        width="stretch",
        label_visibility="collapsed",
    )
    return int(seat or 0)


def both(table: Table, seat: int) -> tuple[Holdings, Holdings]:
    """The player's city and the other one."""
    return holdings(table, seat), holdings(table, 1 - seat)


def cities(table: Table, seat: int, place: str, mine: Collection[str], theirs: Collection[str] = ()) -> None:
    """Both cities to look at and to complete, closed until somebody wants that.

    Args:
        table: the table in use.
        seat: whose turn it is.
        place: a word for the helper.
        mine: groups of the player's own city that matter here.
        theirs: groups of the other city that matter; none leaves it out.
    """
    with st.expander(_title(table, seat, "내 도시"), icon=":material/home_work:"):
        city_editor(table, seat, f"{place}-mine", mine)
        coin_keys(table, seat, place)
    if theirs:
        with st.expander(_title(table, 1 - seat, "상대 도시"), icon=":material/domain:"):
            city_editor(table, 1 - seat, f"{place}-theirs", theirs)
            coin_keys(table, 1 - seat, place)


def result(number: int, unit: str, words: str, reasons: list[tuple[str, str, str]]) -> None:
    """A number written large, what it means, and how it came about."""
    show(
        f'<div class="pj-card" role="status"><p class="pj-big">{number}<small>{escape(unit)}</small></p>'
        f'<p class="pj-step-title">{escape(words)}</p>{rows(reasons) if reasons else ""}</div>'
    )


def _title(table: Table, seat: int, word: str) -> str:
    own = city(table, seat)
    return f"{word} · {len(own['cards'])}장 · 주화 {own['coins']}"
