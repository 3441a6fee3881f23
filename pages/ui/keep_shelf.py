"""Where the box stands (매장 위치), on the game's door: shown, and written by whoever keeps the shelf."""

from __future__ import annotations

import streamlit as st

from pages.ui.heard import heard
from pages.ui.html import escape, show
from pages.ui.keep import guarded
from pages.ui.state import store
from rules_data import Game

_LENGTH = 80


def shelf_note(game: Game) -> None:
    """The note and a way to change it."""
    place = store().shelves.get(game.id)
    key = f"shelf-{game.id}"

    def write(typed: str) -> None:
        store().shelves.set(game.id, typed)

    if place:
        show(f'<p class="pj-shelf"><span>매장 위치</span> <b>{escape(place)}</b></p>')
    with st.popover("위치 고치기" if place else "매장 위치 적기", icon=":material/shelves:", type="tertiary"):
        st.text_input(
            "상자가 있는 곳",
            place,
            max_chars=_LENGTH,
            placeholder="예: B열 3번 선반",
            key=key,
            on_change=guarded(heard(key, write)),
        )
