"""Set-up figures of Artifact for every player count and expansion mix."""

from __future__ import annotations

from typing import Any

import pytest

import rules_data

BASE = {"start_placements": 2, "start_extra_markers": 4, "exhibition_tiles_museum": 15}
BY_PLAYERS = {
    3: {"sites": 3, "markers_removed_per_track": 2, "markers_in_play": 40, "exhibition_tiles_income": 8},
    4: {"sites": 4, "markers_removed_per_track": 1, "markers_in_play": 54, "exhibition_tiles_income": 10},
    5: {"sites": 4, "markers_removed_per_track": 0, "markers_in_play": 60, "exhibition_tiles_income": 10},
}
RESEARCH_MARKERS = {3: 3, 4: 4, 5: 4}
WOODEN = {
    (3, ()): 1,
    (3, ("research",)): 4,
    (3, ("roles",)): 3,
    (3, ("research", "roles")): 6,
    (4, ()): 1,
    (4, ("research",)): 5,
    (4, ("roles",)): 3,
    (4, ("research", "roles")): 7,
    (5, ()): 1,
    (5, ("research",)): 5,
    (5, ("roles",)): 3,
    (5, ("research", "roles")): 7,
}


def figures(players: int, expansions: tuple[str, ...] = ()) -> dict[str, Any]:
    guide = rules_data.game("artifact").setup(players, expansions)
    return {name: figure.value for name, figure in guide.figures.items()}


def texts(players: int, expansions: tuple[str, ...] = ()) -> str:
    return " ".join(step.text for step in rules_data.game("artifact").setup(players, expansions).steps)


@pytest.mark.parametrize(("players", "expansions"), list(WOODEN))
def test_figures_of_every_table(players: int, expansions: tuple[str, ...]) -> None:
    found = figures(players, expansions)
    research, roles = "research" in expansions, "roles" in expansions
    assert {name: found[name] for name in BASE} == BASE
    assert {name: found[name] for name in BY_PLAYERS[players]} == BY_PLAYERS[players]
    assert found["special_cards_set_aside"] == (0 if research else 28)
    assert found["cards_per_site"] == (27 if research else 20)
    assert found.get("research_markers") == (RESEARCH_MARKERS[players] if research else None)
    assert found.get("role_markers") == (2 if roles else None)
    assert found["wooden_markers"] == WOODEN[players, expansions]


def test_every_player_ends_with_a_full_mat() -> None:
    found = figures(4)
    assert found["start_placements"] + found["start_extra_markers"] == found["mat_limit"] == 6


def test_only_three_players_take_a_site_out() -> None:
    assert "쓰지 않을 유적지 한 곳" in texts(3)
    assert "쓰지 않을 유적지 한 곳" not in texts(4)


def test_income_track_leaves_three_spaces_free_with_three_players() -> None:
    assert "타일 8장을 수입 트랙에" in texts(3)
    assert "왼쪽 3칸은 비웁니다" in texts(3)
    assert "왼쪽 1칸은 비웁니다" in texts(5)


def test_special_cards_are_mixed_in_or_put_away() -> None:
    assert "특수 유물 카드 28장을 골라내" in texts(4)
    assert "특수 유물 7장을 함께 섞어 27장" in texts(4, ("research",))
    assert "골라내" not in texts(4, ("research",))


def test_year_is_written_without_a_comma() -> None:
    assert "1920년 칸" in texts(5)


def test_markers_taken_off_are_said_only_where_some_are() -> None:
    assert "칸의 마커를 2개씩" in texts(3)
    assert "칸의 마커를 1개씩" in texts(4)
    assert "칸의 마커를" not in texts(5)


def test_marker_removal_is_shown_as_a_house_reading() -> None:
    step = {step.id: step for step in rules_data.game("artifact").setup(3).steps}
    assert step["artifact.setup.markers_fewer"].status == "default"
    assert step["artifact.setup.extra"].source == "reviews"


def test_two_players_are_refused() -> None:
    with pytest.raises(rules_data.SetupError, match="할 수 있는 인원: 3명, 4명, 5명"):
        rules_data.game("artifact").setup(2)
