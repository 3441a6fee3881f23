"""Where the boxes stand (매장 위치): one short note a game, as a café or a home writes it on the shelf."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from plays.database import Database
from plays.fields import GAME, check_pattern, clean_text
from plays.models import ShelfRow, utc_now

PLACE_LIMIT = 80


class Shelves:
    """`store.shelves`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, game: str) -> str:
        """The note of a game; empty where there is none."""
        return self.all().get(check_pattern(game, GAME, "게임"), "")

    def all(self) -> dict[str, str]:
        """All notes by game."""

        def collect(session: Session) -> dict[str, str]:
            return {row.game: row.place for row in session.scalars(select(ShelfRow))}

        return self._database.read(collect)

    def set(self, game: str, place: str) -> str:
        """Write the note of a game; an empty one takes it away. Returns it as kept.

        Raises:
            TextTooLongError: more than 80 characters.
            StoreError: it could not be kept.
        """
        text = clean_place(place)
        key = check_pattern(game, GAME, "게임")
        self._database.write(lambda session: put_place(session, key, text))
        return text


def clean_place(place: str) -> str:
    """A note as it is kept, one line.

    Raises:
        TextTooLongError: more than 80 characters.
    """
    return clean_text(place, what="매장 위치", limit=PLACE_LIMIT, lines=False)


def put_place(session: Session, game: str, place: str) -> None:
    """Write a cleaned note in a transaction of the caller's."""
    row = session.get(ShelfRow, game)
    if not place:
        if row is not None:
            session.delete(row)
    else:
        session.merge(ShelfRow(game=game, place=place, updated_at=utc_now()))
