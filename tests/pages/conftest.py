"""Pages in AppTest, each test with a store of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from pages.ui import state

APP = Path(__file__).parents[2] / "app.py"
Open = Callable[..., AppTest]


@pytest.fixture
def open_page(own_data_folder: Path) -> Open:
    """Opens a page by name with a query, as a link would."""
    state.store.clear()

    def opened(page: str = "home", **query: str) -> AppTest:
        app = AppTest.from_file(str(APP), default_timeout=30)
        for key, value in query.items():
            app.query_params[key] = value
        app.run()
        return app if page == "home" else app.switch_page(f"pages/{page}.py").run()

    return opened
