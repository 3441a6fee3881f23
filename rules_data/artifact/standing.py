"""Who wins: prestige, then exhibitions, then money; beyond that the win is shared."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.artifact.sheet import Sheet
from rules_data.model import Frozen

_DECIDERS = ("points", "exhibitions", "money")


class Standing(Frozen):
    """What players are compared by, in that order."""

    total: int
    exhibitions: int
    money: int

    @property
    def key(self) -> tuple[int, ...]:
        """The figures in the order of comparing them."""
        return self.total, self.exhibitions, self.money


def standings(sheet: Sheet, totals: Sequence[int], solo_counts: bool) -> list[Standing]:
    """Every player's standing; solo exhibitions count as exhibitions if `solo_counts`."""
    return [
        Standing(
            total=total,
            exhibitions=len(player.tiles) + (player.solo if solo_counts else 0),
            money=player.money,
        )
        for player, total in zip(sheet.players, totals, strict=True)
    ]


def decide(players: Sequence[Standing]) -> tuple[tuple[int, ...], str]:
    """The winners' seats and the figure that left nobody else: points, exhibitions, money, or shared."""
    seats = list(range(len(players)))
    for place, name in enumerate(_DECIDERS):
        best = max(players[seat].key[place] for seat in seats)
        seats = [seat for seat in seats if players[seat].key[place] == best]
        if len(seats) == 1:
            return tuple(seats), name
    return tuple(seats), "shared"
