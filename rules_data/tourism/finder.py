"""Finds cards by what a person types: a name, a number, a city, or the first consonants of a name."""

from __future__ import annotations

import unicodedata

from rules_data.tourism.components import Card, components, places

_INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_HANGUL_FIRST, _SYLLABLES_PER_INITIAL = 0xAC00, 588
_HANGUL_LAST = 0xD7A3


def find_cards(query: str, limit: int = 8) -> list[Card]:
    """Cards that fit a query, best first; an empty query finds nothing.

    Args:
        query: Korean or English name or part of it, "71", "대구 중구", or initials such as "ㅅㅁㅅㅈ".
        limit: how many at most.
    """
    wanted = _plain(query)
    if not wanted:
        return []
    scored = [(rank, card) for card in components().cards if (rank := _rank(card, wanted)) is not None]
    return [card for _, card in sorted(scored, key=lambda pair: (pair[0], pair[1].number))[:limit]]


def initials(word: str) -> str:
    """The first consonants of a Korean word: "서문시장" gives "ㅅㅁㅅㅈ"."""
    return "".join(
        _INITIALS[(ord(letter) - _HANGUL_FIRST) // _SYLLABLES_PER_INITIAL]
        if _HANGUL_FIRST <= ord(letter) <= _HANGUL_LAST
        else letter
        for letter in word
    )


def _plain(text: str) -> str:
    return "".join(unicodedata.normalize("NFC", text).lower().split())


def _rank(card: Card, wanted: str) -> int | None:
    """0 is the best fit; None is no fit."""
    if wanted.isdecimal():
        return 0 if wanted.lstrip("0") == str(card.number) else None
    place = places()[card.id]
    name, english, city = _plain(place.name.ko), _plain(place.name.en), _plain(place.city)
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    if wanted in name or initials(name).startswith(wanted):
        return 2
    if wanted in english:
        return 3
    return 4 if wanted in city else None
