"""What an Orbis sheet is worth, by hand-worked figures."""

from __future__ import annotations

import pytest

import rules_data
from rules_data.orbis.scoring import Sheet, readings, temple_ties
from tests.rules_data.orbis.builders import EMPTY, Data, forest, plain, player, score, temple


def around(last: Data) -> Data:
    """A forest that wants four blue neighbours, with three of them and `last` above it to the right."""
    put = {(1, 1): forest("blue", 4, 6), (2, 1): last}
    return player("bgbbb", "bgbb", "gxb", "gb", put=put)


def codes(result: rules_data.Result) -> list[str]:
    return [warning.code for warning in result.warnings]


def test_three_blue_neighbours_and_a_wilderness_wake_a_forest_that_wants_four() -> None:
    result = score(around({"kind": "wilderness"}), player())
    line = next(line for line in result.players[0].lines if line.key == "forest")
    assert (line.points, line.label) == (6, "숲 · 2층 2번째")
    assert line.why == "맞닿은 파랑 3 + 황무지 1 = 4, 필요한 수 4"
    assert line.rule == "orbis.score.forest"


def test_three_blue_neighbours_are_not_enough_for_four() -> None:
    result = score(around(plain("green")), player())
    line = next(line for line in result.players[0].lines if line.key == "forest")
    assert (line.points, line.why) == (0, "맞닿은 파랑 3, 필요한 수 4")


def test_a_forest_at_the_end_of_the_ground_never_has_three_neighbours() -> None:
    result = score(player("xxxxx", "xxxx", "xxx", "xx", put={(0, 0): forest("red", 3, 9)}), player())
    assert result.players[0].breakdown["tiles"] == 0


def test_plain_points_wilderness_temples_and_god_add_up() -> None:
    put = {(0, 0): plain("red", 9), (0, 1): plain("red", 8), (0, 4): temple(2, 5)}
    mine = player("rrxxw", "rrxw", "rbw", "bw", put=put, god={"kind": "fixed", "cp": 3})
    result = score(mine, player(put={(0, 4): temple(1, 9)}))
    assert result.players[0].breakdown == {"tiles": 17, "wilderness": -3, "temples": 7, "god": 3}
    assert result.players[0].total == 24


@pytest.mark.parametrize(
    ("kind", "color"), [("village", "yellow"), ("volcano", "red"), ("irrigation", "blue")]
)
def test_switched_tiles_score_their_points_only_when_switched_on(kind: str, color: str) -> None:
    for active, points in ((True, 5), (False, 0)):
        put = {(0, 0): {"kind": kind, "color": color, "cp": 5, "active": active}}
        result = score(player(*EMPTY, put=put), player())
        line = next(line for line in result.players[0].lines if line.key == kind)
        assert (line.points, line.rule) == (points, f"orbis.score.{kind}")


@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (10, 5)])
def test_a_god_of_cubes_counts_whole_sets_only(cubes: int, points: int) -> None:
    god = {"kind": "per_cubes", "cubes": 2, "cp": 1}
    result = score(player(cubes=cubes, god=god), player())
    assert result.players[0].breakdown["god"] == points


def test_fewest_compares_with_everybody() -> None:
    god = {"kind": "fewest", "color": "blue", "cp": 4}
    few, more = ("rrrrr", "rrrr", "rrr", "rr"), ("rrbww", "rrbw", "rbw", "bw")
    assert score(player(*few, god=god), player(*more)).players[0].breakdown["god"] == 4
    assert score(player(*few, god=god), player(*more), player(*few)).players[0].breakdown["god"] == 0
    tied = score(player(*few, god=god), player(*few), settings={"god_tie_counts": True})
    assert tied.players[0].breakdown["god"] == 4


def test_most_means_more_than_every_other_player() -> None:
    god = {"kind": "most", "color": "blue", "cp": 3}
    none, four = ("rrrrr", "rrrr", "rrr", "rr"), ("rrbww", "rrbw", "rbw", "bw")
    five = ("rrbbw", "rrbw", "rbw", "bw")
    assert score(player(*five, god=god), player(*four), player(*none)).players[0].breakdown["god"] == 3
    assert score(player(*four, god=god), player(*five), player(*none)).players[0].breakdown["god"] == 0


def test_wilderness_counts_for_everybody_where_the_setting_says_so() -> None:
    god = {"kind": "most", "color": "blue", "cp": 3}
    mine, wild = player("rrbbb", "rrbb", "rbb", "bb", god=god), player("xxxxx", "xxxx", "xxx", "xx")
    assert score(mine, wild).players[0].breakdown["god"] == 3
    counted = score(mine, wild, settings={"wilderness_counts_for_god": True})
    assert counted.players[0].breakdown["god"] == 0


def test_a_known_god_needs_its_id_alone() -> None:
    five_blue = player("rrbww", "rbbw", "rbw", "bw", god={"id": "sea"})
    result = score(five_blue, player(god={"id": "love"}))
    assert [one.breakdown["god"] for one in result.players] == [3, 1]
    assert [line.label for line in result.players[1].lines if line.key == "god"] == ["사랑의 여신"]


def test_the_sheet_wins_over_the_box_and_the_box_over_what_is_known() -> None:
    box = {"god.love": {"kind": "fixed", "cp": 2, "name": "아프로디테"}}
    mine, other = player(god={"id": "love"}), player()
    assert score(mine, other).players[0].breakdown["god"] == 1
    assert score(mine, other, box=box).players[0].breakdown["god"] == 2
    typed = player(god={"id": "love", "cp": 4})
    result = score(typed, other, box=box)
    assert result.players[0].breakdown["god"] == 4
    assert [line.label for line in result.players[0].lines if line.key == "god"] == ["아프로디테"]


def test_another_kind_on_the_sheet_drops_the_known_formula() -> None:
    mine = player(cubes=6, god={"id": "sea", "kind": "per_cubes", "cubes": 3, "cp": 2})
    assert score(mine, player()).players[0].breakdown["god"] == 4


def test_a_god_from_the_box_completes_what_is_known() -> None:
    mine = player("rrrrr", "rrrr", "rrr", "rr", god={"id": "fire"})
    assert score(mine, player(), box={"god.fire": {"cp": 5}}).players[0].breakdown["god"] == 5


def test_four_players_take_tokens_by_icons() -> None:
    players = [player(put={(0, 4): temple(icons, 9)}) for icons in (1, 5, 2, 3)]
    assert [one.breakdown["temples"] for one in score(*players).players] == [2, 11, 4, 7]


def test_a_tie_of_icons_goes_to_the_higher_single_number() -> None:
    many = player(put={(0, 3): temple(1, 6), (0, 4): temple(1, 6)})
    one = player(put={(0, 4): temple(2, 7)})
    result = score(many, one)
    assert [each.breakdown["temples"] for each in result.players] == [2, 7]
    assert "temple_tie_unresolved" not in codes(result)


def test_a_full_tie_goes_by_the_order_given_or_else_by_seat_with_a_warning() -> None:
    players = [player(put={(0, 4): temple(2, 7)}) for _ in range(2)]
    open_tie = score(*players)
    assert [each.breakdown["temples"] for each in open_tie.players] == [7, 2]
    assert codes(open_tie) == ["temple_tie_unresolved"]
    settled = score(*players, temple_order=[1, 0])
    assert [each.breakdown["temples"] for each in settled.players] == [2, 7]
    assert codes(settled) == []


def test_an_open_tie_tells_who_and_which_tokens() -> None:
    players = [player(put={(0, 4): temple(icons, 7)}) for icons in (2, 3, 2)]
    sheet = Sheet.model_validate({"players": players})
    assert [(tie.seats, tie.tokens) for tie in temple_ties(sheet, {})] == [((0, 2), (4, 2))]
    message = score(*players).warnings[0].message
    assert message.startswith("1번과 3번은 사원 아이콘 수와 신비 수가 모두 같습니다.")
    assert "자리 순서대로 4점, 2점을 받는 것으로" in message


def test_naming_one_of_two_tied_seats_settles_it() -> None:
    players = [player(put={(0, 4): temple(2, 7)}) for _ in range(2)]
    settled = score(*players, temple_order=[1])
    assert [each.breakdown["temples"] for each in settled.players] == [2, 7]
    assert codes(settled) == []


def test_two_without_temples_tie_for_the_last_token_where_zero_takes_one() -> None:
    players = [player(), player(), player(put={(0, 4): temple(1, 1)})]
    result = score(*players, settings={"zero_icons_takes_token": True})
    assert [each.breakdown["temples"] for each in result.players] == [4, 2, 9]
    assert "temple_tie_unresolved" in codes(result)


def test_points_then_cubes_then_shared_decide() -> None:
    def outcome(*tables: tuple[int, int]) -> tuple[tuple[int, ...], str]:
        gods = [player(cubes=cubes, god={"kind": "fixed", "cp": cp}) for cp, cubes in tables]
        result = score(*gods)
        return result.winners, result.decided_by

    assert outcome((5, 0), (4, 10)) == ((0,), "points")
    assert outcome((24, 6), (24, 4)) == ((0,), "cubes")
    assert outcome((24, 5), (24, 5)) == ((0, 1), "shared")
    assert outcome((3, 9), (7, 2), (7, 2)) == ((1, 2), "shared")
    assert outcome((7, 1), (7, 2), (3, 9)) == ((1,), "cubes")


def test_ranks_follow_points_and_cubes() -> None:
    tables = ((5, 1), (5, 2), (9, 0), (5, 1))
    players = [player(cubes=cubes, god={"kind": "fixed", "cp": cp}) for cp, cubes in tables]
    assert [each.rank for each in score(*players).players] == [3, 2, 1, 3]


def test_a_game_in_progress_is_scored_with_a_warning() -> None:
    result = score({"name": "하늘"}, player(put={(0, 4): temple(1, 1)}))
    assert [each.total for each in result.players] == [0, 7]
    assert codes(result) == ["pyramid_unfinished", "god_missing", "zero_icons_reading"]
    assert result.warnings[0].message == "하늘: 피라미드에 빈자리가 14곳 있습니다. 지금까지의 점수입니다."


def test_an_open_reading_says_what_the_other_one_would_change() -> None:
    result = score(player(name="하늘"), player(name="바다", put={(0, 4): temple(1, 1)}))
    warning = result.warnings[0]
    assert (warning.code, warning.setting) == ("zero_icons_reading", "zero_icons_takes_token")
    assert "하늘 +2점" in warning.message
    assert "바다" not in warning.message


def test_an_open_reading_that_changes_nothing_gives_no_warning() -> None:
    both = [player(put={(0, 4): temple(icons, 1)}) for icons in (1, 2)]
    assert codes(score(*both)) == []


def test_a_god_tie_names_its_setting() -> None:
    god = {"kind": "most", "color": "blue", "cp": 3}
    put = {(0, 4): temple(1, 1)}
    result = score(player(god=god, put=put), player(put={(0, 4): temple(2, 1)}))
    assert [(one.code, one.setting) for one in result.warnings] == [("god_tie_reading", "god_tie_counts")]


def test_every_setting_tells_its_state_and_what_turning_it_changes() -> None:
    sheet = Sheet.model_validate({"players": [player(), player(put={(0, 4): temple(1, 1)})]})
    found = {reading.choice.setting: reading for reading in readings(sheet, {})}
    assert {name: reading.changes for name, reading in found.items()} == {
        "zero_icons_takes_token": (2, 0),
        "wilderness_counts_for_god": (0, 0),
        "god_tie_counts": (0, 0),
    }
    assert [reading.value for reading in found.values()] == [False, False, False]
    assert found["zero_icons_takes_token"].matters
    assert not found["god_tie_counts"].matters


def test_one_wilderness_used_as_two_colours_is_reported() -> None:
    put = {(0, 0): forest("red", 1, 2), (0, 2): forest("blue", 1, 2), (0, 4): temple(1, 1)}
    result = score(player("gxgww", *EMPTY[1:], put=put), player(put={(0, 4): temple(2, 1)}))
    assert result.players[0].breakdown["tiles"] == 4
    assert "wilderness_several_colors" in codes(result)


def test_volcano_and_irrigation_are_counted_as_entered_and_say_so() -> None:
    put = {
        (0, 0): {"kind": "volcano", "cp": 4, "active": True},
        (0, 2): {"kind": "irrigation", "cp": 3, "active": False},
    }
    result = score(player(put=put), player())
    assert result.players[0].breakdown["tiles"] == 4
    assert {"volcano_as_entered", "irrigation_as_entered"} <= set(codes(result))


def test_a_player_without_a_name_is_called_by_seat() -> None:
    result = score(player(), player(name="바다"))
    assert [each.name for each in result.players] == ["1번", "바다"]
