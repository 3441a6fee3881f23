"""What lies in the box of Artifact, as frozen models, and its figures by name."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from rules_data.figures import figure_specs
from rules_data.loader import read_model
from rules_data.model import Frozen

Region = Literal["africa", "asia", "south_america", "middle_east"]
TileKind = Literal["same_type", "same_region", "mixed_regions", "mixed_types"]
Track = Literal["museum", "ship", "africa", "asia", "south_america", "middle_east"]
ActionId = Literal["research", "hire", "ship", "exhibit", "sell", "buy"]
REGIONS: tuple[Region, ...] = ("africa", "asia", "south_america", "middle_east")
TRACKS: tuple[Track, ...] = ("museum", "ship", *REGIONS)
FOLDER = Path(__file__).parent


class RegionInfo(Frozen):
    """A region of the world; its site on the board carries the same name."""

    id: Region
    name: str
    en: str


class TypeInfo(Frozen):
    """One of the five artifact types; the rulebook gives them no names."""

    id: str
    name: str
    en: str


class Tile(Frozen):
    """An exhibition tile: `cards` cards of the type or region `of`, or of as many regions or types.

    `prestige` and `income` are None where no source gives the printed value.
    """

    id: str
    kind: TileKind
    of: str | None = None
    cards: int = Field(ge=3, le=5)
    area: Literal["museum", "income"]
    prestige: int | None = Field(default=None, ge=0)
    income: int | None = Field(default=None, ge=0)

    @property
    def region(self) -> str | None:
        """The region that the tile asks for, if it asks for one."""
        return self.of if self.kind == "same_region" else None


class SpecialCard(Frozen):
    """A kind of special card of the research expansion."""

    id: str
    name: str
    en: str
    per_region: int = Field(ge=1)


class TrackInfo(Frozen):
    """An action track; the worker tracks belong to a region."""

    id: Track
    name: str
    en: str
    region: Region | None = None


class Role(Frozen):
    """A city or an archaeologist of the roles expansion, and the action it helps with."""

    id: str
    kind: Literal["city", "archaeologist"]
    name: str
    en: str
    action: str


class PlayerPieces(Frozen):
    """What every colour holds."""

    mats: int
    tiles: int
    huts: int
    wooden_markers: int


class Components(Frozen):
    """components.yaml of Artifact."""

    regions: tuple[RegionInfo, ...]
    types: tuple[TypeInfo, ...]
    tiles: tuple[Tile, ...]
    cards_per_type: int
    special_cards: tuple[SpecialCard, ...]
    markers_per_track: int
    tracks: tuple[TrackInfo, ...]
    roles: tuple[Role, ...]
    player_pieces: PlayerPieces
    player_colors: int
    income_spaces: int
    quick_start: dict[int, tuple[tuple[Region, Region], ...]]

    def tile(self, tile_id: str) -> Tile | None:
        """The exhibition tile of that id, if there is one."""
        return next((tile for tile in self.tiles if tile.id == tile_id), None)


@lru_cache(maxsize=1)
def components() -> Components:
    """Everything in the box.

    Raises:
        DataFileError: the file is broken.
    """
    return read_model(FOLDER / "components.yaml", Components)


def figure_value(name: str, players: int = 0) -> Any:
    """The value of a named figure of setup.yaml, turn.yaml or terms.yaml.

    Args:
        name: the figure's name.
        players: the player count, where the figure depends on it.

    Raises:
        KeyError: no figure has that name.
        DataFileError: a file is broken.
    """
    return figure_specs(FOLDER)[name].value_for(players, frozenset())


def region_name(region: str) -> str:
    """A region's Korean name."""
    return next(info.name for info in components().regions if info.id == region)


def tile_label(tile: Tile) -> str:
    """A tile in words: "1번 유물 3장", "중동 유물 4장", "서로 다른 지역 3장"."""
    if tile.kind == "mixed_regions":
        return f"서로 다른 지역 {tile.cards}장"
    if tile.kind == "mixed_types":
        return f"서로 다른 유물 {tile.cards}장"
    if tile.kind == "same_region":
        return f"{region_name(tile.of or '')} 유물 {tile.cards}장"
    name = next(info.name for info in components().types if info.id == tile.of)
    return f"{name} {tile.cards}장"


def tiles_in_play(sites: tuple[str, ...] = REGIONS) -> list[Tile]:
    """The tiles of a game with these sites; the region tiles of a site that is out are in the box."""
    return [tile for tile in components().tiles if tile.region is None or tile.region in sites]
