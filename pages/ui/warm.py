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
    """The index of the rules, the pictures of the house's deck, then what Streamlit itself loads late."""
    time.sleep(_FIRST_VISIT_SECONDS)
    finder()
    try:
        house_scanner()
    except ScannerError:
        # The scan page says so itself, and offers the list by hand.
        log.exception("the house's deck cannot be recognised")
    # What Streamlit looks at the camera's data with, and the charts of the history: each takes a second or
    # more where it is asked for first.
    for module in ("pandas", "altair"):
        import_module(module)
