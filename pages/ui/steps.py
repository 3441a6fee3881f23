"""Pieces of the set-up walk: ticks, moving on, and the reason behind a figure."""

from __future__ import annotations

import streamlit as st

from pages.ui.html import badge, escape, rows, show
from pages.ui.state import Table
from rules_data import Game, SetupGuide, Step


def mark(table: Table, step_id: str, index: int) -> None:
    """Ticks or unticks a step in the list of all steps."""
    ticks = list(table.get("ticks", []))
    if step_id in ticks:
        ticks.remove(step_id)
        table.keep(ticks=ticks, step=index)
    else:
        table.keep(ticks=[*ticks, step_id])


def _move(table: Table, index: int, tick: str | None, clear: bool) -> None:
    ticks = [] if clear else list(table.get("ticks", []))
    if tick and tick not in ticks:
        ticks.append(tick)
    table.keep(ticks=ticks, step=index)


def jump_button(
    label: str, table: Table, index: int, *, tick: str | None = None, clear: bool = False
) -> None:
    """A button that goes to a step, ticking the one left behind."""
    st.button(
        label,
        key=f"jump-{label}",
        type="primary" if tick else "secondary",
        width="stretch",
        on_click=_move,
        args=(table, index, tick, clear),
    )


def why(game: Game, step: Step, guide: SetupGuide) -> None:
    """ "왜?": every figure of a step with its status, source and reason."""
    label = f"왜 {step.hero.value}{step.hero.unit}?" if step.hero and _short(step.hero.value) else "왜?"
    with st.popover(label, icon=":material/help:", width="stretch"):
        for name in step.figures:
            figure = guide.figures[name]
            source = game.info.sources.get(figure.source, figure.source)
            value = "?" if figure.value is None else _listed(figure.value)
            show(rows([(figure.label, f"출처: {source}", f"{value}{figure.unit}")]) + badge(figure.status))
            if figure.why:
                show(f'<p class="pj-sub">{escape(figure.why)}</p>')
            if figure.box and figure.status in {"default", "open"}:
                link = {"game": game.id, "n": str(guide.players)}
                st.page_link("pages/box.py", label="내 상자에 맞게 고치기", query_params=link)


def _short(value: object) -> bool:
    return isinstance(value, int | str)


def _listed(value: object) -> str:
    return "·".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
