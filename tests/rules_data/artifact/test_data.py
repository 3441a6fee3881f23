"""Checksums of the box: what lies in it, and that all files of the game agree with each other."""

from __future__ import annotations

from collections import Counter

import pytest

import rules_data
from rules_data.artifact.components import components, figure_value, region_name, tile_label, tiles_in_play
from rules_data.artifact.turn import box_values, quick_start
from rules_data.korean import listing

BOX = components()


def test_tiles_are_twenty_five_of_four_kinds() -> None:
    kinds = Counter(tile.kind for tile in BOX.tiles)
    assert kinds == {"same_type": 15, "same_region": 8, "mixed_regions": 1, "mixed_types": 1}
    assert len({tile.id for tile in BOX.tiles}) == 25
    assert Counter(tile.area for tile in BOX.tiles) == {"museum": 15, "income": 10}


def test_tiles_of_a_type_ask_three_four_and_five_and_of_a_region_four_and_five() -> None:
    for kind in BOX.types:
        assert [tile.cards for tile in BOX.tiles if tile.of == kind.id] == [3, 4, 5]
    for region in BOX.regions:
        assert [tile.cards for tile in BOX.tiles if tile.of == region.id] == [4, 5]


def test_tile_ids_name_kind_and_number_of_cards() -> None:
    for tile in BOX.tiles:
        assert tile.id == f"{tile.of or tile.kind}-{tile.cards}"


def test_no_prestige_is_invented_and_one_income_is_known() -> None:
    assert [tile.prestige for tile in BOX.tiles] == [None] * 25
    assert {tile.id: tile.income for tile in BOX.tiles if tile.income} == {"middle_east-4": 2}


def test_artifact_cards_add_up_to_108() -> None:
    special = sum(card.per_region for card in BOX.special_cards)
    normal = len(BOX.types) * BOX.cards_per_type
    assert (normal, special) == (20, 7)
    assert len(BOX.regions) * (normal + special) == 108
    assert len(BOX.regions) * special == 28


def test_markers_and_wood_add_up() -> None:
    assert len(BOX.tracks) * BOX.markers_per_track == 60
    assert BOX.player_colors * BOX.player_pieces.wooden_markers == 35
    assert BOX.player_colors * BOX.player_pieces.huts == 50
    assert Counter(role.kind for role in BOX.roles) == {"city": 4, "archaeologist": 4}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_setup_figures_agree_with_the_box(players: int) -> None:
    sites = figure_value("sites", players)
    income = [tile for tile in tiles_in_play() if tile.area == "income"]
    out = (4 - sites) * figure_value("tiles_per_region")
    assert figure_value("exhibition_tiles_income", players) == len(income) - out
    assert figure_value("income_spaces_free", players) == BOX.income_spaces - len(income) + out
    left = BOX.markers_per_track - figure_value("markers_removed_per_track", players)
    assert figure_value("markers_in_play", players) == (2 + sites) * left
    assert figure_value("markers_per_track") == BOX.markers_per_track
    assert figure_value("huts") == BOX.player_pieces.huts
    assert figure_value("cards_per_site") == len(BOX.types) * BOX.cards_per_type


@pytest.mark.parametrize("players", [3, 4, 5])
def test_quick_start_text_says_what_the_table_holds(players: int) -> None:
    seats = quick_start(players).seats
    assert figure_value("quick_start", players) == [
        listing([region_name(region) for region in seat]) for seat in seats
    ]


def test_labels_are_korean() -> None:
    labels = {tile.id: tile_label(tile) for tile in BOX.tiles}
    assert labels["type_1-3"] == "1번 유물 3장"
    assert labels["middle_east-4"] == "중동 유물 4장"
    assert labels["mixed_regions-3"] == "서로 다른 지역 3장"
    assert labels["mixed_types-5"] == "서로 다른 유물 5장"


def test_box_values_are_all_that_the_contract_names() -> None:
    values = {value.id: value for value in box_values()}
    assert len(values) == len(box_values()) == 25 * 2 + 11 + 6 * 10 + 10
    assert values["tile.type_5-5.prestige"].known is None
    assert values["tile.middle_east-4.income"].known == 2
    assert values["income_track.1"].known == 8
    assert values["income_track.2"].known == 7
    assert values["income_track.3"].known is None
    assert {"track.museum.1", "track.middle_east.10", "black_market.10", "income_track.11"} <= set(values)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("expansions", [(), ("research",), ("roles",), ("research", "roles")])
def test_sources_of_every_paragraph_are_named(players: int, expansions: tuple[str, ...]) -> None:
    game = rules_data.game("artifact")
    rules = game.rules(players, expansions)
    assert {rule.source for rule in rules} <= set(game.info.sources)
    assert {figure.source for figure in game.figures(players, expansions).values()} <= set(game.info.sources)


def test_faq_readings_name_one_default() -> None:
    faq = rules_data.game("artifact").terms.faq
    assert len(faq) >= 25
    for item in faq:
        if item.readings:
            assert sum(reading.default for reading in item.readings) == 1
        if item.certainty == "disputed":
            assert len(item.readings) >= 2, item.id


def test_faq_rules_hold_wherever_the_question_is_shown() -> None:
    game = rules_data.game("artifact")
    for players in (3, 4, 5):
        for mix in game.combinations():
            rules = {rule.id: rule for rule in game.rules(players, mix)}
            assert [rule.id for rule in rules.values() if rule.rule and rule.rule not in rules] == []
