"""Inland Gyeongsang: palaces, fortresses, temples and mountains."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import hanok, land, life, sky, stone, trees, water
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, flip, glow, group, path, rect, stroke


@place("donggung-wolji", "navy")
def donggung(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.stars(p, 54, 250, "wolji") + sky.moon(p, 150, 110, 46, crescent=True)
    yield trees.treeline(p, 400, p("#2F4A4A"), size=54, seed="wolji") + land.hill(p("#35503F"), [(-20, 400), (300, 386), (620, 396), (920, 380)])
    far = hanok.pavilion(p, 140, 402, 130, bays=3) + hanok.pavilion(p, 800, 398, 150, bays=3)
    main = hanok.hall(p, 460, 416, 330, bays=5, open_=True, base=0.06)
    glows = glow(460, 360, 260, "#FFC766", 0.6) + glow(140, 370, 120, "#FFC766", 0.5) + glow(800, 370, 130, "#FFC766", 0.5)
    bank = stone.blocks(p, 0, 402, 900, 30, "#B9A98E", row=15)
    trees_ = trees.pine(p, 270, 412, 0.75) + trees.pine(p, 660, 412, 0.8, mirror=True) + trees.willow(p, 40, 420, 0.7)
    yield glows + trees_ + far + main + bank + water.pond(p, 432, color="#1F3F66", n=0)
    yield flip(far + main + bank + trees_, 434, 0.98, 0.6) + "".join(rect(x, y, w, 3.5, "#FFDF9A", r=2, opacity=0.6) for x, y, w in ((340, 470, 240), (380, 520, 160), (300, 590, 300), (420, 640, 120), (90, 480, 110), (740, 480, 120), (760, 540, 90), (120, 560, 70)))
    yield path("M-20 745V600Q90 590 140 640T330 745Z", p("#2A3F38")) + trees.grass(p, -10, 260, 742, 80, 46, "#3F6A50") + life.crowd(p, [(80, 690, 1.2), (124, 696, 1.1)], 3)


@place("jinjuseong-fortress", "indigo")
def jinjuseong(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 440) + sky.stars(p, 46, 240, "jinju") + sky.moon(p, 740, 120, 48)
    yield trees.treeline(p, 420, p("#4A3F4A"), size=44, seed="jinju") + stone.rampart(p, [(-20, 400), (260, 372), (480, 380)], 60, color="#A89F8E") + stone.rampart(p, [(620, 396), (780, 420), (930, 410)], 60, color="#A89F8E")
    yield land.rock(p, [(-20, 560), (-20, 440), (180, 424), (420, 420), (640, 430), (760, 460), (930, 450), (930, 560)], "#8A7C74", seed="cliff")
    yield glow(330, 330, 240, "#FFC766", 0.5) + hanok.pavilion(p, 330, 434, 380, legs=46, bays=6) + trees.tree(p, 640, 440, 0.9, trees.MAPLE) + trees.tree(p, 70, 436, 0.8, trees.GINKGO) + trees.pine(p, 850, 450, 0.8, mirror=True)
    yield water.pond(p, 550, color="#2B3F70", n=26) + "".join(rect(170 + 52 * k, 556, 20, 120 - 9 * (k % 3), LAMP, opacity=0.2) for k in range(7))
    yield land.rock(p, [(560, 630), (566, 590), (600, 572), (690, 570), (722, 590), (730, 632)], "#A89C8E", seed="uiam") + water.ripples(645, 634, 120)
    for k, (x, y, s, c) in enumerate(((110, 630, 0.9, "#F06A5A"), (240, 690, 1.2, "#F0B73E"), (420, 650, 0.95, "#6FC3B8"), (520, 706, 1.2, "#E78AB0"), (800, 690, 1.1, "#F0B73E"), (860, 610, 0.8, "#F06A5A"))):
        yield glow(x, y - 20 * s, 70 * s, c, 0.7) + group(_lotuslight(c), x, y, s) + rect(x - 20 * s, y + 8, 40 * s, 34, c, opacity=0.25)


@place("bulguksa-temple", "warm")
def bulguksa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 170, 80, 0.8) + land.wooded(p, p("#9C6A3C", 0.15), [(-20, 300), (200, 230), (450, 190), (700, 230), (920, 290)], 460, size=16)
    yield hanok.hall(p, 470, 400, 260, bays=5) + stone.dabotap(p, 690, 430, 140) + stone.pagoda(p, 250, 430, 130, 3, color="#C9BFAF")
    yield hanok.hall(p, 790, 470, 220, bays=5) + hanok.hall(p, 100, 470, 220, bays=5)
    yield stone.blocks(p, -10, 470, 920, 60, "#C2B7A3", row=20) + stone.blocks(p, -10, 530, 920, 150, "#A89C88", row=37) + rect(-10, 462, 920, 10, p("#DDD3C0")) + "".join(rect(8 + 76 * k, 440, 10, 30, p("#DDD3C0")) for k in range(12)) + rect(-10, 446, 920, 6, p("#CFC5B1"))
    yield hanok.hall(p, 450, 470, 190, bays=3, base=0)
    yield path("M378 470H522L560 570H340Z", p("#CFC5B1")) + "".join(rect(374 - 7 * k, 478 + 15 * k, 152 + 14 * k, 5, p("#A89C88")) for k in range(6)) + path("M326 572H574L640 680H260Z", p("#D9CFBC")) + "".join(rect(320 - 11 * k, 582 + 16 * k, 260 + 22 * k, 6, p("#A89C88")) for k in range(6))
    yield path("M330 680V650a48 40 0 0 1 0 0M404 680v-26a46 46 0 0 1 92 0v26Z", p("#5B5147")) + stroke("M404 680v-26a46 46 0 0 1 92 0v26", p("#EDE5D5"), 9, stroke_dasharray="17 4", stroke_linecap="butt") + "".join(stroke(f"M{450 + s * 72} 470L{450 + s * 190} 676", p("#EDE5D5"), 9) for s in (-1, 1))
    yield land.ground(p, 680, "#D6BF8E") + trees.tree(p, 80, 720, 1.35, trees.MAPLE) + trees.tree(p, 830, 716, 1.4, trees.GINKGO) + trees.pine(p, 240, 720, 0.9) + life.crowd(p, [(420, 722, 0.9), (462, 726, 0.85), (600, 716, 0.8)], 1)


@place("haeinsa-temple", "cool")
def haeinsa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 360) + land.peak(p, [(-20, 330), (120, 240), (230, 160), (310, 210), (420, 130), (520, 190), (640, 150), (760, 230), (920, 290)], "#93A2A8", snow=True, bottom=420)
    yield land.wooded(p, p("#6B8784"), [(-20, 340), (240, 300), (560, 330), (920, 300)], 470, tint=0.3, size=15) + "".join(trees.fir(p, x, 420, 0.9, snow=True) for x in (40, 120, 200, 700, 790, 870)) + land.ground(p, 420, "#E3E9EA")
    wood, dark = p("#7A4A33"), p("#3A2C26")
    yield rect(60, 400, 780, 220, p("#D9C9A8")) + rect(48, 610, 804, 26, p("#B9B0A0")) + rect(40, 604, 820, 10, p("#D9D1C2"))
    for k in range(9):
        x = 72 + 86 * k
        tall_top = k % 2 == 0
        yield rect(x, 420, 70, 52 if not tall_top else 74, dark) + rect(x, 516 if tall_top else 494, 70, 70 if tall_top else 96, dark)
        y2, h2 = (516, 70) if tall_top else (494, 96)
        yield "".join(rect(x + 4 + 22 * j, y2 + 6 + 18 * r, 18, 13, p(("#8A6238", "#A67C4A", "#6E4A2C")[(j + r + k) % 3])) for j in range(3) for r in range(int(h2 / 20)))
        yield "".join(rect(x + 2 + 10 * j, 420, 4, 52 if not tall_top else 74, wood) + rect(x + 2 + 10 * j, y2, 4, h2, wood) for j in range(7)) + rect(x - 10, 400, 9, 206, wood)
    yield rect(838, 400, 9, 206, wood) + rect(54, 400, 792, 12, wood) + rect(54, 486, 792, 8, wood) + group(hanok.roof(p, 900, 130, ridge=0.4, lift=20, snow=False), 450, 404) + path("M96 288Q450 300 804 288L814 300Q450 316 86 300Z", "#F7FAFB") + "".join(ellipse(120 + 60 * k, 380 - 4 * (k % 3), 30, 7, "#F7FAFB", opacity=0.9) for k in range(12))
    yield "".join(rect(400 - 12 * k, 636 + 14 * k, 100 + 24 * k, 14, p(("#CFC5B1", "#E3DCCB")[k % 2])) for k in range(4)) + life.person(p, 600, 690, 1.2, "#8A8378") + stone.lantern(p, 230, 720, 0.95) + sky.snowfall(90, "haeinsa") + ellipse(230, 582, 30, 8, "#FFFFFF")


@place("buseoksa-temple", "ember")
def buseoksa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 330) + sky.sun(p, 230, 130, 58) + land.ranges(Palette.of("dusk", "winter", "ember"), 480, 7, "sobaek", 90)
    yield land.hill(p("#8C7A4A"), [(-20, 560), (250, 520), (520, 500), (920, 470)]) + stone.blocks(p, 330, 540, 600, 60, "#A89886", row=20)
    yield hanok.hall(p, 640, 548, 340, bays=5, wall="#E2C58C", wood="#8A5A3A", base=0.04) + stone.lantern(p, 400, 560, 0.75)
    yield land.rock(p, [(420, 736), (430, 610), (560, 598), (760, 600), (930, 590), (930, 736)], "#8E8070", seed="wall") + stone.blocks(p, -10, 660, 470, 90, "#9C8C78", row=24)
    yield hanok.hall(p, 250, 668, 230, bays=3, open_=True, base=0.0) + "".join(rect(150 + 66 * k, 640, 12, 60, p("#8E3B2B")) for k in range(4)) + trees.tree(p, 60, 660, 1.45, trees.GINKGO) + trees.tree(p, 540, 720, 1.0, trees.GINKGO) + trees.tree(p, 860, 640, 1.1, trees.MAPLE)
    yield sky.geese(420, 110, 0.7, 5, "#3A2C44") + sky.petals((p("#E9B93B"), p("#F3D36A")), 40, "buseok") + life.crowd(p, [(640, 640, 0.9), (676, 634, 0.8)], 2)


@place("haedong-yonggungsa-temple", "gold")
def yonggungsa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.rays(180, 330, 100, 560, "#FFF4D0", 22, 0.3) + sky.sun(p, 180, 330, 80)
    yield water.sea(p, 360, color="#D9A46E", deep="#3B7488", waves=44, seed="yong") + water.glitter(180, 364, 560, "#FFF0C2", 150)
    yield land.wooded(p, p("#5E7A56"), [(440, 330), (560, 240), (700, 190), (920, 200)], 520, size=15) + stone.buddha(p, 830, 216, 0.5, "#E9E1D2")
    yield land.rock(p, [(330, 620), (350, 520), (440, 470), (560, 450), (930, 440), (930, 660), (330, 660)], "#6E6258", seed="y1")
    yield hanok.hall(p, 760, 452, 230, bays=5) + hanok.hall(p, 530, 462, 160, bays=3) + stone.pagoda(p, 640, 470, 62, 3) + hanok.hall(p, 860, 560, 170, bays=3) + hanok.pavilion(p, 450, 500, 84, bays=2)
    yield land.rock(p, [(-20, 736), (-20, 640), (80, 610), (200, 630), (260, 690), (290, 736)], "#5E544C", seed="y2") + stone.arch(p, 330, 660, 330, 70, 2, rail=True, through="#3B7488", color="#CFC5B1") + "".join(water.foam(x, y, w) for x, y, w in ((400, 676, 160), (250, 700, 120), (640, 676, 200)))
    yield water.wave(p, 700, "#3B7488", crest=28, length=190) + life.crowd(p, [(260, 586, 0.62), (320, 584, 0.62), (390, 586, 0.62)], 1) + sky.gulls([(380, 190, 1), (300, 260, 0.8), (470, 130, 0.9)]) + trees.pine(p, 60, 640, 0.8) + "".join(hanok.lanternpost(p, 500 + 44 * k, 470, 0.4, c) for k, c in enumerate(("#D8442F", "#E9B93B", "#3FA39A", "#E27DA0")))


@place("juwangsan-mountain", "azure")
def juwangsan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.cloud(p, 130, 110, 0.9) + sky.cloud(p, 800, 80, 0.7)
    fingers = ([(120, 560), (130, 340), (160, 240), (220, 210), (262, 280), (280, 560)], [(260, 560), (276, 240), (310, 130), (370, 100), (410, 170), (424, 560)], [(400, 560), (412, 180), (446, 70), (508, 46), (556, 110), (570, 560)], [(550, 560), (562, 220), (600, 130), (650, 120), (690, 190), (700, 560)], [(680, 560), (694, 320), (730, 240), (780, 240), (810, 320), (822, 560)])
    yield "".join(land.rock(p, f, ("#B5A595", "#C2B3A2", "#B5A595", "#C9BAA8", "#B0A090")[k], lines="columns", seed=k) for k, f in enumerate(fingers)) + "".join(trees.pine(p, x, y, 0.27, mirror=m) for x, y, m in ((190, 230, False), (236, 224, True), (350, 114, True), (394, 140, False), (486, 66, False), (540, 92, True), (636, 128, True), (676, 170, False), (752, 246, False)))
    yield land.wooded(p, p("#B0472C"), [(-20, 500), (200, 470), (450, 510), (700, 460), (920, 490)], 620, size=17) + land.ground(p, 600, "#D6C092")
    yield hanok.hall(p, 450, 630, 280, bays=5) + hanok.hall(p, 180, 640, 150, bays=3) + stone.pagoda(p, 690, 660, 76, 3) + trees.forest(p, [(60, 680, 1.15), (820, 670, 1.25), (300, 640, 0.7), (620, 634, 0.7)], (trees.MAPLE, ("#D9582F", "#EE8145", "#B53A26")))
    yield life.crowd(p, [(400, 700, 0.9), (440, 706, 0.9), (560, 700, 0.8)], 4) + sky.petals((p("#C9432B"), p("#E2673A")), 34, "juwang")


@place("ganwoljae-pass", "blue")
def ganwoljae(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 450, 130, 1.1) + sky.cloud(p, 160, 80, 0.7) + land.ranges(p, 330, 3, "ganwol", 50)
    yield land.hill(p("#A5905C"), [(-20, 150), (120, 190), (260, 290), (420, 370), (520, 390)]) + land.hill(p("#B59F66"), [(400, 390), (560, 340), (720, 210), (820, 150), (930, 120)]) + "".join(stroke(f"M{x} {y}q20 26 60 60", p("#8E7A4A"), 4) for x, y in ((60, 220), (140, 260), (220, 320), (760, 250), (680, 300), (840, 230)))
    yield land.hill(p("#CDBB8A"), [(-20, 430), (240, 400), (480, 384), (720, 390), (920, 420)])
    yield rect(400, 350, 130, 44, p("#8A6244")) + path("M384 352L420 312H512L546 352Z", p("#4F5C66")) + "".join(rect(412 + 30 * k, 362, 18, 18, p("#CFE0E4")) for k in range(4)) + stone.cairn(p, 620, 400, 54, 84) + stone.cairn(p, 330, 398, 34, 50)
    rows = ((420, 60, 60), (480, 90, 64), (560, 120, 70))
    for y, h, n in rows:
        yield trees.reeds(p, -10, 910, y + 30, h, n=n, color="#B39A62", plume="#F1E8D2", lean=24, seed=y)
    yield _boardwalk(p) + life.crowd(p, [(470, 500, 0.6), (500, 504, 0.6), (360, 610, 0.95), (400, 616, 0.95)], 2) + trees.reeds(p, -10, 300, 750, 190, n=90, color="#A98F58", plume="#F6EFDD", lean=30) + trees.reeds(p, 560, 910, 750, 170, n=86, color="#A98F58", plume="#F6EFDD", lean=30)


def _boardwalk(p: Palette) -> str:
    """The boardwalk that winds through the silver grass."""
    return land.way(p, [(470, 396, 14), (540, 440, 26), (440, 500, 46), (520, 570, 70), (360, 650, 110), (430, 750, 190)], "#A9805A")


def _lotuslight(color: str) -> str:
    petal = "M0 0Q-18-22 0-52 18-22 0 0Z"
    out = "".join(group(path(petal, color), 0, 0, 1, turn=a) for a in (-70, 70, -40, 40, 0)) + circle(0, -14, 12, "#FFF3C8")
    return out + ellipse(0, 4, 50, 9, "#3F6B58")
