"""A database of an older Panjigi is brought up to date and keeps everything it has."""

import pytest
from alembic import command
from sqlalchemy import inspect, text

import plays
from plays.database import connect
from plays.migrate import alembic_config

UUID = "6f1c2a34-0000-4000-8000-000000000001"
# What a program of the first revision wrote, in the words of that time.
TIME = "2026-03-14 19:30:00+00:00"
CODE = "abcdefghijklmnopqrstuv"
FIRST = [
    f"INSERT INTO open_table VALUES ('{CODE}', 'phone', 'orbis', 3, '[]', '{{\"names\": [\"가람\"]}}',"
    f" 4, 1, '{TIME}', '{TIME}', NULL)",
    f"INSERT INTO box_value VALUES ('orbis', 'god.love', '1', '{TIME}')",
    f"INSERT INTO play VALUES ('{UUID}', 'orbis', '{TIME}', '[]', 'points', 45, NULL, NULL, '{{}}',"
    f" '{TIME}')",
    f"INSERT INTO play_player VALUES ('{UUID}', 0, '가람', 1, true, 21, '{{\"tiles\": 21}}')",
    f"INSERT INTO score_line VALUES ('{UUID}', 0, 0, 'forest', '숲', 21, '까닭', 'orbis.score.forest')",
]


def at_revision(url, revision, statements):
    database = connect(url)
    with database.engine.begin() as connection:
        command.upgrade(alembic_config(connection), revision)
        for statement in statements:
            connection.exec_driver_sql(statement)
    database.engine.dispose()


@pytest.mark.parametrize("revision", ["0001", "0002"])
def test_everything_of_an_older_database_is_there_after_the_upgrade(url, revision):
    at_revision(url, revision, FIRST)
    with plays.open_store(url) as store:
        assert store.tables.get(CODE).state == {"names": ["가람"]}
        assert store.box.get("orbis") == {"god.love": 1}
        (kept,) = store.plays.list()
        assert (kept.version, kept.state, kept.players[0].anonymous) == (1, None, False)
        assert kept.players[0].lines[0].points == 21
        assert store.names.known() == ["가람"]
        store.collection.add("phone", "tourism", "dokdo")
        assert store.plays.correct(kept.model_copy(update={"note": "나중에 적은 말"})).version == 2


def test_an_upgrade_that_fails_halfway_leaves_the_old_database_as_it_was(url):
    at_revision(url, "0002", [*FIRST, "CREATE TABLE shelf_note (id INTEGER)"])  # in the way of 0003
    with pytest.raises(Exception, match="shelf_note"):
        plays.open_store(url)
    with connect(url).engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "0002"
        assert "version" not in {column["name"] for column in inspect(connection).get_columns("play")}
        assert connection.execute(text("SELECT count(*) FROM score_line")).scalar() == 1
