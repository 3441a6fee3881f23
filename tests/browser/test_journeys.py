"""What people do at the table, on a phone: set up, score, reload."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.rest import settle

Visit = Callable[..., Page]


def test_from_the_first_page_to_a_set_up_of_three(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", name="판지기")).to_be_visible()
    page.get_by_role("link", name="관광카드 여행").click()
    settle(page)
    page.get_by_role("radio", name="3명").or_(page.get_by_role("button", name="3명")).first.click()
    settle(page)
    page.get_by_role("link", name="준비하기").click()
    expect(page.get_by_text("7단계 중 1")).to_be_visible()
    expect(page.locator(".pj-big")).to_have_text("90장")


def test_ticks_survive_a_reload_of_the_link(visit: Visit) -> None:
    page = visit("setup?game=tourism&n=4")
    page.get_by_role("button", name="다 했어요, 다음").click()
    expect(page.get_by_text("7단계 중 2 · 1단계 마침")).to_be_visible()
    # The button below comes last: nobody is quicker than that, but a test is.
    settle(page)
    page.get_by_role("button", name="다 했어요, 다음").click()
    expect(page.get_by_text("7단계 중 3 · 2단계 마침")).to_be_visible()
    expect(page.locator(".pj-big")).to_have_text("7개")
    page.reload()
    settle(page)
    expect(page.get_by_text("7단계 중 3 · 2단계 마침")).to_be_visible()


def test_a_card_of_an_older_print_is_added_by_what_is_printed_on_it(visit: Visit) -> None:
    page = visit("score?game=tourism&n=2")
    page.get_by_text("적힌 값으로 추가").click()
    page.get_by_role("radio", name="2단계").click()
    page.get_by_role("radio", name="적", exact=True).click()
    points = page.get_by_role("slider", name="점수")
    for _ in range(3):
        points.press("ArrowRight")
    page.get_by_role("slider", name="마패").press("ArrowRight")
    page.get_by_role("button", name="추가", exact=True).click()
    expect(page.get_by_text("2단계 카드 (3점)").first).to_be_visible()
    expect(page.get_by_text("적 3점 · 마패 1")).to_be_visible()
    expect(page.get_by_text("위 · 1번 · 3점")).to_be_visible()


def test_very_first_deep_link_shows_the_page_in_its_frame(visit: Visit) -> None:
    page = visit("turn?game=tourism&n=2")
    expect(page.get_by_role("heading", name="조건과 비용")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "ko"


def test_hostile_player_name_is_shown_as_text(visit: Visit) -> None:
    page = visit("game?game=tourism&n=2")
    page.get_by_text("누가 함께하나요?").click()
    box = page.get_by_role("textbox", name="1번 자리")
    box.fill("<img src=x onerror=alert(1)>")
    box.press("Enter")
    settle(page)
    page.goto(page.url.replace("/game", "/score"))
    settle(page)
    expect(page.get_by_text("<img src=x onerror=alert(1)>").first).to_be_visible()
    assert page.locator("img[src='x']").count() == 0
