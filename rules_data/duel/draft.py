"""Before the game and between ages: wonder draft, what random helpers draw from, walks of the set-up."""

from __future__ import annotations

from typing import Literal

from rules_data.duel.components import components
from rules_data.duel.figures import number, numbers
from rules_data.model import Frozen, SetupGuide, Step

Stage = Literal["start", "age2", "age3"]
STAGE_KO: dict[Stage, str] = {"start": "게임 준비", "age2": "둘째 시대 준비", "age3": "셋째 시대 준비"}
_PREFIX: dict[Stage, str] = {"age2": "duel.setup.age2.", "age3": "duel.setup.age3."}


class Pick(Frozen):
    """One step of the wonder draft: which four, who picks (0 the first player), how many."""

    group: int
    picker: int
    count: int


class Pool(Frozen):
    """What a random helper draws from (a token that exists twice stands twice), and how many it draws."""

    items: tuple[str, ...]
    count: int


def draft() -> tuple[Pick, ...]:
    """The wonder draft as a walk: 1-2-1, then the other way round."""
    picks = numbers("draft_picks")
    groups = number("wonders_dealt") // sum(picks)
    return tuple(
        Pick(group=group, picker=(group + turn) % 2, count=count)
        for group in range(groups)
        for turn, count in enumerate(picks)
    )


def draft_turn(chosen: int) -> Pick | None:
    """Who picks next when `chosen` wonders are taken, and how many are left of that pick; None at the end."""
    seen = 0
    for pick in draft():
        seen += pick.count
        if chosen < seen:
            return pick.model_copy(update={"count": seen - chosen})
    return None


def pool(name: str, pantheon: bool = False) -> Pool:
    """What the random helper of a set-up step draws.

    Args:
        name: wonders, progress_tokens, guilds, mythology_tokens, grand_temples, offering_tokens, enki_tokens.
        pantheon: whether the table plays with Pantheon.

    Raises:
        KeyError: no helper has that name.
    """
    everything = components()
    edition = {"base", "pantheon"} if pantheon else {"base"}
    progress = tuple(token.id for token in everything.progress if token.edition in edition)
    mythologies = tuple(mythology.id for mythology in everything.mythologies)
    decks = {deck: tuple(card.id for card in everything.buildings if card.deck == deck) for deck in _DECKS}
    pools: dict[str, tuple[tuple[str, ...], str]] = {
        "wonders": (
            tuple(item.id for item in everything.wonders if item.edition in edition),
            "wonders_dealt",
        ),
        "progress_tokens": (progress, "progress_tokens_on_board"),
        "enki_tokens": (progress, "enki_tokens"),
        "guilds": (decks["guild"], "guilds_in_age3"),
        "grand_temples": (decks["temple"], "grand_temples_in_age3"),
        "mythology_tokens": (mythologies * _each_mythology(), "mythology_tokens_on_cards"),
        "offering_tokens": (tuple(map(str, everything.offerings)), "offering_tokens"),
    }
    items, figure = pools[name]
    return Pool(items=items, count=number(figure, pantheon))


def stage_of(step: Step) -> Stage:
    """Whether a set-up step belongs to the start or is done when a later age begins."""
    return next((stage for stage, prefix in _PREFIX.items() if step.id.startswith(prefix)), "start")


def walk(guide: SetupGuide, stage: Stage) -> tuple[Step, ...]:
    """The steps of one stage, in order."""
    return tuple(step for step in guide.steps if stage_of(step) == stage)


_DECKS = ("guild", "temple")


def _each_mythology() -> int:
    """How many mythology tokens there are of each mythology."""
    return number("mythology_tokens_total", pantheon=True) // len(components().mythologies)
