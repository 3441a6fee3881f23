"""What the first visitor should not have to wait for: read and built while the server starts."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from threading import Thread

import streamlit as st

import rules_data
from pages.forms import form
from pages.ui.decks import house_scanner
from rules_data.search import finder
from scanner import ScannerError

# Whoever starts the server opens it at once: that first page has the processor for itself.
_FIRST_VISIT_SECONDS = 4.0
log = logging.getLogger("panjigi")


@asynccontextmanager
async def warmed(_: st.App) -> AsyncIterator[None]:
    """The life of a server: the games are there before the first visit, what takes longer comes beside it."""
    for game in rules_data.games():
        form(game)
    Thread(target=_slow_things, name="warm", daemon=True).start()
    yield


def _slow_things() -> None:
    """The index of the rules, then the pictures of the house's deck."""
    time.sleep(_FIRST_VISIT_SECONDS)
    finder()
    try:
        house_scanner()
    except ScannerError:
        # The scan page says so itself, and offers the list by hand.
        log.exception("the house's deck cannot be recognised")
    # The charts of the history; a second or two where they are asked for first.
    import_module("altair")
