"""Simulated phone photos of cards, for tests and the benchmark.

`shot` lays card faces on a table and photographs them (1280x720 JPEG) at one of three severities:
0.3 easy, 0.6 medium, 1.0 hard. `stranger` draws a card of no deck of ours, `ground` a table without
cards and `hide_code` paints a QR over so that only the picture can tell. Pictures are uint8 BGR; the
same seed gives the same picture, so the order of the random draws is part of this module's behaviour.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

EASY, MEDIUM, HARD = 0.3, 0.6, 1.0
CARD_WIDTH, CARD_HEIGHT = 372, 520
FRAME_SIZE = (1280, 720)

Image = NDArray[np.uint8]
Rng = np.random.Generator


def shot(cards: Sequence[Image], rng: Rng, severity: float) -> Image:
    """Photograph the cards on a random table; returns the bytes of a JPEG, shape (N,)."""
    frame, quads = arrange(cards, rng, severity)
    return spoil(frame, quads, rng, severity)


def arrange(cards: Sequence[Image], rng: Rng, severity: float) -> tuple[Image, list[NDArray[np.float32]]]:
    """Lay the cards on a table; returns the clean frame and each card's corners (4, 2), in reading order."""
    frame = ground(rng)
    quads = []
    for index, card in enumerate(cards):
        quad = _free_place(rng, index, len(cards), severity)
        frame = put(frame, card, quad)
        quads.append(quad)
    return frame, quads


def stranger(rng: Rng) -> Image:
    """Draw a card-like thing of another deck, shape (520, 372, 3)."""
    width, height = CARD_WIDTH, CARD_HEIGHT
    card = np.full((height, width, 3), rng.uniform(180, 250, 3), np.uint8)
    rim = _colour(rng, 0, 200)
    cv2.rectangle(card, (8, 8), (width - 9, height - 9), rim, int(rng.integers(3, 10)))
    card[60:300, 24 : width - 24] = _stranger_art(rng, width - 48, 240)
    for y in range(320, 470, 22):
        text = "".join(rng.choice(list("abcdefghiklmnoprstuvwy "), 26))
        cv2.putText(card, text, (26, y), cv2.FONT_HERSHEY_SIMPLEX, 0.45, (40, 40, 40), 1, cv2.LINE_AA)
    title = "".join(rng.choice(list("ABCDEFGHKLMNOPRSTUVW"), 9))
    cv2.putText(card, title, (26, 44), cv2.FONT_HERSHEY_DUPLEX, 0.9, (20, 20, 20), 2, cv2.LINE_AA)
    return card


def hide_code(face: Image) -> Image | None:
    """Paint the face's QR over with the colour around it; None where OpenCV sees no QR."""
    corners = _qr_corners(face)
    if corners is None:
        return None
    hidden = face.copy()
    middle = corners.mean(0)
    corners = (corners - middle) * 1.18 + middle
    x0, y0 = np.maximum(corners.min(0).astype(int), 0)
    x1, y1 = corners.max(0).astype(int)
    colour = np.array([240, 240, 240])
    if x0 > 2:
        colour = np.median(hidden[y0:y1, max(0, x0 - 6) : x0].reshape(-1, 3), 0)
    cv2.rectangle(hidden, (int(x0), int(y0)), (int(x1), int(y1)), tuple(map(int, colour)), -1)
    return hidden


def ground(rng: Rng, width: int = FRAME_SIZE[0], height: int = FRAME_SIZE[1]) -> Image:
    """Draw a table with clutter and no card, shape (height, width, 3)."""
    image = _wood(rng, width, height) if rng.random() < 0.5 else _cloth(rng, width, height)
    image = np.clip(image, 0, 255).astype(np.uint8)
    for _ in range(int(rng.integers(0, 16))):
        _clutter(image, rng, width, height)
    return image


def place(rng: Rng, centre_x: float, centre_y: float, height: float, tilt: float) -> NDArray[np.float32]:
    """Draw a pose for a card of `height` pixels, tilted up to `tilt` degrees; returns its corners (4, 2)."""
    half = np.array([CARD_WIDTH, CARD_HEIGHT]) / 2 * (height / CARD_HEIGHT)
    corners = np.array([[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]) * [*half, 0]
    rx, ry = np.radians(rng.uniform(-tilt, tilt, 2))
    rz = np.radians(rng.uniform(-25, 25) if rng.random() < 0.6 else rng.uniform(-180, 180))
    turn_x = np.array([[1, 0, 0], [0, math.cos(rx), -math.sin(rx)], [0, math.sin(rx), math.cos(rx)]])
    turn_y = np.array([[math.cos(ry), 0, math.sin(ry)], [0, 1, 0], [-math.sin(ry), 0, math.cos(ry)]])
    turn_z = np.array([[math.cos(rz), -math.sin(rz), 0], [math.sin(rz), math.cos(rz), 0], [0, 0, 1]])
    turned = corners @ (turn_x @ turn_y @ turn_z).T
    focal = 1100
    depth = turned[:, 2] + focal
    x = turned[:, 0] * focal / depth + centre_x
    y = turned[:, 1] * focal / depth + centre_y
    return np.stack([x, y], 1).astype(np.float32)


def put(frame: Image, card: Image, corners: NDArray[np.float32]) -> Image:
    """Lay a card with its shadow over the frame so that its corners come to lie at `corners` (4, 2)."""
    card = cv2.resize(card, (CARD_WIDTH * 2, CARD_HEIGHT * 2), interpolation=cv2.INTER_AREA)
    height, width = card.shape[:2]
    rectangle = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    warp = cv2.getPerspectiveTransform(rectangle, corners)
    scale = math.sqrt(cv2.contourArea(corners) / (width * height))
    if scale < 0.7:
        card = cv2.GaussianBlur(card, (0, 0), 0.45 / scale)
    size = (frame.shape[1], frame.shape[0])
    laid = cv2.warpPerspective(card, warp, size)
    mask = cv2.warpPerspective(np.full((height, width), 255, np.uint8), warp, size)
    mask = mask.astype(np.float32)[:, :, None] / 255
    shadow = cv2.GaussianBlur(np.roll(mask[:, :, 0], (4, 4), (0, 1)), (0, 0), 5)[:, :, None]
    return (frame * (1 - 0.35 * shadow * (1 - mask)) * (1 - mask) + laid * mask).astype(np.uint8)


def spoil(frame: Image, quads: Sequence[NDArray[np.float32]], rng: Rng, severity: float) -> Image:
    """Add fingers, glare, light, blur, noise and JPEG loss; returns the bytes of a JPEG, shape (N,)."""
    photo = frame.astype(np.float32)
    for quad in quads:
        diagonal = np.linalg.norm(quad[0] - quad[2])
        if rng.random() < 0.45 * severity + 0.08:
            photo = _finger(photo, quad, diagonal, rng, severity)
        if rng.random() < 0.6 * severity + 0.05:
            photo = _glare(photo, quad, diagonal, rng, severity)
    photo = _blur(_light(photo, rng, severity), rng, severity)
    noise = rng.normal(0, rng.uniform(1, 2 + 8 * severity), photo.shape)
    image = np.clip(photo + noise, 0, 255).astype(np.uint8)
    quality = int(rng.uniform(92 - 50 * severity, 95))
    return cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1]


def _free_place(rng: Rng, index: int, count: int, severity: float) -> NDArray[np.float32]:
    """A pose whose corners all lie in the frame; the card shrinks a little at every failed try."""
    width, height = FRAME_SIZE
    columns = max(1, (count + 1) // 2)
    if count == 1:
        x = width / 2 + rng.uniform(-0.18, 0.18) * width
        y = height / 2 + rng.uniform(-0.05, 0.05) * height
        size = rng.uniform(0.6 - 0.28 * severity, 0.9) * height
        tilt: float = 8 + 28 * severity
    else:
        x = (index % columns + 0.5) * width / columns
        y = (index // columns + 0.5) * height / 2
        size = min(height * 0.46, width / columns * 0.95) * rng.uniform(0.88, 1)
        tilt = 10
    for _ in range(40):
        quad = place(rng, x, y, size, tilt)
        if quad.min() > 3 and quad[:, 0].max() < width - 3 and quad[:, 1].max() < height - 3:
            break
        size *= 0.96
    return quad


def _stranger_art(rng: Rng, width: int, height: int) -> Image:
    grid = rng.uniform(0, 255, (int(rng.integers(4, 30)), int(rng.integers(4, 30)), 3)).astype(np.float32)
    art = cv2.resize(grid, (width, height), interpolation=cv2.INTER_CUBIC)
    art = np.clip(art, 0, 255).astype(np.uint8)
    for _ in range(int(rng.integers(4, 16))):
        colour = _colour(rng, 0, 255)
        x, y = int(rng.integers(0, width)), int(rng.integers(0, height))
        if rng.random() < 0.5:
            cv2.circle(art, (x, y), int(rng.integers(5, 50)), colour, -1, cv2.LINE_AA)
        else:
            points = rng.uniform(-50, 50, (int(rng.integers(3, 7)), 2)) + np.array([x, y])
            cv2.fillPoly(art, [points.astype(np.int32)], colour, cv2.LINE_AA)
    return art


def _qr_corners(face: Image) -> NDArray[np.float32] | None:
    for scale in (1, 0.5):
        small = face if scale == 1 else cv2.resize(face, None, fx=scale, fy=scale)
        found, points = cv2.QRCodeDetector().detect(small)
        if found:
            return (points / scale).reshape(-1, 2).astype(np.float32)
    return None


def _wood(rng: Rng, width: int, height: int) -> NDArray[np.float64]:
    grain = rng.normal(0, 1, (int(rng.integers(20, 220)), int(rng.integers(2, 14)))).astype(np.float32)
    big = cv2.resize(grain, (width, height), interpolation=cv2.INTER_CUBIC)
    if rng.random() < 0.5:
        big = cv2.resize(np.ascontiguousarray(big.T), (width, height))
    tone = rng.uniform(40, 215, 3) + big[:, :, None] * rng.uniform(4, 22)
    return tone + rng.normal(0, rng.uniform(1, 7), (height, width, 1))


def _cloth(rng: Rng, width: int, height: int) -> NDArray[np.float64]:
    plain = np.full((height, width, 3), rng.uniform(25, 240, 3))
    folds = rng.normal(0, 1, (6, 8)).astype(np.float32)
    return plain + cv2.resize(folds, (width, height), interpolation=cv2.INTER_CUBIC)[:, :, None] * 14


def _clutter(image: Image, rng: Rng, width: int, height: int) -> None:
    spot = rng.uniform(-0.1, 1.1, 2) * [width, height]
    x, y = int(spot[0]), int(spot[1])
    size = float(rng.uniform(20, 240))
    colour = _colour(rng, 0, 255)
    kind = rng.integers(0, 4)
    if kind == 0:
        sides = (size, size * float(rng.uniform(0.3, 1.5)))
        box = cv2.boxPoints(((float(spot[0]), float(spot[1])), sides, float(rng.uniform(0, 180))))
        cv2.fillPoly(image, [box.astype(np.int32)], colour, cv2.LINE_AA)
    elif kind == 1:
        cv2.circle(image, (x, y), int(size / 3), colour, -1, cv2.LINE_AA)
    elif kind == 2:
        text, scale = f"GAME {rng.integers(999)}", float(rng.uniform(0.5, 3))
        thick = int(rng.integers(1, 6))
        cv2.putText(image, text, (x, y), cv2.FONT_HERSHEY_SIMPLEX, scale, colour, thick, cv2.LINE_AA)
    else:
        end = tuple(map(int, rng.uniform(0, 1, 2) * [width, height]))
        cv2.line(image, (x, y), end, colour, int(rng.integers(1, 8)), cv2.LINE_AA)


def _finger(
    photo: NDArray[np.float32], quad: NDArray[np.float32], diagonal: float, rng: Rng, severity: float
) -> NDArray[np.float32]:
    side = rng.integers(4)
    along = rng.uniform(0.15, 0.85)
    edge = quad[side] * (1 - along) + quad[(side + 1) % 4] * along
    inward = (quad.mean(0) - edge) / np.linalg.norm(quad.mean(0) - edge)
    start = tuple(map(int, edge - inward * diagonal * 0.6))
    tip = tuple(map(int, edge + inward * diagonal * rng.uniform(0.03, 0.05 + 0.15 * severity)))
    mask = np.zeros(photo.shape[:2], np.uint8)
    cv2.line(mask, start, tip, 255, int(diagonal * rng.uniform(0.07, 0.12)), cv2.LINE_AA)
    soft = cv2.GaussianBlur(mask, (0, 0), 1.5).astype(np.float32)[:, :, None] / 255
    skin = np.array([rng.uniform(90, 170), rng.uniform(120, 190), rng.uniform(180, 240)])
    return photo * (1 - soft) + skin * soft


def _glare(
    photo: NDArray[np.float32], quad: NDArray[np.float32], diagonal: float, rng: Rng, severity: float
) -> NDArray[np.float32]:
    centre = quad.mean(0) + rng.uniform(-0.2, 0.2, 2) * diagonal
    mask = np.zeros(photo.shape[:2], np.float32)
    axes = (
        int(diagonal * rng.uniform(0.05, 0.1 + 0.15 * severity)),
        int(diagonal * rng.uniform(0.03, 0.06 + 0.08 * severity)),
    )
    angle = float(rng.uniform(0, 180))
    cv2.ellipse(mask, (int(centre[0]), int(centre[1])), axes, angle, 0, 360, 1, -1, cv2.LINE_AA)
    soft = cv2.GaussianBlur(mask, (0, 0), diagonal * 0.03)[:, :, None]
    return photo + (306 - photo) * soft * rng.uniform(0.5, 1)


def _light(photo: NDArray[np.float32], rng: Rng, severity: float) -> NDArray[np.float32]:
    height, width = photo.shape[:2]
    angle = rng.uniform(0, 2 * math.pi)
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    slope = ((xx - width / 2) * math.cos(angle) + (yy - height / 2) * math.sin(angle)) / width
    photo *= (1 + slope * rng.uniform(0, 0.9 * severity))[:, :, None]
    brightness = rng.uniform(1 - 0.7 * severity, 1 + 0.25 * severity)
    cast = [rng.uniform(1 - 0.18 * severity, 1 + 0.12 * severity) for _ in range(3)]
    photo *= brightness * np.array(cast)
    return photo


def _blur(photo: NDArray[np.float32], rng: Rng, severity: float) -> NDArray[np.float32]:
    kind = rng.random()
    if kind < 0.4:
        return cv2.GaussianBlur(photo, (0, 0), rng.uniform(0.3, 0.5 + 1.5 * severity))
    if kind < 0.7:
        length = int(3 + rng.uniform(0, 9 * severity))
        kernel = np.zeros((length, length), np.float32)
        cv2.line(kernel, (0, int(rng.integers(length))), (length - 1, int(rng.integers(length))), 1)
        return cv2.filter2D(photo, -1, kernel / max(kernel.sum(), 1))
    return photo


def _colour(rng: Rng, low: float, high: float) -> tuple[int, ...]:
    return tuple(map(int, rng.uniform(low, high, 3)))
