"""The research tracks: how markers move, and the bonus with manuscripts placed where they help most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement

from rules_data.artifact.components import figure_value
from rules_data.artifact.errors import TurnError
from rules_data.model import Frozen


class ResearchBonus(Frozen):
    """A research bonus and how it comes about.

    `steps`: every marker after the manuscripts. `moved`: steps given by manuscripts that raise the bonus.
    `left_out`: the regions whose markers are not counted. `decisive`: the region whose marker decides.
    `plain`: the bonus without any manuscript.
    """

    points: int
    steps: dict[str, int]
    moved: dict[str, int]
    left_out: tuple[str, ...]
    decisive: str
    plain: int


def research_bonus(
    steps: Mapping[str, int], players: int, manuscripts: int = 0, start_value: int = 0
) -> ResearchBonus:
    """The bonus at the end of the game.

    The markers are counted from the lowest on; with four or five players the lowest is left out. Every
    placement of the manuscripts is tried; of equal bonuses the one that needs the fewest manuscripts is
    given.

    Args:
        steps: steps above the start space, one entry a region in play.
        players: how many people play.
        manuscripts: manuscripts in hand.
        start_value: worth of the start space, 0 or the first value of the track.

    Raises:
        TurnError: a marker is off the track.
    """
    ladder = research_ladder(start_value)
    for region, step in steps.items():
        if not 0 <= step < len(ladder):
            raise TurnError(f"{region}: {step}칸은 없습니다. 0칸부터 {len(ladder) - 1}칸까지 있습니다.")
    left_out = int(figure_value("research_left_out", players))
    plain = _points(steps, ladder, left_out)
    best, moved = plain, Counter[str]()
    for used in range(1, manuscripts + 1):
        for regions in combinations_with_replacement(steps, used):
            points = _points(_raised(steps, Counter(regions), ladder), ladder, left_out)
            if points > best:
                best, moved = points, Counter(regions)
    final = _raised(steps, moved, ladder)
    order = sorted(final, key=final.__getitem__)
    return ResearchBonus(
        points=best,
        steps=final,
        moved=dict(moved),
        left_out=tuple(order[:left_out]),
        decisive=order[left_out],
        plain=plain,
    )


def research_ladder(start_value: int = 0) -> tuple[int, ...]:
    """The worth of every space of a research track, from the start space up."""
    values = tuple(int(value) for value in figure_value("research_values"))
    return values if start_value == values[0] else (0, *values)


def research_move(step: int, carter: bool = False, start_value: int = 0) -> int:
    """Where a marker stands after a research action in its region; the top space is the last."""
    by = int(figure_value("carter_steps" if carter else "research_steps"))
    return min(step + by, len(research_ladder(start_value)) - 1)


def _raised(steps: Mapping[str, int], moved: Mapping[str, int], ladder: tuple[int, ...]) -> dict[str, int]:
    return {region: min(step + moved.get(region, 0), len(ladder) - 1) for region, step in steps.items()}


def _points(steps: Mapping[str, int], ladder: tuple[int, ...], left_out: int) -> int:
    return ladder[sorted(steps.values())[left_out]]
