"""Orbis on a phone: a full pyramid by taps with the right total, few taps a tile, reasons, undo, reload."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.rest import settle

Visit = Callable[..., Page]
SMALLEST_TARGET = 44
# A place, the keys to press, what lies there then: 6 for the forest, -2 for two wildernesses, 1 for the god,
# 7 for the only temples at the table.
NEW_TILES = [
    ("1층 1번째", ["황무지"], "황무지"),
    ("1층 2번째", ["초록", "0점"], "초록 0점"),
    ("1층 3번째", ["파랑", "0점"], "파랑 0점"),
    ("1층 4번째", ["하양", "0점"], "하양 0점"),
    ("1층 5번째", ["하양", "사원", "1개", "3"], "사원 아이콘 1개, 수 3"),
    ("2층 1번째", ["초록 0점"], "초록 0점"),
    ("2층 2번째", ["초록", "숲", "파랑", "3개", "6점"], "숲 6점"),
    ("2층 3번째", ["파랑 0점"], "파랑 0점"),
    ("2층 4번째", ["하양", "사원", "1개", "9"], "사원 아이콘 1개, 수 9"),
    ("3층 1번째", ["초록 0점"], "초록 0점"),
    ("3층 2번째", ["황무지"], "황무지"),
    ("3층 3번째", ["하양 0점"], "하양 0점"),
    ("4층 1번째", ["파랑 0점"], "파랑 0점"),
    ("4층 2번째", ["하양 0점"], "하양 0점"),
]


def _key(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def _free(page: Page, place: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{place}, 비어 있음"))


def _put(page: Page, place: str, keys: list[str], becomes: str) -> int:
    """Lays a tile; gives how many taps it took."""
    _free(page, place).click()
    for key in keys:
        _key(page, key).click()
    expect(page.get_by_role("button", name=re.compile(f"^{place}, {becomes}"))).to_be_visible()
    return 1 + len(keys)


def test_full_pyramid_is_filled_by_taps_and_gives_the_right_total(visit: Visit) -> None:
    page = visit("score?game=orbis&n=2")
    taps = [_put(page, *tile) for tile in NEW_TILES]
    assert max(taps) == 6
    expect(page.get_by_role("button", name=re.compile("^2층 2번째, 숲 6점.*살아 있음"))).to_be_visible()
    _key(page, "신 타일, 아직 없음").click()
    page.get_by_role("button", name=re.compile("사랑의 여신")).click()
    expect(_key(page, "신 타일, 사랑의 여신, 1점")).to_be_visible()
    expect(page.get_by_text("지금 12점 = 타일 6 − 황무지 2 + 사원 7 + 신 1")).to_be_visible()
    expect(page.locator(".pj-winner .total")).to_have_text("12")
    page.reload()
    settle(page)
    expect(page.locator(".pj-winner .total")).to_have_text("12")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_tile_once_entered_is_placed_in_at_most_three_taps(visit: Visit) -> None:
    page = visit("score?game=orbis&n=3")
    _put(page, "1층 1번째", ["초록", "숲", "빨강", "2개", "5점"], "숲 5점")
    offered = "숲 5점, 빨강 2개 필요"
    assert _put(page, "1층 2번째", [offered], "숲 5점") == 2
    assert _put(page, "1층 3번째", ["초록", offered], "숲 5점") == 3


def test_place_that_may_not_hold_the_colour_is_dimmed_and_tells_why_when_tapped(visit: Visit) -> None:
    page = visit("score?game=orbis&n=2")
    _put(page, "1층 1번째", ["빨강", "0점"], "빨강 0점")
    _put(page, "1층 2번째", ["빨강", "0점"], "빨강 0점")
    _key(page, "파랑").click()
    place = _free(page, "2층 1번째")
    expect(place).to_have_attribute("aria-disabled", "true")
    place.dispatch_event("click")
    said = "2층 1번째: 파랑은 놓을 수 없습니다. 아래 타일과 같은 빨강 또는 황무지여야 합니다."
    expect(page.get_by_text(said)).to_be_visible()


def test_undo_first_drops_what_is_half_entered_then_the_last_tile(visit: Visit) -> None:
    page = visit("score?game=orbis&n=2")
    _put(page, "1층 1번째", ["빨강", "4점"], "빨강 4점")
    expect(page.locator(".pj-winner .total")).to_have_text("4")
    _free(page, "1층 2번째").click()
    expect(page.get_by_text("1층 2번째에 놓을 타일은?")).to_be_visible()
    page.get_by_role("button", name="되돌리기").click()
    expect(page.get_by_text("놓을 자리를 누르거나, 색을 먼저 고르세요.")).to_be_visible()
    page.get_by_role("button", name="되돌리기").click()
    expect(_free(page, "1층 1번째")).to_be_visible()
    expect(page.get_by_text("아직 점수가 없습니다.")).to_be_visible()


def test_pyramid_works_by_keyboard(visit: Visit) -> None:
    page = visit("score?game=orbis&n=2", size=DESKTOP)
    for target, key in (("1층 1번째, 비어 있음", "Enter"), ("빨강", "Space"), ("3점", "Enter")):
        part = _key(page, target)
        expect(part).to_be_visible()
        if target == "3점":
            expect(page.get_by_text("1층 1번째 · 빨강은 어떤 타일인가요?")).to_be_visible()
        part.focus()
        page.keyboard.press(key)
    expect(_key(page, "1층 1번째, 빨강 3점")).to_be_visible()


def test_taking_a_tile_puts_cubes_on_its_neighbours_of_the_display(visit: Visit) -> None:
    page = visit("turn?game=orbis&n=2")
    for number, color in enumerate(
        ("노랑", "초록", "빨강", "파랑", "하양", "노랑", "초록", "빨강", "파랑"), 1
    ):
        expect(page.get_by_text(f"{number}번 칸에 놓인 타일의 색은?")).to_be_visible()
        _key(page, color).click()
    _key(page, "5번 칸, 하양").click()
    expect(_key(page, "2번 칸, 초록, 하양 큐브가 놓입니다")).to_be_visible()
    _key(page, "이 타일 가져가기").click()
    for number, color in ((2, "초록"), (4, "파랑"), (6, "노랑"), (8, "빨강")):
        expect(_key(page, f"{number}번 칸, {color}, 하양 큐브 1개")).to_be_visible()
    expect(_key(page, "1번 칸, 노랑")).to_be_visible()


@pytest.mark.parametrize("width", [360, 390])
def test_everything_to_tap_is_large_enough_for_a_thumb(visit: Visit, width: int) -> None:
    page = visit("score?game=orbis&n=4", size={"width": width, "height": 844})
    _free(page, "1층 1번째").click()
    _key(page, "초록").click()
    expect(_key(page, "숲")).to_be_visible()
    sizes = page.locator("[data-tap]").evaluate_all(
        "parts => parts.map(part => { const box = part.getBoundingClientRect();"
        " return [part.getAttribute('data-tap'), Math.min(box.width, box.height)]; })"
    )
    assert [tap for tap, size in sizes if size < SMALLEST_TARGET] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path", ["game", "setup", "turn", "rules", "score", "box"])
def test_no_orbis_page_scrolls_sideways(visit: Visit, path: str) -> None:
    page = visit(f"{path}?game=orbis&n=4", size={"width": 360, "height": 740})
    expect(page.locator("h1").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
