"""A line for the head of the page about a write: what somebody else had changed, why nothing was written."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

_KEY = "table_note"
# Long enough to be read; pages of shared tables redraw every two seconds.
_SECONDS = 12
_SEAT = re.compile(r"_(\d)(?:_|$)")
# What only remembers earlier entries is no news.
_SILENT = re.compile("history|undo|draft")


def tell(text: str) -> None:
    """Keeps a line for the head of this person's page."""
    st.session_state[_KEY] = (text, time.monotonic())


def show_note() -> None:
    """Shows the line while it is new."""
    text, since = st.session_state.get(_KEY, ("", 0.0))
    if text and time.monotonic() - since < _SECONDS:
        st.warning(text, icon=":material/sync_problem:")


def what_changed(
    seen: Mapping[str, Any], newest: Mapping[str, Any], written: Mapping[str, Any], names: Sequence[str]
) -> list[str]:
    """Whose entries, among those that are written now, somebody else had changed since they were seen.

    Args:
        seen: the state that the page showed.
        newest: the state just before the write.
        written: keys that the write sets.
        names: the names around the table.

    Returns:
        Names in seat order, "함께 쓰는 칸" last; empty where nothing was changed.
    """
    seats: set[int | None] = set()
    for key in written:
        before, after = seen.get(key), newest.get(key)
        if before != after and not _SILENT.search(key):
            seats |= _seats(key, before, after, written[key], len(names))
    found = [names[seat] for seat in sorted(seat for seat in seats if seat is not None)]
    return [*found, "함께 쓰는 칸"] if None in seats else found


def _seats(key: str, before: Any, after: Any, now: Any, players: int) -> set[int | None]:
    """The seats of a key that differ: it names a seat, or it is a list with a part for every seat."""
    named = _SEAT.search(key)
    if named and int(named[1]) < players:
        return {int(named[1])}
    parts = [part if isinstance(part, list) else [] for part in (before, after, now)]
    if not any(len(part) == players for part in parts):
        return {None}
    padded = [[*part, *[None] * players][:players] for part in parts]
    # A list is written whole: only the parts that this write changes as well are news to its writer.
    return {
        seat
        for seat, (old, new, mine) in enumerate(zip(*padded, strict=True))
        if new not in (old, mine) and not (_empty(old) and _empty(new))
    }


def _empty(value: Any) -> bool:
    """Whether a part has nothing entered: a seat without a part is like one with an empty part."""
    return all(map(_empty, value.values())) if isinstance(value, dict) else not value
