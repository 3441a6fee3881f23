"""The data files of Orbis agree with each other and with the engine."""

from __future__ import annotations

import typing
from pathlib import Path

import pytest

import rules_data
from rules_data.orbis.components import COLORS, Color, Kind, components, figure_value
from rules_data.orbis.gods import RULES
from rules_data.orbis.pyramid import PLACES, ROWS, neighbours, obstacle
from rules_data.orbis.readings import CHOICES
from rules_data.orbis.sheet import HAND_LIMIT, Settings
from rules_data.orbis.turn import limits
from tests.rules_data.orbis.builders import pyramid


def known_rules() -> set[str]:
    return {rule.id for rule in rules_data.game("orbis").rules()}


def test_colours_and_kinds_are_those_of_the_sheet() -> None:
    assert tuple(color.id for color in components().colors) == COLORS == typing.get_args(Color)
    assert {kind.id for kind in components().kinds} == set(typing.get_args(Kind))


def test_every_kind_has_its_colour() -> None:
    colors = {kind.id: kind.color for kind in components().kinds}
    assert colors == {
        "plain": None,
        "farm": "yellow",
        "village": "yellow",
        "volcano": "red",
        "irrigation": "blue",
        "forest": "green",
        "temple": "white",
        "wilderness": None,
    }


def test_known_gods_are_four_and_two_of_them_with_their_points() -> None:
    gods = {god.id: (god.kind, god.color, god.cp) for god in components().gods}
    assert gods == {
        "love": ("fixed", None, 1),
        "sea": ("most", "blue", 3),
        "fire": ("most", "red", None),
        "balance": (None, None, None),
    }


def test_a_world_is_fourteen_tiles_and_a_god_in_fifteen_rounds() -> None:
    assert ROWS == (5, 4, 3, 2)
    assert len(PLACES) == sum(ROWS) == figure_value("region_places") == 14
    assert figure_value("rounds") == figure_value("region_places") + figure_value("gods_each") == 15


def test_the_figures_of_the_turn_are_these() -> None:
    figures = rules_data.game("orbis").figures(3)
    assert limits(figures).model_dump() == {
        "display_side": 3,
        "cubes_per_neighbour": 1,
        "exchange_give": 3,
        "hand_limit": 10,
        "rounds": 15,
        "region_places": 14,
    }
    assert figures["display"].value == figures["display_side"].value ** 2
    assert figures["exchange_get"].value == 1
    assert figures["wilderness_points"].value == -1
    assert HAND_LIMIT == 10


def test_every_place_touches_as_many_as_the_hexagons_do() -> None:
    counts = [[len(neighbours(place)) for place in PLACES if place.row == row] for row in range(4)]
    assert counts == [[2, 4, 4, 4, 2], [4, 6, 6, 4], [4, 6, 4], [3, 3]]


def test_touching_is_mutual() -> None:
    assert all(place in neighbours(other) for place in PLACES for other in neighbours(place))


def test_every_rule_that_the_engine_names_exists() -> None:
    scored = {"plain", "village", "volcano", "irrigation", "forest", "wilderness", "temple"}
    named = {f"orbis.score.{kind}" for kind in scored} | set(RULES.values())
    named |= {choice.rule for choice in CHOICES}
    world = pyramid("rr...", "r...", "...", "..")
    found = [obstacle(world, place, "yellow") for place in PLACES]
    codes = {one.code for one in found if one}
    assert codes == {"taken", "base_gap", "support"}
    named |= {one.rule for one in found if one} | {"orbis.turn.place.color"}
    assert named <= known_rules()


def test_every_setting_has_its_words() -> None:
    assert [choice.setting for choice in CHOICES] == list(Settings.model_fields)


def test_there_are_enough_questions_and_disputed_ones_show_their_readings() -> None:
    faq = rules_data.game("orbis").terms.faq
    assert len(faq) >= 25
    for entry in faq:
        assert (entry.certainty == "disputed") == bool(entry.readings), entry.id
        assert sum(reading.default for reading in entry.readings) <= 1, entry.id


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_text_reads_without_a_gap(players: int) -> None:
    for rule in rules_data.game("orbis").rules(players):
        for text in (rule.title, rule.text, rule.note):
            assert "{" not in text, rule.id
            assert "None" not in text, rule.id


def test_sources_named_in_the_data_are_explained() -> None:
    game = rules_data.game("orbis")
    used = {rule.source for rule in game.rules(2)} | {rule.source for rule in game.rules(4)}
    used |= {spec.source for spec in game.figure_specs.values()}
    used |= {god.source for god in components().gods} | {kind.source for kind in components().kinds}
    assert used == set(game.info.sources)


def test_worked_cases_are_there() -> None:
    path = Path(__file__).parents[2] / "cases" / "orbis.yaml"
    assert path.read_text(encoding="utf-8").count("\n- id:") >= 26
