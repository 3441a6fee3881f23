"""What self-play bots play for: a win condition's needs, or the three paths, and who has won."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules_data.tourism.components import Targets
from tests.bench.selfplay_table import Player

HAVE: dict[str, Callable[[Player], int]] = {
    "points": lambda p: p.points,
    "mapae": lambda p: p.mapae,
    "each_theme": lambda p: min(p.themes),
    "distinct_themes": lambda p: sum(1 for n in p.themes if n),
    "each_region": lambda p: min(p.regions),
    "distinct_regions": lambda p: sum(1 for n in p.regions if n),
    "one_region": lambda p: max(p.regions),
    "tier_1": lambda p: p.tiers[1],
    "tier_2": lambda p: p.tiers[2],
    "tier_3": lambda p: p.tiers[3],
    "one_color_points": lambda p: max(p.color_points),
    "cards": lambda p: len(p.bought),
}


@dataclass(frozen=True, slots=True)
class CardGoal:
    """A win condition: all needs together."""

    needs: tuple[tuple[str, int], ...]

    def reached(self, me: Player) -> bool:
        """Whether this player meets every need."""
        return all(HAVE[key](me) >= target for key, target in self.needs)

    def winners(self, players: list[Player]) -> list[int]:
        """Among those who reached it: more points, more mapae, fewer cards, then shared."""
        there = [seat for seat, player in enumerate(players) if self.reached(player)]
        return _best(there, lambda seat: _figures(players[seat]))


@dataclass(frozen=True, slots=True)
class PathGoal:
    """The three paths: points, mapae or the points of one colour."""

    targets: Targets

    def reached(self, me: Player) -> bool:
        """Whether this player is at the end of one of the paths."""
        return me.points >= self.targets.points or self._path(me) is not None

    def winners(self, players: list[Player]) -> list[int]:
        """Mapae and one colour come before points; the larger excess tells which path counts."""
        ahead = {seat: path for seat, p in enumerate(players) if (path := self._path(p)) is not None}
        if ahead:
            return _best(list(ahead), lambda seat: (ahead[seat], *_short(players[seat])))
        there = [seat for seat, p in enumerate(players) if p.points >= self.targets.points]
        return _best(there, lambda seat: _short(players[seat]))

    def _path(self, me: Player) -> int | None:
        """The figure of the path that counts, or None where neither is reached."""
        mapae, color = me.mapae, max(me.color_points)
        over_mapae, over_color = mapae - self.targets.mapae, color - self.targets.one_color_points
        if max(over_mapae, over_color) < 0:
            return None
        return color if over_color >= over_mapae else mapae


Goal = CardGoal | PathGoal


def _figures(me: Player) -> tuple[int, ...]:
    return me.points, me.mapae, -len(me.bought)


def _short(me: Player) -> tuple[int, ...]:
    return me.points, -len(me.bought)


def _best(seats: list[int], figures: Callable[[int], tuple[int, ...]]) -> list[int]:
    if not seats:
        return []
    top = max(figures(seat) for seat in seats)
    return [seat for seat in seats if figures(seat) == top]
