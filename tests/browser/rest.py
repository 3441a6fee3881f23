"""When a page is at rest: it has asked nothing that the server has not answered, and all of it is drawn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from streamlit.proto.AutoRerun_pb2 import StopAutoRerun
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.Delta_pb2 import Delta
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg, ForwardMsgMetadata, RunIdentity

_WAIT = 60_000
_WIRE = (Path(__file__).parent / "wire.js").read_text()
# The numbers by which wire.js finds its fields in Streamlit's messages.
_FIELDS = {
    "asks": BackMsg.RERUN_SCRIPT_FIELD_NUMBER,
    "asksFragment": ClientState.FRAGMENT_ID_FIELD_NUMBER,
    "starts": ForwardMsg.NEW_SESSION_FIELD_NUMBER,
    "run": [ForwardMsg.METADATA_FIELD_NUMBER, ForwardMsgMetadata.RUN_FIELD_NUMBER],
    "runFragments": RunIdentity.FRAGMENT_IDS_FIELD_NUMBER,
    "draws": ForwardMsg.DELTA_FIELD_NUMBER,
    "drawsFragment": Delta.FRAGMENT_ID_FIELD_NUMBER,
    "drops": ForwardMsg.STOP_AUTO_RERUN_FIELD_NUMBER,
    "dropsFragments": StopAutoRerun.FRAGMENT_IDS_FIELD_NUMBER,
    "ends": ForwardMsg.SCRIPT_FINISHED_FIELD_NUMBER,
}
# A skeleton stands where Streamlit still loads what it needs to draw a widget.
_RESTS = """asked => (window.panjigiWire?.rests(asked) ?? true)
  && document.querySelector(".stApp")?.getAttribute("data-test-script-state") === "notRunning"
  && !document.querySelector("[data-testid=stSkeleton]")"""
_TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """A context of the browser whose pages can be waited for by `settle`."""
    context = browser.new_context(**options)
    context.add_init_script(f"({_WIRE})({json.dumps(_FIELDS)})")
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
