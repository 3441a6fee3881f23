"""The named figures of a game's folder, for its engine; `Game.figures` has them as they hold for a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from rules_data.loader import read_model
from rules_data.model import FigureSpec, SetupSpec, TermsSpec, TurnSpec


@lru_cache(maxsize=8)
def figure_specs(folder: Path) -> Mapping[str, FigureSpec]:
    """The figures of setup.yaml, turn.yaml and terms.yaml by name; a figure stands in only one of them.

    Raises:
        DataFileError: a file is broken.
    """
    setup = read_model(folder / "setup.yaml", SetupSpec).figures
    turn = read_model(folder / "turn.yaml", TurnSpec).figures
    return setup | turn | read_model(folder / "terms.yaml", TermsSpec).figures
