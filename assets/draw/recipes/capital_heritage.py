"""Palaces, fortresses and tombs of the capital region, and its old villages."""

from __future__ import annotations

import math
from collections.abc import Iterable

from assets.draw.motifs import (
    animals,
    cottages,
    fortress,
    hanok,
    land,
    life,
    park,
    plants,
    sky,
    stone,
    town,
    travel,
    trees,
    water,
)
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import ellipse, flip, glow, group, line, path, rect, stroke


@place("gyeongbokgung")
def gyeongbokgung(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.cloud(p, 170, 96, 0.9) + sky.cloud(p, 760, 150, 0.7)
    bugak = [(150, 420), (300, 250), (380, 180), (450, 92), (520, 160), (600, 230), (780, 420)]
    yield land.wooded(
        p, p("#8DA89A", 0.25), [(-20, 330), (140, 300), (300, 340), (620, 320), (760, 270), (920, 310)], 460
    )
    yield land.peak(p, bugak, "#7E9182", bottom=440)
    yield land.wooded(p, p("#5F8A66"), [(-20, 400), (200, 380), (450, 410), (700, 380), (920, 396)], 480)
    yield hanok.hall(p, 690, 470, 230, tiers=2)
    yield trees.tree(p, 90, 474, 0.75, trees.BLOSSOM) + trees.tree(p, 860, 476, 0.7, trees.BLOSSOM)
    yield water.pond(p, 500)
    building = hanok.pavilion(p, 330, 505, 400, legs=46, bays=7)
    yield flip(building, 508, 0.8, 0.38) + fortress.blocks(p, 0, 486, 900, 24, "#B7AC97", row=12)
    yield building + fortress.arch(p, 640, 512, 120, 24, 3, rail=True, through=p("#3D7C8B"))
    yield trees.willow(p, 60, 640, 0.9) + plants.grass(p, -10, 180, 740, 90)
    yield water.pads(
        p, [(540, 640, 46), (630, 672, 56), (470, 690, 50), (730, 630, 40), (330, 680, 44)], "#F1A7B5"
    )
    yield plants.branch(p, [(920, 20), (800, 70), (700, 60), (620, 104)], trees.BLOSSOM, n=60)


@place("changdeokgung", "amber")
def changdeokgung(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 360) + sky.sun(p, 700, 130, 50)
    kinds = (trees.MAPLE, trees.GINKGO, ("#6C7F45", "#8F9A55", "#4E6138"))
    yield land.wooded(
        p, p("#9B5A3A"), [(-20, 270), (200, 190), (450, 150), (700, 200), (920, 260)], 520, size=16
    )
    yield trees.forest(p, [(60, 330, 1), (170, 300, 0.9), (760, 310, 1), (860, 340, 1)], kinds)
    yield path("M250 470L400 320H500L650 470Z", p("#C9B48A")) + "".join(
        rect(405 - 14 * k, 330 + 20 * k, 90 + 28 * k, 9, p("#EFE3C4")) for k in range(7)
    )
    yield hanok.hall(p, 450, 338, 240, tiers=2, bays=5, open_=True)
    yield hanok.pavilion(p, 450, 452, 60, bays=1, tile="#5C4A3A")
    yield trees.forest(p, [(250, 440, 0.7), (650, 440, 0.7)], kinds[1:])
    yield water.pond(p, 476, color="#4F7F86") + fortress.blocks(p, 0, 466, 900, 18, "#B7AC97", row=11)
    isle = (
        ellipse(470, 596, 120, 30, p("#8E9A5A"))
        + trees.pine(p, 440, 592, 0.7)
        + trees.pine(p, 500, 596, 0.6, mirror=True)
        + plants.bush(p, 470, 606, 0.8)
    )
    yield flip(trees.pine(p, 440, 592, 0.7) + trees.pine(p, 500, 596, 0.6, mirror=True), 606, 0.5, 0.3)
    yield ellipse(470, 604, 128, 28, p("#A89F8E")) + isle
    yield hanok.pavilion(p, 150, 640, 170, legs=54, bays=3) + water.ripples(150, 646, 90)
    yield sky.petals((p("#C9432B"), p("#E9B93B")), 34, "changdeok")


@place("deoksugung", "indigo")
def deoksugung(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 520) + sky.stars(p, 40, 240) + sky.moon(p, 760, 110, 40)
    yield glow(450, 380, 520, LAMP, 0.35) + town.skyline(
        p, 450, low=120, high=280, color="#3C4468", far=0.2, seed="deoksu"
    )
    lit = p.by_lamp()
    stone_, dark = lit("#F1E7D0"), lit("#B9A88A")
    yield rect(150, 300, 600, 190, p("#F6D48A")) + rect(130, 290, 640, 22, stone_)
    yield "".join(
        rect(168 + 34 * k, 312, 15, 150, (stone_, dark)[k % 2 and 0]) + rect(177 + 34 * k, 312, 6, 150, dark)
        for k in range(17)
    )
    yield (
        rect(340, 282, 220, 16, stone_)
        + path("M325 284L450 214 575 284Z", stone_)
        + path("M360 276L450 230 540 276Z", dark)
    )
    yield "".join(
        rect(346 + 40 * k, 300, 20, 166, stone_) + rect(358 + 40 * k, 300, 8, 166, dark) for k in range(6)
    )
    yield "".join(rect(120 - 10 * k, 462 + 12 * k, 660 + 20 * k, 13, (stone_, dark)[k % 2]) for k in range(4))
    yield (
        land.ground(p, 508, "#7C8B6A", grass=True) + trees.fir(p, 80, 520, 0.9) + trees.fir(p, 830, 520, 0.9)
    )
    yield park.fountain(p, 450, 590, 1.25)
    yield "".join(
        cottages.tilewall(
            p.by_lamp(),
            -30 + 78 * k,
            52 + 78 * k,
            760 - 30 * math.sin(0.62 * k + 0.5),
            96,
            color="#B09A7C",
            seed=k,
        )
        for k in range(13)
    )
    yield life.crowd(p, [(270, 566, 0.8), (620, 570, 0.8), (664, 566, 0.75)], 2)
    yield plants.branch(p, [(-10, 40), (110, 90), (200, 60)], trees.GINKGO, n=34)


@place("suwon-hwaseong", "ember")
def suwon_hwaseong(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 470) + sky.sun(p, 180, 250, 54) + land.ranges(p, 400, 3, "suwon", 50)
    yield fortress.rampart(p, [(420, 360), (560, 270), (720, 300), (920, 210)], 70, taper=1.2)
    yield land.wooded(p, p("#6E7A52"), [(430, 470), (560, 370), (700, 350), (920, 320)], 620)
    yield land.rock(p, [(560, 560), (590, 380), (690, 330), (800, 350), (860, 560)], "#8E8074")
    yield (
        hanok.pavilion(p, 700, 344, 170, bays=3)
        + hanok.pavilion(p, 640, 350, 92, bays=2)
        + trees.pine(p, 846, 400, 0.7, mirror=True)
    )
    yield water.sea(p, 560, color="#7C5A72", deep="#3F3A5C", waves=30, seed="suwon")
    bridge = fortress.arch(p, 300, 600, 560, 118, 7, through="#2E2B48", rail=True, color="#B0A08A")
    yield flip(bridge, 602, 0.5, 0.3) + bridge + hanok.hall(p, 300, 486, 300, bays=5, base=0, open_=True)
    yield "".join(
        path(f"M{34 + 80 * k} 560h52l6 60h-64Z", "#DCE9EC", opacity=0.8)
        + stroke(f"M{44 + 80 * k} 566v50M{60 + 80 * k} 566v54M{76 + 80 * k} 566v50", "#A9C3CF", 3.5)
        + water.foam(60 + 80 * k, 622, 34, 4, k)
        for k in range(7)
    )
    yield trees.willow(p, 40, 650, 0.8) + plants.reeds(p, 600, 900, 730, 100, n=34)
    yield sky.geese(420, 130, 0.7, 5, "#3A2C44")


@place("namhansanseong", "navy")
def namhansanseong(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.stars(p, 60, 260, "namhan") + sky.moon(p, 170, 120, 44)
    yield town.skyline(p, 430, low=20, high=80, color="#3B4A72", far=0.3) + town.lights(
        p, 0, 900, 380, 470, 150
    )
    yield land.hill(p("#25405A"), [(-20, 470), (200, 440), (420, 476), (700, 440), (920, 470)])
    yield town.lights(p, 60, 860, 450, 500, 70, "low")
    yield land.wooded(
        p, p("#2F5A50"), [(-20, 560), (160, 500), (380, 520), (560, 430), (740, 410), (920, 450)], size=15
    )
    yield fortress.rampart(
        p,
        [(-20, 590), (140, 520), (330, 560), (500, 500), (640, 420), (920, 470)],
        52,
        color="#B5AA96",
        taper=1.3,
    )
    yield hanok.hall(p, 640, 440, 300, tiers=2, bays=5, open_=True)
    yield land.wooded(p, p("#234A42"), [(-20, 640), (200, 620), (460, 660), (700, 600), (920, 640)], size=15)
    yield (
        trees.pine(p, 110, 690, 1.25)
        + trees.pine(p, 830, 690, 1.05, mirror=True)
        + trees.pine(p, 300, 716, 0.8, mirror=True)
    )
    yield trees.pine(p, 470, 560, 0.55) + plants.grass(p, 0, 900, 742, 60, 70)


@place("donggureung", "warm")
def donggureung(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.sun(p, 190, 120, 44) + sky.cloud(p, 700, 110, 0.8)
    yield land.wooded(
        p, p("#8C6B44", 0.2), [(-20, 300), (220, 230), (450, 200), (680, 240), (920, 290)], 480, size=17
    )
    yield "".join(
        trees.pine(p, x, 420, 0.9, mirror=m)
        for x, m in ((50, False), (150, True), (760, False), (860, True), (640, False))
    )
    yield land.hill(p("#A5A05C"), [(-20, 430), (250, 400), (450, 340), (650, 400), (920, 430)])
    yield (
        stone.tomb(p, 450, 372, 330)
        + stone.lantern(p, 450, 404, 0.42)
        + stone.flagpoles(p, 300, 404, 50)
        + stone.flagpoles(p, 600, 404, 50)
    )
    yield group(animals.sheep(p, 0, 0, 0.6), 372, 410, 0.7) + group(
        animals.sheep(p, 0, 0, 0.6), 540, 410, 0.7, mirror=True
    )
    yield land.ground(p, 470, "#B7A15E", grass=True) + land.way(
        p, [(450, 480, 40), (450, 600, 90), (450, 740, 170)], "#DCCFB2"
    )
    yield hanok.hall(p, 450, 540, 230, bays=3, base=0.09)
    gate = (
        rect(250, 470, 16, 240, p("#C0392B"))
        + rect(634, 470, 16, 240, p("#C0392B"))
        + rect(228, 516, 444, 13, p("#C0392B"))
        + rect(228, 560, 444, 11, p("#C0392B"))
    )
    yield gate + "".join(
        rect(280 + 23 * k, 462 if k not in (7, 8) else 448, 6, 114, p("#C0392B"))
        + path(f"M{279 + 23 * k} 462l4-16 4 16Z", p("#C0392B"))
        for k in range(15)
    )
    yield rect(238, 700, 40, 20, p("#A89F8E"), r=4) + rect(622, 700, 40, 20, p("#A89F8E"), r=4)
    yield trees.tree(p, 90, 690, 1.3, trees.MAPLE) + trees.tree(p, 820, 690, 1.2, trees.GINKGO)


@place("bukchon", "cool")
def bukchon(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 330)
        + sky.cloud(p, 200, 90, 0.8)
        + land.hill(p("#7FA08F", 0.35), [(-20, 300), (300, 250), (450, 190), (560, 240), (920, 300)], 420)
    )
    yield town.namsan(p, 452, 200, 0.34) + town.skyline(p, 380, low=60, high=170, far=0.4, seed="bukchon")
    yield rect(0, 372, 900, 370, p("#A8977E"))
    for k, (y, w) in enumerate(((400, 170), (470, 230), (560, 310), (690, 420))):
        yield cottages.tilewall(
            p, -30, 300 - k * 55 + w * 0.1, y + w * 0.2, w * 0.26, color="#B98A66", seed=k
        )
        yield cottages.roofs(p, -40 - k * 40, y, w * 1.15)
        yield cottages.tilewall(
            p, 600 + k * 52 - w * 0.1, 930, y + w * 0.2, w * 0.26, color="#B98A66", seed=k + 9
        )
        yield group(cottages.roofs(p, 0, 0, w * 1.15), 940 + k * 40, y, 1, mirror=True)
    yield land.way(p, [(452, 380, 70), (452, 470, 140), (450, 590, 260), (450, 745, 430)], "#C8BDAA")
    yield "".join(
        rect(450 - 34 - 17 * k, 400 + 36 * k + k * k * 2, 68 + 34 * k, 4, p("#A79B86")) for k in range(9)
    )
    yield life.hanbok(p, 400, 640, 1.15, "#F3E3B8", "#2F7C74") + life.hanbok(
        p, 490, 652, 1.2, "#F3D9DC", "#B5432C", mirror=True
    )
    yield life.crowd(p, [(440, 470, 0.55), (470, 468, 0.52)], 1)
    yield (
        trees.tree(p, 720, 420, 0.7)
        + trees.pine(p, 190, 430, 0.6)
        + life.pot(p, 250, 720, 0.9)
        + life.pot(p, 196, 730, 1.1)
    )


@place("korean-folk-village", "warm")
def korean_folk_village(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 700, 80, 0.9) + land.ranges(p, 330, 3, "folk", 60)
    yield trees.forest(p, [(60, 400, 0.9), (330, 380, 0.7), (840, 390, 0.9)], (trees.MAPLE, trees.GINKGO))
    yield (
        land.ground(p, 380, "#C9AF75")
        + cottages.thatched(p, 190, 452, 240)
        + cottages.thatched(p, 690, 470, 300)
    )
    yield stroke("M380 480L420 300M440 480L410 300M760 520L790 330M850 520L785 330", p("#6E4630"), 8)
    yield line(414, 306, 788, 336, p("#4A3D34"), 4) + life.hanbok(p, 590, 322, 1.15, "#F7F1E2", "#3D6FA3")
    yield path("M626 236q30-18 48 8-20-8-40 6Z", p("#C8402F")) + stroke("M606 266L640 240", p("#F7F1E2"), 7)
    yield water.river(p, [(30, 520, 40), (300, 560, 80), (560, 640, 130), (940, 720, 190)])
    yield (
        travel.waterwheel(p, 180, 560, 92)
        + rect(240, 500, 90, 12, p("#7A5238"))
        + cottages.thatched(p, 320, 600, 150)
    )
    yield stroke("M470 668Q560 600 690 640", p("#7A5238"), 16) + "".join(
        rect(500 + 34 * k, 628 - 5 * (k % 3), 7, 50, p("#5B4334")) for k in range(6)
    )
    yield life.crowd(
        p, [(560, 560, 0.9), (610, 566, 0.85), (480, 556, 0.8), (700, 560, 0.85), (740, 566, 0.8)], 3
    )
    yield plants.reeds(p, -10, 170, 736, 110, n=34) + plants.grass(p, 300, 900, 742, 40)
