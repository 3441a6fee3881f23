"""Jeju."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import W, land, life, sky, stone, town, travel, trees, water
from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, group, path, poly, rect, rng, stroke


@place("dongmun-market", "navy")
def dongmun(p: Palette) -> Iterable[str]:
    q = p.by_lamp()
    yield sky.sky(p, 380) + sky.stars(p, 30, 160, "dongmun") + town.skyline(p, 380, low=60, high=150, color="#33466A", far=0.15, seed="dongmun") + rect(0, 300, W, 320, "#6A4A40") + path("M-10 310L120 230H780L910 310Z", "#4A5A6C") + "".join(stroke(f"M{-10 + 77 * k} 310L{120 + 55 * k} 232", "#6C7C8C", 3.5) for k in range(13))
    yield town.sign(q, 450, 270, 470, 64, "#E2762F", "동문시장") + "".join(town.bulbs(p, 0, 370 + 20 * k, 900, 370 + 20 * k, 22, 16) for k in range(2)) + glow(520, 520, 330, LAMP, 0.5)
    yield land.ground(q, 610, "#9A8A80") + rect(380, 480, 300, 120, "#B5432C", r=8) + rect(366, 466, 328, 22, "#8A2F20", r=6) + town.awning(q, 366, 340, 328, 50, ("#E9B93B", "#F5EBDD")) + rect(372, 346, 8, 130, "#4A3D34") + rect(680, 346, 8, 130, "#4A3D34") + circle(430, 612, 24, "#22181C") + circle(630, 612, 24, "#22181C") + town.sign(q, 530, 540, 210, 64, "#A8762A", "흑돼지구이")
    yield life.person(q, 470, 470, 1.15, "#22252B", back=False, hat="#F5EBDD") + life.person(q, 600, 470, 1.15, "#22252B", back=False, hat="#F5EBDD") + glow(540, 400, 130, "#FF9A3A", 0.9)
    yield path("M520 462Q470 410 510 350 516 390 536 384 520 320 570 260 566 330 596 344 596 320 610 306 640 380 590 440 570 464 Z", "#FF8A2A") + path("M534 462Q508 424 536 384 540 404 552 400 550 366 570 336 572 380 590 390 600 430 566 462Z", "#FFC83A") + path("M546 462Q536 440 552 418 566 440 574 424 580 446 562 462Z", "#FFF3B0")
    yield stone.dolharubang(q, 150, 690, 1.75, "#7E7874")
    yield rect(250, 660, 150, 76, p("#9A6B43"), r=4) + "".join(circle(270 + 28 * (k % 5) + (14 if k // 5 % 2 else 0), 650 - 22 * (k // 5), 15, "#F08B2C") + circle(266 + 28 * (k % 5) + (14 if k // 5 % 2 else 0), 645 - 22 * (k // 5), 5, "#FFC27A") for k in range(14)) + rect(660, 660, 220, 80, p("#5F7F94"), r=6) + rect(650, 650, 240, 26, "#EEF4F6", r=6) + "".join(life.fish(p, 700 + 56 * k, 652, 0.72, "#E8897A", mirror=bool(k % 2)) for k in range(4))
    yield life.crowd(q, [(450, 706, 1.4), (510, 712, 1.35), (580, 706, 1.45)], 3)


@place("hallasan", "rose")
def hallasan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.sun(p, 720, 190, 54) + sky.cloud(p, 170, 160, 1)
    yield path("M-60 470Q180 380 300 250 350 200 400 190L450 176 520 180 580 200Q640 240 720 320T960 470V740H-60Z", p("#8E9DB0")) + path("M-60 470Q180 380 300 250 350 200 400 190L450 176 520 180 580 200Q640 240 720 320T960 470L820 430 740 410 690 450 620 380 570 430 510 370 450 430 390 370 330 440 250 400 170 450Z", "#F8FAFB") + path("M580 200Q640 240 720 320T960 470V740H600Q640 500 560 300Z", p("#5F7088"), opacity=0.35)
    yield path("M330 226Q380 176 450 176 540 176 590 210 560 250 460 256 370 256 330 226Z", p("#6F7E90")) + path("M350 226Q390 198 450 196 530 198 566 216 540 240 460 244 390 246 350 226Z", "#D9E2E8") + ellipse(460, 226, 70, 13, "#3F86A8") + ellipse(448, 223, 34, 5, "#A9D3E0") + "".join(stroke(f"M{372 + 26 * k} {258 + abs(k - 3)}l{-34 + 10 * k} {70 + 20 * (k % 2)}", "#C5D0DA", 5) for k in range(8))
    yield sky.mist(p, 470, 70, 0.9, "halla") + "".join(path(f"M{x - 260} 620Q{x - 80} {y} {x} {y}T{x + 280} 620Z", "#F3F6F8") + stroke(f"M{x - 120} {y + 34}q60-26 140-16", "#CBD7DF", 4) for x, y in ((100, 520), (420, 540), (760, 510)))
    yield land.hill("#EEF3F6", [(-20, 560), (240, 540), (520, 590), (920, 550)]) + "".join(trees.fir(p, x, y, s, "#44705F", snow=True) for x, y, s in ((80, 640, 1.15), (180, 610, 0.8), (300, 640, 0.95), (620, 650, 1.0), (740, 620, 0.85), (840, 660, 1.25), (470, 620, 0.6)))
    yield land.hill("#FFFFFF", [(-20, 690), (300, 670), (600, 700), (920, 680)]) + trees.bare(p, 420, 700, 1.1, "#C9C4BC") + life.crowd(p, [(540, 712, 0.95), (582, 708, 0.9), (620, 712, 0.92)], 3) + trees.fir(p, 40, 745, 1.3, "#44705F", snow=True)


@place("seongsan-ilchulbong", "gold")
def seongsan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.rays(690, 330, 90, 640, "#FFF6D4", 26, 0.34) + sky.sun(p, 690, 330, 84) + water.sea(p, 360, 560, color="#8FBFC0", deep="#3F8CA0", waves=26, seed="seongsan") + water.glitter(690, 364, 540, "#FFF0C4", 150)
    crown = [(60, 500), (110, 380), (150, 270), (176, 232), (200, 252), (224, 214), (256, 240), (286, 200), (320, 226), (356, 196), (392, 224), (424, 204), (456, 236), (484, 216), (510, 256), (540, 330), (590, 430), (640, 500)]
    yield land.rock(p, crown, "#6F7A58", seed="ilchul") + path("M176 232L200 252 224 214 256 240 286 200 320 226 356 196 392 224 424 204 456 236 484 216 500 262Q330 300 186 270Z", p("#86A05E")) + path("M60 500L110 380 150 270 130 400 110 500ZM540 330L590 430 640 500H560Z", p("#4F4A42")) + water.foam(350, 506, 560, 14)
    yield land.hill(p("#6E8A4A"), [(-20, 540), (140, 500), (300, 510), (420, 540)], 600) + land.field(p, [(-20, 570), (240, 536), (520, 560), (920, 530)], "#8FA63E", "#F7CF2E", n=420, size=8, seed="canola")
    yield "".join(land.boulders(p, [(30 + 44 * k, 590 + (k % 3) * 4, 22)], "#4F4B49") for k in range(10)) + life.person(p, 560, 650, 1.1, "#C8402F") + life.person(p, 600, 654, 1.05, "#3D5A80") + sky.gulls([(120, 150, 1), (500, 120, 0.9), (250, 110, 0.7)])


@place("jeongbang-falls", "azure")
def jeongbang(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 300) + sky.cloud(p, 120, 80, 0.8) + land.wooded(p, p("#3F7F57"), [(-20, 150), (200, 120), (480, 130), (700, 110), (920, 140)], 330, size=20)
    yield land.rock(p, [(-20, 610), (-20, 190), (160, 176), (330, 190), (400, 210), (520, 210), (600, 186), (780, 170), (930, 190), (930, 600)], "#4F4B4C", lines="columns", seed="jb") + path("M-20 190L160 176 330 190 400 210 520 210 600 186 780 170 930 190V214L780 196 600 212 500 234 400 232 330 214 160 200-20 214Z", p("#5E9A5C"))
    yield water.falls(p, 460, 206, 590, 110) + water.falls(p, 350, 200, 576, 30) + "".join(trees.pine(p, x, y, s, mirror=m) for x, y, s, m in ((90, 190, 0.8, False), (240, 196, 0.6, True), (640, 190, 0.75, True), (820, 186, 0.9, False), (740, 180, 0.5, False)))
    yield "".join(trees.bush(p, x, y, 0.5, "#5E9A5C") for x, y in ((120, 320), (250, 420), (680, 340), (800, 430), (600, 300), (60, 480))) + water.sea(p, 600, color="#3FA0B0", deep="#1F6F8C", waves=24, seed="jb") + water.foam(460, 612, 260, 12) + land.boulders(p, [(90, 640, 60), (220, 650, 44), (700, 646, 56), (830, 660, 74), (600, 640, 34), (320, 640, 30), (40, 720, 60), (160, 730, 40), (780, 736, 50)], "#5A5656")
    yield life.crowd(p, [(210, 616, 0.62), (240, 616, 0.6), (700, 596, 0.6)], 2) + stroke("M250 560Q460 330 700 560", "#FFFFFF", 5, opacity=0.35) + "".join(stroke(f"M{262 + 8 * k} 566Q460 {346 + 10 * k} {690 - 8 * k} 566", c, 7, opacity=0.45) for k, c in enumerate(("#F06A5A", "#F7D36A", "#7FD08A", "#6FB2E0")))


@place("haenyeo-museum", "azure")
def haenyeo(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 200) + sky.cloud(p, 170, 70, 0.8) + land.hill(p("#7FA08F", 0.35), [(420, 210), (560, 150), (640, 140), (760, 176), (920, 206)], 240) + water.sea(p, 200, color="#4FB0BE", deep="#0F5A7C", waves=20, seed="haenyeo")
    yield rect(0, 330, W, 420, "#1F7C98", opacity=0.35) + "".join(path(f"M{x} 320L{x + 60} 320L{x - 60 + k * 8} 745H{x - 190 + k * 8}Z", "#DDF3F0", opacity=0.12) for k, x in enumerate((220, 360, 520, 680, 840)))
    yield "".join(travel.buoy(p, x, y, s) for x, y, s in ((150, 300, 1.7), (430, 270, 1.1), (720, 290, 1.4))) + group(_wall(p), 700, 236) + sky.gulls([(320, 120, 0.8), (480, 90, 0.6)])
    yield path("M-20 340Q60 300 130 330T280 326 430 332 580 322 730 334 920 322", "none", stroke="#FFFFFF", stroke_width=6, opacity=0.7) + group(_diver(p), 430, 500, 1.5, turn=28) + group(_diver(p), 740, 560, 0.75, turn=40, mirror=True)
    yield land.rock(p, [(-20, 745), (-20, 660), (70, 620), (180, 650), (260, 690), (420, 680), (560, 710), (700, 690), (920, 720), (920, 745)], "#3F4A50", seed="reef") + "".join(stroke(f"M{x} 700q{-20 + 8 * (k % 4)}-60 8-110t-6-70", ("#3F8F5E", "#6BAF5E", "#2F6F58")[k % 3], 12) for k, x in enumerate((30, 80, 140, 220, 300, 620, 690, 760, 840)))
    yield "".join(group(life.fish(p, 0, 0, s, c), x, y, mirror=m) for x, y, s, c, m in ((160, 470, 0.7, "#F0B73E", False), (220, 510, 0.6, "#F0B73E", False), (120, 530, 0.55, "#F0B73E", False), (640, 440, 0.7, "#E78A8A", True), (840, 420, 0.6, "#E78A8A", True))) + "".join(ellipse(x, y, 24, 14, "#B5765A") + ellipse(x, y - 2, 15, 8, "#E3B08A") for x, y in ((350, 690), (420, 700), (560, 716))) + "".join(circle(x, y, r, "none", stroke="#DDF3F0", stroke_width=3) for x, y, r in ((560, 420, 9), (580, 380, 7), (566, 350, 11), (770, 480, 6), (780, 450, 8)))


def _diver(p: Palette) -> str:
    suit, skin = "#22272E", "#E0B18A"
    out = stroke("M-120 10Q-60-20-10-4", suit, 26) + stroke("M-126 40Q-70 20-10 6", suit, 26) + path("M-134-4l-60-10-6 26 60 14ZM-142 36l-56 14 6 26 62-22Z", "#E2762F") + path("M-30-26Q30-42 84-20L92 18Q30 40-30 26Z", suit) + path("M-10-28Q30-38 60-28L64-12Q24-20-12-10Z", "#F08B2C")
    return out + stroke("M80 10Q120 30 160 26", suit, 20) + circle(166, 26, 11, skin) + circle(112, -12, 31, suit) + ellipse(122, -8, 22, 23, skin) + path("M104-34Q128-44 146-24L142-8Q122-16 106-6Z", "#F5C542") + path("M109-29Q127-37 140-22L137-13Q122-18 110-11Z", "#BFE8F0") + circle(119, -21, 3, "#22252B") + circle(131, -21, 3, "#22252B") + stroke("M118 4q8 5 14-1", "#B5654A", 3) + stroke("M60 24Q80 60 110 66", suit, 16) + path("M104 60l40 8-6 12-38-8Z", "#8A6244")


def _wall(p: Palette) -> str:
    chance, out = rng("bulteok"), ""
    for r in range(4):
        for k in range(9 - r % 2):
            out += ellipse(-96 + 24 * k + (r % 2) * 12, -8 - 17 * r, 14, 10, p(chance.choice(("#4F4B49", "#5F5A57", "#6C6763"))))
    return out + sky.smoke(p, 0, -76, 0.7) + glow(0, -60, 40, LAMP, 0.5)
