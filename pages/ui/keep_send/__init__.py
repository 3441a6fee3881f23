"""Handing a result on: its picture by the device's share sheet or as a file, its text by the clipboard."""

from __future__ import annotations

import base64
from pathlib import Path

import streamlit as st

_FOLDER = Path(__file__).parent
_component = st.components.v2.component(
    "panjigi_send",
    html=(_FOLDER / "send.html").read_text(encoding="utf-8"),
    css=(_FOLDER / "send.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "send.js").read_text(encoding="utf-8"),
)


def send(*, title: str, text: str, picture: bytes, file_name: str, key: str) -> None:
    """Two buttons: send the picture, copy the text.

    Args:
        title: what the picture is called in the share sheet.
        text: what is copied.
        picture: PNG.
        file_name: what the picture is called as a file.
        key: a name of its own on the page.
    """
    data = {"title": title, "text": text, "name": file_name, "picture": base64.b64encode(picture).decode()}
    _component(key=key, data=data)
