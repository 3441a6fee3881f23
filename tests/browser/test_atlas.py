"""The atlas on a phone: scan a card, land on its place, find it lit on the map; hear it, share it, go on."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, expect

from scanner import Deck
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.rest import settle
from tests.support import photos

Visit = Callable[..., Page]
Film = Callable[[str, list[bytes]], Page]
SMALL = {"width": 360, "height": 740}
TAP = 24  # CSS pixels that a target needs at least

# A device with two voices that speak at once, and a list of what they were given.
VOICES = """
window.said = [];
window.SpeechSynthesisUtterance = function (text) { this.text = text; };
const speech = { getVoices: () => VOICES, addEventListener: () => {},
  speak: (words) => { said.push([words.text, words.lang, words.voice?.name]);
                      window.now = words; setTimeout(() => words.onstart?.(), 5); },
  cancel: () => { window.cancelled = (window.cancelled ?? 0) + 1; } };
Object.defineProperty(window, "speechSynthesis", { value: speech });
"""
KOREAN = """[{name: 'Anna', lang: 'de-DE'}, {name: 'Far', lang: 'ko-KR'},
  {name: 'Yuna', lang: 'ko_KR', localService: true}]"""
FOREIGN = "[{name: 'Anna', lang: 'de-DE', localService: true}]"

CLIPBOARD = """
navigator.share = undefined;
const clipboard = { writeText: async (text) => { window.copied = text; } };
Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
"""


def point(page: Page, name: str) -> Locator:
    return page.locator(f'.pj-map [data-tap][aria-label^="{name}"]')


def go_again(page: Page, script: str) -> None:
    page.add_init_script(script)
    page.reload()
    settle(page)


def test_scanned_card_leads_to_its_place_and_is_lit_on_the_map(camera_showing: Film) -> None:
    card = next(card for card in Deck.load("tourism").cards if card.id == "dokdo")
    photo = photos.shot(card.read_pictures()[:1], np.random.default_rng(5), 0.3).tobytes()
    page = camera_showing("scan?game=tourism&n=2", [photo] * 12)
    page.get_by_role("radio", name="카메라").click()
    expect(page.get_by_text("독도 · 100% 확실").first).to_be_visible(timeout=60_000)
    page.get_by_role("link", name="이야기만 크게 보기").click()
    settle(page)
    expect(page.get_by_role("heading", name="독도")).to_be_visible()
    expect(page.get_by_role("switch", name="모았어요")).to_be_checked()
    page.goto(f"{page.url.split('/place')[0]}/atlas")
    settle(page)
    expect(page.get_by_text("90곳 가운데 1곳을 모았습니다")).to_be_visible()
    expect(point(page, "독도")).to_have_attribute("aria-label", "독도, 경북 울릉군, 모았어요")
    expect(point(page, "독도").locator("path.lit")).to_be_visible()
    expect(page.locator(".pj-map path.lit")).to_have_count(1)


def test_points_are_tapped_through_to_a_place_and_back(visit: Visit) -> None:
    page = visit("atlas")
    around = page.locator(".pj-map [data-tap*=gyeongbokgung]").first
    around.click()
    expect(page.get_by_role("button", name="넓게 보기")).to_be_visible()
    expect(around).to_have_attribute("aria-label", "덕수궁 둘레 6곳, 0곳 모음, 크게 보기")
    around.click()
    expect(point(page, "경복궁")).to_have_attribute("aria-label", "경복궁, 서울 종로구, 아직이에요")
    point(page, "경복궁").click()
    expect(page.get_by_role("heading", name="경복궁")).to_be_visible()
    page.get_by_role("link", name="뒤로").click()
    expect(point(page, "경복궁")).to_be_visible()
    page.get_by_role("button", name="넓게 보기").click()
    page.get_by_role("button", name="넓게 보기").click()
    expect(point(page, "한라산").or_(page.locator(".pj-map [data-tap*=hallasan]")).first).to_be_visible()
    expect(page.get_by_role("button", name="넓게 보기")).to_be_hidden()


def test_points_answer_to_the_keyboard(visit: Visit) -> None:
    page = visit("atlas?region=jeju")
    point(page, "한라산").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="한라산")).to_be_visible()


@pytest.mark.parametrize(
    "size", [PHONE, DESKTOP, {"width": 360, "height": 740}], ids=["phone", "desktop", "small"]
)
@pytest.mark.parametrize("path", ["atlas", "atlas?region=gyeongsang", "place?card=seomun-market"])
def test_pages_do_not_scroll_sideways_and_points_are_large_enough(
    visit: Visit, path: str, size: dict[str, int]
) -> None:
    page = visit(path, size=size)
    expect(page.locator("h1").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for part in page.locator(".pj-map .hit").all():
        box = part.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TAP


def test_filter_by_region_brings_the_map_nearer_and_stays_on_reload(visit: Visit) -> None:
    page = visit("atlas")
    wide = page.locator(".pj-map").get_attribute("viewBox")
    page.get_by_role("radio", name="제주권").or_(page.get_by_role("button", name="제주권")).first.click()
    expect(point(page, "한라산")).to_be_visible()
    assert page.locator(".pj-map").get_attribute("viewBox") != wide
    expect(page.get_by_text("90곳 가운데 5곳이 맞습니다.")).to_be_visible()
    page.reload()
    settle(page)
    expect(page.get_by_text("90곳 가운데 5곳이 맞습니다.")).to_be_visible()


def test_tick_by_hand_survives_a_reload(visit: Visit) -> None:
    page = visit("place?card=hallasan")
    page.get_by_text("모았어요", exact=True).click()
    expect(page.get_by_text("에 처음 모았습니다.")).to_be_visible()
    page.reload()
    settle(page)
    expect(page.get_by_role("switch", name="모았어요")).to_be_checked()


def test_story_is_read_by_the_devices_own_korean_voice_and_stops(visit: Visit) -> None:
    page = visit("place?card=dokdo")
    go_again(page, VOICES.replace("VOICES", KOREAN, 1))
    page.get_by_role("button", name="이야기 듣기").click()
    expect(page.get_by_role("button", name="멈추기")).to_be_visible()
    page.wait_for_function("said.length === 1")
    page.evaluate("now.onend()")
    assert page.evaluate("said[0]") == ["독도. 바닷속 큰 산의 꼭대기.", "ko-KR", "Yuna"]
    assert page.evaluate("said.length") == 2
    page.evaluate("cancelled = 0")
    page.get_by_role("button", name="멈추기").click()
    expect(page.get_by_role("button", name="이야기 듣기")).to_be_visible()
    assert page.evaluate("cancelled") == 1
    page.evaluate("now.onend()")
    assert page.evaluate("said.length") == 2


def test_device_without_a_korean_voice_is_told_so(visit: Visit) -> None:
    page = visit("place?card=dokdo")
    go_again(page, VOICES.replace("VOICES", FOREIGN, 1))
    page.get_by_role("button", name="이야기 듣기").click()
    expect(page.get_by_text("이 기기에는 한국어 목소리가 없습니다.")).to_be_visible()
    expect(page.get_by_role("button", name="이야기 듣기")).to_be_visible()
    assert page.evaluate("said") == []


def test_shared_link_carries_the_card_alone(visit: Visit) -> None:
    page = visit("place?card=dokdo&game=tourism&n=3")
    go_again(page, "navigator.share = async (given) => { window.shared = given; };")
    page.get_by_role("button", name="공유하기").click()
    page.wait_for_function("window.shared")
    address = page.url.split("?")[0]
    assert page.evaluate("shared") == {
        "title": "독도 · 판지기 여행 도감",
        "text": "바닷속 큰 산의 꼭대기",
        "url": f"{address}?card=dokdo",
    }


def test_without_a_share_sheet_the_link_is_copied_or_shown(visit: Visit) -> None:
    page = visit("place?card=dokdo")
    go_again(page, CLIPBOARD)
    page.get_by_role("button", name="공유하기").click()
    expect(page.get_by_text("링크를 복사했습니다.")).to_be_visible()
    assert page.evaluate("copied").endswith("/place?card=dokdo")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.get_by_role("button", name="공유하기").click()
    expect(page.get_by_text("이 링크를 복사하세요.")).to_be_visible()
    expect(page.get_by_role("textbox", name="이 장소의 링크")).to_have_value(page.evaluate("copied"))


def test_next_and_previous_place_follow_each_other(visit: Visit) -> None:
    page = visit("place?card=seomun-market")
    page.get_by_role("link", name="독도").click()
    expect(page.get_by_role("heading", name="독도")).to_be_visible()
    page.get_by_role("link", name="서문시장").click()
    expect(page.get_by_role("heading", name="서문시장")).to_be_visible()
