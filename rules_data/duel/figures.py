"""The game's figures by name, for code that needs them; they stand in the three rule files alone."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from rules_data.figures import figure_specs

FOLDER = Path(__file__).parent
PANTHEON = "pantheon"
_PLAYERS = 2


def number(name: str, pantheon: bool = False) -> int:
    """A figure that is one whole number.

    Args:
        name: the figure's name in setup.yaml, turn.yaml or terms.yaml.
        pantheon: whether the table plays with Pantheon.

    Raises:
        KeyError: no figure has that name.
    """
    return int(_value(name, pantheon))


def numbers(name: str, pantheon: bool = False) -> tuple[int, ...]:
    """A figure that is a list of whole numbers, in the order of the data.

    Raises:
        KeyError: no figure has that name.
    """
    return tuple(int(item) for item in _value(name, pantheon))


@lru_cache(maxsize=1)
def texts() -> dict[str, Any]:
    """All figures of a Pantheon table by name, to be filled into texts."""
    return {name: _value(name, pantheon=True) for name in figure_specs(FOLDER)}


def _value(name: str, pantheon: bool) -> Any:
    return figure_specs(FOLDER)[name].value_for(_PLAYERS, frozenset({PANTHEON} if pantheon else ()))
