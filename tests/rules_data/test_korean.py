"""Particles follow the last sound of a word, a number or a Latin name."""

from __future__ import annotations

import pytest

from rules_data.korean import listing, particle, with_particle


@pytest.mark.parametrize(
    ("word", "form", "together"),
    [
        ("파랑", "이", "파랑이"),
        ("빨강", "가", "빨강이"),
        ("하나", "은", "하나는"),
        ("민준", "는", "민준은"),
        ("카드", "을", "카드를"),
        ("토큰", "를", "토큰을"),
        ("유물", "와", "유물과"),
        ("마패", "과", "마패와"),
        ("은행", "으로", "은행으로"),
        ("마패", "으로", "마패로"),
        ("서울", "으로", "서울로"),
        ("민준", "야", "민준아"),
        ("하나", "아", "하나야"),
        ("독도", "이라", "독도라"),
        ("목록", "여야", "목록이어야"),
    ],
)
def test_particle_follows_the_last_syllable(word: str, form: str, together: str) -> None:
    assert with_particle(word, form) == together


@pytest.mark.parametrize(
    ("digit", "topic", "direction"),
    [
        ("0", "은", "으로"),
        ("1", "은", "로"),
        ("2", "는", "로"),
        ("3", "은", "으로"),
        ("4", "는", "로"),
        ("5", "는", "로"),
        ("6", "은", "으로"),
        ("7", "은", "로"),
        ("8", "은", "로"),
        ("9", "는", "로"),
        ("10", "은", "으로"),
        ("71", "은", "로"),
        ("1,000", "은", "으로"),
    ],
)
def test_particle_follows_a_digit_as_it_is_read_aloud(digit: str, topic: str, direction: str) -> None:
    assert particle(digit, "은") == topic
    assert particle(digit, "으로") == direction


@pytest.mark.parametrize(
    ("word", "topic"),
    [
        ("Paul", "은"),
        ("Kim", "은"),
        ("Ann", "은"),
        ("Kang", "은"),
        ("Peter", "는"),
        ("R", "은"),
        ("P1", "은"),
        ("Jack", "은"),
        ("Mike", "는"),
        ("Emma", "는"),
        ("Street", "는"),
    ],
)
def test_particle_follows_a_latin_name_as_koreans_say_it(word: str, topic: str) -> None:
    assert particle(word, "은") == topic


def test_particle_looks_past_quotes_and_signs() -> None:
    assert with_particle("'독도'", "은") == "'독도'는"
    assert with_particle("파랑!", "이") == "파랑!이"


def test_particle_after_nothing_readable_is_the_short_form() -> None:
    assert particle("", "은") == "는"
    assert particle("★", "으로") == "로"


def test_a_particle_that_does_not_change_is_refused() -> None:
    with pytest.raises(KeyError):
        particle("독도", "의")


def test_listing_joins_words_into_one_phrase() -> None:
    assert listing([]) == ""
    assert listing(["백"]) == "백"
    assert listing(["백", "청"]) == "백과 청"
    assert listing(["마패", "점수"]) == "마패와 점수"
    assert listing(["백", "청", "녹"]) == "백, 청과 녹"
