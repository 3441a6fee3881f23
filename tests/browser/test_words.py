"""No word of Streamlit's own is seen or read aloud in English, on any page, with all that opens opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.rest import new_context, settle
from tests.browser.said import english

Visit = Callable[..., Page]
# Pages that say other things while nothing is entered; the walk through the filled house reads the rest.
PATHS = (
    "",
    "scan?game=tourism&n=3",
    "workshop",
    "atlas",
    "printed",
    "score?game=tourism&n=3",
    "score?game=orbis&n=3",
    "score?game=duel&n=2",
    "score?game=artifact&n=4",
    "rounds?game=artifact&n=4",
    "duel_cards?game=duel&n=2",
    "history",
    "about",
)
# Lists of programs with their licences, and the house's own address.
_APART = {"about": "함께 쓰는 것"}


_SAYING = "words => document.body.append(Object.assign(document.createElement('b'), { ariaLabel: words }))"


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Page]:
    """One tab for all pages."""
    context = new_context(browser, viewport=PHONE, permissions=["camera"])
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("path", PATHS)
def test_every_word_is_korean(tab: Page, server: str, path: str) -> None:
    tab.goto(f"{server}/{path}")
    settle(tab)
    expect(tab.locator("h1").first).to_be_visible()
    assert english(tab) == set()
    if path not in _APART:
        for summary in tab.locator("[data-testid=stExpander] summary").all():
            summary.click()
        settle(tab)
        assert english(tab) == set()


def test_lists_and_windows_that_open_speak_korean(visit: Visit) -> None:
    page = visit("setup?game=tourism&n=3")
    page.get_by_test_id("stPopover").get_by_role("button").first.click()
    expect(page.get_by_text("출처:").first).to_be_visible()
    assert english(page) == set()


@pytest.mark.parametrize(
    ("streamlit", "korean"),
    [
        ("No results", "찾는 것이 없습니다"),
        ("Increment", "하나 늘리기"),
        ("Help for 이름", "이름 도움말"),
        ("Remove 사진.jpg", "사진.jpg 빼기"),
        ("Upload or drag and drop files", "파일 고르기"),
        ("November 2026", "2026년 11월"),
        ("year, 날짜", "날짜, 년"),
        ("Today, Monday, November 30, 2026 selected", "오늘, 2026년 11월 30일 고름"),
    ],
)
def test_a_word_of_streamlit_is_said_in_korean(tab: Page, server: str, streamlit: str, korean: str) -> None:
    if tab.url != f"{server}/about":
        tab.goto(f"{server}/about")
        settle(tab)
    tab.evaluate(_SAYING, streamlit)
    expect(tab.locator("body > b").last).to_have_attribute("aria-label", korean)


def test_what_people_wrote_is_left_as_it_is(visit: Visit) -> None:
    page = visit("game?game=tourism&n=2")
    page.get_by_text("누가 함께하나요?").click()
    box = page.get_by_role("textbox", name="1번 자리")
    box.fill("Stop")
    box.press("Enter")
    settle(page)
    page.goto(page.url.replace("/game", "/score"))
    settle(page)
    expect(page.get_by_text("Stop").first).to_be_visible()
