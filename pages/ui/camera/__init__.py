"""The camera on a page: an own component with Korean words, and what is done with a frame."""

from __future__ import annotations

import base64
import binascii
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import streamlit as st

from scanner import ImageBrokenError, ImageError, Scanner, Sighting, read_image
from scanner.live import Tracker

_FOLDER = Path(__file__).parent
_PREFIX = "data:image/jpeg;base64,"
KEY = "camera"
_component = st.components.v2.component(
    "panjigi_camera",
    html=(_FOLDER / "camera.html").read_text(encoding="utf-8"),
    css=(_FOLDER / "camera.css").read_text(encoding="utf-8"),
    js=(_FOLDER / "camera.js").read_text(encoding="utf-8"),
)
Found = Callable[[list[Sighting]], None]
Unsure = Callable[[list[tuple[str, float]]], None]


def camera(scanner: Scanner, name_of: Callable[[str], str], found: Found, unsure: Unsure) -> str:
    """Shows the live camera and reads cards from it.

    Args:
        scanner: knows the deck.
        name_of: a card's name by its id, for the line on the picture.
        found: called with the sightings that count now.
        unsure: called with the best candidates where a person asked to read and nothing was sure.

    Returns:
        Why the camera is not running ("insecure", "refused", "missing", "busy"), or "".
    """
    st.session_state.setdefault("tracker", Tracker())
    result = _component(
        key=KEY,
        data=st.session_state.get("camera_answer", {"ack": 0}),
        on_frame_change=lambda: _read(scanner, name_of, found, unsure),
        on_problem_change=lambda: None,
    )
    return str(result.problem or "")


def hint() -> str:
    """What would help when nothing has been recognised for a while; empty while there is no need."""
    tracker: Tracker | None = st.session_state.get("tracker")
    if tracker is None or tracker.empty_frames < _HINT_AFTER:
        return ""
    return (
        "카드가 화면을 채우도록 가까이 대고, 반사가 없는지 보세요. 그래도 안 되면 ‘카드 읽기’를 눌러 주세요."
    )


_HINT_AFTER = 25


def _read(scanner: Scanner, name_of: Callable[[str], str], found: Found, unsure: Unsure) -> None:
    frame = st.session_state[KEY].frame
    answer: dict[str, Any] = {"ack": frame.get("number", 0)}
    try:
        image = read_image(_bytes(frame.get("picture", "")))
    except ImageError:
        st.session_state.camera_answer = answer
        return
    sightings = scanner.scan(image)
    if sightings:
        best = sightings[0]
        answer |= {"quad": best.quad.tolist(), "name": f"{name_of(best.card)} {best.confidence:.0%}"}
        answer["size"] = [image.shape[1], image.shape[0]]
    counted = st.session_state.tracker.feed(sightings, time.monotonic())
    if frame.get("kind") == "still":
        counted = sightings
        if not sightings:
            unsure(scanner.candidates(image))
    if counted:
        found(counted)
    st.session_state.camera_answer = answer


def _bytes(address: str) -> bytes:
    """The picture of a data address; raises ImageBrokenError where it is none."""
    if not address.startswith(_PREFIX):
        raise ImageBrokenError("카메라 사진을 읽지 못했습니다.")
    try:
        return base64.b64decode(address[len(_PREFIX) :], validate=True)
    except binascii.Error as error:
        raise ImageBrokenError("카메라 사진을 읽지 못했습니다.") from error
