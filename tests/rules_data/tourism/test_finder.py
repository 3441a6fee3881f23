"""Cards are found by what a person at the table types."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules_data.tourism.components import components, places
from rules_data.tourism.finder import find_cards, initials


def found(query: str) -> list[str]:
    return [card.id for card in find_cards(query)]


@pytest.mark.parametrize(
    "query",
    [
        "서문시장",
        " 서문 시장 ",
        "서문",
        "ㅅㅁㅅㅈ",
        "ㅅㅁ",
        "88",
        "088",
        "Seomun",
        "seomun market",
        unicodedata.normalize("NFD", "서문시장"),
    ],
)
def test_seomun_market_comes_first(query: str) -> None:
    assert found(query)[0] == "seomun-market"


def test_a_number_finds_that_card_alone() -> None:
    assert found("71") == ["gyeongbokgung"]
    assert found("8") == ["imjingak"]
    assert found("0") == []
    assert found("91") == []


def test_a_whole_name_comes_before_its_parts() -> None:
    assert found("독도") == ["dokdo"]
    assert found("시장")
    assert all("시장" in _name(card) for card in found("시장"))


def test_a_city_finds_its_places() -> None:
    assert "seomun-market" in found("대구 중구")
    assert set(found("경주")) >= {"bulguksa-temple", "donggung-wolji"}


def test_the_start_of_a_name_comes_before_the_middle() -> None:
    names = [_name(card) for card in found("산")]
    starts = [name.startswith("산") for name in names]
    assert starts == sorted(starts, reverse=True)


def test_no_more_than_asked_for() -> None:
    assert len(find_cards("ㅅ", limit=3)) == 3


@pytest.mark.parametrize(
    "query",
    [
        "",
        "   ",
        "없는 장소",
        "<script>alert(1)</script>",
        "'; DROP TABLE cards; --",
        ".*",
        "\x00",
        "9" * 5000,
        "²",
        "가" * 10_000,
        "🏯",
    ],
)
def test_nothing_is_found_for_what_is_no_card(query: str) -> None:
    assert found(query) == []


@given(st.text(max_size=40))
def test_no_query_breaks_the_finder(query: str) -> None:
    assert len(find_cards(query)) <= 8


def test_every_card_is_found_by_its_own_name_and_number() -> None:
    for card in components().cards:
        assert find_cards(_name(card.id))[0] == card
        assert find_cards(str(card.number)) == [card]


def test_initials_of_a_name() -> None:
    assert initials("서문시장") == "ㅅㅁㅅㅈ"
    assert initials("1913송정역시장") == "1913ㅅㅈㅇㅅㅈ"
    assert initials("꽃 A") == "ㄲ A"


def _name(card_id: str) -> str:
    return places()[card_id].name.ko
