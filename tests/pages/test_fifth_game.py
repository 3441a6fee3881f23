"""A fifth game is a folder of rules_data and a form of pages: with these two it is on every page."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules_data.tiny_game import write_tiny_game

ROOT = Path(__file__).parents[2]
COPIED = ("pages", "rules_data")
LINKED = ("assets", "plays", "scanner", ".streamlit", "pyproject.toml")
FORM = '''\
"""The sheet of the pebbles: one number a player."""

import streamlit as st


def sheet(table):
    counts = table.get("pebbles", [])
    fields = [
        st.number_input(name, 0, 99, counts[seat] if seat < len(counts) else 0, key=f"pebbles-{seat}")
        for seat, name in enumerate(table.names)
    ]
    if fields != counts:
        table.keep(pebbles=fields)
    return {"players": [{"name": name, "pebbles": count} for name, count in zip(table.names, fields)]}
'''


@pytest.fixture(scope="module")
def app_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the app to which a folder and a form were added, and nothing else."""
    copy = tmp_path_factory.mktemp("fifth")
    for name in COPIED:
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    # A linked app.py would be run where it really lies.
    shutil.copy(ROOT / "app.py", copy)
    for name in LINKED:
        (copy / name).symlink_to(ROOT / name)
    folder = write_tiny_game(copy / "rules_data")
    (folder / "components.yaml").write_text("pebbles: 9\n", encoding="utf-8")
    (copy / "pages" / "forms" / "pebbles.py").write_text(FORM, encoding="utf-8")
    return copy


@pytest.fixture(scope="module")
def said(app_copy: Path) -> dict[str, str]:
    """What the pages of the copy say."""
    visit = ROOT / "tests" / "support" / "fifth_visit.py"
    return dict(json.loads(_run(app_copy, str(visit), str(app_copy / "app.py"), "pebbles", "3")))


def _run(copy: Path, *command: str) -> str:
    """The last line that Python prints inside of the copy."""
    environment = os.environ | {"PYTHONPATH": str(copy), "PANJIGI_DATA_DIR": str(copy / "data")}
    environment.pop("PANJIGI_DATABASE_URL", None)
    done = subprocess.run(
        [sys.executable, *command],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()[-1]


def test_home_page_has_its_door(said: dict[str, str]) -> None:
    assert "<h2>조약돌</h2><p>2–3명 · 5분</p>" in said["home"]
    assert said["home"].count('class="pj-door"') == 5


def test_its_door_offers_what_people_do_at_a_table_but_no_scan(said: dict[str, str]) -> None:
    assert "조약돌을 모읍니다." in said["game"]
    assert all(f'label: "{word}"' in said["game"] for word in ("준비하기", "내 차례", "규칙", "점수"))
    assert "스캔" not in said["game"]


def test_set_up_shows_the_figure_for_the_player_count(said: dict[str, str]) -> None:
    assert '<p class="pj-big">9<small>개</small></p>' in said["setup"]
    assert "조약돌 9개를 쌓습니다." in said["setup"]
    assert "1단계 중 1" in said["setup"]


def test_turn_and_rules_carry_its_paragraphs(said: dict[str, str]) -> None:
    assert "조약돌을 2개까지 가져옵니다." in said["turn"]
    assert all(name in said["rules"] for name in ("pebbles.setup.pile", "pebbles.turn", "pebbles.score"))


def test_score_is_counted_with_its_engine(said: dict[str, str]) -> None:
    assert '<p class="name">3번</p><p class="total">3</p>' in said["score"]
    assert all(line in said["score"] for line in ("1위 · 3번 · 3점", "2위 · 2번 · 2점", "3위 · 1번 · 1점"))
    assert "하나에 1점" in said["score"]


def test_its_box_value_can_be_typed_in(said: dict[str, str]) -> None:
    assert "조약돌 · 3명 (개)" in said["box"]


def test_the_command_line_and_the_search_know_it(app_copy: Path) -> None:
    assert "조약돌 9개를 쌓습니다." in _run(
        app_copy, "-m", "rules_data", "setup", "pebbles", "--players", "3", "--json"
    )
    found = _run(
        app_copy, "-m", "rules_data", "search", "조약돌 몇 개 가져오나요?", "--game", "pebbles", "--json"
    )
    assert json.loads(found)[0]["rule"] == "pebbles.turn"
