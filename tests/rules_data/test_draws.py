"""The random helpers draw without repeats, fairly, and refuse what cannot be drawn."""

from __future__ import annotations

import random

import pytest

from rules_data.draws import draw, first_player


def test_draw_gives_different_items_of_the_pile() -> None:
    drawn = draw(range(10), 4, random.Random(1))
    assert len(set(drawn)) == 4
    assert set(drawn) <= set(range(10))


def test_draw_of_none_and_of_all() -> None:
    assert draw("abc", 0) == []
    assert sorted(draw("abc", 3)) == ["a", "b", "c"]


def test_draw_of_more_than_there_are_is_refused() -> None:
    with pytest.raises(ValueError, match="larger"):
        draw("abc", 4)


def test_every_seat_can_begin() -> None:
    rng = random.Random(7)
    assert {first_player(["가", "나", "다"], rng) for _ in range(100)} == {0, 1, 2}


def test_nobody_cannot_begin() -> None:
    with pytest.raises(ValueError, match="한 명도"):
        first_player([])
