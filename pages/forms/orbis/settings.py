"""What the rulebook leaves open, beside the result: the default, and what the other reading would change."""

from __future__ import annotations

import streamlit as st

from pages.forms.orbis.world import SETTINGS, TEMPLE_ORDER, sheet_data
from pages.ui.heard import heard
from pages.ui.html import badge, escape, show
from pages.ui.state import Table
from rules_data import SheetError
from rules_data.orbis.readings import SettingReading, changes_in_words
from rules_data.orbis.scoring import readings, temple_ties
from rules_data.orbis.sheet import Sheet
from rules_data.orbis.temples import TempleTie


def open_readings(table: Table) -> None:
    """The settings; nothing while the sheet is refused."""
    try:
        found = readings(Sheet.model_validate(sheet_data(table)), table.box())
    except SheetError:
        return
    matter = sum(reading.matters for reading in found)
    label = f"규칙에 없는 부분 · 결과가 달라지는 것 {matter}개" if matter else "규칙에 없는 부분"
    with st.expander(label, icon=":material/tune:"):
        for reading in found:
            _setting(table, reading)
        if table.get(TEMPLE_ORDER):
            st.button(
                "정해 둔 사원 순서 지우기",
                key="orbis-order-clear",
                on_click=lambda: table.keep(**{TEMPLE_ORDER: []}),
            )


def settle_ties(table: Table) -> None:
    """Open temple ties: two or more show the same temples, and the table says who comes first."""
    for tie in temple_ties(Sheet.model_validate(sheet_data(table)), table.box()):
        _tie(table, tie)


def _setting(table: Table, reading: SettingReading) -> None:
    name, key = reading.choice.setting, f"orbis-{reading.choice.setting}-{reading.value}"

    def turn(on: bool) -> None:
        table.keep(**{SETTINGS: table.get(SETTINGS, {}) | {name: on}})

    st.toggle(reading.choice.on, value=reading.value, key=key, on_change=heard(key, turn))
    change = changes_in_words(table.names, reading.changes)
    effect = f"바꾸면 {change}입니다." if change else "바꾸어도 지금 점수는 같습니다."
    now = "기본값입니다." if reading.value == reading.default else "기본값과 다르게 정했습니다."
    mark = badge("default") if reading.value == reading.default else ""
    show(f'<p class="pj-sub">{mark} {escape(reading.taken)} {escape(now)} {escape(effect)}</p>')
    st.page_link(
        "pages/rules.py",
        label=f"규칙: {reading.choice.title}",
        icon=":material/menu_book:",
        query_params=table.link() | {"rule": reading.choice.rule},
    )


def _tie(table: Table, tie: TempleTie) -> None:
    order = [seat for seat in table.get(TEMPLE_ORDER, []) if seat < table.players]
    with st.container(border=True):
        tokens = ", ".join(f"{points}점" for points in tie.tokens)
        show(f'<p class="pj-ask">사원 토큰 {escape(tokens)}, 누가 먼저인가요?</p>')
        with st.container(horizontal=True):
            for seat in tie.seats:
                st.button(
                    f"{table.names[seat]} 먼저",
                    key=f"orbis-tie-{seat}",
                    on_click=lambda seat=seat: table.keep(**{TEMPLE_ORDER: [*order, seat]}),
                )


SWITCHES = {"temple_order": settle_ties}
