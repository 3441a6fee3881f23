"""The cards, wonders, tokens and gods of 7 Wonders Duel with Pantheon, as frozen models."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from rules_data.duel.figures import texts
from rules_data.errors import Problem, RulesError, SheetError
from rules_data.loader import fill, read_model
from rules_data.model import Frozen, Status
from rules_data.sheets import shown

Resource = Literal["wood", "clay", "stone", "glass", "papyrus"]
Deck = Literal["age1", "age2", "age3", "guild", "temple"]
Counted = Literal["brown", "grey", "blue", "green", "yellow", "red", "wonders", "coin_sets"]
Kind = Literal["building", "wonder", "progress", "god", "gate"]
RESOURCES: tuple[Resource, ...] = ("wood", "clay", "stone", "glass", "papyrus")
FOLDER = Path(__file__).parent


class UnknownItemError(RulesError):
    """No card, wonder, token or god has that id."""

    def __init__(self, item_id: str) -> None:
        super().__init__(
            f"{shown(item_id)}은 이 게임에 없습니다. 카드, 불가사의, 토큰, 신의 이름을 적어 주세요."
        )


class Named(Frozen):
    """Anything with a name. `official`: the Korean name is read from a Korean rulebook."""

    id: str
    ko: str
    en: str
    official: bool = False
    aliases: tuple[str, ...] = ()


class ResourceKind(Named):
    """A resource and whether brown (raw) or grey (manufactured) cards make it."""

    group: Literal["raw", "manufactured"]


class BuildingType(Named):
    """A type of building with its colour."""

    color: str
    color_ko: str


class Mythology(Named):
    """A mythology and what its gods are about."""

    focus: str


class Cost(Frozen):
    """Printed coins and resource units."""

    coins: int = Field(default=0, ge=0)
    wood: int = Field(default=0, ge=0)
    clay: int = Field(default=0, ge=0)
    stone: int = Field(default=0, ge=0)
    glass: int = Field(default=0, ge=0)
    papyrus: int = Field(default=0, ge=0)

    def resources(self) -> dict[Resource, int]:
        """The resource units asked for, without zeros."""
        return {name: getattr(self, name) for name in RESOURCES if getattr(self, name)}


class Count(Frozen):
    """So many coins or points for each thing counted, in the own city or in the larger of the two."""

    per: tuple[Counted, ...]
    city: Literal["own", "larger"]
    each: int = Field(ge=1)


class Item(Named):
    """What every card, token and god may print.

    `text`: effect in words, with figures by name. `coins`: taken at once. `symbol`: a science symbol.
    """

    vp: int = Field(default=0, ge=0)
    coins: int = Field(default=0, ge=0)
    shields: int = Field(default=0, ge=0)
    symbol: str | None = None
    text: str = ""
    source: str = "implementations"
    status: Status = "stated"


class Building(Item):
    """A building card. `makes`: fixed production; `one_of`: choice production; `cheap`: fixed trade price."""

    deck: Deck
    type: str
    cost: Cost
    makes: dict[Resource, int] = Field(default_factory=dict)
    one_of: tuple[Resource, ...] = ()
    cheap: tuple[Resource, ...] = ()
    gives: str | None = None
    needs: str | None = None
    mythology: str | None = None
    income: Count | None = None
    end: Count | None = None

    @property
    def color(self) -> str:
        """The colour of the building's type."""
        return components().types_by_id[self.type].color


class Wonder(Item):
    """A wonder card; `again`: one more turn; `opponent_loses`: coins."""

    edition: Literal["base", "pantheon"]
    cost: Cost
    one_of: tuple[Resource, ...] = ()
    opponent_loses: int = Field(default=0, ge=0)
    again: bool = False


class Progress(Item):
    """A progress token."""

    edition: Literal["base", "pantheon"]


class God(Item):
    """A god card."""

    mythology: str


class Components(Frozen):
    """components.yaml of the game; `faq` names the questions that touch an item."""

    resources: tuple[ResourceKind, ...]
    types: tuple[BuildingType, ...]
    symbols: tuple[Named, ...]
    chains: tuple[Named, ...]
    mythologies: tuple[Mythology, ...]
    buildings: tuple[Building, ...]
    wonders: tuple[Wonder, ...]
    progress: tuple[Progress, ...]
    gods: tuple[God, ...]
    gate: Item
    offerings: tuple[int, ...]
    faq: dict[str, tuple[str, ...]] = Field(default_factory=dict)

    @cached_property
    def types_by_id(self) -> dict[str, BuildingType]:
        """Building types by id."""
        return {kind.id: kind for kind in self.types}

    @cached_property
    def by_kind(self) -> dict[Kind, dict[str, Item]]:
        """Everything with an effect, by kind and id."""
        return {
            "building": {item.id: item for item in self.buildings},
            "wonder": {item.id: item for item in self.wonders},
            "progress": {item.id: item for item in self.progress},
            "god": {item.id: item for item in self.gods},
            "gate": {self.gate.id: self.gate},
        }

    @cached_property
    def words(self) -> dict[str, str]:
        """Korean words of resources, symbols, chains, mythologies and building types by id."""
        groups: tuple[tuple[Named, ...], ...] = (self.chains, self.types, self.mythologies, self.symbols)
        return {item.id: item.ko for group in (*groups, self.resources) for item in group}

    def building(self, card_id: str) -> Building:
        """A building card.

        Raises:
            UnknownItemError: no building has that id.
        """
        found = self.by_kind["building"].get(card_id)
        if not isinstance(found, Building):
            raise UnknownItemError(card_id)
        return found

    def wonder(self, wonder_id: str) -> Wonder:
        """A wonder card.

        Raises:
            UnknownItemError: no wonder has that id.
        """
        found = self.by_kind["wonder"].get(wonder_id)
        if not isinstance(found, Wonder):
            raise UnknownItemError(wonder_id)
        return found

    def item(self, item_id: str) -> Item:
        """A building, wonder, progress token, god or the gate.

        Raises:
            UnknownItemError: nothing has that id.
        """
        for items in self.by_kind.values():
            if item_id in items:
                return items[item_id]
        raise UnknownItemError(item_id)


@lru_cache(maxsize=1)
def components() -> Components:
    """Everything in the two boxes.

    Raises:
        DataFileError: the file is broken, or a text names a figure that does not exist.
    """
    return read_model(FOLDER / "components.yaml", Components)


def effect_words(item: Item) -> str:
    """The item's own effect text with its figures filled in; empty where the printed signs say it all."""
    return fill(item.text, texts())


def name_of(item: Named, box: Mapping[str, Any] | None = None) -> str:
    """The Korean name: as printed in the owner's box (`name.<id>`), else as the data has it.

    Raises:
        SheetError: the box value is not a text.
    """
    key = f"name.{item.id}"
    given = (box or {}).get(key, item.ko)
    if not isinstance(given, str) or not given.strip():
        message = f"{key}: {shown(given)}은 이름이 아닙니다. 카드에 적힌 이름을 글자로 적어 주세요."
        raise SheetError([Problem(code="schema", path=f"box.{key}", message=message)])
    return given
