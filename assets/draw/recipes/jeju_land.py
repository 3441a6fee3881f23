"""Market, mountain and crater of Jeju."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import W, animals, land, life, market, sky, stone, town, trees, water
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, path, rect, stroke


@place("dongmun-market", "navy")
def dongmun(p: Palette) -> Iterable[str]:
    q = p.by_lamp()
    yield (
        sky.sky(p, 380)
        + sky.stars(p, 30, 160, "dongmun")
        + town.skyline(p, 380, low=60, high=150, color="#33466A", far=0.15, seed="dongmun")
        + rect(0, 300, W, 320, "#6A4A40")
        + path("M-10 310L120 230H780L910 310Z", "#4A5A6C")
        + "".join(stroke(f"M{-10 + 77 * k} 310L{120 + 55 * k} 232", "#6C7C8C", 3.5) for k in range(13))
    )
    yield (
        market.sign(q, 450, 270, 470, 64, "#E2762F", "동문시장")
        + "".join(market.bulbs(p, 0, 370 + 20 * k, 900, 370 + 20 * k, 22, 16) for k in range(2))
        + glow(520, 520, 330, LAMP, 0.5)
    )
    yield (
        land.ground(q, 610, "#9A8A80")
        + rect(380, 480, 300, 120, "#B5432C", r=8)
        + rect(366, 466, 328, 22, "#8A2F20", r=6)
        + market.awning(q, 366, 340, 328, 50, ("#E9B93B", "#F5EBDD"))
        + rect(372, 346, 8, 130, "#4A3D34")
        + rect(680, 346, 8, 130, "#4A3D34")
        + circle(430, 612, 24, "#22181C")
        + circle(630, 612, 24, "#22181C")
        + market.sign(q, 530, 540, 210, 64, "#A8762A", "흑돼지구이")
    )
    yield (
        life.person(q, 470, 470, 1.15, "#22252B", back=False, hat="#F5EBDD")
        + life.person(q, 600, 470, 1.15, "#22252B", back=False, hat="#F5EBDD")
        + glow(540, 400, 130, "#FF9A3A", 0.9)
    )
    yield (
        path(
            "M520 462Q470 410 510 350 516 390 536 384 520 320 570 260 566 330 596"
            " 344 596 320 610 306 640 380 590 440 570 464 Z",
            "#FF8A2A",
        )
        + path(
            "M534 462Q508 424 536 384 540 404 552 400 550 366 570 336 572 380 590 390 600 430 566 462Z",
            "#FFC83A",
        )
        + path("M546 462Q536 440 552 418 566 440 574 424 580 446 562 462Z", "#FFF3B0")
    )
    yield stone.dolharubang(q, 150, 690, 1.75, "#7E7874")
    yield (
        rect(250, 660, 150, 76, p("#9A6B43"), r=4)
        + "".join(
            circle(270 + 28 * (k % 5) + (14 if k // 5 % 2 else 0), 650 - 22 * (k // 5), 15, "#F08B2C")
            + circle(266 + 28 * (k % 5) + (14 if k // 5 % 2 else 0), 645 - 22 * (k // 5), 5, "#FFC27A")
            for k in range(14)
        )
        + rect(660, 660, 220, 80, p("#5F7F94"), r=6)
        + rect(650, 650, 240, 26, "#EEF4F6", r=6)
        + "".join(animals.fish(p, 700 + 56 * k, 652, 0.72, "#E8897A", mirror=bool(k % 2)) for k in range(4))
    )
    yield life.crowd(q, [(450, 706, 1.4), (510, 712, 1.35), (580, 706, 1.45)], 3)


@place("hallasan", "rose")
def hallasan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.sun(p, 720, 190, 54) + sky.cloud(p, 170, 160, 1)
    yield (
        path(
            "M-60 470Q180 380 300 250 350 200 400 190L450 176 520 180 580 200Q640"
            " 240 720 320T960 470V740H-60Z",
            p("#8E9DB0"),
        )
        + path(
            "M-60 470Q180 380 300 250 350 200 400 190L450 176 520 180 580 200Q640"
            " 240 720 320T960 470L820 430 740 410 690 450 620 380 570 430 510 370"
            " 450 430 390 370 330 440 250 400 170 450Z",
            "#F8FAFB",
        )
        + path("M580 200Q640 240 720 320T960 470V740H600Q640 500 560 300Z", p("#5F7088"), opacity=0.35)
    )
    yield (
        path("M330 226Q380 176 450 176 540 176 590 210 560 250 460 256 370 256 330 226Z", p("#6F7E90"))
        + path("M350 226Q390 198 450 196 530 198 566 216 540 240 460 244 390 246 350 226Z", "#D9E2E8")
        + ellipse(460, 226, 70, 13, "#3F86A8")
        + ellipse(448, 223, 34, 5, "#A9D3E0")
        + "".join(
            stroke(f"M{372 + 26 * k} {258 + abs(k - 3)}l{-34 + 10 * k} {70 + 20 * (k % 2)}", "#C5D0DA", 5)
            for k in range(8)
        )
    )
    yield sky.mist(p, 470, 70, 0.9, "halla") + "".join(
        path(f"M{x - 260} 620Q{x - 80} {y} {x} {y}T{x + 280} 620Z", "#F3F6F8")
        + stroke(f"M{x - 120} {y + 34}q60-26 140-16", "#CBD7DF", 4)
        for x, y in ((100, 520), (420, 540), (760, 510))
    )
    yield land.hill("#EEF3F6", [(-20, 560), (240, 540), (520, 590), (920, 550)]) + "".join(
        trees.fir(p, x, y, s, "#44705F", snow=True)
        for x, y, s in (
            (80, 640, 1.15),
            (180, 610, 0.8),
            (300, 640, 0.95),
            (620, 650, 1.0),
            (740, 620, 0.85),
            (840, 660, 1.25),
            (470, 620, 0.6),
        )
    )
    yield (
        land.hill("#FFFFFF", [(-20, 690), (300, 670), (600, 700), (920, 680)])
        + trees.bare(p, 420, 700, 1.1, "#C9C4BC")
        + life.crowd(p, [(540, 712, 0.95), (582, 708, 0.9), (620, 712, 0.92)], 3)
        + trees.fir(p, 40, 745, 1.3, "#44705F", snow=True)
    )


@place("seongsan-ilchulbong", "gold")
def seongsan(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 400)
        + sky.rays(690, 330, 90, 640, "#FFF6D4", 26, 0.34)
        + sky.sun(p, 690, 330, 84)
        + water.sea(p, 360, 560, color="#8FBFC0", deep="#3F8CA0", waves=26, seed="seongsan")
        + water.glitter(690, 364, 540, "#FFF0C4", 150)
    )
    crown = [
        (60, 500),
        (110, 380),
        (150, 270),
        (176, 232),
        (200, 252),
        (224, 214),
        (256, 240),
        (286, 200),
        (320, 226),
        (356, 196),
        (392, 224),
        (424, 204),
        (456, 236),
        (484, 216),
        (510, 256),
        (540, 330),
        (590, 430),
        (640, 500),
    ]
    yield (
        land.rock(p, crown, "#6F7A58", seed="ilchul")
        + path(
            "M176 232L200 252 224 214 256 240 286 200 320 226 356 196 392 224 424"
            " 204 456 236 484 216 500 262Q330 300 186 270Z",
            p("#86A05E"),
        )
        + path("M60 500L110 380 150 270 130 400 110 500ZM540 330L590 430 640 500H560Z", p("#4F4A42"))
        + water.foam(350, 506, 560, 14)
    )
    yield land.hill(p("#6E8A4A"), [(-20, 540), (140, 500), (300, 510), (420, 540)], 600) + land.field(
        p,
        [(-20, 570), (240, 536), (520, 560), (920, 530)],
        "#8FA63E",
        "#F7CF2E",
        n=420,
        size=8,
        seed="canola",
    )
    yield (
        "".join(land.boulders(p, [(30 + 44 * k, 590 + (k % 3) * 4, 22)], "#4F4B49") for k in range(10))
        + life.person(p, 560, 650, 1.1, "#C8402F")
        + life.person(p, 600, 654, 1.05, "#3D5A80")
        + sky.gulls([(120, 150, 1), (500, 120, 0.9), (250, 110, 0.7)])
    )
