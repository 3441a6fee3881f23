"""Plays on the pages: recorded from a result, opened, put right, deleted, counted, taken out and in."""

from __future__ import annotations

import base64
import json
import sqlite3
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from streamlit.testing.v1 import AppTest

import plays
from pages.ui import state
from pages.ui.keep_play import minutes_since
from tests.pages.conftest import Open, tap

EVENING = datetime(2026, 3, 14, 10, 30, tzinfo=UTC)


def _texts(app: AppTest) -> str:
    return " ".join(element.value for element in [*app.markdown, *app.caption, *app.info, *app.warning])


def _press(app: AppTest, key: str) -> AppTest:
    app = app.button(key=key).click().run()
    assert not app.exception
    return app


def _seat(number: int, name: str, total: int, *, winner: bool = False, **more: object) -> plays.PlayerResult:
    fields = {"rank": 1 if winner else 2, "breakdown": {"tiles": total}} | more
    return plays.PlayerResult(seat=number, name=name, total=total, winner=winner, **fields)


def _keep(*seats: plays.PlayerResult, game: str = "orbis", **more: object) -> plays.PlayRecord:
    fields = {"game": game, "played_at": EVENING, "decided_by": "points", "players": seats} | more
    return state.store().plays.record(plays.PlayRecord(**fields))


def _two(**more: object) -> plays.PlayRecord:
    return _keep(_seat(0, "가람", 21, winner=True), _seat(1, "나래", 17), **more)


def _table(open_page: Open, *coins: int, names: tuple[str, ...] = (), **more: object) -> AppTest:
    """The score page of an Artifact table for three: every 5 coins are a point."""
    money = {f"artifact_money_{seat}": count for seat, count in enumerate(coins)}
    entries = money | {"names": list(names)} | more
    code = state.store().tables.create("a" * 24, "artifact", 3, (), entries).code
    return open_page("score", game="artifact", n="3", t=code)


def _only_play() -> plays.PlayRecord:
    (kept,) = state.store().plays.list()
    return kept


def _keys(app: AppTest) -> set[str]:
    return {button.key for button in app.button if button.key and button.key.startswith("keep-")}


def _code(app: AppTest) -> str:
    code = app.query_params["t"]
    return code[0] if isinstance(code, list) else code


def test_a_result_is_recorded_whole_with_names_lines_sheet_and_table(open_page: Open) -> None:
    app = _press(_table(open_page, 30, 20, 10, names=("가람", "", "나래")), "keep-record")
    kept = _only_play()
    assert (kept.game, kept.decided_by, kept.version) == ("artifact", "points", 1)
    assert [(player.name, player.anonymous, player.total, player.rank) for player in kept.players] == [
        ("가람", False, 6, 1), ("2번", True, 4, 2), ("나래", False, 2, 3),
    ]  # fmt: skip
    assert [player.winner for player in kept.players] == [True, False, False]
    assert [line.points for line in kept.players[0].lines] == [6]
    assert kept.players[0].breakdown["money"] == 6
    assert kept.sheet["players"][2]["money"] == 10
    assert kept.state["artifact_money_0"] == 30
    assert "✓ 기록했습니다" in _texts(app)


def test_pressing_twice_or_on_two_pages_records_one_play(open_page: Open) -> None:
    app = _table(open_page, 30, 20, 10)
    other = open_page("score", game="artifact", n="3", t=_code(app))
    _press(app, "keep-record")
    _press(other, "keep-record")
    assert len(state.store().plays.list()) == 1


def test_a_table_that_nobody_has_won_is_not_offered_for_the_record(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="2")
    app = tap(app, "relics-0", "1")
    assert _keys(app) == set()


def test_after_the_record_another_one_is_played_with_the_same_names(open_page: Open) -> None:
    app = _press(_table(open_page, 30, 20, 10, names=("가람", "나래", "다솜")), "keep-record")
    first = _only_play()
    app = _press(app, "keep-again")
    assert _code(app) != first.uuid
    now = state.store().tables.get(_code(app))
    assert now.state == {"names": ["가람", "나래", "다솜"]}
    assert "✓ 기록했습니다" not in _texts(app)
    assert state.store().plays.list() == [first]


def test_points_that_change_after_the_record_correct_it_or_make_a_second_one(open_page: Open) -> None:
    code = _code(_press(_table(open_page, 30, 20, 10), "keep-record"))
    state.store().tables.merge(code, {"artifact_money_1": 40})
    app = open_page("score", game="artifact", n="3", t=code)
    assert _keys(app) == {"keep-correct", "keep-anew"}
    app = _press(app, "keep-correct")
    assert [player.total for player in _only_play().players] == [6, 8, 2]
    assert state.store().plays.corrections(_only_play().uuid) == 1
    state.store().tables.merge(code, {"artifact_money_2": 50})
    _press(open_page("score", game="artifact", n="3", t=code), "keep-anew")
    totals = {tuple(player.total for player in one.players) for one in state.store().plays.list()}
    assert totals == {(6, 8, 2), (6, 8, 10)}


def _reopened(open_page: Open, made: plays.PlayRecord) -> str:
    """Opens a play in its own form; gives the code of its table."""
    app = _press(open_page("play", play=str(made.uuid)), "play-reopen")
    tables = state.store().tables.recent(app.session_state["device"], 9)
    (code,) = [table.code for table in tables if "correcting" in table.state]
    return code


def test_a_play_is_opened_in_its_own_form_and_saved_as_a_correction(open_page: Open) -> None:
    _press(_table(open_page, 30, 20, 10, names=("가람", "나래", "다솜")), "keep-record")
    made = _only_play()
    code = _reopened(open_page, made)
    state.store().tables.merge(code, {"artifact_money_2": 50})
    app = open_page("score", game="artifact", n="3", t=code)
    assert "기록을 고치는 중입니다" in _texts(app)
    _press(app, "keep-save")
    kept = _only_play()
    assert (kept.uuid, kept.version, kept.played_at) == (made.uuid, 2, made.played_at)
    assert [player.total for player in kept.players] == [6, 4, 10]
    assert [player.name for player in kept.players] == ["가람", "나래", "다솜"]
    assert "correcting" not in kept.state


def test_stopping_a_correction_leaves_the_play_as_it_was(open_page: Open) -> None:
    _press(_table(open_page, 30, 20, 10), "keep-record")
    made = _only_play()
    code = _reopened(open_page, made)
    state.store().tables.merge(code, {"artifact_money_2": 50})
    _press(open_page("score", game="artifact", n="3", t=code), "keep-stop")
    assert _only_play() == made


def test_a_correction_over_somebody_elses_is_refused_and_told(open_page: Open) -> None:
    _press(_table(open_page, 30, 20, 10), "keep-record")
    made = _only_play()
    code = _reopened(open_page, made)
    state.store().plays.correct(made.model_copy(update={"note": "그 사이"}))
    state.store().tables.merge(code, {"artifact_money_2": 50})
    app = _press(open_page("score", game="artifact", n="3", t=code), "keep-save")
    assert any("다른 화면에서 먼저 이 기록을 고쳤습니다" in error.value for error in app.error)
    assert _only_play().note == "그 사이"


@pytest.mark.parametrize(
    "base", ["x", {"uuid": 3, "version": 1}, {"uuid": "x"}, [], {"uuid": "x", "version": 1}]
)
def test_a_table_with_a_broken_link_to_a_play_still_opens(open_page: Open, base: object) -> None:
    app = _table(open_page, 30, 20, 10, correcting=base)
    assert not app.exception


def test_without_plays_the_page_says_how_to_keep_one(open_page: Open) -> None:
    app = open_page("history")
    assert not app.exception
    assert "‘기록에 남기기’를 누르세요" in _texts(app)


def test_plays_are_listed_with_winner_points_and_the_rest(open_page: Open) -> None:
    _two()
    app = open_page("history")
    texts = _texts(app)
    assert "오르비스 · 2026년 3월 14일" in texts
    assert '<p class="points">21</p>' in texts
    assert "나래 17" in texts


def test_the_list_narrows_by_game_size_and_person(open_page: Open) -> None:
    _two()
    _keep(_seat(0, "다솜", 40, winner=True), _seat(1, "나래", 33), game="duel")
    _keep(_seat(0, "다솜", 12, winner=True), _seat(1, "라온", 9), _seat(2, "가람", 8))
    app = open_page("history")
    app = app.pills(key="past-game").set_value("orbis").run()
    assert _texts(app).count("pj-past") == 2
    app = app.selectbox(key="past-count").set_value(3).run()
    assert _texts(app).count("pj-past") == 1
    app = app.selectbox(key="past-name").set_value("나래").run()
    assert "조건에 맞는 기록이 없습니다" in _texts(app)


def test_hostile_names_and_notes_are_shown_as_text(open_page: Open) -> None:
    evil = "<img src=x onerror=alert(1)>"
    made = _keep(_seat(0, evil, 5, winner=True), note=f"{evil}\n둘째 줄", location=evil)
    for app in (open_page("history"), open_page("play", play=str(made.uuid))):
        assert not app.exception
        assert "<img src=x" not in _texts(app)
        assert "&lt;img src=x" in _texts(app)


@pytest.mark.parametrize("number", ["", "x", "6f1c2a34-0000-4000-8000-000000000001", "' OR 1=1"])
def test_a_play_that_is_not_there_is_told(open_page: Open, number: str) -> None:
    app = open_page("play", play=number)
    assert not app.exception
    assert "지워졌거나 없습니다" in _texts(app)


def test_a_play_shows_its_lines_places_and_parts(open_page: Open) -> None:
    line = plays.ScoreLine(key="forest", label="숲 · 2층", points=6, why="까닭", rule="orbis.score.forest")
    made = _keep(
        _seat(0, "가람", 21, winner=True, lines=(line,)),
        _seat(1, "나래", 17, breakdown={"tiles": 20, "wilderness": -3}),
        duration_minutes=45,
        location="집",
    )
    app = open_page("play", play=str(made.uuid))
    texts = _texts(app)
    assert "오르비스 · 2명 · 2026년 3월 14일 · 45분 · 집" in texts
    assert "숲 · 2층" in texts
    assert "황무지 −3" in texts
    assert [expander.label for expander in app.expander][:2] == ["1위 · 가람 · 21점", "2위 · 나래 · 17점"]


def test_a_deleted_play_is_fetched_back_from_where_it_was(open_page: Open) -> None:
    made = _two()
    app = open_page("play", play=str(made.uuid))
    app = _press(app, "play-delete")
    assert state.store().plays.get(made.uuid) is None
    app = _press(app, "play-restore")
    assert state.store().plays.get(made.uuid) == made
    assert "가람" in _texts(app)


def test_details_are_put_right_and_taken_back(open_page: Open) -> None:
    made = _two()
    app = open_page("play", play=str(made.uuid))
    app.text_input[0].set_value("신촌 카페")
    app.text_area[0].set_value("비 오는 날")
    app.text_input[1].set_value("가람이")
    app.text_input[2].set_value("")
    app = app.button[[button.label for button in app.button].index("저장")].click().run()
    kept = state.store().plays.get(made.uuid)
    assert (kept.location, kept.note) == ("신촌 카페", "비 오는 날")
    assert [(player.name, player.anonymous) for player in kept.players] == [("가람이", False), ("2번", True)]
    assert kept.played_at == EVENING
    app = _press(app, "play-undo")
    assert state.store().plays.get(made.uuid).players == made.players


def test_a_name_that_is_too_long_by_any_way_is_told_and_nothing_changes(open_page: Open) -> None:
    made = _two()
    app = open_page("play", play=str(made.uuid))
    app.text_input[1].set_value("\u200b")
    app = app.button[[button.label for button in app.button].index("저장")].click().run()
    assert "이름이 비어 있습니다" in _texts(app)
    assert state.store().plays.get(made.uuid) == made


def test_statistics_count_wins_averages_and_ways(open_page: Open) -> None:
    _two()
    _keep(_seat(0, "가람이", 10), _seat(1, "나래", 30, winner=True), decided_by="cubes")
    state.store().names.merge("가람이", "가람")
    app = open_page("history", view="stats")
    assert not app.exception
    texts = _texts(app)
    assert "2판" in texts
    assert (
        '<tr><th scope="row">가람</th><td>2</td><td>1</td><td>50%</td><td>15.5</td><td>21</td></tr>' in texts
    )
    assert "점수가 같아 시민 큐브로 갈렸습니다" in texts


def test_statistics_of_several_games_compare_no_points(open_page: Open) -> None:
    _two()
    _keep(_seat(0, "다솜", 40, winner=True), _seat(1, "나래", 33), game="duel")
    texts = _texts(open_page("history", view="stats"))
    assert '<th scope="row">나래</th><td>2</td><td>0</td><td>0%</td></tr>' in texts
    assert "한 게임을 고르면" in texts


def test_two_names_are_merged_and_taken_apart(open_page: Open) -> None:
    _two()
    _keep(_seat(0, "가람이", 10, winner=True))
    app = open_page("history", view="people")
    app.selectbox(key="merge-name").set_value("가람이")
    app = app.selectbox(key="merge-into").set_value("가람").run()
    app = _press(app, "merge-do")
    assert "가람 (= 가람이)" in _texts(app)
    assert state.store().names.known() == ["가람", "나래"]
    app = _press(app, "split-가람이")
    assert "(=" not in _texts(app)


def test_known_names_sit_down_by_one_tap_at_the_door(open_page: Open) -> None:
    _two()
    app = open_page("game", game="orbis", n="2")
    app = app.pills(key="suggested").set_value("나래").run()
    assert not app.exception
    assert app.text_input(key="name-0").value == "나래"
    assert app.pills(key="suggested").options == ["가람"]


def test_the_shelf_note_is_written_at_the_door_and_shown(open_page: Open) -> None:
    app = open_page("game", game="duel")
    app = app.text_input(key="shelf-duel").set_value(" B열 <3번> ").run()
    assert not app.exception
    assert "매장 위치" in _texts(app)
    assert "B열 &lt;3번&gt;" in _texts(app)
    assert state.store().shelves.get("duel") == "B열 <3번>"


def _backup_of_one() -> bytes:
    made = _two()
    data = state.store().backups.dump()
    state.store().plays.delete(made.uuid)
    return data


def test_a_backup_is_taken_in_and_says_what_it_brought(open_page: Open) -> None:
    app = open_page("history", view="files")
    data = _backup_of_one()
    app = app.file_uploader(key="import-file").upload("panjigi.json", data).run()
    app = _press(app, "import-do")
    assert [message.value for message in app.success] == ["새 기록 1판을 가져왔습니다."]
    assert len(state.store().plays.summaries()) == 1


def _with_photo(data: bytes) -> bytes:
    """A backup file with a deck of one card that has this photo."""
    photo = {"media_type": "image/png", "data": base64.b64encode(data).decode()}
    card = {"id": "card-1", "name": "독도", "photos": [photo]}
    deck = {"id": "0" * 32, "name": "우리집", "created_at": "2026-03-14T19:30:00Z", "cards": [card]}
    whole = {"panjigi": "backup", "version": 2, "made_at": "2026-03-14T19:30:00Z", "decks": [deck]}
    return json.dumps(whole).encode()


def _png(width: int, height: int) -> bytes:
    buffer = BytesIO()
    Image.new("1", (width, height)).save(buffer, "png")
    return buffer.getvalue()


def test_a_deck_in_a_file_is_taken_in_with_its_photos(open_page: Open) -> None:
    app = open_page("history", view="files")
    app = app.file_uploader(key="import-file").upload("panjigi.json", _with_photo(_png(63, 88))).run()
    app = _press(app, "import-do")
    assert "등록한 덱에 카드와 사진 2가지를 더했습니다." in app.success[0].value
    assert [(deck.cards, deck.photos) for deck in state.store().decks.list()] == [(1, 1)]


@pytest.mark.parametrize(
    "photo", [_png(9000, 5000), b"\x89PNG\r\n\x1a\n" + b"x" * 50], ids=["huge", "broken"]
)
def test_a_photo_in_a_file_that_no_scanner_may_read_is_refused(open_page: Open, photo: bytes) -> None:
    app = open_page("history", view="files")
    app = app.file_uploader(key="import-file").upload("panjigi.json", _with_photo(photo)).run()
    app = _press(app, "import-do")
    assert "사진" in app.error[0].value
    assert state.store().decks.list() == []


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"\xff\xd8\xff",
        b'{"panjigi": "backup", "version": 1, "made_at": "2026-03-14T19:30:00Z", "x": 1}',
    ],
)
def test_a_file_that_is_no_backup_is_refused_in_words(open_page: Open, data: bytes) -> None:
    app = open_page("history", view="files")
    app = app.file_uploader(key="import-file").upload("panjigi.json", data).run()
    app = _press(app, "import-do")
    assert len(app.error) == 1
    assert "내보낸 파일" in app.error[0].value


def test_a_backup_with_box_values_that_no_game_takes_brings_nothing(open_page: Open) -> None:
    app = open_page("history", view="files")
    data = json.loads(_backup_of_one()) | {"box": {"tourism": {"tokens_per_color.2": "viele"}}}
    app = app.file_uploader(key="import-file").upload("panjigi.json", json.dumps(data).encode()).run()
    app = _press(app, "import-do")
    assert len(app.error) == 1
    assert state.store().plays.summaries() == []


def test_each_device_sees_its_own_plays_where_strangers_come(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PANJIGI_HISTORY", "device")
    _two()
    assert "아직 남긴 기록이 없습니다" in _texts(open_page("history"))


@pytest.mark.parametrize(
    ("passed", "minutes"),
    [
        (timedelta(minutes=45, seconds=40), 46),
        (timedelta(hours=8), 480),
        (timedelta(hours=9), None),
        (timedelta(seconds=20), None),
        (timedelta(hours=-3), None),
    ],
)
def test_minutes_come_from_the_tables_first_entry_unless_the_clock_was_changed(
    passed: timedelta, minutes: int | None
) -> None:
    assert minutes_since(EVENING, EVENING + passed) == minutes


def test_a_damaged_file_is_told_with_what_to_do(open_page: Open, own_data_folder: Path) -> None:
    own_data_folder.mkdir(parents=True)
    (own_data_folder / "panjigi.sqlite3").write_bytes(b"no database" * 1000)
    app = open_page("home")
    assert not app.exception
    assert any("손상" in error.value and "옮겨 두세요" in error.value for error in app.error)


def test_a_locked_file_is_told_where_a_change_was_asked_and_nothing_is_lost(
    open_page: Open, own_data_folder: Path
) -> None:
    made = _two()
    app = open_page("play", play=str(made.uuid))
    other = sqlite3.connect(own_data_folder / "panjigi.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    app = _press(app, "play-delete")
    assert "다른 프로그램이 자료 파일을 잡고 있습니다" in _texts(app)
    other.execute("ROLLBACK")
    other.close()
    assert state.store().plays.get(made.uuid) == made
