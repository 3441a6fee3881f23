"""What people should not type, and files that are broken: one Korean sentence, nothing entered is lost."""

from __future__ import annotations

import pytest

import rules_data
from rules_data import DataFileError
from tests.pages.conftest import Open

HOSTILE = "<script>alert(1)</script>" * 8


def test_name_of_200_characters_is_refused_and_the_others_stay(open_page: Open) -> None:
    app = open_page("game", game="tourism", n="2")
    app = app.text_input(key="name-0").set_value("가람").run()
    app = app.text_input(key="name-1").set_value(HOSTILE).run()
    assert not app.exception
    assert len(HOSTILE) == 200
    assert "40자" in app.warning[0].value
    assert app.text_input(key="name-1").value == HOSTILE
    score = app.switch_page("pages/score.py").run()
    assert [expander.label for expander in score.expander][2:] == ["1위 · 가람 · 0점", "1위 · 2번 · 0점"]


def test_hostile_name_is_kept_as_text(open_page: Open) -> None:
    app = open_page("game", game="tourism", n="2")
    app = app.text_input(key="name-0").set_value("<b>굵게</b>").run()
    score = app.switch_page("pages/score.py").run()
    assert not score.exception
    assert not any("<b>굵게" in element.value for element in score.markdown)


def test_broken_rules_file_is_told_with_file_and_line(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = rules_data.game("tourism").folder / "setup.yaml"

    def broken() -> list[rules_data.Game]:
        raise DataFileError(path, 7, "YAML 형식이 잘못되었습니다.")

    monkeypatch.setattr(rules_data, "games", broken)
    app = open_page()
    assert not app.exception
    assert app.error[0].value == "tourism/setup.yaml:7: YAML 형식이 잘못되었습니다."


def test_broken_box_import_names_the_fault_and_changes_nothing(open_page: Open) -> None:
    app = open_page("box", game="tourism", n="3")
    app = app.text_area(key="box-import").set_value("tourism: {tokens_per_color.3: viele}").run()
    app = next(button for button in app.button if button.label == "가져오기").click().run()
    assert not app.exception
    assert "tokens_per_color.3" in app.error[0].value
    again = open_page("box", game="tourism", n="3")
    assert not again.error
    assert again.number_input(key="box-tokens_per_color.3").value == 5


@pytest.mark.parametrize(
    "query",
    [
        {"game": "chess"},
        {"game": "tourism", "n": "99"},
        {"game": "tourism", "n": "-1"},
        {"game": "tourism", "n": "2", "t": "../../etc/passwd"},
        {"game": "tourism", "n": "2", "x": "pantheon"},
    ],
    ids=["game", "count", "negative", "table", "expansion"],
)
def test_odd_link_opens_the_page_all_the_same(open_page: Open, query: dict[str, str]) -> None:
    app = open_page("setup", **query)
    assert not app.exception
    assert not app.error
