"""What a game's files must keep among themselves is checked when the game is read, with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_data.errors import DataFileError
from rules_data.game import Game
from tests.rules_data.tiny_game import SETUP, TERMS, TURN, write_tiny_game


def _refusal(root: Path, **changed: str) -> str:
    folder = write_tiny_game(root, **changed)
    with pytest.raises(DataFileError) as refused:
        Game(folder)
    return str(refused.value)


def test_the_tiny_game_itself_is_in_order(tmp_path: Path) -> None:
    assert Game(write_tiny_game(tmp_path)).id == "pebbles"


def test_a_figure_without_a_value_for_an_allowed_count_is_refused(tmp_path: Path) -> None:
    message = _refusal(tmp_path, setup=SETUP.replace("{2: 7, 3: 9}", "{2: 7}"))
    assert message == "pebbles/setup.yaml:2: figures.pebbles: 3명일 때의 값이 없습니다."


def test_a_text_whose_open_figure_lacks_a_value_is_refused(tmp_path: Path) -> None:
    setup = SETUP.replace("{2: 7, 3: 9}", "{2: 7}").replace("status: default", "status: open")
    assert _refusal(tmp_path, setup=setup) == "pebbles/setup.yaml:12: '{pebbles}'에 3명일 때의 값이 없습니다."


def test_a_text_that_holds_only_where_the_figure_does_is_accepted(tmp_path: Path) -> None:
    setup = SETUP.replace("{2: 7, 3: 9}", "{2: 7}").replace("status: default", "status: open")
    game = Game(write_tiny_game(tmp_path, setup=setup + "    when: {players: [2]}\n"))
    assert [step.id for step in game.setup(2).steps] == ["pebbles.setup.pile"]
    assert game.setup(3).steps == ()


def test_an_unknown_figure_in_a_text_is_refused(tmp_path: Path) -> None:
    message = _refusal(tmp_path, turn=TURN.replace("{take}개까지", "{grab}개까지"))
    assert message == "pebbles/turn.yaml:3: '{grab}'라는 수치가 없습니다."


def test_a_figure_of_another_file_is_no_set_up_figure(tmp_path: Path) -> None:
    message = _refusal(tmp_path, setup=SETUP.replace("{pebbles}개를", "{take}개를"))
    assert message == "pebbles/setup.yaml:12: '{take}'라는 수치가 없습니다."


@pytest.mark.parametrize("line", ["hero: grab", "note: 남은 {grab}개", "check: 남은 {grab}개"])
def test_every_text_of_a_step_is_checked_on_its_own_line(tmp_path: Path, line: str) -> None:
    setup = SETUP.replace("hero: pebbles", line)
    assert _refusal(tmp_path, setup=setup).startswith("pebbles/setup.yaml:13: '{grab}'")


@pytest.mark.parametrize("text", ["조약돌 7개", "조약돌 {pebbles}개와 7개", "조약돌 ７개"])
def test_raw_digits_in_a_set_up_step_are_refused(tmp_path: Path, text: str) -> None:
    message = _refusal(tmp_path, setup=SETUP.replace("조약돌 {pebbles}개를 쌓습니다.", text))
    assert message.startswith("pebbles/setup.yaml:12: 준비 단계의 숫자는 수치 이름")


@pytest.mark.parametrize("text", ["{take", "take}", "{Take}개", "{take[x]}개", "{}개", "{take:>9z}"])
def test_a_brace_that_cannot_be_filled_is_refused(tmp_path: Path, text: str) -> None:
    assert "pebbles/turn.yaml:3: " in _refusal(tmp_path, turn=TURN.replace("{take}개까지", text))


def test_an_item_beyond_the_end_of_a_list_is_refused(tmp_path: Path) -> None:
    turn = TURN.replace("value: 2", "value: [1, 2]").replace("{take}개", "{take[2]}개")
    assert "pebbles/turn.yaml:3: " in _refusal(tmp_path, turn=turn)


def test_a_figure_in_two_files_is_refused(tmp_path: Path) -> None:
    message = _refusal(tmp_path, turn=TURN.replace("  take:", "  pebbles:").replace("{take}", "{pebbles}"))
    assert message == "pebbles/turn.yaml:2: 'pebbles' 수치가 다른 파일에도 있습니다."


def test_a_box_value_may_be_named_after_the_player_count_only(tmp_path: Path) -> None:
    message = _refusal(tmp_path, setup=SETUP.replace("pebbles.{players}", "pebbles.{count}"))
    assert message.startswith("pebbles/setup.yaml:2: ")


def test_a_paragraph_id_given_twice_is_refused_where_it_comes_again(tmp_path: Path) -> None:
    message = _refusal(tmp_path, terms=TERMS.replace("id: pebbles.score", "id: pebbles.turn"))
    assert message == "pebbles/terms.yaml:2: 'pebbles.turn' 문단이 두 번 있습니다."


FAQ = """\
faq:
  - id: pebbles.faq.one
    question: 몇 개인가요?
    answer: "{take}개입니다."
    reason: 규칙서에 있습니다.
    rule: pebbles.turn
    certainty: sure
    source: rules
"""


def test_a_question_answers_with_figures(tmp_path: Path) -> None:
    game = Game(write_tiny_game(tmp_path, terms=TERMS + FAQ))
    assert game.rule("pebbles.faq.one").text == "2개입니다. 규칙서에 있습니다."


def test_a_question_that_points_nowhere_is_refused(tmp_path: Path) -> None:
    message = _refusal(tmp_path, terms=TERMS + FAQ.replace("rule: pebbles.turn", "rule: pebbles.trun"))
    assert message == "pebbles/terms.yaml:8: 'pebbles.trun'이라는 규칙 문단이 없습니다."


def test_an_unknown_figure_in_a_question_or_in_the_glossary_is_refused(tmp_path: Path) -> None:
    message = _refusal(tmp_path, terms=TERMS + FAQ.replace("몇 개인가요?", "'{grab}개인가요?'"))
    assert message.startswith("pebbles/terms.yaml:5: '{grab}'")


def test_an_unknown_figure_in_the_glossary_is_refused(tmp_path: Path) -> None:
    term = 'glossary:\n  - {id: pebbles.term.one, term: 돌, en: Stone, text: "{grab}개", source: rules}\n'
    assert _refusal(tmp_path, terms=TERMS + term).startswith("pebbles/terms.yaml:4: '{grab}'")


def test_broken_yaml_of_a_game_names_its_file(tmp_path: Path) -> None:
    assert _refusal(tmp_path, terms="rules: [\n").startswith("pebbles/terms.yaml:2: YAML 형식이")


def test_python_in_a_game_file_is_not_run(tmp_path: Path) -> None:
    terms = TERMS + "faq: !!python/object/apply:os.mkdir [never]\n"
    assert "pebbles/terms.yaml:3: " in _refusal(tmp_path, terms=terms)
