"""The east coast of Gangwon."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import (
    boats,
    cottages,
    fortress,
    hanok,
    land,
    life,
    market,
    sky,
    stone,
    travel,
    trees,
    water,
)
from assets.draw.palette import Palette
from assets.draw.recipes import place
from assets.draw.svg import ellipse, group, path, rect


@place("naksansa", "gold")
def naksansa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.rays(300, 400, 120, 620, "#FFF4D0", 26, 0.3) + sky.sun(p, 300, 400, 96)
    yield water.sea(p, 420, color="#E2A86A", deep="#3F7E8C", waves=40, seed="naksan") + water.glitter(
        300, 424, 700, "#FFF0C2", 170, 26
    )
    yield land.wooded(p, p("#5F7A58"), [(640, 330), (740, 230), (830, 190), (930, 210)], 600)
    yield stone.buddha(p, 812, 212, 0.66, "#EDE6D6") + fortress.blocks(p, 770, 206, 84, 22, "#CFC6B4", row=11)
    yield land.rock(
        p,
        [(420, 736), (450, 600), (500, 520), (560, 470), (640, 440), (760, 420), (920, 430), (920, 736)],
        "#8E7866",
    )
    yield land.wooded(
        p, p("#6B8A58"), [(540, 452), (640, 424), (780, 410), (920, 424)], 462, size=11
    ) + hanok.pavilion(p, 620, 438, 190, bays=3, pointed=True)
    yield (
        trees.pine(p, 770, 440, 1.05, mirror=True)
        + trees.pine(p, 860, 450, 0.85)
        + trees.pine(p, 500, 500, 0.7, lean=-50)
    )
    yield "".join(water.foam(x, y, w) for x, y, w in ((440, 690, 120), (340, 730, 90))) + sky.gulls(
        [(150, 200, 1), (420, 150, 1.2), (90, 330, 0.7)]
    )
    yield boats.fishing_boat(p, 140, 560, 0.7)


@place("wanggok-village", "cool")
def wanggok(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420)
    yield "".join(
        land.peak(
            p,
            [(x - 130, 440), (x - 40, y + 50), (x, y), (x + 50, y + 60), (x + 140, 440)],
            "#8C9DA6",
            snow=True,
            bottom=470,
        )
        for x, y in ((90, 250), (270, 200), (460, 170), (650, 210), (830, 240))
    )
    yield land.wooded(
        p, p("#6E8A8C"), [(-20, 420), (220, 390), (480, 420), (700, 390), (920, 420)], 500, tint=0.3
    )
    yield land.ground(p, 440, "#E9EEF0") + "".join(
        trees.fir(p, x, 466, 0.62, snow=True) for x in (30, 100, 440, 830, 880)
    )
    yield cottages.house(p, 250, 520, 260, snow=True) + cottages.thatched(p, 690, 530, 250, snow=True)
    yield cottages.house(p, 470, 690, 430, snow=True) + group(
        cottages.house(p, 0, 0, 230, snow=True), 700, 690
    )
    for x, y, s in ((118, 520, 1.0), (284, 690, 1.35)):
        yield (
            rect(x - 19 * s, y - 92 * s, 38 * s, 92 * s, p("#B08F6B"))
            + "".join(
                rect(
                    x - 17 * s + 12 * s * (k % 3),
                    y - 84 * s + 17 * s * (k // 3),
                    9 * s,
                    12 * s,
                    p("#8C7A66"),
                    r=3,
                )
                for k in range(15)
            )
            + life.pot(p, x, y - 88 * s, 0.62 * s)
            + sky.smoke(p, x, y - 140 * s, 0.9 * s, "#FFFFFF", 0.9)
        )
    yield (
        cottages.tilewall(p, -20, 190, 700, 58)
        + rect(-20, 624, 220, 14, "#FFFFFF", r=7)
        + "".join(
            life.pot(p, 60 + 52 * k, 730, 0.9) + ellipse(60 + 52 * k, 666, 20, 7, "#FFFFFF") for k in range(3)
        )
    )
    yield trees.bare(p, 850, 690, 1.5, "#6B5A4E", mirror=True) + sky.snowfall(110, "wanggok")


@place("chuam-chotdae-rock", "rose")
def chuam(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 470) + sky.cloud(p, 700, 130, 1) + sky.cloud(p, 180, 210, 0.7)
    yield (
        sky.sun(p, 470, 196, 84, "#F2653A")
        + water.sea(p, 460, color="#D98C86", deep="#4F5F8C", waves=48, seed="chuam")
        + water.glitter(470, 464, 640, "#FFE0B8", 130)
    )
    yield land.rock(
        p, [(-20, 640), (-20, 470), (60, 440), (130, 470), (180, 540), (250, 560), (300, 640)], "#6E5E5C"
    )
    yield land.rock(
        p,
        [(640, 650), (660, 560), (710, 480), (740, 400), (790, 430), (830, 500), (920, 520), (920, 650)],
        "#7A6662",
    )
    yield land.rock(
        p,
        [
            (420, 640),
            (432, 560),
            (440, 470),
            (444, 380),
            (452, 300),
            (462, 236),
            (474, 214),
            (486, 240),
            (492, 320),
            (500, 390),
            (506, 480),
            (520, 560),
            (536, 640),
        ],
        "#5E504F",
        lines="columns",
        seed=3,
    )
    yield land.rock(p, [(340, 650), (350, 590), (380, 560), (420, 600), (430, 650)], "#6E5E5C") + land.rock(
        p, [(540, 650), (552, 590), (580, 570), (612, 650)], "#6E5E5C"
    )
    yield "".join(
        water.foam(x, y, w) for x, y, w in ((470, 646, 190), (190, 640, 170), (760, 650, 190))
    ) + water.wave(p, 680, "#5B6A94", crest=26, length=210)
    yield (
        sky.gulls([(300, 150, 1.2), (610, 260, 0.9), (220, 330, 0.8), (720, 300, 0.7)])
        + trees.pine(p, 90, 452, 0.6)
        + trees.pine(p, 800, 440, 0.55, mirror=True)
    )


@place("jeongdongjin", "peach")
def jeongdongjin(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.rays(640, 330, 90, 520, "#FFF3D4", 22, 0.3) + sky.sun(p, 640, 330, 74)
    yield water.sea(p, 350, color="#8FBBC0", deep="#3F8296", waves=40, seed="jdj") + water.glitter(
        640, 354, 540, "#FFE9C2", 150
    )
    yield water.beach(p, [(-20, 560), (220, 520), (480, 530), (720, 500), (920, 520)])
    yield (
        rect(-10, 572, 920, 10, p("#A9A49A"))
        + "".join(rect(8 + 26 * k, 566, 12, 12, p("#7A5238")) for k in range(36))
        + rect(-10, 562, 920, 5, p("#8C9296"))
        + travel.train(p, 350, 562, 0.66, 4, "#F4F0E6", "#2F6E8C")
    )
    yield group(
        rect(0, -84, 190, 84, p("#F2E8D5"))
        + path("M-20-84L20-132H170L210-84Z", p("#B5573C"))
        + rect(80, -120, 30, 30, p("#F2E8D5"))
        + path("M70-118L95-150 120-118Z", p("#B5573C"))
        + rect(20, -62, 34, 36, p("#5C7C8C"))
        + rect(78, -58, 36, 58, p("#6E4630"))
        + rect(138, -62, 34, 36, p("#5C7C8C"))
        + market.sign(p, 95, -74, 120, 22, "#1F6F6B", "정동진"),
        20,
        600,
        1.15,
    )
    yield rect(0, 600, 330, 14, p("#A89F8E")) + path("M0 614H330L420 736H0Z", p("#C9BBA0"))
    yield trees.pine(p, 760, 680, 1.7, lean=-60, mirror=True) + rect(660, 676, 190, 14, p("#A89F8E"), r=6)
    yield (
        life.crowd(p, [(60, 640, 0.9), (110, 650, 0.95), (210, 640, 0.9)], 1)
        + sky.gulls([(180, 160, 1.1), (330, 220, 0.8), (430, 110, 1)])
        + boats.fishing_boat(p, 400, 430, 0.45)
    )
