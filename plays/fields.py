"""Checks of what comes in: names, texts, ids and JSON values. Pure functions."""

from __future__ import annotations

import json
import math
import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from plays.errors import (
    NameEmptyError,
    NameTooLongError,
    NotStorableError,
    TextTooLongError,
    TooLargeError,
    ValueRefusedError,
)

NAME_LIMIT = 40
GAME = re.compile(r"[a-z0-9_-]{1,32}")
TOKEN = re.compile(r"[A-Za-z0-9_.:-]{1,128}")
FIGURE = re.compile(r"[a-z0-9_.-]{1,120}")
INTEGER_LIMIT = 2**63

# Normalising is slow on very long runs of combining marks; nobody's name needs so many.
_RAW_LIMIT = 4000
# Invisible signs that can turn the direction of a line or make two names look alike. The joiners
# U+200C and U+200D stay: emoji and some scripts need them.
_UNSEEN = frozenset("\u200b\u200e\u200f\u2060\ufeff\u061c\u00ad") | {
    chr(point) for point in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
}


def clean_name(text: str) -> str:
    """Bring a name into the form in which it is kept.

    Unicode NFC, one line, no control characters, single spaces. Anything else (tags, quotes, emoji)
    stays: pages escape what they show.

    Args:
        text: what a person typed.

    Returns:
        1 to 40 characters.

    Raises:
        NameEmptyError: nothing readable is left.
        NameTooLongError: more than 40 characters are left.
    """
    name = clean_text(text, what="이름", limit=NAME_LIMIT, error=NameTooLongError, lines=False)
    if all(unicodedata.category(sign) in {"Cf", "Mn", "Me"} for sign in name):
        raise NameEmptyError("이름이 비어 있습니다. 한 글자 이상 적으세요.")
    return name


def clean_text(
    text: str,
    *,
    what: str,
    limit: int,
    error: type[ValueRefusedError] = TextTooLongError,
    lines: bool = True,
) -> str:
    """NFC text without control characters; with `lines` the line breaks stay.

    Raises:
        ValueRefusedError: the class given as `error`, when more than `limit` characters are left.
    """
    if len(text) > max(_RAW_LIMIT, 2 * limit):
        raise error(f"{what} 길이가 {len(text)}자입니다. {limit}자까지 적을 수 있습니다.")
    kept = "\n".join(_clean_line(line) for line in text.splitlines())
    result = kept.strip() if lines else " ".join(kept.split())
    if len(result) > limit:
        raise error(f"{what} 길이가 {len(result)}자입니다. {limit}자까지 적을 수 있습니다: {result[:20]}…")
    return result


def check_pattern(text: str, pattern: re.Pattern[str], what: str) -> str:
    """Return `text` when all of it matches.

    Raises:
        ValueRefusedError: it does not; the message quotes text and pattern.
    """
    if not isinstance(text, str) or not pattern.fullmatch(text):
        raise ValueRefusedError(
            f"{what} 값 {shorten(text)}은(는) 쓸 수 없습니다. 허용되는 형식: {pattern.pattern}"
        )
    return text


def check_count(number: int, low: int, high: int, what: str) -> int:
    """Return `number` when it is a whole number from `low` to `high`.

    Raises:
        ValueRefusedError: it is not.
    """
    if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
        raise ValueRefusedError(
            f"{what} 값 {shorten(number)}은(는) 쓸 수 없습니다. {low}부터 {high}까지의 정수를 적으세요."
        )
    return number


def plain_json(value: Any, *, what: str, limit: int, depth: int) -> Any:
    """Return `value` exactly as it will be read back: lists for tuples, own copies of everything.

    Args:
        value: dict with text keys, list, tuple, text, whole or finite number, bool, None.
        what: the Korean word for it, used in messages.
        limit: bytes that the JSON text may have in UTF-8.
        depth: how many containers may lie inside each other.

    Raises:
        NotStorableError: something in it has no faithful JSON form; the message gives the path.
        TooLargeError: the JSON text is longer than `limit`.
    """
    _check_value(value, what, depth)
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    size = len(text.encode("utf-8"))
    if size > limit:
        raise TooLargeError(f"{what} 크기가 {size:,}바이트입니다. {limit:,}바이트까지 저장할 수 있습니다.")
    return json.loads(text)


def shorten(value: object, limit: int = 40) -> str:
    """`value` for a message: quoted as Python shows it, cut when it is long."""
    if isinstance(value, int) and abs(value) >= INTEGER_LIMIT:
        return "아주 큰 수"  # Python refuses to write out thousands of digits
    text = repr(value[: limit + 1] if isinstance(value, str) else value)
    return text if len(text) <= limit else text[:limit] + "…"


def _clean_line(line: str) -> str:
    spaced = line.replace("\t", " ")
    kept = "".join(
        sign for sign in spaced if sign not in _UNSEEN and unicodedata.category(sign) not in _DROPPED
    )
    return unicodedata.normalize("NFC", kept).rstrip()


_DROPPED = frozenset({"Cc", "Cs", "Zl", "Zp"})


def _check_value(value: Any, path: str, depth: int) -> None:
    if isinstance(value, Mapping | Sequence) and not isinstance(value, str | bytes | bytearray):
        _check_container(value, path, depth)
    elif isinstance(value, str):
        _check_text(value, path)
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise NotStorableError(f"{path} 값 {value}은(는) 저장할 수 없습니다. 유한한 수를 적으세요.")
    elif isinstance(value, int):
        if abs(value) >= INTEGER_LIMIT:
            raise NotStorableError(f"{path} 값이 너무 큰 수입니다. 절댓값이 2의 63제곱보다 작아야 합니다.")
    elif value is not None:
        raise NotStorableError(f"{path} 값은 저장할 수 없는 형식입니다: {type(value).__name__}")


def _check_container(value: Mapping[Any, Any] | Sequence[Any], path: str, depth: int) -> None:
    if depth <= 0:
        raise NotStorableError(f"{path[:80]} 값이 너무 깊게 겹쳐 있습니다.")
    if isinstance(value, Mapping):
        if not isinstance(value, dict):
            raise NotStorableError(f"{path} 값은 저장할 수 없는 형식입니다: {type(value).__name__}")
        for key, inner in value.items():
            if not isinstance(key, str):
                raise NotStorableError(f"{path} 안의 키 {shorten(key)}은(는) 글자여야 합니다.")
            _check_text(key, path)
            _check_value(inner, f"{path}.{key}", depth - 1)
    elif isinstance(value, list | tuple):
        for index, inner in enumerate(value):
            _check_value(inner, f"{path}.{index}", depth - 1)
    else:
        raise NotStorableError(f"{path} 값은 저장할 수 없는 형식입니다: {type(value).__name__}")


def _check_text(text: str, path: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise NotStorableError(f"{path} 글에 짝이 없는 문자 조각이 있어 저장할 수 없습니다.") from error
