"""Draws for the Artifact table: the site that stays out, who begins, the quick start."""

from __future__ import annotations

import streamlit as st

from pages.forms.artifact.entries import USUAL_SITE_OUT, enter, entry, site_out
from pages.forms.artifact.sheet import site_picker
from pages.ui.draws import first_player
from pages.ui.html import card, rows, show
from pages.ui.state import Table
from rules_data import SetupGuide
from rules_data.artifact.components import REGIONS, region_name
from rules_data.artifact.turn import quick_start as quick_start_of
from rules_data.draws import draw
from rules_data.korean import with_particle


def leave_out(table: Table, guide: SetupGuide) -> None:
    """Chooses or draws the site that three people leave out."""
    if entry(table, "site_out") is None:
        usual = with_particle(region_name(USUAL_SITE_OUT), "을")
        st.caption(f"아직 정하지 않아 빠른 시작대로 {usual} 뺀 그림을 보입니다.")
    site_picker(table, key="setup")
    st.button(
        "대신 뽑아 주기",
        icon=":material/casino:",
        width="stretch",
        on_click=lambda: enter(table, {"site_out": draw(REGIONS, 1)[0]}),
    )


def quick_start(table: Table, guide: SetupGuide) -> None:
    """The two sites of every player, from the start player on, and what then lies at each site."""
    start = quick_start_of(guide.players)
    first = table.get("first", 0)
    first = first if isinstance(first, int) and first < table.players else 0
    lines = [
        (
            table.names[(first + turn) % table.players],
            "시작 플레이어" if turn == 0 else "",
            " · ".join(region_name(region) for region in pair),
        )
        for turn, pair in enumerate(start.seats)
    ]
    show(card(rows(lines)))
    lying = [
        (region_name(region), f"오두막 {huts}채", f"펼친 카드 {start.face_up[region]}장")
        for region, huts in start.huts.items()
    ]
    show(card(f"<p><b>그러면 유적지마다</b></p>{rows(lying)}"))
    out = site_out(table)
    if out in start.huts:
        named = f"지금은 {region_name(out)} 유적지를 뺐습니다."
        st.warning(f"이 빠른 시작은 {region_name(out)}도 씁니다. {named}", icon=":material/info:")


DRAWS = {"site_out": leave_out, "first_player": first_player, "quick_start": quick_start}
