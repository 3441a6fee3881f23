"""A deck's faces as they are printed."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from scanner.deck import Deck
from scanner.errors import DeckFormatError

# 63 x 88 mm at 300 dots an inch.
FACE_SIZE = (744, 1039)


def write_faces(deck: Deck, folder: Path) -> int:
    """Write every card's first picture as PNG, 744x1039 pixels, named by the card's id; returns how many."""
    folder.mkdir(parents=True, exist_ok=True)
    for card in deck.cards:
        pictures = card.read_pictures()
        if not pictures:
            raise DeckFormatError(f"카드 {card.id!r}에 그림이 없어 앞면을 저장할 수 없습니다.")
        face = Image.fromarray(pictures[0][:, :, ::-1])
        if face.size != FACE_SIZE:
            face = face.resize(FACE_SIZE, Image.Resampling.LANCZOS)
        face.save(folder / f"{card.id}.png", dpi=(300, 300))
    return len(deck.cards)
