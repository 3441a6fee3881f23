"""The card structures: covering, taking, turning over, tokens."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.duel.turn import StructureError, free_slots, structure, take


def rows(age):
    counts: dict[int, int] = {}
    for slot in structure(age):
        counts[slot.row] = counts.get(slot.row, 0) + 1
    return list(counts.values())


@pytest.mark.parametrize(
    ("age", "wanted"), [(1, [2, 3, 4, 5, 6]), (2, [6, 5, 4, 3, 2]), (3, [2, 3, 4, 2, 4, 3, 2])]
)
def test_every_age_has_twenty_cards_in_its_rows(age, wanted):
    assert rows(age) == wanted
    assert len(structure(age)) == 20
    assert all(slot.up == (slot.row % 2 == 0) for slot in structure(age))


def test_the_first_age_is_a_pyramid_in_which_two_cards_lie_on_each():
    slots = structure(1)
    assert slots[0].covered_by == (2, 3)
    assert slots[9].covered_by == (14, 15)
    assert all(len(slot.covered_by) == 2 for slot in slots if slot.row < 4)


def test_the_second_age_stands_on_its_tip():
    slots = structure(2)
    assert slots[0].covered_by == (6,)
    assert slots[1].covered_by == (6, 7)
    assert slots[17].covered_by == (19,)


def test_the_third_age_has_a_gap_in_the_middle_row():
    slots = structure(3)
    assert [slot.covered_by for slot in slots[5:9]] == [(9,), (9,), (10,), (10,)]
    assert [slot.covered_by for slot in slots[9:11]] == [(11, 12), (13, 14)]
    assert [slot.covered_by for slot in slots[11:15]] == [(15,), (15, 16), (16, 17), (17,)]


@pytest.mark.parametrize(("age", "free"), [(1, range(14, 20)), (2, (18, 19)), (3, (18, 19))])
def test_at_the_start_only_the_last_row_is_free(age, free):
    assert free_slots(age, ()) == tuple(free)


def test_tokens_lie_on_the_marked_cards_that_are_face_down():
    first = [slot.index for slot in structure(1, pantheon=True) if slot.token == "mythology"]
    second = [slot.index for slot in structure(2, pantheon=True) if slot.token == "offering"]
    assert (first, second) == ([2, 4, 9, 11, 13], [6, 8, 10])
    assert all(slot.token is None or not slot.up for age in (1, 2, 3) for slot in structure(age, True))
    assert all(slot.token is None for age in (1, 2, 3) for slot in structure(age))


def test_taking_the_second_of_two_covering_cards_turns_a_card_and_gives_its_token():
    assert take(1, (), 14, pantheon=True).freed == ()
    taking = take(1, (14,), 15, pantheon=True)
    assert (taking.freed, taking.turned, taking.tokens) == ((9,), (9,), ((9, "mythology"),))
    plain = take(1, (15,), 16, pantheon=True)
    assert (plain.turned, plain.tokens) == ((10,), ())


def test_a_card_dealt_face_up_is_freed_without_being_turned():
    gone = (14, 15, 16, 9)
    taking = take(1, gone, 10)
    assert (taking.freed, taking.turned) == ((5,), ())


def test_a_covered_card_cannot_be_taken():
    with pytest.raises(StructureError, match="가져올 수 있는 자리: 18, 19"):
        take(3, (), 0)
    with pytest.raises(StructureError, match="0부터 19까지"):
        free_slots(3, (25,))
    with pytest.raises(StructureError, match="4시대"):
        structure(4)


@given(st.sampled_from([1, 2, 3]), st.randoms(use_true_random=False))
def test_every_order_of_taking_empties_the_structure_and_turns_each_hidden_card_once(age, chance):
    gone, turned, tokens = [], [], []
    while len(gone) < 20:
        slot = chance.choice(free_slots(age, gone))
        taking = take(age, gone, slot, pantheon=True)
        turned += taking.turned
        tokens += taking.tokens
        gone.append(slot)
        assert taking.age_ends == (len(gone) == 20)
    assert sorted(turned) == [slot.index for slot in structure(age) if not slot.up]
    assert len(tokens) == {1: 5, 2: 3, 3: 0}[age]
