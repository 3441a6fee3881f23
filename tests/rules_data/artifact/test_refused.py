"""Sheets that cannot be: the code, and a Korean sentence that quotes the bad value and what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

import rules_data

ZERO = {"africa": 0, "asia": 0, "south_america": 0, "middle_east": 0}
THREE = {"africa": 0, "south_america": 0, "middle_east": 0}


def player(**more: Any) -> dict[str, Any]:
    return {"money": 0, "tiles": [], **more}


def table(first: dict[str, Any], others: int = 2, more: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    return [player(**first), *[player(**(more or {}))] * others]


REFUSED = {
    "six players": ({"players": [player()] * 6}, "player_count", "6명입니다. 3명부터 5명까지"),
    "money below zero": ({"players": table({"money": -3})}, "out_of_range", "-3은 안 됩니다. 0 이상"),
    "money as text": ({"players": table({"money": "많음"})}, "schema", "'많음'은"),
    "prestige below zero": ({"players": table({"tiles": [{"prestige": -1}]})}, "out_of_range", "-1"),
    "unknown tile": ({"players": table({"tiles": [{"id": "moon-4"}]})}, "unknown_tile", "'moon-4'"),
    "tile without id or value": (
        {"players": table({"tiles": [{}]})},
        "missing_value",
        "명성 점수를 모릅니다",
    ),
    "tile twice with one player": (
        {"players": table({"tiles": [{"id": "asia-4", "prestige": 1}, {"id": "asia-4", "prestige": 1}]})},
        "duplicate_tile",
        "players.0.tiles.0에 있습니다",
    ),
    "more tiles than three players have": (
        {"players": table({"tiles": [{"prestige": 1}] * 24})},
        "too_many",
        "모두 24장입니다. 3명이면 23장까지",
    ),
    "tile of a site that sites leaves out": (
        {
            "sites": ["africa", "south_america", "middle_east"],
            "players": table({"tiles": [{"id": "asia-5"}]}),
        },
        "not_in_play",
        "쓰는 유적지: africa, south_america, middle_east",
    ),
    "two sites": ({"sites": ["africa", "asia"], "players": table({})}, "missing_value", "3명이면 3곳"),
    "four sites with three": (
        {"sites": list(ZERO), "players": table({})},
        "too_many",
        "4곳입니다 (africa, asia, south_america, middle_east)",
    ),
    "a site twice": ({"sites": ["asia", "asia", "africa"], "players": table({})}, "schema", "두 번"),
    "solo without the expansion": ({"players": table({"solo": 1})}, "not_in_expansion", "받은 값: 1"),
    "manuscript without the expansion": (
        {"expansions": ["roles"], "players": table({"manuscripts": 1})},
        "not_in_expansion",
        "필사본은 연구 확장에서만",
    ),
    "research without the expansion": (
        {"players": table({"research": THREE})},
        "not_in_expansion",
        "연구 트랙은",
    ),
    "ten solo exhibitions with three players": (
        {
            "expansions": ["research"],
            "players": table({"solo": 10, "research": THREE}, 2, {"research": THREE}),
        },
        "too_many",
        "단독 전시회가 모두 10장입니다. 3명이면 9장까지",
    ),
    "five manuscripts over all": (
        {
            "expansions": ["research"],
            "players": table({"manuscripts": 3, "research": ZERO}, 3, {"manuscripts": 1, "research": ZERO}),
        },
        "too_many",
        "필사본이 모두 6장입니다. 4명이면 4장까지",
    ),
    "no research at all": (
        {"expansions": ["research"], "players": table({}, 3)},
        "missing_value",
        "아프리카",
    ),
    "no research with three players and no sites": (
        {"expansions": ["research"], "players": table({})},
        "missing_value",
        "3명이면 3곳을 모두",
    ),
    "a region forgotten": (
        {"expansions": ["research"], "players": table({"research": THREE}, 3, {"research": ZERO})},
        "missing_value",
        "빠졌습니다: 아시아",
    ),
    "two regions only": (
        {
            "expansions": ["research"],
            "players": table({"research": {"asia": 1, "africa": 1}}, 2, {"research": {"asia": 1}}),
        },
        "missing_value",
        "3곳을 모두",
    ),
    "four regions with three players": (
        {"expansions": ["research"], "players": table({"research": ZERO}, 2, {"research": THREE})},
        "not_in_play",
        "4곳입니다",
    ),
    "a region beside sites": (
        {
            "expansions": ["research"],
            "sites": ["africa", "south_america", "middle_east"],
            "players": table({"research": ZERO}, 2, {"research": THREE}),
        },
        "not_in_play",
        "'asia' 지역은 쓰지 않습니다",
    ),
    "fourth step where three is the top": (
        {
            "expansions": ["research"],
            "settings": {"research_start_value": 2},
            "players": table({"research": {**THREE, "africa": 4}}, 2, {"research": THREE}),
        },
        "out_of_range",
        "4칸은 안 됩니다. 시작 칸에서 0칸부터 3칸까지",
    ),
    "a step below the start": (
        {
            "expansions": ["research"],
            "players": table({"research": {**ZERO, "asia": -1}}, 3, {"research": ZERO}),
        },
        "out_of_range",
        "-1칸은 안 됩니다",
    ),
    "an unknown region": ({"players": table({"research": {"moon": 1}})}, "schema", "moon"),
    "an unknown setting": (
        {"settings": {"house": True}, "players": table({})},
        "schema",
        "'house' 항목은 없습니다",
    ),
    "start value one": (
        {"settings": {"research_start_value": 1}, "players": table({})},
        "schema",
        "쓸 수 있는 값: 0, 2",
    ),
    "an unknown key": ({"players": table({"gold": 1})}, "schema", "'gold' 항목은 없습니다"),
    "an unknown expansion": ({"expansions": ["moon"], "players": table({})}, "schema", "'moon'"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_sheet_is_refused(name: str) -> None:
    sheet, code, words = REFUSED[name]
    with pytest.raises(rules_data.SheetError) as refused:
        rules_data.game("artifact").score(sheet, {})
    assert code in {error["code"] for error in refused.value.errors}
    assert words in str(refused.value)


def test_box_value_of_the_wrong_form_is_refused_with_its_key() -> None:
    sheet = {"players": table({"tiles": [{"id": "type_1-3"}]})}
    with pytest.raises(rules_data.SheetError, match=r"tile\.type_1-3\.prestige: '넷'은 안 됩니다"):
        rules_data.game("artifact").score(sheet, {"tile.type_1-3.prestige": "넷"})


def test_all_faults_of_a_sheet_are_told_at_once() -> None:
    sheet = {"players": table({"tiles": [{"id": "moon-4"}, {}], "solo": 1})}
    with pytest.raises(rules_data.SheetError) as refused:
        rules_data.game("artifact").score(sheet)
    assert {error["code"] for error in refused.value.errors} == {
        "not_in_expansion",
        "unknown_tile",
        "missing_value",
    }
