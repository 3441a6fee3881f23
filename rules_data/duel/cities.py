"""What lies before a player, and what can be counted in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_data.duel.components import Count, Resource, components
from rules_data.duel.figures import number
from rules_data.model import Frozen

COUNTED_KO: Mapping[str, str] = {
    "brown": "갈색 카드",
    "grey": "회색 카드",
    "blue": "파란색 카드",
    "green": "초록색 카드",
    "yellow": "노란색 카드",
    "red": "빨간색 카드",
    "wonders": "지은 불가사의",
    "coin_sets": "주화 묶음",
}


class Holdings(Frozen):
    """What a player has on the table, by ids.

    `wonders`: built ones only. `mythology`: mythologies of the mythology tokens held. `snake_on`: the
    opponent's green card under the snake token, if this player has Nisaba.
    """

    coins: int = 0
    cards: tuple[str, ...] = ()
    wonders: tuple[str, ...] = ()
    progress: tuple[str, ...] = ()
    gods: tuple[str, ...] = ()
    mythology: tuple[str, ...] = ()
    astarte_coins: int = 0
    snake_on: str | None = None

    @property
    def purse(self) -> int:
        """Everything that can be spent: the treasury and the coins on Astarte."""
        return self.coins + self.astarte_coins

    def counted(self, things: Sequence[str]) -> int:
        """How many of some things there are: cards of colours, built wonders, sets of coins."""
        return sum(self._one(thing) for thing in things)

    def production(self) -> dict[Resource, int]:
        """Fixed production of the brown and grey cards: what the opponent's trade price looks at."""
        made: dict[Resource, int] = {}
        for card_id in self.cards:
            for resource, units in components().building(card_id).makes.items():
                made[resource] = made.get(resource, 0) + units
        return made

    def _one(self, thing: str) -> int:
        if thing == "wonders":
            return len(self.wonders)
        if thing == "coin_sets":
            return self.coins // number("coins_per_point")
        return sum(components().building(card_id).color == thing for card_id in self.cards)


def count_for(rule: Count, own: Holdings, other: Holdings) -> tuple[int, int, int]:
    """Counts what a card pays or scores for.

    Returns:
        The number that counts, the number in the own city and the number in the other city.
    """
    mine, theirs = own.counted(rule.per), other.counted(rule.per)
    return (max(mine, theirs) if rule.city == "larger" else mine), mine, theirs


def counted_words(rule: Count) -> str:
    """What a rule counts, in Korean: "갈색 카드와 회색 카드"."""
    return "와 ".join(COUNTED_KO[thing] for thing in rule.per)
