"""Names of people: one form, at most forty characters, hostile text untouched."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

import plays


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("가람", "가람"),
        ("  가람  나래 ", "가람 나래"),
        ("가\n람\t나\r\n래", "가 람 나 래"),
        ("가\x00람\x1b[31m", "가람[31m"),
        (unicodedata.normalize("NFD", "한글이름"), "한글이름"),
        ("\u202eevil\u202c", "evil"),
        ("가\u200b람\ufeff", "가람"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("<script>alert('x')</script>", "<script>alert('x')</script>"),
        ("Robert'); DROP TABLE play;--", "Robert'); DROP TABLE play;--"),
        ("\ud800가", "가"),
        ("가" * 40, "가" * 40),
        (unicodedata.normalize("NFD", "각" * 40), "각" * 40),
        ("x" * 40 + " " * 30, "x" * 40),
    ],
)
def test_a_name_is_brought_into_one_form(typed, kept):
    assert plays.clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "   ", "\n\t", "\x00\x07", "\u200b\ufeff", "\u200d", "\u0301"])
def test_a_name_of_nothing_readable_is_refused(typed):
    with pytest.raises(plays.NameEmptyError, match="비어 있습니다"):
        plays.clean_name(typed)


@pytest.mark.parametrize(
    "typed",
    ["가" * 41, "<script>" * 25, "x" * 1_000_000, "a\u0327\u0301" * 1_000_000],
    ids=["forty-one", "script", "million", "marks"],
)
def test_a_name_of_more_than_forty_characters_is_refused(typed):
    with pytest.raises(plays.NameTooLongError, match="40자까지"):
        plays.clean_name(typed)


@given(st.text(max_size=60))
def test_a_kept_name_is_readable_short_and_stays_as_it_is(typed):
    try:
        kept = plays.clean_name(typed)
    except (plays.NameEmptyError, plays.NameTooLongError):
        return  # any other exception fails the test
    assert 1 <= len(kept) <= 40
    assert kept == kept.strip() == unicodedata.normalize("NFC", kept)
    assert not any(unicodedata.category(sign) == "Cc" for sign in kept)
    assert plays.clean_name(kept) == kept
