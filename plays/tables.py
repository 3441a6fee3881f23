"""Tables in use: what a page has so far, kept so that a reload, a restart or a second phone loses nothing."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from plays.database import Database
from plays.errors import TableClosedError, TableConflictError, TableLockedError, TableNotFoundError
from plays.fields import GAME, TOKEN, check_count, check_pattern, plain_json
from plays.models import TableRow, utc_now
from plays.shared_rows import SharedRow

STATE_LIMIT = 256 * 1024
STATE_DEPTH = 32
PLAYER_LIMIT = 99
# 128 bits: no one finds another table's code by trying.
_CODE_BYTES = 16
CODE = re.compile(r"[A-Za-z0-9_-]{16,64}")


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table as it stood when it was read.

    Attributes:
        code: unguessable, safe in a URL; who has it may read and write the table.
        device: token of the device that opened it.
        game: game id.
        players: number of players.
        expansions: expansion ids.
        state: whatever the page keeps (ticks, names, sheet, rounds …), JSON values only.
        version: 1 when created, one more with every change.
        created_at: UTC.
        updated_at: UTC.
        closed_at: UTC, None while the table is in use.
    """

    code: str
    device: str
    game: str
    players: int
    expansions: list[str]
    state: dict[str, Any]
    version: int
    created_at: datetime
    updated_at: datetime
    closed_at: datetime | None = None


class Tables:
    """`store.tables`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def create(
        self,
        device: str,
        game: str,
        players: int,
        expansions: Iterable[str] = (),
        state: dict[str, Any] | None = None,
    ) -> OpenTable:
        """Open a table.

        Raises:
            ValueRefusedError: a malformed device token, game, number of players or expansion.
            NotStorableError: the state holds something that JSON cannot carry.
            TooLargeError: the state is larger than 256 KiB.
            StoreError: it could not be kept.
        """
        check_pattern(device, TOKEN, "기기 번호")
        check_pattern(game, GAME, "게임")
        content = _Content(
            players=check_count(players, 1, PLAYER_LIMIT, "사람 수"),
            expansions=checked_expansions(expansions),
            state=checked_state(state or {}),
        )
        code = secrets.token_urlsafe(_CODE_BYTES)

        def insert(session: Session) -> OpenTable:
            now = utc_now()
            row = TableRow(
                code=code, device=device, game=game, version=1, created_at=now, updated_at=now, closed_at=None
            )
            content.write_to(row)
            row.used = next_use(session, device)
            session.add(row)
            return as_table(row)

        return self._database.write(insert)

    def get(self, code: str) -> OpenTable | None:
        """The table with this code, closed ones too; None when there is none."""
        if not CODE.fullmatch(code):
            return None

        def find(session: Session) -> OpenTable | None:
            row = session.get(TableRow, code)
            return None if row is None else as_table(row)

        return self._database.read(find)

    def recent(self, device: str, limit: int = 5) -> list[OpenTable]:
        """The device's tables in use, the one used last first."""
        return self._newest(device, None, check_count(limit, 1, 100, "개수"))

    def latest(self, device: str, game: str) -> OpenTable | None:
        """The device's table in use for this game that was used last; None when there is none."""
        found = self._newest(device, check_pattern(game, GAME, "게임"), 1)
        return found[0] if found else None

    def save(
        self,
        code: str,
        state: dict[str, Any],
        version: int,
        players: int | None = None,
        expansions: Iterable[str] | None = None,
    ) -> OpenTable:
        """Replace the whole state of the table that was read as `version`.

        Args:
            code: the table.
            state: the new state, whole.
            version: the version that the change was made on.
            players: a new number of players, None leaves it.
            expansions: new expansions, None leaves them.

        Raises:
            TableConflictError: somebody saved in between; nothing was changed.
            TableNotFoundError, TableClosedError, TableLockedError: there is no such table to write on.
            ValueRefusedError: see `create`.
            StoreError: it could not be kept; nothing was changed.
        """
        content = _Content.checked(players, expansions, state)

        def overwrite(session: Session) -> OpenTable:
            row = _row_to_change(session, code)
            if row.version != version:
                raise TableConflictError(as_table(row), version)
            return _change(session, row, content)

        return self._database.write(overwrite)

    def merge(
        self,
        code: str,
        changes: dict[str, Any],
        *,
        remove: Iterable[str] = (),
        players: int | None = None,
        expansions: Iterable[str] | None = None,
    ) -> OpenTable:
        """Set some top-level keys on the newest state, whatever its version.

        Two writers of different keys both keep what they wrote; of the same key the later one holds.

        Args:
            code: the table.
            changes: top-level keys with their new values.
            remove: top-level keys to take away.
            players: a new number of players, None leaves it.
            expansions: new expansions, None leaves them.

        Raises:
            TableNotFoundError, TableClosedError, TableLockedError: there is no such table to write on.
            ValueRefusedError: see `create`; also when the state would grow beyond 256 KiB.
            StoreError: it could not be kept; nothing was changed.
        """
        wanted = _Content.checked(players, expansions, changes)
        gone = frozenset(remove)

        def apply(session: Session) -> OpenTable:
            row = _row_to_change(session, code)
            state = {key: value for key, value in row.state.items() if key not in gone} | (wanted.state or {})
            return _change(session, row, _Content(wanted.players, wanted.expansions, checked_state(state)))

        return self._database.write(apply)

    def update(self, code: str, change: Callable[[OpenTable], dict[str, Any]]) -> OpenTable:
        """Set top-level keys that are computed from the newest state, with nobody writing in between.

        Args:
            code: the table.
            change: gives the keys to set for the table as it stands now. It may be called again, so it
                must not write anywhere itself.

        Raises:
            TableNotFoundError, TableClosedError, TableLockedError: there is no such table to write on.
            ValueRefusedError, StoreError: see `merge`.
        """

        def apply(session: Session) -> OpenTable:
            row = _row_to_change(session, code)
            # A copy: what is changed in place would look to SQLAlchemy as if nothing had changed.
            changes = change(replace(as_table(row), state=deepcopy(row.state)))
            if not changes:
                return as_table(row)
            return _change(session, row, _Content(None, None, checked_state(row.state | changes)))

        return self._database.write(apply)

    def version(self, code: str) -> int | None:
        """The table's version alone, for pages that look for news; None when there is no such table."""
        query = select(TableRow.version).where(TableRow.code == code)
        return self._database.read(lambda session: session.scalar(query)) if CODE.fullmatch(code) else None

    def close(self, code: str) -> bool:
        """Put the table away: it leaves `recent` and `latest`. False when there is none in use."""
        return self._set_closed(code, closed=True)

    def reopen(self, code: str) -> bool:
        """Take a closed table out again. False when there is no closed one."""
        return self._set_closed(code, closed=False)

    def _newest(self, device: str, game: str | None, limit: int) -> list[OpenTable]:
        check_pattern(device, TOKEN, "기기 번호")
        query = select(TableRow).where(TableRow.device == device, TableRow.closed_at.is_(None))
        if game is not None:
            query = query.where(TableRow.game == game)
        query = query.order_by(TableRow.used.desc(), TableRow.code).limit(limit)
        return self._database.read(lambda session: [as_table(row) for row in session.scalars(query)])

    def _set_closed(self, code: str, *, closed: bool) -> bool:
        def mark(session: Session) -> bool:
            row = _locked_row(session, code)
            if row is None or (row.closed_at is not None) == closed:
                return False
            row.closed_at = utc_now() if closed else None
            row.version += 1
            row.used = next_use(session, row.device)
            return True

        return self._database.write(mark)


@dataclass(frozen=True, slots=True)
class _Content:
    """The changeable part of a table, checked; None leaves what is there."""

    players: int | None
    expansions: list[str] | None
    state: dict[str, Any] | None

    @classmethod
    def checked(
        cls, players: int | None, expansions: Iterable[str] | None, state: dict[str, Any]
    ) -> _Content:
        return cls(
            players=None if players is None else check_count(players, 1, PLAYER_LIMIT, "사람 수"),
            expansions=None if expansions is None else checked_expansions(expansions),
            state=checked_state(state),
        )

    def write_to(self, row: TableRow) -> None:
        if self.players is not None:
            row.players = self.players
        if self.expansions is not None:
            row.expansions = self.expansions
        if self.state is not None:
            row.state = self.state


def _change(session: Session, row: TableRow, content: _Content) -> OpenTable:
    content.write_to(row)
    row.version += 1
    row.updated_at = utc_now()
    row.used = next_use(session, row.device)
    session.flush()
    return as_table(row)


def _row_to_change(session: Session, code: str) -> TableRow:
    row = row_in_use(session, code)
    shared = session.get(SharedRow, code)
    if shared is not None and shared.locked:
        raise TableLockedError(as_table(row))
    return row


def row_in_use(session: Session, code: str) -> TableRow:
    """The row of a table in use, held until the transaction ends.

    Raises:
        TableNotFoundError, TableClosedError: there is no such table in use.
    """
    row = _locked_row(session, code)
    if row is None:
        raise TableNotFoundError(code)
    if row.closed_at is not None:
        raise TableClosedError(as_table(row))
    return row


def _locked_row(session: Session, code: str) -> TableRow | None:
    """The row, held until the transaction ends, so that nobody else can change it in between."""
    return session.get(TableRow, code, with_for_update=True) if CODE.fullmatch(code) else None


def next_use(session: Session, device: str) -> int:
    """The number that makes a table the one that the device used last."""
    with session.no_autoflush:
        last = session.scalar(select(func.max(TableRow.used)).where(TableRow.device == device))
    return (last or 0) + 1


def checked_state(state: dict[str, Any]) -> dict[str, Any]:
    """What is entered, as it may be kept.

    Raises:
        NotStorableError, TooLargeError: it may not.
    """
    plain: dict[str, Any] = plain_json(state, what="테이블 내용", limit=STATE_LIMIT, depth=STATE_DEPTH)
    return plain


def checked_expansions(expansions: Iterable[str]) -> list[str]:
    """Expansion ids in their form.

    Raises:
        ValueRefusedError: one has not.
    """
    return [check_pattern(name, GAME, "확장") for name in expansions]


def as_table(row: TableRow) -> OpenTable:
    """The row as callers get it."""
    return OpenTable(
        code=row.code,
        device=row.device,
        game=row.game,
        players=row.players,
        expansions=row.expansions,
        state=row.state,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
        closed_at=row.closed_at,
    )
