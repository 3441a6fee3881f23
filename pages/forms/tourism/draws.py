"""Draws for the tourism table: relics, the win condition, who begins."""

from __future__ import annotations

import streamlit as st

from pages.forms.tourism.goal import goal_picker
from pages.ui.draws import first_player
from pages.ui.html import escape, show
from pages.ui.language import lang, language, speaker
from pages.ui.state import Table
from pages.ui.tokens import chips
from rules_data import SetupGuide
from rules_data.draws import draw
from rules_data.tourism.components import components


def relics(table: Table, guide: SetupGuide) -> None:
    """Draws the face-up relics and remembers them for the turn helper."""
    count = guide.value("relics_revealed")
    known = {relic.id: relic for relic in components().relics}

    say, english = speaker(table.game), language(table.game) == "en"

    def redraw() -> None:
        table.keep(relics=draw(list(known), min(count, len(known))))

    drawn = [known[relic_id] for relic_id in table.get("relics", []) if relic_id in known]
    st.button(
        say("대신 뽑아 주기" if not drawn else "다시 뽑기"),
        icon=":material/casino:",
        on_click=redraw,
        width="stretch",
    )
    if drawn:
        now = language(table.game)
        items = "".join(
            f"<li><span>{escape(relic.en if english else relic.name)}</span>"
            f"<b>{chips(relic.needs.as_dict(), language=now)}</b></li>"
            for relic in drawn
        )
        show(f'<div class="pj-card"{lang(table.game)}><ul class="pj-rows">{items}</ul></div>')
        st.caption(say("판지기가 정한 유물입니다. 내 상자의 유물을 펼쳤다면 그 조건을 보세요."))


def win_condition(table: Table, guide: SetupGuide) -> None:
    """Chooses or draws the win condition of this game."""
    goal_picker(table, key="setup")


DRAWS = {"relics": relics, "win_condition": win_condition, "first_player": first_player}
