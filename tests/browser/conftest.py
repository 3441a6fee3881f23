"""Real Chromium against the real app: a server of its own, a phone and a desktop, a fake camera."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browser.rest import new_context, settle
from tests.conftest import leave_out
from tools.native import find_chromium

ROOT = Path(__file__).parents[2]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The pages of one device share a process, and with it what is compiled of Streamlit's scripts.
    "--disable-site-isolation-trials",
    "--renderer-process-limit=1",
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
]
# Streamlit asks a page of its own name for its health first; the answer is not found, and that does no harm.
_HARMLESS = ("404 (Not Found)",)
_KEPT = "local_storage,indexeddb,service_workers,cache_storage"
_START_SECONDS = 60
# A slow machine is no fault of a page: what is expected may take this long (milliseconds).
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    path = find_chromium()
    if path is None:
        leave_out("no Chromium on this machine: browser tests are left out")
    return str(path)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its data (in "data") and its log."""
    folder = tmp_path_factory.mktemp("server")
    (folder / "data").mkdir()
    return folder


@pytest.fixture(autouse=True)
def _no_page_fails(server_folder: Path) -> Iterator[None]:
    """What goes wrong in a page is a line on it, which a test may not look at; the server's log has it."""
    log = server_folder / "log.txt"
    before = len(log.read_text()) if log.exists() else 0
    yield
    assert "Uncaught app execution" not in (log.read_text()[before:] if log.exists() else "")


@pytest.fixture(scope="session")
def server(server_folder: Path, chromium_path: str) -> Iterator[str]:
    """The app on a free port with a data folder of its own; gives its address."""
    folder = server_folder
    port = _free_port()
    command = [sys.executable, "-m", "streamlit", "run", "app.py", "--server.port", str(port)]
    environment = os.environ | {"PANJIGI_DATA_DIR": str(folder / "data")}
    with (folder / "log.txt").open("w") as log:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        try:
            address = f"http://localhost:{port}"
            _wait_until_up(address, process)
            yield address
        finally:
            process.terminate()
            process.wait(timeout=20)


@pytest.fixture(scope="session")
def browser(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    """Chromium whose camera shows nothing in particular."""
    running = playwright.chromium.launch(executable_path=chromium_path, args=_FLAGS)
    yield running
    running.close()


class Device:
    """A person's phone or computer, which the next test gets as it was when new.

    What it has fetched of the app and compiled is kept: a page then opens in half the time.
    """

    def __init__(self, browser: Browser) -> None:
        self.context = new_context(browser, viewport=PHONE, permissions=["camera"])
        self._storage = self.context.new_cdp_session(self.context.new_page())

    def like_new(self, address: str) -> None:
        """Closes what is open and forgets what pages have kept and what they were allowed."""
        for page in self.context.pages[1:]:
            page.close()
        self.context.clear_cookies()
        self._storage.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": _KEPT})
        self.context.clear_permissions()
        self.context.grant_permissions(["camera"])


@pytest.fixture(scope="session")
def devices() -> list[Device]:
    """The devices that tests have used so far."""
    return []


@pytest.fixture
def visit(
    browser: Browser, devices: list[Device], server: str, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Opens a path of the app on a phone (or another size), each time on a device of its own.

    Console errors fail the test at its end.
    """
    used: list[Device] = []
    errors: list[str] = []

    def opened(path: str = "", size: dict[str, int] = PHONE, dark: bool = False) -> Page:
        if len(used) == len(devices):
            devices.append(Device(browser))
        device = devices[len(used)]
        used.append(device)
        page = device.context.new_page()
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="dark" if dark else "light")
        watch(page, errors)
        page.goto(f"{server}/{path}")
        settle(page)
        return page

    yield opened
    keep_pictures([device.context for device in used], request)
    for device in used:
        device.like_new(server)
    assert errors == []


@pytest.fixture
def camera_showing(
    playwright: Playwright, chromium_path: str, server: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Opens a path in a Chromium whose camera shows the given JPEG pictures one after the other."""
    running: list[Browser] = []
    errors: list[str] = []

    def opened(path: str, frames: list[bytes]) -> Page:
        film = tmp_path / "camera.mjpeg"
        film.write_bytes(b"".join(frames))
        flags = [*_FLAGS, f"--use-file-for-fake-video-capture={film}"]
        running.append(playwright.chromium.launch(executable_path=chromium_path, args=flags))
        context = new_context(running[-1], viewport=PHONE, permissions=["camera"])
        page = context.new_page()
        watch(page, errors)
        page.goto(f"{server}/{path}")
        settle(page)
        return page

    yield opened
    for one in running:
        keep_pictures(one.contexts, request)
        one.close()
    assert errors == []


def watch(page: Page, errors: list[str]) -> None:
    """Collects console errors and failed scripts."""
    page.on(
        "console",
        lambda message: (
            errors.append(message.text)
            if message.type == "error" and not any(harmless in message.text for harmless in _HARMLESS)
            else None
        ),
    )
    page.on("pageerror", lambda error: errors.append(str(error)))


def keep_pictures(contexts: list[BrowserContext], request: pytest.FixtureRequest) -> None:
    """Keeps a picture of every page of a failed test."""
    report = getattr(request.node, "report", None)
    if report is None or not report.failed:
        return
    folder = ROOT / "test-artifacts"
    folder.mkdir(exist_ok=True)
    pages = [page for context in contexts for page in context.pages if page.url != "about:blank"]
    for number, page in enumerate(pages):
        page.screenshot(path=folder / f"{request.node.name}-{number}.png", full_page=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.when == "call":
        item.report = report
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`-m "not browser"` leaves out all of these."""
    for item in items:
        if "tests/browser" in str(item.path):
            item.add_marker(pytest.mark.browser)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_up(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + _START_SECONDS
    while time.monotonic() < end:
        assert process.poll() is None, "the app did not start"
        try:
            with urllib.request.urlopen(f"{address}/_stcore/health", timeout=2):
                return
        except OSError:  # not there yet, or it let go of the line while it starts
            time.sleep(0.3)
    pytest.fail(f"the app did not answer within {_START_SECONDS} s")
