"""Modern places of Gyeongsang."""

from __future__ import annotations

import math
from collections.abc import Iterable

from assets.draw.motifs import animals, boats, land, life, plants, sky, town, trees, water
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, group, path, rect, sampled, smooth, stroke


@place("pohang-space-walk", "ember")
def space_walk(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 520)
        + sky.sun(p, 190, 380, 60)
        + sky.cloud(p, 200, 130, 0.9, "#E58A6A")
        + sky.cloud(p, 730, 90, 0.7, "#E58A6A")
        + water.sea(p, 500, color="#8C5A78", deep="#4A4474", waves=30, seed="pohang")
        + boats.fishing_boat(p, 120, 570, 0.45)
        + town.skyline(p, 506, x1=560, low=14, high=50, far=0.3, seed="pohang")
    )
    yield land.wooded(p, p("#5F6A4A"), [(-20, 690), (200, 640), (450, 610), (700, 640), (920, 680)], size=15)
    curve = [
        (60, 660),
        (140, 560),
        (210, 440),
        (260, 320),
        (340, 230),
        (430, 250),
        (460, 350),
        (400, 430),
        (330, 400),
        (330, 300),
        (420, 180),
        (540, 120),
        (640, 170),
        (670, 280),
        (620, 370),
        (560, 330),
        (580, 230),
        (680, 190),
        (770, 260),
        (800, 380),
        (820, 520),
        (860, 650),
    ]
    pts = sampled(curve, 15)
    yield "".join(
        rect(x - 6, y, 12, 660 - y, p("#C9CFD4")) + rect(x + 1, y, 5, 660 - y, p("#8F98A0"))
        for x, y in (
            (150, 545),
            (260, 320),
            (430, 250),
            (400, 430),
            (540, 120),
            (620, 370),
            (680, 190),
            (800, 380),
        )
    )
    for shift, c, w in ((0, "#8F98A0", 17), (-5, "#DCE2E6", 13), (-34, "#EEF2F4", 5)):
        yield stroke(smooth([(x, y + shift) for x, y in curve]), p(c), w)
    yield "".join(stroke(f"M{x:.0f} {y:.0f}v-34", p("#EEF2F4"), 2.8) for x, y in pts) + "".join(
        stroke(f"M{x - 9:.0f} {y - 4:.0f}h18", p("#6F7880"), 2.4) for x, y in pts
    )
    yield "".join(circle(x, y - 34, 3.6, LAMP) for x, y in pts[::4]) + life.crowd(
        p,
        [
            (112, 596, 0.66),
            (196, 470, 0.62),
            (246, 352, 0.6),
            (340, 226, 0.56),
            (446, 226, 0.55),
            (540, 116, 0.55),
            (640, 166, 0.55),
            (780, 300, 0.58),
            (826, 540, 0.64),
        ],
        1,
    )
    yield (
        trees.pine(p, 60, 736, 0.9)
        + trees.pine(p, 560, 730, 0.7, mirror=True)
        + life.crowd(p, [(250, 710, 1.1), (300, 716, 1.05)], 5)
    )


@place("goseong-dinosaur-museum", "teal")
def dinosaur_museum(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 380)
        + sky.cloud(p, 160, 90, 0.9)
        + water.sea(p, 350, 520, waves=20, seed="goseong")
        + land.hill(p("#7FA08F", 0.3), [(-20, 350), (120, 300), (330, 352)], 360)
        + land.wooded(p, p("#5E8F62"), [(420, 420), (560, 330), (760, 300), (930, 310)], 560, size=15)
    )
    yield (
        rect(600, 350, 310, 110, p("#E3DAC6"))
        + path("M580 352Q740 250 930 330V360H580Z", p("#7A8F8C"))
        + "".join(rect(624 + 58 * k, 380, 38, 50, p("#7FB0C4"), r=6) for k in range(5))
        + "".join(
            stroke(f"M{600 + 40 * k} {344 - 30 * math.sin(math.pi * k / 9):.0f}v12", p("#A9B9B5"), 4)
            for k in range(9)
        )
    )
    yield (
        "".join(
            stroke(f"M{500 + s} 470Q{500 + s * 0.3} 260 {520 + 10 * k} 90", p("#C9CFCB"), 9)
            for k, s in enumerate((-60, -20, 20, 60))
        )
        + "".join(stroke(f"M{470 + 6 * k} {420 - 52 * k}h{76 - 6 * k}", p("#9AA6A2"), 6) for k in range(7))
        + path("M520 90Q500 60 520 40 560 20 600 40 620 56 606 64L560 70Q540 80 536 100Z", p("#C9CFCB"))
        + circle(560, 48, 5, "#22252B")
    )
    yield land.ground(p, 455, "#7FA86A", grass=True)
    yield land.rock(
        p,
        [(-20, 745), (-20, 520), (200, 500), (420, 520), (600, 560), (930, 600), (930, 745)],
        "#A8927A",
        lines="layers",
        seed="goseong",
    )
    yield "".join(
        group(
            ellipse(0, 0, 26, 11, p("#5F5044"))
            + "".join(ellipse(a, b, 7, 5, p("#5F5044")) for a, b in ((-18, -11), (0, -14), (18, -11))),
            x,
            y,
            s,
        )
        for x, y, s in (
            (470, 600, 0.8),
            (540, 640, 1),
            (620, 670, 1.1),
            (700, 710, 1.3),
            (590, 720, 1.2),
            (440, 690, 1.1),
        )
    )
    yield (
        animals.dinosaur(p, 200, 640, 1.5)
        + animals.dinosaur(p, 800, 480, 0.5, "#C98A52", mirror=True)
        + water.foam(60, 520, 120)
        + plants.bush(p, 40, 720, 1.2)
        + plants.bush(p, 350, 736, 1.0)
        + life.crowd(p, [(640, 600, 0.7), (670, 600, 0.6)], 2)
    )
