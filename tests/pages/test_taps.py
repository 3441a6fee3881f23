"""Quick taps: every one counts once, from what stands at the table and not from what was drawn."""

from __future__ import annotations

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from pages.ui import state
from tests.pages.conftest import Open, component_id, send, tap


def _kept(app: AppTest, key: str) -> Any:
    table = state.store().tables.get(app.query_params["t"])
    assert table is not None
    return table.state.get(key)


COUNTED = [
    ("score", {"game": "artifact", "n": "4"}, "artifact-coins-0", "add:1", "artifact_money_0", 2),
    ("score", {"game": "artifact", "n": "4"}, "artifact-coins-0", "add:5", "artifact_money_0", 10),
    ("score", {"game": "artifact", "n": "4", "x": "research"}, "solo-0", "1", "artifact_solo_0", 2),
    ("score", {"game": "duel", "n": "2"}, "track-steps-score", "-1", "duel_pawn", -2),
    ("score", {"game": "duel", "n": "2"}, "track-steps-score", "1", "duel_pawn", 2),
]


@pytest.mark.parametrize(("page", "query", "key", "tapped", "kept", "number"), COUNTED)
def test_two_taps_before_the_first_is_answered_count_two(
    open_page: Open, page: str, query: dict[str, str], key: str, tapped: str, kept: str, number: int
) -> None:
    app = open_page(page, **query)
    app = tap(app, key, tapped, tapped)
    assert not app.exception
    assert _kept(app, kept) == number


def test_two_relics_of_one_message_are_two(open_page: Open) -> None:
    app = tap(open_page("score", game="tourism", n="2"), "relics-0", "1", "1")
    assert [tray["relics"] for tray in _kept(app, "trays")] == [2, 0]


def test_two_coins_of_a_duel_and_two_cubes_of_orbis_are_two(open_page: Open) -> None:
    app = tap(open_page("score", game="duel", n="2"), "duel-coins-score-0", "add:1", "add:1")
    assert _kept(app, "duel_city_0")["coins"] == 2
    app = tap(open_page("score", game="orbis", n="2"), "orbis-cubes-0", "1", "1")
    assert _kept(app, "orbis_0")["cubes"] == 2


def test_tokens_of_two_colours_tapped_quickly_are_both_kept(open_page: Open) -> None:
    app = open_page("turn", game="tourism", n="2")
    app = tap(app, "tray-take-bank", "red:-1", "blue:-1", "red:-1")
    full = _kept(app, "bank")["white"]
    assert _kept(app, "bank") == {
        "white": full,
        "blue": full - 1,
        "green": full,
        "red": full - 2,
        "black": full,
    }


def test_a_tap_that_is_sent_again_with_the_next_one_counts_once(open_page: Open) -> None:
    app = open_page("score", game="artifact", n="4")
    app = tap(app, "artifact-coins-0", "add:1", "add:1", first=1000)
    app = tap(app, "artifact-coins-0", "add:1", "add:1", "add:5", first=1000)
    assert _kept(app, "artifact_money_0") == 7


def test_taps_never_go_below_nothing_or_over_the_most(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="2")
    app = tap(app, "relics-0", "1", "-1", "-1", "-1", "1")
    assert _kept(app, "trays")[0]["relics"] == 1
    app = tap(app, "relics-0", *["1"] * 30)
    assert _kept(app, "trays")[0]["relics"] == 10


def test_a_tap_that_comes_when_its_page_is_left_does_no_harm(open_page: Open) -> None:
    app = open_page("score", game="artifact", n="4")
    coins = component_id(app, "artifact-coins-0")
    app = app.switch_page("pages/setup.py").run()
    for _ in range(2):
        app = send(app, coins, "tap", {"id": "add:5", "taps": [{"n": 1, "id": "add:5"}]})
        assert not app.exception
        assert any("1단계" in str(part.value) or "단계 중 1" in str(part.value) for part in app.markdown)
