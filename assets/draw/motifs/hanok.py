"""Korean wooden buildings: curved tiled roofs, halls, pavilions, gates, houses, thatch, walls."""

from __future__ import annotations

from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.svg import circle, ellipse, glow, group, path, poly, rect, rng, stroke

TILE = "#454E59"
WOOD = "#8E3B2B"
BEAM = "#3F7F6C"


def roof(p: Palette, w: float, h: float, *, tile: str = TILE, ridge: float = 0.3, lift: float | None = None, eave: bool = True, snow: bool = False) -> str:
    """A tiled hip roof from the front; its eave's middle is the origin, `lift` how far the corners turn up."""
    up = h * 0.3 if lift is None else lift
    half, top = w / 2, w * ridge
    d = (
        f"M{-half:.1f} {-up:.1f}Q{-half * 0.72:.1f} {-h * 0.34:.1f} {-top:.1f} {-h:.1f}Q0 {-h * 0.93:.1f} {top:.1f} {-h:.1f}"
        f"Q{half * 0.72:.1f} {-h * 0.34:.1f} {half:.1f} {-up:.1f}Q{half * 0.55:.1f} 0 0 0Q{-half * 0.55:.1f} 0 {-half:.1f} {-up:.1f}Z"
    )
    c = p(tile)
    out = [_eave(p, half, up, h) if eave else "", path(d, c), _tile_rows(p, half, top, up, h, c)]
    edge = p("#DDD6C6") if not snow else "#FFFFFF"
    thick = max(3.0, h * 0.085)
    out.append(stroke(f"M{-top:.1f} {-h:.1f}Q{-half * 0.72:.1f} {-h * 0.34:.1f} {-half:.1f} {-up:.1f}", darker(c, 0.25), thick * 0.8))
    out.append(stroke(f"M{top:.1f} {-h:.1f}Q{half * 0.72:.1f} {-h * 0.34:.1f} {half:.1f} {-up:.1f}", darker(c, 0.25), thick * 0.8))
    out.append(stroke(f"M{-top:.1f} {-h:.1f}Q0 {-h * 0.93:.1f} {top:.1f} {-h:.1f}", darker(c, 0.35), thick * 1.5))
    out.append(stroke(f"M{-top:.1f} {-h - 1:.1f}Q0 {-h * 0.93 - 1:.1f} {top:.1f} {-h - 1:.1f}", edge, thick * 0.6))
    for side in (-1, 1):
        out.append(path(f"M{side * top:.1f} {-h + thick:.1f}l{side * thick * 0.9:.1f} {-thick * 2.4:.1f}l{-side * thick * 1.7:.1f} {thick * 0.6:.1f}Z", darker(c, 0.35)))
    if snow:
        out.append(path(d, "#FFFFFF", opacity=0.78))
        out.append(stroke(f"M{-half:.1f} {-up:.1f}Q{-half * 0.55:.1f} 0 0 0Q{half * 0.55:.1f} 0 {half:.1f} {-up:.1f}", c, thick * 0.6))
    return "".join(out)


def body(p: Palette, w: float, h: float, bays: int = 5, *, wood: str = WOOD, open_: bool = False, wall: str = "#E8DCC3", lit: bool | None = None) -> str:
    """Columns, beam and lattice doors below a roof; the beam's top middle is the origin, the floor at `h`."""
    glowing = p.lamps if lit is None else lit
    out, bay = [], w / bays
    if not open_:
        out.append(rect(-w / 2, 0, w, h, LAMP if glowing else p(wall)))
        out += [_lattice(p, -w / 2 + bay * k, h * 0.26, bay, h * 0.74, wood) for k in range(bays)]
    else:
        out.append(rect(-w / 2, h * 0.1, w, h * 0.82, "#F6C765" if glowing else p(darker(wood, 0.55)), opacity=0.85 if glowing else 0.3))
    out.append(rect(-w / 2 - 4, 0, w + 8, h * 0.2, p(BEAM)))
    out += [rect(-w / 2 + bay * (k + 0.5) - bay * 0.18, h * 0.05, bay * 0.36, h * 0.1, p("#D9A441"), r=2) for k in range(bays)]
    col = max(5.0, bay * 0.13)
    out += [rect(-w / 2 + bay * k - col / 2, h * 0.06, col, h * 0.94, p(wood)) for k in range(bays + 1)]
    if open_:
        out.append(rail(p, w, h))
    return "".join(out)


def rail(p: Palette, w: float, h: float, wood: str = "#B5573C") -> str:
    """A low balustrade along the floor of an open hall."""
    n, top = max(4, int(w / 26)), h * 0.78
    posts = "".join(rect(-w / 2 + w * k / n - 2, top, 4, h - top, p(wood)) for k in range(n + 1))
    return rect(-w / 2 - 6, top - 4, w + 12, 6, p(wood)) + rect(-w / 2 - 6, h - 6, w + 12, 7, p(darker(wood, 0.3))) + posts


def hall(p: Palette, x: float, y: float, w: float, *, tiers: int = 1, bays: int = 5, wood: str = WOOD, tile: str = TILE, base: float = 0.05, steep: float = 1.0, snow: bool = False, wall: str = "#E8DCC3", open_: bool = False, lit: bool | None = None, gap: float = 1.0) -> str:
    """A hall of one or two roofs on a stone base; `w` is the width of the columns' row."""
    h, rh = w * 0.27, w * 0.3 * steep
    out = [podium(p, w * 1.12, w * base)] if base else []
    out.append(group(body(p, w, h, bays, wood=wood, open_=open_, wall=wall, lit=lit), 0, -w * base - h))
    level = -w * base - h
    upper = w * 0.72
    lower = group(roof(p, w * 1.36, rh, tile=tile, ridge=0.29 if tiers == 1 else 0.27, snow=snow), 0, level + 6)
    if tiers == 2:
        mid = level - rh * 0.88
        neck = h * 0.42 * gap
        out.append(group(body(p, upper, neck, bays, wood=wood, open_=False, wall=wall, lit=lit), 0, mid - neck + 12))
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
            out.append(rect(-sw / 2 - k * 2, -h + k * h / 4, sw + k * 4, h / 4 + 1, p(lighter(color, 0.32 - 0.09 * k))))
    return "".join(out)


def pavilion(p: Palette, x: float, y: float, w: float, *, legs: float = 0.0, bays: int = 3, tile: str = TILE, wood: str = WOOD, pointed: bool = False, lit: bool | None = None, snow: bool = False) -> str:
    """An open pavilion; `legs` > 0 lifts it on stone posts (or piles in water) of that height."""
    h, rh = w * 0.36, w * (0.34 if not pointed else 0.42)
    out = []
    if legs:
        n = bays + 1
        out += [rect(-w / 2 + w * k / (n - 1) - w * 0.025, -legs, w * 0.05, legs, p("#B7AC97")) for k in range(n)]
    out.append(group(body(p, w, h, bays, wood=wood, open_=True, lit=lit), 0, -legs - h))
    out.append(group(roof(p, w * 1.5, rh, tile=tile, ridge=0.03 if pointed else 0.24, snow=snow), 0, -legs - h + 5))
    if pointed:
        out.append(circle(0, -legs - h - rh, w * 0.035, p("#C9BFA9")) + rect(-w * 0.012, -legs - h - rh * 1.14, w * 0.024, rh * 0.14, p("#C9BFA9")))
    return group(out, x, y)


def house(p: Palette, x: float, y: float, w: float, *, snow: bool = False, tile: str = TILE, lit: bool | None = None, gable: bool = False) -> str:
    """A tiled dwelling with white walls and brown posts."""
    h, rh = w * 0.3, w * 0.26
    out = [rect(-w * 0.46, -h * 0.16, w * 0.92, h * 0.16, p("#B9AD98"))]
    out.append(group(_dwelling(p, w * 0.84, h, lit), 0, -h * 0.16 - h))
    out.append(group(roof(p, w * 1.14, rh, tile=tile, ridge=0.36 if not gable else 0.44, lift=rh * 0.22, eave=False, snow=snow), 0, -h * 1.16 + 6))
    return group(out, x, y)


def thatched(p: Palette, x: float, y: float, w: float, *, snow: bool = False, lit: bool | None = None) -> str:
    """A thatched cottage with a round straw roof tied by ropes."""
    h, rh, straw = w * 0.28, w * 0.36, p("#CFA65B")
    d = f"M{-w * 0.58:.1f} 6Q{-w * 0.6:.1f}-{rh * 0.42:.1f} {-w * 0.3:.1f}-{rh * 0.9:.1f}Q0-{rh * 1.1:.1f} {w * 0.3:.1f}-{rh * 0.9:.1f}Q{w * 0.6:.1f}-{rh * 0.42:.1f} {w * 0.58:.1f} 6Q0 20-{w * 0.58:.1f} 6Z"
    ropes = "".join(stroke(f"M{w * t * 0.5:.1f}-{rh * (0.98 - abs(t) * 0.16):.1f}Q{w * t * 0.9:.1f}-{rh * 0.5:.1f} {w * t * 1.08:.1f} 10", darker(straw, 0.25), 2.4) for t in (-0.5, -0.3, -0.1, 0.1, 0.3, 0.5))
    level = "".join(stroke(f"M{-w * (0.42 + 0.06 * k):.1f}-{rh * (0.72 - 0.27 * k):.1f}Q0-{rh * (0.9 - 0.28 * k):.1f} {w * (0.42 + 0.06 * k):.1f}-{rh * (0.72 - 0.27 * k):.1f}", darker(straw, 0.18), 2.2) for k in range(3))
    fringe = stroke(f"M{-w * 0.57:.1f} 8Q0 22 {w * 0.57:.1f} 8", darker(straw, 0.3), 6, stroke_dasharray="3 5")
    top = path(d, straw) + ropes + level + fringe
    if snow:
        top += path(f"M{-w * 0.585:.1f}-2Q{-w * 0.6:.1f}-{rh * 0.42:.1f} {-w * 0.3:.1f}-{rh * 0.93:.1f}Q0-{rh * 1.14:.1f} {w * 0.3:.1f}-{rh * 0.93:.1f}Q{w * 0.6:.1f}-{rh * 0.42:.1f} {w * 0.585:.1f}-2Q{w * 0.3:.1f} 2 {w * 0.2:.1f}-6T-{w * 0.2:.1f}-5-{w * 0.585:.1f}-2Z", "#F7FAFB")
    return group(group(_dwelling(p, w * 0.9, h, lit, mud=True), 0, -h) + group(top, 0, -h), x, y)


def tilewall(p: Palette, x1: float, x2: float, y: float, h: float = 60, *, color: str = "#C7AE8B", tile: str = TILE, stones: bool = True, seed: object = 0) -> str:
    """A garden wall of earth and stones under a cap of tiles; `y` is its foot."""
    chance, out = rng("tilewall", seed, x1), [rect(x1, y - h, x2 - x1, h, p(color))]
    if stones:
        rows = max(2, int(h / 17))
        for r in range(rows):
            x = x1 + chance.uniform(2, 12)
            while x < x2 - 12:
                sw = chance.uniform(12, 26)
                out.append(rect(x, y - h + 8 + r * (h - 8) / rows, min(sw, x2 - x - 3), (h - 8) / rows - 5, p(chance.choice(("#9C8F7C", "#A89C88", "#8B8272"))), r=5))
                x += sw + 5
    out.append(rect(x1 - 6, y - h - 12, x2 - x1 + 12, 15, p(tile)))
    n = int((x2 - x1) / 13)
    out += [circle(x1 + (x2 - x1) * (k + 0.5) / n, y - h + 2, 5.2, p(lighter(tile, 0.18))) for k in range(n)]
    out.append(rect(x1 - 6, y - h - 15, x2 - x1 + 12, 5, p(darker(tile, 0.3)), r=2))
    return "".join(out)


def roofs(p: Palette, x: float, y: float, w: float, *, turn: float = 0, snow: bool = False, tile: str = TILE, half: bool = False) -> str:
    """A tiled roof seen from above and aside, for seas of roofs: gable end at the left."""
    d = f"M0 0L{w * 0.16:.0f}-{w * 0.2:.0f}Q{w * 0.5:.0f}-{w * 0.17:.0f} {w * 0.9:.0f}-{w * 0.22:.0f}L{w:.0f}-4Q{w * 0.5:.0f} 6 0 0Z"
    c = p(tile)
    lines = "".join(stroke(f"M{w * (0.18 + 0.075 * k):.0f}-{w * 0.18:.0f}L{w * (0.04 + 0.098 * k):.0f} 0", (lighter(c, 0.16), darker(c, 0.25))[k % 2], 2.6) for k in range(10))
    wall = poly([(4, 0), (w * 0.97, -2), (w * 0.97, w * 0.1), (4, w * 0.12)], LAMP if p.dark else p("#E9DFCB")) + rect(w * 0.3, w * 0.01, 7, w * 0.1, p("#7A4A33")) + rect(w * 0.66, w * 0.01, 7, w * 0.1, p("#7A4A33"))
    ridge = stroke(f"M{w * 0.15:.0f}-{w * 0.2:.0f}Q{w * 0.5:.0f}-{w * 0.17:.0f} {w * 0.91:.0f}-{w * 0.225:.0f}", "#FFFFFF" if snow else p("#D5CEBF"), max(4.0, w * 0.035))
    eave = stroke(f"M0 0Q{w * 0.5:.0f} 6 {w:.0f}-4", darker(c, 0.4), 4)
    cover = path(d, "#FFFFFF", opacity=0.75) if snow else ""
    return group(("" if half else wall) + path(d, c) + lines + cover + ridge + eave, x, y, turn=turn)


def lanternpost(p: Palette, x: float, y: float, s: float = 1, color: str = "#D8442F") -> str:
    """A paper lantern on its cord; `y` is where it hangs."""
    light = glow(0, 34, 60, "#FFB35C", 0.5) if p.lamps else ""
    ribs = "".join(ellipse(0, 34, 21 * t, 24, "none", stroke=darker(color, 0.25), stroke_width=1.8) for t in (0.35, 0.75))
    return group(stroke("M0 0V12", p("#5A4634"), 2.5) + light + ellipse(0, 34, 21, 24, color) + ribs + rect(-9, 8, 18, 6, "#E0B24A", r=2) + rect(-9, 55, 18, 6, "#E0B24A", r=2) + stroke("M0 61v14", "#E0B24A", 3), x, y, s)


def _eave(p: Palette, half: float, up: float, h: float) -> str:
    d = f"M{-half * 0.94:.1f} {-up * 0.86:.1f}Q{-half * 0.5:.1f} {h * 0.1:.1f} 0 {h * 0.1:.1f}Q{half * 0.5:.1f} {h * 0.1:.1f} {half * 0.94:.1f} {-up * 0.86:.1f}L{half * 0.68:.1f} {h * 0.14:.1f}H{-half * 0.68:.1f}Z"
    dots = "".join(circle(half * t, h * 0.075 - up * max(0.0, abs(t) - 0.45) * 1.1, max(2.0, h * 0.035), p("#E7C46B")) for t in [k / 9 * 0.72 for k in range(-9, 10)])
    return path(d, p("#2E6657")) + dots


def _tile_rows(p: Palette, half: float, top: float, up: float, h: float, c: str) -> str:
    n, out = max(7, int(half / 8)), ""
    for k in range(-n, n + 1):
        t = k / n
        x2, y2 = half * t * 0.97, -up * abs(t) ** 2.4
        bend = half * t * (0.62 if abs(t) > 0.5 else 0.66)
        out += stroke(f"M{top * t:.1f} {-h * (0.97 - 0.04 * (1 - abs(t))):.1f}Q{bend:.1f} {-h * 0.36:.1f} {x2:.1f} {y2 - 1:.1f}", lighter(c, 0.17) if k % 2 else darker(c, 0.22), 2.2)
    return out


def _lattice(p: Palette, x: float, y: float, w: float, h: float, wood: str) -> str:
    frame = p(darker(wood, 0.15))
    out = rect(x + w * 0.1, y, w * 0.8, h, "none", stroke=frame, stroke_width=2.2)
    for k in range(1, 6):
        out += stroke(f"M{x + w * (0.1 + 0.8 * k / 6):.1f} {y:.1f}v{h:.1f}", frame, 1.4, opacity=0.85)
    for k in range(1, 4):
        out += stroke(f"M{x + w * 0.1:.1f} {y + h * k / 4:.1f}h{w * 0.8:.1f}", frame, 1.4, opacity=0.85)
    return out


def _dwelling(p: Palette, w: float, h: float, lit: bool | None, *, mud: bool = False) -> str:
    glowing, wood = (p.lamps if lit is None else lit), p("#6E4630")
    out = rect(-w / 2, 0, w, h, p("#D8BE93" if mud else "#F0E7D6"))
    for k in range(4):
        x = -w / 2 + w * k / 4
        if k in (1, 2):
            out += rect(x + 5, h * 0.22, w / 4 - 10, h * 0.72, LAMP if glowing else p("#F8F1E2"))
            out += _lattice(p, x, h * 0.22, w / 4, h * 0.72, "#6E4630")
        elif not mud:
            out += rect(x + w * 0.06, h * 0.34, w * 0.13, h * 0.3, LAMP if glowing else p("#B79C75")) + rect(x, h * 0.72, w / 4, h * 0.28, p("#A89C88"))
    return out + "".join(rect(-w / 2 + w * k / 4 - 3, 0, 6, h, wood) for k in range(5)) + rect(-w / 2, 0, w, 5, wood)
