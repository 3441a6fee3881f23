"""Paying for a tile: hand-worked figures, and every small hand against an exhaustive search."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_data.orbis.components import COLORS, Color
from rules_data.orbis.payments import Payment
from rules_data.orbis.turn import (
    Exchange,
    ExchangeError,
    exchange,
    exchangeable,
    most_of,
    owed_after_farms,
    payment,
)

GIVE = 3
Hand = dict[Color, int]
Counts = tuple[int, ...]


def pay(hand: Hand, cost: Hand, wild: int = 0, farms: tuple[Color, ...] = ()) -> Payment:
    return payment(hand, cost, wild, farms, GIVE)


def cubes(counts: dict[Color, int]) -> Hand:
    return {color: count for color, count in counts.items() if count}


def test_the_cost_is_paid_in_its_colours() -> None:
    found = pay({"red": 2, "blue": 1}, {"red": 1, "blue": 1})
    assert found.affordable
    assert cubes(found.pays) == {"red": 1, "blue": 1}
    assert cubes(found.left) == {"red": 1}
    assert found.exchanges == ()


def test_a_farm_token_frees_its_colour_whatever_the_number() -> None:
    assert pay({}, {"green": 3}, farms=("green",)).affordable
    found = pay({"blue": 1, "white": 1}, {"green": 1, "blue": 1, "white": 1}, farms=("green",))
    assert cubes(found.pays) == {"blue": 1, "white": 1}


def test_the_other_reading_of_the_farm_token_saves_one() -> None:
    assert owed_after_farms({"green": 3}, ("green",), farm_saves=1)["green"] == 2
    assert payment({"green": 2}, {"green": 3}, 0, ("green",), GIVE, farm_saves=1).affordable
    assert not payment({"green": 1}, {"green": 3}, 0, ("green",), GIVE, farm_saves=1).affordable


def test_a_farm_token_never_helps_with_cubes_of_any_colour() -> None:
    assert pay({}, {}, wild=2, farms=("green",)).missing == 2


def test_three_of_a_colour_make_one_that_is_missing() -> None:
    found = pay({"red": 4}, {"blue": 1})
    assert found.exchanges == (Exchange(give="red", get="blue", times=1),)
    assert cubes(found.left) == {"red": 1}


def test_exchanging_must_leave_enough_for_any_colour() -> None:
    assert pay({"red": 4}, {"blue": 1}, wild=1).affordable
    assert pay({"red": 3}, {"blue": 1}, wild=1).missing == 1


def test_mixed_cubes_make_no_exchange() -> None:
    found = pay({"red": 2, "green": 2}, {"blue": 1})
    assert (found.affordable, found.missing, found.exchanges) == (False, 1, ())
    assert cubes(found.left) == {"red": 2, "green": 2}


def test_seven_red_make_two_blue_and_leave_one_red() -> None:
    assert most_of({"red": 7}, "blue", GIVE).count == 2
    assert cubes(most_of({"red": 7}, "blue", GIVE).left) == {"red": 1, "blue": 2}
    assert cubes(exchange({"red": 7}, "red", "blue", GIVE, times=2)) == {"red": 1, "blue": 2}
    assert exchangeable({"red": 7, "blue": 2, "white": 3}, GIVE) == {"red": 2, "white": 1}


def test_the_colour_wanted_is_kept_whole() -> None:
    assert most_of({"blue": 4, "red": 3}, "blue", GIVE).count == 5


def test_an_exchange_needs_three_and_another_colour() -> None:
    with pytest.raises(ExchangeError, match=r"빨강 큐브가 5개뿐입니다\. 2번 바꾸려면 6개"):
        exchange({"red": 5}, "red", "blue", GIVE, times=2)
    with pytest.raises(ExchangeError, match="같은 색"):
        exchange({"red": 5}, "red", "red", GIVE)


@given(
    st.lists(st.integers(0, 7), min_size=3, max_size=3).filter(lambda hand: sum(hand) <= 10),
    st.lists(st.integers(0, 2), min_size=3, max_size=3),
    st.integers(0, 3),
)
@settings(max_examples=250, deadline=None)
def test_payment_is_as_good_as_trying_every_exchange(hand: list[int], cost: list[int], wild: int) -> None:
    mine, price = tuple(hand), tuple(cost)
    found = payment(named(mine), named(price), wild, (), GIVE)
    left = most_left(mine, price, wild)
    assert found.affordable == (left is not None)
    assert found.missing == fewest_missing(mine, price, wild)
    if left is not None:
        assert sum(found.left.values()) == left
        assert carried_out(mine, found) == found.left


def named(counts: Counts) -> Hand:
    return dict(zip(COLORS, counts, strict=False))


def carried_out(hand: Counts, found: Payment) -> Hand:
    """The hand after doing what the plan says, step by step."""
    rest = {color: named(hand).get(color, 0) for color in COLORS}
    for step in found.exchanges:
        rest = exchange(rest, step.give, step.get, GIVE, step.times)
    rest = {color: rest[color] - found.pays[color] for color in COLORS}
    assert all(count >= 0 for count in rest.values())
    return rest


@cache
def reachable(hand: Counts) -> frozenset[Counts]:
    """Every hand that any row of exchanges leads to."""
    found = {hand}
    for give, get in itertools.permutations(range(len(hand)), 2):
        if hand[give] >= GIVE:
            after = list(hand)
            after[give] -= GIVE
            after[get] += 1
            found |= reachable(tuple(after))
    return frozenset(found)


def most_left(hand: Counts, cost: Counts, wild: int) -> int | None:
    """The most cubes that can be left after paying; None where no way pays."""
    need = sum(cost) + wild
    sums = [
        sum(one) - need
        for one in reachable(hand)
        if all(have >= owed for have, owed in zip(one, cost, strict=True)) and sum(one) >= need
    ]
    return max(sums, default=None)


def fewest_missing(hand: Counts, cost: Counts, wild: int) -> int:
    """The fewest cubes to add, of any colours, so that some way pays."""
    for count in itertools.count():
        if any(most_left(grown, cost, wild) is not None for grown in with_more(hand, count)):
            return count
    raise AssertionError


def with_more(hand: Counts, count: int) -> Iterator[Counts]:
    for added in itertools.product(range(count + 1), repeat=len(hand)):
        if sum(added) == count:
            yield tuple(have + more for have, more in zip(hand, added, strict=True))
