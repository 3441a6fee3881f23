"""Why the last tap was not possible, told in place of the next question."""

from __future__ import annotations

import streamlit as st

_KEY = "orbis_say"


def said() -> str:
    """What the last tap has to be told; empty where it went through."""
    return str(st.session_state.get(_KEY, ""))


def say(text: str) -> None:
    """Keeps a sentence to be shown below the pyramid."""
    st.session_state[_KEY] = text
