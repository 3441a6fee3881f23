"""What a move on the military track does now."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.duel.turn import TrackError, all_loot, move_pawn, standing


def test_one_push_may_use_both_tokens_and_coins_stop_at_zero():
    move = move_pawn(2, 4, 0, opponent_coins=6)
    assert (move.end, move.lost, move.opponent_coins) == (6, 6, 0)
    assert move.loot_left == (-6, -3)
    assert [event.coins for event in move.events if event.kind == "loot"] == [2, 4]


def test_a_used_token_does_nothing_when_the_pawn_comes_again():
    assert move_pawn(2, 1, 0, opponent_coins=6, loot=[-6, -3, 6]).lost == 0


def test_the_other_player_pushes_the_other_way():
    move = move_pawn(-2, 1, 1, opponent_coins=5)
    assert (move.end, move.lost, move.loot_left) == (-3, 2, (-6, 3, 6))


def test_pushing_back_does_not_use_the_tokens_on_the_own_side():
    move = move_pawn(-4, 2, 0, opponent_coins=5, loot=all_loot())
    assert (move.end, move.lost) == (-2, 0)


def test_siege_takes_a_coin_a_space_before_the_token():
    move = move_pawn(1, 3, 0, opponent_coins=4, poliorcetics=True)
    assert (move.end, move.opponent_coins) == (4, 0)
    lost = [(event.space, event.kind, event.coins) for event in move.events if event.kind != "step"]
    assert lost == [(2, "siege", 1), (3, "siege", 1), (3, "loot", 2), (4, "siege", 0)]


def test_minerva_stops_the_pawn_and_the_rest_is_lost():
    move = move_pawn(0, 3, 0, opponent_coins=5, minerva=1, poliorcetics=True)
    assert (move.end, move.lost, move.minerva) == (0, 0, None)
    far = move_pawn(0, 5, 0, opponent_coins=5, minerva=3)
    assert (far.end, far.lost) == (2, 0)
    assert move_pawn(0, 2, 0, minerva=5).minerva == 5


def test_the_capital_ends_the_game_and_the_rest_of_the_shields_is_lost():
    move = move_pawn(7, 5, 0, opponent_coins=0, loot=[])
    assert (move.end, move.supremacy) == (9, True)
    assert move.events[-1].text == "상대 수도에 닿았습니다. 군사 승리입니다."


def test_minerva_may_guard_a_capital():
    assert move_pawn(7, 5, 0, loot=[], minerva=9).end == 8


@pytest.mark.parametrize(
    ("pawn", "leader", "points"),
    [
        (0, None, 0),
        (1, 0, 2),
        (2, 0, 2),
        (3, 0, 5),
        (5, 0, 5),
        (6, 0, 10),
        (8, 0, 10),
        (-1, 1, 2),
        (-9, 1, 10),
    ],
)
def test_the_zone_scores_for_the_player_who_pushed(pawn, leader, points):
    place = standing(pawn)
    assert (place.leader, place.points) == (leader, points)


def test_standing_counts_the_spaces_to_each_win():
    assert standing(-3).to_win == (12, 6)


@given(st.integers(-8, 8), st.integers(0, 9), st.integers(0, 30), st.booleans())
def test_moves_mirror_when_the_players_swap(pawn, shields, coins, siege):
    one = move_pawn(pawn, shields, 0, coins, poliorcetics=siege)
    two = move_pawn(-pawn, shields, 1, coins, poliorcetics=siege)
    assert (one.end, one.lost, one.supremacy) == (-two.end, two.lost, two.supremacy)
    assert one.opponent_coins >= 0
    assert one.end == min(9, pawn + shields)


@pytest.mark.parametrize(
    "arguments",
    [(10, 1, 0), (0, -1, 0), (0, 1, 2), (0, 1, 0, -1), (0, 1, 0, 0, None, 12), (3, 1, 0, 0, None, 3)],
)
def test_moves_that_cannot_be_are_refused(arguments):
    with pytest.raises(TrackError) as refused:
        move_pawn(*arguments)
    assert refused.value.errors[0]["code"] == "out_of_range"
