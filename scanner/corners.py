"""Where a card's corners are, for a person who teaches the scanner a card that nothing is known about yet.

Edges are sought in lightness and in both colour channels, for a card may differ from the table in colour
alone. Every closed edge that is nearly a quadrilateral is a candidate; its sides are then moved onto the
strongest edge nearby, which also restores the corners of cards whose corners are rounded. A card's own art
is a quadrilateral too, so of nested ones the outer is kept.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from scanner.images import check_array
from scanner.opencv import require_opencv
from scanner.quads import is_convex, overlap, proportion, upright

_WORKING_SIDE = 800.0
_LEAST_SHARE, _LARGEST_SHARE = 0.012, 0.97
_MOST_ELONGATED = 2.2
_SIDE_SAMPLES = 40
# Below this share of side samples with an edge under them, a quadrilateral is an accident.
_LEAST_SUPPORT = 0.62
_EDGE = 14.0

Image = NDArray[np.uint8]
Quad = NDArray[np.float32]
Float = NDArray[np.float32]


def find_corners(image: Image, most: int = 1) -> list[Quad]:
    """Find the outlines of cards.

    Args:
        image: uint8 BGR, shape (H, W, 3).
        most: How many outlines at most.

    Returns:
        float32 (4, 2) each, image pixels, clockwise from the top left of the card as it lies; the largest
        first, at most `most`. Empty where no outline stands out.

    Raises:
        ImageTypeError: The array is not uint8 BGR.
    """
    require_opencv()
    import cv2

    scale = min(1.0, _WORKING_SIDE / max(check_array(image).shape[:2]))
    small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else image
    channels = _channels(np.asarray(small, np.uint8))
    slopes = _slopes(channels)
    found: list[tuple[float, Quad]] = []
    for rough in _once(_candidates(channels)):
        for quad in _grown(_onto_edges(rough, slopes), slopes):
            support = _support(quad, slopes)
            if support < _LEAST_SUPPORT or not _card_like(quad, slopes.shape):
                break
            found.append((support, quad))
    cards = _of_one_size(_outermost(found)) if most > 1 else _outermost(found)
    return [upright(quad / np.float32(scale)) for quad in cards[:most]]


def _channels(image: Image) -> list[Image]:
    import cv2

    lab = cv2.cvtColor(cv2.GaussianBlur(image, (5, 5), 0), cv2.COLOR_BGR2LAB)
    return [np.ascontiguousarray(lab[:, :, index]) for index in range(3)]


def _slopes(channels: Sequence[Image]) -> Float:
    """How steep the picture is at each pixel (H, W); 1 is an edge. Wood grain and cloth raise the bar."""
    import cv2

    steepest = np.zeros(channels[0].shape, np.float32)
    for channel in channels:
        across, down = cv2.Scharr(channel, cv2.CV_32F, 1, 0), cv2.Scharr(channel, cv2.CV_32F, 0, 1)
        steepest = np.maximum(steepest, cv2.magnitude(across, down) / 16.0)
    return np.asarray(steepest / max(_EDGE, float(np.percentile(steepest[::4, ::4], 82))), np.float32)


def _candidates(channels: Sequence[Image]) -> Iterator[Quad]:
    import cv2

    least = _LEAST_SHARE * channels[0].size
    for channel in channels:
        _, bright = cv2.threshold(channel, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
        masks = [np.asarray(bright, np.uint8)]
        for low, high in ((12, 36), (30, 90), (60, 160)):
            edges = cv2.Canny(channel, low, high)
            masks.append(np.asarray(cv2.dilate(edges, np.ones((3, 3), np.uint8)), np.uint8))
        for mask in masks:
            contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
            for contour in contours:
                hull = cv2.convexHull(contour)
                if cv2.contourArea(hull) >= least:
                    yield from _quads_of(np.asarray(hull, np.float32))


def _quads_of(hull: Float) -> Iterator[Quad]:
    import cv2

    area, length = cv2.contourArea(hull), cv2.arcLength(hull, True)
    for slack in (0.02, 0.035, 0.05, 0.08):
        corners = cv2.approxPolyDP(hull, slack * length, True)
        if len(corners) == 4 and cv2.contourArea(corners) > 0.8 * area:
            yield np.asarray(corners.reshape(4, 2), np.float32)
            return
    box = cv2.minAreaRect(hull)
    if area > 0.85 * box[1][0] * box[1][1]:
        yield np.asarray(cv2.boxPoints(box), np.float32)


def _once(quads: Iterable[Quad]) -> list[Quad]:
    """Each place once: many masks show the same card."""
    import cv2

    kept: list[Quad] = []
    for given in quads:
        clockwise = cv2.contourArea(given, oriented=True) > 0
        ring = given if clockwise else np.ascontiguousarray(given[::-1])
        quad = np.roll(ring, -int(ring.sum(1).argmin()), 0)
        if all(np.abs(quad - other).max() > 5 for other in kept):
            kept.append(quad)
    return kept


def _onto_edges(quad: Quad, slopes: Float) -> Quad | None:
    """Each side laid along the strongest edge nearby; None where the sides no longer make a quadrilateral."""
    import cv2

    reach = max(3.0, 0.022 * math.sqrt(cv2.contourArea(quad)))
    lines = [_line(quad[side], quad[(side + 1) % 4], reach, slopes) for side in range(4)]
    corners = [_crossing(lines[side - 1], lines[side]) for side in range(4)]
    if any(corner is None for corner in corners):
        return None
    moved = np.array(corners, np.float32)
    return moved if np.abs(moved - quad).max() < 4 * reach + 6 else None


def _grown(quad: Quad | None, slopes: Float) -> Iterator[Quad]:
    """The outline and, where its sides run on to a parallel edge further out, the outline up to there.

    A title bar or a ruled line parts a card in two; the larger part is then what was found.
    """
    if quad is None:
        return
    yield quad
    for side in range(4):
        wider = _with_side_moved_out(quad, side, slopes)
        if wider is not None:
            settled = _onto_edges(wider, slopes)
            quad = wider if settled is None else settled
            yield quad


def _with_side_moved_out(quad: Quad, side: int, slopes: Float) -> Quad | None:
    ends = [side, (side + 1) % 4]
    behind = [side - 1, (side + 2) % 4]
    outward = quad[ends] - quad[behind]
    steps = np.arange(0.03, 0.4, 1.0 / max(float(np.linalg.norm(outward, axis=1).mean()), 1.0))
    moved = quad[ends] + steps[:, None, None].astype(np.float32) * outward
    firm = _firmness(moved[:, 0], moved[:, 1], slopes)
    flanks = [
        _firmness(np.broadcast_to(quad[end], moved[:, 0].shape), moved[:, i], slopes)
        for i, end in enumerate(ends)
    ]
    good = (firm >= 0.8) & (np.minimum(*flanks) >= 0.5) & (np.add(*flanks) >= 1.3)
    if not good.any():
        return None
    wider = quad.copy()
    wider[ends] = moved[int(np.flatnonzero(good)[-1])]
    return wider


def _firmness(starts: Float, ends: Float, slopes: Float) -> Float:
    """The share (n,) of each line from starts (n, 2) to ends (n, 2) under which there is an edge."""
    along = ends - starts
    length = np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-6)
    normal = np.stack([-along[:, 1], along[:, 0]], 1) / length
    places = np.linspace(0.08, 0.92, _SIDE_SAMPLES, dtype=np.float32)[None, :, None]
    points = starts[:, None, :] + places * along[:, None, :]
    band = points[:, :, None, :] + np.array([-1.5, 0, 1.5], np.float32)[:, None] * normal[:, None, None, :]
    return np.asarray((_sample(slopes, band).max(2) >= 1.0).mean(1), np.float32)


def _line(start: Float, end: Float, reach: float, slopes: Float) -> tuple[Float, Float]:
    """A point and a direction of the straight edge that runs close to the side from start to end."""
    import cv2

    along = end - start
    normal = np.array([-along[1], along[0]], np.float32) / max(float(np.linalg.norm(along)), 1e-6)
    # Rounded corners and whatever lies at a corner do not take part.
    places = start + np.linspace(0.12, 0.88, _SIDE_SAMPLES, dtype=np.float32)[:, None] * along
    steps = np.arange(-reach, reach + 0.5, 0.5, dtype=np.float32)
    points = places[:, None, :] + steps[None, :, None] * normal
    # Of two edges equally strong the nearer one is meant.
    strength = _sample(slopes, points) * (1 - 0.3 * np.abs(steps) / reach)
    best = strength.argmax(1)
    firm = strength[np.arange(len(best)), best] >= 0.5
    chosen = points[np.arange(len(best)), best][firm] if firm.sum() >= 8 else places
    vx, vy, x, y = cv2.fitLine(chosen, cv2.DIST_HUBER, 0, 0.01, 0.01).ravel()
    return np.array([x, y], np.float32), np.array([vx, vy], np.float32)


def _crossing(one: tuple[Float, Float], other: tuple[Float, Float]) -> Float | None:
    (p, d), (q, e) = one, other
    cross = float(d[0] * e[1] - d[1] * e[0])
    if abs(cross) < 0.2:
        return None
    offset = q - p
    return np.asarray(p + d * ((offset[0] * e[1] - offset[1] * e[0]) / cross), np.float32)


def _support(quad: Quad, slopes: Float) -> float:
    """The share of the outline under which there is an edge; 0 where a side has next to none."""
    shares = _firmness(quad, np.roll(quad, -1, 0), slopes)
    return float(shares.mean()) if shares.min() > 0.25 else 0.0


def _sample(values: Float, points: Float) -> Float:
    """Values (…,) at points (…, 2), x and y in pixels."""
    x = np.clip(points[..., 0].round().astype(int), 0, values.shape[1] - 1)
    y = np.clip(points[..., 1].round().astype(int), 0, values.shape[0] - 1)
    return np.asarray(values[y, x], np.float32)


def _card_like(quad: Quad, shape: tuple[int, ...]) -> bool:
    import cv2

    if not is_convex(quad) or np.any(quad < -4) or np.any(quad > np.array([shape[1], shape[0]]) + 4):
        return False
    sides = np.linalg.norm(np.roll(quad, -1, 0) - quad, axis=1)
    pair = np.array([sides[0] + sides[2], sides[1] + sides[3]])
    opposite = max(sides[0] / sides[2], sides[2] / sides[0], sides[1] / sides[3], sides[3] / sides[1])
    share = cv2.contourArea(quad) / (shape[0] * shape[1])
    if not _LEAST_SHARE <= share <= _LARGEST_SHARE:
        return False
    return bool(pair.max() / pair.min() <= _MOST_ELONGATED and opposite <= 1.7)


def _outermost(found: list[tuple[float, Quad]]) -> list[Quad]:
    """The outer ones of nested outlines, largest first; a mat under several cards gives way to the cards."""
    import cv2

    areas = [cv2.contourArea(quad) for _, quad in found]
    order = sorted(range(len(found)), key=lambda index: -areas[index])
    kept: list[int] = []
    for index in order:
        within = [
            i for i in order if areas[i] < 0.75 * areas[index] and _inside(found[i][1], found[index][1])
        ]
        if _holds_several([found[i][1] for i in within]):
            continue
        if not any(overlap(found[index][1], found[other][1]) > 0.3 for other in kept):
            kept.append(_firmest(index, order, found, areas))
    return [found[index][1] for index in kept]


def _of_one_size(quads: list[Quad]) -> list[Quad]:
    """Several cards in one picture are about equally large; what is not is something else."""
    import cv2

    areas = [cv2.contourArea(quad) for quad in quads]
    middle = float(np.median(areas)) if len(areas) >= 3 else 0.0
    return [quad for quad, area in zip(quads, areas, strict=True) if not middle or 0.4 < area / middle < 2.5]


def _firmest(index: int, order: list[int], found: list[tuple[float, Quad]], areas: list[float]) -> int:
    """Of outlines around the same place and of nearly one size the outermost that is supported well.

    A card's title bar makes a slightly smaller outline inside its true one, and a firmer one at that.
    """
    alike = [
        i for i in order if areas[i] > 0.8 * areas[index] and overlap(found[i][1], found[index][1]) > 0.9
    ]
    best = max(found[i][0] for i in alike)
    return max((i for i in alike if found[i][0] >= best - 0.12), key=lambda i: areas[i])


def _holds_several(quads: Sequence[Quad]) -> bool:
    """Whether two quads of one size and shape lie apart from each other."""
    import cv2

    for index, one in enumerate(quads):
        for other in quads[index + 1 :]:
            sizes = sorted((cv2.contourArea(one), cv2.contourArea(other)))
            if sizes[1] < 1.35 * sizes[0] and overlap(one, other) < 0.02 and _same_shape(one, other):
                return True
    return False


def _same_shape(one: Quad, other: Quad) -> bool:
    ratios = sorted((proportion(one), proportion(other)))
    return ratios[0] > 1.2 and ratios[1] < 1.15 * ratios[0]


def _inside(inner: Quad, outer: Quad) -> bool:
    return overlap(inner, outer) > 0.9
