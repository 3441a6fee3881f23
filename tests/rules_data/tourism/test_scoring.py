"""Goals, the three paths, and who wins: small sheets with results worked out by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rules_data
from rules_data.model import Result
from rules_data.tourism.components import Needs, components
from rules_data.tourism.goals import goal_parts, needs_in_words
from rules_data.tourism.scoring import goal_needs, path_targets
from rules_data.tourism.sheet import Sheet
from tests.rules_data.tourism.builders import card, goal, link, paths, player

GAME = rules_data.game("tourism")
THEMES = ["palace", "temple", "village", "market", "mountain", "sea", "water", "culture"]


def _stats(*cards: dict[str, Any], relics: int = 0) -> dict[str, Any]:
    stats = GAME.score(paths(player(*cards, relics=relics), player())).players[0].stats
    assert stats is not None
    return stats


def _one_of_each_theme(points: int = 1, mapae_on_first: int = 2) -> list[dict[str, Any]]:
    cards = [card(points=points, themes=[theme]) for theme in THEMES]
    return [cards[0] | {"mapae": mapae_on_first}, *cards[1:]]


class TestStatistics:
    def test_everything_is_counted_over_bought_cards(self) -> None:
        counted = _stats(
            card("white", points=3, mapae=1, tier=2, themes=["sea"], region="jeju"),
            card("white", points=1, tier=1, themes=["sea", "market"], region="jeju"),
            card("red", mapae=2, tier=3, themes=["temple"], region="jeolla"),
            link("red", points=2, themes=["water"], region=""),
            relics=2,
        )
        assert counted == {
            "points": 8,
            "mapae": 3,
            "purchased": 4,
            "discounts": {"white": 2, "blue": 0, "green": 0, "red": 2, "black": 0},
            "one_color_points": 4,
            "distinct_themes": 4,
            "distinct_regions": 2,
            "one_region": 2,
            "each_theme": 0,
            "each_region": 0,
            "tiers": {1: 2, 2: 1, 3: 1},
        }

    def test_each_theme_and_each_region_count_full_rounds(self) -> None:
        twice = [card(themes=[theme], region=f"r{index % 6}") for index, theme in enumerate(THEMES * 2)]
        assert (_stats(*twice)["each_theme"], _stats(*twice)["each_region"]) == (2, 2)
        assert _stats(*twice[:-1])["each_theme"] == 1
        assert _stats(*twice[:7])["each_theme"] == 0

    def test_a_card_of_two_themes_counts_for_both(self) -> None:
        pairs = [card(themes=THEMES[place : place + 2]) for place in (0, 2, 4, 6)]
        assert _stats(*pairs)["each_theme"] == 1

    def test_relics_are_points_and_nothing_else(self) -> None:
        counted = _stats(relics=3)
        assert (counted["points"], counted["mapae"], counted["purchased"]) == (3, 0, 0)
        assert counted["one_color_points"] == 0

    def test_the_deck_itself_counts_as_printed(self) -> None:
        counted = _stats({"id": "seomun-market"}, {"id": "hallasan"})
        assert (counted["points"], counted["mapae"]) == (9, 2)
        assert counted["discounts"]["black"] == 1
        assert (counted["distinct_themes"], counted["distinct_regions"]) == (2, 2)


class TestLines:
    def test_lines_say_why_and_link_a_rule(self) -> None:
        who = GAME.score(paths(player({"id": "seomun-market"}, relics=2), player())).players[0]
        assert [(line.key, line.label, line.points, line.why, line.rule) for line in who.lines] == [
            (
                "seomun-market",
                "서문시장 · 3단계",
                4,
                "카드에 적힌 4점 (흑색 할인, 마패 2개)",
                "tourism.score.cards",
            ),
            ("relics", "유물", 2, "유물 2장, 한 장에 1점", "tourism.score.relics"),
        ]
        assert who.breakdown == {"cards": 4, "relics": 2}

    def test_a_player_without_a_name_is_called_by_the_seat(self) -> None:
        result = GAME.score(paths(player(), player(name="하나")))
        assert [who.name for who in result.players] == ["1번", "하나"]


class TestGoal:
    def test_all_three_parts_of_the_first_goal_are_needed(self) -> None:
        needs = {"each_theme": 1, "points": 8, "mapae": 2}
        full = _one_of_each_theme()
        assert _decided(goal(needs, player(*full), player())) == ((0,), "goal")
        assert _decided(goal(needs, player(*full[1:]), player())) == ((), "unfinished")
        few_points = _one_of_each_theme(points=0)
        assert _decided(goal(needs, player(*few_points), player())) == ((), "unfinished")
        few_mapae = _one_of_each_theme(mapae_on_first=1)
        assert _decided(goal(needs, player(*few_mapae), player())) == ((), "unfinished")

    def test_the_order_of_comparing_is_points_mapae_fewer_cards(self) -> None:
        needs = {"points": 3}
        three = player(card(points=3, mapae=1))
        assert _decided(goal(needs, three, player(card(points=4)))) == ((1,), "points")
        assert _decided(goal(needs, three, player(card(points=3, mapae=2)))) == ((1,), "mapae")
        two_cards = player(card(points=3, mapae=1), card())
        assert _decided(goal(needs, two_cards, three)) == ((1,), "fewer_cards")
        assert _decided(goal(needs, three, three)) == ((0, 1), "shared")

    def test_points_without_the_goal_do_not_win(self) -> None:
        result = GAME.score(goal({"mapae": 1}, player(card(points=20)), player(card(mapae=1))))
        assert result.winners == (1,)
        assert result.reached == (1,)
        assert [who.rank for who in result.players] == [2, 1]

    @pytest.mark.parametrize(
        ("key", "cards"),
        [
            ("points", [card(points=1)]),
            ("mapae", [card(mapae=1)]),
            ("distinct_themes", [card()]),
            ("distinct_regions", [card()]),
            ("one_region", [card()]),
            ("tier_1", [card(tier=1)]),
            ("tier_2", [card(tier=2)]),
            ("tier_3", [card(tier=3)]),
            ("one_color_points", [card(points=1)]),
            ("cards", [card()]),
            ("each_theme", [card(themes=THEMES)]),
            ("each_region", [card(region=f"r{number}") for number in range(6)]),
        ],
    )
    def test_every_kind_of_need_can_be_met(self, key: str, cards: list[dict[str, Any]]) -> None:
        assert _decided(goal({key: 1}, player(*cards), player())) == ((0,), "goal")

    def test_a_goal_that_asks_for_nothing_is_refused(self) -> None:
        with pytest.raises(rules_data.SheetError, match="목표가 하나도 없습니다") as refused:
            GAME.score(goal({}, player(), player()))
        assert refused.value.errors[0]["code"] == "missing_value"

    def test_what_is_still_missing_is_told(self) -> None:
        needs = Needs(each_theme=1, points=8, mapae=2)
        parts = goal_parts(_stats(card(points=3, mapae=1)), needs)
        assert [(part.key, part.have, part.want, part.missing, part.met) for part in parts] == [
            ("points", 3, 8, 5, False),
            ("mapae", 1, 2, 1, False),
            ("each_theme", 0, 1, 1, False),
        ]
        assert needs_in_words(needs) == "총점 8점 + 마패 2개 + 8개 테마마다 카드 1장"


class TestWinConditionById:
    @staticmethod
    def _needs(goal_id: str | None, players: int, box: dict[str, Any] | None = None) -> dict[str, int]:
        sheet = Sheet.model_validate(
            {"mode": "cards", "win_condition": {"id": goal_id}, "players": [{}] * players}
        )
        return goal_needs(sheet, box or {}).asked()

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_the_first_goal_is_the_same_for_every_count(self, players: int) -> None:
        assert self._needs("eight_themes", players) == {"points": 8, "mapae": 2, "each_theme": 1}

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_every_condition_has_a_house_default_for_every_count(self, players: int) -> None:
        conditions = components().win_conditions
        assert len(conditions) == 7
        assert sum(condition.random for condition in conditions) == 5
        assert all(self._needs(condition.id, players) for condition in conditions)

    def test_the_box_wins_for_its_own_count_only(self) -> None:
        box = {"win_condition.national_tour.3": {"each_region": 2, "points": 5}}
        assert self._needs("national_tour", 3, box) == {"each_region": 2, "points": 5}
        assert self._needs("national_tour", 2, box) == {"each_region": 1, "points": 12, "mapae": 3}

    def test_a_condition_that_only_the_box_knows_is_known(self) -> None:
        assert self._needs("my_goal", 2, {"win_condition.my_goal.2": {"cards": 9}}) == {"cards": 9}

    def test_needs_on_the_sheet_win_over_the_box(self) -> None:
        sheet = goal({"cards": 1}, player(card()), player())
        sheet["win_condition"]["id"] = "national_tour"
        box = {"win_condition.national_tour.2": {"cards": 30}}
        assert GAME.score(sheet, box).winners == (0,)

    def test_an_unknown_condition_names_those_that_there_are(self) -> None:
        with pytest.raises(rules_data.SheetError, match="'moon' 승리 조건의 목표를 모릅니다") as refused:
            self._needs("moon", 2)
        assert refused.value.errors[0]["code"] == "missing_value"
        assert "eight_themes" in refused.value.errors[0]["message"]

    def test_no_condition_at_all_is_refused(self) -> None:
        sheet = {"mode": "cards", "players": [{}, {}]}
        for given in (sheet, sheet | {"win_condition": {}}):
            with pytest.raises(rules_data.SheetError, match="승리 조건이 빠졌습니다") as refused:
                GAME.score(given)
            assert refused.value.errors[0]["code"] == "missing_value"

    @pytest.mark.parametrize(
        ("value", "code", "path"),
        [
            ("lots", "schema", ""),
            ({"points": -1}, "out_of_range", ".points"),
            ({"coins": 1}, "schema", ".coins"),
            ({}, "missing_value", ""),
        ],
    )
    def test_a_wrong_box_value_is_refused(self, value: Any, code: str, path: str) -> None:
        with pytest.raises(rules_data.SheetError) as refused:
            self._needs("eight_themes", 2, {"win_condition.eight_themes.2": value})
        (problem,) = refused.value.errors
        assert (problem["code"], problem["path"]) == (code, f"box.win_condition.eight_themes.2{path}")


class TestThreePaths:
    def test_a_path_beats_points(self) -> None:
        result = GAME.score(paths(player(card(points=20)), player(card(mapae=10)), targets={"points": 20}))
        # 20 points on one card are 20 points of one colour: both are on a path, mapae +0 against colour +10.
        assert result.reached == (0, 1)
        assert (result.winners, result.decided_by) == ((0,), "path")

    def test_points_over_many_colors_lose_to_a_path(self) -> None:
        many = player(*[card(color, points=5) for color in ("white", "blue", "green", "red", "black")])
        result = GAME.score(paths(many, player(card(mapae=10))))
        assert (result.winners, result.decided_by, result.reached) == ((1,), "path", (1,))
        assert [who.rank for who in result.players] == [2, 1]

    def test_nobody_on_a_path_is_decided_by_points(self) -> None:
        colors = ("white", "blue", "green", "red", "black")
        low = player(*[card(color, points=4) for color in colors])
        high = player(*[card(color, points=5) for color in colors[:4]], card("black", points=1))
        assert _decided(paths(low, high)) == ((1,), "points")
        assert _decided(paths(low, player())) == ((0,), "points")
        longer = player(*[card(color, points=4) for color in colors], card())
        assert _decided(paths(longer, low)) == ((1,), "fewer_cards")
        assert _decided(paths(low, low)) == ((0, 1), "shared")

    def test_nobody_there_yet(self) -> None:
        assert _decided(paths(player(card(points=9)), player(card(mapae=9)))) == ((), "unfinished")

    def test_of_two_paths_the_larger_excess_counts(self) -> None:
        # 13 mapae (+3) and 11 of one colour (+1): compared with 13; the other has 12 of one colour.
        both = player(card(points=11, mapae=13))
        assert _decided(paths(both, player(card(points=12)))) == ((0,), "path")

    def test_on_equal_excess_one_color_counts(self) -> None:
        # targets 10 mapae and 5 of one colour: 12 mapae (+2), 7 points (+2): the figure is 7, less than 8.
        both, other = player(card(points=7, mapae=12)), player(card(points=8))
        assert _decided(paths(both, other, targets={"one_color_points": 5})) == ((1,), "path")

    def test_equal_figures_are_compared_by_points_and_fewer_cards(self) -> None:
        ten = player(card(mapae=10))
        assert _decided(paths(ten, player(card(mapae=10), card(points=1)))) == ((1,), "points")
        assert _decided(paths(player(card(mapae=10), card()), ten)) == ((1,), "fewer_cards")

    def test_a_relic_counts_for_no_color(self) -> None:
        assert _decided(paths(player(card(points=9), relics=1), player())) == ((), "unfinished")

    def test_a_link_counts_for_its_color_unless_the_table_says_no(self) -> None:
        linked = player(card("red", points=6), link("red", points=4))
        result = GAME.score(paths(linked, player()))
        assert (result.winners, [warning.code for warning in result.warnings]) == ((0,), ["link_reading"])
        assert result.warnings[0].setting == "link_counts_for_color_points"
        other = GAME.score(paths(linked, player(), settings={"link_counts_for_color_points": False}))
        assert other.winners == ()
        assert "더하지 않았습니다" in other.warnings[0].message

    def test_without_points_on_a_link_card_there_is_nothing_to_warn_of(self) -> None:
        assert GAME.score(paths(player(card("red"), link("red")), player())).warnings == ()


class TestTargets:
    @staticmethod
    def _targets(sheet: dict[str, Any] | None = None, box: dict[str, Any] | None = None) -> tuple[int, ...]:
        parsed = Sheet.model_validate(paths({}, {}) | ({"targets": sheet} if sheet else {}))
        targets = path_targets(parsed, box or {})
        return targets.points, targets.mapae, targets.one_color_points

    def test_the_house_defaults(self) -> None:
        assert self._targets() == (20, 10, 10)

    def test_each_target_comes_from_the_sheet_the_box_or_the_default(self) -> None:
        box = {"targets": {"points": 30, "mapae": 12}}
        assert self._targets(box=box) == (30, 12, 10)
        assert self._targets({"mapae": 7}, box) == (30, 7, 10)
        assert self._targets({"points": 5, "mapae": 6, "one_color_points": 7}, box) == (5, 6, 7)

    @pytest.mark.parametrize(
        ("value", "path"),
        [
            (5, "box.targets"),
            (None, "box.targets"),
            ({"points": 0}, "box.targets.points"),
            ({"points": "many"}, "box.targets.points"),
            ({"coins": 1}, "box.targets.coins"),
        ],
    )
    def test_wrong_targets_in_the_box_are_refused(self, value: Any, path: str) -> None:
        with pytest.raises(rules_data.SheetError) as refused:
            GAME.score(paths(player(), player()), {"targets": value})
        assert [problem["path"] for problem in refused.value.errors] == [path]

    def test_a_target_of_nothing_on_the_sheet_is_refused(self) -> None:
        with pytest.raises(rules_data.SheetError, match="1 이상의 값이어야 합니다"):
            GAME.score(paths(player(), player(), targets={"points": 0}))


def test_a_sheet_model_is_scored_like_its_dict() -> None:
    sheet = goal({"cards": 1}, player(card()), player())
    assert GAME.score(Sheet.model_validate(sheet)) == GAME.score(sheet)


def test_the_result_can_be_written_as_json() -> None:
    output = json.loads(json.dumps(GAME.score(goal({"cards": 1}, player(card()), player())).to_json()))
    assert output["reached"] == [0]
    assert output["players"][0]["stats"]["tiers"] == {"1": 1, "2": 0, "3": 0}
    assert "part" not in output["players"][0]["lines"][0]


def _decided(sheet: dict[str, Any]) -> tuple[tuple[int, ...], str]:
    result: Result = GAME.score(sheet)
    return result.winners, result.decided_by
