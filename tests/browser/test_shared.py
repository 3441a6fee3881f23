"""One table on several phones, in real browsers: join by code, write at once, see each other, lock."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.rest import settle

Visit = Callable[..., Page]
# Several browsers and a server on a busy machine; each wait ends as soon as its words are there.
SLOW = 30_000


def open_table(visit: Visit) -> tuple[Page, str]:
    """A host at the door of a table for three, opened to others; gives the page and the join code."""
    host = visit("game?game=artifact&n=3")
    host.get_by_role("button", name="같이 적기 시작").click()
    code = host.locator(".pj-join .code")
    expect(code).to_have_text(re.compile("^[2-9A-Z]{4} [2-9A-Z]{4}$"), timeout=SLOW)
    return host, code.inner_text().replace(" ", "")


def join(visit: Visit, code: str, seat: str, name: str) -> Page:
    """A phone that came by the link, took a seat and stands at the score sheet."""
    phone = visit(f"join?code={code}")
    phone.get_by_label("이름 (적지 않아도 됩니다)").fill(name)
    phone.get_by_role("button", name=seat).click()
    expect(phone.get_by_text(f"내 자리: {name}")).to_be_visible(timeout=SLOW)
    return phone


def coins(phone: Page, amount: int) -> None:
    """The phone shows so many coins, and nothing of an amount before."""
    expect(phone.locator(".pj-coins b")).to_have_count(1, timeout=SLOW)
    expect(phone.locator(".pj-coins b")).to_have_text(str(amount), timeout=SLOW)


def plus_five(phone: Page, *, then: int) -> None:
    """Five coins more; `then` is what the phone shows afterwards."""
    phone.get_by_role("button", name="+5").click()
    coins(phone, then)


def score(page: Page, text: str) -> None:
    """The bar of players shows a name with its total."""
    expect(page.locator("[class*=st-key-seat-] button").filter(has_text=text)).to_be_visible(timeout=SLOW)


def test_phones_write_at_once_and_everybody_sees_the_ranking_live(visit: Visit) -> None:
    host, code = open_table(visit)
    one, two = join(visit, code, "1번", "가람"), join(visit, code, "2번", "나래")
    host.get_by_role("link", name="점수", exact=True).click()
    settle(host)
    # Five coins are a point.
    # Both press before either has its answer.
    one.get_by_role("button", name="+5").click()
    plus_five(two, then=5)
    coins(one, 5)
    plus_five(two, then=10)
    plus_five(one, then=10)
    plus_five(one, then=15)
    for page in (host, one, two):
        expect(page.get_by_text("같이 적는 중")).to_be_visible(timeout=SLOW)
        score(page, "가람 3")
        score(page, "나래 2")
    assert host.evaluate("document.documentElement.scrollWidth") == 390


def test_a_locked_table_tells_the_phone_and_a_reloaded_phone_has_its_seat(visit: Visit) -> None:
    host, code = open_table(visit)
    phone = join(visit, code, "2번", "나래")
    plus_five(phone, then=5)
    score(phone, "나래 1")
    host.get_by_role("button", name="잠그기").click()
    expect(phone.get_by_text("잠긴 테이블")).to_be_visible(timeout=SLOW)
    plus_five(phone, then=5)
    expect(phone.get_by_text("테이블이 잠겨 있어 적지 않았습니다")).to_be_visible(timeout=SLOW)
    host.get_by_role("button", name="풀기").click()
    expect(phone.get_by_text("내 자리: 나래")).to_be_visible(timeout=SLOW)
    phone.reload()
    settle(phone)
    expect(phone.get_by_text("내 자리: 나래")).to_be_visible(timeout=SLOW)
    score(phone, "나래 1")
    # By the QR once more: straight back to the sheet, with no seat to choose.
    phone.goto(f"{phone.url.partition('/score')[0]}/join?code={code}")
    expect(phone.get_by_text("내 자리: 나래")).to_be_visible(timeout=SLOW)


def test_a_wrong_code_is_told_on_the_phone(visit: Visit) -> None:
    phone = visit("join")
    phone.get_by_label("참가 코드").fill("abcd2345")
    phone.get_by_role("button", name="들어가기").click()
    expect(phone.get_by_text("참가 코드 'ABCD2345'인 테이블이 없습니다.")).to_be_visible(timeout=SLOW)
