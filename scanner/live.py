"""Decides over several frames of a moving picture, and counts one card once."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from scanner.scanner import CODE, Sighting

FRAMES = 3
AGREEING = 2
GONE_AFTER_SECONDS = 1.0


@dataclass
class Tracker:
    """Remembers the last frames of one camera.

    A card counts when a code names it, or when two of the last three frames agree on it. It is then held: the
    same card does not count again before it has been out of the picture for a second.
    """

    _recent: deque[frozenset[str]] = field(default_factory=lambda: deque(maxlen=FRAMES))
    # Since when a counted card is missing from the frames; None while it is there. Measured from the first
    # frame without it, so that a slow line, with seconds between frames, counts nothing twice.
    _held: dict[str, float | None] = field(default_factory=dict)
    _quiet_since: float | None = None

    def feed(self, sightings: Sequence[Sighting], now: float) -> list[Sighting]:
        """Takes the sightings of one frame.

        Args:
            sightings: what the scanner saw in the frame.
            now: seconds of a clock that never runs backwards.

        Returns:
            The sightings that count now, each card once until it has left the picture.
        """
        seen = {sighting.card: sighting for sighting in sightings}
        self._recent.append(frozenset(seen))
        if seen:
            self._quiet_since = None
        elif self._quiet_since is None:
            self._quiet_since = now
        self._let_go(seen, now)
        counted = [sighting for card, sighting in seen.items() if self._counts(card, sighting)]
        self._held |= {sighting.card: None for sighting in counted}
        return counted

    def _let_go(self, seen: Collection[str], now: float) -> None:
        """Forgets the cards that have been out of the picture long enough."""
        for card, missing in list(self._held.items()):
            if card in seen:
                self._held[card] = None
            elif missing is None:
                self._held[card] = now
            elif now - missing >= GONE_AFTER_SECONDS:
                del self._held[card]

    def quiet(self, now: float) -> float:
        """For how many seconds nothing has been seen."""
        return 0.0 if self._quiet_since is None else now - self._quiet_since

    def _counts(self, card: str, sighting: Sighting) -> bool:
        if card in self._held:
            return False
        return sighting.method == CODE or sum(card in frame for frame in self._recent) >= AGREEING
