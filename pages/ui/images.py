"""Pictures that pages show: covers, card faces and places, by addresses that browsers keep for ever."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

ASSETS = Path(__file__).parents[2] / "assets"
# What the server gives out under `/pictures/<kind>/<name>` (pages/ui/shell).
FOLDERS = {
    "covers": ASSETS / "covers",
    "faces": ASSETS / "decks" / "tourism" / "faces",
    "art": ASSETS / "decks" / "tourism" / "art",
}


@lru_cache(maxsize=300)
def picture_address(kind: str, name: str) -> str:
    """The address of a WebP picture, another one whenever the picture changes; empty where there is none."""
    path = FOLDERS[kind] / f"{name}.webp"
    if not path.is_file():
        return ""
    return f"/pictures/{kind}/{name}.webp?{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"


def cover(game_id: str) -> str:
    """A game's cover."""
    return picture_address("covers", game_id)


def face(card_id: str) -> str:
    """A tourism card's whole face."""
    return picture_address("faces", card_id)


def art(card_id: str) -> str:
    """The picture of a place alone."""
    return picture_address("art", card_id)
