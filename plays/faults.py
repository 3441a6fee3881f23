"""What a database error means: worth another attempt, or a sentence that tells a person what to do."""

from __future__ import annotations

import sqlite3

from sqlalchemy import URL
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
)
from sqlalchemy.exc import (
    TimeoutError as PoolTimeoutError,
)

from plays.errors import StoreCorruptError, StoreError, StoreUnavailableError

# SQLSTATEs after which PostgreSQL and its relatives ask to repeat the whole transaction:
# serialization_failure, deadlock_detected, lock_not_available.
_REPEAT = frozenset({"40001", "40P01", "55P03"})
_BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_CLOSED = frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM})


def is_passing(error: DBAPIError | PoolTimeoutError) -> bool:
    """Whether the same work can succeed when it is simply done again.

    A broken key counts: when two insert the same row, the second finds it on its next attempt.
    """
    if isinstance(error, PoolTimeoutError):
        return False
    if isinstance(error, IntegrityError):
        return True
    return _sqlite_code(error) in _BUSY or getattr(error.orig, "sqlstate", None) in _REPEAT


def explain(error: DBAPIError | PoolTimeoutError, url: URL) -> StoreError | None:
    """The error for people, or None when it is a mistake of the program itself."""
    if isinstance(error, PoolTimeoutError):
        return StoreUnavailableError("저장소가 너무 바쁩니다. 잠시 뒤에 다시 해 보세요.")
    code = _sqlite_code(error)
    if code is not None:
        return _explain_sqlite(code, url.database or "")
    if getattr(error.orig, "sqlstate", None) in _REPEAT:
        return StoreUnavailableError("여러 사람이 동시에 저장하고 있습니다. 잠시 뒤에 다시 해 보세요.")
    if isinstance(error, OperationalError | InterfaceError):
        where = url.render_as_string(hide_password=True)
        return StoreUnavailableError(
            f"데이터베이스에 연결할 수 없습니다: {where}."
            " 서버가 켜져 있는지, 주소와 비밀번호가 맞는지 확인하세요."
        )
    return None


def _explain_sqlite(code: int, path: str) -> StoreError | None:
    if code in _BUSY:
        return StoreUnavailableError(
            f"다른 프로그램이 자료 파일을 잡고 있습니다: {path}. 그 프로그램을 닫고 다시 해 보세요."
        )
    if code in _DAMAGED:
        return StoreCorruptError(
            f"자료 파일이 손상되었거나 판지기 파일이 아닙니다: {path}. 파일을 다른 이름으로 옮겨 두세요."
            " 백업이 있으면 그 자리에 놓고, 없으면 판지기를 다시 열어 새로 시작하세요."
        )
    if code in _CLOSED:
        return StoreUnavailableError(
            f"자료 파일에 쓸 수 없습니다: {path}. 폴더와 파일의 쓰기 권한을 확인하세요."
        )
    if code == sqlite3.SQLITE_FULL:
        return StoreUnavailableError(
            f"디스크가 가득 차서 저장하지 못했습니다: {path}. 공간을 비운 뒤 다시 저장하세요."
        )
    if code == sqlite3.SQLITE_IOERR:
        return StoreUnavailableError(
            f"디스크를 읽거나 쓰지 못했습니다: {path}. 남은 공간과 저장 장치를 확인하세요."
        )
    return None


def _sqlite_code(error: DBAPIError) -> int | None:
    """SQLite's primary result code; extended codes carry detail in the upper bits."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None
