"""What must hold for any tourism sheet, over many random ones."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import rules_data
from rules_data.tourism.components import COLORS, components
from tests.rules_data.tourism.builders import card

GAME = rules_data.game("tourism")
DECK = [entry.id for entry in components().cards if not entry.link]

printed = st.builds(
    card,
    color=st.sampled_from(COLORS),
    points=st.integers(0, 5),
    mapae=st.integers(0, 3),
    tier=st.integers(1, 3),
    themes=st.lists(st.sampled_from([f"theme_{number}" for number in range(8)]), max_size=2),
    region=st.sampled_from([f"region_{number}" for number in range(6)]),
)
modes = st.sampled_from(
    [
        {"mode": "three_paths"},
        {"mode": "cards", "win_condition": {"needs": {"points": 6, "mapae": 2}}},
        {"mode": "cards", "win_condition": {"id": "eight_themes"}},
        {"mode": "cards", "win_condition": {"id": "national_tour"}},
    ]
)


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """A legal sheet: printed cards, cards of the deck once each, and links to own colours."""
    players = []
    for seat in range(draw(st.integers(2, 4))):
        cards = draw(st.lists(printed, max_size=7))
        cards += [
            {"id": name} for name in draw(st.lists(st.sampled_from(DECK[seat::4]), unique=True, max_size=3))
        ]
        if cards and "color" in cards[0] and draw(st.booleans()):
            linked = {key: value for key, value in draw(printed).items() if key != "color"}
            cards.append(linked | {"linked_color": cards[0]["color"]})
        players.append({"cards": cards, "relics": draw(st.integers(0, 2))})
    return copy.deepcopy(draw(modes)) | {"players": players}


@settings(max_examples=60)
@given(sheets())
def test_scoring_twice_gives_the_same(sheet: dict[str, Any]) -> None:
    before = copy.deepcopy(sheet)
    assert GAME.score(sheet) == GAME.score(sheet)
    assert sheet == before


@settings(max_examples=60)
@given(sheets())
def test_totals_are_sums_of_their_lines(sheet: dict[str, Any]) -> None:
    for who in GAME.score(sheet).players:
        assert sum(line.points for line in who.lines) == who.total == sum(who.breakdown.values())
        assert who.stats is not None
        assert (
            sum(who.stats["discounts"].values()) == who.stats["purchased"] == sum(who.stats["tiers"].values())
        )


@settings(max_examples=60)
@given(sheets(), st.randoms(use_true_random=False))
def test_the_order_of_the_players_does_not_matter(sheet: dict[str, Any], rng: Any) -> None:
    order = list(range(len(sheet["players"])))
    rng.shuffle(order)
    mixed = sheet | {"players": [sheet["players"][seat] for seat in order]}
    first, second = GAME.score(sheet), GAME.score(mixed)
    assert {order[seat] for seat in second.winners} == set(first.winners)
    assert second.decided_by == first.decided_by
    for place, seat in enumerate(order):
        assert second.players[place].total == first.players[seat].total
        assert second.players[place].rank == first.players[seat].rank
        assert second.players[place].stats == first.players[seat].stats


@settings(max_examples=60)
@given(sheets(), printed)
def test_one_more_card_never_lowers_a_total(sheet: dict[str, Any], more: dict[str, Any]) -> None:
    before = GAME.score(sheet)
    sheet["players"][0]["cards"].append(more)
    after = GAME.score(sheet)
    assert after.players[0].total == before.players[0].total + more["points"]
    assert [who.total for who in after.players[1:]] == [who.total for who in before.players[1:]]
    assert set(before.reached or ()) <= set(after.reached or ()) or sheet["mode"] == "three_paths"


@settings(max_examples=60)
@given(sheets())
def test_winners_are_among_those_who_reached_it_and_rank_first(sheet: dict[str, Any]) -> None:
    result = GAME.score(sheet)
    assert set(result.winners) <= set(result.reached or ())
    assert bool(result.winners) == bool(result.reached)
    assert (result.decided_by == "unfinished") == (not result.winners)
    assert (result.decided_by == "shared") == (len(result.winners) > 1)
    for seat in result.winners:
        assert result.players[seat].rank == 1


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEYS = ["mode", "win_condition", "targets", "settings", "players", "cards", "relics", "id", "points", "needs"]


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=6), junk, max_size=6))
def test_junk_is_scored_or_refused_with_sentences(sheet: dict[str, Any]) -> None:
    assert _is_scored_or_refused(sheet)


@settings(max_examples=150)
@given(sheets(), st.sampled_from(["name", "relics", "cards"]), junk)
def test_junk_in_one_place_of_a_sheet_is_scored_or_refused(
    sheet: dict[str, Any], key: str, value: Any
) -> None:
    sheet["players"][0][key] = value
    assert _is_scored_or_refused(sheet)


def _is_scored_or_refused(sheet: dict[str, Any]) -> bool:
    try:
        return bool(GAME.score(sheet).players)
    except rules_data.SheetError as refused:
        return all(error["code"] and error["message"] for error in refused.errors) and bool(refused.errors)
