"""The command line prints set-up guides and scores, and refuses with exit code 2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from rules_data.__main__ import main

ROOT = Path(__file__).parents[2]
SHEET = {
    "mode": "three_paths",
    "players": [{"name": "하나", "relics": 1, "cards": [{"id": "seomun-market"}]}, {"name": "민준"}],
}


def _file(folder: Path, content: Any, name: str = "sheet.yaml") -> str:
    path = folder / name
    path.write_text(yaml.safe_dump(content, allow_unicode=True), encoding="utf-8")
    return str(path)


def _json(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


def _problems(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, str]]:
    assert main([*arguments, "--json"]) == 2
    problems: list[dict[str, str]] = _json(capsys)["errors"]
    assert all(problem.keys() == {"code", "path", "message"} for problem in problems)
    return problems


def test_set_up_prints_steps_and_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["setup", "tourism", "--players", "3", "--json"]) == 0
    output = _json(capsys)
    assert output["figures"]["tokens_per_color"] == 5
    assert output["figures"]["tier_cards"] == [40, 30, 20]
    step = output["steps"][2]
    assert step.keys() >= {"id", "text", "figures", "rule", "source", "status"}
    assert step["figures"] == {"token_colors": 5, "tokens_per_color": 5}


def test_set_up_without_json_prints_numbered_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["setup", "tourism", "--players", "2"]) == 0
    assert "3. 5색 토큰을 색마다 4개씩 은행에 놓습니다." in capsys.readouterr().out


@pytest.mark.parametrize("content", [{"tokens_per_color.3": 6}, {"tourism": {"tokens_per_color.3": 6}}])
def test_box_values_are_read_flat_or_by_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: dict[str, Any]
) -> None:
    box = _file(tmp_path, content, "box.yaml")
    assert main(["setup", "tourism", "--players", "3", "--box", box, "--json"]) == 0
    assert _json(capsys)["figures"]["tokens_per_color"] == 6


def test_score_prints_the_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "tourism", _file(tmp_path, SHEET), "--json"]) == 0
    output = _json(capsys)
    assert output["game"] == "tourism"
    assert output["decided_by"] == "unfinished"
    assert output["winners"] == []
    first = output["players"][0]
    assert (first["name"], first["rank"], first["total"]) == ("하나", 1, 5)
    assert first["breakdown"] == {"cards": 4, "relics": 1}
    assert [line.keys() for line in first["lines"]] == [{"key", "label", "points", "why", "rule"}] * 2


def test_score_without_json_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "tourism", _file(tmp_path, SHEET)]) == 0
    assert "+1 유물: 유물 1장, 한 장에 1점" in capsys.readouterr().out


def test_score_uses_the_box(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = _file(tmp_path, {"card.seomun-market": {"points": 3}}, "box.yaml")
    assert main(["score", "tourism", _file(tmp_path, SHEET), "--box", box, "--json"]) == 0
    assert _json(capsys)["players"][0]["total"] == 4


def test_a_refused_sheet_prints_its_errors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (problem,) = _problems(capsys, "score", "tourism", _file(tmp_path, SHEET | {"round": 3}))
    assert (problem["code"], problem["path"]) == ("schema", "round")
    assert "쓸 수 있는 항목: mode, win_condition, targets, settings, players." in problem["message"]


def test_a_refused_sheet_without_json_prints_the_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", "tourism", _file(tmp_path, SHEET | {"round": 3})]) == 2
    assert "'round' 항목은 없습니다." in capsys.readouterr().out


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    (problem,) = _problems(capsys, "setup", "chess", "--players", "2")
    assert problem["message"].startswith("'chess'라는 게임은 없습니다. 있는 게임: tourism")


def test_a_player_count_that_is_not_allowed_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    (problem,) = _problems(capsys, "setup", "tourism", "--players", "5")
    assert problem["code"] == "player_count"
    assert "2명, 3명, 4명" in problem["message"]


def test_a_wrong_box_value_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = _file(tmp_path, {"tokens_per_color.2": "many"}, "box.yaml")
    (problem,) = _problems(capsys, "setup", "tourism", "--players", "2", "--box", box)
    assert problem["path"] == "tokens_per_color.2"


@pytest.mark.parametrize("content", [b"", b"- 1\n", b"a: [\n", b"\xff\xfe", b"a: 1\na: 2\n"])
def test_a_broken_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    path = tmp_path / "sheet.yaml"
    path.write_bytes(content)
    assert _problems(capsys, "score", "tourism", str(path))
    assert _problems(capsys, "setup", "tourism", "--players", "2", "--box", str(path))


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (problem,) = _problems(capsys, "score", "tourism", str(tmp_path / "nowhere.yaml"))
    assert "nowhere.yaml" in problem["message"]
    assert "파일을 읽을 수 없습니다" in problem["message"]


def test_the_module_itself_gives_the_exit_code(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rules_data", "score", "tourism", _file(tmp_path, {}), "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert {error["path"] for error in json.loads(done.stdout)["errors"]} == {"mode", "players"}


def test_search_prints_hits_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "황무지도 숲에 세나요?", "--game", "orbis", "--json"]) == 0
    hits = _json(capsys)
    assert [list(hit) for hit in hits] == [["rule", "game", "title", "text", "score"]] * 5
    assert hits[0]["rule"] == "orbis.score.forest"
    assert [hit["score"] for hit in hits] == sorted((hit["score"] for hit in hits), reverse=True)


def test_search_prints_an_empty_list_where_the_game_has_no_such_rule(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["search", "마패 두 개", "--game", "orbis", "--json"]) == 0
    assert _json(capsys) == []
    assert main(["search", "마패 두 개", "--game", "orbis"]) == 0
    assert capsys.readouterr().out == "이 게임에는 없는 규칙입니다. 다른 말로 물어보세요.\n"


def test_search_prints_titles_texts_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "마패는 점수인가요", "--game", "tourism"]) == 0
    assert "tourism." in capsys.readouterr().out


def test_search_in_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    problems = _problems(capsys, "search", "동점", "--game", "go")
    assert problems[0]["message"].startswith("'go'라는 게임은 없습니다.")
