"""The scanner on pages: the deck's scanner, photos that people upload, and what was read last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import streamlit as st

from pages.ui.collection import collect
from rules_data.tourism.components import components, places
from scanner import Deck, Scanner, Sighting, decode, read_image

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
    """Keeps what was read last in this session and the cards in the atlas; the picture is not kept."""
    known = [seen for seen in sightings if components().card(seen.card)]
    _keep(read=[{"card": seen.card, "confidence": seen.confidence, "method": seen.method} for seen in known])
    for seen in known:
        collect(seen.card)


def remember_unsure(candidates: list[tuple[str, float]], foreign: str = "") -> None:
    """Keeps the best candidates where nothing was sure, and a code that belongs to no card of the deck."""
    _keep(unsure=[card for card, _ in candidates], foreign=foreign, missed=True)


def choose(card_id: str) -> None:
    """Takes the card that a person chose by hand; among candidates that choice makes the read a sure one."""
    if card_id in st.session_state.get("unsure", []):
        collect(card_id)
    _keep(read=[{"card": card_id, "confidence": 1.0, "method": "hand"}])


def forget() -> None:
    """Forgets what was read last."""
    _keep()


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
        codes = decode(image)
        remember_unsure(scanner.candidates(image), codes[0].text if codes else "")


def _keep(
    read: Sequence[dict[str, Any]] = (), unsure: Sequence[str] = (), foreign: str = "", missed: bool = False
) -> None:
    st.session_state.read, st.session_state.unsure = list(read), list(unsure)
    st.session_state.foreign, st.session_state.missed = foreign, missed
