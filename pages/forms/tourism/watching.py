"""What happens with the frames of the live camera: decide, count, draw, advise."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import streamlit as st

from pages.forms.tourism.running import count_into
from pages.forms.tourism.tray import owner
from pages.ui import reader
from pages.ui.camera import Answer, Frame
from pages.ui.decks import Known
from pages.ui.state import Table
from scanner import Sighting
from scanner.corners import find_corners
from scanner.encode import to_jpeg
from scanner.live import Tracker
from scanner.quality import advice, measure

# After so many seconds without a card the picture is measured, and again after so many more.
_ADVISE_AFTER, _ADVISE_EVERY = 2.0, 1.5
_UNKNOWN = "아는 카드가 아닙니다. ‘카드 읽기’를 누르면 인쇄된 이름도 읽어 봅니다."
NEWS = "scan-news"


def watcher(known: Known, table: Table, seat: int, running: bool) -> Callable[[Frame], Answer]:
    """What is to be done with each frame.

    Args:
        known: the decks.
        table: the table in use.
        seat: whose cards are scanned.
        running: whether every counted card goes to that player at once.

    Returns:
        A function for the camera; it sets `NEWS` in the session when the page has to be drawn anew.
    """

    def see(frame: Frame) -> Answer:
        state, now = st.session_state, time.monotonic()
        tracker: Tracker = state.setdefault("tracker", Tracker())
        found, state.scan_deck = known.shelf.scan_quickly(frame.image, state.get("scan_deck", 0))
        counted: Sequence[Sighting] = tracker.feed(found, now)
        if frame.still:
            state[NEWS] = True
            if not found:
                reader.read_picture(known, frame.image, [])
                return Answer()
            counted = found
        if counted:
            state[NEWS] = True
            _count(table, seat, counted, frame, running)
        if found:
            return Answer(found[0].quad, _line(known, table, found[0], running), counted=bool(counted))
        return _advised(frame, tracker.quiet(now), now)

    return see


def _count(table: Table, seat: int, counted: Sequence[Sighting], frame: Frame, running: bool) -> None:
    jpeg = to_jpeg(frame.image) if frame.still else frame.jpeg
    reader.remember(counted, jpeg)
    if running:
        for seen in counted:
            count_into(table, seat, seen.card)


def _line(known: Known, table: Table, seen: Sighting, running: bool) -> str:
    holder = owner(table, seen.card) if running else None
    if holder is not None:
        return f"{known.name(seen.card)} · {table.names[holder]}"
    return f"{known.name(seen.card)} {seen.confidence:.0%}"


def _advised(frame: Frame, quiet: float, now: float) -> Answer:
    """What would help when nothing has been seen for a while; measured now and then, for it takes time."""
    state = st.session_state
    if quiet < _ADVISE_AFTER:
        state.scan_advice = (0.0, Answer())
        return Answer()
    since, answer = state.get("scan_advice", (0.0, Answer()))
    if now - since > _ADVISE_EVERY:
        found = find_corners(frame.image)
        quad = found[0] if found else None
        words = advice(measure(frame.image, quad)) or _UNKNOWN
        answer = Answer(quad, hint=words, guess=True)
        state.scan_advice = (now, answer)
    return answer
