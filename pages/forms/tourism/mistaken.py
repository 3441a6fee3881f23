"""“잘못 읽었어요”: the right card in one tap; the photo is kept only where a person agrees."""

from __future__ import annotations

from typing import Any

import streamlit as st

import plays
from pages.forms.tourism.running import drop_from_run
from pages.ui import reader
from pages.ui.decks import Known
from pages.ui.language import speaker
from pages.ui.state import Table
from plays import Misread, Misreads
from rules_data.tourism.finder import find_cards
from scanner import ImageError, read_image

_AGREED = "misread-agreed"
NO_CARD = ""


def dispute(known: Known, table: Table, seen: dict[str, Any]) -> None:
    """The button below a read card, and once it is pressed the cards that it may be instead."""
    card_id, say = str(seen["card"]), speaker(table.game)
    if reader.reading().disputed != card_id:
        st.button(
            say("잘못 읽었어요"),
            icon=":material/report:",
            key=f"wrong-{card_id}",
            type="tertiary",
            on_click=_open,
            args=(known, card_id),
        )
        return
    with st.container(border=True, key=f"pj-ask-wrong-{card_id}"):
        st.markdown(say("**어느 카드인가요?**"))
        if reader.reading().picture:
            st.checkbox(say("이 사진을 남겨 두기 (이 서버의 폴더에만 남습니다)"), key=_AGREED)
        with st.container(horizontal=True):
            for other in reader.reading().disputed_best:
                _answer(known, table, seen, other, known.name(other))
        query = st.text_input(
            say("이름이나 번호"), key="wrong-find", placeholder=say("예: 서문, 88"), max_chars=40
        )
        for card in find_cards(query, limit=4) if query else []:
            _answer(known, table, seen, card.id, f"{card.number} {known.name(card.id)}", "find-")
        with st.container(horizontal=True):
            _answer(known, table, seen, NO_CARD, say("카드가 아닙니다"))
            st.button(say("취소"), key="wrong-cancel", on_click=_close)


def kept_photos() -> None:
    """The photos that people agreed to keep: where they lie, all as one file, and away with them."""
    misreads = Misreads()
    photos = misreads.photos()
    if not photos:
        return
    with st.expander(f"잘못 읽은 사진 {len(photos)}장", icon=":material/folder:"):
        st.caption("이 서버의 폴더에 있습니다. 폴더를 열거나 ZIP으로 받아 보낼 수 있습니다.")
        st.code(str(misreads.folder), language=None, wrap_lines=True)
        with st.container(horizontal=True):
            st.download_button(
                "ZIP으로 받기",
                data=misreads.archive,
                file_name="panjigi-misreads.zip",
                mime="application/zip",
                icon=":material/download:",
            )
            st.button("모두 지우기", icon=":material/delete:", key="misreads-clear", on_click=misreads.clear)


def _open(known: Known, card_id: str) -> None:
    """Looks once more at the picture for the cards that it may be instead."""
    last = reader.reading()
    last.disputed, last.disputed_best = card_id, []
    try:
        image = read_image(last.picture)
    except ImageError:
        return  # there is no picture to look at; the search box remains
    likely = [card for card, _ in known.shelf.candidates(image, 4)]
    last.disputed_best = [card for card in likely if card != card_id][:3]


def _close() -> None:
    reader.reading().disputed = ""


def _answer(
    known: Known, table: Table, seen: dict[str, Any], card_id: str, label: str, mark: str = ""
) -> None:
    st.button(
        label,
        key=f"right-{mark}{card_id or 'none'}",
        on_click=_correct,
        args=(table, seen, card_id),
        width="stretch",
    )


def _correct(table: Table, seen: dict[str, Any], right: str) -> None:
    wrong, last, agreed = str(seen["card"]), reader.reading(), st.session_state.get(_AGREED)
    if agreed and last.picture:
        _keep_photo(last.picture, seen, right)
    reader.take_back(wrong)
    if right:
        reader.choose(right, sure=True)
    last.disputed = ""
    drop_from_run(table, wrong)


def _keep_photo(picture: bytes, seen: dict[str, Any], right: str) -> None:
    note = Misread(str(seen["card"]), right, str(seen["method"]), float(seen["confidence"]))
    try:
        Misreads().keep(picture, note)
    except plays.PlaysError as error:
        st.toast(str(error), icon=":material/error:")
    else:
        st.toast("사진을 남겼습니다. 고맙습니다.", icon=":material/check:")
