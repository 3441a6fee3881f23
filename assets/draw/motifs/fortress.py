"""Masonry: walls of hewn stone, arches, ramparts, gates, banners."""

from __future__ import annotations

from collections.abc import Sequence

from assets.draw.palette import Palette, darker, lighter
from assets.draw.svg import (
    Point,
    circle,
    clip,
    group,
    path,
    rect,
    rng,
    sampled,
    smooth,
    stroke,
)


def arch(
    p: Palette,
    x: float,
    y: float,
    w: float,
    h: float,
    n: int = 1,
    *,
    color: str = "#B3A791",
    through: str | None = None,
    rail: bool = False,
    round_: float = 0.5,
) -> str:
    """A stone bridge or wall of `n` arches; the feet stand at `y`, openings show `through`."""
    dark, light = p(darker(color, 0.28)), p(lighter(color, 0.25))
    span = w / n
    d = f"M{-w / 2:.0f} 0V{-h:.0f}H{w / 2:.0f}V0"
    holes, rings, r = "", "", min(span * 0.4, h * 0.78)
    for k in range(n):
        cx = -w / 2 + span * (k + 0.5)
        straight = max(0.0, h * 0.78 - r) * round_
        hole = f"M{cx - r:.1f} 2V{-straight:.1f}A{r:.1f} {r:.1f} 0 0 1 {cx + r:.1f} {-straight:.1f}V2Z"
        holes += path(hole, through or p(darker(color, 0.6)))
        rings += stroke(
            f"M{cx - r:.1f} 0V{-straight:.1f}A{r:.1f} {r:.1f} 0 0 1 {cx + r:.1f} {-straight:.1f}V0",
            light,
            max(5.0, r * 0.16),
            stroke_dasharray=f"{max(8.0, r * 0.3):.0f} 3",
            stroke_linecap="butt",
        )
    out = clip(blocks(p, -w / 2, -h, w, h, color, row=max(11.0, h / 6)), d + "Z") + holes + rings
    out += rect(-w / 2 - 6, -h - 5, w + 12, 9, light)
    if rail:
        m = n * 4
        out += "".join(rect(-w / 2 + w * k / m - 4, -h - 30, 8, 26, p(color)) for k in range(m + 1)) + rect(
            -w / 2, -h - 26, w, 5, dark
        )
    return group(out, x, y)


def blocks(
    p: Palette, x: float, y: float, w: float, h: float, color: str, row: float = 16, seed: object = 0
) -> str:
    """A wall face of hewn stones."""
    chance, out = rng("blocks", x, y, w, seed), [rect(x, y, w, h, p(darker(color, 0.26)))]
    tones = [p(color), p(lighter(color, 0.12)), p(darker(color, 0.1)), p(lighter(color, 0.22))]
    top = y
    while top < y + h:
        left = x - chance.uniform(0, row)
        while left < x + w:
            bw = chance.uniform(row * 1.1, row * 2.1)
            l2, r2 = max(left, x), min(left + bw - 2.5, x + w)
            if r2 - l2 > 2:
                out.append(rect(l2, top, r2 - l2, min(row - 2.5, y + h - top), chance.choice(tones), r=3))
            left += bw
        top += row
    return "".join(out)


def rampart(
    p: Palette,
    points: Sequence[Point],
    h: float = 60,
    *,
    color: str = "#A89F8E",
    merlons: bool = True,
    taper: float = 1.0,
    cap: float = 1.0,
) -> str:
    (
        """A fortress wall whose top runs along points; towards the end its """
        " "
        ""
        "height becomes `taper` times as much."
        ""
    )
    line = sampled(points, 9)
    n = len(line)
    heights = [h * (1 + (taper - 1) * k / (n - 1)) for k in range(n)]
    low = [(x, y + hh) for (x, y), hh in zip(line, heights, strict=True)]
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in [*line, *reversed(low)]) + "Z"
    out, chance = [path(d, p(darker(color, 0.12)))], rng("rampart", points)
    inner = []
    tones = (p(color), p(lighter(color, 0.18)), p(darker(color, 0.24)))
    for k in range(0, n - 1, 2):
        (x, y), hh = line[k], heights[k]
        rows = max(2, int(hh / 13))
        for r in range(rows):
            inner.append(
                rect(x + (r % 2) * 7, y + r * hh / rows + 2, 15, hh / rows - 3, chance.choice(tones), r=3)
            )
    out.append(clip("".join(inner), d))
    if merlons:
        for k in range(0, n - 1, 3):
            (x, y), hh = line[k], heights[k] * 0.24 * cap
            out.append(
                rect(x, y - hh, 19, hh + 2, p(lighter(color, 0.1)))
                + rect(x, y - hh, 19, 4, p(darker(color, 0.35)))
                + rect(x + 8, y - hh * 0.6, 4, hh * 0.4, p(darker(color, 0.5)))
            )
    else:
        out.append(stroke(smooth(points), p(lighter(color, 0.2)), 7))
    return "".join(out)


def fortgate(
    p: Palette,
    x: float,
    y: float,
    w: float,
    *,
    tiers: int = 1,
    color: str = "#A89F8E",
    h: float | None = None,
    flags: str | None = None,
    wings: float = 0.0,
) -> str:
    """A gate: an arched stone base with a wooden gatehouse on top."""
    from assets.draw.motifs.hanok import hall

    bh = h or w * 0.42
    out = (
        [arch(p, 0, 0, w + 2 * wings, bh, 1, color=color, through=p("#3A332C"))]
        if not wings
        else [
            clip(
                blocks(p, -w / 2 - wings, -bh, w + 2 * wings, bh, color, row=16),
                f"M{-w / 2 - wings} 0V{-bh}H{w / 2 + wings}V0Z",
            ),
            arch(p, 0, 0, w * 0.62, bh, 1, color=color, through=p("#3A332C")),
        ]
    )
    for k in range(int((w + 2 * wings) / 30)):
        out.append(rect(-w / 2 - wings + 30 * k + 2, -bh - 18, 22, 20, p(lighter(color, 0.12))))
    out.append(hall(p, 0, -bh + 2, w * 0.72, tiers=tiers, bays=3, base=0.0, open_=True))
    if flags:
        out += [flag(p, t * w * 0.62, -bh - 10, 0.8, flags) for t in (-1, 1)]
    return group(out, x, y)


def flag(p: Palette, x: float, y: float, s: float = 1, color: str = "#E6B93D") -> str:
    """A long banner on a pole."""
    cloth = path("M2-150Q26-162 50-148T92-150L84-124 92-96Q66-88 46-98T2-96Z", p(color))
    return group(
        rect(-2.5, -156, 5, 156, p("#5A4634"))
        + cloth
        + stroke("M2-96Q26-108 46-98T92-96", p(darker(color, 0.3)), 4)
        + circle(42, -124, 11, p(darker(color, 0.22)))
        + circle(0, -158, 5, p("#D9A441")),
        x,
        y,
        s,
    )
