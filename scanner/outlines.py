"""Card-shaped outlines in a picture, for when features find no card: a blurred one still has edges."""

from __future__ import annotations

import math
from collections.abc import Iterator

import cv2
import numpy as np
from numpy.typing import NDArray

from scanner.features import HEIGHT, WIDTH, is_card_like

_AREA = 480.0 * 270.0
_LEAST_SHARE = 0.02
_MOST = 4

Image = NDArray[np.uint8]
Homography = NDArray[np.float64]


def guesses(grey: Image) -> list[Homography]:
    """Where a card might lie: homographies (raster to image), four turns of each outline and of the frame."""
    height, width = grey.shape
    frame = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    return [
        homography
        for quad in (frame, *_outlines(grey))
        for turn in range(4)
        if is_card_like(homography := _onto(np.roll(quad, turn, 0)))
    ]


def _onto(quad: NDArray[np.float32]) -> Homography:
    raster = np.array([[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]], np.float32)
    return np.asarray(cv2.getPerspectiveTransform(raster, quad), np.float64)


def _outlines(grey: Image) -> list[NDArray[np.float32]]:
    """The largest quadrilaterals, clockwise, each place once."""
    scale = min(1.0, math.sqrt(_AREA / grey.size))
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else grey
    quads = sorted(_quads(np.asarray(small, np.uint8)), key=cv2.contourArea, reverse=True)
    kept: list[NDArray[np.float32]] = []
    for quad in quads:
        if all(np.abs(quad.mean(0) - other.mean(0)).max() > 8 for other in kept):
            kept.append(quad)
    return [np.asarray(quad / scale, np.float32) for quad in kept[:_MOST]]


def _quads(grey: Image) -> Iterator[NDArray[np.float32]]:
    smooth = cv2.GaussianBlur(grey, (5, 5), 0)
    middle = float(np.median(smooth))
    edges = cv2.dilate(cv2.Canny(smooth, 0.3 * middle, 0.8 * middle), np.ones((3, 3), np.uint8))
    _, bright = cv2.threshold(smooth, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    for mask in (edges, bright):
        contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
        for contour in contours:
            if cv2.contourArea(contour) >= _LEAST_SHARE * grey.size:
                yield from _quad(contour)


def _quad(contour: cv2.typing.MatLike) -> Iterator[NDArray[np.float32]]:
    hull = cv2.convexHull(contour)
    for slack in (0.02, 0.04, 0.08):
        corners = cv2.approxPolyDP(hull, slack * cv2.arcLength(hull, True), True)
        if len(corners) == 4:
            quad = corners.reshape(4, 2).astype(np.float32)
            clockwise = cv2.contourArea(quad, oriented=True) > 0
            yield quad if clockwise else np.ascontiguousarray(quad[::-1])
            return
