"""The round and year tracker: the year, who passed in which order, who starts next, what ends the game."""

from __future__ import annotations

import streamlit as st

from pages.forms.artifact.entries import enter, entry, jot, left_on_income_track, sites, taken
from pages.ui.html import card, escape, rows, show
from pages.ui.player_bar import SEATS
from pages.ui.state import Table, as_one
from pages.ui.stepper import stepper
from pages.ui.tap import tap_picture
from pages.ui.undo import can_undo, undo
from rules_data.artifact.components import figure_value
from rules_data.artifact.turn import (
    TRIGGERS,
    Ending,
    Round,
    Trigger,
    TurnError,
    end_triggers,
    first_round,
    next_round,
    pass_choice,
    pass_turn,
    refills,
)
from rules_data.artifact.turn import ending as ending_of
from rules_data.korean import with_particle


def current_round(table: Table) -> Round:
    """The round as the table has it; the first one until somebody moves on."""
    kept = entry(table, "round")
    first = table.get("first", 0)
    if kept is None:
        return first_round(table.players, first if isinstance(first, int) and first < table.players else 0)
    passed = tuple(seat for seat in kept["passed"] if seat < table.players)
    return Round(year=kept["year"], players=table.players, start=kept["start"] % table.players, passed=passed)


def current_ending(table: Table) -> Ending:
    """What the end conditions say now: read off the table, put right by the switches."""
    met = _read_off(table)
    for trigger in TRIGGERS:
        said = entry(table, f"trigger_{trigger}")
        if said is not None:
            met = met | {trigger} if said else met - {trigger}
    return ending_of(met)


def year_picture(table: Table) -> str:
    """The year track as SVG, the year marker on it."""
    now, first, last = current_round(table).year, *_years()
    pitch = 360 / (last - first + 1)
    spaces = ""
    for place, year in enumerate(range(first, last + 1)):
        x = (place + 0.5) * pitch
        here = year == now
        fill = "var(--figure)" if here else "var(--line)" if year < now else "var(--card)"
        ink = "var(--paper)" if here else "var(--ink)"
        spaces += (
            f'<circle cx="{x:g}" cy="26" r="17.5" fill="{fill}" stroke="var(--line)" stroke-width="1.5"/>'
            f'<text x="{x:g}" y="31" text-anchor="middle" font-size="14" font-weight="700" fill="{ink}">'
            f"{year % 100}</text>"
        )
    return (
        f'<svg viewBox="0 0 360 52" role="img" aria-label="연도 트랙, 지금은 {now}년">'
        f'<path d="M20 26H340" stroke="var(--line)" stroke-width="3"/>{spaces}</svg>'
    )


def passing_list(table: Table) -> None:
    """The players in turn order; a tap passes, another tap takes it back."""
    tap_picture(_order_markup(table), key="artifact-passing", on_tap=lambda seat: passing_tapped(table, seat))


@as_one
def passing_tapped(table: Table, text: str) -> None:
    """Passes a player, or takes the pass back."""
    now = current_round(table)
    if not text.isdecimal() or int(text) >= table.players:
        return
    seat = int(text)
    if seat in now.passed:
        moved = now.model_copy(update={"passed": tuple(other for other in now.passed if other != seat)})
    else:
        moved = pass_turn(now, seat)
    _keep_round(table, moved)


def round_end(table: Table) -> None:
    """Once everybody has passed: who starts, who fills up, the next year; or the way to the score."""
    now, ends = current_round(table), current_ending(table)
    if not now.over:
        left = table.players - len(now.passed)
        st.caption(f"아직 {left}명이 넘기지 않았습니다. 넘긴 사람을 차례로 누르세요.")
        return
    if ends.final_round:
        show(card('<p class="pj-step-title">게임이 끝났습니다.</p><p>이제 점수를 세세요.</p>'))
        st.page_link(
            "pages/score.py",
            label="점수 세기",
            icon=":material/calculate:",
            query_params=table.link(),
            width="stretch",
        )
        return
    start = now.passed[-1]
    name = escape(with_particle(table.names[start], "이"))
    show(card(f'<p class="pj-step-title">{name} 다음 시작 플레이어입니다.</p><p>마지막으로 넘겼습니다.</p>'))
    _refill(table, start)
    st.button(
        f"{now.year + 1}년으로",
        type="primary",
        icon=":material/arrow_forward:",
        width="stretch",
        on_click=_next_year,
        args=(table,),
    )


def ending(table: Table) -> None:
    """The four end conditions as switches, and what the table does now."""
    st.markdown("**게임이 끝나나요?**")
    ends = current_ending(table)
    read_off = _read_off(table)
    for trigger in TRIGGERS:
        on = trigger in ends.triggers
        st.toggle(
            _trigger_words(trigger),
            value=on,
            key=f"artifact-end-{trigger}-{on}",
            on_change=_switch,
            args=(table, trigger, not on, trigger in read_off),
        )
    lit = " lit" if ends.final_round else ""
    show(f'<div class="pj-card{lit}" role="status"><p>{escape(ends.message)}</p></div>')


def passing(table: Table) -> None:
    """Who has passed, and what a passed player may do with so many markers on the mat."""
    now, ends = current_round(table), current_ending(table)
    show(f"<p><b>{now.year}년 · 넘긴 차례</b></p>")
    passing_list(table)
    limit = int(figure_value("mat_limit"))
    mat = stepper(
        table,
        "내 매트의 행동 마커",
        lambda now: int(entry(now, "mat", limit)),
        lambda now, count: jot(now, mat=count),
        key="mat",
        high=limit,
        unit="개",
    )
    show(card(f"<p>{_pass_words(mat, limit, ends.final_round)}</p>"))


def _pass_words(mat: int, limit: int, final: bool) -> str:
    """What a passed player may do, in a sentence."""
    choice = pass_choice(mat, final)
    if final:
        return "마지막 라운드입니다. 넘긴 뒤에는 마커를 가져오거나 바꾸지 않습니다."
    if choice.take and choice.swap:
        return "내 차례마다 마커 하나를 가져오거나 하나를 바꿉니다."
    if choice.take:
        return "내 차례마다 마커 하나를 가져옵니다. 바꿀 마커는 없습니다."
    return f"매트에 {limit}개가 있어 더 가져오지 못합니다. 하나를 바꾸거나 그대로 둡니다."


def undo_button(table: Table) -> None:
    """Takes the last entry back."""
    st.button("되돌리기", icon=":material/undo:", on_click=undo, args=(table,), disabled=not can_undo(table))


def _trigger_words(trigger: Trigger) -> str:
    return {
        "income": "수입 트랙의 전시회 타일이 모두 나갔습니다",
        "types": f"유물 {figure_value('emptied_types')}종류의 전시회가 모두 나갔습니다",
        "site": "어느 유적지의 마지막 유물 카드가 뽑혔습니다",
        "year": f"{figure_value('last_year')}년 라운드입니다",
    }[trigger]


def _years() -> tuple[int, int]:
    return int(figure_value("first_year")), int(figure_value("last_year"))


def _read_off(table: Table) -> set[str]:
    """The end conditions that follow from the tiles that players have, the income track and the year."""
    gone = [tile.id for tile in taken(table)]
    met: set[str] = set(end_triggers(gone, {}, current_round(table).year, sites(table)).triggers)
    return met | ({"income"} if left_on_income_track(table) == 0 else set())


def _switch(table: Table, trigger: str, on: bool, read_off: bool) -> None:
    enter(table, {f"trigger_{trigger}": None if on == read_off else on})


def _keep_round(table: Table, moved: Round) -> None:
    enter(table, {"round": {"year": moved.year, "start": moved.start, "passed": list(moved.passed)}})


def _next_year(table: Table) -> None:
    try:
        moved = next_round(current_round(table), current_ending(table))
    except TurnError as error:
        st.toast(str(error))
        return
    if moved is not None:
        _keep_round(table, moved)


def _refill(table: Table, start: int) -> None:
    """Who takes how many markers, from the new start player on."""
    limit = int(figure_value("mat_limit"))
    with st.expander("매트에 남은 행동 마커", icon=":material/edit:"):
        mats = [
            stepper(
                table,
                name,
                lambda now, seat=seat: int(entry(now, f"mat_{seat}", 0)),
                lambda now, count, seat=seat: jot(now, **{f"mat_{seat}": count}),
                key=f"mat-{seat}",
                high=limit,
                unit="개",
            )
            for seat, name in enumerate(table.names)
        ]
    show(
        card(
            "<p><b>행동 마커 채우기</b></p>"
            + rows([(table.names[seat], "", f"{count}개") for seat, count in refills(mats, start)])
        )
    )


def _order_markup(table: Table) -> str:
    now, names = current_round(table), table.names
    lines = ""
    for seat in now.order:
        place = now.passed.index(seat) + 1 if seat in now.passed else 0
        state = f"{place}번째로 넘김" if place else "행동 중"
        start = '<span class="pj-badge stated">시작</span>' if seat == now.start else ""
        lines += (
            f'<button class="pj-pass" data-tap="{seat}" aria-pressed="{"true" if place else "false"}" '
            f'aria-label="{escape(names[seat])}, {state}">'
            f"<span>{SEATS[seat]} {escape(names[seat])} {start}</span><b>{state}</b></button>"
        )
    return f'<div class="pj-passes">{lines}</div>'
