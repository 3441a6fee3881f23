"""A story read aloud by the browser's own Korean voice: nothing leaves the device."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import streamlit as st

_FOLDER = Path(__file__).parent
_component = st.components.v2.component(
    "panjigi_voice",
    html=(_FOLDER / "voice.html").read_text(encoding="utf-8"),
    css=(_FOLDER / "voice.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "voice.js").read_text(encoding="utf-8"),
)


def voice(sentences: Sequence[str], key: str) -> None:
    """A button that reads Korean sentences aloud, one after the other, and stops again.

    Args:
        sentences: what to read.
        key: a name of its own on the page.
    """
    _component(key=key, data={"sentences": list(sentences)})
