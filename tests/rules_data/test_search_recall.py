"""Players' questions find the right rule: measured on the half of the questions that tuned nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from rules_data.search import finder
from tests.support.questions import entries, foreign, measure, questions

ALL = [*questions("tune"), *questions("held out")]


def by_search(question: str, game: str) -> list[str]:
    return [hit.entry.id for hit in finder().search(question, game)]


def test_every_game_has_at_least_forty_questions() -> None:
    counts = Counter(question.game for question in ALL)
    assert set(counts) == {"tourism", "orbis", "duel", "artifact"}
    assert min(counts.values()) >= 40


def test_every_right_answer_exists() -> None:
    known = entries()
    assert {entry_id for question in ALL for entry_id in question.right} <= set(known)
    assert all(known[entry_id].game == question.game for question in ALL for entry_id in question.right)


def test_no_question_is_asked_twice_of_a_game() -> None:
    assert max(Counter((question.game, question.ask) for question in ALL).values()) == 1


def test_the_halves_share_no_question() -> None:
    tune = {(question.game, question.ask) for question in [*questions("tune"), *foreign("tune")]}
    held_out = {(question.game, question.ask) for question in [*questions("held out"), *foreign("held out")]}
    assert not tune & held_out


def test_no_wording_for_the_search_is_a_held_out_question() -> None:
    from rules_data import games
    from rules_data.asking.entries import all_entries

    taught = {wording for game in games() for entry in all_entries(game) for wording in entry.asked}
    assert not {question.ask.rstrip("?") for question in questions("held out")} & taught


@pytest.fixture(scope="module")
def held_out() -> tuple[float, float, float]:
    return measure(by_search, "held out")


def test_the_right_rule_stands_first_for_85_of_100_held_out_questions(
    held_out: tuple[float, float, float],
) -> None:
    assert held_out[0] >= 0.85


def test_the_right_rule_is_among_three_for_97_of_100_held_out_questions(
    held_out: tuple[float, float, float],
) -> None:
    assert held_out[1] >= 0.97


def test_questions_about_other_games_are_mostly_refused(held_out: tuple[float, float, float]) -> None:
    assert held_out[2] >= 0.85
