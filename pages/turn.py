"""The turn as a walk: what can I do now, what does it need and cost, what do people get wrong."""

import streamlit as st

from pages.forms import form
from pages.ui.frame import tabs, top
from pages.ui.html import card, escape, show
from pages.ui.paragraphs import paragraph_list
from pages.ui.state import current_table

table = current_table()
game = table.game
rules = {rule.id: rule for rule in game.rules(table.players, table.expansions, table.box())}
calculators = getattr(form(game), "CALCULATORS", {})
top(f"{game.name} · 내 차례", back="pages/game.py", table=table)

intro = rules[game.turn.intro.id]
show(f'<p class="pj-lead">{escape(intro.text)}</p>')
actions = [action for action in game.turn.actions if action.id in rules]
chosen = st.pills(
    "지금 할 수 있는 일",
    [action.id for action in actions],
    default=table.get("action") if table.get("action") in rules else actions[0].id,
    format_func=lambda action_id: rules[action_id].title,
    required=True,
    key=f"action-{game.id}",
)
action = next(action for action in actions if action.id == chosen)
heading = f'<p class="pj-step-title" role="heading" aria-level="2">{escape(rules[chosen].text)}</p>'
show(card(heading))
calculator = calculators.get(action.calculator)
if calculator:
    with st.container(border=True):
        calculator(table)
conditions = [rules[item.id] for item in action.conditions if item.id in rules]
mistakes = [rules[item.id] for item in action.mistakes if item.id in rules]
if conditions:
    st.header("조건과 비용")
    paragraph_list(conditions)
if mistakes:
    st.header("자주 하는 실수")
    paragraph_list(mistakes)
ending = [rules[item.id] for item in game.turn.end if item.id in rules]
if ending:
    st.header("차례를 마칠 때")
    paragraph_list(ending)
    for name, calculator in calculators.items():
        if name.startswith("end"):
            with st.container(border=True):
                calculator(table)
tabs(table)
