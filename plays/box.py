"""Box values (내 상자 값): what the owner read off the printed components, one flat mapping a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import CursorResult, delete, select
from sqlalchemy.orm import Session

from plays.box_yaml import check_box_key, check_box_value, dump_box, parse_box
from plays.database import Database
from plays.fields import GAME, check_pattern
from plays.models import BoxRow, utc_now


class BoxValues:
    """`store.box`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._changes = 0

    @property
    def changes(self) -> int:
        """Counts the writes through this store: who remembers values asks whether they are still the same."""
        return self._changes

    def get(self, game: str) -> dict[str, Any]:
        """All values of the game by figure id, sorted by id."""
        return self._mappings(check_pattern(game, GAME, "게임")).get(game, {})

    def set(self, game: str, key: str, value: Any) -> None:
        """Keep one value; see `set_many`."""
        self.set_many(game, {key: value})

    def set_many(self, game: str, mapping: Mapping[str, Any]) -> None:
        """Keep several values, all or none; other values of the game stay.

        Raises:
            ValueRefusedError: a key that is no figure id.
            NotStorableError, TooLargeError: a value that is not kept; the message names the key.
            StoreError: nothing was kept.
        """
        self._set_all({check_pattern(game, GAME, "게임"): _checked(mapping)})

    def remove(self, game: str, key: str) -> bool:
        """Forget one value; False when there was none."""
        return self._delete(BoxRow.game == game, BoxRow.key == key) > 0

    def clear(self, game: str) -> int:
        """Forget all values of the game; returns how many there were."""
        return self._delete(BoxRow.game == game)

    def export_yaml(self, game: str | None = None) -> str:
        """YAML text with one mapping a game, of one game or of all that have values."""
        if game is None:
            return dump_box(self._mappings(None))
        return dump_box({game: self.get(game)})

    def import_yaml(
        self, text: str | bytes, allowed_games: Iterable[str], game: str | None = None
    ) -> dict[str, int]:
        """Keep the values of a box file, all or none; values that the file does not name stay.

        Args:
            text: YAML, one mapping a game; with `game` given also the flat mapping of that game.
            allowed_games: the game ids that may appear.
            game: whose values a flat mapping holds.

        Returns:
            How many values were kept, by game.

        Raises:
            BoxImportError: the file is refused; the message names the bad key or line.
            StoreError: nothing was kept.
        """
        parsed = parse_box(text, allowed_games, game)
        self._set_all(parsed)
        return {name: len(values) for name, values in parsed.items()}

    def _mappings(self, game: str | None) -> dict[str, dict[str, Any]]:
        query = select(BoxRow.game, BoxRow.key, BoxRow.value)
        if game is not None:
            query = query.where(BoxRow.game == game)

        def collect(session: Session) -> dict[str, dict[str, Any]]:
            found: dict[str, dict[str, Any]] = {}
            # Sorted here: databases disagree on the order of letters and signs.
            for name, key, value in sorted(session.execute(query), key=lambda row: row[:2]):
                found.setdefault(name, {})[key] = value
            return found

        return self._database.read(collect)

    def _set_all(self, boxes: Mapping[str, Mapping[str, Any]]) -> None:
        def put(session: Session) -> None:
            now = utc_now()
            for game, mapping in boxes.items():
                for key, value in mapping.items():
                    session.merge(BoxRow(game=game, key=key, value=value, updated_at=now))

        self._database.write(put)
        self._changes += 1

    def _delete(self, *conditions: Any) -> int:
        def drop(session: Session) -> int:
            result = session.execute(delete(BoxRow).where(*conditions))
            assert isinstance(result, CursorResult)
            return result.rowcount

        dropped = self._database.write(drop)
        self._changes += 1
        return dropped


def _checked(mapping: Mapping[str, Any]) -> dict[str, Any]:
    return {check_box_key(key): check_box_value(key, value) for key, value in mapping.items()}
