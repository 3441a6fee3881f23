"""The calculators of a round against worked situations."""

from __future__ import annotations

from typing import Any

import pytest

from rules_data import BoxError
from rules_data.artifact.turn import (
    Site,
    TurnError,
    cards_revealed,
    coin_value,
    covered,
    income,
    payments,
    quick_start,
    research_move,
    sale,
    sell_to_market,
    ship,
    shipping,
    usual_face_up,
)

MUSEUM_ROW = {f"track.museum.{space}": (space + 1) // 2 for space in range(1, 11)}
ALL = ("museum", "ship", "africa", "asia", "south_america", "middle_east")


def mat(**markers: int) -> dict[str, int]:
    return {track: markers.get(track, 0) for track in ALL}


def test_income_is_base_after_one_tile_and_own_bonus() -> None:
    box = {"tile.type_1-3.income": 2}
    found = income(9, ["middle_east-4", "type_1-3"], box=box)
    assert (found.space, found.base, found.bonus, found.total) == (2, 7, 4, 11)


def test_first_income_with_four_or_five_players_is_eight() -> None:
    assert income(10).total == 8


def test_three_players_begin_at_the_third_space_whose_number_only_the_owner_knows() -> None:
    assert income(8).total is None
    assert income(8).missing == ("income_track.3",)
    assert income(8, box={"income_track.3": 6}).total == 6


def test_owner_overrules_the_known_income_numbers() -> None:
    assert income(10, box={"income_track.1": 9}).total == 9


def test_solo_exhibitions_give_one_coin_each() -> None:
    assert income(10, solo=3).total == 11


def test_unknown_bonus_leaves_the_total_open_and_says_what_is_missing() -> None:
    found = income(10, ["type_2-4", "middle_east-4"])
    assert (found.base, found.bonus, found.total) == (8, None, None)
    assert found.missing == ("tile.type_2-4.income",)


@pytest.mark.parametrize("tiles", [-1, 11])
def test_income_refuses_more_tiles_than_the_track_holds(tiles: int) -> None:
    with pytest.raises(TurnError, match="0장부터 10장까지"):
        income(tiles)


def test_income_refuses_a_box_value_that_is_no_number() -> None:
    with pytest.raises(BoxError, match="'여덟'은 안 됩니다"):
        income(10, box={"income_track.1": "여덟"})


def test_income_refuses_an_unknown_tile() -> None:
    with pytest.raises(TurnError, match="type_9-3"):
        income(10, ["type_9-3"])


def test_price_ladder_with_five_museum_markers_out() -> None:
    assert [covered("museum", on_track, MUSEUM_ROW).number for on_track in (5, 6)] == [3, 2]
    assert covered("museum", 5, MUSEUM_ROW).key == "track.museum.5"


def test_a_number_that_nobody_typed_in_is_not_guessed() -> None:
    assert covered("ship", 9).number is None
    assert coin_value(9).key == "black_market.1"
    assert coin_value(4, {"black_market.6": 5}).number == 5


@pytest.mark.parametrize("on_track", [-1, 10])
def test_a_full_track_has_no_free_space(on_track: int) -> None:
    with pytest.raises(TurnError, match="0개부터 9개까지"):
        covered("museum", on_track)


def test_joker_costs_six_and_its_marker_goes_to_its_own_track() -> None:
    ways = payments("research", mat(ship=1), money=6, number=3)
    assert [(way.marker, way.joker, way.pays, way.allowed) for way in ways] == [("ship", True, 6, True)]


def test_joker_is_out_of_reach_with_five_coins() -> None:
    assert [way.allowed for way in payments("research", mat(ship=1), money=5, number=3)] == [False]


def test_black_market_takes_no_joker() -> None:
    assert payments("sell", mat(museum=2, asia=1), money=20, number=5) == []
    assert payments("buy", mat(museum=2, asia=1), money=20, number=5) == []


def test_own_marker_comes_first_and_pays_the_covered_number() -> None:
    ways = payments("exhibit", mat(museum=1, africa=2), money=4, number=3)
    assert [(way.marker, way.pays, way.allowed) for way in ways] == [
        ("museum", 3, True),
        ("africa", 6, False),
    ]


def test_too_little_money_is_told_in_coins() -> None:
    way = payments("ship", mat(ship=1), money=1, number=4)[0]
    assert way.allowed is False
    assert way.reason == "배 마커를 돌려놓고 4닢을 냅니다. 3닢이 모자랍니다."


def test_unknown_number_leaves_the_answer_open() -> None:
    way = payments("ship", mat(ship=1), money=1, number=None)[0]
    assert (way.pays, way.allowed) == (None, None)


def test_morley_doubles_the_number_of_hiring_only() -> None:
    assert payments("hire", mat(asia=1), 9, 3, site="asia", roles=["morley"])[0].pays == 6
    assert payments("research", mat(museum=1), 9, 3, roles=["morley"])[0].pays == 3


def test_hiring_wants_a_site() -> None:
    with pytest.raises(TurnError, match="유적지를 골라"):
        payments("hire", mat(asia=1), 9, 3)


def test_sale_brings_the_coin_value_and_three_more_with_berlin() -> None:
    assert (sale(5), sale(5, berlin=True)) == (5, 8)
    assert payments("sell", mat(ship=1), 0, 5, roles=["berlin"])[0].receives == 8


def test_buying_pays_the_coin_value() -> None:
    way = payments("buy", mat(ship=1), 4, 4)[0]
    assert (way.pays, way.receives, way.allowed) == (4, 0, True)


def test_andersson_acts_for_free_once_all_markers_are_used_but_never_on_the_market() -> None:
    free = payments("exhibit", mat(), money=0, number=3, roles=["andersson"])
    assert [(way.marker, way.pays, way.allowed) for way in free] == [(None, 0, True)]
    assert payments("buy", mat(), money=0, number=3, roles=["andersson"]) == []
    assert payments("exhibit", mat(), money=0, number=3) == []
    assert [way.marker for way in payments("exhibit", mat(museum=1), 9, 3, roles=["andersson"])] == ["museum"]


def test_market_moves_left_and_the_fourth_card_pushes_one_out() -> None:
    assert sell_to_market(["가", "나"], "다").cards == ("가", "나", "다")
    full = sell_to_market(["가", "나", "다"], "라")
    assert (full.cards, full.removed) == (("나", "다", "라"), "가")
    with pytest.raises(TurnError, match="3장까지"):
        sell_to_market(["가", "나", "다", "라"], "마")


def test_shipping_beside_another_player_then_alone() -> None:
    blue = ship(Site(huts={"blue": 2, "red": 2}, face_up=3), "blue")
    assert (blue.takes, blue.huts_home, blue.alone) == (2, 2, False)
    red = ship(blue.after, "red")
    assert (red.takes, red.huts_home, red.alone) == (1, 2, True)
    assert red.after.face_up == 0


def test_shipping_alone_brings_one_card_fewer_and_a_single_hut_none() -> None:
    assert ship(Site(huts={"blue": 3}, face_up=2), "blue").takes == 2
    single = ship(Site(huts={"blue": 1}, face_up=0), "blue")
    assert (single.takes, single.huts_home) == (0, 1)


def test_shipping_shows_what_everybody_would_get_now() -> None:
    site = Site(huts={"blue": 1, "red": 0, "green": 3}, face_up=3)
    assert {found.player: found.takes for found in shipping(site)} == {"blue": 1, "green": 3}


def test_cursed_card_is_taken_first_and_leaves_the_game() -> None:
    found = ship(Site(huts={"blue": 2, "red": 2}, face_up=3, cursed=1), "blue")
    assert (found.to_hand, found.cursed, found.after.face_up, found.after.cursed) == (1, 1, 1, 0)


def test_london_draws_the_last_card_and_ends_the_game() -> None:
    site = Site(huts={"blue": 2, "red": 1}, face_up=2, pile=1)
    found = shipping(site, london=["blue"])[0]
    assert (found.to_hand, found.drawn, found.empties_pile) == (3, 1, True)
    assert not shipping(site)[0].empties_pile


def test_london_finds_nothing_in_an_empty_pile() -> None:
    found = ship(Site(huts={"blue": 2}, face_up=1, pile=0), "blue", london=True)
    assert (found.drawn, found.empties_pile) == (0, False)


@pytest.mark.parametrize(
    ("site", "message"),
    [
        ({"huts": {"blue": 1}, "face_up": -1}, "-1은 안 됩니다"),
        ({"huts": {"blue": 1}, "face_up": 1, "cursed": 2}, "저주받은 유물이 2장"),
        ({"huts": {"red": 1}, "face_up": 0}, "오두막이 없습니다"),
    ],
)
def test_shipping_refuses_what_cannot_be(site: dict[str, Any], message: str) -> None:
    with pytest.raises(TurnError, match=message):
        ship(Site(**site), "blue")


def test_first_hut_of_a_site_reveals_nothing() -> None:
    assert [cards_revealed(0), cards_revealed(1), cards_revealed(0, 2), cards_revealed(3, 2)] == [0, 1, 1, 2]


def test_quick_start_for_five_reveals_six_cards() -> None:
    found = quick_start(5)
    assert found.huts == {"africa": 2, "asia": 3, "south_america": 3, "middle_east": 2}
    assert found.face_up == {"africa": 1, "asia": 2, "south_america": 2, "middle_east": 1}
    assert sum(found.face_up.values()) == 6


def test_quick_start_for_three_leaves_asia_out_and_reveals_three() -> None:
    assert quick_start(3).huts == {"africa": 2, "south_america": 2, "middle_east": 2}
    assert sum(quick_start(3).face_up.values()) == 3
    assert quick_start(3).seats[1] == ("south_america", "middle_east")


def test_quick_start_for_four_reveals_one_card_a_site() -> None:
    assert quick_start(4).face_up == dict.fromkeys(("africa", "asia", "south_america", "middle_east"), 1)


def test_quick_start_for_two_does_not_exist() -> None:
    with pytest.raises(TurnError, match="3명, 4명, 5명"):
        quick_start(2)


def test_face_up_cards_are_one_fewer_than_huts() -> None:
    assert [usual_face_up({}), usual_face_up({"blue": 1}), usual_face_up({"blue": 2, "red": 2})] == [0, 0, 3]


def test_carter_moves_two_steps_and_nobody_passes_the_top() -> None:
    assert [research_move(0), research_move(0, carter=True)] == [1, 2]
    assert [research_move(4), research_move(3, carter=True)] == [4, 4]
    assert research_move(3, start_value=2) == 3
