"""Tables that several phones write on: opened by the host, joined by a short code, seated, locked."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from plays.database import Database
from plays.errors import NotHostError, SeatTakenError, TableNotFoundError
from plays.fields import TOKEN, check_count, check_pattern
from plays.models import TableRow, utc_now
from plays.shared_guesses import find_by_code
from plays.shared_rows import SeatRow, SharedRow
from plays.tables import OpenTable, as_table, row_in_use

# Letters and digits that are not mistaken for each other when read aloud or from a screen: 32 of them, so
# that 8 are 40 bits.
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 8
LIFETIME = timedelta(hours=24)


@dataclass(frozen=True, slots=True)
class SharedTable:
    """What is shared of a table.

    Attributes:
        code: the table's own code.
        host: token of the device that opened the table.
        join_code: 8 letters for others to come in, None where nobody new may.
        expires_at: until when the join code holds, UTC.
        locked: whether nobody may write just now.
        seats: the device that writes for each taken seat.
        version: the table's version.
    """

    code: str
    host: str
    join_code: str | None
    expires_at: datetime
    locked: bool
    seats: dict[int, str]
    version: int

    def seat_of(self, device: str) -> int | None:
        """The seat that a device writes for."""
        return next((seat for seat, owner in self.seats.items() if owner == device), None)


class Shared:
    """`store.shared`. `clock` gives the time, so that codes can be seen to expire."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = utc_now) -> None:
        self._database = database
        self._clock = clock

    def open(self, code: str, device: str) -> SharedTable:
        """Open a table to others. A join code that still holds stays, an old one is replaced.

        Raises:
            TableNotFoundError, TableClosedError: there is no such table in use.
            NotHostError: another device opened the table.
            StoreError: it could not be kept.
        """

        def share(session: Session) -> SharedTable:
            table = _own_table(session, code, device)
            row = session.get(SharedRow, code)
            if row is None:
                row = SharedRow(table_code=code, join_code=None, expires_at=self._clock(), locked=False)
                session.add(row)
            if row.join_code is None or row.expires_at <= self._clock():
                row.join_code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
                row.expires_at = self._clock() + LIFETIME
            return self._changed(session, table, row)

        return self._database.write(share)

    def stop(self, code: str, device: str) -> None:
        """Take the join code back: nobody new comes in, who is seated stays.

        Raises:
            TableNotFoundError, TableClosedError, NotHostError: see `open`.
        """
        self._set(code, device, lambda row: setattr(row, "join_code", None))

    def lock(self, code: str, device: str, locked: bool) -> None:
        """Lock a table, so that every write is refused with TableLockedError, or unlock it.

        Raises:
            TableNotFoundError, TableClosedError, NotHostError: see `open`.
        """
        self._set(code, device, lambda row: setattr(row, "locked", locked))

    def of(self, code: str) -> SharedTable | None:
        """What is shared of the table with this code; None where it was never opened to others."""

        def find(session: Session) -> SharedTable | None:
            row, table = session.get(SharedRow, code), session.get(TableRow, code)
            return self._as_shared(session, table, row) if row and table else None

        return self._database.read(find)

    def joined(self, device: str, limit: int = 20) -> list[OpenTable]:
        """Tables in use at which a device has a seat, the one changed last first."""
        check_pattern(device, TOKEN, "기기 번호")
        query = select(TableRow).join(SeatRow, SeatRow.table_code == TableRow.code)
        query = query.where(SeatRow.device == device, TableRow.closed_at.is_(None))
        query = query.order_by(TableRow.updated_at.desc(), TableRow.code)
        query = query.limit(check_count(limit, 1, 100, "개수"))
        return self._database.read(lambda session: [as_table(row) for row in session.scalars(query)])

    def join(self, join_code: str, device: str) -> OpenTable:
        """The table of a join code. Wrong codes are counted, for each device and for all together.

        Args:
            join_code: as typed; case, spaces and dashes do not matter.
            device: token of the phone.

        Raises:
            JoinCodeError: no table has this code now.
            TooManyGuessesError: too many wrong codes came from this device, or from all of them.
            StoreError: it could not be looked up.
        """
        check_pattern(device, TOKEN, "기기 번호")
        letters = "".join(sign for sign in join_code[:40].upper() if sign.isalnum())
        now = self._clock()
        found = self._database.write(lambda session: find_by_code(session, letters, device, now))
        # Raised out here: inside, the count of the wrong guess would be taken back.
        if isinstance(found, OpenTable):
            return found
        raise found

    def sit(self, code: str, seat: int, device: str, *, take_over: bool = False) -> SharedTable:
        """Give a device a seat; the one it had before becomes free.

        Args:
            code: the table.
            seat: from 0.
            device: token of the phone.
            take_over: take the seat from another device, say because its phone's battery is empty.

        Raises:
            SeatTakenError: another device has it.
            TableNotFoundError, TableClosedError: there is no such table in use.
            ValueRefusedError: there is no such seat.
        """
        check_pattern(device, TOKEN, "기기 번호")

        def take(session: Session) -> SharedTable:
            table, shared = row_in_use(session, code), session.get(SharedRow, code)
            if shared is None:
                raise TableNotFoundError(code)
            check_count(seat, 0, table.players - 1, "자리")
            here = session.scalar(select(SeatRow).where(SeatRow.table_code == code, SeatRow.seat == seat))
            if here is not None and here.device != device and not take_over:
                raise SeatTakenError(seat)
            free = (SeatRow.device == device) | (SeatRow.seat == seat)
            session.execute(delete(SeatRow).where(SeatRow.table_code == code, free))
            session.add(SeatRow(table_code=code, device=device, seat=seat))
            return self._changed(session, table, shared)

        return self._database.write(take)

    def leave(self, code: str, device: str) -> None:
        """Free the seat of a device.

        Raises:
            TableNotFoundError, TableClosedError: there is no such table in use.
        """

        def free(session: Session) -> None:
            table = row_in_use(session, code)
            session.execute(delete(SeatRow).where(SeatRow.table_code == code, SeatRow.device == device))
            table.version += 1

        self._database.write(free)

    def _set(self, code: str, device: str, change: Callable[[SharedRow], None]) -> None:
        def apply(session: Session) -> None:
            table = _own_table(session, code, device)
            row = session.get(SharedRow, code)
            if row is not None:
                change(row)
                self._changed(session, table, row)

        self._database.write(apply)

    def _changed(self, session: Session, table: TableRow, row: SharedRow) -> SharedTable:
        """One version on: phones that look at the version alone see that something is new."""
        table.version += 1
        session.flush()
        return self._as_shared(session, table, row)

    def _as_shared(self, session: Session, table: TableRow, row: SharedRow) -> SharedTable:
        seats = session.execute(
            select(SeatRow.seat, SeatRow.device)
            .where(SeatRow.table_code == table.code)
            .order_by(SeatRow.seat)
        )
        return SharedTable(
            code=table.code,
            host=table.device,
            join_code=row.join_code if row.expires_at > self._clock() else None,
            expires_at=row.expires_at,
            locked=row.locked,
            seats={seat: device for seat, device in seats if seat < table.players},
            version=table.version,
        )


def _own_table(session: Session, code: str, device: str) -> TableRow:
    table = row_in_use(session, code)
    if table.device != device:
        raise NotHostError
    return table
