"""Plays between their values and their rows: cleaned on the way in, whole on the way out."""

from __future__ import annotations

import re
from typing import Any
from uuid import UUID

from plays.fields import GAME, check_pattern, clean_name, clean_text, plain_json
from plays.models import LineRow, PlayerRow, PlayRow, utc_now
from plays.records import PlayerResult, PlayRecord, ScoreLine

SHEET_LIMIT = 256 * 1024
SHEET_DEPTH = 32
LOCATION_LIMIT = 80
NOTE_LIMIT = 2000
_LINE_KEY = re.compile(r"[^\x00-\x1f\x7f]{1,64}")
_RULE = re.compile(r"[A-Za-z0-9_.-]{1,120}")
_PART = re.compile(r"[a-z0-9_]{1,32}")


def cleaned(play: PlayRecord) -> PlayRecord:
    """The play as it will be read back, so that a repeated save compares equal.

    Raises:
        ValueRefusedError: a name, text, id or sheet that cannot be kept.
    """
    return play.model_copy(
        update={
            "players": tuple(map(_cleaned_player, play.players)),
            "expansions": tuple(check_pattern(name, GAME, "확장") for name in play.expansions),
            "decided_by": check_pattern(play.decided_by, GAME, "승리 방식"),
            "location": _optional_text(play.location, "장소", LOCATION_LIMIT, lines=False),
            "note": _optional_text(play.note, "메모", NOTE_LIMIT, lines=True),
            "sheet": plain_json(play.sheet, what="점수표", limit=SHEET_LIMIT, depth=SHEET_DEPTH),
            "state": None
            if play.state is None
            else plain_json(play.state, what="테이블 내용", limit=SHEET_LIMIT, depth=SHEET_DEPTH),
        }
    )


def as_key(uuid: UUID | str) -> str | None:
    """The UUID as it is kept; None when the text is none."""
    if isinstance(uuid, UUID):
        return str(uuid)
    try:
        return str(UUID(uuid))
    except ValueError:
        return None


def as_row(play: PlayRecord, device: str | None) -> PlayRow:
    """A new row for a cleaned play."""
    row = PlayRow(uuid=str(play.uuid), game=play.game, device=device, created_at=utc_now())
    write(row, play)
    row.version = play.version
    return row


def write(row: PlayRow, play: PlayRecord) -> None:
    """Put the content of a play into its row; players and lines are replaced. The version stays."""
    row.played_at = play.played_at
    row.expansions = list(play.expansions)
    row.decided_by = play.decided_by
    row.duration_minutes = play.duration_minutes
    row.location, row.note = play.location, play.note
    row.sheet, row.state = play.sheet, play.state
    row.players = [_as_player_row(player) for player in play.players]


def as_record(row: PlayRow) -> PlayRecord:
    """The play of a row, whole."""
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
        state=row.state,
        version=row.version,
    )


def _cleaned_player(player: PlayerResult) -> PlayerResult:
    return player.model_copy(
        update={
            "name": clean_name(player.name),
            "lines": tuple(map(_cleaned_line, player.lines)),
            "breakdown": {
                check_pattern(part, _PART, "점수 항목"): points for part, points in player.breakdown.items()
            },
        }
    )


def _cleaned_line(line: ScoreLine) -> ScoreLine:
    return line.model_copy(
        update={
            "key": check_pattern(line.key, _LINE_KEY, "점수 줄"),
            "label": clean_text(line.label, what="점수 이름", limit=400),
            "why": clean_text(line.why, what="점수 이유", limit=2000),
            "rule": None if line.rule is None else check_pattern(line.rule, _RULE, "규칙 번호"),
        }
    )


def _optional_text(text: str | None, what: str, limit: int, *, lines: bool) -> str | None:
    return None if text is None else clean_text(text, what=what, limit=limit, lines=lines) or None


def _as_player_row(player: PlayerResult) -> PlayerRow:
    lines = [LineRow(position=place, **line.model_dump()) for place, line in enumerate(player.lines)]
    return PlayerRow(lines=lines, **player.model_dump(exclude={"lines"}))


def _as_result(row: PlayerRow) -> PlayerResult:
    names = ("name", "seat", "rank", "winner", "total", "anonymous")
    shared: dict[str, Any] = {name: getattr(row, name) for name in names}
    lines = tuple(
        ScoreLine(key=line.key, label=line.label, points=line.points, why=line.why, rule=line.rule)
        for line in row.lines
    )
    return PlayerResult(**shared, breakdown=row.breakdown, lines=lines)
