"""Printed numbers that nobody has typed in yet: asked for in place, by one tap."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from pages.forms.artifact.entries import enter, entry, printed_number
from pages.ui.heard import heard
from pages.ui.html import escape, show
from pages.ui.state import Table, store
from pages.ui.tap import tap_picture
from rules_data.artifact.turn import box_values
from rules_data.korean import with_particle

_HIGHEST_KEY = 13
_HIGHEST = 99


def ask(table: Table, key: str, question: str, place: str = "") -> None:
    """Asks for a printed value and keeps it, with the table or as a box value.

    Args:
        table: the table in use.
        key: the box id of the value.
        question: one Korean sentence that says where the number is printed.
        place: a name for the spot on the page, where the same value is asked for in two.
    """
    name = f"ask-{place}-{key}"
    with st.container(key=f"pj-{_safe(name)}", gap="small"):
        show(f'<p class="pj-ask">{escape(question)}</p>')
        number_keys(table, key, name)
        keep_switch(table, _safe(name))
        with st.popover(f"{_HIGHEST_KEY + 1} 이상인가요?", type="tertiary", key=f"more-{_safe(name)}"):
            larger_number(table, key, name)


def ask_first(table: Table, keys: Sequence[str], place: str) -> None:
    """Asks for the first of several box values that are not known."""
    labels = {value.id: value.label for value in box_values()}
    for key in keys[:1]:
        ask(table, key, f"{with_particle(labels[key], '은')} 얼마인가요?", place)


def number_keys(table: Table, key: str, name: str, box_only: bool = False) -> None:
    """Keys 0 to 13 in two rows and a field for more; the number that stands is marked."""
    now = printed_number(table, key)

    def tapped(text: str) -> None:
        if text.isdecimal() and int(text) <= _HIGHEST_KEY:
            keep_number(table, key, int(text), box_only)

    tap_picture(_keys_markup(now), key=f"artifact-{_safe(name)}", on_tap=tapped)


def larger_number(table: Table, key: str, name: str, box_only: bool = False) -> None:
    """A field for a number that has no key of its own."""
    field = f"large-{_safe(name)}"

    def keep(typed: int | None) -> None:
        if typed is not None:
            keep_number(table, key, int(typed), box_only)

    st.number_input(
        f"{_HIGHEST_KEY + 1} 이상이면 적어 주세요",
        min_value=0,
        max_value=_HIGHEST,
        value=None,
        key=field,
        on_change=heard(field, keep),
    )


def keep_number(table: Table, key: str, value: int, box_only: bool = False) -> None:
    """Keeps a printed value: for every game as a box value, or at this table alone."""
    if box_only or entry(table, "keep_box", True):
        store().box.set(table.game.id, key, value)
        if entry(table, f"printed_{key}") is not None:
            enter(table, {f"printed_{key}": None})
    else:
        enter(table, {f"printed_{key}": value})


def keep_switch(table: Table, name: str) -> None:
    """Whether typed values are kept as box values too."""
    kept = bool(entry(table, "keep_box", True))

    def flip() -> None:
        enter(table, {"keep_box": not kept})

    st.toggle(
        "내 상자 값으로 적어 두고 다음에도 쓰기",
        value=kept,
        key=f"keep-{name}-{kept}",
        on_change=flip,
    )


def _keys_markup(now: int | None) -> str:
    keys = "".join(
        f'<button data-tap="{value}" aria-label="{value}" '
        f'aria-pressed="{"true" if value == now else "false"}">{value}</button>'
        for value in range(_HIGHEST_KEY + 1)
    )
    return f'<div class="pj-numbers">{keys}</div>'


def _safe(name: str) -> str:
    """A name that a style may use."""
    return "".join(letter if letter.isalnum() else "-" for letter in name)
