"""Pictures that people tap: hexagons, cards, tracks, keys, drawn as SVG or HTML and answered by id.

What may be tapped carries `data-tap="id"` and an `aria-label` in Korean; the component makes it a button for
fingers, keyboard and screen reader alike. The drawing is ready markup: what people typed must have gone
through `pages.ui.html.escape`. The stylesheet's `.pj-…` rules and its colours hold inside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import streamlit as st

from pages.ui.heard import heard
from pages.ui.state import writes

_FOLDER = Path(__file__).parent
_ANSWERED = "taps-answered"
_component = st.components.v2.component(
    "panjigi_tap",
    html='<div class="pj-tap"></div>',
    css=(_FOLDER / "tap.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "tap.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def tap_picture(markup: str, *, key: str, on_tap: Callable[[str], None]) -> str | None:
    """Shows a drawing whose parts can be tapped.

    Args:
        markup: SVG or HTML; elements with `data-tap` can be tapped, those with `aria-disabled="true"` too (so
            that a page can say why not). A drawing with parts to tap must not be `role="img"`.
        key: a name of its own on the page.
        on_tap: called with the id of what was tapped, before the page runs again.

    Returns:
        The id that was tapped in this run, else None.
    """
    # The number of each picture's last tap that was answered. The object itself goes along: in a callback,
    # session state is a place where Streamlit may break off.
    answered: dict[str, int] = st.session_state.setdefault(_ANSWERED, {})
    result = _component(
        key=key,
        data={"markup": markup, "answered": answered.get(key, 0)},
        on_tap_change=heard(key, lambda said: _tell(key, said.tap, on_tap, answered)),
    )
    return str(result.tap["id"]) if result.tap else None


def _tell(
    key: str, tap: Mapping[str, Any] | None, on_tap: Callable[[str], None], answered: dict[str, int]
) -> None:
    """Every tap once, in order: a message carries the earlier taps that were not answered when it left.

    A callback that Streamlit breaks off, because the next tap is there, counts as answered if it has written.
    The others are answered anew.
    """
    for one in tap["taps"] if tap else []:
        if one["n"] > answered.get(key, 0):
            _answer(key, one, on_tap, answered)


def _answer(
    key: str, tap: Mapping[str, Any], on_tap: Callable[[str], None], answered: dict[str, int]
) -> None:
    before, done = writes(), False
    try:
        on_tap(str(tap["id"]))
        done = True
    finally:
        if done or writes() > before:
            answered[key] = tap["n"]
