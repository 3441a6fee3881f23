"""The turn as a walk: what can I do now, what does it need and cost, what do people get wrong."""

import streamlit as st

from pages.forms import form
from pages.ui.frame import tabs, top
from pages.ui.html import card, escape, show
from pages.ui.language import lang, language, name_of, speaker
from pages.ui.paragraphs import paragraph_list
from pages.ui.part import part
from pages.ui.state import current_table
from rules_data.model import Action

table = current_table()
game = table.game
say = speaker(game)
now = language(game)
rules = {rule.id: rule for rule in game.rules(table.players, table.expansions, table.box(), now)}
# The helpers speak Korean.
calculators = getattr(form(game), "CALCULATORS", {}) if now == "ko" else {}
top(say("{name} · 내 차례", name=name_of(game)), back="pages/game.py", table=table, speaks=True)
about = f"{table.players}명"


def choice(actions: list[Action]) -> None:
    """What can be done now; what is chosen is opened."""
    kept = table.get("action")
    chosen = st.pills(
        say("지금 할 수 있는 일"),
        [action.id for action in actions],
        default=kept if kept in rules else actions[0].id,
        format_func=lambda action_id: rules[action_id].title,
        required=True,
        key=f"action-{game.id}",
    )
    opened(next(action for action in actions if action.id == chosen))


def opened(action: Action) -> None:
    """One action with its calculator, its conditions and what people get wrong."""
    text = escape(rules[action.id].text)
    show(card(f'<p class="pj-step-title" role="heading" aria-level="2">{text}</p>', attributes=lang(game)))
    calculator = calculators.get(action.calculator)
    if calculator:
        with st.container(border=True):
            calculator(table)
    for heading, items in (("조건과 비용", action.conditions), ("자주 하는 실수", action.mistakes)):
        found = [rules[item.id] for item in items if item.id in rules]
        if found:
            st.header(say(heading))
            paragraph_list(found, game, about, language=now)


@part
def walk() -> None:
    """All that a tap changes; title and tabs stay as they are."""
    show(f'<p class="pj-lead"{lang(game)}>{escape(rules[game.turn.intro.id].text)}</p>')
    possible = [action for action in game.turn.actions if action.id in rules]
    if possible:
        choice(possible)
    ending = [rules[item.id] for item in game.turn.end if item.id in rules]
    if not ending:
        return
    st.header(say("차례를 마칠 때"))
    paragraph_list(ending, game, about, language=now)
    for name, calculator in calculators.items():
        if name.startswith("end"):
            with st.container(border=True):
                calculator(table)


walk()
tabs(table)
