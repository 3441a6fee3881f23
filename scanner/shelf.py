"""Several decks side by side: each keeps a scanner of its own, one picture is shown to all.

Decks are not poured into one: a scanner learns what the cards of its deck have in common and looks past it,
which two designs together would spoil.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from scanner.deck import Card
from scanner.quads import overlap
from scanner.scanner import CODE, Effort, Scanner, Sighting

Image = NDArray[np.uint8]


@dataclass(frozen=True)
class Place:
    """A deck on the shelf.

    Attributes:
        scanner: Its scanner.
        called: What a card is called outside, by its id in the deck; a card that is missing keeps its id.
    """

    scanner: Scanner
    called: Mapping[str, str]

    def name(self, card: str) -> str:
        """What the card is called outside."""
        return self.called.get(card, card)


class Shelf:
    """Scans with several decks; has the methods of a `Scanner`."""

    def __init__(self, places: Sequence[Place]) -> None:
        """Take the decks in the order in which they are asked."""
        self.places = tuple(places)

    def scan(self, image: Image) -> list[Sighting]:
        """Name the cards of all decks in a picture, uint8 BGR (H, W, 3), surest first, each card once."""
        return _settled([seen for place in self.places for seen in _seen(place, image)])

    def scan_quickly(
        self, image: Image, first: int = 0, effort: Effort = Effort.QUICK
    ) -> tuple[list[Sighting], int]:
        """Like `scan`, but for moving pictures: the first deck that sees something has the word.

        Args:
            image: uint8 BGR, shape (H, W, 3).
            first: The index of the deck that is asked first.
            effort: How hard to look.

        Returns:
            The sightings, and the index of the deck that had them.
        """
        count = len(self.places)
        for index in ((first + step) % count for step in range(count)):
            found = _seen(self.places[index], image, effort)
            if found:
                return _settled(found), index
        return [], first

    def candidates(self, image: Image, k: int = 3) -> list[tuple[str, float]]:
        """The k cards that the picture shows most likely, (card, confidence), best first."""
        best: dict[str, float] = {}
        for place in self.places:
            for card, confidence in place.scanner.candidates(image, k):
                name = place.name(card)
                best[name] = max(best.get(name, 0.0), confidence)
        return sorted(best.items(), key=lambda item: -item[1])[:k]


def without_common_codes(cards: Iterable[Card]) -> list[Card]:
    """The cards without the codes that several of them carry: a publisher's address tells no card."""
    kept = list(cards)
    carried = Counter(code for card in kept for code in set(card.codes))
    return [
        replace(card, codes=tuple(c for c in dict.fromkeys(card.codes) if carried[c] == 1)) for card in kept
    ]


def _seen(place: Place, image: Image, effort: Effort = Effort.THOROUGH) -> list[Sighting]:
    return [replace(seen, card=place.name(seen.card)) for seen in place.scanner.scan(image, effort)]


def _settled(sightings: Sequence[Sighting]) -> list[Sighting]:
    """Each card once, and of two cards at one place the surer one; a code outweighs a picture."""
    kept: list[Sighting] = []
    for seen in sorted(sightings, key=lambda one: (one.method != CODE, -one.confidence)):
        taken = any(seen.card == other.card or overlap(seen.quad, other.quad) > 0.4 for other in kept)
        if not taken:
            kept.append(seen)
    return sorted(kept, key=lambda one: -one.confidence)
