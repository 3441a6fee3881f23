"""Korean letters by their sounds: initial consonants, and the single letters of syllables."""

from __future__ import annotations

_FIRST, _LAST = 0xAC00, 0xD7A3
_INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_FINALS: tuple[str, ...] = ("", *"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")


def letters(text: str) -> str:
    """A text as single letters: "숲에" gives "ㅅㅜㅍㅇㅔ"."""
    return "".join(map(_split, text))


def initials(text: str) -> str:
    """The initial consonants of a text, other signs as they are: "황무지" gives "ㅎㅁㅈ"."""
    return "".join(_split(sign)[0] for sign in text)


def only_initials(text: str) -> bool:
    """Whether a text is nothing but initial consonants."""
    return bool(text) and all(sign in _INITIALS for sign in text)


def _split(sign: str) -> str:
    if not _FIRST <= ord(sign) <= _LAST:
        return sign
    index = ord(sign) - _FIRST
    return _INITIALS[index // 588] + _VOWELS[index % 588 // 28] + _FINALS[index % 28]
