"""When a page is at rest: it has asked nothing that the server has not answered, and all of it is drawn."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

_WAIT = 60_000
_ASKS = BackMsg.RERUN_SCRIPT_FIELD_NUMBER
_STARTS = ForwardMsg.NEW_SESSION_FIELD_NUMBER
_ENDS = ForwardMsg.SCRIPT_FINISHED_FIELD_NUMBER
# Streamlit's page calls itself running only when the server's answer comes. So the wire is read: a question
# is answered when a run that began after it has ended.
_LISTEN = """(([ASKS, STARTS, ENDS]) => {
  const wire = (window.panjigiWire = { asked: 0, begun: 0, answered: 0 });
  const send = WebSocket.prototype.send;
  const heard = new WeakSet();
  WebSocket.prototype.send = function (data) {
    if (!heard.has(this)) this.addEventListener("message", hear);
    heard.add(this);
    if (fields(data).includes(ASKS)) wire.asked += 1;
    return send.call(this, data);
  };
  function hear({ data }) {
    const found = fields(data);
    if (found.includes(STARTS)) wire.begun = wire.asked;
    if (found.includes(ENDS)) wire.answered = wire.begun;
  }
  // The numbers of a protobuf message's own fields.
  function fields(data) {
    if (typeof data === "string" || data instanceof Blob) return [];
    const bytes = new Uint8Array(data.buffer ?? data, data.byteOffset ?? 0, data.byteLength);
    const found = [];
    let at = 0;
    const number = () => {
      let value = 0;
      for (let place = 1; ; place *= 128) {
        const byte = bytes[at++];
        value += (byte % 128) * place;
        if (!(byte >= 128)) return value;
      }
    };
    while (at < bytes.length) {
      const tag = number();
      found.push(Math.floor(tag / 8));
      // 0: a number, 1 and 5: as many bytes, 2: so many bytes as a number says.
      const long = { 0: () => number() && 0, 1: () => 8, 2: number, 5: () => 4 }[tag % 8]();
      at += long;
    }
    return found;
  }
})"""
_RESTS = """asked => (window.panjigiWire?.answered ?? 0) >= asked
  && document.querySelector(".stApp")?.getAttribute("data-test-script-state") === "notRunning" """
_TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """A context of the browser whose pages can be waited for by `settle`."""
    context = browser.new_context(**options)
    context.add_init_script(f"{_LISTEN}([{_ASKS}, {_STARTS}, {_ENDS}])")
    return context


def two_frames(page: Page) -> None:
    """Waits until the browser has drawn what it has been told."""
    page.evaluate(_TWO_FRAMES)


def settle(page: Page) -> None:
    """Waits until the page stands: something is drawn, no script runs, and all that was asked is answered.

    A page that asks without end (a live camera) stands when what was asked until now is answered.
    """
    drawn = "[data-testid=stMain] [data-testid=stElementContainer]"
    page.wait_for_selector(drawn, state="attached", timeout=_WAIT)
    # What is drawn may ask again.
    for _ in range(2):
        asked = page.evaluate("window.panjigiWire?.asked ?? 0")
        page.wait_for_function(_RESTS, arg=asked, timeout=_WAIT)
        two_frames(page)
