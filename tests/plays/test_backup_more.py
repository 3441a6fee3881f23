"""Enrolled decks and tables still open go into the backup file too, and come back without doubles."""

import base64
import json

import pytest

import plays

PHONE, TABLET = "phone-000-1234567", "tablet-000-1234567"
JPEG, PNG = b"\xff\xd8\xff" + b"j" * 40, b"\x89PNG\r\n\x1a\n" + b"p" * 40


@pytest.fixture
def other(tmp_path):
    with plays.open_store(f"sqlite:///{tmp_path / 'other.sqlite3'}") as opened:
        yield opened


def with_deck(store):
    """A deck of two cards, three photos."""
    deck = store.decks.create("우리집 카드")
    store.decks.add_card(deck.id, "card-1", "독도", "dokdo", ["4006381333931"])
    store.decks.add_card(deck.id, "card-2", "이름 없는 카드")
    store.decks.add_photo(deck.id, "card-1", JPEG, "image/jpeg")
    store.decks.add_photo(deck.id, "card-1", PNG, "image/png")
    store.decks.add_photo(deck.id, "card-2", JPEG, "image/jpeg")
    return deck


def dumped(store, device=PHONE):
    return plays.parse_backup(store.backups.dump(cards_of=device))


def test_a_deck_comes_back_with_its_cards_codes_and_photos(store, other):
    deck = with_deck(store)
    report = other.backups.restore(dumped(store), cards_of=TABLET)
    assert (report.deck_parts, report.tables) == (5, 0)
    (kept,) = other.decks.list()
    assert (kept.id, kept.name, kept.cards, kept.photos) == (deck.id, "우리집 카드", 2, 3)
    assert other.decks.cards(deck.id) == store.decks.cards(deck.id)
    assert other.decks.photos(deck.id) == store.decks.photos(deck.id)


def test_the_same_decks_again_add_nothing_and_what_was_changed_here_stays(store):
    deck = with_deck(store)
    backup = dumped(store)
    store.decks.rename(deck.id, "새 이름")
    store.decks.add_card(deck.id, "card-2", "고친 이름")
    before = store.decks.list()
    assert store.backups.restore(backup, cards_of=PHONE).deck_parts == 0
    assert store.decks.list() == before
    assert [card.name for card in store.decks.cards(deck.id)] == ["독도", "고친 이름"]


def test_what_a_deck_lacks_is_added_and_the_scanner_is_told(store, other):
    deck = with_deck(store)
    backup = dumped(store)
    other.backups.restore(backup)
    other.decks.remove_card(deck.id, "card-1")
    revision = other.decks.list()[0].revision
    assert other.backups.restore(backup).deck_parts == 3
    assert sorted(card.card_id for card in other.decks.cards(deck.id)) == ["card-1", "card-2"]
    assert other.decks.list()[0].revision > revision


def test_a_card_never_gets_more_than_twenty_photos(store, other):
    deck = with_deck(store)
    backup = dumped(store)
    other.backups.restore(backup)
    other.decks.remove_photo(deck.id, "card-2", store.decks.photos(deck.id, "card-2")[0].id)
    for number in range(20):
        other.decks.add_photo(deck.id, "card-2", JPEG + bytes([number]), "image/jpeg")
    assert other.backups.restore(backup).deck_parts == 0


def test_decks_without_room_are_named_and_stay_out(store, monkeypatch):
    monkeypatch.setattr("plays.backup_decks.ROOM", 100)
    with_deck(store)
    small = store.decks.create("작은 덱")
    assert [deck.id for deck in dumped(store).decks] == [small.id]
    assert store.backups.decks_left_out() == ["우리집 카드"]


def test_open_tables_of_the_device_come_back_in_their_order(store, other):
    first = store.tables.create(PHONE, "orbis", 3, state={"names": ["가람"]})
    second = store.tables.create(PHONE, "duel", 2, ["pantheon"], {"duel_pawn": -3})
    closed = store.tables.create(PHONE, "orbis", 2)
    store.tables.close(closed.code)
    store.tables.create(TABLET, "orbis", 4)
    report = other.backups.restore(dumped(store), cards_of=TABLET)
    assert report.tables == 2
    found = other.tables.recent(TABLET)
    assert [(table.game, table.players, table.state) for table in found] == [
        ("duel", 2, {"duel_pawn": -3}),
        ("orbis", 3, {"names": ["가람"]}),
    ]
    assert found[0].expansions == ["pantheon"]
    assert {table.code for table in found}.isdisjoint({first.code, second.code})


def test_tables_are_taken_in_once_even_when_put_away_since(store, other):
    store.tables.create(PHONE, "orbis", 3)
    backup = dumped(store)
    assert store.backups.restore(backup, cards_of=PHONE).tables == 0
    assert other.backups.restore(backup, cards_of=TABLET).tables == 1
    assert other.backups.restore(backup, cards_of=TABLET).tables == 0
    other.tables.close(other.tables.recent(TABLET)[0].code)
    assert other.backups.restore(backup, cards_of=TABLET).tables == 0
    assert other.tables.recent(TABLET) == []


def test_who_knows_the_file_does_not_know_the_code_of_the_table(store, other):
    made = store.tables.create(PHONE, "orbis", 3)
    backup = dumped(store)
    other.backups.restore(backup, cards_of=TABLET)
    other.backups.restore(backup, cards_of=PHONE)
    codes = {other.tables.recent(device)[0].code for device in (PHONE, TABLET)}
    assert len(codes) == 2
    assert made.code not in codes
    assert other.tables.get(made.code) is None


def test_a_file_of_the_first_form_is_taken_in_as_before(store):
    first = {"panjigi": "backup", "version": 1, "made_at": "2026-03-14T19:30:00Z", "shelves": {"duel": "B3"}}
    backup = plays.parse_backup(json.dumps(first).encode())
    assert store.backups.restore(backup, cards_of=PHONE).others == 1


PHOTO = {"media_type": "image/jpeg", "data": base64.b64encode(JPEG).decode()}
CARD = {"id": "card-1", "name": "독도", "photos": [PHOTO]}
DECK = {"id": "0" * 32, "name": "덱", "created_at": "2026-03-14T19:30:00Z", "cards": [CARD]}
TABLE = {
    "code": "A" * 22,
    "game": "orbis",
    "players": 2,
    "state": {},
    "created_at": "2026-03-14T19:30:00Z",
    "updated_at": "2026-03-14T19:30:00Z",
}


def photo(**more):
    return {"decks": [DECK | {"cards": [CARD | {"photos": [PHOTO | more]}]}]}


def card(**more):
    return {"decks": [DECK | {"cards": [CARD | more]}]}


HOSTILE = {
    "deck id": {"decks": [DECK | {"id": "../../etc/passwd"}]},
    "deck name": {"decks": [DECK | {"name": ""}]},
    "deck unknown": {"decks": [DECK | {"script": 1}]},
    "too many decks": {"decks": [DECK | {"cards": []}] * 101},
    "too many cards": {"decks": [DECK | {"cards": [CARD | {"photos": []}] * 2001}]},
    "card id": card(id="../x"),
    "card name": card(name="가" * 41),
    "card twice": {"decks": [DECK | {"cards": [CARD, CARD]}]},
    "card place": card(place="가" * 81),
    "too many codes": card(codes=["1"] * 21),
    "too many photos": card(photos=[PHOTO] * 21),
    "photo of another kind": photo(media_type="image/png"),
    "photo that is a page": photo(media_type="text/html"),
    "photo without picture": photo(data=base64.b64encode(b"<script>").decode()),
    "photo no base64": photo(data="////*"),
    "photo too large": photo(data="/9j/" + "A" * (7 * 1024 * 1024)),
    "table code": {"tables": [TABLE | {"code": "x"}]},
    "table game": {"tables": [TABLE | {"game": "../x"}]},
    "table players": {"tables": [TABLE | {"players": 10**6}]},
    "table expansion": {"tables": [TABLE | {"expansions": ["<b>"]}]},
    "table state": {"tables": [TABLE | {"state": {"a": "x" * 300_000}}]},
    "table device": {"tables": [TABLE | {"device": PHONE}]},
    "too many tables": {"tables": [TABLE] * 101},
}


@pytest.mark.parametrize("change", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_file_with_a_hostile_deck_or_table_is_refused_as_a_whole(change):
    whole = {"panjigi": "backup", "version": 2, "made_at": "2026-03-14T19:30:00Z"} | change
    with pytest.raises(plays.BackupRefusedError, match=r"[가-힣]"):
        plays.parse_backup(json.dumps(whole).encode())


def test_the_parts_of_the_hostile_files_are_fine_by_themselves(store):
    whole = {"panjigi": "backup", "version": 2, "made_at": "2026-03-14T19:30:00Z"}
    backup = plays.parse_backup(json.dumps(whole | {"decks": [DECK], "tables": [TABLE]}).encode())
    report = store.backups.restore(backup, cards_of=PHONE)
    assert (report.deck_parts, report.tables) == (2, 1)
