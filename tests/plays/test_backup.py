"""Everything goes into one file and comes back; a file from elsewhere is hostile until it is checked."""

import json
from datetime import timedelta
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import plays
from tests.plays.builders import EVENING, play, seat

PHONE, TABLET = "phone-000", "tablet-000"


@pytest.fixture
def other(tmp_path):
    with plays.open_store(f"sqlite:///{tmp_path / 'other.sqlite3'}") as opened:
        yield opened


def filled(store):
    """A store with something of every kind; gives its two plays."""
    first = store.plays.record(play(state={"names": ["가람"]}), PHONE)
    second = store.plays.record(play(played_at=EVENING + timedelta(days=1)), TABLET)
    corrected = store.plays.correct(first.model_copy(update={"note": "고침"}))
    store.names.merge("가람이", "가람")
    store.box.set_many("orbis", {"god.love": {"kind": "fixed", "cp": 1}, "tile.1": 3})
    store.shelves.set("duel", "B3")
    store.collection.add(PHONE, "tourism", "dokdo")
    return corrected, second


def test_everything_comes_back_in_an_empty_store(store, other):
    first, second = filled(store)
    backup = plays.parse_backup(store.backups.dump(cards_of=PHONE))
    report = other.backups.restore(backup, cards_of=TABLET)
    assert report == plays.RestoreReport(added=2, same=0, differing=0, others=5)
    assert other.plays.list() == [second, first]
    assert other.plays.corrections(first.uuid) == 1
    assert other.plays.undo_correction(first.uuid).note == "첫 판\n다음엔 넷이서"
    assert other.names.meanings() == {"가람이": "가람"}
    assert other.box.get("orbis") == store.box.get("orbis")
    assert other.shelves.all() == {"duel": "B3"}
    assert [card.card for card in other.collection.cards(TABLET, "tourism")] == ["dokdo"]


def test_the_same_file_again_changes_nothing(store):
    filled(store)
    data = store.backups.dump(cards_of=PHONE)
    report = store.backups.restore(plays.parse_backup(data), cards_of=PHONE)
    assert report == plays.RestoreReport(added=0, same=2, differing=0, others=0)
    again = json.loads(store.backups.dump(cards_of=PHONE)) | {"made_at": ""}
    assert again == json.loads(data) | {"made_at": ""}


def test_what_is_kept_already_is_never_overwritten(store, other):
    first, second = filled(store)
    data = store.backups.dump()
    kept = other.plays.record(first.model_copy(update={"note": "여기서 고침"}))
    other.box.set("orbis", "tile.1", 9)
    other.shelves.set("duel", "A1")
    other.names.merge("가람이", "나래")
    report = other.backups.restore(plays.parse_backup(data))
    assert report == plays.RestoreReport(added=1, same=0, differing=1, others=1)
    assert other.plays.list() == [second, kept]
    assert other.box.get("orbis")["tile.1"] == 9
    assert other.shelves.get("duel") == "A1"
    assert other.names.meanings() == {"가람이": "나래"}


def test_a_device_takes_out_only_its_own_plays(store):
    first, _ = filled(store)
    backup = plays.parse_backup(store.backups.dump(device=PHONE))
    assert [entry.play for entry in backup.plays] == [first]


def test_one_play_twice_in_a_file_is_kept_once(store):
    made = play()
    store.plays.record(made)
    data = json.loads(store.backups.dump())
    store.plays.delete(made.uuid)
    data["plays"] *= 2
    report = store.backups.restore(plays.parse_backup(json.dumps(data).encode()))
    assert (report.added, report.same) == (1, 1)
    assert store.plays.list() == [made]


def changed(**more):
    """A backup file of one play with some of it changed."""
    one = play().model_dump(mode="json")
    return {
        "panjigi": "backup",
        "version": 1,
        "made_at": "2026-03-14T19:30:00Z",
        "plays": [{"play": one | more.pop("play", {}), "earlier": more.pop("earlier", [])}],
    } | more


HOSTILE = [
    {"version": 3},
    {"panjigi": "else"},
    {"made_at": "yesterday"},
    {"unknown": 1},
    {"plays": {}},
    {"play": {"uuid": "no number"}},
    {"play": {"unknown": 1}},
    {"play": {"played_at": "2026-03-14T19:30:00"}},
    {"play": {"game": "../../etc"}},
    {"play": {"players": []}},
    {"play": {"note": "가" * 2001}},
    {"play": {"expansions": ["<b>"]}},
    {"play": {"version": 0}},
    {"play": {"sheet": {"a": 2**80}}},
    {"play": {"sheet": {"a": "x" * 300_000}}},
    {"play": {"duration_minutes": 10**9}},
    {"names": {"a": ""}},
    {"names": {"a" * 41: "b"}},
    {"box": {"../x": {}}},
    {"box": {"orbis": {"a b": 1}}},
    {"shelves": {"orbis": "가" * 81}},
    {"cards": [{"deck": "tourism", "card": "../../x", "first_seen": "2026-03-14T19:30:00Z"}]},
    {"earlier": [play().model_dump(mode="json")]},  # of another play
]


@pytest.mark.parametrize("change", HOSTILE, ids=lambda change: next(iter(change)))
def test_a_file_with_anything_wrong_is_refused_as_a_whole(change):
    with pytest.raises(plays.BackupRefusedError, match=r"[가-힣]"):
        plays.parse_backup(json.dumps(changed(**change)).encode())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"PK\x03\x04",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b'{"panjigi": "backup", "version": 1, "made_at": "2026-03-14T19:30:00Z", "names": {"a": NaN}}',
    ],
    ids=lambda data: repr(data[:12]),
)
def test_what_is_no_backup_is_refused_in_words(data):
    with pytest.raises(plays.BackupRefusedError, match=r"[가-힣]"):
        plays.parse_backup(data)


def test_a_file_that_is_too_large_is_refused_unread(monkeypatch):
    monkeypatch.setattr("plays.backup.SIZE_LIMIT", 100)
    with pytest.raises(plays.BackupRefusedError, match=r"101바이트.*100바이트까지"):
        plays.parse_backup(b"x" * 101)


def test_earlier_versions_must_fit_their_play():
    one = play(version=3).model_dump(mode="json")
    data = changed() | {"plays": [{"play": one, "earlier": [one]}]}
    with pytest.raises(plays.BackupRefusedError, match="고치기 전 판"):
        plays.parse_backup(json.dumps(data).encode())


def test_a_restore_that_breaks_halfway_keeps_nothing(store, other, monkeypatch):
    filled(store)
    backup = plays.parse_backup(store.backups.dump(cards_of=PHONE))

    def broken(*_):
        raise plays.StoreUnavailableError("디스크")

    monkeypatch.setattr("plays.backups._add_cards", broken)
    with pytest.raises(plays.StoreUnavailableError):
        other.backups.restore(backup, cards_of=PHONE)
    assert other.plays.list() == []
    assert other.box.get("orbis") == {}


texts = st.text(max_size=60)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(name=texts, note=texts, place=texts, key=texts)
def test_any_text_is_refused_in_words_or_comes_back_as_it_was_kept(store, name, note, place, key):
    one = play(uuid=uuid4(), note=note, location=place, sheet={key: note}, players=(seat(name="가람"),))
    data = changed(
        play=json.loads(one.model_dump_json())
        | {"players": [seat().model_dump(mode="json") | {"name": name}]}
    )
    try:
        backup = plays.parse_backup(json.dumps(data).encode())
    except plays.BackupRefusedError:
        return
    store.backups.restore(backup)
    assert store.plays.get(one.uuid) == backup.plays[0].play
