"""The pieces below the search: letters, words, synonyms, the files it reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules_data
from rules_data import DataFileError
from rules_data.asking.entries import all_entries, entries_for
from rules_data.asking.sounds import initials, letters, only_initials
from rules_data.asking.synonyms import Synonyms, general_groups
from rules_data.game import Game
from rules_data.search import finder

HANGUL = st.text(st.characters(min_codepoint=0xAC00, max_codepoint=0xD7A3), min_size=1, max_size=12)


def test_syllables_come_apart_into_letters() -> None:
    assert letters("숲에 3") == "ㅅㅜㅍㅇㅔ 3"
    assert letters("값") == "ㄱㅏㅄ"


def test_initials_of_a_name() -> None:
    assert initials("황무지") == "ㅎㅁㅈ"
    assert initials("0점 토큰") == "0ㅈ ㅌㅋ"


@given(HANGUL)
def test_initials_have_one_letter_a_syllable_and_are_only_initials(text: str) -> None:
    assert len(initials(text)) == len(text)
    assert only_initials(initials(text))
    assert not only_initials(text)


@given(HANGUL)
def test_letters_begin_with_the_first_initial(text: str) -> None:
    assert letters(text)[0] == initials(text)[0]
    assert 2 * len(text) <= len(letters(text)) <= 3 * len(text)


def test_nothing_is_not_initials() -> None:
    assert not only_initials("")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("황무지도 숲에 세나요?", ("황무지/N", "숲/N", "세/V")),
        ("세 장을 가져와요", ("3/N", "장/N", "가져오/V")),
        ("사원토큰", ("사원/N", "토큰/N")),
        ("하나 버려도 되나요", ("1/N", "버리/V")),
        ("이것 좀 어떻게 하나요", ()),
    ],
)
def test_text_is_split_into_words_that_carry_meaning(text: str, words: tuple[str, ...]) -> None:
    assert finder().words.of(text) == words


def test_the_longest_known_phrase_wins() -> None:
    words = finder().words
    synonyms = Synonyms([["과학 상징", "과학 심볼"], ["과학", "사이언스"]], words)
    assert synonyms.split(words.of("과학 심볼")) == [(("과학/N", "심볼/N"), [("과학/N", "상징/N")])]


def test_a_word_in_two_groups_has_the_others_of_both() -> None:
    words = finder().words
    synonyms = Synonyms([["황무지", "앞면"], ["황무지", "뒷면"]], words)
    assert synonyms.split(("황무지/N",)) == [(("황무지/N",), [("앞면/N",), ("뒷면/N",)])]


def test_a_word_without_others_stands_alone() -> None:
    assert Synonyms([], finder().words).split(("숲/N",)) == [(("숲/N",), [])]


def test_every_general_group_has_two_words_at_least() -> None:
    assert [group for group in general_groups() if len(group) < 2] == []


def test_a_broken_synonym_file_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "synonyms.yaml"
    path.write_text("- [돈, 주화]\n- 돈\n", encoding="utf-8")
    with pytest.raises(DataFileError, match=r"synonyms\.yaml:2: 한 줄은 낱말의 목록"):
        general_groups(path)


def game_with_asked(tmp_path: Path, text: str) -> Game:
    """Orbis in a folder of its own, with another asked.yaml."""
    folder = tmp_path / "orbis"
    folder.mkdir()
    for source in (rules_data.game("orbis").folder).glob("*.yaml"):
        (folder / source.name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "asked.yaml").write_text(text, encoding="utf-8")
    return Game(folder)


def test_wordings_for_an_unknown_paragraph_are_refused(tmp_path: Path) -> None:
    game = game_with_asked(tmp_path, "orbis.win.tie: [비기면]\norbis.nothing: [왜]\n")
    with pytest.raises(DataFileError, match=r"asked\.yaml:2: 'orbis.nothing' 문단이 없습니다"):
        all_entries(game)


def test_wordings_that_are_no_list_are_refused(tmp_path: Path) -> None:
    game = game_with_asked(tmp_path, "orbis.win.tie: 비기면\n")
    with pytest.raises(DataFileError, match="꼴이어야 합니다"):
        all_entries(game)


@pytest.mark.parametrize("game", rules_data.games(), ids=lambda game: game.id)
def test_every_paragraph_term_and_answer_is_an_entry_once(game: Game) -> None:
    found = [entry.id for entry in all_entries(game)]
    assert len(found) == len(set(found))
    tables = [(players, mix) for players in game.info.players for mix in game.combinations()]
    assert {rule.id for players, mix in tables for rule in game.rules(players, mix)} <= set(found)


@pytest.mark.parametrize("game", rules_data.games(), ids=lambda game: game.id)
def test_every_entry_names_a_rule_of_its_game(game: Game) -> None:
    entries = all_entries(game)
    assert {entry.rule for entry in entries} <= {entry.id for entry in entries}
    assert all("{" not in entry.text + entry.title + entry.answer for entry in entries)


def test_entries_of_a_table_carry_its_figures() -> None:
    orbis = rules_data.game("orbis")
    gods = {n: next(e for e in entries_for(orbis, n) if e.id == "orbis.setup.gods").text for n in (2, 4)}
    assert "3개를 앞면으로" in gods[2]
    assert "5개를 앞면으로" in gods[4]


@pytest.mark.parametrize("game", rules_data.games(), ids=lambda game: game.id)
def test_every_game_has_twenty_five_answers(game: Game) -> None:
    assert len(game.terms.faq) >= 25
