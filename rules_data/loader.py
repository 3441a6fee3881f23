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
from rules_data.faults import problems_of

M = TypeVar("M", bound=BaseModel)

_MERGE = "tag:yaml.org,2002:merge"
_FIELD = re.compile(r"\{([a-z0-9_]+)(?:\[\d+\])?\}")


class _UniqueKeyLoader(yaml.CSafeLoader):
    """Safe YAML that refuses a key given twice in one mapping."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[Any] = set()
        for key_node, _ in node.value:
            if not isinstance(key_node, yaml.ScalarNode) or key_node.tag == _MERGE:
                continue
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
        problem = getattr(error, "problem", None) or error.__class__.__name__
        message = f"YAML 형식이 잘못되었습니다 ({problem})."
        raise DataFileError(path, mark.line + 1 if mark else None, message) from error
    except RecursionError as error:
        raise DataFileError(path, None, "너무 깊이 겹친 파일입니다.") from error
    except ValueError as error:
        # PyYAML lets Python's own complaint through: an impossible date, a number of thousands of digits.
        raise DataFileError(path, None, "읽을 수 없는 날짜나 숫자가 있습니다.") from error


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
        message = problems_of(model, content, error)[0]["message"]
        raise DataFileError(path, line_of(path, first["loc"]), message) from error


def line_of(path: Path, loc: Iterable[str | int]) -> int | None:
    """The line (from 1) where the item at `loc` begins, as near as the file has it."""
    node = yaml.compose(path.read_text(encoding="utf-8"), yaml.SafeLoader)
    if node is None:
        return None
    line = node.start_mark.line
    for part in loc:
        # A part that the file does not have names a missing key or a branch of a union.
        node, line = _child(node, part) or (node, line)
    return int(line) + 1


def _child(node: yaml.Node, part: str | int) -> tuple[yaml.Node, int] | None:
    """The node of an item or entry, and the line where it begins (an entry begins with its key)."""
    if isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
        item = node.value[part]
        return item, item.start_mark.line
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(part):
                return value, key.start_mark.line
    return None


def fill(text: str, figures: Mapping[str, Any]) -> str:
    """Puts figures into a text by name: "{gods}장" with gods 4 gives "4장"; "{tier_cards[0]}" takes an item.

    Raises:
        KeyError: the text names a figure that is not given.
    """
    if "{" not in text and "}" not in text:
        return text
    names = names_in(text)
    shown = {
        name: figures[name] if isinstance(figures[name], list | tuple) else _shown(figures[name])
        for name in names
    }
    return string.Formatter().vformat(text, (), shown)


def _shown(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)


def names_in(text: str) -> list[str]:
    """The figure names that a text carries, in order, once each."""
    return list(dict.fromkeys(_FIELD.findall(text)))


def without_fields(text: str) -> str:
    """A text without the figure names it carries."""
    return _FIELD.sub("", text)
