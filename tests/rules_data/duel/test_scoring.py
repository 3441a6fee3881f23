"""Scores: reasons, decisions, warnings, and what must hold for every sheet."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules_data
from rules_data.duel.components import components
from tests.rules_data.duel.builders import FIXED, ids, player, score, sheet, sheets

GAME = rules_data.game("duel")


def line(result, seat, key):
    return next(line for line in result.players[seat].lines if line.key == key)


def test_a_guild_names_both_cities():
    result = score(player(cards="merchants_guild forum"), player(cards="clay_reserve caravansery armory"))
    guild = line(result, 0, "merchants_guild")
    assert (guild.points, guild.rule) == (3, "duel.score.guild")
    assert guild.why == "노란색 카드: 내 도시 1, 상대 도시 3 → 3 = 3점"


def test_builders_guild_shows_its_two_points_each():
    result = score(player(cards="builders_guild"), player(wonders_built="pyramids sphinx"))
    assert line(result, 0, "builders_guild").why == "지은 불가사의: 내 도시 0, 상대 도시 2 → 2 × 2점 = 4점"


def test_moneylenders_guild_counts_sets_of_coins():
    result = score(player(5, "moneylenders_guild"), player(19))
    assert line(result, 0, "moneylenders_guild").why == "주화 3개 묶음: 내 도시 1, 상대 도시 6 → 6 = 6점"


def test_mathematics_and_mysticism_explain_themselves():
    side = player(progress="mathematics mysticism philosophy", mythology_tokens=2, offering_tokens=1)
    result = score(side, expansion="pantheon")
    assert line(result, 0, "mathematics").why == "진보 토큰 3개(수학 포함) × 3점 = 9점"
    assert line(result, 0, "mysticism").why == "신화 토큰 2개 + 쓰지 않은 공물 토큰 1개, 3 × 2점 = 6점"


def test_unbuilt_and_pointless_wonders_have_a_line_of_their_own():
    result = score(player(wonders_built="temple_of_artemis", wonders_unbuilt="pyramids"))
    assert (line(result, 0, "temple_of_artemis").points, line(result, 0, "pyramids").points) == (0, 0)
    assert line(result, 0, "pyramids").why == "짓지 않아 0점"


def test_coins_and_military_explain_themselves():
    result = score(player(17), player(3), pawn=-4)
    assert line(result, 0, "coins").why == "주화 17개 ÷ 3 = 5점, 2개 남음"
    assert line(result, 1, "coins").why == "주화 3개 ÷ 3 = 1점"
    assert line(result, 0, "military").why == "말이 내 쪽 4번째 칸에 있어 0점"
    assert line(result, 1, "military").why == "말이 상대 쪽 4번째 칸에 있어 5점"


def test_unnamed_players_sit_left_and_right():
    result = score(player(name="가온"), player())
    assert [item.name for item in result.players] == ["가온", "오른쪽"]


def test_names_of_the_box_stand_on_the_lines():
    result = GAME.score(sheet(player(cards="palace")), {"name.palace": "왕궁"})
    assert line(result, 0, "palace").label == "왕궁"


def test_a_supremacy_beats_any_points():
    result = score(player(90, "palace town_hall"), player(), pawn=-9)
    assert (result.winners, result.decided_by) == ((1,), "military_supremacy")
    assert [item.rank for item in result.players] == [2, 1]


def test_ishtar_is_a_sixth_symbol():
    side = player(cards="scriptorium pharmacist workshop apothecary academy", gods="ishtar")
    assert score(side, player(60), expansion="pantheon").decided_by == "scientific_supremacy"


def test_two_supremacies_on_one_sheet_are_pointed_out():
    six = player(cards="scriptorium pharmacist workshop apothecary academy university")
    result = score(six, pawn=-9)
    assert (result.winners, result.decided_by) == ((1,), "military_supremacy")
    assert [warning.code for warning in result.warnings] == ["two_supremacies"]
    other = player(cards="library dispensary laboratory school study observatory")
    assert [warning.code for warning in score(six, other).warnings] == ["two_supremacies"]


def test_zeus_and_mysticism_together_name_the_open_reading():
    side = player(progress="mysticism", mythology_tokens=2)
    zeus = score(side, player(gods="zeus"), expansion="pantheon")
    assert [warning.code for warning in zeus.warnings] == ["zeus_token_reading"]
    assert score(side, expansion="pantheon").warnings == ()


def test_quick_rows_take_the_supremacy_from_the_pawn():
    result = score({"coins": 0, "quick": {"blue": 80}}, {"coins": 0, "quick": {}}, pawn=-9)
    assert (result.winners, result.decided_by) == ((1,), "military_supremacy")
    assert line(result, 0, "quick-blue").why == "점수 기록표에 적은 80점"


def test_blue_points_break_a_tie():
    result = score(player(cards="theater"), player(9))
    assert (result.winners, result.decided_by) == ((0,), "civilian_points")
    assert score(player(9), player(cards="theater")).winners == (1,)


@pytest.mark.parametrize(
    ("temples", "points"),
    [
        ("greek_grand_temple", 5),
        ("greek_grand_temple roman_grand_temple", 12),
        ("greek_grand_temple roman_grand_temple egyptian_grand_temple", 21),
    ],
)
def test_grand_temples_score_as_a_set(temples, points):
    result = score(player(cards=temples), expansion="pantheon")
    assert line(result, 0, "temples").points == points


def test_equal_totals_and_blue_points_share_the_win():
    result = score(player(2, "theater"), player(0, "altar"))
    assert (result.winners, result.decided_by) == ((0, 1), "shared")
    assert [item.rank for item in result.players] == [1, 1]


@settings(max_examples=80, deadline=None)
@given(sheets())
def test_swapping_the_players_mirrors_the_result(given_sheet):
    swapped = given_sheet | {
        "pawn": -given_sheet["pawn"],
        "p1": given_sheet["p2"],
        "p2": given_sheet["p1"],
    }
    one, two = GAME.score(given_sheet), GAME.score(swapped)
    assert one.decided_by == two.decided_by
    assert set(one.winners) == {1 - seat for seat in two.winners}
    for seat in (0, 1):
        assert one.players[seat].breakdown == two.players[1 - seat].breakdown
        assert one.players[seat].rank == two.players[1 - seat].rank


@settings(max_examples=80, deadline=None)
@given(sheets(), st.sampled_from(ids("age1", "age2", "age3")))
def test_a_further_card_never_lowers_the_own_fixed_points(given_sheet, card):
    if card in given_sheet["p1"]["cards"] + given_sheet["p2"]["cards"]:
        return
    richer = given_sheet | {"p1": given_sheet["p1"] | {"cards": [*given_sheet["p1"]["cards"], card]}}
    before, after = GAME.score(given_sheet).players[0], GAME.score(richer).players[0]
    gained = components().building(card).vp if components().building(card).color in FIXED else 0
    for part in FIXED | {"temples", "gods", "wonders", "progress", "coins", "military"}:
        assert after.breakdown[part] >= before.breakdown[part]
    assert sum(after.breakdown[part] - before.breakdown[part] for part in FIXED) == gained
    assert after.total >= before.total


@settings(max_examples=60, deadline=None)
@given(sheets())
def test_lines_add_up_and_every_rule_exists(given_sheet):
    result = GAME.score(given_sheet)
    known = RULES[given_sheet["expansion"]]
    for side in result.players:
        assert sum(item.points for item in side.lines) == side.total == sum(side.breakdown.values())
        assert {item.rule for item in side.lines} <= known
        assert all(item.why and item.label for item in side.lines)


@pytest.mark.parametrize("pawn", range(-9, 10))
def test_at_most_one_player_has_military_points(pawn):
    result = score(pawn=pawn)
    assert 0 in [side.breakdown["military"] for side in result.players]


RULES = {
    "base": {rule.id for rule in GAME.rules(2)},
    "pantheon": {rule.id for rule in GAME.rules(2, ["pantheon"])},
}
