"""Work is repeated when the database asks for it, a bounded number of times, and never otherwise."""

import threading

import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

import plays
from plays import database
from plays.faults import explain
from plays.models import BoxRow, utc_now


class ServerError(Exception):
    """What a driver of PostgreSQL raises; only its SQLSTATE is looked at."""

    def __init__(self, sqlstate):
        super().__init__(sqlstate)
        self.sqlstate = sqlstate


@pytest.fixture
def no_pauses(monkeypatch):
    monkeypatch.setattr(database, "PAUSES", (0, 0, 0))


def failing(times, error):
    """Work that fails so many times and then counts its attempts."""
    attempts = []

    def work(session):
        attempts.append(session)
        if len(attempts) <= times:
            raise error
        return len(attempts)

    return work, attempts


@pytest.mark.parametrize("sqlstate", ["40001", "40P01", "55P03"])
def test_work_is_done_again_when_the_server_asks_for_it(store, sqlstate, no_pauses):
    work, attempts = failing(3, OperationalError("", {}, ServerError(sqlstate)))
    assert store._database.write(work) == 4
    assert len(set(map(id, attempts))) == 4  # a new session each time


def test_after_the_last_attempt_a_person_is_told(store, no_pauses):
    work, attempts = failing(9, OperationalError("", {}, ServerError("40001")))
    with pytest.raises(plays.StoreUnavailableError, match="잠시 뒤에"):
        store._database.write(work)
    assert len(attempts) == 4


def test_an_unreachable_server_is_told_without_the_password():
    url = make_url("postgresql+psycopg://somebody:secret@127.0.0.1:1/panjigi")
    told = explain(OperationalError("", {}, ServerError(None)), url)
    assert isinstance(told, plays.StoreUnavailableError)
    assert str(told).startswith(
        "데이터베이스에 연결할 수 없습니다: postgresql+psycopg://somebody:***@127.0.0.1:1/panjigi."
    )


def test_another_error_is_not_tried_again(store, no_pauses):
    work, attempts = failing(9, DBAPIError("", {}, ServerError("22P02")))
    with pytest.raises(DBAPIError):
        store._database.write(work)
    assert len(attempts) == 1


def test_failed_work_leaves_nothing_behind(store):
    def half(session):
        session.add(BoxRow(game="orbis", key="a", value=1, updated_at=utc_now()))
        session.flush()
        raise plays.TableNotFoundError("x")

    with pytest.raises(plays.TableNotFoundError):
        store._database.write(half)
    assert store.box.get("orbis") == {}


def test_a_key_that_is_taken_for_good_is_a_mistake_of_the_program(store, no_pauses):
    store.box.set("orbis", "a", 1)

    def twice(session):
        session.add(BoxRow(game="orbis", key="a", value=2, updated_at=utc_now()))

    with pytest.raises(IntegrityError):
        store._database.write(twice)
    assert store.box.get("orbis") == {"a": 1}


def test_many_threads_setting_the_same_new_values_all_succeed(store):
    errors = []
    barrier = threading.Barrier(6)

    def setting(number):
        barrier.wait()
        try:
            for turn in range(5):
                store.box.set_many("duel", {f"name.{turn}": number, f"own.{number}.{turn}": number})
        except (plays.PlaysError, DBAPIError) as error:
            errors.append(error)

    threads = [threading.Thread(target=setting, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    kept = store.box.get("duel")
    assert {key: value for key, value in kept.items() if key.startswith("own")} == {
        f"own.{number}.{turn}": number for number in range(6) for turn in range(5)
    }
    assert {key for key in kept if key.startswith("name")} == {f"name.{turn}" for turn in range(5)}


def test_a_writer_of_a_file_keeps_others_out_from_its_first_read_on(sqlite_url):
    with plays.open_store(sqlite_url) as store, plays.open_store(sqlite_url) as other:
        reads = []

        def work(session):
            reads.append(session.get(BoxRow, ("orbis", "a")))
            with pytest.raises(plays.StoreUnavailableError, match="다른 프로그램이"):
                other.box.set("orbis", "a", 1)
            session.add(BoxRow(game="orbis", key="a", value=2, updated_at=utc_now()))

        store._database.write(work)
        assert reads == [None]  # done once: nothing had to be repeated
        assert other.box.get("orbis") == {"a": 2}
