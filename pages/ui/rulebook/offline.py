"""The rulebook as one HTML file that needs nothing beside it: to keep on a phone, to send, to print."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from string import Template

from pages.ui.html import escape
from pages.ui.rulebook.book import Book
from pages.ui.rulebook.markup import contents, whole

_FOLDER = Path(__file__).parent
_STYLE = _FOLDER.parent / "style.css"


def html_file(book: Book, made: date) -> bytes:
    """The file.

    Args:
        book: the rulebook of a table.
        made: the day to write on it.
    """
    page = Template((_FOLDER / "offline.html").read_text(encoding="utf-8"))
    return page.substitute(
        title=escape(f"{book.game.name} 규칙 · {book.about}"),
        name=escape(book.game.name),
        about=escape(book.about),
        made=f"판지기 {made:%Y.%m.%d}",
        style=_style(),
        contents=contents(book),
        whole=whole(book),
    ).encode()


def _style() -> str:
    """The rules of the one stylesheet that are about the rulebook."""
    style = _STYLE.read_text(encoding="utf-8")
    block = re.search(r"/\* The rulebook,.*?/\* End of the rulebook", style, re.S)
    if block is None:
        raise LookupError("style.css has no block for the rulebook")
    return block[0].partition("*/")[2].rpartition("/*")[0]
