"""One engine, one way to read and one way to write: bounded retries and errors that people can act on."""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, TypeVar

import platformdirs
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.orm import Session
from sqlalchemy.pool import ConnectionPoolEntry

from plays.errors import StoreUnavailableError, StoreUrlError
from plays.faults import explain, is_passing

DATABASE_URL = "PANJIGI_DATABASE_URL"
DATA_DIR = "PANJIGI_DATA_DIR"
FILE_NAME = "panjigi.sqlite3"

# Seconds between attempts when others hold the lock or a transaction must be repeated, on average: those
# who met once must not meet again at the same moment.
PAUSES = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
# Seconds that SQLite waits for another process within one attempt; `?timeout=` of the URL overrides it.
BUSY_SECONDS = "1"
_WRITES = "panjigi_writes"

T = TypeVar("T")


class Database:
    """Runs work in a session of its own, once or, where the database asks for it, a few times.

    Safe to share between threads. Work must be a function of the session alone, because it may be repeated.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._writing = engine.execution_options(**{_WRITES: True})
        # SQLite lets one writer in at a time. Queueing threads here is fair and quick; its own waiting
        # sleeps up to 100 ms at a stretch and serves nobody in order.
        one_by_one = engine.dialect.name == "sqlite"
        self._turn: AbstractContextManager[Any] = threading.Lock() if one_by_one else nullcontext()

    def read(self, work: Callable[[Session], T]) -> T:
        """Run `work` in a transaction that only reads.

        Raises:
            StoreUnavailableError: locked, unreachable, no permission.
            StoreCorruptError: the file is damaged.
        """
        return self._bounded(self.engine, work, nullcontext())

    def write(self, work: Callable[[Session], T]) -> T:
        """Run `work` in a transaction and return once its changes are on disk.

        Raises:
            StoreUnavailableError: locked, unreachable, read-only, disk full.
            StoreCorruptError: the file is damaged.
        """
        return self._bounded(self._writing, work, self._turn)

    def _bounded(self, engine: Engine, work: Callable[[Session], T], turn: AbstractContextManager[Any]) -> T:
        for pause in (*PAUSES, None):
            try:
                with turn, Session(engine, expire_on_commit=False) as session, session.begin():
                    return work(session)
            except (DBAPIError, PoolTimeoutError) as error:
                if pause is None or not is_passing(error):
                    told = explain(error, engine.url)
                    if told is None:
                        raise
                    raise told from error
                time.sleep(pause * random.uniform(0.5, 1.5))  # noqa: S311
        raise AssertionError("the last attempt returns or raises")


def connect(url: str | None = None) -> Database:
    """Make the database object for `url`, PANJIGI_DATABASE_URL or the file in the user's data folder.

    Raises:
        StoreUrlError: the address is malformed or its driver is not installed.
        StoreUnavailableError: the folder of the file cannot be made.
    """
    chosen = resolve_url(url)
    sqlite = chosen.get_backend_name() == "sqlite"
    if sqlite:
        chosen = _sqlite_file(chosen)
    try:
        engine = create_engine(
            chosen,
            pool_pre_ping=not sqlite,
            pool_size=10,
            max_overflow=20,
            json_serializer=_to_json,
        )
    except (ArgumentError, NoSuchModuleError) as error:
        raise StoreUrlError(f"데이터베이스 주소를 쓸 수 없습니다: {_shown(chosen)}") from error
    except ModuleNotFoundError as error:
        raise StoreUrlError(
            f"데이터베이스 드라이버 {error.name!r}이(가) 없습니다."
            f" 설치한 뒤 다시 여세요: uv pip install {error.name}"
        ) from error
    if sqlite:
        _prepare_sqlite(engine)
    return Database(engine)


def resolve_url(url: str | None = None) -> URL:
    """The address that holds: the argument, then the environment, then the user's data folder.

    Raises:
        StoreUrlError: the text is no database address.
    """
    text = url or os.environ.get(DATABASE_URL)
    if not text:
        return URL.create("sqlite", database=str(data_folder() / FILE_NAME))
    try:
        parsed = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise StoreUrlError(
            "데이터베이스 주소를 읽을 수 없습니다."
            f" {DATABASE_URL} 값을 sqlite:///파일 또는 postgresql://… 꼴로 적으세요."
        ) from error
    if parsed.drivername in {"postgres", "postgresql"}:
        return parsed.set(drivername="postgresql+psycopg")
    return parsed


def data_folder() -> Path:
    """PANJIGI_DATA_DIR, or where the system keeps a user's program data."""
    named = os.environ.get(DATA_DIR)
    return Path(named).expanduser() if named else platformdirs.user_data_path("panjigi", appauthor=False)


def _sqlite_file(url: URL) -> URL:
    if not url.database or url.database == ":memory:":
        raise StoreUrlError(
            "SQLite 주소에는 파일 경로가 있어야 합니다. 예: sqlite:////home/me/panjigi.sqlite3"
        )
    folder = Path(url.database).parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailableError(
            f"자료 폴더를 만들 수 없습니다: {folder}."
            f" 폴더 권한을 확인하거나 {DATA_DIR} 환경 변수로 다른 폴더를 정하세요."
        ) from error
    return url if "timeout" in url.query else url.update_query_dict({"timeout": BUSY_SECONDS})


def _prepare_sqlite(engine: Engine) -> None:
    """The only place that speaks SQLite: settings of a connection and how its transactions begin."""

    @event.listens_for(engine, "connect")
    def settle(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # Python's own implicit BEGIN would leave reads before the first write outside the transaction.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA fullfsync=ON")  # macOS: fsync alone does not reach the disk; no-op elsewhere
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes its lock at once: a reader that turns writer halfway can be refused at any time.
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)
