"""Trees."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.draw.motifs import H, W
from assets.draw.palette import Palette, darker, lighter
from assets.draw.svg import circle, ellipse, group, path, rect, rng, stroke

BLOSSOM = ("#F3C1CC", "#F9DDE1", "#E59DB1")
MAPLE = ("#C9432B", "#E2673A", "#9F2F26")
GINKGO = ("#E9B93B", "#F3D36A", "#CB9426")
BARK = "#5B4334"


def tree(
    p: Palette,
    x: float,
    y: float,
    s: float = 1,
    colors: tuple[str, str, str] | None = None,
    *,
    seed: object = 0,
    wide: float = 1.0,
) -> str:
    """A round leafy tree about 190 units high, its crown made of tufts in three tones."""
    base, light, dark = (p(c) for c in colors) if colors else (p.leaf(0), p.leaf(1), p.leaf(2))
    chance = rng("tree", x, y, seed)
    out = path("M-8 0Q-5-50-7-90L-34-124M-7-90", "none") + path("M-10 0Q-5-40-6-84H6Q5-40 11 0Z", p(BARK))
    out += stroke("M0-70L-30-112M0-64L30-110M0-80V-120", p(BARK), 6)
    spots = [(-48, -104, 34), (46, -106, 34), (-24, -140, 38), (26, -142, 36), (0, -112, 42), (0, -166, 26)]
    out += "".join(circle(a * wide, b + 8, r, dark) for a, b, r in spots)
    out += "".join(circle(a * wide - 4, b - 2, r * 0.86, base) for a, b, r in spots)
    for _ in range(26):
        a, b, r = chance.choice(spots)
        t, q = chance.uniform(0, 6.3), chance.uniform(0.1, 0.85)
        out += ellipse(
            a * wide + r * q * math.cos(t),
            b + r * q * math.sin(t),
            7,
            5,
            light if math.sin(t) < 0.3 else dark,
            opacity=0.9,
        )
    return group(out, x, y, s)


def pine(
    p: Palette, x: float, y: float, s: float = 1, *, lean: float = 0, mirror: bool = False, snow: bool = False
) -> str:
    """A Korean red pine: a bent reddish trunk with flat clouds of needles, about 260 units high."""
    trunk = stroke(
        f"M0 0Q{18 + lean * 0.2:.0f}-70 {-6 + lean * 0.5:.0f}-130T{14 + lean}-226", p("#8A4B36"), 15
    )
    trunk += stroke(
        f"M0 0Q{18 + lean * 0.2:.0f}-70 {-6 + lean * 0.5:.0f}-130T{14 + lean}-226",
        p("#B0684A"),
        5,
        stroke_dasharray="5 12",
    )
    trunk += stroke(
        f"M{2 + lean * 0.3:.0f}-104Q-40-126-66-128M{2 + lean * 0.6:.0f}-150Q40-166 70-160", p("#8A4B36"), 7
    )
    pads = [
        (-72, -132, 56),
        (78, -168, 54),
        (-34 + lean * 0.7, -192, 58),
        (16 + lean, -236, 54),
        (48 + lean * 0.8, -208, 46),
    ]
    out = trunk + "".join(_pad(p, a, b, r, snow) for a, b, r in pads)
    return group(out, x, y, s, mirror=mirror)


def fir(
    p: Palette, x: float, y: float, s: float = 1, color: str | None = None, *, snow: bool = False, n: int = 5
) -> str:
    """A pointed conifer, about 200 units high."""
    c = p(color) if color else p("#3F6B58")
    out = rect(-6, -30, 12, 30, p(BARK))
    for k in range(n):
        w, top, low = 62 - k * 10, -58 - k * 30, -18 - k * 32
        out += path(
            f"M0 {top - 24}Q{w * 0.4:.0f} {low - 18} {w} {low}Q0 {low + 12}-{w} {low}"
            f"Q-{w * 0.4:.0f} {low - 18} 0 {top - 24}Z",
            (c, darker(c, 0.12))[k % 2],
        )
        out += stroke(
            f"M-{w * 0.6:.0f} {low - 6}q{w * 0.3:.0f}-8 {w * 0.5:.0f}-6M{w * 0.15:.0f}"
            f" {low - 8}q{w * 0.2:.0f}-6 {w * 0.4:.0f} 2",
            lighter(c, 0.25),
            3,
        )
        if snow:
            out += path(
                f"M0 {top - 26}Q{w * 0.4:.0f} {low - 20} {w * 0.92:.0f} {low - 2}Q{w * 0.5:.0f}"
                f" {low - 8} {w * 0.3:.0f} {low - 2}T-{w * 0.2:.0f} {low - 6}T-{w * 0.92:.0f}"
                f" {low - 2}Q-{w * 0.4:.0f} {low - 20} 0 {top - 26}Z",
                "#F6FAFB",
            )
    return group(out, x, y, s)


def spire(p: Palette, x: float, y: float, h: float, w: float, color: str, seed: object = 0) -> str:
    """A dawn redwood: a straight trunk with a narrow feathery crown."""
    c, chance = p(color), rng("spire", x, h, seed)
    out = path(f"M{-w * 0.07:.1f} 0L-2-{h * 0.9:.0f}H2L{w * 0.07:.1f} 0Z", p("#7A5240"))
    d = f"M0-{h:.0f}"
    rows = max(7, int(h / 26))
    right = [
        (w / 2 * (0.14 + 0.86 * (k / rows) ** 0.8) * (1 if k % 2 else 0.72), -h + h * 0.82 * k / rows)
        for k in range(1, rows + 1)
    ]
    d += (
        "".join(f"L{a:.0f} {b:.0f}" for a, b in right)
        + "".join(f"L{-a:.0f} {b:.0f}" for a, b in reversed(right))
        + "Z"
    )
    out += path(d, c) + path(
        f"M0-{h:.0f}" + "".join(f"L{a:.0f} {b:.0f}" for a, b in right) + f"L0 {right[-1][1]:.0f}Z",
        darker(c, 0.14),
        opacity=0.6,
    )
    for a, b in right:
        t = chance.uniform(0.2, 0.8)
        out += stroke(
            f"M{-a * t:.0f} {b - 9:.0f}l{-a * 0.22:.0f} 7M{a * t * 0.6:.0f} {b - 12:.0f}l{a * 0.25:.0f} 7",
            lighter(c, 0.26),
            2.8,
        )
    return group(out, x, y)


def birch(p: Palette, x: float, y: float, h: float, w: float, seed: object = 0) -> str:
    """A white birch trunk with dark eyes."""
    chance = rng("birch", x, h, seed)
    out = path(
        f"M{-w * 0.6:.1f} 0Q{-w * 0.45:.1f}-{h / 2:.0f} {-w * 0.34:.1f}-{h:.0f}H"
        f"{w * 0.34:.1f}Q{w * 0.45:.1f}-{h / 2:.0f} {w * 0.6:.1f} 0Z",
        p("#F4F1EA"),
    )
    out += path(
        f"M{w * 0.12:.1f}-{h:.0f}H{w * 0.34:.1f}Q{w * 0.45:.1f}-{h / 2:.0f} {w * 0.6:.1f} 0H{w * 0.22:.1f}Z",
        p("#CFCBC4"),
    )
    level = chance.uniform(10, 50)
    while level < h:
        t = chance.uniform(-0.34, 0.2)
        out += path(
            f"M{w * t - w * 0.24:.1f}-{level:.0f}q{w * 0.26:.1f}-{w * 0.3:.1f} {w * 0.5:.1f}"
            f" 0q{-w * 0.26:.1f} {w * 0.3:.1f}-{w * 0.5:.1f} 0Z",
            p("#35312F"),
        )
        if chance.random() < 0.5:
            out += stroke(
                f"M{w * t:.1f}-{level:.0f}l{chance.choice((-1, 1)) * w * 1.6:.1f}-{w * 1.5:.1f}",
                p("#6B625B"),
                max(2.0, w * 0.12),
            )
        level += chance.uniform(26, 64)
    return group(out, x, y)


def bamboo(
    p: Palette, x: float, h: float, w: float = 20, y: float = H, color: str = "#6FA35B", lean: float = 0
) -> str:
    """A bamboo stem with its rings and leaves at the joints."""
    c, out, n = p(color), "", max(4, int(h / 92))
    for k in range(n):
        x1, x2 = x + lean * k / n, x + lean * (k + 1) / n
        y1, y2 = y - h * k / n, y - h * (k + 1) / n
        out += path(
            f"M{x1 - w / 2:.1f} {y1:.0f}L{x2 - w / 2:.1f} {y2 + 4:.0f}H{x2 + w / 2:.1f}"
            f"L{x1 + w / 2:.1f} {y1:.0f}Z",
            c,
        )
        out += path(
            f"M{x1 + w * 0.12:.1f} {y1:.0f}L{x2 + w * 0.12:.1f} {y2 + 4:.0f}H{x2 + w / 2:.1f}"
            f"L{x1 + w / 2:.1f} {y1:.0f}Z",
            darker(c, 0.24),
        )
        out += stroke(
            f"M{x1 - w * 0.28:.1f} {y1 - 6:.0f}L{x2 - w * 0.28:.1f} {y2 + 10:.0f}", lighter(c, 0.35), w * 0.13
        )
        out += rect(x2 - w * 0.58, y2, w * 1.16, 6, lighter(c, 0.3), r=3)
    return out


def bambooleaves(
    p: Palette, x: float, y: float, s: float = 1, color: str = "#4E8A4B", turn: float = 0
) -> str:
    """A spray of bamboo leaves."""
    c = p(color)
    one = "M0 0Q26-12 66 2 26 10 0 0Z"
    out = "".join(
        group(path(one, (c, lighter(c, 0.22), darker(c, 0.15))[k % 3]), 0, 0, 0.7 + 0.12 * (k % 3), turn=a)
        for k, a in enumerate((10, 48, 84, 124, 160, -24, 200))
    )
    return group(out, x, y, s, turn=turn)


def willow(p: Palette, x: float, y: float, s: float = 1, color: str = "#88A65C", mirror: bool = False) -> str:
    """A willow whose branches hang to the water, about 250 units high."""
    c = p(color)
    out = path("M-14 0Q-4-70-20-130L6-140Q4-60 16 0Z", p(BARK)) + stroke(
        "M-8-126Q-50-190-90-186M0-130Q30-200 80-190M-6-126V-200", p(BARK), 8
    )
    for k in range(15):
        x0 = -104 + k * 15
        top = -190 - 34 * math.sin(math.pi * k / 14)
        drop = 90 + (k * 47 % 60)
        out += stroke(
            f"M{x0} {top:.0f}q{8 - k % 3 * 8} {drop / 2:.0f} {k % 2 * 6 - 3} {drop}",
            (c, lighter(c, 0.2), darker(c, 0.2))[k % 3],
            6,
            stroke_dasharray="13 5",
        )
    out += "".join(
        circle(-80 + 32 * k, -196 - 30 * math.sin(math.pi * (k + 0.5) / 6), 26, (c, lighter(c, 0.12))[k % 2])
        for k in range(6)
    )
    return group(out, x, y, s, mirror=mirror)


def bare(
    p: Palette, x: float, y: float, s: float = 1, color: str = "#6B5A4E", *, mirror: bool = False
) -> str:
    """A tree without leaves."""
    d = (
        "M0 0Q4-60-4-110M-2-60Q-30-90-54-96M-4-96Q20-130 48-138M-4-110Q-16-146"
        "-40-166M-4-110Q6-150 18-176M-30-84L-44-114M26-122L34-152M-24-140L-22"
        "-166"
    )
    return group(stroke("M0 0Q4-60-4-110", p(color), 12) + stroke(d, p(color), 6), x, y, s, mirror=mirror)


def forest(
    p: Palette,
    spots: Sequence[tuple[float, float, float]],
    kinds: Sequence[tuple[str, str, str]],
    seed: object = 0,
) -> str:
    """Round trees at (x, y, scale), their colours taken in turn."""
    return "".join(tree(p, x, y, s, kinds[k % len(kinds)], seed=seed) for k, (x, y, s) in enumerate(spots))


def citrus(p: Palette, x: float, y: float, s: float = 1) -> str:
    """A tangerine tree."""
    leaf, chance = ("#3E7F4E", "#5B9A55", "#2D6644"), rng("citrus", x)
    fruit = "".join(
        circle(chance.uniform(-62, 62), chance.uniform(-168, -92), 11, p("#F08B2C")) for _ in range(13)
    )
    return tree(p, x, y, s, leaf) + group(fruit, x, y, s)


def treeline(
    p: Palette,
    y: float,
    color: str,
    *,
    size: float = 20,
    x1: float = -20,
    x2: float = W + 20,
    seed: object = 0,
) -> str:
    """A far row of trees along a shore."""
    chance, out, x = rng("treeline", y, seed), "", x1
    while x < x2:
        r = size * chance.uniform(0.6, 1.2)
        out += ellipse(
            x, y - r * 0.7, r, r * 1.05, chance.choice((color, lighter(color, 0.08), darker(color, 0.1)))
        )
        x += r * 1.1
    return out + rect(x1, y - size * 0.7, x2 - x1, size * 0.75, color)


def _pad(p: Palette, x: float, y: float, r: float, snow: bool) -> str:
    c = p("#3C6E54")
    d = (
        f"M{x - r} {y}Q{x - r * 0.9:.0f} {y - r * 0.5:.0f} {x - r * 0.4:.0f} {y - r * 0.46:.0f}"
        f"Q{x:.0f} {y - r * 0.86:.0f} {x + r * 0.42:.0f} {y - r * 0.44:.0f}Q{x + r * 0.95:.0f}"
        f" {y - r * 0.44:.0f} {x + r} {y}Q{x} {y + r * 0.2:.0f} {x - r} {y}Z"
    )
    needles = "".join(
        stroke(
            f"M{x + r * t:.0f} {y - 4:.0f}l{-5 + 10 * (k % 2)}-{r * 0.3:.0f}",
            (lighter(c, 0.22), darker(c, 0.2))[k % 2],
            2.6,
        )
        for k, t in enumerate((-0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75))
    )
    cap = (
        path(
            f"M{x - r * 0.85:.0f} {y - r * 0.2:.0f}Q{x - r * 0.8:.0f} {y - r * 0.55:.0f}"
            f" {x - r * 0.4:.0f} {y - r * 0.52:.0f}Q{x:.0f} {y - r * 0.94:.0f} {x + r * 0.42:.0f}"
            f" {y - r * 0.5:.0f}Q{x + r * 0.85:.0f} {y - r * 0.5:.0f} {x + r * 0.88:.0f}"
            f" {y - r * 0.2:.0f}Q{x} {y - r * 0.42:.0f} {x - r * 0.85:.0f} {y - r * 0.2:.0f}"
            "Z",
            "#F7FAFB",
        )
        if snow
        else ""
    )
    return path(d, c) + needles + cap
