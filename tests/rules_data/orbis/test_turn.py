"""The calculators of a turn: display, places, cube limit, rounds, what-if."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import rules_data
from rules_data.orbis.pyramid import PLACES, Place
from rules_data.orbis.sheet import Sheet
from rules_data.orbis.tiles import Plain, Temple, Wilderness
from rules_data.orbis.turn import (
    DisplayTile,
    Limits,
    allowed_places,
    display_neighbours,
    forest_states,
    legal_places,
    limits,
    round_state,
    take,
    to_discard,
    what_if,
)
from tests.rules_data.orbis.builders import EMPTY, forest, player, pyramid, temple

GREEN = Plain(kind="plain", color="green", cp=0)
WILD = Wilderness(kind="wilderness")


@pytest.fixture(scope="module")
def limit() -> Limits:
    return limits(rules_data.game("orbis").figures(2))


def display(*colors: str) -> list[DisplayTile | None]:
    return [DisplayTile.model_validate({"color": color}) for color in colors]


NINE = ("red", "blue", "green", "white", "red", "yellow", "blue", "green", "white")


@pytest.mark.parametrize(
    ("index", "neighbours"),
    [
        (0, (1, 3)),
        (1, (0, 2, 4)),
        (2, (1, 5)),
        (3, (0, 4, 6)),
        (4, (1, 3, 5, 7)),
        (5, (2, 4, 8)),
        (6, (3, 7)),
        (7, (4, 6, 8)),
        (8, (5, 7)),
    ],
)
def test_cubes_go_to_the_sides_and_not_to_the_corners(
    limit: Limits, index: int, neighbours: tuple[int, ...]
) -> None:
    assert display_neighbours(index, limit) == neighbours


def test_taking_the_middle_puts_its_colour_on_four_tiles_and_empties_its_place(limit: Limits) -> None:
    found = take(display(*NINE), 4, limit)
    assert found.placed_on == (1, 3, 5, 7)
    assert found.gained == {}
    assert found.display[4] is None
    assert [found.display[spot].cubes for spot in (1, 3, 5, 7) if found.display[spot]] == [{"red": 1}] * 4
    assert [found.display[spot].cubes for spot in (0, 2, 6, 8) if found.display[spot]] == [{}] * 4


def test_cubes_on_the_tile_go_to_the_player_and_pile_up_on_neighbours(limit: Limits) -> None:
    once = take(display(*NINE), 4, limit)
    refilled = [*once.display[:4], DisplayTile(color="red"), *once.display[5:]]
    twice = take(refilled, 4, limit)
    assert twice.display[1] == DisplayTile(color="blue", cubes={"red": 2})
    then = take(twice.display, 1, limit)
    assert then.gained == {"red": 2}
    assert then.placed_on == (0, 2)


def test_the_display_before_is_left_as_it_was(limit: Limits) -> None:
    before = display(*NINE)
    take(before, 4, limit)
    assert before == display(*NINE)


@pytest.mark.parametrize("index", [-1, 9])
def test_a_place_off_the_display_is_refused(limit: Limits, index: int) -> None:
    with pytest.raises(ValueError, match="0부터 8까지"):
        take(display(*NINE), index, limit)


def test_an_empty_place_cannot_be_taken(limit: Limits) -> None:
    with pytest.raises(ValueError, match="비어"):
        take([None, *display(*NINE[1:])], 0, limit)


def labels(places: Sequence[Place]) -> list[str]:
    return [place.label for place in places]


def test_the_first_tile_may_lie_anywhere_on_the_ground() -> None:
    assert allowed_places(pyramid(*EMPTY), "red") == PLACES[:5]


def test_the_ground_grows_side_by_side_and_the_second_floor_by_colour() -> None:
    world = pyramid(".ry..", "....", "...", "..")
    grounds = ["1층 1번째", "1층 4번째"]
    assert labels(allowed_places(world, "red")) == [*grounds, "2층 2번째"]
    assert labels(allowed_places(world, "yellow")) == [*grounds, "2층 2번째"]
    assert labels(allowed_places(world, "blue")) == grounds
    assert labels(allowed_places(world, None)) == [*grounds, "2층 2번째"]


def test_over_a_wilderness_any_colour_may_lie() -> None:
    world = pyramid("xgggg", "....", "...", "..")
    assert labels(allowed_places(world, "blue")) == ["2층 1번째"]


def test_a_colour_without_a_place_can_only_become_wilderness() -> None:
    world = pyramid("rrrrr", "....", "...", "..")
    assert allowed_places(world, "blue") == ()
    assert len(allowed_places(world, None)) == 4


def test_every_place_that_is_closed_says_why_with_a_rule() -> None:
    world = pyramid("rr...", "....", "...", "..")
    found = {check.place.label: check.obstacle for check in legal_places(world, "blue")}
    told = {label: one.code for label, one in found.items() if one}
    assert told["1층 1번째"] == "taken"
    assert told["1층 4번째"] == "base_gap"
    assert told["2층 1번째"] == "color"
    assert told["2층 2번째"] == "support"
    assert told["4층 2번째"] == "support"
    assert [label for label, one in found.items() if one is None] == ["1층 3번째"]


@pytest.mark.parametrize(("hand", "back"), [({"red": 6, "blue": 6}, 2), ({"red": 10}, 0), ({}, 0)])
def test_more_than_ten_cubes_go_back(limit: Limits, hand: dict[str, int], back: int) -> None:
    assert to_discard(hand, limit) == back  # type: ignore[arg-type]


def test_rounds_count_to_fifteen_and_the_god_waits_to_the_last(limit: Limits) -> None:
    first = round_state(0, has_god=False, limit=limit)
    assert (first.number, first.left, first.may_take_region, first.may_take_god) == (1, 15, True, True)
    last = round_state(14, has_god=False, limit=limit)
    assert (last.number, last.left, last.must_take_god, last.finished) == (15, 1, True, False)
    other = round_state(13, has_god=True, limit=limit)
    assert (other.number, other.may_take_god, other.must_take_god) == (15, False, False)
    done = round_state(14, has_god=True, limit=limit)
    assert (done.number, done.left, done.finished) == (15, 0, True)


def sheet(*letters: str, **more: object) -> Sheet:
    return Sheet.model_validate({"players": [player(*letters, **more), player()]})  # type: ignore[arg-type]


def test_a_green_tile_beside_a_forest_wakes_it() -> None:
    start = sheet("g....", *EMPTY[1:], put={(0, 0): forest("green", 1, 5)})
    found = what_if(start, 0, Place(0, 1), GREEN, {})
    assert (found.before, found.after, found.change) == (0, 5, 5)
    assert found.parts == {"tiles": 5}
    assert found.woken == (Place(0, 0),)


def test_a_wilderness_wakes_it_too_and_costs_a_point() -> None:
    start = sheet("g....", *EMPTY[1:], put={(0, 0): forest("green", 1, 5)})
    found = what_if(start, 0, Place(0, 1), WILD, {})
    assert (found.change, found.parts) == (4, {"tiles": 5, "wilderness": -1})


def test_a_temple_takes_the_token_from_somebody_else() -> None:
    start = Sheet.model_validate(
        {"players": [player(*EMPTY, put={(0, 0): temple(1, 5)}), player(put={(0, 4): temple(2, 5)})]}
    )
    found = what_if(start, 0, Place(0, 1), Temple(kind="temple", icons=3, mystic=1), {})
    assert found.seats == (5, -5)
    assert found.parts == {"temples": 5}


def test_an_illegal_place_gives_the_reason_and_no_change() -> None:
    found = what_if(sheet("rr...", *EMPTY[1:]), 0, Place(1, 0), GREEN, {})
    assert found.obstacle is not None
    assert (found.obstacle.code, found.obstacle.rule) == ("color", "orbis.turn.place.color")
    assert (found.change, found.seats) == (0, (0, 0))


def test_a_forest_tells_what_it_counts_and_what_it_lacks() -> None:
    state = forest_states(pyramid("rgx..", *EMPTY[1:], put={(0, 1): forest("red", 3, 4)}))[0]
    assert (state.count, state.missing, state.active, state.points) == (2, 1, False, 0)
    assert (state.matching, state.wild) == ((Place(0, 0),), (Place(0, 2),))
    assert state.free == (Place(1, 0), Place(1, 1))
    assert state.why == "맞닿은 빨강 1 + 황무지 1 = 2, 필요한 수 3"
