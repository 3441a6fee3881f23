"""No two faces look alike."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from assets.draw.deck import PACK
from rules_data.tourism.components import components

SMALL = (32, 26)


def _sketch(card_id: str) -> NDArray[np.float64]:
    """A picture reduced to 32 × 26 colour points, brightness and contrast taken out."""
    with Image.open(PACK / "art" / f"{card_id}.webp") as art:
        small = np.asarray(art.convert("RGB").resize(SMALL, Image.Resampling.BOX), dtype=float)
    flat = (small - small.mean(axis=(0, 1))).ravel()
    return np.asarray(flat / np.linalg.norm(flat), dtype=np.float64)


def _closest(ids: list[str]) -> tuple[float, str, str]:
    sketches = np.stack([_sketch(card_id) for card_id in ids])
    same = sketches @ sketches.T
    np.fill_diagonal(same, -1)
    i, j = np.unravel_index(int(same.argmax()), same.shape)
    return float(same[i, j]), ids[i], ids[j]


def test_the_closest_two_pictures_are_still_far_apart() -> None:
    likeness, first, second = _closest([card.id for card in components().cards])
    assert likeness < 0.8, f"{first} and {second}"


def test_the_measure_sees_a_picture_twice() -> None:
    likeness, _, _ = _closest(["dokdo", "hallasan", "dokdo"])
    assert likeness > 0.999
