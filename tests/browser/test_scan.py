"""A printed card held up to a (fake) camera: recognised, its story shown, added to a player, counted."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from playwright.sync_api import Page, expect

from scanner import Deck
from tests.browser.conftest import settle
from tests.support import photos

Film = Callable[[str, list[bytes]], Page]
FRAMES = 12


def frames_of(card_id: str, seed: int, severity: float = 0.3) -> list[bytes]:
    """A film of one simulated photo, as a card that is held still."""
    card = next(card for card in Deck.load("tourism").cards if card.id == card_id)
    photo = photos.shot(card.read_pictures()[:1], np.random.default_rng(seed), severity).tobytes()
    return [photo] * FRAMES


def test_card_held_up_is_recognised_told_added_and_counted(camera_showing: Film) -> None:
    page = camera_showing("scan?game=tourism&n=2", frames_of("seomun-market", 3))
    page.get_by_role("radio", name="카메라").click()
    expect(page.get_by_text("서문시장 · 100% 확실").first).to_be_visible(timeout=60_000)
    expect(page.get_by_role("heading", name="서문시장")).to_be_visible()
    page.get_by_role("button", name="1번에게 추가").click()
    expect(page.get_by_text("이미 1번 앞에 있습니다")).to_be_visible(timeout=20_000)
    page.get_by_role("link", name="점수").click()
    settle(page)
    expect(page.get_by_text("1위 · 1번 · 4점")).to_be_visible(timeout=20_000)


def test_without_https_the_page_says_why_and_offers_a_photo(visit: Callable[..., Page]) -> None:
    page = visit("scan?game=tourism&n=2")
    page.evaluate("Object.defineProperty(window, 'isSecureContext', {value: false})")
    page.get_by_role("radio", name="카메라").click()
    expect(page.get_by_text("https가 아니라서")).to_be_visible(timeout=20_000)
    expect(page.get_by_text("카드 사진 (JPEG, PNG, WebP)")).to_be_visible(timeout=20_000)
