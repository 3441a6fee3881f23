"""A rule question on a phone: typed once, answered at once, the rule in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.test_access import TAGS

Visit = Callable[..., Page]


def ask(page: Page, question: str) -> None:
    box = page.get_by_role("textbox", name="무엇이 궁금한가요?")
    box.fill(question)
    box.press("Enter")


@pytest.mark.parametrize(
    ("path", "question", "answer", "rule"),
    [
        (
            "game=orbis&n=3",
            "뒤집은 타일도 초록 조건에 껴주나요",
            "네. 숲이 원하는 색으로 셉니다.",
            "숲과 맞닿은 타일",
        ),
        (
            "game=tourism&n=2",
            "찜하고 바로 그 턴에 살 수 있어요?",
            "아니요. 다음 내 차례부터 살 수 있습니다.",
            "가운데 하나만 합니다",
        ),
        (
            "game=duel&n=2",
            "길드 점수는 카드 많은 쪽이 먹나요?",
            "아니요. 조합을 지은 사람만 얻습니다.",
            "점수는 조합을 지은 사람만",
        ),
        (
            "game=artifact&n=4",
            "돈 부족하면 외상 되나요",
            "아니요, 그 행동을 할 수 없습니다.",
            "비용을 다 낼 수 없는 행동은",
        ),
    ],
)
def test_one_question_brings_the_right_rule_onto_the_screen(
    visit: Visit, path: str, question: str, answer: str, rule: str
) -> None:
    page = visit(f"rules?{path}")
    ask(page, question)
    best = page.locator(".pj-answer.best")
    expect(best.locator(".short")).to_have_text(answer, timeout=30_000)
    expect(best.locator(".rule")).to_contain_text(rule)
    expect(best.locator(".short")).to_be_in_viewport()
    expect(best.locator(".rule")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_rule_under_an_answer_leads_to_its_place_in_the_rulebook(visit: Visit) -> None:
    page = visit("rules?game=orbis&n=3&q=점수가 같으면 누가 이기나요")
    page.locator(".pj-answer.best .rule a").click()
    expect(page.locator("article:target h3")).to_contain_text("점수가 같을 때")
    expect(page.locator("article:target")).to_be_in_viewport()


def test_a_link_with_an_anchor_opens_at_its_paragraph(visit: Visit) -> None:
    page = visit("rules?game=orbis&n=3#orbis.score.forest")
    expect(page.locator("[id='orbis.score.forest']")).to_be_in_viewport(timeout=15_000)


def test_a_term_opens_its_meaning_on_tap_and_the_next_closes_it(visit: Visit) -> None:
    page = visit("rules?game=orbis&n=3")
    words = page.locator(".pj-book .pj-word")
    expect(words.nth(0).locator("span")).to_be_hidden()
    words.nth(0).locator("summary").click()
    expect(words.nth(0).locator("span")).to_be_visible()
    words.nth(1).locator("summary").click()
    expect(words.nth(1).locator("span")).to_be_visible()
    expect(words.nth(0).locator("span")).to_be_hidden()


def test_the_rulebook_is_downloaded_and_is_searched_without_a_server(
    visit: Visit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page = visit("rules?game=orbis&n=3")
    with page.expect_download() as download:
        page.get_by_role("button", name="휴대폰에 담기").click()
    assert download.value.suggested_filename == "오르비스-규칙-3명.html"
    file = tmp_path_factory.mktemp("download") / "rules.html"
    download.value.save_as(file)
    page.goto(file.as_uri())
    page.get_by_role("searchbox").fill("ㅎㅁㅈ 감점")
    expect(page.get_by_text("이 게임에는 없는 규칙입니다.")).to_be_visible()
    page.get_by_role("searchbox").fill("ㅎㅁㅈ 한 개마다")
    expect(page.locator("[id='orbis.score.wilderness']")).to_be_visible()
    expect(page.locator("[id='orbis.win.tie']")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_rulebook_is_downloaded_as_pdf(visit: Visit) -> None:
    page = visit("rules?game=tourism&n=4")
    with page.expect_download() as download:
        page.get_by_role("button", name="PDF로 인쇄").click()
    assert download.value.suggested_filename == "관광카드-여행-규칙-4명.pdf"
    assert download.value.path().read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("question", ["황무지 하나를 두 숲에 다른 색으로 세나요", "마패 두 개"])
def test_answers_have_no_axe_violation(visit: Visit, question: str, dark: bool) -> None:
    page = visit(f"rules?game=orbis&n=3&q={question}", dark=dark)
    expect(page.locator(".pj-answer.best")).to_be_visible(timeout=30_000)
    page.evaluate(AXE_SCRIPT)
    found = page.evaluate("tags => axe.run({runOnly: tags})", TAGS)["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"][:200]) for fault in found] == []
