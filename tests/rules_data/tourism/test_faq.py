"""The questions of the tourism game: short answers that stand on a rule, and open readings said openly."""

from __future__ import annotations

import re

import pytest

import rules_data
from rules_data.model import Faq

GAME = rules_data.game("tourism")


def _each() -> list[object]:
    return [pytest.param(faq, id=faq.id) for faq in GAME.terms.faq]


def test_there_are_many_questions_each_asked_once() -> None:
    questions = [faq.question for faq in GAME.terms.faq]
    assert len(questions) >= 25
    assert len(set(questions)) == len(questions)


@pytest.mark.parametrize("faq", _each())
def test_a_question_stands_on_a_rule_paragraph_and_a_known_source(faq: Faq) -> None:
    assert faq.id.startswith("tourism.faq.")
    assert GAME.rule(faq.rule).kind in {"setup", "turn", "score"}
    assert faq.source in GAME.info.sources


@pytest.mark.parametrize("faq", _each())
def test_figures_are_named_and_never_written_out(faq: Faq) -> None:
    for text in (faq.question, faq.answer, faq.reason, *(reading.text for reading in faq.readings)):
        assert not re.search(r"\d", re.sub(r"\{[^}]*\}", "", text)) or "0보다" in text


@pytest.mark.parametrize("faq", _each())
def test_the_answer_is_short_and_polite(faq: Faq) -> None:
    assert faq.question.endswith("?")
    assert len(faq.answer) <= 70
    for text in (faq.answer, faq.reason):
        assert re.search(r"(니다|세요|요)\.$", text)


@pytest.mark.parametrize("faq", _each())
def test_open_readings_name_exactly_one_default_and_are_not_called_sure(faq: Faq) -> None:
    if faq.readings:
        assert len(faq.readings) >= 2
        assert [reading.default for reading in faq.readings].count(True) == 1
        assert faq.certainty != "sure"
    if faq.certainty == "disputed":
        assert faq.readings
    if faq.source == "house":
        assert faq.certainty != "sure"


def test_every_source_of_a_rule_is_explained() -> None:
    assert {rule.source for rule in GAME.rules()} <= GAME.info.sources.keys()


@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 5), (4, 7)])
def test_answers_carry_the_figures_of_the_table(players: int, tokens: int) -> None:
    assert f"이번 판은 {tokens}개씩" in GAME.rule("tourism.faq.setup.token_count", players).text
    assert "10개가 되도록" in GAME.rule("tourism.faq.limit.when", players).text
