"""Markets: awnings, stalls, bulbs, signs."""

from __future__ import annotations

from collections.abc import Sequence

from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.svg import circle, glow, group, path, rect, rng, stroke

AWNINGS = (("#C8402F", "#F5EBDD"), ("#2F7C74", "#F5EBDD"), ("#D99A3A", "#FFF6E2"), ("#3D6FA3", "#F5EBDD"))
GOODS = ("#E2673A", "#E9B93B", "#7DA453", "#C9432B", "#F2E3C2", "#8C5A8E")


def awning(
    p: Palette, x: float, y: float, w: float, h: float = 44, colors: tuple[str, str] = AWNINGS[0]
) -> str:
    """A striped awning whose upper left corner is at x, y."""
    n = max(4, int(w / 26))
    s, out = w / n, ""
    for k in range(n):
        out += path(
            f"M{x + s * k:.1f} {y}h{s:.1f}v{h * 0.62:.1f}q{-s / 2:.1f} {h * 0.5:.1f}-{s:.1f} 0Z",
            p(colors[k % 2]),
        )
    return out + rect(x - 4, y - 6, w + 8, 8, p(darker(colors[0], 0.3)), r=3)


def stall(
    p: Palette,
    x: float,
    y: float,
    w: float,
    *,
    colors: tuple[str, str] = AWNINGS[0],
    goods: Sequence[str] = GOODS,
    h: float = 150,
    seed: object = 0,
) -> str:
    """A market stall: posts, awning, a table heaped with goods; `x` its middle, `y` its foot."""
    chance, table = rng("stall", x, y, seed), p("#9A6B43")
    back = rect(-w / 2 + 8, -h + 20, w - 16, h - 40, "#F7C877" if p.lamps else p("#7B6A58"), opacity=0.95)
    posts = rect(-w / 2, -h, 6, h, p(darker("#9A6B43", 0.3))) + rect(
        w / 2 - 6, -h, 6, h, p(darker("#9A6B43", 0.3))
    )
    shelf = "".join(
        circle(-w / 2 + 20 + (w - 40) * k / 7, -h * 0.62, 8, p(goods[(k * 2 + 1) % len(goods)]))
        for k in range(8)
    ) + rect(-w / 2 + 8, -h * 0.57, w - 16, 5, table)
    heap, n = "", max(4, int(w / 19))
    for r in range(3):
        for k in range(n - r):
            heap += circle(
                -w / 2 + (w / n) * (k + 0.5 + r / 2),
                -58 - r * 13,
                10.5,
                p(goods[(k // 2 + r + int(chance.random() * 2)) % len(goods)]),
            )
    front = rect(-w / 2 - 4, -54, w + 8, 10, lighter(table, 0.2)) + rect(-w / 2, -46, w, 46, table)
    front += "".join(
        rect(-w / 2 + w * k / 5 + 4, -40, w / 5 - 8, 34, darker(table, 0.16), r=2) for k in range(5)
    )
    return group(
        back + shelf + posts + heap + front + awning(p, -w / 2 - 8, -h - 2, w + 16, 42, colors), x, y
    )


def bulbs(p: Palette, x1: float, y1: float, x2: float, y2: float, sag: float = 46, n: int = 12) -> str:
    """A string of bulbs."""
    out = stroke(f"M{x1} {y1}Q{(x1 + x2) / 2} {(y1 + y2) / 2 + sag * 2} {x2} {y2}", p("#4A3D34"), 2.6)
    for k in range(1, n):
        t = k / n
        x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * (x1 + x2) / 2 + t * t * x2
        y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t * t * y2
        out += (glow(x, y + 8, 26, LAMP, 0.6) if p.lamps else "") + circle(x, y + 8, 6.5, "#FFE6A3")
    return out


def sign(
    p: Palette, x: float, y: float, w: float, h: float, color: str, text: str, *, upright: bool = False
) -> str:
    """A painted signboard with a word on it."""
    out = rect(-w / 2, -h / 2, w, h, p(color), r=5) + rect(
        -w / 2 + 4, -h / 2 + 4, w - 8, h - 8, "none", r=4, stroke=p(lighter(color, 0.5)), stroke_width=2
    )
    n = len(text)
    size = min(w * 0.62, (h - 12) / n * 0.92) if upright else min(h * 0.62, (w - 16) / n * 0.95)
    for k, letter in enumerate(text):
        t = (k + 0.5) / n - 0.5
        cx, cy = (0.0, t * (h - 14)) if upright else (t * (w - 18), 0.0)
        out += lettering(cx, cy, letter, size, p("#FBF3E1"))
    return group(out, x, y)


def lettering(x: float, y: float, text: str, size: float, color: str, *, font: str = "Gowun Batang") -> str:
    """Words in a picture, centred on a point."""
    look = (
        f'font-family="{font}" font-weight="700" font-size="{size:.1f}" fill="{color}" text-anchor="middle"'
    )
    return f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" {look}>{text}</text>'
