"""Games played: record once, list, open, correct and take back, delete and fetch back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import ColumnElement, Select, delete, func, select
from sqlalchemy.orm import Session

from plays.database import Database
from plays.errors import PlayConflictError, PlayNotFoundError, PlayStaleError
from plays.fields import GAME, TOKEN, check_count, check_pattern
from plays.models import PlayerRow, PlayRow, VersionRow, utc_now
from plays.play_rows import as_key, as_record, as_row, cleaned, write
from plays.records import PlayRecord, PlaySummary, SeatSummary

# Deleted plays that can still be fetched back. Counted, not timed: a wrong clock takes nothing away.
DELETED_KEPT = 50


class Plays:
    """`store.plays`. `device` narrows to the plays that one browser recorded; None means all."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def record(self, play: PlayRecord, device: str | None = None) -> PlayRecord:
        """Keep a finished game. The same UUID again is harmless: what is kept comes back.

        Returns:
            The play as kept: names cleaned, the time in UTC. When it was kept before, that one, with
            its first `played_at`.

        Raises:
            PlayConflictError: this UUID is kept with other content; nothing was changed.
            ValueRefusedError: a name, place or note that is too long, or a sheet that JSON cannot carry.
            StoreError: it could not be kept.
        """
        clean = cleaned(play)
        owner = None if device is None else check_pattern(device, TOKEN, "기기 번호")
        return self._database.write(lambda session: add_play(session, clean, owner)[0])

    def get(self, uuid: UUID | str) -> PlayRecord | None:
        """The play with this UUID; None when there is none or the text is no UUID."""
        key = as_key(uuid)

        def find(session: Session) -> PlayRecord | None:
            row = session.get(PlayRow, key)
            return None if row is None else as_record(row)

        return self._database.read(find) if key else None

    def list(
        self, game: str | None = None, limit: int = 50, offset: int = 0, device: str | None = None
    ) -> list[PlayRecord]:
        """Plays, the newest first, of one game or of all."""
        query = select(PlayRow).where(*_conditions(game, device))
        query = query.order_by(PlayRow.played_at.desc(), PlayRow.uuid)
        query = query.limit(check_count(limit, 1, 1000, "개수"))
        query = query.offset(check_count(offset, 0, 2**31 - 1, "시작 위치"))
        return self._database.read(lambda session: [as_record(row) for row in session.scalars(query)])

    def summaries(self, game: str | None = None, device: str | None = None) -> Sequence[PlaySummary]:
        """All plays without sheets and lines, the newest first."""
        held = _conditions(game, device)
        return self._database.read(lambda session: _summaries(session, held))

    def correct(self, play: PlayRecord) -> PlayRecord:
        """Replace the content of a play; what it was before is kept and can be brought back.

        Args:
            play: the corrected play; its `version` is that of the play it was made from, its game stays.

        Returns:
            The play as kept, one version on. The same content again changes nothing.

        Raises:
            PlayNotFoundError: it is not there (any more).
            PlayStaleError: somebody corrected it in between; nothing was changed.
            ValueRefusedError: see `record`.
            StoreError: it could not be kept; nothing was changed.
        """
        clean = cleaned(play)

        def replace(session: Session) -> PlayRecord:
            row = _row_to_change(session, str(clean.uuid))
            before = as_record(row)
            if _same(before, clean):
                return before
            if row.version != clean.version or row.game != clean.game:
                raise PlayStaleError(before, clean.version)
            session.add(_version_of(row, before))
            return _rewrite(session, row, clean)

        return self._database.write(replace)

    def corrections(self, uuid: UUID | str) -> int:
        """How many corrections of a play can be taken back."""
        query = select(func.count()).select_from(VersionRow).where(VersionRow.play_uuid == as_key(uuid))
        query = query.where(VersionRow.deleted.is_(None))
        return self._database.read(lambda session: session.scalar(query) or 0)

    def undo_correction(self, uuid: UUID | str) -> PlayRecord | None:
        """Bring back what a play was before its last correction; None where there is none to take back.

        Raises:
            PlayNotFoundError: the play is not there.
            StoreError: nothing was changed.
        """
        key = as_key(uuid)

        def back(session: Session) -> PlayRecord | None:
            row = _row_to_change(session, key)
            last = session.scalar(_versions(row.uuid).where(VersionRow.deleted.is_(None)))
            if last is None:
                return None
            before = PlayRecord.model_validate(last.content)
            session.delete(last)
            return _rewrite(session, row, before)

        return self._database.write(back)

    def delete(self, uuid: UUID | str) -> bool:
        """Delete a play; False when there is none. `restore` fetches it back, of the last 50."""
        key = as_key(uuid)

        def drop(session: Session) -> bool:
            row = session.get(PlayRow, key, with_for_update=True)
            if row is None:
                return False
            last = session.scalar(select(func.max(VersionRow.deleted))) or 0
            session.add(_version_of(row, as_record(row), deleted=last + 1))
            session.delete(row)
            session.flush()
            _forget_oldest(session)
            return True

        return self._database.write(drop) if key else False

    def restore(self, uuid: UUID | str) -> PlayRecord | None:
        """Fetch a deleted play back; None when it is not among the last deleted ones."""
        key = as_key(uuid)

        def fetch(session: Session) -> PlayRecord | None:
            kept = session.scalar(_versions(key or "").where(VersionRow.deleted.is_not(None)))
            if kept is None or session.get(PlayRow, key) is not None:
                return None
            play = PlayRecord.model_validate(kept.content)
            session.add(as_row(play, kept.device))
            session.delete(kept)
            return play

        return self._database.write(fetch)


_SEAT = ("name", "anonymous", "rank", "winner", "total", "breakdown")
_PLAY = ("game", "played_at", "expansions", "decided_by", "duration_minutes", "location")


def add_play(session: Session, clean: PlayRecord, device: str | None) -> tuple[PlayRecord, bool]:
    """Insert a cleaned play in a transaction of the caller's.

    Returns:
        The play as kept, and whether it is new.

    Raises:
        PlayConflictError: this UUID is kept with other content.
    """
    kept = session.get(PlayRow, str(clean.uuid))
    if kept is None:
        # What an earlier play of this number left behind would mix with the versions of the new one.
        session.execute(delete(VersionRow).where(VersionRow.play_uuid == str(clean.uuid)))
        session.add(as_row(clean, device))
        session.flush()
        return clean, True
    found = as_record(kept)
    if not _same(found, clean.model_copy(update={"played_at": found.played_at})):
        raise PlayConflictError(found)
    return found, False


def _same(one: PlayRecord, other: PlayRecord) -> bool:
    return one == other.model_copy(update={"version": one.version})


def _conditions(game: str | None, device: str | None) -> list[ColumnElement[bool]]:
    held = []
    if game is not None:
        held.append(PlayRow.game == check_pattern(game, GAME, "게임"))
    if device is not None:
        held.append(PlayRow.device == check_pattern(device, TOKEN, "기기 번호"))
    return held


def _summaries(session: Session, held: list[ColumnElement[bool]]) -> list[PlaySummary]:
    """Two queries, of single columns: sheets and lines stay where they are."""
    players: dict[str, list[SeatSummary]] = {}
    seats = select(PlayerRow.play_uuid, *(getattr(PlayerRow, name) for name in _SEAT))
    seats = seats.join(PlayRow, PlayRow.uuid == PlayerRow.play_uuid).where(*held)
    for row in session.execute(seats.order_by(PlayerRow.play_uuid, PlayerRow.seat)):
        seat: Any = row._mapping
        players.setdefault(seat["play_uuid"], []).append(SeatSummary(**{name: seat[name] for name in _SEAT}))
    plays = select(PlayRow.uuid, *(getattr(PlayRow, name) for name in _PLAY)).where(*held)
    found = []
    for row in session.execute(plays.order_by(PlayRow.played_at.desc(), PlayRow.uuid)):
        play: Any = row._mapping
        own = {name: play[name] for name in _PLAY} | {"expansions": tuple(play["expansions"])}
        found.append(PlaySummary(uuid=UUID(play["uuid"]), players=tuple(players[play["uuid"]]), **own))
    return found


def _row_to_change(session: Session, key: str | None) -> PlayRow:
    row = session.get(PlayRow, key, with_for_update=True) if key else None
    if row is None:
        raise PlayNotFoundError(key or "")
    return row


def _rewrite(session: Session, row: PlayRow, play: PlayRecord) -> PlayRecord:
    # The old players go first: the new ones have the same keys.
    row.players = []
    session.flush()
    write(row, play)
    row.version += 1
    session.flush()
    return as_record(row)


def _version_of(row: PlayRow, play: PlayRecord, deleted: int | None = None) -> VersionRow:
    return VersionRow(
        play_uuid=row.uuid,
        number=row.version,
        deleted=deleted,
        device=row.device,
        content=play.model_dump(mode="json"),
        kept_at=utc_now(),
    )


def _versions(key: str) -> Select[VersionRow]:
    return select(VersionRow).where(VersionRow.play_uuid == key).order_by(VersionRow.number.desc()).limit(1)


def _forget_oldest(session: Session) -> None:
    """Drop deleted plays beyond the last ones, with their earlier versions."""
    kept = select(VersionRow.play_uuid).where(VersionRow.deleted.is_not(None))
    for key in session.scalars(kept.order_by(VersionRow.deleted.desc()).offset(DELETED_KEPT)).all():
        session.execute(delete(VersionRow).where(VersionRow.play_uuid == key))
