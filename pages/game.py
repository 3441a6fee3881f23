"""A game's door: how many people, which expansions, and where to go."""

from functools import partial

import streamlit as st

import plays
from pages.forms import form
from pages.ui.frame import top
from pages.ui.heard import heard
from pages.ui.html import escape, show
from pages.ui.images import cover
from pages.ui.keep_people import suggested_names
from pages.ui.keep_shelf import shelf_note
from pages.ui.language import lang, language, name_of, speaker
from pages.ui.part import part
from pages.ui.shared import panel
from pages.ui.state import NAME_LENGTH, Table, current_table, seat_words

WAYS = (
    ("pages/setup.py", "준비하기", ":material/checklist:"),
    ("pages/turn.py", "내 차례", ":material/sync:"),
    ("pages/rules.py", "규칙", ":material/menu_book:"),
    ("pages/score.py", "점수", ":material/calculate:"),
)

table = current_table()
game = table.game
say = speaker(game)
top(name_of(game), table=table, speaks=True)
image = cover(game.id)
if image:
    show(f'<div class="pj-door"><img src="{image}" alt=""></div>')
summary = game.english.summary if game.english and language(game) == "en" else game.info.summary
show(f'<p class="pj-lead"{lang(game)}>{escape(summary)}</p>')


def resize() -> None:
    chosen = st.session_state.get("expansions") or []
    current = current_table()
    players = st.session_state.get("players") or current.players
    current.resize(players, chosen)
    for key, value in current.link().items():
        st.query_params[key] = value
    if not current.expansions:
        st.query_params.pop("x", None)


def keep_name(current: Table, seat: int, typed: str) -> None:
    try:
        current.name_seat(seat, plays.clean_name(typed) if typed.strip() else "")
    except plays.ValueRefusedError as error:
        st.session_state.name_fault = str(error)
    else:
        st.session_state.name_fault = ""


@part
def door() -> None:
    """Who plays and where to go: all that a tap changes."""
    table = current_table(game)
    if len(game.info.players) > 1:
        st.segmented_control(
            say("몇 명이 하나요?"),
            game.info.players,
            default=table.players,
            format_func=lambda count: say("{count}명", count=count),
            required=True,
            key="players",
            on_change=resize,
            width="stretch",
        )
    if game.info.expansions:
        expansion_names = {expansion.id: expansion.name for expansion in game.info.expansions}
        st.pills(
            "확장",
            list(expansion_names),
            selection_mode="multi",
            default=list(table.expansions),
            format_func=expansion_names.__getitem__,
            key="expansions",
            on_change=resize,
        )

    link = table.link()
    with st.grid(columns=2, min_column_width=120, gap="small", wrap=False, key="ways"):
        for path, label, icon in (*WAYS, *getattr(form(game), "EXTRAS", ())):
            st.page_link(path, label=say(label), icon=icon, query_params=link, width="stretch")

    with st.expander(say("누가 함께하나요?"), icon=":material/group:"):
        given, seats = table.get("names", []), seat_words(game, table.players)
        for seat in range(table.players):
            st.text_input(
                f"{seats[seat]} 자리" if language(game) == "ko" else say("{seat}번 자리", seat=seat + 1),
                value=given[seat] if seat < len(given) else "",
                placeholder=say("이름 ({length}자까지)", length=NAME_LENGTH),
                key=f"name-{seat}",
                on_change=heard(f"name-{seat}", partial(keep_name, table, seat)),
            )
        suggested_names(table)
        if fault := st.session_state.get("name_fault"):
            st.warning(fault, icon=":material/edit:")
    shelf_note(game)

    if max(game.info.players) > 1:
        panel(table)
    if table.code and not table.is_host:
        if st.button("이 테이블에서 나가기", icon=":material/logout:", type="tertiary"):
            table.clear()
            st.switch_page("pages/home.py")
    elif table.code:
        with st.popover("이 테이블 치우기", icon=":material/delete_sweep:", type="tertiary"):
            st.write("이름, 준비 단계, 점수표가 모두 비워집니다.")
            if st.button("치우고 새로 시작", type="primary"):
                table.clear()
                st.rerun()


door()
