"""Collected cards: what one device has seen or had of a deck, each card once, since when."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from plays.database import Database
from plays.decks import CARD_ID
from plays.fields import GAME, TOKEN, check_pattern
from plays.models import CollectedRow, utc_now


@dataclass(frozen=True, slots=True)
class CollectedCard:
    """A card of a deck; `first_seen` is UTC and never changes while the card is kept."""

    card: str
    first_seen: datetime


class Collection:
    """`store.collection`. `device` is a browser's own token, `deck` the name of a deck."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, device: str, deck: str, card: str) -> bool:
        """Keep that the device has the card; again is harmless and keeps the first date.

        Returns:
            True when the card is new.

        Raises:
            ValueRefusedError: a token, deck or card id with signs that are not allowed.
            StoreError: it could not be kept.
        """
        key = _key(device, deck, card)

        def put(session: Session) -> bool:
            if session.get(CollectedRow, key) is not None:
                return False
            session.add(CollectedRow(device=key[0], deck=key[1], card=key[2], first_seen=utc_now()))
            return True

        return self._database.write(put)

    def cards(self, device: str, deck: str) -> list[CollectedCard]:
        """The cards of the device in the order in which they came."""
        owner, of = _owner(device, deck)
        query = select(CollectedRow).where(CollectedRow.device == owner, CollectedRow.deck == of)

        def collect(session: Session) -> list[CollectedCard]:
            found = [CollectedCard(row.card, row.first_seen) for row in session.scalars(query)]
            # Sorted here: databases disagree on the order of letters and signs.
            return sorted(found, key=lambda one: (one.first_seen, one.card))

        return self._database.read(collect)

    def remove(self, device: str, deck: str, card: str) -> bool:
        """Forget a card; False when the device does not have it."""
        key = _key(device, deck, card)

        def drop(session: Session) -> bool:
            row = session.get(CollectedRow, key)
            if row is None:
                return False
            session.delete(row)
            return True

        return self._database.write(drop)


def _owner(device: str, deck: str) -> tuple[str, str]:
    return check_pattern(device, TOKEN, "기기"), check_pattern(deck, GAME, "덱")


def _key(device: str, deck: str, card: str) -> tuple[str, str, str]:
    return *_owner(device, deck), unicodedata.normalize("NFC", check_pattern(card, CARD_ID, "카드 번호"))
