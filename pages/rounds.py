"""Artifact from round to round: year, income, who passed, exhibitions opened, what ends the game."""

import streamlit as st

from pages.forms.artifact.tracker import (
    current_round,
    ending,
    passing_list,
    round_end,
    undo_button,
    year_picture,
)
from pages.forms.artifact.tray import tray
from pages.forms.artifact.turn_money import income
from pages.ui.frame import tabs, top
from pages.ui.html import escape, picture, show
from pages.ui.part import part
from pages.ui.player_bar import player_bar
from pages.ui.state import current_table
from rules_data import game

table = current_table(game("artifact"))
top("아티팩트 · 라운드와 연도", back="pages/game.py", table=table)


@part
def going_on() -> None:
    """The round: all that a tap changes."""
    now = current_round(table)
    picture(year_picture(table))
    start = escape(table.names[now.start])
    show(
        f'<p class="pj-step-title">{now.year}년 · {now.number}라운드</p><p>시작 플레이어는 {start}입니다.</p>'
    )
    show("<p><b>넘긴 차례</b></p>")
    passing_list(table)
    round_end(table)
    with st.expander("이번 라운드의 수입", icon=":material/payments:", expanded=not now.passed):
        income(table)
    with st.expander("전시회를 열었나요?", icon=":material/museum:"):
        seat = player_bar(table, [None] * table.players)
        tray(table, seat, key="rounds-tray")
    with st.container(border=True):
        ending(table)
    undo_button(table)


going_on()
tabs(table)
