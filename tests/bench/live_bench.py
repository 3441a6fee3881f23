"""How many frames a second the live camera is answered, beside the same camera on a page that only answers.

Chromium's camera shows a film of simulated photos; both pages are on loopback. What is over the bare page is
the scanner and our page.

    python -m tests.bench.live_bench [--seconds 10]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from playwright.sync_api import Playwright, sync_playwright

from scanner import Deck
from tests.support import photos
from tests.support.servers import ROOT, running
from tools.native import find_chromium

GOAL = 8.0
SEED = 20261130
PHONE = {"width": 390, "height": 844}
_BARE = """import streamlit as st
from pages.ui.camera import Answer, camera

@st.fragment
def live():
    camera(lambda frame: Answer())

live()
"""
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
)
# A frame is a message of at least so many characters; what else a page sends is short.
_FRAME_SIZE = 8_000
_WARM_SECONDS, _START_SECONDS = 15, 60
# What comes first is slower: the camera settles, the page hears of its first card.
_FIRST_FRAMES = 10


def films() -> dict[str, list[bytes]]:
    """Three films of 24 photos each: one card that is moved about, an empty table, other games' cards."""
    rng = np.random.default_rng(SEED)
    deck = Deck.load("tourism")
    face = deck.cards[7].read_pictures()[0]
    empty = [photos.spoil(photos.ground(rng), [], rng, photos.MEDIUM) for _ in range(24)]
    return {
        "카드 한 장": [photos.shot([face], rng, photos.MEDIUM).tobytes() for _ in range(24)],
        "빈 식탁": [picture.tobytes() for picture in empty],
        "다른 게임의 카드 두 장": [
            photos.shot([photos.stranger(rng), photos.stranger(rng)], rng, photos.MEDIUM).tobytes()
            for _ in range(24)
        ],
    }


def main(arguments: list[str]) -> int:
    """Prints the table; 1 where a film is answered more slowly than the goal."""
    parser = argparse.ArgumentParser(description="Answered frames a second of the live camera.")
    parser.add_argument("--seconds", type=float, default=10.0)
    seconds = parser.parse_args(arguments).seconds
    chromium = find_chromium()
    if chromium is None:
        print("Chromium이 없어 재지 못했습니다.")
        return 0
    print(f"| 화면에 보이는 것 | 초당 답한 장면 (목표 {GOAL:.0f}) | 빈 화면 | 몇 배 |")
    print("| --- | ---: | ---: | ---: |", flush=True)
    slow = False
    with tempfile.TemporaryDirectory(prefix="panjigi-live-") as name, sync_playwright() as playwright:
        folder = Path(name)
        bare = folder / "bare.py"
        bare.write_text(f"import sys\nsys.path.insert(0, {str(ROOT)!r})\n{_BARE}")
        with running(bare, folder) as empty, running(ROOT / "app.py", folder) as app:
            time.sleep(_WARM_SECONDS)
            for shown, frames in films().items():
                film = folder / "camera.mjpeg"
                film.write_bytes(b"".join(frames))
                flags = [*_FLAGS, f"--use-file-for-fake-video-capture={film}"]
                ours = _rate(playwright, chromium, flags, f"{app.address}/scan?game=tourism&n=2", seconds)
                plain = _rate(playwright, chromium, flags, empty.address, seconds)
                slow |= ours < GOAL
                print(f"| {shown} | {ours:.1f} | {plain:.1f} | {ours / plain:.2f} |", flush=True)
    return int(slow)


def _rate(playwright: Playwright, chromium: Path, flags: list[str], address: str, seconds: float) -> float:
    """Frames a second: the next one leaves only when the last was answered."""
    browser = playwright.chromium.launch(executable_path=chromium, args=flags)
    page = browser.new_context(viewport=PHONE, permissions=["camera"]).new_page()
    frames: list[float] = []

    def sent(data: str | bytes) -> None:
        if len(data) > _FRAME_SIZE:
            frames.append(time.perf_counter())

    page.on("websocket", lambda line: line.on("framesent", sent))
    page.goto(address)
    choice = page.get_by_role("radio", name="카메라")
    if "scan" in address:
        choice.click()
    end = time.monotonic() + _START_SECONDS
    while len(frames) < _FIRST_FRAMES and time.monotonic() < end:
        page.wait_for_timeout(100)
    frames.clear()
    page.wait_for_timeout(1000 * seconds)
    browser.close()
    return (len(frames) - 1) / (frames[-1] - frames[0]) if len(frames) > 1 else 0.0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
