"""Quadrilaterals that are cards: which corner is which, straightening, and how far two overlap."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from scanner.encode import shrink
from scanner.images import check_array
from scanner.opencv import require_opencv

Image = NDArray[np.uint8]
Quad = NDArray[np.float32]


def upright(quad: Quad) -> Quad:
    """The same corners, clockwise and beginning at the top left of the card as it lies before the camera.

    A card is taken to stand on a short side; of its two short sides the upper one is its top.
    """
    import cv2

    if cv2.contourArea(quad, oriented=True) < 0:
        quad = np.ascontiguousarray(quad[::-1])
    sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
    first = 0 if sides[0] + sides[2] <= sides[1] + sides[3] else 1
    middles = (quad + np.roll(quad, -1, 0)) / 2
    top = min((first, first + 2), key=lambda side: float(middles[side, 1]))
    return np.asarray(np.roll(quad, -top, 0), np.float32)


def straighten(image: Image, quad: Quad, height: int = 880) -> Image:
    """The card inside the corners, seen from straight above.

    Args:
        image: uint8 BGR, shape (H, W, 3).
        quad: float32 (4, 2), image pixels, clockwise from the card's top left.
        height: Of the result's longer side, pixels.

    Returns:
        uint8 BGR; its proportions are the mean of the outline's opposite sides.
    """
    require_opencv()
    import cv2

    sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
    wide, high = float(sides[0] + sides[2]), float(sides[1] + sides[3])
    ratio = min(max(wide, 1.0) / max(high, 1.0), 4.0)
    size = (
        (round(height * ratio), height) if ratio <= 1 else (height, max(round(height / ratio), height // 4))
    )
    target = np.array([[0, 0], [size[0], 0], [size[0], size[1]], [0, size[1]]], np.float32)
    homography = cv2.getPerspectiveTransform(np.asarray(quad, np.float32), target)
    straight = cv2.warpPerspective(check_array(image), homography, size, flags=cv2.INTER_AREA)
    return np.asarray(straight, np.uint8)


def is_convex(quad: Quad) -> bool:
    """Whether four corners make a quadrilateral that can be straightened: convex, and more than a speck."""
    import cv2

    corners = np.asarray(quad, np.float32).reshape(4, 1, 2)
    return bool(cv2.isContourConvex(corners)) and cv2.contourArea(corners) > 100


def overlap(one: Quad, other: Quad) -> float:
    """Common area as a share of the smaller quad's."""
    import cv2

    common, _ = cv2.intersectConvexConvex(one, other)
    return float(common / max(min(cv2.contourArea(one), cv2.contourArea(other)), 1.0))


def area(quad: Quad) -> float:
    """The area inside the corners, square pixels."""
    import cv2

    return float(cv2.contourArea(np.asarray(quad, np.float32)))


def proportion(quad: Quad) -> float:
    """How much longer the long sides are than the short ones, at least 1."""
    sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
    pair = sorted((float(sides[0] + sides[2]), float(sides[1] + sides[3])))
    return pair[1] / max(pair[0], 1e-6)


def around(image: Image, quad: Quad, longest: int = 1600) -> tuple[Image, list[list[float]]]:
    """The part of a picture around a card, with a margin, and the card's corners in that part.

    Args:
        image: uint8 BGR, shape (H, W, 3).
        quad: float32 (4, 2), image pixels.
        longest: The part's longer side is reduced to so many pixels where it is longer.
    """
    margin = 0.25 * float(np.ptp(quad, axis=0).max())
    left, top = np.maximum(np.floor(quad.min(0) - margin), 0).astype(int).tolist()
    right, bottom = np.ceil(quad.max(0) + margin).astype(int).tolist()
    part = np.ascontiguousarray(image[top:bottom, left:right])
    small = shrink(part, longest)
    scale = small.shape[1] / part.shape[1]
    moved = (np.asarray(quad, np.float64) - (left, top)) * scale
    return small, [[round(x, 1), round(y, 1)] for x, y in moved.tolist()]
