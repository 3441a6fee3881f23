"""From a grey picture to the cards in it, by their look.

Two passes: the frame reduced to a small working size finds nearly every card; where that finds none, or
where there are several, a larger size is searched too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from scanner.codes import Code, decode, to_grey
from scanner.deck import Deck
from scanner.features import (
    HEIGHT,
    WIDTH,
    Features,
    Pose,
    ReferenceFeatures,
    Votes,
    corners_of,
    frame_features,
    is_card_like,
)
from scanner.outlines import guesses
from scanner.patches import Frame, Homography
from scanner.verify import Look, Looks

ACCEPT = 0.60
MARGIN = 0.20
# Reference pictures are never looked at more closely than this.
_REFERENCE_HEIGHT = 528
# The two passes: area in pixels and number of features. 384x216 finds nearly every single card, at a third of
# the cost of 640x360.
_PASSES = ((384.0 * 216.0, 400), (640.0 * 360.0, 800))
# So many agreeing pairs on an unrecognised place may be another card: worth the second pass.
_SUSPICIOUS = 5
_MAX_FAILURES = 4
# Pairs that must agree on a first card, and on more of them: where one is seen, the others are seen well too.
_LEAST_PAIRS, _LEAST_PAIRS_MORE = 4, 6
_GUESSES = 3
# A place that only its outline speaks for must look more like the card than one that features found.
_OUTLINED = 0.70

Image = NDArray[np.uint8]


@dataclass(frozen=True)
class Match:
    """A card recognised by its look.

    Attributes:
        card: The card's id.
        score: Likeness, -1 to 1.
        confidence: 0 to 1.
        quad: float32 (4, 2), image pixels, clockwise from the card's top left.
    """

    card: str
    score: float
    confidence: float
    quad: NDArray[np.float32]


class Finder(Protocol):
    """Finds where cards may lie; see `features`."""

    def votes(self, frame: Features) -> Votes:
        """Pair a frame's features with those of the reference pictures."""


class Judge(Protocol):
    """Tells which picture a place looks like; see `verify.Looks`, which documents the methods."""

    def identify(self, frame: Frame, pose: Pose) -> list[Look]: ...
    def compare(self, frame: Frame, homography: Homography, picture: int) -> Look: ...
    def settle(self, frame: Frame, homography: Homography) -> Look: ...
    def likeness(self, frame: Frame, homography: Homography) -> NDArray[np.float32]: ...


@dataclass(frozen=True)
class Known:
    """A deck's reference pictures, indexed.

    Attributes:
        deck: The deck.
        owners: int (pictures,), for each picture the index of its card; -1 where the card is gone.
        place_of: Where a picture shows its card's code, (4, 2) fractions of its size, or None.
        features: Finds cards; None without pictures.
        looks: Tells them apart; None without pictures.
    """

    deck: Deck
    owners: NDArray[np.int64]
    place_of: Callable[[int], NDArray[np.float32] | None]
    features: Finder | None
    looks: Judge | None


def learn(deck: Deck, progress: Callable[[int, int], None] | None = None) -> Known:
    """Read all reference pictures of a deck into memory.

    Args:
        deck: The deck.
        progress: Called with how many of how many cards are learned.

    Raises:
        DeckFormatError: A picture is none.
    """
    pictures: list[Image] = []
    greys: list[Image] = []
    owners: list[int] = []
    places: list[NDArray[np.float32] | None] = []
    for index, card in enumerate(deck.cards):
        for picture in card.read_pictures():
            grey = to_grey(picture)
            pictures.append(no_larger(picture))
            greys.append(no_larger(grey))
            owners.append(index)
            places.append(code_place(grey, card.codes))
        if progress:
            progress(index + 1, len(deck.cards))
    features = ReferenceFeatures(greys) if pictures else None
    looks = Looks.of(pictures, owners, places) if pictures else None
    return Known(deck, np.array(owners, np.int64), places.__getitem__, features, looks)


class View:
    """One picture under recognition; what was computed once is kept."""

    def __init__(self, known: Known, image: Image) -> None:
        """Take a BGR picture (H, W, 3); nothing is computed yet."""
        self._known = known
        self.grey = to_grey(image)
        self._frame = Frame(image)
        self._considered: list[Look] = []
        self._places: list[NDArray[np.float64]] | None = None

    def matches(self, outlines: bool = True, glance: bool = False) -> list[Match]:
        """The cards in the picture, best first.

        Args:
            outlines: Whether these are the last resort where features find none.
            glance: Whether the first pass is enough where it finds nothing.
        """
        found: list[Match] = []
        for area, count in _PASSES:
            leftover = self._search(frame_features(self.grey, area, count), found)
            if leftover < _SUSPICIOUS and (len(found) == 1 or (glance and not found)):
                break
        if not found and outlines:
            looks = [look for look in self._outlined(1) if _is_accepted(look) and look.score >= _OUTLINED]
            found = [self._match(look) for look in looks]
        return sorted(found, key=lambda match: -match.confidence)

    def ranking(self, k: int) -> list[tuple[str, float]]:
        """The k likeliest cards of the deck; confidences stay below `ACCEPT`, for these are guesses."""
        best = np.zeros(len(self._known.deck.cards), np.float32)
        likeness = self._guess()
        if likeness is not None:
            there = self._known.owners >= 0
            np.maximum.at(best, self._known.owners[there], likeness[there].clip(0, 1) * (ACCEPT - 0.01))
        first = np.argsort(-best, kind="stable")[:k]
        return [(self._known.deck.cards[index].id, float(best[index])) for index in first]

    def _guess(self) -> NDArray[np.float32] | None:
        """Likeness of each picture at the place that looks most like any; None without pictures."""
        looks = self._known.looks
        if looks is None:
            return None
        likeness: list[NDArray[np.float32]] = [
            np.mean([looks.likeness(self._frame, at) for at in (place, look.homography)], 0, np.float32)
            for place, look in zip(self._outlines(), self._outlined(_GUESSES), strict=True)
        ]
        likeness += [looks.likeness(self._frame, look.homography) for look in self._considered]
        return max(likeness, key=lambda values: float(values.max()), default=None)

    def _outlines(self) -> list[NDArray[np.float64]]:
        """The card-shaped outlines that look most like any card, the whole picture being one of them."""
        looks = self._known.looks
        if looks is None:
            return []
        if self._places is None:
            frame = self._frame
            places = sorted(guesses(self.grey), key=lambda place: -float(looks.likeness(frame, place).max()))
            self._places = places[:_GUESSES]
        return self._places

    def _outlined(self, most: int) -> list[Look]:
        looks = self._known.looks
        return (
            [] if looks is None else [looks.settle(self._frame, place) for place in self._outlines()[:most]]
        )

    def match_of_code(self, code: Code) -> Match | None:
        """How like its card the place around a code looks; None if its place on the card is unknown."""
        card = self._known.deck.by_code[code.text]
        owner = self._known.deck.positions[card.id]
        for index in np.flatnonzero(self._known.owners == owner).tolist():
            place = self._known.place_of(index)
            if place is None:
                continue
            raster = place * np.array([WIDTH, HEIGHT], np.float32)
            homography = np.asarray(cv2.getPerspectiveTransform(raster, code.quad), np.float64)
            if self._known.looks is not None and is_card_like(homography):
                return self._match(self._known.looks.compare(self._frame, homography, index))
        return None

    def _search(self, frame: Features, found: list[Match]) -> int:
        """Add the cards found by one pass; returns how many pairs agree on a card not recognised."""
        if self._known.features is None or self._known.looks is None:
            return 0
        votes = self._known.features.votes(frame)
        for match in found:
            votes.drop_inside(match.quad)
        leftover = failures = 0
        while failures < _MAX_FAILURES:
            pose = votes.next_pose(_LEAST_PAIRS_MORE if found else _LEAST_PAIRS)
            if pose is None:
                break
            looks = self._known.looks.identify(self._frame, pose)
            self._considered += looks
            if looks and _is_accepted(looks[0]):
                match = self._match(looks[0])
                _add(found, match)
                votes.drop_inside(match.quad)
            else:
                leftover, failures = max(leftover, pose.support), failures + 1
        return leftover

    def _match(self, look: Look) -> Match:
        card = self._known.deck.cards[self._known.owners[look.picture]]
        return Match(card.id, look.score, look.trust, corners_of(look.homography))


def _is_accepted(look: Look) -> bool:
    return look.trust >= ACCEPT and look.margin >= MARGIN


def _add(found: list[Match], match: Match) -> None:
    """Add a match unless a better one lies at the same place, which it then gives way to."""
    for other in [m for m in found if _overlap(m.quad, match.quad) > 0.4]:
        if other.confidence >= match.confidence:
            return
        found.remove(other)
    found.append(match)


def _overlap(one: NDArray[np.float32], other: NDArray[np.float32]) -> float:
    """Common area as a share of the smaller quad's."""
    common, _ = cv2.intersectConvexConvex(one, other)
    return float(common / max(min(cv2.contourArea(one), cv2.contourArea(other)), 1.0))


def no_larger(picture: Image) -> Image:
    """A picture reduced to the height at which references are looked at."""
    scale = _REFERENCE_HEIGHT / max(picture.shape[:2])
    if scale >= 1:
        return picture
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)


def code_place(grey: Image, codes: Sequence[str]) -> NDArray[np.float32] | None:
    """Where a reference picture shows one of the card's codes: (4, 2), fractions of width and height."""
    if not codes:
        return None
    size = np.array([grey.shape[1], grey.shape[0]], np.float32)
    for code in decode(grey, thorough=False):
        if code.text in codes:
            return np.asarray(code.quad / size, np.float32)
    return None
