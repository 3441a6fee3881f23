"""The tables as SQLAlchemy sees them. Rows never leave this package: callers get plain frozen values."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


def utc_now() -> datetime:
    """The time of a write, aware, in UTC."""
    return datetime.now(UTC)


class UtcDateTime(TypeDecorator[datetime]):
    """A moment: aware on the Python side, UTC in the database, also where the database keeps no zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Turn into UTC; a moment without a zone is a programming error."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"expected an aware datetime: {value!r}")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Give UTC back."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """Names of constraints are fixed, so that later migrations can address them on every database."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class TableRow(Base):
    """A table in use. `used` counts upwards within a device, so that a wrong clock cannot reorder tables."""

    __tablename__ = "open_table"
    __table_args__ = (Index(None, "device", "used"),)

    code: Mapped[str] = mapped_column(String(64), primary_key=True)
    device: Mapped[str] = mapped_column(String(128))
    game: Mapped[str] = mapped_column(String(32))
    players: Mapped[int] = mapped_column(Integer)
    expansions: Mapped[list[str]] = mapped_column(JSON)
    state: Mapped[dict[str, Any]] = mapped_column(JSON)
    version: Mapped[int] = mapped_column(Integer)
    used: Mapped[int] = mapped_column(Integer)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)
    closed_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class BoxRow(Base):
    """A value that the owner typed in from the printed components."""

    __tablename__ = "box_value"

    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    key: Mapped[str] = mapped_column(String(120), primary_key=True)
    value: Mapped[Any] = mapped_column(JSON)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)


class PlayRow(Base):
    """A game that was played to the end."""

    __tablename__ = "play"
    __table_args__ = (Index(None, "game", "played_at"), Index(None, "played_at"))

    uuid: Mapped[str] = mapped_column(String(36), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    played_at: Mapped[datetime] = mapped_column(UtcDateTime)
    expansions: Mapped[list[str]] = mapped_column(JSON)
    decided_by: Mapped[str] = mapped_column(String(40))
    duration_minutes: Mapped[int | None] = mapped_column(Integer)
    location: Mapped[str | None] = mapped_column(String(80))
    note: Mapped[str | None] = mapped_column(Text)
    sheet: Mapped[dict[str, Any]] = mapped_column(JSON)
    state: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    device: Mapped[str | None] = mapped_column(String(128))
    version: Mapped[int] = mapped_column(Integer)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    players: Mapped[list[PlayerRow]] = relationship(
        order_by="PlayerRow.seat", cascade="all, delete-orphan", passive_deletes=True, lazy="selectin"
    )


class PlayerRow(Base):
    """One seat of a play."""

    __tablename__ = "play_player"
    __table_args__ = (Index(None, "name"),)

    play_uuid: Mapped[str] = mapped_column(ForeignKey("play.uuid", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(40))
    rank: Mapped[int] = mapped_column(Integer)
    winner: Mapped[bool] = mapped_column(Boolean)
    anonymous: Mapped[bool] = mapped_column(Boolean)
    total: Mapped[int] = mapped_column(Integer)
    breakdown: Mapped[dict[str, int]] = mapped_column(JSON)
    lines: Mapped[list[LineRow]] = relationship(
        order_by="LineRow.position", cascade="all, delete-orphan", passive_deletes=True, lazy="selectin"
    )


class LineRow(Base):
    """One line of a seat's score, in the order in which the score gave them."""

    __tablename__ = "score_line"
    __table_args__ = (
        ForeignKeyConstraint(
            ["play_uuid", "seat"], ["play_player.play_uuid", "play_player.seat"], ondelete="CASCADE"
        ),
    )

    play_uuid: Mapped[str] = mapped_column(String(36), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    position: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    key: Mapped[str] = mapped_column(String(64))
    label: Mapped[str] = mapped_column(Text)
    points: Mapped[int] = mapped_column(Integer)
    why: Mapped[str] = mapped_column(Text)
    rule: Mapped[str | None] = mapped_column(String(120))


class VersionRow(Base):
    """What a play was before a correction or a deletion. It outlives the play, so it refers to none.

    `deleted` counts deletions upwards (a wrong clock cannot reorder them); None marks a correction.
    """

    __tablename__ = "play_version"
    __table_args__ = (Index(None, "deleted"),)

    play_uuid: Mapped[str] = mapped_column(String(36), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    deleted: Mapped[int | None] = mapped_column(Integer)
    device: Mapped[str | None] = mapped_column(String(128))
    content: Mapped[dict[str, Any]] = mapped_column(JSON)
    kept_at: Mapped[datetime] = mapped_column(UtcDateTime)


class AliasRow(Base):
    """One name that means another; plays keep the name as it was written."""

    __tablename__ = "name_alias"

    owner: Mapped[str] = mapped_column(String(128), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    means: Mapped[str] = mapped_column(String(40))
    merged_at: Mapped[datetime] = mapped_column(UtcDateTime)


class ShelfRow(Base):
    """Where a game's box stands, in the words of whoever keeps it."""

    __tablename__ = "shelf_note"

    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    place: Mapped[str] = mapped_column(String(80))
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)


class DeckRow(Base):
    """A deck that somebody enrolled with own photos; `revision` grows with every change of its cards."""

    __tablename__ = "enrolled_deck"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    revision: Mapped[int] = mapped_column(default=0, server_default="0")


class CardRow(Base):
    """A card of an enrolled deck."""

    __tablename__ = "enrolled_card"

    deck_id: Mapped[str] = mapped_column(ForeignKey("enrolled_deck.id", ondelete="CASCADE"), primary_key=True)
    card_id: Mapped[str] = mapped_column(String(80), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    place: Mapped[str | None] = mapped_column(String(80))
    codes: Mapped[list[str]] = mapped_column(JSON)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)


class PhotoRow(Base):
    """A photo of an enrolled card; the digest of its bytes is part of the key, so none is kept twice."""

    __tablename__ = "enrolled_photo"
    __table_args__ = (
        ForeignKeyConstraint(
            ["deck_id", "card_id"], ["enrolled_card.deck_id", "enrolled_card.card_id"], ondelete="CASCADE"
        ),
    )

    deck_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    card_id: Mapped[str] = mapped_column(String(80), primary_key=True)
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    media_type: Mapped[str] = mapped_column(String(20))
    data: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)


class CollectedRow(Base):
    """A card that a device has scanned, been given at a table, or had ticked by hand."""

    __tablename__ = "collected_card"

    device: Mapped[str] = mapped_column(String(128), primary_key=True)
    deck: Mapped[str] = mapped_column(String(32), primary_key=True)
    card: Mapped[str] = mapped_column(String(80), primary_key=True)
    first_seen: Mapped[datetime] = mapped_column(UtcDateTime)
