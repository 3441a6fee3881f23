"""Skies and what is in them."""

from __future__ import annotations

import math

from assets.draw.motifs import H, W
from assets.draw.palette import Palette, lighter, mix
from assets.draw.svg import circle, ellipse, glow, gradient, group, path, rect, ring_of, rng, smooth, stroke


def sky(p: Palette, horizon: float = H) -> str:
    """The sky down to the horizon (and its last colour below)."""
    top, middle, low = p.sky
    stops = [(0, top), (0.55 * horizon / H, middle), (horizon / H, low), (1, low)]
    define, fill = gradient(stops)
    bands = "".join(
        path(_band(k, horizon), lighter(middle, 0.5), opacity=0.1 if p.dark else 0.16) for k in range(3)
    )
    return define + rect(0, 0, W, H, fill) + bands


def sun(p: Palette, x: float, y: float, r: float = 62, color: str | None = None) -> str:
    """The sun with a soft halo and two thin rings."""
    body = color or {"dawn": "#F0793F", "dusk": "#F4683E"}.get(p.time, "#FBE7A6")
    rings = circle(x, y, r * 1.35, "none", stroke=lighter(body, 0.5), stroke_width=2.5, opacity=0.55)
    rings += circle(x, y, r * 1.7, "none", stroke=lighter(body, 0.5), stroke_width=1.6, opacity=0.35)
    return glow(x, y, r * 3.4, lighter(body, 0.35), 0.6) + rings + circle(x, y, r, body)


def rays(x: float, y: float, r1: float, r2: float, color: str, n: int = 24, opacity: float = 0.22) -> str:
    """Beams of light around a point."""
    d = ""
    for k in range(n):
        a = 2 * math.pi * k / n
        b = a + math.pi / n * 0.8
        d += f"M{x + r1 * math.cos(a):.1f} {y + r1 * math.sin(a):.1f}"
        d += f"L{x + r2 * math.cos(a):.1f} {y + r2 * math.sin(a):.1f}"
        d += f"L{x + r2 * math.cos(b):.1f} {y + r2 * math.sin(b):.1f}Z"
    return path(d, color, opacity=opacity)


def moon(p: Palette, x: float, y: float, r: float = 46, *, crescent: bool = False) -> str:
    """The moon, full or crescent."""
    light = "#FBF0CE"
    halo = glow(x, y, r * 3, light, 0.45)
    if crescent:
        d = (
            f"M{x} {y - r}A{r} {r} 0 1 0 {x + r} {y + r * 0.2:.1f}A{r * 0.8:.1f} {r * 0.8:.1f}"
            f" 0 1 1 {x} {y - r}Z"
        )
        return halo + path(d, light)
    spots = [(-0.3, -0.2, 0.2), (0.25, 0.15, 0.26), (-0.1, 0.45, 0.13), (0.35, -0.4, 0.12)]
    marks = "".join(circle(x + r * a, y + r * b, r * c, mix(light, p.sky[1], 0.22)) for a, b, c in spots)
    return halo + circle(x, y, r, light) + marks


def stars(p: Palette, n: int = 44, low: float = 330, seed: object = "stars") -> str:
    """Stars, a few of them large with four points."""
    chance, out = rng(seed), []
    for k in range(n):
        x, y = chance.uniform(10, W - 10), chance.uniform(10, low)
        if k % 7 == 0:
            out.append(path(ring_of(x, y, 9, 2.2, 4), "#FFF6DA", opacity=0.95))
        else:
            out.append(circle(x, y, chance.choice((1.6, 2.2, 3)), "#FFF6DA", opacity=0.8))
    return "".join(out)


def cloud(
    p: Palette, x: float, y: float, s: float = 1, color: str | None = None, opacity: float = 0.85
) -> str:
    """A flat cloud in the manner of old Korean pictures: stacked round bars."""
    c = color or p(lighter(p.sky[2], 0.5))
    bars = [(-90, 0, 180, 26), (-56, -22, 120, 26), (-120, 20, 130, 20), (10, 18, 120, 18)]
    body = "".join(rect(a, b, w, h, c, r=h / 2) for a, b, w, h in bars)
    return group(body, x, y, s, opacity=opacity)


def mist(p: Palette, y: float, h: float = 60, opacity: float = 0.75, seed: object = 0) -> str:
    """A band of mist with long rounded ends."""
    chance, c = rng("mist", seed, y), lighter(p.sky[2], 0.45)
    out = []
    for k in range(6):
        w = chance.uniform(260, 620)
        x = chance.uniform(-160, W - 120)
        th = chance.uniform(h * 0.16, h * 0.36)
        out.append(rect(x, y + (k - 3) * h / 6, w, th, c, r=th / 2, opacity=opacity * chance.uniform(0.5, 1)))
    return "".join(out)


def gull(x: float, y: float, s: float = 1, color: str = "#FFFFFF", *, turn: float = 0) -> str:
    """A gull from the side, wings up, with dark wing tips."""
    wings = path("M0 0Q-14-26-46-30-26-12-4 6Z", color) + path("M0 0Q14-26 46-30 26-12 4 6Z", color)
    tips = path("M-46-30Q-38-29-33-27L-36-20Q-42-25-46-30Z", "#3A3F48") + path(
        "M46-30Q38-29 33-27L36-20Q42-25 46-30Z", "#3A3F48"
    )
    body = ellipse(0, 3, 13, 6, color) + circle(-12, 0, 5, color) + path("M-16 0l-7 2 7 2Z", "#E0962F")
    return group(wings + tips + body, x, y, s, turn=turn)


def gulls(spots: list[tuple[float, float, float]], color: str = "#FFFFFF") -> str:
    """Several gulls: (x, y, scale) each."""
    return "".join(gull(x, y, s, color, turn=(k * 37 % 30) - 15) for k, (x, y, s) in enumerate(spots))


def geese(x: float, y: float, s: float = 1, n: int = 7, color: str = "#2E2F3B") -> str:
    """Large birds flying in a wedge."""
    bird = path("M0 0Q-16-16-36-10-16-8 0 4 16-8 36-10 16-16 0 0Z", color) + stroke("M-2 2L-4 16", color, 3)
    spots = [(0.0, 0.0)] + [
        ((k + 1) // 2 * 62 * (1 if k % 2 else -0.9), (k + 1) // 2 * 30) for k in range(1, n)
    ]
    return group("".join(group(bird, a, b, 0.9) for a, b in spots), x, y, s)


def snowfall(n: int = 90, seed: object = "snow") -> str:
    """Snow in the air."""
    chance = rng(seed)
    return "".join(
        circle(chance.uniform(0, W), chance.uniform(0, H), chance.choice((2, 3, 4.2)), "#FFFFFF", opacity=0.8)
        for _ in range(n)
    )


def petals(colors: tuple[str, ...], n: int = 50, seed: object = "petals", low: float = H) -> str:
    """Petals or leaves in the wind."""
    chance, out = rng(seed), []
    for _ in range(n):
        leaf = path("M0-7Q7-2 0 7-7-2 0-7Z", chance.choice(colors))
        out.append(
            group(
                leaf,
                chance.uniform(0, W),
                chance.uniform(20, low),
                chance.uniform(0.7, 1.4),
                turn=chance.uniform(0, 180),
                opacity=0.9,
            )
        )
    return "".join(out)


def fireworks(x: float, y: float, r: float, color: str) -> str:
    """A burst of light."""
    out = ""
    for k in range(18):
        a = 2 * math.pi * k / 18
        c, s = math.cos(a), math.sin(a)
        near, far = (0.3, 0.95) if k % 2 else (0.45, 0.7)
        out += stroke(
            f"M{x + r * near * c:.1f} {y + r * near * s:.1f}L{x + r * far * c:.1f} {y + r * far * s:.1f}",
            color,
            3,
            opacity=0.9,
        )
        out += circle(x + r * far * c, y + r * far * s, 4, "#FFF3C8")
    return glow(x, y, r * 1.2, color, 0.35) + out


def smoke(p: Palette, x: float, y: float, s: float = 1, color: str = "#FFFFFF", opacity: float = 0.55) -> str:
    """Rising steam or smoke."""
    top = smooth([(0, 0), (12, -30), (-8, -60), (14, -96), (0, -130)])
    return group(
        stroke(top, color, 11, opacity=opacity)
        + stroke(top, color, 5, opacity=opacity, transform="translate(16 8)"),
        x,
        y,
        s,
    )


def _band(k: int, horizon: float) -> str:
    y = horizon * (0.3 + 0.2 * k)
    tops = [(-20, y + 20), (180, y - 12 + 9 * k), (420, y + 14), (660, y - 18 + 6 * k), (920, y + 6)]
    return smooth(tops) + f"L920 {y + 46:.0f}Q450 {y + 20:.0f}-20 {y + 60:.0f}Z"
