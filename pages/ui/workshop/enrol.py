"""Saving a draft as a card: which card it is, its codes, its photo, and what to warn about."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

import numpy as np
import streamlit as st
from numpy.typing import NDArray

import plays
from pages.ui.state import store
from pages.ui.workshop.drafts import Draft, Saved
from plays.decks import CODES_PER_CARD
from rules_data.tourism.components import places
from scanner import decode, read_image
from scanner.alike import ALIKE, look_of, most_alike
from scanner.encode import to_jpeg
from scanner.quality import ADVICE, measure

PHOTOS = 4
_NO_ID = re.compile(r"[^\w.-]+")
Image = NDArray[np.uint8]


def save(deck: str, draft: Draft, name: str, place: str | None) -> Saved:
    """Puts a draft into the deck: a new card, or one more photo of the card of this name.

    Raises:
        plays.PlaysError: the name is empty or too long, the card has four photos, it could not be kept.
    """
    cleaned = plays.clean_name(name)
    cards = store().decks.cards(deck)
    known = same_card(cards, cleaned, place)
    card_id = known.card_id if known else _free_id(cards, place or cleaned)
    had = len(store().decks.photos(deck, card_id)) if known else 0
    if had >= PHOTOS:
        raise plays.PhotoRefusedError(f"카드 한 장에 사진은 {PHOTOS}장까지입니다. 하나를 지우고 넣으세요.")
    card = draft.card()
    codes = list(dict.fromkeys([*(known.codes if known else ()), *(code.text for code in decode(card))]))
    kept = store().decks.add_card(deck, card_id, cleaned, place, codes[:CODES_PER_CARD])
    store().decks.add_photo(deck, card_id, to_jpeg(card, 1000, 92), "image/jpeg")
    others = {code for other in cards if other.card_id != card_id for code in other.codes}
    return Saved(kept, had + 1, tuple(code for code in kept.codes if code in others))


def same_card(cards: Sequence[plays.EnrolledCard], name: str, place: str | None) -> plays.EnrolledCard | None:
    """The card of the deck that is meant: the one of this place, else the one of this name."""
    wanted = _plain(name)
    for card in cards:
        if (place is not None and card.place == place) or _plain(card.name) == wanted:
            return card
    return None


def place_of(name: str) -> str | None:
    """The place that is called just so."""
    wanted = _plain(name)
    return next((key for key, place in places().items() if wanted and _plain(place.name.ko) == wanted), None)


def warnings(deck: str, draft: Draft, name: str) -> list[str]:
    """Korean sentences about the photo and about cards of the deck that look like it."""
    if not draft.usable:
        return ["모서리가 엇갈렸습니다. 네 점을 카드의 네 모서리로 옮기세요."]
    told = [] if draft.sought else ["카드의 테두리를 찾지 못했습니다. 네 점을 카드의 모서리로 옮기세요."]
    found = measure(draft.image(), np.array(draft.quad, np.float32))
    told += [ADVICE[fault] for fault in found.faults]
    alike = _look_alike(deck, draft.card(), name)
    if alike is not None:
        told.append(
            f"‘{alike}’ 카드와 닮았습니다. 같은 카드라면 같은 이름을 적어 사진을 더하세요. "
            "다른 카드라면 서로 다른 곳이 잘 보이게 찍으세요."
        )
    return told


def _look_alike(deck: str, card: Image, name: str) -> str | None:
    """The name of another card of the deck that the card can hardly be told from."""
    looks = _looks(deck)
    others = [(other, look) for other, look in looks if _plain(other) != _plain(name)]
    best = most_alike(look_of(card), [look for _, look in others])
    return others[best[0]][0] if best is not None and best[1] >= ALIKE else None


def _looks(deck: str) -> list[tuple[str, NDArray[np.float32]]]:
    """Name and look of every photo of the deck."""
    names = {card.card_id: card.name for card in store().decks.cards(deck)}
    photos = store().decks.photo_ids(deck)
    return [(names[card], _look(deck, card, photo)) for card, photo in photos if card in names]


@st.cache_data(show_spinner=False, max_entries=4000)
def _look(deck: str, card_id: str, photo: str) -> NDArray[np.float32]:
    data = next((one.data for one in store().decks.photos(deck, card_id) if one.id == photo), None)
    # A photo that was deleted in this very moment is like nothing.
    return look_of(read_image(data)) if data else np.zeros((64, 48, 3), np.float32)


def _free_id(cards: Sequence[plays.EnrolledCard], name: str) -> str:
    """An id made of the name, so that two who enrol one card at the same time mean the same card."""
    taken = {card.card_id for card in cards}
    base = _NO_ID.sub("-", unicodedata.normalize("NFC", name)).strip(".-")[:60] or "card"
    return next(one for one in (base, *(f"{base}-{n}" for n in range(2, 10_000))) if one not in taken)


def _plain(text: str) -> str:
    return "".join(unicodedata.normalize("NFC", text).lower().split())
