"""Sea, rivers, ponds, falls, shores and what floats on them."""

from __future__ import annotations

from collections.abc import Sequence

from assets.draw.motifs import H, W
from assets.draw.palette import Palette, darker, lighter, mix
from assets.draw.svg import Point, circle, clip, ellipse, gradient, group, path, rect, rng, smooth, stroke


def sea(
    p: Palette,
    y: float,
    bottom: float = H,
    *,
    color: str | None = None,
    deep: str | None = None,
    waves: int = 46,
    seed: object = 0,
) -> str:
    """Open water from the horizon `y` down, with short wave marks that grow towards us."""
    top, low = color or p.water(0), deep or p.water(1)
    define, fill = gradient([(0, lighter(top, 0.16)), (0.45, top), (1, low)])
    chance, out = rng("sea", seed, y), [define + rect(0, y, W, bottom - y, fill)]
    for _ in range(waves):
        t = chance.random()
        wy = y + 8 + (bottom - y - 12) * t
        w, x = 14 + 46 * t, chance.uniform(-20, W)
        c = lighter(top, 0.5) if chance.random() < 0.6 else darker(low, 0.15)
        out.append(
            stroke(
                f"M{x:.0f} {wy:.0f}q{w / 4:.0f}-{3 + 5 * t:.0f} {w / 2:.0f} 0t{w / 2:.0f} 0",
                c,
                1.6 + 2 * t,
                opacity=0.6,
            )
        )
    return "".join(out)


def glitter(x: float, y: float, bottom: float, color: str, width: float = 120, n: int = 20) -> str:
    """The sun's or moon's way on the water."""
    chance, out = rng("glitter", x, y), ""
    for k in range(n):
        t = k / n
        w = (0.25 + 0.75 * t) * width * chance.uniform(0.4, 1)
        gy = y + 6 + (bottom - y) * t
        out += rect(
            x - w / 2 + chance.uniform(-14, 14), gy, w, 3 + 4 * t, color, r=3, opacity=0.75 - 0.35 * t
        )
    return out


def wave(
    p: Palette,
    y: float,
    color: str,
    *,
    crest: float = 26,
    length: float = 150,
    shift: float = 0,
    foam: bool = True,
) -> str:
    """A row of rolling waves across the picture, with foam along the crests."""
    d, x = f"M{-length + shift:.0f} {y:.0f}", -length + shift
    top = ""
    while x < W + length:
        top += (
            f"q{length * 0.3:.0f}-{crest} {length * 0.55:.0f}-{crest * 0.2:.0f}t{length * 0.45:.0f}"
            f" {crest * 0.2:.0f}"
        )
        x += length
    body = path(d + top + f"V{H}H{-length + shift:.0f}Z", color)
    return body + (stroke(d + top, lighter(color, 0.6), 5, opacity=0.85) if foam else "")


def foam(x: float, y: float, w: float, n: int = 7, seed: object = 0) -> str:
    """White water where waves break on rock."""
    chance = rng("foam", x, y, seed)
    out = ""
    for k in range(n):
        fx = x - w / 2 + w * k / max(1, n - 1)
        out += circle(fx, y + chance.uniform(-4, 4), chance.uniform(7, 16), "#FFFFFF", opacity=0.88)
    return out + rect(x - w / 2 - 20, y + 3, w + 40, 10, "#FFFFFF", r=5, opacity=0.7)


def river(p: Palette, points: Sequence[tuple[float, float, float]], color: str | None = None) -> str:
    """A river that winds: (x, y, width) each, from far to near, with current lines."""
    c = color or p.water(0)
    left = [(x - w / 2, y) for x, y, w in points]
    right = [(x + w / 2, y) for x, y, w in reversed(points)]
    d = smooth(left) + smooth(right).replace("M", "L", 1) + "Z"
    out = path(d, c) + stroke(smooth(left), lighter(c, 0.55), 4, opacity=0.8)
    for share in (-0.22, 0.05, 0.27):
        out += stroke(
            smooth([(x + w * share, y) for x, y, w in points]),
            lighter(c, 0.45),
            2.6,
            opacity=0.6,
            stroke_dasharray="34 46",
        )
    return out


def pond(p: Palette, y: float, bottom: float = H, color: str | None = None, n: int = 16) -> str:
    """Still water from `y` down: level streaks of light."""
    c = color or p.water(0)
    define, fill = gradient([(0, c), (1, darker(c, 0.25))])
    chance, out = rng("pond", y, c), define + rect(0, y, W, bottom - y, fill)
    for _ in range(n):
        w = chance.uniform(60, 240)
        out += rect(
            chance.uniform(-40, W - 60),
            chance.uniform(y + 10, bottom - 8),
            w,
            3.4,
            lighter(c, 0.5),
            r=2,
            opacity=0.45,
        )
    return out


def pads(p: Palette, spots: Sequence[tuple[float, float, float]], flower: str | None = None) -> str:
    """Lotus leaves (x, y, size), every third with a flower."""
    out = ""
    for k, (x, y, s) in enumerate(spots):
        d = (
            f"M{x} {y}L{x + s:.0f} {y - s * 0.1:.0f}A{s:.0f} {s * 0.36:.0f} 0 1 1 {x + s * 0.9:.0f}"
            f" {y + s * 0.16:.0f}Z"
        )
        out += path(d, p("#4F8F63")) + stroke(
            f"M{x} {y}l{-s * 0.8:.0f} 0M{x} {y}l{-s * 0.3:.0f}-{s * 0.25:.0f}M{x} {y}"
            f"l{-s * 0.3:.0f} {s * 0.25:.0f}",
            p("#7DB287"),
            2,
        )
        if flower and k % 3 == 0:
            out += lotus(p, x - s * 0.3, y - 4, s / 40, flower)
    return out


def lotus(p: Palette, x: float, y: float, s: float = 1, color: str = "#F1A7B5") -> str:
    """A lotus flower."""
    leaf = "M0 0Q-14-16 0-40 14-16 0 0Z"
    parts = "".join(
        group(path(leaf, p(lighter(color, 0.05 * abs(a) / 25))), 0, 0, 1, turn=a)
        for a in (-62, 62, -34, 34, 0)
    )
    return group(parts, x, y, s)


def falls(p: Palette, x: float, top: float, bottom: float, w: float = 70) -> str:
    """A waterfall with threads of water and spray."""
    body = path(
        f"M{x - w * 0.4:.0f} {top}Q{x:.0f} {top - 16} {x + w * 0.4:.0f} {top}L{x + w * 0.55:.0f}"
        f" {bottom}H{x - w * 0.55:.0f}Z",
        "#EAF6F5",
    )
    chance = rng("falls", x)
    for k in range(9):
        fx = x - w * 0.42 + w * 0.105 * k
        body += stroke(
            f"M{fx * 0.9 + x * 0.1:.0f} {top + 6}L{fx:.0f} {bottom - chance.uniform(0, 60):.0f}",
            ("#9CCBD2", "#FFFFFF", "#BFE0E2")[k % 3],
            4,
        )
    spray = "".join(
        circle(
            x + chance.uniform(-w, w),
            bottom + chance.uniform(-26, 12),
            chance.uniform(8, 22),
            "#FFFFFF",
            opacity=0.7,
        )
        for _ in range(16)
    )
    return body + spray


def beach(p: Palette, top: Sequence[Point], color: str = "#EBD6A8") -> str:
    """Sand below a shoreline, with foam along it and footprints of wind."""
    d = smooth(top) + f"L{top[-1][0]} {H}L{top[0][0]} {H}Z"
    out = path(d, p(color)) + stroke(smooth(top), "#FFFFFF", 12, opacity=0.9)
    out += stroke(smooth([(x, y - 15) for x, y in top]), "#FFFFFF", 5, opacity=0.6)
    chance, marks = rng("beach", color, top[0]), ""
    low = min(y for _, y in top)
    for _ in range(40):
        x, y = chance.uniform(0, W), chance.uniform(low, H)
        marks += stroke(f"M{x:.0f} {y:.0f}q12-6 24 0", p(darker(color, 0.16)), 2.6)
    return out + clip(marks, smooth([(x, y + 22) for x, y in top]) + f"L{top[-1][0]} {H}L{top[0][0]} {H}Z")


def mudflat(p: Palette, y: float, color: str = "#A08A73", seed: object = 0) -> str:
    """Tidal flat: wet mud with winding channels that hold the sky, and holes."""
    define, fill = gradient([(0, p(lighter(color, 0.22))), (1, p(color))])
    out, shine = define + rect(0, y, W, H - y, fill), mix(p.sky[2], "#FFFFFF", 0.2)
    chance = rng("mud", seed, y)
    for k in range(5):
        cy = y + 20 + (H - y - 30) * (k + 0.4) / 5
        x0 = chance.uniform(-200, 200)
        pts = [(x0 + 150 * i, cy + chance.uniform(-12, 12) * (1 + k / 2)) for i in range(8)]
        out += stroke(smooth(pts), shine, 5 + 4 * k, opacity=0.75)
    for _ in range(60):
        out += ellipse(
            chance.uniform(0, W), chance.uniform(y + 8, H), chance.uniform(3, 7), 2.4, p(darker(color, 0.3))
        )
    return out


def ripples(x: float, y: float, w: float, n: int = 3, color: str = "#FFFFFF") -> str:
    """Rings around something in the water."""
    return "".join(
        ellipse(
            x,
            y,
            w * (0.5 + 0.35 * k),
            w * (0.1 + 0.07 * k),
            "none",
            stroke=color,
            stroke_width=2.6,
            opacity=0.55 - 0.13 * k,
        )
        for k in range(n)
    )
