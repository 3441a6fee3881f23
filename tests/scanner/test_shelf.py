"""Several decks side by side."""

import cv2
import numpy as np
import pytest

from scanner import Card, Deck, Scanner
from scanner.shelf import Place, Shelf, without_common_codes
from tests.support import cards, photos


def photo(numbers, seed):
    data = photos.shot(
        [cards.face(number, with_code=False) for number in numbers], np.random.default_rng(seed), 0.3
    )
    return cv2.imdecode(data, cv2.IMREAD_COLOR)


@pytest.fixture(scope="module")
def shelf():
    """Two decks: pseudo cards 0 to 5 and 20 to 23; card 20 is called like card 0 of the first."""
    first = Deck([Card(f"card-{n}", [cards.face(n, with_code=False)]) for n in range(6)], "first")
    second = Deck([Card(f"x{n}", [cards.face(n, with_code=False)]) for n in range(20, 24)], "second")
    called = {"x20": "card-0", "x21": "box:21"}
    return Shelf([Place(Scanner(first), {}), Place(Scanner(second), called)])


def test_cards_of_both_decks_are_named_in_one_picture(shelf):
    found = {seen.card for seen in shelf.scan(photo([2, 21], 4))}
    assert found == {"card-2", "box:21"}


def test_a_card_that_both_decks_call_the_same_comes_once(shelf):
    found = [seen.card for seen in shelf.scan(photo([0, 20], 5))]
    assert found == ["card-0"]


def test_a_moving_picture_asks_the_deck_that_saw_something_first(shelf):
    found, deck = shelf.scan_quickly(photo([21], 6), first=0)
    assert ([seen.card for seen in found], deck) == (["box:21"], 1)
    found, deck = shelf.scan_quickly(photo([3], 7), first=1)
    assert ([seen.card for seen in found], deck) == (["card-3"], 0)
    assert shelf.scan_quickly(np.full((360, 640, 3), 90, np.uint8), first=1) == ([], 1)


def test_candidates_of_all_decks_come_best_first(shelf):
    best = shelf.candidates(photo([22], 8), k=3)
    assert best[0][0] == "x22"
    assert len(best) == 3
    assert best[0][1] >= best[1][1] >= best[2][1]


def test_a_code_on_several_cards_tells_none_of_them():
    deck = [Card("a", codes=["https://publisher", "1", "1"]), Card("b", codes=["https://publisher", "2"])]
    assert [card.codes for card in without_common_codes(deck)] == [("1",), ("2",)]
