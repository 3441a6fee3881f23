"""Photos on their way into a deck: each draft is one card on one photo, with corners and a name to come.

Drafts live in the session only; what is saved lies in the store.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import PurePath

import numpy as np
import streamlit as st
from numpy.typing import NDArray

from plays import EnrolledCard
from rules_data.tourism.components import places
from scanner import read_image
from scanner.corners import find_corners
from scanner.encode import shrink, to_jpeg
from scanner.quads import around, is_convex, straighten

LIMIT = 60
_LONGEST, _MOST_CARDS = 1600, 24
# Names that cameras and messengers give to photos tell nothing about the card.
_CAMERA_NAME = re.compile(
    r"(?i)(img|dsc\w?|pxl|dcim|image|photo|picture|kakaotalk|screenshot|scan|signal|received|사진|스크린샷)?[\W\d_]*"
)
Image = NDArray[np.uint8]
Points = list[list[float]]


@dataclass
class Draft:
    """One card on one photo.

    Attributes:
        number: Tells drafts of this session apart.
        jpeg: The card with a little of what lies around it, at most 1600 pixels long.
        size: Its width and height.
        quad: The card's corners in pixels, clockwise from its top left.
        name: What the card is probably called, or "".
        sought: Whether the corners were found; else they only wait to be moved.
        turned: Counts how often the page set the corners anew.
    """

    number: int
    jpeg: bytes
    size: tuple[int, int]
    quad: Points
    name: str = ""
    sought: bool = True
    turned: int = field(default=0)

    def image(self) -> Image:
        """The photo, uint8 BGR (H, W, 3)."""
        return read_image(self.jpeg)

    def card(self) -> Image:
        """The straightened card, uint8 BGR."""
        return straighten(self.image(), np.array(self.quad, np.float32))

    @property
    def usable(self) -> bool:
        """Whether the corners can be straightened."""
        return is_convex(np.array(self.quad, np.float32))

    def turn(self) -> None:
        """Makes the card's next side its top."""
        self.quad, self.turned = [*self.quad[1:], self.quad[0]], self.turned + 1

    def move(self, quad: Points) -> None:
        """Takes the corners that a person has moved."""
        self.quad, self.sought = quad, True


@dataclass
class Desk:
    """What lies on the workshop's desk in this session.

    One object, fetched before anything is done: every look into Streamlit's session may end a callback at
    that point, and a card that was saved must not stay among the drafts.

    Attributes:
        drafts: In their order.
        number: Of the last draft.
        same: The name of the card that gets one more photo.
        saved: What was saved last, or None.
        tried: Cards recognised while trying the deck out, newest first.
        advised_at: When a live picture was measured last, seconds.
        advised: What was said then.
        news: Whether the page has to be drawn anew.
    """

    drafts: list[Draft] = field(default_factory=list)
    number: int = 0
    same: str = ""
    saved: Saved | None = None
    tried: list[str] = field(default_factory=list)
    advised_at: float = 0.0
    advised: str = ""
    news: bool = False

    def drop(self, number: int) -> None:
        """Takes a draft away."""
        self.drafts[:] = [draft for draft in self.drafts if draft.number != number]


@dataclass(frozen=True)
class Saved:
    """What was saved.

    Attributes:
        card: The card as it is now.
        photos: How many photos it has now.
        common: Codes on it that another card of the deck carries too and that therefore tell nothing.
    """

    card: EnrolledCard
    photos: int
    common: tuple[str, ...]


def desk() -> Desk:
    """What lies on the desk in this session."""
    kept: Desk = st.session_state.setdefault("workshop", Desk())
    return kept


def draw_news() -> None:
    """Within a fragment: draws the whole page anew where more than the fragment has changed."""
    there = desk()
    if there.news:
        there.news = False
        st.rerun()


def add_photo(image: Image, *, name: str = "", many: bool = False) -> int:
    """Adds the card of a photo, or all cards of a photo of many; returns how many.

    Args:
        image: uint8 BGR, shape (H, W, 3).
        name: what the card is called, where that is known.
        many: whether the photo shows several cards.
    """
    small = shrink(image, _LONGEST)
    scale = image.shape[1] / small.shape[1]
    quads = [quad * scale for quad in find_corners(small, most=_MOST_CARDS if many else 1)]
    there = desk()
    room = max(0, LIMIT - len(there.drafts))
    for quad in quads[:room]:
        _add(there, *around(image, quad), name, sought=True)
    if not quads and room:
        _add(there, small, _inset(small.shape[1], small.shape[0]), name, sought=False)
    return min(room, max(1, len(quads)))


def _add(there: Desk, image: Image, quad: Points, name: str, sought: bool) -> None:
    there.number += 1
    size = (image.shape[1], image.shape[0])
    there.drafts.append(Draft(there.number, to_jpeg(image, _LONGEST, 92), size, quad, name, sought))


def name_in(filename: str) -> str:
    """What a photo's file name says about its card: a place's id, or a name that no camera gave; else ""."""
    stem = PurePath(filename.replace("\\", "/")).stem.strip()
    if stem in places():
        return places()[stem].name.ko
    plain = " ".join(stem.replace("_", " ").split())
    return "" if _CAMERA_NAME.fullmatch(stem) else plain[:40]


def _inset(width: int, height: int) -> Points:
    """Corners for a photo in which no outline stands out."""
    x, y = 0.12 * width, 0.08 * height
    return [[x, y], [width - x, y], [width - x, height - y], [x, height - y]]
