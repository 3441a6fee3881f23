"""A fifth game is a fifth folder: nothing else has to change."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules_data
from tests.rules_data.tiny_game import write_tiny_game


def test_a_folder_is_enough_to_be_on_the_shelf(tmp_path: Path) -> None:
    write_tiny_game(tmp_path)
    assert [game.id for game in rules_data.games(tmp_path)] == ["pebbles"]
    assert rules_data.game("pebbles", tmp_path).name == "조약돌"


def test_it_sets_up_for_each_player_count(tmp_path: Path) -> None:
    game = rules_data.game(write_tiny_game(tmp_path).name, tmp_path)
    assert game.setup(2).steps[0].text == "조약돌 7개를 쌓습니다."
    assert game.setup(3).steps[0].text == "조약돌 9개를 쌓습니다."
    assert game.setup(3).steps[0].status == "default"
    assert game.setup(3, box={"pebbles.3": 12}).steps[0].text == "조약돌 12개를 쌓습니다."


def test_it_scores_with_its_own_engine(tmp_path: Path) -> None:
    game = rules_data.game(write_tiny_game(tmp_path).name, tmp_path)
    sheet = {"players": [{"pebbles": 3}, {"pebbles": 5}]}
    assert game.score(sheet).winners == (1,)
    assert [player.total for player in game.score(sheet, {"worth": 2}).players] == [6, 10]


def test_its_sheet_is_refused_in_korean(tmp_path: Path) -> None:
    game = rules_data.game(write_tiny_game(tmp_path).name, tmp_path)
    with pytest.raises(rules_data.SheetError) as refused:
        game.score({"players": [{"pebbles": -1}, {"pebbles": 5}]})
    (problem,) = refused.value.errors
    assert problem == {
        "code": "out_of_range",
        "path": "players.0.pebbles",
        "message": "players.0.pebbles: -1은 안 됩니다. 0 이상의 값이어야 합니다.",
    }


def test_its_rules_are_found_by_id_with_figures_filled_in(tmp_path: Path) -> None:
    game = rules_data.game(write_tiny_game(tmp_path).name, tmp_path)
    assert game.rule("pebbles.turn").text == "조약돌을 2개까지 가져옵니다."
    with pytest.raises(rules_data.RuleNotFoundError, match=r"'pebbles\.nothing'이라는"):
        game.rule("pebbles.nothing")


def test_a_scoring_engine_that_is_missing_is_named(tmp_path: Path) -> None:
    folder = write_tiny_game(tmp_path)
    (folder / "scoring.py").unlink()
    game = rules_data.game("pebbles", tmp_path)
    with pytest.raises(rules_data.DataFileError, match=r"pebbles/scoring\.py"):
        game.score({"players": []})


def test_the_games_of_the_package_are_still_there(tmp_path: Path) -> None:
    write_tiny_game(tmp_path)
    rules_data.games(tmp_path)
    assert "pebbles" not in [game.id for game in rules_data.games()]
    with pytest.raises(rules_data.UnknownGameError, match="'pebbles'라는 게임은 없습니다"):
        rules_data.game("pebbles")
