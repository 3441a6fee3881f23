"""The land on the map: the outlines of the 17 시·도, and the box that 울릉도 and 독도 are drawn in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from xml.etree import ElementTree

from pages.ui.images import ASSETS
from pages.ui.map_view import ISLAND_BOX, ISLAND_SHIFTS, Box, Point, View, project

SOURCE = "지도 경계: 국토지리정보원"
_SVG = "{http://www.w3.org/2000/svg}"
_OUTLINES = ASSETS / "map" / "korea_provinces.svg"
_ULLEUNGDO, _DOKDO = project(37.5, 130.865), project(37.2408, 131.8696)


@dataclass(frozen=True)
class Ring:
    """A piece of drawn land: the province it belongs to, its path and the box around it."""

    province: str
    path: str
    span: Box


def land(view: View, marked: frozenset[str]) -> str:
    """The land in view as SVG paths; that of the provinces in `marked` is set off."""
    return "".join(
        f'<path class="land{" on" if ring.province in marked else ""}" d="{ring.path}"/>'
        for ring in _rings()
        if view.meets(ring.span)
    )


def corners(provinces: frozenset[str]) -> list[Point]:
    """Two corners each of the boxes around the largest pieces of some provinces."""
    found = []
    for province in sorted(provinces):
        spans = [ring.span for ring in _rings() if ring.province == province]
        left, top, width, height = max(spans, key=lambda span: span[2] * span[3])
        found += [(left, top), (left + width, top + height)]
    return found


def islands(view: View, dokdo_named: bool) -> str:
    """The box for the islands far out in the East Sea, with 독도 as two rocks.

    Args:
        view: the part of the map in view.
        dokdo_named: a point of the map names 독도 already.
    """
    if not view.meets(ISLAND_BOX):
        return ""
    left, top, width, height = ISLAND_BOX
    names = [("울릉도", _ULLEUNGDO)] if dokdo_named else [("울릉도", _ULLEUNGDO), ("독도", _DOKDO)]
    texts = "".join(
        f'<text class="sea" x="{x:.1f}" y="{y + 17 * view.pixel:.1f}" font-size="{9.5 * view.pixel:.2f}">'
        f"{name}</text>"
        for name, (x, y) in names
    )
    x, y = _DOKDO
    rocks = "".join(
        f'<circle class="land" cx="{x + aside:.1f}" cy="{y:.1f}" r="1"/>' for aside in (-1.2, 1.2)
    )
    frame = f'<rect class="frame" x="{left}" y="{top}" width="{width}" height="{height}" rx="5"/>'
    return frame + rocks + texts


@lru_cache(maxsize=1)
def _rings() -> list[Ring]:
    found = []
    for path in ElementTree.parse(_OUTLINES).getroot().iter(f"{_SVG}path"):  # noqa: S314
        name = path.findtext(f"{_SVG}title", "")
        for part in path.get("d", "").split("Z"):
            if part:
                pairs = [pair.split(",") for pair in part.removeprefix("M").split("L")]
                points = [(float(x), float(y)) for x, y in pairs]
                found.append(_ring(name, points))
    return found


def _ring(province: str, points: list[Point]) -> Ring:
    """A piece of land; 울릉도 is moved into the islands' box."""
    first, limit, east, south = ISLAND_SHIFTS[0]
    if first < points[0][0] < limit:
        points = [(x + east, y + south) for x, y in points]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    path = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"
    return Ring(province, path, (min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)))
