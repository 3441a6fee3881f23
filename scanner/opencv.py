"""OpenCV, which may be there without the system libraries that it needs (libGL, libglib).

Modules that compute import cv2 at their top and are themselves imported only after `require_opencv`.
"""

from __future__ import annotations

import importlib

from scanner.errors import OpenCVMissingError

INSTALL_HINT = (
    "Debian·Ubuntu에서는 ‘sudo apt-get install libgl1 libglib2.0-0’, "
    "다른 곳에서는 ‘pip install opencv-python’을 실행하세요."
)


def opencv_problem() -> str | None:
    """Why cv2 cannot be imported, or None if it can."""
    try:
        importlib.import_module("cv2")
    except ImportError as error:
        return str(error)
    return None


def require_opencv() -> None:
    """Raise `OpenCVMissingError` with what to install unless cv2 can be imported."""
    problem = opencv_problem()
    if problem is not None:
        raise OpenCVMissingError(f"카드를 알아보는 OpenCV를 불러오지 못했습니다({problem}). {INSTALL_HINT}")
