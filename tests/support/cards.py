"""Pseudo cards for the scanner's tests: one shared template, so that every card looks like its neighbours.

A face carries a name in invented syllables (no font needed), flat art, chips and a QR at the bottom
right, as a printed card of a modern deck does. `face(7)` is always the same picture.
"""

from __future__ import annotations

import cv2
import numpy as np
import segno
from numpy.typing import NDArray

WIDTH, HEIGHT = 744, 1039
QR_PLACE = (500, 786, 200)
CHIP_COLOURS = ((245, 245, 245), (178, 114, 0), (153, 187, 68), (17, 51, 204), (34, 34, 34))

Image = NDArray[np.uint8]
Rng = np.random.Generator


def code_of(number: int) -> str:
    """The text of card `number`'s QR."""
    return f"T{number:03d}"


def face(number: int, with_code: bool = True) -> Image:
    """Draw card `number`, uint8 BGR, shape (1039, 744, 3)."""
    rng = np.random.default_rng([2024, number])
    card = np.full((HEIGHT, WIDTH, 3), (238, 247, 252), np.uint8)
    cv2.rectangle(card, (10, 10), (WIDTH - 11, HEIGHT - 11), (203, 220, 229), 4)
    _name(card, rng)
    _badges(card, rng)
    card[154:690, 36 : WIDTH - 36] = _art(rng, WIDTH - 72, 536)
    _chips(card, rng)
    if with_code:
        paste_code(card, code_of(number))
    return card


def paste_code(card: Image, text: str, place: tuple[int, int, int] = QR_PLACE) -> None:
    """Print a QR with a quiet zone onto the card at (x, y, side) pixels."""
    x, y, side = place
    matrix = np.array([list(row) for row in segno.make(text, micro=False, error="m").matrix], np.uint8)
    modules = np.pad(255 * (1 - matrix), 4, constant_values=255)
    square = cv2.resize(modules, (side, side), interpolation=cv2.INTER_NEAREST)
    card[y : y + side, x : x + side] = square[:, :, None]


def _name(card: Image, rng: Rng) -> None:
    x = 46
    for _ in range(int(rng.integers(2, 6))):
        _syllable(card, rng, x, 52, 72)
        x += 80


def _syllable(card: Image, rng: Rng, x: int, y: int, size: int) -> None:
    for part in range(3):
        left, top = x + int(rng.integers(0, size // 2)), y + part * size // 3
        right, bottom = left + int(rng.integers(size // 4, size // 2)), top + int(rng.integers(4, size // 3))
        ink, thick = (43, 37, 34), 6
        if rng.random() < 0.3:
            centre, axes = ((left + right) // 2, top + size // 8), ((right - left) // 2, size // 8)
            cv2.ellipse(card, centre, axes, 0, 0, 360, ink, thick, cv2.LINE_AA)
            continue
        strokes = ((left, top, right, top), (left, top, left, bottom), (right, top, right, bottom))
        for x0, y0, x1, y1 in strokes:
            if rng.random() < 0.7:
                cv2.line(card, (x0, y0), (x1, y1), ink, thick, cv2.LINE_AA)


def _badges(card: Image, rng: Rng) -> None:
    cv2.circle(card, (570, 92), 44, (63, 150, 200), -1, cv2.LINE_AA)
    _number(card, int(rng.integers(0, 6)), (570, 92), (255, 255, 255))
    cv2.circle(card, (664, 92), 50, CHIP_COLOURS[int(rng.integers(0, 5))], -1, cv2.LINE_AA)


def _art(rng: Rng, width: int, height: int) -> Image:
    sky = np.linspace(rng.uniform(80, 255, 3), rng.uniform(80, 255, 3), height)[:, None, :]
    art = np.repeat(sky, width, 1).astype(np.uint8)
    sun = (int(rng.integers(50, width - 50)), int(rng.integers(50, 220)))
    cv2.circle(art, sun, int(rng.integers(25, 70)), _colour(rng), -1, cv2.LINE_AA)
    for base in (300, 390, 470):
        _hills(art, rng, base)
    for _ in range(int(rng.integers(3, 9))):
        _house(art, rng)
    return art


def _hills(art: Image, rng: Rng, base: int) -> None:
    height, width = art.shape[:2]
    xs = np.arange(0, width + 8, 8)
    waves = [rng.uniform(8, 40) * np.sin(xs / rng.uniform(40, 140) + rng.uniform(0, 6)) for _ in range(2)]
    ys = base + np.sum(waves, 0)
    line = np.stack([xs, ys], 1)
    shape = np.vstack([line, [[width, height], [0, height]]]).astype(np.int32)
    cv2.fillPoly(art, [shape], _colour(rng), cv2.LINE_AA)


def _house(art: Image, rng: Rng) -> None:
    height, width = art.shape[:2]
    x, y = int(rng.integers(0, width - 100)), int(rng.integers(200, height - 80))
    wide, tall = int(rng.integers(40, 150)), int(rng.integers(40, 130))
    cv2.rectangle(art, (x, y), (x + wide, y + tall), _colour(rng), -1)
    roof = np.array(
        [[x - 15, y], [x + wide // 2, y - int(rng.integers(20, 80))], [x + wide + 15, y]], np.int32
    )
    cv2.fillPoly(art, [roof], _colour(rng), cv2.LINE_AA)
    window = _colour(rng)
    for step in range(int(rng.integers(0, 4))):
        left = x + 10 + step * 30
        cv2.rectangle(art, (left, y + 12), (left + 16, y + 32), window, -1)


def _chips(card: Image, rng: Rng) -> None:
    cv2.rectangle(card, (48, 760), (270, 822), (212, 226, 240), -1)
    _syllable(card, rng, 80, 768, 46)
    _syllable(card, rng, 150, 768, 46)
    for index, colour in enumerate(CHIP_COLOURS):
        centre = (76 + index * 92, 930)
        cv2.circle(card, centre, 38, colour, -1, cv2.LINE_AA)
        cv2.circle(card, centre, 38, (127, 146, 154), 2, cv2.LINE_AA)
        ink = (17, 17, 17) if index in (0, 2) else (255, 255, 255)
        _number(card, int(rng.integers(0, 7)), centre, ink)


def _number(card: Image, number: int, centre: tuple[int, int], ink: tuple[int, int, int]) -> None:
    spot = (centre[0] - 16, centre[1] + 18)
    cv2.putText(card, str(number), spot, cv2.FONT_HERSHEY_DUPLEX, 1.6, ink, 3, cv2.LINE_AA)


def _colour(rng: Rng) -> tuple[int, int, int]:
    blue, green, red = (int(value) for value in rng.integers(20, 236, 3))
    return blue, green, red
