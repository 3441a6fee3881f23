"""The turn helpers of Artifact by the names that turn.yaml uses."""

from __future__ import annotations

from collections.abc import Callable

from pages.forms.artifact.hand import exhibitions
from pages.forms.artifact.tracker import ending, passing
from pages.forms.artifact.turn_money import income, market, price
from pages.forms.artifact.turn_sites import research, shipping
from pages.ui.state import Table

CALCULATORS: dict[str, Callable[[Table], None]] = {
    "income": income,
    "price": price,
    "research": research,
    "shipping": shipping,
    "exhibitions": exhibitions,
    "market": market,
    "passing": passing,
    "ending": ending,
}
