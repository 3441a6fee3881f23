"""Set-up figures for two, three and four, and the sums that they must satisfy."""

from __future__ import annotations

from typing import Any

import pytest

import rules_data

FIGURES: dict[int, dict[str, Any]] = {
    2: {
        "display": 9,
        "gods": 3,
        "temple_tokens": [2, 7],
        "region_tiles": 37,
        "tiles_removed": 28,
        "removed_by_age": [9, 9, 10],
        "left_by_age": [11, 11, 15],
    },
    3: {
        "display": 9,
        "gods": 4,
        "temple_tokens": [2, 4, 9],
        "region_tiles": 51,
        "tiles_removed": 14,
        "removed_by_age": [5, 5, 4],
        "left_by_age": [15, 15, 21],
    },
    4: {
        "display": 9,
        "gods": 5,
        "temple_tokens": [2, 4, 7, 11],
        "region_tiles": 65,
        "tiles_removed": 0,
        "removed_by_age": [0, 0, 0],
        "left_by_age": [20, 20, 25],
    },
}
STEPS = {
    2: ["sort", "hollow", "filled", "stacks", "display", "gods", "temples.two", "supply", "first"],
    3: ["sort", "hollow", "stacks", "display", "gods", "temples.three", "supply", "first"],
    4: ["sort", "stacks", "display", "gods", "temples.four", "supply", "first"],
}


@pytest.fixture(scope="module")
def orbis() -> rules_data.Game:
    return rules_data.game("orbis")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_carries_every_figure(orbis: rules_data.Game, players: int) -> None:
    guide = orbis.setup(players)
    assert {name: guide.value(name) for name in FIGURES[players]} == FIGURES[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steps_are_those_of_the_player_count(orbis: rules_data.Game, players: int) -> None:
    steps = [step.id for step in orbis.setup(players).steps]
    assert steps == [f"orbis.setup.{name}" for name in STEPS[players]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_kept_is_what_the_box_holds_less_what_is_removed(
    orbis: rules_data.Game, players: int
) -> None:
    value = orbis.setup(players).value
    kept = [box - out for box, out in zip(value("tiles_by_age"), value("removed_by_age"), strict=True)]
    assert kept == value("left_by_age")
    assert sum(kept) == value("region_tiles")
    assert sum(value("removed_by_age")) == value("tiles_removed")
    assert value("tiles_total") == value("region_tiles") + value("tiles_removed") == 65


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stacks_run_out_exactly_with_nine_tiles_left_on_display(
    orbis: rules_data.Game, players: int
) -> None:
    assert orbis.setup(players).value("region_tiles") == 14 * players + 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_temple_token_a_player_and_one_god_more_than_players(
    orbis: rules_data.Game, players: int
) -> None:
    guide = orbis.setup(players)
    assert len(guide.value("temple_tokens")) == players
    assert guide.value("gods") == players + 1


def test_marked_tiles_add_up_to_what_two_players_remove(orbis: rules_data.Game) -> None:
    value = orbis.setup(2).value
    marked = zip(value("hollow_by_age"), value("filled_by_age"), strict=True)
    assert [hollow + filled for hollow, filled in marked] == value("removed_by_age")
    assert sum(value("hollow_by_age")) == value("hollow_total") == 14
    assert sum(value("filled_by_age")) == value("filled_total") == 14
    assert value("without_hollow_by_age") == orbis.setup(3).value("left_by_age")
    assert value("without_hollow_total") == orbis.setup(3).value("region_tiles")


def test_each_sort_has_a_count_to_check_against(orbis: rules_data.Game) -> None:
    checks = {step.id: step.check for step in orbis.setup(2).steps if step.check}
    assert "20개, 20개, 25개" in checks["orbis.setup.sort"]
    assert "15개, 15개, 21개, 모두 51개" in checks["orbis.setup.hollow"]
    assert "11개, 11개, 15개, 모두 37개" in checks["orbis.setup.filled"]


def test_gods_and_first_player_can_be_drawn(orbis: rules_data.Game) -> None:
    draws = {step.id: step.draw for step in orbis.setup(3).steps if step.draw}
    assert draws == {"orbis.setup.gods": "gods", "orbis.setup.first": "first_player"}


@pytest.mark.parametrize("players", [1, 5])
def test_other_player_counts_are_refused(orbis: rules_data.Game, players: int) -> None:
    with pytest.raises(rules_data.SetupError):
        orbis.setup(players)
