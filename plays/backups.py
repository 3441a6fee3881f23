"""Everything that is kept, written into one file and taken in from one, all or nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from plays.backup import Backup, BackupCard, BackupPlay
from plays.backup_decks import add_decks, decks_that_fit, dumped_decks
from plays.backup_tables import add_tables, dumped_tables
from plays.database import Database
from plays.errors import NameMergeError, PlayConflictError
from plays.fields import TOKEN, check_pattern
from plays.games import add_play
from plays.models import BoxRow, CollectedRow, PlayRow, ShelfRow, VersionRow, utc_now
from plays.names import EVERYBODY, known_meanings, put_alias
from plays.play_rows import as_record
from plays.records import PlayRecord
from plays.shelves import put_place


@dataclass(frozen=True, slots=True)
class RestoreReport:
    """What was taken in.

    Attributes:
        added: new plays.
        same: plays that were there already, word for word.
        differing: plays that are kept with other content; the kept ones stayed.
        others: new names, box values, shelf notes and cards.
        deck_parts: new cards and photos of enrolled decks.
        tables: tables that were opened.
    """

    added: int
    same: int
    differing: int
    others: int
    deck_parts: int = 0
    tables: int = 0


class Backups:
    """`store.backups`. `device` and `owner` narrow to what one device keeps, where devices keep apart."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def dump(self, device: str | None = None, owner: str = EVERYBODY, cards_of: str | None = None) -> bytes:
        """Everything that is kept: JSON in UTF-8. Decks without room stay out (see `decks_left_out`).

        Args:
            device: only the plays of this device; None means all.
            owner: whose merged names.
            cards_of: the device whose collected cards and tables in use go with it.
        """

        def collect(session: Session) -> Backup:
            query = select(PlayRow).order_by(PlayRow.played_at.desc(), PlayRow.uuid)
            if device is not None:
                query = query.where(PlayRow.device == device)
            earlier: dict[str, list[PlayRecord]] = {}
            versions = select(VersionRow).where(VersionRow.deleted.is_(None)).order_by(VersionRow.number)
            for version in session.scalars(versions):
                earlier.setdefault(version.play_uuid, []).append(PlayRecord.model_validate(version.content))
            return Backup(
                made_at=utc_now(),
                plays=tuple(
                    BackupPlay(play=as_record(row), earlier=tuple(earlier.get(row.uuid, ())))
                    for row in session.scalars(query)
                ),
                names=known_meanings(session, owner),
                box=_box(session),
                shelves={row.game: row.place for row in session.scalars(select(ShelfRow))},
                cards=_cards(session, cards_of),
                decks=dumped_decks(session),
                tables=dumped_tables(session, cards_of),
            )

        return self._database.read(collect).model_dump_json().encode()

    def decks_left_out(self) -> list[str]:
        """The names of the decks that have too many photos to go with `dump`."""
        return self._database.read(lambda session: [row.name for row in decks_that_fit(session)[1]])

    def restore(
        self, backup: Backup, device: str | None = None, owner: str = EVERYBODY, cards_of: str | None = None
    ) -> RestoreReport:
        """Take a checked backup in, all or nothing. What is kept already stays as it is.

        Args:
            backup: from `parse_backup`.
            device: to whom the new plays belong.
            owner: to whom the merged names belong.
            cards_of: the device that gets the collected cards and the tables; None leaves them out.

        Raises:
            StoreError: nothing was kept.
        """

        def put(session: Session) -> RestoreReport:
            added, same, differing = 0, 0, 0
            for entry in backup.plays:
                try:
                    _, new = add_play(session, entry.play, device)
                except PlayConflictError:
                    differing += 1
                    continue
                added, same = added + new, same + (not new)
                if new:
                    session.add_all(_version(one, device) for one in entry.earlier)
            others = _add_names(session, owner, backup.names) + _add_box(session, backup.box)
            others += _add_shelves(session, backup.shelves) + _add_cards(session, cards_of, backup.cards)
            decks, tables = add_decks(session, backup.decks), add_tables(session, cards_of, backup.tables)
            return RestoreReport(added, same, differing, others, decks, tables)

        return self._database.write(put)


def _version(play: PlayRecord, device: str | None) -> VersionRow:
    return VersionRow(
        play_uuid=str(play.uuid),
        number=play.version,
        deleted=None,
        device=device,
        content=play.model_dump(mode="json"),
        kept_at=utc_now(),
    )


def _box(session: Session) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for row in sorted(session.scalars(select(BoxRow)), key=lambda row: (row.game, row.key)):
        found.setdefault(row.game, {})[row.key] = row.value
    return found


def _cards(session: Session, device: str | None) -> tuple[BackupCard, ...]:
    if device is None:
        return ()
    rows = session.scalars(
        select(CollectedRow).where(CollectedRow.device == check_pattern(device, TOKEN, "기기 번호"))
    )
    ordered = sorted(rows, key=lambda row: (row.deck, row.first_seen, row.card))
    return tuple(BackupCard(deck=row.deck, card=row.card, first_seen=row.first_seen) for row in ordered)


def _add_names(session: Session, owner: str, names: Mapping[str, str]) -> int:
    added = 0
    for name, into in names.items():
        try:
            put_alias(session, owner, name, into, known_meanings(session, owner))
        except NameMergeError:
            continue  # merged already, perhaps elsewhere: what is kept stays
        session.flush()
        added += 1
    return added


def _add_box(session: Session, box: Mapping[str, Mapping[str, Any]]) -> int:
    rows = [
        BoxRow(game=game, key=key, value=value, updated_at=utc_now())
        for game, values in box.items()
        for key, value in values.items()
        if session.get(BoxRow, (game, key)) is None
    ]
    session.add_all(rows)
    return len(rows)


def _add_shelves(session: Session, shelves: Mapping[str, str]) -> int:
    new = {game: place for game, place in shelves.items() if place and session.get(ShelfRow, game) is None}
    for game, place in new.items():
        put_place(session, game, place)
    return len(new)


def _add_cards(session: Session, device: str | None, cards: tuple[BackupCard, ...]) -> int:
    if device is None:
        return 0
    new = {
        (card.deck, card.card): card.first_seen
        for card in cards
        if session.get(CollectedRow, (device, card.deck, card.card)) is None
    }
    session.add_all(
        CollectedRow(device=device, deck=deck, card=card, first_seen=seen)
        for (deck, card), seen in new.items()
    )
    return len(new)
