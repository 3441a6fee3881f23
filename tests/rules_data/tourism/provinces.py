"""The 17 시·도 of the bundled map as polygons: which one a point lies in, and how far it is from one."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

Point = tuple[float, float]
Ring = list[Point]

_MAP = Path(__file__).parents[3] / "assets" / "map" / "korea_provinces.svg"
_SVG = "{http://www.w3.org/2000/svg}"
_UNITS_PER_DEGREE = 95
_KILOMETRES_PER_UNIT = 111.2 / _UNITS_PER_DEGREE


def provinces_at(lat: float, lon: float) -> list[str]:
    """The provinces on whose drawn land a point lies; more than one would be a fault of the map."""
    point = _projected(lat, lon)
    return [name for name, rings in _shapes().items() if _inside(point, rings)]


def kilometres_to(province: str, lat: float, lon: float) -> float:
    """How far a point is from the nearest border or shore of a province."""
    point = _projected(lat, lon)
    sides = (side for ring in _shapes()[province] for side in pairwise(ring))
    return min(_distance(point, *side) for side in sides) * _KILOMETRES_PER_UNIT


@lru_cache(maxsize=1)
def _shapes() -> dict[str, list[Ring]]:
    paths = ElementTree.parse(_MAP).getroot().iter(f"{_SVG}path")
    found = {}
    for path in paths:
        name = path.findtext(f"{_SVG}title", "")
        rings = [part for part in path.get("d", "").split("Z") if part]
        found[name] = [_ring(part) for part in rings]
    return found


def _ring(path: str) -> Ring:
    """A closed ring of "M1,2L3,4L5,6": its first point stands at its end again."""
    pairs = (pair.split(",") for pair in path.removeprefix("M").split("L"))
    points = [(float(x), float(y)) for x, y in pairs]
    return [*points, points[0]]


def _projected(lat: float, lon: float) -> Point:
    width = math.cos(math.radians(36)) * _UNITS_PER_DEGREE
    return (lon - 124.5) * width, (38.7 - lat) * _UNITS_PER_DEGREE


def _inside(point: Point, rings: list[Ring]) -> bool:
    """Even-odd rule over all rings, so that a hole (서울 in 경기) and an island both count as drawn."""
    x, y = point
    crossings = 0
    for ring in rings:
        for (x1, y1), (x2, y2) in pairwise(ring):
            if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
                crossings += 1
    return crossings % 2 == 1


def _distance(point: Point, start: Point, end: Point) -> float:
    (x, y), (x1, y1), (x2, y2) = point, start, end
    dx, dy = x2 - x1, y2 - y1
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / length))
    return math.hypot(x - x1 - along * dx, y - y1 - along * dy)
