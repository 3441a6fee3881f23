"""Every way in which data can miss a sheet's form is told in Korean: the value given, and what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field, field_validator

from rules_data.errors import Problem, SheetError
from rules_data.model import Frozen
from rules_data.sheets import fields_at, parse_box_value, parse_sheet, shown

Points = Annotated[int, Field(ge=0, le=50)]


class Farm(Frozen):
    kind: Literal["farm"]


class Village(Frozen):
    kind: Literal["village"]
    points: Points
    active: bool = False


Tile = Annotated[Farm | Village, Field(discriminator="kind")]


class Player(Frozen):
    name: str = Field(default="", min_length=0, max_length=5)
    cubes: int | None = Field(default=None, ge=0, le=10)
    debts: int = Field(default=1, gt=0, lt=9)
    relics: int | tuple[str, ...] = 0
    tiles: tuple[Tile, ...] = Field(default=(), max_length=2)
    steps: dict[str, int] = Field(default_factory=dict)
    own: tuple[Points, ...] = ()

    @field_validator("name")
    @classmethod
    def _has_no_digits(cls, name: str) -> str:
        if name.isdigit():
            raise ValueError("이름은 숫자만으로 지을 수 없습니다.")
        return name


class Sheet(Frozen):
    mode: Literal["one", "two"] = "one"
    players: tuple[Player, ...] = Field(min_length=2, max_length=3)


def _problems(sheet: Any) -> list[Problem]:
    with pytest.raises(SheetError) as refused:
        parse_sheet(Sheet, sheet)
    return refused.value.errors


def _problem(sheet: Any) -> Problem:
    (problem,) = _problems(sheet)
    return problem


def _with(**player: Any) -> dict[str, Any]:
    return {"players": [player, {}]}


def test_a_right_sheet_becomes_the_model() -> None:
    assert parse_sheet(Sheet, _with(name="가", cubes=3)).players[0].cubes == 3


def test_a_sheet_already_checked_is_taken_as_it_is() -> None:
    sheet = Sheet(players=(Player(), Player()))
    assert parse_sheet(Sheet, sheet) is sheet


@pytest.mark.parametrize("given", [None, [], "글", 3, Player()])
def test_what_is_no_mapping_is_refused(given: Any) -> None:
    problem = _problem(given)
    assert problem["code"] == "schema"
    assert problem["message"].startswith("점수표는 항목과 값의 묶음이어야 합니다.")


@pytest.mark.parametrize(("count", "word"), [(0, "0명"), (1, "1명"), (4, "4명")])
def test_a_player_count_that_is_not_allowed_names_the_bounds(count: int, word: str) -> None:
    assert _problem({"players": [{}] * count}) == {
        "code": "player_count",
        "path": "players",
        "message": f"players: {word}입니다. 2명부터 3명까지 할 수 있습니다.",
    }


def test_a_wrong_value_of_one_player_does_not_make_the_count_wrong() -> None:
    assert [problem["code"] for problem in _problems(_with(cubes=11))] == ["out_of_range"]


@pytest.mark.parametrize(
    ("player", "path", "sentence"),
    [
        ({"cubes": 11}, "cubes", "11은 안 됩니다. 0 이상 10 이하의 값이어야 합니다."),
        ({"cubes": -2}, "cubes", "-2는 안 됩니다. 0 이상 10 이하의 값이어야 합니다."),
        ({"cubes": 10**30}, "cubes", f"{10**30}은 안 됩니다. 0 이상 10 이하의 값이어야 합니다."),
        ({"cubes": 10**5000}, "cubes", "너무 큰 수는 안 됩니다. 0 이상 10 이하의 값이어야 합니다."),
        ({"debts": 0}, "debts", "0은 안 됩니다. 0보다 큰 값이어야 합니다."),
        ({"debts": 9}, "debts", "9는 안 됩니다. 9보다 작은 값이어야 합니다."),
        ({"own": [1, 51]}, "own.1", "51은 안 됩니다. 0 이상 50 이하의 값이어야 합니다."),
        (
            {"tiles": [{"kind": "village", "points": 51}]},
            "tiles.0.points",
            "51은 안 됩니다. 0 이상 50 이하의 값이어야 합니다.",
        ),
    ],
)
def test_a_number_out_of_range_names_the_range(player: Mapping[str, Any], path: str, sentence: str) -> None:
    path = f"players.0.{path}"
    assert _problem(_with(**player)) == {
        "code": "out_of_range",
        "path": path,
        "message": f"{path}: {sentence}",
    }


@pytest.mark.parametrize(
    ("player", "path", "sentence"),
    [
        ({"cubes": "two"}, "cubes", "'two'는 쓸 수 없는 값입니다. 정수여야 합니다."),
        ({"cubes": "2"}, "cubes", "'2'는 쓸 수 없는 값입니다. 정수여야 합니다."),
        ({"cubes": 1.5}, "cubes", "1.5는 쓸 수 없는 값입니다. 정수여야 합니다."),
        ({"cubes": float("nan")}, "cubes", "nan은 쓸 수 없는 값입니다. 정수여야 합니다."),
        ({"cubes": True}, "cubes", "참은 쓸 수 없는 값입니다. 정수여야 합니다."),
        ({"relics": False}, "relics", "거짓은 쓸 수 없는 값입니다. 정수여야 합니다."),
        ({"relics": "many"}, "relics", "'many'는 쓸 수 없는 값입니다. 정수 또는 목록이어야 합니다."),
        ({"relics": [3]}, "relics.0", "3은 쓸 수 없는 값입니다. 글자여야 합니다."),
        ({"name": None}, "name", "빈 값은 쓸 수 없는 값입니다. 글자여야 합니다."),
        ({"name": "123"}, "name", "이름은 숫자만으로 지을 수 없습니다."),
        ({"name": "여섯글자이름"}, "name", "'여섯글자이름'의 길이가 맞지 않습니다. 5자 이하여야 합니다."),
        ({"own": 3}, "own", "3은 쓸 수 없는 값입니다. 목록이어야 합니다."),
        ({"steps": [1]}, "steps", "[1]은 쓸 수 없는 값입니다. 항목과 값의 묶음이어야 합니다."),
        ({"steps": {"up": True}}, "steps.up", "참은 쓸 수 없는 값입니다. 정수여야 합니다."),
        ({"colour": 1}, "colour", "'colour' 항목은 없습니다."),
        ({"Name": "가"}, "Name", "'Name' 항목은 없습니다."),
        ({"na[me": "가"}, "na[me", "'na[me' 항목은 없습니다."),
        ({7: "가"}, "7", "'7' 항목은 없습니다."),
        ({"tiles": ["farm"]}, "tiles.0", "'farm'은 쓸 수 없는 값입니다. 항목과 값의 묶음이어야 합니다."),
        ({"tiles": [{}]}, "tiles.0", "'kind' 항목이 빠졌습니다."),
        ({"tiles": [{"kind": "port"}]}, "tiles.0", "'port'는 안 됩니다. 쓸 수 있는 값: 'farm', 'village'."),
        ({"tiles": [{"kind": "village"}]}, "tiles.0.points", "'points' 항목이 빠졌습니다."),
        (
            {"tiles": [{"kind": "farm", "points": 1}]},
            "tiles.0.points",
            "'points' 항목은 없습니다. 쓸 수 있는 항목: kind.",
        ),
        (
            {"tiles": [{"kind": "village", "points": 1, "active": "maybe"}]},
            "tiles.0.active",
            "'maybe'는 쓸 수 없는 값입니다. 참 또는 거짓이어야 합니다.",
        ),
    ],
)
def test_a_fault_of_form_names_the_value_and_what_is_allowed(
    player: dict[Any, Any], path: str, sentence: str
) -> None:
    path = f"players.0.{path}"
    problem = _problem({"players": [player, {}]})
    assert (problem["code"], problem["path"]) == ("schema", path)
    assert problem["message"].startswith(f"{path}: {sentence}")


def test_a_list_that_is_too_long_names_its_bound() -> None:
    message = _problem(_with(tiles=[{"kind": "farm"}] * 3))["message"]
    assert message.endswith("의 길이가 맞지 않습니다. 2개 이하여야 합니다.")


def test_an_unknown_key_names_the_keys_that_there_are() -> None:
    assert _problem({"players": [{}, {}], "player": []})["message"] == (
        "player: 'player' 항목은 없습니다. 쓸 수 있는 항목: mode, players."
    )
    assert _problem(_with(cube=1))["message"].endswith(
        "쓸 수 있는 항목: name, cubes, debts, relics, tiles, steps, own."
    )


def test_a_missing_key_is_named() -> None:
    assert _problem({"mode": "one"})["message"] == "players: 'players' 항목이 빠졌습니다."


def test_a_word_that_is_none_of_the_allowed_names_them() -> None:
    problem = _problem({"mode": "three", "players": [{}, {}]})
    assert problem["message"] == "mode: 'three'는 안 됩니다. 쓸 수 있는 값: 'one', 'two'."


def test_every_fault_is_told_at_once() -> None:
    problems = _problems({"mode": 3, "players": [{"cubes": 11}, {"name": 5}], "extra": 1})
    assert {problem["path"] for problem in problems} == {
        "mode",
        "players.0.cubes",
        "players.1.name",
        "extra",
    }


def test_the_error_itself_reads_as_its_sentences() -> None:
    with pytest.raises(SheetError, match="0 이상 10 이하의 값이어야 합니다"):
        parse_sheet(Sheet, _with(cubes=11))


def test_fields_at_follows_lists_unions_and_tags() -> None:
    assert fields_at(Sheet, []) == ["mode", "players"]
    assert fields_at(Sheet, ["players", 1])[:2] == ["name", "cubes"]
    assert fields_at(Sheet, ["players", 0, "tiles", 0]) == ["kind", "points", "active"]
    assert fields_at(Sheet, ["players", 0, "tiles", 0, "farm"]) == ["kind"]
    assert fields_at(Sheet, ["players", 0, "steps"]) == []
    assert fields_at(Sheet, ["players", 0, "steps", "up"]) == []
    assert fields_at(Sheet, ["nowhere", 0]) == []


def test_a_box_value_is_refused_under_its_own_name() -> None:
    with pytest.raises(SheetError) as refused:
        parse_box_value(Village, "tile.mill", {"kind": "village", "points": 60})
    (problem,) = refused.value.errors
    assert problem["path"] == "box.tile.mill.points"
    assert problem["message"] == "box.tile.mill.points: 60은 안 됩니다. 0 이상 50 이하의 값이어야 합니다."


def test_what_is_quoted_stays_short() -> None:
    assert shown("가" * 200) == "'" + "가" * 58 + "…"
    assert shown(None) == "빈 값"
    assert shown(-4) == "-4"
    assert shown(10**5000) == "너무 큰 수"
    assert shown([10**5000]) == "[너무 큰 수]"


def test_a_value_repeated_beyond_measure_is_quoted_at_once() -> None:
    bomb: list[Any] = ["가"]
    for _ in range(60):
        bomb = [bomb, bomb]
    assert len(shown(bomb)) <= 60
