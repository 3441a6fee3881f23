"""The set-up walk keeps its place through a page change and a reload."""

from __future__ import annotations

from streamlit.testing.v1 import AppTest

from tests.pages.conftest import Open


def _texts(app: AppTest) -> str:
    return " ".join(element.value for element in app.markdown)


def _press(app: AppTest, label: str) -> AppTest:
    button = next(button for button in app.button if button.label == label)
    return button.click().run()


def test_first_step_shows_its_figure_large(open_page: Open) -> None:
    app = open_page("setup", game="tourism", n="3")
    assert 'class="pj-big">90<small>장</small>' in _texts(app)
    assert "7단계 중 1" in _texts(app)


def test_done_goes_to_the_next_step_and_survives_a_reload(open_page: Open) -> None:
    app = open_page("setup", game="tourism", n="3")
    app = _press(app, "다 했어요, 다음")
    app = _press(app, "다 했어요, 다음")
    assert "7단계 중 3 · 2단계 마침" in _texts(app)
    assert 'class="pj-big">5<small>개</small>' in _texts(app)
    code = app.query_params["t"]
    again = open_page("setup", game="tourism", n="3", t=code[0] if isinstance(code, list) else code)
    assert "7단계 중 3 · 2단계 마침" in _texts(again)


def test_default_figures_are_marked(open_page: Open) -> None:
    app = open_page("setup", game="tourism", n="2")
    app = _press(app, "다 했어요, 다음")
    assert "기본값" in _texts(app)


def test_all_steps_done_says_so(open_page: Open) -> None:
    app = open_page("setup", game="tourism", n="4")
    for _ in range(7):
        app = _press(app, "다 했어요, 다음")
    assert "준비가 끝났습니다" in _texts(app)


def test_first_player_is_drawn_and_kept(open_page: Open) -> None:
    app = open_page("setup", game="tourism", n="2")
    for _ in range(6):
        app = _press(app, "다 했어요, 다음")
    app = _press(app, "선 뽑기")
    assert "먼저 합니다" in _texts(app)
    assert any(button.label == "다시 뽑기" for button in app.button)
