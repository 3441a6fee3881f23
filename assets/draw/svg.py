"""Small helpers that write SVG: shapes, smooth curves, gradients, groups, rendering to PNG."""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

Point = tuple[float, float]
FONTS = Path(__file__).resolve().parents[1] / "fonts"
FONT_FILES = tuple(
    str(FONTS / name)
    for name in (
        "GowunBatang-Bold.ttf",
        "Pretendard-Regular.ttf",
        "Pretendard-SemiBold.ttf",
        "Pretendard-Bold.ttf",
    )
)


def render(svg: str, width: int | None = None) -> bytes:
    """Renders SVG text to PNG bytes with the bundled fonts only, so that every machine draws alike."""
    import resvg_py

    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg, width=width, skip_system_fonts=True, font_files=list(FONT_FILES), dpi=96
        )
    )


def document(body: str, width: float, height: float) -> str:
    """Wraps a body into an SVG document of that many pixels."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">{body}</svg>'
    )


def attrs(**values: object) -> str:
    """Attributes as text; `stroke_width=2` becomes stroke-width="2", None is left out."""
    return "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_text(value)}"'
        for key, value in values.items()
        if value is not None
    )


def path(d: str, fill: str = "none", **more: object) -> str:
    """A path."""
    return f'<path d="{d}"{attrs(fill=fill, **more)}/>'


def stroke(d: str, color: str, width: float = 2, **more: object) -> str:
    """A line along a path, with round ends."""
    return path(d, "none", stroke=color, stroke_width=width, **{"stroke_linecap": "round", **more})


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, **more: object) -> str:
    """A rectangle from its upper left corner."""
    return f"<rect{attrs(x=x, y=y, width=w, height=h, rx=r or None, fill=fill, **more)}/>"


def circle(x: float, y: float, r: float, fill: str, **more: object) -> str:
    """A circle."""
    return f"<circle{attrs(cx=x, cy=y, r=r, fill=fill, **more)}/>"


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    """An ellipse."""
    return f"<ellipse{attrs(cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)}/>"


def poly(points: Iterable[Point], fill: str, **more: object) -> str:
    """A closed polygon."""
    return f"<polygon{attrs(points=' '.join(f'{x:.1f},{y:.1f}' for x, y in points), fill=fill, **more)}/>"


def line(x1: float, y1: float, x2: float, y2: float, color: str, width: float = 2, **more: object) -> str:
    """A straight line."""
    return stroke(f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}", color, width, **more)


def group(
    body: str | Iterable[str],
    x: float = 0,
    y: float = 0,
    scale: float = 1,
    *,
    turn: float = 0,
    mirror: bool = False,
    opacity: float | None = None,
) -> str:
    """Moves, turns (degrees) and scales what it holds."""
    sx = -scale if mirror else scale
    spin = f" rotate({turn:g})" if turn else ""
    inner = body if isinstance(body, str) else "".join(body)
    return (
        f'<g transform="translate({x:.1f} {y:.1f}){spin} scale({sx:g} {scale:g})"{attrs(opacity=opacity)}>'
        f"{inner}</g>"
    )


def flip(body: str, y: float, squash: float = 1.0, opacity: float = 0.4) -> str:
    """What the body looks like in still water whose edge lies at height `y`."""
    move = y * (1 + squash)
    return f'<g transform="translate(0 {move:g}) scale(1 {-squash:g})" opacity="{opacity:g}">{body}</g>'


def gradient(stops: Sequence[tuple[float, str]], *, sideways: bool = False) -> tuple[str, str]:
    """A linear gradient: its definition, and the fill that uses it."""
    inner = "".join(f'<stop offset="{at:g}" stop-color="{color}"/>' for at, color in stops)
    name = "g" + _key(inner + str(sideways))
    x2, y2 = (1, 0) if sideways else (0, 1)
    return (
        f'<defs><linearGradient id="{name}" x1="0" y1="0" x2="{x2}" y2="{y2}">'
        f"{inner}</linearGradient></defs>",
        f"url(#{name})",
    )


def glow(x: float, y: float, r: float, color: str, strength: float = 0.8) -> str:
    """A soft round light."""
    name = "r" + _key(f"{color}{strength}")
    stops = (
        f'<stop offset="0" stop-color="{color}" stop-opacity="{strength:g}"/>'
        f'<stop offset="1" stop-color="{color}" stop-opacity="0"/>'
    )
    return f'<defs><radialGradient id="{name}">{stops}</radialGradient></defs>' + circle(
        x, y, r, f"url(#{name})"
    )


def clip(body: str, d: str) -> str:
    """Shows only what lies within a path."""
    name = "c" + _key(d)
    return (
        f'<defs><clipPath id="{name}"><path d="{d}"/></clipPath></defs><g clip-path="url(#{name})">{body}</g>'
    )


def smooth(points: Sequence[Point]) -> str:
    """A path that runs smoothly through all points (Catmull-Rom)."""
    out = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    ends = [points[0], *points, points[-1]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        c1 = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        c2 = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        out.append(f"C{c1[0]:.1f} {c1[1]:.1f} {c2[0]:.1f} {c2[1]:.1f} {c[0]:.1f} {c[1]:.1f}")
    return "".join(out)


def sampled(points: Sequence[Point], step: float = 10) -> list[Point]:
    """Points at about even distance along the smooth curve through `points`."""
    out: list[Point] = []
    ends = [points[0], *points, points[-1]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        n = max(2, int(math.dist(b, c) / step))
        for k in range(n):
            out.append(_between(a, b, c, d, k / n))
    return [*out, points[-1]]


def ring_of(x: float, y: float, r: float, inner: float, points: int, turn: float = -90) -> str:
    """A star's outline: `points` tips at radius `r`, valleys at radius `inner`."""
    spots = []
    for k in range(points * 2):
        a = math.radians(turn + 180 * k / points)
        radius = inner if k % 2 else r
        spots.append(f"{x + radius * math.cos(a):.1f} {y + radius * math.sin(a):.1f}")
    return "M" + "L".join(spots) + "Z"


def rng(*seed: object) -> random.Random:
    """Chance that falls the same way every time it is drawn with the same seed."""
    return random.Random("/".join(map(str, seed)))  # noqa: S311 (for pictures)


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    x, y = (
        b[i]
        + 0.5 * t * (c[i] - a[i])
        + t * t * (a[i] - 2.5 * b[i] + 2 * c[i] - 0.5 * d[i])
        + t**3 * (-0.5 * a[i] + 1.5 * b[i] - 1.5 * c[i] + 0.5 * d[i])
        for i in (0, 1)
    )
    return x, y


def _text(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _key(text: str) -> str:
    return hashlib.md5(text.encode(), usedforsecurity=False).hexdigest()[:8]
