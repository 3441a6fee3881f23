"""A finished game as a value: what is kept of it and what comes back, whole or as a summary."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any
from uuid import UUID, uuid4

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, field_validator, model_validator

Points = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class ScoreLine(_Frozen):
    """One line of a score, as the scoring gave it."""

    key: str = Field(max_length=64)
    label: str = Field(max_length=400)
    points: Points
    why: str = Field(max_length=2000)
    rule: str | None = Field(default=None, max_length=120)


class PlayerResult(_Frozen):
    """One seat: `seat` counts from 0 in seat order, `rank` from 1.

    `anonymous` marks who gave no name: `name` is then the seat's own and counts for nobody.
    """

    name: str
    seat: int = Field(ge=0, le=98)
    rank: int = Field(ge=1, le=99)
    winner: bool
    total: Points
    anonymous: bool = False
    breakdown: dict[str, Points] = Field(default_factory=dict, max_length=50)
    lines: tuple[ScoreLine, ...] = Field(default=(), max_length=500)


class PlayRecord(_Frozen):
    """A finished game.

    Attributes:
        uuid: made by whoever saves, once a game: saving it again is harmless.
        game: game id.
        played_at: aware; kept in UTC.
        players: in seat order, each seat once.
        expansions: expansion ids.
        decided_by: how it was won, as the score result says.
        duration_minutes: None when nobody measured it.
        location: where, at most 80 characters.
        note: at most 2,000 characters, several lines.
        sheet: the score sheet, which gives the result again.
        state: what the table had entered, so that the play can be opened in the game's own form; None where
            only the sheet is known.
        version: 1 when recorded, one more with every correction.
    """

    uuid: UUID = Field(default_factory=uuid4)
    game: str = Field(pattern=r"^[a-z0-9_-]{1,32}$")
    played_at: AwareDatetime
    players: tuple[PlayerResult, ...] = Field(min_length=1, max_length=99)
    expansions: tuple[str, ...] = ()
    decided_by: str = Field(max_length=40)
    duration_minutes: int | None = Field(default=None, ge=0, le=100_000)
    location: str | None = None
    note: str | None = None
    sheet: dict[str, Any] = Field(default_factory=dict)
    state: dict[str, Any] | None = None
    version: int = Field(default=1, ge=1, le=1_000_000)

    @field_validator("played_at")
    @classmethod
    def _in_utc(cls, value: datetime) -> datetime:
        return value.astimezone(UTC)

    @model_validator(mode="after")
    def _seats_differ(self) -> PlayRecord:
        seats = [player.seat for player in self.players]
        if seats != sorted(set(seats)):
            raise ValueError(f"자리는 겹치지 않고 차례대로여야 합니다: {seats}")
        return self


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """One seat of a play without its lines."""

    name: str
    anonymous: bool
    rank: int
    winner: bool
    total: int
    breakdown: dict[str, int]


@dataclass(frozen=True, slots=True)
class PlaySummary:
    """A play without sheet, lines and note: what lists and statistics need.

    Attributes:
        players: in seat order.
    """

    uuid: UUID
    game: str
    played_at: datetime
    expansions: tuple[str, ...]
    decided_by: str
    duration_minutes: int | None
    location: str | None
    players: tuple[SeatSummary, ...]
