"""The printed figures add up as known, and every name, text and reference holds."""

from collections import Counter

import pytest

import rules_data
from rules_data.duel.components import UnknownItemError, components, name_of
from rules_data.duel.effects import effect_text
from rules_data.duel.figures import number, numbers

ALL = components()
COST_NAMES = ("coins", "wood", "clay", "stone", "glass", "papyrus")
TOTALS = {
    "age1": (20, 1, 1, 1, 1, 1),
    "age2": (18, 9, 8, 9, 6, 5),
    "age3": (8, 16, 16, 16, 11, 11),
    "guild": (0, 8, 7, 7, 3, 4),
    "temple": (0, 4, 4, 5, 6, 6),
}
WONDER_TOTALS = [0, 13, 10, 14, 11, 13]


def of_deck(deck):
    return [card for card in ALL.buildings if card.deck == deck]


def points(deck, color):
    return sum(card.vp for card in of_deck(deck) if card.color == color)


def test_every_deck_has_its_cards():
    decks = Counter(card.deck for card in ALL.buildings)
    assert decks == {"age1": 23, "age2": 23, "age3": 20, "guild": 7, "temple": 5}
    assert (len(ALL.wonders), len(ALL.progress), len(ALL.gods)) == (14, 13, 15)


def test_colours_are_spread_as_printed():
    colors = Counter(card.color for card in ALL.buildings)
    assert colors == {
        "brown": 9, "grey": 4, "blue": 14, "green": 12, "yellow": 13, "red": 14, "purple": 7, "temple": 5
    }  # fmt: skip


@pytest.mark.parametrize(
    ("color", "by_age"),
    [("blue", (9, 22, 36)), ("green", (2, 6, 10)), ("yellow", (0, 0, 15)), ("red", (0, 0, 0))],
)
def test_printed_points_add_up_by_age(color, by_age):
    assert tuple(points(deck, color) for deck in ("age1", "age2", "age3")) == by_age


def test_shields_add_up_by_age():
    shields = [sum(card.shields for card in of_deck(deck)) for deck in ("age1", "age2", "age3")]
    assert shields == [4, 8, 12]


def test_wonder_points_add_up():
    assert sum(wonder.vp for wonder in ALL.wonders if wonder.edition == "base") == 42
    assert sum(wonder.vp for wonder in ALL.wonders if wonder.edition == "pantheon") == 2


def test_seventeen_chains_lead_from_an_earlier_age_to_a_later_one():
    givers = {card.gives: card for card in ALL.buildings if card.gives}
    takers = {card.needs: card for card in ALL.buildings if card.needs}
    assert set(givers) == set(takers) == {chain.id for chain in ALL.chains}
    assert len(givers) == 17
    assert all(givers[chain].deck < takers[chain].deck for chain in givers)
    assert all(givers[chain].color == takers[chain].color for chain in givers)


def test_each_symbol_stands_on_two_green_cards_and_law_on_none():
    shown = Counter(card.symbol for card in ALL.buildings if card.symbol)
    assert shown == {"globe": 2, "sundial": 2, "mortar": 2, "triangle": 2, "quill": 2, "wheel": 2}
    assert {item.id for item in [*ALL.progress, *ALL.gods] if item.symbol == "law"} == {"law", "ishtar"}


def test_each_mythology_has_three_gods_and_a_grand_temple():
    assert Counter(god.mythology for god in ALL.gods) == {
        "mesopotamian": 3, "phoenician": 3, "greek": 3, "egyptian": 3, "roman": 3
    }  # fmt: skip
    assert {card.mythology for card in of_deck("temple")} == {item.id for item in ALL.mythologies}


def test_ids_are_unique_over_all_kinds():
    ids = [item_id for items in ALL.by_kind.values() for item_id in items]
    assert len(ids) == len(set(ids)) == 121


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("palace", {"wood": 1, "clay": 1, "stone": 1, "glass": 2}),
        ("town_hall", {"wood": 2, "stone": 3}),
        ("caravansery", {"coins": 2, "glass": 1, "papyrus": 1}),
        ("pretorium", {"coins": 8}),
        ("builders_guild", {"wood": 1, "clay": 1, "stone": 2, "glass": 1}),
        ("phoenician_grand_temple", {"wood": 1, "stone": 1, "glass": 1, "papyrus": 2}),
    ],
)
def test_costs_are_as_printed(card, cost):
    printed = ALL.building(card).cost
    assert {name: value for name, value in printed.model_dump().items() if value} == cost


@pytest.mark.parametrize(("deck", "totals"), TOTALS.items())
def test_costs_of_a_deck_add_up(deck, totals):
    costs = [card.cost for card in of_deck(deck)]
    assert tuple(sum(getattr(cost, name) for cost in costs) for name in COST_NAMES) == totals


def test_costs_of_the_wonders_add_up():
    totals = [sum(getattr(wonder.cost, name) for wonder in ALL.wonders) for name in COST_NAMES]
    assert totals == WONDER_TOTALS


def test_every_item_says_what_it_does_without_leftover_names_of_figures():
    for items in ALL.by_kind.values():
        for item in items.values():
            text = effect_text(item)
            assert text.endswith("."), item.id
            assert "{" not in text


@pytest.mark.parametrize(
    ("item", "text"),
    [
        ("forum", "유리나 파피루스 가운데 하나를 만듭니다. 상대의 거래값은 올리지 않습니다."),
        ("sawmill", "나무를 2개 만듭니다."),
        ("customs_house", "유리나 파피루스를 살 때 하나에 주화 1개만 냅니다."),
        ("academy", "과학 상징은 해시계입니다. 승점 3점입니다."),
        ("arena", "바로 내 도시의 지은 불가사의 하나마다 주화 2개를 받습니다. 승점 3점입니다."),
        ("mathematics", "게임이 끝나면 가진 진보 토큰 하나마다 승점 3점을 얻습니다. 수학도 셉니다."),
        ("tanit", "바로 주화 12개를 받습니다."),
    ],
)
def test_effects_read_as_korean_sentences(item, text):
    assert effect_text(ALL.item(item)) == text


def test_questions_named_by_items_exist():
    known = {faq.id for faq in rules_data.game("duel").terms.faq}
    named = {faq for questions in ALL.faq.values() for faq in questions}
    assert named <= known
    assert set(ALL.faq) <= {item_id for items in ALL.by_kind.values() for item_id in items}


def test_there_are_questions_enough_and_every_disputed_one_shows_its_readings():
    questions = rules_data.game("duel").terms.faq
    assert len(questions) >= 60
    for faq in questions:
        if faq.certainty == "disputed":
            assert [reading.default for reading in faq.readings].count(True) == 1, faq.id


def test_texts_use_only_source_ids_that_the_game_explains():
    game = rules_data.game("duel")
    used = {rule.source for mix in game.combinations() for rule in game.rules(2, mix)}
    used |= {spec.source for spec in game.figure_specs.values()}
    assert used <= set(game.info.sources)


def test_a_name_from_the_box_wins_over_the_usual_one():
    assert name_of(ALL.item("forum"), {"name.forum": "포룸"}) == "포룸"
    with pytest.raises(rules_data.SheetError, match=r"name\.forum"):
        name_of(ALL.item("forum"), {"name.forum": 3})


def test_an_unknown_id_is_refused_with_its_name():
    with pytest.raises(UnknownItemError, match="eiffel_tower"):
        ALL.item("eiffel_tower")
    with pytest.raises(UnknownItemError, match="sphinx"):
        ALL.building("sphinx")


def test_figures_are_read_by_name_for_both_kinds_of_table():
    assert number("guilds_in_age3") == 3
    assert number("guilds_in_age3", pantheon=True) == 0
    assert numbers("temple_points") == (5, 12, 21)
    with pytest.raises(KeyError):
        number("no_such_figure")
