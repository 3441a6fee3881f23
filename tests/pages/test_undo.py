"""Taking back at a shared table: each phone its own steps, never what another phone entered."""

from __future__ import annotations

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from pages.ui import state
from pages.ui.undo import _difference, _taken_back
from tests.pages.conftest import Open, tap

HOST = "the-host-device-1234"


def _shared(game: str, players: int) -> str:
    code = state.store().tables.create(HOST, game, players, state={"names": ["가람", "나래"]}).code
    state.store().shared.open(code, HOST)
    return code


def _phone(open_page: Open, code: str, seat: int, game: str, players: int) -> AppTest:
    """A phone that has this seat and stands at the score sheet."""
    app = open_page()
    state.store().shared.sit(code, seat, app.session_state.device)
    for key, value in {"game": game, "n": str(players), "t": code}.items():
        app.query_params[key] = value
    return app.switch_page("pages/score.py").run()


def _kept(code: str, key: str) -> Any:
    table = state.store().tables.get(code)
    assert table is not None
    return table.state.get(key)


def _back(app: AppTest) -> AppTest:
    button = next(button for button in app.button if button.label == "되돌리기")
    assert not button.disabled
    return button.click().run()


@pytest.fixture
def phones(open_page: Open) -> tuple[str, AppTest, AppTest]:
    """An Artifact table with two phones at seats 1 and 2."""
    open_page()
    code = _shared("artifact", 3)
    return code, _phone(open_page, code, 0, "artifact", 3), _phone(open_page, code, 1, "artifact", 3)


def test_a_phone_takes_back_its_own_coins_though_the_other_wrote_last(
    phones: tuple[str, AppTest, AppTest],
) -> None:
    code, one, two = phones
    tap(one, "artifact-coins-0", "add:5")
    tap(two, "artifact-coins-1", "add:1", "add:1")
    _back(one.run())
    assert (_kept(code, "artifact_money_0"), _kept(code, "artifact_money_1")) == (None, 2)
    _back(two.run())
    assert _kept(code, "artifact_money_1") == 1


def test_a_phone_without_steps_of_its_own_takes_nothing_back(phones: tuple[str, AppTest, AppTest]) -> None:
    _, one, two = phones
    tap(one, "artifact-coins-0", "add:5")
    two.run()
    assert next(button for button in two.button if button.label == "되돌리기").disabled


def test_what_another_phone_changed_since_stays_and_the_page_says_so(
    phones: tuple[str, AppTest, AppTest],
) -> None:
    code, one, two = phones
    tap(one, "artifact-tray", "africa-4")
    tap(two, "artifact-tray", "africa-4")
    assert _kept(code, "artifact_tile_africa-4") == 1
    one = _back(one.run())
    assert _kept(code, "artifact_tile_africa-4") == 1
    assert any("되돌리지 않았습니다" in warning.value for warning in one.warning)
    _back(two.run())
    assert _kept(code, "artifact_tile_africa-4") == 0


def test_two_phones_in_one_duel_city_take_back_their_own_cards(open_page: Open) -> None:
    open_page()
    code = _shared("duel", 2)
    one, two = _phone(open_page, code, 0, "duel", 2), _phone(open_page, code, 1, "duel", 2)
    one = tap(one, "duel-coins-score-0", "add:5")
    two = tap(two, "duel-coins-score-1", "add:1")
    one = tap(one.run(), "duel-coins-score-0", "add:1")
    two = _back(two.run())
    assert (_kept(code, "duel_city_0")["coins"], _kept(code, "duel_city_1")) == (6, None)
    _back(one.run())
    assert _kept(code, "duel_city_0")["coins"] == 5


@pytest.mark.parametrize(
    ("before", "after", "now", "then", "whole"),
    [
        (None, 5, 5, None, True),
        (3, 5, 7, 7, False),
        (["a"], ["a", "b"], ["a", "b", "c"], ["a", "c"], True),
        (["a", "b"], ["b"], ["b", "c"], ["b", "c", "a"], True),
        (["a"], ["a", "a"], ["a", "a", "a"], ["a", "a"], True),
        (
            {"coins": 1, "cards": []},
            {"coins": 1, "cards": ["x"]},
            {"coins": 4, "cards": ["x"]},
            {"coins": 4, "cards": []},
            True,
        ),
        ({"coins": 1}, {"coins": 2}, {"coins": 9, "gods": ["y"]}, {"coins": 9, "gods": ["y"]}, False),
        ({}, {"snake_on": "library"}, {"snake_on": "library"}, {}, True),
    ],
)
def test_a_step_is_taken_out_of_what_stands_now(
    before: Any, after: Any, now: Any, then: Any, whole: bool
) -> None:
    assert _taken_back(now, _difference(before, after)) == (then, whole)
