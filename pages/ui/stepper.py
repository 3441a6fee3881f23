"""A number by two large buttons: for small numbers nobody should have to type."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from pages.ui.html import show
from pages.ui.tokens import token_svg


def stepper(
    label: str,
    value: int,
    on_set: Callable[[int], None],
    *,
    key: str,
    low: int = 0,
    high: int = 99,
    unit: str = "",
) -> None:
    """Shows a number with − and + beside it; each press calls `on_set` with the new number."""
    with st.container(horizontal=True, vertical_alignment="center", key=f"step-{key}", wrap=False):
        st.markdown(f"{label}  **{value}{unit}**", width="stretch")
        st.button(
            "−",
            key=f"{key}-less",
            width=56,
            disabled=value <= low,
            on_click=on_set,
            args=(value - 1,),
            help=f"{label} 하나 줄이기",
        )
        st.button(
            "+",
            key=f"{key}-more",
            width=56,
            disabled=value >= high,
            on_click=on_set,
            args=(value + 1,),
            help=f"{label} 하나 늘리기",
        )


def token_trays(
    numbers: dict[str, int], on_set: Callable[[str, int], None], *, key: str, high: int, words: dict[str, str]
) -> None:
    """A tray of tokens side by side: tap + above a token or − below it.

    Args:
        numbers: tokens by colour ("joker" among them where it counts).
        on_set: called with the colour and the new number.
        key: a name of its own for the widgets.
        high: the most of each.
        words: the Korean word of each colour.
    """
    with st.grid(columns=len(numbers), min_column_width=30, gap="xxsmall", wrap=False, key=f"tray-{key}"):
        for color, number in numbers.items():
            with st.container(gap="xxsmall", key=f"tray-{key}-{color}"):
                for sign, change, disabled in (
                    ("+", 1, number >= high),
                    (None, 0, False),
                    ("−", -1, number <= 0),
                ):
                    if sign is None:
                        show(f'<div class="pj-tray">{token_svg(color, number)}</div>')
                        continue
                    st.button(
                        sign,
                        key=f"{key}-{color}-{sign}",
                        disabled=disabled,
                        on_click=on_set,
                        args=(color, number + change),
                        help=f"{words[color]} {number + change}개로",
                        width="stretch",
                    )
