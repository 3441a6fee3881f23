"""The camera on a page: an own component with Korean words that sends frames and shows what is answered."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import streamlit as st
from numpy.typing import NDArray

from pages.ui.component import component
from pages.ui.heard import heard
from pages.ui.language import Speaker, korean
from rules_data.model import Language
from scanner import ImageBrokenError, ImageError, read_image

_PREFIX = "data:image/jpeg;base64,"
ENGLISH = {
    "카메라 화면": "Camera picture",
    "카메라 바꾸기": "Switch camera",
    "확대": "Zoom",
    "소리": "Sound",
    "불빛": "Light",
    "이 주소는 https가 아니라서 브라우저가 카메라를 막습니다. 아래에서 사진을 찍어 올려 주세요.": (
        "This address is not https, so the browser blocks the camera. Take a photo below instead."
    ),
    "카메라 사용이 거절되었습니다. 브라우저 설정에서 허용하거나, 아래에서 사진을 올려 주세요.": (
        "The camera was refused. Allow it in the browser's settings, or choose a photo below."
    ),
    "이 기기에서 카메라를 찾지 못했습니다. 아래에서 사진을 올려 주세요.": (
        "No camera was found on this device. Choose a photo below instead."
    ),
    "다른 앱이 카메라를 쓰고 있습니다. 그 앱을 닫거나, 아래에서 사진을 올려 주세요.": (
        "Another app is using the camera. Close it, or choose a photo below."
    ),
}
_components = component(Path(__file__).parent, ENGLISH)
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


def camera(
    see: Callable[[Frame], Answer],
    *,
    key: str = "camera",
    label: str = "카드 읽기",
    language: Language = "ko",
    say: Speaker = korean,
) -> str:
    """Shows the live camera and hands its frames on, one at a time.

    Args:
        see: called with each frame before the fragment runs again, so it must be quick; gives what to draw.
        key: a name of its own on the page.
        label: what the button says.
        language: of the other words.
        say: what says in that language why a frame cannot be read.

    Returns:
        Why the camera is not running ("insecure", "refused", "missing", "busy"), or "".
    """
    told = _told(key)
    result = _components[language](
        key=key,
        data=told | {"label": label},
        # A frame that is looked at twice would be two sightings.
        on_frame_change=heard(key, lambda said: _take(said.frame, told, see, say), again=False),
        on_problem_change=lambda: None,
    )
    return str(result.problem or "")


def _told(key: str) -> dict[str, Any]:
    """What the camera was answered last; one object for the whole session, changed in place."""
    told: dict[str, Any] = st.session_state.setdefault(f"{key}-told", {"ack": 0, "counted": 0})
    return told


def _take(
    sent: Mapping[str, Any], told: dict[str, Any], see: Callable[[Frame], Answer], say: Speaker
) -> None:
    # Said first: should this run be broken off, the camera still goes on with its next frame.
    told["ack"] = sent.get("number", 0)
    try:
        data = _bytes(sent.get("picture", ""))
        image = read_image(data)
    except ImageError as error:
        told |= {"quad": None, "name": "", "hint": say(error.words, **error.values)}
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
