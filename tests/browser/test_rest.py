"""What the browser tests wait for."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.rest import settle

_KEEP_WHAT_IS_SENT = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    window.panjigiSaysAgain = () => this.send(data);
    return send.call(this, data);
  };
}"""


def test_what_a_part_asks_that_is_gone_is_not_waited_for(visit: Callable[..., Page]) -> None:
    page = visit("rules?game=tourism&n=2")
    page.evaluate(_KEEP_WHAT_IS_SENT)
    page.get_by_role("textbox").first.fill("토큰")
    page.get_by_role("textbox").first.press("Enter")
    settle(page)
    page.evaluate("window.panjigiLast = window.panjigiSaysAgain")
    page.get_by_role("link", name="스캔", exact=True).click()
    expect(page.get_by_role("heading", name="카드 스캔")).to_be_visible()
    settle(page)
    asked = page.evaluate("window.panjigiWire.asked")
    page.evaluate("window.panjigiLast()")
    assert page.evaluate("window.panjigiWire.asked") == asked + 1
    settle(page)
    open_questions = "window.panjigiWire.open.map(({ number }) => number)"
    assert page.evaluate(open_questions) == [asked + 1]
