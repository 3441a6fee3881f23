"""Box files: YAML with one mapping a game. What comes in is hostile until every part of it is checked."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from typing import Any

import yaml

from plays.errors import BoxImportError, ValueRefusedError
from plays.fields import FIGURE, check_pattern, plain_json, shorten

TEXT_LIMIT = 256 * 1024
VALUE_LIMIT = 4 * 1024
VALUE_DEPTH = 6
# Document, game and value: no honest file is deeper.
_TEXT_DEPTH = VALUE_DEPTH + 3


def parse_box(
    text: str | bytes, allowed_games: Iterable[str], game: str | None = None
) -> dict[str, dict[str, Any]]:
    """Read a box file without keeping anything.

    Args:
        text: YAML, UTF-8 when bytes, at most 256 KiB.
        allowed_games: the game ids that may appear.
        game: with it the file may also be the flat mapping of that game.

    Returns:
        Values by game and figure id.

    Raises:
        BoxImportError: anything in the file is not as it should be; the message is for people.
    """
    games = frozenset(allowed_games)
    if game is not None and game not in games:
        raise BoxImportError(f"게임 {shorten(game)}을(를) 모릅니다. 가져올 수 있는 게임: {_listed(games)}")
    document = _load(_as_text(text))
    if document is None:
        return {}
    if not isinstance(document, dict):
        raise BoxImportError("상자 값 파일은 '게임: {항목: 값}' 꼴이어야 합니다.")
    if game is not None and document and games.isdisjoint(document):
        return {game: _checked_mapping(game, document)}
    unknown = [key for key in document if key not in games]
    if unknown:
        raise BoxImportError(
            f"게임 {shorten(unknown[0])}을(를) 모릅니다. 가져올 수 있는 게임: {_listed(games)}"
        )
    return {name: _checked_mapping(name, mapping) for name, mapping in document.items()}


def dump_box(boxes: Mapping[str, Mapping[str, Any]]) -> str:
    """The YAML text of `boxes`, games in order of their ids."""
    plain = {game: dict(boxes[game]) for game in sorted(boxes)}
    return yaml.dump(plain, Dumper=_Dumper, allow_unicode=True, sort_keys=False)


def check_box_key(key: str) -> str:
    """Return a figure id.

    Raises:
        ValueRefusedError: other signs than a-z, 0-9, '_', '.', '-', or more than 120 of them.
    """
    return check_pattern(key, FIGURE, "항목 이름")


def check_box_value(key: str, value: Any) -> Any:
    """Return the value as it will be read back.

    Raises:
        NotStorableError, TooLargeError: no JSON value, too deep or larger than 4 KiB.
    """
    return plain_json(value, what=key, limit=VALUE_LIMIT, depth=VALUE_DEPTH)


class _Dumper(yaml.SafeDumper):
    """Writes every value out in full: the reader refuses aliases."""

    def ignore_aliases(self, data: Any) -> bool:
        return True

    def represent_str(self, data: str) -> yaml.ScalarNode:
        """Rare line breaks are escaped: written as they are, they would be read as spaces."""
        style = '"' if _RARE_BREAKS.search(data) else None
        return self.represent_scalar("tag:yaml.org,2002:str", data, style=style)


_RARE_BREAKS = re.compile("[\x85\u2028\u2029]")
_Dumper.add_representer(str, _Dumper.represent_str)


class _Loader(yaml.SafeLoader):
    """A safe loader that stops before anything can grow: no aliases, tags, depth or repeated keys."""

    _depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        event: yaml.Event = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent):
            raise BoxImportError(
                f"{_line(event.start_mark)}: 별칭(*)은 쓸 수 없습니다. 값을 그대로 적으세요."
            )
        if getattr(event, "tag", None) is not None:
            raise BoxImportError(f"{_line(event.start_mark)}: 형식 표시(!)는 쓸 수 없습니다. 값만 적으세요.")
        if self._depth >= _TEXT_DEPTH:
            raise BoxImportError(f"{_line(event.start_mark)}: 값이 너무 깊게 겹쳐 있습니다.")
        self._depth += 1
        node = super().compose_node(parent, index)
        self._depth -= 1
        return node

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _value in node.value:
            if key.tag != "tag:yaml.org,2002:str":
                raise BoxImportError(
                    f"{_line(key.start_mark)}: 항목 이름은 글자여야 합니다. 따옴표로 묶으세요."
                )
            if key.value in seen:
                where, name = _line(key.start_mark), shorten(key.value)
                raise BoxImportError(f"{where}: 항목 {name}이(가) 두 번 나옵니다. 하나만 남기세요.")
            seen.add(key.value)
        return super().construct_mapping(node, deep=deep)


def _as_text(text: str | bytes) -> str:
    if len(text) > TEXT_LIMIT:
        raise BoxImportError(f"파일이 너무 큽니다. {TEXT_LIMIT // 1024} KiB까지 가져올 수 있습니다.")
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BoxImportError("파일의 글자를 읽을 수 없습니다. UTF-8로 저장한 뒤 다시 고르세요.") from error


def _load(text: str) -> Any:
    try:
        loader = _Loader(text)
        return loader.get_single_data()
    except yaml.MarkedYAMLError as error:
        where = f"{_line(error.problem_mark)}: " if error.problem_mark else ""
        raise BoxImportError(f"{where}YAML 형식이 맞지 않습니다. 들여쓰기와 따옴표를 확인하세요.") from error
    except yaml.YAMLError as error:
        raise BoxImportError("YAML로 읽을 수 없는 글자가 있습니다. 글 파일을 고르세요.") from error
    except ValueError as error:
        if isinstance(error, BoxImportError):
            raise
        # Numbers with thousands of digits and dates such as 2026-99-99.
        raise BoxImportError("읽을 수 없는 수나 날짜가 있습니다. 따옴표로 묶거나 고치세요.") from error


def _checked_mapping(game: str, mapping: Any) -> dict[str, Any]:
    if not isinstance(mapping, dict):
        raise BoxImportError(f"{game} 아래에는 '항목: 값'이 와야 합니다. 지금 값: {shorten(mapping)}")
    try:
        return {check_box_key(key): check_box_value(key, value) for key, value in mapping.items()}
    except ValueRefusedError as error:
        raise BoxImportError(f"{game}: {error}") from error


def _line(mark: yaml.Mark | Any) -> str:
    return f"{mark.line + 1}번째 줄"


def _listed(games: Iterable[str]) -> str:
    return ", ".join(sorted(games))
