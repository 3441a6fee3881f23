"""Deck files: what goes out comes in again, and hostile files are refused with a sentence."""

from __future__ import annotations

import io
import json
import zipfile
from hashlib import sha256

import pytest

import plays
from plays import deck_file

JPEG = b"\xff\xd8\xff\xe0" + bytes(range(256))
PNG = b"\x89PNG\r\n\x1a\n" + bytes(100)
NAME = f"photos/{sha256(JPEG).hexdigest()}.jpg"


def index(**changes):
    card = {"id": "a", "name": "가", "place": None, "codes": [], "photos": [NAME]}
    return {"format": "panjigi-deck", "version": 1, "name": "덱", "cards": [card]} | changes


def packed(entries):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in entries:
            archive.writestr(name, data if isinstance(data, bytes | str) else json.dumps(data))
    return buffer.getvalue()


def test_a_deck_comes_in_as_it_went_out(store):
    deck = store.decks.create("우리집 관광카드").id
    store.decks.add_card(deck, "seomun-market", "서문시장", place="seomun-market", codes=["8801234567893"])
    store.decks.add_card(deck, "b", "나")
    store.decks.add_photo(deck, "seomun-market", JPEG, "image/jpeg")
    store.decks.add_photo(deck, "seomun-market", PNG, "image/png")
    store.decks.add_photo(deck, "b", JPEG, "image/jpeg")
    file = plays.write_deck_file("우리집 관광카드", store.decks.cards(deck), store.decks.photos(deck))
    came = plays.import_deck(store.decks, plays.read_deck_file(file))
    assert came.id != deck
    assert came.name == "우리집 관광카드"
    assert sorted(store.decks.cards(came.id), key=str) == sorted(store.decks.cards(deck), key=str)
    assert sorted(store.decks.photo_ids(came.id)) == sorted(store.decks.photo_ids(deck))


HOSTILE = {
    "no zip": (b"this is no zip", "깨져"),
    "empty": (b"", "깨져"),
    "cut off": (packed([("deck.json", index()), (NAME, JPEG)])[:-40], "깨져"),
    "path upwards": (packed([("deck.json", index()), ("../../etc/passwd", b"x")]), "passwd"),
    "absolute path": (packed([("deck.json", index()), ("/etc/passwd", b"x")]), "passwd"),
    "backslash": (packed([("deck.json", index()), ("photos\\..\\x.jpg", b"x")]), "있으면 안 되는"),
    "program": (packed([("deck.json", index()), ("run.exe", b"x")]), "run.exe"),
    "no index": (packed([(NAME, JPEG)]), "deck.json이 없습니다"),
    "not json": (packed([("deck.json", "{")]), "deck.json을 읽을 수 없습니다"),
    "deep json": (packed([("deck.json", "[" * 100_000)]), "deck.json을 읽을 수 없습니다"),
    "other json": (packed([("deck.json", "[]")]), "덱 파일이 아닙니다"),
    "newer": (packed([("deck.json", index(version=2))]), "판 2"),
    "no cards": (packed([("deck.json", index(cards="viele"))]), "카드 목록"),
    "too many cards": (packed([("deck.json", index(cards=[{}] * 2001))]), "2,000장"),
    "card id is a path": (
        packed([("deck.json", index(cards=[{"id": "../a", "name": "가"}]))]),
        "번호를 쓸 수 없습니다",
    ),
    "card is no mapping": (packed([("deck.json", index(cards=[7]))]), "1번째 카드"),
    "name is a number": (packed([("deck.json", index(name=7, cards=[]))]), "덱 이름"),
    "photo missing": (packed([("deck.json", index())]), "덱 파일에 없습니다"),
    "photo exchanged": (packed([("deck.json", index()), (NAME, PNG)]), "바뀌었거나"),
}


@pytest.mark.parametrize(("data", "told"), HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused_and_nothing_is_kept(data, told):
    with pytest.raises(plays.DeckFileError, match=told):
        plays.read_deck_file(data)


def test_an_entry_that_comes_twice_is_refused():
    with pytest.warns(UserWarning, match="Duplicate name"):
        data = packed([("deck.json", index()), (NAME, JPEG), (NAME, PNG)])
    with pytest.raises(plays.DeckFileError, match="두 번"):
        plays.read_deck_file(data)


def test_a_bomb_is_refused_by_what_it_unfolds_to():
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("deck.json", json.dumps(index()))
        archive.writestr(NAME, bytes(deck_file.PHOTO_LIMIT + 1))
    assert len(buffer.getvalue()) < 20_000
    with pytest.raises(plays.DeckFileError, match="보다 큽니다"):
        plays.read_deck_file(buffer.getvalue())


def test_a_file_beyond_the_limit_is_refused_unread(monkeypatch):
    monkeypatch.setattr(deck_file, "FILE_LIMIT", 10)
    with pytest.raises(plays.DeckFileError, match="10바이트까지"):
        plays.read_deck_file(b"x" * 11)


def test_an_import_that_fails_halfway_leaves_no_deck(store):
    text = f"photos/{sha256(b'text').hexdigest()}.jpg"
    file = plays.read_deck_file(
        packed([("deck.json", index(cards=[{"id": "a", "name": "가", "photos": [text]}])), (text, b"text")])
    )
    with pytest.raises(plays.PhotoRefusedError):
        plays.import_deck(store.decks, file)
    assert store.decks.list() == []


def test_a_deck_gets_another_name(store):
    deck = store.decks.create("덱").id
    assert store.decks.rename(deck, " 새  이름 ").name == "새 이름"
    assert [one.name for one in store.decks.list()] == ["새 이름"]
    with pytest.raises(plays.DeckNotFoundError):
        store.decks.rename("0" * 32, "이름")
