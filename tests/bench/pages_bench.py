"""How long a tap takes on each page, beside a page with one button in the same run and the same Chromium.

A tap is over when Streamlit has run and nothing on the page has changed for a while; what counts is the last
change. The ratio tells what our pages cost on top of Streamlit, whatever the machine. Then the first page of
a browser that knows nothing yet: until its doors can be tapped.

    python -m tests.bench.pages_bench [--taps 7] [--only score]
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.servers import ROOT, running
from tools.native import find_chromium

GOAL = 2.5
PHONE = {"width": 390, "height": 844}
_ONE_BUTTON = """import streamlit as st
st.session_state.count = st.session_state.get("count", 0) + st.button("+", key="plus")
st.write(st.session_state.count)
"""
_FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


@dataclass(frozen=True)
class Tap:
    """What is tapped where: two of what the selector finds in turn, so that each tap changes something."""

    name: str
    path: str
    selector: str
    away: bool = False


_PICTURE = ".pj-tap [data-tap]:not([aria-disabled=true], :disabled)"
_PLAIN = ".st-key-plus button"
TAPS = (
    Tap("처음 → 게임", "", ".st-key-door-orbis .stPageLink a, .st-key-door-duel .stPageLink a", away=True),
    Tap("게임: 인원", "game?game=orbis&n=3", ".st-key-players button"),
    Tap("준비: 다음·이전", "setup?game=orbis&n=3", ".st-key-row-walk button"),
    Tap("차례: 할 일", "turn?game=tourism&n=3", "[class*=st-key-action-] button"),
    Tap("규칙: 묻기", "rules?game=orbis&n=3", "input"),
    Tap("점수 · 관광카드", "score?game=tourism&n=3", "[class*=st-key-seat-tourism] button"),
    Tap("점수 · 오르비스", "score?game=orbis&n=3", _PICTURE),
    Tap("점수 · 대결", "score?game=duel&n=2", _PICTURE),
    Tap("점수 · 아티팩트", "score?game=artifact&n=3", _PICTURE),
    Tap("라운드", "rounds?game=artifact&n=3", _PICTURE),
    Tap("스캔: 누구에게", "scan?game=tourism&n=3", ".st-key-scan-seat button"),
    Tap("도감: 권역", "atlas", ".st-key-pick-region button"),
    Tap("장소: 모았어요", "place?card=seomun-market", "[data-testid=stCheckbox] label"),
    Tap("카드 사전", "duel_cards?game=duel&n=2", "[data-testid=stMain] [data-testid=stButtonGroup] button"),
    Tap("남은 카드", "duel_left?game=duel&n=2", _PICTURE),
    Tap("카드 구조물", "duel_structure?game=duel&n=2", _PICTURE),
    Tap("지난 판: 보기", "history", "[data-testid=stMain] [data-testid=stButtonGroup] button"),
)
# Runs in the page before a tap. Counts from the tap to the last change; over when the script has ended and
# nothing was new for 300 ms. A short run never shows as "running"; a longer one does within that time.
_WATCH = """() => { window.settled = new Promise((done, fail) => {
  const app = document.querySelector(".stApp");
  let start = 0, last = 0;
  const begin = (event) => {
    if (event.type === "click" || event.key === "Enter") start ||= performance.now();
  };
  for (const kind of ["click", "keydown"]) addEventListener(kind, begin, true);
  const observer = new MutationObserver(() => { if (start) last = performance.now(); });
  observer.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
  const giveUp = setTimeout(() => fail(new Error("nothing changed after the tap")), 20000);
  const check = setInterval(() => {
    const still = app.getAttribute("data-test-script-state") === "notRunning";
    if (!last || !still || performance.now() - last < 300) return;
    clearInterval(check); clearTimeout(giveUp); observer.disconnect();
    for (const kind of ["click", "keydown"]) removeEventListener(kind, begin, true);
    done(last - start);
  }, 20);
}); window.settled.catch(() => {}); }"""


def main(arguments: list[str]) -> int:
    """Prints the table; 1 where a page is over the goal."""
    parser = argparse.ArgumentParser(description="Taps on every page, beside a one-button page.")
    parser.add_argument("--taps", type=int, default=7, help="measured taps a page")
    parser.add_argument("--only", default="", help="only pages whose path contains this")
    given = parser.parse_args(arguments)
    chromium = find_chromium()
    if chromium is None:
        print("Chromium이 없어 재지 못했습니다.")
        return 0
    with tempfile.TemporaryDirectory(prefix="panjigi-pages-") as name, sync_playwright() as playwright:
        folder = Path(name)
        plain = folder / "plain.py"
        plain.write_text(_ONE_BUTTON)
        browser = playwright.chromium.launch(executable_path=chromium, args=_FLAGS)
        with running(plain, folder) as empty, running(ROOT / "app.py", folder) as app:
            over = _table(_Pair(browser, app.address, empty.address), given.taps, given.only)
            print(f"\n차가운 브라우저에서 첫 화면까지: {_cold(browser, app.address):.2f}초 (목표 2초 미만)")
        browser.close()
    return int(over)


@dataclass(frozen=True)
class _Pair:
    """A browser, our server, and the server of the page with one button."""

    browser: Browser
    ours: str
    plain: str


def _table(pair: _Pair, taps: int, only: str) -> bool:
    """One row a page; whether any is over the goal."""
    print(f"| 누르는 곳 | 가운데 값 ms | 단추 하나 ms | 몇 배 (목표 {GOAL}) |")
    print("| --- | --- | --- | --- |", flush=True)
    over = False
    for tap in TAPS:
        if only in tap.path:
            ours, plain = _taps(pair, tap, taps)
            over |= ours / plain > GOAL
            mark = " ←" if ours / plain > GOAL else ""
            print(f"| {tap.name} | {ours:.0f} | {plain:.0f} | {ours / plain:.2f}{mark} |", flush=True)
    return over


def _taps(pair: _Pair, tap: Tap, count: int) -> tuple[float, float]:
    """Medians in milliseconds of a page and of the page with one button, tapped in turn; two do not count."""
    context = pair.browser.new_context(viewport=PHONE)
    page, plain = context.new_page(), context.new_page()
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(count + 2):
        if number == 0 or tap.away:
            page.goto(f"{pair.ours}/{tap.path}")
            _stands(page)
        if number == 0:
            plain.goto(pair.plain)
            _stands(plain)
        for which, (one, selector) in enumerate(((page, tap.selector), (plain, _PLAIN))):
            one.bring_to_front()
            times[which].append(_one(one, selector, number))
    context.close()
    return statistics.median(times[0][2:]), statistics.median(times[1][2:])


def _one(page: Page, selector: str, number: int) -> float:
    found = page.locator(selector)
    target = found.nth((number + 1) % min(max(1, found.count()), 2))
    if selector == "input":
        found.first.fill("황무지도 숲에 세나요?" if number % 2 else "동점이면 누가 이기나요?")
    page.evaluate(_WATCH)
    if selector == "input":
        found.first.press("Enter")
    else:
        target.click()
    return float(page.evaluate("window.settled"))


def _stands(page: Page) -> None:
    """Waits until the page has been drawn and its script has ended."""
    page.wait_for_selector("[data-testid=stMain] [data-testid=stElementContainer]", state="attached")
    still = "document.querySelector('.stApp').getAttribute('data-test-script-state') === 'notRunning'"
    page.wait_for_function(still, timeout=60_000)
    page.wait_for_timeout(400)


def _cold(browser: Browser, address: str) -> float:
    """Seconds until the first door can be tapped, in a browser without a cache; the best of three."""
    seconds = []
    for _ in range(3):
        context = browser.new_context(viewport=PHONE)
        page, start = context.new_page(), time.monotonic()
        page.goto(address, wait_until="commit")
        page.locator("[class*=st-key-door-] .stPageLink a").first.click(trial=True)
        seconds.append(time.monotonic() - start)
        context.close()
    return min(seconds)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
