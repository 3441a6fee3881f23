"""The arrows between the packages run one way."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from assets.draw.house import PICTURE, arrows_between, files_of, house, imported

ROOT = Path(__file__).parents[1]
ROOMS = ("app", "pages", "rules_data", "scanner", "plays", "assets", "tests", "tools")
# What each room may import of the others; Streamlit is for app and pages alone.
ALLOWED = {
    "rules_data": {"rules_data"},
    "scanner": {"scanner"},
    "plays": {"plays"},
    "pages": {"pages", "rules_data", "scanner", "plays"},
    "app": {"app", "pages"},
    "assets": {"assets", "rules_data"},
}


@pytest.mark.parametrize("room", ALLOWED)
def test_a_room_imports_only_the_rooms_it_may(room: str) -> None:
    files = files_of(room)
    assert files, f"{room} has no Python files"
    wrong = {
        f"{path.relative_to(ROOT)} → {name}"
        for path in files
        for name in imported(path.read_text(encoding="utf-8"), room)
        if name in ROOMS and name not in ALLOWED[room]
    }
    assert wrong == set()


@pytest.mark.parametrize("room", ["rules_data", "scanner", "plays", "assets"])
def test_streamlit_is_imported_by_app_and_pages_alone(room: str) -> None:
    users = {
        str(path.relative_to(ROOT))
        for path in files_of(room)
        if "streamlit" in imported(path.read_text(encoding="utf-8"), room)
    }
    assert users == set()


def test_what_a_widget_says_is_read_in_one_place() -> None:
    readers = {
        path.relative_to(ROOT).as_posix()
        for path in files_of("pages")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load)
        if ast.unparse(node.value) == "st.session_state"
    }
    assert readers == {"pages/ui/heard.py"}


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import plays.store", "plays"),
        ("from scanner import Deck", "scanner"),
        ("def late():\n    import streamlit as st", "streamlit"),
        ("if TYPE_CHECKING:\n    from pages import ui", "pages"),
        ("importlib.import_module('plays')", "plays"),
        ("__import__('scanner.deck')", "scanner"),
        ("from . import sheets", "rules_data"),
    ],
)
def test_every_way_of_importing_is_seen(source: str, name: str) -> None:
    assert name in imported(source, "rules_data")


@pytest.mark.parametrize("room", ["rules_data", "scanner", "plays"])
def test_a_room_is_named_like_no_module_of_python_itself(room: str) -> None:
    assert room not in sys.stdlib_module_names


def test_the_picture_of_the_house_shows_the_imports_as_they_are() -> None:
    allowed = {(room, other) for room, others in ALLOWED.items() for other in others - {room}}
    assert arrows_between() == allowed
    picture = house()
    assert PICTURE.read_text(encoding="utf-8") == picture, "draw it anew: python -m assets.draw house"
    for start, end in allowed:
        assert f"<title>{start} → {end}</title>" in picture


def test_an_import_that_is_new_is_a_new_arrow(tmp_path: Path) -> None:
    (tmp_path / "app.py").write_text("import pages", encoding="utf-8")
    (tmp_path / "plays").mkdir()
    (tmp_path / "plays" / "store.py").write_text("from rules_data import games", encoding="utf-8")
    assert arrows_between(tmp_path) == {("app", "pages"), ("plays", "rules_data")}
