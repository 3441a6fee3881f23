"""The tourism score page: cards by name, by hand, relics; live ranking; nothing entered is lost."""

from __future__ import annotations

from streamlit.testing.v1 import AppTest

from tests.pages.conftest import Open, tap


def _texts(app: AppTest) -> str:
    return " ".join(element.value for element in app.markdown)


def _press(app: AppTest, key: str) -> AppTest:
    return app.button(key=key).click().run()


def _add(app: AppTest, query: str, card: str, seat: int = 0) -> AppTest:
    app = app.text_input(key=f"find-{seat}").set_value(query).run()
    return _press(app, f"add-find-{seat}-{card}")


def test_card_found_by_initials_is_added_and_counted(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="2")
    app = _add(app, "ㅅㅁㅅㅈ", "seomun-market")
    assert not app.exception
    assert "서문시장" in _texts(app)
    assert any(expander.label == "1위 · 1번 · 4점" for expander in app.expander)


def test_card_of_one_player_cannot_be_added_to_another(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="2")
    app = _add(app, "88", "seomun-market")
    app = app.text_input(key="find-0").set_value("서문시장").run()
    assert any("이미 1번 앞에 있습니다" in caption.value for caption in app.caption)


def test_link_card_asks_for_a_colour_of_ones_own(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="2")
    app = app.text_input(key="find-0").set_value("임진각").run()
    assert any("먼저 색이 있는 카드를 추가하세요" in caption.value for caption in app.caption)
    app = _add(app, "88", "seomun-market")
    app = app.text_input(key="find-0").set_value("임진각").run()
    app = _press(app, "add-find-0-imjingak-black")
    assert not app.exception
    assert "임진각 평화누리" in _texts(app)


def test_relics_count_one_point_each(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="2")
    app = tap(app, "relics-0", "1")
    app = tap(app, "relics-0", "1")
    assert any(expander.label == "1위 · 1번 · 2점" for expander in app.expander)


def test_unknown_name_gets_a_sentence_with_what_is_allowed(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="2")
    app = app.text_input(key="find-0").set_value("<script>").run()
    assert not app.exception
    assert any("‘<script>’에 맞는 카드가 없습니다" in caption.value for caption in app.caption)


def test_entries_survive_a_reload(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="2")
    app = _add(app, "88", "seomun-market")
    code = app.query_params["t"]
    again = open_page("score", game="tourism", n="2", t=code[0] if isinstance(code, list) else code)
    assert any(expander.label == "1위 · 1번 · 4점" for expander in again.expander)


def test_the_door_calls_the_seats_as_the_game_does(open_page: Open) -> None:
    duel, tourism = open_page("game", game="duel", n="2"), open_page("game", game="tourism", n="2")
    assert [box.label for box in duel.text_input][:2] == ["왼쪽 자리", "오른쪽 자리"]
    assert [box.label for box in tourism.text_input][:2] == ["1번 자리", "2번 자리"]
