"""What pages share between runs: the store, this device, and the table in use."""

from __future__ import annotations

import re
import secrets
import threading
import time
from collections.abc import Callable, Iterable
from copy import copy
from functools import wraps
from typing import Any, Concatenate, ParamSpec

import streamlit as st

import plays
import rules_data
from pages.ui.notes import tell, what_changed
from rules_data import Game

DEVICE_COOKIE = "panjigi_device"
_TOKEN = re.compile(r"^[A-Za-z0-9_-]{16,64}$")
NAME_LENGTH = 40
# At a shared table every phone has a chosen seat of its own.
_OWN = "seat"
P = ParamSpec("P")
_written = threading.local()
_BOX_SECONDS = 0.5
_BOXES: dict[str, tuple[tuple[Any, int], float, dict[str, Any]]] = {}


@st.cache_resource(show_spinner=False)
def store() -> plays.Store:
    """The one store of this server."""
    return plays.open_store()


def device() -> str:
    """This browser's own token: from its cookie, else a new one for this session."""
    if "device" not in st.session_state:
        cookie = st.context.cookies.get(DEVICE_COOKIE)
        st.session_state.device = cookie if known_token(cookie) else secrets.token_urlsafe(24)
    token: str = st.session_state.device
    return token


def known_token(token: object) -> bool:
    """Whether a cookie may be one that this app gave."""
    return isinstance(token, str) and _TOKEN.match(token) is not None


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
        # What is being entered while `at_once` runs; None otherwise.
        self._draft: dict[str, Any] | None = None
        self.shared = store().shared.of(kept.code) if kept else None

    @property
    def code(self) -> str | None:
        """The table's code, once something is kept."""
        return self._kept.code if self._kept else None

    @property
    def is_host(self) -> bool:
        """Whether this browser opened the table."""
        return self._kept is None or self._kept.device == device()

    @property
    def state(self) -> dict[str, Any]:
        """Everything entered at this table."""
        return (dict(self._kept.state) if self._kept else {}) | (self._draft or {})

    def get(self, key: str, default: Any = None) -> Any:
        """One thing entered at this table."""
        if key == _OWN and self.shared:
            seated = self.shared.seat_of(device())
            return st.session_state.get(f"own:{self.code}", default if seated is None else seated)
        return self.state.get(key, default)

    def keep(self, **changes: Any) -> None:
        """Stores changes to what is entered, whatever else was written meanwhile."""
        if self.shared and _OWN in changes:
            st.session_state[f"own:{self.code}"] = changes.pop(_OWN)
            if not changes:
                return
        if self._draft is None:
            self.at_once(lambda now: now.keep(**changes))
        else:
            self._draft.update(changes)

    def at_once(self, work: Callable[[Table], None]) -> None:
        """Lets `work` read and change the table as it stands now, with no other phone writing in between.

        Where another phone had changed the same things, the page says whose; where nothing could be
        written (locked, put away, disk full), the page says why.

        Args:
            work: is given the table as it stands; what it keeps there is stored when it is done. It may be
                called again, so it must not write anywhere else.
        """
        if self._draft is not None:
            work(self)
            return
        try:
            self._take(self._created(work) if self._kept is None else self._updated(self._kept, work))
        except (plays.TableError, plays.StoreUnavailableError) as error:
            tell(str(error))

    def resize(self, players: int, expansions: Iterable[str]) -> None:
        """Changes the player count and the expansions of this table."""
        self.players, self.expansions = players, self.game.table(players, expansions)
        if self._kept is not None:
            try:
                self._kept = store().tables.merge(
                    self._kept.code, {}, players=players, expansions=self.expansions
                )
            except plays.TableLockedError as error:
                self.players, self.expansions = self._kept.players, tuple(self._kept.expansions)
                tell(str(error))

    def open_to_others(self) -> None:
        """Gives the table a join code; only the host may."""
        if self._kept is None:
            self._take(store().tables.create(device(), self.game.id, self.players, self.expansions))
        if self.code:
            self.shared = store().shared.open(self.code, device())

    def _created(self, work: Callable[[Table], None]) -> plays.OpenTable | None:
        now = copy(self)
        now._draft = {}
        work(now)
        if not now._draft:
            return None
        return store().tables.create(device(), self.game.id, self.players, self.expansions, now._draft)

    def _updated(self, seen: plays.OpenTable, work: Callable[[Table], None]) -> plays.OpenTable:
        between: list[str] = []

        def change(newest: plays.OpenTable) -> dict[str, Any]:
            now = copy(self)
            now._kept, now._draft, now.players = newest, {}, newest.players
            work(now)
            between[:] = what_changed(seen.state, newest.state, now._draft, now.names)
            return now._draft

        written = store().tables.update(seen.code, change)
        if between:
            tell(f"그 사이 다른 휴대전화에서 고쳤습니다: {', '.join(between)}. 지금 값이 맞는지 보세요.")
        return written

    def _take(self, kept: plays.OpenTable | None) -> None:
        if kept is None:
            return
        # First of all: at session state Streamlit may break off a callback when the next tap is there.
        _written.times = writes() + 1
        before, self._kept = self._kept, kept
        if before is None or kept.version == before.version + 1:
            st.session_state[seen_key(kept.code)] = kept.version
        st.session_state[_session_key(self.game)] = kept.code

    def clear(self) -> None:
        """Puts the table away, as a guest leaves it; the next change opens a new one."""
        if self._kept is not None:
            if self.is_host:
                store().tables.close(self._kept.code)
            else:
                store().shared.leave(self._kept.code, device())
        self._kept = self.shared = None
        st.session_state.pop(_session_key(self.game), None)
        st.query_params.pop("t", None)

    @property
    def names(self) -> list[str]:
        """The names around the table; who has none is called by seat, as the game itself calls the seat."""
        given = list(self.get("names", []))
        seats = seat_words(self.game, self.players)
        return [
            (given[seat] if seat < len(given) and given[seat] else seats[seat])
            for seat in range(self.players)
        ]

    def name_seat(self, seat: int, name: str) -> None:
        """Sets the name of one seat, an empty one takes it away."""

        def write(now: Table) -> None:
            given = [*now.get("names", []), *[""] * now.players][: now.players]
            given[seat] = name
            now.keep(names=given)

        self.at_once(write)

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


def writes() -> int:
    """How often this thread has written at a table: what tells whether a callback had done its work."""
    return int(getattr(_written, "times", 0))


def as_one(function: Callable[Concatenate[Table, P], None]) -> Callable[Concatenate[Table, P], None]:
    """Makes all that a function reads and keeps at a table one change (see `Table.at_once`)."""

    @wraps(function)
    def run(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> None:
        table.at_once(lambda now: function(now, *args, **kwargs))

    return run


def seat_words(game: Game, players: int) -> list[str]:
    """What a game itself calls its seats; where it calls them nothing, they have numbers."""
    return list(getattr(game.scoring, "SEAT_NAMES", [f"{seat + 1}번" for seat in range(players)]))


def seen_key(code: str) -> str:
    """Where a session remembers the version of a table that its page shows."""
    return f"seen:{code}"


def box_values(game_id: str) -> dict[str, Any]:
    """The box values of a game, as the store has them.

    A page asks dozens of times while it is drawn. What this server writes is seen at once, what another one
    writes a moment later.
    """
    box, now = store().box, time.monotonic()
    stamp = (box, box.changes)
    known = _BOXES.get(game_id)
    if known is None or known[0] != stamp or now - known[1] > _BOX_SECONDS:
        known = _BOXES[game_id] = (stamp, now, box.get(game_id))
    return dict(known[2])


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
        if table.shared:
            # The host decides; a phone's older link must not change the table for everybody.
            table = Table(game, kept, kept.players, kept.expansions)
            players = kept.players
        else:
            table.resize(players, table.expansions)
    if kept:
        st.session_state[seen_key(kept.code)] = kept.version
    st.session_state[f"players:{game.id}"] = players
    for key, value in table.link().items():
        if st.query_params.get(key) != value:
            st.query_params[key] = value
    return table


def recent_tables() -> list[plays.OpenTable]:
    """The tables of this device, or with a seat for it, that are still open, newest first."""
    known = {game.id for game in rules_data.games()}
    own, joined = store().tables.recent(device()), store().shared.joined(device())
    newest = {table.code: table for table in [*joined, *own] if table.game in known}
    if not joined:
        return list(newest.values())
    return sorted(newest.values(), key=lambda table: table.updated_at, reverse=True)


def _kept(game: Game) -> plays.OpenTable | None:
    tables = store().tables
    for code in (st.query_params.get("t"), st.session_state.get(_session_key(game))):
        kept = tables.get(code) if code else None
        if kept is not None and kept.game == game.id and kept.players in game.info.players:
            st.session_state[_session_key(game)] = kept.code
            return kept
    joined = [table for table in store().shared.joined(device()) if table.game == game.id]
    candidates = [table for table in (tables.latest(device(), game.id), *joined) if table]
    return max(candidates, key=lambda table: table.updated_at, default=None)


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
