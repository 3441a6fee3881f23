"""The words in which plays are told and handed out: games, parts of scores, endings, dates, whose plays."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st

import plays
import rules_data
from pages.ui.result import DECIDED_KO
from pages.ui.state import device
from rules_data import Game

# Where the browser does not say where it is.
_HOME_ZONE = "Asia/Seoul"
# "device": every device sees the plays that it recorded, for places that strangers visit. Else all see all.
APART = "PANJIGI_HISTORY"
# The colours that the cards themselves have; parts without one get others.
_COLORS: Mapping[str, Mapping[str, str]] = {
    "duel": {
        "blue": "#2F6DB5",
        "green": "#2E8B57",
        "yellow": "#D9A514",
        "guild": "#8253A8",
        "temples": "#C9A7DE",
        "gods": "#5668B0",
        "wonders": "#B98A3E",
        "progress": "#5FB3AC",
        "coins": "#8E949C",
        "military": "#C0392B",
    },
}


def words_of(game: Game) -> plays.GameWords:
    """How a game is called where its plays go."""
    return plays.GameWords(
        id=game.id,
        name=game.name,
        name_en=game.info.name.en,
        bgg_id=game.info.bgg_id,
        parts=getattr(game.scoring, "PART_KO", {}),
        colors=_COLORS.get(game.id, {}),
        decided=DECIDED_KO,
        expansions={expansion.id: expansion.name for expansion in game.info.expansions},
    )


def all_words() -> dict[str, plays.GameWords]:
    """The words of every game of the shelf, by id."""
    return {game.id: words_of(game) for game in rules_data.games()}


def words_for(game_id: str) -> plays.GameWords:
    """The words of a game by id; one that is not on the shelf is called by its id."""
    return all_words().get(game_id) or plays.GameWords(game_id, game_id, decided=DECIDED_KO)


def zone() -> tzinfo:
    """The time zone of the person who looks."""
    try:
        return ZoneInfo(st.context.timezone or _HOME_ZONE)
    except (ZoneInfoNotFoundError, ValueError):
        return UTC


def now() -> datetime:
    """This moment, aware."""
    return datetime.now(UTC)


def seen_by() -> str | None:
    """Whose plays are shown: None for everybody's, else this device's token."""
    return device() if os.environ.get(APART) == "device" else None


def names_of() -> str:
    """Whose merged names hold."""
    return seen_by() or plays.EVERYBODY
