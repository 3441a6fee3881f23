"""What the owner of a box has typed in: region tiles to offer again, gods with their formulas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field, ValidationError

from rules_data.errors import BoxError, Problem
from rules_data.korean import with_particle
from rules_data.model import Frozen
from rules_data.orbis.components import components, figure_value
from rules_data.orbis.gods import PrintedGod, box_god, printed_god
from rules_data.orbis.tiles import God, SheetTile
from rules_data.sheets import shown

TILE, GOD = "tile.", "god."
_SWITCHED = ("village", "volcano", "irrigation")


class BoxTile(Frozen):
    """A region tile as printed (box value `tile.<id>`): the tile, its age and its player-count mark.

    Whether a switched tile is active is not printed; it is False unless the box value says otherwise.
    """

    id: str
    tile: SheetTile
    age: Literal[1, 2, 3] | None = None
    mark: Literal["☆", "★"] | None = None


class OfferedGod(Frozen):
    """A god to choose from: what is known or typed in. `printed` is None where the formula is incomplete."""

    id: str
    name: str = Field(max_length=80)
    take: str
    printed: PrintedGod | None


def box_tiles(box: Mapping[str, Any]) -> tuple[BoxTile, ...]:
    """Every region tile that the owner typed in, in the order of the box.

    Raises:
        BoxError: a value is not a tile (schema).
    """
    return tuple(_box_tile(key, value) for key, value in box.items() if key.startswith(TILE))


def offered_gods(box: Mapping[str, Any]) -> tuple[OfferedGod, ...]:
    """The known gods and those of the box, each once; box values win.

    Raises:
        SheetError: a box value is not a god (schema).
    """
    typed = [key.removeprefix(GOD) for key in box if key.startswith(GOD)]
    ids = list(dict.fromkeys([*(god.id for god in components().gods), *typed]))
    return tuple(_offered(god_id, box) for god_id in ids)


def god_pool(box: Mapping[str, Any]) -> tuple[str, ...]:
    """What to draw the revealed gods from: their names, or places among face-down tiles.

    Names are drawn only where the box tells all of them.

    Raises:
        SheetError: a box value is not a god (schema).
    """
    total: int = figure_value("gods_total")
    names = tuple(god.name for god in offered_gods(box))
    places = tuple(f"왼쪽에서 {place}번째 타일" for place in range(1, total + 1))
    return names if len(names) == total else places


def _box_tile(key: str, value: Any) -> BoxTile:
    given = dict(value) if isinstance(value, Mapping) else {}
    entry = {"id": key.removeprefix(TILE), "age": given.pop("age", None), "mark": given.pop("mark", None)}
    if given.get("kind") in _SWITCHED:
        given.setdefault("active", False)
    try:
        return BoxTile.model_validate({**entry, "tile": given})
    except ValidationError as error:
        told = with_particle(shown(value), "은")
        message = f"{key}: {told} 섬 타일의 형식이 아닙니다. 내 상자 값을 고쳐 주세요."
        raise BoxError([Problem(code="schema", path=f"box.{key}", message=message)]) from error


def _offered(god_id: str, box: Mapping[str, Any]) -> OfferedGod:
    known, typed = components().god(god_id), box_god(god_id, box)
    printed, _ = printed_god(God(id=god_id), box, f"box.{GOD}{god_id}")
    name = (typed.name if typed else "") or (known.name if known else god_id)
    return OfferedGod(id=god_id, name=name, take=known.take if known else "", printed=printed)
