"""Readings that the rulebook leaves open, as switches beside the result."""

from __future__ import annotations

import streamlit as st

from pages.forms.artifact.entries import enter, entry, start_value
from pages.ui.heard import heard
from pages.ui.state import Table
from rules_data.artifact.turn import research_ladder

_FIRST = research_ladder(0)[1]


def settings(table: Table) -> dict[str, int | bool]:
    """The settings of the sheet."""
    return {
        "research_start_value": start_value(table),
        "solo_counts_as_exhibition": bool(entry(table, "solo_counts", True)),
    }


def start_switch(table: Table) -> None:
    """What the start space of the research tracks is worth."""
    # Named after its value: undo moves it too.
    widget = f"artifact-start-{start_value(table)}"
    st.segmented_control(
        "연구 트랙의 시작 칸",
        [0, _FIRST],
        default=start_value(table),
        format_func=lambda value: f"{value}점" + (" (기본값)" if value == 0 else ""),
        required=True,
        key=widget,
        on_change=heard(widget, lambda chosen: enter(table, {"start_value": chosen})),
        width="stretch",
    )


def solo_switch(table: Table) -> None:
    """Whether solo exhibitions count as exhibitions where a tie is broken."""
    counts = bool(entry(table, "solo_counts", True))

    def flip() -> None:
        enter(table, {"solo_counts": not counts})

    st.toggle(
        "동점일 때 단독 전시회도 전시회로 세기 (기본값)",
        value=counts,
        key=f"artifact-solo-counts-{counts}",
        on_change=flip,
    )


SWITCHES = {"research_start_value": start_switch, "solo_counts_as_exhibition": solo_switch}
