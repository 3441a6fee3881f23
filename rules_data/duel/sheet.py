"""The score sheet of 7 Wonders Duel: its form."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules_data.duel.cities import Holdings
from rules_data.model import Frozen

QUICK_ROWS = ("blue", "green", "yellow", "guild", "temples", "gods", "wonders", "progress")
LISTS = ("cards", "wonders_built", "wonders_unbuilt", "progress", "gods")
DEFAULT_NAMES = ("왼쪽", "오른쪽")
_ROW_LIMIT = 300


class Quick(Frozen):
    """Rows of the score pad by hand; what is missing is 0."""

    blue: int = Field(default=0, ge=0, le=_ROW_LIMIT)
    green: int = Field(default=0, ge=0, le=_ROW_LIMIT)
    yellow: int = Field(default=0, ge=0, le=_ROW_LIMIT)
    guild: int = Field(default=0, ge=0, le=_ROW_LIMIT)
    temples: int = Field(default=0, ge=0, le=_ROW_LIMIT)
    gods: int = Field(default=0, ge=0, le=_ROW_LIMIT)
    wonders: int = Field(default=0, ge=0, le=_ROW_LIMIT)
    progress: int = Field(default=0, ge=0, le=_ROW_LIMIT)

    def row(self, name: str) -> int:
        """The points of a row."""
        points: int = getattr(self, name)
        return points


class City(Frozen):
    """What lies before a player at the end: ids, coins and tokens, or the rows of the score pad (`quick`)."""

    name: str = Field(default="", max_length=40)
    coins: int = Field(ge=0, le=999)
    cards: tuple[str, ...] = ()
    wonders_built: tuple[str, ...] = ()
    wonders_unbuilt: tuple[str, ...] = ()
    progress: tuple[str, ...] = ()
    gods: tuple[str, ...] = ()
    astarte_coins: int = Field(default=0, ge=0)
    snake_on: str | None = None
    mythology_tokens: int = Field(default=0, ge=0)
    offering_tokens: int = Field(default=0, ge=0)
    quick: Quick | None = None

    def holdings(self) -> Holdings:
        """The city as the calculators take it."""
        return Holdings(
            coins=self.coins,
            cards=self.cards,
            wonders=self.wonders_built,
            progress=self.progress,
            gods=self.gods,
            astarte_coins=self.astarte_coins,
            snake_on=self.snake_on,
        )

    def filled(self) -> list[str]:
        """Names of the entries that hold something, apart from name, coins and quick."""
        return [name for name in City.model_fields if name not in _NOT_CITY and getattr(self, name)]


class Sheet(Frozen):
    """The score sheet of a game; `pawn` is positive on p2's side (p1 leads)."""

    expansion: Literal["base", "pantheon"]
    pawn: int
    p1: City
    p2: City

    @property
    def cities(self) -> tuple[City, City]:
        """Both cities, p1 first."""
        return self.p1, self.p2

    @property
    def pantheon(self) -> bool:
        """Whether the game was played with Pantheon."""
        return self.expansion == "pantheon"


_NOT_CITY = {"name", "coins", "quick"}
