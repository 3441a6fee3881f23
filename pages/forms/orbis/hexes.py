"""Hexagons of Orbis: tiles with colour, sign and word, drawn around the point (0, 0), 100 wide."""

from __future__ import annotations

from pages.ui.html import escape
from rules_data.orbis.components import color_name, kind_name
from rules_data.orbis.forests import ForestState
from rules_data.orbis.points import WILDERNESS_POINTS
from rules_data.orbis.tiles import Forest, Irrigation, Plain, Temple, Tile, Village, Volcano, color_of

WIDTH, RADIUS, ROW_STEP = 100.0, 57.7, 86.6
FILL = {"yellow": "#E3AE4A", "green": "#2F7D4A", "red": "#B5432C", "blue": "#2F6DA6", "white": "#F1EDE4"}
INK = {"yellow": "#22252B", "white": "#22252B"}
WILD_FILL = "#756A5B"
_INNER = 52.0
_SIGNS = {
    "forest": "M0-15 11 0H6L13 12H3V17H-3V12H-13L-6 0H-11Z",
    "village": "M-16 1 0-14 16 1H11V15H3V5H-3V15H-11V1Z",
    "volcano": "M-17 15-6-6H-2L0-2 2-6H6L17 15ZM-3-10-5-16-1-13 1-18 3-10Z",
    "irrigation": "M0-17C7-5 12 1 12 6A12 12 0 0 1-12 6C-12 1-7-5 0-17Z",
    "temple": "M-16-4 0-15 16-4V-1H-16ZM-13 2H-8V11H-13ZM-2.5 2H2.5V11H-2.5ZM8 2H13V11H8ZM-16 13H16V17H-16Z",
    "farm": "M-9-8C-16-8-16 8-9 8-3 8 3-8 9-8 16-8 16 8 9 8 3 8-3-8-9-8Z",
}


def outline(radius: float = _INNER) -> str:
    """The points of a hexagon that stands on a corner."""
    across, half = radius * 0.866, radius / 2
    corners = ((0, -radius), (across, -half), (across, half), (0, radius), (-across, half), (-across, -half))
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


def shape(fill: str, stroke: str, width: float = 4, extra: str = "") -> str:
    """A hexagon with round corners."""
    return (
        f'<polygon points="{outline()}" fill="{fill}" stroke="{stroke}" stroke-width="{width:g}" '
        f'stroke-linejoin="round" {extra}/>'
    )


def fill_of(color: str | None) -> str:
    """The paint of a colour; None is a wilderness."""
    return WILD_FILL if color is None else FILL[color]


def ink_of(color: str | None) -> str:
    """What can be read on a colour."""
    return INK.get(color or "", "#FFFFFF")


def tile_face(tile: Tile, forest: ForestState | None = None, printed: bool = False) -> str:
    """A tile as a hexagon: sign, points, and the word or condition below them.

    Args:
        tile: the tile.
        forest: how a forest stands, where it lies in a pyramid.
        printed: only what is printed, not whether the tile is active.
    """
    color = color_of(tile)
    ink = ink_of(color)
    border = "#B9AF9B" if color == "white" else fill_of(color)
    return shape(fill_of(color), border) + _content(tile, ink, forest, printed)


def swatch(color: str | None) -> str:
    """A colour to choose, as a small picture of its own; None is a wilderness."""
    border = "#B9AF9B" if color == "white" else fill_of(color)
    body = shape(fill_of(color), border)
    if color is None:
        body += _number(str(WILDERNESS_POINTS).replace("-", "−"), ink_of(None), 13)
    return small(body)


def small(body: str) -> str:
    """A hexagon as a picture of its own, silent for screen readers: what holds it has the words."""
    return f'<svg viewBox="-52 -58 104 116" aria-hidden="true">{body}</svg>'


def tile_words(tile: Tile, forest: ForestState | None = None) -> str:
    """A tile in words, as it is read aloud and shown on buttons."""
    if isinstance(tile, Plain):
        return f"{color_name(tile.color)} {tile.cp}점"
    name = kind_name(tile.kind)
    if isinstance(tile, Forest):
        wanted = f"{name} {tile.cp}점, {color_name(tile.needs.color)} {tile.needs.count}개 필요"
        if forest is None:
            return wanted
        return f"{wanted}, 지금 {forest.count}개: {'살아 있음' if forest.active else '아직 꺼짐'}"
    if isinstance(tile, Temple):
        return f"{name} 아이콘 {tile.icons}개, 수 {tile.mystic}"
    if isinstance(tile, Village | Volcano | Irrigation):
        return f"{name} {tile.cp}점, {'살아 있음' if tile.active else '꺼짐'}"
    return name


def _content(tile: Tile, ink: str, forest: ForestState | None, printed: bool) -> str:
    if isinstance(tile, Plain):
        return _number(str(tile.cp), ink, 9) + _word(color_name(tile.color), ink)
    if isinstance(tile, Temple):
        icons = _number(str(tile.icons), ink, 13, 30)
        return _sign("temple", ink, -28, 0.85) + icons + _word(f"수 {tile.mystic}", ink, 31)
    if isinstance(tile, Forest):
        return _forest(tile, ink, forest)
    if isinstance(tile, Village | Volcano | Irrigation):
        word = kind_name(tile.kind) if printed else "살아 있음" if tile.active else "꺼짐"
        points = _number(str(tile.cp), ink, 13, 30, faint=not (printed or tile.active))
        return _sign(tile.kind, ink, -28, 0.85) + points + _word(word, ink, 31)
    if tile.kind == "farm":
        return _sign("farm", ink, -6, 1.4) + _word(kind_name("farm"), ink)
    return _number(str(WILDERNESS_POINTS).replace("-", "−"), ink, 9) + _word(kind_name("wilderness"), ink)


def _forest(tile: Forest, ink: str, forest: ForestState | None) -> str:
    """A forest shows how many neighbours it has of those it wants; a ring and a tick when it is awake."""
    awake = forest is not None and forest.active
    have = "" if forest is None else f"{forest.count}/"
    count = f"{color_name(tile.needs.color)} {have}{tile.needs.count}"
    points = _number(str(tile.cp), ink, 12, 30, faint=forest is not None and not awake)
    body = _sign("forest", ink, -29, 0.85) + points + _word(f"{count} ✓" if awake else count, ink, 30)
    if awake:
        body += f'<polygon points="{outline(50)}" fill="none" stroke="#FFE08A" stroke-width="4.5"/>'
    return body


def _number(text: str, ink: str, y: float, size: float = 38, faint: bool = False) -> str:
    line = f'<path d="M-16 {y - size / 3:.0f}H16" stroke="{ink}" stroke-width="3.5"/>' if faint else ""
    opacity = ' opacity=".62"' if faint else ""
    return (
        f'<text y="{y:g}" text-anchor="middle" font-size="{size:g}" font-weight="750" fill="{ink}"{opacity}>'
        f"{escape(text)}</text>{line}"
    )


def _word(text: str, ink: str, y: float = 34) -> str:
    size = 16 if len(text) < 6 else 14.5
    return (
        f'<text y="{y:g}" text-anchor="middle" font-size="{size}" font-weight="600" fill="{ink}">'
        f"{escape(text)}</text>"
    )


def _sign(kind: str, ink: str, y: float, scale: float = 0.95) -> str:
    paint = f'fill="none" stroke="{ink}" stroke-width="4"' if kind == "farm" else f'fill="{ink}"'
    return f'<path d="{_SIGNS[kind]}" {paint} transform="translate(0 {y:g}) scale({scale:g})"/>'
