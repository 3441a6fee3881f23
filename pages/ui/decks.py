"""Enrolled decks as the scanner wants them, and the house deck beside them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

import streamlit as st

import plays
from pages.ui.state import store
from pages.ui.story import name_of_place
from rules_data.tourism.components import places
from scanner import Card, Deck, Scanner, read_image
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


def known() -> Known:
    """The house deck and every enrolled deck as they are now.

    Raises:
        ScannerError: OpenCV or the house deck's pictures are missing.
    """
    names = {place_id: place.name.ko for place_id, place in places().items()}
    shelf = [Place(house_scanner(), {})]
    for deck in store().decks.list():
        try:
            cards = store().decks.cards(deck.id)
            scanner = deck_scanner(deck.id)
        except plays.DeckNotFoundError:
            continue  # somebody deleted it between the two questions
        if scanner is not None:
            shelf.append(Place(scanner, {card.card_id: called(deck.id, card) for card in cards}))
            names |= {called(deck.id, card): card.name for card in cards if card.place not in names}
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
    return _deck_scanner(deck, deck_version(deck))


def deck_version(deck: str) -> str:
    """A short text that changes whenever a card or photo of the deck does, on whichever server.

    Raises:
        plays.DeckNotFoundError: no such deck.
    """
    decks = store().decks
    content = [*map(str, decks.cards(deck)), *map(str, decks.photo_ids(deck))]
    return sha256("\n".join(content).encode()).hexdigest()[:16]


@st.cache_resource(show_spinner="등록한 카드를 익히는 중입니다…", max_entries=12)
def _deck_scanner(deck: str, version: str) -> Scanner | None:
    photos: dict[str, list[plays.EnrolledPhoto]] = {}
    for photo in store().decks.photos(deck):
        photos.setdefault(photo.card_id, []).append(photo)
    cards = [
        Card(
            card.card_id,
            [read_image(photo.data) for photo in photos.get(card.card_id, [])],
            card.codes,
            card.name,
        )
        for card in store().decks.cards(deck)
    ]
    told = [card for card in without_common_codes(cards) if card.pictures or card.codes]
    return Scanner(Deck(told, name=deck)) if told else None
