"""Animals."""

from __future__ import annotations

from assets.draw.palette import Palette, darker, lighter
from assets.draw.svg import circle, ellipse, group, path, rect, stroke


def sheep(p: Palette, x: float, y: float, s: float = 1, *, mirror: bool = False) -> str:
    """A sheep."""
    wool, face = p("#F6F1E4"), p("#4B4540")
    legs = "".join(rect(a, -14, 6, 15, face) for a in (-22, -10, 8, 20))
    fleece = "".join(
        circle(a, b, r, c)
        for a, b, r, c in (
            (-22, -26, 14, darker(wool, 0.1)),
            (20, -26, 14, darker(wool, 0.1)),
            (-12, -36, 15, wool),
            (10, -37, 16, wool),
            (0, -24, 18, wool),
        )
    )
    head = (
        ellipse(-38, -34, 11, 13, face)
        + ellipse(-38, -46, 8, 5, wool)
        + ellipse(-28, -42, 7, 3.4, face)
        + circle(-41, -37, 1.8, "#FFFFFF")
    )
    return group(
        legs
        + fleece
        + head
        + stroke("M-10-40q6-5 12 0M6-28q6-5 12 0M-14-24q6-5 12 0", darker(wool, 0.2), 2.4),
        x,
        y,
        s,
        mirror=mirror,
    )


def crane(
    p: Palette, x: float, y: float, s: float = 1, *, mirror: bool = False, body: str = "#5A5A60"
) -> str:
    """A crane in flight, neck and legs stretched."""
    c, d = p(body), p(darker(body, 0.4))
    out = (
        path("M-6-4Q-22-52-74-66-62-26-18 8Z", c)
        + path("M4-4Q14-54 56-78 60-30 20 8Z", d)
        + path("M-74-66L-52-44-60-36Q-70-50-74-66ZM56-78L52-50 60-44Q60-62 56-78Z", d)
    )
    out += (
        path("M-40 0Q-10-14 36 4 4 20-40 0Z", c)
        + stroke("M-34-2Q-62-12-88-10", p("#F4F0E6"), 9)
        + circle(-91, -11, 7, p("#F4F0E6"))
        + circle(-92, -15, 3.4, p("#C8402F"))
        + path("M-97-12L-122-8-97-7Z", p("#4A4238"))
    )
    return group(out + stroke("M32 4L92 14M32 8L90 22", d, 3), x, y, s, mirror=mirror)


def ibis(p: Palette, x: float, y: float, s: float = 1, *, mirror: bool = False) -> str:
    """A crested ibis in flight: pale pink wings, red face, bent black bill."""
    w, d = p("#F8E3DA"), p("#EFB9A6")
    out = (
        path("M-4-2Q-16-50-66-62-58-22-16 8Z", w)
        + path("M4-2Q16-54 62-66 58-24 18 8Z", d)
        + stroke("M-58-54Q-40-30-16-4M54-58Q40-30 18-4", p("#E79A83"), 3)
    )
    return group(
        out
        + path("M-34 0Q-8-14 34 6 2 18-34 0Z", w)
        + stroke("M-28-2Q-44-10-54-8", w, 9)
        + circle(-56, -8, 8, p("#D0402F"))
        + path("M-62-8Q-80-6-86 10-74-2-60-2Z", p("#2B2B30")),
        x,
        y,
        s,
        mirror=mirror,
    )


def crab(p: Palette, x: float, y: float, s: float = 1, color: str = "#D2452B") -> str:
    """A crab with long legs, about 300 units wide."""
    c, d, li = p(color), p(darker(color, 0.3)), p(lighter(color, 0.3))
    legs = ""
    for side in (-1, 1):
        for k in range(4):
            legs += stroke(
                f"M{side * 46} {-6 + 11 * k}L{side * (104 + 12 * k)} {-54 + 34 * k}L{side * (136 + 8 * k)}"
                f" {4 + 32 * k}",
                c,
                12 - k,
            ) + stroke(f"M{side * (104 + 12 * k)} {-54 + 34 * k}L{side * (136 + 8 * k)} {4 + 32 * k}", d, 5)
        legs += (
            stroke(f"M{side * 40}-26L{side * 80}-86", c, 14)
            + path(
                f"M{side * 70}-80Q{side * 60}-128 {side * 96}-144L{side * 92}-112 {side * 116}"
                f"-130Q{side * 122}-92 {side * 92}-78Z",
                c,
            )
            + stroke(f"M{side * 76}-90q{side * 6}-26 {side * 16}-34", li, 5)
        )
    shell = path("M-66 8Q-62-52 0-54 62-52 66 8 40 50 0 52-40 50-66 8Z", c) + path(
        "M-48 2Q-44-36 0-38 44-36 48 2Z", li, opacity=0.5
    )
    dots = "".join(
        circle(a, b, 4.5, li)
        for a, b in ((-30, 14), (-14, 28), (6, 16), (24, 28), (36, 12), (-40, 0), (0, -20))
    )
    eyes = (
        stroke("M-16-50V-70M16-50V-70", d, 5)
        + circle(-16, -74, 7.5, p("#22252B"))
        + circle(16, -74, 7.5, p("#22252B"))
        + stroke("M-16 38q16 10 32 0", d, 4)
    )
    return group(legs + shell + dots + eyes, x, y, s)


def fish(
    p: Palette,
    x: float,
    y: float,
    s: float = 1,
    color: str = "#8FA9B5",
    *,
    mirror: bool = False,
    turn: float = 0,
) -> str:
    """A fish on a stall, about 90 units long."""
    c = p(color)
    out = (
        path("M-44 0Q-16-22 24-4L44-18 40 0 44 18 24 4Q-16 22-44 0Z", c)
        + path("M-44 0Q-16 22 24 4 0 2-44 0Z", lighter(c, 0.45))
        + circle(-30, -3, 3.6, "#22252B")
        + stroke("M-20-8q5 8 0 16M-6-8q4 7 0 14M6-6q4 6 0 11", darker(c, 0.25), 2.2)
    )
    return group(out, x, y, s, mirror=mirror, turn=turn)


def seal(p: Palette, x: float, y: float, s: float = 1) -> str:
    """A spotted seal's head looking out of the water."""
    c = p("#8B8F94")
    return group(
        path("M-34 6Q-36-44 0-46 36-44 34 6Z", c)
        + ellipse(0, -16, 18, 13, lighter(c, 0.35))
        + circle(-13, -28, 5, "#1E2126")
        + circle(13, -28, 5, "#1E2126")
        + ellipse(0, -20, 6, 4, "#1E2126")
        + stroke("M-20-12l-18-3M-20-8l-17 4M20-12l18-3M20-8l17 4", darker(c, 0.3), 2)
        + circle(-22, -38, 3, darker(c, 0.3))
        + circle(22, -36, 3, darker(c, 0.3))
        + circle(4, -42, 3, darker(c, 0.3))
        + ellipse(0, 7, 46, 7, "#FFFFFF", opacity=0.6),
        x,
        y,
        s,
    )


def dinosaur(
    p: Palette, x: float, y: float, s: float = 1, color: str = "#5E8C61", *, mirror: bool = False
) -> str:
    """A long-necked dinosaur, about 300 units high."""
    c, d, li = p(color), p(darker(color, 0.25)), p(lighter(color, 0.25))
    legs = "".join(
        path(f"M{a} -70L{a + 4} 0H{a + 34}L{a + 38}-70Z", t)
        for a, t in ((-58, d), (30, d), (-84, c), (56, c))
    )
    body = path("M-96-80Q-96-150-20-152 20-152 60-140 120-112 220-44 130-78 84-74 10-50-96-80Z", c) + path(
        "M-70-130Q-110-190-104-262-100-296-66-298-42-296-40-280L-58-270Q-74-272-72-250-70-190-26-150Z", c
    )
    face = (
        path("M-104-262Q-104-300-66-300-30-298-28-280-44-268-72-270Z", c)
        + circle(-70, -286, 4.5, "#1E2126")
        + stroke("M-44-278L-32-279", d, 3)
    )
    spots = "".join(
        circle(a, b, r, li)
        for a, b, r in (
            (-60, -120, 9),
            (-24, -130, 11),
            (14, -128, 10),
            (50, -118, 8),
            (84, -100, 7),
            (-84, -200, 7),
            (-80, -236, 6),
            (-4, -106, 7),
        )
    )
    return group(legs + body + face + spots, x, y, s, mirror=mirror)
