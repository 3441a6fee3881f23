"""Korean dwellings, thatch, garden walls, seas of roofs, lanterns."""

from __future__ import annotations

from assets.draw.motifs.hanok import TILE, lattice, roof
from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.svg import circle, ellipse, glow, group, path, poly, rect, rng, stroke


def house(
    p: Palette,
    x: float,
    y: float,
    w: float,
    *,
    snow: bool = False,
    tile: str = TILE,
    lit: bool | None = None,
    gable: bool = False,
) -> str:
    """A tiled dwelling with white walls and brown posts."""
    h, rh = w * 0.3, w * 0.26
    out = [rect(-w * 0.46, -h * 0.16, w * 0.92, h * 0.16, p("#B9AD98"))]
    out.append(group(_dwelling(p, w * 0.84, h, lit), 0, -h * 0.16 - h))
    out.append(
        group(
            roof(
                p,
                w * 1.14,
                rh,
                tile=tile,
                ridge=0.36 if not gable else 0.44,
                lift=rh * 0.22,
                eave=False,
                snow=snow,
            ),
            0,
            -h * 1.16 + 6,
        )
    )
    return group(out, x, y)


def thatched(p: Palette, x: float, y: float, w: float, *, snow: bool = False, lit: bool | None = None) -> str:
    """A thatched cottage with a round straw roof tied by ropes."""
    h, rh, straw = w * 0.28, w * 0.36, p("#CFA65B")
    d = (
        f"M{-w * 0.58:.1f} 6Q{-w * 0.6:.1f}-{rh * 0.42:.1f} {-w * 0.3:.1f}-{rh * 0.9:.1f}"
        f"Q0-{rh * 1.1:.1f} {w * 0.3:.1f}-{rh * 0.9:.1f}Q{w * 0.6:.1f}-{rh * 0.42:.1f}"
        f" {w * 0.58:.1f} 6Q0 20-{w * 0.58:.1f} 6Z"
    )
    ropes = "".join(
        stroke(
            f"M{w * t * 0.5:.1f}-{rh * (0.98 - abs(t) * 0.16):.1f}Q{w * t * 0.9:.1f}"
            f"-{rh * 0.5:.1f} {w * t * 1.08:.1f} 10",
            darker(straw, 0.25),
            2.4,
        )
        for t in (-0.5, -0.3, -0.1, 0.1, 0.3, 0.5)
    )
    level = "".join(
        stroke(
            f"M{-w * (0.42 + 0.06 * k):.1f}-{rh * (0.72 - 0.27 * k):.1f}Q0-{rh * (0.9 - 0.28 * k):.1f}"
            f" {w * (0.42 + 0.06 * k):.1f}-{rh * (0.72 - 0.27 * k):.1f}",
            darker(straw, 0.18),
            2.2,
        )
        for k in range(3)
    )
    fringe = stroke(
        f"M{-w * 0.57:.1f} 8Q0 22 {w * 0.57:.1f} 8", darker(straw, 0.3), 6, stroke_dasharray="3 5"
    )
    top = path(d, straw) + ropes + level + fringe
    if snow:
        top += path(
            f"M{-w * 0.585:.1f}-2Q{-w * 0.6:.1f}-{rh * 0.42:.1f} {-w * 0.3:.1f}-{rh * 0.93:.1f}"
            f"Q0-{rh * 1.14:.1f} {w * 0.3:.1f}-{rh * 0.93:.1f}Q{w * 0.6:.1f}-{rh * 0.42:.1f}"
            f" {w * 0.585:.1f}-2Q{w * 0.3:.1f} 2 {w * 0.2:.1f}-6T-{w * 0.2:.1f}-5-{w * 0.585:.1f}"
            "-2Z",
            "#F7FAFB",
        )
    return group(group(_dwelling(p, w * 0.9, h, lit, mud=True), 0, -h) + group(top, 0, -h), x, y)


def tilewall(
    p: Palette,
    x1: float,
    x2: float,
    y: float,
    h: float = 60,
    *,
    color: str = "#C7AE8B",
    tile: str = TILE,
    stones: bool = True,
    seed: object = 0,
) -> str:
    """A garden wall of earth and stones under a cap of tiles; `y` is its foot."""
    chance, out = rng("tilewall", seed, x1), [rect(x1, y - h, x2 - x1, h, p(color))]
    if stones:
        rows = max(2, int(h / 17))
        for r in range(rows):
            x = x1 + chance.uniform(2, 12)
            while x < x2 - 12:
                sw = chance.uniform(12, 26)
                out.append(
                    rect(
                        x,
                        y - h + 8 + r * (h - 8) / rows,
                        min(sw, x2 - x - 3),
                        (h - 8) / rows - 5,
                        p(chance.choice(("#9C8F7C", "#A89C88", "#8B8272"))),
                        r=5,
                    )
                )
                x += sw + 5
    out.append(rect(x1 - 6, y - h - 12, x2 - x1 + 12, 15, p(tile)))
    n = int((x2 - x1) / 13)
    out += [circle(x1 + (x2 - x1) * (k + 0.5) / n, y - h + 2, 5.2, p(lighter(tile, 0.18))) for k in range(n)]
    out.append(rect(x1 - 6, y - h - 15, x2 - x1 + 12, 5, p(darker(tile, 0.3)), r=2))
    return "".join(out)


def roofs(
    p: Palette,
    x: float,
    y: float,
    w: float,
    *,
    turn: float = 0,
    snow: bool = False,
    tile: str = TILE,
    half: bool = False,
) -> str:
    """A tiled roof seen from above and aside, for seas of roofs: gable end at the left."""
    d = (
        f"M0 0L{w * 0.16:.0f}-{w * 0.2:.0f}Q{w * 0.5:.0f}-{w * 0.17:.0f} {w * 0.9:.0f}"
        f"-{w * 0.22:.0f}L{w:.0f}-4Q{w * 0.5:.0f} 6 0 0Z"
    )
    c = p(tile)
    lines = "".join(
        stroke(
            f"M{w * (0.18 + 0.075 * k):.0f}-{w * 0.18:.0f}L{w * (0.04 + 0.098 * k):.0f} 0",
            (lighter(c, 0.16), darker(c, 0.25))[k % 2],
            2.6,
        )
        for k in range(10)
    )
    wall = (
        poly([(4, 0), (w * 0.97, -2), (w * 0.97, w * 0.1), (4, w * 0.12)], LAMP if p.dark else p("#E9DFCB"))
        + rect(w * 0.3, w * 0.01, 7, w * 0.1, p("#7A4A33"))
        + rect(w * 0.66, w * 0.01, 7, w * 0.1, p("#7A4A33"))
    )
    ridge = stroke(
        f"M{w * 0.15:.0f}-{w * 0.2:.0f}Q{w * 0.5:.0f}-{w * 0.17:.0f} {w * 0.91:.0f}-{w * 0.225:.0f}",
        "#FFFFFF" if snow else p("#D5CEBF"),
        max(4.0, w * 0.035),
    )
    eave = stroke(f"M0 0Q{w * 0.5:.0f} 6 {w:.0f}-4", darker(c, 0.4), 4)
    cover = path(d, "#FFFFFF", opacity=0.75) if snow else ""
    return group(("" if half else wall) + path(d, c) + lines + cover + ridge + eave, x, y, turn=turn)


def lanternpost(p: Palette, x: float, y: float, s: float = 1, color: str = "#D8442F") -> str:
    """A paper lantern on its cord; `y` is where it hangs."""
    light = glow(0, 34, 60, "#FFB35C", 0.5) if p.lamps else ""
    ribs = "".join(
        ellipse(0, 34, 21 * t, 24, "none", stroke=darker(color, 0.25), stroke_width=1.8) for t in (0.35, 0.75)
    )
    return group(
        stroke("M0 0V12", p("#5A4634"), 2.5)
        + light
        + ellipse(0, 34, 21, 24, color)
        + ribs
        + rect(-9, 8, 18, 6, "#E0B24A", r=2)
        + rect(-9, 55, 18, 6, "#E0B24A", r=2)
        + stroke("M0 61v14", "#E0B24A", 3),
        x,
        y,
        s,
    )


def _dwelling(p: Palette, w: float, h: float, lit: bool | None, *, mud: bool = False) -> str:
    glowing, wood = (p.lamps if lit is None else lit), p("#6E4630")
    out = rect(-w / 2, 0, w, h, p("#D8BE93" if mud else "#F0E7D6"))
    for k in range(4):
        x = -w / 2 + w * k / 4
        if k in (1, 2):
            out += rect(x + 5, h * 0.22, w / 4 - 10, h * 0.72, LAMP if glowing else p("#F8F1E2"))
            out += lattice(p, x, h * 0.22, w / 4, h * 0.72, "#6E4630")
        elif not mud:
            out += rect(x + w * 0.06, h * 0.34, w * 0.13, h * 0.3, LAMP if glowing else p("#B79C75")) + rect(
                x, h * 0.72, w / 4, h * 0.28, p("#A89C88")
            )
    return (
        out
        + "".join(rect(-w / 2 + w * k / 4 - 3, 0, 6, h, wood) for k in range(5))
        + rect(-w / 2, 0, w, 5, wood)
    )
