"""Prices of cards and wonders: worked ones, and against an exhaustive search."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_data.duel.components import UnknownItemError, components
from rules_data.duel.turn import Holdings, price, trade_prices, wonder_open
from tests.rules_data.duel.builders import city, holdings_pairs, ids

BUILDINGS = ids("age1", "age2", "age3", "guild", "temple")
WONDERS = [wonder.id for wonder in components().wonders]


def test_a_missing_resource_costs_two_and_one_more_for_each_the_opponent_makes():
    other = city("sawmill forum")
    assert trade_prices(city(), other) == {"wood": 4, "clay": 2, "stone": 2, "glass": 2, "papyrus": 2}
    assert price("temple", city(), other).best.coins == 6


def test_a_reserve_fixes_the_price_at_one():
    assert price("temple", city("wood_reserve"), city("sawmill")).best.coins == 3
    assert trade_prices(city("customs_house"), city("glassworks press")) == {
        "wood": 2, "clay": 2, "stone": 2, "glass": 1, "papyrus": 1
    }  # fmt: skip


def test_economy_gets_the_coins_of_trading_and_not_the_printed_ones():
    rich = city(progress="economy")
    hall = price("town_hall", city("stone_reserve"), rich).best
    assert (hall.coins, hall.to_opponent) == (7, 7)
    pretorium = price("pretorium", city(), rich).best
    assert (pretorium.coins, pretorium.to_opponent) == (8, 0)
    caravansery = price("caravansery", city(), rich).best
    assert (caravansery.coins, caravansery.printed, caravansery.to_opponent) == (6, 2, 4)


def test_own_production_is_used_first_and_is_not_used_up():
    own = city("lumber_yard sawmill clay_pool")
    gardens = price("gardens", own, city())
    assert gardens.best.coins == 2
    assert gardens.best.own == {"wood": 2, "clay": 1}
    assert gardens.best.trades[0].why == "흙: 기본 2 + 상대 생산 0 = 하나에 주화 2개"


def test_a_choice_card_takes_the_dearest_missing_resource():
    palace = price("palace", city("caravansery forum"), city("brickyard glass_blower")).best
    assert palace.chosen == {"caravansery": "clay", "forum": "glass"}
    assert palace.coins == 2 + 2 + 3


def test_wonders_that_choose_help_and_unbuilt_ones_do_not():
    assert price("arena", city(wonders="great_lighthouse"), city()).best.coins == 4
    assert price("arena", city(), city()).best.coins == 6


def test_masonry_takes_two_units_off_blue_cards_only():
    own = city(progress="masonry")
    assert price("palace", own, city("glassworks drying_room")).best.waived == {"glass": 2}
    assert price("palace", own, city("glassworks drying_room")).best.coins == 6
    assert price("baths", own, city()).best.coins == 0
    assert price("academy", own, city()).best.coins == 8


def test_architecture_takes_two_units_off_wonders_only():
    own = city(progress="architecture")
    assert price("pyramids", own, city("quarry")).best.coins == 3 + 2
    assert price("obelisk", own, city()).best.coins == 6


def test_a_chain_is_free_and_pays_urbanism():
    barracks = price("barracks", city("garrison", progress="urbanism"), city()).best
    assert (barracks.kind, barracks.coins, barracks.gain, barracks.net) == ("chain", 0, 4, -4)
    own = city("baths garrison logging_camp press", progress="urbanism")
    assert price("temple", own, city()).best.gain == 0
    assert price("aqueduct", own, city()).best.gain == 4


def test_a_mythology_token_frees_the_temple_of_its_mythology():
    own = city(mythology=("greek",))
    assert price("greek_grand_temple", own, city()).best.kind == "mythology"
    assert price("roman_grand_temple", own, city()).best.coins == 10


def test_engineering_costs_one_and_is_no_chain():
    own = city(progress="engineering urbanism")
    barracks = price("barracks", own, city()).best
    assert (barracks.kind, barracks.coins, barracks.gain) == ("engineering", 1, 0)
    assert price("roman_grand_temple", own, city()).best.coins == 1
    assert price("walls", own, city()).best.coins == 4


def test_coins_on_astarte_pay_too():
    assert price("pretorium", city(coins=3, astarte_coins=5), city()).affordable
    assert price("pretorium", city(coins=3, astarte_coins=4), city()).short == 1


def test_all_ways_are_listed_cheapest_first():
    own = city("garrison", progress="engineering")
    assert [(way.kind, way.coins) for way in price("barracks", own, city()).ways] == [
        ("chain", 0), ("engineering", 1), ("resources", 3)
    ]  # fmt: skip


def test_seven_wonders_close_the_wonders():
    assert wonder_open(city(wonders="sphinx pyramids colossus"), city(wonders="piraeus mausoleum appian_way"))
    assert not wonder_open(
        city(wonders="sphinx pyramids colossus"), city(wonders="piraeus mausoleum appian_way great_library")
    )


def test_a_token_has_no_price():
    with pytest.raises(UnknownItemError, match="masonry"):
        price("masonry", city(), city())


@settings(max_examples=150, deadline=None)
@given(holdings_pairs(), st.sampled_from(BUILDINGS + WONDERS))
def test_the_price_equals_an_exhaustive_search(pair, item_id):
    me, other = pair
    assert price(item_id, me, other).best.coins == exhaustive(item_id, me, other)


@settings(max_examples=100, deadline=None)
@given(holdings_pairs(), st.sampled_from(BUILDINGS + WONDERS))
def test_no_unit_costs_more_than_two_and_what_the_opponent_makes(pair, item_id):
    me, other = pair
    made = other.production()
    for trade in next(way for way in price(item_id, me, other).ways if way.kind == "resources").trades:
        assert 1 <= trade.each <= 2 + made.get(trade.resource, 0)


@settings(max_examples=60, deadline=None)
@given(
    holdings_pairs(),
    st.sampled_from(BUILDINGS + WONDERS),
    st.sampled_from(["lumber_yard", "forum", "quarry"]),
)
def test_a_further_producer_never_makes_anything_dearer(pair, item_id, producer):
    me, other = pair
    if producer in me.cards + other.cards:
        return
    more = me.model_copy(update={"cards": (*me.cards, producer)})
    assert price(item_id, more, other).best.coins <= price(item_id, me, other).best.coins


def exhaustive(item_id: str, me: Holdings, other: Holdings) -> int:
    """The cheapest price by trying everything: each unit is made, chosen, waived or bought on its own."""
    all_cards = components()
    wonder = item_id in all_cards.by_kind["wonder"]
    item = all_cards.wonder(item_id) if wonder else all_cards.building(item_id)
    mine = [all_cards.building(card) for card in me.cards]
    if not wonder:
        if item.needs and any(card.gives == item.needs for card in mine):
            return 0
        if item.mythology and item.mythology in me.mythology:
            return 0
    units = [name for name, count in item.cost.resources().items() for _ in range(count)]
    stock = [[name] for card in mine for name, count in card.makes.items() for _ in range(count)]
    stock += [list(card.one_of) for card in mine if card.one_of]
    stock += [list(all_cards.wonder(name).one_of) for name in me.wonders if all_cards.wonder(name).one_of]
    discount = (wonder and "architecture" in me.progress) or (
        not wonder and item.type == "civilian" and "masonry" in me.progress
    )
    stock += [units] * (2 if discount else 0)
    prices = {}
    for name in set(units):
        made = sum(all_cards.building(card).makes.get(name, 0) for card in other.cards)
        prices[name] = 1 if any(name in card.cheap for card in mine) else 2 + made
    best = item.cost.coins + sum(prices[name] for name in units)
    for size in range(1, min(len(units), len(stock)) + 1):
        for covered in itertools.combinations(range(len(units)), size):
            if matched([units[index] for index in covered], stock):
                left = [units[index] for index in range(len(units)) if index not in covered]
                best = min(best, item.cost.coins + sum(prices[name] for name in left))
    if not wonder and "engineering" in me.progress and (item.needs or item.mythology):
        best = min(best, 1)
    return best


def matched(units: list[str], stock: list[list[str]]) -> bool:
    """Whether each unit can come from a source of its own (tried one after another)."""
    if not units:
        return True
    first, rest = units[0], units[1:]
    return any(
        first in source and matched(rest, stock[:index] + stock[index + 1 :])
        for index, source in enumerate(stock)
    )
