"""A table on several phones: opened at the door, joined by its code, seated, locked, and news told."""

from __future__ import annotations

import base64

import pytest
from streamlit.testing.v1 import AppTest

import plays
from pages.ui import state
from pages.ui.address import for_phones, lan_addresses, qr_image
from pages.ui.notes import what_changed
from tests.pages.conftest import Open, tap


def hosted(players: int = 3, game: str = "artifact") -> tuple[str, str]:
    """A table that another device has opened to others: its code and its join code."""
    store = state.store()
    code = store.tables.create("the-host-device-1234", game, players, state={"names": ["가람"]}).code
    return code, store.shared.open(code, "the-host-device-1234").join_code or ""


def words(app: AppTest) -> str:
    return " ".join(element.value for element in (*app.markdown, *app.caption, *app.warning))


def press(app: AppTest, label: str) -> AppTest:
    button = next(button for button in app.button if button.label == label)
    return button.click().run()


def test_the_host_opens_a_table_at_the_door_and_gets_a_code(open_page: Open) -> None:
    app = press(open_page("game", game="artifact", n="3"), "같이 적기 시작")
    assert not app.exception
    (table,) = state.store().tables.recent(app.session_state.device)
    shared = state.store().shared.of(table.code)
    assert shared is not None
    assert shared.join_code is not None
    assert f"{shared.join_code[:4]} {shared.join_code[4:]}" in words(app)
    assert "같이 적는 중" in words(app)


def test_a_phone_joins_by_typing_the_code_and_chooses_a_seat(open_page: Open) -> None:
    app = open_page("join")
    code, join_code = hosted()
    app.text_input(key="join-code").set_value(join_code.lower()).run()
    app.text_input(key="join-name").set_value("나래").run()
    app.button(key="sit-1").click().run()
    assert not app.exception
    shared = state.store().shared.of(code)
    assert shared is not None
    assert shared.seats == {1: app.session_state.device}
    kept = state.store().tables.get(code)
    assert kept is not None
    assert kept.state["names"] == ["가람", "나래", ""]
    assert "내 자리: 나래" in words(app)


def test_the_join_link_looks_its_code_up_once_however_often_the_page_is_drawn(open_page: Open) -> None:
    app = open_page("join", code="AAAAAAAA")
    for _ in range(12):
        app.run()
    assert "테이블이 없습니다" in words(app)
    code, join_code = hosted()
    assert state.store().shared.join(join_code, app.session_state.device).code == code


def test_after_too_many_wrong_codes_the_page_says_how_long_to_wait(open_page: Open) -> None:
    app = open_page("join")
    for number in range(11):
        app.text_input(key="join-code").set_value(f"AAAAAA{number:02}").run()
    assert "10분 뒤에 다시 적으세요" in words(app)


def test_a_phone_that_slept_comes_back_to_its_seat_without_choosing(open_page: Open) -> None:
    app = open_page("join")
    code, join_code = hosted()
    state.store().shared.sit(code, 2, app.session_state.device)
    app.query_params["code"] = join_code
    app.run()
    assert not app.exception
    assert "내 자리: 3번" in words(app)
    assert app.segmented_control(key="seat-artifact-0").value == 2


def test_choosing_another_seat_to_look_at_stays_on_this_phone(open_page: Open) -> None:
    app = open_page()
    code, _ = hosted()
    state.store().shared.sit(code, 2, app.session_state.device)
    for key, value in {"game": "artifact", "n": "3", "t": code}.items():
        app.query_params[key] = value
    app.switch_page("pages/score.py").run()
    app.segmented_control(key="seat-artifact-0").set_value(0).run()
    kept = state.store().tables.get(code)
    assert kept is not None
    assert "seat" not in kept.state


def test_an_old_link_does_not_change_the_number_of_players_for_everybody(open_page: Open) -> None:
    app = open_page()
    code, _ = hosted(players=4)
    for key, value in {"game": "artifact", "n": "3", "t": code}.items():
        app.query_params[key] = value
    app.switch_page("pages/score.py").run()
    kept = state.store().tables.get(code)
    assert kept is not None
    assert kept.players == 4
    assert app.query_params["n"] == "4"


def test_a_locked_table_says_so_and_keeps_nothing(open_page: Open) -> None:
    app = open_page()
    code, _ = hosted()
    for key, value in {"game": "artifact", "n": "3", "t": code}.items():
        app.query_params[key] = value
    app.switch_page("pages/score.py").run()
    state.store().shared.lock(code, "the-host-device-1234", locked=True)
    tap(app, "artifact-coins-0", "add:1")
    assert not app.exception
    assert "테이블이 잠겨 있어 적지 않았습니다" in words(app)
    kept = state.store().tables.get(code)
    assert kept is not None
    assert "artifact_money_0" not in kept.state


def test_the_later_of_two_writers_loses_nothing_and_sees_whose_entry_had_changed(open_page: Open) -> None:
    app = open_page()
    code, _ = hosted()
    for key, value in {"game": "artifact", "n": "3", "t": code}.items():
        app.query_params[key] = value
    app.switch_page("pages/score.py").run()
    state.store().tables.merge(code, {"artifact_money_0": 10, "artifact_money_1": 7})
    tap(app, "artifact-coins-0", "add:1")
    kept = state.store().tables.get(code)
    assert kept is not None
    assert (kept.state["artifact_money_0"], kept.state["artifact_money_1"]) == (11, 7)
    assert "다른 휴대전화에서 고쳤습니다: 가람." in words(app)


def test_trays_of_two_tourism_players_are_kept_side_by_side(open_page: Open) -> None:
    app = open_page()
    code, _ = hosted(players=2, game="tourism")
    for key, value in {"game": "tourism", "n": "2", "t": code}.items():
        app.query_params[key] = value
    app.switch_page("pages/score.py").run()
    other = {"cards": [{"id": "seomun-market"}], "relics": 0}
    state.store().tables.merge(code, {"trays": [{"cards": [], "relics": 0}, other]})
    tap(app, "relics-0", "1")
    kept = state.store().tables.get(code)
    assert kept is not None
    assert kept.state["trays"] == [{"cards": [], "relics": 1}, other]
    assert "다른 휴대전화" not in words(app)


def test_a_guest_leaves_and_the_table_stays(open_page: Open) -> None:
    app = open_page()
    code, _ = hosted()
    state.store().shared.sit(code, 1, app.session_state.device)
    for key, value in {"game": "artifact", "n": "3", "t": code}.items():
        app.query_params[key] = value
    app.switch_page("pages/game.py").run()
    press(app, "이 테이블에서 나가기")
    kept, shared = state.store().tables.get(code), state.store().shared.of(code)
    assert kept is not None
    assert kept.closed_at is None
    assert shared is not None
    assert shared.seats == {}


def test_only_the_host_sees_the_lock(open_page: Open) -> None:
    app = open_page()
    code, _ = hosted()
    for key, value in {"game": "artifact", "n": "3", "t": code}.items():
        app.query_params[key] = value
    app.switch_page("pages/game.py").run()
    assert "잠그기" not in [button.label for button in app.button]
    assert "이 테이블에서 나가기" in [button.label for button in app.button]


@pytest.mark.parametrize(
    ("written", "newest", "expected"),
    [
        ({"artifact_money_1": 5}, {"artifact_money_1": 4}, ["나래"]),
        ({"artifact_money_1": 5}, {"artifact_money_0": 4}, []),
        ({"artifact_step_0_asia": 2, "duel_city_1": {}}, {"duel_city_1": {"coins": 2}}, ["나래"]),
        ({"artifact_history": [1]}, {"artifact_history": [2]}, []),
        ({"goal": "a"}, {"goal": "b"}, ["함께 쓰는 칸"]),
        ({"trays": [1, 2]}, {"trays": [3, 2]}, ["가람"]),
    ],
)
def test_news_names_whose_entries_were_changed(
    written: dict[str, object], newest: dict[str, object], expected: list[str]
) -> None:
    assert what_changed({}, newest, written, ["가람", "나래"]) == expected


def test_a_page_opened_as_localhost_is_shown_to_phones_at_the_addresses_of_the_machine() -> None:
    assert for_phones("https://localhost:8501/game?n=3", ["192.168.0.7"]) == ["https://192.168.0.7:8501"]
    assert for_phones("http://127.0.0.1:80/", ["10.0.0.2", "192.168.0.7"]) == [
        "http://10.0.0.2:80",
        "http://192.168.0.7:80",
    ]
    assert for_phones("https://panjigi.example/game", ["192.168.0.7"]) == ["https://panjigi.example"]
    assert for_phones("http://localhost:8501", []) == []


def test_addresses_for_phones_never_lead_back_to_the_machine_itself() -> None:
    assert not [address for address in lan_addresses() if address.startswith(("127.", "0.", "169.254."))]


def test_a_qr_is_a_picture_that_needs_no_network() -> None:
    head, _, data = qr_image("https://192.168.0.7:8501/join?code=ABCDEFGH").partition(",")
    assert head == "data:image/svg+xml;base64"
    # 33 modules with a quiet zone of 4 on each side; as wide as the page wants it.
    assert b'viewBox="0 0 41 41"' in base64.b64decode(data)


@pytest.mark.parametrize("page", ["join", "phone"])
def test_page_runs(open_page: Open, page: str) -> None:
    app = open_page(page)
    assert not app.exception
    assert not app.error


def test_joined_is_forgotten_where_the_host_has_put_the_table_away(open_page: Open) -> None:
    app = open_page("join")
    code, join_code = hosted()
    app.text_input(key="join-code").set_value(join_code).run()
    assert state.store().tables.close(code)
    app.run()
    assert app.text_input(key="join-code").label == "참가 코드"
    with pytest.raises(plays.JoinCodeError):
        state.store().shared.join(join_code, "somebody-else-12345")
