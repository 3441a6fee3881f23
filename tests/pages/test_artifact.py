"""Artifact on the pages: tiles, unknown printed values, money, research, rounds, turn helpers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from pages.forms.artifact.board import laid_table
from pages.forms.artifact.tray import tray_markup
from pages.ui import state
from pages.ui.state import Table
from rules_data import game
from tests.pages.conftest import Open, tap

Seated = Callable[..., AppTest]


@pytest.fixture
def seated(open_page: Open) -> Seated:
    """Opens a page at a table where something is entered already."""

    def opened(page: str, players: int, entries: dict[str, Any], expansions: tuple[str, ...] = ()) -> AppTest:
        kept = {f"artifact_{name}": value for name, value in entries.items()}
        table = state.store().tables.create("a" * 24, "artifact", players, expansions, kept)
        return open_page(page, game="artifact", n=str(players), x=".".join(expansions), t=table.code)

    return opened


def _own_value(key: str, value: int) -> None:
    state.store().box.set("artifact", key, value)


def _texts(app: AppTest) -> str:
    return " ".join(element.value for element in app.markdown)


def _places(app: AppTest) -> list[str]:
    return [expander.label for expander in app.expander if "위 ·" in expander.label]


def test_tiles_money_solo_and_research_add_up(seated: Seated) -> None:
    for tile, prestige in (("type_1-3", 4), ("asia-4", 5)):
        _own_value(f"tile.{tile}.prestige", prestige)
    entries = {"tile_type_1-3": 0, "tile_asia-4": 0, "money_0": 17, "solo_0": 1, "money_2": 4}
    climbed = {"step_0_africa": 3, "step_0_asia": 2, "step_0_middle_east": 1, "manuscripts_0": 1}
    app = seated("score", 4, entries | climbed, ("research",))
    assert not app.exception
    # 4 + 5 prestige, 17 coins are 3, one solo exhibition; the manuscript lifts the second lowest marker to 4.
    assert _places(app)[0] == "1위 · 1번 · 17점"
    assert [place.split(" · ")[2] for place in _places(app)] == ["17점", "0점", "0점", "0점"]


def test_unknown_prestige_is_asked_for_and_decides_nothing(seated: Seated) -> None:
    app = seated("score", 3, {"tile_type_2-4": 1, "money_1": 10, "money_0": 15, "seat": 1})
    texts = _texts(app)
    assert "지금까지" in texts
    assert "명성을 모르는 전시회 1장은 아직 세지 않았습니다." in texts
    assert "2점 + ?" in texts
    assert _places(app) == []
    assert "pj-winner" not in texts


def test_own_tile_with_an_unknown_prestige_asks_in_place(seated: Seated) -> None:
    app = seated("score", 3, {"tile_type_2-4": 0})
    assert "2번 유물 4장 앞면 오른쪽 위의 명성 점수는 얼마인가요?" in _texts(app)
    assert any(toggle.label == "내 상자 값으로 적어 두고 다음에도 쓰기" for toggle in app.toggle)


def test_prestige_typed_at_the_table_wins_over_the_box(seated: Seated) -> None:
    _own_value("tile.type_2-4.prestige", 9)
    app = seated("score", 3, {"tile_type_2-4": 0, "printed_tile.type_2-4.prestige": 6})
    assert _places(app)[0] == "1위 · 1번 · 6점"
    assert "타일에 적힌 명성 6점" in _texts(app)


def test_box_value_is_named_as_the_reason(seated: Seated) -> None:
    _own_value("tile.type_2-4.prestige", 9)
    app = seated("score", 3, {"tile_type_2-4": 0})
    assert "내 상자 값의 명성 9점" in _texts(app)


def test_three_people_have_three_research_tracks(seated: Seated) -> None:
    climbed = {"step_0_africa": 2, "step_0_asia": 3, "step_0_middle_east": 1}
    app = seated("score", 3, climbed | {"site_out": "south_america"}, ("research",))
    assert _places(app)[0] == "1위 · 1번 · 2점"
    assert any("남아메리카 전시회 두 장은 상자에 있습니다." in caption.value for caption in app.caption)


def test_start_space_worth_two_is_a_switch_beside_the_result(seated: Seated) -> None:
    app = seated("score", 4, {"start_value": 2}, ("research",))
    assert _places(app)[0] == "1위 · 1번 · 2점"
    assert any("연구 트랙의 시작 칸을 2점으로 셌습니다." in info.value for info in app.info)


def test_coins_are_stepped_and_taken_back(seated: Seated) -> None:
    app = seated("score", 3, {})
    app = tap(app, "artifact-coins-0", "add:5")
    app = tap(app, "artifact-coins-0", "add:5")
    assert _places(app)[0] == "1위 · 1번 · 2점"
    undo = next(button for button in app.button if button.label == "되돌리기")
    app = undo.click().run()
    assert _places(app)[0] == "1위 · 1번 · 1점"


def test_fewer_players_forget_the_tiles_of_those_who_left(seated: Seated) -> None:
    _own_value("tile.type_1-3.prestige", 4)
    app = seated("score", 3, {"tile_type_1-3": 4})
    assert not app.exception
    assert [place.split(" · ")[2] for place in _places(app)] == ["0점", "0점", "0점"]


def test_everybody_passed_names_the_next_start_player_and_moves_the_year(seated: Seated) -> None:
    app = seated("rounds", 3, {"round": {"year": 1923, "start": 0, "passed": [2, 0, 1]}, "mat_0": 4})
    assert "1923년 · 4라운드" in _texts(app)
    assert "2번이 다음 시작 플레이어입니다." in _texts(app)
    next_year = next(button for button in app.button if button.label == "1924년으로")
    app = next_year.click().run()
    assert "1924년 · 5라운드" in _texts(app)
    assert "시작 플레이어는 2번입니다." in _texts(app)


def test_markers_are_filled_up_from_the_new_start_player_on(seated: Seated) -> None:
    app = seated("rounds", 3, {"round": {"year": 1920, "start": 0, "passed": [0, 2, 1]}, "mat_0": 4})
    texts = _texts(app)
    filled = texts[texts.index("행동 마커 채우기") :]
    assert filled.index("2번") < filled.index("3번") < filled.index("1번")
    assert "<b>6개</b>" in filled
    assert "<b>2개</b>" in filled


def test_round_of_1928_is_the_last(seated: Seated) -> None:
    app = seated("rounds", 3, {"round": {"year": 1928, "start": 0, "passed": [0, 1, 2]}})
    assert "게임이 끝났습니다." in _texts(app)
    assert not any(button.label.endswith("년으로") for button in app.button)


def test_switch_of_an_end_condition_tells_what_happens_now(seated: Seated) -> None:
    app = seated("rounds", 4, {})
    assert "게임이 이어집니다." in _texts(app)
    app = app.toggle(key="artifact-end-site-False").set_value(True).run()
    assert "이번 라운드가 마지막입니다." in _texts(app)


def test_two_emptied_types_end_the_game_by_themselves(seated: Seated) -> None:
    gone = {f"tile_type_{kind}-{cards}": 0 for kind in (1, 4) for cards in (3, 4, 5)}
    app = seated("rounds", 4, gone)
    assert app.toggle(key="artifact-end-types-True").value is True
    assert "이번 라운드가 마지막입니다." in _texts(app)


def test_income_is_the_track_and_the_backs_of_ones_own_tiles(seated: Seated) -> None:
    app = seated("rounds", 4, {"tile_middle_east-4": 1, "solo_1": 1}, ("research",))
    texts = _texts(app)
    # One tile is gone from the income track: second space, 7; its back brings 2, a solo exhibition 1.
    assert 'class="pj-big">7<small>닢</small>' in texts
    assert "기본 7 + 보너스 3" in texts
    assert "10닢" in texts


def test_unknown_income_space_is_asked_for(seated: Seated) -> None:
    app = seated("rounds", 3, {})
    assert "수입 트랙 왼쪽에서 3번째 칸은 얼마인가요?" in _texts(app)


def test_price_follows_the_covered_space_and_a_joker_costs_six(seated: Seated) -> None:
    _own_value("track.museum.2", 3)
    app = seated("turn", 5, {"on_museum": 8, "purse": 5, "price_action": "research"})
    app = app.button_group(key="action-artifact").set_value("artifact.turn.pay").run()
    texts = _texts(app)
    assert "낮은 쪽에서 2번째 칸을 덮습니다. 숫자는 3입니다." in texts
    assert "<b>3닢</b>" in texts
    assert "<b>6닢 · 돈 모자람</b>" in texts


def test_shipment_of_one_who_is_alone_is_one_card_fewer(seated: Seated) -> None:
    app = seated("turn", 4, {"huts_africa_0": 3, "ship_site": "africa"})
    app = app.button_group(key="action-artifact").set_value("artifact.turn.ship").run()
    texts = _texts(app)
    assert "<b>2장</b>" in texts
    assert "혼자 있어 오두막보다 한 장 적음" in texts
    assert "오두막 3채가 돌아옵니다." in texts


def test_hand_opens_exhibitions_and_says_what_comes_back(seated: Seated) -> None:
    hand = ["africa:type_1", "asia:type_1", "asia:fragment"]
    app = seated("turn", 4, {"hand": hand}, ("research",))
    app = app.button_group(key="action-artifact").set_value("artifact.turn.exhibit").run()
    assert "열 수 있음 · 1번 유물 3장" in [expander.label for expander in app.expander]
    assert "돌아오지 않습니다." in _texts(app)


def test_quick_start_begins_with_the_start_player(seated: Seated) -> None:
    app = seated("setup", 3, {})
    table = state.store().tables.recent("a" * 24)[0]
    state.store().tables.merge(table.code, {"first": 1, "step": 11})
    app = app.run()
    texts = _texts(app)
    assert texts.index("2번") < texts.index("3번")
    assert "아프리카 · 남아메리카" in texts


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (3, "유적지 3곳에 유물 카드 20장씩, 박물관에 전시회 15장, 수입 트랙에 8장, 행동 마커 40개"),
        (4, "유적지 4곳에 유물 카드 20장씩, 박물관에 전시회 15장, 수입 트랙에 10장, 행동 마커 54개"),
        (5, "유적지 4곳에 유물 카드 20장씩, 박물관에 전시회 15장, 수입 트랙에 10장, 행동 마커 60개"),
    ],
)
def test_picture_of_the_board_says_what_lies_there(own_data_folder: Any, players: int, words: str) -> None:
    artifact = game("artifact")
    drawn = laid_table(Table(artifact, None, players), artifact.setup(players))
    assert words in drawn
    # Markers of three players leave the two lowest spaces of five tracks free, and so on.
    free = {3: 2 * 5, 4: 1 * 6, 5: 0}[players]
    assert drawn.count('r="8.5"') == free
    assert drawn.count('r="9"') == {3: 40, 4: 54, 5: 60}[players]


def test_tray_draws_every_tile_in_play_as_a_thing_to_tap(own_data_folder: Any) -> None:
    state.store.clear()
    artifact = game("artifact")
    assert tray_markup(Table(artifact, None, 4), 0).count("data-tap=") == 25
    assert tray_markup(Table(artifact, None, 3), 0).count("data-tap=") == 23


def test_hostile_name_on_a_tile_is_text(seated: Seated) -> None:
    app = seated("score", 3, {"tile_type_1-3": 0})
    table = state.store().tables.recent("a" * 24)[0]
    state.store().tables.merge(table.code, {"names": ['"><script>alert(1)</script>']})
    app = app.run()
    assert not app.exception
    assert "<script>alert(1)" not in _texts(app)
