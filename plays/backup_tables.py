"""A device's tables still open in a backup file.

A table's code opens it to everybody who has it, so a file never says which code a table will have: it follows
from the code in the file and the token of the device that takes it in, and only that device has both.
"""

from __future__ import annotations

import base64
from hashlib import sha256
from typing import Annotated, Any

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field
from sqlalchemy import select
from sqlalchemy.orm import Session

from plays.fields import GAME, TOKEN, check_count, check_pattern
from plays.models import TableRow
from plays.tables import CODE, PLAYER_LIMIT, checked_expansions, checked_state, next_use

TABLES = 100
_Text = Annotated[str, Field(max_length=200)]


class BackupTable(BaseModel):
    """A table in use; what is entered at it is `state`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    code: _Text
    game: _Text
    players: int
    expansions: tuple[_Text, ...] = Field(default=(), max_length=20)
    state: dict[str, Any]
    created_at: AwareDatetime
    updated_at: AwareDatetime


def cleaned_table(table: BackupTable) -> BackupTable:
    """The table as it may be kept.

    Raises:
        ValueRefusedError: something in it may not be kept.
    """
    check_pattern(table.code, CODE, "테이블 코드")
    check_pattern(table.game, GAME, "게임")
    check_count(table.players, 1, PLAYER_LIMIT, "사람 수")
    checked_expansions(table.expansions)
    return table.model_copy(update={"state": checked_state(table.state)})


def dumped_tables(session: Session, device: str | None) -> tuple[BackupTable, ...]:
    """The device's tables in use, the one used last first."""
    if device is None:
        return ()
    query = select(TableRow).where(
        TableRow.device == check_pattern(device, TOKEN, "기기 번호"), TableRow.closed_at.is_(None)
    )
    rows = session.scalars(query.order_by(TableRow.used.desc(), TableRow.code).limit(TABLES))
    return tuple(
        BackupTable(
            code=row.code,
            game=row.game,
            players=row.players,
            expansions=tuple(row.expansions),
            state=row.state,
            created_at=row.created_at,
            updated_at=row.updated_at,
        )
        for row in rows
    )


def add_tables(session: Session, device: str | None, tables: tuple[BackupTable, ...]) -> int:
    """Opens the tables that the device has not, the one used last as the last; gives how many."""
    if device is None:
        return 0
    new = [table for table in reversed(tables) if _is_new(session, device, table)]
    for table in {_code(device, table): table for table in new}.values():
        row = TableRow(
            code=_code(device, table),
            device=device,
            game=table.game,
            players=table.players,
            expansions=[*table.expansions],
            state=table.state,
            version=1,
            created_at=table.created_at,
            updated_at=table.updated_at,
            closed_at=None,
        )
        row.used = next_use(session, device)
        session.add(row)
        session.flush()
    return len({table.code for table in new})


def _is_new(session: Session, device: str, table: BackupTable) -> bool:
    """Whether the device has neither this very table nor one that was taken in for it, closed ones too."""
    own = session.get(TableRow, table.code)
    if own is not None and own.device == device:
        return False
    return session.get(TableRow, _code(device, table)) is None


def _code(device: str, table: BackupTable) -> str:
    digest = sha256(f"{device}\n{table.code}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
