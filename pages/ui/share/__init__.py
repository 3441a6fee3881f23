"""Handing a link on: the device's own share sheet, else the clipboard, else a field to copy from."""

from __future__ import annotations

from pathlib import Path

import streamlit as st

_FOLDER = Path(__file__).parent
_component = st.components.v2.component(
    "panjigi_share",
    html=(_FOLDER / "share.html").read_text(encoding="utf-8"),
    css=(_FOLDER / "share.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "share.js").read_text(encoding="utf-8"),
)


def share(title: str, text: str, query: dict[str, str], key: str) -> None:
    """A button that shares this page's address.

    Args:
        title: what the link is called.
        text: one line that goes with it.
        query: what the link carries; nothing else of the present address goes with it, no table and no game.
        key: a name of its own on the page.
    """
    _component(key=key, data={"title": title, "text": text, "query": query})
