"""What of the scanner's native libraries is there, for a page that must say so."""

from __future__ import annotations

from dataclasses import dataclass

from scanner.codes import decoder_names, decoder_note
from scanner.opencv import INSTALL_HINT, opencv_problem


@dataclass(frozen=True)
class Availability:
    """Which libraries work on this machine.

    Attributes:
        opencv: Whether cards can be recognised at all.
        opencv_message: A Korean sentence; what to install where it is missing.
        zbar: Whether pyzbar reads codes as second decoder.
        zbar_message: A Korean sentence; which decoders are at work.
    """

    opencv: bool
    opencv_message: str
    zbar: bool
    zbar_message: str


def availability() -> Availability:
    """Try the imports; never raises."""
    problem = opencv_problem()
    message = "카드를 알아볼 준비가 되었습니다."
    if problem is not None:
        message = f"카드를 알아보는 OpenCV를 불러오지 못했습니다({problem}). {INSTALL_HINT}"
    return Availability(problem is None, message, "pyzbar" in decoder_names(), decoder_note())
