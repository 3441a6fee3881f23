"""The cards of a deck: small pictures and names, each to be put right or thrown out."""

from __future__ import annotations

import base64

import streamlit as st

import plays
from pages.ui.html import escape, show
from pages.ui.state import store
from pages.ui.workshop.enrol import place_of
from plays import EnrolledCard
from rules_data.tourism.components import places
from rules_data.tourism.finder import find_cards
from scanner import read_image
from scanner.encode import to_jpeg

_PAGE = 24
_OPEN = "workshop_open_card"


def card_list(deck: str) -> None:
    """All cards, a page at a time."""
    cards = store().decks.cards(deck)
    photos: dict[str, list[str]] = {}
    for card_id, photo in store().decks.photo_ids(deck):
        photos.setdefault(card_id, []).append(photo)
    st.header(f"카드 {len(cards)}장")
    shown = st.session_state.get("workshop_shown", _PAGE)
    for card in reversed(cards[-shown:]):
        _row(deck, card, photos.get(card.card_id, []))
    if len(cards) > shown:
        st.button(
            "더 보기",
            key="workshop-more",
            on_click=lambda: st.session_state.update(workshop_shown=shown + _PAGE),
            width="stretch",
        )


def _row(deck: str, card: EnrolledCard, photos: list[str]) -> None:
    with st.container(
        horizontal=True, vertical_alignment="center", key=f"row-enrolled-{card.card_id}", wrap=False
    ):
        picture = f'<img src="{_thumb(deck, card.card_id, photos[0])}" alt="">' if photos else ""
        story = "이야기 있음 · " if card.place in places() else ""
        show(
            f'<div class="pj-enrolled">{picture}<p><b>{escape(card.name)}</b>'
            f"<small>{story}사진 {len(photos)}장{' · 코드' if card.codes else ''}</small></p></div>"
        )
        opened = st.session_state.get(_OPEN) == card.card_id
        st.button(
            "닫기" if opened else "고치기",
            key=f"enrolled-edit-{card.card_id}",
            help=f"{card.name} {'닫기' if opened else '고치기'}",
            on_click=lambda: st.session_state.update({_OPEN: None if opened else card.card_id}),
        )
    if opened:
        with st.container(border=True, key=f"pj-ask-enrolled-{card.card_id}"):
            _edit(deck, card, photos)


def _edit(deck: str, card: EnrolledCard, photos: list[str]) -> None:
    name = st.text_input("이름", value=card.name, key=f"enrolled-name-{card.card_id}", max_chars=40)
    found = [one for one in (card.place, place_of(name)) if one in places()]
    found = list(dict.fromkeys([*found, *(one.id for one in find_cards(name, 4))]))
    place = st.pills(
        "이야기를 붙일 장소",
        [*found, ""],
        default=card.place if card.place in places() else "",
        format_func=lambda key: places()[key].name.ko if key else "이야기 없음",
        key=f"enrolled-place-{card.card_id}-{name}",
    )
    codes = list(card.codes)
    if codes:
        codes = st.pills(
            "이 카드를 가리키는 코드",
            codes,
            default=codes,
            selection_mode="multi",
            format_func=lambda code: code if len(code) <= 40 else code[:39] + "…",
            key=f"enrolled-codes-{card.card_id}",
        )
    st.button(
        "고친 것 저장",
        type="primary",
        key=f"enrolled-save-{card.card_id}",
        on_click=_change,
        args=(deck, card, name, place or None, codes),
        width="stretch",
    )
    for photo in photos:
        with st.container(
            horizontal=True, vertical_alignment="center", key=f"row-photo-{photo[:12]}", wrap=False
        ):
            address = _thumb(deck, card.card_id, photo)
            show(f'<div class="pj-enrolled"><img src="{address}" alt="카드 사진"></div>')
            st.button(
                "사진 지우기",
                key=f"photo-drop-{photo[:12]}",
                on_click=store().decks.remove_photo,
                args=(deck, card.card_id, photo),
            )
    sure = st.checkbox("이 카드를 지웁니다", key=f"enrolled-sure-{card.card_id}")
    st.button(
        "카드 지우기",
        icon=":material/delete:",
        key=f"enrolled-delete-{card.card_id}",
        disabled=not sure,
        on_click=store().decks.remove_card,
        args=(deck, card.card_id),
    )


def _change(deck: str, card: EnrolledCard, name: str, place: str | None, codes: list[str]) -> None:
    try:
        store().decks.add_card(deck, card.card_id, name, place, codes)
    except plays.PlaysError as error:
        st.toast(str(error), icon=":material/error:")
        return
    st.session_state[_OPEN] = None


@st.cache_data(show_spinner=False, max_entries=2000)
def _thumb(deck: str, card_id: str, photo: str) -> str:
    """A photo as a small data address; empty where it was deleted in this very moment."""
    data = next((one.data for one in store().decks.photos(deck, card_id) if one.id == photo), None)
    if data is None:
        return ""
    return "data:image/jpeg;base64," + base64.b64encode(to_jpeg(read_image(data), 168, 80)).decode()
