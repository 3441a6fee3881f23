"""Korean halls: curved tiled roofs, palace halls, pavilions."""

from __future__ import annotations

from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.svg import circle, group, path, rect, stroke

TILE = "#454E59"
WOOD = "#8E3B2B"
BEAM = "#3F7F6C"


def roof(
    p: Palette,
    w: float,
    h: float,
    *,
    tile: str = TILE,
    ridge: float = 0.3,
    lift: float | None = None,
    eave: bool = True,
    snow: bool = False,
) -> str:
    (
        """A tiled hip roof from the front; its eave's middle is the origin,"""
        " "
        ""
        " `"
        " "
        "lift` how far the corners turn up."
        ""
    )
    up = h * 0.3 if lift is None else lift
    half, top = w / 2, w * ridge
    d = (
        f"M{-half:.1f} {-up:.1f}Q{-half * 0.72:.1f} {-h * 0.34:.1f} {-top:.1f} {-h:.1f}"
        f"Q0 {-h * 0.93:.1f} {top:.1f} {-h:.1f}"
        f"Q{half * 0.72:.1f} {-h * 0.34:.1f} {half:.1f} {-up:.1f}Q{half * 0.55:.1f}"
        f" 0 0 0Q{-half * 0.55:.1f} 0 {-half:.1f} {-up:.1f}Z"
    )
    c = p(tile)
    out = [_eave(p, half, up, h) if eave else "", path(d, c), _tile_rows(p, half, top, up, h, c)]
    edge = p("#DDD6C6") if not snow else "#FFFFFF"
    thick = max(3.0, h * 0.085)
    out.append(
        stroke(
            f"M{-top:.1f} {-h:.1f}Q{-half * 0.72:.1f} {-h * 0.34:.1f} {-half:.1f} {-up:.1f}",
            darker(c, 0.25),
            thick * 0.8,
        )
    )
    out.append(
        stroke(
            f"M{top:.1f} {-h:.1f}Q{half * 0.72:.1f} {-h * 0.34:.1f} {half:.1f} {-up:.1f}",
            darker(c, 0.25),
            thick * 0.8,
        )
    )
    out.append(
        stroke(f"M{-top:.1f} {-h:.1f}Q0 {-h * 0.93:.1f} {top:.1f} {-h:.1f}", darker(c, 0.35), thick * 1.5)
    )
    out.append(
        stroke(f"M{-top:.1f} {-h - 1:.1f}Q0 {-h * 0.93 - 1:.1f} {top:.1f} {-h - 1:.1f}", edge, thick * 0.6)
    )
    for side in (-1, 1):
        out.append(
            path(
                f"M{side * top:.1f} {-h + thick:.1f}l{side * thick * 0.9:.1f} {-thick * 2.4:.1f}"
                f"l{-side * thick * 1.7:.1f} {thick * 0.6:.1f}Z",
                darker(c, 0.35),
            )
        )
    if snow:
        out.append(path(d, "#FFFFFF", opacity=0.78))
        out.append(
            stroke(
                f"M{-half:.1f} {-up:.1f}Q{-half * 0.55:.1f} 0 0 0Q{half * 0.55:.1f} 0 {half:.1f} {-up:.1f}",
                c,
                thick * 0.6,
            )
        )
    return "".join(out)


def body(
    p: Palette,
    w: float,
    h: float,
    bays: int = 5,
    *,
    wood: str = WOOD,
    open_: bool = False,
    wall: str = "#E8DCC3",
    lit: bool | None = None,
) -> str:
    """Columns, beam and lattice doors below a roof; the beam's top middle is the origin, the floor at `h`."""
    glowing = p.lamps if lit is None else lit
    out, bay = [], w / bays
    if not open_:
        out.append(rect(-w / 2, 0, w, h, LAMP if glowing else p(wall)))
        out += [lattice(p, -w / 2 + bay * k, h * 0.26, bay, h * 0.74, wood) for k in range(bays)]
    else:
        out.append(
            rect(
                -w / 2,
                h * 0.1,
                w,
                h * 0.82,
                "#F6C765" if glowing else p(darker(wood, 0.55)),
                opacity=0.85 if glowing else 0.3,
            )
        )
    out.append(rect(-w / 2 - 4, 0, w + 8, h * 0.2, p(BEAM)))
    out += [
        rect(-w / 2 + bay * (k + 0.5) - bay * 0.18, h * 0.05, bay * 0.36, h * 0.1, p("#D9A441"), r=2)
        for k in range(bays)
    ]
    col = max(5.0, bay * 0.13)
    out += [rect(-w / 2 + bay * k - col / 2, h * 0.06, col, h * 0.94, p(wood)) for k in range(bays + 1)]
    if open_:
        out.append(rail(p, w, h))
    return "".join(out)


def rail(p: Palette, w: float, h: float, wood: str = "#B5573C") -> str:
    """A low balustrade along the floor of an open hall."""
    n, top = max(4, int(w / 26)), h * 0.78
    posts = "".join(rect(-w / 2 + w * k / n - 2, top, 4, h - top, p(wood)) for k in range(n + 1))
    return (
        rect(-w / 2 - 6, top - 4, w + 12, 6, p(wood))
        + rect(-w / 2 - 6, h - 6, w + 12, 7, p(darker(wood, 0.3)))
        + posts
    )


def hall(
    p: Palette,
    x: float,
    y: float,
    w: float,
    *,
    tiers: int = 1,
    bays: int = 5,
    wood: str = WOOD,
    tile: str = TILE,
    base: float = 0.05,
    steep: float = 1.0,
    snow: bool = False,
    wall: str = "#E8DCC3",
    open_: bool = False,
    lit: bool | None = None,
    gap: float = 1.0,
) -> str:
    """A hall of one or two roofs on a stone base; `w` is the width of the columns' row."""
    h, rh = w * 0.27, w * 0.3 * steep
    out = [podium(p, w * 1.12, w * base)] if base else []
    out.append(group(body(p, w, h, bays, wood=wood, open_=open_, wall=wall, lit=lit), 0, -w * base - h))
    level = -w * base - h
    upper = w * 0.72
    lower = group(
        roof(p, w * 1.36, rh, tile=tile, ridge=0.29 if tiers == 1 else 0.27, snow=snow), 0, level + 6
    )
    if tiers == 2:
        mid = level - rh * 0.88
        neck = h * 0.42 * gap
        out.append(
            group(body(p, upper, neck, bays, wood=wood, open_=False, wall=wall, lit=lit), 0, mid - neck + 12)
        )
        out.append(lower)
        out.append(group(roof(p, upper * 1.4, rh * 0.95, tile=tile, snow=snow), 0, mid - neck + 18))
    else:
        out.append(lower)
    return group(out, x, y)


def podium(p: Palette, w: float, h: float, color: str = "#C9BFA9", *, steps: bool = True) -> str:
    """A stone terrace; its lower middle is the origin."""
    out = [rect(-w / 2, -h, w, h, p(color)), rect(-w / 2 - 5, -h - 3, w + 10, 6, p(lighter(color, 0.25)))]
    n = max(6, int(w / 34))
    for k in range(1, n):
        out.append(stroke(f"M{-w / 2 + w * k / n:.1f} {-h + 3:.1f}V0", p(darker(color, 0.2)), 1.8))
    out.append(stroke(f"M{-w / 2} {-h / 2:.1f}H{w / 2}", p(darker(color, 0.2)), 1.6))
    if steps and h > 8:
        sw = w * 0.16
        for k in range(4):
            out.append(
                rect(
                    -sw / 2 - k * 2, -h + k * h / 4, sw + k * 4, h / 4 + 1, p(lighter(color, 0.32 - 0.09 * k))
                )
            )
    return "".join(out)


def pavilion(
    p: Palette,
    x: float,
    y: float,
    w: float,
    *,
    legs: float = 0.0,
    bays: int = 3,
    tile: str = TILE,
    wood: str = WOOD,
    pointed: bool = False,
    lit: bool | None = None,
    snow: bool = False,
) -> str:
    """An open pavilion; `legs` > 0 lifts it on stone posts (or piles in water) of that height."""
    h, rh = w * 0.36, w * (0.34 if not pointed else 0.42)
    out = []
    if legs:
        n = bays + 1
        out += [
            rect(-w / 2 + w * k / (n - 1) - w * 0.025, -legs, w * 0.05, legs, p("#B7AC97")) for k in range(n)
        ]
    out.append(group(body(p, w, h, bays, wood=wood, open_=True, lit=lit), 0, -legs - h))
    out.append(
        group(roof(p, w * 1.5, rh, tile=tile, ridge=0.03 if pointed else 0.24, snow=snow), 0, -legs - h + 5)
    )
    if pointed:
        out.append(
            circle(0, -legs - h - rh, w * 0.035, p("#C9BFA9"))
            + rect(-w * 0.012, -legs - h - rh * 1.14, w * 0.024, rh * 0.14, p("#C9BFA9"))
        )
    return group(out, x, y)


def _eave(p: Palette, half: float, up: float, h: float) -> str:
    d = (
        f"M{-half * 0.94:.1f} {-up * 0.86:.1f}Q{-half * 0.5:.1f} {h * 0.1:.1f} 0"
        f" {h * 0.1:.1f}Q{half * 0.5:.1f} {h * 0.1:.1f} {half * 0.94:.1f} {-up * 0.86:.1f}"
        f"L{half * 0.68:.1f} {h * 0.14:.1f}H{-half * 0.68:.1f}Z"
    )
    dots = "".join(
        circle(half * t, h * 0.075 - up * max(0.0, abs(t) - 0.45) * 1.1, max(2.0, h * 0.035), p("#E7C46B"))
        for t in [k / 9 * 0.72 for k in range(-9, 10)]
    )
    return path(d, p("#2E6657")) + dots


def _tile_rows(p: Palette, half: float, top: float, up: float, h: float, c: str) -> str:
    n, out = max(7, int(half / 8)), ""
    for k in range(-n, n + 1):
        t = k / n
        x2, y2 = half * t * 0.97, -up * abs(t) ** 2.4
        bend = half * t * (0.62 if abs(t) > 0.5 else 0.66)
        out += stroke(
            f"M{top * t:.1f} {-h * (0.97 - 0.04 * (1 - abs(t))):.1f}Q{bend:.1f} {-h * 0.36:.1f}"
            f" {x2:.1f} {y2 - 1:.1f}",
            lighter(c, 0.17) if k % 2 else darker(c, 0.22),
            2.2,
        )
    return out


def lattice(p: Palette, x: float, y: float, w: float, h: float, wood: str) -> str:
    """A door\'s lattice in a frame; x, y its upper left corner."""
    frame = p(darker(wood, 0.15))
    out = rect(x + w * 0.1, y, w * 0.8, h, "none", stroke=frame, stroke_width=2.2)
    for k in range(1, 6):
        out += stroke(f"M{x + w * (0.1 + 0.8 * k / 6):.1f} {y:.1f}v{h:.1f}", frame, 1.4, opacity=0.85)
    for k in range(1, 4):
        out += stroke(f"M{x + w * 0.1:.1f} {y + h * k / 4:.1f}h{w * 0.8:.1f}", frame, 1.4, opacity=0.85)
    return out
