"""Research bonus and manuscripts, exact against every placement."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.artifact.turn import TurnError, research_bonus, research_ladder, research_move

REGIONS = ("africa", "asia", "south_america", "middle_east")
STEPS = st.lists(st.integers(0, 4), min_size=4, max_size=4)


def steps(*numbers: int) -> dict[str, int]:
    return dict(zip(REGIONS, numbers, strict=False))


@pytest.mark.parametrize(
    ("numbers", "players", "manuscripts", "points"),
    [
        ((3, 2, 1), 3, 0, 2),
        ((4, 3, 0), 3, 0, 0),
        ((4, 3, 3, 0), 4, 0, 6),
        ((4, 4, 0, 0), 5, 0, 0),
        ((2, 1, 1, 0), 5, 2, 4),
        ((3, 1, 1, 0), 4, 1, 2),
        ((2, 2, 2, 0), 4, 1, 4),
        ((2, 2, 1, 1), 4, 1, 4),
        ((4, 4, 3, 1), 5, 1, 8),
        ((4, 4, 4, 4), 4, 4, 8),
    ],
)
def test_worked_bonuses(numbers: tuple[int, ...], players: int, manuscripts: int, points: int) -> None:
    assert research_bonus(steps(*numbers), players, manuscripts).points == points


def test_placement_names_who_is_raised_left_out_and_decisive() -> None:
    bonus = research_bonus(steps(2, 1, 1, 0), 5, 2)
    assert bonus.moved == {"asia": 1, "south_america": 1}
    assert bonus.steps == steps(2, 2, 2, 0)
    assert (bonus.left_out, bonus.plain) == (("middle_east",), 2)
    assert bonus.decisive in {"africa", "asia", "south_america"}


def test_a_manuscript_that_cannot_help_is_not_placed() -> None:
    assert research_bonus(steps(3, 1, 1, 0), 4, 1).moved == {}


def test_several_manuscripts_may_raise_one_marker() -> None:
    assert research_bonus(steps(4, 4, 1), 3, 3).moved == {"south_america": 3}


def test_the_other_reading_of_the_start_space() -> None:
    assert research_ladder(0) == (0, 2, 4, 6, 8)
    assert research_ladder(2) == (2, 4, 6, 8)
    assert research_bonus(steps(3, 2, 0), 3, 0, start_value=2).points == 2
    assert research_bonus(steps(1, 1, 1), 3, 0, start_value=2).points == 4


def test_a_marker_off_the_track_is_refused() -> None:
    with pytest.raises(TurnError, match="0칸부터 4칸까지"):
        research_bonus(steps(5, 0, 0), 3)
    with pytest.raises(TurnError, match="0칸부터 3칸까지"):
        research_bonus(steps(4, 0, 0), 3, start_value=2)


def by_hand(numbers: list[int], left_out: int, manuscripts: int) -> int:
    best = 0
    for extra in product(range(manuscripts + 1), repeat=len(numbers)):
        if sum(extra) <= manuscripts:
            moved = sorted(min(4, number + more) for number, more in zip(numbers, extra, strict=True))
            best = max(best, 2 * moved[left_out])
    return best


@given(STEPS, st.integers(0, 4))
def test_manuscripts_go_where_they_help_most_with_four(numbers: list[int], manuscripts: int) -> None:
    assert research_bonus(steps(*numbers), 4, manuscripts).points == by_hand(numbers, 1, manuscripts)


@given(STEPS, st.integers(0, 3))
def test_manuscripts_go_where_they_help_most_with_three(numbers: list[int], manuscripts: int) -> None:
    found = research_bonus(steps(*numbers[:3]), 3, manuscripts)
    assert found.points == by_hand(numbers[:3], 0, manuscripts)
    assert sum(found.moved.values()) <= manuscripts


@given(STEPS, st.integers(0, 3))
def test_one_more_manuscript_never_lowers_the_bonus(numbers: list[int], manuscripts: int) -> None:
    fewer = research_bonus(steps(*numbers), 4, manuscripts)
    assert research_bonus(steps(*numbers), 4, manuscripts + 1).points >= fewer.points >= fewer.plain


def test_three_researches_with_carter_and_a_manuscript_that_moves_one_step() -> None:
    reached = research_move(0, carter=True)
    bonus = research_bonus(steps(reached, reached, reached, 0), 4, 1)
    assert (reached, bonus.points, bonus.moved) == (2, 4, {})
