"""A card straightened out of a photo, and what is compared of it."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from scanner.features import HEIGHT, WIDTH, corners_of

COLUMNS, ROWS = 7, 8
CELL_W, CELL_H = WIDTH // COLUMNS, HEIGHT // ROWS
_LIGHT_SIZE = (42, 60)
_COLOUR_SIZE = (21, 30)
_LIGHT_LIMIT, _COLOUR_LIMIT = 2.5, 1.0

Float = NDArray[np.float32]
Image = NDArray[np.uint8]
Homography = NDArray[np.float64]


class Frame:
    """A photo with its halves: a card is straightened from the level nearest to the raster's scale."""

    def __init__(self, image: Image) -> None:
        """Take a BGR photo (H, W, 3)."""
        self._levels = [image]

    def straighten(self, homography: Homography) -> Patch:
        """The patch that the homography (raster to image) points at."""
        quad = corners_of(homography)
        height = float(np.linalg.norm(quad[3] - quad[0]) + np.linalg.norm(quad[2] - quad[1])) / 2
        level = int(np.clip(np.floor(np.log2(max(height / HEIGHT, 1.0) / 1.2)), 0, 4))
        while len(self._levels) <= level:
            half = cv2.resize(self._levels[-1], None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
            self._levels.append(np.asarray(half, np.uint8))
        shrink = np.diag([0.5**level, 0.5**level, 1.0])
        straight = cv2.warpPerspective(
            self._levels[level],
            shrink @ homography,
            (WIDTH, HEIGHT),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REPLICATE,
        )
        return Patch(np.asarray(straight, np.uint8))


class Patch:
    """A straightened card, softened: photos are never as sharp as print, so both sides are compared so.

    Attributes:
        grey: float32 (HEIGHT, WIDTH).
        flat: float32 (HEIGHT, WIDTH), local contrast; light that falls unevenly does not matter any more.
        print: float32 (n,), light and colour in one row, what residuals are made of.
    """

    def __init__(self, image: Image) -> None:
        """Take a BGR picture on the raster."""
        soft = np.asarray(cv2.GaussianBlur(image, (0, 0), 1.2), np.uint8)
        self.grey: Float = np.asarray(cv2.cvtColor(soft, cv2.COLOR_BGR2GRAY), np.float32)
        mean = cv2.blur(self.grey, (25, 25))
        spread = np.sqrt(np.maximum(cv2.blur((self.grey - mean) ** 2, (25, 25)), self._least_spread()))
        self.flat: Float = np.asarray((self.grey - mean) / spread, np.float32)
        light = cv2.resize(self.flat, _LIGHT_SIZE, interpolation=cv2.INTER_AREA).clip(
            -_LIGHT_LIMIT, _LIGHT_LIMIT
        )
        self.print: Float = np.concatenate([light.ravel(), _colours(soft)])

    def for_tracking(self) -> Image:
        """The local contrast as uint8 (HEIGHT, WIDTH)."""
        return np.clip(128 + 48 * self.flat, 0, 255).astype(np.uint8)

    def _least_spread(self) -> float:
        """Contrast below which a plain area stays plain, relative to the card's own: noise is no pattern."""
        return max(0.4 * float(self.grey.std()), 3.0) ** 2


def to_raster(picture: Image) -> Image:
    return np.asarray(cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.uint8)


def _colours(soft: Image) -> Float:
    """Two colour ratios, as logarithms, of a coarse picture whose brightest tenth is taken for white."""
    small = cv2.resize(soft, _COLOUR_SIZE, interpolation=cv2.INTER_AREA).astype(np.float32).reshape(-1, 3)
    white = np.maximum(np.percentile(small, 90, axis=0), 8.0)
    blue, green, red = np.log(small / white + 0.1).T
    return np.concatenate([red - green, blue - green]).clip(-_COLOUR_LIMIT, _COLOUR_LIMIT).astype(np.float32)


def gains(colour: float) -> Float:
    """The weight of each entry of a print: 1 for light, `colour` for colour."""
    return _by_kind(1.0, colour)


def limits() -> Float:
    """The largest value that each entry of a print can have; the least is as far below zero."""
    return _by_kind(_LIGHT_LIMIT, _COLOUR_LIMIT)


def _by_kind(light: float, colour: float) -> Float:
    lights, colours = _LIGHT_SIZE[0] * _LIGHT_SIZE[1], 2 * _COLOUR_SIZE[0] * _COLOUR_SIZE[1]
    return np.repeat(np.array([light, colour], np.float32), (lights, colours))


def cells(grey: Float) -> Float:
    return grey.reshape(ROWS, CELL_H, COLUMNS, CELL_W).swapaxes(1, 2).reshape(-1, CELL_H, CELL_W)


def _code_mask(blank: Float | None) -> Float:
    """1 where a printed code lies on the raster, else 0."""
    mask = np.zeros((HEIGHT, WIDTH), np.float32)
    if blank is not None:
        quad = blank * np.array([WIDTH, HEIGHT], np.float32)
        cv2.fillConvexPoly(mask, quad.round().astype(np.int32), 1.0)
    return mask


def open_print(blank: Float | None) -> Float:
    """1 for the entries of a print that are free of the printed code, 0 for those under it."""
    if blank is None:
        return gains(1.0)
    # A print sees a neighbourhood of each point, so a code spoils a margin around itself too.
    mask = cv2.dilate(_code_mask(blank), np.ones((9, 9), np.uint8))
    light = cv2.resize(mask, _LIGHT_SIZE, interpolation=cv2.INTER_AREA).ravel()
    colour = cv2.resize(mask, _COLOUR_SIZE, interpolation=cv2.INTER_AREA).ravel()
    return np.asarray(np.concatenate([light, colour, colour]) < 0.1, np.float32)


def open_cells(blank: Float | None) -> Float:
    """1 for cells free of the printed code, 0 for those under it."""
    return np.asarray(cells(_code_mask(blank)).mean((1, 2)) < 0.15, np.float32)
