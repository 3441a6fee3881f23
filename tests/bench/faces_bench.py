"""Which faces of the tourism deck are most alike, by the measure that warns at enrolment."""

from __future__ import annotations

import sys

from scanner import Deck
from scanner.alike import ALIKE, likeness, look_of

SHOWN = 5


def main() -> int:
    """Prints the closest pairs, most alike first; 1 is the same picture, from ALIKE on the scanner warns."""
    cards = Deck.load("tourism").cards
    looks = [look_of(card.read_pictures()[0]) for card in cards]
    pairs = sorted(
        (
            (likeness(looks[one], looks[other]), cards[one].id, cards[other].id)
            for one in range(len(cards))
            for other in range(one)
        ),
        reverse=True,
    )
    print(f"| 두 카드 | 닮음 (경고는 {ALIKE:.2f}부터) |\n| --- | --- |")
    for measure, one, other in pairs[:SHOWN]:
        print(f"| {one} · {other} | {measure:.3f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
