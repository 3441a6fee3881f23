"""The arrows between the packages run one way."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

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


def _files(room: str) -> list[Path]:
    found = sorted((ROOT / room).rglob("*.py"))
    return [ROOT / "app.py"] if room == "app" else found


def _imported(source: str, room: str) -> Iterator[str]:
    """The top-level names that a file imports, also by import_module("…") and `__import__("…")`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield room if node.level else (node.module or "").split(".")[0]
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called in {"import_module", "__import__"}:
                yield str(node.args[0].value).split(".")[0]


@pytest.mark.parametrize("room", ALLOWED)
def test_a_room_imports_only_the_rooms_it_may(room: str) -> None:
    files = _files(room)
    assert files, f"{room} has no Python files"
    wrong = {
        f"{path.relative_to(ROOT)} → {name}"
        for path in files
        for name in _imported(path.read_text(encoding="utf-8"), room)
        if name in ROOMS and name not in ALLOWED[room]
    }
    assert wrong == set()


@pytest.mark.parametrize("room", ["rules_data", "scanner", "plays", "assets"])
def test_streamlit_is_imported_by_app_and_pages_alone(room: str) -> None:
    users = {
        str(path.relative_to(ROOT))
        for path in _files(room)
        if "streamlit" in _imported(path.read_text(encoding="utf-8"), room)
    }
    assert users == set()


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
    assert name in _imported(source, "rules_data")


@pytest.mark.parametrize("room", ["rules_data", "scanner", "plays"])
def test_a_room_is_named_like_no_module_of_python_itself(room: str) -> None:
    assert room not in sys.stdlib_module_names
