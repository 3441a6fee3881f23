"""Every page in both themes passes axe's rules for WCAG 2 A and AA and its best practice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]
PATHS = (
    "",
    "game?game=tourism&n=3",
    "setup?game=tourism&n=3",
    "turn?game=tourism&n=3",
    "rules?game=tourism&n=3",
    "scan?game=tourism&n=3",
    "workshop?game=tourism&n=3",
    "score?game=tourism&n=3",
    "box?game=tourism&n=3",
    "printed?game=tourism&n=3",
    "place?card=seomun-market",
    "atlas",
    "about",
    "score?game=orbis&n=3",
    "score?game=duel&n=2",
    "score?game=artifact&n=4",
)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("path", PATHS)
def test_page_has_no_axe_violation(visit: Callable[..., Page], path: str, dark: bool) -> None:
    page = visit(path, dark=dark)
    expect(page.locator("h1").first).to_be_visible()
    page.evaluate(AXE_SCRIPT)
    found = page.evaluate("tags => axe.run({runOnly: tags})", TAGS)["violations"]
    assert [(fault["id"], fault["nodes"][0]["html"][:200]) for fault in found] == []
