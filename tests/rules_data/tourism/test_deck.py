"""The house deck: what the guide states, and what makes our own figures a fair deck."""

from __future__ import annotations

from collections import Counter

import pytest

from rules_data.tourism.components import COLORS, Card, Needs, components, places
from tests.bench import selfplay

DECK = components()
PLACES = places()
# 한국관광 100선 2025–2026: places of each region among the hundred.
PUBLIC_LIST = {"capital": 22, "gangwon": 11, "chungcheong": 15, "jeolla": 18, "gyeongsang": 28, "jeju": 6}
RANDOM_GOALS = ["eight_themes", "royal_inspector", "local_expert", "step_by_step", "one_color_road"]


def of_tier(tier: int) -> list[Card]:
    return [card for card in DECK.cards if card.tier == tier]


def total(card: Card) -> int:
    return sum(card.cost.as_dict().values())


def test_ninety_cards_are_numbered_by_tier() -> None:
    assert [card.number for card in DECK.cards] == list(range(1, 91))
    assert [card.tier for card in DECK.cards] == [1] * 40 + [2] * 30 + [3] * 20


def test_every_card_is_a_place_and_every_place_a_card() -> None:
    assert sorted(card.id for card in DECK.cards) == sorted(PLACES)


def test_every_place_has_a_known_theme_and_region() -> None:
    assert {place.theme for place in PLACES.values()} == {theme.id for theme in DECK.themes}
    assert {place.region for place in PLACES.values()} == {region.id for region in DECK.regions}
    assert len(DECK.themes) == 8
    assert [region.name for region in DECK.regions] == [
        "수도권",
        "강원권",
        "충청권",
        "전라권",
        "경상권",
        "제주권",
    ]


def test_seomun_market_costs_what_the_guide_says() -> None:
    card = DECK.card("seomun-market")
    assert card is not None
    assert card.cost.as_dict() == {"white": 3, "blue": 3, "green": 3, "red": 4, "black": 0}
    assert (card.tier, card.color) == (3, "black")
    assert card.source.startswith("guide (cost)")


def test_ten_link_cards_have_no_colour_and_lie_in_every_tier() -> None:
    links = [card for card in DECK.cards if card.link]
    assert Counter(card.tier for card in links) == {1: 4, 2: 3, 3: 3}
    assert all((card.color is None) == card.link for card in DECK.cards)


def test_each_colour_has_sixteen_cards_spread_over_the_tiers() -> None:
    assert Counter(card.color for card in DECK.cards) == {None: 10} | dict.fromkeys(COLORS, 16)
    for tier in (1, 2, 3):
        counts = Counter(card.color for card in of_tier(tier) if not card.link)
        assert max(counts.values()) - min(counts.values()) <= 1


def test_each_colour_is_asked_about_equally_often() -> None:
    asked = {color: sum(card.cost.of(color) for card in DECK.cards) for color in COLORS}
    assert max(asked.values()) - min(asked.values()) <= 8


@pytest.mark.parametrize(("tier", "least", "most"), [(1, 3, 5), (2, 5, 8), (3, 8, 14)])
def test_costs_rise_with_the_tier(tier: int, least: int, most: int) -> None:
    assert all(least <= total(card) <= most for card in of_tier(tier))


def test_no_card_asks_for_one_colour_alone_or_more_than_six_of_it() -> None:
    for card in DECK.cards:
        asked = [number for number in card.cost.as_dict().values() if number]
        assert len(asked) >= 2, card.id
        assert max(asked) <= 6, card.id


def test_points_and_mapae_lie_mostly_on_the_higher_tiers() -> None:
    assert [sum(card.points for card in of_tier(tier)) for tier in (1, 2, 3)] == [4, 46, 79]
    assert [sum(card.mapae for card in of_tier(tier)) for tier in (1, 2, 3)] == [5, 17, 20]
    assert max(card.mapae for card in DECK.cards) == 2


def test_dearer_cards_of_a_tier_never_give_less_than_the_cheapest() -> None:
    for tier in (1, 2, 3):
        cheapest = min(of_tier(tier), key=total)
        dearest = max(of_tier(tier), key=total)
        assert dearest.points + dearest.mapae >= cheapest.points + cheapest.mapae


def test_two_cards_with_the_same_colour_and_cost_do_not_exist() -> None:
    prints = Counter((card.color, tuple(card.cost.as_dict().values())) for card in DECK.cards)
    assert max(prints.values()) == 1


def test_every_theme_is_within_reach_in_the_lower_tiers() -> None:
    themes = {tier: Counter(PLACES[card.id].theme for card in of_tier(tier)) for tier in (1, 2, 3)}
    for theme in DECK.themes:
        assert themes[1][theme.id] == 5
        assert themes[2][theme.id] >= 3
        assert themes[3][theme.id] >= 2


def test_every_theme_has_its_share_of_mapae_and_points() -> None:
    for theme in DECK.themes:
        cards = [card for card in DECK.cards if PLACES[card.id].theme == theme.id]
        assert 10 <= len(cards) <= 12
        assert 4 <= sum(card.mapae for card in cards) <= 7, theme.id
        assert 12 <= sum(card.points for card in cards) <= 20, theme.id


def test_regions_keep_the_proportion_of_the_public_list() -> None:
    counts = Counter(PLACES[card.id].region for card in DECK.cards)
    for region, of_hundred in PUBLIC_LIST.items():
        assert abs(counts[region] - of_hundred * 0.9) <= 2, region


def test_every_region_lies_in_every_tier() -> None:
    for tier in (1, 2, 3):
        assert len({PLACES[card.id].region for card in of_tier(tier)}) == 6


def test_ten_relics_are_the_ten_pairs_of_colours() -> None:
    pairs = {
        frozenset(color for color, number in relic.needs.as_dict().items() if number) for relic in DECK.relics
    }
    assert len(DECK.relics) == len(pairs) == 10
    assert all(sorted(relic.needs.as_dict().values()) == [0, 0, 0, 2, 2] for relic in DECK.relics)
    assert len({relic.name for relic in DECK.relics}) == 10


def test_first_goal_is_as_stated_for_every_player_count() -> None:
    first = DECK.win_conditions[0]
    assert (first.id, first.random, first.status, first.source) == ("eight_themes", True, "stated", "guide")
    assert first.needs == dict.fromkeys((2, 3, 4), Needs(each_theme=1, points=8, mapae=2))


def test_five_goals_are_drawn_and_two_are_chosen() -> None:
    assert [goal.id for goal in DECK.win_conditions if goal.random] == RANDOM_GOALS
    assert [goal.name for goal in DECK.win_conditions if not goal.random] == ["전국 일주", "대표 여정"]


def test_other_goals_are_defaults_and_change_with_the_player_count() -> None:
    for goal in DECK.win_conditions[1:]:
        assert goal.status == "default"
        assert set(goal.needs) == {2, 3, 4}
        assert len(set(goal.needs.values())) == 3, goal.id


def test_three_paths_have_their_default_targets() -> None:
    assert DECK.targets.model_dump() == {"points": 20, "mapae": 10, "one_color_points": 10}


@pytest.mark.parametrize("goal", list(selfplay.goals(3)))
def test_simple_bots_reach_every_goal_in_18_to_35_rounds(goal: str) -> None:
    row = selfplay.run(goal, players=3, games=30, seed=606)
    assert row.reached >= 0.95
    assert 18 <= row.rounds[1] <= 35
