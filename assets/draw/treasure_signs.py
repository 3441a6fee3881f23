"""Relics: what is worn, carried or looked at."""

from __future__ import annotations

import math

from assets.draw.palette import GOLD, lighter
from assets.draw.svg import (
    circle,
    ellipse,
    group,
    path,
    poly,
    rect,
    ring_of,
    stroke,
)


def hairpin() -> str:
    """The picture alone."""
    stem = group(
        rect(-250, -13, 500, 26, "#DDEBDC", r=13) + rect(-250, 2, 500, 9, "#A9C8AE", r=4), 330, 300, turn=-24
    )
    head = group(
        circle(0, 0, 54, "#EAF4E6")
        + circle(0, 0, 34, "#BFDCC2")
        + "".join(group(path("M0-12Q20-34 0-62-20-34 0-12Z", "#EAF4E6"), 0, 0, turn=60 * k) for k in range(6))
        + circle(0, 0, 15, GOLD),
        550,
        200,
    )
    tassel = (
        stroke("M550 260v120", "#C8402F", 5)
        + "".join(stroke(f"M{530 + 8 * k} 380v70", "#C8402F", 4) for k in range(6))
        + rect(526, 370, 48, 16, GOLD, r=4)
    )
    return tassel + stem + head + circle(120, 394, 20, "#EAF4E6")


def mask() -> str:
    """The picture alone."""
    face = "M210 130Q345 70 480 130 520 300 440 420 345 520 250 420 170 300 210 130Z"
    hair = (
        path("M196 150Q345 50 494 150L480 220Q345 130 210 220Z", "#2B2320")
        + circle(345, 78, 42, "#2B2320")
        + rect(250, 92, 190, 10, "#C8402F", r=5)
    )
    spots = (
        circle(345, 178, 15, "#C8402F") + circle(258, 340, 22, "#C8402F") + circle(432, 340, 22, "#C8402F")
    )
    eyes = path("M248 262q44-26 84 2-44 20-84-2ZM358 264q40-28 84-2-40 22-84 2Z", "#2B2320") + stroke(
        "M240 226q48-30 92-8M358 218q44-22 92 8", "#2B2320", 7
    )
    nose = path("M336 262Q316 352 345 358 374 352 354 262Z", "#F4E6D0") + path(
        "M300 408q45-22 90 0-45 26-90 0Z", "#C8402F"
    )
    return (
        path(face, "#EAD7BC")
        + path("M345 100Q480 110 480 130 520 300 440 420 400 466 345 470Z", "#D5BD9B", opacity=0.7)
        + hair
        + spots
        + eyes
        + nose
    )


def fan() -> str:
    """The picture alone."""
    arms = "".join(
        path(
            f"M345 440L{345 + 290 * math.cos(math.radians(a)):.0f} "
            f"{440 + 290 * math.sin(math.radians(a)):.0f}"
            "A290 290 0 0 1 "
            f"{345 + 290 * math.cos(math.radians(a + 10)):.0f} "
            f"{440 + 290 * math.sin(math.radians(a + 10)):.0f}"
            "Z",
            ("#FBF5E6", "#F0E4C8")[k % 2],
        )
        for k, a in enumerate(range(-170, -10, 10))
    )
    symbol = group(
        circle(0, 0, 86, "#2B5FA3")
        + path("M-86 0A86 86 0 0 1 86 0A43 43 0 0 1 0 0A43 43 0 0 0-86 0Z", "#C8402F"),
        345,
        270,
    )
    ribs = "".join(
        stroke(
            f"M345 440L{345 + 110 * math.cos(math.radians(a)):.0f} "
            f"{440 + 110 * math.sin(math.radians(a)):.0f}",
            "#8A5A32",
            6,
        )
        for a in range(-165, -10, 15)
    )
    return (
        arms
        + symbol
        + ribs
        + circle(345, 440, 13, GOLD)
        + stroke("M345 452q-16 30 4 60", "#C8402F", 6)
        + "".join(stroke(f"M{338 + 6 * k} 506v40", "#C8402F", 4) for k in range(4))
    )


def chart() -> str:
    """The picture alone."""
    disc = circle(345, 282, 226, "#20283A") + circle(345, 282, 226, "none", stroke=GOLD, stroke_width=8)
    rings = "".join(
        circle(345, 282, r, "none", stroke="#8FA3C4", stroke_width=2, opacity=0.7) for r in (70, 130, 190)
    ) + "".join(
        stroke(
            f"M345 282L{345 + 214 * math.cos(math.pi * k / 14):.0f} "
            f"{282 + 214 * math.sin(math.pi * k / 14):.0f}",
            "#8FA3C4",
            1.4,
            opacity=0.5,
        )
        for k in range(28)
    )
    dipper = [(240, 210), (286, 196), (330, 216), (372, 236), (384, 292), (448, 300), (462, 240)]
    stars = stroke("M" + "L".join(f"{x} {y}" for x, y in dipper), "#FFE7A8", 3) + "".join(
        path(ring_of(x, y, 15, 5, 4), "#FFF3CC") for x, y in dipper
    )
    more = [
        (300, 360),
        (340, 400),
        (400, 380),
        (250, 300),
        (210, 340),
        (420, 160),
        (470, 380),
        (320, 140),
        (280, 440),
        (180, 250),
    ]
    return (
        disc
        + rings
        + stars
        + "".join(circle(x, y, 5, "#FFF3CC") for x, y in more)
        + stroke("M300 360L340 400 400 380M250 300L210 340 180 250", "#8FA3C4", 2)
    )


def beam() -> str:
    """The picture alone."""
    band = (
        rect(60, 190, 570, 190, "#2E6F62")
        + rect(60, 190, 570, 16, "#C8402F")
        + rect(60, 364, 570, 16, "#C8402F")
    )
    petals = "".join(
        group(
            path("M0-8Q34-44 0-84-34-44 0-8Z", ("#E2673A", "#F0C24B", "#3D6FA3", "#F5EBDD")[k % 4])
            + path("M0-20Q16-42 0-64-16-42 0-20Z", "#FBF3DC"),
            345,
            285,
            turn=45 * k,
        )
        for k in range(8)
    )
    waves = "".join(
        stroke(
            f"M{x + s * 12 * j} 214q{s * 40} 72 0 142", ("#F0C24B", "#E2673A", "#F5EBDD", "#3D6FA3")[j % 4], 9
        )
        for x, s in ((210, -1), (480, 1))
        for j in range(7)
    )
    ends = "".join(
        circle(x, 285, 58, "#C8402F")
        + circle(x, 285, 44, "#F0C24B")
        + circle(x, 285, 30, "#2E6F62")
        + path(ring_of(x, 285, 26, 12, 6), "#FBF3DC")
        for x in (80, 610)
    )
    return band + waves + petals + circle(345, 285, 26, "#C8402F") + circle(345, 285, 12, "#F0C24B") + ends


def mirror() -> str:
    """The picture alone."""
    c, d = "#5F8A7A", "#38594E"
    rings = (
        circle(345, 282, 220, d)
        + circle(345, 282, 208, c)
        + "".join(circle(345, 282, r, "none", stroke=d, stroke_width=4) for r in (184, 128, 70))
    )
    teeth = "".join(
        poly(
            [
                (345 + r1 * math.cos(a), 282 + r1 * math.sin(a)),
                (345 + r2 * math.cos(a + s), 282 + r2 * math.sin(a + s)),
                (345 + r1 * math.cos(a + 2 * s), 282 + r1 * math.sin(a + 2 * s)),
            ],
            d,
        )
        for r1, r2, n in ((186, 206, 48), (130, 180, 28), (72, 124, 18))
        for k in range(n)
        for a, s in ((2 * math.pi * k / n, math.pi / n),)
    )
    knobs = "".join(ellipse(x, 300, 20, 12, lighter(c, 0.35), stroke=d, stroke_width=4) for x in (318, 376))
    return rings + teeth + knobs + stroke("M180 180Q220 110 300 86", lighter(c, 0.5), 9, opacity=0.6)
