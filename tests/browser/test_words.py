"""No word of Streamlit's own is seen or read aloud in English, on any page, with all that opens opened."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import settle

Visit = Callable[..., Page]
PATHS = (
    "",
    "game?game=tourism&n=3",
    "setup?game=orbis&n=3",
    "turn?game=artifact&n=4",
    "rules?game=duel&n=2",
    "scan?game=tourism&n=3",
    "workshop",
    "place?card=seomun-market",
    "atlas",
    "printed",
    "score?game=tourism&n=3",
    "score?game=orbis&n=3",
    "score?game=duel&n=2",
    "score?game=artifact&n=4",
    "rounds?game=artifact&n=4",
    "duel_cards?game=duel&n=2",
    "history",
    "box?game=artifact&n=4",
    "about",
    "join",
    "phone",
)
# Names of things, of files and of licences, addresses, and what the English switch itself says.
_WORDS = "BG Stats|BG|QR|JPEG|PNG|WebP|PDF|ZIP|YAML|CSV|EN|Language|English|zxing-cpp|pyzbar|MIT|https?"
NAMES = re.compile(rf"make run-table|https?://\S+|(?<![A-Za-z])(?:{_WORDS})(?![A-Za-z])")
# Every text that is shown, and every name and description that is read aloud; who published what a place's
# story rests on is called as they call themselves.
_SAID = """() => {
  const said = [], shown = (element) => element.checkVisibility({visibilityProperty: true});
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const home = walker.currentNode.parentElement;
    const apart = "[aria-hidden=true][translate=no], script, style, noscript, [lang=en], "
      + "li:has(> a[href^=http])";
    if (!home.closest(apart) && shown(home))
      said.push(walker.currentNode.nodeValue);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-roledescription"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (shown(element)) said.push(element.getAttribute(name));
  return said.filter((text) => /[A-Za-z]{2}/.test(text));
}"""


def _english(page: Page) -> set[str]:
    """What is said with Latin words that are no names."""
    said = page.evaluate(_SAID)
    return {text.strip() for text in said if re.search("[A-Za-z]{2,}", NAMES.sub("", text))}


def _open_everything(page: Page) -> None:
    for summary in page.locator("[data-testid=stExpander] summary").all():
        summary.click()
    settle(page)


# Lists of programs with their licences, and the house's own address.
_APART = {"about": "함께 쓰는 것"}


@pytest.mark.parametrize("path", PATHS)
def test_every_word_is_korean(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.locator("h1").first).to_be_visible()
    assert _english(page) == set()
    if path not in _APART:
        _open_everything(page)
        assert _english(page) == set()


def test_lists_and_windows_that_open_speak_korean(visit: Visit) -> None:
    page = visit("setup?game=tourism&n=3")
    page.get_by_test_id("stPopover").get_by_role("button").first.click()
    expect(page.get_by_text("출처:").first).to_be_visible()
    assert _english(page) == set()


@pytest.mark.parametrize(
    ("streamlit", "korean"),
    [
        ("No results", "찾는 것이 없습니다"),
        ("Increment", "하나 늘리기"),
        ("Help for 이름", "이름 도움말"),
        ("Remove 사진.jpg", "사진.jpg 빼기"),
        ("Upload or drag and drop files", "파일 고르기"),
        ("November 2026", "2026년 11월"),
        ("Today, Monday, November 30, 2026 selected", "오늘, 2026년 11월 30일 고름"),
    ],
)
def test_a_word_of_streamlit_is_said_in_korean(visit: Visit, streamlit: str, korean: str) -> None:
    page = visit("about")
    page.evaluate(
        "words => document.body.insertAdjacentHTML('beforeend', `<b id=x aria-label='${words}'></b>`)",
        streamlit,
    )
    expect(page.locator("#x")).to_have_attribute("aria-label", korean)


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
