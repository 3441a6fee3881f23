"""Korean, or English for visitors: the switch of games that have English, and the words of the pages in it.

What a game says in English is in its folder (rules_data/<game>/english.yaml), what pages say in `words.py`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Protocol

import streamlit as st

from pages.ui.heard import heard
from pages.ui.state import Table
from pages.ui.words import ENGLISH
from rules_data import Game
from rules_data.korean import with_particle
from rules_data.model import Language

COOKIE = "panjigi_language"
_CHOICES: dict[Language, str] = {"ko": "한", "en": "EN"}
_NUMBERED = re.compile(r"(\d+)번")
_SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def language(game: Game) -> Language:
    """The language in which this device reads a game; Korean where the game has no English."""
    if game.english is None:
        return "ko"
    if "language" not in st.session_state:
        st.session_state.language = st.context.cookies.get(COOKIE)
    return "en" if st.session_state.language == "en" else "ko"


class Speaker(Protocol):
    """Gives a page's Korean words in the language of a game; `{name}` in them stands for a value."""

    def __call__(self, korean: str, /, **values: object) -> str: ...


def korean(words: str, /, **values: object) -> str:
    """A speaker of Korean."""
    return words.format(**values) if values else words


def speaker(game: Game) -> Speaker:
    """What says a page's words in the language of a game.

    What it gives raises KeyError where the words are not in the table of English words.
    """
    if language(game) == "ko":
        return korean

    def english(words: str, /, **values: object) -> str:
        return korean(ENGLISH[words], **values)

    return english


def name_of(game: Game) -> str:
    """A game's name in its language."""
    return game.info.name.en if language(game) == "en" else game.name


def seat_names(table: Table) -> list[str]:
    """The names around the table; a seat without a name is called by its number in either language."""
    if language(table.game) == "ko":
        return table.names
    return [f"Player {found[1]}" if (found := _NUMBERED.fullmatch(name)) else name for name in table.names]


def with_its_particle(name: str, particle: str, game: Game) -> str:
    """A name with the Korean particle that fits it; in English the name alone."""
    return with_particle(name, particle) if language(game) == "ko" else name


def lang(game: Game) -> str:
    """The attribute that marks a page's own HTML as English; nothing in Korean."""
    return ' lang="en"' if language(game) == "en" else ""


def switch(game: Game) -> None:
    """The switch between Korean and English, where a game has English; the choice holds for this device."""
    if game.english is None:
        return
    now = language(game)
    key = f"language-{now}"

    def choose(chosen: str) -> None:
        st.session_state.language = chosen

    st.segmented_control(
        "언어 · Language",
        list(_CHOICES),
        default=now,
        format_func=_CHOICES.__getitem__,
        required=True,
        key=key,
        on_change=heard(key, choose),
        label_visibility="collapsed",
    )
    script = _SCRIPT.replace("COOKIE", COOKIE).replace("LANGUAGE", now)
    st.html(f"<script>{script}</script>", unsafe_allow_javascript=True)
