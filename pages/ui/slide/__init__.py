"""Pictures with a knob that people slide along stops: a track with its pawn.

The drawing is SVG. Every stop carries `data-stop` (its value), `data-at` (the knob's transform there) and
`data-words` (Korean, read aloud); the knob carries `data-knob` (the value now) and is a slider: role,
tabindex, aria-label, aria-valuemin, -max, -now and -text. The arrow keys move it too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import streamlit as st

from pages.ui.heard import heard

_FOLDER = Path(__file__).parent
_component = st.components.v2.component(
    "panjigi_slide",
    html='<div class="pj-slide"></div>',
    css=(_FOLDER / "slide.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "slide.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def slide_picture(markup: str, *, key: str, on_slide: Callable[[str], None]) -> None:
    """Shows a drawing with a knob.

    Args:
        markup: the SVG; what people typed must have gone through `pages.ui.html.escape`.
        key: a name of its own on the page.
        on_slide: called with the value of the stop where the knob was let go, before the page runs again.
    """
    _component(
        key=key, data={"markup": markup}, on_slide_change=heard(key, lambda said: _tell(said.slide, on_slide))
    )


def _tell(slide: Mapping[str, Any] | None, on_slide: Callable[[str], None]) -> None:
    if slide:
        on_slide(str(slide["value"]))
