"""What a card on the Pantheon costs."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.duel.turn import PantheonError, pantheon_price, space_cost


def test_each_player_pays_the_own_number_of_a_space():
    assert [space_cost(space, "left") for space in range(1, 7)] == [3, 4, 5, 6, 7, 8]
    assert [space_cost(space, "right") for space in range(1, 7)] == [8, 7, 6, 5, 4, 3]


def test_the_gate_costs_double_and_the_sanctuary_is_taken_off_after_that():
    assert pantheon_price(1, "left", gate=True, sanctuary=True).best.coins == 4
    assert pantheon_price(6, "left", gate=True, sanctuary=True).best.coins == 14
    assert pantheon_price(1, "left", gate=True).best.coins == 6
    assert pantheon_price(1, "left", sanctuary=True).best.coins == 1


def test_an_offering_of_three_leaves_two_coins_for_a_space_of_five():
    price = pantheon_price(3, "left", offerings=[3])
    assert (price.best.coins, price.best.tokens, price.best.lost) == (2, (3,), 0)
    assert price.why == "내 쪽 비용 5, 공물 −3 → 주화 2개"


def test_no_change_is_given():
    ways = {way.tokens: (way.coins, way.lost) for way in pantheon_price(1, "left", offerings=[2, 3]).ways}
    assert ways == {(): (3, 0), (2,): (1, 0), (3,): (0, 0), (2, 3): (0, 2)}


def test_the_best_way_wastes_as_little_as_it_can():
    assert pantheon_price(2, "left", offerings=[2, 3, 4]).best.tokens == (4,)
    assert pantheon_price(1, "left", sanctuary=True, offerings=[2, 4]).best.tokens == (2,)


@given(
    st.integers(1, 6),
    st.sampled_from(["left", "right"]),
    st.booleans(),
    st.booleans(),
    st.lists(st.sampled_from([2, 3, 4]), unique=True),
)
def test_the_best_way_is_the_best_of_all_subsets(space, side, gate, sanctuary, offerings):
    cost = {"left": 2 + space, "right": 9 - space}[side] * (2 if gate else 1) - (2 if sanctuary else 0)
    subsets = [
        chosen for size in range(len(offerings) + 1) for chosen in itertools.combinations(offerings, size)
    ]
    price = pantheon_price(space, side, gate, sanctuary, offerings)
    assert price.best.coins == min(max(0, cost - sum(chosen)) for chosen in subsets)
    assert len(price.ways) == len(subsets)


@pytest.mark.parametrize("space", [0, 7])
def test_other_spaces_are_refused(space):
    with pytest.raises(PantheonError, match="1부터 6까지"):
        pantheon_price(space, "left")


@pytest.mark.parametrize("offerings", [[5], [2, 2]])
def test_offerings_that_are_not_in_the_box_are_refused(offerings):
    with pytest.raises(PantheonError, match="2, 3, 4"):
        pantheon_price(1, "left", offerings=offerings)
