"""Artifact at the table, on a phone: tap the tiles, slide the markers, move the year; nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.rest import settle

Visit = Callable[..., Page]
TAPPED = 44


def _tap(page: Page, place: str) -> None:
    page.locator(f"[data-tap='{place}']").first.click()


def _answer(page: Page, question: str, number: int) -> None:
    """Types a printed number that the page asks for, for this table alone."""
    expect(page.get_by_text(question)).to_be_visible()
    page.get_by_role("button", name=str(number), exact=True).first.click()
    expect(page.get_by_text(question)).to_be_hidden()


def _for_this_table_alone(page: Page) -> None:
    page.get_by_text("내 상자 값으로 적어 두고 다음에도 쓰기").first.click()
    # The switch is drawn anew once the answer of the server is there.
    expect(page.locator("[class*='st-key-keep-'][class*='-False']")).to_be_visible()


def test_score_of_four_is_tapped_together_and_survives_a_reload(visit: Visit) -> None:
    page = visit("score?game=artifact&n=4&x=research")
    _tap(page, "type_1-3")
    expect(page.get_by_text("1번 유물 3장 앞면 오른쪽 위의 명성 점수는 얼마인가요?")).to_be_visible()
    expect(page.get_by_text("지금까지")).to_be_visible()
    _for_this_table_alone(page)
    _answer(page, "1번 유물 3장 앞면", 4)
    _tap(page, "asia-4")
    _answer(page, "아시아 유물 4장 앞면", 5)
    for space, words in (
        ("africa:3", "아프리카 3칸"),
        ("asia:2", "아시아 2칸"),
        ("middle_east:1", "중동 1칸"),
    ):
        _tap(page, space)
        expect(page.get_by_role("button", name=f"{words}, {2 * int(space[-1])}점, 내 마커")).to_be_visible()
    page.locator("[data-tap='add:5']").click()
    # 4 + 5 prestige, 5 coins are 1, the lowest of the three better markers stands on 2.
    expect(page.get_by_text("1위 · 1번 · 12점")).to_be_visible()
    page.get_by_role("button", name="다음: 2번").click()
    expect(page.get_by_role("button", name="다음: 3번")).to_be_visible()
    _tap(page, "type_1-4")
    _answer(page, "1번 유물 4장 앞면", 13)
    expect(page.get_by_text("1위 · 2번 · 13점")).to_be_visible()
    page.reload()
    settle(page)
    expect(page.get_by_text("1위 · 2번 · 13점")).to_be_visible()
    expect(page.get_by_text("2위 · 1번 · 12점")).to_be_visible()


def test_tile_of_another_player_moves_with_a_word_and_comes_back_by_undo(visit: Visit) -> None:
    page = visit("score?game=artifact&n=3")
    _tap(page, "type_5-3")
    tile = page.locator("[data-tap='type_5-3']")
    expect(tile).to_have_attribute("aria-label", "5번 유물 3장, 명성 모름, 1번의 타일")
    page.get_by_role("button", name="다음: 2번").click()
    expect(page.get_by_role("button", name="다음: 3번")).to_be_visible()
    _tap(page, "type_5-3")
    expect(page.get_by_text("1번의 타일을 2번에게 옮겼습니다.")).to_be_visible()
    expect(tile).to_have_attribute("aria-label", "5번 유물 3장, 명성 모름, 2번의 타일")
    page.get_by_role("button", name="되돌리기").click()
    expect(tile).to_have_attribute("aria-label", "5번 유물 3장, 명성 모름, 1번의 타일")


def test_tiles_are_tapped_by_the_keyboard_too(visit: Visit) -> None:
    page = visit("score?game=artifact&n=3")
    tile = page.get_by_role("button", name="서로 다른 유물 5장")
    tile.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-tap='mixed_types-5']")).to_have_attribute("aria-pressed", "true")


def test_value_typed_into_the_box_fills_the_score_in(visit: Visit) -> None:
    page = visit("box?game=artifact&n=3")
    _tap(page, "type_3-5")
    expect(page.locator(".pj-step-title", has_text="3번 유물 5장")).to_be_visible()
    page.get_by_role("button", name="11", exact=True).first.click()
    expect(page.locator("[data-tap='type_3-5']")).to_have_attribute(
        "aria-label", "3번 유물 5장, 명성 11, 수입 모름"
    )
    page.get_by_role("link", name="점수").click()
    settle(page)
    _tap(page, "type_3-5")
    expect(page.get_by_text("1위 · 1번 · 11점")).to_be_visible()


def test_round_is_passed_through_to_the_next_year(visit: Visit) -> None:
    page = visit("rounds?game=artifact&n=3")
    expect(page.get_by_text("1920년 · 1라운드")).to_be_visible()
    for seat, place in ((2, 1), (0, 2), (1, 3)):
        page.locator(f".pj-pass[data-tap='{seat}']").click()
        expect(page.locator(f".pj-pass[data-tap='{seat}']")).to_contain_text(f"{place}번째로 넘김")
    expect(page.get_by_text("2번이 다음 시작 플레이어입니다.")).to_be_visible()
    page.get_by_role("button", name="1921년으로").click()
    expect(page.get_by_text("1921년 · 2라운드")).to_be_visible()
    expect(page.get_by_text("시작 플레이어는 2번입니다.")).to_be_visible()


def test_hand_is_tapped_together_until_it_opens_an_exhibition(visit: Visit) -> None:
    page = visit("turn?game=artifact&n=4")
    page.get_by_text("전시회 개최", exact=True).first.click()
    for region in ("asia", "africa", "middle_east"):
        _tap(page, f"{region}:type_2")
        expect(page.locator(f"[data-tap='{region}:type_2']")).to_contain_text("1")
    expect(page.get_by_text("열 수 있음 · 2번 유물 3장")).to_be_visible()
    expect(page.get_by_text("열 수 있음 · 서로 다른 지역 3장")).to_be_visible()


def test_site_left_out_is_gone_from_the_board(visit: Visit) -> None:
    page = visit("setup?game=artifact&n=3")
    for step in (2, 3):
        page.get_by_role("button", name="다 했어요, 다음").click()
        expect(page.get_by_text(f"15단계 중 {step}")).to_be_visible()
    page.get_by_role("radio", name="중동").or_(page.get_by_role("button", name="중동")).first.click()
    board = page.locator(".pj-picture svg")
    expect(board).to_contain_text("아시아 일꾼")
    expect(board).not_to_contain_text("중동 일꾼")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", ["setup", "turn", "score", "box", "rounds"])
def test_no_artifact_page_scrolls_sideways(visit: Visit, path: str, size: dict[str, int]) -> None:
    page = visit(f"{path}?game=artifact&n=5&x=research.roles", size=size)
    expect(page.locator("h1").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("path", ["score", "box", "rounds"])
def test_what_is_tapped_is_large_enough_for_a_thumb(visit: Visit, path: str) -> None:
    page = visit(f"{path}?game=artifact&n=4&x=research")
    expect(page.locator("[data-tap]").first).to_be_visible()
    measure = "part => [part.getBoundingClientRect().width, part.getBoundingClientRect().height]"
    sizes = page.locator("[data-tap]:visible").evaluate_all(f"parts => parts.map({measure})")
    assert len(sizes) >= 4
    assert min(height for _, height in sizes) >= TAPPED
    assert min(width for width, _ in sizes) >= 36
