"""Turns plain data into a game's sheet model, or says in Korean what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from rules_data.errors import Problem, SheetError
from rules_data.faults import fields_at, problems_of, shown
from rules_data.korean import with_particle

__all__ = ["fields_at", "parse_box_value", "parse_sheet", "shown"]
S = TypeVar("S", bound=BaseModel)


def parse_sheet(model: type[S], sheet: Mapping[str, Any] | BaseModel) -> S:
    """Checks the form of a sheet.

    Args:
        model: the game's sheet model.
        sheet: plain data, or a sheet already checked.

    Raises:
        SheetError: codes `schema`, `out_of_range` or `player_count`.
    """
    if isinstance(sheet, model):
        return sheet
    if not isinstance(sheet, Mapping):
        message = f"점수표는 항목과 값의 묶음이어야 합니다. 받은 값: {shown(sheet)}"
        raise SheetError([Problem(code="schema", path="", message=message)])
    return _parsed(model, sheet, "")


def parse_box_value(model: type[S], key: str, value: Any) -> S:
    """Checks the form of a box value that a score needs; the paths of its problems begin with "box.".

    Args:
        model: what the value must be.
        key: the id of the box value.
        value: what the owner of the box typed in.

    Raises:
        SheetError: codes `schema` or `out_of_range`.
    """
    return _parsed(model, value, f"box.{key}")


def _parsed(model: type[S], data: Any, root: str) -> S:
    try:
        parsed = model.model_validate(data)
    except ValidationError as error:
        raise SheetError(problems_of(model, data, error, root)) from error
    if mistaken := list(_mistaken_numbers(data, parsed, root)):
        raise SheetError(mistaken)
    return parsed


def _mistaken_numbers(given: Any, parsed: Any, path: str) -> Iterator[Problem]:
    """Finds what pydantic took for a number though it is none: `yes` would count as 1, "3" as 3."""
    if isinstance(given, bool | str) and type(parsed) is int:
        message = f"{path}: {with_particle(shown(given), '은')} 쓸 수 없는 값입니다. 정수여야 합니다."
        yield Problem(code="schema", path=path, message=message)
    for part, inner in _items(given):
        child = _child(parsed, part)
        yield from _mistaken_numbers(inner, child, f"{path}.{part}" if path else str(part))


def _items(value: Any) -> list[tuple[Any, Any]]:
    if isinstance(value, Mapping):
        return list(value.items())
    return list(enumerate(value)) if isinstance(value, list | tuple) else []


def _child(parsed: Any, part: Any) -> Any:
    if isinstance(parsed, BaseModel):
        return getattr(parsed, str(part), None)
    if isinstance(parsed, Mapping):
        return parsed.get(part)
    is_place = isinstance(parsed, list | tuple) and isinstance(part, int) and part < len(parsed)
    return parsed[part] if is_place else None
