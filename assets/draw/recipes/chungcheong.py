"""Chungcheong: fortresses, temples, rivers, the west coast."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import H, W, hanok, land, life, sky, stone, town, travel, trees, water
from assets.draw.palette import LAMP, Palette, lighter
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, flip, glow, group, path, rect, stroke


@place("gongsanseong", "amber")
def gongsanseong(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.sun(p, 220, 230, 66) + land.ranges(p, 380, 3, "gongsan", 50)
    yield water.river(p, [(-60, 420, 26), (200, 450, 60), (120, 560, 130), (-40, 740, 240)], "#C08A6E") + travel.rowboat(p, 130, 580, 0.7)
    yield land.wooded(p, p("#6F7A48"), [(250, 480), (400, 420), (620, 330), (760, 290), (930, 250)], size=14)
    yield stone.rampart(p, [(260, 500), (420, 420), (540, 400), (640, 330), (780, 300), (930, 240)], 40, color="#B5A487", taper=1.3)
    yield "".join(stone.flag(p, x, y, 0.5, c) for x, y, c in ((430, 416, "#E6B93D"), (560, 390, "#E6B93D"), (690, 318, "#E6B93D"), (830, 284, "#E6B93D")))
    yield land.ground(p, 640, "#A99A5C", grass=True, bend=60) + land.way(p, [(600, 600, 120), (560, 745, 260)], "#E0C99A") + stone.fortgate(p, 590, 640, 330, color="#B5A487", wings=170, flags="#E6B93D", h=140)
    yield "".join(stone.flag(p, x, 640, 0.95, "#E6B93D") for x in (300, 880)) + life.crowd(p, [(570, 690, 0.95), (612, 684, 0.9)], 2) + trees.pine(p, 60, 700, 1.1)


@place("haemi-eupseong", "blue")
def haemi(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.cloud(p, 180, 100, 1) + sky.cloud(p, 720, 70, 0.7) + land.ranges(p, 350, 3, "haemi", 55)
    yield land.ground(p, 390, "#9CBF70", grass=True) + hanok.thatched(p, 110, 440, 130) + hanok.thatched(p, 812, 430, 120)
    yield trees.tree(p, 640, 500, 1.9, ("#7FA65A", "#A5C270", "#557F4A"), wide=1.2) + hanok.pavilion(p, 280, 450, 130, bays=3)
    yield stone.blocks(p, -10, 520, 920, 116, "#A89F8E", row=19) + "".join(rect(-6 + 46 * k, 504, 32, 20, p(lighter("#A89F8E", 0.15))) for k in range(20))
    yield stone.fortgate(p, 330, 640, 250, color="#B3A994", h=130) + "".join(stone.flag(p, x, 512, 0.7, c) for x, c in ((120, "#C8402F"), (560, "#3D6FA3"), (720, "#E6B93D"), (850, "#C8402F")))
    yield land.ground(p, 632, "#B9D08A", grass=True) + land.way(p, [(330, 636, 100), (360, 745, 220)], "#E9D9B0") + life.hanbok(p, 250, 700, 1, "#F7F1E2", "#3D6FA3") + life.crowd(p, [(400, 690, 0.95), (440, 696, 0.9), (480, 690, 0.7)], 4)
    yield trees.bush(p, 640, 730, 1.1, flower="#F3C1CC") + trees.bush(p, 90, 730, 1.2, flower="#F3C1CC")


@place("sangdangsanseong", "warm")
def sangdang(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 250, 90, 0.9) + land.ranges(p, 320, 4, "sangdang", 80)
    yield land.wooded(p, p("#A8642F"), [(-20, 400), (150, 300), (330, 340), (560, 260), (760, 300), (920, 240)], size=15)
    yield stone.rampart(p, [(-20, 430), (130, 330), (300, 380), (470, 330), (560, 280), (720, 320), (920, 250)], 34, color="#B5A88E", merlons=False)
    yield land.hill(p("#C9B05A"), [(-20, 520), (240, 470), (520, 500), (920, 450)]) + stone.rampart(p, [(-20, 560), (140, 510), (300, 480)], 110, color="#B5A88E") + stone.rampart(p, [(580, 480), (740, 500), (920, 440)], 120, color="#B5A88E")
    yield stone.fortgate(p, 440, 600, 330, color="#C0B49C", h=150) + land.hill(p("#B9A84F"), [(-20, 620), (300, 590), (560, 600), (920, 570)]) + land.way(p, [(440, 596, 120), (480, 660, 180), (420, 745, 320)], "#E6D3A0")
    yield trees.tree(p, 90, 690, 1.35, trees.MAPLE) + trees.tree(p, 800, 680, 1.5, trees.GINKGO) + trees.grass(p, 0, 900, 742, 40, 80, "#A89840")
    yield life.crowd(p, [(430, 690, 1), (474, 696, 0.95), (610, 660, 0.7)], 0) + sky.petals((p("#C9432B"), p("#E9B93B")), 26, "sang")


@place("beopjusa", "warm")
def beopjusa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + land.ranges(p, 330, 3, "beopju", 80) + land.peak(p, [(-20, 400), (90, 290), (160, 220), (210, 260), (300, 180), (360, 250), (470, 330), (600, 230), (700, 270), (800, 190), (920, 320)], "#A79684", bottom=460)
    yield land.wooded(p, p("#A5562F"), [(-20, 440), (200, 400), (500, 430), (920, 400)], 560, size=17) + land.ground(p, 560, "#DCC79A")
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
    yield stroke(f"M310 {y - 10:.0f}v-44", p("#8A6E3A"), 7) + "".join(ellipse(310, y - 20 - 9 * k, 11 - 2 * k, 3.4, p("#C8963E")) for k in range(4))
    yield hanok.podium(p, 10, 10, steps=False)[:0] + group(hanok.podium(p, 220, 54), 690, 650) + glow(690, 400, 230, "#FFE9A8", 0.75) + stone.buddha(p, 690, 600, 1.32)
    yield stone.lantern(p, 520, 680, 0.85) + life.crowd(p, [(470, 690, 0.85), (590, 700, 0.9)], 2)


@place("jeongnimsaji", "violet")
def jeongnimsaji(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 520) + sky.sun(p, 450, 360, 130, "#F4A35C") + sky.cloud(p, 150, 140, 1.1) + sky.cloud(p, 760, 220, 0.9) + sky.geese(640, 110, 0.8, 7, "#3A3050")
    yield land.ranges(p, 500, 3, "jeongnim", 46) + land.ground(p, 520, "#8E8A5A", grass=True)
    yield trees.pine(p, 70, 548, 0.85) + trees.pine(p, 830, 544, 0.8, mirror=True) + "".join(rect(120 + 120 * k, 590, 34, 12, p("#A89F8E"), r=4) for k in range(6) if k not in (2, 3))
    yield ellipse(450, 690, 330, 22, p("#6E6A48")) + stone.blocks(p, 220, 660, 460, 30, "#B5A898", row=15) + stone.pagoda(p, 450, 668, 330, 5, thin=True, tall=1.12, color="#C9B8A6")
    yield trees.grass(p, 0, 900, 742, 46, 80, "#6E7A44")


@place("gwanchoksa", "blue")
def gwanchoksa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.cloud(p, 150, 120, 0.9) + sky.cloud(p, 780, 90, 0.7)
    yield land.wooded(p, p("#6E9B6A"), [(-20, 430), (200, 340), (450, 300), (700, 350), (920, 420)], 640, size=16) + land.ground(p, 600, "#D6C8A6")
    yield hanok.hall(p, 150, 600, 190, bays=3) + trees.forest(p, [(740, 600, 1.3), (860, 620, 1.1), (30, 620, 1)], (trees.BLOSSOM,))
    c, d, li = p("#D3CBBB"), p("#A49B8A"), p("#EAE4D8")
    robe = path("M360 640Q340 480 372 400 400 372 460 368 520 372 548 400 580 480 560 640Z", c) + path("M470 370Q530 376 548 400 580 480 560 640H500Q530 480 470 370Z", d, opacity=0.45) + "".join(stroke(f"M{384 + 6 * k} {430 + 44 * k}Q460 {480 + 44 * k} {536 - 6 * k} {430 + 44 * k}", d, 5) for k in range(4))
    head = path("M388 366Q372 250 400 210H520Q548 250 532 366 500 392 460 392 420 392 388 366Z", c) + path("M500 212H520Q548 250 532 366 510 384 490 388 528 300 500 212Z", d, opacity=0.5) + rect(372, 268, 20, 84, c, r=10) + rect(528, 268, 20, 84, d, r=10)
    face = stroke("M402 284q22-10 44 0M474 284q22-10 44 0", d, 6) + path("M404 302q20-12 40 0-20 10-40 0ZM476 302q20-12 40 0-20 10-40 0Z", p("#5E564A")) + path("M452 296Q440 336 460 338 480 336 468 296Z", li) + stroke("M438 360q22 8 44 0", p("#8C5A4A"), 6)
    hat = rect(404, 176, 112, 36, d) + rect(340, 158, 240, 20, li, r=3) + rect(412, 122, 96, 36, c) + rect(364, 104, 192, 19, li, r=3) + "".join(stroke(f"M{x} {y}v16", p("#8C7A4A"), 3) + circle(x, y + 20, 5, p("#C8963E")) for x, y in ((348, 178), (572, 178), (372, 122), (548, 122))) + path("M440 104Q460 70 480 104Z", c)
    yield robe + head + face + hat + path("M520 470q40-20 44-80l10-40 10 6-6 60q-10 60-44 80Z", c) + stone.blocks(p, 330, 626, 260, 30, "#B9B0A0", row=15)
    yield stone.lantern(p, 640, 690, 1.35) + life.crowd(p, [(290, 700, 0.9), (250, 694, 0.85)], 3) + trees.branch(p, [(-10, 60), (120, 100), (220, 70), (300, 110)], trees.BLOSSOM, n=54) + sky.petals(("#F3C1CC", "#F9DDE1"), 30, "gwan")


@place("oeam-village", "warm")
def oeam(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 350) + land.peak(p, [(140, 360), (300, 250), (420, 160), (500, 120), (590, 190), (700, 260), (860, 360)], "#9C8B6E", bottom=400) + land.wooded(p, p("#B07A42"), [(-20, 340), (250, 300), (560, 330), (920, 300)], 460, size=15)
    yield land.ground(p, 420, "#D0B878") + hanok.thatched(p, 160, 460, 190) + hanok.house(p, 430, 462, 230) + hanok.thatched(p, 700, 470, 210) + trees.tree(p, 560, 440, 0.8, trees.GINKGO) + trees.tree(p, 860, 470, 0.9, trees.MAPLE) + trees.tree(p, 300, 440, 0.6, trees.MAPLE)
    yield stone.rampart(p, [(-20, 470), (200, 480), (420, 470), (640, 490), (920, 470)], 44, color="#B09C7C", merlons=False) + land.way(p, [(920, 560, 40), (560, 545, 60), (200, 560, 90), (-40, 640, 150)], "#E9D5A6")
    yield stone.rampart(p, [(-20, 590), (180, 540), (420, 560), (700, 556), (930, 600)], 66, color="#A08E70", merlons=False)
    yield water.river(p, [(940, 640, 50), (620, 660, 70), (340, 690, 90), (-60, 740, 130)]) + travel.waterwheel(p, 720, 640, 84) + hanok.thatched(p, 840, 680, 170)
    yield life.crowd(p, [(300, 556, 0.75), (340, 552, 0.7)], 2) + "".join(circle(x, y, 8, p("#E2762F")) for x, y in ((850, 330), (880, 350), (830, 352))) + trees.reeds(p, 0, 240, 720, 100, n=34) + land.boulders(p, [(440, 720, 26), (500, 728, 20), (380, 736, 24)])


@place("yesan-market", "plum")
def yesan_market(p: Palette) -> Iterable[str]:
    q = p.by_lamp()
    yield rect(0, 0, W, H, "#3A2A30") + path("M0 210L450 20 900 210V0H0Z", "#241A24") + "".join(stroke(f"M450 24L{x} 230", "#6B4A44", 7) for x in (-100, 60, 220, 380, 520, 680, 840, 1000)) + stroke("M0 210L450 22 900 210", "#8A5F4E", 14) + stroke("M120 210H780", "#8A5F4E", 10)
    yield "".join(town.bulbs(p, -20, 150 + 50 * k, 920, 150 + 50 * k, 24, 14) for k in range(2)) + glow(450, 330, 380, LAMP, 0.4)
    for k in range(4):
        x = 120 + 220 * k
        yield rect(x - 100, 290, 200, 150, "#F0C27A") + town.sign(q, x, 274, 190, 50, ("#B5432C", "#1F6F6B", "#A8762A", "#3D5A80")[k], ("국수", "정육점", "만두", "치킨")[k]) + rect(x - 100, 400, 200, 44, "#7A5238") + "".join(circle(x - 80 + 32 * j, 392, 13, ("#E2673A", "#E9B93B", "#7DA453", "#C9432B")[(j + k) % 4]) for j in range(6)) + life.person(q, x - 20, 400, 1.0, ("#F5EBDD", "#E9B93B", "#C8402F", "#5B8FB0")[k], back=False)
    yield rect(0, 440, W, 300, "#6E5548") + "".join(stroke(f"M{450 + 120 * t} 440L{450 + 900 * t} 736", "#5B4439", 3) for t in (-1, -0.7, -0.4, -0.1, 0.2, 0.5, 0.8, 1.1))
    yield stroke("M40 330H210M40 330V450M210 330V450", "#A98752", 7) + "".join(stroke(f"M{52 + 8 * k} 332V{410 + k * 17 % 14}", "#F7EFDA", 4) for k in range(20))
    for x, y, s in ((170, 570, 1.0), (450, 540, 0.9), (740, 570, 1.0), (310, 690, 1.3), (620, 690, 1.3)):
        yield "".join(life.seated(q, x + dx * s, y + dy * s, s, c) for dx, dy, c in ((-84, 0, "#1F6F6B"), (84, 0, "#B5432C"))) + rect(x - 5 * s, y - 30 * s, 10 * s, 56 * s, "#9AA0A6") + ellipse(x, y - 30 * s, 74 * s, 20 * s, "#D9DDE0") + ellipse(x, y - 33 * s, 68 * s, 16 * s, "#EEF0F1") + "".join(ellipse(x + a * s, y + (b - 34) * s, 14 * s, 5 * s, c) for a, b, c in ((-34, 2, "#E2673A"), (0, -5, "#F6F1E4"), (30, 3, "#E9B93B"))) + rect(x + 46 * s, y - 62 * s, 9 * s, 26 * s, "#3F7F57", r=3)


@place("jangtaesan", "gold")
def jangtaesan(p: Palette) -> Iterable[str]:
    yield rect(0, 0, W, H, p("#F6D9A0")) + sky.rays(450, 40, 30, 900, "#FFF6DC", 26, 0.45)
    colors = ("#D9893A", "#C46A2E", "#E7A84A", "#B5542B")
    yield "".join(trees.spire(p, 20 + 62 * k, 560 + (k * 37 % 40), 470 + (k * 53 % 120), 96, p(colors[k % 4], 0.45), k) for k in range(15))
    yield land.ground(p, 590, "#B9743A") + group("".join(ellipse(0, -34 * k, 78 - 3 * k, 15, "none", stroke=p("#6B7A84"), stroke_width=6) for k in range(11)) + stroke("M0 10V-390", p("#4F5C66"), 20) + "".join(stroke(f"M{-74 + 3 * k} {-34 * k}L{74 - 3 * k} {-34 * k - 34}", p("#8FA0AA"), 8) for k in range(10)) + ellipse(0, -380, 62, 14, p("#4F5C66")) + rect(-54, -430, 108, 8, p("#4F5C66")) + "".join(rect(-52 + 17 * k, -426, 4, 46, p("#4F5C66")) for k in range(7)), 700, 600)
    yield "".join(trees.spire(p, x, 640, 620, 150, colors[k % 4], k + 30) for k, x in enumerate((60, 210, 500, 850)))
    yield stroke("M-10 430Q300 400 640 440", p("#7A5238"), 16) + stroke("M-10 394Q300 364 640 404", p("#A9805A"), 6) + "".join(stroke(f"M{12 + 34 * k} {424 - 14 * (1 - ((k - 9) / 9) ** 2):.0f}v-34", p("#A9805A"), 5) for k in range(18)) + "".join(rect(x, 430, 12, 260, p("#6E4630")) for x in (120, 350, 560))
    yield life.crowd(p, [(150, 416, 0.85), (290, 410, 0.85), (330, 410, 0.8), (470, 416, 0.85)], 1) + "".join(trees.spire(p, x, 760, 760, 210, colors[k], k + 60) for k, x in enumerate((-10, 370))) + sky.petals((p("#C46A2E"), p("#E7A84A")), 40, "jang")


@place("woraksan", "teal")
def woraksan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.cloud(p, 160, 130, 1.1) + land.ranges(p, 430, 3, "worak", 60)
    yield water.pond(p, 440, 560, color="#5FA9B0", n=10) + land.hill(p("#5E9470", 0.15), [(-20, 470), (150, 430), (260, 470), (330, 500)], 560) + water.ripples(120, 520, 60)
    peak_ = [(270, 560), (360, 400), (420, 300), (470, 180), (520, 110), (560, 70), (640, 84), (700, 150), (730, 270), (790, 330), (850, 430), (930, 520)]
    yield land.peak(p, peak_, "#C9C3B8", bottom=640, shade=0.2)
    yield "".join(trees.pine(p, x, y, s, mirror=bool(k % 2)) for k, (x, y, s) in enumerate(((430, 320, 0.42), (500, 190, 0.36), (680, 150, 0.4), (760, 330, 0.45), (600, 90, 0.34), (860, 450, 0.5))))
    steps = [(430, 640), (520, 560), (470, 470), (560, 390), (520, 300), (590, 220)]
    yield "".join(stroke(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", p("#7A5238"), 15) + stroke(f"M{a[0]} {a[1] - 22}L{b[0]} {b[1] - 22}", p("#B5573C"), 4) + "".join(stroke(f"M{a[0] + (b[0] - a[0]) * t:.0f} {a[1] + (b[1] - a[1]) * t - 22:.0f}v24", p("#D9B98A"), 4) for t in (0.1, 0.25, 0.4, 0.55, 0.7, 0.85)) for a, b in zip(steps, steps[1:], strict=False))
    yield life.crowd(p, [(492, 582, 0.6), (500, 500, 0.55), (540, 408, 0.5), (536, 328, 0.46)], 1)
    yield land.wooded(p, p("#2F6B54"), [(-20, 590), (180, 560), (380, 620), (640, 640), (920, 590)], size=17) + land.wooded(p, p("#25594A"), [(-20, 680), (300, 650), (620, 700), (920, 660)], size=17)


@place("kkotji-beach", "ember")
def kkotji(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 450) + sky.sun(p, 468, 380, 104, "#FF7043") + sky.cloud(p, 190, 130, 1.2, p("#E58A6A")) + sky.cloud(p, 720, 200, 0.9, p("#E58A6A"))
    yield water.sea(p, 440, 600, color="#C4605A", deep="#6A4468", waves=26, seed="kkotji") + water.glitter(468, 444, 600, "#FFD39A", 190)
    yield land.rock(p, [(110, 500), (124, 400), (160, 330), (200, 290), (250, 300), (290, 350), (330, 400), (350, 500)], "#4A3640") + "".join(trees.pine(p, x, y, 0.42, mirror=m) for x, y, m in ((190, 306, False), (250, 316, True), (296, 368, False)))
    yield land.rock(p, [(610, 510), (620, 360), (640, 260), (676, 220), (716, 260), (740, 380), (770, 510)], "#43313C") + trees.pine(p, 680, 240, 0.4) + trees.pine(p, 714, 290, 0.34, mirror=True) + land.rock(p, [(760, 510), (776, 460), (800, 450), (830, 510)], "#43313C")
    yield water.mudflat(p, 510, "#6E4A58", "kkotji") + land.way(p, [(300, 510, 200), (500, 530, 120), (620, 516, 200)], "#A87468") + "".join(land.boulders(p, [(x, y, s)], "#4A3640") for x, y, s in ((400, 540, 22), (460, 530, 16), (560, 544, 20), (360, 560, 14), (130, 620, 26), (830, 600, 22)))
    yield life.crowd(p, [(260, 660, 1.2), (310, 664, 1.25), (620, 640, 0.9)], 0) + sky.gulls([(380, 220, 0.9), (540, 160, 1.1), (830, 320, 0.7)], "#FBE3D0")


@place("dodamsambong", "mint")
def dodam(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.sun(p, 690, 200, 48) + land.ranges(p, 390, 5, "dodam", 90) + water.pond(p, 420, color="#86B0AE", n=24) + sky.mist(p, 420, 70, 0.85, "dodam")
    left = [(120, 540), (134, 470), (170, 410), (206, 400), (240, 450), (262, 540)]
    mid = [(310, 560), (326, 420), (360, 300), (402, 220), (440, 190), (486, 220), (530, 300), (566, 430), (590, 560)]
    right = [(640, 550), (654, 460), (684, 390), (720, 370), (758, 420), (780, 550)]
    rocks = "".join(land.rock(p, r, c, seed=k) for k, (r, c) in enumerate(((left, "#8A7C6C"), (mid, "#7E7062"), (right, "#8A7C6C"))))
    green = "".join(trees.pine(p, x, y, s, mirror=bool(k % 2)) for k, (x, y, s) in enumerate(((180, 420, 0.4), (230, 446, 0.34), (420, 216, 0.45), (470, 220, 0.4), (360, 320, 0.36), (712, 386, 0.42), (750, 420, 0.34))))
    yield flip(rocks, 552, 0.42, 0.3) + rocks + green + hanok.pavilion(p, 560, 452, 92, bays=2) + rect(516, 450, 96, 8, p("#A89F8E"))
    yield "".join(water.ripples(x, 556, w) for x, w in ((190, 120), (450, 220), (712, 110))) + travel.rowboat(p, 250, 650, 1.3) + water.ripples(250, 660, 130)
    yield sky.mist(p, 600, 50, 0.6, "dodam2") + sky.geese(180, 160, 0.7, 5, "#4F6A6A") + trees.reeds(p, 520, 700, 742, 90, n=30, color="#7E8F5A", plume="#DCCB9A")


@place("ieung-bridge", "deep")
def ieung(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 330) + sky.stars(p, 44, 220, "ieung") + sky.moon(p, 740, 100, 40) + town.skyline(p, 330, low=40, high=150, color="#2B4A66", far=0.2, seed="sejong") + trees.treeline(p, 340, "#173A40", size=16, seed="sejong")
    yield water.pond(p, 336, color="#1F5560", n=30)
    for r, c, w in ((1.0, "#0C2A33", 44), (0.985, "#E9F1EF", 30), (0.985, "#5F7F8A", 16)):
        yield ellipse(450, 500, 360 * r, 136 * r, "none", stroke=c, stroke_width=w)
    import math

    for k in range(48):
        a = 2 * math.pi * k / 48
        x, y = 450 + 360 * math.cos(a), 486 + 136 * math.sin(a)
        s = 0.7 + 0.5 * (y - 350) / 270
        yield rect(x - 2.5, y - 26 * s, 5, 26 * s, "#DDE8E6") + circle(x, y - 28 * s, 5.5 * s, ("#FFE28A", "#8FE3F0", "#F59CC0")[k % 3]) + (glow(x, y - 28 * s, 24, "#FFE28A", 0.5) if k % 2 else "")
    yield ellipse(450, 462, 360, 136, "none", stroke="#F4F8F6", stroke_width=5)
    yield "".join(rect(x - 14, y, 28, 60, "#4F6A72") for x, y in ((130, 540), (770, 540), (300, 610), (600, 610))) + ellipse(450, 690, 360, 44, "none", stroke="#FFE28A", stroke_width=6, opacity=0.28, stroke_dasharray="26 18") + "".join(rect(x, 650 + 9 * (k % 3), 6, 64, ("#FFE28A", "#8FE3F0", "#F59CC0")[k % 3], opacity=0.45) for k, x in enumerate(range(120, 800, 32)))
    yield life.crowd(p, [(300, 612, 0.8), (340, 620, 0.82), (560, 624, 0.85), (660, 600, 0.78)], 3) + travel.swanboat(p, 450, 520, 0.8)


@place("independence-hall", "azure")
def independence_hall(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.cloud(p, 150, 150, 1) + sky.cloud(p, 760, 110, 0.8) + land.wooded(p, p("#9C7A4A", 0.2), [(-20, 380), (200, 310), (450, 280), (700, 310), (920, 370)], 520, size=16)
    roof = path("M150 470L250 330H650L750 470Z", p("#3F6B6B")) + "".join(stroke(f"M{256 + 20 * k} 334L{160 + 29 * k} 466", p("#5A8684"), 4) for k in range(20)) + rect(244, 322, 412, 14, p("#2E5050")) + rect(140, 466, 620, 16, p("#2E5050"))
    yield roof + rect(180, 482, 540, 74, p("#E6DCC6")) + "".join(rect(186 + 66 * k, 482, 20, 76, p("#CFC3A8")) for k in range(9)) + rect(150, 556, 600, 20, p("#D9CFB8"))
    yield land.ground(p, 574, "#D9CDB2") + path("M400 576H500L680 745H220Z", p("#EDE3CC")) + "".join(rect(390 - 17 * k, 590 + 24 * k, 120 + 34 * k, 3, p("#C9BB9C")) for k in range(6))
    yield "".join(_taegeuk(p, 40 + 62 * k + (110 if k > 6 else 0), 690 + (k % 2) * 14, 0.8) for k in range(5)) + "".join(_taegeuk(p, 600 + 62 * k, 690 + (k % 2) * 14, 0.8) for k in range(5))
    wing = "M0 640Q-22 400-64 60Q-8 150 6 260L10 640Z"
    yield group(path(wing, p("#F4F1EA")) + path("M0 640Q-12 400-64 60Q-30 240-14 640Z", p("#CFCBC2")), 436, 0) + group(path(wing, p("#F4F1EA")) + path("M0 640Q-12 400-64 60Q-30 240-14 640Z", p("#BFBBB2")), 464, 0, mirror=True) + rect(400, 632, 100, 18, p("#B9AD98"), r=4)
    yield trees.tree(p, 70, 600, 0.9, trees.MAPLE) + trees.tree(p, 830, 600, 0.9, trees.GINKGO) + life.crowd(p, [(330, 680, 0.8), (370, 690, 0.85), (540, 684, 0.8)], 2)


def _taegeuk(p: Palette, x: float, y: float, s: float) -> str:
    cloth = path("M2-150Q28-160 54-148T100-150V-84Q74-74 48-86T2-84Z", p("#FBFAF6")) + path("M36-118a16 16 0 0 1 32 0q-8 8-16 0t-16 0Z", p("#C8402F")) + path("M68-118a16 16 0 0 1-32 0q8-8 16 0t16 0Z", p("#2B5FA3")) + stroke("M14-142l10 8M16-100l10-8M80-142l10 8M82-100l10-8", p("#2B2B30"), 4)
    return group(rect(-2.5, -156, 5, 190, p("#8A8A8A")) + cloth, x, y, s)
