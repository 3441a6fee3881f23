"""Handing a link on: the device's own share sheet, else the clipboard, else a field to copy from."""

from __future__ import annotations

from pathlib import Path

from pages.ui.component import component
from rules_data.model import Language

ENGLISH = {
    "공유하기": "Share",
    "이 장소의 링크": "Link to this place",
    "링크를 복사했습니다.": "The link has been copied.",
    "이 링크를 복사하세요.": "Copy this link.",
}
_components = component(Path(__file__).parent, ENGLISH)


def share(title: str, text: str, query: dict[str, str], key: str, language: Language = "ko") -> None:
    """A button that shares this page's address.

    Args:
        title: what the link is called.
        text: one line that goes with it.
        query: what the link carries; nothing else of the present address goes with it, no table and no game.
        key: a name of its own on the page.
        language: of the button.
    """
    _components[language](key=f"{key}-{language}", data={"title": title, "text": text, "query": query})
