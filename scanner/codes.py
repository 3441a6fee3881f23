"""Printed codes: QR, EAN-13 and Code 128 in a picture.

zxing-cpp reads first, then again on the picture enlarged, reduced and with its contrast evened out; pyzbar
reads only what zxing-cpp did not, because it garbles short Korean texts. Where libzbar is missing zxing-cpp
works alone.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import zxingcpp
from numpy.typing import NDArray

from scanner.images import check_array
from scanner.opencv import require_opencv

_ZXING_FORMATS = zxingcpp.barcode_formats_from_str("QRCode,EAN13,Code128")
_ZXING_NAMES = {"QR Code": "QR", "QRCode": "QR", "EAN-13": "EAN-13", "EAN13": "EAN-13"}
_ZBAR_NAMES = {"QRCODE": "QR", "EAN13": "EAN-13", "CODE128": "Code 128"}
_QR_NAMES_ITS_ENCODING = "]Q2"
# Enlarging beyond this many pixels costs more time than it ever finds codes.
_MAX_ENLARGED = 4_000_000

Grey = NDArray[np.uint8]


@dataclass(frozen=True)
class Code:
    """One code in a picture.

    Attributes:
        text: What it says.
        format: "QR", "EAN-13" or "Code 128".
        quad: float32 (4, 2), image pixels, clockwise from the code's own top left.
        decoder: "zxing-cpp" or "pyzbar".
    """

    text: str
    format: str
    quad: NDArray[np.float32]
    decoder: str


def decode(image: NDArray[np.uint8], thorough: bool = True) -> list[Code]:
    """Read every code in the picture.

    Args:
        image: uint8 BGR, shape (H, W, 3), or grey (H, W).
        thorough: Where the plain picture shows none, try it enlarged, reduced and evened out, then pyzbar.

    Returns:
        Codes as found, each text and place once; empty if there is none.
    """
    require_opencv()
    grey = to_grey(image)
    codes = _zxing(grey)
    if codes or not thorough:
        return codes
    for variant, scale in _variants(grey):
        codes = _zxing(variant, scale)
        if codes:
            return codes
    return _zbar(grey)


def to_grey(image: NDArray[np.uint8]) -> Grey:
    """BGR (H, W, 3) to grey (H, W); a grey picture is returned as it is."""
    if image.ndim == 2 and image.dtype == np.uint8:
        return image
    import cv2

    return np.asarray(cv2.cvtColor(check_array(image), cv2.COLOR_BGR2GRAY), np.uint8)


def decoder_names() -> list[str]:
    """The decoders that are at work on this machine, in the order in which they are asked."""
    return ["zxing-cpp"] if _load_pyzbar() is None else ["zxing-cpp", "pyzbar"]


def decoder_note() -> str:
    """One Korean sentence for the scan page: which decoders read the codes, and what is missing."""
    if _load_pyzbar() is None:
        return "코드는 zxing-cpp로 읽습니다. libzbar가 없어 pyzbar는 쓰지 않습니다."
    return "코드는 zxing-cpp로 먼저 읽고, 못 읽으면 pyzbar로 읽습니다."


def _zxing(grey: Grey, scale: float = 1.0) -> list[Code]:
    found = zxingcpp.read_barcodes(
        np.ascontiguousarray(grey), formats=_ZXING_FORMATS, text_mode=zxingcpp.TextMode.Plain
    )
    return [
        Code(_zxing_text(code), _zxing_name(code), _zxing_quad(code, scale), "zxing-cpp")
        for code in found
        if code.valid
    ]


def _zxing_text(code: Any) -> str:
    """The text; zxing-cpp guesses an encoding where the code names none, and the guess is checked here."""
    text, raw = str(code.text), bytes(code.bytes)
    if text.isascii() or code.symbology_identifier == _QR_NAMES_ITS_ENCODING:
        return text
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        # What zxing-cpp can place nowhere else it gives letter by letter, as Latin-1.
        return (_korean(raw) or text) if text.encode("latin-1", errors="ignore") == raw else text


def _korean(raw: bytes) -> str | None:
    """The bytes as Korean in EUC-KR, None where they spell anything but Hangul and ASCII."""
    try:
        text = raw.decode("euc_kr")
    except UnicodeDecodeError:
        return None
    return text if all(letter.isascii() or "가" <= letter <= "힣" for letter in text) else None


def _zxing_name(code: Any) -> str:
    name = str(code.format).removeprefix("BarcodeFormat.")
    return _ZXING_NAMES.get(name, "Code 128")


def _zxing_quad(code: Any, scale: float) -> NDArray[np.float32]:
    place = code.position
    corners = (place.top_left, place.top_right, place.bottom_right, place.bottom_left)
    return np.array([[corner.x, corner.y] for corner in corners], np.float32) / np.float32(scale)


def _variants(grey: Grey) -> Iterator[tuple[Grey, float]]:
    """The picture sharpened, enlarged, reduced, both first two at once, evened out; with their scales."""
    import cv2

    sharp = cv2.addWeighted(grey, 2.5, cv2.GaussianBlur(grey, (0, 0), 2), -1.5, 0)
    yield np.asarray(sharp, np.uint8), 1.0
    small_enough = grey.size * 4 <= _MAX_ENLARGED
    if small_enough:
        yield np.asarray(cv2.resize(grey, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC), np.uint8), 2.0
    if min(grey.shape) >= 64:
        yield np.asarray(cv2.resize(grey, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.uint8), 0.5
    if small_enough:
        yield np.asarray(cv2.resize(sharp, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC), np.uint8), 2.0
    yield np.asarray(cv2.createCLAHE(3.0, (8, 8)).apply(grey), np.uint8), 1.0


def _zbar(grey: Grey) -> list[Code]:
    pyzbar = _load_pyzbar()
    if pyzbar is None:
        return []
    symbols = [getattr(pyzbar.ZBarSymbol, name) for name in _ZBAR_NAMES]
    codes = []
    for found in pyzbar.decode(grey, symbols=symbols):
        text = found.data.decode("utf-8", errors="replace")
        codes.append(Code(text, _ZBAR_NAMES[found.type], _zbar_quad(found), "pyzbar"))
    return codes


def _zbar_quad(found: Any) -> NDArray[np.float32]:
    """A QR's corners, which zbar gives anticlockwise; for a line code only the box around it is of use."""
    if found.type == "QRCODE" and len(found.polygon) == 4:
        return np.array([found.polygon[i] for i in (0, 3, 2, 1)], np.float32)
    x, y, width, height = found.rect
    return np.array([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], np.float32)


def _load_pyzbar() -> ModuleType | None:
    """pyzbar, or None where the package or the system's libzbar is missing."""
    try:
        return importlib.import_module("pyzbar.pyzbar")
    except ImportError:
        return None
