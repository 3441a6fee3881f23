"""Names beside the points of a map: each where it hides nothing, or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from pages.ui.map_view import Box, Point, View, boxes_touch

_GAP = 0.25  # between a point and its name, in letter heights


def labels(wanted: Sequence[tuple[str, Point, float]], size: float, view: View) -> list[tuple[str, Point]]:
    """Places names to the right of, left of, below or above their points.

    Args:
        wanted: texts, the points they belong to and how far the points' signs reach.
        size: height of a letter in the map's units.
        view: the part of the map in view.

    Returns:
        The texts that have room, with the left end of their base line.
    """
    taken = [(x - reach, y - reach, 2 * reach, 2 * reach) for _, (x, y), reach in wanted]
    placed = []
    for text, at, reach in wanted:
        for box in _choices(text, at, reach, size):
            if _within(box, view) and not any(boxes_touch(box, other) for other in taken):
                taken.append(box)
                placed.append((text, (box[0], box[1] + size * 0.85)))
                break
    return placed


def _choices(text: str, at: Point, reach: float, size: float) -> list[Box]:
    x, y = at
    wide = size * sum(0.92 if "가" <= letter <= "힣" else 0.55 for letter in text)
    gap = reach + _GAP * size
    return [
        (x + gap, y - size / 2, wide, size),
        (x - gap - wide, y - size / 2, wide, size),
        (x - wide / 2, y + gap, wide, size),
        (x - wide / 2, y - gap - size, wide, size),
    ]


def _within(box: Box, view: View) -> bool:
    left, top, width, height = box
    return (
        left >= view.left
        and top >= view.top
        and left + width <= view.left + view.width
        and top + height <= view.top + view.height
    )
