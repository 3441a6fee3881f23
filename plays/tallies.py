"""Statistics over plays: who won how often, how it was won, where the points came from. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from plays.names import meant
from plays.records import PlaySummary, SeatSummary


@dataclass(frozen=True, slots=True)
class PersonTally:
    """What one person did in the plays that were counted.

    Attributes:
        plays: seats played; `wins` of them won, shared victories included.
        average: mean total in points, of one game only (totals of several games do not compare), else None.
        best: highest total, of one game only, else None.
        parts: mean points by part of the score, of one game only, else empty.
    """

    name: str
    plays: int
    wins: int
    average: float | None
    best: int | None
    parts: dict[str, float]

    @property
    def rate(self) -> float:
        """Share of plays won, 0 to 1."""
        return self.wins / self.plays


@dataclass(frozen=True, slots=True)
class Tally:
    """Statistics of some plays.

    Attributes:
        plays: how many were counted.
        games: plays by game id, the most played first.
        counts: plays by number of players, ascending.
        people: who gave a name, most wins first.
        decided: plays by how they were won, the most frequent first.
        winners_parts: mean points of the winners by part, of one game only, else empty.
        others_parts: the same of everybody else.
        minutes: mean duration of the plays that were measured; None where none was.
    """

    plays: int
    games: dict[str, int]
    counts: dict[int, int]
    people: tuple[PersonTally, ...]
    decided: dict[str, int]
    winners_parts: dict[str, float]
    others_parts: dict[str, float]
    minutes: float | None


def tally(plays: Sequence[PlaySummary], meanings: Mapping[str, str]) -> Tally:
    """Count plays.

    Args:
        plays: any plays; points are compared only where all are of one game.
        meanings: merged names, as `store.names.meanings` gives them.
    """
    one_game = len({play.game for play in plays}) == 1
    seats = [seat for play in plays for seat in play.players]
    minutes = [play.duration_minutes for play in plays if play.duration_minutes is not None]
    return Tally(
        plays=len(plays),
        games=dict(Counter(play.game for play in plays).most_common()),
        counts=dict(sorted(Counter(len(play.players) for play in plays).items())),
        people=_people(seats, meanings, one_game),
        decided=dict(Counter(play.decided_by for play in plays).most_common()),
        winners_parts=_mean_parts(seat for seat in seats if seat.winner) if one_game else {},
        others_parts=_mean_parts(seat for seat in seats if not seat.winner) if one_game else {},
        minutes=sum(minutes) / len(minutes) if minutes else None,
    )


def of_person(plays: Iterable[PlaySummary], name: str, meanings: Mapping[str, str]) -> list[PlaySummary]:
    """The plays in which somebody sat, under any of their names."""
    return [
        play
        for play in plays
        if any(not seat.anonymous and meant(seat.name, meanings) == name for seat in play.players)
    ]


def _people(
    seats: Sequence[SeatSummary], meanings: Mapping[str, str], one_game: bool
) -> tuple[PersonTally, ...]:
    own: dict[str, list[SeatSummary]] = {}
    for seat in seats:
        if not seat.anonymous:
            own.setdefault(meant(seat.name, meanings), []).append(seat)
    people = [_person(name, theirs, one_game) for name, theirs in own.items()]
    return tuple(sorted(people, key=lambda person: (-person.wins, -person.rate, person.name)))


def _person(name: str, seats: Sequence[SeatSummary], one_game: bool) -> PersonTally:
    totals = [seat.total for seat in seats]
    return PersonTally(
        name=name,
        plays=len(seats),
        wins=sum(seat.winner for seat in seats),
        average=sum(totals) / len(totals) if one_game else None,
        best=max(totals) if one_game else None,
        parts=_mean_parts(seats) if one_game else {},
    )


def _mean_parts(seats: Iterable[SeatSummary]) -> dict[str, float]:
    """Mean points by part; a part that a seat does not have counts 0 for it."""
    found = list(seats)
    sums: Counter[str] = Counter()
    for seat in found:
        sums.update(seat.breakdown)
    keys = dict.fromkeys(key for seat in found for key in seat.breakdown)
    return {key: sums[key] / len(found) for key in keys}
