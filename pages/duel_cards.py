"""Card encyclopedia of the duel: cost, effect, chain and rulings of every card, token and god."""

import streamlit as st

from pages.forms.duel.cards import entry_details
from pages.forms.duel.city import is_pantheon
from pages.forms.duel.tiles import groups
from pages.ui.frame import tabs, top
from pages.ui.html import show
from pages.ui.part import part
from pages.ui.state import current_table
from rules_data import game
from rules_data.duel.turn import entries, find

table = current_table(game("duel"))
top("카드 사전", back="pages/game.py", table=table)


@part
def book() -> None:
    """What is looked for, and what is found."""
    query = st.text_input(
        "이름으로 찾기",
        key="duel-cards-find",
        placeholder="이름으로 찾기: 길드, 스핑크스",
        max_chars=40,
        label_visibility="collapsed",
    )
    asked = st.query_params.get("card", "")
    if query:
        found = find(query, table.box())
        if not found:
            st.caption(f"‘{query}’에 맞는 것이 없습니다. 카드, 불가사의, 토큰, 신의 이름을 적어 주세요.")
    else:
        kinds = {group.id: group for group in groups(pantheon=True)}
        if not is_pantheon(table):
            kinds = {group.id: group for group in groups(pantheon=False)}
        chosen = st.pills(
            "무엇을 볼까요?",
            list(kinds),
            default=next((name for name, group in kinds.items() if asked in group.items), "brown"),
            format_func=lambda name: kinds[name].word,
            required=True,
            key="duel-cards-kind",
        )
        found = tuple(entry for entry in entries(table.box()) if entry.id in kinds[chosen].items)
    both = [rule for mix in ((), ("pantheon",)) for rule in table.game.rules(2, mix)]
    answers = {rule.id: rule for rule in both if rule.kind == "faq"}
    show(
        '<div class="pj-dbook">'
        + "".join(entry_details(entry, answers, entry.id == asked) for entry in found)
        + "</div>"
    )


book()
tabs(table)
