"""The calculators of a tourism turn, checked by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules_data
from rules_data.tourism.components import COLORS, Cost, Relic, components
from rules_data.tourism.turn import (
    Limits,
    legal_takes,
    limits,
    link_colors,
    price,
    relics_due,
    reserve,
    to_return,
)

LIMIT = limits(rules_data.game("tourism").figures(2))


def colors(white: int = 0, blue: int = 0, green: int = 0, red: int = 0, black: int = 0) -> dict[str, int]:
    return {"white": white, "blue": blue, "green": green, "red": red, "black": black}


def test_the_limits_are_those_of_the_guide() -> None:
    assert (
        Limits(take_different=3, take_same=2, same_needs=4, hand_limit=10, reserve_limit=3, reserve_jokers=1)
        == LIMIT
    )


@pytest.mark.parametrize(
    ("bank", "different", "pairs"),
    [
        (colors(4, 4, 4, 4, 4), 3, COLORS),
        (colors(7, 3, 0, 5, 1), 3, ("white", "red")),
        (colors(1, 1, 1), 3, ()),
        (colors(3, 3), 2, ()),
        (colors(4, 1), 2, ("white",)),
        (colors(black=1), 1, ()),
        (colors(black=4), 1, ("black",)),
        (colors(black=3), 1, ()),
        (colors(), 0, ()),
    ],
)
def test_what_may_be_taken(bank: dict[str, int], different: int, pairs: tuple[str, ...]) -> None:
    takes = legal_takes(bank, LIMIT)
    assert takes.different == different
    assert takes.pairs == pairs
    assert takes.colors == tuple(color for color in COLORS if bank[color])


def test_a_color_that_the_bank_does_not_name_is_empty() -> None:
    assert legal_takes({"red": 4}, LIMIT).colors == ("red",)


@pytest.mark.parametrize(
    ("tokens", "jokers", "back"),
    [
        (colors(), 0, 0),
        (colors(2, 2, 2, 2, 2), 0, 0),
        (colors(2, 2, 2, 2, 2), 1, 1),
        (colors(3, 3, 2, 2, 2), 0, 2),
        (colors(3, 3, 3), 1, 0),
        (colors(4, 4, 4), 1, 3),
    ],
)
def test_how_many_tokens_go_back(tokens: dict[str, int], jokers: int, back: int) -> None:
    assert to_return(tokens, jokers, LIMIT) == back


SEOMUN = Cost(white=3, blue=3, green=3, red=4)


@pytest.mark.parametrize(
    ("discounts", "tokens", "jokers", "owed", "used", "missing"),
    [
        # nothing owned: everything is missing
        (colors(), colors(), 0, colors(3, 3, 3, 4), 0, 13),
        # exact tokens
        (colors(), colors(3, 3, 3, 4), 2, colors(3, 3, 3, 4), 0, 0),
        # discounts take off their own colour only
        (colors(1, 2, 0, 4, 5), colors(2, 1, 3), 0, colors(2, 1, 3), 0, 0),
        # two tokens short, two jokers
        (colors(), colors(3, 2, 3, 3), 2, colors(3, 3, 3, 4), 2, 0),
        # three short, two jokers: one missing
        (colors(), colors(3, 2, 3, 2), 2, colors(3, 3, 3, 4), 2, 1),
        # discounts beyond the cost: free, no change given
        (colors(9, 9, 9, 9, 9), colors(1, 1, 1, 1, 1), 3, colors(), 0, 0),
        # jokers pay all of it
        (colors(3, 3, 3, 1), colors(), 3, colors(red=3), 3, 0),
    ],
)
def test_the_price_of_seomun_market(
    discounts: dict[str, int],
    tokens: dict[str, int],
    jokers: int,
    owed: dict[str, int],
    used: int,
    missing: int,
) -> None:
    bill = price(SEOMUN, discounts, tokens, jokers)
    assert bill.owed == owed
    assert (bill.jokers, bill.missing) == (used, missing)
    assert bill.affordable is (missing == 0)


def test_own_tokens_are_paid_before_jokers() -> None:
    bill = price(Cost(red=3), colors(red=1), colors(red=5), jokers=4)
    assert bill.pays == colors(red=2)
    assert bill.jokers == 0


@pytest.mark.parametrize(
    ("reserved", "bank_jokers", "hand", "allowed", "joker", "back"),
    [
        (0, 5, 0, True, True, 0),
        (2, 1, 9, True, True, 0),
        (2, 1, 10, True, True, 1),
        (2, 0, 10, True, False, 0),
        (3, 5, 4, False, False, 0),
    ],
)
def test_reserving(reserved: int, bank_jokers: int, hand: int, allowed: bool, joker: bool, back: int) -> None:
    answer = reserve(reserved, bank_jokers, hand, LIMIT)
    assert (answer.allowed, answer.joker, answer.to_return) == (allowed, joker, back)


def _relic(name: str, **needs: int) -> Relic:
    return Relic(id=name, name=name, en=name, needs=Cost(**needs))


def test_relics_are_due_by_discounts_alone() -> None:
    revealed = [_relic("a", white=2, blue=2), _relic("b", green=3), _relic("c", white=1)]
    assert [relic.id for relic in relics_due(colors(2, 2, 2), revealed)] == ["a", "c"]
    assert [relic.id for relic in relics_due(colors(2, 1, 3), revealed)] == ["b", "c"]
    assert relics_due(colors(0, 5, 2), revealed) == []


def test_the_house_relics_ask_two_of_two_colors_each() -> None:
    relics = components().relics
    assert len(relics) == 10
    assert all(sorted(relic.needs.as_dict().values()) == [0, 0, 0, 2, 2] for relic in relics)
    assert [relic.id for relic in relics_due(colors(2, 2), relics)] == ["blue-white-jar"]


def test_a_link_card_may_be_linked_to_owned_colors_only() -> None:
    assert link_colors(colors()) == []
    assert link_colors(colors(1, 0, 0, 2, 1)) == ["white", "red", "black"]


amounts = st.fixed_dictionaries({color: st.integers(0, 12) for color in COLORS})


@given(cost=amounts, discounts=amounts, tokens=amounts, jokers=st.integers(0, 5))
def test_a_price_is_never_negative_and_never_above_the_printed_cost(
    cost: dict[str, int], discounts: dict[str, int], tokens: dict[str, int], jokers: int
) -> None:
    bill = price(Cost(**cost), discounts, tokens, jokers)
    for color in COLORS:
        assert 0 <= bill.pays[color] <= bill.owed[color] <= cost[color]
        assert bill.pays[color] <= tokens[color]
    assert 0 <= bill.jokers <= jokers
    assert bill.missing >= 0


@given(cost=amounts, discounts=amounts, tokens=amounts, jokers=st.integers(0, 5))
def test_paying_conserves_what_is_owed(
    cost: dict[str, int], discounts: dict[str, int], tokens: dict[str, int], jokers: int
) -> None:
    bill = price(Cost(**cost), discounts, tokens, jokers)
    assert sum(bill.pays.values()) + bill.jokers + bill.missing == sum(bill.owed.values())
    # Something is missing only when every joker is used and no fitting token is kept back.
    if bill.missing:
        assert bill.jokers == jokers
        assert all(bill.pays[color] == min(bill.owed[color], tokens[color]) for color in COLORS)


@given(cost=amounts, discounts=amounts, tokens=amounts, color=st.sampled_from(COLORS))
def test_one_more_discount_never_makes_a_card_dearer(
    cost: dict[str, int], discounts: dict[str, int], tokens: dict[str, int], color: str
) -> None:
    before = price(Cost(**cost), discounts, tokens, 0)
    after = price(Cost(**cost), discounts | {color: discounts[color] + 1}, tokens, 0)
    assert sum(before.owed.values()) - sum(after.owed.values()) in {0, 1}
    assert after.missing <= before.missing


@given(bank=amounts)
def test_a_legal_take_never_empties_more_than_the_bank_has(bank: dict[str, int]) -> None:
    takes = legal_takes(bank, LIMIT)
    assert takes.different <= len(takes.colors)
    assert all(bank[color] >= 1 for color in takes.colors)
    assert all(bank[color] >= LIMIT.same_needs for color in takes.pairs)
