"""Plays and what goes with them when the disk is full, the file locked or read-only, or the clock wrong."""

import sqlite3
import threading
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import event

import plays
from tests.plays.builders import EVENING, play, seat

LARGE = {"rows": ["x" * 1000] * 200}


def no_more_room(store):
    """From now on the file may not grow, as on a full disk."""

    @event.listens_for(store._database.engine, "checkout")
    def no_more_pages(connection, *_):
        connection.execute("PRAGMA max_page_count = 1")  # SQLite takes the current size, nothing beyond

    return no_more_pages


def test_on_a_full_disk_nothing_is_half_kept_and_it_works_again_with_room(sqlite_url):
    with plays.open_store(sqlite_url) as store:
        made = store.plays.record(play())
        listener = no_more_room(store)
        large = made.model_copy(update={"sheet": LARGE, "players": (seat(),)})
        with pytest.raises(plays.StoreUnavailableError, match=r"디스크가 가득.*공간을 비운"):
            store.plays.correct(large)
        with pytest.raises(plays.StoreUnavailableError, match="디스크가 가득"):
            store.plays.record(play(sheet=LARGE))
        assert store.plays.list() == [made]
        assert store.plays.corrections(made.uuid) == 0
        event.remove(store._database.engine, "checkout", listener)
    with plays.open_store(sqlite_url) as store:
        assert store.plays.correct(large).players == (seat(),)


def test_a_backup_that_does_not_fit_on_the_disk_keeps_nothing(sqlite_url, tmp_path):
    with plays.open_store(f"sqlite:///{tmp_path / 'from.sqlite3'}") as source:
        for number in range(3):
            source.plays.record(play(sheet=LARGE, note=str(number)))
        backup = plays.parse_backup(source.backups.dump())
    with plays.open_store(sqlite_url) as store:
        no_more_room(store)
        with pytest.raises(plays.StoreUnavailableError, match="디스크가 가득"):
            store.backups.restore(backup)
        assert store.plays.list() == []


@pytest.mark.parametrize(
    "change",
    [
        lambda store, made: store.plays.record(play()),
        lambda store, made: store.plays.correct(made.model_copy(update={"note": "x"})),
        lambda store, made: store.plays.delete(made.uuid),
        lambda store, made: store.names.merge("가람", "나래"),
        lambda store, made: store.shelves.set("orbis", "B3"),
    ],
    ids=["record", "correct", "delete", "merge", "shelf"],
)
def test_while_another_program_holds_the_file_reading_goes_on_and_writing_is_told(
    sqlite_path, sqlite_url, change
):
    with plays.open_store(sqlite_url) as store:
        made = store.plays.record(play())
        other = sqlite3.connect(sqlite_path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(plays.StoreUnavailableError, match=r"다른 프로그램이.*닫고 다시"):
            change(store, made)
        assert store.plays.list() == [made]
        other.execute("ROLLBACK")
        other.close()
        change(store, made)


def test_a_clock_that_jumps_back_or_ahead_loses_and_reorders_nothing(store, monkeypatch):
    made = store.plays.record(play())
    for moment in (datetime(1970, 1, 1, tzinfo=UTC), datetime(2126, 1, 1, tzinfo=UTC), EVENING):
        for module in ("games", "play_rows", "names", "shelves", "tables"):
            monkeypatch.setattr(f"plays.{module}.utc_now", lambda moment=moment: moment)
        now = store.plays.get(made.uuid)
        store.plays.correct(now.model_copy(update={"note": str(moment.year)}))
        store.shelves.set("orbis", str(moment.year))
        store.plays.delete(made.uuid)
        assert store.plays.restore(made.uuid).note == str(moment.year)
    assert store.shelves.get("orbis") == "2026"
    notes = [store.plays.undo_correction(made.uuid).note for _ in range(3)]
    assert notes == ["2126", "1970", made.note]


@pytest.mark.parametrize("years", [-56, 200])
def test_a_play_dated_by_a_wrong_clock_is_kept_and_can_be_dated_right(store, years):
    wrong = EVENING + timedelta(days=365 * years)
    made = store.plays.record(play(played_at=wrong))
    right = store.plays.correct(made.model_copy(update={"played_at": EVENING}))
    assert [one.played_at for one in store.plays.list()] == [EVENING]
    assert right.version == 2


def test_corrections_from_many_threads_lose_nobody_in_silence(store):
    made = store.plays.record(play())
    kept, refused = [], []
    barrier = threading.Barrier(5)

    def correcting(number):
        barrier.wait()
        try:
            kept.append(store.plays.correct(made.model_copy(update={"note": str(number)})).note)
        except plays.PlayStaleError as error:
            refused.append(error.current.note)

    threads = [threading.Thread(target=correcting, args=(number,)) for number in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(kept) == 1
    assert refused == kept * 4
    assert store.plays.corrections(made.uuid) == 1
