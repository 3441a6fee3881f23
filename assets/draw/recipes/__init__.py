"""How each place's picture is put together from motifs; one module per region."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module

from assets.draw.motifs import H, W
from assets.draw.palette import Palette
from assets.draw.svg import clip
from rules_data.tourism.components import Place

Recipe = Callable[[Palette], Iterable[str]]
MODULES = (
    "capital_city",
    "capital_heritage",
    "capital_markets",
    "capital_nature",
    "chungcheong_heritage",
    "chungcheong_nature",
    "chungcheong_towns",
    "gangwon_coast",
    "gangwon_mountains",
    "gyeongsang_culture",
    "gyeongsang_markets",
    "gyeongsang_mountains",
    "gyeongsang_palaces",
    "gyeongsang_shore",
    "gyeongsang_villages",
    "gyeongsang_waters",
    "jeju_land",
    "jeju_sea",
    "jeolla_heritage",
    "jeolla_mountains",
    "jeolla_towns",
    "jeolla_waters",
)
_RECIPES: dict[str, tuple[Recipe, str | None]] = {}


class NoRecipeError(LookupError):
    """A place has no picture yet."""


def place(card_id: str, sky: str | None = None) -> Callable[[Recipe], Recipe]:
    """Registers a recipe for a place; `sky` names another sky than the usual one of its hour."""

    def keep(recipe: Recipe) -> Recipe:
        _RECIPES[card_id] = (recipe, sky)
        return recipe

    return keep


def picture(shown: Place) -> str:
    """The SVG body of a place's picture, 900 × 736 units.

    Raises:
        NoRecipeError: nobody has composed that place.
    """
    for name in MODULES:
        import_module(f"{__name__}.{name}")
    if shown.id not in _RECIPES:
        raise NoRecipeError(f"'{shown.id}' 장소에는 아직 그림이 없습니다. assets/draw/recipes에 더하세요.")
    recipe, sky = _RECIPES[shown.id]
    body = "".join(recipe(Palette.of(shown.art.time, shown.art.season, sky)))
    return clip(body, f"M0 0H{W}V{H}H0Z")
