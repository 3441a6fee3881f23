"""What pydantic found wrong, said in Korean: the place, the value given, and what is allowed there."""

from __future__ import annotations

import reprlib
import types
import typing
from collections.abc import Iterator, Mapping, Sequence, Sized
from typing import Annotated, Any, NamedTuple

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from rules_data.errors import Problem
from rules_data.korean import with_particle

Loc = Sequence[int | str]
_SHOWN = 60
# Python refuses to write out integers of more than 4,300 digits; nobody needs to read a tenth of that.
_LONGEST_NUMBER = 10**_SHOWN
_WORDS = {None: "빈 값", True: "참", False: "거짓"}
_BOUNDS = {
    "greater_than_equal": ("ge", " 이상의"),
    "less_than_equal": ("le", " 이하의"),
    "greater_than": ("gt", "보다 큰"),
    "less_than": ("lt", "보다 작은"),
}
_NOUNS = {
    "int_type": "정수",
    "int_parsing": "정수",
    "int_parsing_size": "정수",
    "int_from_float": "정수",
    "finite_number": "정수",
    "bool_type": "참 또는 거짓",
    "bool_parsing": "참 또는 거짓",
    "string_type": "글자",
    "list_type": "목록",
    "tuple_type": "목록",
    "dict_type": "항목과 값의 묶음",
    "model_type": "항목과 값의 묶음",
    "model_attributes_type": "항목과 값의 묶음",
}


class _Fault(NamedTuple):
    """One finding: its place in the data, whether it is about one branch of a union, and the details."""

    loc: tuple[int | str, ...]
    is_branch: bool
    detail: ErrorDetails


def problems_of(model: type[BaseModel], data: Any, error: ValidationError, root: str = "") -> list[Problem]:
    """Every finding of a validation as a problem with a Korean sentence.

    Args:
        model: the model that refused.
        data: what was given to it.
        error: what it raised.
        root: where the data itself belongs; every path begins with it.
    """
    details = [detail for detail in error.errors(include_url=False) if not _is_echo(detail)]
    faults = [_fault(data, detail) for detail in details]
    return [_problem(model, group, root) for group in _grouped(faults)]


def shown(value: Any) -> str:
    """A value as it may be quoted in a sentence: short, in quotes."""
    if value is None or isinstance(value, bool):
        return _WORDS[value]
    if isinstance(value, int) and abs(value) >= _LONGEST_NUMBER:
        return "너무 큰 수"
    text = f"'{value[: _SHOWN + 1]}'" if isinstance(value, str) else _REPR.repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def fields_at(model: type[BaseModel], loc: Loc) -> list[str]:
    """The keys that data may have at a place; empty where the place is no mapping with fixed keys."""
    found = [name for option in _types_at(model, loc) for name in _field_names(option)]
    return list(dict.fromkeys(found))


class _Repr(reprlib.Repr):
    """Short even for values nested or repeated beyond measure."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxdict, self.maxlist, self.maxstring, self.maxother = 3, 6, 6, 40, 40

    def repr_int(self, value: int, level: int) -> str:
        return str(value) if abs(value) < _LONGEST_NUMBER else "너무 큰 수"


_REPR = _Repr()


def _is_echo(detail: ErrorDetails) -> bool:
    """Whether a list counts as too short only because some of its items were refused themselves."""
    given = detail["input"]
    is_short = detail["type"] == "too_short" and isinstance(given, Sized)
    return is_short and len(given) >= detail["ctx"]["min_length"]


def _fault(data: Any, detail: ErrorDetails) -> _Fault:
    """Leaves out of a location what names a branch of a union: it is no place in the data."""
    parts: list[int | str] = []
    is_branch = False
    last = len(detail["loc"]) - 1
    for index, part in enumerate(detail["loc"]):
        if _has(data, part):
            data = data[part]
        elif index < last or detail["type"] not in {"missing", "invalid_key"}:
            is_branch = index == last
            continue
        parts.append(part)
    return _Fault(tuple(parts), is_branch, detail)


def _has(data: Any, part: int | str) -> bool:
    if isinstance(data, Mapping):
        return part in data
    is_list = isinstance(data, Sequence) and not isinstance(data, str | bytes)
    return is_list and isinstance(part, int) and part < len(data)


def _grouped(faults: list[_Fault]) -> Iterator[list[_Fault]]:
    """One group a problem; branches of a union that refuse the same value belong together."""
    groups: dict[tuple[int | str, ...], list[_Fault]] = {}
    for fault in faults:
        if not fault.is_branch:
            yield [fault]
        elif not any(_is_below(other.loc, fault.loc) for other in faults):
            groups.setdefault(fault.loc, []).append(fault)
    for group in groups.values():
        telling = [fault for fault in group if fault.detail["type"] not in _NOUNS]
        yield telling[:1] or group


def _is_below(inner: Loc, outer: Loc) -> bool:
    return len(inner) > len(outer) and tuple(inner[: len(outer)]) == tuple(outer)


def _problem(model: type[BaseModel], group: list[_Fault], root: str) -> Problem:
    fault = group[0]
    path = ".".join(map(str, (*filter(None, [root]), *fault.loc)))
    nouns = list(dict.fromkeys(_NOUNS.get(each.detail["type"], "") for each in group))
    if nouns[0]:
        code, sentence = "schema", f"{_topic(fault)} 쓸 수 없는 값입니다. {_must_be(nouns)}"
    else:
        code, sentence = _explained(model, fault)
    return Problem(code=code, path=path, message=f"{path or '전체'}: {sentence}")


def _explained(model: type[BaseModel], fault: _Fault) -> tuple[str, str]:
    detail, kind = fault.detail, fault.detail["type"]
    if kind in {"too_short", "too_long"} and fault.loc == ("players",):
        low, high = _limits(model, fault, ("min_length", "max_length"))
        return "player_count", f"{len(detail['input'])}명입니다. {low}명부터 {high}명까지 할 수 있습니다."
    if kind in _BOUNDS:
        return "out_of_range", f"{_topic(fault)} 안 됩니다. {_bounds_in_words(model, fault)} 값이어야 합니다."
    return "schema", _form_fault(model, fault)


def _form_fault(model: type[BaseModel], fault: _Fault) -> str:
    detail, ctx = fault.detail, fault.detail.get("ctx", {})
    kind = detail["type"]
    if kind in {"missing", "extra_forbidden", "invalid_key", "union_tag_not_found"}:
        return _key_fault(model, fault)
    if kind in {"literal_error", "enum", "union_tag_invalid"}:
        expected = str(ctx.get("expected") or ctx.get("expected_tags", "")).replace(" or ", ", ")
        given = shown(ctx.get("tag", detail["input"]))
        return f"{with_particle(given, '은')} 안 됩니다. 쓸 수 있는 값: {expected}."
    if kind in _LENGTHS:
        name, unit, must_be = _LENGTHS[kind]
        return f"{shown(detail['input'])}의 길이가 맞지 않습니다. {ctx[name]}{unit} {must_be} 합니다."
    if kind in {"value_error", "assertion_error"}:
        return str(ctx["error"])
    return f"{_topic(fault)} 쓸 수 없는 값입니다. 형식이 맞지 않습니다."


def _key_fault(model: type[BaseModel], fault: _Fault) -> str:
    kind, last = fault.detail["type"], fault.loc[-1] if fault.loc else ""
    if kind == "union_tag_not_found":
        last = str(fault.detail["ctx"]["discriminator"]).strip("'")
    if kind in {"missing", "union_tag_not_found"}:
        return f"{shown(str(last))} 항목이 빠졌습니다."
    allowed = fields_at(model, fault.detail["loc"][:-1])
    listed = f" 쓸 수 있는 항목: {', '.join(allowed)}." if allowed else ""
    return f"{shown(str(last))} 항목은 없습니다.{listed}"


_LENGTHS = {
    "string_too_short": ("min_length", "자", "이상이어야"),
    "string_too_long": ("max_length", "자", "이하여야"),
    "too_short": ("min_length", "개", "이상이어야"),
    "too_long": ("max_length", "개", "이하여야"),
}


def _topic(fault: _Fault) -> str:
    return with_particle(shown(fault.detail["input"]), "은")


def _must_be(nouns: Sequence[str]) -> str:
    """What kinds of values are wanted: "정수여야 합니다", "정수 또는 목록이어야 합니다"."""
    joined = " 또는 ".join(nouns)
    return with_particle(joined, "이어야") + " 합니다."


def _bounds_in_words(model: type[BaseModel], fault: _Fault) -> str:
    low, high = _limits(model, fault, ("ge", "le"))
    if low is not None and high is not None:
        return f"{low} 이상 {high} 이하의"
    key, word = _BOUNDS[fault.detail["type"]]
    return f"{fault.detail['ctx'][key]}{word}"


def _limits(model: type[BaseModel], fault: _Fault, names: tuple[str, str]) -> tuple[Any, Any]:
    """The lowest and highest that the model's own definition allows there; None where it has no bound."""
    found: dict[str, Any] = {}
    for option in _types_at(model, fault.detail["loc"]):
        for mark in _marks(option):
            found |= {name: getattr(mark, name) for name in names if hasattr(mark, name)}
    return found.get(names[0]), found.get(names[1])


def _types_at(model: type[BaseModel], loc: Loc) -> list[Any]:
    """The annotations that hold at a place, with their constraints."""
    options: list[Any] = [model]
    for part in loc:
        flat = [inner for option in options for inner in _flat(option)]
        options = [inner for option in flat for inner in _step(option, part)]
        options = options or [option for option in flat if _is_branch_name(option, part)]
    return options


def _step(annotation: Any, part: int | str) -> list[Any]:
    if _is_model(annotation):
        field = annotation.model_fields.get(part)
        return [_with_marks(field)] if field else []
    arguments = typing.get_args(annotation)
    if isinstance(part, int):
        return list(arguments[:1])
    return [arguments[1]] if typing.get_origin(annotation) in {dict, Mapping} else []


def _with_marks(field: FieldInfo) -> Any:
    annotation: Any = field.annotation
    return Annotated[(annotation, *field.metadata)] if field.metadata else annotation


def _is_branch_name(annotation: Any, part: int | str) -> bool:
    """Whether pydantic calls that branch of a union so: by its type's name or its tag."""
    if part in {getattr(annotation, "__name__", None), str(annotation)}:
        return True
    if not _is_model(annotation):
        return False
    fields = annotation.model_fields.values()
    return any(part in typing.get_args(field.annotation) for field in fields)


def _flat(annotation: Any) -> list[Any]:
    origin = typing.get_origin(annotation)
    if origin in (typing.Union, types.UnionType):
        return [inner for option in typing.get_args(annotation) for inner in _flat(option)]
    if origin is Annotated:
        return _flat(typing.get_args(annotation)[0])
    return [annotation]


def _marks(annotation: Any) -> Iterator[Any]:
    """The constraints on an annotation and on the branches of its unions."""
    origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is Annotated:
        for mark in arguments[1:]:
            yield from mark.metadata if isinstance(mark, FieldInfo) else [mark]
        yield from _marks(arguments[0])
    if origin in (typing.Union, types.UnionType):
        for option in arguments:
            yield from _marks(option)


def _field_names(annotation: Any) -> list[str]:
    return [name for option in _flat(annotation) if _is_model(option) for name in option.model_fields]


def _is_model(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, BaseModel)
