"""Region tiles and gods as a sheet writes them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules_data.model import Frozen
from rules_data.orbis.components import Color, GodKind

# Wide bounds against slips of the finger; the printed values themselves are not known.
Points = Annotated[int, Field(ge=0, le=50)]
Number = Annotated[int, Field(ge=0, le=999)]


class Plain(Frozen):
    """A tile without a condition: its points count as printed."""

    kind: Literal["plain"]
    color: Color
    cp: Points


class Farm(Frozen):
    """A tile that gives a token of free cubes; no points."""

    kind: Literal["farm"]
    color: Color = "yellow"


class Village(Frozen):
    """A tile whose points count if extra cubes were paid when it was taken."""

    kind: Literal["village"]
    color: Color = "yellow"
    cp: Points
    active: bool


class Volcano(Frozen):
    """A tile whose points count if cubes were removed from the display when it was placed."""

    kind: Literal["volcano"]
    color: Color = "red"
    cp: Points
    active: bool


class Irrigation(Frozen):
    """A tile whose points count if the tiles below meet its printed condition at the end."""

    kind: Literal["irrigation"]
    color: Color = "blue"
    cp: Points
    active: bool


class ForestNeeds(Frozen):
    """How many neighbours of which colour a forest asks for."""

    color: Color
    count: int = Field(ge=1, le=6)


class Forest(Frozen):
    """A tile whose points count if enough neighbours have the wanted colour at the end."""

    kind: Literal["forest"]
    color: Color = "green"
    cp: Points
    needs: ForestNeeds


class Temple(Frozen):
    """A tile with temple icons, and a number that decides ties of icons."""

    kind: Literal["temple"]
    color: Color = "white"
    icons: Number
    mystic: Number


class Wilderness(Frozen):
    """The back of any tile: every colour for placing and forests, minus points at the end."""

    kind: Literal["wilderness"]


Switched: TypeAlias = Village | Volcano | Irrigation
Tile: TypeAlias = Plain | Farm | Village | Volcano | Irrigation | Forest | Temple | Wilderness
SheetTile = Annotated[Tile, Field(discriminator="kind")]
Row: TypeAlias = tuple[Tile | None, ...]
Pyramid: TypeAlias = tuple[Row, ...]


class God(Frozen):
    """A god as a sheet writes it: an id, the printed formula, or both (what the sheet says wins)."""

    id: str | None = Field(default=None, max_length=80)
    kind: GodKind | None = None
    color: Color | None = None
    cp: Points | None = None
    cubes: int | None = Field(default=None, ge=1, le=100)


def is_wild(tile: Tile) -> bool:
    """Whether a tile counts as any colour."""
    return isinstance(tile, Wilderness)


def color_of(tile: Tile) -> Color | None:
    """A tile's colour; None for a wilderness."""
    return None if isinstance(tile, Wilderness) else tile.color
