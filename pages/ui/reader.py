"""What was read last, on pages: by the camera, from a photo, or chosen by hand.

The last picture stays in this session alone, so that a person can say that it was read wrongly; the next one
takes its place. All of it is one object, fetched before anything is done: every look into Streamlit's session
may end a callback at that point, and half of a read must not stay behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
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


@dataclass
class Reading:
    """The last read of this session.

    Attributes:
        read: The cards: "card", "confidence" 0 to 1, "method" ("code", "picture", "name", "hand") and "new",
            whether this read brought the card into the atlas.
        unsure: The likeliest cards where nothing was sure.
        picture: The JPEG that was read, or nothing.
        foreign: What a code says that belongs to no card.
        missed: Whether a picture was looked at in vain.
        names_note: Why printed names could not be read.
        disputed: The card that a person says is wrong.
        disputed_best: What it may be instead.
    """

    read: list[dict[str, Any]] = field(default_factory=list)
    unsure: list[str] = field(default_factory=list)
    picture: bytes = b""
    foreign: str = ""
    missed: bool = False
    names_note: str = ""
    disputed: str = ""
    disputed_best: list[str] = field(default_factory=list)

    def put(self, other: Reading) -> None:
        """Becomes another reading."""
        self.__dict__.update(other.__dict__)


def reading() -> Reading:
    """The last read of this session."""
    kept: Reading = st.session_state.setdefault("reading", Reading())
    return kept


def card_name(card_id: str) -> str:
    """The Korean name of a card of the house deck."""
    place = places().get(card_id)
    return place.name.ko if place else card_id


def remember(sightings: Sequence[Sighting], jpeg: bytes) -> None:
    """Keeps what was read last, with its picture, and the cards in the atlas."""
    kept = reading()
    read = [_read(seen.card, seen.confidence, seen.method, in_atlas(seen.card)) for seen in sightings]
    kept.put(Reading(read, picture=jpeg))


def in_atlas(card_id: str) -> bool:
    """Puts a card that shows a place into the atlas; True where it was not there."""
    return components().card(card_id) is not None and collect(card_id)


def choose(card_id: str, sure: bool = False) -> None:
    """Takes the card that a person chose by hand.

    Args:
        card_id: the card.
        sure: whether it lies before the camera or on the photo, so that it belongs into the atlas; so does
            one of the offered candidates.
    """
    kept = reading()
    new = in_atlas(card_id) if sure or card_id in kept.unsure else False
    kept.put(Reading([_read(card_id, 1.0, "hand", new)], picture=kept.picture))


def take_back(card_id: str) -> None:
    """A card was read wrongly: it is no longer read, nor in the atlas if this read brought it there."""
    kept = reading()
    if any(seen["card"] == card_id and seen["new"] for seen in kept.read):
        let_go(card_id)
    kept.read = [seen for seen in kept.read if seen["card"] != card_id]


def forget() -> None:
    """Forgets what was read last."""
    reading().put(Reading())


def read_picture(known: Known, image: Image, sightings: Sequence[Sighting]) -> None:
    """Keeps what the scanner saw; where that is nothing, looks for a printed name, then for candidates."""
    kept, jpeg = reading(), to_jpeg(image)
    if sightings:
        remember(sightings, jpeg)
        return
    codes = decode(image)
    hits, note = _printed_names(known, image)
    if is_clear(hits):
        read = _read(hits[0].id, hits[0].likeness, "name", in_atlas(hits[0].id))
        kept.put(Reading([read], picture=jpeg))
        return
    likely = [card for card, _ in known.shelf.candidates(image)]
    unsure = list(dict.fromkeys([*(hit.id for hit in hits if hit.likeness > 0.6), *likely]))[:3]
    foreign = codes[0].text if codes else ""
    kept.put(Reading([], unsure, jpeg, foreign, missed=True, names_note=note))


def _read(card: str, confidence: float, method: str, new: bool) -> dict[str, Any]:
    return {"card": card, "confidence": confidence, "method": method, "new": new}


def _printed_names(known: Known, image: Image) -> tuple[list[NameHit], str]:
    """Names printed on the card, or why they could not be read."""
    problem = reader_problem()
    if problem:
        return [], problem
    try:
        return read_names(image, known.names), ""
    except NameReaderError as error:
        return [], str(error)
