"""Korean text as the words that carry meaning: morphemes by Kiwi, numbers as digits."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from threading import Lock

from kiwipiepy import Kiwi

# Parts of speech that carry meaning, in classes: N names and numbers, V verbs and adjectives, M the rest.
_CLASSES = {
    "NNG": "N", "NNP": "N", "NNB": "N", "NR": "N", "NP": "N", "XR": "N", "SL": "N", "SN": "N",
    "VV": "V", "VA": "V", "VX": "V", "MAG": "M", "MM": "M",
}  # fmt: skip
# Words of almost every question: they tell nothing apart.
_IDLE_FORMS = {
    "N": "것 거 수 때 데 중 줄 저 나 내 우리 뭐 무엇 누구 이것 그것 몇 가능 경우 거기 여기 언제 어디",
    "V": "하 되 있 이 않 못하 싶 어떻 어떡 이러 그러 그렇 이렇 주 보 말 지 아니 가 오",
    "M": "이 그 저 몇 어떤 무슨 어느 좀 막 그냥 혹시 왜 언제 얼마나",
}
_IDLE = frozenset(f"{form}/{kind}" for kind, forms in _IDLE_FORMS.items() for form in forms.split())
# After another verb these only say that it is done.
_HELPING = frozenset({"버리", "놓", "두", "내"})
_NUMERALS = {
    "하나": "1", "한": "1", "둘": "2", "두": "2", "셋": "3", "세": "3", "넷": "4", "네": "4", "다섯": "5",
    "여섯": "6", "일곱": "7", "여덟": "8", "아홉": "9", "열": "10",
}  # fmt: skip
_HANGUL = re.compile(r"[가-힣]{2,}")


class Words:
    """Splits Korean text into meaningful words.

    Args:
        known: words that must not be taken apart (the games' terms, and what players call them).
    """

    def __init__(self, known: Iterable[str]) -> None:
        self._kiwi = Kiwi(num_workers=1, load_default_dict=False, load_multi_dict=False, load_typo_dict=False)
        self._lock = Lock()
        for word in sorted({piece for text in known for piece in _HANGUL.findall(text)}):
            self._kiwi.add_user_word(word, "NNP")
        self._split = lru_cache(maxsize=4096)(self._split_once)

    def of(self, text: str) -> tuple[str, ...]:
        """The words of a text in order, each with its class: ("황무지/N", "숲/N", "세/V")."""
        return self._split(text)

    def _split_once(self, text: str) -> tuple[str, ...]:
        with self._lock:
            tokens = self._kiwi.tokenize(text)
        words = (_word(token.form, token.tag.split("-")[0]) for token in tokens)
        return tuple(word for word in words if word and word not in _IDLE)


def _word(form: str, tag: str) -> str:
    if tag not in _CLASSES or (tag == "VX" and form in _HELPING):
        return ""
    if tag in {"NR", "MM"}:
        form = _NUMERALS.get(form, form)
    return f"{form.lower()}/{'N' if form.isdigit() else _CLASSES[tag]}"
