"""Scores: lines, warnings, and what must hold for every sheet."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules_data

SITES = ("africa", "asia", "south_america", "middle_east")


def score(*players: dict[str, Any], box: dict[str, Any] | None = None, **sheet: Any) -> rules_data.Result:
    return rules_data.game("artifact").score({"players": list(players), **sheet}, box)


def player(money: int = 0, *prestige: int, **more: Any) -> dict[str, Any]:
    return {"money": money, "tiles": [{"prestige": value} for value in prestige], **more}


def steps(*numbers: int) -> dict[str, int]:
    sites = SITES if len(numbers) == 4 else ("africa", "south_america", "middle_east")
    return dict(zip(sites, numbers, strict=True))


def codes(result: rules_data.Result) -> list[str]:
    return [warning.code for warning in result.warnings]


def test_lines_say_why_in_korean() -> None:
    result = score(
        {
            "money": 17,
            "tiles": [{"id": "type_1-3"}, {"prestige": 4}],
            "solo": 2,
            "research": steps(2, 1, 1, 0),
        }
        | {"manuscripts": 2},
        player(research=steps(0, 0, 0, 0)),
        player(research=steps(0, 0, 0, 0)),
        player(research=steps(0, 0, 0, 0)),
        expansions=["research"],
        box={"tile.type_1-3.prestige": 6},
    )
    lines = {line.key: (line.points, line.label, line.why) for line in result.players[0].lines}
    assert lines == {
        "type_1-3": (6, "1번 유물 3장 전시회", "내 상자 값의 명성 6점"),
        "tile-2": (4, "전시회 2", "타일에 적힌 명성 4점"),
        "solo": (2, "단독 전시회", "단독 전시회 2개, 하나에 1점"),
        "money": (3, "돈", "17닢, 5닢마다 1점, 남는 2닢은 세지 않음"),
        "research": (
            4,
            "연구 보너스",
            "필사본으로 아시아 +1, 남아메리카 +1. 중동 0칸을 빼고 가장 낮은 아프리카 2칸 = 4점",
        ),
    }


def test_names_are_seats_where_nobody_wrote_one() -> None:
    result = score(player(), player(name="하나"), player())
    assert [found.name for found in result.players] == ["1번", "하나", "3번"]


def test_places_follow_the_tie_break() -> None:
    result = score(player(12, 6, 6), player(10, 5, 4, 3), player(9, 7, 2), player(10, 12))
    assert [found.rank for found in result.players] == [2, 1, 4, 3]


def test_open_readings_are_told_with_their_setting() -> None:
    base = player(research=steps(1, 1, 1))
    result = score(
        base, player(research=steps(0, 0, 0)), player(research=steps(2, 2, 3)), expansions=["research"]
    )
    assert codes(result) == ["research_start_reading"]
    assert result.warnings[0].setting == "research_start_value"


def test_a_marker_on_the_fourth_step_settles_the_start_space() -> None:
    top = player(research=steps(4, 1, 1))
    assert codes(score(top, *[player(research=steps(0, 0, 0))] * 2, expansions=["research"])) == []


def test_solo_reading_is_told_only_where_it_moves_a_place() -> None:
    alike = steps(4, 1, 1)
    first = player(13, 7, 4, research=alike)
    second = player(11, 6, 4, solo=1, research=alike)
    third = player(0, 2, research=alike)
    result = score(first, second, third, expansions=["research"])
    assert codes(result) == ["solo_reading"]
    assert codes(score(player(40, 9, research=alike), second, third, expansions=["research"])) == []


def test_shared_win_is_told() -> None:
    result = score(player(12, 6, 4), player(12, 6, 4), player(0))
    assert result.winners == (0, 1)
    assert codes(result) == ["tie_shared"]


def test_four_regions_with_three_players_are_told() -> None:
    tiles = [{"id": f"{site}-4", "prestige": 5} for site in SITES]
    result = score({"money": 0, "tiles": tiles}, player(), player())
    assert codes(result) == ["sites_unclear"]


def test_manuscripts_that_help_are_told() -> None:
    helped = player(research=steps(4, 1, 0), manuscripts=1)
    result = score(helped, *[player(research=steps(0, 0, 0))] * 2, expansions=["research"])
    assert result.players[0].total == 2
    assert codes(result) == ["manuscript_reading"]


def test_named_sites_let_three_players_keep_their_tiles() -> None:
    tiles = [{"id": "asia-4", "prestige": 5}]
    sites = ["asia", "africa", "middle_east"]
    assert score({"money": 0, "tiles": tiles}, player(), player(), sites=sites).players[0].total == 5


PLAYERS = st.builds(
    lambda money, prestige, solo, numbers, manuscripts: player(
        money, *prestige, solo=solo, research=steps(*numbers), manuscripts=manuscripts
    ),
    st.integers(0, 60),
    st.lists(st.integers(0, 12), max_size=4),
    st.integers(0, 2),
    st.lists(st.integers(0, 4), min_size=4, max_size=4),
    st.integers(0, 1),
)
TABLES = st.lists(PLAYERS, min_size=4, max_size=4)


def totals(result: rules_data.Result) -> list[int]:
    return [found.total for found in result.players]


@settings(max_examples=60, deadline=None)
@given(TABLES, st.integers(0, 3), st.integers(1, 30))
def test_more_money_never_lowers_a_total_or_a_place(
    table: list[dict[str, Any]], seat: int, more: int
) -> None:
    before = score(*table, expansions=["research"])
    richer = [dict(found) for found in table]
    richer[seat]["money"] += more
    after = score(*richer, expansions=["research"])
    assert after.players[seat].total >= before.players[seat].total
    assert after.players[seat].rank <= before.players[seat].rank
    assert [n for i, n in enumerate(totals(after)) if i != seat] == [
        n for i, n in enumerate(totals(before)) if i != seat
    ]


@settings(max_examples=60, deadline=None)
@given(TABLES, st.integers(0, 3))
def test_a_manuscript_never_lowers_the_bonus(table: list[dict[str, Any]], seat: int) -> None:
    bare, held = [dict(found) for found in table], [dict(found) for found in table]
    bare[seat]["manuscripts"], held[seat]["manuscripts"] = 0, 1
    without = score(*bare, expansions=["research"]).players[seat]
    with_one = score(*held, expansions=["research"]).players[seat]
    assert with_one.breakdown["research"] >= without.breakdown["research"]


@settings(max_examples=60, deadline=None)
@given(TABLES, st.permutations(range(4)))
def test_player_order_does_not_matter(table: list[dict[str, Any]], order: list[int]) -> None:
    one = score(*table, expansions=["research"])
    other = score(*[table[seat] for seat in order], expansions=["research"])
    assert [one.players[seat].total for seat in order] == totals(other)
    assert [one.players[seat].rank for seat in order] == [found.rank for found in other.players]
    assert {order[seat] for seat in other.winners} == set(one.winners)
    assert one.decided_by == other.decided_by


@settings(max_examples=60, deadline=None)
@given(TABLES)
def test_winners_are_exactly_the_first_places(table: list[dict[str, Any]]) -> None:
    result = score(*table, expansions=["research"])
    assert result.winners == tuple(i for i, found in enumerate(result.players) if found.rank == 1)
    assert (result.decided_by == "shared") == (len(result.winners) > 1)


@pytest.mark.parametrize("expansions", [[], ["roles"], ["research", "roles"]])
def test_roles_score_nothing(expansions: list[str]) -> None:
    more = {"research": steps(1, 1, 1, 1)} if "research" in expansions else {}
    result = score(*[player(10, 3, **more)] * 4, expansions=expansions)
    assert totals(result) == [5 + (2 if more else 0)] * 4


def test_tie_that_solo_or_money_decides_alike() -> None:
    result = score(
        player(10, 7, 4, research=steps(1, 1, 1)),
        player(11, 6, 4, solo=1, research=steps(2, 1, 1)),
        player(20, 5, research=steps(1, 0, 0)),
        expansions=["research"],
    )
    assert totals(result) == [15, 15, 9]
    assert (result.winners, result.decided_by) == ((1,), "exhibitions")
    assert codes(result) == ["research_start_reading"]
