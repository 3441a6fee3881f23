"""Reads a game's folder into frozen models; a broken file is refused with file and line."""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import yaml
from pydantic import BaseModel, ValidationError

from rules_data.errors import DataFileError
from rules_data.model import Faq, FigureSpec, Paragraph, When

M = TypeVar("M", bound=BaseModel)

LINE_KEY = "__line__"
_FIELD = re.compile(r"\{([a-z0-9_]+)(?:\[\d+\])?\}")


class _UniqueKeyLoader(yaml.SafeLoader):
    """Safe YAML that refuses a key given twice in one mapping."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[Any] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if key in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"'{key}' 항목이 두 번 나옵니다", key_node.start_mark
                )
            seen.add(key)
        return super().construct_mapping(node, deep)


def read_yaml(path: Path) -> Any:
    """Reads one YAML file safely.

    Raises:
        DataFileError: the file is missing, not UTF-8 or not YAML.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataFileError(path, None, f"파일을 읽을 수 없습니다 ({error.__class__.__name__}).") from error
    try:
        return yaml.load(text, _UniqueKeyLoader)  # noqa: S506 (a SafeLoader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or "형식이 잘못되었습니다"
        raise DataFileError(path, mark.line + 1 if mark else None, f"YAML 오류: {problem}") from error


def read_model(path: Path, model: type[M]) -> M:
    """Reads a file into a model.

    Raises:
        DataFileError: as `read_yaml`, or the content does not fit the model.
    """
    content = read_yaml(path)
    try:
        return model.model_validate(content)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        line = line_of(path, first["loc"])
        raise DataFileError(path, line, f"{where}: {first['msg']}") from error


def line_of(path: Path, loc: Iterable[str | int]) -> int | None:
    """The line (from 1) where the item at `loc` begins, as near as the file has it."""
    node = yaml.compose(path.read_text(encoding="utf-8"), yaml.SafeLoader)
    if node is None:
        return None
    for part in loc:
        child = _child(node, part)
        if child is None:
            break
        node = child
    return int(node.start_mark.line) + 1


def _child(node: yaml.Node, part: str | int) -> yaml.Node | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
        child: yaml.Node = node.value[part]
        return child
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(part):
                found: yaml.Node = value
                return found
    return None


def fill(text: str, figures: Mapping[str, Any]) -> str:
    """Puts figures into a text by name: "{gods}장" with gods 4 gives "4장"; "{tier_cards[0]}" takes an item.

    Raises:
        KeyError: the text names a figure that is not given.
    """
    shown = {
        name: value if isinstance(value, list | tuple) else _shown(value) for name, value in figures.items()
    }
    return string.Formatter().vformat(text, (), shown)


def _shown(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)


def names_in(text: str) -> list[str]:
    """The figure names that a text carries, in order, once each."""
    return list(dict.fromkeys(_FIELD.findall(text)))


class TextChecker:
    """Refuses texts whose figures lack a value for a table that the game allows."""

    def __init__(
        self, figures: Mapping[str, FigureSpec], players: Iterable[int], expansions: Iterable[frozenset[str]]
    ) -> None:
        self._figures = figures
        self._tables = [(count, chosen) for count in players for chosen in expansions]

    def check_figures(self, path: Path, specs: Mapping[str, FigureSpec]) -> None:
        """Raises DataFileError where a figure has no value for an allowed table and is not marked open."""
        for name, spec in specs.items():
            for players, chosen in self._tables:
                missing = spec.value_for(players, chosen) is None and spec.status != "open"
                if spec.when.holds(players, chosen) and missing:
                    line = line_of(path, ("figures", name))
                    raise DataFileError(path, line, f"figures.{name}: {players}명일 때의 값이 없습니다.")

    def check_item(self, path: Path, loc: tuple[str | int, ...], item: Paragraph | Faq) -> None:
        """Checks every text of an item, as `check_text`."""
        for text in texts_of(item):
            self.check_text(path, loc, text, item.when)

    def check_text(self, path: Path, loc: tuple[str | int, ...], text: str, when: When) -> None:
        """Raises DataFileError where a text names an unknown figure or one without a value."""
        for name in names_in(text):
            spec = self._figures.get(name)
            if spec is None:
                raise DataFileError(path, line_of(path, loc), f"'{{{name}}}'이라는 수치가 없습니다.")
            for players, chosen in self._tables:
                if not when.holds(players, chosen):
                    continue
                known = spec.when.holds(players, chosen) and spec.value_for(players, chosen) is not None
                if not known:
                    line = line_of(path, loc)
                    raise DataFileError(path, line, f"'{{{name}}}'에 {players}명일 때의 값이 없습니다.")


def without_fields(text: str) -> str:
    """A text without the figure names it carries."""
    return _FIELD.sub("", text)


def texts_of(item: Paragraph | Faq) -> list[str]:
    """Every text of an item that may carry figures."""
    if isinstance(item, Faq):
        return [item.answer, item.reason, *(reading.text for reading in item.readings)]
    return [item.text, item.note]
