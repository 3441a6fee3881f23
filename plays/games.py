"""Games played: record once, list, open, delete."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.orm import Session

from plays.database import Database
from plays.errors import PlayConflictError
from plays.fields import GAME, check_count, check_pattern, clean_name, clean_text, plain_json
from plays.models import LineRow, PlayerRow, PlayRow, utc_now
from plays.records import PlayerResult, PlayRecord, ScoreLine

SHEET_LIMIT = 256 * 1024
SHEET_DEPTH = 32
LOCATION_LIMIT = 80
NOTE_LIMIT = 2000


class Plays:
    """`store.plays`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def record(self, play: PlayRecord) -> PlayRecord:
        """Keep a finished game. The same UUID again is harmless: what is kept comes back.

        Returns:
            The play as kept: names cleaned, the time in UTC. When it was kept before, that one, with
            its first `played_at`.

        Raises:
            PlayConflictError: this UUID is kept with other content; nothing was changed.
            ValueRefusedError: a name, place or note that is too long, or a sheet that JSON cannot carry.
            StoreError: it could not be kept.
        """
        clean = _cleaned(play)

        def insert(session: Session) -> PlayRecord:
            kept = session.get(PlayRow, str(clean.uuid))
            if kept is None:
                session.add(_as_row(clean))
                return clean
            found = _as_record(kept)
            # A second press of the button differs by the clock alone.
            if found != clean.model_copy(update={"played_at": found.played_at}):
                raise PlayConflictError(found)
            return found

        return self._database.write(insert)

    def get(self, uuid: UUID | str) -> PlayRecord | None:
        """The play with this UUID; None when there is none or the text is no UUID."""
        key = _as_key(uuid)

        def find(session: Session) -> PlayRecord | None:
            row = session.get(PlayRow, key)
            return None if row is None else _as_record(row)

        return self._database.read(find) if key else None

    def list(self, game: str | None = None, limit: int = 50, offset: int = 0) -> list[PlayRecord]:
        """Plays, the newest first, of one game or of all."""
        query = select(PlayRow).order_by(PlayRow.played_at.desc(), PlayRow.uuid)
        if game is not None:
            query = query.where(PlayRow.game == check_pattern(game, GAME, "게임"))
        query = query.limit(check_count(limit, 1, 1000, "개수")).offset(
            check_count(offset, 0, 2**31 - 1, "시작 위치")
        )
        return self._database.read(lambda session: [_as_record(row) for row in session.scalars(query)])

    def delete(self, uuid: UUID | str) -> bool:
        """Delete a play with its players and lines; False when there is none."""
        key = _as_key(uuid)

        def drop(session: Session) -> bool:
            row = session.get(PlayRow, key)
            if row is None:
                return False
            session.delete(row)
            return True

        return self._database.write(drop) if key else False


def _cleaned(play: PlayRecord) -> PlayRecord:
    """The play as it will be read back, so that a repeated save compares equal."""
    players = tuple(
        player.model_copy(
            update={"name": clean_name(player.name), "lines": tuple(map(_cleaned_line, player.lines))}
        )
        for player in play.players
    )
    return play.model_copy(
        update={
            "players": players,
            "expansions": tuple(check_pattern(name, GAME, "확장") for name in play.expansions),
            "decided_by": check_pattern(play.decided_by, GAME, "승리 방식"),
            "location": _optional_text(play.location, "장소", LOCATION_LIMIT, lines=False),
            "note": _optional_text(play.note, "메모", NOTE_LIMIT, lines=True),
            "sheet": plain_json(play.sheet, what="점수표", limit=SHEET_LIMIT, depth=SHEET_DEPTH),
        }
    )


def _cleaned_line(line: ScoreLine) -> ScoreLine:
    return line.model_copy(
        update={
            "label": clean_text(line.label, what="점수 이름", limit=400),
            "why": clean_text(line.why, what="점수 이유", limit=2000),
        }
    )


def _optional_text(text: str | None, what: str, limit: int, *, lines: bool) -> str | None:
    return None if text is None else clean_text(text, what=what, limit=limit, lines=lines) or None


def _as_key(uuid: UUID | str) -> str | None:
    if isinstance(uuid, UUID):
        return str(uuid)
    try:
        return str(UUID(uuid))
    except ValueError:
        return None


def _as_row(play: PlayRecord) -> PlayRow:
    return PlayRow(
        uuid=str(play.uuid),
        game=play.game,
        played_at=play.played_at,
        expansions=list(play.expansions),
        decided_by=play.decided_by,
        duration_minutes=play.duration_minutes,
        location=play.location,
        note=play.note,
        sheet=play.sheet,
        created_at=utc_now(),
        players=[_as_player_row(player) for player in play.players],
    )


def _as_player_row(player: PlayerResult) -> PlayerRow:
    lines = [LineRow(position=place, **line.model_dump()) for place, line in enumerate(player.lines)]
    return PlayerRow(lines=lines, **player.model_dump(exclude={"lines"}))


def _as_record(row: PlayRow) -> PlayRecord:
    return PlayRecord(
        uuid=UUID(row.uuid),
        game=row.game,
        played_at=row.played_at,
        players=tuple(_as_result(player) for player in row.players),
        expansions=tuple(row.expansions),
        decided_by=row.decided_by,
        duration_minutes=row.duration_minutes,
        location=row.location,
        note=row.note,
        sheet=row.sheet,
    )


def _as_result(row: PlayerRow) -> PlayerResult:
    shared: dict[str, Any] = {
        name: getattr(row, name) for name in ("name", "seat", "rank", "winner", "total")
    }
    lines = tuple(
        ScoreLine(key=line.key, label=line.label, points=line.points, why=line.why, rule=line.rule)
        for line in row.lines
    )
    return PlayerResult(**shared, breakdown=row.breakdown, lines=lines)
