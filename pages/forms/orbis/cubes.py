"""Citizen cubes on the pages: small pictures with number and word, and trays to count them by taps."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import streamlit as st

from pages.forms.orbis.hexes import FILL, ink_of
from pages.ui.html import escape
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.orbis.components import COLORS, Color, color_name

Numbers = dict[Color, int]


def cube(color: str, number: int | None = None) -> str:
    """A cube as a small picture, with a number on it."""
    border = ' stroke="#857C69" stroke-width="1.5"' if color == "white" else ""
    text = "" if number is None else str(number)
    return (
        f'<svg viewBox="0 0 40 40" aria-hidden="true"><rect x="3" y="3" width="34" height="34" rx="8" '
        f'fill="{FILL[color]}"{border}/><text x="20" y="27" text-anchor="middle" font-size="19" '
        f'font-weight="700" fill="{ink_of(color)}">{text}</text></svg>'
    )


def in_words(numbers: Mapping[Color, int]) -> str:
    """Cubes in words: "노랑 2, 빨강 1"; empty for none."""
    return ", ".join(f"{color_name(color)} {numbers[color]}" for color in COLORS if numbers.get(color))


def chips(numbers: Mapping[Color, int]) -> str:
    """Cubes side by side, each with its word and number."""
    shown = [(color, numbers[color]) for color in COLORS if numbers.get(color)]
    return "".join(
        f'<span class="pj-chip">{cube(color)} {color_name(color)} {number}</span>' for color, number in shown
    )


def cube_tray(
    table: Table,
    label: str,
    read: Callable[[Table], Numbers],
    write: Callable[[Table, Numbers], None],
    *,
    key: str,
    high: int,
) -> None:
    """A tray of five colours: tap + above a cube or − below it.

    Args:
        table: the table in use.
        label: what is counted.
        read: gives the cubes by colour as a table has them.
        write: keeps the cubes at a table.
        key: a name of its own for the widget.
        high: the most of each.
    """

    def tapped(tap: str) -> None:
        word, sign = tap.split(":")
        color = next(color for color in COLORS if color == word)

        def counted(now: Table) -> None:
            # What stands there now, not what was drawn: a second tap may come before the first is answered.
            have = read(now)
            number = have[color] + (1 if sign == "more" else -1)
            if 0 <= number <= high:
                write(now, have | {color: number})

        table.at_once(counted)

    have = read(table)
    st.markdown(f"**{escape(label)}**")
    columns = "".join(_column(color, have[color], high) for color in COLORS)
    tap_picture(f'<div class="pj-cubes">{columns}</div>', key=key, on_tap=tapped)


def _column(color: Color, number: int, high: int) -> str:
    word = color_name(color)
    return (
        f"<div>{_key(color, 'more', '+', f'{word} 하나 늘리기', number >= high)}"
        f'<p role="img" aria-label="{word} {number}개">{cube(color, number)}<span>{word}</span></p>'
        f"{_key(color, 'less', '−', f'{word} 하나 줄이기', number <= 0)}</div>"
    )


def _key(color: str, sign: str, shown: str, words: str, off: bool) -> str:
    disabled = " disabled" if off else ""
    return (
        f'<button type="button" class="pj-key" data-tap="{color}:{sign}" aria-label="{words}"{disabled}>'
        f"{shown}</button>"
    )
