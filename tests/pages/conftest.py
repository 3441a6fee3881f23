"""Pages in AppTest, each test with a store of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from streamlit.components.v2.bidi_component.main import _make_trigger_id
from streamlit.testing.v1 import AppTest

from pages.ui import state

APP = Path(__file__).parents[2] / "app.py"
Open = Callable[..., AppTest]
_taps = count(1)


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


def tap(app: AppTest, key: str, *ids: str, first: int | None = None) -> AppTest:
    """Taps a picture as its component would: several ids are taps that go out before one is answered.

    Args:
        app: the app as it was drawn.
        key: the key of the picture.
        ids: what is tapped, in order.
        first: the number of the first tap, where one is to be sent again.
    """
    numbers = _taps if first is None else count(first)
    taps = [{"n": next(numbers), "id": one} for one in ids]
    return send(app, component_id(app, key), "tap", {"id": ids[-1], "taps": taps})


def send(app: AppTest, component: str, event: str, value: object) -> AppTest:
    """Runs the app with what a component tells, whether it is still on the page or not."""
    states = app._tree.get_widget_states()
    told = json.dumps([{"event": event, "value": value}])
    states.widgets.add(id=_make_trigger_id(component, "events"), json_trigger_value=told)
    return app._run(states)


def component_id(app: AppTest, key: str) -> str:
    """Streamlit's own name of a component that is on the page."""
    return str(_component(app, key).id)


def drawn(app: AppTest, key: str) -> str:
    """The markup of a picture as it stands."""
    return json.loads(_component(app, key).json)["markup"]


def _component(app: AppTest, key: str) -> Any:
    def below(node: Any) -> Iterator[Any]:
        for child in getattr(node, "children", {}).values():
            yield from below(child)
        if getattr(node, "type", "") == "bidi_component":
            yield node.proto

    return next(proto for proto in below(app._tree) if proto.id.endswith(f"-{key}"))
