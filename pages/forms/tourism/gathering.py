"""Reading several photos of a table into one list of cards, each card once."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np
import streamlit as st
from numpy.typing import NDArray

from pages.ui.decks import Known
from pages.ui.language import Speaker
from scanner import ImageError, Sighting, read_image
from scanner.corners import find_corners
from scanner.encode import shrink, to_jpeg
from scanner.quads import area, overlap, proportion, straighten

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


@dataclass
class Gathered:
    """What was gathered in this session.

    Attributes:
        entries: The cards: "key" (the number on the photo), "photo", "quad" (four points in the photo's
            pixels), "card" (None where it was not recognised) and "method".
        photos: By file id "jpeg", "shown" (a small data address) and "size".
        fixing: The number of the card that is being put right.
        best: What that card may be.
    """

    entries: list[dict[str, Any]] = field(default_factory=list)
    photos: dict[str, dict[str, Any]] = field(default_factory=dict)
    fixing: int | None = None
    best: list[str] = field(default_factory=list)

    def put(self, entries: Sequence[dict[str, Any]]) -> None:
        """Makes these the gathered cards; photos without a card go."""
        kept = {one["photo"] for one in entries}
        self.entries = list(entries)
        self.photos = {key: photo for key, photo in self.photos.items() if key in kept}

    def drop(self, key: int) -> None:
        """Takes one card off the list."""
        self.put([one for one in self.entries if one["key"] != key])


def gathered() -> Gathered:
    """What was gathered in this session."""
    kept: Gathered = st.session_state.setdefault("gathered", Gathered())
    return kept


def gather(known: Known, files: Sequence[Upload], say: Speaker) -> list[str]:
    """Reads the photos and adds what they show to the list.

    Returns:
        A sentence for each file that is no photo and for cards that were seen twice.
    """
    told: list[str] = []
    for file in files:
        try:
            image = shrink(read_image(file.getvalue()), _LONGEST)
        except ImageError as error:
            told.append(f"{file.name}: {say(error.words, **error.values)}")
            continue
        twice = _take(known, file.file_id, image)
        if twice:
            names = ", ".join(known.name(card) for card in twice)
            told.append(say("두 번 보인 카드는 한 번만 셉니다: {names}.", names=names))
    return told


def likely(known: Known, key: int) -> list[str]:
    """The three other cards that the card of this number may be."""
    kept = gathered()
    entry = next(one for one in kept.entries if one["key"] == key)
    image = read_image(kept.photos[entry["photo"]]["jpeg"])
    card = straighten(image, np.array(entry["quad"], np.float32), 700)
    best = [found for found, _ in known.shelf.candidates(card, 4)]
    return [found for found in best if found != entry["card"]][:3]


def _take(known: Known, photo: str, image: Image) -> list[str]:
    """Adds the cards of one photo; returns those that were on the list already."""
    kept, sightings = gathered(), known.shelf.scan(image)
    entries = list(kept.entries)
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
    size = (image.shape[1], image.shape[0])
    kept.photos[photo] = {"jpeg": jpeg, "shown": shown, "size": size}
    kept.put(entries)
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
