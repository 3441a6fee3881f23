"""An enrolled deck as one file, to carry it to another Panjigi: a ZIP of deck.json and the photos.

A file from elsewhere is hostile until proven otherwise. It is never unpacked to disk; its entries must bear
the names that we give, and what it says of its sizes is checked while reading.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from plays.decks import (
    CARD_ID,
    MEDIA_TYPES,
    PHOTO_LIMIT,
    PHOTOS_PER_CARD,
    Decks,
    EnrolledCard,
    EnrolledDeck,
    EnrolledPhoto,
)
from plays.errors import DeckFileError, PlaysError
from plays.fields import clean_name, shorten

FORMAT, VERSION = "panjigi-deck", 1
FILE_LIMIT = 200 * 1024 * 1024
CARD_LIMIT = 2000
_INDEX, _INDEX_LIMIT = "deck.json", 4 * 1024 * 1024
_SUFFIXES = dict(zip(MEDIA_TYPES, ("jpg", "png", "webp"), strict=True))
_PHOTO_NAME = re.compile(r"photos/([0-9a-f]{64})\.(jpg|png|webp)")
# What the zip module raises over broken, truncated, encrypted or oddly packed files.
_ZIP_ERRORS = (
    zipfile.BadZipFile,
    zlib.error,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
    ValueError,
)


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What a deck file holds, checked: every photo belongs to one of the cards."""

    name: str
    cards: tuple[EnrolledCard, ...]
    photos: tuple[EnrolledPhoto, ...]


def write_deck_file(name: str, cards: Iterable[EnrolledCard], photos: Iterable[EnrolledPhoto]) -> bytes:
    """Make the file of a deck."""
    kept = list(photos)
    index = {
        "format": FORMAT,
        "version": VERSION,
        "name": name,
        "cards": [
            {
                "id": card.card_id,
                "name": card.name,
                "place": card.place,
                "codes": list(card.codes),
                "photos": [_photo_name(photo) for photo in kept if photo.card_id == card.card_id],
            }
            for card in cards
        ],
    }
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        text = json.dumps(index, ensure_ascii=False, indent=1)
        archive.writestr(_INDEX, text, compress_type=zipfile.ZIP_DEFLATED)
        for photo_name, data in {_photo_name(photo): photo.data for photo in kept}.items():
            archive.writestr(photo_name, data)
    return buffer.getvalue()


def read_deck_file(data: bytes) -> DeckFile:
    """Check a file and give what is in it; nothing is kept.

    Raises:
        DeckFileError: it is none, too large, broken, or holds something that a deck file does not hold.
    """
    if len(data) > FILE_LIMIT:
        raise DeckFileError(
            f"덱 파일이 {len(data):,}바이트입니다. {FILE_LIMIT:,}바이트까지 읽을 수 있습니다."
        )
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = _entries(archive)
            index = _index(archive, entries)
            pictures = {
                name: _read(archive, entries[name], PHOTO_LIMIT) for name in entries if name != _INDEX
            }
    except DeckFileError:
        raise
    except _ZIP_ERRORS as error:
        raise DeckFileError("덱 파일이 아니거나 깨져 있습니다. 판지기에서 내보낸 파일을 고르세요.") from error
    return _checked(index, pictures)


def import_deck(decks: Decks, file: DeckFile) -> EnrolledDeck:
    """Keep a checked file as a new deck; where that fails halfway nothing of it stays.

    Raises:
        ValueRefusedError: a card or photo that may not be kept.
        StoreError: it could not be kept.
    """
    deck = decks.create(file.name)
    try:
        for card in file.cards:
            decks.add_card(deck.id, card.card_id, card.name, card.place, card.codes)
        for photo in file.photos:
            decks.add_photo(deck.id, photo.card_id, photo.data, photo.media_type)
    except PlaysError:
        decks.delete(deck.id)
        raise
    return deck


def _photo_name(photo: EnrolledPhoto) -> str:
    return f"photos/{photo.id}.{_SUFFIXES[photo.media_type]}"


def _entries(archive: zipfile.ZipFile) -> dict[str, zipfile.ZipInfo]:
    """The entries by name; refuses strange names, names that come twice, and too much."""
    found: dict[str, zipfile.ZipInfo] = {}
    infos = archive.infolist()
    if len(infos) > CARD_LIMIT * PHOTOS_PER_CARD + 1:
        raise DeckFileError(f"덱 파일에 든 파일이 {len(infos):,}개로 너무 많습니다.")
    for info in infos:
        # Whatever the archive pretends, this is the name that zip programs see.
        name = info.orig_filename
        if name != _INDEX and not _PHOTO_NAME.fullmatch(name):
            raise DeckFileError(f"덱 파일에 있으면 안 되는 파일이 있습니다: {shorten(name)}.")
        if name in found:
            raise DeckFileError(f"덱 파일에 같은 이름이 두 번 있습니다: {shorten(name)}.")
        found[name] = info
    total = sum(info.file_size for info in infos)
    if total > FILE_LIMIT:
        raise DeckFileError(
            f"덱 파일을 풀면 {total:,}바이트입니다. {FILE_LIMIT:,}바이트까지 읽을 수 있습니다."
        )
    if _INDEX not in found:
        raise DeckFileError("덱 파일에 deck.json이 없습니다. 판지기에서 내보낸 파일을 고르세요.")
    return found


def _read(archive: zipfile.ZipFile, info: zipfile.ZipInfo, limit: int) -> bytes:
    """An entry's bytes; reading stops at the limit, whatever the entry says of itself."""
    with archive.open(info) as stream:
        data = stream.read(limit + 1)
    if len(data) > limit:
        raise DeckFileError(f"덱 파일 안의 {shorten(info.filename)}이(가) {limit:,}바이트보다 큽니다.")
    return data


def _index(archive: zipfile.ZipFile, entries: dict[str, zipfile.ZipInfo]) -> dict[str, Any]:
    text = _read(archive, entries[_INDEX], _INDEX_LIMIT)
    try:
        index = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DeckFileError("덱 파일의 deck.json을 읽을 수 없습니다. 다시 내보낸 파일을 고르세요.") from error
    if not isinstance(index, dict) or index.get("format") != FORMAT:
        raise DeckFileError("판지기의 덱 파일이 아닙니다. 판지기에서 내보낸 파일을 고르세요.")
    if index.get("version") != VERSION:
        shown = shorten(index.get("version"))
        raise DeckFileError(f"덱 파일의 판 {shown}은(는) 읽을 수 없습니다. 읽을 수 있는 판: {VERSION}.")
    return index


def _checked(index: dict[str, Any], pictures: dict[str, bytes]) -> DeckFile:
    listed = index.get("cards")
    if not isinstance(listed, list) or len(listed) > CARD_LIMIT:
        raise DeckFileError(f"덱 파일의 카드 목록이 없거나 {CARD_LIMIT:,}장보다 많습니다.")
    cards: dict[str, EnrolledCard] = {}
    photos: list[EnrolledPhoto] = []
    for number, entry in enumerate(listed, 1):
        card = _card(entry, number)
        if card.card_id in cards:
            raise DeckFileError(f"덱 파일에 카드 {card.card_id!r}이(가) 두 번 있습니다.")
        cards[card.card_id] = card
        photos += _photos(entry, card.card_id, pictures)
    return DeckFile(clean_name(_text(index.get("name"), "덱 이름")), tuple(cards.values()), tuple(photos))


def _card(entry: Any, number: int) -> EnrolledCard:
    if not isinstance(entry, dict):
        raise DeckFileError(f"덱 파일의 {number}번째 카드를 읽을 수 없습니다.")
    card_id, place, codes = entry.get("id"), entry.get("place"), entry.get("codes", [])
    if not isinstance(card_id, str) or not CARD_ID.fullmatch(card_id):
        raise DeckFileError(f"덱 파일의 {number}번째 카드 번호를 쓸 수 없습니다: {shorten(card_id)}.")
    if not isinstance(codes, list):
        raise DeckFileError(f"덱 파일의 {number}번째 카드의 코드를 읽을 수 없습니다.")
    return EnrolledCard(
        card_id,
        clean_name(_text(entry.get("name"), f"{number}번째 카드 이름")),
        None if place is None else _text(place, f"{number}번째 카드 장소"),
        tuple(_text(code, f"{number}번째 카드 코드") for code in codes),
    )


def _photos(entry: dict[str, Any], card_id: str, pictures: dict[str, bytes]) -> list[EnrolledPhoto]:
    names = entry.get("photos", [])
    if not isinstance(names, list) or len(names) > PHOTOS_PER_CARD:
        raise DeckFileError(f"카드 {card_id!r}의 사진이 {PHOTOS_PER_CARD}장보다 많거나 읽을 수 없습니다.")
    return [_photo(name, card_id, pictures) for name in dict.fromkeys(map(str, names))]


def _photo(name: str, card_id: str, pictures: dict[str, bytes]) -> EnrolledPhoto:
    """A photo whose name tells its bytes: a damaged or exchanged one does not get in."""
    match = _PHOTO_NAME.fullmatch(name)
    data = pictures.get(name)
    if match is None or data is None:
        raise DeckFileError(f"카드 {card_id!r}의 사진 {shorten(name)}이(가) 덱 파일에 없습니다.")
    if sha256(data).hexdigest() != match[1]:
        raise DeckFileError(f"카드 {card_id!r}의 사진이 바뀌었거나 깨졌습니다: {shorten(name)}.")
    media_type = next(kind for kind, suffix in _SUFFIXES.items() if suffix == match[2])
    return EnrolledPhoto(match[1], card_id, media_type, data)


def _text(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise DeckFileError(f"덱 파일의 {what}은(는) 글자여야 합니다: {shorten(value)}.")
    return value
