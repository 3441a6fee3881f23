"""The committed deck pack: complete, current, scannable."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image

from assets.draw.deck import PACK, drawn_marks, mark_of
from assets.draw.face import card_face
from rules_data.tourism.components import components, places

ASSETS = PACK.parents[1]
CARDS = json.loads((PACK / "deck.json").read_text(encoding="utf-8"))["cards"]


def test_the_pack_holds_the_ninety_cards_of_the_deck_in_order() -> None:
    assert len(CARDS) == 90
    assert [card["number"] for card in CARDS] == list(range(1, 91))
    assert [card["id"] for card in CARDS] == [card.id for card in components().cards]
    assert all(card["name"] == places()[card["id"]].name.ko for card in CARDS)


def test_codes_are_unique_and_short() -> None:
    codes = [card["code"] for card in CARDS]
    assert codes[0] == "PJT001"
    assert codes[89] == "PJT090"
    assert len(set(codes)) == 90
    assert max(map(len, codes)) <= 14


def test_the_pack_has_no_stray_pictures() -> None:
    for folder in ("faces", "art"):
        assert {path.stem for path in (PACK / folder).iterdir()} == {card["id"] for card in CARDS}


@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_a_face_is_63_by_88_mm_at_300_dpi_and_its_code_reads(card: dict[str, str]) -> None:
    with Image.open(PACK / card["face"]) as face:
        assert face.size == (744, 1039)
        found = zxingcpp.read_barcodes(face.convert("L"))
    assert [code.text for code in found] == [card["code"]]
    corners = found[0].position
    assert corners.top_right.x - corners.top_left.x >= 189  # 16 mm printed


@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_the_picture_alone_is_there_for_story_pages(card: dict[str, str]) -> None:
    with Image.open(PACK / "art" / f"{card['id']}.webp") as art:
        assert art.size == (900, 736)


def test_every_face_shows_the_figures_words_and_picture_as_they_stand_now() -> None:
    """Fails when cards, places or recipes changed and `make deck` was not run."""
    deck, known, drawn = components(), places(), drawn_marks()
    stale = [
        card.id for card in deck.cards if mark_of(card_face(card, known[card.id], deck)) != drawn.get(card.id)
    ]
    assert stale == []


def test_the_pack_stays_small() -> None:
    assert sum(path.stat().st_size for path in (PACK / "faces").iterdir()) <= 15_000_000


@pytest.mark.parametrize("game", ["tourism", "orbis", "duel", "artifact"])
def test_each_game_has_a_cover_of_four_to_three(game: str) -> None:
    with Image.open(ASSETS / "covers" / f"{game}.webp") as cover:
        assert cover.size == (960, 720)


@pytest.mark.parametrize(("name", "size"), [("app-192", 192), ("app-512", 512), ("app-maskable-512", 512)])
def test_app_icons_have_the_sizes_that_devices_ask_for(name: str, size: int) -> None:
    with Image.open(ASSETS / "icons" / f"{name}.png") as icon:
        assert icon.size == (size, size)


def test_the_maskable_icon_fills_its_square() -> None:
    with Image.open(ASSETS / "icons" / "app-maskable-512.png") as icon:
        assert icon.convert("RGBA").getpixel((0, 0)) == (0x1F, 0x6F, 0x6B, 255)


def test_eight_theme_icons_are_drawn_alike() -> None:
    themes = [kind.id for kind in components().themes]
    files = [
        Path(ASSETS / "icons" / "theme" / f"{theme}.svg").read_text(encoding="utf-8") for theme in themes
    ]
    assert len(files) == 8
    assert all('viewBox="0 0 24 24"' in text and "currentColor" in text for text in files)
