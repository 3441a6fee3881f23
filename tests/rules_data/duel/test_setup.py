"""The set-up for both kinds of table, and the walks of the later ages."""

import pytest

import rules_data
from rules_data.duel.turn import STAGE_KO, draft, draft_turn, pool, stage_of, walk

GAME = rules_data.game("duel")
BASE = {
    "starting_coins": 7,
    "progress_tokens_on_board": 5,
    "cards_removed_per_age": 3,
    "wonders_dealt": 8,
    "wonders_each": 4,
    "guilds_in_age3": 3,
}
PANTHEON = BASE | {
    "guilds_in_age3": 0,
    "mythology_tokens_on_cards": 5,
    "mythology_slots": [2, 4, 9, 11, 13],
    "offering_tokens": 3,
    "offering_slots": [6, 8, 10],
    "god_decks": 5,
    "grand_temples_in_age3": 3,
}


@pytest.mark.parametrize(("expansions", "wanted"), [((), BASE), (("pantheon",), PANTHEON)])
def test_setup_carries_the_named_figures(expansions, wanted):
    guide = GAME.setup(2, expansions)
    assert {name: guide.value(name) for name in wanted} == wanted


def test_a_base_table_hears_nothing_of_pantheon():
    guide = GAME.setup(2)
    assert "god_decks" not in guide.figures
    assert not any("신화" in step.text or "대신전" in step.text for step in guide.steps)


def test_pantheon_draws_more_wonders_and_tokens():
    guide = GAME.setup(2, ["pantheon"])
    assert (guide.value("wonders_total"), guide.value("progress_tokens_total")) == (14, 13)
    assert (GAME.setup(2).value("wonders_total"), GAME.setup(2).value("progress_tokens_total")) == (12, 10)


def test_with_pantheon_the_wonders_are_chosen_after_the_mythology_tokens():
    order = [step.id for step in GAME.setup(2, ["pantheon"]).steps]
    assert order.index("duel.setup.mythology") < order.index("duel.setup.draft.pantheon")
    base = [step.id for step in GAME.setup(2).steps]
    assert base.index("duel.setup.draft") < base.index("duel.setup.structure")


@pytest.mark.parametrize("players", [1, 3])
def test_only_two_can_play(players):
    with pytest.raises(rules_data.SetupError, match="할 수 있는 인원: 2명"):
        GAME.setup(players)


def test_later_ages_have_walks_of_their_own():
    guide = GAME.setup(2, ["pantheon"])
    assert [step.id for step in walk(guide, "age3")] == [
        "duel.setup.age3.guilds",
        "duel.setup.age3.temples",
        "duel.setup.age3.structure",
        "duel.setup.age3.first",
    ]
    assert [step.id for step in walk(GAME.setup(2), "age2")] == [
        "duel.setup.age2.structure",
        "duel.setup.age2.first",
    ]
    assert sum(len(walk(guide, stage)) for stage in STAGE_KO) == len(guide.steps)
    assert stage_of(guide.steps[0]) == "start"


def test_the_draft_goes_one_two_one_and_then_the_other_way_round():
    assert [(pick.group, pick.picker, pick.count) for pick in draft()] == [
        (0, 0, 1), (0, 1, 2), (0, 0, 1), (1, 1, 1), (1, 0, 2), (1, 1, 1)
    ]  # fmt: skip
    assert [sum(pick.count for pick in draft() if pick.picker == seat) for seat in (0, 1)] == [4, 4]


def test_the_draft_knows_who_picks_next():
    turns = [draft_turn(chosen) for chosen in range(9)]
    assert [turn.picker if turn else None for turn in turns] == [0, 1, 1, 0, 1, 0, 0, 1, None]
    assert [turn.count if turn else 0 for turn in turns] == [1, 2, 1, 1, 1, 2, 1, 1, 0]


@pytest.mark.parametrize(
    ("name", "pantheon", "size", "count"),
    [
        ("wonders", False, 12, 8),
        ("wonders", True, 14, 8),
        ("progress_tokens", False, 10, 5),
        ("progress_tokens", True, 13, 5),
        ("guilds", False, 7, 3),
        ("mythology_tokens", True, 10, 5),
        ("grand_temples", True, 5, 3),
        ("offering_tokens", True, 3, 3),
        ("enki_tokens", True, 13, 2),
    ],
)
def test_random_helpers_draw_from_the_right_pools(name, pantheon, size, count):
    drawn = pool(name, pantheon)
    assert (len(drawn.items), drawn.count) == (size, count)


def test_every_step_that_offers_a_draw_has_a_pool():
    offered = {step.draw for mix in GAME.combinations() for step in GAME.setup(2, mix).steps if step.draw}
    for name in offered - {"first_player"}:
        assert pool(name, pantheon=name != "guilds").count > 0
