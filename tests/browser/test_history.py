"""A play on a phone: recorded, sent on, put right, counted, deleted and fetched back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.rest import settle

Visit = Callable[..., Page]
VIEWS = ("list", "stats", "people", "files")
SMALL = {"width": 360, "height": 740}


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()
    settle(page)


def _named(page: Page, *names: str) -> None:
    page.get_by_text("누가 함께하나요?").click()
    for seat, name in enumerate(names):
        box = page.get_by_role("textbox", name=f"{seat + 1}번 자리")
        box.fill(name)
        box.press("Enter")
        settle(page)


def _recorded(visit: Visit, *names: str, size: dict[str, int] = PHONE) -> Page:
    """An Artifact table on which the first of three has 5 coins, recorded; the page of its play."""
    page = visit("game?game=artifact&n=3", size=size)
    _named(page, *names)
    page.get_by_role("link", name="점수").first.click()
    _press(page, "+5")
    expect(page.locator(".pj-winner .total")).to_have_text("1")
    _press(page, "기록에 남기기")
    expect(page.get_by_text("✓ 기록했습니다")).to_be_visible()
    page.get_by_role("link", name="기록 보기").click()
    expect(page.get_by_role("heading", name="보내기")).to_be_visible()
    settle(page)
    return page


def _code_in(picture: Locator) -> str:
    """What a phone's camera would read off the screen, once the picture has been drawn."""
    for _ in range(20):
        found = zxingcpp.read_barcodes(Image.open(BytesIO(picture.screenshot())).convert("L"))
        if found:
            return str(found[0].text)
        picture.page.wait_for_timeout(250)
    raise AssertionError("no code on the screen")


def test_a_result_is_recorded_and_found_again_among_past_plays(visit: Visit) -> None:
    page = _recorded(visit, "가람", "나래", "다솜")
    expect(page.locator(".pj-winner")).to_contain_text("가람")
    number = parse_qs(urlsplit(page.url).query)["play"][0]
    page.goto(page.url.partition("/play")[0])
    settle(page)
    page.get_by_role("link", name="지난 판").click()
    settle(page)
    page.locator(f".st-key-past-{number}").get_by_role("link").click()
    expect(page.get_by_role("heading", name="보내기")).to_be_visible()
    assert parse_qs(urlsplit(page.url).query)["play"] == [number]


def test_picture_text_and_codes_go_out(visit: Visit, tmp_path: Path) -> None:
    page = _recorded(visit, "라온", "마루", "바다")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with page.expect_download() as downloading:
        page.get_by_role("button", name="그림 보내기").click()
    downloading.value.save_as(tmp_path / "result.png")
    assert re.fullmatch(r"panjigi-artifact-\d{8}-\d{4}\.png", downloading.value.suggested_filename)
    assert Image.open(tmp_path / "result.png").size[0] == 1080
    page.get_by_role("button", name="글로 복사").click()
    expect(page.get_by_text("글을 복사했습니다.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.splitlines()[1:3] == ["1위 라온 1점", "  돈 +1"]
    page.get_by_text("BG Stats 앱으로 보내기").click()
    picture = page.get_by_role("img", name="BG Stats로 보내는 QR")
    expect(picture).to_be_visible()
    data = json.loads(parse_qs(urlsplit(_code_in(picture)).query)["data"][0])
    assert [player["name"] for player in data["players"]] == ["라온", "마루", "바다"]


def test_a_play_is_put_right_in_its_own_form_and_taken_back(visit: Visit) -> None:
    page = _recorded(visit, "사랑", "아라", "자두")
    _press(page, "점수표 열어 고치기")
    expect(page.get_by_text("기록을 고치는 중입니다.")).to_be_visible()
    settle(page)
    _press(page, "+5")
    expect(page.locator(".pj-winner .total")).to_have_text("2")
    _press(page, "고친 점수로 저장")
    expect(page.get_by_role("button", name="고친 것 되돌리기 (1)")).to_be_visible()
    expect(page.locator(".pj-winner .total")).to_have_text("2")
    _press(page, "고친 것 되돌리기 (1)")
    expect(page.locator(".pj-winner .total")).to_have_text("1")


def test_a_deleted_play_is_fetched_back_on_the_spot(visit: Visit) -> None:
    page = _recorded(visit, "차돌", "카야", "타래")
    _press(page, "기록 지우기")
    page.get_by_role("button", name="지우기", exact=True).click()
    expect(page.get_by_text("이 기록은 지워졌거나 없습니다.")).to_be_visible()
    _press(page, "지운 기록 되살리기")
    expect(page.locator(".pj-winner")).to_contain_text("차돌")


def test_statistics_are_drawn_and_told_as_a_table(visit: Visit) -> None:
    _recorded(visit, "파도", "하늘", "가을")
    page = visit("history?view=stats")
    chart = page.locator("[data-testid=stVegaLiteChart][aria-label='사람마다 몇 판 가운데 몇 판을 이겼는지']")
    expect(chart.locator("svg.marks")).to_be_visible(timeout=30_000)
    expect(chart).to_contain_text("1 / 1")
    row = page.get_by_role("row", name=re.compile("파도"))
    expect(row.first).to_contain_text("100%")


@pytest.mark.parametrize("size", [PHONE, DESKTOP, SMALL], ids=["phone", "desktop", "small"])
def test_past_plays_never_scroll_sideways_even_with_long_names(visit: Visit, size: dict[str, int]) -> None:
    page = _recorded(visit, "가나다라마바사아자차카타파하" * 2, "뷁" * 40, "나", size=size)
    play, server = page.url, page.url.partition("/play")[0]
    for address in (play, *(f"{server}/history?view={view}" for view in VIEWS)):
        page.goto(address)
        settle(page)
        expect(page.locator("h1").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
