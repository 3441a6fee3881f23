"""What a tourism sheet may not say, and the Korean sentence that tells it."""

from __future__ import annotations

import re
from typing import Any

import pytest

import rules_data
from rules_data.errors import Problem
from tests.rules_data.tourism.builders import card, goal, link, paths, player

GAME = rules_data.game("tourism")
SCRIPT = "<script>alert('판지기')</script>"


def _problems(sheet: Any, box: dict[str, Any] | None = None) -> list[Problem]:
    with pytest.raises(rules_data.SheetError) as refused:
        GAME.score(sheet, box)
    assert all(re.search("[가-힣]", problem["message"]) for problem in refused.value.errors)
    return refused.value.errors


def _problem(sheet: Any, box: dict[str, Any] | None = None) -> Problem:
    (problem,) = _problems(sheet, box)
    return problem


def test_a_reserved_card_has_no_place_on_a_sheet() -> None:
    problem = _problem(paths(player(reserved=[card()]), player()))
    assert problem["code"] == "schema"
    assert problem["path"] == "players.0.reserved"
    assert problem["message"].endswith("쓸 수 있는 항목: name, relics, cards.")


@pytest.mark.parametrize(
    ("sheet", "path", "allowed"),
    [
        (paths(player(), player(), rounds=3), "rounds", "mode, win_condition, targets, settings, players"),
        (
            paths(player(card(price=3)), player()),
            "players.0.cards.0.price",
            "id, tier, color, linked_color, points, mapae, themes, region",
        ),
        (paths(player(), player(), targets={"coins": 1}), "targets.coins", "points, mapae, one_color_points"),
        (
            paths(player(), player(), settings={"links": True}),
            "settings.links",
            "link_counts_for_color_points",
        ),
        (
            goal({"coins": 1}, player(), player()),
            "win_condition.needs.coins",
            "points, mapae, each_theme, distinct_themes, each_region, distinct_regions, one_region, "
            "tier_1, tier_2, tier_3, one_color_points, cards",
        ),
    ],
)
def test_an_unknown_key_names_the_allowed_ones(sheet: dict[str, Any], path: str, allowed: str) -> None:
    problem = _problem(sheet)
    assert (problem["code"], problem["path"]) == ("schema", path)
    assert problem["message"].endswith(f"쓸 수 있는 항목: {allowed}.")


def test_a_name_of_200_characters_is_refused_and_quoted_shortly() -> None:
    problem = _problem(paths(player(name=(SCRIPT * 10)[:200]), player()))
    assert problem["path"] == "players.0.name"
    assert problem["message"].endswith("의 길이가 맞지 않습니다. 40자 이하여야 합니다.")
    assert len(problem["message"]) < 130


def test_a_short_hostile_name_is_kept_as_the_text_it_is() -> None:
    result = GAME.score(paths(player(name=SCRIPT), player()))
    assert result.players[0].name == SCRIPT


@pytest.mark.parametrize("count", [1, 5])
def test_one_player_and_five_are_refused(count: int) -> None:
    problem = _problem(paths(*[player()] * count))
    assert problem["code"] == "player_count"
    assert problem["message"] == f"players: {count}명입니다. 2명부터 4명까지 할 수 있습니다."


@pytest.mark.parametrize(
    ("values", "code", "sentence"),
    [
        ({"tier": 0}, "out_of_range", "0은 안 됩니다. 1 이상 3 이하의 값이어야 합니다."),
        ({"tier": 4}, "out_of_range", "4는 안 됩니다. 1 이상 3 이하의 값이어야 합니다."),
        ({"points": -1}, "out_of_range", "-1은 안 됩니다. 0 이상 20 이하의 값이어야 합니다."),
        ({"mapae": 21}, "out_of_range", "21은 안 됩니다. 0 이상 20 이하의 값이어야 합니다."),
        ({"points": "많이"}, "schema", "'많이'는 쓸 수 없는 값입니다. 정수여야 합니다."),
        (
            {"color": "gold"},
            "schema",
            "'gold'는 안 됩니다. 쓸 수 있는 값: 'white', 'blue', 'green', 'red', 'black'.",
        ),
        ({"themes": "market"}, "schema", "'market'은 쓸 수 없는 값입니다. 목록이어야 합니다."),
        ({"region": "가" * 81}, "schema", "의 길이가 맞지 않습니다. 80자 이하여야 합니다."),
    ],
)
def test_a_wrong_printed_value_is_quoted(values: dict[str, Any], code: str, sentence: str) -> None:
    problem = _problem(paths(player(card() | values), player()))
    assert problem["code"] == code
    assert problem["path"] == f"players.0.cards.0.{next(iter(values))}"
    assert problem["message"].endswith(sentence)


@pytest.mark.parametrize("theme", ["", "가" * 81])
def test_a_theme_needs_a_name(theme: str) -> None:
    assert _problem(paths(player(card(themes=[theme])), player()))["path"] == "players.0.cards.0.themes.0"


@pytest.mark.parametrize("missing", ["tier", "points", "mapae"])
def test_a_printed_value_that_is_missing_is_named(missing: str) -> None:
    values = {key: value for key, value in card().items() if key != missing}
    problem = _problem(paths(player(values), player()))
    assert (problem["code"], problem["message"]) == (
        "missing_value",
        f"카드에 적힌 값이 빠졌습니다: {missing}.",
    )


def test_a_card_without_a_color_names_the_five() -> None:
    problem = _problem(paths(player({"tier": 1, "points": 0, "mapae": 0}), player()))
    assert problem["code"] == "color"
    assert problem["message"].endswith("white(백), blue(청), green(녹), red(적), black(흑).")


def test_a_card_that_is_not_in_the_deck_is_refused() -> None:
    problem = _problem(paths(player({"id": "eiffel-tower"}), player()))
    assert problem["code"] == "unknown_card"
    assert "'eiffel-tower' 카드는 덱에 없습니다." in problem["message"]


def test_a_card_given_twice_names_who_has_it() -> None:
    sheet = paths(player({"id": "dokdo"}, name="하나"), player({"id": "dokdo"}))
    problem = _problem(sheet)
    assert (problem["code"], problem["path"]) == ("duplicate_card", "players.1.cards.0")
    assert problem["message"] == "'dokdo' 카드는 이미 하나에게 있습니다. 카드는 한 장씩만 있습니다."
    assert "이미 1번에게" in _problem(paths(player({"id": "dokdo"}, {"id": "dokdo"}), player()))["message"]


def test_a_card_given_twice_is_no_reason_to_doubt_a_link() -> None:
    sheet = paths(player({"id": "dokdo"}), player({"id": "dokdo"}, link("green")))
    assert [problem["code"] for problem in _problems(sheet)] == ["duplicate_card"]


class TestRelics:
    def test_a_number_or_names_are_a_point_each(self) -> None:
        result = GAME.score(paths(player(relics=2), player(relics=["jade-hairpin", "my-own", "third"])))
        assert [who.total for who in result.players] == [2, 3]

    def test_the_same_relic_at_two_players_is_refused(self) -> None:
        problem = _problem(paths(player(relics=["bride-mask"]), player(relics=["bride-mask"])))
        assert (problem["code"], problem["path"]) == ("duplicate_card", "players.1.relics")
        assert "'bride-mask' 유물" in problem["message"]

    @pytest.mark.parametrize("relics", [(11, 0), (6, 5), ([str(number) for number in range(11)], 0)])
    def test_more_than_ten_are_refused(self, relics: tuple[Any, Any]) -> None:
        problem = _problem(paths(player(relics=relics[0]), player(relics=relics[1])))
        assert problem["code"] == "too_many"
        assert problem["message"] == "유물이 모두 11장입니다. 유물은 10장뿐입니다."

    def test_ten_are_accepted(self) -> None:
        assert GAME.score(paths(player(relics=10), player())).players[0].total == 10

    def test_fewer_than_none_are_refused(self) -> None:
        problem = _problem(paths(player(relics=-1), player()))
        assert problem["code"] == "out_of_range"
        assert problem["message"] == "유물 -1장은 안 됩니다. 0장 이상이어야 합니다."

    @pytest.mark.parametrize("relics", ["many", 1.5, True, None, {"a": 1}])
    def test_what_is_neither_number_nor_list_is_refused(self, relics: Any) -> None:
        assert _problem(paths(player(relics=relics), player()))["path"] == "players.0.relics"


class TestLinkCards:
    def test_a_link_gives_the_discount_of_an_own_color(self) -> None:
        result = GAME.score(paths(player(card("red"), link("red")), player()))
        assert result.players[0].stats is not None
        assert result.players[0].stats["discounts"]["red"] == 2

    def test_a_color_that_the_player_lacks_is_refused(self) -> None:
        problem = _problem(paths(player(card("blue"), link("red"), name="하나"), player(card("red"))))
        assert (problem["code"], problem["path"]) == ("link", "players.0.cards")
        assert problem["message"] == "1단계 카드: 적색 카드가 하나에게 없습니다. 연결할 수 있는 색: 청."

    def test_another_link_card_is_no_ground_for_a_link(self) -> None:
        problems = _problems(paths(player(link("red"), link("red")), player()))
        assert [problem["code"] for problem in problems] == ["link", "link"]

    def test_a_link_card_of_the_deck_needs_its_color(self) -> None:
        problem = _problem(paths(player({"id": "imjingak"}), player()))
        assert (problem["code"], problem["path"]) == ("link", "players.0.cards.0")

    def test_an_ordinary_card_cannot_be_linked(self) -> None:
        problem = _problem(paths(player({"id": "dokdo", "linked_color": "green"}), player()))
        assert problem["code"] == "link"
        assert "연결 카드가 아닌 카드에는" in problem["message"]


class TestPrintedValues:
    def test_printed_values_win_over_the_deck(self) -> None:
        sheet = paths(player({"id": "seomun-market", "points": 2, "color": "red", "mapae": 5}), player())
        (who, _) = GAME.score(sheet).players
        assert who.stats is not None
        assert (who.total, who.stats["mapae"], who.stats["discounts"]["red"]) == (2, 5, 1)
        assert who.stats["tiers"] == {1: 0, 2: 0, 3: 1}

    def test_a_color_on_the_sheet_makes_a_link_card_of_the_deck_an_ordinary_one(self) -> None:
        (who, _) = GAME.score(paths(player({"id": "imjingak", "color": "blue"}), player())).players
        assert who.stats is not None
        assert who.stats["discounts"]["blue"] == 1

    def test_an_id_that_the_deck_does_not_have_may_carry_all_printed_values(self) -> None:
        sheet = paths(player(card(points=3, id="my-own-card")), player())
        assert GAME.score(sheet).players[0].lines[0].key == "my-own-card"


BOX_CARD = {"tier": 2, "color": "red", "points": 7, "mapae": 3, "themes": ["festival"], "region": "busan"}


class TestBoxValues:
    def test_the_box_wins_over_the_deck_and_the_sheet_over_the_box(self) -> None:
        box = {"card.dokdo": BOX_CARD}
        by_box = GAME.score(paths(player({"id": "dokdo"}), player()), box).players[0]
        by_sheet = GAME.score(paths(player({"id": "dokdo", "points": 1}), player()), box).players[0]
        assert by_box.stats is not None
        assert (by_box.total, by_box.stats["mapae"], by_box.stats["discounts"]["red"]) == (7, 3, 1)
        assert by_box.stats["tiers"] == {1: 0, 2: 1, 3: 0}
        assert by_sheet.total == 1

    def test_a_part_of_the_values_leaves_the_rest_to_the_deck(self) -> None:
        (who, _) = GAME.score(paths(player({"id": "dokdo"}), player()), {"card.dokdo": {"points": 2}}).players
        assert who.stats is not None
        assert (who.total, who.stats["discounts"]["green"], who.stats["tiers"][3]) == (2, 1, 1)

    def test_a_card_that_only_the_box_knows_is_known(self) -> None:
        sheet = paths(player({"id": "my-card"}), player())
        assert GAME.score(sheet, {"card.my-card": BOX_CARD}).players[0].total == 7

    def test_the_box_may_say_that_a_card_is_a_link_card(self) -> None:
        box = {"card.my-card": {"tier": 1, "link": True, "points": 1, "mapae": 0}}
        sheet = paths(player(card("red"), {"id": "my-card", "linked_color": "red"}), player())
        who = GAME.score(sheet, box).players[0]
        assert who.stats is not None
        assert who.stats["discounts"]["red"] == 2

    @pytest.mark.parametrize(
        ("value", "code", "path"),
        [
            (7, "schema", "box.card.dokdo"),
            ({"points": 21}, "out_of_range", "box.card.dokdo.points"),
            ({"points": True}, "schema", "box.card.dokdo.points"),
            ({"price": 3}, "schema", "box.card.dokdo.price"),
            ({"cost": {"white": -1}}, "out_of_range", "box.card.dokdo.cost.white"),
            ({"cost": {"gold": 1}}, "schema", "box.card.dokdo.cost.gold"),
        ],
    )
    def test_a_wrong_box_value_of_a_card_is_named(self, value: Any, code: str, path: str) -> None:
        problem = _problem(paths(player({"id": "dokdo"}), player()), {"card.dokdo": value})
        assert (problem["code"], problem["path"]) == (code, path)

    def test_a_wrong_box_value_of_a_card_that_nobody_has_does_not_matter(self) -> None:
        assert GAME.score(paths(player(), player()), {"card.dokdo": 7}).winners == ()
