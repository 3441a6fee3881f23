"""The words that exports need of a game: this package knows no game, so its caller brings them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, tzinfo

from plays.records import PlayerResult, PlayRecord

# Neighbours differ in lightness too.
PART_COLORS = ("#4F9B5F", "#3F78B5", "#E0AC48", "#4A5F8A", "#B5432C", "#8A6FB0", "#7FB7BE", "#8A5A34")


@dataclass(frozen=True, slots=True)
class GameWords:
    """How a game is called.

    Attributes:
        id: game id.
        name: Korean name.
        name_en: the name that other programs know.
        bgg_id: its number at BoardGameGeek; None where it is not known.
        parts: Korean names of the parts of a score, in order.
        colors: colours of parts ("#RRGGBB") where the game's own things have one; the rest get others.
        decided: Korean sentences on how it was won, without a full stop.
        expansions: Korean names of the expansions.
    """

    id: str
    name: str
    name_en: str = ""
    bgg_id: int | None = None
    parts: Mapping[str, str] = field(default_factory=dict)
    colors: Mapping[str, str] = field(default_factory=dict)
    decided: Mapping[str, str] = field(default_factory=dict)
    expansions: Mapping[str, str] = field(default_factory=dict)

    def part(self, key: str) -> str:
        """The name of a part; one that nobody named is called by its key."""
        return self.parts.get(key, key)

    def color(self, key: str) -> str:
        """The colour of a part. Each is named beside it: never told by colour alone."""
        known = [*self.parts] if key in self.parts else [*self.parts, key]
        return self.colors.get(key, PART_COLORS[known.index(key) % len(PART_COLORS)])

    def ending(self, decided_by: str) -> str:
        """How it was won, as a sentence without a full stop; empty where nobody worded it."""
        return self.decided.get(decided_by, "")


def day(moment: datetime, zone: tzinfo) -> str:
    """A date as Koreans write it: 2026년 11월 29일."""
    local = moment.astimezone(zone)
    return f"{local.year}년 {local.month}월 {local.day}일"


def headline(play: PlayRecord, words: GameWords, zone: tzinfo) -> str:
    """Game, expansions, how many and when, in one line."""
    mix = [words.expansions.get(name, name) for name in play.expansions]
    return " · ".join([words.name, *mix, f"{len(play.players)}명", day(play.played_at, zone)])


def by_rank(play: PlayRecord) -> list[PlayerResult]:
    """The players, best first; who share a place stay in seat order."""
    return sorted(play.players, key=lambda player: (player.rank, player.seat))


def signed(points: int) -> str:
    """Points with a sign that reads well: −2, 0, +6."""
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"
