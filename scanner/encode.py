"""A picture out: JPEG bytes for keeping and for showing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from scanner.images import check_array
from scanner.opencv import require_opencv


def to_jpeg(image: NDArray[np.uint8], longest: int = 1600, quality: int = 90) -> bytes:
    """The picture as JPEG.

    Args:
        image: uint8 BGR, shape (H, W, 3).
        longest: Its longer side is reduced to so many pixels where it is longer.
        quality: 1 to 100.

    Raises:
        ImageTypeError: The array is not uint8 BGR.
    """
    require_opencv()
    import cv2

    small = shrink(check_array(image), longest)
    _, data = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return bytes(data.tobytes())


def shrink(image: NDArray[np.uint8], longest: int) -> NDArray[np.uint8]:
    """The picture (H, W, 3) with its longer side reduced to so many pixels; a smaller one as it is."""
    import cv2

    scale = longest / max(image.shape[:2])
    if scale >= 1:
        return image
    size = (max(1, round(image.shape[1] * scale)), max(1, round(image.shape[0] * scale)))
    return np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.uint8)
