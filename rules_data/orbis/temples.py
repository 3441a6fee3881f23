"""Temples: who takes which token.

Icons are compared first, then the higher single number on a temple tile, then the order that the table gives,
then the earlier seat (which is a stand-in and is reported as unresolved).
"""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.model import Frozen
from rules_data.orbis.components import figure_value
from rules_data.orbis.pyramid import tiles_of
from rules_data.orbis.tiles import Pyramid, Temple


class Shown(Frozen):
    """What a player shows: icons in all, and the highest number on a temple tile (None without a temple)."""

    icons: int
    mystic: int | None


class Award(Frozen):
    """A player's place among the temples: rank from 1 and the token's points; None, 0 for no token."""

    rank: int | None
    points: int
    shown: Shown
    tied_icons: bool = False


class TempleTie(Frozen):
    """Seats that tie in icons and number, and the tokens between them as the seating order gives them."""

    seats: tuple[int, ...]
    tokens: tuple[int, ...]


def shown_by(pyramid: Pyramid) -> Shown:
    """What a pyramid shows of temples."""
    temples = [tile for _, tile in tiles_of(pyramid) if isinstance(tile, Temple)]
    numbers = [tile.mystic for tile in temples if tile.icons]
    return Shown(icons=sum(tile.icons for tile in temples), mystic=max(numbers, default=None))


def tokens_for(players: int) -> list[int]:
    """The temple tokens of a player count, highest first."""
    return sorted(figure_value("temple_tokens", players), reverse=True)


def awards(worlds: Sequence[Shown], order: Sequence[int], zero_takes: bool) -> list[Award]:
    """Who takes which token.

    Args:
        worlds: what each seat shows.
        order: seats, best first, for temples that tie; may name some seats only.
        zero_takes: whether a player without an icon takes a token too.
    """
    tokens = tokens_for(len(worlds))
    ranking = sorted(range(len(worlds)), key=lambda seat: (*_strength(worlds[seat]), *_given(seat, order)))
    found: dict[int, Award] = {}
    for place, seat in enumerate(ranking):
        shown = worlds[seat]
        tied = any(other.icons == shown.icons for index, other in enumerate(worlds) if index != seat)
        takes = shown.icons > 0 or zero_takes
        rank, points = (place + 1, tokens[place]) if takes else (None, 0)
        found[seat] = Award(rank=rank, points=points, shown=shown, tied_icons=tied)
    return [found[seat] for seat in range(len(worlds))]


def unresolved(worlds: Sequence[Shown], order: Sequence[int], zero_takes: bool) -> tuple[TempleTie, ...]:
    """Ties that only the seating order tells apart, with the tokens at stake."""
    taken = awards(worlds, order, zero_takes)
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat, shown in enumerate(worlds):
        if (shown.icons > 0 or zero_takes) and seat not in order:
            groups.setdefault(_strength(shown), []).append(seat)
    return tuple(
        TempleTie(seats=tuple(seats), tokens=tuple(taken[seat].points for seat in seats))
        for seats in groups.values()
        if len(seats) > 1
    )


def _strength(shown: Shown) -> tuple[int, int]:
    """Sorts the strongest first."""
    return -shown.icons, -(shown.mystic if shown.mystic is not None else -1)


def _given(seat: int, order: Sequence[int]) -> tuple[int, int]:
    """The table's own order first, then the seat."""
    return (order.index(seat) if seat in order else len(order)), seat
