"""What a widget says in its callback."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st
from streamlit.runtime.scriptrunner import RerunException

# Each message breaks a callback off once, and so many do not come while one works.
_ATTEMPTS = 5


def heard(key: str, take: Callable[[Any], None], *, again: bool = True) -> Callable[[], None]:
    """A callback that hands on what its widget says.

    What is tapped while a page or a part of it is being left reaches the server after the widget is gone.
    Then there is nothing to hand on, and a callback that asked for it would take the next page down with it.

    When the next message comes (who presses a button leaves the field before), Streamlit breaks the callback
    off at its next use of the session and never calls it again. So it is begun anew, and what broke it off
    comes after it.

    Args:
        key: the widget's.
        take: called with the widget's value.
        again: whether a `take` that was broken off is called again with the same value; where not, the value
            may be lost.
    """

    def callback() -> None:
        next_message = None
        for _ in range(_ATTEMPTS if again else 1):
            try:
                if key in st.session_state:
                    take(st.session_state[key])
                break
            except RerunException as message:
                next_message = message
        if next_message is not None:
            raise next_message

    return callback
