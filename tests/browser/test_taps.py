"""Taps faster than the server answers: each one counts, once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Visit = Callable[..., Page]

COUNTED = [
    ("score?game=tourism&n=2", ".st-key-relics-0 [data-tap='1']", ".st-key-relics-0 b", "3장"),
    ("score?game=artifact&n=4", ".st-key-artifact-coins-0 [data-tap='add:1']", ".pj-coins b", "3"),
    ("score?game=duel&n=2", ".pj-coins [data-tap='add:5']", ".pj-coins b", "15"),
    ("score?game=orbis&n=2", ".st-key-orbis-cubes-0 [data-tap='1']", ".st-key-orbis-cubes-0 b", "3개"),
]


@pytest.mark.parametrize(("path", "key", "number", "three"), COUNTED, ids=lambda text: text[:16])
def test_three_taps_without_waiting_count_three(
    visit: Visit, path: str, key: str, number: str, three: str
) -> None:
    page = visit(path)
    button = page.locator(key)
    expect(button).to_be_visible()
    # In the page itself, so that nothing waits between them.
    page.evaluate("key => { for (let tap = 0; tap < 3; tap += 1) document.querySelector(key).click(); }", key)
    expect(page.locator(number).first).to_have_text(three)
    page.reload()
    expect(page.locator(number).first).to_have_text(three)


def test_two_taps_of_a_mouse_in_one_place_count_two(visit: Visit) -> None:
    page = visit("score?game=artifact&n=4")
    page.locator("[data-tap='add:1']").dblclick()
    expect(page.locator(".pj-coins b")).to_have_text("2")
    page.locator("[data-tap='add:1']").dblclick()
    expect(page.locator(".pj-coins b")).to_have_text("4")
