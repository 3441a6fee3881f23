"""A table with a result, as a play that can be kept."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import plays
from pages.ui.keep_words import now
from pages.ui.state import Table
from rules_data import Result

# The number of the play that the table was recorded as, and of the play that it puts right.
PLAY, CORRECTING = "play_uuid", "correcting"
# A table that lay open longer says nothing about how long people played.
_LONGEST = timedelta(hours=8)


def as_play(table: Table, sheet: dict[str, Any], result: Result) -> plays.PlayRecord:
    """What the table says now, as a play that was played just now."""
    given = [*table.get("names", []), *[""] * table.players]
    names = table.names
    players = tuple(
        plays.PlayerResult(
            name=names[seat],
            seat=seat,
            rank=player.rank,
            winner=seat in result.winners,
            total=player.total,
            anonymous=not given[seat],
            breakdown=player.breakdown,
            lines=tuple(
                plays.ScoreLine(
                    key=line.key, label=line.label, points=line.points, why=line.why, rule=line.rule
                )
                for line in player.lines
            ),
        )
        for seat, player in enumerate(result.players)
    )
    return plays.PlayRecord(
        game=table.game.id,
        played_at=now(),
        players=players,
        expansions=table.expansions,
        decided_by=result.decided_by,
        sheet=sheet,
        state={key: value for key, value in table.state.items() if key not in (PLAY, CORRECTING)},
    )


def corrected(before: plays.PlayRecord, play: plays.PlayRecord, version: int) -> plays.PlayRecord:
    """`play` as a correction of `before`: what the table does not know stays."""
    kept = ("uuid", "played_at", "duration_minutes", "location", "note")
    return play.model_copy(update={name: getattr(before, name) for name in kept} | {"version": version})


def same_result(kept: plays.PlayRecord, play: plays.PlayRecord) -> bool:
    """Whether a kept play says what the table says now."""
    return (
        kept.sheet == play.sheet
        and kept.decided_by == play.decided_by
        and (
            [(player.total, player.rank) for player in kept.players]
            == [(player.total, player.rank) for player in play.players]
        )
    )


def minutes_since(begun: datetime, ended: datetime) -> int | None:
    """How long a table was in use; None where the clock was changed or the table lay open too long."""
    passed = ended - begun
    return round(passed / timedelta(minutes=1)) if timedelta(minutes=1) <= passed <= _LONGEST else None
