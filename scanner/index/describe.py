"""One reference picture as a large index keeps it."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from scanner.codes import to_grey
from scanner.features import Features, reference
from scanner.patches import Float, Image, Patch, limits, to_raster
from scanner.recognise import code_place, no_larger

# With many cards fewer features of each are enough: most tell the place by what all cards share.
FEATURES = 40
_QUALITY = 92


@dataclass(frozen=True)
class Described:
    """A picture's features and looks.

    Attributes:
        features: At most `FEATURES` of them.
        size: float32 (2,), the size that the features were found at.
        print: uint8 (n,), its print.
        blank: float32 (4, 2), where its code is printed, or NaN.
        jpeg: The picture on the raster.
    """

    features: Features
    size: Float
    print: NDArray[np.uint8]
    blank: Float
    jpeg: bytes


def describe(picture: Image, codes: tuple[str, ...]) -> Described:
    """Measure a BGR picture (H, W, 3) of a card with these codes."""
    grey = to_grey(picture)
    features, size = reference(no_larger(grey), FEATURES)
    raster = to_raster(no_larger(picture))
    place = code_place(grey, codes)
    blank = np.full((4, 2), np.nan, np.float32) if place is None else place
    _, jpeg = cv2.imencode(".jpg", raster, [cv2.IMWRITE_JPEG_QUALITY, _QUALITY])
    return Described(features, size, closed_print(Patch(raster).print), blank, jpeg.tobytes())


def closed_print(print_: Float) -> NDArray[np.uint8]:
    """A print (n,) in one byte an entry."""
    return np.asarray(np.rint((print_ / limits() + 1) * 127.5), np.uint8)


def opened_prints(prints: NDArray[np.uint8]) -> Float:
    """Prints (k, n) out of their bytes."""
    return (prints.astype(np.float32) / 127.5 - 1) * limits()
