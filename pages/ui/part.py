"""A page and its parts, each with one sentence where something fails."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec

import streamlit as st

import plays
import rules_data

log = logging.getLogger("panjigi")
P = ParamSpec("P")


@contextmanager
def told() -> Iterator[None]:
    """Turns what can go wrong while a page runs into one Korean sentence; the log has the rest."""
    try:
        yield
    except (plays.PlaysError, rules_data.RulesError) as error:
        log.exception("page stopped")
        st.error(str(error), icon=":material/error:")
        st.page_link("pages/home.py", label="처음으로", icon=":material/home:")


def part(function: Callable[P, None]) -> Callable[P, None]:
    """A part of a page that its own taps draw anew while the rest stands; it fails by itself."""

    @st.fragment
    @wraps(function)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> None:
        with told():
            function(*args, **kwargs)

    return drawn
