"""Box values of the duel: the Korean names printed on the owner's cards."""

from __future__ import annotations

import streamlit as st

from pages.ui.html import badge, show
from pages.ui.state import Table, store
from rules_data.duel.turn import Entry, find

_FEW = 8


def box_editor(table: Table) -> None:
    """A card is looked up and its printed name typed in."""
    with st.expander("카드에 적힌 이름", expanded=True):
        st.caption("판지기의 이름이 내 카드와 다르면 적어 두세요. 점수와 사전이 그 이름을 씁니다.")
        query = st.text_input("카드 찾기", key="duel-name-find", placeholder="예: 사원, 판테온", max_chars=40)
        found = find(query, table.box())[:_FEW] if query else ()
        if query and not found:
            st.caption(f"‘{query}’에 맞는 카드가 없습니다. 다른 이름이나 영어 이름으로 찾아 보세요.")
        for entry in found:
            _name(table, entry)


def _name(table: Table, entry: Entry) -> None:
    key = f"name.{entry.id}"
    with st.form(f"duel-{key}", border=False):
        name = st.text_input(f"{entry.ko} ({entry.en})", value=entry.ko, max_chars=40)
        show(badge(entry.status))
        if st.form_submit_button("이 이름으로", width="stretch"):
            plain = " ".join(name.split())
            if plain:
                store().box.set(table.game.id, key, plain)
            else:
                store().box.remove(table.game.id, key)
            st.rerun()
