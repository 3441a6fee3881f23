"""What happens with the frames of the live camera: decide, count, draw, advise."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import streamlit as st

from pages.forms.tourism.running import count_into
from pages.forms.tourism.tray import owner
from pages.ui import reader
from pages.ui.camera import Answer, Frame
from pages.ui.decks import Known
from pages.ui.language import seat_names, speaker
from pages.ui.state import Table
from scanner import Effort, Sighting
from scanner.corners import find_corners
from scanner.encode import to_jpeg
from scanner.live import Tracker
from scanner.quality import advice, measure

# After so many seconds without a card the picture is measured, and again after so many more.
ADVISE_AFTER, ADVISE_EVERY = 2.0, 2.0
# While nothing is seen, so many frames are only glanced at before one is looked at.
GLANCES = 2
_UNKNOWN = "아는 카드가 아닙니다. ‘카드 읽기’를 누르면 인쇄된 이름도 읽어 봅니다."


@dataclass
class Watch:
    """What is remembered from frame to frame.

    Attributes:
        tracker: Decides over several frames.
        deck: The deck that saw a card last and is asked first.
        seeing: Whether the last frame showed a card.
        glances: How many frames were only glanced at since the last one that was looked at.
        advised_at: When the picture was measured last, seconds.
        advised: What was said then.
        news: Whether the page has to be drawn anew.
    """

    tracker: Tracker = field(default_factory=Tracker)
    deck: int = 0
    seeing: bool = False
    glances: int = 0
    advised_at: float = 0.0
    advised: Answer = field(default_factory=Answer)
    news: bool = False


def watch() -> Watch:
    """What this session remembers of its camera."""
    kept: Watch = st.session_state.setdefault("watch", Watch())
    return kept


def watcher(known: Known, table: Table, seat: int, running: bool) -> Callable[[Frame], Answer]:
    """What is to be done with each frame.

    Args:
        known: the decks.
        table: the table in use.
        seat: whose cards are scanned.
        running: whether every counted card goes to that player at once.
    """

    def see(frame: Frame) -> Answer:
        kept, now = watch(), time.monotonic()
        kept.glances = 0 if kept.seeing or kept.glances >= GLANCES else kept.glances + 1
        effort = Effort.GLANCE if kept.glances else Effort.QUICK
        found, kept.deck = known.shelf.scan_quickly(frame.image, kept.deck, effort)
        kept.seeing = bool(found)
        # Who is saying which card it really is has put the phone down: what it sees now counts afterwards.
        asked = bool(reader.reading().disputed) and not running
        counted: Sequence[Sighting] = [] if asked else kept.tracker.feed(found, now)
        if frame.still:
            kept.news = True
            found = found or known.shelf.scan(frame.image)
            if not found:
                reader.read_picture(known, frame.image, [])
                return Answer()
            counted = found
        if counted:
            kept.news = True
            _count(table, seat, counted, frame, running)
        if found:
            return Answer(found[0].quad, _line(known, table, found[0], running), counted=bool(counted))
        answer = advised(kept, frame, kept.tracker.quiet(now), now)
        return replace(answer, hint=speaker(table.game)(answer.hint)) if answer.hint else answer

    return see


def advised(kept: Watch, frame: Frame, quiet: float, now: float) -> Answer:
    """What would help when nothing has been seen for a while; measured now and then, for it takes time."""
    if quiet < ADVISE_AFTER:
        kept.advised = Answer()
    elif now - kept.advised_at > ADVISE_EVERY:
        found = find_corners(frame.image)
        quad = found[0] if found else None
        words = advice(measure(frame.image, quad)) or _UNKNOWN
        kept.advised, kept.advised_at = Answer(quad, hint=words, guess=True), now
    return kept.advised


def _count(table: Table, seat: int, counted: Sequence[Sighting], frame: Frame, running: bool) -> None:
    reader.remember(counted, to_jpeg(frame.image) if frame.still else frame.jpeg)
    if running:
        for seen in counted:
            count_into(table, seat, seen.card)


def _line(known: Known, table: Table, seen: Sighting, running: bool) -> str:
    holder = owner(table, seen.card) if running else None
    if holder is not None:
        return f"{known.name(seen.card)} · {seat_names(table)[holder]}"
    return f"{known.name(seen.card)} {seen.confidence:.0%}"
