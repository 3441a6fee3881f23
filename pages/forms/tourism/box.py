"""Box values that only the tourism game has: the goals' figures, the paths' targets, printed cards."""

from __future__ import annotations

import streamlit as st

from pages.ui.state import Table, store
from rules_data.tourism.components import components
from rules_data.tourism.goals import label_of
from rules_data.tourism.scoring import Sheet, goal_needs, path_targets


def box_editor(table: Table) -> None:
    """Goals for this many players, the three paths' targets, and the way to the cards."""
    for condition in components().win_conditions:
        if condition.status == "stated":
            continue
        with st.expander(f"승리 조건 · {condition.name} · {table.players}명"):
            _goal(table, condition.id)
    with st.expander("세 갈래 길의 목표"):
        _targets(table)
    st.page_link(
        "pages/printed.py", label="카드에 적힌 값", icon=":material/style:", query_params=table.link()
    )


def _goal(table: Table, goal_id: str) -> None:
    key = f"win_condition.{goal_id}.{table.players}"
    sheet = {"mode": "cards", "win_condition": {"id": goal_id}, "players": [{}] * table.players}
    asked = goal_needs(Sheet.model_validate(sheet), table.box()).asked()
    with st.form(key, border=False):
        value = {
            name: st.number_input(label_of(name), min_value=0, max_value=99, value=number)
            for name, number in asked.items()
        }
        _save(table, key, value)


def _targets(table: Table) -> None:
    sheet = Sheet.model_validate({"mode": "three_paths", "players": [{}] * table.players})
    targets = path_targets(sheet, table.box()).model_dump()
    with st.form("targets", border=False):
        value = {
            name: st.number_input(label_of(name), min_value=1, max_value=99, value=number)
            for name, number in targets.items()
        }
        _save(table, "targets", value)


def _save(table: Table, key: str, value: dict[str, int]) -> None:
    if st.form_submit_button("내 상자 값으로 저장", type="primary", width="stretch"):
        store().box.set(table.game.id, key, value)
        st.toast("저장했습니다.", icon=":material/check:")
