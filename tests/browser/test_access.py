"""Every page, filled, in both themes: axe, console, sideways scroll, targets for fingers, words; keyboard.

One server and one tab: a page is opened once, and its theme and width are changed while it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import plays
from pages.ui.language import COOKIE
from pages.ui.state import DEVICE_COOKIE
from tests.browser.conftest import PHONE, ROOT, watch
from tests.browser.rest import new_context, settle, two_frames
from tests.browser.said import english
from tests.support.full_house import PAGES, fill

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
GROUND = {"light": "rgb(251, 247, 239)", "dark": "rgb(27, 28, 32)"}
FINGER, POINTER = 44, 24
# Width, height, and what is the least to tap; the last two are a desktop at 200 % and at 400 %.
SIZES = (
    *((width, 844, FINGER) for width in (360, 390, 768, 1280)),
    (640, 400, FINGER),
    (320, 256, POINTER),
)
DEVICE = "a-device-of-the-access-test"
# What lies in a sentence is as high as its line, and a place on the map lies where it lies: the list of the
# same places below has large targets.
EXEMPT = ".pj-word > summary, .pj-map [data-tap]"
AXE = "tags => axe.run({runOnly: tags, resultTypes: ['violations']})"
# What is drawn anew by the first taps may be folded again.
UNFOLDS = 2
UNFOLD = "closed => document.querySelectorAll(closed).forEach((one) => one.querySelector('summary').click())"
FOLDED = "[data-testid=stExpander] details:not([open])"
SIDEWAYS = """() => Math.max(...[document.documentElement, document.querySelector("[data-testid=stMain]")]
  .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))"""
FITS = f"() => ({SIDEWAYS})() <= 0"
# A chart takes its new width a moment after the page has taken it (milliseconds).
REDRAWN = 5_000
MOVING = "() => document.getAnimations().map((one) => one.effect.target.outerHTML.slice(0, 150))"
SMALL_TARGETS = """([finger, exempt]) => {
  const wanted = ["button", "a[href]", "input", "select", "textarea", "summary", "[data-tap]",
    "[role=button]", "[role=radio]", "[role=switch]"];
  // What is touched is larger than the element that takes the keys.
  const outer = {
    "input[type=checkbox], input[type=radio]": "label",
    "input[type=range]": "[data-testid=stSlider]",
    "input, textarea": "[data-testid=stTextInputRootElement], [data-testid=stNumberInputContainer]",
  };
  const box = (one) => {
    const kind = Object.keys(outer).find((name) => one.matches(name));
    return ((kind && one.closest(outer[kind])) ?? one).getBoundingClientRect();
  };
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest("[aria-hidden=true]");
  return [...document.querySelectorAll(`:is(.stApp, [data-testid=stPopoverBody]) :is(${wanted.join()})`)]
    .filter((one) => !one.disabled && seen(one))
    .filter((one) => !one.matches(exempt) && getComputedStyle(one).display !== "inline")
    .map((one) => [one, box(one)])
    // One pixel is what is there for screen readers alone.
    .filter(([, { width, height }]) => width > 1 && height > 1 && Math.min(width, height) < finger - 0.5)
    .map(([one, { width, height }]) => [Math.round(width), Math.round(height), one.outerHTML.slice(0, 150)]);
}"""
FOCUSED = """text => {
  const one = document.activeElement;
  const words = one.getAttribute("aria-label") ?? one.textContent;
  return one.matches("a, button, input") && words.includes(text);
}"""


class Walker(NamedTuple):
    """One tab that goes from page to page of a filled house, and the console errors that it met."""

    page: Page
    address: str
    links: dict[str, str]
    errors: list[str]

    def open(self, name: str) -> Page:
        """Opens a page with everything on it unfolded."""
        self.errors.clear()
        self.page.goto(f"{self.address}/{self.links[name]}")
        settle(self.page)
        expect(self.page.locator("h1").first).to_be_visible()
        expect(self.page.get_by_test_id("stException")).to_have_count(0)
        for _ in range(UNFOLDS):
            self.page.evaluate(UNFOLD, FOLDED)
            settle(self.page)
        expect(self.page.locator(FOLDED)).to_have_count(0)
        settle(self.page)
        return self.page


@pytest.fixture(scope="module")
def walker(browser: Browser, server: str, server_folder: Path) -> Iterator[Walker]:
    store = plays.open_store(f"sqlite:///{server_folder / 'data' / 'panjigi.sqlite3'}")
    links = fill(store, DEVICE)
    # Without motion a new theme has its colours at once, and nothing may move then.
    context = new_context(
        browser, viewport=PHONE, color_scheme="light", reduced_motion="reduce", permissions=["camera"]
    )
    context.add_cookies([{"name": DEVICE_COOKIE, "value": DEVICE, "url": server}])
    page, errors = context.new_page(), []
    watch(page, errors)
    yield Walker(page, server, links, errors)
    context.close()


def _axe(page: Page) -> list[tuple[str, str]]:
    page.evaluate(AXE_SCRIPT)
    found = page.evaluate(AXE, TAGS)["violations"]
    return [(fault["id"], fault["nodes"][0]["html"][:200]) for fault in found]


def _fits(page: Page, what: str) -> None:
    """Fails if the page still scrolls sideways when its charts have taken their new width."""
    try:
        page.wait_for_function(FITS, timeout=REDRAWN)
    except PlaywrightTimeout:
        pytest.fail(f"scrolls sideways by {page.evaluate(SIDEWAYS)} px {what}")


def test_every_page_of_the_app_is_walked() -> None:
    files = {path.stem for path in (ROOT / "pages").glob("*.py")}
    assert {name.partition("-")[0] for name in PAGES} == files


@pytest.mark.parametrize("name", PAGES)
def test_page_is_clean_in_both_themes_and_fits_every_width(walker: Walker, name: str) -> None:
    page = walker.open(name)
    for theme, ground in GROUND.items():
        page.emulate_media(color_scheme=theme)
        expect(page.locator(".stApp")).to_have_css("background-color", ground)
        assert _axe(page) == [], theme
    page.emulate_media(color_scheme="light")
    for width, height, least in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        two_frames(page)
        _fits(page, f"at {width} px")
        assert page.evaluate(SMALL_TARGETS, [least, EXEMPT]) == [], f"at {width} px"
    page.set_viewport_size(PHONE)
    assert page.evaluate(MOVING) == []
    # All that is used is listed there by its own name; folded, the page is read with the empty ones.
    assert name == "about" or english(page) == set()
    assert walker.errors == []


@pytest.mark.parametrize("name", ["setup-orbis", "game-tourism", "box-artifact", "play"])
def test_windows_that_open_are_clean_too(walker: Walker, name: str) -> None:
    page = walker.open(name)
    for button in page.get_by_test_id("stPopoverButton").all():
        button.click()
        expect(page.get_by_test_id("stPopoverBody")).to_be_visible()
        assert _axe(page) == []
        assert page.evaluate(SMALL_TARGETS, [FINGER, EXEMPT]) == []
        assert english(page) == set()
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("stPopoverBody")).to_have_count(0)
    # The rows of "왜?" look as they do on the page.
    if name == "setup-orbis":
        page.get_by_test_id("stPopoverButton").click()
        rows = page.get_by_test_id("stPopoverBody").locator(".pj-rows li").first
        expect(rows).to_have_css("display", "flex")
    assert walker.errors == []


def test_without_motion_what_is_drawn_anew_does_not_blink(walker: Walker) -> None:
    page = walker.open("setup-orbis")
    # What Streamlit gives a piece of the page while a script runs: it fades, but only after half a second.
    page.locator("h1").first.evaluate("one => one.style.transition = 'opacity 1s ease-in 0.5s'")
    expect(page.locator("h1").first).to_have_css("transition-duration", "0s")
    expect(page.locator("h1").first).to_have_css("transition-delay", "0.5s")


def test_english_pages_are_clean_and_marked_as_english(walker: Walker) -> None:
    context = walker.page.context
    context.add_cookies([{"name": COOKIE, "value": "en", "url": walker.address}])
    for name in ("game-tourism", "setup-tourism", "turn-tourism", "rules-tourism", "scan", "atlas", "place"):
        page = walker.open(name)
        expect(page.locator("h1").first).to_have_attribute("lang", "en")
        below = page.locator(".st-key-tabs, .st-key-row-walk, .st-key-ways").first
        expect(below.locator("[lang=en]").first).to_be_attached()
        assert _axe(page) == [], name
        _fits(page, name)
        assert page.evaluate(SMALL_TARGETS, [FINGER, EXEMPT]) == [], name
        assert walker.errors == []
    context.clear_cookies(name=COOKIE)


def test_the_language_is_remembered_by_the_device(visit: Callable[..., Page]) -> None:
    page = visit("setup?game=tourism&n=3")
    page.get_by_role("radio", name="EN").click()
    expect(page.get_by_text("Step 1 of 7")).to_be_visible()
    page.reload()
    settle(page)
    expect(page.get_by_text("Step 1 of 7")).to_be_visible()
    button = page.get_by_role("button", name="Done, next")
    expect(button.locator("[lang=en]")).to_have_text("Done, next")
    page.get_by_role("radio", name="한").click()
    expect(page.get_by_text("7단계 중 1")).to_be_visible()
    expect(page.get_by_role("button", name="다 했어요, 다음").locator("[lang]")).to_have_count(0)


def _tab_to(page: Page, text: str, most: int = 80) -> None:
    """Presses Tab until what says this has the focus."""
    for _ in range(most):
        if page.evaluate(FOCUSED, text):
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not get to {text!r}")


def test_keyboard_alone_sets_up_enters_a_score_and_records_it(visit: Callable[..., Page]) -> None:
    page = visit("setup?game=artifact&n=3")
    _tab_to(page, "다 했어요, 다음")
    page.keyboard.press("Enter")
    expect(page.get_by_text("1단계 마침")).to_be_visible()
    page.goto(page.url.replace("/setup", "/score"))
    settle(page)
    _tab_to(page, "+5")
    page.keyboard.press("Enter")
    expect(page.locator(".pj-winner .total")).to_have_text("1")
    _tab_to(page, "기록에 남기기")
    page.keyboard.press("Enter")
    expect(page.get_by_text("✓ 기록했습니다")).to_be_visible()
