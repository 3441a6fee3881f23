"""The rulebook as a file: everything in it, nothing beside it."""

from __future__ import annotations

import re
from datetime import date
from html.parser import HTMLParser
from pathlib import Path

import pypdfium2
import pytest

import rules_data
from pages.ui.rulebook.book import Book, book_for
from pages.ui.rulebook.markup import explained
from pages.ui.rulebook.offline import html_file
from pages.ui.rulebook.pdf import pdf_file
from pages.ui.state import Table

DAY = date(2026, 3, 1)
TABLES = [
    (game.id, players, mix)
    for game in rules_data.games()
    for players in game.info.players
    for mix in game.combinations()
]


@pytest.fixture(autouse=True)
def own_store(own_data_folder: Path) -> None:
    from pages.ui import state

    state.store.clear()


def book(game: str, players: int, mix: frozenset[str] = frozenset()) -> Book:
    return book_for(Table(rules_data.game(game), None, players, mix))


class _Nesting(HTMLParser):
    """Remembers which elements are open; an end that fits none is kept as a fault."""

    VOID = frozenset({"meta", "input", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()
        else:
            self.faults.append(tag)


@pytest.mark.parametrize(("game", "players", "mix"), TABLES)
def test_the_file_holds_every_rule_of_the_table(game: str, players: int, mix: frozenset[str]) -> None:
    page = html_file(book(game, players, mix), DAY).decode()
    wanted = {rule.id for rule in rules_data.game(game).rules(players, mix)}
    assert set(re.findall(r'<article id="([^"]+)"', page)) == wanted


@pytest.mark.parametrize("game", ["tourism", "orbis", "artifact"])
def test_the_file_needs_nothing_beside_it_and_is_well_formed(game: str) -> None:
    page = html_file(book(game, 3), DAY).decode()
    assert re.findall(r'(?:src|href)="(?!#)[^"]*"|https?://|url\(|@import', page) == []
    nesting = _Nesting()
    nesting.feed(page)
    assert (nesting.open, nesting.faults) == ([], [])


def test_every_link_of_the_file_leads_to_something_in_it() -> None:
    page = html_file(book("duel", 2, frozenset({"pantheon"})), DAY).decode()
    named = set(re.findall(r'id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= named


def test_a_term_is_explained_at_its_first_mention_only() -> None:
    said = explained("황무지는 황무지로 둡니다.", {"황무지": "섬 타일의 뒷면입니다."})
    assert said == (
        '<details class="pj-word" name="word"><summary>황무지</summary><span>섬 타일의 뒷면입니다.</span>'
        "</details>는 황무지로 둡니다."
    )


@pytest.mark.parametrize("text", ["황무지대를 지납니다.", "대황무지입니다.", "숲길을 봅니다."])
def test_a_part_of_a_longer_word_is_no_term(text: str) -> None:
    assert "<details" not in explained(text, {"황무지": "뒷면", "숲": "초록"})


def test_the_longest_term_is_explained() -> None:
    said = explained("사원 토큰을 놓습니다.", {"사원": "아이콘", "사원 토큰": "점수 토큰"})
    assert "<summary>사원 토큰</summary>" in said


def test_signs_of_html_in_a_text_are_shown_as_signs() -> None:
    assert explained("1 < 2 & <b>", {"숲": "<i>"}) == "1 &lt; 2 &amp; &lt;b&gt;"
    assert "&lt;i&gt;" in explained("숲을", {"숲": "<i>"})


@pytest.mark.parametrize("game", ["tourism", "orbis", "artifact"])
def test_the_pdf_holds_the_rules_as_text(game: str) -> None:
    printed = pypdfium2.PdfDocument(pdf_file(book(game, 3), DAY))
    pages = [printed[number].get_textpage().get_text_range() for number in range(len(printed))]
    text = "".join("".join(pages).split())
    entries = book(game, 3).entries.values()
    missing = [entry.title for entry in entries if "".join(entry.title.split()) not in text]
    assert missing == []
    assert [item.get_title() for item in printed.get_toc()] == [
        "준비",
        "차례",
        "점수와 승리",
        "자주 묻는 질문",
        "용어",
    ]
    assert "판지기2026.03.01" in text
    printed.close()


def test_the_file_is_named_after_game_and_table() -> None:
    assert book("duel", 2, frozenset({"pantheon"})).file_name == "세븐원더스-대결-규칙-2명-판테온"
