"""The bar of players: whose turn it is to be entered, with live totals."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from pages.ui.state import Table

SEATS = ("●", "◆", "■", "▲", "★")


def player_bar(table: Table, totals: Sequence[int | None]) -> int:
    """Shows every player with the live total; gives the seat that is chosen.

    Args:
        table: the table in use; the chosen seat is kept with it.
        totals: live totals by seat, None where there is none.
    """
    names = table.names
    key = f"seat-{table.game.id}"

    def choose() -> None:
        table.keep(seat=st.session_state[key])

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
        on_change=choose,
        width="stretch",
    )
    return int(seat or 0)
