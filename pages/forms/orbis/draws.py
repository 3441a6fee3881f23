"""Draws for the Orbis table: which gods are revealed, who begins."""

from __future__ import annotations

import streamlit as st

from pages.forms.orbis.god import OURS, is_ours
from pages.ui.draws import first_player
from pages.ui.html import escape, show
from pages.ui.state import Table
from rules_data import SetupGuide
from rules_data.draws import draw
from rules_data.orbis.box import god_pool, offered_gods

_KEY = "orbis_gods"


def gods(table: Table, guide: SetupGuide) -> None:
    """Draws the revealed gods: by name where the box tells all names, else by place in the shuffled row."""
    pool = god_pool(table.box())
    count = min(guide.value("gods"), len(pool))

    def redraw() -> None:
        table.keep(**{_KEY: draw(pool, count)})

    drawn = [name for name in pool if name in table.get(_KEY, [])]
    st.button(
        "다시 뽑기" if drawn else "대신 뽑아 주기",
        icon=":material/casino:",
        on_click=redraw,
        width="stretch",
        key="orbis-gods-draw",
    )
    if not drawn:
        return
    ours = {god.name for god in offered_gods(table.box()) if is_ours(god.id, table.box())}
    items = "".join(
        f"<li><span>{escape(name)}{f'<small>{OURS}</small>' if name in ours else ''}</span></li>"
        for name in drawn
    )
    show(f'<div class="pj-card" role="status"><ul class="pj-rows">{items}</ul></div>')
    if not ours:
        st.caption("뒷면으로 섞어 한 줄로 놓고, 이 자리의 타일을 뒤집으세요.")


DRAWS = {"gods": gods, "first_player": first_player}
