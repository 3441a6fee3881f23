"""The Orbis form: a pyramid by taps, tiles once entered, gods, open readings, undo, turn helpers, draws."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from pages.ui import state
from tests.pages.conftest import Open, drawn, tap

Tapped = Callable[..., AppTest]
# Rows r r b w w / r r b w / r b w / b w, every tile without points: 14 tiles, two taps of a known tile each.
RED, BLUE, WHITE = "k:tile:plain-red-0:", "k:tile:plain-blue-0:", "k:tile:plain-white-0:"
PLAIN_TILES = {
    f"tile.plain-{color}-0": {"kind": "plain", "color": color, "cp": 0} for color in ("red", "blue", "white")
}
ROWS = ("rrbww", "rrbw", "rbw", "bw")
KEYS = {"r": RED, "b": BLUE, "w": WHITE}


def _taps_script() -> None:
    """Runs inside AppTest: does taps as the components would."""
    import streamlit as st

    from pages.forms.orbis import god, taps, world
    from pages.ui.state import current_table

    table = current_table()
    seat = 0
    for tapped in st.session_state.pop("taps", []):
        word, _, rest = tapped.partition(":")
        if word == "p":
            taps.tap_pyramid(table, seat, rest)
        elif word == "k":
            taps.tap_panel(table, seat, rest)
        elif word == "g":
            god.tap_god(table, seat, rest)
        elif word == "seat":
            seat = int(rest)
        else:
            {"undo": world.undo, "right": lambda t, s: world.move(t, s, 1)}[word](table, seat)
    st.session_state.code = table.code


@pytest.fixture
def tapped(open_page: Open) -> Tapped:
    """Does taps on a table ("p:row.slot", "k:" a panel key, "g:" a god's key), then opens the score page."""

    def done(*taps: str, n: str = "2", page: str = "score", **query: str) -> AppTest:
        script = AppTest.from_function(_taps_script, default_timeout=30)
        script.query_params["game"], script.query_params["n"] = "orbis", n
        for key, value in query.items():
            script.query_params[key] = value
        script.session_state["taps"] = list(taps)
        script.run()
        assert not script.exception
        return open_page(page, game="orbis", n=n, t=script.session_state["code"])

    return done


def _put(seat_rows: tuple[str, ...] = ROWS) -> list[str]:
    """The taps that fill a pyramid with tiles once entered: a place, a tile."""
    taps: list[str] = []
    for row, letters in enumerate(seat_rows):
        for slot, letter in enumerate(letters):
            taps += [f"p:{row}.{slot}", KEYS[letter]]
    return taps


def _set_box(values: dict[str, Any]) -> None:
    state.store().box.set_many("orbis", values)


def _box() -> dict[str, Any]:
    return state.store().box.get("orbis")


def _markup(app: AppTest) -> str:
    """All that the tapped pictures show."""
    return " ".join(json.loads(part.proto.json)["markup"] for part in app.get("bidi_component"))


def _totals(app: AppTest) -> list[str]:
    return [expander.label for expander in app.expander if "위 · " in expander.label]


def _code(app: AppTest) -> str:
    code = app.query_params["t"]
    return code[0] if isinstance(code, list) else code


def _kept(app: AppTest) -> dict[str, Any]:
    """What the table keeps."""
    kept = state.store().tables.get(_code(app))
    assert kept is not None
    return kept.state


def _rows(app: AppTest, seat: int = 0) -> list[list[dict[str, Any] | None]]:
    rows: list[list[dict[str, Any] | None]] = _kept(app)[f"orbis_{seat}"]["rows"]
    return rows


def test_new_forest_is_placed_in_six_taps_and_wakes_up_with_its_neighbours(tapped: Tapped) -> None:
    app = tapped("p:0.0", "k:color:green", "k:kind:forest", "k:wanted:blue", "k:count:2", "k:cp:6")
    assert "숲 6점, 파랑 2개 필요, 지금 0개: 아직 꺼짐" in _markup(app)
    assert _totals(app) == ["1위 · 1번 · 0점", "1위 · 2번 · 0점"]
    code = _code(app)
    app = tapped("p:0.1", "k:color:blue", "k:cp:2", "p:1.0", "k:tile:plain-blue-2:", t=code)
    assert "숲 6점, 파랑 2개 필요, 지금 2개: 살아 있음" in _markup(app)
    assert _totals(app) == ["1위 · 1번 · 10점", "2위 · 2번 · 0점"]


def test_new_plain_tile_is_placed_in_three_taps(tapped: Tapped) -> None:
    app = tapped("p:0.2", "k:color:red", "k:cp:3")
    assert _rows(app)[0][2] == {"kind": "plain", "color": "red", "cp": 3}


@pytest.mark.parametrize(
    ("taps", "tile"),
    [
        (("k:color:wilderness",), {"kind": "wilderness"}),
        (("k:color:yellow", "k:kind:farm"), {"kind": "farm", "color": "yellow"}),
        (
            ("k:color:yellow", "k:kind:village", "k:active:1", "k:cp:4"),
            {"kind": "village", "color": "yellow", "active": True, "cp": 4},
        ),
        (
            ("k:color:red", "k:kind:volcano", "k:active:0", "k:cp:5"),
            {"kind": "volcano", "color": "red", "active": False, "cp": 5},
        ),
        (
            ("k:color:blue", "k:kind:irrigation", "k:active:1", "k:cp:2"),
            {"kind": "irrigation", "color": "blue", "active": True, "cp": 2},
        ),
        (
            ("k:color:white", "k:kind:temple", "k:icons:2", "k:mystic:9"),
            {"kind": "temple", "color": "white", "icons": 2, "mystic": 9},
        ),
        (
            ("k:color:green", "k:kind:forest", "k:wanted:red", "k:count:3", "k:cp:7"),
            {"kind": "forest", "color": "green", "cp": 7, "needs": {"color": "red", "count": 3}},
        ),
    ],
)
def test_every_kind_of_tile_is_entered_in_at_most_six_taps(
    tapped: Tapped, taps: tuple[str, ...], tile: dict[str, Any]
) -> None:
    assert len(taps) + 1 <= 6
    assert _rows(tapped("p:0.0", *taps))[0][0] == tile


def test_colour_may_be_chosen_before_the_place(tapped: Tapped) -> None:
    app = tapped("k:color:red", "k:cp:1", "p:0.3")
    assert _rows(app)[0][3] == {"kind": "plain", "color": "red", "cp": 1}


def test_tile_once_entered_is_offered_and_placed_in_two_taps(tapped: Tapped) -> None:
    tapped("p:0.0", "k:color:green", "k:kind:forest", "k:wanted:blue", "k:count:2", "k:cp:6")
    assert _box()["tile.forest-green-6-blue-2"] == {
        "kind": "forest",
        "color": "green",
        "cp": 6,
        "needs": {"color": "blue", "count": 2},
    }
    app = tapped("p:0.0", "k:tile:forest-green-6-blue-2:", n="4")
    assert _rows(app)[0][0]["cp"] == 6
    assert list(_box()) == ["tile.forest-green-6-blue-2"]


def test_switched_tile_is_offered_awake_and_asleep_without_keeping_which(tapped: Tapped) -> None:
    tapped("p:0.0", "k:color:red", "k:kind:volcano", "k:active:1", "k:cp:5")
    assert _box() == {"tile.volcano-red-5": {"kind": "volcano", "color": "red", "cp": 5}}
    app = tapped("p:0.0", "k:tile:volcano-red-5:0", "p:0.1", "k:tile:volcano-red-5:1", n="3")
    assert [tile["active"] for tile in _rows(app)[0][:2]] == [False, True]


def test_place_without_support_is_dimmed_and_says_why(tapped: Tapped) -> None:
    app = tapped("p:0.0", "k:color:red", "k:cp:0", "p:1.0")
    assert _rows(app)[1][0] is None
    reason = "2층 1번째: 아래 1층 2번째가 비어 있습니다. 타일 두 개 위에 놓아야 합니다."
    assert f'data-tap="1.0" aria-label="2층 1번째, 비어 있음. {reason}"' in _markup(app)


def test_colour_that_may_not_lie_on_the_place_is_dimmed_and_not_taken(tapped: Tapped) -> None:
    _set_box(PLAIN_TILES)
    app = tapped("p:0.0", RED, "p:0.1", BLUE, "p:1.0", "k:color:yellow")
    assert _rows(app)[1][0] is None
    reason = "2층 1번째: 노랑은 놓을 수 없습니다. 아래 타일과 같은 빨강, 파랑 또는 황무지여야 합니다."
    assert f"노랑. {reason}" in _markup(app)


def test_tile_in_hand_is_not_laid_where_its_colour_may_not_lie(tapped: Tapped) -> None:
    _set_box(PLAIN_TILES)
    app = tapped("p:0.0", RED, "p:0.1", BLUE, WHITE, "p:1.0")
    assert _rows(app)[1][0] is None


def test_full_pyramid_by_taps_of_tiles_once_entered(tapped: Tapped) -> None:
    _set_box(PLAIN_TILES)
    app = tapped(*_put(), "p:god", "g:god:love")
    assert "다 채웠습니다" in _markup(app)
    assert _totals(app) == ["1위 · 1번 · 1점", "2위 · 2번 · 0점"]


def test_undo_takes_back_the_tile_and_forgets_what_it_taught(tapped: Tapped) -> None:
    app = tapped("p:0.0", "k:color:red", "k:cp:3", "undo")
    assert _rows(app)[0] == [None] * 5
    assert _box() == {}


def test_undo_keeps_a_taught_tile_that_another_player_has(tapped: Tapped) -> None:
    app = tapped("p:0.0", "k:color:red", "k:cp:3", "seat:1", "p:0.0", "k:tile:plain-red-3:", "seat:0", "undo")
    assert _rows(app)[0] == [None] * 5
    assert "tile.plain-red-3" in _box()


def test_undo_brings_back_a_tile_that_was_taken_away(tapped: Tapped) -> None:
    app = tapped("p:0.0", "k:color:red", "k:cp:3", "p:0.0", "k:act:remove", "undo")
    assert _rows(app)[0][0] == {"kind": "plain", "color": "red", "cp": 3}


def test_pyramid_moves_to_the_right_and_back(tapped: Tapped) -> None:
    app = tapped("p:0.0", "k:color:red", "k:cp:3", "right")
    assert _rows(app)[0][:2] == [None, {"kind": "plain", "color": "red", "cp": 3}]
    app = app.button(key="orbis-move-0--1").click().run()
    assert _rows(app)[0][0] == {"kind": "plain", "color": "red", "cp": 3}


def test_tile_below_changed_to_another_colour_refuses_the_sheet_with_the_place(tapped: Tapped) -> None:
    _set_box(PLAIN_TILES)
    app = tapped("p:0.0", RED, "p:0.1", RED, "p:1.0", RED)
    assert not app.warning
    code = _code(app)
    app = tapped("p:0.0", "k:act:replace", BLUE, "p:0.1", "k:act:replace", BLUE, t=code)
    assert [warning.value for warning in app.warning] == [
        "2층 1번째: 빨강은 놓을 수 없습니다. 아래 타일과 같은 파랑 또는 황무지여야 합니다."
    ]
    assert "여기 놓을 수 없습니다" in _markup(app)


def test_god_that_we_named_is_marked(tapped: Tapped) -> None:
    assert _markup(tapped("p:god")).count("판지기가 옮긴 이름") == 4
    app = tapped("p:god", "g:god:love")
    assert any("‘사랑의 여신’: 판지기가 옮긴 이름입니다." in caption.value for caption in app.caption)


def test_name_from_the_box_is_not_marked_as_ours(tapped: Tapped) -> None:
    _set_box({"god.love": {"kind": "fixed", "cp": 1, "name": "<b>사랑</b>"}})
    markup = _markup(tapped("p:god"))
    assert markup.count("판지기가 옮긴 이름") == 3
    assert "&lt;b&gt;사랑&lt;/b&gt;" in markup
    assert "<b>사랑</b>" not in markup


def test_god_with_unknown_points_is_asked_for_once_and_kept(tapped: Tapped) -> None:
    app = tapped("p:god", "g:god:fire", "g:cp:4", "p:0.0", "k:color:red", "k:cp:0")
    assert _box()["god.fire"] == {"kind": "most", "color": "red", "cp": 4}
    assert _totals(app) == ["1위 · 1번 · 4점", "2위 · 2번 · 0점"]


def test_another_god_is_entered_as_its_tile_says(tapped: Tapped) -> None:
    app = tapped("p:god", "g:god:new", "g:kind:per_cubes", "g:cubes:2", "g:cp:1")
    assert _box()["god.per-cubes-2-1"] == {
        "kind": "per_cubes",
        "cubes": 2,
        "cp": 1,
        "name": "큐브 2개마다 1점",
    }
    for _ in range(5):
        app = tap(app, "orbis-cubes-0", "1")
    assert _totals(app) == ["1위 · 1번 · 2점", "2위 · 2번 · 0점"]


def test_cubes_on_a_tile_of_the_display_are_put_right_one_by_one(open_page: Open) -> None:
    app = open_page("turn", game="orbis", n="2")
    for color in ("yellow", "green", "red", "blue", "white", "yellow", "green", "red", "blue"):
        app = tap(app, "display-colors", f"color:{color}")
    app = tap(app, "display-tiles", "4")
    for _ in range(2):
        app = tap(app, "display-cubes", "red:more")
    app = tap(app, "display-cubes", "green:more")
    app = tap(app, "display-cubes", "red:less")
    assert not app.exception
    assert "5번 칸, 하양, 초록 큐브 1개, 빨강 큐브 1개" in drawn(app, "display-tiles")


def test_god_of_another_player_cannot_be_taken(tapped: Tapped) -> None:
    app = tapped("p:god", "g:god:love", "seat:1", "p:god", "g:taken:love")
    assert "orbis_1" not in _kept(app)


def test_open_reading_shows_default_and_change_and_can_be_turned(tapped: Tapped) -> None:
    app = tapped("p:0.0", "k:color:white", "k:kind:temple", "k:icons:1", "k:mystic:3")
    texts = " ".join(element.value for element in app.markdown)
    assert "사원 아이콘이 없는 사람은 토큰을 받지 않습니다. 기본값입니다. 바꾸면 2번 +2점입니다." in texts
    assert any(expander.label == "규칙에 없는 부분 · 결과가 달라지는 것 1개" for expander in app.expander)
    app = app.toggle(key="orbis-zero_icons_takes_token-False").set_value(True).run()
    assert _totals(app) == ["1위 · 1번 · 7점", "2위 · 2번 · 2점"]


def test_temple_tie_is_settled_beside_its_warning(tapped: Tapped) -> None:
    temple = ("k:color:white", "k:kind:temple", "k:icons:1", "k:mystic:3")
    app = tapped("p:0.0", *temple, "seat:1", "p:0.0", *temple)
    assert _totals(app) == ["1위 · 1번 · 7점", "2위 · 2번 · 2점"]
    app = app.button(key="orbis-tie-1").click().run()
    assert _totals(app) == ["1위 · 2번 · 7점", "2위 · 1번 · 2점"]


def test_two_ties_at_once_are_each_asked_once(tapped: Tapped) -> None:
    one = ("p:0.0", "k:color:white", "k:kind:temple", "k:icons:1", "k:mystic:3")
    two = ("p:0.0", "k:color:white", "k:kind:temple", "k:icons:2", "k:mystic:3")
    app = tapped(*one, "seat:1", *one, "seat:2", *two, "seat:3", *two, n="4")
    assert not app.exception
    asked = sorted(button.label for button in app.button if "먼저" in button.label)
    assert asked == ["1번 먼저", "2번 먼저", "3번 먼저", "4번 먼저"]


def test_what_a_colour_would_change_is_said_while_entering(tapped: Tapped) -> None:
    forest = ("k:color:green", "k:kind:forest", "k:wanted:blue", "k:count:1", "k:cp:6")
    app = tapped("p:0.0", *forest, "p:0.1", "k:color:blue")
    assert "여기에 파랑을 놓으면 +6점. 1층 1번째 숲이 살아납니다." in _markup(app)


def test_broken_tile_in_the_box_is_told_and_nothing_else_is_lost(tapped: Tapped, open_page: Open) -> None:
    _set_box({**PLAIN_TILES, "tile.odd": "<script>alert(1)</script>"})
    app = tapped("p:0.0")
    assert not app.exception
    assert "내 상자 값을 고쳐 주세요" in _markup(app)
    assert "<script>" not in _markup(app)
    box = open_page("box", game="orbis", n="2")
    assert not box.exception
    box.button(key="forget-tile.odd").click().run()
    assert "tile.odd" not in _box()


def test_box_page_keeps_age_and_mark_of_a_tile_and_forgets_it(open_page: Open) -> None:
    _set_box(PLAIN_TILES)
    app = open_page("box", game="orbis", n="2")
    app.segmented_control(key="mark-tile.plain-red-0").set_value("☆").run()
    assert _box()["tile.plain-red-0"] == {"kind": "plain", "color": "red", "cp": 0, "mark": "☆"}
    app = open_page("box", game="orbis", n="2")
    app.button(key="forget-tile.plain-red-0").click().run()
    assert "tile.plain-red-0" not in _box()


def test_gods_to_reveal_are_drawn_one_more_than_players_and_kept(open_page: Open) -> None:
    app = open_page("setup", game="orbis", n="4")
    while not any(button.key == "orbis-gods-draw" for button in app.button):
        app = next(button for button in app.button if button.label == "다 했어요, 다음").click().run()
    app = app.button(key="orbis-gods-draw").click().run()
    texts = " ".join(element.value for element in app.markdown)
    assert texts.count("번째 타일") == 5
    assert app.button(key="orbis-gods-draw").label == "다시 뽑기"


@pytest.mark.parametrize("action", ["choose", "pay", "place", "effect", "god", "exchange"])
def test_every_turn_helper_runs_on_an_empty_table(open_page: Open, action: str) -> None:
    app = open_page("turn", game="orbis", n="3")
    app = app.button_group(key="action-orbis").set_value(f"orbis.turn.{action}").run()
    assert not app.exception


def test_payment_says_what_to_exchange_first(open_page: Open) -> None:
    kept = {"orbis_hand": {"yellow": 4, "blue": 1}, "orbis_cost": {"blue": 2}}
    code = state.store().tables.create("d" * 24, "orbis", 2, [], {**kept, "action": "orbis.turn.pay"}).code
    app = open_page("turn", game="orbis", n="2", t=code)
    texts = " ".join(element.value for element in app.markdown)
    assert "낼 수 있습니다." in texts
    assert "먼저 바꾸기: 노랑 3개 → 파랑 1개" in texts


def test_payment_with_a_farm_token_tells_the_other_reading(open_page: Open) -> None:
    kept = {"orbis_hand": {"blue": 1}, "orbis_cost": {"blue": 3}, "orbis_farms": ["blue"]}
    code = state.store().tables.create("d" * 24, "orbis", 2, [], {**kept, "action": "orbis.turn.pay"}).code
    texts = " ".join(element.value for element in open_page("turn", game="orbis", n="2", t=code).markdown)
    assert "낼 수 있습니다." in texts
    assert "한 차례에 1개만 줄인다고 읽으면 1개 모자랍니다." in texts


def test_rounds_follow_the_pyramid_until_they_are_counted(tapped: Tapped) -> None:
    _set_box(PLAIN_TILES)
    app = tapped(*_put(), page="turn")
    texts = " ".join(element.value for element in app.markdown)
    assert '<p class="pj-big">15<small>/ 15 라운드</small></p>' in texts
    assert "이번에는 신 타일을 가져와야 합니다." in texts
