"""The set-up guide of the tourism game, for 2, 3 and 4, with every figure written out."""

from __future__ import annotations

from typing import Any

import pytest

import rules_data

GAME = rules_data.game("tourism")


@pytest.mark.parametrize(
    ("players", "tokens", "relics"),
    [(2, 4, 3), (3, 5, 4), (4, 7, 5)],
)
def test_every_figure_of_the_set_up(players: int, tokens: int, relics: int) -> None:
    guide = GAME.setup(players)
    assert {name: figure.value for name, figure in guide.figures.items()} == {
        "tier_cards": [40, 30, 20],
        "cards_total": 90,
        "face_up_per_tier": 4,
        "tokens_per_color": tokens,
        "token_colors": 5,
        "jokers": 5,
        "relics_revealed": relics,
        "goal_cards": 1,
    }


def test_the_steps_come_in_the_order_in_which_a_table_is_laid_out() -> None:
    steps = GAME.setup(3).steps
    assert [step.id.removeprefix("tourism.setup.") for step in steps] == [
        "decks",
        "display",
        "tokens",
        "jokers",
        "relics",
        "goal",
        "first",
    ]


def test_the_texts_say_the_figures() -> None:
    texts = {step.id: step.text for step in GAME.setup(4).steps}
    assert "관광카드 90장을 40장, 30장, 20장의" in texts["tourism.setup.decks"]
    assert "위에서 4장을" in texts["tourism.setup.display"]
    assert "5색 토큰을 색마다 7개씩" in texts["tourism.setup.tokens"]
    assert "조커 5개를" in texts["tourism.setup.jokers"]
    assert "섞어 5장을" in texts["tourism.setup.relics"]
    assert "카드 1장을 고릅니다" in texts["tourism.setup.goal"]


def test_a_step_is_only_as_certain_as_its_weakest_figure() -> None:
    status = {step.id.removeprefix("tourism.setup."): step.status for step in GAME.setup(2).steps}
    assert status == {
        "decks": "stated",
        "display": "default",
        "tokens": "default",
        "jokers": "stated",
        "relics": "default",
        "goal": "stated",
        "first": "default",
    }


def test_the_house_defaults_say_so() -> None:
    figures = GAME.setup(2).figures
    defaults = {name for name, figure in figures.items() if figure.status == "default"}
    assert defaults == {"face_up_per_tier", "tokens_per_color", "relics_revealed"}
    assert all(figures[name].why for name in defaults)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_box_values_overwrite_tokens_and_relics_of_their_own_count(players: int) -> None:
    box = {f"tokens_per_color.{players}": 6, f"relics_revealed.{players}": 2, "tokens_per_color.9": 1}
    guide = GAME.setup(players, box=box)
    tokens, relics = guide.figures["tokens_per_color"], guide.figures["relics_revealed"]
    assert (tokens.value, tokens.status, tokens.box) == (6, "box", f"tokens_per_color.{players}")
    assert (relics.value, relics.status) == (2, "box")
    steps = {step.id: step for step in guide.steps}
    assert "색마다 6개씩" in steps["tourism.setup.tokens"].text
    assert steps["tourism.setup.tokens"].status == "box"


def test_a_box_value_of_another_count_changes_nothing() -> None:
    assert GAME.setup(2, box={"tokens_per_color.3": 6}).value("tokens_per_color") == 4


@pytest.mark.parametrize("wrong", ["six", "6", -1, 2.5, True, None, [6], {"a": 6}])
def test_a_wrong_box_value_is_refused(wrong: Any) -> None:
    with pytest.raises(rules_data.BoxError) as refused:
        GAME.setup(3, box={"tokens_per_color.3": wrong})
    (problem,) = refused.value.errors
    assert problem["code"] == "out_of_range"
    assert problem["path"] == "tokens_per_color.3"
    assert "0 이상의 정수를 적어 주세요." in problem["message"]


@pytest.mark.parametrize(("players", "quoted"), [(1, "1명"), (5, "5명"), (0, "0명"), (-1, "-1명")])
def test_other_player_counts_are_refused(players: int, quoted: str) -> None:
    with pytest.raises(rules_data.SetupError) as refused:
        GAME.setup(players)
    (problem,) = refused.value.errors
    assert problem["message"] == (
        f"관광카드 여행: {quoted}은 할 수 없습니다. 할 수 있는 인원: 2명, 3명, 4명."
    )


def test_there_are_no_expansions() -> None:
    with pytest.raises(rules_data.SetupError, match="있는 확장: 없음"):
        GAME.setup(2, ["pantheon"])
