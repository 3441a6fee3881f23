"""Names: who has played, two names taken for one person, and taken apart again; names to tap at the door."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

import plays
from pages.ui.charts import numbers_table
from pages.ui.heard import heard
from pages.ui.html import escape, show
from pages.ui.keep import guarded
from pages.ui.keep_words import names_of, seen_by
from pages.ui.state import Table, store

_SUGGESTED = 8


def people(summaries: Sequence[plays.PlaySummary]) -> None:
    """Everybody who gave a name, and the merges."""
    names = store().names
    meanings = names.meanings(names_of())
    known = names.known(seen_by(), names_of())
    if not known:
        st.info(
            "아직 이름이 없습니다. 게임 첫 화면에서 이름을 적고 기록을 남기세요.", icon=":material/group:"
        )
        return
    counted = {person.name: person for person in plays.tally(summaries, meanings).people}
    rows = [
        [name + _also(meanings, name), str(counted[name].plays), str(counted[name].wins)]
        for name in known
        if name in counted
    ]
    show(numbers_table(["이름", "판", "승"], rows, "이름마다 판과 승"))
    if len(known) > 1:
        _merge_form(known)
    for name, into in meanings.items():
        _merged(name, into)


def suggested_names(table: Table) -> None:
    """Names from past plays, each of which sits down on the first free seat with one tap."""
    given = [*table.get("names", []), *[""] * table.players][: table.players]
    free = [seat for seat, name in enumerate(given) if not name]
    known = [name for name in store().names.known(seen_by(), names_of()) if name not in given][:_SUGGESTED]
    if not free or not known:
        return

    def sit(name: str | None) -> None:
        if name:
            table.name_seat(free[0], name)
            st.session_state[f"name-{free[0]}"] = name
        st.session_state["suggested"] = None

    st.pills("함께한 사람", known, key="suggested", on_change=guarded(heard("suggested", sit)))


def _also(meanings: dict[str, str], name: str) -> str:
    others = plays.others(meanings, name)
    return f" (= {', '.join(others)})" if others else ""


def _merge_form(known: Sequence[str]) -> None:
    with st.expander("두 이름을 한 사람으로 합치기", icon=":material/merge:"):
        st.caption("기록에 적힌 이름은 그대로 두고, 목록과 통계에서 한 사람으로 셉니다. 되돌릴 수 있습니다.")
        name = st.selectbox("이 이름을", known, index=None, placeholder="합칠 이름", key="merge-name")
        into = st.selectbox("이 사람으로", known, index=None, placeholder="남길 이름", key="merge-into")

        def merge() -> None:
            store().names.merge(str(name), str(into), names_of())
            st.session_state["merge-name"] = st.session_state["merge-into"] = None

        st.button(
            "합치기",
            icon=":material/merge:",
            key="merge-do",
            type="primary",
            width="stretch",
            disabled=not name or not into or name == into,
            on_click=guarded(merge),
        )


def _merged(name: str, into: str) -> None:
    with st.container(horizontal=True, vertical_alignment="center", key=f"row-merged-{name}", wrap=False):
        st.markdown(f"{escape(name)} → **{escape(into)}**", width="stretch")
        st.button(
            "되돌리기",
            icon=":material/undo:",
            key=f"split-{name}",
            type="tertiary",
            on_click=guarded(lambda: _split(name)),
        )


def _split(name: str) -> None:
    store().names.split(name, names_of())
