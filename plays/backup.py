"""The file that everything kept goes into and comes back from: JSON, hostile until all of it is checked."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from plays.backup_decks import DECKS, BackupDeck, cleaned_deck
from plays.backup_tables import TABLES, BackupTable, cleaned_table
from plays.box_yaml import check_box_key, check_box_value
from plays.decks import CARD_ID
from plays.errors import BackupRefusedError, ValueRefusedError
from plays.fields import GAME, check_pattern, clean_name
from plays.play_rows import cleaned
from plays.records import PlayRecord
from plays.shelves import clean_place

# Room for ROOM bytes of photos in Base64, and for everything else.
SIZE_LIMIT = 80 * 1024 * 1024
_PLAY_LIMIT = 20_000
_Text = Annotated[str, Field(max_length=200)]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class BackupPlay(_Frozen):
    """A play with what it was before its corrections, the oldest first."""

    play: PlayRecord
    earlier: tuple[PlayRecord, ...] = Field(default=(), max_length=1000)


class BackupCard(_Frozen):
    """A collected card."""

    deck: _Text
    card: _Text
    first_seen: AwareDatetime


class Backup(_Frozen):
    """The content of a backup file.

    Attributes:
        panjigi: says what the file is.
        version: the form of the file; the first had no decks and tables.
        made_at: when it was made.
        plays: plays, the newest first.
        names: merged names with the name that they mean.
        box: box values by game and figure id.
        shelves: shelf notes by game.
        cards: collected cards of the device that made the file.
        decks: enrolled decks with their photos.
        tables: tables in use of the device that made the file.
    """

    panjigi: Literal["backup"] = "backup"
    version: Literal[1, 2] = 2
    made_at: AwareDatetime
    plays: tuple[BackupPlay, ...] = Field(default=(), max_length=_PLAY_LIMIT)
    names: dict[_Text, _Text] = Field(default_factory=dict, max_length=10_000)
    box: dict[_Text, dict[_Text, Any]] = Field(default_factory=dict, max_length=100)
    shelves: dict[_Text, _Text] = Field(default_factory=dict, max_length=100)
    cards: tuple[BackupCard, ...] = Field(default=(), max_length=10_000)
    decks: tuple[BackupDeck, ...] = Field(default=(), max_length=DECKS)
    tables: tuple[BackupTable, ...] = Field(default=(), max_length=TABLES)


def parse_backup(data: bytes) -> Backup:
    """Read a backup file and check all of it; nothing is kept yet.

    Raises:
        BackupRefusedError: too large, no backup, or something in it cannot be kept; the message says where.
    """
    if len(data) > SIZE_LIMIT:
        raise BackupRefusedError(
            f"파일 크기가 {len(data):,}바이트입니다. {SIZE_LIMIT:,}바이트까지 가져올 수 있습니다."
        )
    try:
        backup = Backup.model_validate_json(data)
    except ValidationError as error:
        raise BackupRefusedError(_told(error)) from error
    try:
        return _cleaned(backup)
    except ValueRefusedError as error:
        raise BackupRefusedError(f"파일에 쓸 수 없는 값이 있어 가져오지 않았습니다. {error}") from error


def _told(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    if first["type"] == "json_invalid":
        return "JSON 파일이 아니거나 잘린 파일입니다. 판지기에서 내보낸 파일을 고르세요."
    where = ".".join(str(part)[:40] for part in first["loc"])[:120]
    said = "판지기에서 내보낸 파일이 아니거나 고쳐진 파일이라 가져오지 않았습니다."
    return f"{said} 읽지 못한 곳: {where or '처음'}"


def _cleaned(backup: Backup) -> Backup:
    plays = tuple(
        entry.model_copy(
            update={"play": cleaned(entry.play), "earlier": tuple(_earlier(entry.play, entry.earlier))}
        )
        for entry in backup.plays
    )
    box = {
        check_pattern(game, GAME, "게임"): {
            check_box_key(key): check_box_value(key, value) for key, value in values.items()
        }
        for game, values in backup.box.items()
    }
    shelves = {check_pattern(game, GAME, "게임"): clean_place(text) for game, text in backup.shelves.items()}
    names = {clean_name(name): clean_name(into) for name, into in backup.names.items()}
    cards = tuple(map(_cleaned_card, backup.cards))
    decks, tables = tuple(map(cleaned_deck, backup.decks)), tuple(map(cleaned_table, backup.tables))
    new = {"plays": plays, "names": names, "box": box, "shelves": shelves, "cards": cards}
    return backup.model_copy(update=new | {"decks": decks, "tables": tables})


def _earlier(play: PlayRecord, earlier: tuple[PlayRecord, ...]) -> list[PlayRecord]:
    """Earlier versions of the same play with numbers that grow and stay below its own.

    Raises:
        BackupRefusedError: they do not.
    """
    numbers = [one.version for one in earlier]
    fit = all(one.uuid == play.uuid and one.game == play.game for one in earlier)
    if not fit or numbers != sorted(set(numbers)) or any(number >= play.version for number in numbers):
        raise BackupRefusedError(f"기록 {str(play.uuid)!r}의 고치기 전 판이 서로 맞지 않습니다.")
    return [cleaned(one) for one in earlier]


def _cleaned_card(card: BackupCard) -> BackupCard:
    check_pattern(card.deck, GAME, "덱")
    name = unicodedata.normalize("NFC", check_pattern(card.card, CARD_ID, "카드 번호"))
    return card.model_copy(update={"card": name})
