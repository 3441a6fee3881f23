"""The door to everything that is kept."""

from __future__ import annotations

from types import TracebackType

from plays.backups import Backups
from plays.box import BoxValues
from plays.collection import Collection
from plays.database import Database, connect
from plays.decks import Decks
from plays.errors import StoreError
from plays.games import Plays
from plays.migrate import upgrade
from plays.names import Names
from plays.shared import Shared
from plays.shelves import Shelves
from plays.tables import Tables


class Store:
    """What is kept, by kind. Safe to share between threads: every call has a session of its own.

    Attributes:
        tables: tables in use.
        shared: tables that several phones write on.
        box: values of the owner's boxes.
        plays: games played.
        names: who played, and which names mean the same person.
        shelves: where the boxes stand.
        backups: everything as one file, and such a file taken in.
        decks: enrolled decks.
        collection: cards that a device has collected.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = Tables(database)
        self.shared = Shared(database)
        self.box = BoxValues(database)
        self.plays = Plays(database)
        self.names = Names(database)
        self.shelves = Shelves(database)
        self.backups = Backups(database)
        self.decks = Decks(database)
        self.collection = Collection(database)

    @property
    def address(self) -> str:
        """Where it is kept: the path of the file, or the server's address without the password."""
        url = self._database.engine.url
        if url.get_backend_name() == "sqlite":
            return url.database or ""
        return url.render_as_string(hide_password=True)

    def close(self) -> None:
        """Let go of all connections. A later call opens new ones."""
        self._database.engine.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_store(url: str | None = None) -> Store:
    """Open the place where things are kept, make it when it is new, and bring it to the newest form.

    Args:
        url: a database address. None takes PANJIGI_DATABASE_URL, else a SQLite file in PANJIGI_DATA_DIR,
            else one in the user's data folder.

    Raises:
        StoreUrlError: the address cannot be used.
        StoreUnavailableError: read-only, full, locked or unreachable.
        StoreSchemaError: made by a newer Panjigi or another program.
        StoreCorruptError: damaged, or no database at all.
    """
    database = connect(url)
    try:
        upgrade(database)
    except StoreError:
        database.engine.dispose()
        raise
    return Store(database)
