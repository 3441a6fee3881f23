"""New photos for a deck: from the camera, from files, from a photo of many cards; and trying the deck out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import streamlit as st
from streamlit.runtime.uploaded_file_manager import UploadedFile

from pages.ui.camera import Answer, Frame, camera
from pages.ui.decks import deck_scanner
from pages.ui.html import escape, show
from pages.ui.part import part
from pages.ui.state import store
from pages.ui.workshop.drafts import LIMIT, add_photo, desk, draw_news, name_in
from scanner import Effort, ImageError, Scanner, read_image
from scanner.corners import find_corners
from scanner.encode import shrink
from scanner.live import Tracker
from scanner.quality import advice, measure

WAYS = {"camera": "카메라", "photo": "사진 올리기", "try": "스캔해 보기"}
FILES_AT_ONCE = 30
# Corners on the live picture need not be exact: the still's are found anew.
_LIVE_SIDE, _MEASURE_EVERY = 480, 1.5


def add_ways(deck: str) -> None:
    """The choice of ways and the chosen one."""
    way = st.segmented_control(
        "어떻게 넣을까요?", list(WAYS), format_func=WAYS.__getitem__, key="workshop-way", width="stretch"
    )
    if way == "camera":
        _by_camera()
    elif way == "photo":
        _by_files()
    elif way == "try":
        _try_out(deck)


@part
def _by_camera() -> None:
    if camera(_outlined, key="workshop-camera", label="카드 찍기"):
        _by_files()
    draw_news()


def _outlined(frame: Frame) -> Answer:
    """Draws where a card seems to lie; a still becomes a draft."""
    there = desk()
    if frame.still:
        there.news = True
        add_photo(frame.image, name=there.same)
        return Answer()
    small = shrink(frame.image, _LIVE_SIDE)
    found = find_corners(small)
    quad = found[0] * (frame.image.shape[1] / small.shape[1]) if found else None
    now = time.monotonic()
    if now - there.advised_at > _MEASURE_EVERY:
        there.advised, there.advised_at = advice(measure(frame.image, quad)), now
    return Answer(quad, hint=there.advised, guess=True)


def _by_files() -> None:
    many = st.toggle("사진 한 장에 카드가 여러 장 있습니다", key="workshop-many")
    files = st.file_uploader(
        "카드 사진 (JPEG, PNG, WebP)",
        type="image",
        key="workshop-files",
        accept_multiple_files=True,
        max_upload_size=20,
    )
    st.caption(f"파일 이름이 카드 이름이면 그대로 씁니다. 한 번에 {FILES_AT_ONCE}장까지 올리세요.")
    told: dict[str, list[str]] = st.session_state.setdefault("workshop_told", {})
    fresh = [file for file in files if file.file_id not in told]
    if fresh:
        told |= {file.file_id: [] for file in fresh} | {fresh[0].file_id: _take_files(fresh, many)}
        st.rerun()
    for file in files:
        for sentence in told[file.file_id]:
            st.error(sentence, icon=":material/broken_image:")


def _take_files(files: Sequence[UploadedFile], many: bool) -> list[str]:
    """Makes drafts of uploaded photos; a Korean sentence for each that is none and for what was too much."""
    sentences = []
    for file in files[:FILES_AT_ONCE]:
        name = desk().same or ("" if many else name_in(file.name))
        try:
            add_photo(read_image(file.getvalue()), name=name, many=many)
        except ImageError as error:
            sentences.append(f"{file.name}: {error}")
    if len(files) > FILES_AT_ONCE:
        sentences.append(
            f"사진이 {len(files)}장입니다. 한 번에 {FILES_AT_ONCE}장까지 받습니다. 나눠서 올려 주세요."
        )
    if len(desk().drafts) >= LIMIT:
        sentences.append(f"등록을 기다리는 카드는 {LIMIT}장까지입니다. 먼저 저장하거나 건너뛰세요.")
    return sentences


def _try_out(deck: str) -> None:
    scanner = deck_scanner(deck)
    if scanner is None:
        st.caption("아직 알아볼 카드가 없습니다. 먼저 카드를 등록하세요.")
        return
    names = {card.card_id: card.name for card in store().decks.cards(deck)}
    _live_trial(scanner, names)
    tried = desk().tried
    if tried:
        words = ", ".join(names.get(card, card) for card in tried[:8])
        show(f'<p class="pj-sure" role="status">알아본 카드: {escape(words)}</p>')


@part
def _live_trial(scanner: Scanner, names: dict[str, str]) -> None:
    camera(_recognised(scanner, names), key="workshop-trial", label="카드 읽기")
    draw_news()


def _recognised(scanner: Scanner, names: dict[str, str]) -> Callable[[Frame], Answer]:
    def see(frame: Frame) -> Answer:
        tracker: Tracker = st.session_state.setdefault("workshop_tracker", Tracker())
        there = desk()
        found = scanner.scan(frame.image, Effort.THOROUGH if frame.still else Effort.QUICK)
        counted = tracker.feed(found, time.monotonic())
        if counted:
            fresh = [seen.card for seen in counted]
            there.tried = [*fresh, *(card for card in there.tried if card not in fresh)]
            there.news = True
        if not found:
            return Answer(hint="카드를 보여 주세요." if tracker.quiet(time.monotonic()) > 2 else "")
        line = f"{names.get(found[0].card, found[0].card)} {found[0].confidence:.0%}"
        return Answer(found[0].quad, line, counted=bool(counted))

    return see
