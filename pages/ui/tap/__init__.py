"""Pictures that people tap: hexagons, cards, tracks, keys, drawn as SVG or HTML and answered by id.

What may be tapped carries `data-tap="id"` and an `aria-label` in Korean; the component makes it a button for
fingers, keyboard and screen reader alike. The drawing is ready markup: what people typed must have gone
through `pages.ui.html.escape`. The stylesheet's `.stApp .pj-…` rules and its colours hold inside it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import streamlit as st

_FOLDER = Path(__file__).parent
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
    result = _component(key=key, data={"markup": markup}, on_tap_change=lambda: _tell(key, on_tap))
    return str(result.tap["id"]) if result.tap else None


def _tell(key: str, on_tap: Callable[[str], None]) -> None:
    tap = st.session_state[key].tap
    if tap:
        on_tap(str(tap["id"]))
