"""What happens at once: coins, shields, another turn, income for a discard."""

import pytest

from rules_data.duel.turn import discard_income, gains
from tests.rules_data.duel.builders import city


@pytest.mark.parametrize(
    ("item", "own", "other", "coins"),
    [
        ("merchants_guild", city("tavern"), city("forum brewery customs_house port"), 4),
        ("builders_guild", city(wonders="sphinx"), city(wonders="colossus pyramids"), 0),
        ("moneylenders_guild", city(coins=9), city(coins=30), 0),
        ("lighthouse", city("forum caravansery clay_reserve brewery"), city(), 5),
        ("arena", city(wonders="sphinx piraeus"), city(wonders="colossus pyramids mausoleum appian_way"), 4),
        ("port", city("quarry clay_pool"), city("sawmill brickyard lumber_yard logging_camp"), 4),
        ("chamber_of_commerce", city("press glassworks"), city("drying_room"), 6),
        ("shipowners_guild", city("quarry"), city("sawmill glassworks press stone_pit"), 4),
        ("tavern", city(), city(), 4),
        ("temple_of_artemis", city(), city(), 12),
        ("agriculture", city(), city(), 6),
        ("tanit", city(), city(), 12),
        ("palace", city(), city(), 0),
    ],
)
def test_coins_come_at_once(item, own, other, coins):
    assert gains(item, own, other).coins == coins


def test_strategy_adds_a_shield_to_red_cards_and_to_nothing_else():
    own = city(progress="strategy")
    shields = [gains(item, own, city()).shields for item in ("archery_range", "colossus", "mars", "palace")]
    assert shields == [3, 2, 2, 0]


def test_the_opponent_never_loses_more_than_there_is():
    appian = gains("appian_way", city(), city(coins=2))
    assert (appian.coins, appian.opponent_loses) == (3, 2)
    assert gains("appian_way", city(), city(coins=7)).opponent_loses == 3


def test_theology_gives_another_turn_once():
    own = city(progress="theology")
    assert gains("pyramids", own, city()).again
    assert gains("sphinx", own, city()).reasons.count("한 차례를 더 합니다.") == 1
    assert not gains("pyramids", city(), city()).again


def test_a_green_card_tells_what_its_symbol_does():
    science = gains("library", city("scriptorium"), city(), tokens_on_board=1).science
    assert science is not None
    assert science.takes_token


def test_a_discard_pays_two_and_one_for_each_own_yellow_card():
    income = discard_income(city("tavern clay_reserve", coins=7))
    assert (income.coins, income.why) == (4, "기본 2 + 노란색 카드 2장 = 4")
    assert discard_income(city("altar")).coins == 2
