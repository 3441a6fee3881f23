"""Houses, towers and modern buildings."""

from __future__ import annotations

from assets.draw.motifs import W
from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.svg import circle, glow, group, path, poly, rect, rng, stroke


def tower_block(
    p: Palette,
    x: float,
    y: float,
    w: float,
    h: float,
    color: str = "#8FA3B0",
    *,
    rows: int | None = None,
    cols: int | None = None,
    top: str = "flat",
    lit: float = 0.5,
    far: float = 0.0,
) -> str:
    """A high building with windows; `top` is flat, slant, step or spike."""
    c, chance = p(color, far), rng("block", x, y, w, h)
    out = rect(-w / 2, -h, w, h, c) + rect(0, -h, w / 2, h, darker(c, 0.14))
    if top == "slant":
        out += poly([(-w / 2, -h), (w / 2, -h), (w / 2, -h - w * 0.5)], c)
    elif top == "step":
        out += rect(-w * 0.32, -h - w * 0.22, w * 0.64, w * 0.22, c)
    elif top == "spike":
        out += poly([(-w * 0.3, -h), (w * 0.3, -h), (0, -h - w * 0.9)], c) + rect(
            -1.5, -h - w * 1.3, 3, w * 0.5, c
        )
    m, n = cols or max(2, int(w / 15)), rows or max(3, int(h / 20))
    for i in range(m):
        for j in range(n):
            on = p.lamps and chance.random() < lit
            out += rect(
                -w / 2 + w * (i + 0.22) / m,
                -h + h * (j + 0.25) / n,
                w * 0.56 / m,
                h * 0.5 / n,
                LAMP if on else lighter(c, 0.25 if not p.lamps else 0.1),
                opacity=0.9,
            )
    return group(out, x, y)


def skyline(
    p: Palette,
    y: float,
    *,
    x1: float = 0,
    x2: float = W,
    low: float = 40,
    high: float = 130,
    color: str = "#7F92A0",
    far: float = 0.35,
    seed: object = 0,
) -> str:
    """A row of far buildings."""
    chance, out, x = rng("skyline", y, seed), "", x1
    while x < x2:
        w = chance.uniform(30, 62)
        out += tower_block(
            p,
            x + w / 2,
            y,
            w,
            chance.uniform(low, high),
            color,
            far=far,
            top=chance.choice(("flat", "flat", "step", "slant")),
        )
        x += w + chance.uniform(0, 8)
    return out


def lights(p: Palette, x1: float, x2: float, y1: float, y2: float, n: int = 120, seed: object = 0) -> str:
    """City lights seen from above."""
    chance = rng("lights", x1, y1, seed)
    return "".join(
        circle(
            chance.uniform(x1, x2),
            y1 + (y2 - y1) * chance.random() ** 1.2,
            chance.choice((1.8, 2.4, 3.2)),
            chance.choice((LAMP, "#FFEFC2", "#FFB066", "#BFE3F2")),
            opacity=0.9,
        )
        for _ in range(n)
    )


def lighthouse(
    p: Palette,
    x: float,
    y: float,
    s: float = 1,
    color: str = "#F3EFE6",
    band: str | None = "#D0402F",
    *,
    beam: bool = False,
) -> str:
    """A lighthouse about 210 units high."""
    ray = path("M0-190L-330-250V-150ZM0-190L330-240V-160Z", "#FFF0B8", opacity=0.35) if beam else ""
    out = path("M-30 0L-19-160H19L30 0Z", p(color)) + path("M6-160H19L30 0H10Z", p(darker(color, 0.2)))
    if band:
        out += path("M-26-56L-23-96H23L26-56Z", p(band))
    out += (
        rect(-26, -168, 52, 10, p(darker(color, 0.3)), r=3)
        + rect(-14, -198, 28, 30, LAMP if p.lamps or beam else p("#BFE0E2"))
        + stroke("M-14-183H14M0-198V-168", p("#4A4A50"), 2.5)
    )
    out += (
        path("M-20-198Q0-228 20-198Z", p(band or "#C8402F"))
        + rect(-2, -232, 4, 16, p("#4A4A50"))
        + rect(-7, -44, 14, 26, p("#4A5058"), r=6)
    )
    return group(ray + out, x, y, s)


def brickhouse(
    p: Palette,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    brick: str = "#A8503C",
    roof: str = "#4C5560",
    turret: bool = False,
) -> str:
    """A brick building with arched windows, stone bands and steep gables."""
    out = rect(-w / 2, -h, w, h, p(brick))
    for j in range(int(h / 12)):
        out += stroke(
            f"M{-w / 2:.0f} {-h + 12 * j:.0f}h{w:.0f}",
            p(darker(brick, 0.16)),
            1.8,
            stroke_dasharray=("13 5", "9 6")[j % 2],
        )
    out += rect(-w / 2 - 4, -h * 0.36, w + 8, 7, p("#E6DAC2")) + rect(
        -w / 2 - 6, -10, w + 12, 12, p("#B9AD98")
    )
    n = max(3, int(w / 62))
    for k in range(n):
        cx = -w / 2 + w * (k + 0.5) / n
        glass = LAMP if p.lamps else p("#4D5F6C")
        out += path(
            f"M{cx - 15:.0f} {-h * 0.44:.0f}v-{h * 0.22:.0f}a15 15 0 0 1 30 0v{h * 0.22:.0f}Z",
            glass,
            stroke=p("#E6DAC2"),
            stroke_width=5,
        ) + stroke(f"M{cx:.0f} {-h * 0.44:.0f}v-{h * 0.3:.0f}", p("#E6DAC2"), 3)
        out += path(
            f"M{cx - 15:.0f}-10v-{h * 0.16:.0f}a15 12 0 0 1 30 0v{h * 0.16:.0f}Z",
            glass,
            stroke=p("#E6DAC2"),
            stroke_width=4,
        )
    out += path(
        f"M{-w / 2 - 14:.0f} {-h:.0f}L{-w * 0.38:.0f} {-h - w * 0.2:.0f}H{w * 0.38:.0f}"
        f"L{w / 2 + 14:.0f} {-h:.0f}Z",
        p(roof),
    )
    out += "".join(
        stroke(
            f"M{-w / 2 + w * k / 12:.0f} {-h - 4:.0f}L{-w * 0.38 + w * 0.76 * k / 12:.0f}"
            f" {-h - w * 0.19:.0f}",
            p(lighter(roof, 0.2)),
            2,
        )
        for k in range(13)
    )
    for t in (-0.28, 0.28) if turret else (0.0,):
        out += (
            path(f"M{w * t - 44:.0f} {-h + 6:.0f}v-34l44-{w * 0.2:.0f} 44 {w * 0.2:.0f}v34Z", p(brick))
            + stroke(f"M{w * t - 48:.0f} {-h - 28:.0f}l48-{w * 0.21:.0f} 48 {w * 0.21:.0f}", p(roof), 10)
            + circle(
                w * t, -h - 32, 12, LAMP if p.lamps else p("#4D5F6C"), stroke=p("#E6DAC2"), stroke_width=4
            )
        )
    return group(out, x, y)


def dome(p: Palette, x: float, y: float, r: float, color: str = "#5F7F86", *, cross: bool = True) -> str:
    """A round dome on a drum; `y` its foot."""
    out = rect(-r * 0.78, -r * 0.5, r * 1.56, r * 0.5, p("#C98F6B")) + "".join(
        rect(
            -r * 0.66 + r * 0.34 * k,
            -r * 0.42,
            r * 0.2,
            r * 0.36,
            LAMP if p.lamps else p("#4D4A4C"),
            r=r * 0.1,
        )
        for k in range(4)
    )
    out += path(
        f"M{-r * 0.88:.0f} {-r * 0.5:.0f}Q{-r * 0.9:.0f} {-r * 1.5:.0f} 0 {-r * 1.62:.0f}"
        f"Q{r * 0.9:.0f} {-r * 1.5:.0f} {r * 0.88:.0f} {-r * 0.5:.0f}Z",
        p(color),
    )
    out += "".join(
        stroke(
            f"M0 {-r * 1.6:.0f}Q{r * t:.0f} {-r * 1.3:.0f} {r * t:.0f} {-r * 0.52:.0f}",
            p(lighter(color, 0.25)),
            3,
        )
        for t in (-0.5, 0.0, 0.5)
    )
    if cross:
        out += rect(-3, -r * 2.1, 6, r * 0.5, p("#4A4238")) + rect(
            -r * 0.14, -r * 1.98, r * 0.28, 6, p("#4A4238")
        )
    return group(out, x, y)


def gablehouse(
    p: Palette,
    x: float,
    y: float,
    w: float,
    *,
    wall: str = "#F4EEE2",
    roof: str = "#D5713D",
    timber: bool = False,
    h: float | None = None,
) -> str:
    """A western house from its gable side: steep tiled roof, white wall, shutters."""
    bh, rh = h or w * 0.6, w * 0.52
    out = rect(-w / 2, -bh, w, bh, p(wall)) + poly([(-w / 2, -bh), (0, -bh - rh), (w / 2, -bh)], p(wall))
    beams = "#7A5238"
    if timber:
        out += stroke(
            f"M{-w / 2:.0f} {-bh:.0f}h{w:.0f}M{-w / 2:.0f} {-bh * 0.5:.0f}h{w:.0f}M{-w / 4:.0f}"
            f" {-bh:.0f}L0 {-bh - rh * 0.6:.0f}L{w / 4:.0f} {-bh:.0f}M{-w * 0.48:.0f}"
            f" {-bh * 0.5:.0f}L{-w * 0.2:.0f} {-bh:.0f}M{w * 0.48:.0f} {-bh * 0.5:.0f}"
            f"L{w * 0.2:.0f} {-bh:.0f}",
            p(beams),
            4,
        )
    for t in (-0.24, 0.24):
        out += (
            rect(w * t - w * 0.09, -bh * 0.86, w * 0.18, bh * 0.26, LAMP if p.lamps else p("#7FA3B5"))
            + rect(w * t - w * 0.15, -bh * 0.86, w * 0.05, bh * 0.26, p("#4F7F6B"))
            + rect(w * t + w * 0.1, -bh * 0.86, w * 0.05, bh * 0.26, p("#4F7F6B"))
        )
    out += rect(-w * 0.09, -bh * 0.4, w * 0.18, bh * 0.4, p("#6E4630"), r=3) + circle(
        0, -bh - rh * 0.34, w * 0.07, LAMP if p.lamps else p("#7FA3B5")
    )
    c = p(roof)
    out += path(
        f"M{-w * 0.6:.0f} {-bh + 8:.0f}L0 {-bh - rh - 6:.0f}L{w * 0.6:.0f} {-bh + 8:.0f}"
        f"L{w * 0.54:.0f} {-bh + 16:.0f}L0 {-bh - rh + 14:.0f}L{-w * 0.54:.0f} {-bh + 16:.0f}"
        "Z",
        c,
    )
    out += path(
        f"M0 {-bh - rh - 6:.0f}h{w * 0.5:.0f}L{w * 1.02:.0f} {-bh + 8:.0f}H{w * 0.6:.0f}Z", darker(c, 0.14)
    ) + rect(w / 2, -bh + 8, w * 0.46, bh - 8, p(darker(wall, 0.12)))
    out += "".join(
        stroke(f"M{w * (0.12 * k):.0f} {-bh - rh - 2:.0f}l{w * 0.56:.0f} {rh + 6:.0f}", lighter(c, 0.16), 2.4)
        for k in range(1, 5)
    ) + rect(w * 0.62, -bh * 0.66, w * 0.2, bh * 0.3, LAMP if p.lamps else p("#6F93A5"))
    return group(out, x, y)


def box_house(p: Palette, x: float, y: float, w: float, h: float, color: str, *, seed: object = 0) -> str:
    """A small cube house of a hill town: flat roof, door, windows, a water tank."""
    c, chance = p(color), rng("box", x, y, seed)
    out = (
        rect(-w / 2, -h, w, h, c)
        + poly([(w / 2, -h), (w / 2 + w * 0.16, -h - 7), (w / 2 + w * 0.16, -7), (w / 2, 0)], darker(c, 0.22))
        + poly(
            [(-w / 2, -h), (-w / 2 + w * 0.16, -h - 7), (w / 2 + w * 0.16, -h - 7), (w / 2, -h)],
            lighter(c, 0.3),
        )
    )
    cols = max(2, int(w / 24))
    for k in range(cols):
        kind = chance.random()
        cx = -w / 2 + w * (k + 0.5) / cols
        out += (
            rect(cx - 6, -h * 0.55, 12, h * 0.55, darker(c, 0.42), r=1)
            if kind < 0.25
            else rect(
                cx - 7,
                -h * 0.74,
                14,
                h * 0.36,
                LAMP if p.lamps and kind > 0.5 else p("#EAF0F0"),
                stroke=darker(c, 0.3),
                stroke_width=2,
            )
        )
    if chance.random() < 0.45:
        out += rect(-w * 0.2, -h - 19, 17, 15, p(chance.choice(("#3E78A8", "#E9B93B", "#5A8F7B"))), r=3)
    return group(out, x, y)


def namsan(p: Palette, x: float, y: float, s: float = 1) -> str:
    """A tall observation tower: shaft, round deck, red and white mast; about 420 units high."""
    out = path("M-26 0L-13-206H13L26 0Z", p("#E9E4DA")) + path("M4-206H13L26 0H8Z", p("#BDB6AA"))
    out += (
        path("M-46-206Q-58-224-50-250H50Q58-224 46-206Z", p("#D6D0C6"))
        + rect(-52, -244, 104, 14, LAMP if p.lamps else p("#5C7C8C"), r=4)
        + rect(-42, -268, 84, 18, p("#F2EEE6"), r=5)
        + rect(-48, -222, 96, 7, LAMP if p.lamps else p("#5C7C8C"))
    )
    out += (
        rect(-20, -288, 40, 20, p("#CFC9BF"))
        + "".join(
            rect(-7 + k * 0.6, -288 - 24 * (k + 1), 14 - k * 1.2, 24, p(("#D0402F", "#F5F1EA")[k % 2]))
            for k in range(5)
        )
        + rect(-1.5, -440, 3, 40, p("#D0402F"))
    )
    return group((glow(0, -240, 120, "#8FD3FF", 0.45) if p.dark else "") + out, x, y, s)
