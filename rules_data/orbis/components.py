"""The colours, tile kinds and gods of Orbis, and its figures by name, out of the game's data files."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from rules_data.figures import figure_specs
from rules_data.loader import read_model
from rules_data.model import Frozen, Status

Color = Literal["yellow", "green", "red", "blue", "white"]
Kind = Literal["plain", "farm", "village", "volcano", "irrigation", "forest", "temple", "wilderness"]
GodKind = Literal["fixed", "most", "fewest", "per_cubes"]
COLORS: tuple[Color, ...] = ("yellow", "green", "red", "blue", "white")
FOLDER = Path(__file__).parent


class ColorInfo(Frozen):
    """A colour of tiles and cubes, with its word on screen."""

    id: Color
    name: str


class KindInfo(Frozen):
    """A kind of region tile. `color` is the one colour it has; None: any, or none at all.

    `checked`: when it is settled whether its points count (placed, end, never).
    """

    id: Kind
    name: str
    en: str
    color: Color | None = None
    checked: Literal["placed", "end", "never"]
    text: str
    source: str
    status: Status = "stated"


class KnownGod(Frozen):
    """A god tile as far as it is known; what is not known is None and comes from the owner's box."""

    id: str
    name: str
    en: str
    kind: GodKind | None = None
    color: Color | None = None
    cp: int | None = Field(default=None, ge=0)
    cubes: int | None = Field(default=None, ge=1)
    take: str = ""
    source: str
    status: Status


class Components(Frozen):
    """components.yaml of Orbis."""

    colors: tuple[ColorInfo, ...]
    kinds: tuple[KindInfo, ...]
    gods: tuple[KnownGod, ...]

    def kind(self, kind_id: str) -> KindInfo:
        """A tile kind by id."""
        return next(kind for kind in self.kinds if kind.id == kind_id)

    def god(self, god_id: str) -> KnownGod | None:
        """A god by id, if it is known."""
        return next((god for god in self.gods if god.id == god_id), None)


@lru_cache(maxsize=1)
def components() -> Components:
    """Everything of the box that is known.

    Raises:
        DataFileError: the file is broken.
    """
    return read_model(FOLDER / "components.yaml", Components)


def figure_value(name: str, players: int = 0) -> Any:
    """The value of a named figure of setup.yaml, turn.yaml or terms.yaml, without any box value.

    Args:
        name: the figure's name.
        players: the player count, where the figure depends on it.

    Raises:
        KeyError: no figure has that name.
        DataFileError: a file is broken.
    """
    return figure_specs(FOLDER)[name].value_for(players, frozenset())


def color_name(color: str) -> str:
    """A colour's Korean word."""
    return next(info.name for info in components().colors if info.id == color)


def kind_name(kind: str) -> str:
    """A tile kind's Korean word."""
    return components().kind(kind).name
