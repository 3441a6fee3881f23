"""The atlas: filters, progress and neighbours of the ninety places."""

from __future__ import annotations

import pytest

from rules_data.tourism.atlas import atlas_cards, neighbours, progress


def ids(**asked: str | int) -> list[str]:
    return [card.id for card in atlas_cards(**asked)]


def test_without_a_filter_all_ninety_are_there_by_number() -> None:
    cards = atlas_cards()
    assert [card.number for card in cards] == list(range(1, 91))


def test_filters_narrow_together() -> None:
    assert len(ids(region="jeju")) == 5
    assert ids(region="jeju", tier=3) == ["hallasan"]
    assert ids(theme="market", tier=3) == ["gwangjang-market", "seomun-market"]
    assert ids(region="gangwon", theme="palace") == []


def test_progress_counts_each_region_and_ignores_unknown_ids() -> None:
    found = {
        one.id: (one.name, one.have, one.total) for one in progress({"dokdo", "hallasan", "?"}, "region")
    }
    assert found == {
        "capital": ("수도권", 0, 20),
        "gangwon": ("강원권", 0, 10),
        "chungcheong": ("충청권", 0, 14),
        "jeolla": ("전라권", 0, 16),
        "gyeongsang": ("경상권", 1, 25),
        "jeju": ("제주권", 1, 5),
    }


def test_progress_counts_each_theme() -> None:
    found = {one.id: (one.have, one.total) for one in progress(["dokdo", "hallasan"], "theme")}
    assert found["sea"] == (1, 12)
    assert found["mountain"] == (1, 12)
    assert sum(total for _, total in found.values()) == 90


def test_neighbours_follow_the_numbers_around() -> None:
    before, after = neighbours("seomun-market")
    assert (before.id, after.id) == ("hahoe-village", "dokdo")
    before, after = neighbours("deoksugung")
    assert (before.id, after.id) == ("hallasan", "donggureung")


def test_an_unknown_card_has_no_neighbours() -> None:
    with pytest.raises(KeyError):
        neighbours("atlantis")
