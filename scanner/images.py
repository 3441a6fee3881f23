"""Hostile bytes in, a plain picture out. Only Pillow and numpy are needed here.

The head of the file is read before anything is decoded, so that a bomb of a few kilobytes that would unfold
to gigabytes is refused for its size alone.
"""

from __future__ import annotations

import io
import warnings
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFile, ImageOps, UnidentifiedImageError

from scanner.errors import ImageBrokenError, ImageEmptyError, ImageError, ImageTooLargeError, ImageTypeError

MAX_BYTES = 30_000_000
MAX_MEGAPIXELS = 40
MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000
MIN_SIDE = 16
FORMATS = ("JPEG", "PNG", "WEBP", "BMP", "TIFF")
ALLOWED = "JPG, PNG, WEBP, BMP, TIFF"

Picture = NDArray[np.uint8]

# What breaks inside Pillow's decoders when a file lies about itself.
_DECODE_ERRORS = (OSError, SyntaxError, ValueError, EOFError, MemoryError, Image.DecompressionBombError)
_HEIC_BRANDS = (b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1", b"avif")


def read_image(data: bytes) -> Picture:
    """Decode a photo or a scan of a card.

    Args:
        data: The bytes of a JPG, PNG, WEBP, BMP or TIFF file; EXIF rotation is honoured, transparency is
            laid on white, 16-bit, CMYK, grey and palette pictures are converted.

    Returns:
        uint8 BGR, shape (H, W, 3).

    Raises:
        ImageError: One of its subclasses; the message says what is wrong and what is allowed.
    """
    if not data:
        raise ImageEmptyError("빈 파일입니다. 사진 파일을 다시 골라 주세요.")
    if len(data) > MAX_BYTES:
        size = len(data) / 1_000_000
        raise ImageTooLargeError(
            "파일이 {size}MB로 너무 큽니다. {most}MB까지 읽을 수 있습니다.",
            size=f"{size:.0f}",
            most=MAX_BYTES // 1_000_000,
        )
    _refuse_known_strangers(data)
    with warnings.catch_warnings():
        # Pillow only warns between its own two limits; ours is checked right after opening.
        warnings.simplefilter("ignore", Image.DecompressionBombWarning)
        return _decode(_open(data))


def read_image_file(path: Path) -> Picture:
    """Like `read_image`, from a file; a folder or an unreadable file raises `ImageTypeError`."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise ImageTooLargeError(
                "파일이 너무 큽니다: {name}. {most}MB까지 읽을 수 있습니다.",
                name=path.name,
                most=MAX_BYTES // 1_000_000,
            )
        data = path.read_bytes()
    except OSError as error:
        raise ImageTypeError(
            "파일을 열 수 없습니다: {name} ({why}).", name=path.name, why=error.strerror
        ) from error
    return read_image(data)


def check_array(image: Any) -> Picture:
    """Return the array itself if it is uint8 BGR of shape (H, W, 3); raises `ImageTypeError` otherwise."""
    if not isinstance(image, np.ndarray) or image.dtype != np.uint8 or image.ndim != 3 or image.shape[2] != 3:
        kind = f"{image.dtype} {image.shape}" if isinstance(image, np.ndarray) else type(image).__name__
        raise ImageTypeError(
            "사진 배열은 uint8 BGR (높이, 너비, 3)이어야 합니다. 받은 값: {kind}.", kind=kind
        )
    return image


def _refuse_known_strangers(data: bytes) -> None:
    """Name the files that people really pick by mistake, instead of a general 'not a picture'."""
    if data.startswith(b"%PDF"):
        raise ImageTypeError("PDF는 읽지 못합니다. {allowed} 사진을 올려 주세요.", allowed=ALLOWED)
    if data[4:8] == b"ftyp" and data[8:12] in _HEIC_BRANDS:
        raise ImageTypeError(
            "HEIC·AVIF 사진은 읽지 못합니다. {allowed} 사진으로 바꿔 올려 주세요.", allowed=ALLOWED
        )
    if data[:6] in (b"GIF87a", b"GIF89a"):
        raise ImageTypeError("GIF는 읽지 못합니다. {allowed} 사진을 올려 주세요.", allowed=ALLOWED)


def _open(data: bytes) -> ImageFile.ImageFile:
    try:
        picture = Image.open(io.BytesIO(data), formats=FORMATS)
    except UnidentifiedImageError as error:
        raise ImageTypeError(
            "사진이 아닌 파일입니다. {allowed} 사진을 올려 주세요.", allowed=ALLOWED
        ) from error
    except Image.DecompressionBombError as error:
        raise ImageTooLargeError(
            "사진이 너무 큽니다. {most}백만 화소까지 읽을 수 있습니다.", most=MAX_MEGAPIXELS
        ) from error
    except _DECODE_ERRORS as error:
        raise ImageBrokenError("사진 파일이 깨져 있습니다. 다시 찍거나 다른 파일을 올려 주세요.") from error
    width, height = picture.size
    if width * height > MAX_PIXELS:
        raise ImageTooLargeError(
            "사진이 너무 큽니다({width}×{height}픽셀). {most}백만 화소까지 읽을 수 있습니다.",
            width=f"{width:,}",
            height=f"{height:,}",
            most=MAX_MEGAPIXELS,
        )
    if min(width, height) < MIN_SIDE:
        raise ImageError(
            "사진이 {width}×{height}픽셀로 너무 작습니다. 한 변이 {least}픽셀은 되어야 합니다.",
            width=width,
            height=height,
            least=MIN_SIDE,
        )
    if getattr(picture, "n_frames", 1) > 1 and picture.format != "MPO":
        raise ImageTypeError(
            "움직이거나 여러 장인 그림은 읽지 못합니다. {allowed} 한 장을 올려 주세요.", allowed=ALLOWED
        )
    return picture


def _decode(picture: ImageFile.ImageFile) -> Picture:
    try:
        picture.load()
        upright = ImageOps.exif_transpose(picture)
        rgb = np.asarray(_to_rgb(upright))
    except _DECODE_ERRORS as error:
        raise ImageBrokenError(
            "사진 파일이 중간에 끊겼거나 깨져 있습니다. 다시 찍거나 다른 파일을 올려 주세요."
        ) from error
    return np.ascontiguousarray(rgb[:, :, ::-1])


def _to_rgb(picture: Image.Image) -> Image.Image:
    if picture.mode in ("I;16", "I;16B", "I;16L", "I", "F"):
        return Image.fromarray(_eight_bit(np.asarray(picture))).convert("RGB")
    if picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info:
        colour = picture.convert("RGBA")
        paper = Image.new("RGBA", colour.size, (255, 255, 255, 255))
        return Image.alpha_composite(paper, colour).convert("RGB")
    return picture.convert("RGB")


def _eight_bit(values: NDArray[Any]) -> Picture:
    """More than eight bits a pixel: scale by sixteen where they are used, else by the largest value."""
    top = 65535.0 if values.dtype.kind in "iu" and values.max() > 255 else max(float(values.max()), 1.0)
    return np.clip(values.astype(np.float64) * (255.0 / top), 0, 255).astype(np.uint8)
