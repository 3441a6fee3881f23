"""Printed names: jamo, matching, and reading with Tesseract where it is there."""

import subprocess

import cv2
import numpy as np
import pytest

from scanner import Deck, names
from scanner.names import NameHit, NameReaderError, is_clear, match_names, read_names
from tests.conftest import leave_out
from tests.support import photos

PLACES = {
    "seomun-market": "서문시장",
    "deoksugung": "덕수궁",
    "gyeongbokgung": "경복궁",
    "dokdo": "독도",
    "buseoksa": "부석사",
    "pohang": "포항 스페이스워크",
}


@pytest.fixture
def tesseract():
    if names.reader_problem():
        leave_out(f"no Tesseract with Korean: {names.reader_problem()}")


def test_jamo_are_compared_and_not_syllables():
    assert len(names.jamo("서문 시장")) == 10
    assert names.jamo("ㅅㅓ") == names.jamo("서")


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("서문시장", "seomun-market"),
        ("No. 88 서문시징 ●●○", "seomun-market"),
        ("포함 스페이스워그", "pohang"),
        ("덕수궁", "deoksugung"),
    ],
)
def test_a_name_with_few_wrong_strokes_is_clear(line, card):
    hits = match_names(["10.10", line, "강원 양양군"], PLACES)
    assert hits[0].id == card
    assert is_clear(hits)


@pytest.mark.parametrize("line", ["덕복궁", "독드", "시장", "", "12345", "ㅋㅋㅋㅋ", "서울 중구"])
def test_half_a_name_another_name_or_nothing_is_not_clear(line):
    assert not is_clear(match_names([line], PLACES))


def test_of_a_short_name_no_letter_may_be_wrong():
    assert is_clear(match_names(["독도"], PLACES))
    assert not is_clear(match_names(["독조"], PLACES))


def test_a_hit_as_good_as_the_next_is_not_clear():
    assert not is_clear([NameHit("a", 0.9, True), NameHit("b", 0.85, True)])
    assert is_clear([NameHit("a", 0.9, True), NameHit("b", 0.6, False)])
    assert not is_clear([])


def test_at_most_k_names_come_back_best_first():
    hits = match_names(["경복궁 덕수궁"], PLACES, k=2)
    assert {hit.id for hit in hits} == {"deoksugung", "gyeongbokgung"}
    assert not is_clear(hits)


def test_the_name_printed_on_a_card_that_nobody_enrolled_is_read(tesseract):
    deck = Deck.load("tourism")
    known = {card.id: card.name for card in deck.cards}
    right = wrong = 0
    for seed, index in enumerate((0, 18, 36)):
        card = deck.cards[index]
        data = photos.shot(card.read_pictures()[:1], np.random.default_rng(30 + seed), 0.1)
        hits = read_names(cv2.imdecode(data, cv2.IMREAD_COLOR), known)
        right += is_clear(hits) and hits[0].id == card.id
        wrong += is_clear(hits) and hits[0].id != card.id
    assert wrong == 0
    assert right >= 2


def test_without_the_program_a_sentence_says_what_to_install(monkeypatch):
    names.reader_problem.cache_clear()
    monkeypatch.setattr(names.shutil, "which", lambda name: None)
    try:
        assert "tesseract-ocr-kor" in names.reader_problem()
        with pytest.raises(NameReaderError, match="tesseract-lang"):
            read_names(np.zeros((40, 40, 3), np.uint8), PLACES)
    finally:
        names.reader_problem.cache_clear()


def test_without_korean_a_sentence_says_so(monkeypatch):
    names.reader_problem.cache_clear()
    monkeypatch.setattr(names.shutil, "which", lambda name: "/bin/tesseract")
    listed = subprocess.CompletedProcess([], 0, stdout="List of languages:\neng\nosd\n")
    monkeypatch.setattr(names.subprocess, "run", lambda *args, **kwargs: listed)
    try:
        assert "한국어가 없습니다" in names.reader_problem()
    finally:
        names.reader_problem.cache_clear()


def test_a_program_that_does_not_end_is_given_up(monkeypatch):
    def endless(command, **kwargs):
        raise subprocess.TimeoutExpired(command, 6)

    monkeypatch.setattr(names.shutil, "which", lambda name: "/bin/tesseract")
    monkeypatch.setattr(names.subprocess, "run", endless)
    with pytest.raises(NameReaderError, match="6초 안에"):
        names.read_lines(np.full((40, 40, 3), 255, np.uint8))
