"""Cards held up to a (fake) camera: recognised, told, added, scanned on and on, enrolled, corrected."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
from playwright.sync_api import Locator, Page, expect

from scanner import Deck
from tests.browser.rest import settle
from tests.support import photos

Film = Callable[[str, list[bytes]], Page]
FRAMES = 12
# The machine may have much else to do.
SLOW = 90_000


def face(card_id: str) -> np.ndarray:
    return Deck.load("tourism").by_id[card_id].read_pictures()[0]


def frames_of(card_id: str, seed: int, severity: float = 0.3, frames: int = FRAMES) -> list[bytes]:
    """A film of one simulated photo, as a card that is held still."""
    photo = photos.shot([face(card_id)], np.random.default_rng(seed), severity).tobytes()
    return [photo] * frames


def empty_table(frames: int) -> list[bytes]:
    rng = np.random.default_rng(1)
    return [photos.spoil(photos.ground(rng), [], rng, 0.3).tobytes()] * frames


def undo(page: Page, card_id: str) -> Locator:
    """The button that takes a scanned card back."""
    return page.locator(f".st-key-run-undo-{card_id}").get_by_role("button")


def test_card_held_up_is_recognised_told_added_and_counted(camera_showing: Film) -> None:
    page = camera_showing("scan?game=tourism&n=2", frames_of("seomun-market", 3))
    page.get_by_role("radio", name="카메라").click()
    expect(page.get_by_text("서문시장 · 100% 확실").first).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("heading", name="서문시장")).to_be_visible()
    page.get_by_role("button", name="1번에게 추가").click()
    expect(page.get_by_text("이미 1번 앞에 있습니다")).to_be_visible(timeout=SLOW)
    page.get_by_role("link", name="점수").click()
    settle(page)
    expect(page.get_by_text("1위 · 1번 · 4점")).to_be_visible(timeout=SLOW)


def test_page_may_be_left_at_any_moment_while_the_camera_runs(camera_showing: Film) -> None:
    page = camera_showing("scan?game=tourism&n=2", frames_of("seomun-market", 3))
    # From before the first picture until frames come and go.
    for wait in (0, 20, 60, 150, 400, 900):
        page.get_by_role("radio", name="카메라").click()
        page.wait_for_timeout(wait)
        page.get_by_role("link", name="점수", exact=True).click()
        expect(page.get_by_role("heading", name="관광카드 여행 · 점수")).to_be_visible()
        settle(page)
        page.get_by_role("link", name="스캔", exact=True).click()
        expect(page.get_by_role("heading", name="카드 스캔")).to_be_visible()


def test_two_cards_one_after_the_other_go_to_the_player_once_each_and_one_is_taken_back(
    camera_showing: Film,
) -> None:
    # The film goes round and round: each card is shown many times and counts once.
    film = [
        *frames_of("seomun-market", 3, frames=150),
        *empty_table(60),
        *frames_of("deoksugung", 5, frames=150),
        *empty_table(60),
    ]
    page = camera_showing("scan?game=tourism&n=2", film)
    page.get_by_role("radio", name="카메라").click()
    page.get_by_text("계속 스캔").click()
    expect(page.get_by_text("2장을 넣었습니다.")).to_be_visible(timeout=SLOW)
    expect(undo(page, "seomun-market")).to_have_count(1)
    expect(undo(page, "deoksugung")).to_have_count(1)
    page.get_by_text("계속 스캔").click()
    expect(undo(page, "deoksugung")).to_have_count(0, timeout=SLOW)
    page.reload()
    settle(page)
    page.get_by_role("link", name="점수").click()
    settle(page)
    expect(page.get_by_text(re.compile(r"위 · 1번 · 4점"))).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("서문시장").first).to_be_visible()
    expect(page.get_by_text("덕수궁").first).to_be_visible()


def test_a_card_is_taken_back_while_scanning(camera_showing: Film) -> None:
    page = camera_showing("scan?game=tourism&n=2", frames_of("seomun-market", 3))
    page.get_by_role("radio", name="카메라").click()
    page.get_by_text("계속 스캔").click()
    undo(page, "seomun-market").click(timeout=SLOW)
    # It still lies before the camera and does not come back by itself.
    expect(undo(page, "seomun-market")).to_have_count(0, timeout=SLOW)
    expect(page.get_by_text("바로 넣습니다")).to_be_visible(timeout=SLOW)


def test_the_line_below_the_camera_says_what_would_help(camera_showing: Film) -> None:
    dark = photos.spoil(np.full((720, 1280, 3), 6, np.uint8), [], np.random.default_rng(2), 0.05).tobytes()
    page = camera_showing("scan?game=tourism&n=2", [dark] * FRAMES)
    page.get_by_role("radio", name="카메라").click()
    expect(page.get_by_text("너무 어둡습니다")).to_be_visible(timeout=SLOW)


def test_sound_is_chosen_by_the_person_and_remembered(camera_showing: Film) -> None:
    page = camera_showing("scan?game=tourism&n=2", empty_table(FRAMES))
    page.get_by_role("radio", name="카메라").click()
    sound = page.get_by_role("button", name="소리")
    expect(sound).to_have_attribute("aria-pressed", "false", timeout=SLOW)
    sound.click()
    page.reload()
    settle(page)
    page.get_by_role("radio", name="카메라").click()
    expect(page.get_by_role("button", name="소리")).to_have_attribute("aria-pressed", "true", timeout=SLOW)


def test_an_original_card_is_enrolled_by_camera_and_then_tells_its_story(camera_showing: Film) -> None:
    original = photos.stranger(np.random.default_rng(501))
    film = [photos.shot([original], np.random.default_rng(6), 0.1).tobytes()] * FRAMES
    page = camera_showing("workshop?game=tourism&n=2", film)
    page.get_by_label("새 덱 이름").fill("우리집 관광카드")
    page.get_by_role("button", name="덱 만들기").click()
    page.get_by_role("radio", name="카메라").click(timeout=SLOW)
    page.get_by_role("button", name="카드 찍기").click(timeout=SLOW)
    corner = page.get_by_role("button", name="오른쪽 아래 모서리")
    expect(corner).to_be_visible(timeout=SLOW)
    before = corner.bounding_box()
    corner.focus()
    page.keyboard.press("Shift+ArrowRight")
    assert corner.bounding_box()["x"] > before["x"] + 1
    page.keyboard.press("Shift+ArrowLeft")
    page.get_by_label("카드 이름").fill("서문시장")
    page.get_by_label("카드 이름").press("Enter")
    expect(page.get_by_role("button", name="카드 저장")).to_be_enabled(timeout=SLOW)
    page.get_by_role("button", name="카드 저장").click()
    expect(page.get_by_text("‘서문시장’ 카드를 저장했습니다.")).to_be_visible(timeout=SLOW)
    page.get_by_role("link", name="스캔", exact=True).click()
    expect(page.get_by_role("heading", name="카드 스캔")).to_be_visible(timeout=SLOW)
    settle(page)
    page.get_by_role("radio", name="카메라").click()
    expect(page.get_by_text("그림으로 알아봄").first).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("heading", name="서문시장")).to_be_visible()


def test_a_corner_is_dragged_on_the_photo(visit: Callable[..., Page], tmp_path: Path) -> None:
    file = tmp_path / "빨간 용.jpg"
    file.write_bytes(photos.shot([face("dokdo")], np.random.default_rng(3), 0.1).tobytes())
    page = visit("workshop?game=tourism&n=2")
    page.get_by_label("새 덱 이름").fill("덱")
    page.get_by_role("button", name="덱 만들기").click()
    page.get_by_role("radio", name="사진 올리기").click(timeout=SLOW)
    page.locator("[data-testid=stFileUploaderDropzoneInput]").first.set_input_files(file)
    corner = page.get_by_role("button", name="왼쪽 위 모서리")
    expect(corner).to_be_visible(timeout=SLOW)
    settle(page)
    corner.scroll_into_view_if_needed()
    box = corner.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 15, y - 10, steps=4)
    page.mouse.up()
    settle(page)
    moved = corner.bounding_box()
    assert abs(moved["x"] - (box["x"] - 15)) < 2
    assert abs(moved["y"] - (box["y"] - 10)) < 2
    expect(page.get_by_label("카드 이름")).to_have_value("빨간 용")


def test_a_photo_of_the_table_fills_the_sheet_after_a_correction(
    visit: Callable[..., Page], tmp_path: Path
) -> None:
    table = [face(card) for card in ("seomun-market", "deoksugung", "jebudo", "dumulmeori")]
    file = tmp_path / "table.jpg"
    file.write_bytes(photos.shot(table, np.random.default_rng(8), 0.1).tobytes())
    page = visit("scan?game=tourism&n=2")
    page.get_by_role("radio", name="사진 올리기").click()
    page.locator("[data-testid=stFileUploaderDropzoneInput]").first.set_input_files(file)
    expect(page.get_by_text("카드 4장을 읽었습니다.")).to_be_visible(timeout=SLOW)
    row = page.locator("[class*=st-key-row-gathered-]").filter(has_text="제부도")
    row.get_by_role("button", name="고치기").click()
    page.get_by_label("이름이나 번호", exact=True).fill("동구릉")
    page.get_by_label("이름이나 번호", exact=True).press("Enter")
    page.get_by_role("button", name="2 동구릉").click(timeout=SLOW)
    expect(page.locator("[class*=st-key-row-gathered-]").filter(has_text="동구릉").first).to_be_visible(
        timeout=SLOW
    )
    page.get_by_role("button", name="4장을 1번에게 넣기").click()
    expect(page.get_by_text("4장을 1번에게 넣었습니다.")).to_be_visible(timeout=SLOW)
    page.get_by_role("link", name="점수", exact=True).click()
    settle(page)
    expect(page.get_by_text("1위 · 1번 · 4점")).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("동구릉").first).to_be_visible()


def test_a_wrong_read_is_put_right_in_one_tap(camera_showing: Film) -> None:
    page = camera_showing("scan?game=tourism&n=2", frames_of("seomun-market", 3))
    page.get_by_role("radio", name="카메라").click()
    page.get_by_role("button", name="잘못 읽었어요").click(timeout=SLOW)
    choices = page.locator("[class*=st-key-right-]").get_by_role("button")
    expect(choices).to_have_count(4, timeout=SLOW)
    name = choices.first.inner_text()
    choices.first.click()
    expect(page.get_by_text(f"{name} · 직접 고름")).to_be_visible(timeout=SLOW)


_PRESS_WITH_THE_NEXT_FRAME = """words => {
  const button = [...document.querySelectorAll("button")].find((one) => one.innerText.includes(words));
  const { prototype } = HTMLCanvasElement, draw = prototype.toDataURL;
  prototype.toDataURL = function (...how) {
    prototype.toDataURL = draw;
    button.click();
    return draw.apply(this, how);
  };
}"""


def test_what_is_tapped_in_the_moment_of_a_frame_is_seen(camera_showing: Film) -> None:
    page = camera_showing("scan?game=tourism&n=2", frames_of("seomun-market", 3))
    page.get_by_role("radio", name="카메라").click()
    expect(page.get_by_role("button", name="잘못 읽었어요")).to_be_visible(timeout=SLOW)
    page.evaluate(_PRESS_WITH_THE_NEXT_FRAME, "잘못 읽었어요")
    expect(page.get_by_text("어느 카드인가요?")).to_be_visible(timeout=SLOW)


def test_without_https_the_page_says_why_and_offers_a_photo(visit: Callable[..., Page]) -> None:
    page = visit("scan?game=tourism&n=2")
    page.evaluate("Object.defineProperty(window, 'isSecureContext', {value: false})")
    page.get_by_role("radio", name="카메라").click()
    expect(page.get_by_text("https가 아니라서")).to_be_visible(timeout=SLOW)
    expect(page.get_by_text("카드 사진 (JPEG, PNG, WebP)")).to_be_visible(timeout=SLOW)
