"""The turn helpers of Orbis by the names that the turn's data uses."""

from __future__ import annotations

from collections.abc import Callable

from pages.forms.orbis.display import display
from pages.forms.orbis.pay import cube_limit, pay, swap
from pages.forms.orbis.places import places, rounds
from pages.ui.state import Table


def god(table: Table) -> None:
    """Whether a god may or must be taken now."""
    rounds(table, "god")


def end_rounds(table: Table) -> None:
    """The round counter at the end of a turn."""
    rounds(table, "end")


CALCULATORS: dict[str, Callable[[Table], None]] = {
    "display": display,
    "pay": pay,
    "places": places,
    "rounds": god,
    "exchange": swap,
    "end": cube_limit,
    "end_rounds": end_rounds,
}
