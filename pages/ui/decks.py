"""Enrolled decks as the scanner wants them, and the house deck beside them."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import streamlit as st
from streamlit.delta_generator import DeltaGenerator

import plays
from pages.ui.state import store
from pages.ui.story import name_of_place
from rules_data.tourism.components import places
from scanner import Card, Deck, ImageBrokenError, Scanner, StoredPicture, read_image
from scanner.shelf import Place, Shelf, without_common_codes


@dataclass(frozen=True)
class Known:
    """Everything that the scan page can recognise.

    Attributes:
        shelf: The house deck and the enrolled ones.
        names: Korean name by what a card is called on pages: a place's id, else "deck:card".
    """

    shelf: Shelf
    names: dict[str, str]

    def name(self, card: str) -> str:
        """A card's name for people, a place's in the language in which they read."""
        place = places().get(card)
        return name_of_place(place) if place else self.names.get(card, card)


@dataclass(frozen=True)
class Enrolled:
    """An enrolled deck as it was at one of its revisions.

    Attributes:
        revision: Another number after every change of the deck.
        scanner: None while there is nothing to recognise.
        called: What pages call a card, by its id.
        names: Korean name by what pages call a card.
    """

    revision: int
    scanner: Scanner | None
    called: dict[str, str]
    names: dict[str, str]


def known() -> Known:
    """The house deck and every enrolled deck as they are now.

    Raises:
        ScannerError: OpenCV or the house deck's pictures are missing.
    """
    names = {place_id: place.name.ko for place_id, place in places().items()}
    shelf = [Place(house_scanner(), {})]
    decks = store().decks.list()
    _forget_all_but([deck.id for deck in decks])
    for deck in decks:
        try:
            enrolled = _enrolled(deck)
        except plays.DeckNotFoundError:
            continue  # somebody deleted it between the two questions
        if enrolled.scanner is not None:
            shelf.append(Place(enrolled.scanner, enrolled.called))
            names |= {card: name for card, name in enrolled.names.items() if card not in names}
    return Known(Shelf(shelf), names)


def called(deck: str, card: plays.EnrolledCard) -> str:
    """What pages call an enrolled card: its place where it has one, for story and figures go by place."""
    return card.place if card.place in places() else f"{deck}:{card.card_id}"


@st.cache_resource(show_spinner="카드 그림을 익히는 중입니다…")
def house_scanner() -> Scanner:
    """The scanner of the house's tourism deck, one for all visitors.

    Raises:
        ScannerError: OpenCV or the deck's pictures are missing.
    """
    return Scanner(Deck.load("tourism"))


def deck_scanner(deck: str) -> Scanner | None:
    """The scanner of an enrolled deck as it is now, None while there is nothing to recognise.

    Raises:
        plays.DeckNotFoundError: no such deck.
    """
    now = next((one for one in store().decks.list() if one.id == deck), None)
    if now is None:
        raise plays.DeckNotFoundError(deck)
    return _enrolled(now).scanner


@st.cache_resource
def _kept() -> tuple[dict[str, Enrolled], threading.Lock]:
    """What was learned of each deck, for all visitors; the lock lets one of them learn at a time."""
    return {}, threading.Lock()


def _forget_all_but(decks: list[str]) -> None:
    kept, _ = _kept()
    for deck in set(kept) - set(decks):
        kept.pop(deck, None)
    for folder in _indexes().glob("*"):
        if folder.name not in decks:
            shutil.rmtree(folder, ignore_errors=True)  # what another server still reads goes next time


def _indexes() -> Path:
    return plays.data_folder() / "index"


def _enrolled(deck: plays.EnrolledDeck) -> Enrolled:
    kept, lock = _kept()
    if deck.id in kept and kept[deck.id].revision == deck.revision:
        return kept[deck.id]
    with lock:
        if deck.id not in kept or kept[deck.id].revision != deck.revision:
            kept[deck.id] = _learned(deck)
        return kept[deck.id]


def _learned(deck: plays.EnrolledDeck) -> Enrolled:
    """Learns the deck's cards, with a bar that says how far it is."""
    cards = store().decks.cards(deck.id)
    photos: dict[str, list[StoredPicture]] = {}
    for card_id, photo in store().decks.photo_ids(deck.id):
        picture = StoredPicture(photo, partial(_fetch, deck.id, card_id, photo))
        photos.setdefault(card_id, []).append(picture)
    told = without_common_codes(
        Card(card.card_id, photos.get(card.card_id, []), card.codes, card.name) for card in cards
    )
    told = [card for card in told if card.pictures or card.codes]
    scanner = None
    if told:
        words = f"‘{deck.name}’의 카드를 익히는 중입니다…"
        bar = st.progress(0.0, words)
        scanner = Scanner(Deck(told, name=deck.id), _indexes() / deck.id, _onto(bar, words))
        bar.empty()
    return Enrolled(
        deck.revision,
        scanner,
        {card.card_id: called(deck.id, card) for card in cards},
        {called(deck.id, card): card.name for card in cards},
    )


def _onto(bar: DeltaGenerator, words: str) -> Callable[[int, int], None]:
    def told(done: int, of: int) -> None:
        bar.progress(done / of, f"{words} {done:,}/{of:,}")

    return told


def _fetch(deck: str, card_id: str, photo: str) -> np.ndarray:
    kept = store().decks.photo(deck, card_id, photo)
    if kept is None:
        raise ImageBrokenError("사진이 그사이에 지워졌습니다.")
    return read_image(kept.data)
