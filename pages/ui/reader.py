"""The scanner on pages: the deck's scanner, photos that people upload, and what was read last."""

from __future__ import annotations

import streamlit as st

from rules_data.tourism.components import components, places
from scanner import Deck, Scanner, Sighting, read_image

UPLOAD_MEGABYTES = 20


@st.cache_resource(show_spinner="카드 그림을 익히는 중입니다…")
def tourism_scanner() -> Scanner:
    """The scanner of the tourism deck, one for all visitors.

    Raises:
        ScannerError: OpenCV or the deck's pictures are missing.
    """
    return Scanner(Deck.load("tourism"))


def card_name(card_id: str) -> str:
    """A card's Korean name."""
    place = places().get(card_id)
    return place.name.ko if place else card_id


def remember(sightings: list[Sighting]) -> None:
    """Keeps what was read last in this session; the picture itself is not kept."""
    st.session_state.read = [
        {"card": seen.card, "confidence": seen.confidence, "method": seen.method}
        for seen in sightings
        if components().card(seen.card)
    ]
    st.session_state.unsure = []


def remember_unsure(candidates: list[tuple[str, float]]) -> None:
    """Keeps the best candidates where nothing was sure."""
    st.session_state.read = []
    st.session_state.unsure = [card for card, _ in candidates]


def choose(card_id: str) -> None:
    """Takes the card that a person chose by hand."""
    st.session_state.read = [{"card": card_id, "confidence": 1.0, "method": "hand"}]
    st.session_state.unsure = []


def forget() -> None:
    """Forgets what was read last."""
    st.session_state.read = []
    st.session_state.unsure = []


def read_photo(data: bytes) -> None:
    """Reads a photo that somebody uploaded or took.

    Raises:
        ImageError: it is no picture that can be read; the sentence says why.
    """
    image = read_image(data)
    scanner = tourism_scanner()
    sightings = scanner.scan(image)
    if sightings:
        remember(sightings)
    else:
        remember_unsure(scanner.candidates(image))
