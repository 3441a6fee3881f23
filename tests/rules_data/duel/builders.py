"""Small builders for duel tests: cities and sheets from words, and random legal ones for property tests."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

import rules_data
from rules_data.duel.components import components
from rules_data.duel.turn import Holdings
from rules_data.model import Result

Data = dict[str, Any]
LISTS = {"wonders_built", "wonders_unbuilt", "progress", "gods"}
FIXED = {"blue", "green", "yellow"}


def city(cards: str = "", wonders: str = "", progress: str = "", **rest: Any) -> Holdings:
    """A city from words: `city("palace forum", "sphinx", coins=3)`."""
    words = {"cards": cards, "wonders": wonders, "progress": progress}
    return Holdings(**{name: tuple(text.split()) for name, text in words.items()}, **rest)


def player(coins: int = 0, cards: str = "", **rest: Any) -> Data:
    """One side of a sheet; texts of ids become lists."""
    lists = {name: value.split() for name, value in rest.items() if name in LISTS}
    return {"coins": coins, "cards": cards.split(), **rest, **lists}


def sheet(p1: Data | None = None, p2: Data | None = None, pawn: int = 0, expansion: str = "base") -> Data:
    """A sheet; a side that is not given is empty."""
    return {"expansion": expansion, "pawn": pawn, "p1": p1 or player(), "p2": p2 or player()}


def score(p1: Data | None = None, p2: Data | None = None, pawn: int = 0, expansion: str = "base") -> Result:
    """The result of a sheet made of two sides."""
    return rules_data.game("duel").score(sheet(p1, p2, pawn, expansion))


def codes(given: Data) -> set[str]:
    """The codes with which a sheet is refused; empty where it is taken."""
    try:
        rules_data.game("duel").score(given)
    except rules_data.SheetError as refused:
        return {error["code"] for error in refused.errors if error["message"]}
    return set()


def ids(*decks: str) -> list[str]:
    """Building ids of some decks."""
    return [card.id for card in components().buildings if card.deck in decks]


@st.composite
def holdings_pairs(draw: st.DrawFn) -> tuple[Holdings, Holdings]:
    """Two cities that share no card, with what matters for prices."""
    pool = ids("age1", "age2", "age3")
    cards = draw(st.lists(st.sampled_from(pool), unique=True, max_size=16))
    known = [wonder.id for wonder in components().wonders]
    wonders = draw(st.lists(st.sampled_from(known), unique=True, max_size=6))
    tokens = draw(
        st.lists(st.sampled_from(["masonry", "architecture", "engineering", "urbanism"]), unique=True)
    )
    cut, half = draw(st.integers(0, len(cards))), draw(st.integers(0, len(wonders)))
    economy = ("economy",) if draw(st.booleans()) else ()
    mythology = tuple(draw(st.lists(st.sampled_from(["greek", "roman"]), unique=True)))
    me = Holdings(
        cards=tuple(cards[:cut]), wonders=tuple(wonders[:half]), progress=tuple(tokens), mythology=mythology
    )
    other = Holdings(cards=tuple(cards[cut:]), wonders=tuple(wonders[half:]), progress=economy)
    return me, other


@st.composite
def sheets(draw: st.DrawFn) -> Data:
    """Random sheets of a finished or unfinished game that the engine must take."""
    pantheon = draw(st.booleans())
    rare = draw(st.lists(st.sampled_from(ids("temple" if pantheon else "guild")), unique=True, max_size=3))
    cards = draw(st.lists(st.sampled_from(ids("age1", "age2", "age3")), unique=True, max_size=24)) + rare
    edition = {"base", "pantheon"} if pantheon else {"base"}
    wonders = [item.id for item in components().wonders if item.edition in edition]
    built = draw(st.lists(st.sampled_from(wonders), unique=True, max_size=7))
    tokens = [item.id for item in components().progress if item.edition in edition]
    progress = draw(st.lists(st.sampled_from(tokens), unique=True, max_size=5))
    sides: list[Data] = [player(), player()]
    for name, items in (("cards", cards), ("progress", progress)):
        cut = draw(st.integers(0, len(items)))
        sides[0][name], sides[1][name] = items[:cut], items[cut:]
    sides[0]["wonders_built"], sides[1]["wonders_built"] = built[:3], built[3:]
    for side in sides:
        side["coins"] = draw(st.integers(0, 40))
    if pantheon:
        _add_pantheon(draw, sides)
    return sheet(*sides, pawn=draw(st.integers(-9, 9)), expansion="pantheon" if pantheon else "base")


def _add_pantheon(draw: st.DrawFn, sides: list[Data]) -> None:
    gods = draw(st.lists(st.sampled_from([god.id for god in components().gods]), unique=True, max_size=6))
    cut = draw(st.integers(0, len(gods)))
    sides[0]["gods"], sides[1]["gods"] = gods[:cut], gods[cut:]
    mythology = draw(st.integers(0, 5))
    sides[0]["mythology_tokens"] = draw(st.integers(0, mythology))
    sides[1]["mythology_tokens"] = mythology - sides[0]["mythology_tokens"]
    sides[0]["offering_tokens"] = draw(st.integers(0, 3))
    for side in sides:
        if "astarte" in side["gods"]:
            side["astarte_coins"] = draw(st.integers(0, 7))
