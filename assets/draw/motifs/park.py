"""Windmills, pinwheels, wheels, fences, fountains."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.draw.palette import LAMP, Palette, darker
from assets.draw.svg import circle, ellipse, group, path, rect, smooth, stroke


def windmill(p: Palette, x: float, y: float, h: float, *, far: float = 0.0, turn: float = 12) -> str:
    """A wind turbine."""
    c = p("#F4F6F4", far)
    blades = "".join(
        group(
            path(f"M-3 0Q-8-{h * 0.2:.0f}-1-{h * 0.52:.0f}Q6-{h * 0.2:.0f} 3 0Z", c),
            0,
            -h,
            turn=turn + 120 * k,
        )
        for k in range(3)
    )
    return group(
        path(f"M-5 0L-2.500-{h:.0f}H2.500L5 0Z", darker(c, 0.08))
        + blades
        + circle(0, -h, 6, darker(c, 0.15)),
        x,
        y,
    )


def pinwheel(p: Palette, x: float, y: float, s: float, colors: Sequence[str], h: float = 110) -> str:
    """A child's pinwheel on a stick."""
    leaf = "M0 0Q-6-30 24-36 10-16 0 0Z"
    out = rect(-2.5, -h, 5, h, p("#F1EFE8")) + "".join(
        group(path(leaf, p(colors[k % len(colors)])), 0, -h, 1, turn=90 * k + x) for k in range(4)
    )
    return group(out + circle(0, -h, 4.5, p("#FBF7EF")), x, y, s)


def ferris(p: Palette, x: float, y: float, r: float, color: str = "#C8963E") -> str:
    """A Ferris wheel; `y` is its foot."""
    out, cy = "", -r * 1.16
    for k in range(12):
        a = math.pi * k / 6
        out += stroke(f"M0 {cy:.0f}L{r * math.cos(a):.0f} {cy + r * math.sin(a):.0f}", p(color), 3) + rect(
            r * math.cos(a) - 9,
            cy + r * math.sin(a) - 4,
            18,
            18,
            LAMP if p.dark and k % 2 else p(("#C8402F", "#2F7C74", "#E9B93B")[k % 3]),
            r=6,
        )
    return group(
        stroke(f"M{-r * 0.5:.0f} 0L0 {cy:.0f}L{r * 0.5:.0f} 0", p(darker(color, 0.35)), 9)
        + circle(0, cy, r, "none", stroke=p(color), stroke_width=6)
        + circle(0, cy, r * 0.82, "none", stroke=p(color), stroke_width=2.5)
        + out
        + circle(0, cy, 10, p(color)),
        x,
        y,
    )


def fence(p: Palette, points: list[tuple[float, float]], h: float = 40, color: str = "#8C6A4C") -> str:
    """A post-and-rail fence along points."""
    from assets.draw.svg import sampled

    out = "".join(stroke(smooth([(x, y - h * t) for x, y in points]), p(color), 5) for t in (0.38, 0.8))
    return out + "".join(
        rect(x - 4, y - h, 8, h + 4, p(darker(color, 0.15)), r=2) for x, y in sampled(points, 44)
    )


def fountain(p: Palette, x: float, y: float, s: float = 1) -> str:
    """A fountain basin with jets."""
    jets = "".join(
        stroke(f"M0-40Q{t * 36:.0f}-{150 - abs(t) * 36:.0f} {t * 84:.0f}-20", "#E8F4F6", 4, opacity=0.85)
        for t in (-1, -0.55, -0.2, 0.2, 0.55, 1)
    )
    return group(
        ellipse(0, -14, 120, 22, p("#B9AD98"))
        + ellipse(0, -18, 106, 16, p.water(0))
        + rect(-10, -50, 20, 36, p("#C9BFA9"))
        + ellipse(0, -50, 34, 9, p("#C9BFA9"))
        + jets
        + stroke("M0-52V-150", "#FFFFFF", 5, opacity=0.85),
        x,
        y,
        s,
    )
