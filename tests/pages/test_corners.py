"""What a browser sends as corners is believed only if it is four points on the photo."""

from __future__ import annotations

import pytest

from pages.ui.corners import _checked

SQUARE = [[10, 10], [90, 10], [90, 90], [10, 90]]


def test_four_points_are_taken_and_kept_on_the_photo() -> None:
    assert _checked(SQUARE, (100, 100)) == SQUARE
    assert _checked([[-5, 10], [900, 10], [90, 90], [10, 90]], (100, 100)) == [
        [0, 10],
        [100, 10],
        [90, 90],
        [10, 90],
    ]


@pytest.mark.parametrize(
    "sent",
    [
        None,
        "corners",
        [],
        SQUARE[:3],
        [*SQUARE, [1, 1]],
        [[1], *SQUARE[1:]],
        [["x", 1], *SQUARE[1:]],
        [[float("nan"), 1], *SQUARE[1:]],
        [[float("inf"), 1], *SQUARE[1:]],
        [None, *SQUARE[1:]],
    ],
)
def test_anything_else_is_ignored(sent: object) -> None:
    assert _checked(sent, (100, 100)) is None
