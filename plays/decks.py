"""Enrolled decks: cards that somebody photographed, with the photos, for the scanner to learn from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from uuid import uuid4

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from plays.database import Database
from plays.errors import CardNotFoundError, DeckNotFoundError, PhotoRefusedError, TooLargeError
from plays.fields import check_pattern, clean_name, clean_text
from plays.models import Base, CardRow, DeckRow, PhotoRow, utc_now

PHOTO_LIMIT = 5 * 1024 * 1024
PHOTOS_PER_CARD = 20
CODES_PER_CARD = 20
CODE_LIMIT = 500
PLACE_LIMIT = 80
# A card id may become a file name, so it holds no separators and does not begin with a dot.
CARD_ID = re.compile(r"[\w-][\w.-]{0,79}")
DECK_ID = re.compile(r"[0-9a-f]{32}")
MEDIA_TYPES = ("image/jpeg", "image/png", "image/webp")


@dataclass(frozen=True, slots=True)
class EnrolledDeck:
    """A deck; `cards` and `photos` are counts, `created_at` is UTC.

    `revision` is another number after every change of its cards or photos, on whichever server.
    """

    id: str
    name: str
    created_at: datetime
    cards: int = 0
    photos: int = 0
    revision: int = 0


@dataclass(frozen=True, slots=True)
class EnrolledCard:
    """A card; `place` is the id of the place whose story it tells, `codes` what its QR or bar codes say."""

    card_id: str
    name: str
    place: str | None
    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EnrolledPhoto:
    """A photo of a card; `id` is the SHA-256 of `data` in hexadecimal."""

    id: str
    card_id: str
    media_type: str
    data: bytes


class Decks:
    """`store.decks`. `deck` is the id of an EnrolledDeck everywhere."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(self, name: str) -> EnrolledDeck:
        """Begin a deck.

        Raises:
            NameEmptyError, NameTooLongError: see `plays.clean_name`.
            StoreError: it could not be kept.
        """
        row = {"id": uuid4().hex, "name": clean_name(name), "created_at": utc_now()}

        def insert(session: Session) -> EnrolledDeck:
            session.add(DeckRow(**row))
            return EnrolledDeck(**row)  # type: ignore[arg-type]

        return self._database.write(insert)

    def rename(self, deck: str, name: str) -> EnrolledDeck:
        """Give a deck another name.

        Raises:
            DeckNotFoundError: no such deck.
            NameEmptyError, NameTooLongError: see `plays.clean_name`.
            StoreError: it could not be kept.
        """
        cleaned = clean_name(name)

        def change(session: Session) -> EnrolledDeck:
            row = _require_deck(session, deck)
            row.name = cleaned
            return EnrolledDeck(row.id, row.name, row.created_at, revision=row.revision)

        return self._database.write(change)

    def add_card(
        self, deck: str, card_id: str, name: str, place: str | None = None, codes: Iterable[str] = ()
    ) -> EnrolledCard:
        """Put a card into the deck, or change the one with this id; its photos stay.

        Raises:
            DeckNotFoundError: no such deck.
            ValueRefusedError: an id with other signs than letters, digits, '_', '-', '.', or a text too long.
            StoreError: it could not be kept.
        """
        card = checked_card(card_id, name, place, codes)

        def put(session: Session) -> EnrolledCard:
            _require_deck(session, deck)
            row = session.get(CardRow, (deck, card.card_id))
            if row is None:
                row = CardRow(deck_id=deck, card_id=card.card_id, created_at=utc_now())
                session.add(row)
            row.name, row.place, row.codes = card.name, card.place, [*card.codes]
            touch(session, deck)
            return card

        return self._database.write(put)

    def add_photo(self, deck: str, card_id: str, data: bytes, media_type: str) -> EnrolledPhoto:
        """Keep a photo of a card; the same bytes twice are kept once.

        Raises:
            DeckNotFoundError, CardNotFoundError: there is nothing to put it to.
            PhotoRefusedError: no JPEG, PNG or WebP, not what `media_type` says, or 20 photos are there.
            TooLargeError: more than 5 MiB.
            StoreError: it could not be kept.
        """
        photo = checked_photo(card_id, data, media_type)
        wanted = photo.card_id

        def put(session: Session) -> EnrolledPhoto:
            _require_card(session, deck, wanted)
            if session.get(PhotoRow, (deck, wanted, photo.id)) is None:
                _require_room(session, deck, wanted)
                session.add(
                    PhotoRow(
                        deck_id=deck,
                        card_id=wanted,
                        digest=photo.id,
                        media_type=media_type,
                        data=data,
                        created_at=utc_now(),
                    )
                )
                touch(session, deck)
            return photo

        return self._database.write(put)

    def cards(self, deck: str) -> list[EnrolledCard]:
        """The cards of the deck in the order in which they came.

        Raises:
            DeckNotFoundError: no such deck.
        """
        query = select(CardRow).where(CardRow.deck_id == deck).order_by(CardRow.created_at, CardRow.card_id)

        def collect(session: Session) -> list[EnrolledCard]:
            _require_deck(session, deck)
            return [
                EnrolledCard(row.card_id, row.name, row.place, tuple(row.codes))
                for row in session.scalars(query)
            ]

        return self._database.read(collect)

    def photos(self, deck: str, card_id: str | None = None) -> list[EnrolledPhoto]:
        """The photos of the deck or of one of its cards, in the order in which they came.

        Raises:
            DeckNotFoundError: no such deck.
        """
        query = select(PhotoRow).where(PhotoRow.deck_id == deck)
        if card_id is not None:
            query = query.where(PhotoRow.card_id == _checked_card_id(card_id))
        query = query.order_by(PhotoRow.created_at, PhotoRow.digest)

        def collect(session: Session) -> list[EnrolledPhoto]:
            _require_deck(session, deck)
            return [
                EnrolledPhoto(row.digest, row.card_id, row.media_type, row.data)
                for row in session.scalars(query)
            ]

        return self._database.read(collect)

    def photo_ids(self, deck: str) -> list[tuple[str, str]]:
        """Card id and photo id of every photo, in the order in which they came, without the pictures.

        Raises:
            DeckNotFoundError: no such deck.
        """
        query = select(PhotoRow.card_id, PhotoRow.digest).where(PhotoRow.deck_id == deck)
        query = query.order_by(PhotoRow.created_at, PhotoRow.digest)

        def collect(session: Session) -> list[tuple[str, str]]:
            _require_deck(session, deck)
            return [(card, digest) for card, digest in session.execute(query)]

        return self._database.read(collect)

    def photo(self, deck: str, card_id: str, photo: str) -> EnrolledPhoto | None:
        """One photo by its id, None when there is none."""

        def pick(session: Session) -> EnrolledPhoto | None:
            row = session.get(PhotoRow, (deck, card_id, photo))
            return None if row is None else EnrolledPhoto(row.digest, row.card_id, row.media_type, row.data)

        return self._database.read(pick)

    def remove_photo(self, deck: str, card_id: str, photo: str) -> bool:
        """Delete one photo by its id; False when there is none."""
        return self._delete(PhotoRow, (deck, _checked_card_id(card_id), photo))

    def remove_card(self, deck: str, card_id: str) -> bool:
        """Delete a card with its photos; False when there is none."""
        return self._delete(CardRow, (deck, _checked_card_id(card_id)))

    def delete(self, deck: str) -> bool:
        """Delete a deck with its cards and photos; False when there is none."""
        return self._delete(DeckRow, (deck,))

    def list(self) -> list[EnrolledDeck]:
        """All decks in the order in which they were begun."""

        def collect(session: Session) -> list[EnrolledDeck]:
            cards, photos = _counts(session, CardRow), _counts(session, PhotoRow)
            rows = session.scalars(select(DeckRow).order_by(DeckRow.created_at, DeckRow.id))
            return [
                EnrolledDeck(
                    row.id,
                    row.name,
                    row.created_at,
                    cards.get(row.id, 0),
                    photos.get(row.id, 0),
                    row.revision,
                )
                for row in rows
            ]

        return self._database.read(collect)

    def _delete(self, kind: type[Base], key: tuple[str, ...]) -> bool:
        if not all(CARD_ID.fullmatch(part) for part in key):
            return False  # no id of ours; some databases refuse to look for such text at all

        def drop(session: Session) -> bool:
            row = session.get(kind, key)
            if row is None:
                return False
            session.delete(row)  # what hangs on it goes by the database's own cascade
            if kind is not DeckRow:
                touch(session, key[0])
            return True

        return self._database.write(drop)


def checked_card(card_id: str, name: str, place: str | None, codes: Iterable[str]) -> EnrolledCard:
    """A card as it may be kept.

    Raises:
        ValueRefusedError: an id with other signs than letters, digits, '_', '-', '.', or a text too long.
    """
    return EnrolledCard(
        card_id=_checked_card_id(card_id),
        name=clean_name(name),
        place=None if place is None else clean_text(place, what="장소", limit=PLACE_LIMIT, lines=False),
        codes=_checked_codes(codes),
    )


def checked_photo(card_id: str, data: bytes, media_type: str) -> EnrolledPhoto:
    """A photo as it may be kept.

    Raises:
        PhotoRefusedError: no JPEG, PNG or WebP, or not what `media_type` says.
        TooLargeError: more than 5 MiB.
    """
    _check_photo(data, media_type)
    return EnrolledPhoto(sha256(data).hexdigest(), _checked_card_id(card_id), media_type, data)


def _counts(session: Session, kind: type[CardRow] | type[PhotoRow]) -> dict[str, int]:
    query = select(kind.deck_id, func.count()).group_by(kind.deck_id)
    return {deck: count for deck, count in session.execute(query)}  # noqa: C416


def _require_deck(session: Session, deck: str) -> DeckRow:
    row = session.get(DeckRow, deck) if DECK_ID.fullmatch(deck) else None
    if row is None:
        raise DeckNotFoundError(deck)
    return row


def touch(session: Session, deck: str) -> None:
    """Tell all servers that the deck's cards changed."""
    session.execute(update(DeckRow).where(DeckRow.id == deck).values(revision=DeckRow.revision + 1))


def _require_card(session: Session, deck: str, card_id: str) -> None:
    _require_deck(session, deck)
    if session.get(CardRow, (deck, card_id)) is None:
        raise CardNotFoundError(card_id)


def _require_room(session: Session, deck: str, card_id: str) -> None:
    query = select(func.count()).where(PhotoRow.deck_id == deck, PhotoRow.card_id == card_id)
    if (session.scalar(query) or 0) >= PHOTOS_PER_CARD:
        raise PhotoRefusedError(f"카드 한 장에 사진은 {PHOTOS_PER_CARD}장까지입니다. 하나를 지우고 넣으세요.")


def _checked_card_id(card_id: str) -> str:
    return unicodedata.normalize("NFC", check_pattern(card_id, CARD_ID, "카드 번호"))


def _checked_codes(codes: Iterable[str]) -> tuple[str, ...]:
    kept = tuple(clean_text(code, what="코드", limit=CODE_LIMIT) for code in codes)
    if len(kept) > CODES_PER_CARD:
        raise TooLargeError(f"카드 한 장에 코드는 {CODES_PER_CARD}개까지입니다. 지금은 {len(kept)}개입니다.")
    return kept


def _check_photo(data: bytes, media_type: str) -> None:
    if media_type not in MEDIA_TYPES:
        raise PhotoRefusedError(
            f"사진 형식 {media_type[:40]!r}은(는) 받지 않습니다. JPEG, PNG, WebP 사진을 고르세요."
        )
    if len(data) > PHOTO_LIMIT:
        raise TooLargeError(
            f"사진이 {len(data):,}바이트입니다. {PHOTO_LIMIT // 1024 // 1024} MiB까지 저장할 수 있습니다."
        )
    if _media_type_of(data) != media_type:
        raise PhotoRefusedError(f"파일 내용이 {media_type} 사진이 아닙니다. 다른 사진을 고르세요.")


def _media_type_of(data: bytes) -> str | None:
    if data.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    return None
