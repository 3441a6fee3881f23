"""A scanner of twelve pseudo cards, built once for all scanner tests."""

import pytest

from scanner import Card, Deck, Scanner
from tests.support import cards


@pytest.fixture(scope="session")
def deck() -> Deck:
    return Deck([Card(f"card-{i}", [cards.face(i)], [cards.code_of(i)], f"카드 {i}", i) for i in range(12)])


@pytest.fixture(scope="session")
def scanner(deck: Deck) -> Scanner:
    return Scanner(deck)
