"""Gyeongsang: shores, islands, wetlands, caves and modern places."""

from __future__ import annotations

import math
from collections.abc import Iterable

from assets.draw.motifs import H, W, hanok, land, life, sky, stone, town, travel, trees, water
from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, group, path, rect, rng, sampled, smooth, stroke


@place("haeundae-beach", "azure")
def haeundae(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 320) + sky.cloud(p, 180, 90, 1) + sky.sun(p, 90, 80, 44) + land.hill(p("#6E9A7A", 0.2), [(-20, 300), (120, 250), (280, 310)], 330)
    for x, w, h, c, top in ((520, 62, 130, "#9FB4C0", "flat"), (590, 70, 190, "#7F9CB0", "slant"), (668, 66, 240, "#8FB0C4", "step"), (744, 72, 268, "#6F92AA", "slant"), (822, 70, 220, "#9FBACA", "slant"), (890, 60, 170, "#84A2B4", "flat"), (450, 54, 110, "#A9BBC4", "flat"), (390, 50, 84, "#B9C6CC", "flat")):
        yield town.tower_block(p, x, 350, w, h, c, top=top, far=0.08)
    yield water.sea(p, 330, color="#5FB2C4", deep="#2F8FB0", waves=40, seed="haeundae") + travel.sailboat(p, 200, 410, 0.32, "#FFFFFF") + travel.ferry(p, 340, 390, 0.34)
    yield water.beach(p, [(930, 352), (760, 362), (560, 400), (400, 480), (330, 580), (380, 680), (460, 760)][::-1] and [(340, 760), (300, 660), (330, 560), (430, 470), (580, 402), (760, 366), (930, 354)], "#F0DDB0")
    colors = ("#E2564B", "#F0B73E", "#3D8CC4", "#F5F1E6", "#4FA99A", "#E78AA8")
    for j in range(5):
        n = 4 + j
        yield "".join(_parasol(p, 470 + 40 * (4 - j) + k * (52 + 17 * j) - 60 * (j > 2), 420 + 66 * j + (k % 2) * 8, 0.42 + 0.2 * j, colors[(k + j * 2) % 6]) for k in range(n) if 470 + 40 * (4 - j) + k * (52 + 17 * j) - 60 * (j > 2) < 930)
    yield life.crowd(p, [(380, 600, 0.8), (420, 540, 0.6), (360, 690, 1.0)], 1) + sky.gulls([(330, 190, 1), (250, 240, 0.7)]) + group(ellipse(0, 0, 40, 14, p("#F0B73E")) + ellipse(0, -2, 22, 6, "#5FB2C4"), 150, 560) + group(ellipse(0, 0, 34, 12, p("#E2564B")) + ellipse(0, -2, 18, 5, "#4FA5BC"), 230, 660)


@place("daewangam-park", "rose")
def daewangam(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.sun(p, 700, 300, 70) + water.sea(p, 400, color="#9FB0BC", deep="#3F6F8C", waves=48, seed="daewang") + water.glitter(700, 404, 600, "#FFE3C0", 130)
    yield land.wooded(p, p("#4F7A58"), [(-20, 330), (100, 260), (230, 270), (320, 340)], 470, size=15) + town.lighthouse(p, 130, 270, 0.85, "#F7F4EC", None) + trees.pine(p, 240, 330, 0.8) + trees.pine(p, 40, 340, 0.8, mirror=True)
    orange = "#D98A52"
    yield land.rock(p, [(-20, 620), (-20, 430), (90, 400), (200, 420), (290, 450), (340, 520), (360, 620)], orange, seed="d1") + land.rock(p, [(470, 640), (480, 520), (510, 440), (560, 400), (620, 430), (640, 500), (690, 520), (720, 640)], "#CF7E48", seed="d2") + land.rock(p, [(740, 640), (760, 560), (800, 520), (860, 540), (920, 640)], orange, seed="d3")
    yield rect(290, 470, 230, 10, p("#5B4F46")) + stroke("M290 452H520", p("#B9C4C8"), 4) + "".join(stroke(f"M{296 + 22 * k} 470v-20", p("#B9C4C8"), 4) for k in range(11)) + stroke("M300 480Q405 540 510 480", p("#5B4F46"), 8) + "".join(stroke(f"M{330 + 30 * k} 480v{24 - 4 * abs(k - 2.5):.0f}", p("#5B4F46"), 4) for k in range(6)) + life.crowd(p, [(350, 468, 0.62), (400, 468, 0.62), (450, 468, 0.62)], 2)
    yield trees.pine(p, 570, 410, 0.5) + "".join(water.foam(x, y, w) for x, y, w in ((400, 640, 150), (600, 650, 230), (180, 640, 260), (840, 650, 150))) + water.wave(p, 680, "#3F6F8C", crest=30, length=220) + sky.gulls([(430, 210, 1.1), (330, 160, 0.8), (560, 270, 0.9), (820, 200, 0.8)])


@place("oedo-botania", "azure")
def oedo(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 330) + sky.cloud(p, 200, 80, 1) + water.sea(p, 280, color="#4FA5C0", deep="#2F86AA", waves=26, seed="oedo") + land.hill(p("#7FA08F", 0.35), [(-20, 280), (90, 240), (240, 282)], 290) + land.hill(p("#7FA08F", 0.4), [(560, 282), (700, 250), (920, 276)], 290) + travel.ferry(p, 170, 380, 0.75) + sky.gulls([(320, 200, 0.9), (110, 200, 0.7)])
    greens = ("#7FB35E", "#6BA352", "#5A9448", "#7FB35E", "#6BA352")
    flowers = ("#E2564B", "#F0B73E", "#E78AB0", "#8A6FC0", "#F5F1E6")
    for k in range(5):
        y, x1 = 330 + 80 * k, 500 - 120 * k
        yield path(f"M{x1 - 60} {y + 40}Q{x1 + 60} {y - 10} {x1 + 200} {y}H930V745H{x1 - 120}Z", p(greens[k])) + stone.blocks(p, max(-10, x1 + 30), y + 50, 920 - max(-10, x1 + 30), 22, "#CFC2A4", row=11)
        yield "".join(circle(x1 + 120 + 22 * j, y + 40 + (j % 2) * 5, 8, p(flowers[(k + j // 4) % 5])) for j in range(40) if x1 + 120 + 22 * j < 910)
        yield "".join(_topiary(p, x1 + 170 + j * 118, y + 30, 0.55 + 0.13 * k, j % 2) for j in range(8) if x1 + 170 + j * 118 < 900)
    yield "".join(rect(x, 540, 24, 130, p("#F7F4EC")) + rect(x + 15, 540, 9, 130, p("#D9D3C4")) + rect(x - 6, 530, 36, 14, p("#F7F4EC")) + rect(x - 6, 664, 36, 12, p("#F7F4EC")) for x in (300, 400, 500, 600)) + rect(286, 510, 352, 24, p("#F7F4EC")) + rect(286, 526, 352, 8, p("#D9D3C4"))
    yield group(rect(-70, -60, 140, 60, p("#F7F4EC")) + path("M-84-58L0-104 84-58Z", p("#C9603A")) + "".join(rect(-54 + 40 * k, -44, 22, 44, p("#7FA3B5"), r=11) for k in range(3)), 760, 350, 0.8) + trees.fir(p, 660, 350, 0.5) + trees.fir(p, 860, 350, 0.6)
    yield land.way(p, [(420, 676, 60), (400, 745, 190)], "#EADBB8") + life.crowd(p, [(430, 720, 1.1), (474, 726, 1.1)], 1)


@place("dokdo", "peach")
def dokdo(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 440) + sky.rays(450, 400, 80, 620, "#FFF4D8", 30, 0.34) + sky.sun(p, 450, 400, 78) + water.sea(p, 420, color="#7FB0BC", deep="#245C7C", waves=56, seed="dokdo") + water.glitter(450, 424, 680, "#FFEFCB", 120)
    west = [(60, 560), (90, 470), (130, 400), (170, 310), (206, 220), (234, 150), (262, 110), (290, 170), (320, 270), (350, 380), (384, 470), (404, 560)]
    east = [(500, 566), (520, 480), (560, 400), (600, 330), (640, 290), (690, 250), (730, 240), (762, 300), (800, 380), (830, 470), (860, 566)]
    yield land.rock(p, west, "#7E7468", seed="west") + land.rock(p, east, "#877B6C", seed="east") + path("M206 220L234 150 262 110 290 170 310 236 280 220 250 236 228 212Z", p("#6F8F58")) + path("M600 330L640 290 690 250 730 240 762 300 720 290 680 312 640 318Z", p("#6F8F58"))
    yield land.rock(p, [(420, 560), (430, 500), (446, 460), (462, 510), (474, 560)], "#6E655A") + land.rock(p, [(20, 560), (30, 520), (46, 510), (60, 560)], "#6E655A") + town.lighthouse(p, 712, 248, 0.42, "#F7F4EC", None) + rect(730, 226, 44, 24, p("#E9E4DA")) + group(rect(-2, -70, 4, 70, "#6A6A6A") + rect(2, -70, 44, 28, "#FBFAF6") + circle(24, -56, 8, "#C8402F") + path("M16-56a8 8 0 0 0 16 0Z", "#2B5FA3"), 670, 262, 0.9)
    yield "".join(water.foam(x, y, w, 11) for x, y, w in ((230, 566, 330), (680, 572, 350), (448, 566, 60))) + water.wave(p, 640, "#2E6A88", crest=22, length=190) + water.wave(p, 700, "#1F5470", crest=26, length=230, shift=60)
    yield sky.gulls([(120, 130, 1.3), (330, 90, 1), (420, 210, 1.1), (560, 130, 1.25), (610, 220, 0.7), (820, 160, 1.2), (380, 320, 0.8), (520, 300, 0.7), (60, 280, 0.8), (860, 320, 0.9), (250, 620, 1.2), (640, 640, 1.1)])


@place("upo-wetland", "mint")
def upo(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.sun(p, 250, 220, 54) + land.ranges(p, 350, 4, "upo", 60) + trees.treeline(p, 372, p("#6B7F58", 0.35), size=26, seed="upo") + water.pond(p, 366, color="#8FAE9C", n=20) + sky.mist(p, 380, 70, 0.85, "upo")
    chance = rng("upo")
    yield "".join(ellipse(chance.uniform(0, 900), 470 + 250 * chance.random(), chance.uniform(12, 40), chance.uniform(4, 9), p(chance.choice(("#7FA352", "#97B866", "#6B8F48")))) for _ in range(90))
    yield trees.willow(p, 110, 520, 1.25, "#9AA85A") + trees.willow(p, 790, 500, 1.1, "#A8A452", mirror=True) + trees.willow(p, 640, 440, 0.55, "#8F9F60") + trees.willow(p, 300, 430, 0.45, "#9AA85A")
    yield travel.rowboat(p, 430, 590, 1.7, rider="#3D5A80") + water.ripples(430, 602, 190) + sky.mist(p, 520, 40, 0.55, "upo2")
    yield life.ibis(p, 560, 170, 1.3) + life.ibis(p, 730, 250, 0.9) + life.ibis(p, 430, 110, 0.8) + water.pads(p, [(90, 670, 56), (180, 706, 66), (700, 690, 60), (620, 716, 50), (280, 690, 44)]) + trees.reeds(p, -10, 90, 744, 150, n=26, color="#8E8A4A", plume="#E6D3A2")


@place("seongnyugul-cave", "deep")
def seongnyugul(p: Palette) -> Iterable[str]:
    yield rect(0, 0, W, H, "#1B1F2A") + rect(0, 0, W, H, "#4A3640", opacity=0.6) + glow(450, 340, 520, "#F6B566", 1.0) + glow(120, 420, 260, "#5FD0D6", 0.7) + glow(790, 400, 260, "#B98CE0", 0.7)
    chance = rng("cave")
    for layer, (c, n, lo, hi) in enumerate((("#8A6450", 21, 150, 300), ("#B98A62", 17, 110, 240), ("#E3BC8C", 13, 60, 170))):
        for k in range(n):
            x, h, w = (k + 0.5) * W / n + chance.uniform(-24, 24), chance.uniform(lo, hi), chance.uniform(28, 60) - layer * 6
            mid = 1.3 - abs(x - 450) / 700
            yield _stalactite(x, 0, h * (2 - mid), w, c)
            yield _stalactite(x + 26, 560, -h * 0.72 * (2 - mid), w * 1.1, c)
    yield path("M0 0H900V60Q820 110 700 70T450 84 200 66 0 110Z", "#2A2426")
    for x, w in ((110, 84), (290, 40), (640, 50), (800, 96)):
        yield path(f"M{x - w * 0.7} 0Q{x - w * 0.3} 160 {x - w * 0.26} 290T{x - w * 0.8} 566H{x + w * 0.8}Q{x + w * 0.3} 420 {x + w * 0.26} 290T{x + w * 0.7} 0Z", "#C79A70") + path(f"M{x + w * 0.06} 0Q{x + w * 0.1} 300 {x + w * 0.1} 566H{x + w * 0.8}Q{x + w * 0.3} 420 {x + w * 0.26} 290T{x + w * 0.7} 0Z", "#8E6A4E", opacity=0.75) + "".join(stroke(f"M{x - w * 0.3} {60 + 56 * j}q{w * 0.3} 16 {w * 0.6} 0", "#E9C79A", 4, opacity=0.8) for j in range(9))
    yield water.pond(p, 560, color="#1F5560", n=14) + "".join(path(f"M{x - w * 0.6} 566Q{x} 700 {x - w * 0.16} 736H{x + w * 0.2}Q{x + 10} 690 {x + w * 0.6} 566Z", "#C79A70", opacity=0.35) for x, w in ((110, 84), (290, 40), (640, 50), (800, 96)))
    yield "".join(rect(x, y, w, 4, "#BFE8E6", r=2, opacity=0.5) for x, y, w in ((80, 610, 140), (360, 640, 200), (620, 600, 160), (700, 680, 120), (200, 700, 160))) + path("M380 560Q440 530 560 556L640 736H300Z", "#4A4048") + stroke("M384 520L316 700M560 520L636 700", "#C9A46A", 6) + life.person(p, 446, 640, 1.2, "#E2673A", hat="#F0B73E") + life.person(p, 500, 600, 0.9, "#2F7C74", hat="#F0B73E")


@place("jinju-lantern-festival", "navy")
def jinju_lanterns(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.stars(p, 40, 200, "yudeung") + sky.fireworks(190, 130, 110, "#FFB347") + sky.fireworks(390, 90, 70, "#7FD8E8") + "".join(glow(x, y, 34, "#FFB35C", 0.8) + path(f"M{x - 12} {y - 18}h24l5 30h-34Z", "#F6A54A") for x, y in ((520, 130), (600, 80), (680, 150), (760, 90), (560, 220), (840, 170)))
    yield land.rock(p, [(560, 470), (580, 380), (680, 350), (930, 344), (930, 480)], "#5F5A60") + hanok.pavilion(p, 750, 356, 210, bays=4) + stone.rampart(p, [(-20, 400), (240, 390), (560, 400)], 50, color="#7A7484") + trees.treeline(p, 396, p("#2F4A4A"), size=30, x2=560, seed="yudeung")
    yield water.pond(p, 440, color="#1C315C", n=24) + "".join(rect(20 + 62 * k, 450, 14, 100 + 30 * (k % 3), ("#FFB347", "#F06A8A", "#6FD0C0", "#FFD778")[k % 4], opacity=0.22) for k in range(15))
    yield glow(250, 540, 260, "#FF8A5A", 0.5) + _dragon() + glow(660, 560, 150, "#FFD778", 0.55) + group(path("M-70 0Q-84-90-30-110 0-120 30-110 84-90 70 0Z", "#F2C44B") + circle(0, -140, 34, "#F6DDB0") + path("M-36-150Q0-196 36-150Z", "#7A3B2C") + rect(-60, -160, 120, 12, "#7A3B2C", r=6) + "".join(stroke(f"M{-44 + 22 * k} 0V-90", "#D08A2E", 4) for k in range(5)) + ellipse(0, 6, 96, 14, "#8A4A2E") + stroke("M-12-140h4m16 0h4", "#5B3A28", 5) + path("M-64-60h128v14h-128Z", "#C8402F"), 680, 600, 1.0)
    for k, (x, y, s) in enumerate(((80, 690, 1.1), (210, 706, 1.25), (360, 690, 1.1), (490, 710, 1.3), (620, 696, 1.1), (800, 560, 0.8), (520, 480, 0.6), (420, 470, 0.5), (60, 480, 0.5), (860, 470, 0.5))):
        c = ("#F06A5A", "#F7D36A", "#E78AB0", "#6FD0C0", "#B98CE0")[k % 5]
        yield glow(x, y - 20 * s, 62 * s, c, 0.65) + group("".join(group(path("M0 0Q-18-22 0-52 18-22 0 0Z", c), 0, 0, 1, turn=a) for a in (-70, 70, -40, 40, 0)) + circle(0, -12, 11, "#FFF6D8") + ellipse(0, 4, 50, 9, "#2F5A4E"), x, y, s)


@place("pohang-space-walk", "ember")
def space_walk(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 520) + sky.sun(p, 190, 380, 60) + sky.cloud(p, 200, 130, 0.9, "#E58A6A") + sky.cloud(p, 730, 90, 0.7, "#E58A6A") + water.sea(p, 500, color="#8C5A78", deep="#4A4474", waves=30, seed="pohang") + travel.fishing_boat(p, 120, 570, 0.45) + town.skyline(p, 506, x1=560, low=14, high=50, far=0.3, seed="pohang")
    yield land.wooded(p, p("#5F6A4A"), [(-20, 690), (200, 640), (450, 610), (700, 640), (920, 680)], size=15)
    curve = [(60, 660), (140, 560), (210, 440), (260, 320), (340, 230), (430, 250), (460, 350), (400, 430), (330, 400), (330, 300), (420, 180), (540, 120), (640, 170), (670, 280), (620, 370), (560, 330), (580, 230), (680, 190), (770, 260), (800, 380), (820, 520), (860, 650)]
    pts = sampled(curve, 15)
    yield "".join(rect(x - 6, y, 12, 660 - y, p("#C9CFD4")) + rect(x + 1, y, 5, 660 - y, p("#8F98A0")) for x, y in ((150, 545), (260, 320), (430, 250), (400, 430), (540, 120), (620, 370), (680, 190), (800, 380)))
    for shift, c, w in ((0, "#8F98A0", 17), (-5, "#DCE2E6", 13), (-34, "#EEF2F4", 5)):
        yield stroke(smooth([(x, y + shift) for x, y in curve]), p(c), w)
    yield "".join(stroke(f"M{x:.0f} {y:.0f}v-34", p("#EEF2F4"), 2.8) for x, y in pts) + "".join(stroke(f"M{x - 9:.0f} {y - 4:.0f}h18", p("#6F7880"), 2.4) for x, y in pts)
    yield "".join(circle(x, y - 34, 3.6, LAMP) for x, y in pts[::4]) + life.crowd(p, [(112, 596, 0.66), (196, 470, 0.62), (246, 352, 0.6), (340, 226, 0.56), (446, 226, 0.55), (540, 116, 0.55), (640, 166, 0.55), (780, 300, 0.58), (826, 540, 0.64)], 1)
    yield trees.pine(p, 60, 736, 0.9) + trees.pine(p, 560, 730, 0.7, mirror=True) + life.crowd(p, [(250, 710, 1.1), (300, 716, 1.05)], 5)


@place("goseong-dinosaur-museum", "teal")
def dinosaur_museum(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 160, 90, 0.9) + water.sea(p, 350, 520, waves=20, seed="goseong") + land.hill(p("#7FA08F", 0.3), [(-20, 350), (120, 300), (330, 352)], 360) + land.wooded(p, p("#5E8F62"), [(420, 420), (560, 330), (760, 300), (930, 310)], 560, size=15)
    yield rect(600, 350, 310, 110, p("#E3DAC6")) + path("M580 352Q740 250 930 330V360H580Z", p("#7A8F8C")) + "".join(rect(624 + 58 * k, 380, 38, 50, p("#7FB0C4"), r=6) for k in range(5)) + "".join(stroke(f"M{600 + 40 * k} {344 - 30 * math.sin(math.pi * k / 9):.0f}v12", p("#A9B9B5"), 4) for k in range(9))
    yield "".join(stroke(f"M{500 + s} 470Q{500 + s * 0.3} 260 {520 + 10 * k} 90", p("#C9CFCB"), 9) for k, s in enumerate((-60, -20, 20, 60))) + "".join(stroke(f"M{470 + 6 * k} {420 - 52 * k}h{76 - 6 * k}", p("#9AA6A2"), 6) for k in range(7)) + path("M520 90Q500 60 520 40 560 20 600 40 620 56 606 64L560 70Q540 80 536 100Z", p("#C9CFCB")) + circle(560, 48, 5, "#22252B")
    yield land.ground(p, 455, "#7FA86A", grass=True)
    yield land.rock(p, [(-20, 745), (-20, 520), (200, 500), (420, 520), (600, 560), (930, 600), (930, 745)], "#A8927A", lines="layers", seed="goseong")
    yield "".join(group(ellipse(0, 0, 26, 11, p("#5F5044")) + "".join(ellipse(a, b, 7, 5, p("#5F5044")) for a, b in ((-18, -11), (0, -14), (18, -11))), x, y, s) for x, y, s in ((470, 600, 0.8), (540, 640, 1), (620, 670, 1.1), (700, 710, 1.3), (590, 720, 1.2), (440, 690, 1.1)))
    yield life.dinosaur(p, 200, 640, 1.5) + life.dinosaur(p, 800, 480, 0.5, "#C98A52", mirror=True) + water.foam(60, 520, 120) + trees.bush(p, 40, 720, 1.2) + trees.bush(p, 350, 736, 1.0) + life.crowd(p, [(640, 600, 0.7), (670, 600, 0.6)], 2)


def _parasol(p: Palette, x: float, y: float, s: float, color: str) -> str:
    top = path("M-46-60Q-40-104 0-106 40-104 46-60Z", p(color)) + path("M-16-60Q-14-104 0-106 14-104 16-60Z", p(lighter(color, 0.45))) + path("M-46-60q8 9 15 0 8 9 16 0 8 9 15 0 8 9 16 0 8 9 15 0 8 9 15 0Z", p(darker(color, 0.15)))
    return group(ellipse(14, 2, 40, 7, p("#D6BF8E")) + rect(-2, -62, 4, 64, p("#F5F1E6")) + top + rect(10, -8, 34, 7, p("#3D8CC4"), r=3), x, y, s)


def _topiary(p: Palette, x: float, y: float, s: float, kind: int) -> str:
    green, light = p("#3F7F4E"), p("#5F9F5C")
    if kind:
        shape = "".join(ellipse(0, -20 - 24 * k, 30 - 6 * k, 15, (green, light)[k % 2]) for k in range(4))
    else:
        shape = rect(-3, -30, 6, 30, p("#6B4F3A")) + circle(0, -48, 28, green) + circle(-7, -55, 14, light)
    return group(shape, x, y, s)


def _stalactite(x: float, y: float, h: float, w: float, color: str) -> str:
    side = path(f"M{x:.0f} {y}Q{x + w * 0.1:.0f} {y + h * 0.5:.0f} {x:.0f} {y + h:.0f}Q{x + w * 0.3:.0f} {y + h * 0.4:.0f} {x + w / 2:.0f} {y}Z", darker(color, 0.25))
    return path(f"M{x - w / 2:.0f} {y}Q{x - w * 0.2:.0f} {y + h * 0.4:.0f} {x:.0f} {y + h:.0f}Q{x + w * 0.2:.0f} {y + h * 0.4:.0f} {x + w / 2:.0f} {y}Z", color) + side + stroke(f"M{x - w * 0.2:.0f} {y + h * 0.1:.0f}L{x - w * 0.05:.0f} {y + h * 0.7:.0f}", lighter(color, 0.3), 3)


def _dragon() -> str:
    body = smooth([(40, 600), (90, 520), (160, 560), (230, 620), (310, 560), (330, 480), (400, 450)])
    out = stroke(body, "#C8402F", 62) + stroke(body, "#F07A3E", 44) + stroke(body, "#FFD778", 12, stroke_dasharray="10 16")
    head = path("M380 420Q400 380 450 392L500 410 506 432 470 440 506 452 496 468Q440 490 390 470Z", "#F07A3E") + circle(440, 414, 9, "#FFF6D8") + circle(442, 414, 4.5, "#22252B") + stroke("M410 396Q420 350 396 330M432 390Q450 350 440 330", "#FFD778", 7) + stroke("M490 444q40 10 50-20M480 462q20 30 56 20", "#FFD778", 4) + path("M380 420q-30-20-40 6 10 26 40 40Z", "#6FD0C0")
    return out + head + ellipse(220, 640, 210, 16, "#2F5A4E")
