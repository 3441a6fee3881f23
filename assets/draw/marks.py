"""The small signs on cards: token chips, star, pills, the link chip, the stamp with the map, the code."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from pathlib import Path

import segno

from assets.draw.palette import GOLD, INK, PAPER, RED, darker, lighter, mix
from assets.draw.sheet import Label, text_width
from assets.draw.svg import circle, group, path, rect, ring_of, stroke
from rules_data.tourism.components import COLOR_KO, COLORS, Place

ROOT = Path(__file__).resolve().parents[1]
TOKEN = {"white": "#F5F5F5", "blue": "#0072B2", "green": "#44BB99", "red": "#CC3311", "black": "#222222"}
WORD = {"white": INK, "blue": "#FFFFFF", "green": INK, "red": "#FFFFFF", "black": "#FFFFFF"}
SHAPE = {
    "white": "M-78 0A78 78 0 1 1 78 0A78 78 0 1 1-78 0Z",
    "blue": "M0-88L82 0 0 88-82 0Z",
    "green": "M-66-66H66V66H-66Z",
    "red": "M0-90L84 58H-84Z",
    "black": "M0-86L75-43V43L0 86-75 43V-43Z",
}
THEME_TINT = {
    "palace": ("#F1DCD2", "#8A2F20"),
    "temple": ("#EFE2C4", "#7A5414"),
    "village": ("#E9DFD2", "#66462E"),
    "market": ("#F6DFC6", "#96451A"),
    "mountain": ("#DDE9D6", "#2F6238"),
    "sea": ("#D6E6EC", "#1C5C7A"),
    "water": ("#D5EAE7", "#17635F"),
    "culture": ("#E8DDEC", "#6B3F7C"),
}
PROVINCES = {
    "capital": ("서울", "인천", "경기"),
    "gangwon": ("강원",),
    "chungcheong": ("대전", "세종", "충청북", "충청남"),
    "jeolla": ("광주", "전북", "전라남"),
    "gyeongsang": ("부산", "대구", "울산", "경상북", "경상남"),
    "jeju": ("제주",),
}
DOKDO = (37.24, 131.87)


def chip(color: str, x: float, y: float, r: float) -> str:
    """A token: its colour with its shape as an outline, so that colour alone never speaks."""
    edge = "#8F8878" if color == "white" else darker(TOKEN[color], 0.2)
    inner = stroke(SHAPE[color], WORD[color], 7, opacity=0.55, stroke_linejoin="round")
    disc = circle(0, 0, r, TOKEN[color], stroke=edge, stroke_width=max(2.0, r * 0.05))
    return group(disc + group(inner, 0, r * 0.1 if color == "red" else 0, r / 118), x, y)


def link_chip(x: float, y: float, r: float) -> str:
    """The chip of a link card: a ring of all five colours around a chain."""
    out = circle(0, 0, r, "#8F8878")
    for k, color in enumerate(COLORS):
        a, b = math.radians(72 * k - 90), math.radians(72 * (k + 1) - 90)
        q = r * 0.97
        out += path(
            f"M0 0L{q * math.cos(a):.1f} {q * math.sin(a):.1f}A{q:.1f} {q:.1f} 0 0 1 "
            f"{q * math.cos(b):.1f} {q * math.sin(b):.1f}Z",
            TOKEN[color],
        )
    return group(out + circle(0, 0, r * 0.7, "#FFFDF8"), x, y)


def star(x: float, y: float, r: float) -> str:
    """The star behind the points."""
    return path(
        ring_of(x, y, r, r * 0.52, 5),
        GOLD,
        stroke=darker(GOLD, 0.25),
        stroke_width=2.5,
        stroke_linejoin="round",
    )


def icon(folder_and_name: str, x: float, y: float, size: float, color: str) -> str:
    """An icon file, its upper left corner at x, y."""
    return group(_icon_body(folder_and_name).replace("currentColor", color), x, y, size / 24)


def mapae_sign(x: float, y: float, r: float, color: str) -> str:
    """A horse token (마패): a round plate with its loop."""
    horse = "M-9 8V1Q-9-4-4-4H2L6-10 10-9 9-3Q8 0 8 3V8H5V3H-5V8Z"
    return group(
        circle(0, -r * 1.05, r * 0.28, "none", stroke=color, stroke_width=3)
        + circle(0, 0, r, "none", stroke=color, stroke_width=3)
        + group(path(horse, color), 0, 1, r / 16),
        x,
        y,
    )


def pill(
    x: float, y: float, text: str, size: float, tint: tuple[str, str], sign: str = ""
) -> tuple[str, Label, float]:
    """A rounded field with a sign and words; gives the shape, the label and the field's width."""
    back, ink = tint
    room = size * 1.5 if sign else 0
    width = text_width(text, size, "semi") + size * 1.2 + room
    shape = rect(x, y, width, size * 1.72, back, r=size * 0.86) + sign
    return shape, Label(x + size * 0.6 + room, y + size * 1.2, text, size, ink, "semi"), width


def map_stamp(place: Place, x: float, y: float, r: float) -> str:
    """A round stamp with the province map: the place's region tinted, the place a dot."""
    scale = r * 1.78 / 590
    px, py = project(place.lat, place.lon)
    lands = "".join(
        path(d, _land(place.region, title), stroke=PAPER, stroke_width=2.2)
        for title, d in provinces().items()
    )
    dx, dy = project(*DOKDO)
    lands += circle(dx, dy, 6, _land(place.region, "경상북도"))
    dot = circle(px, py, 46, RED, opacity=0.25) + circle(px, py, 24, RED, stroke=PAPER, stroke_width=8)
    ring = circle(0, 0, r, PAPER) + circle(0, 0, r - 3, "none", stroke=RED, stroke_width=3)
    ring += circle(0, 0, r - 9, "none", stroke=RED, stroke_width=1.4, stroke_dasharray="3 5")
    inner = group(lands + dot, -318 * scale, -258 * scale, scale)
    return group(ring + inner, x, y)


def qr(code: str, x: float, y: float, module: int) -> str:
    """The QR code (version 1, error level M) with its upper left corner at x, y."""
    made = segno.make(code, error="m", micro=False, boost_error=False, version=1)
    d = ""
    for row, line in enumerate(made.matrix):
        for column, dark in enumerate(line):
            if dark:
                d += f"M{x + column * module:g} {y + row * module:g}h{module}v{module}h-{module}Z"
    size = module * len(made.matrix)
    quiet = module * 3
    return rect(x - quiet, y - quiet, size + 2 * quiet, size + 2 * quiet, "#FFFFFF", r=14) + path(
        d, "#16181D", shape_rendering="crispEdges"
    )


def project(lat: float, lon: float) -> tuple[float, float]:
    """Where a place lies on assets/map/korea_provinces.svg."""
    return (lon - 124.5) * math.cos(math.radians(36)) * 95, (38.7 - lat) * 95


@lru_cache(maxsize=1)
def provinces() -> dict[str, str]:
    """The outlines of the 17 provinces by their Korean names."""
    text = (ROOT / "map" / "korea_provinces.svg").read_text(encoding="utf-8")
    return {title: d for d, title in re.findall(r'<path[^>]* d="([^"]+)"[^>]*><title>([^<]+)</title>', text)}


def tint_of(color: str | None) -> str:
    """The paper of a card's head: a pale tint of its discount colour."""
    return "#EFE9DD" if color is None else mix(TOKEN[color], "#FFFDF8", 0.2 if color == "white" else 0.8)


def color_word(color: str) -> str:
    """The Korean word of a colour."""
    return COLOR_KO[color]


def _land(region: str, title: str) -> str:
    mine = any(title.startswith(start) for start in PROVINCES[region])
    return "#5E8F86" if mine else lighter("#CFC4AE", 0.1)


@lru_cache(maxsize=64)
def _icon_body(name: str) -> str:
    text = (ROOT / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    inner = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
    if inner is None:
        raise ValueError(f"'{name}' 아이콘 파일에 그림이 없습니다.")
    return (
        '<g fill="none" stroke="currentColor" stroke-width="2" '
        'stroke-linecap="round" stroke-linejoin="round">'
        f"{inner[1]}</g>"
    )
