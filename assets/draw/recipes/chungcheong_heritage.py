"""Fortresses and temples of Chungcheong."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import (
    boats,
    cottages,
    fortress,
    hanok,
    land,
    life,
    plants,
    sky,
    stone,
    trees,
    water,
)
from assets.draw.palette import Palette, lighter
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, group, path, rect, stroke


@place("gongsanseong", "amber")
def gongsanseong(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.sun(p, 220, 230, 66) + land.ranges(p, 380, 3, "gongsan", 50)
    yield water.river(
        p, [(-60, 420, 26), (200, 450, 60), (120, 560, 130), (-40, 740, 240)], "#C08A6E"
    ) + boats.rowboat(p, 130, 580, 0.7)
    yield land.wooded(p, p("#6F7A48"), [(250, 480), (400, 420), (620, 330), (760, 290), (930, 250)], size=14)
    yield fortress.rampart(
        p,
        [(260, 500), (420, 420), (540, 400), (640, 330), (780, 300), (930, 240)],
        40,
        color="#B5A487",
        taper=1.3,
    )
    yield "".join(
        fortress.flag(p, x, y, 0.5, c)
        for x, y, c in (
            (430, 416, "#E6B93D"),
            (560, 390, "#E6B93D"),
            (690, 318, "#E6B93D"),
            (830, 284, "#E6B93D"),
        )
    )
    yield (
        land.ground(p, 640, "#A99A5C", grass=True, bend=60)
        + land.way(p, [(600, 600, 120), (560, 745, 260)], "#E0C99A")
        + fortress.fortgate(p, 590, 640, 330, color="#B5A487", wings=170, flags="#E6B93D", h=140)
    )
    yield (
        "".join(fortress.flag(p, x, 640, 0.95, "#E6B93D") for x in (300, 880))
        + life.crowd(p, [(570, 690, 0.95), (612, 684, 0.9)], 2)
        + trees.pine(p, 60, 700, 1.1)
    )


@place("haemi-eupseong", "blue")
def haemi(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 400)
        + sky.cloud(p, 180, 100, 1)
        + sky.cloud(p, 720, 70, 0.7)
        + land.ranges(p, 350, 3, "haemi", 55)
    )
    yield (
        land.ground(p, 390, "#9CBF70", grass=True)
        + cottages.thatched(p, 110, 440, 130)
        + cottages.thatched(p, 812, 430, 120)
    )
    yield trees.tree(p, 640, 500, 1.9, ("#7FA65A", "#A5C270", "#557F4A"), wide=1.2) + hanok.pavilion(
        p, 280, 450, 130, bays=3
    )
    yield fortress.blocks(p, -10, 520, 920, 116, "#A89F8E", row=19) + "".join(
        rect(-6 + 46 * k, 504, 32, 20, p(lighter("#A89F8E", 0.15))) for k in range(20)
    )
    yield fortress.fortgate(p, 330, 640, 250, color="#B3A994", h=130) + "".join(
        fortress.flag(p, x, 512, 0.7, c)
        for x, c in ((120, "#C8402F"), (560, "#3D6FA3"), (720, "#E6B93D"), (850, "#C8402F"))
    )
    yield (
        land.ground(p, 632, "#B9D08A", grass=True)
        + land.way(p, [(330, 636, 100), (360, 745, 220)], "#E9D9B0")
        + life.hanbok(p, 250, 700, 1, "#F7F1E2", "#3D6FA3")
        + life.crowd(p, [(400, 690, 0.95), (440, 696, 0.9), (480, 690, 0.7)], 4)
    )
    yield plants.bush(p, 640, 730, 1.1, flower="#F3C1CC") + plants.bush(p, 90, 730, 1.2, flower="#F3C1CC")


@place("sangdangsanseong", "warm")
def sangdang(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 250, 90, 0.9) + land.ranges(p, 320, 4, "sangdang", 80)
    yield land.wooded(
        p, p("#A8642F"), [(-20, 400), (150, 300), (330, 340), (560, 260), (760, 300), (920, 240)], size=15
    )
    yield fortress.rampart(
        p,
        [(-20, 430), (130, 330), (300, 380), (470, 330), (560, 280), (720, 320), (920, 250)],
        34,
        color="#B5A88E",
        merlons=False,
    )
    yield (
        land.hill(p("#C9B05A"), [(-20, 520), (240, 470), (520, 500), (920, 450)])
        + fortress.rampart(p, [(-20, 560), (140, 510), (300, 480)], 110, color="#B5A88E")
        + fortress.rampart(p, [(580, 480), (740, 500), (920, 440)], 120, color="#B5A88E")
    )
    yield (
        fortress.fortgate(p, 440, 600, 330, color="#C0B49C", h=150)
        + land.hill(p("#B9A84F"), [(-20, 620), (300, 590), (560, 600), (920, 570)])
        + land.way(p, [(440, 596, 120), (480, 660, 180), (420, 745, 320)], "#E6D3A0")
    )
    yield (
        trees.tree(p, 90, 690, 1.35, trees.MAPLE)
        + trees.tree(p, 800, 680, 1.5, trees.GINKGO)
        + plants.grass(p, 0, 900, 742, 40, 80, "#A89840")
    )
    yield life.crowd(p, [(430, 690, 1), (474, 696, 0.95), (610, 660, 0.7)], 0) + sky.petals(
        (p("#C9432B"), p("#E9B93B")), 26, "sang"
    )


@place("beopjusa", "warm")
def beopjusa(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 400)
        + land.ranges(p, 330, 3, "beopju", 80)
        + land.peak(
            p,
            [
                (-20, 400),
                (90, 290),
                (160, 220),
                (210, 260),
                (300, 180),
                (360, 250),
                (470, 330),
                (600, 230),
                (700, 270),
                (800, 190),
                (920, 320),
            ],
            "#A79684",
            bottom=460,
        )
    )
    yield land.wooded(
        p, p("#A5562F"), [(-20, 440), (200, 400), (500, 430), (920, 400)], 560, size=17
    ) + land.ground(p, 560, "#DCC79A")
    yield trees.forest(p, [(60, 570, 1.1), (820, 560, 1)], (trees.MAPLE, trees.GINKGO))
    y, w = 640.0, 300.0
    yield group(hanok.podium(p, 360, 26), 310, y)
    for k in range(5):
        h = 54 - 5 * k
        ww = w * (1 - 0.16 * k)
        y -= h + (26 if k == 0 else 0)
        yield group(hanok.body(p, ww * 0.74, h, 5 - k // 2), 310, y)
        yield group(hanok.roof(p, ww * 1.16, 52 - 4 * k, ridge=0.3 if k < 4 else 0.03), 310, y + 4)
        y -= 30 - 2 * k
    yield stroke(f"M310 {y - 10:.0f}v-44", p("#8A6E3A"), 7) + "".join(
        ellipse(310, y - 20 - 9 * k, 11 - 2 * k, 3.4, p("#C8963E")) for k in range(4)
    )
    yield (
        hanok.podium(p, 10, 10, steps=False)[:0]
        + group(hanok.podium(p, 220, 54), 690, 650)
        + glow(690, 400, 230, "#FFE9A8", 0.75)
        + stone.buddha(p, 690, 600, 1.32)
    )
    yield stone.lantern(p, 520, 680, 0.85) + life.crowd(p, [(470, 690, 0.85), (590, 700, 0.9)], 2)


@place("jeongnimsaji", "violet")
def jeongnimsaji(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 520)
        + sky.sun(p, 450, 360, 130, "#F4A35C")
        + sky.cloud(p, 150, 140, 1.1)
        + sky.cloud(p, 760, 220, 0.9)
        + sky.geese(640, 110, 0.8, 7, "#3A3050")
    )
    yield land.ranges(p, 500, 3, "jeongnim", 46) + land.ground(p, 520, "#8E8A5A", grass=True)
    yield (
        trees.pine(p, 70, 548, 0.85)
        + trees.pine(p, 830, 544, 0.8, mirror=True)
        + "".join(rect(120 + 120 * k, 590, 34, 12, p("#A89F8E"), r=4) for k in range(6) if k not in (2, 3))
    )
    yield (
        ellipse(450, 690, 330, 22, p("#6E6A48"))
        + fortress.blocks(p, 220, 660, 460, 30, "#B5A898", row=15)
        + stone.pagoda(p, 450, 668, 330, 5, thin=True, tall=1.12, color="#C9B8A6")
    )
    yield plants.grass(p, 0, 900, 742, 46, 80, "#6E7A44")


@place("gwanchoksa", "blue")
def gwanchoksa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.cloud(p, 150, 120, 0.9) + sky.cloud(p, 780, 90, 0.7)
    yield land.wooded(
        p, p("#6E9B6A"), [(-20, 430), (200, 340), (450, 300), (700, 350), (920, 420)], 640, size=16
    ) + land.ground(p, 600, "#D6C8A6")
    yield hanok.hall(p, 150, 600, 190, bays=3) + trees.forest(
        p, [(740, 600, 1.3), (860, 620, 1.1), (30, 620, 1)], (trees.BLOSSOM,)
    )
    c, d, li = p("#D3CBBB"), p("#A49B8A"), p("#EAE4D8")
    robe = (
        path("M360 640Q340 480 372 400 400 372 460 368 520 372 548 400 580 480 560 640Z", c)
        + path("M470 370Q530 376 548 400 580 480 560 640H500Q530 480 470 370Z", d, opacity=0.45)
        + "".join(
            stroke(f"M{384 + 6 * k} {430 + 44 * k}Q460 {480 + 44 * k} {536 - 6 * k} {430 + 44 * k}", d, 5)
            for k in range(4)
        )
    )
    head = (
        path("M388 366Q372 250 400 210H520Q548 250 532 366 500 392 460 392 420 392 388 366Z", c)
        + path("M500 212H520Q548 250 532 366 510 384 490 388 528 300 500 212Z", d, opacity=0.5)
        + rect(372, 268, 20, 84, c, r=10)
        + rect(528, 268, 20, 84, d, r=10)
    )
    face = (
        stroke("M402 284q22-10 44 0M474 284q22-10 44 0", d, 6)
        + path("M404 302q20-12 40 0-20 10-40 0ZM476 302q20-12 40 0-20 10-40 0Z", p("#5E564A"))
        + path("M452 296Q440 336 460 338 480 336 468 296Z", li)
        + stroke("M438 360q22 8 44 0", p("#8C5A4A"), 6)
    )
    hat = (
        rect(404, 176, 112, 36, d)
        + rect(340, 158, 240, 20, li, r=3)
        + rect(412, 122, 96, 36, c)
        + rect(364, 104, 192, 19, li, r=3)
        + "".join(
            stroke(f"M{x} {y}v16", p("#8C7A4A"), 3) + circle(x, y + 20, 5, p("#C8963E"))
            for x, y in ((348, 178), (572, 178), (372, 122), (548, 122))
        )
        + path("M440 104Q460 70 480 104Z", c)
    )
    yield (
        robe
        + head
        + face
        + hat
        + path("M520 470q40-20 44-80l10-40 10 6-6 60q-10 60-44 80Z", c)
        + fortress.blocks(p, 330, 626, 260, 30, "#B9B0A0", row=15)
    )
    yield (
        stone.lantern(p, 640, 690, 1.35)
        + life.crowd(p, [(290, 700, 0.9), (250, 694, 0.85)], 3)
        + plants.branch(p, [(-10, 60), (120, 100), (220, 70), (300, 110)], trees.BLOSSOM, n=54)
        + sky.petals(("#F3C1CC", "#F9DDE1"), 30, "gwan")
    )
