"""Command line: set-up guides, scores and rule search as JSON or as text."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import rules_data
from rules_data.errors import RefusedError, RulesError
from rules_data.loader import read_yaml


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; gives the exit code: 0 done, 2 refused."""
    options = _parser().parse_args(arguments)
    try:
        output = options.run(options)
    except RefusedError as error:
        print(json.dumps({"errors": error.errors}, ensure_ascii=False) if options.json else error)
        return 2
    except RulesError as error:
        problem = {"code": "schema", "path": "", "message": str(error)}
        print(json.dumps({"errors": [problem]}, ensure_ascii=False) if options.json else error)
        return 2
    print(json.dumps(output, ensure_ascii=False) if options.json else _as_text(output))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="rules_data", description="준비와 점수를 계산하고 규칙을 찾습니다.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    setup = commands.add_parser("setup", help="인원에 맞춘 준비 단계")
    setup.add_argument("game")
    setup.add_argument("--players", type=int, required=True)
    setup.add_argument("--expansion", action="extend", nargs="+", default=[])
    setup.set_defaults(run=_setup)
    score = commands.add_parser("score", help="점수표 계산")
    score.add_argument("game")
    score.add_argument("sheet", type=Path)
    score.set_defaults(run=_score)
    for command in (setup, score):
        command.add_argument("--box", type=Path, help="내 상자 값 (YAML)")
    search = commands.add_parser("search", help="규칙 찾기")
    search.add_argument("question")
    search.add_argument("--game")
    search.set_defaults(run=_search)
    for command in (setup, score, search):
        command.add_argument("--json", action="store_true")
    return parser


def _setup(options: argparse.Namespace) -> dict[str, Any]:
    game = rules_data.game(options.game)
    guide = game.setup(options.players, options.expansion, _box(options))
    return guide.to_json()


def _score(options: argparse.Namespace) -> dict[str, Any]:
    game = rules_data.game(options.game)
    return game.score(read_yaml(options.sheet), _box(options)).to_json()


def _search(options: argparse.Namespace) -> list[dict[str, Any]]:
    from rules_data.search import search

    return [hit.to_json() for hit in search(options.question, options.game)]


def _box(options: argparse.Namespace) -> dict[str, Any]:
    """Box values of the game, from a flat file or from one with a mapping a game."""
    if options.box is None:
        return {}
    content = read_yaml(options.box)
    if not isinstance(content, dict):
        raise rules_data.DataFileError(options.box, 1, "상자 값 파일은 '이름: 값' 묶음이어야 합니다.")
    inner = content.get(options.game)
    return inner if isinstance(inner, dict) else content


def _as_text(output: dict[str, Any] | list[dict[str, Any]]) -> str:
    if isinstance(output, list):
        found = [f"{hit['title']}\n   {hit['text']}\n   {hit['rule']}" for hit in output]
        return "\n".join(found) or "이 게임에는 없는 규칙입니다. 다른 말로 물어보세요."
    if "steps" in output:
        lines = [f"{number}. {step['text']}" for number, step in enumerate(output["steps"], 1)]
        return "\n".join(lines)
    return "\n".join(
        f"{player['rank']}위 {player['name']} {player['total']}점\n"
        + "\n".join(f"   {line['points']:+d} {line['label']}: {line['why']}" for line in player["lines"])
        for player in sorted(output["players"], key=lambda player: player["rank"])
    )


if __name__ == "__main__":
    sys.exit(main())
