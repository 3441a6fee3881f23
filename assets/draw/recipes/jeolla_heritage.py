"""Fortresses and temples of Jeolla."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import fortress, hanok, land, life, plants, sky, stone, trees
from assets.draw.palette import Palette, lighter
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, group, path, rect, rng, stroke


@place("gochang-eupseong", "mint")
def gochang(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 380)
        + sky.sun(p, 160, 120, 44)
        + sky.cloud(p, 620, 90, 0.9)
        + land.ranges(p, 330, 3, "gochang", 60)
    )
    yield land.wooded(p, p("#6E9B5A"), [(-20, 360), (240, 320), (500, 330), (920, 300)], 520, size=14)
    top = [(-20, 430), (140, 400), (330, 360), (520, 380), (700, 330), (930, 350)]
    yield fortress.rampart(p, top, 70, color="#A39A86", merlons=False) + "".join(
        life.person(p, x, y, 0.52, c, hat="#F5EBDD")
        for x, y, c in (
            (60, 416, "#C8402F"),
            (110, 406, "#E9B93B"),
            (160, 398, "#2F7C74"),
            (216, 386, "#F3C1CC"),
            (270, 374, "#3D6FA3"),
            (330, 362, "#C8402F"),
            (390, 366, "#F5EBDD"),
            (450, 374, "#6B4E71"),
            (510, 380, "#E9B93B"),
            (580, 366, "#2F7C74"),
            (640, 348, "#C8402F"),
        )
    )
    yield land.hill(p("#9BBF6B"), [(-20, 520), (300, 460), (600, 470), (920, 430)]) + fortress.fortgate(
        p, 646, 640, 270, color="#B0A68F", h=120
    )
    yield fortress.rampart(
        p,
        [(380, 640), (440, 580), (560, 610), (640, 640), (720, 610), (850, 580), (910, 640)],
        86,
        color="#A39A86",
        cap=0.8,
    )
    yield (
        land.field(
            p,
            [(-20, 620), (160, 590), (360, 660), (620, 712), (920, 690)],
            "#86B063",
            "#E28BA6",
            n=120,
            size=7,
            seed="azalea",
        )
        + trees.tree(p, 110, 660, 1.2, trees.BLOSSOM)
        + trees.pine(p, 260, 560, 0.6)
    )


@place("mireuksa-temple-site", "azure")
def mireuksa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.cloud(p, 200, 90, 1.1) + sky.cloud(p, 560, 150, 0.7)
    yield land.wooded(
        p,
        p("#6F9A80", 0.15),
        [(-20, 400), (160, 300), (360, 190), (470, 140), (580, 210), (740, 310), (920, 380)],
        480,
        size=14,
    )
    yield land.ground(p, 470, "#A9C777", grass=True) + "".join(
        rect(60 + 90 * k, 520 + 8 * (k % 2), 36, 10, p("#B9B0A0"), r=3) for k in range(10)
    )
    yield (
        ellipse(250, 650, 220, 20, p("#86A85C"))
        + stone.pagoda(p, 250, 650, 300, 6, broken=True, color="#BFB29C", tall=0.62)
        + "".join(
            rect(
                318 - 9 * k + 12 * (k % 2),
                592 - 27 * k,
                44,
                25,
                p(("#A89C86", "#8F8674", "#C4B8A4")[k % 3]),
                r=4,
            )
            for k in range(9)
        )
    )
    yield ellipse(690, 620, 170, 16, p("#86A85C")) + stone.pagoda(
        p, 690, 624, 190, 9, color="#D9D1C2", tall=0.6
    )
    yield (
        stone.flagpoles(p, 468, 690, 140)
        + life.crowd(p, [(540, 690, 0.8), (576, 694, 0.85)], 3)
        + plants.grass(p, 0, 900, 742, 36, 70, "#7FA84F")
    )


@place("hwaeomsa-temple", "rose")
def hwaeomsa(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 400)
        + sky.sun(p, 180, 220, 48)
        + land.ranges(p, 350, 5, "jiri", 110)
        + sky.mist(p, 380, 60, 0.8, "hwaeom")
    )
    yield land.wooded(p, p("#5E7F62"), [(-20, 450), (250, 420), (600, 440), (920, 400)], 600, size=15)
    yield (
        fortress.blocks(p, 0, 590, 900, 60, "#B5AC9C", row=18)
        + land.ground(p, 646, "#D6C6A6")
        + "".join(
            rect(300 - 12 * k, 596 + 13 * k, 160 + 24 * k, 13, p(lighter("#C9BFAB", 0.25 - 0.06 * k)))
            for k in range(5)
        )
    )
    yield hanok.hall(p, 400, 594, 440, tiers=2, bays=7, steep=0.95)
    yield stone.lantern(p, 400, 714, 1.55) + trees.bare(p, 740, 640, 2.0, "#5E4038")
    chance, red = rng("hongmae"), ("#D23B5C", "#E8657F", "#B32A4A")
    yield "".join(
        plants.branch(p, pts, red, n=44, size=11, seed=k)
        for k, pts in enumerate(
            (
                [(740, 520), (680, 440), (640, 420)],
                [(740, 480), (800, 400), (836, 370)],
                [(730, 420), (700, 350), (660, 310)],
                [(750, 420), (790, 330), (780, 290)],
                [(740, 440), (850, 440), (880, 430)],
            )
        )
    )
    yield "".join(
        circle(chance.uniform(620, 880), chance.uniform(640, 720), 4, p(red[k % 3])) for k in range(40)
    ) + life.person(p, 560, 706, 0.9, "#8A8378")


@place("unjusa-temple", "violet")
def unjusa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.moon(p, 700, 130, 36, crescent=True) + land.ranges(p, 380, 3, "unju", 70)
    yield land.wooded(
        p,
        p("#5A6A4E"),
        [(-20, 330), (120, 350), (300, 430), (450, 460), (600, 430), (800, 350), (920, 320)],
        600,
        size=15,
    ) + land.hill(p("#8E8A58"), [(-20, 520), (250, 500), (450, 470), (650, 500), (920, 520)])
    yield (
        stone.pagoda(p, 450, 500, 70, 7, color="#B8A99C", tall=1.1)
        + stone.pagoda(p, 330, 540, 100, 9, color="#A89C90", tall=0.95)
        + stone.pagoda(p, 90, 590, 130, 7, color="#B8A99C", tall=1.0)
    )
    c, d = p("#C2B4A4"), p("#8F8478")
    yield "".join(
        rect(580 - 3, 560 - 52 * k - 30, 6, 24, d)
        + ellipse(580, 560 - 52 * k, 66 - 6 * k, 15 - k, d)
        + ellipse(580, 554 - 52 * k, 66 - 6 * k, 15 - k, c)
        + rect(580 - 18 + k, 546 - 52 * k - 36, 36 - 2 * k, 36, c)
        for k in range(6)
    ) + ellipse(580, 242, 18, 8, c)
    yield stone.cairn(p, 790, 580, 80, 130, "#A0948A") + stone.pagoda(p, 720, 540, 76, 5, color="#A89C90")
    yield land.rock(
        p, [(120, 736), (150, 650), (250, 610), (500, 590), (720, 606), (830, 660), (850, 736)], "#A2968A"
    )
    for x, y, s, m in ((470, 662, 1.0, False), (560, 716, 0.8, True)):
        body = (
            path("M-230 10Q-150-34 40-30 150-30 170-6 176 26 120 30-100 40-230 10Z", c)
            + circle(214, -2, 40, c)
            + path("M196-30Q240-52 262-14 240-30 204-20Z", d)
            + stroke("M206-6q10 6 18 0m6-2q8 4 14-2M222 16q8 4 14-2", d, 4)
            + "".join(stroke(f"M{-160 + 60 * k}-{14 + 3 * k}q30 22 10 44", d, 4) for k in range(5))
        )
        yield group(body, x, y, s, mirror=m)
    yield trees.pine(p, 40, 730, 0.9) + plants.grass(p, 0, 900, 744, 36, 50, "#6E7A44")
