"""Reading several photos of a table into one list of cards, each card once."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import streamlit as st
from numpy.typing import NDArray

from pages.ui.decks import Known
from scanner import ImageError, Sighting, read_image
from scanner.corners import find_corners
from scanner.encode import shrink, to_jpeg
from scanner.quads import area, overlap, proportion, straighten

ENTRIES, PHOTOS = "gathered", "gathered_photos"
AT_ONCE = 20
_LONGEST, _SHOWN = 1600, 800
Image = NDArray[np.uint8]
# A card that was read, or the outline of one that was not.
Spot = Sighting | NDArray[np.float32]


class Upload(Protocol):
    """An uploaded file."""

    name: str
    file_id: str

    def getvalue(self) -> bytes:
        """Its bytes."""


def gather(known: Known, files: Sequence[Upload]) -> list[str]:
    """Reads the photos and adds what they show to the list.

    Returns:
        A Korean sentence for each file that is no photo and for cards that were seen twice.
    """
    told: list[str] = []
    for file in files:
        try:
            image = shrink(read_image(file.getvalue()), _LONGEST)
        except ImageError as error:
            told.append(f"{file.name}: {error}")
            continue
        twice = _take(known, file.file_id, image)
        if twice:
            names = ", ".join(known.name(card) for card in twice)
            told.append(f"두 번 보인 카드는 한 번만 셉니다: {names}.")
    return told


def put(entries: Sequence[dict[str, Any]]) -> None:
    """Makes these the gathered cards; photos without a card go."""
    st.session_state[ENTRIES] = list(entries)
    kept = {one["photo"] for one in entries}
    st.session_state[PHOTOS] = {
        key: photo for key, photo in st.session_state.get(PHOTOS, {}).items() if key in kept
    }


def drop(key: int) -> None:
    """Takes one card off the list."""
    put([one for one in st.session_state.get(ENTRIES, []) if one["key"] != key])


def likely(known: Known, key: int) -> list[str]:
    """The three other cards that the card of this number may be."""
    entry = next(one for one in st.session_state[ENTRIES] if one["key"] == key)
    image = read_image(st.session_state[PHOTOS][entry["photo"]]["jpeg"])
    card = straighten(image, np.array(entry["quad"], np.float32), 700)
    best = [found for found, _ in known.shelf.candidates(card, 4)]
    return [found for found in best if found != entry["card"]][:3]


def _take(known: Known, photo: str, image: Image) -> list[str]:
    """Adds the cards of one photo; returns those that were on the list already."""
    sightings = known.shelf.scan(image)
    entries = list(st.session_state.get(ENTRIES, []))
    there, twice = {one["card"] for one in entries}, []
    for spot in _in_reading_order([*sightings, *_unread(image, sightings)]):
        card = spot.card if isinstance(spot, Sighting) else None
        if card in there and card is not None:
            twice.append(card)
            continue
        there.add(card)
        entries.append(_entry(max((one["key"] for one in entries), default=0) + 1, photo, spot))
    jpeg = to_jpeg(image)
    shown = "data:image/jpeg;base64," + base64.b64encode(to_jpeg(image, _SHOWN, 78)).decode()
    photos = st.session_state.get(PHOTOS, {})
    size = (image.shape[1], image.shape[0])
    st.session_state[PHOTOS] = photos | {photo: {"jpeg": jpeg, "shown": shown, "size": size}}
    put(entries)
    return twice


def _entry(key: int, photo: str, spot: Spot) -> dict[str, Any]:
    if isinstance(spot, Sighting):
        told = {"card": spot.card, "method": spot.method, "quad": spot.quad.tolist()}
    else:
        told = {"card": None, "method": "picture", "quad": spot.tolist()}
    return {"key": key, "photo": photo} | told


def _unread(image: Image, sightings: Sequence[Sighting]) -> list[NDArray[np.float32]]:
    """Outlines as large as the cards that were read and of their shape, where none was read."""
    if not sightings:
        return []
    size = float(np.median([area(seen.quad) for seen in sightings]))
    shape = float(np.median([proportion(seen.quad) for seen in sightings]))
    return [
        quad
        for quad in find_corners(image, most=24)
        if 0.55 < area(quad) / size < 1.8
        and 0.85 < proportion(quad) / shape < 1.18
        and all(overlap(quad, seen.quad) < 0.2 for seen in sightings)
    ]


def _in_reading_order(spots: Sequence[Spot]) -> list[Spot]:
    """Row by row, each from the left, so that the numbers on the photo can be followed."""
    rows: list[list[Spot]] = []
    for spot in sorted(spots, key=lambda one: float(_quad(one)[:, 1].mean())):
        y, height = float(_quad(spot)[:, 1].mean()), float(np.ptp(_quad(spot)[:, 1]))
        if rows and y - float(_quad(rows[-1][0])[:, 1].mean()) < 0.5 * height:
            rows[-1].append(spot)
        else:
            rows.append([spot])
    return [spot for row in rows for spot in sorted(row, key=lambda one: float(_quad(one)[:, 0].mean()))]


def _quad(spot: Spot) -> NDArray[np.float32]:
    return spot.quad if isinstance(spot, Sighting) else spot
