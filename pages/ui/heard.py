"""What a widget says in its callback."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st


def heard(key: str, take: Callable[[Any], None]) -> Callable[[], None]:
    """A callback that hands on what its widget says.

    What is tapped while a page or a part of it is being left reaches the server after the widget is gone.
    Then there is nothing to hand on, and a callback that asked for it would take the next page down with it.

    Args:
        key: the widget's.
        take: called with the widget's value.
    """

    def callback() -> None:
        if key in st.session_state:
            take(st.session_state[key])

    return callback
