"""The bar of players: whose turn it is to be entered, with live totals."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from pages.ui.heard import heard
from pages.ui.state import Table

SEATS = ("●", "◆", "■", "▲", "★")


# How often the seat was chosen elsewhere than on the bar: each time the bar is a new one. A tap that was on
# its way then brings the old bar's choice along, which would otherwise take the new one back.
_MOVES = "seat-moves"


def choose_seat(table: Table, seat: int) -> None:
    """Chooses a player from outside of the bar, for a callback."""
    table.keep(seat=seat)
    st.session_state[_MOVES] = st.session_state.get(_MOVES, 0) + 1


def player_bar(table: Table, totals: Sequence[int | None]) -> int:
    """Shows every player with the live total; gives the seat that is chosen.

    Args:
        table: the table in use; the chosen seat is kept with it.
        totals: live totals by seat, None where there is none.
    """
    names = table.names
    key = f"seat-{table.game.id}-{st.session_state.get(_MOVES, 0)}"

    def label(seat: int) -> str:
        total = totals[seat] if seat < len(totals) else None
        return f"{SEATS[seat]} {names[seat]}" + ("" if total is None else f"  **{total}**")

    kept = table.get("seat", 0)
    seat = st.segmented_control(
        "누구의 점수를 적을까요?",
        range(table.players),
        default=kept if isinstance(kept, int) and kept < table.players else 0,
        format_func=label,
        required=True,
        key=key,
        on_change=heard(key, lambda chosen: table.keep(seat=chosen)),
        width="stretch",
    )
    return int(seat or 0)
