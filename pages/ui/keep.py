"""Keeping a play: the bar below a result, and the walk through a play's sheet when it is put right."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from uuid import NAMESPACE_URL, UUID, uuid4, uuid5

import streamlit as st

import plays
from pages.ui.html import show
from pages.ui.keep_play import CORRECTING, PLAY, as_play, corrected, minutes_since, same_result
from pages.ui.keep_words import zone
from pages.ui.notes import tell
from pages.ui.state import Table, device, store
from rules_data import Result

_TABLES = uuid5(NAMESPACE_URL, "panjigi:table")
_NUMBER = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def keep_bar(table: Table, sheet: dict[str, Any], result: Result) -> None:
    """Below a result: record it, or say that it is recorded and what may be done now."""
    base = _base(table)
    if base:
        _save_correction(table, sheet, result, base)
        return
    # At a shared table the host records; whoever has the link of another one may.
    if not result.winners or (table.shared and not table.is_host):
        return
    kept = _recorded(table)
    if kept is None:
        st.button(
            "기록에 남기기",
            icon=":material/bookmark_add:",
            key="keep-record",
            type="primary",
            width="stretch",
            on_click=guarded(lambda: _record(table, sheet, result)),
        )
    elif same_result(kept, as_play(table, sheet, result)):
        _after(table, kept)
    else:
        _changed(table, sheet, result, kept)


def correcting_note(table: Table) -> None:
    """Above the sheet of a play that is being put right: which play, and the way out."""
    base = _base(table)
    if base is None:
        return
    play = store().plays.get(base["uuid"])
    with st.container(border=True, key="keep-correcting"):
        if play is None:
            st.markdown("**고치던 기록이 지워졌습니다.**")
        else:
            day = play.played_at.astimezone(zone())
            st.markdown(
                f"**{day.month}월 {day.day}일 기록을 고치는 중입니다.** 저장하기 전에는 그대로입니다."
            )
        if st.button("고치기 그만두기", icon=":material/close:", key="keep-stop", width="stretch"):
            table.clear()
            _leave_for(play)


def reopen(play: plays.PlayRecord) -> None:
    """Opens a play in its game's own form, as a table of its own that knows which play it puts right."""
    base = {"uuid": str(play.uuid), "version": play.version}
    tables = store().tables
    found = [table for table in tables.recent(device(), 100) if table.state.get(CORRECTING) == base]
    if found:
        code = found[0].code
    else:
        names = ["" if player.anonymous else player.name for player in play.players]
        state = {key: value for key, value in (play.state or {}).items() if key != PLAY}
        state |= {"names": names, CORRECTING: base}
        code = tables.create(device(), play.game, len(play.players), play.expansions, state).code
    link = {"game": play.game, "n": str(len(play.players)), "t": code}
    if play.expansions:
        link["x"] = ".".join(play.expansions)
    st.switch_page("pages/score.py", query_params=link)


def guarded(work: Callable[[], None]) -> Callable[[], None]:
    """A callback whose faults are told in a line at the head of the page instead of stopping it."""

    def run() -> None:
        try:
            work()
        except plays.PlaysError as error:
            tell(str(error))

    return run


def _record(table: Table, sheet: dict[str, Any], result: Result) -> None:
    number = _number(table)
    if number is None:
        return
    opened = store().tables.get(table.code or "")
    play = as_play(table, sheet, result)
    begun = opened.created_at if opened else play.played_at
    minutes = minutes_since(begun, play.played_at)
    store().plays.record(play.model_copy(update={"uuid": number, "duration_minutes": minutes}), device())
    st.toast("기록했습니다.", icon=":material/check:")


def _number(table: Table) -> UUID | None:
    """The number of the table's play. It follows from the table's code, so that a second press, or one on
    another phone, cannot make a second play."""
    given = table.get(PLAY)
    if isinstance(given, str) and _NUMBER.fullmatch(given):
        return UUID(given)
    return uuid5(_TABLES, table.code) if table.code else None


def _recorded(table: Table) -> plays.PlayRecord | None:
    number = _number(table)
    return store().plays.get(number) if number else None


def _after(table: Table, kept: plays.PlayRecord) -> None:
    """Recorded: open it, play another one, or put the table away."""
    with st.container(border=True, key="keep-done"):
        show('<p class="pj-sure" role="status">✓ 기록했습니다</p>')
        link = {"play": str(kept.uuid)}
        st.page_link(
            "pages/play.py",
            label="기록 보기 · 장소와 메모 적기 · 보내기",
            icon=":material/menu_book:",
            query_params=link,
            width="stretch",
        )
        with st.container(horizontal=True, key="row-keep-after"):
            st.button(
                "한 판 더",
                icon=":material/replay:",
                key="keep-again",
                help="이름과 확장은 그대로 두고 점수표를 비웁니다",
                width="stretch",
                on_click=guarded(lambda: _again(table)),
            )
            st.button(
                "테이블 치우기",
                icon=":material/delete_sweep:",
                key="keep-clear",
                width="stretch",
                on_click=guarded(table.clear),
            )


def _again(table: Table) -> None:
    names = list(table.get("names", []))
    table.clear()
    if any(names):
        fresh = Table(table.game, None, table.players, table.expansions)
        fresh.keep(names=names)


def _changed(table: Table, sheet: dict[str, Any], result: Result, kept: plays.PlayRecord) -> None:
    """The table went on after it was recorded."""
    play = corrected(kept, as_play(table, sheet, result), kept.version)

    def correct() -> None:
        store().plays.correct(play)
        st.toast("기록을 고쳤습니다.", icon=":material/check:")

    def anew() -> None:
        table.keep(**{PLAY: str(uuid4())})
        _record(table, sheet, result)

    with st.container(border=True, key="keep-changed"):
        st.markdown("**기록한 뒤에 점수가 바뀌었습니다.**")
        st.button(
            "기록을 이 점수로 고치기",
            icon=":material/edit:",
            key="keep-correct",
            type="primary",
            width="stretch",
            on_click=guarded(correct),
        )
        st.button(
            "새 판으로 남기기",
            icon=":material/bookmark_add:",
            key="keep-anew",
            width="stretch",
            on_click=guarded(anew),
        )


def _save_correction(table: Table, sheet: dict[str, Any], result: Result, base: dict[str, Any]) -> None:
    if not st.button(
        "고친 점수로 저장",
        icon=":material/save:",
        key="keep-save",
        type="primary",
        width="stretch",
        disabled=not result.winners,
    ):
        return
    try:
        before = store().plays.get(base["uuid"])
        if before is None:
            raise plays.PlayNotFoundError(base["uuid"])
        kept = store().plays.correct(corrected(before, as_play(table, sheet, result), base["version"]))
    except plays.PlaysError as error:
        st.error(str(error), icon=":material/error:")
        return
    table.clear()
    _leave_for(kept)


def _base(table: Table) -> dict[str, Any] | None:
    """The number and version of the play that the table puts right; None for a table of its own."""
    base = table.get(CORRECTING)
    fits = (
        isinstance(base, dict) and isinstance(base.get("uuid"), str) and isinstance(base.get("version"), int)
    )
    return base if fits else None


def _leave_for(play: plays.PlayRecord | None) -> None:
    if play is None:
        st.switch_page("pages/history.py")
    st.switch_page("pages/play.py", query_params={"play": str(play.uuid)})
