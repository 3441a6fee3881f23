"""The frame of every page: navigation, top line, the bar by the thumb."""

from __future__ import annotations

import streamlit as st
from streamlit.navigation.page import Page as StreamlitPage

from pages.forms import form
from pages.ui.hints import hint
from pages.ui.html import escape, show
from pages.ui.language import lang, speaker, switch
from pages.ui.shared import strip
from pages.ui.state import Table

_PAGES = (
    ("home", "판지기"),
    ("game", "게임"),
    ("join", "같이 적기"),
    ("phone", "휴대전화로 열기"),
    ("setup", "준비"),
    ("turn", "내 차례"),
    ("rules", "규칙"),
    ("scan", "카드 스캔"),
    ("workshop", "카드 공방"),
    ("place", "장소 이야기"),
    ("atlas", "여행 도감"),
    ("printed", "실제 상자의 카드"),
    ("score", "점수"),
    ("rounds", "라운드와 연도"),
    ("duel_cards", "카드 사전"),
    ("duel_left", "남은 카드"),
    ("duel_structure", "카드 구조물"),
    ("history", "지난 판"),
    ("play", "한 판 기록"),
    ("box", "내 상자 값"),
    ("about", "정보"),
)


def navigation() -> StreamlitPage:
    """Names all pages; gives the one that the address asks for."""
    pages = [
        st.Page(
            f"pages/{name}.py",
            title=title if name == "home" else f"{title} · 판지기",
            url_path=None if name == "home" else name,
            default=name == "home",
        )
        for name, title in _PAGES
    ]
    return st.navigation(pages, position="hidden")


def paths() -> list[str]:
    """The addresses of all pages but the first."""
    return [name for name, _ in _PAGES if name != "home"]


def dress(page: StreamlitPage) -> None:
    """Remembers which page runs, and that it runs inside the frame."""
    st.session_state.framed = True
    st.session_state.page = page.url_path or "home"


def top(
    title: str, back: str | None = "pages/home.py", table: Table | None = None, speaks: bool = False
) -> None:
    """The line at the head of a page: the way back and the title.

    On the very first visit of a new server Streamlit takes the folder `pages` for its old page discovery and
    runs the page without app.py. Naming a navigation ends that; the page is then run again inside its frame.
    """
    if not st.session_state.get("framed"):
        navigation()
        st.rerun()
    if back is None:
        st.title(title)
        hint()
        return
    link = table.link() if table and back != "pages/home.py" else None
    with st.container(horizontal=True, vertical_alignment="center", key="top", gap=None, wrap=False):
        label = speaker(table.game)("뒤로") if table else "뒤로"
        st.page_link(back, label=label, icon=":material/arrow_back_ios_new:", query_params=link)
        show(f'<h1 class="pj-title"{lang(table.game) if table and speaks else ""}>{escape(title)}</h1>')
        if table and speaks:
            switch(table.game)
    if table:
        strip(table)
    # Hints speak Korean.
    if not (table and speaks and lang(table.game)):
        hint()


TABS = (
    ("pages/home.py", "처음", ":material/home:"),
    ("pages/setup.py", "준비", ":material/checklist:"),
    ("pages/turn.py", "차례", ":material/sync:"),
    ("pages/rules.py", "규칙", ":material/menu_book:"),
    ("pages/scan.py", "스캔", ":material/center_focus_strong:"),
    ("pages/score.py", "점수", ":material/calculate:"),
)


# Shown only for games whose form names the page among its EXTRAS.
_ONLY_SOME = ("pages/scan.py",)


def tabs(table: Table) -> None:
    """The bar by the thumb: the five things people do at a table."""
    with st.bottom, st.container(horizontal=True, key="tabs", gap=None, wrap=False):
        say = speaker(table.game)
        own = {path for path, _, _ in getattr(form(table.game), "EXTRAS", ())}
        for path, label, icon in TABS:
            if path in _ONLY_SOME and path not in own:
                continue
            link = None if path == "pages/home.py" else table.link()
            st.page_link(path, label=say(label), icon=icon, query_params=link, width="stretch")
