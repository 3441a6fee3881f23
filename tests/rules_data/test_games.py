"""What holds for every game of the shelf, whichever games there are."""

from __future__ import annotations

import itertools
import json
import re

import pytest

import rules_data
from rules_data.game import Game
from rules_data.model import STATUS_KO

GAMES = rules_data.games()
_RULE_LITERAL = re.compile(r"""rule=f?["']([a-z0-9_.]+)["']""")


def _tables() -> list[object]:
    return [
        pytest.param(game, players, sorted(mix), id="-".join([game.id, str(players), *sorted(mix)]))
        for game in GAMES
        for players, mix in itertools.product(game.info.players, game.combinations())
    ]


def _each_game() -> list[object]:
    return [pytest.param(game, id=game.id) for game in GAMES]


def test_games_are_found_by_id() -> None:
    assert [rules_data.game(game.id).id for game in GAMES] == [game.id for game in GAMES]
    assert "tourism" in [game.id for game in GAMES]


def test_an_unknown_game_names_those_that_there_are() -> None:
    with pytest.raises(rules_data.UnknownGameError, match="tourism"):
        rules_data.game("chess")


@pytest.mark.parametrize("game", _each_game())
def test_rule_ids_are_unique_and_begin_with_the_game(game: Game) -> None:
    for mix in game.combinations():
        ids = [rule.id for rule in game.rules(expansions=mix)]
        assert len(ids) == len(set(ids))
        assert all(rule_id.split(".")[0] == game.id for rule_id in ids)


@pytest.mark.parametrize("game", _each_game())
def test_every_rule_that_the_engine_names_exists(game: Game) -> None:
    known = {rule.id for mix in game.combinations() for rule in game.rules(expansions=mix)}
    texts = [path.read_text(encoding="utf-8") for path in game.folder.glob("*.py")]
    named = {rule for text in texts for rule in _RULE_LITERAL.findall(text)}
    assert {rule for rule in named if rule not in known} == set()


@pytest.mark.parametrize(("game", "players", "expansions"), _tables())
def test_every_text_is_filled_for_every_table(game: Game, players: int, expansions: list[str]) -> None:
    for rule in game.rules(players, expansions):
        for text in (rule.title, rule.text, rule.note):
            assert "{" not in text
            assert "None" not in text
        assert rule.title.strip()
        assert rule.text.strip()


@pytest.mark.parametrize(("game", "players", "expansions"), _tables())
def test_set_up_links_its_rules_and_carries_its_figures(
    game: Game, players: int, expansions: list[str]
) -> None:
    guide = game.setup(players, expansions)
    known = {rule.id for rule in game.rules(players, expansions)}
    assert guide.steps
    for step in guide.steps:
        assert step.rule in known
        assert step.status in STATUS_KO
        assert {name: guide.value(name) for name in step.figures} == step.figures
    assert json.loads(json.dumps(guide.to_json()))["figures"].keys() == guide.figures.keys()


@pytest.mark.parametrize("game", _each_game())
def test_a_table_that_the_game_does_not_take_is_refused(game: Game) -> None:
    for players in (min(game.info.players) - 1, max(game.info.players) + 1):
        with pytest.raises(rules_data.SetupError, match="할 수 있는 인원") as refused:
            game.setup(players)
        assert [error["code"] for error in refused.value.errors] == ["player_count"]
    with pytest.raises(rules_data.SetupError, match="'moon' 확장은 없습니다") as refused:
        game.setup(game.info.players[0], ["moon"])
    assert [error["code"] for error in refused.value.errors] == ["not_in_expansion"]


@pytest.mark.parametrize("game", _each_game())
def test_an_empty_sheet_is_refused_in_korean(game: Game) -> None:
    with pytest.raises(rules_data.SheetError) as refused:
        game.score({})
    assert all(re.search("[가-힣]", error["message"]) for error in refused.value.errors)
