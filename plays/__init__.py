"""What is kept: the table in use, box values, games played, enrolled decks and collected cards."""

from plays.backup import Backup, parse_backup
from plays.backups import RestoreReport
from plays.box_yaml import parse_box
from plays.collection import CollectedCard
from plays.database import data_folder
from plays.deck_file import DeckFile, import_deck, read_deck_file, write_deck_file
from plays.decks import EnrolledCard, EnrolledDeck, EnrolledPhoto
from plays.errors import (
    BackupRefusedError,
    BoxImportError,
    CardNotFoundError,
    DeckError,
    DeckFileError,
    DeckNotFoundError,
    JoinCodeError,
    NameEmptyError,
    NameMergeError,
    NameTooLongError,
    NotHostError,
    NotStorableError,
    PhotoRefusedError,
    PlayConflictError,
    PlayNotFoundError,
    PlaysError,
    PlayStaleError,
    SeatTakenError,
    StoreCorruptError,
    StoreError,
    StoreSchemaError,
    StoreUnavailableError,
    StoreUrlError,
    TableClosedError,
    TableConflictError,
    TableError,
    TableLockedError,
    TableNotFoundError,
    TextTooLongError,
    TooLargeError,
    TooManyGuessesError,
    ValueRefusedError,
)
from plays.export_bgstats import bgstats_file, bgstats_link
from plays.export_text import as_csv, as_text
from plays.fields import clean_name
from plays.misreads import Misread, Misreads
from plays.names import EVERYBODY, meant, others
from plays.picture import result_picture
from plays.records import PlayerResult, PlayRecord, PlaySummary, ScoreLine, SeatSummary
from plays.shared import SharedTable
from plays.store import Store, open_store
from plays.tables import OpenTable
from plays.tallies import PersonTally, Tally, of_person, tally
from plays.wording import GameWords

__all__ = [
    "EVERYBODY",
    "Backup",
    "BackupRefusedError",
    "BoxImportError",
    "CardNotFoundError",
    "CollectedCard",
    "DeckError",
    "DeckFile",
    "DeckFileError",
    "DeckNotFoundError",
    "EnrolledCard",
    "EnrolledDeck",
    "EnrolledPhoto",
    "GameWords",
    "JoinCodeError",
    "Misread",
    "Misreads",
    "NameEmptyError",
    "NameMergeError",
    "NameTooLongError",
    "NotHostError",
    "NotStorableError",
    "OpenTable",
    "PersonTally",
    "PhotoRefusedError",
    "PlayConflictError",
    "PlayNotFoundError",
    "PlayRecord",
    "PlayStaleError",
    "PlaySummary",
    "PlayerResult",
    "PlaysError",
    "RestoreReport",
    "ScoreLine",
    "SeatSummary",
    "SeatTakenError",
    "SharedTable",
    "Store",
    "StoreCorruptError",
    "StoreError",
    "StoreSchemaError",
    "StoreUnavailableError",
    "StoreUrlError",
    "TableClosedError",
    "TableConflictError",
    "TableError",
    "TableLockedError",
    "TableNotFoundError",
    "Tally",
    "TextTooLongError",
    "TooLargeError",
    "TooManyGuessesError",
    "ValueRefusedError",
    "as_csv",
    "as_text",
    "bgstats_file",
    "bgstats_link",
    "clean_name",
    "data_folder",
    "import_deck",
    "meant",
    "of_person",
    "open_store",
    "others",
    "parse_backup",
    "parse_box",
    "read_deck_file",
    "result_picture",
    "tally",
    "write_deck_file",
]
