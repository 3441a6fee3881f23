"""What is kept: the table in use, box values, games played, enrolled decks and collected cards."""

from plays.box_yaml import parse_box
from plays.collection import CollectedCard
from plays.decks import EnrolledCard, EnrolledDeck, EnrolledPhoto
from plays.errors import (
    BoxImportError,
    CardNotFoundError,
    DeckError,
    DeckNotFoundError,
    NameEmptyError,
    NameTooLongError,
    NotStorableError,
    PhotoRefusedError,
    PlayConflictError,
    PlaysError,
    StoreCorruptError,
    StoreError,
    StoreSchemaError,
    StoreUnavailableError,
    StoreUrlError,
    TableClosedError,
    TableConflictError,
    TableError,
    TableNotFoundError,
    TextTooLongError,
    TooLargeError,
    ValueRefusedError,
)
from plays.fields import clean_name
from plays.records import PlayerResult, PlayRecord, ScoreLine
from plays.store import Store, open_store
from plays.tables import OpenTable

__all__ = [
    "BoxImportError",
    "CardNotFoundError",
    "CollectedCard",
    "DeckError",
    "DeckNotFoundError",
    "EnrolledCard",
    "EnrolledDeck",
    "EnrolledPhoto",
    "NameEmptyError",
    "NameTooLongError",
    "NotStorableError",
    "OpenTable",
    "PhotoRefusedError",
    "PlayConflictError",
    "PlayRecord",
    "PlayerResult",
    "PlaysError",
    "ScoreLine",
    "Store",
    "StoreCorruptError",
    "StoreError",
    "StoreSchemaError",
    "StoreUnavailableError",
    "StoreUrlError",
    "TableClosedError",
    "TableConflictError",
    "TableError",
    "TableNotFoundError",
    "TextTooLongError",
    "TooLargeError",
    "ValueRefusedError",
    "clean_name",
    "open_store",
    "parse_box",
]
