"""Boats and what floats."""

from __future__ import annotations

from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.svg import circle, ellipse, group, path, rect, stroke


def fishing_boat(
    p: Palette,
    x: float,
    y: float,
    s: float = 1,
    color: str = "#2F6E8C",
    *,
    mirror: bool = False,
    lamps: bool = False,
) -> str:
    """A fishing boat with wheelhouse, mast and flags; `y` is the waterline."""
    hull = (
        path("M-110-34Q-40-24 60-30L124-54Q112-4 84 6H-86Q-104-6-110-34Z", p(color))
        + path("M-106-18Q-40-8 98-14L88 2Q0 8-88 4Z", p("#C8402F"))
        + stroke("M-110-34Q-40-24 60-30L124-54", p("#F5F1EA"), 6)
    )
    cabin = (
        rect(-70, -84, 66, 54, p("#F2EEE3"), r=4)
        + rect(-78, -92, 82, 10, p(color), r=3)
        + "".join(rect(-62 + k * 20, -74, 14, 16, LAMP if p.lamps else p("#5C7C8C"), r=2) for k in range(3))
    )
    mast = (
        rect(22, -150, 5, 120, p("#6E4630"))
        + stroke("M24-148L116-54M24-148L-72-90", p("#4A3D34"), 2)
        + path("M26-146h34l-8 10 8 10H26Z", p("#E2673A"))
        + path("M26-122h28l-6 8 6 8H26Z", p("#E9B93B"))
    )
    bulbs = "".join(circle(-64 + 22 * k, -100 - 6 * k, 8, "#FFF3C8") for k in range(4)) if lamps else ""
    return group(mast + cabin + hull + bulbs, x, y, s, mirror=mirror)


def ferry(
    p: Palette,
    x: float,
    y: float,
    s: float = 1,
    color: str = "#F2EEE3",
    band: str = "#2F7C74",
    *,
    mirror: bool = False,
) -> str:
    """A tour boat of two decks."""
    out = (
        path("M-140-30H120L146-44Q134-2 112 6H-124Q-140-8-140-30Z", p(band))
        + rect(-124, -68, 208, 38, p(color), r=5)
        + rect(-100, -100, 150, 34, p(color), r=5)
        + rect(-108, -106, 166, 8, p(band), r=3)
    )
    out += "".join(
        rect(-112 + k * 24, -58, 16, 16, LAMP if p.lamps else p("#4D7F94"), r=3) for k in range(8)
    ) + "".join(rect(-92 + k * 24, -92, 16, 14, LAMP if p.lamps else p("#4D7F94"), r=3) for k in range(6))
    return group(
        out
        + stroke("M-140-30H120L146-44", p("#FFFFFF"), 5)
        + rect(-20, -132, 4, 28, p("#5A4634"))
        + path("M-16-132h26l-7 8 7 8h-26Z", p("#C8402F")),
        x,
        y,
        s,
        mirror=mirror,
    )


def rowboat(
    p: Palette,
    x: float,
    y: float,
    s: float = 1,
    *,
    pole: bool = True,
    rider: str = "#F0E7D6",
    mirror: bool = False,
    color: str = "#6E4630",
) -> str:
    """A flat boat pushed with a pole by someone standing."""
    out = path("M-92-16Q0 2 92-16L78 6Q0 16-78 6Z", p(color)) + stroke(
        "M-92-16Q0 2 92-16", p(lighter(color, 0.3)), 4
    )
    man = (
        path("M24-8Q22-56 34-62 46-56 46-8Z", p(rider))
        + circle(35, -72, 10, p("#D9A97E"))
        + path("M14-74Q35-96 56-74Z", p("#C9A766"))
    )
    stick = (
        stroke("M70-120L8 22", p("#A98752"), 5) + stroke("M38-52L54-84M40-44L36-38", p(rider), 7)
        if pole
        else ""
    )
    return group(stick + man + out, x, y, s, mirror=mirror)


def sailboat(
    p: Palette, x: float, y: float, s: float = 1, sail: str = "#C98A3E", *, mirror: bool = False
) -> str:
    """An old river boat with one ochre sail of battens (황포돛배)."""
    cloth = path("M-6-24L-10-196Q60-188 84-150L70-30Q36-20-6-24Z", p(sail))
    ribs = "".join(
        stroke(f"M-8-{52 + 30 * k}Q40-{56 + 27 * k} {76 + k}-{50 + 23 * k}", p(darker(sail, 0.28)), 3.2)
        for k in range(5)
    )
    hull = path("M-108-22Q0-6 110-26L92 8Q0 20-86 8Z", p("#5B3F2E")) + stroke(
        "M-108-22Q0-6 110-26", p("#8A6244"), 5
    )
    return group(rect(-12, -206, 6, 190, p("#4A3D34")) + cloth + ribs + hull, x, y, s, mirror=mirror)


def swanboat(p: Palette, x: float, y: float, s: float = 1, color: str = "#F7F5EF") -> str:
    """A small round pleasure boat with a lit rim."""
    return group(
        path("M-56-18H56Q50 10 0 12-50 10-56-18Z", p(color))
        + rect(-58, -24, 116, 9, LAMP if p.lamps else p("#E2673A"), r=4)
        + circle(-18, -38, 9, p("#3A4450"))
        + path("M-30-24q0-18 12-18t12 18Z", p("#3A4450"))
        + circle(18, -38, 9, p("#B5432C"))
        + path("M6-24q0-18 12-18t12 18Z", p("#B5432C")),
        x,
        y,
        s,
    )


def buoy(p: Palette, x: float, y: float, s: float = 1, color: str = "#EE7B2E") -> str:
    """A diver's round float with its net."""
    net = "".join(stroke(f"M-24 6q24 {16 + 10 * k} 48 0", p("#3F6B58"), 2.4) for k in range(3))
    return group(
        ellipse(0, 8, 36, 8, "#FFFFFF", opacity=0.5)
        + net
        + circle(0, 0, 26, p(color))
        + path("M-18-12Q0-24 18-12", "none", stroke=p(lighter(color, 0.5)), stroke_width=5),
        x,
        y,
        s,
    )
