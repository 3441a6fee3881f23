"""The document around the pages, as the server gives it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pages.ui.frame import paths
from pages.ui.hints import HINTS
from pages.ui.images import picture_address
from pages.ui.shell import document, manifest
from pages.ui.state import known_token

ROOT = Path(__file__).parents[2]


def test_the_document_is_korean_and_names_manifest_icons_style_and_scripts() -> None:
    page = document()
    assert '<html lang="ko">' in page
    assert "<title>판지기</title>" in page
    for link in (
        r'<link rel="manifest" href="/manifest\.webmanifest">',
        r'<link rel="apple-touch-icon" href="/icons/app-maskable-512\.png">',
        r'<link rel="stylesheet" href="/shell/style-[0-9a-f]{12}\.css">',
        r'<script src="/shell/shell-[0-9a-f]{12}\.js"></script>',
        r'<meta name="theme-color" content="#1B1C20" media="\(prefers-color-scheme: dark\)">',
    ):
        assert re.search(link, page), link


def test_the_document_shows_no_english_word_of_streamlit() -> None:
    page = re.sub(r"<!--.*?-->|<script.*?</script>|<[^>]+>", " ", document(), flags=re.S)
    assert re.findall(r"[A-Za-z]{2,}", page) == []


def test_the_stylesheet_comes_after_streamlits_own() -> None:
    page = document()
    assert page.index('rel="stylesheet" href="/shell/style-') > page.index('<div id="root">')


def test_every_icon_of_the_manifest_is_there() -> None:
    icons = manifest()["icons"]
    assert isinstance(icons, list)
    assert [icon["sizes"] for icon in icons] == ["192x192", "512x512", "512x512"]
    assert all((ROOT / "assets" / icon["src"].lstrip("/")).is_file() for icon in icons)


def test_every_shortcut_and_hint_is_of_a_page_that_exists() -> None:
    shortcuts = manifest()["shortcuts"]
    assert isinstance(shortcuts, list)
    assert {item["url"].lstrip("/") for item in shortcuts} <= set(paths())
    assert set(HINTS) <= {"home", *paths()}


def test_a_hint_is_one_short_sentence() -> None:
    for page, sentence in HINTS.items():
        assert sentence.endswith("."), page
        assert len(sentence) <= 26, page


def test_only_tokens_of_our_form_are_known() -> None:
    assert known_token("s9egd8l7HOyxjRBiipEMe7oLWwCnHlCe")
    assert not known_token("short")
    assert not known_token('"; drop table')
    assert not known_token(None)


@pytest.mark.parametrize(("kind", "name"), [("covers", "../../app"), ("faces", "nothing"), ("art", "")])
def test_a_picture_that_is_not_there_has_no_address(kind: str, name: str) -> None:
    assert picture_address(kind, name) == ""


def test_the_address_of_a_picture_names_its_content() -> None:
    assert re.fullmatch(r"/pictures/covers/orbis\.webp\?[0-9a-f]{12}", picture_address("covers", "orbis"))
