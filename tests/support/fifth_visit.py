"""Walks through a game's pages in AppTest and prints what each says as JSON. Run in a copy of the app."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from streamlit.testing.v1 import AppTest

PAGES = ("game", "setup", "turn", "rules", "score", "box")


def walk(app_file: Path, game: str, players: int) -> dict[str, str]:
    """The words of the home page and of the game's pages; in the sheet, seat n is given n of everything."""
    said = {"home": _words(_opened(app_file, "home", {}))}
    for page in PAGES:
        app = _opened(app_file, page, {"game": game, "n": str(players)})
        for seat, field in enumerate(app.number_input if page == "score" else []):
            field.set_value(seat + 1)
        said[page] = _words(app.run())
    return said


def _opened(app_file: Path, page: str, query: dict[str, str]) -> AppTest:
    app = AppTest.from_file(str(app_file), default_timeout=60)
    for key, value in query.items():
        app.query_params[key] = value
    app.run()
    return app if page == "home" else app.switch_page(f"pages/{page}.py").run()


def _words(app: AppTest) -> str:
    assert not app.exception, app.exception
    assert not app.error, app.error
    labels = [widget.label for widget in (*app.number_input, *app.button, *app.checkbox, *app.expander)]
    # AppTest knows neither page links nor plain HTML by name.
    plain = [str(element.proto) for kind in ("page_link", "html") for element in app.get(kind)]
    return "\n".join([*(element.value for element in app.markdown), *labels, *plain])


if __name__ == "__main__":
    print(json.dumps(walk(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])), ensure_ascii=False))
