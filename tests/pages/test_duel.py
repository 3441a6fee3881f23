"""The duel's form: cities by taps, the score pad by hand, undo, turn helpers, draws, walks, its own pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from streamlit.testing.v1 import AppTest

from pages.ui import state
from tests.pages.conftest import Open, drawn

Done = Callable[..., AppTest]
CASES = yaml.safe_load((Path(__file__).parents[1] / "cases" / "duel.yaml").read_text(encoding="utf-8"))
FULL_GAME = CASES[0]["sheet"]
Step = tuple[Any, ...]


def _steps_script() -> None:
    """Runs inside AppTest: does what taps do."""
    import streamlit as st

    from pages.forms.duel import city, draws, left, offerings, quick, structure
    from pages.ui.state import current_table

    table = current_table()
    known = {
        "toggle": city.toggle,
        "coins": city.add_coins,
        "astarte coins": lambda table, seat, count: city.change_city(table, seat, astarte_coins=count),
        "change": lambda table, name, value: city.change(table, **{name: value}),
        "undo": city.undo,
        "myth": city.turn_mythology,
        "offer": city.turn_offering,
        "quick": quick.tap_quick,
        "slot": structure.tap_structure,
        "left": left.tap_left,
        "space": offerings.tap_pantheon,
        "pick": draws.pick,
        "keep": lambda table, name, value: table.keep(**{name: value}),
    }
    for name, *arguments in st.session_state.pop("steps", []):
        known[name](table, *arguments)
    st.session_state.code = table.code
    st.session_state.sheet = city.score_sheet(table)
    st.session_state.table_state = table.state


@pytest.fixture
def done(own_data_folder: Path) -> Done:
    """Does steps at a table; gives the script that did them (its code, sheet and state)."""
    state.store.clear()

    def run(*steps: Step, x: str = "", t: str = "") -> AppTest:
        script = AppTest.from_function(_steps_script, default_timeout=30)
        for key, value in {"game": "duel", "n": "2", "x": x, "t": t}.items():
            if value:
                script.query_params[key] = value
        script.session_state["steps"] = list(steps)
        script.run()
        assert not script.exception
        return script

    return run


@pytest.fixture
def shown(done: Done, open_page: Open) -> Done:
    """Does steps, then opens a page of that table."""

    def run(*steps: Step, page: str = "score", x: str = "", **query: str) -> AppTest:
        script = done(*steps, x=x)
        app = open_page(page, game="duel", n="2", x=x, t=script.session_state["code"] or "", **query)
        assert not app.exception
        return app

    return run


def _texts(app: AppTest) -> str:
    return " ".join(element.value for element in app.markdown)


def _enter(sheet: dict[str, Any]) -> list[Step]:
    """The steps that enter a sheet of a base game."""
    steps: list[Step] = [("change", "duel_pawn", sheet["pawn"])]
    for seat in (0, 1):
        part = sheet[f"p{seat + 1}"]
        steps += [("toggle", seat, item) for item in part.get("wonders_unbuilt", []) for _ in range(2)]
        entered = [*part["cards"], *part["wonders_built"], *part["progress"]]
        steps += [("toggle", seat, item) for item in entered]
        steps.append(("coins", seat, part["coins"]))
    return steps


def test_the_first_case_entered_by_taps_gives_61_to_40(shown: Done) -> None:
    app = shown(*_enter(FULL_GAME))
    assert 'aria-label="합계 61 대 40"' in _texts(app)
    assert any(expander.label == "1위 · 왼쪽 · 61점" for expander in app.expander)
    assert any(expander.label == "2위 · 오른쪽 · 40점" for expander in app.expander)


def test_what_is_kept_is_the_sheet_of_the_case(done: Done) -> None:
    sheet = done(*_enter(FULL_GAME)).session_state["sheet"]
    assert sheet["expansion"] == "base"
    assert sheet["pawn"] == -2
    for seat in ("p1", "p2"):
        for name in ("coins", "cards", "wonders_built", "progress"):
            assert sheet[seat][name] == FULL_GAME[seat][name]
    assert sheet["p2"]["wonders_unbuilt"] == ["mausoleum"]


def test_each_row_opens_into_the_reasons_of_both(shown: Done) -> None:
    texts = _texts(shown(*_enter(FULL_GAME)))
    assert '<details class="guild"><summary class="line"><b>6</b><span>조합</span><b>8</b></summary>' in texts
    assert "빨간색 카드: 내 도시 4, 상대 도시 6 → 6 = 6점" in texts
    assert "지은 불가사의: 내 도시 3, 상대 도시 4 → 4 × 2점 = 8점" in texts


def test_nothing_entered_shows_no_winner(open_page: Open) -> None:
    app = open_page("score", game="duel", n="2")
    assert not app.exception
    assert "pj-winner" not in _texts(app)


def test_a_card_of_one_city_cannot_lie_in_the_other(done: Done) -> None:
    script = done(("toggle", 0, "palace"), ("toggle", 1, "palace"))
    assert script.session_state["sheet"]["p1"]["cards"] == ["palace"]
    assert script.session_state["sheet"]["p2"]["cards"] == []
    assert script.session_state["duel_say"] == "궁전은 이미 왼쪽 도시에 있습니다."


def test_a_wonder_goes_from_built_to_unbuilt_to_away(done: Done) -> None:
    first = done(("toggle", 0, "sphinx"))
    assert first.session_state["sheet"]["p1"]["wonders_built"] == ["sphinx"]
    second = done(("toggle", 0, "sphinx"), t=first.session_state["code"])
    assert second.session_state["sheet"]["p1"]["wonders_unbuilt"] == ["sphinx"]
    assert second.session_state["sheet"]["p1"]["wonders_built"] == []
    third = done(("toggle", 0, "sphinx"), t=first.session_state["code"])
    assert third.session_state["sheet"]["p1"]["wonders_unbuilt"] == []


def test_the_eighth_wonder_is_entered_as_unbuilt(done: Done) -> None:
    left = ["sphinx", "pyramids", "colossus", "piraeus"]
    right = ["mausoleum", "great_library", "circus_maximus"]
    steps = [("toggle", 0, one) for one in left] + [("toggle", 1, one) for one in right]
    sheet = done(*steps, ("toggle", 1, "appian_way")).session_state["sheet"]
    assert sheet["p2"]["wonders_built"] == right
    assert sheet["p2"]["wonders_unbuilt"] == ["appian_way"]


def test_undo_takes_back_step_by_step(done: Done) -> None:
    steps = [("toggle", 0, "palace"), ("coins", 0, 5), ("change", "duel_pawn", 3)]
    sheet = done(*steps, ("undo",)).session_state["sheet"]
    assert (sheet["pawn"], sheet["p1"]["coins"], sheet["p1"]["cards"]) == (0, 5, ["palace"])
    sheet = done(*steps, ("undo",), ("undo",), ("undo",), ("undo",)).session_state["sheet"]
    assert (sheet["pawn"], sheet["p1"]["coins"], sheet["p1"]["cards"]) == (0, 0, [])


def test_coins_never_fall_below_nothing(done: Done) -> None:
    assert done(("coins", 1, 1), ("coins", 1, -5)).session_state["sheet"]["p2"]["coins"] == 0


def test_what_comes_with_pantheon_is_left_out_of_a_base_game_but_kept(done: Done) -> None:
    steps = [("toggle", 0, "aphrodite"), ("toggle", 0, "greek_grand_temple"), ("myth", 0, "greek", 2)]
    with_it = done(*steps, x="pantheon")
    assert with_it.session_state["sheet"]["p1"]["gods"] == ["aphrodite"]
    assert with_it.session_state["sheet"]["p1"]["mythology_tokens"] == 1
    script = AppTest.from_function(_steps_script, default_timeout=30)
    script.query_params["game"], script.query_params["n"] = "duel", "2"
    script.query_params["t"] = with_it.session_state["code"]
    script.run()
    sheet = script.session_state["sheet"]
    assert sheet["expansion"] == "base"
    assert (sheet["p1"]["gods"], sheet["p1"]["cards"]) == ([], [])
    assert "mythology_tokens" not in sheet["p1"]
    assert script.session_state["table_state"]["duel_city_0"]["gods"] == ["aphrodite"]


def test_astarte_and_the_snake_leave_with_their_god(done: Done) -> None:
    steps: list[Step] = [("toggle", 0, "astarte"), ("astarte coins", 0, 7)]
    sheet = done(*steps, x="pantheon").session_state["sheet"]
    assert sheet["p1"]["astarte_coins"] == 7
    sheet = done(*steps, ("toggle", 0, "astarte"), x="pantheon").session_state["sheet"]
    assert "astarte_coins" not in sheet["p1"]
    snake = {"cards": [], "gods": ["nisaba"], "snake_on": "library"}
    start: list[Step] = [("toggle", 1, "library"), ("change", "duel_city_0", snake)]
    assert done(*start, x="pantheon").session_state["sheet"]["p1"]["snake_on"] == "library"
    gone = done(*start, ("toggle", 1, "library"), x="pantheon").session_state["sheet"]
    assert "snake_on" not in gone["p1"]


def test_tokens_of_a_mythology_are_two_over_both_players(done: Done) -> None:
    steps: list[Step] = [("myth", 0, "roman", 2), ("myth", 1, "roman", 2)]
    sheet = done(*steps, x="pantheon").session_state["sheet"]
    assert [sheet[seat]["mythology_tokens"] for seat in ("p1", "p2")] == [1, 1]
    sheet = done(*steps, ("myth", 0, "roman", 2), x="pantheon").session_state["sheet"]
    assert [sheet[seat]["mythology_tokens"] for seat in ("p1", "p2")] == [0, 1]


def test_an_offering_token_lies_with_one_player_only(done: Done) -> None:
    script = done(("offer", 0, 3), ("offer", 1, 3), x="pantheon")
    assert script.session_state["sheet"]["p1"]["offering_tokens"] == 1
    assert script.session_state["sheet"]["p2"]["offering_tokens"] == 0
    assert script.session_state["duel_say"] == "−3 공물 토큰은 이미 왼쪽이 가졌습니다."


def _digits(*taps: str) -> list[Step]:
    return [("quick", tap) for tap in taps]


def test_the_score_pad_by_hand_gives_the_same_total(shown: Done) -> None:
    steps = _digits(
        *("digit:1", "digit:5", "next", "digit:6", "next", "digit:9", "next", "digit:6", "next"),
        *("digit:1", "digit:3", "next", "digit:4", "next", "digit:2", "digit:5", "next"),
        *("digit:1", "digit:7", "next", "digit:1", "next", "next", "digit:8", "next"),
        *("digit:1", "digit:0", "next", "next", "digit:7"),
    )
    app = shown(*steps, ("change", "duel_pawn", -2), ("keep", "duel_mode", "quick"))
    assert any(expander.label == "1위 · 왼쪽 · 61점" for expander in app.expander)
    assert any(expander.label == "2위 · 오른쪽 · 40점" for expander in app.expander)


def test_a_cell_chosen_anew_is_written_over_and_can_be_cleared(done: Done) -> None:
    again = _digits("cell:1:green", "digit:4", "digit:2", "cell:1:green", "digit:7")
    quick = [*again, ("keep", "duel_mode", "quick")]
    assert done(*quick).session_state["sheet"]["p2"]["quick"]["green"] == 7
    cleared = done(*quick, *_digits("clear")).session_state["sheet"]
    assert cleared["p2"]["quick"]["green"] == 0


def test_the_score_pad_has_eight_rows_without_and_nine_with_pantheon() -> None:
    from pages.forms.duel.quick import pad_rows

    base = ("blue", "green", "yellow", "guild", "wonders", "progress", "coins", "military")
    assert pad_rows(pantheon=False) == base
    pantheon = ("blue", "green", "yellow", "temples", "gods", "wonders", "progress", "coins", "military")
    assert pad_rows(pantheon=True) == pantheon


def test_the_price_of_a_card_says_where_every_coin_comes_from(shown: Done) -> None:
    steps: list[Step] = [("toggle", 0, "lumber_yard"), ("toggle", 1, "shelf_quarry"), ("coins", 0, 9)]
    app = shown(*steps, ("keep", "duel_buy", "palace"), page="turn")
    texts = _texts(app)
    assert 'class="pj-big">10<small>주화</small>' in texts
    assert "돌: 기본 2 + 상대 생산 2 = 하나에 주화 4개" in texts
    assert "궁전 · 주화가 1개 모자랍니다." in texts


def test_a_built_card_goes_into_the_city_from_the_price(shown: Done) -> None:
    app = shown(("keep", "duel_buy", "theater"), page="turn")
    app = app.button(key="put-theater").click().run()
    assert not app.exception
    assert any(expander.label == "내 도시 · 1장 · 주화 0" for expander in app.expander)


def _turn(shown: Done, action: str, *steps: Step, x: str = "") -> str:
    return _texts(shown(*steps, ("keep", "action", f"duel.turn.{action}"), page="turn", x=x))


def test_a_discard_pays_two_and_one_for_each_yellow_card(shown: Done) -> None:
    texts = _turn(shown, "discard", ("toggle", 0, "tavern"), ("toggle", 0, "brewery"))
    assert 'class="pj-big">4<small>개</small>' in texts


def test_a_wonder_says_its_price_with_architecture(shown: Done) -> None:
    steps: list[Step] = [("toggle", 0, "architecture"), ("keep", "duel_wonder", "pyramids")]
    assert 'class="pj-big">4<small>주화</small>' in _turn(shown, "wonder", *steps)


def test_a_space_of_the_pantheon_costs_by_side_gate_sanctuary_and_offerings(shown: Done) -> None:
    steps: list[Step] = [("space", "space:5"), ("space", "gate"), ("toggle", 0, "sanctuary"), ("offer", 0, 4)]
    texts = _turn(shown, "pantheon", *steps, x="pantheon")
    assert "내 쪽 비용 7, 관문 ×2, 성역 −2, 공물 −4 → 주화 8개" in texts


def test_shields_move_the_pawn_and_use_the_military_token(shown: Done) -> None:
    app = shown(
        ("coins", 1, 9),
        ("change", "duel_pawn", 1),
        ("keep", "duel_shields", 2),
        ("keep", "action", "duel.turn.military"),
        page="turn",
    )
    assert "군사 토큰으로 상대가 주화 2개를 잃습니다." in _texts(app)
    app = app.button(key="duel-move").click().run()
    assert "왼쪽이 3칸 앞섬 · 5점" in drawn(app, "track-steps-turn")


def test_a_pair_of_symbols_takes_a_token_from_the_board(shown: Done) -> None:
    steps: list[Step] = [
        ("toggle", 0, "scriptorium"),
        ("keep", "duel_progress_board", ["law", "economy", "theology", "strategy", "masonry"]),
        ("keep", "duel_symbol", "library"),
        ("keep", "action", "duel.turn.science"),
    ]
    app = shown(*steps, page="turn")
    assert "깃펜 한 쌍입니다. 게임판의 진보 토큰 하나를 고르세요." in _texts(app)
    assert any(expander.label == "게임판의 진보 토큰 · 5개" for expander in app.expander)


def test_taking_cards_turns_the_covered_one_and_gives_its_token_first(done: Done) -> None:
    tokens = ("keep", "duel_mythology_tokens", ["greek", "roman", "egyptian", "greek", "roman"])
    script = done(tokens, ("slot", "slot:14"), ("slot", "slot:15"), x="pantheon")
    told = script.session_state["duel-structure-said"]
    assert told.startswith("이집트 신화 토큰을 먼저 가져오세요.")
    assert "4줄 왼쪽에서 1번째 카드를 뒤집으세요" in told
    covered = done(("slot", "slot:0"), x="pantheon")
    assert covered.session_state["duel-structure-said"] == "이 카드는 아직 덮여 있어 가져올 수 없습니다."


def test_cards_come_back_to_the_structure_from_the_top(done: Done) -> None:
    taken: list[Step] = [("slot", f"slot:{slot}") for slot in (14, 15, 9)]
    script = done(*taken, ("slot", "slot:14"))
    assert script.session_state["duel-structure-said"] == "위 카드를 먼저 되돌리세요."
    assert script.session_state["table_state"]["duel_taken_1"] == [14, 15, 9]
    script = done(*taken, ("slot", "slot:9"))
    assert script.session_state["table_state"]["duel_taken_1"] == [14, 15]


def test_remaining_cards_leave_out_what_lies_in_a_city_and_what_was_seen(done: Done) -> None:
    steps: list[Step] = [("toggle", 0, "theater"), ("left", "item:altar"), ("left", "item:theater")]
    script = done(*steps)
    assert script.session_state["table_state"]["duel_seen_1"] == ["altar"]
    assert script.session_state["duel-left-said"] == "도시에 있는 카드입니다. 점수표에서 뺄 수 있습니다."


def test_a_fourth_guild_cannot_have_been_seen(done: Done) -> None:
    guilds = ["merchants_guild", "shipowners_guild", "builders_guild", "scientists_guild"]
    script = done(("left", "age:3"), *[("left", f"item:{guild}") for guild in guilds])
    assert script.session_state["table_state"]["duel_seen_3"] == guilds[:3]
    assert "한 판에 3장만 나옵니다" in script.session_state["duel-left-said"]


WONDERS = [
    *("sphinx", "pyramids", "colossus", "piraeus"),
    *("mausoleum", "great_library", "circus_maximus", "appian_way"),
]


def test_the_draft_gives_wonders_one_two_one_and_the_other_way_round(done: Done) -> None:
    picks = [("pick", wonder) for wonder in WONDERS]
    script = done(("keep", "first", 1), ("keep", "duel_wonders", WONDERS), *picks)
    sheet = script.session_state["sheet"]
    assert sheet["p2"]["wonders_unbuilt"] == ["sphinx", "piraeus", "great_library", "circus_maximus"]
    assert sheet["p1"]["wonders_unbuilt"] == ["pyramids", "colossus", "mausoleum", "appian_way"]


def _press(app: AppTest, label: str) -> AppTest:
    return next(button for button in app.button if button.label == label).click().run()


def test_the_set_up_is_three_walks_that_each_keep_their_place(open_page: Open) -> None:
    app = open_page("setup", game="duel", n="2", x="pantheon")
    assert "15단계 중 1" in _texts(app)
    app = _press(app, "다 했어요, 다음")
    app = app.segmented_control(key="stage").set_value("age2").run()
    assert "5단계 중 1 · 0단계 마침" in _texts(app)
    app = _press(app, "다 했어요, 다음")
    assert "5단계 중 2 · 1단계 마침" in _texts(app)
    app = app.segmented_control(key="stage").set_value("start").run()
    assert "15단계 중 2 · 1단계 마침" in _texts(app)


def test_beginning_a_walk_again_leaves_the_ticks_of_the_others(open_page: Open) -> None:
    app = open_page("setup", game="duel", n="2")
    app = _press(app, "다 했어요, 다음")
    app = app.segmented_control(key="stage").set_value("age3").run()
    app = _press(app, "다 했어요, 다음")
    app = _press(app, "처음부터 다시")
    assert "2단계 중 1 · 0단계 마침" in _texts(app)
    app = app.segmented_control(key="stage").set_value("start").run()
    assert "1단계 마침" in _texts(app)


def test_each_walk_draws_the_structure_of_its_age(open_page: Open) -> None:
    app = open_page("setup", game="duel", n="2", x="pantheon")
    assert "1시대 카드 구조물. 위에서부터 1줄 앞면 2장, 2줄 뒷면 3장" in _texts(app)
    assert "토큰 자리 5곳" in _texts(app)
    app = app.segmented_control(key="stage").set_value("age3").run()
    assert "7줄 앞면 2장" in _texts(app)


def _walk_to(app: AppTest, words: str) -> AppTest:
    for _ in range(20):
        if words in _texts(app):
            return app
        app = _press(app, "다 했어요, 다음")
    raise AssertionError(f"no step says {words}")


def test_cards_that_nobody_may_see_are_drawn_by_their_places(open_page: Open) -> None:
    app = _walk_to(open_page("setup", game="duel", n="2"), "조합 카드 7장을 섞어")
    app = _press(app, "어느 장을 넣을지 뽑기")
    assert "왼쪽에서" in _texts(app)
    assert "조합 카드 7장을 섞어 뒷면으로 한 줄로 놓고" in _texts(app)


def test_enki_draws_only_tokens_that_are_still_in_the_box(done: Done, open_page: Open) -> None:
    board = ["law", "economy", "theology", "strategy", "masonry"]
    steps: list[Step] = [("keep", "duel_progress_board", board), ("toggle", 1, "philosophy")]
    script = done(*steps, ("keep", "stage", "age2"), x="pantheon")
    app = open_page("setup", game="duel", n="2", x="pantheon", t=script.session_state["code"])
    app = _press(_walk_to(app, "신 카드를 모두 공개합니다"), "엔키 위에 올릴 토큰 뽑기")
    table = state.store().tables.get(script.session_state["code"])
    drawn = table.state["duel_enki_tokens"]
    assert len(set(drawn)) == 2
    assert not set(drawn) & {*board, "philosophy"}


def test_encyclopedia_finds_a_card_by_another_spelling(open_page: Open) -> None:
    app = open_page("duel_cards", game="duel", n="2")
    app = app.text_input(key="duel-cards-find").set_value("과학자 길드").run()
    assert not app.exception
    assert "<b>과학자 조합</b>" in _texts(app)
    assert "<b>궁전</b>" not in _texts(app)


def test_an_entry_carries_the_answers_that_touch_it(open_page: Open) -> None:
    game = open_page("duel_cards", game="duel", n="2", card="scientists_guild")
    assert '<details class="purple" open>' in _texts(game)
    assert _texts(game).count('class="ask"') >= 7


def test_a_name_from_the_box_is_used_everywhere(open_page: Open) -> None:
    state.store().box.set("duel", "name.pantheon", "만신전")
    app = open_page("duel_cards", game="duel", n="2")
    app = app.text_input(key="duel-cards-find").set_value("만신").run()
    assert "<b>만신전</b>" in _texts(app)


@pytest.mark.parametrize("page", ["duel_cards", "duel_left", "duel_structure"])
def test_the_duels_own_pages_run_on_their_own(open_page: Open, page: str) -> None:
    app = open_page(page)
    assert not app.exception
    assert not app.error


def test_players_without_names_are_called_by_their_side(open_page: Open) -> None:
    app = open_page("score", game="duel", n="2")
    bar = app.segmented_control(key="seat-duel-0")
    assert [option.split("  ")[0] for option in bar.options] == ["● 왼쪽", "◆ 오른쪽"]
