"""Detect, recognise, decide: a picture in, cards out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from scanner.codes import Code, decode
from scanner.deck import Deck
from scanner.images import check_array
from scanner.opencv import require_opencv

if TYPE_CHECKING:
    from scanner.recognise import Match, View

CODE = "code"
PICTURE = "picture"
# From so many pictures on a deck's index is kept on disk, where a folder is given.
LARGE = 2000
# A code that lies on a card whose picture looks at least this much like the code's card lies on that card.
_PLAUSIBLE_CARD = 0.30


class Effort(Enum):
    """How hard a picture is looked at.

    Attributes:
        THOROUGH: Where nothing is seen, what takes longer is tried: outlines, codes in retouched pictures.
        QUICK: Without that: the next picture of a stream is the better try.
        GLANCE: At the reduced picture alone, unless something stands out there; far cards stay unseen.
    """

    THOROUGH = "thorough"
    QUICK = "quick"
    GLANCE = "glance"


@dataclass(frozen=True)
class Sighting:
    """A card seen in a picture.

    Attributes:
        card: The card's id.
        confidence: 0 to 1.
        method: "code" or "picture", what the decision rests on.
        quad: float32 (4, 2), image pixels, clockwise from the card's top left; the code's own corners where
            the card's outline cannot be told.
    """

    card: str
    confidence: float
    method: str
    quad: NDArray[np.float32]


class Scanner:
    """Knows one deck; every method may be called from several threads at once."""

    def __init__(
        self, deck: Deck, folder: Path | None = None, progress: Callable[[int, int], None] | None = None
    ) -> None:
        """Index the deck's pictures.

        Args:
            deck: The cards to know.
            folder: Where the index of a deck too large for memory is kept, to be followed up next time.
            progress: Called now and then with how many of how many new pictures or cards are learned.

        Raises:
            OpenCVMissingError: OpenCV cannot be loaded.
            DeckFormatError: A picture is none.
        """
        require_opencv()
        from scanner.recognise import learn

        self.deck = deck
        if folder is not None and sum(len(card.pictures) for card in deck.cards) >= LARGE:
            from scanner.index import LargeIndex

            self._known = LargeIndex(folder).follow(deck, progress)
        else:
            self._known = learn(deck, progress)

    def scan(self, image: NDArray[np.uint8], effort: Effort = Effort.THOROUGH) -> list[Sighting]:
        """Name the cards in a picture.

        Args:
            image: uint8 BGR, shape (H, W, 3).
            effort: How hard to look.

        Returns:
            One sighting a card seen, surest first; empty if there is none of the deck.

        Raises:
            ImageTypeError: The array is not uint8 BGR.
        """
        return self._scan(self._view(image), effort)

    def _view(self, image: NDArray[np.uint8]) -> View:
        from scanner.recognise import View

        return View(self._known, check_array(image))

    def _scan(self, view: View, effort: Effort) -> list[Sighting]:
        thorough = effort is Effort.THOROUGH
        codes = self._registered(decode(view.grey, thorough=False))
        matches = view.matches(outlines=thorough, glance=effort is Effort.GLANCE)
        if thorough and not codes and not matches:
            codes = self._registered(decode(view.grey))
        return _decide(matches, codes, view, self.deck)

    def candidates(self, image: NDArray[np.uint8], k: int = 3) -> list[tuple[str, float]]:
        """The k cards that the picture shows most likely, however unlikely that is.

        Args:
            image: uint8 BGR, shape (H, W, 3).
            k: How many; fewer come back only if the deck has fewer.

        Returns:
            (card id, confidence 0 to 1), best first, each card once.
        """
        view = self._view(image)
        sightings = self._scan(view, Effort.THOROUGH)
        best = dict(view.ranking(k))
        for sighting in sightings:
            best[sighting.card] = max(best.get(sighting.card, 0.0), sighting.confidence)
        return sorted(best.items(), key=lambda item: -item[1])[:k]

    def _registered(self, codes: Sequence[Code]) -> list[Code]:
        return [code for code in codes if code.text in self.deck.by_code]


def _decide(matches: list[Match], codes: Sequence[Code], view: View, deck: Deck) -> list[Sighting]:
    """A code on a card outweighs that card's picture; a code lying about counts only if no card is seen."""
    sightings: list[Sighting] = []
    loose: list[Sighting] = []
    for code in codes:
        card = deck.by_code[code.text].id
        under = next((m for m in matches if _inside(code.quad.mean(0), m.quad)), None)
        if under is not None:
            matches = [m for m in matches if m is not under]
            sightings.append(Sighting(card, 1.0, CODE, under.quad))
            continue
        match = view.match_of_code(code)
        if match is not None and match.score >= _PLAUSIBLE_CARD:
            sightings.append(Sighting(card, 1.0, CODE, match.quad))
        else:
            loose.append(Sighting(card, 0.95, CODE, code.quad if match is None else match.quad))
    sightings += [Sighting(m.card, m.confidence, PICTURE, m.quad) for m in matches]
    return sorted(sightings or loose, key=lambda sighting: -sighting.confidence)


def _inside(point: NDArray[np.float32], quad: NDArray[np.float32]) -> bool:
    """Whether the point lies in the convex quad (4, 2), given clockwise in image coordinates."""
    sides = np.roll(quad, -1, 0) - quad
    to_point = point - quad
    return bool((sides[:, 0] * to_point[:, 1] - sides[:, 1] * to_point[:, 0] >= 0).all())
