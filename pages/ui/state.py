"""What pages share between runs: the store, this device, and the table in use."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from typing import Any

import streamlit as st

import plays
import rules_data
from rules_data import Game

DEVICE_COOKIE = "panjigi_device"
_TOKEN = re.compile(r"^[A-Za-z0-9_-]{16,64}$")
NAME_LENGTH = 40


@st.cache_resource(show_spinner=False)
def store() -> plays.Store:
    """The one store of this server."""
    return plays.open_store()


def device() -> str:
    """This browser's own token: from its cookie, else a new one for this session."""
    if "device" not in st.session_state:
        cookie = st.context.cookies.get(DEVICE_COOKIE)
        known = isinstance(cookie, str) and _TOKEN.match(cookie)
        st.session_state.device = cookie if known else secrets.token_urlsafe(24)
    token: str = st.session_state.device
    return token


class Table:
    """The table in use of one game, as it is kept; every change is stored at once.

    Args:
        game: the game.
        kept: the table as the store has it, or None where nothing was entered yet.
        players: how many people play, if nothing is kept.
        expansions: the expansions, if nothing is kept.
    """

    def __init__(
        self, game: Game, kept: plays.OpenTable | None, players: int, expansions: Iterable[str] = ()
    ) -> None:
        self.game, self._kept = game, kept
        self.players = players
        self.expansions = game.table(players, expansions)

    @property
    def code(self) -> str | None:
        """The table's code, once something is kept."""
        return self._kept.code if self._kept else None

    @property
    def state(self) -> dict[str, Any]:
        """Everything entered at this table."""
        return dict(self._kept.state) if self._kept else {}

    def get(self, key: str, default: Any = None) -> Any:
        """One thing entered at this table."""
        return self.state.get(key, default)

    def keep(self, **changes: Any) -> None:
        """Stores changes to what is entered, whatever else was written meanwhile."""
        if self._kept is None:
            self._kept = store().tables.create(
                device(), self.game.id, self.players, self.expansions, dict(changes)
            )
        else:
            self._kept = store().tables.merge(self._kept.code, changes)
        st.session_state[_session_key(self.game)] = self._kept.code

    def resize(self, players: int, expansions: Iterable[str]) -> None:
        """Changes the player count and the expansions of this table."""
        self.players, self.expansions = players, self.game.table(players, expansions)
        if self._kept is not None:
            self._kept = store().tables.merge(
                self._kept.code, {}, players=players, expansions=self.expansions
            )

    def clear(self) -> None:
        """Puts the table away; the next change opens a new one."""
        if self._kept is not None:
            store().tables.close(self._kept.code)
        self._kept = None
        st.session_state.pop(_session_key(self.game), None)
        st.query_params.pop("t", None)

    @property
    def names(self) -> list[str]:
        """The names around the table; who has none is called by seat, as the game itself calls the seat."""
        given = list(self.get("names", []))
        seats = getattr(self.game.scoring, "SEAT_NAMES", [f"{seat + 1}번" for seat in range(self.players)])
        return [
            (given[seat] if seat < len(given) and given[seat] else seats[seat])
            for seat in range(self.players)
        ]

    def box(self) -> dict[str, Any]:
        """The box values of this game."""
        return box_values(self.game.id)

    def link(self) -> dict[str, str]:
        """What a link must carry to come back to this table."""
        link = {"game": self.game.id, "n": str(self.players)}
        if self.expansions:
            link["x"] = ".".join(self.expansions)
        if self.code:
            link["t"] = self.code
        return link


def box_values(game_id: str) -> dict[str, Any]:
    """The box values of a game, as the store has them."""
    return store().box.get(game_id)


def current_game() -> Game:
    """The game that the link names, else the last one of this session, else the first of the shelf."""
    shelf = {game.id: game for game in rules_data.games()}
    wanted = st.query_params.get("game") or st.session_state.get("game", "")
    game = shelf.get(wanted) or next(iter(shelf.values()))
    st.session_state.game = game.id
    return game


def current_table(game: Game | None = None) -> Table:
    """The table in use: the one the link names, else this session's, else this device's last of the game."""
    game = game or current_game()
    kept = _kept(game)
    players = _asked_players(game) or (kept.players if kept else _last_players(game))
    expansions = _asked_expansions(game)
    if expansions is None:
        expansions = list(kept.expansions) if kept else []
    table = Table(game, kept, players, expansions)
    if kept and (kept.players != players or tuple(kept.expansions) != table.expansions):
        table.resize(players, table.expansions)
    st.session_state[f"players:{game.id}"] = players
    for key, value in table.link().items():
        if st.query_params.get(key) != value:
            st.query_params[key] = value
    return table


def recent_tables() -> list[plays.OpenTable]:
    """The tables of this device that are still open, newest first."""
    known = {game.id for game in rules_data.games()}
    return [table for table in store().tables.recent(device()) if table.game in known]


def _kept(game: Game) -> plays.OpenTable | None:
    tables = store().tables
    for code in (st.query_params.get("t"), st.session_state.get(_session_key(game))):
        kept = tables.get(code) if code else None
        if kept is not None and kept.game == game.id and kept.players in game.info.players:
            st.session_state[_session_key(game)] = kept.code
            return kept
    return tables.latest(device(), game.id)


def _asked_players(game: Game) -> int | None:
    asked = st.query_params.get("n", "")
    return int(asked) if asked.isdecimal() and int(asked) in game.info.players else None


def _asked_expansions(game: Game) -> list[str] | None:
    if "x" not in st.query_params and "n" not in st.query_params:
        return None
    known = {expansion.id for expansion in game.info.expansions}
    return [part for part in st.query_params.get("x", "").split(".") if part in known]


def _last_players(game: Game) -> int:
    return int(st.session_state.get(f"players:{game.id}", game.info.players[0]))


def _session_key(game: Game) -> str:
    return f"table:{game.id}"
