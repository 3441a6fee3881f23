"""Four corners on a photo that a person can move, by finger, mouse or keyboard."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import streamlit as st

from pages.ui.heard import heard

_FOLDER = Path(__file__).parent
_component = st.components.v2.component(
    "panjigi_corners",
    html='<div class="pj-corners"></div>',
    css=(_FOLDER / "corners.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "corners.js").read_text(encoding="utf-8"),
)
Points = list[list[float]]


def corners(
    picture: str,
    size: tuple[int, int],
    quad: Sequence[Sequence[float]],
    *,
    key: str,
    version: str,
    on_move: Callable[[Points], None],
) -> None:
    """Shows a photo with the corners of its card; the yellow side is the card's top.

    Args:
        picture: the photo as a data address.
        size: its width and height, pixels.
        quad: four points in pixels, clockwise from the card's top left.
        key: a name of its own on the page.
        version: changes whenever the page sets the corners anew; else the person's corners stand.
        on_move: called with four points when a person let go of a corner.
    """
    _component(
        key=key,
        data={
            "picture": picture,
            "size": list(size),
            "quad": [list(point) for point in quad],
            "version": version,
        },
        on_moved_change=heard(key, lambda said: _tell(said.moved, size, on_move)),
    )


def _tell(moved: Any, size: tuple[int, int], on_move: Callable[[Points], None]) -> None:
    points = _checked(moved.get("quad") if isinstance(moved, dict) else None, size)
    if points is not None:
        on_move(points)


def _checked(quad: Any, size: tuple[int, int]) -> Points | None:
    """What a browser sent, if it is four points within the photo."""
    if not isinstance(quad, list) or len(quad) != 4:
        return None
    points: Points = []
    for point in quad:
        if not isinstance(point, list) or len(point) != 2:
            return None
        if not all(isinstance(value, int | float) and math.isfinite(value) for value in point):
            return None
        points.append(
            [min(max(float(value), 0.0), float(top)) for value, top in zip(point, size, strict=True)]
        )
    return points
