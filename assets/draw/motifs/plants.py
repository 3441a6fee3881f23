"""Reeds, grass, bushes, branches and leaves."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.draw.palette import Palette, darker, lighter
from assets.draw.svg import Point, circle, group, path, rng, smooth, stroke

BARK = "#5B4334"


def reeds(
    p: Palette,
    x1: float,
    x2: float,
    y: float,
    h: float = 120,
    *,
    n: int = 60,
    color: str = "#B48B4E",
    plume: str = "#E9D6AE",
    seed: object = 0,
    lean: float = 18,
) -> str:
    """A stand of reeds or silver grass with feathery heads bent by the wind; `y` is its foot."""
    chance, out = rng("reeds", x1, x2, y, seed), ""
    for _ in range(n):
        x, hh = chance.uniform(x1, x2), h * chance.uniform(0.6, 1.12)
        foot, bend = y + chance.uniform(-8, 16), lean + chance.uniform(-8, 12)
        out += stroke(
            f"M{x:.0f} {foot:.0f}Q{x:.0f} {foot - hh * 0.6:.0f} {x + bend:.0f} {foot - hh:.0f}",
            p(chance.choice((color, darker(color, 0.2), lighter(color, 0.15)))),
            3,
        )
        if plume:
            tip = f"M{x + bend:.0f} {foot - hh:.0f}q{bend * 0.5:.0f}-18 {bend * 1.1:.0f}-{hh * 0.22:.0f}"
            out += stroke(
                tip, p(chance.choice((plume, lighter(plume, 0.35), darker(plume, 0.12)))), max(6.0, h * 0.075)
            )
    return out


def grass(
    p: Palette,
    x1: float,
    x2: float,
    y: float,
    h: float = 40,
    n: int = 40,
    color: str | None = None,
    seed: object = 0,
) -> str:
    """Blades of grass along the foreground."""
    chance, c = rng("grass", x1, y, seed), p(color) if color else p.leaf(2)
    out = ""
    for _ in range(n):
        x, hh = chance.uniform(x1, x2), h * chance.uniform(0.5, 1.1)
        out += path(
            f"M{x - 4:.0f} {y:.0f}Q{x:.0f} {y - hh * 0.6:.0f} {x + chance.uniform(-16, 16):.0f}"
            f" {y - hh:.0f}Q{x + 4:.0f} {y - hh * 0.5:.0f} {x + 5:.0f} {y:.0f}Z",
            chance.choice((c, lighter(c, 0.2), darker(c, 0.2))),
        )
    return out


def bush(
    p: Palette, x: float, y: float, s: float = 1, color: str | None = None, flower: str | None = None
) -> str:
    """A low round bush, with flowers if wanted."""
    c, chance = p(color) if color else p.leaf(0), rng("bush", x, y)
    out = "".join(
        circle(a, b, r, t)
        for a, b, r, t in ((-34, -18, 24, darker(c, 0.15)), (32, -18, 26, darker(c, 0.1)), (0, -30, 34, c))
    )
    for _ in range(16):
        a, b = chance.uniform(-48, 48), chance.uniform(-56, -4)
        if (a / 54) ** 2 + ((b + 26) / 36) ** 2 < 1:
            out += circle(
                a, b, 6 if flower else 5, flower if flower and chance.random() < 0.6 else lighter(c, 0.22)
            ) + (circle(a, b, 2.2, "#F6D36B") if flower else "")
    return group(out, x, y, s)


def branch(
    p: Palette,
    points: Sequence[Point],
    colors: tuple[str, str, str],
    *,
    n: int = 40,
    size: float = 12,
    seed: object = 0,
    petals: int = 5,
) -> str:
    """A flowering or leafy branch that reaches into the picture."""
    chance, out = rng("branch", points, seed), stroke(smooth(points), p(BARK), 8)
    for k in range(n):
        t = chance.random() * (len(points) - 1)
        i = int(t)
        (x1, y1), (x2, y2) = points[i], points[min(i + 1, len(points) - 1)]
        x, y = (
            x1 + (x2 - x1) * (t - i) + chance.uniform(-38, 38),
            y1 + (y2 - y1) * (t - i) + chance.uniform(-30, 34),
        )
        s, c = size * chance.uniform(0.7, 1.2), p(colors[k % 3])
        out += "".join(
            circle(x + s * 0.55 * math.cos(a), y + s * 0.55 * math.sin(a), s * 0.5, c)
            for a in [6.283 * j / petals for j in range(petals)]
        )
        out += circle(x, y, s * 0.26, "#F6D98B")
    return out


def mapleleaf(p: Palette, x: float, y: float, s: float, color: str, turn: float = 0) -> str:
    """One maple leaf of five points."""
    d = "M0 30L-3 8-24 18-18 4-36-4-18-10-26-28-10-20 0-44 10-20 26-28 18-10 36-4 18 4 24 18 3 8Z"
    return group(
        path(d, p(color))
        + stroke("M0 26V-32M0 0L-24-20M0 0L24-20M0 6L-26-2M0 6L26-2", p(darker(color, 0.25)), 2),
        x,
        y,
        s,
        turn=turn,
    )
