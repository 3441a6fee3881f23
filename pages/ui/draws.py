"""Draws that every table may need."""

from __future__ import annotations

import streamlit as st

from pages.ui.html import escape, show
from pages.ui.state import Table
from rules_data import SetupGuide
from rules_data.draws import first_player as draw_first
from rules_data.korean import with_particle


def first_player(table: Table, guide: SetupGuide) -> None:
    """Draws who begins and remembers it."""
    names = table.names

    def redraw() -> None:
        table.keep(first=draw_first(names))

    first = table.get("first")
    st.button(
        "선 뽑기" if first is None else "다시 뽑기",
        icon=":material/casino:",
        on_click=redraw,
        width="stretch",
    )
    if isinstance(first, int) and first < len(names):
        name = escape(with_particle(names[first], "이"))
        show(f'<div class="pj-card" role="status"><p class="pj-step-title">{name} 먼저 합니다.</p></div>')
