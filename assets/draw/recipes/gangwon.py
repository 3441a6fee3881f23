"""Gangwon: coast, peaks, forests, villages."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import H, W, hanok, land, life, sky, stone, town, travel, trees, water
from assets.draw.palette import Palette, darker
from assets.draw.recipes import place
from assets.draw.svg import circle, clip, ellipse, group, path, rect, rng, smooth, stroke


@place("naksansa", "gold")
def naksansa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.rays(300, 400, 120, 620, "#FFF4D0", 26, 0.3) + sky.sun(p, 300, 400, 96)
    yield water.sea(p, 420, color="#E2A86A", deep="#3F7E8C", waves=40, seed="naksan") + water.glitter(300, 424, 700, "#FFF0C2", 170, 26)
    yield land.wooded(p, p("#5F7A58"), [(640, 330), (740, 230), (830, 190), (930, 210)], 600)
    yield stone.buddha(p, 812, 212, 0.66, "#EDE6D6") + stone.blocks(p, 770, 206, 84, 22, "#CFC6B4", row=11)
    yield land.rock(p, [(420, 736), (450, 600), (500, 520), (560, 470), (640, 440), (760, 420), (920, 430), (920, 736)], "#8E7866")
    yield land.wooded(p, p("#6B8A58"), [(540, 452), (640, 424), (780, 410), (920, 424)], 462, size=11) + hanok.pavilion(p, 620, 438, 190, bays=3, pointed=True)
    yield trees.pine(p, 770, 440, 1.05, mirror=True) + trees.pine(p, 860, 450, 0.85) + trees.pine(p, 500, 500, 0.7, lean=-50)
    yield "".join(water.foam(x, y, w) for x, y, w in ((440, 690, 120), (340, 730, 90))) + sky.gulls([(150, 200, 1), (420, 150, 1.2), (90, 330, 0.7)])
    yield travel.fishing_boat(p, 140, 560, 0.7)


@place("wanggok-village", "cool")
def wanggok(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420)
    yield "".join(land.peak(p, [(x - 130, 440), (x - 40, y + 50), (x, y), (x + 50, y + 60), (x + 140, 440)], "#8C9DA6", snow=True, bottom=470) for x, y in ((90, 250), (270, 200), (460, 170), (650, 210), (830, 240)))
    yield land.wooded(p, p("#6E8A8C"), [(-20, 420), (220, 390), (480, 420), (700, 390), (920, 420)], 500, tint=0.3)
    yield land.ground(p, 440, "#E9EEF0") + "".join(trees.fir(p, x, 466, 0.62, snow=True) for x in (30, 100, 440, 830, 880))
    yield hanok.house(p, 250, 520, 260, snow=True) + hanok.thatched(p, 690, 530, 250, snow=True)
    yield hanok.house(p, 470, 690, 430, snow=True) + group(hanok.house(p, 0, 0, 230, snow=True), 700, 690)
    for x, y, s in ((118, 520, 1.0), (284, 690, 1.35)):
        yield rect(x - 19 * s, y - 92 * s, 38 * s, 92 * s, p("#B08F6B")) + "".join(rect(x - 17 * s + 12 * s * (k % 3), y - 84 * s + 17 * s * (k // 3), 9 * s, 12 * s, p("#8C7A66"), r=3) for k in range(15)) + life.pot(p, x, y - 88 * s, 0.62 * s) + sky.smoke(p, x, y - 140 * s, 0.9 * s, "#FFFFFF", 0.9)
    yield hanok.tilewall(p, -20, 190, 700, 58) + rect(-20, 624, 220, 14, "#FFFFFF", r=7) + "".join(life.pot(p, 60 + 52 * k, 730, 0.9) + ellipse(60 + 52 * k, 666, 20, 7, "#FFFFFF") for k in range(3))
    yield trees.bare(p, 850, 690, 1.5, "#6B5A4E", mirror=True) + sky.snowfall(110, "wanggok")


@place("jeongseon-arirang-market", "warm")
def jeongseon(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 160, 90, 0.8) + land.ranges(p, 330, 5, "jeongseon", 110)
    yield land.ground(p, 450, "#D9C29A") + town.sign(p, 450, 290, 330, 66, "#8A4B2E", "아리랑시장") + rect(290, 290, 14, 190, p("#6E4630")) + rect(596, 290, 14, 190, p("#6E4630")) + group(hanok.roof(p, 420, 60), 450, 262)
    yield land.way(p, [(450, 440, 150), (450, 560, 330), (450, 745, 640)], "#E6D3AE")
    for k, (x, y, w) in enumerate(((180, 520, 200), (720, 520, 200), (90, 640, 250), (812, 640, 250))):
        yield town.stall(p, x, y, w, colors=town.AWNINGS[(k + 1) % 4], h=150 + 10 * (k > 1), seed=k, goods=("#6E9B4A", "#8FB560", "#4C7A3E", "#A98D5A", "#D9A441"))
    yield life.crowd(p, [(390, 520, 0.85), (430, 512, 0.8), (480, 524, 0.85), (530, 516, 0.8)], 2)
    for k, x in enumerate((330, 440, 550)):
        yield ellipse(x, 680, 50, 14, p("#8A6238")) + path(f"M{x - 48} 640Q{x - 44} 690 {x} 692 {x + 44} 690 {x + 48} 640Z", p("#B98A52")) + "".join(stroke(f"M{x - 44 + 11 * j} 644v40", p("#8A6238"), 2.4) for j in range(9))
        yield "".join(path(f"M{x - 40 + 11 * j} 644q-4-30 6-44 10 16 4 44Z", p(("#5B8A45", "#7FA857", "#47743C")[(j + k) % 3])) for j in range(8))
    yield life.person(p, 250, 700, 1.5, "#C8402F", back=False, hat="#E9D6AE") + ellipse(680, 690, 100, 24, p("#2E2A2A")) + "".join(ellipse(644 + 70 * k, 684, 34, 9, p("#D9BE8A")) + stroke(f"M{624 + 70 * k} 684q20-8 40 2", p("#6E9B4A"), 4) for k in range(2)) + sky.smoke(p, 680, 660, 0.8)


@place("seoraksan-ulsanbawi", "azure")
def ulsanbawi(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.cloud(p, 130, 80, 0.8)
    tops = [(-20, 330), (40, 220), (80, 250), (120, 140), (170, 190), (214, 90), (262, 160), (306, 110), (350, 60), (402, 130), (452, 76), (500, 100), (540, 40), (590, 120), (640, 84), (686, 170), (738, 120), (786, 190), (840, 160), (880, 250), (930, 280)]
    yield land.peak(p, tops, "#D9D2C8", bottom=460, shade=0.2)
    yield "".join(stroke(f"M{x} {y + 30}V430", p("#A79F98"), 4, opacity=0.7) for x, y in tops[1:-1:2])
    yield sky.mist(p, 400, 60, 0.9, "ulsan") + sky.cloud(p, 260, 390, 1.3) + sky.cloud(p, 720, 410, 1.4)
    yield land.wooded(p, p("#A8562E"), [(-20, 470), (180, 430), (420, 480), (660, 440), (920, 480)], size=17) + land.wooded(p, p("#8C4328"), [(-20, 560), (240, 530), (480, 580), (700, 540), (920, 570)], size=18)
    kinds = (trees.MAPLE, trees.GINKGO, ("#C2662F", "#DE9338", "#A0502C"))
    yield "".join(trees.fir(p, x, y, 1, "#4C6B50") for x, y in ((70, 640), (330, 650), (560, 630), (800, 650))) + trees.forest(p, [(10 + 110 * k, 740 - (k % 2) * 30, 1.15) for k in range(9)], kinds)


@place("inje-birch-forest", "cool")
def birch_forest(p: Palette) -> Iterable[str]:
    yield rect(0, 0, W, H, p("#C9DCE6")) + sky.rays(640, 60, 40, 900, "#FFFFFF", 26, 0.35)
    chance = rng("birch")
    for k in range(26):
        x = 10 + 36 * k + chance.uniform(-10, 10)
        yield rect(x, 0, chance.uniform(5, 9), 470 + (k * 31 % 50), p("#E4EBEE", 0.3)) + stroke(f"M{x} {60 + k * 53 % 300}h8M{x} {160 + k * 71 % 260}h7", p("#A9B4BA"), 3)
    yield land.hill(p("#DDE7EC"), [(-20, 480), (240, 450), (520, 490), (920, 450)])
    yield "".join(trees.birch(p, x, 560 + (k % 3) * 14, 640, 20, k) for k, x in enumerate((70, 150, 262, 560, 660, 742, 850)))
    yield land.hill("#F4F8F9", [(-20, 560), (260, 590), (520, 556), (920, 580)]) + land.way(p, [(470, 500, 30), (400, 560, 70), (470, 630, 140), (380, 745, 280)], "#D5E0E6")
    yield "".join(ellipse(x, y, 9, 4, p("#B4C4CE")) for x, y in ((420, 590), (440, 620), (450, 650), (430, 680), (420, 706)))
    yield life.person(p, 452, 610, 1.05, "#C8402F", hat="#2F3437") + life.person(p, 494, 616, 0.9, "#E9B93B", hat="#B5432C")
    yield "".join(trees.birch(p, x, 760, 800, w, "n" + str(k)) for k, (x, w) in enumerate(((40, 46), (196, 40), (640, 44), (790, 52), (884, 36))))
    yield "".join(land.boulders(p, [(x, 736, s)], "#EDF3F5") for x, s in ((120, 40), (560, 50), (720, 36)))


@place("daegwallyeong-sheep-ranch", "azure")
def sheep_ranch(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 190, 120, 1.2) + sky.cloud(p, 560, 70, 0.8) + sky.cloud(p, 790, 170, 1)
    yield land.hill(p("#7FB26A", 0.3), [(-20, 380), (200, 300), (430, 350), (660, 280), (920, 340)]) + "".join(town.windmill(p, x, y, h, turn=t) for x, y, h, t in ((170, 308, 150, 10), (330, 330, 130, 50), (620, 292, 170, 80), (760, 300, 150, 30), (860, 322, 120, 66)))
    green = ("#8CC063", "#79B356", "#66A34C")
    yield land.hill(p(green[0]), [(-20, 420), (260, 390), (520, 330), (760, 400), (920, 380)]) + rect(540, 300, 92, 50, p("#B5573C")) + path("M528 304L586 258 644 304Z", p("#7A3B2C")) + rect(574, 318, 24, 32, p("#F5EFE2"))
    yield trees.tree(p, 670, 372, 0.5, ("#3F7F57", "#5E9A5C", "#2C6350")) + town.fence(p, [(-20, 470), (200, 420), (420, 390), (560, 360), (760, 410), (920, 396)], 30, "#F1E9D8")
    yield land.hill(p(green[1]), [(-20, 520), (240, 470), (520, 520), (920, 440)]) + "".join(life.sheep(p, x, y, s, mirror=bool(k % 2)) for k, (x, y, s) in enumerate(((90, 500, 0.5), (210, 486, 0.55), (330, 500, 0.5), (610, 500, 0.55), (720, 480, 0.5), (800, 466, 0.5), (420, 520, 0.55))))
    yield land.hill(p(green[2]), [(-20, 620), (300, 580), (620, 640), (920, 560)]) + town.fence(p, [(-20, 610), (200, 590), (460, 604), (700, 640), (920, 590)], 50)
    yield "".join(life.sheep(p, x, y, s, mirror=m) for x, y, s, m in ((170, 676, 1.5, False), (360, 706, 1.7, True), (560, 690, 1.35, False), (690, 720, 1.2, True))) + trees.grass(p, 0, 900, 742, 44, 70, "#4F8F45")


@place("chuam-chotdae-rock", "rose")
def chuam(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 470) + sky.cloud(p, 700, 130, 1) + sky.cloud(p, 180, 210, 0.7)
    yield sky.sun(p, 470, 196, 84, "#F2653A") + water.sea(p, 460, color="#D98C86", deep="#4F5F8C", waves=48, seed="chuam") + water.glitter(470, 464, 640, "#FFE0B8", 130)
    yield land.rock(p, [(-20, 640), (-20, 470), (60, 440), (130, 470), (180, 540), (250, 560), (300, 640)], "#6E5E5C")
    yield land.rock(p, [(640, 650), (660, 560), (710, 480), (740, 400), (790, 430), (830, 500), (920, 520), (920, 650)], "#7A6662")
    yield land.rock(p, [(420, 640), (432, 560), (440, 470), (444, 380), (452, 300), (462, 236), (474, 214), (486, 240), (492, 320), (500, 390), (506, 480), (520, 560), (536, 640)], "#5E504F", lines="columns", seed=3)
    yield land.rock(p, [(340, 650), (350, 590), (380, 560), (420, 600), (430, 650)], "#6E5E5C") + land.rock(p, [(540, 650), (552, 590), (580, 570), (612, 650)], "#6E5E5C")
    yield "".join(water.foam(x, y, w) for x, y, w in ((470, 646, 190), (190, 640, 170), (760, 650, 190))) + water.wave(p, 680, "#5B6A94", crest=26, length=210)
    yield sky.gulls([(300, 150, 1.2), (610, 260, 0.9), (220, 330, 0.8), (720, 300, 0.7)]) + trees.pine(p, 90, 452, 0.6) + trees.pine(p, 800, 440, 0.55, mirror=True)


@place("jeongdongjin", "peach")
def jeongdongjin(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.rays(640, 330, 90, 520, "#FFF3D4", 22, 0.3) + sky.sun(p, 640, 330, 74)
    yield water.sea(p, 350, color="#8FBBC0", deep="#3F8296", waves=40, seed="jdj") + water.glitter(640, 354, 540, "#FFE9C2", 150)
    yield water.beach(p, [(-20, 560), (220, 520), (480, 530), (720, 500), (920, 520)])
    yield travel.rails(p, 150, 560, 640, 760, 10, 190, 18, "#7A5238", "#C9CCCB")
    yield group(rect(0, -84, 190, 84, p("#F2E8D5")) + path("M-20-84L20-132H170L210-84Z", p("#B5573C")) + rect(80, -120, 30, 30, p("#F2E8D5")) + path("M70-118L95-150 120-118Z", p("#B5573C")) + rect(20, -62, 34, 36, p("#5C7C8C")) + rect(78, -58, 36, 58, p("#6E4630")) + rect(138, -62, 34, 36, p("#5C7C8C")) + town.sign(p, 95, -74, 120, 22, "#1F6F6B", "정동진"), 20, 600, 1.15)
    yield rect(0, 600, 330, 14, p("#A89F8E")) + path("M0 614H330L420 736H0Z", p("#C9BBA0"))
    yield trees.pine(p, 760, 680, 1.7, lean=-60, mirror=True) + rect(660, 676, 190, 14, p("#A89F8E"), r=6)
    yield life.crowd(p, [(60, 640, 0.9), (110, 650, 0.95), (210, 640, 0.9)], 1) + sky.gulls([(180, 160, 1.1), (330, 220, 0.8), (430, 110, 1)]) + travel.fishing_boat(p, 400, 430, 0.45)


@place("namiseom", "warm")
def namiseom(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + rect(0, 330, W, 120, p("#F1C67A", 0.3)) + land.ranges(p, 360, 3, "nami", 60) + water.pond(p, 372, 450, color="#8FBFC0", n=8)
    yield path("M400 430H500L780 745H120Z", p("#E3BE7C")) + path("M430 430H470L560 745H340Z", p("#F0D59C"))
    colors = ("#C9682F", "#DE8A35", "#B5542B", "#E5A245")
    for k in range(6):
        t = (k / 5) ** 1.5
        y, h, w = 440 + 250 * t, 300 + 420 * t, 84 + 120 * t
        dx = 66 + 300 * t
        yield trees.spire(p, 450 - dx, y, h, w, colors[k % 4], k) + trees.spire(p, 450 + dx, y, h, w, colors[(k + 2) % 4], k + 9)
    yield sky.petals((p("#C9682F"), p("#E5A245"), p("#B5542B")), 60, "nami") + "".join(ellipse(170 + 47 * k % 560, 600 + 23 * k % 120, 12, 4, p(colors[k % 4])) for k in range(26))
    yield life.person(p, 424, 620, 1.25, "#B5432C", bag=True) + life.person(p, 470, 622, 1.3, "#2F5A80")
    yield life.person(p, 452, 470, 0.55, "#2F3437") + travel.rowboat(p, 640, 404, 0.5)


@place("yeongwol-hanbando", "teal")
def hanbando(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 240) + sky.cloud(p, 690, 70, 0.8) + land.ranges(p, 200, 4, "yeongwol", 60)
    yield land.wooded(p, p("#4F8A5E"), [(-20, 230), (200, 200), (450, 240), (700, 200), (920, 230)], 420, size=14) + path("M-20 330Q200 250 470 268T920 330V745H-20Z", "#4FA3A8")
    yield "".join(stroke(f"M{-10 + 30 * k} {400 + 22 * k}q60-8 120 0", "#9FD3D0", 3, opacity=0.7) for k in range(14)) + "".join(stroke(f"M{720 - 10 * k} {380 + 24 * k}q50-7 100 0", "#9FD3D0", 3, opacity=0.7) for k in range(12))
    shape = [(330, 250), (420, 262), (520, 240), (590, 250), (650, 236), (640, 286), (590, 318), (566, 350), (590, 400), (640, 452), (664, 520), (650, 580), (600, 622), (548, 616), (500, 652), (440, 664), (392, 640), (372, 590), (398, 548), (380, 500), (404, 456), (364, 420), (318, 404), (350, 366), (392, 340), (352, 300)]
    d = smooth([*shape, shape[0]]) + "Z"
    yield path(smooth([(x, y + 16) for x, y in [*shape, shape[0]]]) + "Z", p("#D9C79A")) + path(d, p("#4C8A55"))
    chance, crowns = rng("hanbando"), ""
    for _ in range(260):
        x, y = chance.uniform(310, 670), chance.uniform(236, 664)
        r = 9 + (y - 236) / 60
        crowns += circle(x, y, r, p(chance.choice(("#3F7A4E", "#5A9A5C", "#2F6647", "#6FA862")))) + circle(x - r * 0.3, y - r * 0.3, r * 0.4, p("#86B86E"), opacity=0.6)
    yield clip(crowns, d) + stroke(d, p("#2F6647"), 3)
    yield group(rect(-60, -8, 120, 14, p("#A9824F"), r=4) + "".join(stroke(f"M{-50 + 16 * k}-8v14", p("#7A5A36"), 2.5) for k in range(7)) + life.crowd(p, [(-30, -6, 0.5), (0, -6, 0.5), (28, -6, 0.5)], 3), 210, 560, 1.2) + water.ripples(210, 568, 90)
    yield trees.pine(p, 60, 740, 1.5) + trees.pine(p, 850, 740, 1.35, mirror=True) + trees.grass(p, 0, 900, 744, 40, 60)
    yield darker("#FFFFFF", 0)[:0]
