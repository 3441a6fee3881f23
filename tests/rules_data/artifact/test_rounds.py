"""The year tracker and the four ends of the game."""

from __future__ import annotations

import pytest

from rules_data.artifact.turn import (
    Round,
    TurnError,
    end_triggers,
    ending,
    first_round,
    next_round,
    pass_choice,
    pass_turn,
    refills,
)

PILES = {"africa": 12, "asia": 9, "south_america": 1, "middle_east": 20}
GOES_ON = ending(())


def passed(current: Round, *seats: int) -> Round:
    for seat in seats:
        current = pass_turn(current, seat)
    return current


def test_nine_rounds_are_played_when_nobody_ends_the_game_early() -> None:
    current: Round | None = first_round(4)
    years = []
    while current is not None:
        years.append(current.year)
        current = next_round(passed(current, 0, 1, 2, 3), end_triggers([], PILES, current.year))
    assert years == [1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928]


def test_who_passed_last_starts_the_next_round() -> None:
    following = next_round(passed(first_round(4, start=2), 2, 0, 3, 1), GOES_ON)
    assert following is not None
    assert (following.start, following.number, following.order) == (1, 2, (1, 2, 3, 0))
    assert following.passed == ()


def test_a_round_is_over_only_when_everybody_has_passed() -> None:
    current = passed(first_round(3), 1, 0)
    assert not current.over
    with pytest.raises(TurnError, match="아직 1명이 넘기지 않았습니다"):
        next_round(current, GOES_ON)


def test_nobody_passes_twice_and_no_empty_seat_passes() -> None:
    current = passed(first_round(3), 1)
    with pytest.raises(TurnError, match="2번은 이미 넘겼습니다"):
        pass_turn(current, 1)
    with pytest.raises(TurnError, match="4번 자리는 없습니다"):
        pass_turn(current, 3)


def test_mats_are_filled_up_from_the_new_start_player_on() -> None:
    assert refills([6, 3, 0, 5], start=2) == ((2, 6), (3, 1), (0, 0), (1, 3))


def test_a_passed_player_takes_or_swaps_until_the_mat_is_full() -> None:
    assert (pass_choice(5).take, pass_choice(5).swap) == (True, True)
    assert (pass_choice(6).take, pass_choice(6).swap) == (False, True)
    assert (pass_choice(0).take, pass_choice(0).swap) == (True, False)


def test_nobody_takes_markers_in_the_final_round() -> None:
    assert (pass_choice(2, final_round=True).take, pass_choice(2, final_round=True).swap) == (False, False)


def test_two_tiles_each_of_three_types_end_nothing() -> None:
    taken = ["type_1-3", "type_1-4", "type_2-3", "type_2-4", "type_3-3", "type_3-4"]
    taken += [
        "africa-4",
        "africa-5",
        "asia-4",
        "asia-5",
        "south_america-4",
        "south_america-5",
        "middle_east-4",
    ]
    found = end_triggers(taken, PILES, 1927)
    assert (found.triggers, found.final_round, found.round_end) == ((), False, True)


def test_all_three_tiles_of_two_types_end_the_game_after_this_round() -> None:
    taken = ["type_1-3", "type_1-4", "type_1-5", "type_4-3", "type_4-4"]
    assert not end_triggers(taken, PILES, 1924).final_round
    found = end_triggers([*taken, "type_4-5"], PILES, 1924)
    assert found.triggers == ("types",)
    assert (found.takes_markers, found.round_end) == (False, False)
    assert found.rules == ("artifact.end.trigger.types", "artifact.end.final")
    assert next_round(passed(Round(year=1924, players=3, start=0), 0, 1, 2), found) is None


def test_last_card_of_a_site_ends_the_game_and_a_last_but_one_does_not() -> None:
    assert end_triggers([], PILES, 1922).triggers == ()
    assert end_triggers([], {**PILES, "south_america": 0}, 1922).triggers == ("site",)


def test_a_site_that_is_out_of_the_game_ends_nothing() -> None:
    sites = ("africa", "south_america", "middle_east")
    assert end_triggers([], {**PILES, "asia": 0}, 1922, sites).triggers == ()


def test_last_tile_of_the_income_track_ends_the_game() -> None:
    out = [f"{region}-{cards}" for region in ("africa", "south_america", "middle_east") for cards in (4, 5)]
    taken = [*out, "mixed_regions-3", "mixed_types-5"]
    sites = ("africa", "south_america", "middle_east")
    assert end_triggers(taken, PILES, 1923, sites).triggers == ("income",)
    assert end_triggers(taken, PILES, 1923).triggers == ()


def test_the_round_of_1928_is_the_last_from_its_beginning() -> None:
    assert end_triggers([], PILES, 1927).triggers == ()
    assert end_triggers([], PILES, 1928).triggers == ("year",)


def test_switches_tell_the_table_what_happens_now() -> None:
    assert ending(["site", "income"]).triggers == ("income", "site")
    assert "마지막입니다" in ending(["site"]).message
    assert "마커를 채우고" in ending([]).message
