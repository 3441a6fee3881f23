"""Markets, shores, hills and modern places of the capital region."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import H, W, hanok, land, life, sky, stone, town, travel, trees, water
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, group, path, rect, rng, smooth, stroke


@place("gwangjang-market", "plum")
def gwangjang_market(p: Palette) -> Iterable[str]:
    q = p.by_lamp()
    yield rect(0, 0, W, H, "#4A2F33") + path("M0 250Q450-150 900 250V0H0Z", "#2C1E2A")
    for k in range(9):
        yield stroke(f"M{-60 + 40 * k} {300 - 14 * k}Q450 {-160 + 44 * k} {960 - 40 * k} {300 - 14 * k}", ("#7D5560", "#B98A6B")[k % 2], 9 - k * 0.6)
    yield "".join(stroke(f"M{450 + 110 * t} {190}L{450 + 470 * t} {20 - 20 * abs(t)}", "#B98A6B", 4) for t in (-1, -0.6, -0.2, 0.2, 0.6, 1))
    yield glow(450, 250, 300, LAMP, 0.75) + "".join(town.bulbs(p, 40, 150 + 40 * k, 860, 150 + 40 * k, 30 - 8 * k, 15) for k in range(2))
    for k, color in enumerate(("#C8402F", "#2F7C74", "#D99A3A", "#3D6FA3")):
        yield town.sign(q, 84 + 96 * k, 250 + 26 * k, 120 - 14 * k, 50 - 6 * k, color, ("빈대떡", "김밥", "국수", "떡")[k]) + town.sign(q, 816 - 96 * k, 250 + 26 * k, 120 - 14 * k, 50 - 6 * k, color, ("육회", "만두", "순대", "전")[k])
    for side in (-1, 1):
        yield "".join(rect(450 + side * (150 + 76 * k) - 34, 340 + 8 * k, 68, 130, ("#F0C27A", "#E3A95E")[k % 2]) + rect(450 + side * (150 + 76 * k) - 34, 404 + 8 * k, 68, 10, "#7A5238") + "".join(circle(450 + side * (150 + 76 * k) - 22 + 15 * j, 396 + 8 * k, 8, ("#E2673A", "#E9B93B", "#7DA453", "#C9432B")[(j + k) % 4]) for j in range(4)) + "".join(rect(450 + side * (150 + 76 * k) - 26 + 18 * j, 352 + 8 * k, 12, 26, ("#F5EBDD", "#C8963E", "#8FB0A0")[(j + k) % 3], r=2) for j in range(3)) for k in range(4))
    yield life.crowd(q, [(386 + 34 * k, 450 + 10 * (k % 2), 0.9) for k in range(5)], 1)
    yield rect(-10, 470, 920, 40, "#8A5A3A") + rect(-10, 466, 920, 10, "#B98A5E")
    yield ellipse(250, 450, 160, 38, "#2A2528") + ellipse(250, 442, 150, 32, "#443C3E") + "".join(ellipse(x, y, 46, 13, "#E3A23C") + ellipse(x, y - 3, 34, 8, "#F3C35C") + circle(x + 9, y - 4, 4, "#5C8A4B") + circle(x - 12, y - 1, 3.4, "#C8402F") for x, y in ((180, 440), (270, 430), (316, 452), (222, 456)))
    yield "".join(sky.smoke(p, x, 420, 0.9) for x in (190, 280)) + ellipse(660, 452, 96, 30, "#8C8479") + rect(564, 404, 192, 48, "#A89F8E", r=8) + ellipse(660, 404, 96, 28, "#C4BBAA") + rect(744, 378, 60, 14, "#7A5238", r=6) + rect(796, 340, 12, 50, "#7A5238", r=5) + circle(660, 402, 13, "#5B5147") + path("M576 440q-10 30-30 38h60q-22-12-12-36Z", "#EBD9A3")
    yield "".join(life.seated(q, 70 + 128 * k, 660, 1.75, c) for k, c in enumerate(("#B5432C", "#1F6F6B", "#7A5A36", "#3D5A80", "#C8963E", "#6B4E71", "#2F5A50")))
    yield rect(-10, 664, 920, 22, "#6E4630") + rect(60, 686, 20, 50, "#5B3A28") + rect(420, 686, 20, 50, "#5B3A28") + rect(800, 686, 20, 50, "#5B3A28")


@place("incheon-chinatown", "amber")
def incheon_chinatown(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 480) + sky.sun(p, 450, 330, 80)
    for x, side in ((120, 1), (780, -1)):
        yield rect(x - 150, 250, 300, 360, p("#A8503C")) + "".join(rect(x - 130 + 70 * k, 300 + 90 * j, 46, 56, "#FFD778") + stroke(f"M{x - 107 + 70 * k} {300 + 90 * j}v56m-23-28h46", p("#7A2B20"), 4) for k in range(4) for j in range(3))
        yield group(hanok.roof(p, 380, 90, tile="#8C3B2A"), x, 260) + town.sign(p, x + 60 * side, 420, 48, 170, "#1F5F5B", ("월병", "짜장면")[side > 0], upright=True)
    yield land.ground(p, 600, "#B9906B") + land.way(p, [(450, 590, 120), (450, 740, 520)], "#D8B98F")
    red = p("#C0392B")
    yield "".join(rect(x, 250, w, 380, red) + rect(x - 6, 600, w + 12, 34, p("#B9AD98")) for x, w in ((236, 30), (634, 30), (330, 22), (548, 22)))
    yield rect(220, 262, 460, 34, p("#1F6F6B")) + "".join(rect(232 + 38 * k, 268, 26, 22, p("#E9B93B"), r=4) for k in range(12)) + rect(330, 300, 240, 54, p("#1F3F7A"), r=6) + town.sign(p, 450, 327, 226, 46, "#C8402F", "차이나타운")
    for x, y, w in ((285, 258, 190), (615, 258, 190), (450, 220, 330)):
        yield group(hanok.roof(p, w, w * 0.26, tile="#3F7F6C", lift=w * 0.12), x, y)
    yield "".join(hanok.lanternpost(p, x, y, 1.15) for x, y in ((250, 300), (650, 300), (368, 360), (532, 360)))
    for x1, y1, x2, y2 in ((-10, 120, 300, 190), (910, 120, 600, 190)):
        yield stroke(f"M{x1} {y1}Q{(x1 + x2) / 2} {y2 + 30} {x2} {y2}", p("#4A3D34"), 3) + "".join(hanok.lanternpost(p, x1 + (x2 - x1) * t, y1 + 90 * t, 0.9) for t in (0.18, 0.42, 0.66, 0.88))
    yield life.crowd(p, [(380, 640, 0.9), (420, 632, 0.8), (520, 640, 0.9)], 4)
    yield ellipse(170, 706, 130, 26, p("#7A4A33")) + path("M60 610Q70 712 170 716 270 712 280 610Z", p("#F5EFE2")) + stroke("M66 640Q170 672 274 640", p("#2E6FA3"), 8) + ellipse(170, 610, 110, 30, p("#FFFFFF")) + ellipse(170, 612, 98, 24, p("#3A2620"))
    yield "".join(stroke(f"M{90 + 16 * k} {604 + (k % 3) * 6}q22 18 44 2", p("#D9A860"), 5) for k in range(8)) + circle(180, 600, 15, p("#E9C26B")) + stroke("M230 560L90 640M250 570L104 650", p("#8A4B2E"), 7) + sky.smoke(p, 130, 590, 1) + sky.smoke(p, 210, 590, 0.9)


@place("sorae-market", "peach")
def sorae_market(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.sun(p, 620, 250, 56) + town.skyline(p, 360, low=50, high=150, far=0.55, seed="sorae")
    yield travel.truss(p, -20, 920, 336, 54, 9, "#7A5A4A", piers=60) + water.sea(p, 380, waves=34, seed="sorae") + water.glitter(620, 384, 560, "#FCEBC8", 90)
    yield travel.fishing_boat(p, 240, 500, 1.25) + travel.fishing_boat(p, 640, 476, 1.0, "#3F7F6C", mirror=True) + travel.fishing_boat(p, 500, 560, 1.2, "#8C4A3A")
    yield sky.gulls([(150, 160, 1.2), (380, 110, 0.9), (520, 220, 0.8), (780, 150, 1.3), (330, 300, 0.7)])
    yield rect(0, 590, W, 146, p("#B9A78C")) + "".join(rect(0, 590 + 46 * k, W, 5, p("#9A876C")) for k in range(3)) + rect(0, 580, W, 14, p("#8C7A62"))
    for x in (60, 250):
        yield rect(x, 620, 170, 84, p("#C79A5B"), r=4) + rect(x, 646, 170, 6, p("#8A6238")) + rect(x, 674, 170, 6, p("#8A6238"))
        yield "".join(group(life.crab(p, 0, 0, 0.28, c), x + 32 + 38 * k, 622 - 12 * (k % 2)) for k, c in enumerate(("#C9622E", "#B5502B", "#D2702F", "#C9622E")))
    yield "".join(life.pot(p, x, 716, s) for x, s in ((480, 1.5), (570, 1.7), (660, 1.4)))
    yield life.person(p, 740, 690, 1.6, "#C8402F", hat="#E9D6AE") + life.person(p, 440, 640, 1.3, "#1F6F6B", hat="#F2E3C2")


@place("bukhansan", "rose")
def bukhansan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.sun(p, 740, 210, 52)
    yield land.peak(p, [(420, 460), (560, 300), (640, 190), (700, 150), (760, 210), (820, 330), (940, 460)], "#CFC7BC", bottom=520)
    yield land.peak(p, [(-40, 460), (60, 330), (150, 220), (200, 200), (250, 270), (330, 400), (420, 460)], "#C9BFB4", bottom=520)
    yield land.peak(p, [(180, 500), (280, 330), (350, 190), (400, 110), (450, 84), (500, 120), (540, 220), (600, 350), (690, 500)], "#E4DCD0", bottom=560)
    yield sky.mist(p, 460, 70, 0.8, "bukhan")
    kinds = (trees.MAPLE, trees.GINKGO, ("#C2662F", "#DE9338", "#A0502C"), ("#6C7F45", "#8F9A55", "#4E6138"))
    yield land.wooded(p, p("#A5562F"), [(-20, 540), (200, 500), (430, 540), (650, 490), (920, 530)], size=17)
    yield stone.rampart(p, [(-20, 600), (150, 540), (320, 580), (520, 520), (700, 566), (920, 500)], 46, color="#B5AA9A")
    yield trees.forest(p, [(60 + 118 * k, 730 - (k % 2) * 40, 1.05 + 0.15 * (k % 3)) for k in range(8)], kinds)
    yield sky.geese(180, 130, 0.6, 5, "#5A4652")


@place("dumujin", "blush")
def dumujin(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 470) + sky.sun(p, 190, 360, 62) + sky.cloud(p, 330, 120, 0.9) + sky.cloud(p, 90, 190, 0.6)
    yield water.sea(p, 430, waves=50, seed="dumujin") + water.glitter(190, 434, 700, "#FBD3A6", 110)
    rocks = (
        [(560, 540), (570, 300), (600, 150), (650, 90), (720, 80), (790, 130), (840, 120), (920, 160), (920, 560)],
        [(420, 560), (432, 380), (456, 250), (500, 220), (540, 300), (556, 560)],
        [(640, 600), (650, 400), (690, 270), (740, 250), (780, 320), (800, 600)],
        [(330, 580), (338, 470), (360, 380), (392, 400), (410, 580)],
    )
    for k, shape in enumerate(rocks):
        yield land.rock(p, shape, ("#A8765C", "#B98566", "#C4916C", "#A8765C")[k], lines="layers", seed=k)
    yield "".join(water.foam(x, y, w) for x, y, w in ((490, 566, 120), (372, 584, 70), (720, 606, 150), (880, 566, 90)))
    yield trees.grass(p, 640, 800, 92, 24, 24, "#6E7F4E") + travel.ferry(p, 200, 560, 0.8) + sky.gulls([(280, 270, 0.9), (420, 170, 1.1), (120, 300, 0.7)])
    yield water.wave(p, 660, p.water(1), crest=18, length=180) + life.seal(p, 300, 690, 1.5) + life.seal(p, 440, 706, 1.15) + life.seal(p, 150, 716, 1.2)


@place("jebudo", "ember")
def jebudo(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.sun(p, 640, 300, 66)
    yield land.wooded(p, p("#5E5A52", 0.2), [(560, 400), (650, 340), (760, 330), (860, 360), (930, 350)], 420)
    yield rect(0, 400, W, 40, p.water(0)) + water.mudflat(p, 424, "#8C6F66", "jebu")
    yield travel.pylon(p, 120, 400, 190) + travel.pylon(p, 560, 390, 150) + travel.cable(p, -20, 190, 920, 236, (0.22, 0.45, 0.78), s=0.75, sag=10)
    yield land.way(p, [(700, 410, 16), (560, 440, 30), (640, 500, 58), (420, 580, 100), (560, 745, 220)], "#C9B79C")
    yield stroke(smooth([(700, 412), (560, 442), (640, 502), (420, 582), (560, 745)]), "#FBE9C8", 4, stroke_dasharray="16 16")
    yield land.rock(p, [(90, 600), (110, 470), (150, 400), (190, 380), (216, 440), (240, 420), (280, 480), (310, 600)], "#8A6A54", lines="cracks")
    yield land.rock(p, [(300, 606), (316, 520), (346, 486), (372, 530), (384, 606)], "#7C5F4E") + water.foam(220, 606, 0.1, 1)
    yield town.lighthouse(p, 800, 560, 1.35, "#C8402F", "#F5EFE4") + path("M720 560h170l20 30H700Z", p("#A89F8E"))
    yield life.crowd(p, [(500, 560, 0.8), (540, 552, 0.75)], 2) + sky.gulls([(300, 150, 1), (420, 100, 0.8), (720, 130, 1)])
    yield "".join(life.person(p, x, 690, 1.0, c, hat="#E9D6AE") for x, c in ((190, "#B5432C"), (262, "#1F6F6B"))) + life.pot(p, 226, 694, 0.5)


@place("dumulmeori", "mint")
def dumulmeori(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.sun(p, 210, 240, 50) + land.ranges(p, 370, 5, "dumul", 90)
    yield water.pond(p, 400, n=26) + sky.mist(p, 396, 80, 0.85, "dumul") + water.glitter(210, 410, 600, "#FFF3D6", 80)
    yield travel.sailboat(p, 330, 520, 1.35) + water.ripples(330, 528, 130)
    yield land.hill(p("#6E8C5E"), [(420, 640), (560, 596), (720, 580), (920, 590)]) + land.ground(p, 690, "#7E9960", grass=True)
    big = trees.tree(p, 690, 640, 2.35, ("#4C8358", "#79A662", "#356650"), wide=1.18) + trees.tree(p, 610, 640, 1.3, ("#4C8358", "#79A662", "#356650"), seed=2)
    yield big + rect(560, 630, 220, 20, p("#A89F8E"), r=8) + life.seated(p, 500, 640, 0.9, "#B5432C") + life.seated(p, 456, 644, 0.9, "#2F5A80")
    yield water.pads(p, [(90, 640, 52), (190, 676, 60), (60, 706, 60), (300, 710, 58)], "#F1A7B5") + trees.reeds(p, 0, 120, 736, 120, n=24, color="#7E8F5A", plume="#DCCB9A")
    yield sky.mist(p, 470, 40, 0.6, "dumul2") + sky.geese(560, 130, 0.55, 5, "#5E7A78")


@place("gwangmyeong-cave", "plum")
def gwangmyeong_cave(p: Palette) -> Iterable[str]:
    chance = rng("gwangmyeong")
    yield rect(0, 0, W, H, "#1A1420")
    tones = ("#2C2028", "#443038", "#6A4636", "#96652F", "#C48B34", "#EBB647")
    for k, color in enumerate(tones):
        r = 520 - 76 * k
        pts = [(450 + r * 0.98 * x + chance.uniform(-16, 16), 360 + r * 0.86 * y + chance.uniform(-14, 14)) for x, y in ((-1, 0.9), (-1, 0.1), (-0.82, -0.55), (-0.34, -0.96), (0.3, -1), (0.84, -0.6), (1, 0), (1, 0.9))]
        yield path(smooth(pts) + "Z", color)
        yield "".join(stroke(f"M{x:.0f} {y:.0f}l{chance.uniform(-22, 22):.0f} {chance.uniform(16, 44):.0f}", tones[min(5, k + 1)], 3, opacity=0.6) for x, y in pts for _ in range(2))
    yield glow(450, 340, 260, "#FFF0B0", 0.95)
    for k in range(5):
        r = 400 - 74 * k
        colors = ("#48C3D8", "#F06AA0", "#FFD24A", "#7BE08A", "#B98CFF")
        yield "".join(circle(450 + r * 0.94 * x, 350 + r * 0.8 * y, 10 - 1.3 * k, colors[(k + j) % 5]) + circle(450 + r * 0.94 * x, 350 + r * 0.8 * y, 4, "#FFFFFF") for j, (x, y) in enumerate([(-1, 0.3), (-0.97, 0), (-0.9, -0.3), (-0.75, -0.58), (-0.5, -0.82), (-0.18, -0.96), (0.18, -0.96), (0.5, -0.82), (0.75, -0.58), (0.9, -0.3), (0.97, 0), (1, 0.3)]))
    yield path("M390 420H510L900 736H0Z", "#4A3A34") + travel.rails(p, 450, 424, 450, 736, 20, 250, 15, "#2B1F1B", "#E3C07A")
    yield path("M350 560H550L530 650H370Z", "#7A3B2C") + rect(340, 548, 220, 18, "#B5573C", r=4) + circle(396, 662, 24, "#22181C") + circle(504, 662, 24, "#22181C") + circle(396, 662, 10, "#C8963E") + circle(504, 662, 10, "#C8963E")
    yield "".join(land.boulders(Palette.of("day", "any"), [(x, 556, 24)], c) for x, c in ((380, "#E9B93B"), (424, "#D99A3A"), (470, "#F3D36A"), (516, "#E9B93B"))) + "".join(path(f"M{x} {y}l8-22 8 22-8 16Z", "#FFE9A0", opacity=0.9) for x, y in ((120, 300), (180, 460), (760, 330), (700, 190), (240, 180), (800, 520)))


@place("namsan-seoul-tower", "indigo")
def namsan_seoul_tower(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 520) + sky.stars(p, 46, 300, "namsan") + sky.moon(p, 150, 120, 46, crescent=True)
    yield town.skyline(p, 620, low=60, high=190, color="#3A3F66", far=0.25, seed="seoul1") + town.skyline(p, 660, low=40, high=130, color="#2A2D52", far=0.1, seed="seoul2") + town.lights(p, 0, 900, 520, 670, 140, "seoul")
    yield land.wooded(p, p("#35614F"), [(-20, 640), (160, 600), (330, 500), (470, 430), (560, 440), (700, 540), (920, 630)], size=15)
    yield trees.forest(p, [(380, 520, 0.7), (600, 530, 0.7), (690, 580, 0.8), (280, 580, 0.8)], (trees.BLOSSOM, ("#3F7F57", "#5E9A5C", "#2C6350")))
    yield town.namsan(p, 500, 446, 0.92) + hanok.pavilion(p, 400, 470, 70, pointed=True, bays=2)
    yield travel.pylon(p, 210, 600, 120) + travel.cable(p, -20, 640, 470, 440, (0.3, 0.68), ("#D0402F", "#2F7C74"), 0.85, 6)
    yield rect(0, 676, W, 60, "#171A33") + rect(0, 640, W, 8, "#8C93A8") + rect(0, 700, W, 8, "#8C93A8") + "".join(rect(12 + 46 * k, 640, 6, 96, "#6B7290") for k in range(20))
    chance, colors = rng("locks"), ("#D0402F", "#E9B93B", "#3FA39A", "#E27DA0", "#5B8FD0", "#F5EBDD")
    yield "".join(path(f"M{x - 6:.0f} {y}v-8a6 6 0 0 1 12 0v8", "none", stroke="#C9CCD6", stroke_width=3) + rect(x - 10, y, 20, 16, colors[int(chance.random() * 6)], r=4) + circle(x, y + 7, 2.6, "#22252B") for x, y in ((22 + 29 * k, 656 + int(chance.random() * 40)) for k in range(30)))
    yield trees.branch(p, [(920, 60), (800, 90), (700, 60)], trees.BLOSSOM, n=44)


@place("lotte-world", "violet")
def lotte_world(p: Palette) -> Iterable[str]:
    p = Palette.of("dusk", "spring", "plum")
    yield sky.sky(p, 520) + sky.stars(p, 40, 260, "lotte") + sky.fireworks(170, 150, 110, "#F2789F") + sky.fireworks(740, 120, 90, "#7FD8E8") + sky.fireworks(600, 230, 54, "#FFD24A")
    wall, roof_ = "#EADCE8", "#4E63B0"
    for x, y, w, h, c in ((450, 520, 110, 300, wall), (330, 520, 80, 210, "#DCCBE0"), (570, 520, 80, 220, "#DCCBE0"), (250, 520, 60, 150, wall), (652, 520, 60, 160, wall)):
        yield rect(x - w / 2, y - h, w, h, p(c)) + rect(x + w * 0.14, y - h, w * 0.36, h, p("#B89FC4")) + path(f"M{x - w * 0.62:.0f} {y - h}L{x} {y - h - w * 1.5:.0f}L{x + w * 0.62:.0f} {y - h}Z", p(roof_)) + stroke(f"M{x} {y - h - w * 1.5:.0f}v-26", "#E9B93B", 4) + path(f"M{x} {y - h - w * 1.5 - 26:.0f}l26 8-26 8Z", "#F2789F")
        yield "".join(rect(x - w * 0.14, y - h + 24 + 50 * j, w * 0.28, 28, LAMP, r=w * 0.14) for j in range(int(h / 62))) + "".join(rect(x - w / 2 + 12 * k, y - h - 8, 8, 12, p(c)) for k in range(int(w / 12)))
    yield rect(240, 450, 420, 80, p(wall)) + path("M410 530v-50a40 40 0 0 1 80 0v50Z", "#5B3A6B") + stone.arch(p, 450, 560, 520, 44, 5, through="#2B2550", color="#CDBFD6")
    yield trees.forest(p, [(90, 560, 1.1), (170, 566, 0.8), (800, 560, 1.15), (720, 566, 0.8)], (trees.BLOSSOM,)) + stroke("M790 540V170", "#8C93A8", 14) + circle(790, 200, 16, "#E9B93B") + stroke("M790 200L690 400", "#C9CCD6", 10) + ellipse(686, 410, 74, 26, "#D0402F") + "".join(circle(626 + 24 * k, 424, 9, LAMP) for k in range(6))
    yield water.pond(p, 560, color="#4A4A86") + "".join(rect(x, 570, w, 150, LAMP, opacity=0.16) for x, w in ((330, 34), (430, 44), (550, 34))) + travel.swanboat(p, 250, 650, 1.2) + travel.swanboat(p, 560, 690, 1.4, "#F6C6D4")
    yield sky.petals(("#F3C1CC", "#F9DDE1"), 44, "lotte") + life.crowd(p, [(300, 566, 0.6), (350, 566, 0.6), (560, 566, 0.6)], 2)


@place("imjingak", "azure")
def imjingak(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.cloud(p, 180, 110, 1) + sky.cloud(p, 680, 80, 0.8) + land.ranges(p, 350, 3, "imjin", 50)
    yield water.river(p, [(900, 372, 16), (600, 384, 26), (300, 400, 40), (-60, 420, 60)]) + travel.truss(p, 470, 920, 366, 56, 5, "#6C5B50", piers=44) + stroke("M470 366l-26 24M476 350l-40 6M470 372l-14 34", p("#6C5B50"), 5)
    yield land.hill(p("#8DB861"), [(-20, 470), (200, 400), (450, 430), (700, 400), (920, 440)]) + land.hill(p("#76A552"), [(-20, 560), (250, 480), (520, 540), (920, 470)])
    sets = (("#E2564B", "#F6F1E4"), ("#F0B73E", "#F6F1E4"), ("#4A8FC4", "#F6F1E4"), ("#E78AA8", "#F6F1E4"), ("#5FB0A0", "#F6F1E4"))
    for j in range(5):
        yield "".join(town.pinwheel(p, 24 + (j % 2) * 34 + k * (62 + 22 * j), 452 + 46 * j + (k * 17 % 20), 0.56 + 0.26 * j, sets[(k + j) % 5], 78) for k in range(16 - 2 * j) if not (j >= 2 and k * (62 + 22 * j) > 350))
    yield land.ground(p, 672, "#A99C86") + rect(380, 690, 520, 8, p("#7C6A5A")) + "".join(rect(390 + 36 * k, 694, 18, 16, p("#5B4334")) for k in range(15)) + travel.steam_engine(p, 640, 690, 1.25)
    yield life.crowd(p, [(120, 690, 1.1), (164, 696, 0.8)], 3) + trees.grass(p, 0, 360, 740, 46, 34, "#5F9A4E")


@place("songdo-central-park", "blush")
def songdo(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 470) + sky.sun(p, 190, 300, 54) + town.skyline(p, 470, low=60, high=190, color="#7B7F9C", far=0.45, seed="songdo")
    bend = "M{a} 480Q{b} 260 {c} {t}L{d} {t2}Q{e} 260 {f} 480Z"
    for a, t, c in ((470, 96, "#6F8FB0"), (600, 60, "#86A6C0"), (760, 130, "#7394B4")):
        yield path(bend.format(a=a, b=a + 46, c=a + 14, t=t, d=a + 104, t2=t - 26, e=a + 140, f=a + 96), p(c)) + "".join(stroke(f"M{a + 12 + 0.05 * abs(260 - y):.0f} {y}q50-8 100 0", ("#FFD778", p("#B9D0DE"))[(y // 19 + a) % 3 != 0], 5, opacity=0.8) for y in range(t + 20, 470, 19))
    yield town.tower_block(p, 380, 480, 70, 230, "#8FA3B8", top="slant") + trees.treeline(p, 490, p("#4F6B58"), size=26, seed="songdo")
    for x, s in ((90, 1.0), (190, 1.1), (290, 1.0)):
        yield group(path("M-60-96Q0-120 60-96L34 0Q0 12-34 0Z", p("#D9D3CC")) + path("M10-108Q50-108 60-96L34 0Q20 8 8 8 30-60 10-108Z", p("#A79FA4")) + ellipse(0, -98, 60, 13, p("#F1ECE4")) + "".join(stroke(f"M{-46 + 18 * k}-84L{-28 + 11 * k}-4", p("#B9B0B0"), 2.6) for k in range(6)), x, 500, s)
    yield water.pond(p, 500, color="#9A7A96", n=22) + "".join(rect(x, 504, w, 170, p("#C9B7D0"), opacity=0.3) for x, w in ((490, 70), (620, 80), (780, 70)))
    yield travel.swanboat(p, 300, 580, 1.1) + travel.swanboat(p, 560, 630, 1.5, "#F6D98B") + travel.swanboat(p, 170, 670, 1.35, "#F6C6C0") + water.ripples(560, 640, 90)
    yield trees.reeds(p, 0, 90, 740, 110, n=24) + rect(0, 494, W, 8, p("#B9AD98")) + life.crowd(p, [(430, 500, 0.6), (460, 500, 0.6)], 1)
