"""Around the pages: the home screen, the lost server, the waking screen, hints, notes about rules."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.rest import new_context, settle
from tests.support.servers import ROOT, Server, running

Visit = Callable[..., Page]
GONE = "판지기와 연결이 끊겼습니다. 다시 이어지면 이 화면이 저절로 돌아옵니다."
# A stand-in for navigator.wakeLock that counts, as headless browsers have no screen.
_LOCKS = """
window.locks = {asked: 0, held: 0};
Object.defineProperty(navigator, "wakeLock", {value: {request: async (kind) => {
  window.locks.asked += 1; window.locks.held += 1; window.locks.kind = kind;
  const lock = new EventTarget();
  lock.release = async () => { window.locks.held -= 1; lock.dispatchEvent(new Event("release")); };
  window.locks.last = lock;
  return lock;
}}});
"""


def test_the_browser_accepts_the_manifest_and_finds_all_it_needs_to_install(visit: Visit) -> None:
    page = visit()
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"].endswith("/manifest.webmanifest")
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("판지기", "ko", "standalone")
    # A context without a profile is the one thing that Chromium may object to here.
    faults = {
        fault["errorId"] for fault in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    }
    assert faults <= {"in-incognito"}


def test_manifest_icons_and_worker_have_their_content_types(visit: Visit, server: str) -> None:
    page = visit()
    kinds = {
        "manifest.webmanifest": "application/manifest+json",
        "icons/app-192.png": "image/png",
        "worker.js": "text/javascript; charset=utf-8",
    }
    for path, kind in kinds.items():
        assert page.request.get(f"{server}/{path}").headers["content-type"] == kind


def test_an_address_without_a_page_leads_to_the_first_page(visit: Visit) -> None:
    page = visit("nowhere")
    expect(page.get_by_role("heading", name="판지기")).to_be_visible()
    assert page.url.rstrip("/").endswith(page.url.split("/")[2])


def test_a_device_keeps_its_cookie_and_scripts_cannot_read_it(visit: Visit) -> None:
    page = visit()
    first = {cookie["name"]: cookie for cookie in page.context.cookies()}["panjigi_device"]
    page.reload()
    settle(page)
    again = {cookie["name"]: cookie for cookie in page.context.cookies()}["panjigi_device"]
    assert first["value"] == again["value"]
    assert first["httpOnly"]
    assert "panjigi_device" not in page.evaluate("document.cookie")


@pytest.fixture
def own_server(tmp_path: Path, chromium_path: str) -> Iterator[Server]:
    """A server that a test may kill."""
    with running(ROOT / "app.py", tmp_path) as server:
        yield server


def test_a_lost_server_is_told_in_korean_and_the_page_comes_back_by_itself(
    browser: Browser, own_server: Server
) -> None:
    context = new_context(browser, viewport=PHONE)
    page = context.new_page()
    page.goto(f"{own_server.address}/setup?game=tourism&n=4")
    settle(page)
    page.get_by_role("button", name="다 했어요, 다음").click()
    expect(page.get_by_text("7단계 중 2 · 1단계 마침")).to_be_visible()
    own_server.kill()
    line = page.locator("#pj-line")
    expect(line).to_have_text(GONE)
    expect(page.get_by_role("dialog")).to_have_count(0)
    own_server.start()
    # Loaded anew: nothing of the first document is left.
    expect(line).to_have_count(0, timeout=60_000)
    settle(page)
    expect(page.get_by_text("7단계 중 2 · 1단계 마침")).to_be_visible()
    page.get_by_role("button", name="다 했어요, 다음").click()
    expect(page.get_by_text("7단계 중 3 · 2단계 마침")).to_be_visible()
    context.close()


def test_who_opens_the_app_without_its_server_is_told_and_let_in_later(
    browser: Browser, own_server: Server
) -> None:
    context = new_context(browser, viewport=PHONE)
    page = context.new_page()
    page.goto(own_server.address)
    settle(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own_server.kill()
    page.goto(f"{own_server.address}/rules?game=orbis&n=3")
    expect(page.get_by_text("이어지면 저절로 열립니다.")).to_be_visible()
    own_server.start()
    expect(page.get_by_role("heading", name="규칙 찾기")).to_be_visible(timeout=60_000)
    context.close()


def _held(page: Page, count: int) -> None:
    page.wait_for_function(f"window.locks.held === {count}")


def test_the_screen_stays_awake_at_the_table_and_may_sleep_elsewhere(browser: Browser, server: str) -> None:
    context = new_context(browser, viewport=PHONE)
    context.add_init_script(_LOCKS)
    page = context.new_page()
    page.goto(f"{server}/setup?game=tourism&n=3")
    settle(page)
    _held(page, 1)
    assert page.evaluate("window.locks.kind") == "screen"
    page.get_by_role("link", name="뒤로").click()
    expect(page.get_by_role("link", name="준비하기")).to_be_visible()
    _held(page, 0)
    context.close()


def test_a_screen_that_was_left_is_kept_awake_again_on_return(browser: Browser, server: str) -> None:
    context = new_context(browser, viewport=PHONE)
    context.add_init_script(_LOCKS)
    page = context.new_page()
    page.goto(f"{server}/score?game=duel&n=2")
    settle(page)
    _held(page, 1)
    # What browsers do with a lock when another tab comes to the front.
    page.evaluate("window.locks.last.release()")
    _held(page, 0)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    _held(page, 1)
    context.close()


def test_a_hint_that_was_put_away_never_comes_back(visit: Visit) -> None:
    page = visit("setup?game=tourism&n=3")
    hint = page.get_by_text("한 단계를 마치면 아래 단추를 누르세요.")
    expect(hint).to_be_visible()
    page.get_by_role("button", name="도움말 닫기").click()
    expect(hint).to_be_hidden()
    page.reload()
    settle(page)
    expect(page.get_by_text("7단계 중 1")).to_be_visible()
    expect(hint).to_be_hidden()


def test_a_hint_is_gone_at_the_next_visit_once_the_page_was_used(visit: Visit) -> None:
    page = visit("setup?game=tourism&n=3")
    hint = page.get_by_text("한 단계를 마치면 아래 단추를 누르세요.")
    page.get_by_role("button", name="다 했어요, 다음").click()
    expect(page.get_by_text("7단계 중 2")).to_be_visible()
    expect(hint).to_be_visible()
    page.reload()
    settle(page)
    expect(page.get_by_text("7단계 중 2")).to_be_visible()
    expect(hint).to_be_hidden()


def test_a_note_about_a_rule_names_game_rule_source_and_version(visit: Visit) -> None:
    page = visit("rules?game=orbis&n=3&rule=orbis.score.temple")
    page.get_by_role("button", name="틀렸나요?").first.click()
    note = page.get_by_role("textbox", name="보낼 글")
    expect(note).to_have_value(
        re.compile(
            r"\[판지기\] 잘못 표시된 규칙 알리기\n게임: 오르비스 \(orbis\) · 3명 · 판지기 \d+\.\d+\.\d+\n"
            r"규칙: 사원 토큰 \(orbis\.score\.temple\)\n적혀 있는 출처: \S.*\n화면에 나온 것과 내가 아는 것: "
        )
    )
    page.get_by_role("button", name="복사").click()
    expect(page.get_by_role("status").filter(has_text="복사했습니다.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_a_rule_beside_a_turn_can_be_reported_too(visit: Visit) -> None:
    page = visit("turn?game=orbis&n=3")
    page.get_by_role("button", name="잘못 표시된 규칙 알리기").first.click()
    note = page.get_by_role("textbox", name="보낼 글")
    expect(note).to_have_value(
        re.compile(r"게임: 오르비스 \(orbis\) · 3명 .*\n규칙: \S.* \(orbis\.[a-z._]+\)\n")
    )


def test_page_that_stays_empty_is_loaded_anew_by_itself(visit: Visit) -> None:
    page = visit("score?game=tourism&n=2")
    parts = "document.querySelectorAll('[data-testid=stElementContainer]')"
    with page.expect_event("load"):
        # Again and again, for the page may still be growing.
        page.evaluate(
            f"setInterval(() => {parts}.forEach((part) => part.removeAttribute('data-testid')), 50) && null"
        )
    settle(page)
    expect(page.get_by_role("heading", name="관광카드 여행 · 점수")).to_be_visible()
