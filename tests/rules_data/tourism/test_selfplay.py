"""The self-play's own compact table says what the game's engine says, on tables that bots have played."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules_data
from rules_data.tourism.components import COLORS, components
from rules_data.tourism.turn import legal_takes, link_colors, price, relics_due, reserve
from tests.bench import selfplay
from tests.bench.selfplay_bots import STYLES, Bot, lacks
from tests.bench.selfplay_goals import CardGoal, Goal, PathGoal
from tests.bench.selfplay_table import JOKER, Player, Table, legal_take, load_deck, load_setup

PARTS = components()
DECK = load_deck()


def played(goal_id: str, players: int, seed: int, rounds: int = 70) -> Iterator[tuple[Table, Goal]]:
    """The table after each round of a game that nobody ends."""
    rng = random.Random(seed)
    goal = selfplay.goals(players)[goal_id][1]
    table = Table(DECK, players, rng)
    bots = [Bot(goal, style, rng) for style in itertools.islice(itertools.cycle(STYLES.values()), players)]
    for _ in range(rounds):
        for bot, me in zip(bots, table.players, strict=True):
            bot.play(table, me)
        yield table, goal


def by_color(numbers: list[int]) -> dict[str, int]:
    return dict(zip(COLORS, numbers, strict=False))


def sheet(table: Table, goal: Goal) -> dict[str, Any]:
    """The same table as a score sheet."""
    players = [
        {"relics": me.relics, "cards": [_card(*bought) for bought in me.bought]} for me in table.players
    ]
    if isinstance(goal, CardGoal):
        return {"mode": "cards", "win_condition": {"needs": dict(goal.needs)}, "players": players}
    return {"mode": "three_paths", "targets": goal.targets.model_dump(), "players": players}


def _card(card: int, color: int) -> dict[str, Any]:
    values: dict[str, Any] = {"id": DECK.ids[card]}
    return values | ({"linked_color": COLORS[color]} if PARTS.cards[card].link else {})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_price_of_every_card_is_the_engines(players: int) -> None:
    compared = 0
    for table, _ in played("eight_themes", players, seed=11, rounds=30):
        for me in table.players:
            for card in table.open + me.reserved:
                told = price(
                    PARTS.cards[card].cost, by_color(me.discounts), by_color(me.tokens), me.tokens[JOKER]
                )
                assert dict(zip(COLORS, table.price(me, card), strict=True)) == told.owed
                if table.may_have(me, card):
                    assert lacks(table, me, card) == told.missing
                compared += 1
    assert compared > 500


@given(st.lists(st.integers(0, 7), min_size=5, max_size=5))
def test_takes_are_legal_where_the_engine_says_so(tokens: list[int]) -> None:
    limit = load_setup(4).limits
    told = legal_takes(by_color(tokens), limit)
    for size in (1, 2, 3):
        for colors in itertools.combinations_with_replacement(range(5), size):
            names = [COLORS[color] for color in colors]
            pair = size == 2 and names[0] == names[1]
            different = len(set(names)) == size == told.different and set(names) <= set(told.colors)
            expected = names[0] in told.pairs if pair else different
            assert legal_take([*tokens, 5], colors, limit) == expected, names


def test_jokers_and_nothing_are_no_take() -> None:
    limit = load_setup(2).limits
    assert not legal_take([4, 4, 4, 4, 4, 5], (JOKER,), limit)
    assert not legal_take([0, 0, 0, 0, 0, 5], (), limit)


def test_link_cards_may_be_had_when_the_engine_finds_a_colour() -> None:
    link = next(number for number, card in enumerate(PARTS.cards) if card.link)
    table, me = Table(DECK, 2, random.Random(1)), Player(DECK)
    assert not table.may_have(me, link)
    assert link_colors(by_color(me.discounts)) == []
    me.discounts[2] = 1
    assert table.may_have(me, link)
    assert link_colors(by_color(me.discounts)) == ["green"]


@given(st.lists(st.integers(0, 3), min_size=5, max_size=5), st.integers(0, 99))
def test_one_relic_is_claimed_when_the_engine_says_one_is_due(discounts: list[int], seed: int) -> None:
    table = Table(DECK, 4, random.Random(seed))
    me = table.players[2]
    me.discounts = discounts
    shown = [relic for relic in PARTS.relics if tuple(relic.needs.as_dict().values()) in table.relics]
    assert len(shown) == 5
    due = relics_due(by_color(discounts), shown)
    table.claim_relic(me)
    assert me.relics == me.points == 5 - len(table.relics) == min(1, len(due))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("goal_id", list(selfplay.goals(2)))
def test_winners_are_those_of_the_score_engine(goal_id: str, players: int) -> None:
    engine, decided = rules_data.game("tourism"), set()
    for table, goal in played(goal_id, players, seed=14):
        result = engine.score(sheet(table, goal))
        assert list(result.winners) == goal.winners(table.players)
        assert bool(result.winners) == any(goal.reached(me) for me in table.players)
        assert [player.total for player in result.players] == [me.points for me in table.players]
        decided.add(result.decided_by)
    assert "unfinished" in decided
    assert len(decided) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_and_cards_are_never_lost(players: int) -> None:
    setup = load_setup(players)
    for table, _ in played("signature_journey", players, seed=15, rounds=40):
        for color in range(5):
            held = sum(me.tokens[color] for me in table.players)
            assert table.bank[color] + held == setup.tokens_per_color
        assert table.bank[JOKER] + sum(me.tokens[JOKER] for me in table.players) == setup.jokers == 5
        cards = list(table.open) + [card for pile in table.piles.values() for card in pile]
        for me in table.players:
            assert sum(me.tokens) <= 10
            assert min(me.tokens) >= 0
            cards += me.reserved + [card for card, _ in me.bought]
        assert sorted(cards) == list(range(90))


def test_fourth_reservation_is_refused_as_by_the_engine() -> None:
    table = Table(DECK, 2, random.Random(3))
    me = table.players[0]
    for _ in range(3):
        assert reserve(len(me.reserved), table.bank[JOKER], sum(me.tokens), table.limits).allowed
        table.reserve(me, table.open[0])
    assert me.tokens[JOKER] == 3
    assert not reserve(len(me.reserved), table.bank[JOKER], sum(me.tokens), table.limits).allowed
    with pytest.raises(ValueError, match="3 cards are reserved already"):
        table.reserve(me, table.open[0])


def test_unpayable_card_is_refused() -> None:
    table = Table(DECK, 2, random.Random(4))
    with pytest.raises(ValueError, match="jokers, 0 held"):
        table.buy(table.players[0], table.open[-1])


def test_same_seed_plays_the_same_games() -> None:
    assert selfplay.run("eight_themes", 2, 3, seed=9) == selfplay.run("eight_themes", 2, 3, seed=9)
    assert selfplay.run("eight_themes", 2, 3, seed=9) != selfplay.run("eight_themes", 2, 3, seed=10)


def test_game_that_nobody_can_win_ends_at_round_sixty() -> None:
    never = CardGoal((("points", 999),))
    assert selfplay.play_game(never, 2, random.Random(5)) == selfplay.Game(60, ())


def test_first_seats_share_counts_shared_wins_in_fractions() -> None:
    games = tuple(selfplay.Game(20, winners) for winners in [(0,), (0, 1), (1,), (1,)])
    row = selfplay.Row("any", "아무", 2, (*games, selfplay.Game(60, ())))
    assert row.first_seat == 0.75  # 1.5 of 4 finished games, fair would be 2
    assert row.reached == 0.8
    assert row.rounds == (20, 20, 60)


def test_three_paths_prefer_the_larger_excess_to_points() -> None:
    goal = PathGoal(PARTS.targets)
    rich, mapae, color = Player(DECK), Player(DECK), Player(DECK)
    rich.points, mapae.mapae, color.color_points[1] = 30, 10, 12
    assert goal.winners([rich, mapae]) == [1]
    assert goal.winners([rich, mapae, color]) == [2]
    assert goal.winners([rich]) == [0]
