"""Gods: their printed formula from sheet, box or what is known, and the points it gives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import Field, ValidationError

from rules_data.errors import Problem, SheetError
from rules_data.korean import with_particle
from rules_data.model import Frozen
from rules_data.orbis.components import Color, GodKind, color_name, components
from rules_data.orbis.tiles import God
from rules_data.sheets import shown

RULES: dict[GodKind, str] = {
    "fixed": "orbis.score.god.fixed",
    "most": "orbis.score.god.most",
    "fewest": "orbis.score.god.fewest",
    "per_cubes": "orbis.score.god.cubes",
}
FIELDS: dict[GodKind, tuple[str, ...]] = {
    "fixed": ("cp",),
    "most": ("color", "cp"),
    "fewest": ("color", "cp"),
    "per_cubes": ("cubes", "cp"),
}
_FIELD_KO = {"cp": "점수(cp)", "color": "색(color)", "cubes": "큐브 수(cubes)"}


class BoxGod(God):
    """A god as the owner of a box typed it in (box value `god.<id>`)."""

    name: str = Field(default="", max_length=40)


class PrintedGod(Frozen):
    """A god with every value known. `color` and `cubes` are there where the kind needs them."""

    id: str | None
    name: str
    kind: GodKind
    cp: int
    color: Color | None = None
    cubes: int | None = None


class GodPoints(Frozen):
    """What a god gives and why."""

    points: int
    why: str
    rule: str


def printed_god(god: God, box: Mapping[str, Any], path: str) -> tuple[PrintedGod | None, list[Problem]]:
    """A god's formula: what the sheet says wins over the box, the box over what is known.

    Args:
        god: the god on the sheet.
        box: box values (`god.<id>`).
        path: where the god stands on the sheet, for messages.

    Returns:
        The god, or None with the problems (missing_value, schema).

    Raises:
        SheetError: the box value is not a god (schema).
    """
    values = _merged(god, box)
    name = values.pop("name", "") or "신 타일"
    kind: GodKind | None = values.get("kind")
    if kind is None:
        who = f"{shown(god.id)} 신" if god.id else "신 타일"
        message = f"{who}의 점수 방식을 모릅니다. 쓸 수 있는 방식(kind): {', '.join(FIELDS)}."
        return None, [Problem(code="missing_value", path=path, message=message)]
    problems = _surplus(god, kind, path)
    missing = [_FIELD_KO[field] for field in FIELDS[kind] if values.get(field) is None]
    if missing:
        message = f"신 타일에 적힌 값이 빠졌습니다: {', '.join(missing)}."
        problems.append(Problem(code="missing_value", path=path, message=message))
    if problems:
        return None, problems
    used = {field: values[field] for field in FIELDS[kind]}
    return PrintedGod(id=god.id, name=name, kind=kind, **used), []


def box_god(god_id: str, box: Mapping[str, Any]) -> BoxGod | None:
    """The god that the owner of the box typed in under that id, or None.

    Raises:
        SheetError: the box value is not a god (schema).
    """
    key = f"god.{god_id}"
    if key not in box:
        return None
    try:
        return BoxGod.model_validate(box[key])
    except ValidationError as error:
        told = with_particle(shown(box[key]), "은")
        message = f"{key}: {told} 신 타일의 형식이 아닙니다. 내 상자 값을 고쳐 주세요."
        raise SheetError([Problem(code="schema", path=f"box.{key}", message=message)]) from error


def god_points(god: PrintedGod, cubes: int, own: int, others: Sequence[int], tie_counts: bool) -> GodPoints:
    """The points of a god at the end.

    Args:
        god: the god.
        cubes: the owner's cubes.
        own: the owner's tiles of the god's colour (`most`, `fewest`).
        others: the other players' tiles of that colour.
        tie_counts: whether as many as another player is enough for `most` and `fewest`.
    """
    rule = RULES[god.kind]
    if god.kind == "fixed":
        return GodPoints(points=god.cp, why=f"조건 없이 {god.cp}점", rule=rule)
    if god.kind == "per_cubes":
        sets = cubes // (god.cubes or 1)
        why = f"큐브 {cubes}개에 {god.cubes}개씩 {sets}묶음 × {god.cp}점"
        return GodPoints(points=sets * god.cp, why=why, rule=rule)
    rival = max(others) if god.kind == "most" else min(others)
    ahead = own > rival if god.kind == "most" else own < rival
    reached = ahead or (tie_counts and own == rival)
    why = _compared(god, own, rival, ahead, reached)
    return GodPoints(points=god.cp if reached else 0, why=why, rule=rule)


def _compared(god: PrintedGod, own: int, rival: int, ahead: bool, reached: bool) -> str:
    word, best = ("가장 많음", "최다") if god.kind == "most" else ("가장 적음", "최소")
    counts = f"{color_name(god.color or '')} 타일 {own}개, 다른 사람 {best} {rival}개"
    if ahead:
        return f"{counts}: {word}"
    if own == rival:
        return f"{counts}: 같음, {'점수 있음' if reached else '점수 없음'}"
    return f"{counts}: {word} 아님"


def _merged(god: God, box: Mapping[str, Any]) -> dict[str, Any]:
    """The god's values; a layer that names another kind drops what the layers below it said."""
    layers: list[dict[str, Any]] = []
    if god.id is not None:
        known, own = components().god(god.id), box_god(god.id, box)
        fields = {"name", "kind", "color", "cp", "cubes"}
        layers += [layer.model_dump(include=fields, exclude_none=True) for layer in (known, own) if layer]
    layers.append(god.model_dump(exclude={"id"}, exclude_none=True))
    values: dict[str, Any] = {}
    for layer in layers:
        if "kind" in layer and layer["kind"] != values.get("kind"):
            values = {"name": values.get("name", "")}
        values |= {key: value for key, value in layer.items() if value != ""}
    return values


def _surplus(god: God, kind: GodKind, path: str) -> list[Problem]:
    """Values on the sheet that this kind of god does not have."""
    given: set[Literal["cp", "color", "cubes"]] = {
        field for field in ("cp", "color", "cubes") if getattr(god, field) is not None
    }
    return [
        Problem(
            code="schema",
            path=f"{path}.{field}",
            message=f"'{field}' 항목은 {kind} 신에 없습니다. 쓸 수 있는 항목: {', '.join(FIELDS[kind])}.",
        )
        for field in sorted(given)
        if field not in FIELDS[kind]
    ]
