"""The camera on a page: an own component with Korean words that sends frames and shows what is answered."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import streamlit as st
from numpy.typing import NDArray

from scanner import ImageBrokenError, ImageError, read_image

_FOLDER = Path(__file__).parent
_PREFIX = "data:image/jpeg;base64,"
_component = st.components.v2.component(
    "panjigi_camera",
    html=(_FOLDER / "camera.html").read_text(encoding="utf-8"),
    css=(_FOLDER / "camera.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "camera.js").read_text(encoding="utf-8"),
)
Image = NDArray[np.uint8]


@dataclass
class Frame:
    """One picture from the camera.

    Attributes:
        image: uint8 BGR, shape (H, W, 3).
        jpeg: The bytes as they came.
        still: Whether a person pressed the button for it.
    """

    image: Image
    jpeg: bytes
    still: bool


@dataclass
class Answer:
    """What is drawn over the moving picture.

    Attributes:
        quad: float32 (4, 2), pixels of the frame, or None.
        name: The line on the picture.
        hint: The line below it, for what would help.
        guess: Whether the outline is only where a card may be.
        counted: Whether a card was counted with this frame; sounds where the person wants that.
    """

    quad: NDArray[np.float32] | None = None
    name: str = ""
    hint: str = ""
    guess: bool = False
    counted: bool = False


def camera(see: Callable[[Frame], Answer], *, key: str = "camera", label: str = "카드 읽기") -> str:
    """Shows the live camera and hands its frames on, one at a time.

    Args:
        see: called with each frame before the fragment runs again, so it must be quick; gives what to draw.
        key: a name of its own on the page.
        label: what the button says.

    Returns:
        Why the camera is not running ("insecure", "refused", "missing", "busy"), or "".
    """
    result = _component(
        key=key,
        data=_told(key) | {"label": label},
        on_frame_change=lambda: _take(key, see),
        on_problem_change=lambda: None,
    )
    return str(result.problem or "")


def _told(key: str) -> dict[str, Any]:
    """What the camera was answered last; one object for the whole session, changed in place."""
    told: dict[str, Any] = st.session_state.setdefault(f"{key}-told", {"ack": 0, "counted": 0})
    return told


def _take(key: str, see: Callable[[Frame], Answer]) -> None:
    sent, told = st.session_state[key].frame, _told(key)
    # Said first: should this run be broken off, the camera still goes on with its next frame.
    told["ack"] = sent.get("number", 0)
    try:
        data = _bytes(sent.get("picture", ""))
        image = read_image(data)
    except ImageError as error:
        told |= {"quad": None, "name": "", "hint": str(error)}
        return
    answer = see(Frame(image, data, sent.get("kind") == "still"))
    told |= {"name": answer.name, "hint": answer.hint, "guess": answer.guess, "quad": None}
    if answer.quad is not None:
        told |= {"quad": np.round(answer.quad, 1).tolist(), "size": [image.shape[1], image.shape[0]]}
    told["counted"] += answer.counted


def _bytes(address: str) -> bytes:
    """The picture of a data address; raises ImageBrokenError where it is none."""
    if not isinstance(address, str) or not address.startswith(_PREFIX):
        raise ImageBrokenError("카메라 사진을 읽지 못했습니다.")
    try:
        return base64.b64decode(address[len(_PREFIX) :], validate=True)
    except binascii.Error as error:
        raise ImageBrokenError("카메라 사진을 읽지 못했습니다.") from error
