"""People, and what they make."""

from __future__ import annotations

from collections.abc import Sequence

from assets.draw.palette import Palette, darker, lighter
from assets.draw.svg import circle, ellipse, group, path, rect, stroke

COATS = ("#2F3437", "#1F6F6B", "#7A5A36", "#B5432C", "#C8963E", "#3D5A80", "#6B4E71")
SKIN = "#E0B18A"


def person(
    p: Palette,
    x: float,
    y: float,
    s: float = 1,
    color: str = "#2F3437",
    *,
    back: bool = True,
    hat: str | None = None,
    bag: bool = False,
) -> str:
    """Someone standing, about 74 units high, simple as a game piece."""
    hair = "#33271F"
    out = path("M-9-18L-7 0H-1L0-16 1 0H7L9-18Z", p(darker(color, 0.35))) + path(
        "M-17-12Q-19-48 0-50 19-48 17-12Q0-6-17-12Z", p(color)
    )
    out += stroke("M-15-40Q-21-28-18-18M15-40Q21-28 18-18", p(darker(color, 0.12)), 6) + circle(
        0, -60, 12, p(SKIN)
    )
    out += path(
        "M-12-60Q-13-74 0-74 13-74 12-60 6-68-4-67-10-66-12-60Z"
        if not back
        else "M-12-58Q-14-74 0-74 14-74 12-58 0-50-12-58Z",
        p(hair),
    )
    if hat:
        out += ellipse(0, -69, 20, 5, p(hat)) + path("M-11-70Q-9-84 0-84 9-84 11-70Z", p(hat))
    if bag:
        out += rect(12, -26, 16, 18, p("#D9A441"), r=3)
    return group(out, x, y, s)


def crowd(
    p: Palette, spots: Sequence[tuple[float, float, float]], start: int = 0, *, back: bool = True
) -> str:
    """Several people: (x, y, scale) each, in the colours of the coats."""
    return "".join(
        person(p, x, y, s, COATS[(k * 3 + start) % len(COATS)], back=back, bag=k % 4 == 2)
        for k, (x, y, s) in enumerate(spots)
    )


def hanbok(
    p: Palette,
    x: float,
    y: float,
    s: float = 1,
    top: str = "#F3D9DC",
    skirt: str = "#B5432C",
    *,
    mirror: bool = False,
) -> str:
    """A woman in hanbok: short jacket, wide skirt, braid with ribbon."""
    out = path("M-12-46Q-30-20-40 0Q0 10 40 0 30-20 12-46Z", p(skirt)) + "".join(
        stroke(f"M{t * 8:.0f}-44Q{t * 18:.0f}-20 {t * 26:.0f} 2", p(darker(skirt, 0.22)), 2.4)
        for t in (-1, -0.4, 0.3, 0.9)
    )
    out += (
        path("M-15-46Q-19-66-6-70H6Q19-66 15-46Q0-40-15-46Z", p(top))
        + path("M-14-64Q-34-54-30-38L-22-36Q-22-48-10-54ZM14-64Q34-54 30-38L22-36Q22-48 10-54Z", p(top))
        + stroke("M2-62l4 24M2-62l-6 16", p(skirt), 4)
    )
    return group(
        out
        + circle(0, -81, 12, p(SKIN))
        + path("M-12-80Q-13-95 0-95 13-95 12-80 4-88-4-88-10-86-12-80Z", p("#2B211C"))
        + stroke("M9-76Q18-60 14-46", p("#2B211C"), 5)
        + rect(10, -48, 9, 12, p("#C8402F")),
        x,
        y,
        s,
        mirror=mirror,
    )


def seated(p: Palette, x: float, y: float, s: float = 1, color: str = "#B5432C") -> str:
    """Someone sitting on a bench, seen from behind."""
    return group(
        path("M-24 6Q-28-44 0-48 28-44 24 6Z", p(color))
        + circle(0, -60, 14, p(SKIN))
        + path("M-14-56Q-16-76 0-76 16-76 14-56 0-46-14-56Z", p("#33271F"))
        + stroke("M-16-34q-6 22 2 36M16-34q6 22-2 36", p(darker(color, 0.2)), 5),
        x,
        y,
        s,
    )


def mask(p: Palette, x: float, y: float, s: float = 1, color: str = "#C98A52") -> str:
    """A laughing Hahoe mask of wood."""
    c, d = p(color), p(darker(color, 0.45))
    out = path("M-46-50Q0-78 46-50 56 0 34 44 0 70-34 44-56 0-46-50Z", c) + path(
        "M10-70Q36-66 46-50 56 0 34 44 18 56 8 57 34 0 10-70Z", p(darker(color, 0.14))
    )
    out += (
        stroke("M-36-30Q-22-44-8-30M8-30Q22-44 36-30", d, 6)
        + path("M-34-18Q-22-26-10-16-22-10-34-18ZM34-18Q22-26 10-16 22-10 34-18Z", d)
        + path("M-8-22Q-12 6 0 10 12 6 8-22Z", p(lighter(color, 0.25)))
    )
    return group(
        out
        + path("M-24 24Q0 44 24 24 14 40 0 40-14 40-24 24Z", d)
        + stroke("M-36 0q6 14 2 26M36 0q-6 14-2 26M-20-54q20-8 40 0", d, 3),
        x,
        y,
        s,
    )


def pot(p: Palette, x: float, y: float, s: float = 1, color: str = "#6B4433") -> str:
    """An earthenware jar with its lid."""
    c = p(color)
    return group(
        path("M-26-58Q-40-24-22 0H22Q40-24 26-58Z", c)
        + path("M6-58H26Q40-24 22 0H10Q26-26 6-58Z", darker(c, 0.25))
        + ellipse(0, -58, 28, 7, darker(c, 0.15))
        + path("M-30-60Q0-74 30-60Q0-52-30-60Z", lighter(c, 0.12))
        + circle(0, -68, 4, c)
        + stroke("M-30-34q30 8 60 0", lighter(c, 0.22), 2.6),
        x,
        y,
        s,
    )
