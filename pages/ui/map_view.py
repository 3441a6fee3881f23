"""Where things lie on the map: projection, the part of the map in view, and points that would overlap."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

# How wide the map is on a phone, and how far apart the middles of two targets must be there, in CSS pixels.
PHONE_WIDTH = 350
TARGET = 28
_UNITS_PER_DEGREE = 95
_UNITS_EAST = math.cos(math.radians(36)) * _UNITS_PER_DEGREE
_SHAPE = 0.77  # width to height of every view
_MARGIN = 1.35 * TARGET / PHONE_WIDTH
# No view is narrower than this, unless points lie so near each other that it must be: land should be seen.
_NARROWEST = 60
# 울릉도 and 독도 lie so far out that the mainland would shrink; they are drawn in a box of their own.
# From which x, up to which x, and how far they are moved.
ISLAND_SHIFTS = ((440.0, 520.0, -138.0, -76.0), (520.0, 600.0, -182.0, -96.0))
ISLAND_BOX = (333.0, 8.0, 70.0, 62.0)

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height


@dataclass(frozen=True)
class View:
    """A part of the map: left, top, width and height in the map's units."""

    left: float
    top: float
    width: float
    height: float

    @property
    def pixel(self) -> float:
        """One CSS pixel of a phone in the map's units."""
        return self.width / PHONE_WIDTH

    @property
    def box(self) -> str:
        """The viewBox."""
        return f"{self.left:.2f} {self.top:.2f} {self.width:.2f} {self.height:.2f}"

    def meets(self, span: Box) -> bool:
        """Whether any of a box is in view."""
        return boxes_touch(span, (self.left, self.top, self.width, self.height))

    def shows(self, at: Point) -> bool:
        """Whether a point is in view."""
        return self.meets((*at, 0, 0))


COUNTRY = View(-10, -8, 416, 416 / _SHAPE)


def boxes_touch(one: Box, other: Box) -> bool:
    """Whether two boxes have something in common."""
    return (
        one[0] <= other[0] + other[2]
        and other[0] <= one[0] + one[2]
        and one[1] <= other[1] + other[3]
        and other[1] <= one[1] + one[3]
    )


def project(lat: float, lon: float) -> Point:
    """Where a place is drawn, in the units of assets/map/korea_provinces.svg."""
    x, y = (lon - 124.5) * _UNITS_EAST, (38.7 - lat) * _UNITS_PER_DEGREE
    for first, limit, east, south in ISLAND_SHIFTS:
        if first < x < limit:
            return x + east, y + south
    return x, y


def fit(points: Sequence[Point], around: Sequence[Point] = ()) -> View:
    """The view that shows all points, near enough that a close pair can be told apart.

    Args:
        points: what must be in view and should be told apart; at least one.
        around: more that must be in view.
    """
    every = [*points, *around]
    xs, ys = [x for x, _ in every], [y for _, y in every]
    room = 1 - 2 * _MARGIN
    needed = max((max(xs) - min(xs)) / room, (max(ys) - min(ys)) * _SHAPE / room)
    nearest = min((math.dist(*pair) for pair in combinations(points, 2)), default=math.inf)
    width = max(needed, min(_NARROWEST, nearest * PHONE_WIDTH / TARGET * 0.95))
    if width >= COUNTRY.width:
        return COUNTRY
    height = width / _SHAPE
    middle_x, middle_y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return View(middle_x - width / 2, middle_y - height / 2, width, height)


@lru_cache(maxsize=64)
def groups(points: tuple[Point, ...], apart: float) -> list[list[int]]:
    """Puts points together until the middles of all groups are `apart` from each other.

    Returns:
        The indexes of the points, group by group.
    """
    found = [[index] for index in range(len(points))]
    middles = list(points)
    while len(found) > 1:
        pairs = combinations(range(len(found)), 2)
        near, one, other = min((math.dist(middles[a], middles[b]), a, b) for a, b in pairs)
        if near >= apart:
            break
        found[one] += found.pop(other)
        middles.pop(other)
        middles[one] = middle([points[index] for index in found[one]])
    return found


def middle(points: Sequence[Point]) -> Point:
    """The middle of some points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
