"""The cards, relics, win conditions and places of the tourism game, as frozen models."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Literal

from pydantic import Field

from rules_data.errors import DataFileError
from rules_data.loader import read_model, read_yaml
from rules_data.model import Frozen, Status

Color = Literal["white", "blue", "green", "red", "black"]
COLORS: tuple[Color, ...] = ("white", "blue", "green", "red", "black")
COLOR_KO: dict[str, str] = {"white": "백", "blue": "청", "green": "녹", "red": "적", "black": "흑"}
JOKER = "joker"
FOLDER = Path(__file__).parent


class Kind(Frozen):
    """A theme or a region."""

    id: str
    name: str
    en: str


class Cost(Frozen):
    """Tokens of each colour."""

    white: int = Field(default=0, ge=0)
    blue: int = Field(default=0, ge=0)
    green: int = Field(default=0, ge=0)
    red: int = Field(default=0, ge=0)
    black: int = Field(default=0, ge=0)

    def of(self, color: str) -> int:
        """The number of a colour."""
        number: int = getattr(self, color)
        return number

    def as_dict(self) -> dict[str, int]:
        """All five colours with their numbers."""
        return {color: self.of(color) for color in COLORS}


class Card(Frozen):
    """A tourism card: what is printed on it. A link card has no colour of its own."""

    id: str
    number: int = Field(ge=1, le=90)
    tier: Literal[1, 2, 3]
    color: Color | None
    link: bool = False
    cost: Cost
    points: int = Field(ge=0)
    mapae: int = Field(ge=0)
    source: str = "house"
    status: Status = "default"


class Relic(Frozen):
    """A relic: worth one point to whoever has the discounts it asks for."""

    id: str
    name: str
    en: str
    needs: Cost
    source: str = "house"
    status: Status = "default"


class Needs(Frozen):
    """What a goal asks for; what is not named is not asked."""

    points: int | None = Field(default=None, ge=0)
    mapae: int | None = Field(default=None, ge=0)
    each_theme: int | None = Field(default=None, ge=0)
    distinct_themes: int | None = Field(default=None, ge=0)
    each_region: int | None = Field(default=None, ge=0)
    distinct_regions: int | None = Field(default=None, ge=0)
    one_region: int | None = Field(default=None, ge=0)
    tier_1: int | None = Field(default=None, ge=0)
    tier_2: int | None = Field(default=None, ge=0)
    tier_3: int | None = Field(default=None, ge=0)
    one_color_points: int | None = Field(default=None, ge=0)
    cards: int | None = Field(default=None, ge=0)

    def asked(self) -> dict[str, int]:
        """The keys that are asked for, with their numbers."""
        return {key: number for key, number in self.model_dump().items() if number is not None}


class WinCondition(Frozen):
    """A win-condition card: its needs for each player count, and whether it is among the random five."""

    id: str
    name: str
    en: str
    random: bool
    needs: dict[int, Needs]
    source: str
    status: Status


class Targets(Frozen):
    """The three paths' targets."""

    points: int = Field(ge=1)
    mapae: int = Field(ge=1)
    one_color_points: int = Field(ge=1)


class Components(Frozen):
    """components.yaml of the tourism game."""

    themes: tuple[Kind, ...]
    regions: tuple[Kind, ...]
    cards: tuple[Card, ...]
    relics: tuple[Relic, ...]
    win_conditions: tuple[WinCondition, ...]
    targets: Targets

    def card(self, card_id: str) -> Card | None:
        """The card of that id, if it is in the deck."""
        return next((card for card in self.cards if card.id == card_id), None)


class LabelledName(Frozen):
    """A place's name in Korean and English."""

    ko: str
    en: str


class Art(Frozen):
    """What makes a place recognisable, for the picture on its card."""

    motif: str
    time: Literal["dawn", "day", "dusk", "night"]
    season: Literal["spring", "summer", "autumn", "winter", "any"]


class Story(Frozen):
    """A place's story: a title line and its sentences."""

    title: str
    text: tuple[str, ...]


class Fact(Frozen):
    """One fact to look up; `as_of` (year-month) for what can change."""

    label: str
    text: str
    as_of: str | None = None


class Source(Frozen):
    """Where facts were read."""

    publisher: str
    title: str
    url: str
    seen: date


class Place(Frozen):
    """A real place: where it is, what its card shows, its story in Korean and English, with sources."""

    id: str
    name: LabelledName
    region: str
    province: str
    city: str
    city_en: str = Field(min_length=1)
    theme: str
    lat: float = Field(ge=33, le=39)
    lon: float = Field(ge=124, le=132)
    art: Art
    story: Story | None = None
    facts: tuple[Fact, ...] = ()
    title_en: str = Field(min_length=1)
    en: str = Field(min_length=1)
    sources: tuple[Source, ...] = ()


@lru_cache(maxsize=1)
def components() -> Components:
    """The deck and everything beside it.

    Raises:
        DataFileError: the file is broken.
    """
    return read_model(FOLDER / "components.yaml", Components)


@lru_cache(maxsize=1)
def places() -> dict[str, Place]:
    """All places by id (the id of the card that shows the place).

    Raises:
        DataFileError: a file is broken, or a place stands in two files.
    """
    found: dict[str, Place] = {}
    for path in sorted((FOLDER / "places").glob("*.yaml")):
        for entry in read_yaml(path):
            place = _place(path, entry)
            if place.id in found:
                raise DataFileError(path, None, f"'{place.id}' 장소가 두 번 있습니다.")
            found[place.id] = place
    return found


def _place(path: Path, entry: object) -> Place:
    try:
        return Place.model_validate(entry)
    except ValueError as error:
        name = entry.get("id") if isinstance(entry, dict) else entry
        raise DataFileError(path, None, f"{name}: {error}") from error
