"""A game of five short files, for tests that need one of their own."""

from __future__ import annotations

from pathlib import Path

GAME = """\
id: pebbles
name: {ko: 조약돌, en: Pebbles}
summary: 조약돌을 모읍니다.
players: [2, 3]
minutes: 5
sources: {rules: 규칙서}
"""
SETUP = """\
figures:
  pebbles:
    label: 조약돌
    unit: 개
    by_players: {2: 7, 3: 9}
    box: pebbles.{players}
    source: rules
    status: default
steps:
  - id: pebbles.setup.pile
    title: 더미
    text: 조약돌 {pebbles}개를 쌓습니다.
    hero: pebbles
    source: rules
"""
TURN = """\
figures:
  take: {label: 가져오기, unit: 개, value: 2, source: rules, status: stated}
intro: {id: pebbles.turn, title: 내 차례, text: "조약돌을 {take}개까지 가져옵니다.", source: rules}
actions: []
"""
TERMS = """\
rules:
  - {id: pebbles.score, title: 점수, text: 조약돌 하나에 1점입니다., source: rules}
"""
SCORING = '''\
"""One point a pebble."""

from __future__ import annotations

from pydantic import Field

from rules_data.model import Frozen, Line, PlayerResult, Result, ranks


class Player(Frozen):
    name: str = ""
    pebbles: int = Field(ge=0)


class Sheet(Frozen):
    players: tuple[Player, ...] = Field(min_length=2, max_length=3)


def score(sheet, box):
    worth = box.get("worth", 1)
    totals = [player.pebbles * worth for player in sheet.players]
    places = ranks([(total,) for total in totals])
    named = {"key": "pebbles", "part": "pebbles", "label": "조약돌", "rule": "pebbles.score"}
    lines = [Line(points=total, why="하나에 1점", **named) for total in totals]
    players = [
        PlayerResult(name=player.name, rank=place, total=total, breakdown={"pebbles": total}, lines=(line,))
        for player, place, total, line in zip(sheet.players, places, totals, lines, strict=True)
    ]
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(game="pebbles", winners=winners, decided_by="points", players=tuple(players))
'''
FILES = {
    "game.yaml": GAME,
    "setup.yaml": SETUP,
    "turn.yaml": TURN,
    "terms.yaml": TERMS,
    "scoring.py": SCORING,
}


def write_tiny_game(root: Path, **changed: str) -> Path:
    """Writes the game into a folder of `root`; `setup="…"` replaces setup.yaml, and so on."""
    folder = root / "pebbles"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(changed.get(name.split(".")[0], text), encoding="utf-8")
    return folder
