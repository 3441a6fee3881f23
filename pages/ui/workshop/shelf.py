"""The enrolled decks: open one, begin one, bring one from a file; and what can be done to a whole deck."""

from __future__ import annotations

import streamlit as st

import plays
from pages.ui.html import escape
from pages.ui.state import store
from plays import EnrolledDeck
from scanner import ImageError, read_image

# What names the open deck in the page's address.
DECK = "deck"
_FILE_MEGABYTES = 200


def deck_list() -> None:
    """All decks, the form for a new one, and the way in for a file."""
    decks = store().decks.list()
    for deck in decks:
        with st.container(border=True, key=f"deck-{deck.id}"):
            st.markdown(f"**{escape(deck.name)}**  :gray[카드 {deck.cards}장 · 사진 {deck.photos}장]")
            _open_button(deck, "열기")
    if not decks:
        st.caption("아직 등록한 덱이 없습니다. 덱을 만들고 카드를 한 장씩 찍어 넣으세요.")
    with st.form("new-deck", border=True, clear_on_submit=True):
        name = st.text_input("새 덱 이름", max_chars=40, placeholder="예: 우리집 관광카드")
        if st.form_submit_button("덱 만들기", type="primary", width="stretch"):
            _create(name)
    _import()


def manage(deck: EnrolledDeck) -> None:
    """Another name, export, deletion."""
    with st.expander("덱 관리", icon=":material/settings:"):
        name = st.text_input("덱 이름", value=deck.name, key=f"deck-name-{deck.id}", max_chars=40)
        with st.container(horizontal=True):
            st.button("이름 바꾸기", key="deck-rename", on_click=_rename, args=(deck.id, name))
            st.download_button(
                "파일로 내보내기",
                data=lambda: plays.write_deck_file(
                    deck.name, store().decks.cards(deck.id), store().decks.photos(deck.id)
                ),
                file_name="panjigi-deck.zip",
                mime="application/zip",
                icon=":material/download:",
                key="deck-export",
            )
        sure = st.checkbox("이 덱의 카드와 사진을 모두 지웁니다", key=f"deck-sure-{deck.id}")
        if st.button("덱 지우기", icon=":material/delete:", key="deck-delete", disabled=not sure):
            store().decks.delete(deck.id)
            leave()
            st.rerun()


def leave() -> None:
    """Goes back to the list of decks."""
    st.query_params.pop(DECK, None)


def _open_button(deck: EnrolledDeck, label: str) -> None:
    # A link to the page that one is on already does not change the browser's address.
    st.button(label, key=f"open-{deck.id}", icon=":material/folder_open:", on_click=_open, args=(deck.id,))


def _open(deck: str) -> None:
    st.query_params[DECK] = deck


def _create(name: str) -> None:
    try:
        made = store().decks.create(name)
    except plays.PlaysError as error:
        st.error(str(error), icon=":material/error:")
        return
    _open(made.id)
    st.rerun()


def _rename(deck: str, name: str) -> None:
    try:
        store().decks.rename(deck, name)
    except plays.PlaysError as error:
        st.toast(str(error), icon=":material/error:")


def _import() -> None:
    with st.expander("파일에서 가져오기", icon=":material/upload:"):
        given = st.file_uploader(
            "판지기의 덱 파일 (ZIP)", type="zip", key="deck-file", max_upload_size=_FILE_MEGABYTES
        )
        if given is None:
            return
        done = st.session_state.setdefault("workshop_imported", {})
        if given.file_id not in done:
            done[given.file_id] = _take(given.getvalue())
        deck, sentence = done[given.file_id]
        if deck is None:
            st.error(sentence, icon=":material/error:")
        else:
            st.success(sentence, icon=":material/check:")
            _open_button(deck, f"‘{deck.name}’ 열기")


def _take(data: bytes) -> tuple[EnrolledDeck | None, str]:
    """The deck of a file, and what to say; nothing is kept of a file with anything wrong in it."""
    try:
        file = plays.read_deck_file(data)
        for photo in file.photos:
            read_image(photo.data)
        deck = plays.import_deck(store().decks, file)
    except (plays.PlaysError, ImageError) as error:
        return None, str(error)
    return deck, f"카드 {len(file.cards)}장, 사진 {len(file.photos)}장을 가져왔습니다."
