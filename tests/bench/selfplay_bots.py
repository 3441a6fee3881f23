"""Simple greedy bots for self-play: they want the card that brings the goal nearer for the fewest turns.

Four styles differ in how much a discount is worth to them, how little they like to wait, how readily they
reserve and whether they can pass by a card they could pay for. Every seat draws a style and slightly shaken
weights for each game.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from tests.bench.selfplay_goals import HAVE, CardGoal, Goal
from tests.bench.selfplay_table import JOKER, LINK, RANGE5, Deck, Player, Table

# What one unit of a need is worth, in points.
WORTH = {
    "points": 1.0,
    "mapae": 1.6,
    "each_theme": 1.5,
    "distinct_themes": 1.5,
    "each_region": 1.8,
    "distinct_regions": 1.5,
    "one_region": 1.5,
    "tier_1": 0.8,
    "tier_2": 1.8,
    "tier_3": 4.0,
    "one_color_points": 1.2,
    "cards": 1.0,
}
CONTESTED = 0.7  # for each rival who lacks fewer tokens for a card
NEAR = 0.45  # progress below which no single card ends the game
PATHS = ("points", "mapae", "one_color_points")


@dataclass(frozen=True, slots=True)
class Style:
    """How a bot plays: worth of a discount, dislike of waiting, chance to reserve when it would help.

    `impulse`: buys whatever it can pay for, however much better another card would be.
    """

    engine: float
    haste: float
    reserve: float
    impulse: bool = False


STYLES = {
    "builder": Style(engine=1.6, haste=0.8, reserve=0.3),
    "planner": Style(engine=1.0, haste=0.7, reserve=0.6),
    "racer": Style(engine=0.6, haste=1.1, reserve=0.4),
    "shopper": Style(engine=1.0, haste=1.0, reserve=0.1, impulse=True),
}


@dataclass(frozen=True, slots=True)
class Wish:
    """A card a bot could aim for; `missing` counts tokens beyond its own tokens and jokers."""

    score: float
    card: int
    missing: int


class Bot:
    """One seat's mind for one game."""

    def __init__(self, goal: Goal, style: Style, rng: random.Random) -> None:
        self.goal = goal
        self.style = style
        self.rng = rng
        self.engine = style.engine * rng.uniform(0.8, 1.25)
        if isinstance(goal, CardGoal):
            self.needs = goal.needs
            self.worth = {key: WORTH[key] * rng.uniform(0.85, 1.2) for key, _ in goal.needs}
        else:
            targets = goal.targets.model_dump()
            self.needs = tuple((key, targets[key]) for key in PATHS)
            favourite = rng.choice(PATHS)
            self.worth = {key: WORTH[key] * (1.2 if key == favourite else 0.5) for key in PATHS}

    def play(self, table: Table, me: Player) -> None:
        """Makes one turn: an action, tokens back, a relic."""
        wishes = self._wishes(table, me)
        if not self._buy(table, me, wishes) and not self._reserve(table, me, wishes):
            self._take(table, me, wishes)
        self._give_back(table, me, wishes)
        table.claim_relic(me)

    def _wishes(self, table: Table, me: Player) -> list[Wish]:
        """All cards in sight, the one most worth aiming for first."""
        found = []
        jokers, tokens, haste = me.tokens[JOKER], me.tokens, self.style.haste
        a_turn = table.limits.take_different
        rng_random = self.rng.random
        for card in table.open + me.reserved:
            if not table.may_have(me, card):
                continue
            missing, steepest = -jokers, 0
            for price, have in zip(table.price(me, card), tokens, strict=False):
                if price > have:
                    missing += price - have
                    steepest = max(steepest, price - have)
            turns = max(-(-missing // a_turn), steepest - jokers, 0)
            score = self._value(table.deck, me, card) / (1.0 + turns * haste)
            found.append(Wish(score * (1.0 + 0.1 * rng_random()), card, max(missing, 0)))
        found.sort(key=lambda wish: -wish.score)
        doubted = [self._doubt(table, me, wish) for wish in found[:6]] + found[6:]
        return sorted(doubted, key=lambda wish: -wish.score)

    def _doubt(self, table: Table, me: Player, wish: Wish) -> Wish:
        """Thinks less of an open card that a rival is nearer to."""
        if not wish.missing or wish.card in me.reserved:
            return wish
        nearer = sum(
            1
            for player in table.players
            if player is not me and lacks(table, player, wish.card) < wish.missing
        )
        return Wish(wish.score * CONTESTED**nearer, wish.card, wish.missing) if nearer else wish

    def _value(self, deck: Deck, me: Player, card: int) -> float:
        known = me.values.get(card)
        if known is None:
            gain = sum(GAIN[key](deck, me, card, target) * self.worth[key] for key, target in self.needs)
            color = self._color(deck, me, card)
            left = 1.0 - progress(me, self.needs)
            known = gain + self.engine * left / (1.0 + 0.35 * me.discounts[color]) + 0.1
            me.values[card] = known
        return known

    def _color(self, deck: Deck, me: Player, card: int) -> int:
        """The colour the card would give; a link card goes to the own colour that serves the goal best."""
        color = deck.color[card]
        if color != LINK:
            return color
        own = [c for c in RANGE5 if me.discounts[c]]
        if "one_color_points" in self.worth:
            return max(own, key=lambda c: me.color_points[c])
        return min(own, key=lambda c: me.discounts[c])

    def _buy(self, table: Table, me: Player, wishes: list[Wish]) -> bool:
        """Buys what ends the game, else the best wish if it can be paid; with a full hand another."""
        payable = [wish for wish in wishes if not wish.missing]
        if not payable:
            return False
        pick = self._finish(table, me, payable)
        if pick is None:
            pick = payable[0]
            if pick is not wishes[0] and not self.style.impulse and not full(table, me):
                return False
        table.buy(me, pick.card, self._color(table.deck, me, pick.card))
        return True

    def _finish(self, table: Table, me: Player, payable: list[Wish]) -> Wish | None:
        """The purchase that reaches the goal with the most points and mapae, for those are compared."""
        if isinstance(self.goal, CardGoal) and progress(me, self.needs) < NEAR:
            return None
        deck = table.deck
        ends = [
            wish
            for wish in payable
            if self.goal.reached(me.with_card(deck, wish.card, self._color(deck, me, wish.card)))
        ]
        return max(ends, key=lambda wish: (deck.points[wish.card], deck.mapae[wish.card]), default=None)

    def _reserve(self, table: Table, me: Player, wishes: list[Wish]) -> bool:
        """Keeps the best wish from a rival who could pay for it, or gets a joker when the hand is stuck."""
        if not wishes or len(me.reserved) >= table.limits.reserve_limit or wishes[0].card in me.reserved:
            return False
        best = wishes[0]
        rival = any(p is not me and not lacks(table, p, best.card) for p in table.players)
        stuck = bool(table.bank[JOKER]) and full(table, me)
        if not ((rival and best.missing <= 4) or stuck) or self.rng.random() > self.style.reserve:
            return False
        table.reserve(me, best.card)
        return True

    def _take(self, table: Table, me: Player, wishes: list[Wish]) -> None:
        """Takes what the best wishes lack; with an empty bank reserves or passes."""
        lack = [0.0] * 5
        for weight, wish in zip((4.0, 1.5, 0.7), wishes, strict=False):
            for color, price in enumerate(table.price(me, wish.card)):
                lack[color] += weight * max(0, price - me.tokens[color])
        there = [color for color in RANGE5 if table.bank[color]]
        if not there:
            if table.open and len(me.reserved) < table.limits.reserve_limit:
                seen = (wish.card for wish in wishes if wish.card in table.open)
                table.reserve(me, next(seen, table.open[0]))
            return
        there.sort(key=lambda color: (-lack[color], self.rng.random()))
        different = tuple(there[: table.limits.take_different])
        table.take(me, self._pair(table, me, wishes, different) or different)

    def _pair(
        self, table: Table, me: Player, wishes: list[Wish], different: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Two of the colour lacked most, where that helps the best wish more than the different ones."""
        first = different[0]
        if table.bank[first] < table.limits.same_needs or not wishes:
            return None
        price = table.price(me, wishes[0].card)
        useful = sum(1 for color in different if price[color] > me.tokens[color])
        pair = (first,) * table.limits.take_same
        return pair if min(len(pair), price[first] - me.tokens[first]) > useful else None

    def _give_back(self, table: Table, me: Player, wishes: list[Wish]) -> None:
        """Down to ten tokens: what the best wish needs least goes first, jokers last."""
        while sum(me.tokens) > table.limits.hand_limit:
            price = table.price(me, wishes[0].card) if wishes else (0,) * 5
            held = [color for color in RANGE5 if me.tokens[color]]
            spare = max(held, key=lambda c: (me.tokens[c] - price[c], self.rng.random()), default=JOKER)
            table.give_back(me, spare)


def full(table: Table, me: Player) -> bool:
    """Whether another take would bring the hand to its limit or over it."""
    return sum(me.tokens) >= table.limits.hand_limit - 1


def lacks(table: Table, me: Player, card: int) -> int:
    """Tokens that a player still lacks for a card, jokers used; 99 where it may not be had at all."""
    if not table.may_have(me, card):
        return 99
    owed = sum(
        price - have for price, have in zip(table.price(me, card), me.tokens, strict=False) if price > have
    )
    return max(0, owed - me.tokens[JOKER])


def progress(me: Player, needs: tuple[tuple[str, int], ...]) -> float:
    """How much of the needs is there, 0 to 1."""
    done = 0.0
    for key, target in needs:
        if key == "each_theme":
            done += sum(min(n, target) for n in me.themes) / (target * len(me.themes))
        elif key == "each_region":
            done += sum(min(n, target) for n in me.regions) / (target * len(me.regions))
        else:
            done += min(1.0, HAVE[key](me) / target)
    return done / len(needs)


def _one_region(deck: Deck, me: Player, card: int, target: int) -> float:
    best, here = max(me.regions), me.regions[deck.region[card]]
    if best >= target:
        return 0.0
    return 1.0 if here == best else 0.5 if here == best - 1 else 0.1


def _one_color(deck: Deck, me: Player, card: int, target: int) -> float:
    best = max(me.color_points)
    if best >= target:
        return 0.0
    color, points = deck.color[card], deck.points[card]
    if color == LINK or me.color_points[color] + points > best:
        return float(points)
    return 0.4 * points


def _tier(tier: int) -> Callable[[Deck, Player, int, int], float]:
    return lambda deck, me, card, target: float(deck.tier[card] == tier and me.tiers[tier] < target)


# How much of a need one card brings, in the need's own unit.
GAIN: dict[str, Callable[[Deck, Player, int, int], float]] = {
    "points": lambda deck, me, card, target: float(max(0, min(deck.points[card], target - me.points))),
    "mapae": lambda deck, me, card, target: float(max(0, min(deck.mapae[card], target - me.mapae))),
    "each_theme": lambda deck, me, card, target: float(me.themes[deck.theme[card]] < target),
    "distinct_themes": lambda deck, me, card, target: float(
        not me.themes[deck.theme[card]] and HAVE["distinct_themes"](me) < target
    ),
    "each_region": lambda deck, me, card, target: float(me.regions[deck.region[card]] < target),
    "distinct_regions": lambda deck, me, card, target: float(
        not me.regions[deck.region[card]] and HAVE["distinct_regions"](me) < target
    ),
    "one_region": _one_region,
    "tier_1": _tier(1),
    "tier_2": _tier(2),
    "tier_3": _tier(3),
    "one_color_points": _one_color,
    "cards": lambda deck, me, card, target: float(len(me.bought) < target),
}
