"""Do two straightened cards look alike? A quick look for enrolment, before anything is indexed."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from scanner.images import check_array
from scanner.opencv import require_opencv

# From here on a person should say whether it is the same card; see tests/scanner/test_alike.py.
ALIKE = 0.5
_SIZE, _CELLS = (48, 64), 8

Image = NDArray[np.uint8]
Float = NDArray[np.float32]


def look_of(card: Image) -> Float:
    """What is compared of a card: float32 (64, 48, 3), light and two colours, coarse.

    Args:
        card: uint8 BGR, shape (H, W, 3), straightened and upright.

    Raises:
        ImageTypeError: The array is not uint8 BGR.
    """
    require_opencv()
    import cv2

    small = cv2.resize(check_array(card), _SIZE, interpolation=cv2.INTER_AREA)
    # The card's brightest parts are taken for white, so that neither dim nor coloured light matters much.
    white = np.maximum(np.percentile(small.reshape(-1, 3), 95, axis=0), 16.0)
    lit = np.clip(small * (230.0 / white), 0, 255).astype(np.uint8)
    smooth = cv2.GaussianBlur(lit, (0, 0), 0.8)
    return np.asarray(cv2.cvtColor(smooth, cv2.COLOR_BGR2LAB), np.float32)


def likeness(one: Float, other: Float) -> float:
    """How alike two looks are, 0 to 1: the likeness of the parts in which they differ most.

    Cards of one deck share frame and layout, so the mean of all parts would be high for any two of them.
    """
    parts = [_correlation(a, b) for a, b in zip(_parts(one), _parts(other), strict=True)]
    return float(max(0.0, np.mean(np.sort(parts)[: len(parts) // 2])))


def most_alike(look: Float, others: Sequence[Float]) -> tuple[int, float] | None:
    """Index and likeness of the most alike look, whichever way up it is; None where there are none."""
    turned = np.ascontiguousarray(look[::-1, ::-1])
    found = [max(likeness(look, other), likeness(turned, other)) for other in others]
    return (int(np.argmax(found)), max(found)) if found else None


def _parts(look: Float) -> list[Float]:
    rows = np.array_split(look, _CELLS, 0)
    return [part for row in rows for part in np.array_split(row, _CELLS - 2, 1)]


def _correlation(one: Float, other: Float) -> float:
    """Of all three channels together; two plain parts are alike as far as their colours are near."""
    a, b = one - one.mean((0, 1)), other - other.mean((0, 1))
    spread = float(np.sqrt((a * a).sum() * (b * b).sum()))
    near = float(np.exp(-np.abs(one.mean((0, 1)) - other.mean((0, 1)))[1:].sum() / 24.0))
    plain = 6.0 * np.sqrt(one.shape[0] * one.shape[1] * 3)
    texture = float((a * b).sum()) / spread if spread > plain * plain / 4 else 1.0
    return max(0.0, texture) * near
