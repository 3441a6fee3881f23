"""Beaches, rocks and islands of Gyeongsang."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import boats, fortress, land, life, sky, town, trees, water
from assets.draw.palette import Palette, darker, lighter
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, group, path, rect, stroke


@place("haeundae-beach", "azure")
def haeundae(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 320)
        + sky.cloud(p, 180, 90, 1)
        + sky.sun(p, 90, 80, 44)
        + land.hill(p("#6E9A7A", 0.2), [(-20, 300), (120, 250), (280, 310)], 330)
    )
    for x, w, h, c, top in (
        (520, 62, 130, "#9FB4C0", "flat"),
        (590, 70, 190, "#7F9CB0", "slant"),
        (668, 66, 240, "#8FB0C4", "step"),
        (744, 72, 268, "#6F92AA", "slant"),
        (822, 70, 220, "#9FBACA", "slant"),
        (890, 60, 170, "#84A2B4", "flat"),
        (450, 54, 110, "#A9BBC4", "flat"),
        (390, 50, 84, "#B9C6CC", "flat"),
    ):
        yield town.tower_block(p, x, 350, w, h, c, top=top, far=0.08)
    yield (
        water.sea(p, 330, color="#5FB2C4", deep="#2F8FB0", waves=40, seed="haeundae")
        + boats.sailboat(p, 200, 410, 0.32, "#FFFFFF")
        + boats.ferry(p, 340, 390, 0.34)
    )
    yield water.beach(
        p,
        [(930, 352), (760, 362), (560, 400), (400, 480), (330, 580), (380, 680), (460, 760)][::-1]
        and [(340, 760), (300, 660), (330, 560), (430, 470), (580, 402), (760, 366), (930, 354)],
        "#F0DDB0",
    )
    colors = ("#E2564B", "#F0B73E", "#3D8CC4", "#F5F1E6", "#4FA99A", "#E78AA8")
    for j in range(5):
        n = 4 + j
        yield "".join(
            _parasol(
                p,
                470 + 40 * (4 - j) + k * (52 + 17 * j) - 60 * (j > 2),
                420 + 66 * j + (k % 2) * 8,
                0.42 + 0.2 * j,
                colors[(k + j * 2) % 6],
            )
            for k in range(n)
            if 470 + 40 * (4 - j) + k * (52 + 17 * j) - 60 * (j > 2) < 930
        )
    yield (
        life.crowd(p, [(380, 600, 0.8), (420, 540, 0.6), (360, 690, 1.0)], 1)
        + sky.gulls([(330, 190, 1), (250, 240, 0.7)])
        + group(ellipse(0, 0, 40, 14, p("#F0B73E")) + ellipse(0, -2, 22, 6, "#5FB2C4"), 150, 560)
        + group(ellipse(0, 0, 34, 12, p("#E2564B")) + ellipse(0, -2, 18, 5, "#4FA5BC"), 230, 660)
    )


@place("daewangam-park", "rose")
def daewangam(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 420)
        + sky.sun(p, 700, 300, 70)
        + water.sea(p, 400, color="#9FB0BC", deep="#3F6F8C", waves=48, seed="daewang")
        + water.glitter(700, 404, 600, "#FFE3C0", 130)
    )
    yield (
        land.wooded(p, p("#4F7A58"), [(-20, 330), (100, 260), (230, 270), (320, 340)], 470, size=15)
        + town.lighthouse(p, 130, 270, 0.85, "#F7F4EC", None)
        + trees.pine(p, 240, 330, 0.8)
        + trees.pine(p, 40, 340, 0.8, mirror=True)
    )
    orange = "#D98A52"
    yield (
        land.rock(
            p,
            [(-20, 620), (-20, 430), (90, 400), (200, 420), (290, 450), (340, 520), (360, 620)],
            orange,
            seed="d1",
        )
        + land.rock(
            p,
            [(470, 640), (480, 520), (510, 440), (560, 400), (620, 430), (640, 500), (690, 520), (720, 640)],
            "#CF7E48",
            seed="d2",
        )
        + land.rock(p, [(740, 640), (760, 560), (800, 520), (860, 540), (920, 640)], orange, seed="d3")
    )
    yield (
        rect(290, 470, 230, 10, p("#5B4F46"))
        + stroke("M290 452H520", p("#B9C4C8"), 4)
        + "".join(stroke(f"M{296 + 22 * k} 470v-20", p("#B9C4C8"), 4) for k in range(11))
        + stroke("M300 480Q405 540 510 480", p("#5B4F46"), 8)
        + "".join(
            stroke(f"M{330 + 30 * k} 480v{24 - 4 * abs(k - 2.5):.0f}", p("#5B4F46"), 4) for k in range(6)
        )
        + life.crowd(p, [(350, 468, 0.62), (400, 468, 0.62), (450, 468, 0.62)], 2)
    )
    yield (
        trees.pine(p, 570, 410, 0.5)
        + "".join(
            water.foam(x, y, w)
            for x, y, w in ((400, 640, 150), (600, 650, 230), (180, 640, 260), (840, 650, 150))
        )
        + water.wave(p, 680, "#3F6F8C", crest=30, length=220)
        + sky.gulls([(430, 210, 1.1), (330, 160, 0.8), (560, 270, 0.9), (820, 200, 0.8)])
    )


@place("oedo-botania", "azure")
def oedo(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 330)
        + sky.cloud(p, 200, 80, 1)
        + water.sea(p, 280, color="#4FA5C0", deep="#2F86AA", waves=26, seed="oedo")
        + land.hill(p("#7FA08F", 0.35), [(-20, 280), (90, 240), (240, 282)], 290)
        + land.hill(p("#7FA08F", 0.4), [(560, 282), (700, 250), (920, 276)], 290)
        + boats.ferry(p, 170, 380, 0.75)
        + sky.gulls([(320, 200, 0.9), (110, 200, 0.7)])
    )
    greens = ("#7FB35E", "#6BA352", "#5A9448", "#7FB35E", "#6BA352")
    flowers = ("#E2564B", "#F0B73E", "#E78AB0", "#8A6FC0", "#F5F1E6")
    for k in range(5):
        y, x1 = 330 + 80 * k, 500 - 120 * k
        yield path(
            f"M{x1 - 60} {y + 40}Q{x1 + 60} {y - 10} {x1 + 200} {y}H930V745H{x1 - 120}Z", p(greens[k])
        ) + fortress.blocks(p, max(-10, x1 + 30), y + 50, 920 - max(-10, x1 + 30), 22, "#CFC2A4", row=11)
        yield "".join(
            circle(x1 + 120 + 22 * j, y + 40 + (j % 2) * 5, 8, p(flowers[(k + j // 4) % 5]))
            for j in range(40)
            if x1 + 120 + 22 * j < 910
        )
        yield "".join(
            _topiary(p, x1 + 170 + j * 118, y + 30, 0.55 + 0.13 * k, j % 2)
            for j in range(8)
            if x1 + 170 + j * 118 < 900
        )
    yield (
        "".join(
            rect(x, 540, 24, 130, p("#F7F4EC"))
            + rect(x + 15, 540, 9, 130, p("#D9D3C4"))
            + rect(x - 6, 530, 36, 14, p("#F7F4EC"))
            + rect(x - 6, 664, 36, 12, p("#F7F4EC"))
            for x in (300, 400, 500, 600)
        )
        + rect(286, 510, 352, 24, p("#F7F4EC"))
        + rect(286, 526, 352, 8, p("#D9D3C4"))
    )
    yield (
        group(
            rect(-70, -60, 140, 60, p("#F7F4EC"))
            + path("M-84-58L0-104 84-58Z", p("#C9603A"))
            + "".join(rect(-54 + 40 * k, -44, 22, 44, p("#7FA3B5"), r=11) for k in range(3)),
            760,
            350,
            0.8,
        )
        + trees.fir(p, 660, 350, 0.5)
        + trees.fir(p, 860, 350, 0.6)
    )
    yield land.way(p, [(420, 676, 60), (400, 745, 190)], "#EADBB8") + life.crowd(
        p, [(430, 720, 1.1), (474, 726, 1.1)], 1
    )


@place("dokdo", "peach")
def dokdo(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 440)
        + sky.rays(450, 400, 80, 620, "#FFF4D8", 30, 0.34)
        + sky.sun(p, 450, 400, 78)
        + water.sea(p, 420, color="#7FB0BC", deep="#245C7C", waves=56, seed="dokdo")
        + water.glitter(450, 424, 680, "#FFEFCB", 120)
    )
    west = [
        (60, 560),
        (90, 470),
        (130, 400),
        (170, 310),
        (206, 220),
        (234, 150),
        (262, 110),
        (290, 170),
        (320, 270),
        (350, 380),
        (384, 470),
        (404, 560),
    ]
    east = [
        (500, 566),
        (520, 480),
        (560, 400),
        (600, 330),
        (640, 290),
        (690, 250),
        (730, 240),
        (762, 300),
        (800, 380),
        (830, 470),
        (860, 566),
    ]
    yield (
        land.rock(p, west, "#7E7468", seed="west")
        + land.rock(p, east, "#877B6C", seed="east")
        + path("M206 220L234 150 262 110 290 170 310 236 280 220 250 236 228 212Z", p("#6F8F58"))
        + path("M600 330L640 290 690 250 730 240 762 300 720 290 680 312 640 318Z", p("#6F8F58"))
    )
    yield (
        land.rock(p, [(420, 560), (430, 500), (446, 460), (462, 510), (474, 560)], "#6E655A")
        + land.rock(p, [(20, 560), (30, 520), (46, 510), (60, 560)], "#6E655A")
        + town.lighthouse(p, 712, 248, 0.42, "#F7F4EC", None)
        + rect(730, 226, 44, 24, p("#E9E4DA"))
        + group(
            rect(-2, -70, 4, 70, "#6A6A6A")
            + rect(2, -70, 44, 28, "#FBFAF6")
            + circle(24, -56, 8, "#C8402F")
            + path("M16-56a8 8 0 0 0 16 0Z", "#2B5FA3"),
            670,
            262,
            0.9,
        )
    )
    yield (
        "".join(water.foam(x, y, w, 11) for x, y, w in ((230, 566, 330), (680, 572, 350), (448, 566, 60)))
        + water.wave(p, 640, "#2E6A88", crest=22, length=190)
        + water.wave(p, 700, "#1F5470", crest=26, length=230, shift=60)
    )
    yield sky.gulls(
        [
            (120, 130, 1.3),
            (330, 90, 1),
            (420, 210, 1.1),
            (560, 130, 1.25),
            (610, 220, 0.7),
            (820, 160, 1.2),
            (380, 320, 0.8),
            (520, 300, 0.7),
            (60, 280, 0.8),
            (860, 320, 0.9),
            (250, 620, 1.2),
            (640, 640, 1.1),
        ]
    )


def _parasol(p: Palette, x: float, y: float, s: float, color: str) -> str:
    top = (
        path("M-46-60Q-40-104 0-106 40-104 46-60Z", p(color))
        + path("M-16-60Q-14-104 0-106 14-104 16-60Z", p(lighter(color, 0.45)))
        + path("M-46-60q8 9 15 0 8 9 16 0 8 9 15 0 8 9 16 0 8 9 15 0 8 9 15 0Z", p(darker(color, 0.15)))
    )
    return group(
        ellipse(14, 2, 40, 7, p("#D6BF8E"))
        + rect(-2, -62, 4, 64, p("#F5F1E6"))
        + top
        + rect(10, -8, 34, 7, p("#3D8CC4"), r=3),
        x,
        y,
        s,
    )


def _topiary(p: Palette, x: float, y: float, s: float, kind: int) -> str:
    green, light = p("#3F7F4E"), p("#5F9F5C")
    if kind:
        shape = "".join(ellipse(0, -20 - 24 * k, 30 - 6 * k, 15, (green, light)[k % 2]) for k in range(4))
    else:
        shape = rect(-3, -30, 6, 30, p("#6B4F3A")) + circle(0, -48, 28, green) + circle(-7, -55, 14, light)
    return group(shape, x, y, s)
