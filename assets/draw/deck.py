"""Writes the deck pack: deck.json, every face, every picture alone."""

from __future__ import annotations

import hashlib
import io
import json
from pathlib import Path

from PIL import Image

from assets.draw.face import card_code, card_face
from assets.draw.motifs import H, W
from assets.draw.recipes import picture
from assets.draw.sheet import Sheet
from assets.draw.svg import document, render
from rules_data.tourism.components import Card, components, places

ASSETS = Path(__file__).resolve().parents[1]
PACK = ASSETS / "decks" / "tourism"


def write_pack(only: frozenset[str] = frozenset(), *, everything: bool = False) -> int:
    """Draws the faces and pictures that have changed since they were last drawn, and writes deck.json.

    Args:
        only: draw just these cards; empty means the whole deck.
        everything: draw also what has not changed.

    Returns:
        How many cards were drawn.

    Raises:
        NoRecipeError: a card's place has no picture.
    """
    deck, known = components(), places()
    (PACK / "faces").mkdir(parents=True, exist_ok=True)
    (PACK / "art").mkdir(exist_ok=True)
    before, now = drawn_marks(), {}
    count = 0
    for card in deck.cards:
        face = card_face(card, known[card.id], deck)
        mark = mark_of(face)
        wanted = card.id in only if only else everything or before.get(card.id) != mark
        now[card.id] = mark if wanted else before.get(card.id, "")
        if wanted:
            _save(face.to_png(), PACK / "faces" / f"{card.id}.webp", 93)
            _save(render(document(picture(known[card.id]), W, H)), PACK / "art" / f"{card.id}.webp", 88)
            count += 1
    _write_json(
        "deck.json", {"name": "tourism", "cards": [_entry(c, known[c.id].name.ko) for c in deck.cards]}
    )
    _write_json("drawn.json", now)
    _remove_strangers({card.id for card in deck.cards})
    return count


def mark_of(face: Sheet) -> str:
    """A fingerprint of all that a face shows; it changes when a figure, a word or the picture does."""
    text = face.shapes + "".join(label.to_svg() for label in face.labels)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def drawn_marks() -> dict[str, str]:
    """The fingerprints of the faces as they lie in the pack, by card id."""
    path = PACK / "drawn.json"
    marks: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return marks


def _write_json(name: str, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, indent=1)
    (PACK / name).write_text(text + "\n", encoding="utf-8")


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
