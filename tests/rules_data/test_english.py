"""A game's English stands beside its Korean: nothing missing, nothing more, the same figures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules_data
from rules_data import DataFileError
from rules_data.english import read_english
from rules_data.tourism.components import Needs
from rules_data.tourism.goals import needs_in_english
from tests.rules_data.tiny_game import write_tiny_game

ENGLISH = """\
summary: Gather pebbles.
sources: {rules: the rulebook}
figures:
  pebbles: {label: Pebbles, unit: pebbles}
paragraphs:
  pebbles.setup.pile: {title: The pile, text: "Pile up {pebbles} pebbles."}
  pebbles.turn: {title: My turn, text: "Take up to {take} pebbles."}
  pebbles.score: {title: Points, text: A pebble is worth one point.}
"""


def _game(tmp_path: Path, english: str = ENGLISH) -> rules_data.Game:
    folder = write_tiny_game(tmp_path)
    (folder / "english.yaml").write_text(english, encoding="utf-8")
    return rules_data.Game(folder)


def test_only_the_tourism_game_speaks_english() -> None:
    assert [game.id for game in rules_data.games() if game.english] == ["tourism"]


@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 5), (4, 7)])
def test_set_up_in_english_has_the_figures_of_the_table(players: int, tokens: int) -> None:
    guide = rules_data.game("tourism").setup(players, language="en")
    text = f"Put {tokens} tokens of each of the 5 colours into the bank."
    assert guide.steps[2].text == text
    assert (guide.steps[2].hero.value, guide.steps[2].hero.unit) == (tokens, "tokens")
    assert guide.language == "en"


def test_a_box_value_is_told_in_english_too() -> None:
    guide = rules_data.game("tourism").setup(3, box={"relics_revealed.3": 6}, language="en")
    assert guide.steps[4].text.startswith("Shuffle the relics and turn 6 of them face up.")
    assert guide.steps[4].status == "box"


def test_both_languages_have_the_same_steps_and_rules() -> None:
    game = rules_data.game("tourism")
    for players in game.info.players:
        korean, english = game.setup(players), game.setup(players, language="en")
        assert [step.id for step in korean.steps] == [step.id for step in english.steps]
        assert [step.figures for step in korean.steps] == [step.figures for step in english.steps]
    wanted = [rule.id for rule in game.rules(3) if rule.kind in {"setup", "turn", "score"}]
    assert [rule.id for rule in game.rules(3, language="en")] == wanted


def test_english_texts_are_whole_sentences_without_korean() -> None:
    game = rules_data.game("tourism")
    for rule in game.rules(4, language="en"):
        for text in filter(None, (rule.text, rule.note)):
            assert re.fullmatch(r"[A-Z1-9].*\.", text), text
            assert not re.search(r"[가-힣{}]|  ", text), text
        assert rule.title
        assert not rule.title.endswith(".")


def test_a_game_without_the_file_has_no_english(tmp_path: Path) -> None:
    folder = write_tiny_game(tmp_path)
    assert read_english(folder) is None
    with pytest.raises(LookupError, match="pebbles"):
        rules_data.Game(folder).setup(2, language="en")


def test_a_tiny_game_is_read_in_english(tmp_path: Path) -> None:
    game = _game(tmp_path)
    assert game.setup(3, language="en").steps[0].text == "Pile up 9 pebbles."
    assert [rule.text for rule in game.rules(3, language="en")][1] == "Take up to 2 pebbles."


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "  pebbles.turn:",
            "  pebbles.other:",
            r"english\.yaml:5: paragraphs: 'pebbles\.turn'이 영어로 없습니다",
        ),
        (
            "{pebbles} pebbles",
            "some pebbles",
            r"english\.yaml:6: pebbles\.setup\.pile: 한국어와 수치가 다릅니다",
        ),
        ("{take}", "{pebbles}", r"english\.yaml:7: pebbles\.turn: 한국어와 수치가 다릅니다"),
        ("{pebbles} pebbles", "{pebbles} pebbles in 2 rows", r"숫자는 수치 이름"),
        ("one point.}", "one point., note: Really.}", r"english\.yaml:8: .*하나에만 있습니다"),
        ("{label: Pebbles, unit: pebbles}", "{label: Pebbles, unit: 개}", r"english\.yaml:4: .*‘개’"),
        ("  pebbles: {label", "  stones: {label", r"figures: 'pebbles'가 영어로 없습니다"),
        ("{rules: the rulebook}", "{book: the rulebook}", r"sources: 'rules'가 영어로 없습니다"),
    ],
)
def test_what_has_drifted_is_refused_with_file_and_line(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert old in ENGLISH
    with pytest.raises(DataFileError, match=message):
        _game(tmp_path, ENGLISH.replace(old, new))


def test_a_paragraph_that_korean_does_not_have_is_refused(tmp_path: Path) -> None:
    more = ENGLISH + "  pebbles.more: {title: More, text: More pebbles.}\n"
    with pytest.raises(
        DataFileError, match=r"english\.yaml:9: paragraphs: 'pebbles\.more'는 한국어에 없습니다"
    ):
        _game(tmp_path, more)


def test_a_goal_is_told_in_english() -> None:
    assert (
        needs_in_english(Needs(each_theme=1, points=8, mapae=2))
        == "8 points + 2 mapae + 1 of each of the 8 themes"
    )
