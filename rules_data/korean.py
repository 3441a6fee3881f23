"""Korean words around names and numbers: particles by the last sound, counts, lists."""

from __future__ import annotations

import re
from collections.abc import Sequence

_HANGUL_FIRST, _HANGUL_LAST = 0xAC00, 0xD7A3
_FINALS = 28
_RIEUL = 8
# The last sound of a digit as it is read aloud: 영 일 이 삼 사 오 육 칠 팔 구.
_DIGIT_FINAL = {"0": 21, "1": 8, "2": 0, "3": 16, "4": 0, "5": 0, "6": 1, "7": 8, "8": 8, "9": 0}
_NG = 21
# Latin words as Koreans write them: Paul 폴, Kim 김, Ann 앤, Kang 강, but Peter 피터. A lone R is read 알.
_LATIN_WITH_FINAL = {"l": 8, "m": 16, "n": 4}
# A stop after one short vowel closes the syllable: Jack 잭, market 마켓, but street 스트리트 and Mike 마이크.
_STOP = re.compile(r"(?:(?<![aeiou])[aeiou]|eo)c?([kpt])$")
_STOPS = {"k": 1, "p": 17, "t": 19}
_PAIRS = {
    "은": ("은", "는"),
    "이": ("이", "가"),
    "을": ("을", "를"),
    "과": ("과", "와"),
    "으로": ("으로", "로"),
    "이라": ("이라", "라"),
    "이어야": ("이어야", "여야"),
    "아": ("아", "야"),
}
_BY_FIRST_OR_SECOND = {form: pair for pair in _PAIRS.values() for form in pair}


def particle(word: str, form: str) -> str:
    """Gives the form of a particle that fits after `word`.

    Args:
        word: what stands before; its last letter or digit decides.
        form: either form of the particle ("은" or "는", "으로" or "로" …).

    Returns:
        The fitting form alone.

    Raises:
        KeyError: the particle is not one of those that change.
    """
    with_final, without_final = _BY_FIRST_OR_SECOND[form]
    final = _final_sound(word)
    if with_final == "으로" and final == _RIEUL:
        return without_final
    return with_final if final else without_final


def with_particle(word: str, form: str) -> str:
    """`word` with the fitting particle behind it: ("파랑", "이") gives "파랑이"."""
    return word + particle(word, form)


def listing(words: Sequence[str]) -> str:
    """Words as one phrase: "가", "가와 나", "가, 나와 다"."""
    if len(words) < 2:
        return "".join(words)
    head = ", ".join(words[:-1])
    return f"{with_particle(head, '과')} {words[-1]}"


def _final_sound(word: str) -> int:
    for place in range(len(word) - 1, -1, -1):
        letter = word[place]
        if _HANGUL_FIRST <= ord(letter) <= _HANGUL_LAST:
            return (ord(letter) - _HANGUL_FIRST) % _FINALS
        if letter in _DIGIT_FINAL:
            return _DIGIT_FINAL[letter]
        if letter.isascii() and letter.isalpha():
            return _latin_final(word[: place + 1].lower())
    return 0


def _latin_final(word: str) -> int:
    before = word[-2:-1]
    if word.endswith("ng"):
        return _NG
    if word.endswith("r") and not (before.isascii() and before.isalpha()):
        return _RIEUL
    if stop := _STOP.search(word):
        return _STOPS[stop[1]]
    return _LATIN_WITH_FINAL.get(word[-1], 0)
