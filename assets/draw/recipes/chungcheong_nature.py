"""Forests, peaks, rivers and the west coast of Chungcheong."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from assets.draw.motifs import H, W, boats, hanok, land, life, plants, sky, trees, water
from assets.draw.palette import Palette
from assets.draw.recipes import place
from assets.draw.svg import ellipse, flip, group, rect, stroke


@place("jangtaesan", "gold")
def jangtaesan(p: Palette) -> Iterable[str]:
    yield rect(0, 0, W, H, p("#F6D9A0")) + sky.rays(450, 40, 30, 900, "#FFF6DC", 26, 0.45)
    colors = ("#D9893A", "#C46A2E", "#E7A84A", "#B5542B")
    yield "".join(
        trees.spire(p, 20 + 62 * k, 560 + (k * 37 % 40), 470 + (k * 53 % 120), 96, p(colors[k % 4], 0.45), k)
        for k in range(15)
    )
    yield land.ground(p, 590, "#B9743A") + group(
        "".join(
            ellipse(0, -34 * k, 78 - 3 * k, 15, "none", stroke=p("#6B7A84"), stroke_width=6)
            for k in range(11)
        )
        + stroke("M0 10V-390", p("#4F5C66"), 20)
        + "".join(
            stroke(f"M{-74 + 3 * k} {-34 * k}L{74 - 3 * k} {-34 * k - 34}", p("#8FA0AA"), 8)
            for k in range(10)
        )
        + ellipse(0, -380, 62, 14, p("#4F5C66"))
        + rect(-54, -430, 108, 8, p("#4F5C66"))
        + "".join(rect(-52 + 17 * k, -426, 4, 46, p("#4F5C66")) for k in range(7)),
        700,
        600,
    )
    yield "".join(
        trees.spire(p, x, 640, 620, 150, colors[k % 4], k + 30) for k, x in enumerate((60, 210, 500, 850))
    )
    yield (
        stroke("M-10 430Q300 400 640 440", p("#7A5238"), 16)
        + stroke("M-10 394Q300 364 640 404", p("#A9805A"), 6)
        + "".join(
            stroke(f"M{12 + 34 * k} {424 - 14 * (1 - ((k - 9) / 9) ** 2):.0f}v-34", p("#A9805A"), 5)
            for k in range(18)
        )
        + "".join(rect(x, 430, 12, 260, p("#6E4630")) for x in (120, 350, 560))
    )
    yield (
        life.crowd(p, [(150, 416, 0.85), (290, 410, 0.85), (330, 410, 0.8), (470, 416, 0.85)], 1)
        + "".join(trees.spire(p, x, 760, 760, 210, colors[k], k + 60) for k, x in enumerate((-10, 370)))
        + sky.petals((p("#C46A2E"), p("#E7A84A")), 40, "jang")
    )


@place("woraksan", "teal")
def woraksan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.cloud(p, 160, 130, 1.1) + land.ranges(p, 430, 3, "worak", 60)
    yield (
        water.pond(p, 440, 560, color="#5FA9B0", n=10)
        + land.hill(p("#5E9470", 0.15), [(-20, 470), (150, 430), (260, 470), (330, 500)], 560)
        + water.ripples(120, 520, 60)
    )
    peak_ = [
        (270, 560),
        (360, 400),
        (420, 300),
        (470, 180),
        (520, 110),
        (560, 70),
        (640, 84),
        (700, 150),
        (730, 270),
        (790, 330),
        (850, 430),
        (930, 520),
    ]
    yield land.peak(p, peak_, "#C9C3B8", bottom=640, shade=0.2)
    yield "".join(
        trees.pine(p, x, y, s, mirror=bool(k % 2))
        for k, (x, y, s) in enumerate(
            (
                (430, 320, 0.42),
                (500, 190, 0.36),
                (680, 150, 0.4),
                (760, 330, 0.45),
                (600, 90, 0.34),
                (860, 450, 0.5),
            )
        )
    )
    steps = [(430, 640), (520, 560), (470, 470), (560, 390), (520, 300), (590, 220)]
    yield "".join(
        stroke(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", p("#7A5238"), 15)
        + stroke(f"M{a[0]} {a[1] - 22}L{b[0]} {b[1] - 22}", p("#B5573C"), 4)
        + "".join(
            stroke(f"M{a[0] + (b[0] - a[0]) * t:.0f} {a[1] + (b[1] - a[1]) * t - 22:.0f}v24", p("#D9B98A"), 4)
            for t in (0.1, 0.25, 0.4, 0.55, 0.7, 0.85)
        )
        for a, b in pairwise(steps)
    )
    yield life.crowd(p, [(492, 582, 0.6), (500, 500, 0.55), (540, 408, 0.5), (536, 328, 0.46)], 1)
    yield land.wooded(
        p, p("#2F6B54"), [(-20, 590), (180, 560), (380, 620), (640, 640), (920, 590)], size=17
    ) + land.wooded(p, p("#25594A"), [(-20, 680), (300, 650), (620, 700), (920, 660)], size=17)


@place("kkotji-beach", "ember")
def kkotji(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 450)
        + sky.sun(p, 468, 380, 104, "#FF7043")
        + sky.cloud(p, 190, 130, 1.2, p("#E58A6A"))
        + sky.cloud(p, 720, 200, 0.9, p("#E58A6A"))
    )
    yield water.sea(p, 440, 600, color="#C4605A", deep="#6A4468", waves=26, seed="kkotji") + water.glitter(
        468, 444, 600, "#FFD39A", 190
    )
    yield land.rock(
        p,
        [(110, 500), (124, 400), (160, 330), (200, 290), (250, 300), (290, 350), (330, 400), (350, 500)],
        "#4A3640",
    ) + "".join(
        trees.pine(p, x, y, 0.42, mirror=m)
        for x, y, m in ((190, 306, False), (250, 316, True), (296, 368, False))
    )
    yield (
        land.rock(
            p, [(610, 510), (620, 360), (640, 260), (676, 220), (716, 260), (740, 380), (770, 510)], "#43313C"
        )
        + trees.pine(p, 680, 240, 0.4)
        + trees.pine(p, 714, 290, 0.34, mirror=True)
        + land.rock(p, [(760, 510), (776, 460), (800, 450), (830, 510)], "#43313C")
    )
    yield (
        water.mudflat(p, 510, "#6E4A58", "kkotji")
        + land.way(p, [(300, 510, 200), (500, 530, 120), (620, 516, 200)], "#A87468")
        + "".join(
            land.boulders(p, [(x, y, s)], "#4A3640")
            for x, y, s in (
                (400, 540, 22),
                (460, 530, 16),
                (560, 544, 20),
                (360, 560, 14),
                (130, 620, 26),
                (830, 600, 22),
            )
        )
    )
    yield life.crowd(p, [(260, 660, 1.2), (310, 664, 1.25), (620, 640, 0.9)], 0) + sky.gulls(
        [(380, 220, 0.9), (540, 160, 1.1), (830, 320, 0.7)], "#FBE3D0"
    )


@place("dodamsambong", "mint")
def dodam(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 430)
        + sky.sun(p, 690, 200, 48)
        + land.ranges(p, 390, 5, "dodam", 90)
        + water.pond(p, 420, color="#86B0AE", n=24)
        + sky.mist(p, 420, 70, 0.85, "dodam")
    )
    left = [(120, 540), (134, 470), (170, 410), (206, 400), (240, 450), (262, 540)]
    mid = [
        (310, 560),
        (326, 420),
        (360, 300),
        (402, 220),
        (440, 190),
        (486, 220),
        (530, 300),
        (566, 430),
        (590, 560),
    ]
    right = [(640, 550), (654, 460), (684, 390), (720, 370), (758, 420), (780, 550)]
    rocks = "".join(
        land.rock(p, r, c, seed=k)
        for k, (r, c) in enumerate(((left, "#8A7C6C"), (mid, "#7E7062"), (right, "#8A7C6C")))
    )
    green = "".join(
        trees.pine(p, x, y, s, mirror=bool(k % 2))
        for k, (x, y, s) in enumerate(
            (
                (180, 420, 0.4),
                (230, 446, 0.34),
                (420, 216, 0.45),
                (470, 220, 0.4),
                (360, 320, 0.36),
                (712, 386, 0.42),
                (750, 420, 0.34),
            )
        )
    )
    yield (
        flip(rocks, 552, 0.42, 0.3)
        + rocks
        + green
        + hanok.pavilion(p, 560, 452, 92, bays=2)
        + rect(516, 450, 96, 8, p("#A89F8E"))
    )
    yield (
        "".join(water.ripples(x, 556, w) for x, w in ((190, 120), (450, 220), (712, 110)))
        + boats.rowboat(p, 250, 650, 1.3)
        + water.ripples(250, 660, 130)
    )
    yield (
        sky.mist(p, 600, 50, 0.6, "dodam2")
        + sky.geese(180, 160, 0.7, 5, "#4F6A6A")
        + plants.reeds(p, 520, 700, 742, 90, n=30, color="#7E8F5A", plume="#DCCB9A")
    )
