"""The rules of a game as a whole, for the people who are there; a link may point at one paragraph."""

import streamlit as st

from pages.ui.frame import tabs, top
from pages.ui.paragraphs import paragraph_list
from pages.ui.state import current_table

SECTIONS = {"setup": "준비", "turn": "차례", "score": "점수와 승리", "faq": "자주 묻는 질문", "term": "용어"}

table = current_table()
game = table.game
top(f"{game.name} · 규칙", back="pages/game.py", table=table)
rules = game.rules(table.players, table.expansions, table.box())
wanted = st.query_params.get("rule")
asked = [rule for rule in rules if rule.id == wanted]
if asked:
    paragraph_list(asked, lit=wanted)
present = [kind for kind in SECTIONS if any(rule.kind == kind for rule in rules)]
kind = st.pills(
    "어느 부분을 볼까요?",
    present,
    default=asked[0].kind if asked else present[0],
    format_func=SECTIONS.__getitem__,
    required=True,
    key=f"section-{wanted}",
)
paragraph_list([rule for rule in rules if rule.kind == kind])
tabs(table)
