"""The duel on a phone: a whole game by taps, reasons, the pawn slid, undo, reload, the score pad."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Locator, Page, expect

from pages.forms.duel.tiles import groups
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.rest import settle

Visit = Callable[..., Page]
CASES = Path(__file__).parents[1] / "cases" / "duel.yaml"
SMALLEST_TARGET = 44
PATHS = ("score", "setup", "turn", "duel_cards", "duel_left", "duel_structure")


def _key(page: Page, tap: str) -> Locator:
    return page.locator(f"[data-tap='{tap}']")


def _press(page: Page, tap: str) -> None:
    _key(page, tap).click()
    expect(_key(page, tap)).to_have_attribute("aria-pressed", "true")


def _enter_city(page: Page, city: dict[str, Any]) -> None:
    """Taps a city in: group by group, then its coins."""
    unbuilt = city.get("wonders_unbuilt", [])
    wanted = {*city["cards"], *city["wonders_built"], *unbuilt, *city["progress"]}
    for group in groups(pantheon=False):
        mine = [item for item in group.items if item in wanted]
        if mine:
            _press(page, f"group:{group.id}")
        for item in mine:
            _press(page, f"item:{item}")
            if item in unbuilt:
                _key(page, f"item:{item}").click()
                expect(_key(page, f"item:{item}")).to_contain_text("안 지음")
    for step in (5, 1):
        while int(page.locator(".pj-coins b").inner_text()) + step <= city["coins"]:
            have = int(page.locator(".pj-coins b").inner_text())
            _key(page, f"add:{step}").click()
            expect(page.locator(".pj-coins b")).to_have_text(str(have + step))


def _slide(page: Page, space: int) -> None:
    """Drags the pawn to a space, with a finger's imprecision."""
    knob, goal = page.locator("[data-knob]"), page.locator(f"[data-stop='{space}']")
    knob.scroll_into_view_if_needed()
    start, end = knob.bounding_box(), goal.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2 + 4, end["y"] + 12, steps=5)
    page.mouse.up()
    expect(knob).to_have_attribute("aria-valuenow", str(space))


def test_a_whole_game_is_tapped_in_and_reads_61_to_40(visit: Visit) -> None:
    sheet = yaml.safe_load(CASES.read_text(encoding="utf-8"))[0]["sheet"]
    page = visit("score?game=duel&n=2")
    _enter_city(page, sheet["p1"])
    page.get_by_text("◆ 오른쪽").click()
    # The other city is empty yet; until the first one's keys are gone, there are two of each.
    expect(page.locator("[data-tap^='group:'][aria-label='파란색 0']")).to_be_visible()
    expect(_key(page, "group:blue")).to_have_count(1)
    _press(page, "group:blue")
    expect(_key(page, "item:rostrum")).to_have_count(0)
    _enter_city(page, sheet["p2"])
    _slide(page, sheet["pawn"])
    expect(page.get_by_text("오른쪽이 2칸 앞섬 · 2점")).to_be_visible()
    expect(page.locator(".pj-dboth .sum")).to_have_attribute("aria-label", "합계 61 대 40")
    expect(page.locator(".pj-winner .total")).to_have_text("61")
    page.locator(".pj-dboth details.guild summary").click()
    expect(page.get_by_text("빨간색 카드: 내 도시 4, 상대 도시 6 → 6 = 6점").first).to_be_visible()
    page.reload()
    settle(page)
    expect(page.locator(".pj-dboth .sum")).to_have_attribute("aria-label", "합계 61 대 40")


def test_totals_stay_in_sight_while_a_city_is_entered(visit: Visit) -> None:
    page = visit("score?game=duel&n=2")
    _press(page, "group:blue")
    _press(page, "item:palace")
    page.locator("[data-knob]").scroll_into_view_if_needed()
    page.locator("[data-testid=stMain]").evaluate("main => main.scrollBy(0, 400)")
    bar = page.get_by_text("● 왼쪽")
    expect(bar).to_be_in_viewport()
    expect(bar).to_contain_text("7")


def test_the_pawn_slides_by_keyboard_and_is_put_back_by_undo(visit: Visit) -> None:
    page = visit("score?game=duel&n=2")
    knob = page.locator("[data-knob]")
    knob.focus()
    for space in ("1", "2", "3"):
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text(f"왼쪽이 {space}칸 앞섬")).to_be_visible()
    expect(knob).to_have_attribute("aria-valuetext", "오른쪽 3번째 칸")
    page.get_by_role("button", name="되돌리기").click()
    expect(page.get_by_text("왼쪽이 2칸 앞섬 · 2점")).to_be_visible()


def test_search_finds_a_card_of_any_colour(visit: Visit) -> None:
    page = visit("score?game=duel&n=2")
    box = page.get_by_role("textbox", name="이름으로 찾기")
    box.fill("길드")
    box.press("Enter")
    expect(_key(page, "item:scientists_guild")).to_be_visible()
    _key(page, "item:scientists_guild").click()
    expect(_key(page, "group:purple").locator("b")).to_have_text("1")
    expect(box).to_have_value("")


def test_the_score_pad_takes_numbers_by_keys(visit: Visit) -> None:
    page = visit("score?game=duel&n=2")
    page.get_by_text("점수만 적기").click()
    settle(page)
    for tap, shown in (("digit:1", "1"), ("digit:7", "17")):
        _key(page, tap).click()
        expect(_key(page, "cell:0:blue")).to_have_text(shown)
    expect(page.locator(".pj-dpad .sum b").first).to_have_text("17")


def test_an_entry_of_the_encyclopedia_opens(visit: Visit) -> None:
    page = visit("duel_cards?game=duel&n=2&card=merchants_guild")
    entry = page.locator(".pj-dbook details", has_text="과학자 조합").first
    entry.locator("summary").click()
    expect(entry.get_by_text("나무 2, 흙 2")).to_be_visible()


def test_the_structure_says_what_is_turned_over(visit: Visit) -> None:
    page = visit("duel_structure?game=duel&n=2")
    for slot in (14, 15):
        _key(page, f"slot:{slot}").click()
        expect(_key(page, f"slot:{slot}")).to_have_attribute(
            "aria-label", f"5줄 왼쪽에서 {slot - 13}번째, 빈자리"
        )
    expect(page.get_by_text("4줄 왼쪽에서 1번째 카드를 뒤집으세요.")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", PATHS)
def test_no_duel_page_scrolls_sideways_or_has_small_keys(
    visit: Visit, path: str, size: dict[str, int]
) -> None:
    page = visit(f"{path}?game=duel&n=2&x=pantheon", size=size)
    expect(page.locator("h1").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for key in page.locator("button[data-tap]:visible").all():
        area = key.bounding_box()
        assert area is not None
        assert min(area["width"], area["height"]) >= SMALLEST_TARGET, key.get_attribute("data-tap")
