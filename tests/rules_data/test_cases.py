"""Every worked sheet of every game, as it stands: right results, and refusals with the right code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import rules_data

FOLDER = Path(__file__).parents[1] / "cases"


def _cases() -> list[Any]:
    return [
        pytest.param(path.stem, case, id=f"{path.stem}-{case['id']}")
        for path in sorted(FOLDER.glob("*.yaml"))
        for case in yaml.safe_load(path.read_text(encoding="utf-8"))
    ]


def _scored() -> list[Any]:
    return [param for param in _cases() if "expect" in param.values[1]]


@pytest.mark.parametrize(("game", "case"), _cases())
def test_worked_case_comes_out_as_written(game: str, case: dict[str, Any]) -> None:
    if "expect_error" in case:
        with pytest.raises(rules_data.SheetError) as refused:
            rules_data.game(game).score(case["sheet"], case.get("box"))
        assert case["expect_error"]["code"] in {error["code"] for error in refused.value.errors}
        assert all(error["message"] for error in refused.value.errors)
        return
    result = rules_data.game(game).score(case["sheet"], case.get("box"))
    expected = dict(case["expect"])
    for seat, figures in enumerate(expected.pop("players", [])):
        player = result.players[seat]
        flat = {"total": player.total, **player.breakdown, **(player.stats or {})}
        assert {name: flat[name] for name in figures} == figures
    for name, value in expected.items():
        assert _plain(getattr(result, name)) == value


@pytest.mark.parametrize(("game", "case"), _scored())
def test_lines_and_breakdown_add_up_and_name_a_rule(game: str, case: dict[str, Any]) -> None:
    shelf = rules_data.game(game)
    result = shelf.score(case["sheet"], case.get("box"))
    known = {rule.id for mix in shelf.combinations() for rule in shelf.rules(expansions=mix)}
    for player in result.players:
        assert sum(line.points for line in player.lines) == player.total
        assert sum(player.breakdown.values()) == player.total
        assert {line.rule for line in player.lines} <= known


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value
