"""What a card or wonder costs a player now: the cheapest way, found exactly, and every other way."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from pydantic import Field

from rules_data.duel.cities import Holdings
from rules_data.duel.components import RESOURCES, Building, Resource, Wonder, components
from rules_data.duel.figures import number
from rules_data.model import Frozen

WayKind = Literal["chain", "mythology", "engineering", "resources"]
_RULES: Mapping[WayKind, str] = {
    "chain": "duel.turn.build.chain",
    "mythology": "duel.turn.build.temple",
    "engineering": "duel.turn.build.engineering",
    "resources": "duel.turn.build.trade",
}


class Trade(Frozen):
    """Units of one resource bought: how many, at what price each, and why that price."""

    resource: Resource
    units: int
    each: int
    why: str

    @property
    def coins(self) -> int:
        """What these units cost."""
        return self.units * self.each


class Way(Frozen):
    """One way to pay.

    `coins`: all that the player pays. `printed`: the printed coins in it. `trades`: resources bought.
    `own`: units from brown and grey cards. `chosen`: resource for each choice card used. `waived`: units that
    Masonry or Architecture takes off. `gain`: coins that Urbanism pays back. `to_opponent`: coins of `coins`
    that go to the opponent's Economy.
    """

    kind: WayKind
    coins: int
    rule: str
    printed: int = 0
    trades: tuple[Trade, ...] = ()
    own: dict[Resource, int] = Field(default_factory=dict)
    chosen: dict[str, Resource] = Field(default_factory=dict)
    waived: dict[Resource, int] = Field(default_factory=dict)
    gain: int = 0
    to_opponent: int = 0

    @property
    def net(self) -> int:
        """Coins paid less coins that come back at once."""
        return self.coins - self.gain


class Price(Frozen):
    """The price of an item for a player.

    `best`: the way with the fewest coins (of equal ones the one that leaves more with me and less with the
    opponent). `ways`: all ways, cheapest first. `short`: coins missing for the best way.
    """

    item: str
    best: Way
    ways: tuple[Way, ...]
    short: int

    @property
    def affordable(self) -> bool:
        """Whether the player can pay."""
        return self.short == 0


def price(item_id: str, me: Holdings, opponent: Holdings) -> Price:
    """What a building or wonder costs.

    A wonder that the player may not build any more (seven stand) still has a price: see `wonder_open`.

    Args:
        item_id: id of the building or wonder.
        me: the buyer's city; reserves built this very turn must not be in it yet.
        opponent: the other city: its brown and grey cards set the trade price.

    Raises:
        UnknownItemError: no building or wonder has that id.
    """
    item = _priced(item_id)
    ways = [_resources(item, me, opponent)]
    if isinstance(item, Building):
        ways += _free_ways(item, me)
    ways.sort(key=lambda way: (way.coins, -way.gain, way.to_opponent))
    return Price(item=item_id, best=ways[0], ways=tuple(ways), short=max(0, ways[0].coins - me.purse))


def trade_prices(me: Holdings, opponent: Holdings) -> dict[Resource, int]:
    """What one unit of each resource costs the player."""
    cheap = {resource for card in _buildings(me) for resource in card.cheap}
    made, base, step = opponent.production(), number("trade_base"), number("trade_per_opponent")
    return {
        name: number("trade_cheap") if name in cheap else base + step * made.get(name, 0)
        for name in RESOURCES
    }


def wonder_open(me: Holdings, opponent: Holdings) -> bool:
    """Whether a wonder may still be built: not more than seven stand in the two cities together."""
    return len(me.wonders) + len(opponent.wonders) < number("wonders_limit")


def _priced(item_id: str) -> Building | Wonder:
    if item_id in components().by_kind["wonder"]:
        return components().wonder(item_id)
    return components().building(item_id)


def _buildings(city: Holdings) -> list[Building]:
    return [components().building(card_id) for card_id in city.cards]


def _free_ways(item: Building, me: Holdings) -> list[Way]:
    """Chain, mythology token and Engineering, as far as the player has them."""
    ways = []
    urbanism = number("urbanism_coins") if "urbanism" in me.progress else 0
    if item.needs and item.needs in {card.gives for card in _buildings(me)}:
        ways.append(Way(kind="chain", coins=0, gain=urbanism, rule=_RULES["chain"]))
    if item.mythology and item.mythology in me.mythology:
        ways.append(Way(kind="mythology", coins=0, gain=urbanism, rule=_RULES["mythology"]))
    if "engineering" in me.progress and (item.needs or item.mythology):
        coins = number("engineering_price")
        ways.append(Way(kind="engineering", coins=coins, printed=coins, rule=_RULES["engineering"]))
    return ways


def _resources(item: Building | Wonder, me: Holdings, opponent: Holdings) -> Way:
    """The cheapest way to pay the printed cost: own production, choice cards, discounts, trade."""
    needed, made = item.cost.resources(), me.production()
    own = {name: min(units, made.get(name, 0)) for name, units in needed.items() if made.get(name, 0)}
    missing = {name: units - own.get(name, 0) for name, units in needed.items()}
    prices = trade_prices(me, opponent)
    waived_units = _discount(item, me)
    best: tuple[int, dict[str, Resource], dict[Resource, int], dict[Resource, int]] | None = None
    for chosen in _choices(me):
        left, used = _after_choices(missing, chosen)
        bought, waived = _after_discount(left, prices, waived_units)
        coins = sum(prices[name] * units for name, units in bought.items())
        if best is None or coins < best[0]:
            best = (coins, used, bought, waived)
    assert best is not None  # there is always the empty choice
    coins, used, bought, waived = best
    return Way(
        kind="resources",
        coins=item.cost.coins + coins,
        rule=_RULES["resources"],
        printed=item.cost.coins,
        trades=tuple(_trade(name, units, prices[name], me, opponent) for name, units in bought.items()),
        own=own,
        chosen=used,
        waived=waived,
        to_opponent=coins if "economy" in opponent.progress else 0,
    )


def _discount(item: Building | Wonder, me: Holdings) -> int:
    if isinstance(item, Wonder):
        return number("architecture_discount") if "architecture" in me.progress else 0
    return number("masonry_discount") if item.color == "blue" and "masonry" in me.progress else 0


def _choices(me: Holdings) -> Iterator[tuple[tuple[str, Resource], ...]]:
    """Every way to set the player's choice cards and wonders, one resource each."""
    wonders = [components().wonder(wonder_id) for wonder_id in me.wonders]
    owned: list[Building | Wonder] = [*_buildings(me), *wonders]
    makers = [maker for maker in owned if maker.one_of]
    return itertools.product(*[[(maker.id, name) for name in maker.one_of] for maker in makers])


def _after_choices(
    missing: Mapping[Resource, int], chosen: Sequence[tuple[str, Resource]]
) -> tuple[dict[Resource, int], dict[str, Resource]]:
    """What is missing after the choice cards gave their units, and which of them were needed."""
    left, used = dict(missing), {}
    for maker, name in chosen:
        if left.get(name, 0) > 0:
            left[name] -= 1
            used[maker] = name
    return left, used


def _after_discount(
    left: Mapping[Resource, int], prices: Mapping[Resource, int], waived_units: int
) -> tuple[dict[Resource, int], dict[Resource, int]]:
    """Takes the dearest units off; gives what must be bought and what is waived."""
    bought, waived = {name: units for name, units in left.items() if units}, {}
    for name in sorted(bought, key=lambda name: -prices[name]):
        off = min(bought[name], waived_units)
        waived_units -= off
        if off:
            waived[name] = off
            bought[name] -= off
    return {name: units for name, units in bought.items() if units}, waived


def _trade(name: Resource, units: int, each: int, me: Holdings, opponent: Holdings) -> Trade:
    word, made = components().words[name], opponent.production().get(name, 0)
    if any(name in card.cheap for card in _buildings(me)):
        cheap = next(card for card in _buildings(me) if name in card.cheap)
        why = f"{word}: {cheap.ko} 덕분에 하나에 주화 {each}개"
    else:
        why = f"{word}: 기본 {number('trade_base')} + 상대 생산 {made} = 하나에 주화 {each}개"
    return Trade(resource=name, units=units, each=each, why=why)
