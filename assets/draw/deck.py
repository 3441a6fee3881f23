"""Writes the deck pack: deck.json, every face, every picture alone."""

from __future__ import annotations

import io
import json
from pathlib import Path

from PIL import Image

from assets.draw.face import card_code, card_face
from assets.draw.motifs import H, W
from assets.draw.recipes import picture
from assets.draw.svg import document, render
from rules_data.tourism.components import Card, components, places

ASSETS = Path(__file__).resolve().parents[1]
PACK = ASSETS / "decks" / "tourism"


def write_pack(only: frozenset[str] = frozenset()) -> int:
    """Draws all faces and pictures (or those of the cards in `only`) and deck.json.

    Returns:
        How many cards were drawn.

    Raises:
        NoRecipeError: a card's place has no picture.
    """
    deck, known = components(), places()
    (PACK / "faces").mkdir(parents=True, exist_ok=True)
    (PACK / "art").mkdir(exist_ok=True)
    drawn = [card for card in deck.cards if not only or card.id in only]
    for card in drawn:
        place = known[card.id]
        _save(card_face(card, place, deck).to_png(), PACK / "faces" / f"{card.id}.webp", 93)
        _save(render(document(picture(place), W, H)), PACK / "art" / f"{card.id}.webp", 88)
    entries = [_entry(card, known[card.id].name.ko) for card in deck.cards]
    text = json.dumps({"name": "tourism", "cards": entries}, ensure_ascii=False, indent=1)
    (PACK / "deck.json").write_text(text + "\n", encoding="utf-8")
    _remove_strangers({card.id for card in deck.cards})
    return len(drawn)


def _entry(card: Card, name: str) -> dict[str, object]:
    return {
        "id": card.id,
        "number": card.number,
        "code": card_code(card),
        "name": name,
        "face": f"faces/{card.id}.webp",
    }


def _save(png: bytes, path: Path, quality: int) -> None:
    with Image.open(io.BytesIO(png)) as image:
        image.convert("RGB").save(path, "WEBP", quality=quality, method=5)


def _remove_strangers(ids: set[str]) -> None:
    """Deletes pictures of cards that have left the deck."""
    for path in [*(PACK / "faces").glob("*.webp"), *(PACK / "art").glob("*.webp")]:
        if path.stem not in ids:
            path.unlink()
