"""The travel atlas: which places a filter leaves, how far a collection has come, what lies beside a place."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from rules_data.model import Frozen
from rules_data.tourism.components import Card, components, places


class Progress(Frozen):
    """How many places of a region or theme are collected."""

    id: str
    name: str
    have: int
    total: int


def atlas_cards(region: str | None = None, theme: str | None = None, tier: int | None = None) -> list[Card]:
    """The cards whose place fits all that is asked, in the order of their numbers; None asks nothing."""
    return [
        card
        for card in components().cards
        if (region is None or places()[card.id].region == region)
        and (theme is None or places()[card.id].theme == theme)
        and (tier is None or card.tier == tier)
    ]


def progress(collected: Collection[str], by: Literal["region", "theme"]) -> list[Progress]:
    """How far a collection has come in every region or theme; ids that are no places count nowhere."""
    kinds = components().regions if by == "region" else components().themes
    found = []
    for kind in kinds:
        ids = [place.id for place in places().values() if getattr(place, by) == kind.id]
        have = sum(card in collected for card in ids)
        found.append(Progress(id=kind.id, name=kind.name, have=have, total=len(ids)))
    return found


def neighbours(card_id: str) -> tuple[Card, Card]:
    """The cards before and after one by number; the first follows the last.

    Raises:
        KeyError: no card of the deck has this id.
    """
    cards = sorted(components().cards, key=lambda card: card.number)
    at = {card.id: index for index, card in enumerate(cards)}[card_id]
    return cards[at - 1], cards[(at + 1) % len(cards)]
