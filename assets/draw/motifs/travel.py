"""Trains, cable cars and bridges."""

from __future__ import annotations

import math
from itertools import pairwise

from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.svg import circle, group, path, poly, rect, smooth, stroke


def cablecar(p: Palette, x: float, y: float, s: float = 1, color: str = "#D0402F") -> str:
    """A cabin hanging from its cable; `y` is the cable."""
    out = (
        stroke("M0 0L0 26", p("#3A4048"), 5)
        + rect(-12, -6, 24, 8, p("#3A4048"), r=4)
        + path("M-44 32Q-44 26-36 26H36Q44 26 44 32L38 92Q36 100 26 100H-26Q-36 100-38 92Z", p(color))
    )
    return group(
        out
        + path("M-36 40H-4V66H-33ZM4 40H36L33 66H4Z", LAMP if p.lamps else p("#CFE6EA"))
        + stroke("M-36 80H36", p(lighter(color, 0.5)), 4),
        x,
        y,
        s,
    )


def cable(
    p: Palette,
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    cars: tuple[float, ...] = (0.3, 0.7),
    colors: tuple[str, ...] = ("#D0402F", "#F0B73E"),
    s: float = 0.8,
    sag: float = 24,
) -> str:
    """A cable with cabins at shares of its length."""
    out = stroke(f"M{x1} {y1}Q{(x1 + x2) / 2} {(y1 + y2) / 2 + sag * 2} {x2} {y2}", p("#2E333A"), 3)
    for k, t in enumerate(cars):
        x = x1 + (x2 - x1) * t
        y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t * t * y2
        out += cablecar(p, x, y, s, colors[k % len(colors)])
    return out


def pylon(p: Palette, x: float, y: float, h: float, color: str = "#7C868E") -> str:
    """A lattice mast of a cable car."""
    out = stroke(f"M-18 0L-6-{h}M18 0L6-{h}M-34-{h}H34", p(color), 5)
    n = max(3, int(h / 36))
    for k in range(n):
        y1, y2 = -h * k / n, -h * (k + 1) / n
        w1, w2 = 18 - 12 * k / n, 18 - 12 * (k + 1) / n
        out += stroke(
            f"M{-w1:.0f} {y1:.0f}L{w2:.0f} {y2:.0f}M{w1:.0f} {y1:.0f}L{-w2:.0f} {y2:.0f}", p(color), 2.6
        )
    return group(out, x, y)


def train(
    p: Palette,
    x: float,
    y: float,
    s: float = 1,
    n: int = 3,
    color: str = "#F2EEE3",
    band: str = "#C8402F",
    *,
    mirror: bool = False,
) -> str:
    """A train seen from the side, its front at the left; `y` is the rail."""
    out = ""
    for k in range(n):
        x0 = 170 * k
        body = "M26-84H160V-10H6Q0-30 6-50 12-78 26-84Z" if k == 0 else "M0-84H160V-10H0Z"
        out += group(
            path(body, p(color))
            + rect(6 if k == 0 else 0, -30, 154, 12, p(band))
            + "".join(
                rect(36 + 31 * j, -70, 22, 24, LAMP if p.lamps else p("#3F6276"), r=3) for j in range(4)
            )
            + "".join(circle(26 + 36 * j, -6, 9, p("#2E333A")) for j in range(4)),
            x0,
            0,
        )
        out += rect(x0 + 158, -24, 14, 8, p("#2E333A"))
    return group(out, x, y, s, mirror=mirror)


def steam_engine(p: Palette, x: float, y: float, s: float = 1, color: str = "#8A4A30") -> str:
    """A rusty steam locomotive facing left."""
    c, d, li = p(color), p(darker(color, 0.4)), p(lighter(color, 0.2))
    out = (
        rect(-150, -104, 190, 66, c, r=30)
        + rect(40, -150, 96, 112, c, r=4)
        + rect(30, -160, 116, 14, d, r=4)
        + rect(56, -134, 26, 34, p("#2A2A2E"), r=3)
        + rect(94, -134, 26, 34, p("#2A2A2E"), r=3)
    )
    out += (
        path("M-124-104L-130-156H-88L-94-104Z", d)
        + rect(-136, -164, 54, 12, d, r=3)
        + path("M-52-104a18 18 0 0 1 36 0Z", d)
        + circle(-150, -72, 28, d)
        + circle(-150, -72, 16, li)
        + "".join(stroke(f"M{-104 + 42 * k}-102V-40", d, 4) for k in range(4))
    )
    out += (
        poly([(-150, -38), (-190, -2), (-134, -2)], d)
        + "".join(
            circle(-98 + 64 * k, -24, 27, d)
            + circle(-98 + 64 * k, -24, 17, li)
            + circle(-98 + 64 * k, -24, 6, d)
            for k in range(4)
        )
        + stroke("M-98-16H94", li, 6)
    )
    holes = "".join(
        circle(a, b, 4, p("#22180F"))
        for a, b in ((-60, -82), (-32, -66), (4, -88), (66, -82), (110, -64), (-110, -60), (20, -58))
    )
    return group(out + holes, x, y, s)


def rails(
    p: Palette,
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    width1: float = 14,
    width2: float = 130,
    n: int = 16,
    tie: str = "#6B4C38",
    steel: str = "#C9CCCB",
) -> str:
    """A track in perspective from far (x1, y1) to near (x2, y2)."""
    out = ""
    for k in range(n):
        t = (k / n) ** 1.7
        x, y, w = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, width1 + (width2 - width1) * t
        out += rect(x - w * 0.72, y, w * 1.44, max(2.5, 15 * t), p(tie), r=2)
    for side in (-1, 1):
        out += poly(
            [
                (x1 + side * width1 / 2 - 1, y1),
                (x1 + side * width1 / 2 + 1, y1),
                (x2 + side * width2 / 2 + 7, y2),
                (x2 + side * width2 / 2 - 7, y2),
            ],
            p(steel),
        )
    return out


def suspension(
    p: Palette,
    x1: float,
    x2: float,
    y: float,
    *,
    towers: tuple[float, ...] = (0.25, 0.75),
    h: float = 150,
    color: str = "#B5432C",
    deck: str = "#6A5A4C",
    sag: float = 0.86,
    drop: float = 60,
) -> str:
    """A suspension bridge; `y` its deck, towers at shares of its length."""
    span, out = x2 - x1, ""
    spots = [x1 + span * t for t in towers]
    for a, b in pairwise(spots):
        out += _hangers(p, a, b, y, h, sag, color)
    out += stroke(
        f"M{x1} {y - 6}Q{(x1 + spots[0]) / 2:.0f} {y - h * 0.25:.0f} {spots[0]:.0f}"
        f" {y - h}M{x2} {y - 6}Q{(x2 + spots[-1]) / 2:.0f} {y - h * 0.25:.0f} {spots[-1]:.0f}"
        f" {y - h}",
        p(color),
        5,
    )
    out += (
        rect(x1, y, span, 9, p(deck))
        + stroke(f"M{x1} {y - 12}H{x2}", p(lighter(deck, 0.35)), 3)
        + "".join(
            stroke(f"M{x1 + 18 * k:.0f} {y}v-12", p(lighter(deck, 0.35)), 2) for k in range(int(span / 18))
        )
    )
    for t in spots:
        out += path(
            f"M{t - 16:.0f} {y + drop}L{t - 9:.0f} {y - h - 10}H{t + 9:.0f}L{t + 16:.0f} {y + drop}Z",
            p(color),
        ) + rect(t - 15, y - h - 16, 30, 10, p(darker(color, 0.2)), r=3)
    return out


def truss(
    p: Palette,
    x1: float,
    x2: float,
    y: float,
    h: float = 46,
    n: int = 8,
    color: str = "#6C5B50",
    *,
    piers: float = 0,
) -> str:
    """An iron truss bridge; `y` its deck."""
    step = (x2 - x1) / n
    d = f"M{x1} {y}H{x2}M{x1 + step / 2:.0f} {y - h}H{x2 - step / 2:.0f}"
    for k in range(n):
        a = x1 + step * k
        d += f"M{a:.0f} {y}L{a + step / 2:.0f} {y - h}L{a + step:.0f} {y}"
    out = stroke(d, p(color), 5) + rect(x1, y - 3, x2 - x1, 9, p(darker(color, 0.3)))
    return out + (
        "".join(rect(x1 + (x2 - x1) * k / 4 - 12, y + 4, 24, piers, p("#A89F8E")) for k in range(5))
        if piers
        else ""
    )


def footbridge(
    p: Palette,
    points: list[tuple[float, float]],
    color: str = "#8A6244",
    h: float = 26,
    piles: float = 50,
    width: float = 12,
) -> str:
    """A wooden walkway on piles along points, with a rail."""
    from assets.draw.svg import sampled

    out = "".join(rect(x - 3, y, 6, piles, p(darker(color, 0.3))) for x, y in sampled(points, 40))
    out += stroke(smooth(points), p(color), width) + stroke(
        smooth([(x, y - h) for x, y in points]), p(lighter(color, 0.2)), 5
    )
    return out + "".join(
        stroke(f"M{x:.0f} {y:.0f}v-{h}", p(lighter(color, 0.1)), 4) for x, y in sampled(points, 24)
    )


def waterwheel(p: Palette, x: float, y: float, r: float, color: str = "#7A5238") -> str:
    """A mill wheel with its blades."""
    out = "".join(
        stroke(f"M0 0L{r * math.cos(a):.0f} {r * math.sin(a):.0f}", p(color), 6)
        + group(
            rect(-r * 0.13, -5, r * 0.26, 10, p(darker(color, 0.25))),
            r * 0.98 * math.cos(a),
            r * 0.98 * math.sin(a),
            turn=math.degrees(a) + 90,
        )
        for a in [math.pi * k / 6 for k in range(12)]
    )
    return group(
        circle(0, 0, r, "none", stroke=p(color), stroke_width=11)
        + circle(0, 0, r * 0.72, "none", stroke=p(lighter(color, 0.15)), stroke_width=6)
        + out
        + circle(0, 0, r * 0.14, p(darker(color, 0.3))),
        x,
        y,
    )


def _hangers(p: Palette, a: float, b: float, y: float, h: float, sag: float, color: str) -> str:
    low = y - h * (1 - sag) * 0.6
    out, n = (
        stroke(f"M{a:.0f} {y - h}Q{(a + b) / 2:.0f} {2 * low - (y - h):.0f} {b:.0f} {y - h}", p(color), 5),
        max(6, int((b - a) / 20)),
    )
    for k in range(1, n):
        t = k / n
        cy = (1 - t) ** 2 * (y - h) + 2 * t * (1 - t) * (2 * low - (y - h)) + t * t * (y - h)
        out += stroke(f"M{a + (b - a) * t:.0f} {cy:.0f}V{y}", p(color), 2.2)
    return out
