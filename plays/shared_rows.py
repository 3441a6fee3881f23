"""The rows of shared tables: join codes, seats, counted guesses."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Boolean, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from plays.models import Base, UtcDateTime


def _of_table() -> ForeignKey:
    return ForeignKey("open_table.code", ondelete="CASCADE")


class SharedRow(Base):
    """A table that was opened to others. Without a join code nobody new comes in."""

    __tablename__ = "shared_table"
    __table_args__ = (Index(None, "join_code", unique=True),)

    table_code: Mapped[str] = mapped_column(
        ForeignKey("open_table.code", ondelete="CASCADE"), primary_key=True
    )
    join_code: Mapped[str | None] = mapped_column(String(16))
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime)
    locked: Mapped[bool] = mapped_column(Boolean)


class SeatRow(Base):
    """Which device writes for which seat; the database itself keeps two devices off one seat."""

    __tablename__ = "shared_seat"
    __table_args__ = (Index(None, "table_code", "seat", unique=True),)

    table_code: Mapped[str] = mapped_column(
        ForeignKey("open_table.code", ondelete="CASCADE"), primary_key=True
    )
    device: Mapped[str] = mapped_column(String(128), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)


class GuessRow(Base):
    """Wrong join codes of one device, or of all of them together, since a moment."""

    __tablename__ = "join_guess"

    guesser: Mapped[str] = mapped_column(String(136), primary_key=True)
    since: Mapped[datetime] = mapped_column(UtcDateTime)
    wrong: Mapped[int] = mapped_column(Integer)
