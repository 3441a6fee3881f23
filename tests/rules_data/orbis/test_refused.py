"""Sheets that must be refused: the code, the place, and a sentence that quotes the bad value."""

from __future__ import annotations

from typing import Any

import pytest

import rules_data
from tests.rules_data.orbis.builders import EMPTY, Data, forest, player, refusal, rows


def on_ground(tile: Any) -> Data:
    world = rows(*EMPTY)
    world[0][0] = tile
    return {"players": [{"pyramid": world}, player()]}


def with_god(god: Any) -> Data:
    return {"players": [player(god=god), player()]}


TILES: list[tuple[Any, str, str]] = [
    ({"kind": "bog"}, "schema", "players.0.pyramid.0.0"),
    ({"color": "red"}, "schema", "players.0.pyramid.0.0"),
    ({"kind": "plain", "color": "pink", "cp": 0}, "schema", "players.0.pyramid.0.0.color"),
    ({"kind": "plain", "color": "red"}, "schema", "players.0.pyramid.0.0.cp"),
    ({"kind": "plain", "color": "red", "cp": -1}, "out_of_range", "players.0.pyramid.0.0.cp"),
    ({"kind": "plain", "color": "red", "cp": 1.5}, "schema", "players.0.pyramid.0.0.cp"),
    ({"kind": "wilderness", "color": "red"}, "schema", "players.0.pyramid.0.0.color"),
    ({"kind": "village", "cp": 3}, "schema", "players.0.pyramid.0.0.active"),
    ({"kind": "forest", "cp": 3}, "schema", "players.0.pyramid.0.0.needs"),
    (forest("red", 7, 3), "out_of_range", "players.0.pyramid.0.0.needs.count"),
    (forest("red", 0, 3), "out_of_range", "players.0.pyramid.0.0.needs.count"),
    ({"kind": "farm", "color": "red"}, "kind_color", "players.0.pyramid.0.0.color"),
    (
        {"kind": "temple", "color": "blue", "icons": 1, "mystic": 1},
        "kind_color",
        "players.0.pyramid.0.0.color",
    ),
]
GODS: list[tuple[Any, str, str]] = [
    ({}, "missing_value", "players.0.god"),
    ({"id": "balance"}, "missing_value", "players.0.god"),
    ({"id": "fire"}, "missing_value", "players.0.god"),
    ({"id": "nobody"}, "missing_value", "players.0.god"),
    ({"kind": "most", "cp": 3}, "missing_value", "players.0.god"),
    ({"kind": "per_cubes", "cp": 3}, "missing_value", "players.0.god"),
    ({"kind": "per_cubes", "cp": 3, "cubes": 0}, "out_of_range", "players.0.god.cubes"),
    ({"kind": "fixed", "cp": 3, "color": "red"}, "schema", "players.0.god.color"),
    ({"kind": "best", "cp": 3}, "schema", "players.0.god.kind"),
]


@pytest.mark.parametrize(("tile", "code", "path"), TILES)
def test_a_bad_tile_is_refused_where_it_lies(tile: Any, code: str, path: str) -> None:
    assert (code, path) in refusal(on_ground(tile))


@pytest.mark.parametrize(("god", "code", "path"), GODS)
def test_a_bad_god_is_refused(god: Any, code: str, path: str) -> None:
    assert (code, path) in refusal(with_god(god))


@pytest.mark.parametrize(
    ("letters", "code", "path"),
    [
        (("r.r..", "....", "...", ".."), "base_gap", "players.0.pyramid.0"),
        (("rr...", ".r..", "...", ".."), "support", "players.0.pyramid.1.1"),
        (("rr...", ".x..", "...", ".."), "support", "players.0.pyramid.1.1"),
        (("rr...", "y...", "...", ".."), "color", "players.0.pyramid.1.0"),
        (("rrrr.", "rr..", "b..", ".."), "color", "players.0.pyramid.2.0"),
        (("rrrr", "rrr.", "...", ".."), "schema", "players.0.pyramid"),
        (("rrrrr", "rrr.", "..."), "schema", "players.0.pyramid"),
    ],
)
def test_an_illegal_pyramid_is_refused_with_its_place(letters: tuple[str, ...], code: str, path: str) -> None:
    assert (code, path) in refusal({"players": [player(*letters), player()]})


def test_the_colour_rule_is_told_with_place_colour_and_what_is_allowed() -> None:
    with pytest.raises(rules_data.SheetError) as refused:
        rules_data.game("orbis").score({"players": [player("rb...", "y...", "...", ".."), player()]})
    message = refused.value.errors[0]["message"]
    expected = "2층 1번째: 노랑은 놓을 수 없습니다. 아래 타일과 같은 빨강, 파랑 또는 황무지여야 합니다."
    assert message == expected


@pytest.mark.parametrize("cubes", [-1, 11])
def test_cubes_run_from_none_to_ten(cubes: int) -> None:
    assert refusal({"players": [player(cubes=cubes), player()]}) == [("out_of_range", "players.0.cubes")]


@pytest.mark.parametrize("count", [0, 1, 5])
def test_two_to_four_play(count: int) -> None:
    assert refusal({"players": [player()] * count}) == [("player_count", "players")]


def test_each_god_tile_exists_once() -> None:
    twice = {"players": [player(god={"id": "love"}), player(god={"id": "love"})]}
    assert refusal(twice) == [("duplicate_tile", "players.1.god.id")]


@pytest.mark.parametrize(
    ("order", "code", "path"),
    [([0, 2], "out_of_range", "temple_order.1"), ([1, 1], "schema", "temple_order")],
)
def test_a_temple_order_names_seats_once(order: list[int], code: str, path: str) -> None:
    assert refusal({"temple_order": order, "players": [player(), player()]}) == [(code, path)]


@pytest.mark.parametrize(
    "sheet",
    [
        {"players": [player(), player()], "winner": 0},
        {"players": [player(), player()], "settings": {"ties": True}},
        {"players": [player(colour="red"), player()]},
    ],
)
def test_unknown_keys_are_refused(sheet: Data) -> None:
    assert [code for code, _ in refusal(sheet)] == ["schema"]


def test_a_box_value_that_is_no_god_is_refused() -> None:
    sheet = with_god({"id": "moon"})
    assert refusal(sheet, {"god.moon": {"kind": "brightest"}}) == [("schema", "box.god.moon")]
    assert refusal(sheet, {"god.moon": {"kind": "fixed", "cp": 2, "name": "달의 여신"}}) == []


def test_every_fault_is_told_at_once() -> None:
    sheet = {"players": [player("r.r..", "y...", "...", ".."), player(god={"id": "fire"})]}
    assert {code for code, _ in refusal(sheet)} == {"base_gap", "support", "missing_value"}
