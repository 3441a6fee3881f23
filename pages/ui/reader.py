"""What was read last, on pages: by the camera, from a photo, or chosen by hand.

The last picture stays in this session alone, so that a person can say that it was read wrongly; the next one
takes its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import streamlit as st
from numpy.typing import NDArray

from pages.ui.collection import collect, let_go
from pages.ui.decks import Known
from rules_data.tourism.components import components, places
from scanner import Sighting, decode
from scanner.encode import to_jpeg
from scanner.names import NameHit, NameReaderError, is_clear, read_names, reader_problem

UPLOAD_MEGABYTES = 20
Image = NDArray[np.uint8]


def card_name(card_id: str) -> str:
    """The Korean name of a card of the house deck."""
    place = places().get(card_id)
    return place.name.ko if place else card_id


def remember(sightings: Sequence[Sighting], jpeg: bytes) -> None:
    """Keeps what was read last, with its picture, and the cards in the atlas."""
    read = [
        {"card": seen.card, "confidence": seen.confidence, "method": seen.method, "new": in_atlas(seen.card)}
        for seen in sightings
    ]
    _keep(read, jpeg)


def in_atlas(card_id: str) -> bool:
    """Puts a card that shows a place into the atlas; True where it was not there."""
    return components().card(card_id) is not None and collect(card_id)


def choose(card_id: str) -> None:
    """Takes the card that a person chose by hand; among candidates that choice makes the read a sure one."""
    offered = card_id in st.session_state.get("unsure", [])
    new = in_atlas(card_id) if offered else False
    _keep(
        [{"card": card_id, "confidence": 1.0, "method": "hand", "new": new}],
        st.session_state.get("last_picture", b""),
    )


def take_back(card_id: str) -> None:
    """A card was read wrongly: it is no longer read, nor in the atlas if this read brought it there."""
    for seen in st.session_state.get("read", []):
        if seen["card"] == card_id and seen.get("new"):
            let_go(card_id)
    st.session_state.read = [seen for seen in st.session_state.get("read", []) if seen["card"] != card_id]


def forget() -> None:
    """Forgets what was read last."""
    _keep([], b"")


def read_picture(known: Known, image: Image, sightings: Sequence[Sighting]) -> None:
    """Keeps what the scanner saw; where that is nothing, looks for a printed name, then for candidates."""
    jpeg = to_jpeg(image)
    if sightings:
        remember(sightings, jpeg)
        return
    codes = decode(image)
    hits = _printed_names(known, image)
    if is_clear(hits):
        best = hits[0]
        new = in_atlas(best.id)
        _keep([{"card": best.id, "confidence": best.likeness, "method": "name", "new": new}], jpeg)
        return
    likely = [card for card, _ in known.shelf.candidates(image)]
    unsure = list(dict.fromkeys([*(hit.id for hit in hits if hit.likeness > 0.6), *likely]))[:3]
    _keep([], jpeg, unsure=unsure, foreign=codes[0].text if codes else "", missed=True)


def _printed_names(known: Known, image: Image) -> list[NameHit]:
    """Names printed on the card; none where Tesseract is missing or fails, which the page then says."""
    st.session_state.names_note = reader_problem()
    if st.session_state.names_note:
        return []
    try:
        return read_names(image, known.names)
    except NameReaderError as error:
        st.session_state.names_note = str(error)
        return []


def _keep(
    read: Sequence[dict[str, Any]],
    jpeg: bytes,
    unsure: Sequence[str] = (),
    foreign: str = "",
    missed: bool = False,
) -> None:
    state = st.session_state
    state.read, state.unsure, state.last_picture = list(read), list(unsure), jpeg
    state.foreign, state.missed, state.disputed = foreign, missed, ""
