"""Pieces of the set-up walk: ticks, moving on, and the reason behind a figure."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import streamlit as st

from pages.ui.heard import heard
from pages.ui.html import badge, escape, rows, show
from pages.ui.language import speaker
from pages.ui.state import Table, as_one
from rules_data import Game, SetupGuide, Step


@as_one
def mark(table: Table, step_id: str, index: int) -> None:
    """Ticks or unticks a step in the list of all steps."""
    ticks = list(table.get("ticks", []))
    if step_id in ticks:
        ticks.remove(step_id)
        table.keep(ticks=ticks, step=index)
    else:
        table.keep(ticks=[*ticks, step_id])


def choose_stage(table: Table, stages: Sequence[tuple[str, str, tuple[Step, ...]]]) -> tuple[Step, ...]:
    """A set-up in several walks: the one that is chosen, its steps. Each goes on where it was left."""
    steps = {stage: own for stage, _, own in stages}
    names = {stage: name for stage, name, _ in stages}
    now = table.get("stage")
    now = now if now in steps else stages[0][0]

    def choose(stage: str) -> None:
        ticks = table.get("ticks", [])
        left = [index for index, step in enumerate(steps[stage]) if step.id not in ticks]
        table.keep(stage=stage, step=left[0] if left else len(steps[stage]))

    st.segmented_control(
        "언제의 준비인가요?",
        list(names),
        default=now,
        format_func=names.__getitem__,
        required=True,
        key="stage",
        on_change=heard("stage", choose),
        width="stretch",
        label_visibility="collapsed",
    )
    return steps[now]


@as_one
def _move(table: Table, index: int, tick: str | None, clear: Collection[str]) -> None:
    ticks = [ticked for ticked in table.get("ticks", []) if ticked not in clear]
    if tick and tick not in ticks:
        ticks.append(tick)
    table.keep(ticks=ticks, step=index)


def jump_button(
    label: str, table: Table, index: int, *, tick: str | None = None, clear: Collection[str] = ()
) -> None:
    """A button that goes to a step, ticking the one left behind and unticking those of `clear`."""
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
    say = speaker(game)
    hero = step.hero if step.hero and _short(step.hero.value) else None
    label = say("왜 {value}{unit}?", value=hero.value, unit=hero.unit) if hero else say("왜?")
    sources = game.english.sources if game.english and guide.language == "en" else game.info.sources
    with st.popover(label, icon=":material/help:", width="stretch"):
        if not step.figures:
            show(f"<p>{escape(say('출처: {source}', source=sources.get(step.source, step.source)))}</p>")
        for name in step.figures:
            figure = guide.figures[name]
            source = say("출처: {source}", source=sources.get(figure.source, figure.source))
            value = "?" if figure.value is None else _listed(figure.value)
            amount = say("{value}{unit}", value=value, unit=figure.unit)
            show(rows([(figure.label, source, amount)]) + badge(figure.status, guide.language))
            if figure.why:
                show(f'<p class="pj-sub">{escape(figure.why)}</p>')
            if figure.box and figure.status in {"default", "open"}:
                link = {"game": game.id, "n": str(guide.players)}
                st.page_link("pages/box.py", label=say("내 상자에 맞게 고치기"), query_params=link)


def _short(value: object) -> bool:
    return isinstance(value, int | str)


def _listed(value: object) -> str:
    return "·".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
