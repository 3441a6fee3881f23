"""The known gods, as what a question may ask for by name; the tile kinds are terms of the glossary."""

from __future__ import annotations

from rules_data.asking.part import Part
from rules_data.korean import with_particle
from rules_data.orbis.components import KnownGod, color_name, components


def parts() -> tuple[Part, ...]:
    """Every god that is known."""
    return tuple(map(_god, components().gods))


def _god(god: KnownGod) -> Part:
    return Part(
        id=f"orbis.god.{god.id}",
        title=god.name,
        text=" ".join(filter(None, [god.take, _condition(god)])) or "확인하지 못한 신입니다. 타일을 보세요.",
        rule="orbis.score.god",
        words=(god.name.replace("의 ", ""), god.name.replace("의 ", " "), god.en),
        source=god.source,
        status=god.status,
    )


def _condition(god: KnownGod) -> str:
    points = "타일에 적힌 점수" if god.cp is None else f"{god.cp}점"
    color = color_name(god.color) if god.color else ""
    if god.kind in {"most", "fewest"} and color:
        more = "많으면" if god.kind == "most" else "적으면"
        return f"끝날 때 {color} 타일이 다른 모든 사람보다 {more} {with_particle(points, '을')} 얻습니다."
    if god.kind == "per_cubes" and god.cubes:
        return f"끝날 때 남은 큐브 {god.cubes}개마다 {with_particle(points, '을')} 얻습니다."
    return f"끝날 때 조건 없이 {with_particle(points, '을')} 얻습니다." if god.kind == "fixed" else ""
