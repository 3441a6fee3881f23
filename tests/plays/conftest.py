"""Stores to test with: a SQLite file of its own for each test, and a schema of a PostgreSQL server.

The tests start a server of their own; PANJIGI_TEST_DATABASE_URL names another one, in which they may create
and drop schemas. Without any PostgreSQL they say so and are left out (or fail with PANJIGI_TEST_ALL=1).
"""

import os
import shutil
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, text

import plays
from plays.database import resolve_url
from plays.models import Base
from tests.conftest import leave_out
from tests.postgres import running_postgres
from tools.native import find_postgres


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL database."""
    given = os.environ.get("PANJIGI_TEST_DATABASE_URL")
    programs = find_postgres()
    if given:
        yield resolve_url(given)
    elif programs is None:
        leave_out("no PostgreSQL server on this machine: its tests are left out")
    else:
        with running_postgres(programs) as address:
            yield resolve_url(address)


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path, monkeypatch):
    """No test may touch the data of the person who runs it."""
    monkeypatch.setenv("PANJIGI_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.delenv("PANJIGI_DATABASE_URL", raising=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def backend(request):
    """The kind of database; a test that takes `url` or `store` runs once on each."""
    return request.param


@pytest.fixture
def url(backend, request, tmp_path):
    """The address of a database with nothing in it, not even tables."""
    if backend == "sqlite":
        yield f"sqlite:///{tmp_path / 'store.sqlite3'}"
        return
    server = request.getfixturevalue("postgres")
    schema = f"test_{uuid4().hex}"
    admin = create_engine(server)
    with admin.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    own = server.update_query_dict({"options": f"-csearch_path={schema}"})
    yield own.render_as_string(hide_password=False)
    with admin.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    admin.dispose()


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory):
    """A SQLite file in the newest form with nothing in it: migrating anew for every test takes long."""
    path = tmp_path_factory.mktemp("empty") / "store.sqlite3"
    plays.open_store(f"sqlite:///{path}").close()
    return path


@pytest.fixture(scope="session")
def empty_schema(postgres):
    """The address of a PostgreSQL schema in the newest form, and what empties it again."""
    admin = create_engine(postgres)
    with admin.begin() as connection:
        connection.execute(text("CREATE SCHEMA emptied"))
    address = postgres.update_query_dict({"options": "-csearch_path=emptied"})
    own = address.render_as_string(hide_password=False)
    plays.open_store(own).close()
    tables = ", ".join(f"emptied.{table}" for table in Base.metadata.tables)

    def empty():
        with admin.begin() as connection:
            connection.execute(text(f"TRUNCATE {tables}"))

    yield own, empty
    with admin.begin() as connection:
        connection.execute(text("DROP SCHEMA emptied CASCADE"))
    admin.dispose()


@pytest.fixture
def store(backend, request, tmp_path):
    """An open, empty store; it lies at `url` where the test takes that as well."""
    if "url" in request.fixturenames:
        address = request.getfixturevalue("url")
    elif backend == "sqlite":
        path = tmp_path / "store.sqlite3"
        shutil.copy(request.getfixturevalue("empty_file"), path)
        address = f"sqlite:///{path}"
    else:
        address, empty = request.getfixturevalue("empty_schema")
        empty()
    with plays.open_store(address) as opened:
        yield opened


@pytest.fixture
def sqlite_path(tmp_path):
    """Where a SQLite file of the test's own may lie."""
    return tmp_path / "own.sqlite3"


@pytest.fixture
def sqlite_url(sqlite_path):
    """Its address; gives up at once when the file is locked."""
    return f"sqlite:///{sqlite_path}?timeout=0.01"
