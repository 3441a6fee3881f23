"""A compact table of the tourism game for self-play: cards are numbers, hands are lists, nothing is drawn.

The rules are those of the guide page. This copy exists for speed alone: a test compares its prices, takes and
winners with the game's own engine on random tables.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache

import rules_data
from rules_data.tourism.components import COLORS, components, places
from rules_data.tourism.turn import Limits, limits

JOKER = 5
LINK = -1
RANGE5 = range(5)


@dataclass(frozen=True, slots=True)
class Deck:
    """The house deck by card number from 0; `color` is 0..4 in the order of COLORS, or LINK."""

    ids: tuple[str, ...]
    cost: tuple[tuple[int, ...], ...]
    color: tuple[int, ...]
    points: tuple[int, ...]
    mapae: tuple[int, ...]
    tier: tuple[int, ...]
    theme: tuple[int, ...]
    region: tuple[int, ...]
    relics: tuple[tuple[int, ...], ...]
    themes: int
    regions: int


@dataclass(frozen=True, slots=True)
class Setup:
    """The named figures of the game for one player count."""

    tokens_per_color: int
    jokers: int
    relics: int
    open_per_tier: int
    limits: Limits


@lru_cache(maxsize=3)
def load_setup(players: int) -> Setup:
    """Set-up and turn figures as the house data has them."""
    figures = rules_data.game("tourism").figures(players)
    return Setup(
        tokens_per_color=figures["tokens_per_color"].value,
        jokers=figures["jokers"].value,
        relics=figures["relics_revealed"].value,
        open_per_tier=figures["face_up_per_tier"].value,
        limits=limits(figures),
    )


@lru_cache(maxsize=1)
def load_deck() -> Deck:
    """The deck of components.yaml with the themes and regions of its places."""
    parts, found = components(), places()
    cards = parts.cards
    themes = [theme.id for theme in parts.themes]
    regions = [region.id for region in parts.regions]
    return Deck(
        ids=tuple(card.id for card in cards),
        cost=tuple(tuple(card.cost.of(color) for color in COLORS) for card in cards),
        color=tuple(LINK if card.color is None else COLORS.index(card.color) for card in cards),
        points=tuple(card.points for card in cards),
        mapae=tuple(card.mapae for card in cards),
        tier=tuple(card.tier for card in cards),
        theme=tuple(themes.index(found[card.id].theme) for card in cards),
        region=tuple(regions.index(found[card.id].region) for card in cards),
        relics=tuple(tuple(relic.needs.of(color) for color in COLORS) for relic in parts.relics),
        themes=len(themes),
        regions=len(regions),
    )


class Player:
    """What lies in front of one player. `tokens` has the five colours and the jokers last."""

    __slots__ = (
        "bought",
        "color_points",
        "discounts",
        "mapae",
        "points",
        "prices",
        "regions",
        "relics",
        "reserved",
        "themes",
        "tiers",
        "tokens",
        "values",
    )

    def __init__(self, deck: Deck) -> None:
        self.tokens = [0] * 6
        self.discounts = [0] * 5
        self.color_points = [0] * 5
        self.themes = [0] * deck.themes
        self.regions = [0] * deck.regions
        self.tiers = [0] * 4  # by tier number; 0 stays empty
        self.points = self.mapae = self.relics = 0
        self.bought: list[tuple[int, int]] = []  # card and the colour it gives
        self.reserved: list[int] = []
        self.prices: dict[int, tuple[int, ...]] = {}  # both are good until the next purchase
        self.values: dict[int, float] = {}

    def add(self, deck: Deck, card: int, color: int) -> None:
        """Counts a card that gives `color`."""
        self.bought.append((card, color))
        self.discounts[color] += 1
        self.color_points[color] += deck.points[card]
        self.points += deck.points[card]
        self.mapae += deck.mapae[card]
        self.themes[deck.theme[card]] += 1
        self.regions[deck.region[card]] += 1
        self.tiers[deck.tier[card]] += 1
        self.prices.clear()
        self.values.clear()

    def with_card(self, deck: Deck, card: int, color: int) -> Player:
        """What this player would count with one more card (tokens and reserved cards left aside)."""
        other = Player(deck)
        other.bought = self.bought[:]
        other.discounts, other.color_points = self.discounts[:], self.color_points[:]
        other.themes, other.regions, other.tiers = self.themes[:], self.regions[:], self.tiers[:]
        other.points, other.mapae = self.points, self.mapae
        other.add(deck, card, color)
        return other


class Table:
    """Bank, decks, open cards, relics and players; its methods are the moves and keep the rules."""

    __slots__ = ("bank", "deck", "limits", "open", "piles", "players", "relics")

    def __init__(self, deck: Deck, players: int, rng: random.Random) -> None:
        setup = load_setup(players)
        self.deck = deck
        self.limits = setup.limits
        self.bank = [setup.tokens_per_color] * 5 + [setup.jokers]
        self.piles: dict[int, list[int]] = {tier: [] for tier in (1, 2, 3)}
        for card, tier in enumerate(deck.tier):
            self.piles[tier].append(card)
        for pile in self.piles.values():
            rng.shuffle(pile)
        self.open = [self.piles[tier].pop() for tier in (1, 2, 3) for _ in range(setup.open_per_tier)]
        self.relics = rng.sample(deck.relics, setup.relics)
        self.players = [Player(deck) for _ in range(players)]

    def price(self, me: Player, card: int) -> tuple[int, ...]:
        """Tokens of each colour that the card costs this player."""
        known = me.prices.get(card)
        if known is None:
            known = tuple(
                [c - d if c > d else 0 for c, d in zip(self.deck.cost[card], me.discounts, strict=True)]
            )
            me.prices[card] = known
        return known

    def may_have(self, me: Player, card: int) -> bool:
        """Whether a link card has a colour to link to; other cards always may be had."""
        return self.deck.color[card] != LINK or any(me.discounts)

    def buy(self, me: Player, card: int, linked: int = LINK) -> None:
        """Pays for a card with tokens, then jokers, and lays it out."""
        owed = 0
        for color, price in enumerate(self.price(me, card)):
            paid = min(price, me.tokens[color])
            owed += price - paid
            me.tokens[color] -= paid
            self.bank[color] += paid
        if owed > me.tokens[JOKER]:
            raise ValueError(f"card {card} costs {owed} jokers, {me.tokens[JOKER]} held")
        me.tokens[JOKER] -= owed
        self.bank[JOKER] += owed
        self._remove(me, card)
        self._lay_out(me, card, linked)

    def take(self, me: Player, colors: tuple[int, ...]) -> None:
        """Takes tokens: see `legal_take`."""
        if not legal_take(self.bank, colors, self.limits):
            raise ValueError(f"illegal take {colors} from {self.bank}")
        for color in colors:
            self.bank[color] -= 1
            me.tokens[color] += 1

    def reserve(self, me: Player, card: int) -> None:
        """Takes an open card into the hand, with a joker if there is one."""
        if len(me.reserved) >= self.limits.reserve_limit:
            raise ValueError(f"{len(me.reserved)} cards are reserved already")
        self._refill(card)
        me.reserved.append(card)
        if self.bank[JOKER]:
            self.bank[JOKER] -= 1
            me.tokens[JOKER] += 1

    def give_back(self, me: Player, color: int) -> None:
        """Puts one token back into the bank."""
        me.tokens[color] -= 1
        self.bank[color] += 1

    def claim_relic(self, me: Player) -> None:
        """Takes the first relic whose discounts are there; all are worth the same point."""
        for relic in self.relics:
            if all(have >= need for have, need in zip(me.discounts, relic, strict=True)):
                self.relics.remove(relic)
                me.relics += 1
                me.points += 1
                me.values.clear()
                return

    def _remove(self, me: Player, card: int) -> None:
        if card in me.reserved:
            me.reserved.remove(card)
        else:
            self._refill(card)

    def _refill(self, card: int) -> None:
        pile = self.piles[self.deck.tier[card]]
        if pile:
            self.open[self.open.index(card)] = pile.pop()
        else:
            self.open.remove(card)

    def _lay_out(self, me: Player, card: int, linked: int) -> None:
        color = self.deck.color[card]
        if color == LINK:
            if linked == LINK or not me.discounts[linked]:
                raise ValueError(f"link card {card} needs an own colour, got {linked}")
            color = linked
        me.add(self.deck, card, color)


def legal_take(bank: list[int], colors: tuple[int, ...], limit: Limits) -> bool:
    """Whether the bank allows this take.

    Two of a colour of which four lie there, or as many different colours as there are, at most three.
    """
    if JOKER in colors or not colors:
        return False
    if len(colors) == limit.take_same and len(set(colors)) == 1:
        return bank[colors[0]] >= limit.same_needs
    there = sum(1 for color in RANGE5 if bank[color])
    different = len(set(colors)) == len(colors) == min(limit.take_different, there)
    return different and all(bank[color] for color in colors)
