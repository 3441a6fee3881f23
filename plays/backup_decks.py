"""Enrolled decks in a backup file: their cards, and the photos as Base64."""

from __future__ import annotations

import base64
import binascii
from typing import Annotated

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from plays.deck_file import CARD_LIMIT
from plays.decks import (
    CODES_PER_CARD,
    DECK_ID,
    PHOTO_LIMIT,
    PHOTOS_PER_CARD,
    EnrolledCard,
    EnrolledPhoto,
    checked_card,
    checked_photo,
    touch,
)
from plays.errors import BackupRefusedError
from plays.fields import check_pattern, clean_name
from plays.models import CardRow, DeckRow, PhotoRow, utc_now

DECKS = 100
# Bytes of photos that one file carries; Base64 makes them a third more.
ROOM = 32 * 1024 * 1024
_Text = Annotated[str, Field(max_length=500)]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class BackupPhoto(_Frozen):
    """A photo; `data` is Base64."""

    media_type: _Text
    data: str = Field(max_length=PHOTO_LIMIT // 3 * 4 + 8)

    def bytes(self) -> bytes:
        """The photo itself.

        Raises:
            BackupRefusedError: it is no Base64.
        """
        try:
            return base64.b64decode(self.data, validate=True)
        except (binascii.Error, ValueError) as error:
            raise BackupRefusedError("파일에 읽을 수 없는 사진이 있어 가져오지 않았습니다.") from error


class BackupDeckCard(_Frozen):
    """A card of an enrolled deck."""

    id: _Text
    name: _Text
    place: _Text | None = None
    codes: tuple[_Text, ...] = Field(default=(), max_length=CODES_PER_CARD)
    photos: tuple[BackupPhoto, ...] = Field(default=(), max_length=PHOTOS_PER_CARD)


class BackupDeck(_Frozen):
    """An enrolled deck; `id` tells whether it is there already."""

    id: _Text
    name: _Text
    created_at: AwareDatetime
    cards: tuple[BackupDeckCard, ...] = Field(default=(), max_length=CARD_LIMIT)


def cleaned_deck(deck: BackupDeck) -> BackupDeck:
    """The deck as it may be kept.

    Raises:
        ValueRefusedError: something in it may not be kept.
    """
    check_pattern(deck.id, DECK_ID, "덱 번호")
    cards = {}
    for given in deck.cards:
        card = checked_card(given.id, given.name, given.place, given.codes)
        if card.card_id in cards:
            raise BackupRefusedError(f"파일의 덱에 카드 {card.card_id!r}이(가) 두 번 있습니다.")
        for photo in given.photos:
            checked_photo(card.card_id, photo.bytes(), photo.media_type)
        cards[card.card_id] = given.model_copy(
            update={"id": card.card_id, "name": card.name, "place": card.place, "codes": card.codes}
        )
    return deck.model_copy(update={"name": clean_name(deck.name), "cards": tuple(cards.values())})


def decks_that_fit(session: Session) -> tuple[list[DeckRow], list[DeckRow]]:
    """The decks whose photos fit into one file, the oldest first, and those that do not."""
    query = select(PhotoRow.deck_id, func.sum(func.length(PhotoRow.data))).group_by(PhotoRow.deck_id)
    sizes = {deck: int(size) for deck, size in session.execute(query)}
    fit: list[DeckRow] = []
    over: list[DeckRow] = []
    room = ROOM
    for row in session.scalars(select(DeckRow).order_by(DeckRow.created_at, DeckRow.id)):
        size = sizes.get(row.id, 0)
        if size > room or len(fit) == DECKS:
            over.append(row)
            continue
        fit.append(row)
        room -= size
    return fit, over


def dumped_decks(session: Session) -> tuple[BackupDeck, ...]:
    """The decks that fit, as a file holds them."""
    return tuple(
        BackupDeck(id=row.id, name=row.name, created_at=row.created_at, cards=_cards(session, row.id))
        for row in decks_that_fit(session)[0]
    )


def add_decks(session: Session, decks: tuple[BackupDeck, ...]) -> int:
    """Adds the decks, cards and photos that are not there; gives how many cards and photos came in."""
    return sum(_add_deck(session, deck) for deck in decks)


def _cards(session: Session, deck: str) -> tuple[BackupDeckCard, ...]:
    photos: dict[str, list[BackupPhoto]] = {}
    query = select(PhotoRow).where(PhotoRow.deck_id == deck).order_by(PhotoRow.created_at, PhotoRow.digest)
    for row in session.scalars(query):
        data = base64.b64encode(row.data).decode()
        photos.setdefault(row.card_id, []).append(BackupPhoto(media_type=row.media_type, data=data))
    cards = select(CardRow).where(CardRow.deck_id == deck).order_by(CardRow.created_at, CardRow.card_id)
    return tuple(
        BackupDeckCard(
            id=row.card_id,
            name=row.name,
            place=row.place,
            codes=tuple(row.codes),
            photos=tuple(photos.get(row.card_id, ())),
        )
        for row in session.scalars(cards)
    )


def _add_deck(session: Session, deck: BackupDeck) -> int:
    if session.get(DeckRow, deck.id) is None:
        session.add(DeckRow(id=deck.id, name=deck.name, created_at=deck.created_at))
        session.flush()
    added = sum(_add_card(session, deck.id, card) for card in deck.cards)
    if added:
        touch(session, deck.id)
    return added


def _add_card(session: Session, deck: str, given: BackupDeckCard) -> int:
    card = EnrolledCard(given.id, given.name, given.place, given.codes)
    new = session.get(CardRow, (deck, card.card_id)) is None
    if new:
        session.add(
            CardRow(
                deck_id=deck,
                card_id=card.card_id,
                name=card.name,
                place=card.place,
                codes=[*card.codes],
                created_at=utc_now(),
            )
        )
        session.flush()
    query = select(PhotoRow.digest).where(PhotoRow.deck_id == deck, PhotoRow.card_id == card.card_id)
    there = set(session.scalars(query))
    found = [checked_photo(card.card_id, photo.bytes(), photo.media_type) for photo in given.photos]
    missing = {photo.id: photo for photo in found if photo.id not in there}
    added = list(missing.values())[: PHOTOS_PER_CARD - len(there)]
    session.add_all(_photo_row(deck, photo) for photo in added)
    return new + len(added)


def _photo_row(deck: str, photo: EnrolledPhoto) -> PhotoRow:
    return PhotoRow(
        deck_id=deck,
        card_id=photo.card_id,
        digest=photo.id,
        media_type=photo.media_type,
        data=photo.data,
        created_at=utc_now(),
    )
