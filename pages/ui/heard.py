"""What a widget says in its callback."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st
from streamlit.runtime.scriptrunner import RerunException


def heard(key: str, take: Callable[[Any], None], *, once: bool = False) -> Callable[[], None]:
    """A callback that hands on what its widget says, once for all.

    What is tapped while a page or a part of it is being left reaches the server after the widget is gone.
    Then there is nothing to hand on, and a callback that asked for it would take the next page down with it.

    When the next message comes (who presses a button leaves the field before), Streamlit breaks the callback
    off at its next use of the session and never calls it again. So it is begun anew, and what broke it off
    comes after it.

    Args:
        key: the widget's.
        take: called with the widget's value; called again with the same value where it was broken off.
        once: for a `take` that must not begin anew and can do without the value.
    """

    def callback() -> None:
        next_message = None
        for _ in range(1 if once else _ATTEMPTS):
            try:
                if key in st.session_state:
                    take(st.session_state[key])
                break
            except RerunException as message:
                next_message = message
        if next_message is not None:
            raise next_message

    return callback


# Each attempt but the last was broken off by a message of its own.
_ATTEMPTS = 5
