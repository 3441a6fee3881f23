"""Brings a database to the newest form, from any working directory."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select

from plays.database import Database
from plays.errors import StoreSchemaError
from plays.models import Base

FOLDER = Path(__file__).parent / "migrations"
# Any fixed number does: it only has to be the same for everybody who migrates this database.
_LOCK_ID = 7_264_451
# Alembic keeps its context in a module-wide place, so threads take turns.
_ONE_AT_A_TIME = threading.Lock()


def upgrade(database: Database) -> None:
    """Migrate to the newest revision in one transaction, which also proves that writing works.

    Raises:
        StoreSchemaError: a newer Panjigi or another program made the database.
        StoreUnavailableError: it cannot be written.
        StoreCorruptError: the file is damaged.
    """
    with _ONE_AT_A_TIME:
        database.write(lambda session: _to_head(session.connection()))


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings for `connection`; no ini file is needed."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _to_head(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several servers may start at once; SQLite's write lock does the same for files.
        connection.execute(select(func.pg_advisory_xact_lock(_LOCK_ID)))
    config = alembic_config(connection)
    script = ScriptDirectory.from_config(config)
    found = set(MigrationContext.configure(connection).get_current_heads())
    unknown = found - {revision.revision for revision in script.walk_revisions()}
    if unknown:
        raise StoreSchemaError(
            f"더 새로운 판지기가 만든 자료입니다 (자료 판: {', '.join(sorted(unknown))})."
            " 판지기를 최신판으로 올린 뒤 여세요."
        )
    if not found:
        _refuse_foreign(connection)
    if found != set(script.get_heads()):
        command.upgrade(config, "head")


def _refuse_foreign(connection: Connection) -> None:
    taken = sorted(set(inspect(connection).get_table_names()) & set(Base.metadata.tables))
    if taken:
        raise StoreSchemaError(
            f"다른 프로그램의 데이터베이스로 보입니다 (이미 있는 표: {', '.join(taken)})."
            " 판지기만 쓸 데이터베이스를 정하세요."
        )
