"""Turns plain data into a game's sheet model, or says in Korean what is wrong with it."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from rules_data.errors import Problem, SheetError

S = TypeVar("S", bound=BaseModel)
_SHOWN = 60


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
    try:
        return model.model_validate(sheet)
    except ValidationError as error:
        raise SheetError([_problem(model, detail) for detail in error.errors(include_url=False)]) from error


def shown(value: Any) -> str:
    """A value as it may be quoted in a sentence: short, in quotes."""
    text = repr(value) if not isinstance(value, str) else f"'{value}'"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def _problem(model: type[BaseModel], detail: ErrorDetails) -> Problem:
    loc = [part for part in detail["loc"] if not _is_tag(part)]
    path = ".".join(map(str, loc))
    code, sentence = _explained(model, detail, loc)
    return Problem(code=code, path=path, message=f"{path or '점수표'}: {sentence}")


def _is_tag(part: int | str) -> bool:
    """Whether a part of a location names a branch of a union, not a key of the sheet."""
    return isinstance(part, str) and (part[:1].isupper() or "[" in part or part in {"int", "str", "none"})


def _explained(model: type[BaseModel], detail: ErrorDetails, loc: list[int | str]) -> tuple[str, str]:
    kind, given, ctx = detail["type"], shown(detail["input"]), detail.get("ctx", {})
    if kind in {"too_short", "too_long"} and loc == ["players"]:
        low, high = _length_bounds(model)
        return "player_count", f"{ctx['actual_length']}명입니다. {low}명부터 {high}명까지 할 수 있습니다."
    if kind in _BOUNDS:
        key, word = _BOUNDS[kind]
        return "out_of_range", f"{given}은 안 됩니다. {ctx[key]}{word} 값이어야 합니다."
    return "schema", _form_fault(model, detail, loc)


def _form_fault(model: type[BaseModel], detail: ErrorDetails, loc: list[int | str]) -> str:
    kind, given, ctx = detail["type"], shown(detail["input"]), detail.get("ctx", {})
    last = str(loc[-1]) if loc else ""
    if kind == "missing":
        return f"'{last}' 항목이 빠졌습니다."
    if kind == "extra_forbidden":
        allowed = fields_at(model, loc[:-1])
        return f"'{last}' 항목은 없습니다." + (f" 쓸 수 있는 항목: {', '.join(allowed)}." if allowed else "")
    if kind in {"literal_error", "enum", "union_tag_invalid"}:
        expected = str(ctx.get("expected") or ctx.get("expected_tags", "")).replace(" or ", ", ")
        return f"{given}은 안 됩니다. 쓸 수 있는 값: {expected}."
    if kind.startswith("int"):
        return f"{given}은 정수가 아닙니다. 정수를 적어 주세요."
    if kind.endswith(("too_short", "too_long")):
        return f"{given}의 길이가 맞지 않습니다. {_lengths(ctx)}여야 합니다."
    return f"{given}은 쓸 수 없는 값입니다. {_WANTED.get(kind, '형식이 맞지 않습니다')}."


_BOUNDS = {
    "greater_than_equal": ("ge", " 이상의"),
    "less_than_equal": ("le", " 이하의"),
    "greater_than": ("gt", "보다 큰"),
    "less_than": ("lt", "보다 작은"),
}
_WANTED = {
    "bool_type": "참 또는 거짓이어야 합니다",
    "bool_parsing": "참 또는 거짓이어야 합니다",
    "string_type": "글자여야 합니다",
    "list_type": "목록이어야 합니다",
    "tuple_type": "목록이어야 합니다",
    "dict_type": "항목과 값의 묶음이어야 합니다",
    "model_type": "항목과 값의 묶음이어야 합니다",
    "model_attributes_type": "항목과 값의 묶음이어야 합니다",
}


def _lengths(ctx: dict[str, Any]) -> str:
    if "max_length" in ctx:
        return f"최대 {ctx['max_length']}"
    return f"최소 {ctx.get('min_length', 0)}"


def _length_bounds(model: type[BaseModel]) -> tuple[int, int]:
    low, high = 0, 0
    for rule in model.model_fields["players"].metadata:
        low = getattr(rule, "min_length", low)
        high = getattr(rule, "max_length", high)
    return low, high


def fields_at(model: type[BaseModel], loc: list[int | str]) -> list[str]:
    """The keys that a sheet may have at a place; empty where the place is no mapping with fixed keys."""
    options: list[Any] = [model]
    for part in loc:
        options = [inner for option in options for inner in _step(option, part)]
    names = [name for option in options if _is_model(option) for name in option.model_fields]
    return list(dict.fromkeys(names))


def _step(annotation: Any, part: int | str) -> list[Any]:
    if _is_model(annotation) and part in annotation.model_fields:
        return _flat(annotation.model_fields[str(part)].annotation)
    arguments = typing.get_args(annotation)
    if isinstance(part, int) and arguments:
        return _flat(arguments[0])
    return _flat(arguments[1]) if len(arguments) == 2 else []


def _flat(annotation: Any) -> list[Any]:
    origin = typing.get_origin(annotation)
    if origin in (typing.Union, types.UnionType):
        return [inner for option in typing.get_args(annotation) for inner in _flat(option)]
    if origin is typing.Annotated:
        return _flat(typing.get_args(annotation)[0])
    return [annotation]


def _is_model(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, BaseModel)
