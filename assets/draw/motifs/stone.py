"""Stone: pagodas, lanterns, statues, tombs, cairns."""

from __future__ import annotations

from assets.draw.motifs.fortress import blocks
from assets.draw.palette import Palette, darker, lighter
from assets.draw.svg import (
    circle,
    clip,
    ellipse,
    group,
    path,
    poly,
    rect,
    rng,
    stroke,
)

GRANITE = "#B9B0A0"


def pagoda(
    p: Palette,
    x: float,
    y: float,
    w: float,
    n: int = 5,
    *,
    color: str = GRANITE,
    thin: bool = False,
    broken: bool = False,
    spire: bool = True,
    tall: float = 1.0,
) -> str:
    (
        """A stone pagoda of `n` storeys, `w` wide at its lowest roof stone."""
        " "
        ""
        " `broken` loses its right upper side."
        ""
    )
    light, mid, dark = p(lighter(color, 0.22)), p(color), p(darker(color, 0.25))
    out = [
        rect(-w * 0.46, -w * 0.1, w * 0.92, w * 0.1, dark),
        rect(-w * 0.36, -w * 0.3, w * 0.72, w * 0.2, mid),
        rect(-w * 0.42, -w * 0.34, w * 0.84, w * 0.06, light),
    ]
    level = -w * 0.34
    for k in range(n):
        share = 1 - k * (0.62 / max(n, 4))
        bh = w * (0.34 if k == 0 else 0.15) * tall
        bw, rw = w * 0.5 * share, w * share
        out.append(
            rect(-bw / 2, level - bh, bw, bh, mid) + rect(0, level - bh, bw / 2, bh, dark, opacity=0.35)
        )
        out.append(
            stroke(
                f"M{-bw / 2 + 4:.1f} {level}V{level - bh:.1f}M{bw / 2 - 4:.1f} {level}V{level - bh:.1f}",
                light,
                3,
            )
        )
        level -= bh
        out.append(
            _roofstone(p, level, rw, w * (0.09 if thin else 0.13), color, curl=thin, cut=broken and k > 1)
        )
        level -= w * (0.09 if thin else 0.13)
    if spire and not broken:
        out += [
            rect(-w * 0.06, level - w * 0.05, w * 0.12, w * 0.05, mid),
            circle(0, level - w * 0.09, w * 0.05, light),
            rect(-w * 0.012, level - w * 0.3, w * 0.024, w * 0.2, dark),
        ]
        out += [
            ellipse(0, level - w * (0.15 + 0.045 * j), w * (0.07 - 0.012 * j), w * 0.016, mid)
            for j in range(3)
        ]
    return group(out, x, y)


def dabotap(p: Palette, x: float, y: float, w: float) -> str:
    """A pagoda of many treasures: stairs, four pillars, railings, an eight-sided upper part."""
    c, d, li = p(GRANITE), p(darker(GRANITE, 0.25)), p(lighter(GRANITE, 0.25))
    out = [rect(-w * 0.5, -w * 0.22, w, w * 0.22, c), rect(-w * 0.54, -w * 0.26, w * 1.08, w * 0.05, li)]
    out += [rect(-w * 0.14, -w * 0.22 + k * w * 0.055, w * 0.28, w * 0.055, (li, c)[k % 2]) for k in range(4)]
    out += [rect(t * w - w * 0.045, -w * 0.62, w * 0.09, w * 0.36, (c, d)[t > 0]) for t in (-0.32, 0.0, 0.32)]
    out.append(
        path(
            f"M{-w * 0.6:.0f} {-w * 0.66:.0f}Q0 {-w * 0.76:.0f} {w * 0.6:.0f} {-w * 0.66:.0f}"
            f"L{w * 0.4:.0f} {-w * 0.6:.0f}H{-w * 0.4:.0f}Z",
            li,
        )
    )
    out += [
        rect(-w * 0.34, -w * 0.84, w * 0.68, w * 0.05, c),
        rect(-w * 0.34, -w * 0.74, w * 0.68, w * 0.04, c),
    ]
    out += [rect(-w * 0.34 + w * 0.136 * k - 3, -w * 0.84, 6, w * 0.13, d) for k in range(6)]
    out += [rect(-w * 0.2, -w * 1.02, w * 0.4, w * 0.2, c), rect(-w * 0.27, -w * 0.98, w * 0.54, w * 0.04, d)]
    out += [
        stroke(
            f"M{-w * 0.15 + w * 0.1 * k:.0f} {-w * 1.02:.0f}q{w * 0.03:.0f} {w * 0.1:.0f} 0 {w * 0.2:.0f}",
            li,
            4,
        )
        for k in range(4)
    ]
    out.append(
        path(
            f"M{-w * 0.4:.0f} {-w * 1.06:.0f}Q{-w * 0.2:.0f} {-w * 1.1:.0f} {-w * 0.1:.0f}"
            f" {-w * 1.2:.0f}H{w * 0.1:.0f}Q{w * 0.2:.0f} {-w * 1.1:.0f} {w * 0.4:.0f}"
            f" {-w * 1.06:.0f}Q0 {-w * 0.98:.0f} {-w * 0.4:.0f} {-w * 1.06:.0f}Z",
            li,
        )
    )
    out += [
        ellipse(0, -w * (1.25 + 0.06 * j), w * (0.08 - 0.015 * j), w * 0.025, (c, d)[j % 2]) for j in range(4)
    ]
    return group(out, x, y)


def lantern(p: Palette, x: float, y: float, s: float = 1, color: str = GRANITE) -> str:
    """A stone lantern before a hall, about 150 units high."""
    c, d = p(color), p(darker(color, 0.25))
    flame = "#FFD778" if p.lamps else p("#6E675C")
    out = (
        rect(-30, -14, 60, 14, d)
        + path("M-24-14q24-20 48 0Z", c)
        + rect(-9, -74, 18, 56, c)
        + rect(2, -74, 7, 56, d)
    )
    out += (
        path("M-24-74q24 18 48 0l-6-12h-36Z", c)
        + rect(-19, -116, 38, 30, c)
        + rect(-9, -112, 18, 24, flame, r=2)
    )
    out += path("M-40-114Q-14-124-8-138H8Q14-124 40-114Q0-106-40-114Z", d) + circle(0, -144, 7, c)
    return group(out, x, y, s)


def buddha(p: Palette, x: float, y: float, s: float = 1, color: str = "#D9A93C") -> str:
    """A standing Buddha with one hand raised, about 300 units high."""
    c, d, li = p(color), p(darker(color, 0.24)), p(lighter(color, 0.28))
    out = path("M-56 0q56-16 112 0v-14q-56-18-112 0Z", d)
    out += path("M-46-10Q-58-120-44-196-30-226 0-228 30-226 44-196 58-120 46-10 0 6-46-10Z", c)
    out += path("M6-228Q30-226 44-196 58-120 46-10 30-2 14 2 34-110 6-228Z", d, opacity=0.5)
    out += "".join(
        stroke(f"M-{30 - k * 3}-{186 - k * 30}Q0-{150 - k * 32} {30 - k * 3}-{186 - k * 30}", li, 4)
        for k in range(5)
    )
    out += (
        circle(0, -252, 33, c)
        + path("M-31-262Q-30-296 0-296 30-296 31-262 0-278-31-262Z", d)
        + circle(0, -297, 13, d)
    )
    out += stroke("M-14-252q6 4 12 0m6 0q6 4 12 0M-7-236q7 4 14 0", d, 3) + circle(0, -266, 3, li)
    out += path("M40-190q18-6 16-38l-14-4q-4 24-14 34Z", li) + path(
        "M-44-180q-14 40-4 72l14-6q-4-30 4-56Z", li
    )
    return group(out, x, y, s)


def tomb(p: Palette, x: float, y: float, w: float, color: str = "#B9A468") -> str:
    """A royal burial mound, covered with grass that stands up."""
    d = (
        f"M{-w / 2:.0f} 0Q{-w * 0.42:.0f}-{w * 0.42:.0f} 0-{w * 0.42:.0f}Q{w * 0.42:.0f}"
        f"-{w * 0.42:.0f} {w / 2:.0f} 0Z"
    )
    chance, grass = rng("tomb", x, w), ""
    for _ in range(int(w * 0.8)):
        gx, gy = chance.uniform(-w / 2, w / 2), -chance.uniform(0, w * 0.42)
        grass += stroke(
            f"M{gx:.0f} {gy:.0f}l{chance.uniform(-6, 6):.0f}-{chance.uniform(12, 24):.0f}",
            p(chance.choice((darker(color, 0.2), lighter(color, 0.3), "#D8C58C"))),
            2.4,
        )
    return group(
        path(d, p(color))
        + path(
            f"M0-{w * 0.42:.0f}Q{w * 0.42:.0f}-{w * 0.42:.0f} {w / 2:.0f} 0H{w * 0.1:.0f}Z",
            p(darker(color, 0.15)),
            opacity=0.5,
        )
        + clip(grass, d)
        + blocks(p, -w / 2, -6, w, 16, GRANITE, row=16),
        x,
        y,
    )


def cairn(
    p: Palette, x: float, y: float, w: float, h: float, color: str = "#8C8479", seed: object = 0
) -> str:
    """A tower of rough stones, pointed at the top."""
    chance, out, level, rows = rng("cairn", x, seed), [], 0.0, max(5, int(h / 15))
    for k in range(rows):
        share = (1 - (k / rows) ** 1.3) * 0.94 + 0.06
        rw, rh = w * share, h / rows
        pos = -rw / 2
        while pos < rw / 2 - 4:
            sw = min(chance.uniform(12, 26), rw / 2 - pos)
            out.append(
                rect(
                    pos,
                    -level - rh,
                    sw - 1.5,
                    rh - 1,
                    p(chance.choice((color, lighter(color, 0.16), darker(color, 0.18)))),
                    r=4.5,
                )
            )
            pos += sw
        level += rh
    return group(out, x, y)


def flagpoles(p: Palette, x: float, y: float, h: float = 150) -> str:
    """A pair of stone flagpole supports of a temple site."""
    one = path(f"M-8 0V{-h + 14}q0-14 8-14t8 14V0Z", p(GRANITE)) + stroke(
        f"M-3 {-h * 0.4:.0f}v-{h * 0.4:.0f}", p(darker(GRANITE, 0.3)), 3
    )
    return group(
        group(one, -18, 0) + group(one, 18, 0) + rect(-36, -10, 72, 12, p(darker(GRANITE, 0.2))), x, y
    )


def dolharubang(p: Palette, x: float, y: float, s: float = 1, color: str = "#6C6763") -> str:
    """A Jeju stone grandfather, about 230 units high."""
    c, d, li = p(color), p(darker(color, 0.35)), p(lighter(color, 0.25))
    out = path("M-58 0Q-64-70-52-112-36-128 0-128 36-128 52-112 64-70 58 0Z", c)
    out += path("M-44-112Q-48-186-40-196H40Q48-186 44-112Q0-98-44-112Z", c) + path(
        "M-52-190Q-50-204-34-206-36-238 0-240 36-238 34-206 50-204 52-190Q0-178-52-190Z", d
    )
    out += (
        ellipse(-19, -160, 12, 13, li)
        + ellipse(19, -160, 12, 13, li)
        + circle(-19, -159, 6, d)
        + circle(19, -159, 6, d)
    )
    out += path("M-8-158Q-14-136 0-132 14-136 8-158Z", li) + stroke("M-14-120q14 6 28 0", d, 4)
    out += path("M-50-92Q-10-104 18-92L16-74Q-14-84-48-70Z", li) + path(
        "M50-62Q14-72-16-58L-12-40Q16-52 48-42Z", li
    )
    chance = rng("dol", x, y)
    out += "".join(
        circle(chance.uniform(-44, 44), chance.uniform(-120, -6), chance.uniform(1.8, 4), d, opacity=0.7)
        for _ in range(34)
    )
    return group(out, x, y, s)


def _roofstone(p: Palette, y: float, w: float, h: float, color: str, *, curl: bool, cut: bool) -> str:
    tip = h * (0.5 if curl else 0.25)
    right = w * 0.12 if cut else w / 2
    d = (
        f"M{-w / 2:.1f} {y - tip:.1f}L{-w * 0.26:.1f} {y - h:.1f}H{min(right, w * 0.26):.1f}"
        f"L{right:.1f} {y - tip:.1f}L{right * 0.92:.1f} {y:.1f}H{-w * 0.46:.1f}"
        "Z"
    )
    steps = rect(-w * 0.34, y - 1, min(right, w * 0.34) + w * 0.34, 5, p(darker(color, 0.3)))
    return (
        path(d, p(lighter(color, 0.2)))
        + poly(
            [(-w * 0.46, y), (right * 0.92, y), (right, y - tip), (-w / 2, y - tip)], p(darker(color, 0.08))
        )
        + steps
    )
