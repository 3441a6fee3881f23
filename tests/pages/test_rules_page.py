"""Asking the rules: the answer first, the rule under it, other games below, the rulebook after that."""

from __future__ import annotations

import re

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages.conftest import Open


def texts(app: AppTest) -> str:
    return " ".join(element.value for element in app.markdown)


def pages_html(app: AppTest) -> str:
    return " ".join(element.proto.body for element in app.get("html"))


def ask(app: AppTest, question: str) -> AppTest:
    return app.text_input[0].set_value(question).run()


def cards(app: AppTest) -> list[str]:
    return re.findall(r'<div class="pj-answer.*?</div>', texts(app))


def test_the_answer_the_reason_how_sure_it_is_and_the_rule_stand_on_the_first_card(open_page: Open) -> None:
    best = cards(ask(open_page("rules", game="orbis", n="3"), "황무지도 숲에 세나요?"))[0]
    assert 'class="pj-answer best"' in best
    assert "오르비스 · 점수와 승리 · 숲" in best
    assert '<p class="short">네. 숲이 원하는 색으로 셉니다.</p>' in best
    assert "확실 · 게임 설명서 (한국어판)" in best
    assert '<a href="#orbis.score.forest" target="_self">숲</a>' in best


def test_both_readings_of_an_open_question_are_shown_with_the_chosen_one_marked(open_page: Open) -> None:
    best = cards(ask(open_page("rules", game="orbis", n="3"), "황무지 하나를 두 숲에 다른 색으로 세나요"))[0]
    assert "해석 갈림" in best
    assert re.findall(r"<li>(.*?)</li>", best) == [
        "숲마다 따로 원하는 색으로 셉니다. <b>판지기의 선택</b>",
        "황무지마다 색을 하나만 정해 모든 숲에 같은 색으로 셉니다.",
    ]


def test_a_question_goes_into_the_address_and_a_link_brings_its_answer(open_page: Open) -> None:
    asked = ask(open_page("rules", game="tourism", n="2"), "  찜은 몇 장까지  ")
    assert asked.query_params["q"] == "찜은 몇 장까지"
    linked = open_page("rules", game="tourism", n="2", q="찜은 몇 장까지")
    assert cards(linked) == cards(asked)


def test_a_question_about_another_game_is_refused_and_answered_below(open_page: Open) -> None:
    found = cards(ask(open_page("rules", game="duel", n="2"), "황무지는 몇 점?"))
    assert "이 게임에는 없는 규칙입니다." in found[0]
    assert "오르비스" in found[1]
    assert "game=orbis" in found[1]


@pytest.mark.parametrize(("x", "marked"), [("", True), ("pantheon", False)])
def test_a_rule_of_an_expansion_is_marked_where_it_is_not_in_use(
    open_page: Open, x: str, marked: bool
) -> None:
    best = cards(ask(open_page("rules", game="duel", n="2", x=x), "관문과 성역은 무엇이 먼저인가요"))[0]
    assert ("판테온 확장" in best) == marked


def test_the_figures_of_an_answer_are_those_of_the_table(open_page: Open) -> None:
    for players, number in (("2", "3개를 앞면으로"), ("4", "5개를 앞면으로")):
        best = cards(ask(open_page("rules", game="orbis", n=players), "신 타일 펼치기"))[0]
        assert number in best


def test_what_a_person_types_is_shown_as_text(open_page: Open) -> None:
    app = ask(open_page("rules", game="orbis", n="2"), "<img src=x onerror=alert(1)>")
    assert not app.exception
    assert "<img" not in texts(app) + pages_html(app)


def test_a_link_to_a_paragraph_shows_it_first(open_page: Open) -> None:
    app = open_page("rules", game="orbis", n="3", rule="orbis.win.tie")
    assert '<article class="lit"><h3>점수가 같을 때</h3>' in pages_html(app)


def test_three_players_see_only_what_holds_for_three(open_page: Open) -> None:
    book = pages_html(open_page("rules", game="orbis", n="3"))
    assert 'id="orbis.setup.temples.three"' in book
    assert 'id="orbis.setup.temples.two"' not in book
    assert 'id="orbis.setup.filled"' not in book


def test_every_paragraph_has_one_anchor(open_page: Open) -> None:
    book = pages_html(open_page("rules", game="duel", n="2", x="pantheon"))
    names = re.findall(r'<article id="([^"]+)"', book)
    assert len(names) == len(set(names)) > 150
    assert all(f'href="#{name}"' in book for name in names)
