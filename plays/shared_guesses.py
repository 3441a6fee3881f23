"""Looking a join code up, with wrong ones counted so that nobody finds a table by trying."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session

from plays.errors import JoinCodeError, TooManyGuessesError
from plays.models import TableRow
from plays.shared_rows import GuessRow, SharedRow
from plays.tables import OpenTable, as_table

WINDOW = timedelta(minutes=10)
# A person mistypes a few times. Device tokens cost nothing, so all devices together have a limit too: with
# 1000 open tables, 43,200 guesses a day find one of 2^40 codes once in about 70 years.
DEVICE_LIMIT = 10
SERVER_LIMIT = 300
_SERVER = "*"


def find_by_code(
    session: Session, letters: str, device: str, now: datetime
) -> OpenTable | JoinCodeError | TooManyGuessesError:
    """The table of a join code, or the error to raise once the count of guesses is kept.

    Args:
        session: in a transaction that writes.
        letters: the code, upper case, without spaces.
        device: token of the phone.
        now: UTC.
    """
    counters = [
        (_counter(session, _SERVER, now), SERVER_LIMIT),
        (_counter(session, f"device:{device}", now), DEVICE_LIMIT),
    ]
    for counter, limit in counters:
        if counter.wrong >= limit:
            return TooManyGuessesError(_minutes(counter.since + WINDOW - now))
    query = select(TableRow).join(SharedRow, SharedRow.table_code == TableRow.code)
    query = query.where(
        SharedRow.join_code == letters, SharedRow.expires_at > now, TableRow.closed_at.is_(None)
    )
    row = session.scalar(query)
    if row is not None:
        return as_table(row)
    for counter, _ in counters:
        counter.wrong += 1
    return JoinCodeError(letters)


def _counter(session: Session, guesser: str, now: datetime) -> GuessRow:
    """The count of the running window; held until the transaction ends."""
    row = session.get(GuessRow, guesser, with_for_update=True)
    if row is None:
        row = GuessRow(guesser=guesser, since=now, wrong=0)
        session.add(row)
        session.flush()
    # A clock set back must not close the door for years.
    elif not timedelta(0) <= now - row.since < WINDOW:
        row.since, row.wrong = now, 0
    return row


def _minutes(left: timedelta) -> int:
    return max(1, -(-int(left.total_seconds()) // 60))
