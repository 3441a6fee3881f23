"""Peaks, shores, rivers and a cave of the capital region."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import (
    H,
    W,
    animals,
    boats,
    fortress,
    land,
    life,
    plants,
    sky,
    town,
    travel,
    trees,
    water,
)
from assets.draw.palette import Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, glow, path, rect, rng, smooth, stroke


@place("bukhansan", "rose")
def bukhansan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.sun(p, 740, 210, 52)
    yield land.peak(
        p,
        [(420, 460), (560, 300), (640, 190), (700, 150), (760, 210), (820, 330), (940, 460)],
        "#CFC7BC",
        bottom=520,
    )
    yield land.peak(
        p,
        [(-40, 460), (60, 330), (150, 220), (200, 200), (250, 270), (330, 400), (420, 460)],
        "#C9BFB4",
        bottom=520,
    )
    yield land.peak(
        p,
        [
            (180, 500),
            (280, 330),
            (350, 190),
            (400, 110),
            (450, 84),
            (500, 120),
            (540, 220),
            (600, 350),
            (690, 500),
        ],
        "#E4DCD0",
        bottom=560,
    )
    yield sky.mist(p, 460, 70, 0.8, "bukhan")
    kinds = (trees.MAPLE, trees.GINKGO, ("#C2662F", "#DE9338", "#A0502C"), ("#6C7F45", "#8F9A55", "#4E6138"))
    yield land.wooded(p, p("#A5562F"), [(-20, 540), (200, 500), (430, 540), (650, 490), (920, 530)], size=17)
    yield fortress.rampart(
        p, [(-20, 600), (150, 540), (320, 580), (520, 520), (700, 566), (920, 500)], 46, color="#B5AA9A"
    )
    yield trees.forest(
        p, [(60 + 118 * k, 730 - (k % 2) * 40, 1.05 + 0.15 * (k % 3)) for k in range(8)], kinds
    )
    yield sky.geese(180, 130, 0.6, 5, "#5A4652")


@place("dumujin", "blush")
def dumujin(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 470) + sky.sun(p, 190, 360, 62) + sky.cloud(p, 330, 120, 0.9) + sky.cloud(p, 90, 190, 0.6)
    )
    yield water.sea(p, 430, waves=50, seed="dumujin") + water.glitter(190, 434, 700, "#FBD3A6", 110)
    rocks = (
        [
            (560, 540),
            (570, 300),
            (600, 150),
            (650, 90),
            (720, 80),
            (790, 130),
            (840, 120),
            (920, 160),
            (920, 560),
        ],
        [(420, 560), (432, 380), (456, 250), (500, 220), (540, 300), (556, 560)],
        [(640, 600), (650, 400), (690, 270), (740, 250), (780, 320), (800, 600)],
        [(330, 580), (338, 470), (360, 380), (392, 400), (410, 580)],
    )
    for k, shape in enumerate(rocks):
        yield land.rock(p, shape, ("#A8765C", "#B98566", "#C4916C", "#A8765C")[k], lines="layers", seed=k)
    yield "".join(
        water.foam(x, y, w) for x, y, w in ((490, 566, 120), (372, 584, 70), (720, 606, 150), (880, 566, 90))
    )
    yield (
        plants.grass(p, 640, 800, 92, 24, 24, "#6E7F4E")
        + boats.ferry(p, 200, 560, 0.8)
        + sky.gulls([(280, 270, 0.9), (420, 170, 1.1), (120, 300, 0.7)])
    )
    yield (
        water.wave(p, 660, p.water(1), crest=18, length=180)
        + animals.seal(p, 300, 690, 1.5)
        + animals.seal(p, 440, 706, 1.15)
        + animals.seal(p, 150, 716, 1.2)
    )


@place("jebudo", "ember")
def jebudo(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.sun(p, 640, 300, 66)
    yield land.wooded(p, p("#5E5A52", 0.2), [(560, 400), (650, 340), (760, 330), (860, 360), (930, 350)], 420)
    yield rect(0, 400, W, 40, p.water(0)) + water.mudflat(p, 424, "#8C6F66", "jebu")
    yield (
        travel.pylon(p, 120, 400, 190)
        + travel.pylon(p, 560, 390, 150)
        + travel.cable(p, -20, 190, 920, 236, (0.22, 0.45, 0.78), s=0.75, sag=10)
    )
    yield land.way(
        p, [(700, 410, 16), (560, 440, 30), (640, 500, 58), (420, 580, 100), (560, 745, 220)], "#C9B79C"
    )
    yield stroke(
        smooth([(700, 412), (560, 442), (640, 502), (420, 582), (560, 745)]),
        "#FBE9C8",
        4,
        stroke_dasharray="16 16",
    )
    yield land.rock(
        p,
        [(90, 600), (110, 470), (150, 400), (190, 380), (216, 440), (240, 420), (280, 480), (310, 600)],
        "#8A6A54",
        lines="cracks",
    )
    yield land.rock(p, [(300, 606), (316, 520), (346, 486), (372, 530), (384, 606)], "#7C5F4E") + water.foam(
        220, 606, 0.1, 1
    )
    yield town.lighthouse(p, 800, 560, 1.35, "#C8402F", "#F5EFE4") + path(
        "M720 560h170l20 30H700Z", p("#A89F8E")
    )
    yield life.crowd(p, [(500, 560, 0.8), (540, 552, 0.75)], 2) + sky.gulls(
        [(300, 150, 1), (420, 100, 0.8), (720, 130, 1)]
    )
    yield "".join(
        life.person(p, x, 690, 1.0, c, hat="#E9D6AE") for x, c in ((190, "#B5432C"), (262, "#1F6F6B"))
    ) + life.pot(p, 226, 694, 0.5)


@place("dumulmeori", "mint")
def dumulmeori(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.sun(p, 210, 240, 50) + land.ranges(p, 370, 5, "dumul", 90)
    yield (
        water.pond(p, 400, n=26)
        + sky.mist(p, 396, 80, 0.85, "dumul")
        + water.glitter(210, 410, 600, "#FFF3D6", 80)
    )
    yield boats.sailboat(p, 330, 520, 1.35) + water.ripples(330, 528, 130)
    yield land.hill(p("#6E8C5E"), [(420, 640), (560, 596), (720, 580), (920, 590)]) + land.ground(
        p, 690, "#7E9960", grass=True
    )
    big = trees.tree(p, 690, 640, 2.35, ("#4C8358", "#79A662", "#356650"), wide=1.18) + trees.tree(
        p, 610, 640, 1.3, ("#4C8358", "#79A662", "#356650"), seed=2
    )
    yield (
        big
        + rect(560, 630, 220, 20, p("#A89F8E"), r=8)
        + life.seated(p, 500, 640, 0.9, "#B5432C")
        + life.seated(p, 456, 644, 0.9, "#2F5A80")
    )
    yield water.pads(
        p, [(90, 640, 52), (190, 676, 60), (60, 706, 60), (300, 710, 58)], "#F1A7B5"
    ) + plants.reeds(p, 0, 120, 736, 120, n=24, color="#7E8F5A", plume="#DCCB9A")
    yield sky.mist(p, 470, 40, 0.6, "dumul2") + sky.geese(560, 130, 0.55, 5, "#5E7A78")


@place("gwangmyeong-cave", "plum")
def gwangmyeong_cave(p: Palette) -> Iterable[str]:
    chance = rng("gwangmyeong")
    yield rect(0, 0, W, H, "#1A1420")
    tones = ("#2C2028", "#443038", "#6A4636", "#96652F", "#C48B34", "#EBB647")
    for k, color in enumerate(tones):
        r = 520 - 76 * k
        pts = [
            (450 + r * 0.98 * x + chance.uniform(-16, 16), 360 + r * 0.86 * y + chance.uniform(-14, 14))
            for x, y in (
                (-1, 0.9),
                (-1, 0.1),
                (-0.82, -0.55),
                (-0.34, -0.96),
                (0.3, -1),
                (0.84, -0.6),
                (1, 0),
                (1, 0.9),
            )
        ]
        yield path(smooth(pts) + "Z", color)
        yield "".join(
            stroke(
                f"M{x:.0f} {y:.0f}l{chance.uniform(-22, 22):.0f} {chance.uniform(16, 44):.0f}",
                tones[min(5, k + 1)],
                3,
                opacity=0.6,
            )
            for x, y in pts
            for _ in range(2)
        )
    yield glow(450, 340, 260, "#FFF0B0", 0.95)
    for k in range(5):
        r = 400 - 74 * k
        colors = ("#48C3D8", "#F06AA0", "#FFD24A", "#7BE08A", "#B98CFF")
        yield "".join(
            circle(450 + r * 0.94 * x, 350 + r * 0.8 * y, 10 - 1.3 * k, colors[(k + j) % 5])
            + circle(450 + r * 0.94 * x, 350 + r * 0.8 * y, 4, "#FFFFFF")
            for j, (x, y) in enumerate(
                [
                    (-1, 0.3),
                    (-0.97, 0),
                    (-0.9, -0.3),
                    (-0.75, -0.58),
                    (-0.5, -0.82),
                    (-0.18, -0.96),
                    (0.18, -0.96),
                    (0.5, -0.82),
                    (0.75, -0.58),
                    (0.9, -0.3),
                    (0.97, 0),
                    (1, 0.3),
                ]
            )
        )
    yield path("M390 420H510L900 736H0Z", "#4A3A34") + travel.rails(
        p, 450, 424, 450, 736, 20, 250, 15, "#2B1F1B", "#E3C07A"
    )
    yield (
        path("M350 560H550L530 650H370Z", "#7A3B2C")
        + rect(340, 548, 220, 18, "#B5573C", r=4)
        + circle(396, 662, 24, "#22181C")
        + circle(504, 662, 24, "#22181C")
        + circle(396, 662, 10, "#C8963E")
        + circle(504, 662, 10, "#C8963E")
    )
    yield "".join(
        land.boulders(Palette.of("day", "any"), [(x, 556, 24)], c)
        for x, c in ((380, "#E9B93B"), (424, "#D99A3A"), (470, "#F3D36A"), (516, "#E9B93B"))
    ) + "".join(
        path(f"M{x} {y}l8-22 8 22-8 16Z", "#FFE9A0", opacity=0.9)
        for x, y in ((120, 300), (180, 460), (760, 330), (700, 190), (240, 180), (800, 520))
    )
