"""The card structures of the three ages: which card covers which, what is free, what is turned over."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Literal

from rules_data.duel.figures import numbers
from rules_data.errors import Problem, RefusedError
from rules_data.loader import read_model
from rules_data.model import Frozen, Status

Age = Literal[1, 2, 3]
TokenKind = Literal["mythology", "offering"]


class StructureError(RefusedError):
    """A card is named that is not in the structure or cannot be taken yet."""


class Row(Frozen):
    """A row of a structure as the data has it."""

    x: tuple[int, ...]
    up: bool


class Structures(Frozen):
    """structures.yaml."""

    ages: dict[Age, tuple[Row, ...]]
    source: str
    status: Status


class Slot(Frozen):
    """A place for a card: counted from 0, top row first, left to right.

    `row`, `place`: from 0. `x`: half card widths from the middle line. `covered_by`: slots of the row below
    that lie on it. `token`: the kind of token that lies on it with Pantheon.
    """

    index: int
    row: int
    place: int
    x: int
    up: bool
    covered_by: tuple[int, ...]
    covers: tuple[int, ...]
    token: TokenKind | None = None


class Taking(Frozen):
    """What taking a card does: slots that get free, those turned face up, tokens to take before that."""

    slot: int
    freed: tuple[int, ...]
    turned: tuple[int, ...]
    tokens: tuple[tuple[int, TokenKind], ...]
    age_ends: bool


@lru_cache(maxsize=8)
def structure(age: Age, pantheon: bool = False) -> tuple[Slot, ...]:
    """The slots of an age's structure.

    Args:
        age: 1, 2 or 3.
        pantheon: whether mythology and offering tokens lie on it.

    Raises:
        StructureError: there is no such age.
    """
    rows = _rows().get(age)
    if rows is None:
        message = f"{age}시대는 없습니다. 1, 2, 3 가운데 하나여야 합니다."
        raise StructureError([Problem(code="out_of_range", path="age", message=message)])
    places = [(row, place, x) for row, line in enumerate(rows) for place, x in enumerate(line.x)]
    tokens = _tokens(age) if pantheon else {}
    return tuple(
        Slot(
            index=index,
            row=row,
            place=place,
            x=x,
            up=rows[row].up,
            covered_by=_overlapping(places, row + 1, x),
            covers=_overlapping(places, row - 1, x),
            token=tokens.get(index),
        )
        for index, (row, place, x) in enumerate(places)
    )


def free_slots(age: Age, taken: Iterable[int]) -> tuple[int, ...]:
    """The slots whose card may be taken now: still there and covered by nothing."""
    gone = _known(age, taken)
    return tuple(
        slot.index for slot in structure(age) if slot.index not in gone and set(slot.covered_by) <= gone
    )


def take(age: Age, taken: Iterable[int], slot: int, pantheon: bool = False) -> Taking:
    """What happens in the structure when a free card is taken.

    Args:
        age: 1, 2 or 3.
        taken: slots that are empty already.
        slot: the slot whose card is taken.
        pantheon: whether tokens lie on the structure.

    Raises:
        StructureError: the slot does not exist, is empty, or is still covered.
    """
    gone = _known(age, taken)
    if slot not in free_slots(age, gone):
        message = (
            f"{slot}번 자리의 카드는 지금 가져올 수 없습니다. 가져올 수 있는 자리: {_listed(age, gone)}."
        )
        raise StructureError([Problem(code="out_of_range", path="slot", message=message)])
    slots, now_gone = structure(age, pantheon), gone | {slot}
    freed = tuple(index for index in free_slots(age, now_gone) if index not in free_slots(age, gone))
    turned = tuple(index for index in freed if not slots[index].up)
    tokens = tuple((index, token) for index in turned if (token := slots[index].token) is not None)
    return Taking(slot=slot, freed=freed, turned=turned, tokens=tokens, age_ends=len(now_gone) == len(slots))


def _rows() -> dict[Age, tuple[Row, ...]]:
    return _data().ages


@lru_cache(maxsize=1)
def _data() -> Structures:
    return read_model(Path(__file__).parent / "structures.yaml", Structures)


def _overlapping(places: list[tuple[int, int, int]], row: int, x: int) -> tuple[int, ...]:
    return tuple(
        index for index, (other, _, other_x) in enumerate(places) if other == row and abs(other_x - x) == 1
    )


def _tokens(age: Age) -> dict[int, TokenKind]:
    if age == 1:
        return dict.fromkeys(numbers("mythology_slots", pantheon=True), "mythology")
    if age == 2:
        return dict.fromkeys(numbers("offering_slots", pantheon=True), "offering")
    return {}


def _known(age: Age, taken: Iterable[int]) -> frozenset[int]:
    gone, size = frozenset(taken), len(structure(age))
    if unknown := sorted(index for index in gone if not 0 <= index < size):
        message = f"{unknown[0]}번 자리는 없습니다. 0부터 {size - 1}까지 쓸 수 있습니다."
        raise StructureError([Problem(code="out_of_range", path="taken", message=message)])
    return gone


def _listed(age: Age, gone: frozenset[int]) -> str:
    return ", ".join(map(str, free_slots(age, gone))) or "없음"
