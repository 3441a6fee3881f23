"""Draws that every table may need."""

from __future__ import annotations

import streamlit as st

from pages.ui.html import card, escape, show
from pages.ui.language import lang, seat_names, speaker, with_its_particle
from pages.ui.state import Table
from rules_data import SetupGuide
from rules_data.draws import first_player as draw_first


def first_player(table: Table, guide: SetupGuide) -> None:
    """Draws who begins and remembers it."""
    names, say = seat_names(table), speaker(table.game)

    def redraw() -> None:
        table.keep(first=draw_first(names))

    first = table.get("first")
    st.button(
        say("선 뽑기" if first is None else "다시 뽑기"),
        icon=":material/casino:",
        on_click=redraw,
        width="stretch",
    )
    if isinstance(first, int) and first < len(names):
        name = with_its_particle(names[first], "이", table.game)
        words = escape(say("{name} 먼저 합니다.", name=name))
        show(card(f'<p class="pj-step-title">{words}</p>', attributes=f' role="status"{lang(table.game)}'))
