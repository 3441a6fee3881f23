"""The printed values that the owner of a box types in: which there are, and reading one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

from rules_data.artifact.components import Tile, components, figure_value, tile_label
from rules_data.errors import BoxError, Problem
from rules_data.model import Frozen
from rules_data.sheets import shown

BoxGroup = Literal["prestige", "income", "income_track", "track", "black_market"]


class BoxValue(Frozen):
    """A box value that may be typed in.

    `known` is the printed value as far as a rulebook example gives it; `of` names what it is printed on.
    """

    id: str
    group: BoxGroup
    of: str
    label: str
    known: int | None = None


@lru_cache(maxsize=1)
def box_values() -> tuple[BoxValue, ...]:
    """Every box value of the game, in the order in which a form asks for them.

    Spaces of the income track count from the left. Spaces of an action track and of the coin values beside
    the ship track count from the lowest number, 1 to 10.
    """
    found: list[BoxValue] = []
    for tile in components().tiles:
        found += _tile_values(tile)
    for space in range(1, components().income_spaces + 1):
        label = f"수입 트랙 왼쪽에서 {space}번째 칸"
        found.append(_value("income_track", space, "income_track", label, _known_income(space)))
    for track in components().tracks:
        for space in range(1, components().markers_per_track + 1):
            label = f"{track.name} 트랙 낮은 쪽에서 {space}번째 칸"
            found.append(_value("track", space, f"track.{track.id}", label))
    for space in range(1, components().markers_per_track + 1):
        label = f"배 트랙 낮은 쪽에서 {space}번째 칸의 동전 값"
        found.append(_value("black_market", space, "black_market", label))
    return tuple(found)


def box_number(box: Mapping[str, Any], key: str) -> int | None:
    """A value by id: from the box, else as a rulebook example gives it, else None.

    Raises:
        BoxError: the box value is not a whole number of 0 or more.
    """
    if key not in box:
        return _known().get(key)
    value = box[key]
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    message = f"{key}: {shown(value)}은 안 됩니다. 0 이상의 정수를 적어 주세요."
    raise BoxError([Problem(code="out_of_range", path=key, message=message)])


def _tile_values(tile: Tile) -> list[BoxValue]:
    label, key = tile_label(tile), f"tile.{tile.id}"
    prestige = BoxValue(
        id=f"{key}.prestige", group="prestige", of=tile.id, label=f"{label}의 명성 점수", known=tile.prestige
    )
    income = BoxValue(
        id=f"{key}.income", group="income", of=tile.id, label=f"{label}의 보너스 수입", known=tile.income
    )
    return [prestige, income]


def _value(group: BoxGroup, space: int, of: str, label: str, known: int | None = None) -> BoxValue:
    return BoxValue(id=f"{of}.{space}", group=group, of=of, label=label, known=known)


def _known_income(space: int) -> int | None:
    names = {1: "base_income_first", 2: "base_income_second"}
    return figure_value(names[space]) if space in names else None


@lru_cache(maxsize=1)
def _known() -> dict[str, int]:
    return {value.id: value.known for value in box_values() if value.known is not None}
