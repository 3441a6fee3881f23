"""What the owner of a box typed in is offered again, checked."""

from __future__ import annotations

from typing import Any

import pytest

import rules_data
from rules_data.orbis.box import box_tiles, god_pool, offered_gods
from rules_data.orbis.tiles import Plain, Village


def test_tiles_of_the_box_come_with_age_and_mark() -> None:
    box = {
        "tile.a": {"kind": "plain", "color": "red", "cp": 1, "age": 1, "mark": "☆"},
        "tile.b": {"kind": "village", "color": "yellow", "cp": 4},
        "god.sea": {"cp": 3},
    }
    first, second = box_tiles(box)
    assert (first.id, first.age, first.mark) == ("a", 1, "☆")
    assert first.tile == Plain(kind="plain", color="red", cp=1)
    assert (second.id, second.age, second.mark) == ("b", None, None)
    assert second.tile == Village(kind="village", cp=4, active=False)


@pytest.mark.parametrize(
    "value",
    [
        "red",
        {"kind": "plain"},
        {"kind": "plain", "color": "red", "cp": 1, "age": 4},
        {"kind": "lake", "cp": 1},
    ],
)
def test_a_box_value_that_is_no_tile_is_refused(value: Any) -> None:
    with pytest.raises(rules_data.BoxError) as refused:
        box_tiles({"tile.a": value})
    assert [(one["code"], one["path"]) for one in refused.value.errors] == [("schema", "box.tile.a")]


def test_known_gods_are_offered_and_only_two_are_complete() -> None:
    found = {god.id: god.printed is not None for god in offered_gods({})}
    assert found == {"love": True, "sea": True, "fire": False, "balance": False}


def test_a_god_of_the_box_joins_or_completes_the_known_ones() -> None:
    box = {
        "god.fire": {"cp": 3},
        "god.moon": {"name": "달의 여신", "kind": "fewest", "color": "white", "cp": 4},
    }
    found = {god.id: god for god in offered_gods(box)}
    fire = found["fire"].printed
    assert fire is not None
    assert (fire.kind, fire.color, fire.cp) == ("most", "red", 3)
    assert found["moon"].name == "달의 여신"
    assert len(found) == 5


def test_gods_are_drawn_by_name_only_where_all_ten_are_known() -> None:
    assert god_pool({})[:2] == ("왼쪽에서 1번째 타일", "왼쪽에서 2번째 타일")
    assert len(god_pool({})) == 10
    six = {f"god.own{number}": {"name": f"신 {number}", "kind": "fixed", "cp": 1} for number in range(6)}
    assert god_pool(six)[0] == "사랑의 여신"
    assert god_pool(six)[-1] == "신 5"
    assert len(god_pool(six)) == 10
