"""The button that prepares a note about a rule that is shown wrongly; the text is made in the browser."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from pages.ui.html import escape
from rules_data import Game

_PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@lru_cache(maxsize=1)
def app_version() -> str:
    """The version of this app."""
    project = tomllib.loads(_PROJECT.read_text(encoding="utf-8"))
    return str(project["project"]["version"])


def about_book(game: Game, about: str = "") -> str:
    """The line of a note that says which game, for whom, and as of which version."""
    names = " · ".join(filter(None, [f"{game.name} ({game.id})", about]))
    return f"게임: {names} · 판지기 {app_version()}"


def report_button(rule: str, source: str, label: str = "틀렸나요?", name: str = "") -> str:
    """A button beside a rule; what surrounds it carries `data-book` (see `about_book`).

    It is `hidden` for the files that people keep, where no script runs; the stylesheet shows it in the app.
    """
    spoken = f' aria-label="{escape(name)}"' if name else ""
    about = f'data-rule="{escape(rule)}" data-from="{escape(source)}"'
    return f'<button hidden type="button" class="pj-report" {about}{spoken}>{escape(label)}</button>'
