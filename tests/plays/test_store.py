"""Opening the store: where it lies, how it is brought to the newest form, what is said when that fails."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event, inspect, text

import plays
from plays.database import connect, resolve_url
from plays.models import Base

ROOT = Path(__file__).parents[2]


def test_the_file_lies_in_the_named_data_folder(tmp_path):
    with plays.open_store() as store:
        assert store.address == str(tmp_path / "data" / "panjigi.sqlite3")
    assert (tmp_path / "data" / "panjigi.sqlite3").is_file()


def test_without_settings_the_file_lies_in_the_users_data_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("PANJIGI_DATA_DIR")
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, appauthor: tmp_path / name)
    assert resolve_url().database == str(tmp_path / "panjigi" / "panjigi.sqlite3")


def test_the_environment_names_the_database(monkeypatch, sqlite_path, sqlite_url):
    monkeypatch.setenv("PANJIGI_DATABASE_URL", sqlite_url)
    with plays.open_store() as store:
        assert store.address == str(sqlite_path)


@pytest.mark.parametrize("given", ["postgres://u:secret@h/d", "postgresql://u:secret@h/d"])
def test_a_postgresql_address_means_psycopg_three(given):
    assert resolve_url(given).drivername == "postgresql+psycopg"


@pytest.mark.parametrize("address", ["no address", "nosuchdatabase://x", "sqlite://", "sqlite:///:memory:"])
def test_an_address_that_cannot_be_used_is_refused_in_words(address):
    with pytest.raises(plays.StoreUrlError, match="주소"):
        plays.open_store(address)


def test_what_is_kept_is_there_when_the_store_is_opened_again(url):
    with plays.open_store(url) as store:
        made = store.tables.create("phone", "orbis", 3, state={"names": ["가람"]})
        store.box.set("orbis", "god.love", 1)
    with plays.open_store(url) as store:
        assert store.tables.get(made.code) == made
        assert store.box.get("orbis") == {"god.love": 1}


def test_the_migrations_make_what_the_models_say(store):
    with store._database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []


@pytest.mark.usefixtures("url")  # a database of its own: it is left broken
def test_a_model_that_the_migrations_do_not_know_would_be_noticed(store):
    with store._database.engine.begin() as connection:
        connection.execute(text("DROP TABLE box_value"))
        context = MigrationContext.configure(connection)
        assert [change[0] for change in compare_metadata(context, Base.metadata)] == ["add_table"]


def test_an_empty_file_becomes_a_store(sqlite_path, sqlite_url):
    sqlite_path.touch()
    with plays.open_store(sqlite_url) as store:
        assert set(Base.metadata.tables) < set(inspect(store._database.engine).get_table_names())


def test_opening_works_from_any_directory(tmp_path, monkeypatch, sqlite_url):
    (tmp_path / "50% off").mkdir()
    monkeypatch.chdir(tmp_path / "50% off")
    plays.open_store(sqlite_url).close()
    with plays.open_store("sqlite:///new/folder/store.sqlite3"):
        assert Path("new/folder/store.sqlite3").is_file()


def test_connections_to_a_file_are_durable_and_check_their_keys(sqlite_url):
    with plays.open_store(sqlite_url) as store, store._database.engine.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}  # 2: FULL


def test_several_programs_may_open_a_new_store_at_once(url):
    code = "import plays, sys; plays.open_store(sys.argv[1]).box.set('orbis', sys.argv[2], 1)"
    started = [subprocess.Popen([sys.executable, "-c", code, url, f"k{n}"], cwd=ROOT) for n in range(3)]
    assert [process.wait(60) for process in started] == [0, 0, 0]
    with plays.open_store(url) as store:
        assert store.box.get("orbis") == {"k0": 1, "k1": 1, "k2": 1}


def test_a_database_of_a_newer_program_is_refused_and_left_alone(url):
    with plays.open_store(url) as store:
        store.box.set("orbis", "god.love", 1)
        with store._database.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(plays.StoreSchemaError, match=r"9999.*최신판"):
        plays.open_store(url)
    with connect(url).engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM box_value")).scalar() == 1
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"


def test_a_database_of_another_program_is_refused_and_left_alone(url):
    with connect(url).engine.begin() as connection:
        connection.execute(text("CREATE TABLE play (id INTEGER)"))
    with pytest.raises(plays.StoreSchemaError, match=r"다른 프로그램.*play"):
        plays.open_store(url)
    with connect(url).engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["play"]


@pytest.mark.parametrize(
    "content", [b"this is no database at all", bytes(range(256)) * 32, b"PK\x03\x04" + bytes(5000)]
)
def test_a_file_that_is_no_database_is_refused_and_left_alone(sqlite_path, sqlite_url, content):
    sqlite_path.write_bytes(content)
    with pytest.raises(plays.StoreCorruptError, match=r"own\.sqlite3.*옮겨 두세요"):
        plays.open_store(sqlite_url)
    assert sqlite_path.read_bytes() == content


def test_damage_inside_the_file_is_told_when_it_is_met(sqlite_path, sqlite_url):
    with plays.open_store(sqlite_url) as store:
        code = store.tables.create("phone", "orbis", 2, state={"a": "x" * 100_000}).code
    content = bytearray(sqlite_path.read_bytes())
    page = 4096
    content[page:] = b"\xa5" * (len(content) - page)  # the first page, with the schema, stays whole
    sqlite_path.write_bytes(content)
    with pytest.raises(plays.StoreCorruptError, match="손상"):
        plays.open_store(sqlite_url).tables.get(code)


def test_a_cut_off_file_is_told_when_it_is_met(sqlite_path, sqlite_url):
    with plays.open_store(sqlite_url) as store:
        code = store.tables.create("phone", "orbis", 2, state={"a": "x" * 100_000}).code
    os.truncate(sqlite_path, sqlite_path.stat().st_size // 3)
    with pytest.raises(plays.StoreCorruptError, match="손상"):
        plays.open_store(sqlite_url).tables.get(code)


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(plays.StoreUnavailableError, match=r"폴더를 만들 수 없습니다.*PANJIGI_DATA_DIR"):
        plays.open_store(f"sqlite:///{tmp_path}/file/store.sqlite3")


# Opens and writes a store as a user who may not write everywhere, as root does. The program warms up on
# another store first: afterwards it may not even be allowed to read its own modules.
TELL = """
import os, sys, plays
plays.open_store(sys.argv[2]).close()
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
try:
    plays.open_store(sys.argv[1]).box.set("orbis", "god.love", 2)
except plays.StoreUnavailableError as error:
    print(error)
"""


def told_without_rights(url, other):
    done = subprocess.run(
        [sys.executable, "-c", TELL, url, f"sqlite:///{other}"],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def open_folder(tmp_path_factory):
    """A folder that other users can reach, as pytest's own cannot."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="folders of Windows know no such read-only mark")
def test_a_read_only_folder_is_told_with_what_to_do(open_folder, sqlite_path):
    open_folder.chmod(0o555)
    told = told_without_rights(f"sqlite:///{open_folder}/store.sqlite3", sqlite_path)
    assert "쓸 수 없습니다" in told
    assert "권한을 확인하세요" in told


@pytest.mark.skipif(sys.platform == "win32", reason="folders of Windows know no such read-only mark")
def test_a_store_in_a_folder_that_became_read_only_is_told_and_stays_whole(open_folder, sqlite_path):
    url = f"sqlite:///{open_folder}/store.sqlite3"
    with plays.open_store(url) as store:
        store.box.set("orbis", "god.love", 1)
    (open_folder / "store.sqlite3").chmod(0o444)
    open_folder.chmod(0o555)
    assert "쓸 수 없습니다" in told_without_rights(url, sqlite_path)
    open_folder.chmod(0o755)
    (open_folder / "store.sqlite3").chmod(0o644)
    with plays.open_store(url) as store:
        assert store.box.get("orbis") == {"god.love": 1}


def test_a_full_disk_is_told_and_what_was_kept_stays(sqlite_url):
    with plays.open_store(sqlite_url) as store:
        made = store.tables.create("phone", "orbis", 2, state={"a": 1})

        @event.listens_for(store._database.engine, "checkout")
        def no_more_pages(connection, *_):
            connection.execute("PRAGMA max_page_count = 1")  # SQLite takes the current size, nothing beyond

        with pytest.raises(plays.StoreUnavailableError, match="디스크가 가득"):
            store.tables.save(made.code, {"a": "x" * 200_000}, 1)
        assert store.tables.get(made.code) == made
        assert store.tables.save(made.code, {"a": 2}, 1).state == {"a": 2}


def test_a_locked_file_is_told_after_a_few_attempts_and_works_again_afterwards(sqlite_path, sqlite_url):
    with plays.open_store(sqlite_url) as store:
        made = store.tables.create("phone", "orbis", 2)
        other = sqlite3.connect(sqlite_path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(plays.StoreUnavailableError, match="다른 프로그램이"):
            store.tables.merge(made.code, {"a": 1})
        assert store.tables.get(made.code) == made  # reading needs no lock
        other.execute("ROLLBACK")
        other.close()
        assert store.tables.merge(made.code, {"a": 1}).state == {"a": 1}


def test_a_missing_driver_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(plays.StoreUrlError, match="'psycopg'"):
        plays.open_store("postgresql://somebody@127.0.0.1:1/nothing")
