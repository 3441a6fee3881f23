"""Is a photo good enough to recognise a card in it, and if not, what would help?

Everything is measured on the card alone, straightened to one size, so that the figures of a near and of a far
card can be compared.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from scanner.images import check_array
from scanner.quads import straighten

_HEIGHT = 352
# Where the limits lie was measured on simulated photos: see tests/scanner/test_quality.py.
DARK, BLURRED, GLARE, SMALL = 78.0, 0.12, 0.035, 200.0

Image = NDArray[np.uint8]
Quad = NDArray[np.float32]


@dataclass(frozen=True)
class Quality:
    """What was measured of one photo.

    Attributes:
        sharpness: How steep edges are, as a share of the card's contrast a pixel; 0 is a plain area.
        brightness: 0 to 255, of the card's bright parts (its 90th percentile).
        glare: 0 to 1, the share of the card that is white and has no edge, as a reflection is.
        size: Pixels, the card's longer side in the photo; 0 where no card was found.
    """

    sharpness: float
    brightness: float
    glare: float
    size: float

    @property
    def faults(self) -> tuple[str, ...]:
        """What is wrong, worst first: "small", "dark", "blurred", "glare"."""
        found = {
            "small": 0 < self.size < SMALL,
            "dark": self.brightness < DARK,
            # Blur softens the rims of print too, so it is told first.
            "blurred": self.sharpness < BLURRED,
            "glare": self.glare > GLARE,
        }
        return tuple(fault for fault, there in found.items() if there)


ADVICE = {
    "missing": "카드를 화면 가운데에 가까이 대세요.",
    "small": "카드를 더 가까이 대세요. 지금은 너무 작게 보입니다.",
    "dark": "너무 어둡습니다. 불을 켜거나 밝은 곳으로 옮기세요.",
    "glare": "빛이 반사됩니다. 카드를 조금 기울여 보세요.",
    "blurred": "흐리게 보입니다. 잠깐 멈추고 초점이 맞기를 기다리세요.",
}


def measure(image: Image, quad: Quad | None = None) -> Quality:
    """Measure a photo of a card.

    Args:
        image: uint8 BGR, shape (H, W, 3).
        quad: float32 (4, 2), the card's corners (see `find_corners`); None where no card is found.

    Returns:
        The figures of the card, or of the whole picture with size 0 where there is no card.

    Raises:
        ImageTypeError: The array is not uint8 BGR.
    """
    if quad is None:
        return _of(_shrunk(check_array(image)), 0.0)
    sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
    longer = float(max(sides[0] + sides[2], sides[1] + sides[3])) / 2
    return _of(straighten(image, quad, _HEIGHT), longer)


def advice(quality: Quality) -> str:
    """One Korean sentence about what would help most; empty where nothing is wrong."""
    if quality.size == 0 and not {"dark"} & set(quality.faults):
        return ADVICE["missing"]
    return ADVICE[quality.faults[0]] if quality.faults else ""


def _shrunk(image: Image) -> Image:
    import cv2

    scale = min(1.0, _HEIGHT / max(image.shape[:2]))
    return np.asarray(cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)


def _of(card: Image, size: float) -> Quality:
    import cv2

    grey = np.asarray(cv2.cvtColor(card, cv2.COLOR_BGR2GRAY), np.float32)
    low, high = (float(value) for value in np.percentile(grey, (5, 90)))
    smooth = cv2.GaussianBlur(grey, (0, 0), 1.0)
    across, down = cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1)
    slope = cv2.magnitude(across, down) / 8.0
    steep = float(np.percentile(slope, 98)) / max(high - low, 24.0)
    return Quality(steep, high, _glare(card, np.asarray(slope, np.float32)), size)


def _glare(card: Image, slope: NDArray[np.float32]) -> float:
    """The share of white areas whose rim is soft: print has sharp rims, a reflection fades out."""
    import cv2

    white = (card.min(2) >= 246).astype(np.uint8)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(white)
    soft = 0
    for label in range(1, count):
        area = int(stats[label, cv2.CC_STAT_AREA])
        if area < 0.004 * white.size:
            continue
        blob = (labels == label).astype(np.uint8)
        rim = cv2.dilate(blob, np.ones((5, 5), np.uint8)) - blob
        if float(np.median(slope[rim > 0])) < 9.0:
            soft += area
    return soft / int(white.size)
