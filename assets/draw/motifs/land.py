"""Hills, peaks, rocks, ground and paths."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from assets.draw.motifs import H, W
from assets.draw.palette import Palette, darker, lighter
from assets.draw.svg import Point, circle, clip, ellipse, path, poly, rng, sampled, smooth, stroke


def hill(color: str, tops: Sequence[Point], bottom: float = H) -> str:
    """A smooth hill from its skyline to the bottom of the picture."""
    return path(_closed(tops, bottom), color)


def wooded(
    p: Palette, color: str, tops: Sequence[Point], bottom: float = H, *, size: float = 13, tint: float = 0.12
) -> str:
    """A smooth hill whose skyline and slopes are treetops."""
    chance, out = rng("wooded", tops), [hill(color, tops, bottom)]
    for x, y in sampled(tops, size * 1.35):
        out.append(circle(x, y + 2, size * chance.uniform(0.7, 1.15), color))
    for x, y in sampled(tops, size * 3.1):
        for depth in range(4):
            spot = (x + chance.uniform(-size, size), y + size * (1.2 + depth * 2.6) + chance.uniform(-5, 5))
            out.append(
                _tuft(spot, size, lighter(color, tint) if (depth + int(x)) % 2 else darker(color, tint))
            )
    return "".join(out)


def ranges(p: Palette, y: float, n: int = 4, seed: object = 0, height: float = 70) -> str:
    """Mountain ranges one behind the other, the far ones pale; `y` is the skyline of the nearest."""
    chance, out = rng("ranges", seed), []
    for k in range(n):
        base = y - (n - 1 - k) * height * 0.62
        tops = [(x, base + chance.uniform(-height / 2, height / 2)) for x in range(-60, W + 121, 120)]
        out.append(hill(p(_range_color(p, k, n), 0.62 * (1 - k / max(1, n - 1))), tops))
    return "".join(out)


def peak(
    p: Palette,
    points: Sequence[Point],
    color: str,
    *,
    snow: bool = False,
    bottom: float = H,
    shade: float = 0.16,
) -> str:
    """Jagged rock along a skyline: lit left faces, shaded right faces, cracks."""
    outline = [*points, (points[-1][0], bottom), (points[0][0], bottom)]
    out = [poly(outline, p(color))]
    for a, b in pairwise(points):
        if b[1] > a[1]:
            foot = (a[0] + (b[0] - a[0]) * 0.25, min(bottom, b[1] + (b[1] - a[1]) * 0.9 + 30))
            out.append(poly([a, b, (b[0] - (b[0] - a[0]) * 0.1, foot[1]), foot], p(darker(color, shade))))
        if snow and b[1] < a[1]:
            out.append(_snowcap(points, b))
    out.append(_cracks(p, points, color, bottom))
    return "".join(out)


def rock(p: Palette, outline: Sequence[Point], color: str, *, seed: object = 0, lines: str = "cracks") -> str:
    (
        """A rock of any shape with texture inside: `cracks`, `layers` (level"""
        " "
        " b"
        "ands) or `columns` (upright joints)."
        ""
    )
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in outline) + "Z"
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    left, right, top, low = min(xs), max(xs), min(ys), max(ys)
    chance, inner = rng("rock", seed, outline), []
    light, dark = p(lighter(color, 0.16)), p(darker(color, 0.22))
    inner.append(
        poly(
            [
                (left + (right - left) * 0.58, top),
                (right, top),
                (right, low),
                (left + (right - left) * 0.5, low),
            ],
            dark,
            opacity=0.4,
        )
    )
    if lines == "layers":
        for k in range(int((low - top) / 17)):
            y = top + 17 * k + chance.uniform(-3, 3)
            inner.append(
                stroke(
                    f"M{left} {y:.0f}q{(right - left) / 4:.0f} {chance.uniform(-9, 9):.0f} "
                    f"{(right - left) / 2:.0f}"
                    f" 0t{(right - left) / 2:.0f} {chance.uniform(-6, 6):.0f}",
                    (dark, light)[k % 2],
                    3.5 + k % 3,
                )
            )
    elif lines == "columns":
        for k in range(int((right - left) / 19)):
            x = left + 19 * k + chance.uniform(-2, 2)
            inner.append(stroke(f"M{x:.0f} {top}V{low}", (dark, light)[k % 3 == 0], 3))
            for _ in range(3):
                inner.append(
                    stroke(
                        f"M{x:.0f} {chance.uniform(top, low):.0f}l17 {chance.uniform(-7, 7):.0f}", dark, 2.4
                    )
                )
    else:
        for _ in range(int((right - left) * (low - top) / 2600) + 4):
            x, y = chance.uniform(left, right), chance.uniform(top, low)
            inner.append(
                stroke(
                    f"M{x:.0f} {y:.0f}l{chance.uniform(-16, 10):.0f} {chance.uniform(14, 40):.0f}"
                    f"l{chance.uniform(-10, 16):.0f} {chance.uniform(10, 26):.0f}",
                    dark if chance.random() < 0.65 else light,
                    3,
                )
            )
    return path(d, p(color)) + clip("".join(inner), d)


def boulders(p: Palette, spots: Sequence[tuple[float, float, float]], color: str = "#8A8378") -> str:
    """Round stones: (x, y, size) each."""
    out = []
    for x, y, s in spots:
        d = (
            f"M{x - s:.0f} {y:.0f}q{s * 0.1:.0f}-{s * 0.9:.0f} {s * 0.9:.0f}-{s:.0f}"
            f"q{s:.0f} 0 {s * 1.1:.0f} {s:.0f}Z"
        )
        out.append(
            path(d, p(color))
            + stroke(
                f"M{x - s * 0.4:.0f} {y - s * 0.6:.0f}q{s * 0.4:.0f}-{s * 0.3:.0f} {s * 0.7:.0f} 0",
                p(lighter(color, 0.3)),
                3,
            )
        )
    return "".join(out)


def ground(
    p: Palette, y: float, color: str, *, bend: float = 20, grass: bool = False, seed: object = 0
) -> str:
    """The foreground from `y` down, with small marks so that it is not a bare surface."""
    chance = rng("ground", seed, y, color)
    out = [path(f"M0 {y}Q{W / 2} {y - bend} {W} {y}V{H}H0Z", p(color))]
    for _ in range(34):
        x, gy = chance.uniform(0, W), chance.uniform(y + 8, H)
        c = p(darker(color, 0.14)) if chance.random() < 0.6 else p(lighter(color, 0.2))
        if grass:
            out.append(stroke(f"M{x:.0f} {gy:.0f}l-5-11m5 11l1-14m-1 14l6-10", c, 2.6))
        else:
            out.append(ellipse(x, gy, chance.uniform(6, 20), 2.6, c))
    return "".join(out)


def way(p: Palette, points: Sequence[tuple[float, float, float]], color: str) -> str:
    """A path that winds: (x, y, width) each, from far to near."""
    left = [(x - w / 2, y) for x, y, w in points]
    right = [(x + w / 2, y) for x, y, w in reversed(points)]
    d = smooth(left) + smooth(right).replace("M", "L", 1) + "Z"
    edge = stroke(smooth(left), p(darker(color, 0.2)), 3) + stroke(smooth(right), p(darker(color, 0.2)), 3)
    return path(d, p(color)) + edge


def rows(
    p: Palette, area: str, spots: Sequence[tuple[Point, Point]], colors: tuple[str, str], width: float = 16
) -> str:
    """A field of rows within an area: each row from one point to another, with leaves of two greens."""
    out = []
    for k, ((x1, y1), (x2, y2)) in enumerate(spots):
        d = f"M{x1:.0f} {y1:.0f}Q{(x1 + x2) / 2:.0f} {(y1 + y2) / 2 - 14:.0f} {x2:.0f} {y2:.0f}"
        out.append(stroke(d, p(colors[k % 2]), width))
        out.append(stroke(d, p(lighter(colors[k % 2], 0.25)), width * 0.3, stroke_dasharray="2 13"))
    return clip("".join(out), area)


def field(
    p: Palette,
    top: Sequence[Point],
    color: str,
    dots: str,
    *,
    size: float = 6,
    n: int = 260,
    seed: object = 0,
) -> str:
    """A slope full of flowers, smaller ones farther off."""
    d, chance, out = _closed(top, H), rng("field", seed, color), []
    high = min(y for _, y in top)
    for _ in range(n):
        t = chance.random() ** 0.8
        y = high + (H - high) * t
        x = chance.uniform(0, W)
        s = size * (0.45 + t)
        out.append(stroke(f"M{x:.0f} {y:.0f}v{s * 2.2:.0f}", p(darker(color, 0.25)), 2))
        out.append(
            circle(x, y, s, p(dots)) + circle(x - s * 0.25, y - s * 0.25, s * 0.45, p(lighter(dots, 0.45)))
        )
    return path(d, p(color)) + clip("".join(out), d)


def _closed(tops: Sequence[Point], bottom: float) -> str:
    return smooth(tops) + f"L{tops[-1][0]:.0f} {bottom:.0f}L{tops[0][0]:.0f} {bottom:.0f}Z"


def _tuft(spot: Point, size: float, color: str) -> str:
    x, y = spot
    return path(f"M{x - size:.0f} {y:.0f}a{size:.0f} {size:.0f} 0 0 1 {size * 2:.0f} 0", color, opacity=0.75)


def _range_color(p: Palette, k: int, n: int) -> str:
    from assets.draw.palette import HILLS, mix

    far, middle, near = HILLS[p.season]
    t = k / max(1, n - 1)
    return mix(far, middle, t * 2) if t < 0.5 else mix(middle, near, t * 2 - 1)


def _snowcap(points: Sequence[Point], top: Point) -> str:
    i = list(points).index(top)
    if i + 1 >= len(points) or points[i + 1][1] <= top[1]:
        return ""
    a, b = points[i - 1], points[i + 1]
    left = (top[0] + (a[0] - top[0]) * 0.45, top[1] + (a[1] - top[1]) * 0.45)
    right = (top[0] + (b[0] - top[0]) * 0.45, top[1] + (b[1] - top[1]) * 0.45)
    mid = (top[0], (left[1] + right[1]) / 2 - 8)
    return poly(
        [
            top,
            left,
            ((left[0] + mid[0]) / 2, left[1] - 14),
            mid,
            ((right[0] + mid[0]) / 2, right[1] - 14),
            right,
        ],
        "#FFFFFF",
        opacity=0.92,
    )


def _cracks(p: Palette, points: Sequence[Point], color: str, bottom: float) -> str:
    chance, out = rng("cracks", points), ""
    d = (
        "M"
        + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        + f"L{points[-1][0]:.0f} {bottom:.0f}L{points[0][0]:.0f} {bottom:.0f}Z"
    )
    for x, y in sampled(points, 26):
        drop = chance.uniform(30, 120)
        tone = darker(color, 0.25) if chance.random() < 0.6 else lighter(color, 0.3)
        out += stroke(
            f"M{x:.0f} {y + chance.uniform(6, 60):.0f}l{chance.uniform(-12, 12):.0f} {drop:.0f}",
            p(tone),
            2.8,
            opacity=0.8,
        )
    return clip(out, d)
