"""Jeolla: fortresses, temples, old villages and markets."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import W, hanok, land, life, sky, stone, town, travel, trees, water
from assets.draw.palette import LAMP, Palette, darker, lighter
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, group, path, rect, rng, stroke


@place("gochang-eupseong", "mint")
def gochang(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.sun(p, 160, 120, 44) + sky.cloud(p, 620, 90, 0.9) + land.ranges(p, 330, 3, "gochang", 60)
    yield land.wooded(p, p("#6E9B5A"), [(-20, 360), (240, 320), (500, 330), (920, 300)], 520, size=14)
    top = [(-20, 430), (140, 400), (330, 360), (520, 380), (700, 330), (930, 350)]
    yield stone.rampart(p, top, 70, color="#A39A86", merlons=False) + "".join(life.person(p, x, y, 0.52, c, hat="#F5EBDD") for x, y, c in ((60, 416, "#C8402F"), (110, 406, "#E9B93B"), (160, 398, "#2F7C74"), (216, 386, "#F3C1CC"), (270, 374, "#3D6FA3"), (330, 362, "#C8402F"), (390, 366, "#F5EBDD"), (450, 374, "#6B4E71"), (510, 380, "#E9B93B"), (580, 366, "#2F7C74"), (640, 348, "#C8402F")))
    yield land.hill(p("#9BBF6B"), [(-20, 520), (300, 460), (600, 470), (920, 430)]) + stone.fortgate(p, 646, 640, 270, color="#B0A68F", h=120)
    yield stone.rampart(p, [(380, 640), (440, 580), (560, 610), (640, 640), (720, 610), (850, 580), (910, 640)], 86, color="#A39A86", cap=0.8)
    yield land.field(p, [(-20, 620), (160, 590), (360, 660), (620, 712), (920, 690)], "#86B063", "#E28BA6", n=120, size=7, seed="azalea") + trees.tree(p, 110, 660, 1.2, trees.BLOSSOM) + trees.pine(p, 260, 560, 0.6)


@place("mireuksa-temple-site", "azure")
def mireuksa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.cloud(p, 200, 90, 1.1) + sky.cloud(p, 560, 150, 0.7)
    yield land.wooded(p, p("#6F9A80", 0.15), [(-20, 400), (160, 300), (360, 190), (470, 140), (580, 210), (740, 310), (920, 380)], 480, size=14)
    yield land.ground(p, 470, "#A9C777", grass=True) + "".join(rect(60 + 90 * k, 520 + 8 * (k % 2), 36, 10, p("#B9B0A0"), r=3) for k in range(10))
    yield ellipse(250, 650, 220, 20, p("#86A85C")) + stone.pagoda(p, 250, 650, 300, 6, broken=True, color="#BFB29C", tall=0.62) + "".join(rect(318 - 9 * k + 12 * (k % 2), 592 - 27 * k, 44, 25, p(("#A89C86", "#8F8674", "#C4B8A4")[k % 3]), r=4) for k in range(9))
    yield ellipse(690, 620, 170, 16, p("#86A85C")) + stone.pagoda(p, 690, 624, 190, 9, color="#D9D1C2", tall=0.6)
    yield stone.flagpoles(p, 468, 690, 140) + life.crowd(p, [(540, 690, 0.8), (576, 694, 0.85)], 3) + trees.grass(p, 0, 900, 742, 36, 70, "#7FA84F")


@place("hwaeomsa-temple", "rose")
def hwaeomsa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.sun(p, 180, 220, 48) + land.ranges(p, 350, 5, "jiri", 110) + sky.mist(p, 380, 60, 0.8, "hwaeom")
    yield land.wooded(p, p("#5E7F62"), [(-20, 450), (250, 420), (600, 440), (920, 400)], 600, size=15)
    yield stone.blocks(p, 0, 590, 900, 60, "#B5AC9C", row=18) + land.ground(p, 646, "#D6C6A6") + "".join(rect(300 - 12 * k, 596 + 13 * k, 160 + 24 * k, 13, p(lighter("#C9BFAB", 0.25 - 0.06 * k))) for k in range(5))
    yield hanok.hall(p, 400, 594, 440, tiers=2, bays=7, steep=0.95)
    yield stone.lantern(p, 400, 714, 1.55) + trees.bare(p, 740, 640, 2.0, "#5E4038")
    chance, red = rng("hongmae"), ("#D23B5C", "#E8657F", "#B32A4A")
    yield "".join(trees.branch(p, pts, red, n=44, size=11, seed=k) for k, pts in enumerate(([(740, 520), (680, 440), (640, 420)], [(740, 480), (800, 400), (836, 370)], [(730, 420), (700, 350), (660, 310)], [(750, 420), (790, 330), (780, 290)], [(740, 440), (850, 440), (880, 430)])))
    yield "".join(circle(chance.uniform(620, 880), chance.uniform(640, 720), 4, p(red[k % 3])) for k in range(40)) + life.person(p, 560, 706, 0.9, "#8A8378")


@place("unjusa-temple", "violet")
def unjusa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 430) + sky.moon(p, 700, 130, 36, crescent=True) + land.ranges(p, 380, 3, "unju", 70)
    yield land.wooded(p, p("#5A6A4E"), [(-20, 330), (120, 350), (300, 430), (450, 460), (600, 430), (800, 350), (920, 320)], 600, size=15) + land.hill(p("#8E8A58"), [(-20, 520), (250, 500), (450, 470), (650, 500), (920, 520)])
    yield stone.pagoda(p, 450, 500, 70, 7, color="#B8A99C", tall=1.1) + stone.pagoda(p, 330, 540, 100, 9, color="#A89C90", tall=0.95) + stone.pagoda(p, 90, 590, 130, 7, color="#B8A99C", tall=1.0)
    c, d = p("#C2B4A4"), p("#8F8478")
    yield "".join(rect(580 - 3, 560 - 52 * k - 30, 6, 24, d) + ellipse(580, 560 - 52 * k, 66 - 6 * k, 15 - k, d) + ellipse(580, 554 - 52 * k, 66 - 6 * k, 15 - k, c) + rect(580 - 18 + k, 546 - 52 * k - 36, 36 - 2 * k, 36, c) for k in range(6)) + ellipse(580, 242, 18, 8, c)
    yield stone.cairn(p, 790, 580, 80, 130, "#A0948A") + stone.pagoda(p, 720, 540, 76, 5, color="#A89C90")
    yield land.rock(p, [(120, 736), (150, 650), (250, 610), (500, 590), (720, 606), (830, 660), (850, 736)], "#A2968A")
    for x, y, s, m in ((470, 662, 1.0, False), (560, 716, 0.8, True)):
        body = path("M-230 10Q-150-34 40-30 150-30 170-6 176 26 120 30-100 40-230 10Z", c) + circle(214, -2, 40, c) + path("M196-30Q240-52 262-14 240-30 204-20Z", d) + stroke("M206-6q10 6 18 0m6-2q8 4 14-2M222 16q8 4 14-2", d, 4) + "".join(stroke(f"M{-160 + 60 * k}-{14 + 3 * k}q30 22 10 44", d, 4) for k in range(5))
        yield group(body, x, y, s, mirror=m)
    yield trees.pine(p, 40, 730, 0.9) + trees.grass(p, 0, 900, 744, 36, 50, "#6E7A44")


@place("jeonju-hanok-village", "warm")
def jeonju(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 300) + sky.cloud(p, 640, 70, 0.9) + land.ranges(p, 260, 3, "jeonju", 50) + town.skyline(p, 290, low=30, high=70, far=0.55, seed="jeonju")
    yield rect(0, 286, W, 460, p("#8C7A5C"))
    yield rect(120, 220, 190, 150, p("#B5654A")) + path("M112 226L215 170 318 226Z", p("#8A4433")) + "".join(rect(136 + 44 * k, 260, 26, 60, p("#4A4448"), r=13) for k in range(4)) + town.dome(p, 215, 216, 62, "#5E7F80") + town.dome(p, 134, 240, 30, "#5E7F80", cross=False) + town.dome(p, 296, 240, 30, "#5E7F80", cross=False)
    chance = rng("jeonju")
    for r in range(8):
        y, w = 322 + r * 36 + r * r * 3, 104 + 24 * r
        x = -60 - (r * 47 % 90)
        while x < W:
            yield hanok.roofs(p, x, y + chance.uniform(-8, 8), w * chance.uniform(0.9, 1.15))
            if chance.random() < 0.3:
                yield trees.tree(p, x + w * 0.98, y + 10, 0.26 + 0.07 * r, trees.GINKGO if chance.random() < 0.6 else trees.MAPLE)
            x += w * 0.9
    yield land.hill(p("#C9A868"), [(-20, 690), (240, 660), (460, 680), (920, 700)]) + life.hanbok(p, 250, 716, 1.5, "#F6E3B4", "#B5432C") + life.hanbok(p, 350, 722, 1.55, "#F1D3D8", "#3D5A96", mirror=True) + life.hanbok(p, 580, 728, 1.3, "#E4EFE6", "#6B4E91")
    yield trees.tree(p, 60, 730, 1.35, trees.GINKGO) + trees.branch(p, [(920, 130), (820, 110), (740, 150)], trees.MAPLE, n=36)


@place("naganeupseong-village", "amber")
def nagan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 360) + sky.sun(p, 700, 170, 60) + land.peak(p, [(-20, 350), (120, 240), (240, 180), (350, 220), (450, 150), (580, 240), (720, 300), (920, 340)], "#8E6A58", bottom=400, shade=0.12)
    yield land.wooded(p, p("#8C6438"), [(-20, 360), (300, 330), (620, 360), (920, 330)], 460, size=13)
    yield stone.rampart(p, [(-20, 400), (250, 384), (600, 384), (920, 404)], 30, color="#A8957C", merlons=False) + land.ground(p, 410, "#C49A5A")
    for x, y, w in ((90, 470, 150), (270, 456, 130), (430, 470, 150), (610, 456, 140), (800, 470, 170), (180, 560, 210), (420, 566, 220), (680, 560, 220)):
        yield hanok.thatched(p, x, y, w) + (sky.smoke(p, x + w * 0.3, y - w * 0.5, w / 190, "#F6E3C6", 0.6) if (x // 10) % 2 else "")
    yield stone.rampart(p, [(-20, 640), (200, 630), (330, 628)], 110, color="#A8957C") + stone.rampart(p, [(560, 628), (720, 632), (930, 650)], 110, color="#A8957C") + stone.fortgate(p, 446, 730, 250, color="#B5A287", h=110)
    yield trees.tree(p, 40, 600, 1, trees.GINKGO) + trees.tree(p, 872, 610, 0.95, trees.MAPLE) + "".join(circle(x, y, 8, p("#E8702F")) for x, y in ((300, 600), (316, 590), (330, 604)))


@place("gunsan-time-travel-village", "blush")
def gunsan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 420) + sky.cloud(p, 200, 100, 0.9) + sky.sun(p, 100, 300, 46) + sky.gulls([(430, 90, 0.8), (360, 150, 0.6)])
    yield water.sea(p, 360, 470, waves=14, seed="gunsan") + group("".join(rect(-130 + 44 * k, -14, 40, 16, p("#8C7A66")) for k in range(6)) + stroke("M-130-16L130-40M-130-2L130-26M-130-16L-90-2M-50-22L-10-10M30-30L70-18", p("#5B4F46"), 5), 120, 420) + travel.fishing_boat(p, 250, 440, 0.6)
    yield land.ground(p, 460, "#B9A08A") + town.brickhouse(p, 480, 590, 330, 190, turret=True)
    wood = p("#6B4A38")
    yield rect(690, 390, 230, 210, p("#8A6248")) + "".join(stroke(f"M690 {400 + 16 * k}h230", darker(wood, 0.15), 2.6) for k in range(13)) + path("M660 396L720 340H930V396Z", p("#4A4E58")) + "".join(stroke(f"M{724 + 22 * k} 344L{670 + 26 * k} 394", p("#6A6E78"), 3) for k in range(10)) + path("M670 500H930V480H690Z", p("#4A4E58")) + "".join(rect(712 + 70 * k, 420, 48, 44, LAMP) + stroke(f"M{712 + 70 * k} 434h48m-48 14h48m-32-28v44m16-44v44", wood, 2.4) for k in range(3)) + rect(720, 520, 170, 80, LAMP) + "".join(stroke(f"M{720 + 21 * k} 520v80", wood, 3) for k in range(9))
    yield rect(20, 440, 250, 170, p("#D8C7A8")) + rect(10, 424, 270, 22, p("#4F6F6B")) + town.sign(p, 145, 470, 220, 50, "#2F5F5B", "사진관") + rect(40, 506, 90, 70, p("#33404A")) + rect(52, 516, 30, 40, p("#F1E5C8")) + rect(90, 522, 28, 34, p("#E4D2AC")) + circle(67, 530, 8, p("#B08A66")) + rect(160, 506, 60, 104, p("#7A4A33")) + town.sign(p, 256, 540, 36, 96, "#B5432C", "군산", upright=True) + group(rect(-26, -20, 52, 36, p("#2B2B30"), r=4) + circle(0, -2, 12, p("#8FA3B0")) + stroke("M-14 16L-24 60M14 16L24 60M0 16v44", p("#2B2B30"), 4), 246, 640, 1)
    yield rect(0, 604, W, 140, p("#A38E7A")) + "".join(rect(20 + 120 * k, 664, 66, 6, p("#D9C9B2")) for k in range(8)) + life.crowd(p, [(360, 690, 1.1), (410, 696, 1.15), (600, 680, 1.0)], 4) + rect(840, 470, 8, 160, p("#33383E")) + glow(844, 462, 60, LAMP, 0.8) + circle(844, 462, 15, LAMP)


@place("songjeong-station-market", "indigo")
def songjeong(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 520) + sky.stars(p, 30, 200, "songjeong") + sky.moon(p, 450, 110, 34)
    for side in (-1, 1):
        for k in range(4):
            x1, x2 = 450 + side * (90 + 100 * k + 12 * k * k), 450 + side * (90 + 100 * (k + 1) + 12 * (k + 1) ** 2)
            t1, t2, b1, b2 = 300 - 46 * k, 300 - 46 * (k + 1), 486 + 34 * k, 486 + 34 * (k + 1)
            color = ("#7A4A3E", "#4F5F7A", "#8C6A4A", "#5E4A6E")[(k + (side > 0)) % 4]
            yield path(f"M{x1} {t1}L{x2} {t2}V{b2}L{x1} {b1}Z", p(color)) + path(f"M{x1} {(t1 + b1) / 2 + 8}L{x2} {(t2 + b2) / 2 + 8}V{b2}L{x1} {b1}Z", "#F6C56E") + path(f"M{x1} {(t1 + b1) / 2 - 10}L{x2} {(t2 + b2) / 2 - 14}V{(t2 + b2) / 2 + 26}L{x1} {(t1 + b1) / 2 + 18}Z", p(("#C8402F", "#2F7C74", "#D99A3A", "#3D6FA3")[k]))
            yield town.sign(p.by_lamp(), (x1 + x2) / 2, (t1 + t2) / 2 + 44 + 6 * k, 66 + 16 * k, 32 + 8 * k, ("#8A6A2E", "#1F4F5B", "#B5432C", "#3F5F4B")[(k + (side < 0)) % 4], (("빵", "국밥", "잡화", "양복점"), ("떡", "분식", "이발", "다방"))[side > 0][k]) + "".join(rect(x1 + (x2 - x1) * (0.18 + 0.28 * j) - 9, t1 + 74 + 16 * k, 18, 26, LAMP) for j in range(3))
    yield land.ground(p, 480, "#4E4658") + path("M360 484H540L900 736H0Z", p("#7A6A6E")) + "".join(stroke(f"M{450 - 90 * (1 + 0.36 * k)} {490 + 30 * k}H{450 + 90 * (1 + 0.36 * k)}", p("#655860"), 3) for k in range(8))
    yield "".join(town.bulbs(p, 40 + 60 * k, 130 + 50 * k, 860 - 60 * k, 130 + 50 * k, 34 - 5 * k, 13) for k in range(4))
    yield rect(300, 336, 300, 96, "#14171F", r=8) + "".join(rect(318, 350 + 25 * r, 264, 18, "#22262F") + "".join(rect(324 + 12 * j, 354 + 25 * r, 8, 10, "#FFB43C", opacity=0.95 if (j * 7 + r * 3) % 5 else 0.1) for j in range(21)) for r in range(3)) + rect(336, 432, 8, 60, "#2B2B33") + rect(556, 432, 8, 60, "#2B2B33")
    yield life.crowd(p.by_lamp(), [(400, 540, 0.8), (440, 536, 0.75), (490, 544, 0.8), (330, 600, 1.1), (560, 610, 1.15)], 1) + "".join(life.person(p.by_lamp(), x, y, s, c, back=False) + stroke(f"M{x + 24 * s:.0f} {y - 30 * s:.0f}v-{40 * s:.0f}", "#D9B98A", 4) + "".join(circle(x + 24 * s, y - (34 + 13 * j) * s, 7 * s, ("#E2673A", "#E9B93B", "#C9432B")[j]) for j in range(3)) for x, y, s, c in ((230, 700, 1.6, "#2F7C74"), (450, 706, 1.5, "#C8402F"), (640, 704, 1.55, "#3D5A80")))


@place("gwanghalluwon-garden", "plum")
def gwanghalluwon(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 440) + sky.stars(p, 46, 260, "gwanghan") + sky.moon(p, 620, 110, 54)
    yield trees.treeline(p, 440, p("#3A4A56"), size=40, seed="gwanghan") + land.ground(p, 430, "#4F5A4A", grass=True)
    yield hanok.pavilion(p, 290, 486, 360, legs=70, bays=5) + "".join(stroke(f"M{170 + 60 * k} 416v14", p("#C9BFA9"), 12) for k in range(5))
    yield water.pond(p, 490, color="#2F4A6A", n=20) + stone.blocks(p, 0, 478, 560, 22, "#A89F8E", row=12)
    bridge = stone.arch(p, 640, 560, 600, 84, 4, through=p("#1F2F4F"), color="#B9AD98", rail=True)
    yield flip_(bridge, 562) + bridge + rect(160, 560, 190, 0, "#fff") + "".join(rect(180 + 80 * k, 510, 50, 140, LAMP, opacity=0.14) for k in range(3))
    yield stroke("M770 470L800 120M890 470L860 120M790 130H872", p("#7A4A33"), 12) + stroke("M812 132L716 330M850 132L748 336", p("#D9C9A2"), 4) + line_(p) + life.hanbok(p, 732, 338, 1.25, "#F6E3B4", "#C8402F")
    yield sky.petals(("#F3C1CC", "#F9DDE1"), 40, "gwanghan") + trees.branch(p, [(-10, 40), (140, 80), (260, 50)], trees.BLOSSOM, n=50) + trees.willow(p, 80, 640, 1.1) + "".join(group(life.fish(p, 0, 0, 0.6, c), x, y) for x, y, c in ((420, 650, "#E2673A"), (330, 690, "#F5EBDD"), (520, 690, "#E2673A")))


def flip_(body: str, y: float) -> str:
    """A reflection, squashed."""
    from assets.draw.svg import flip

    return flip(body, y, 0.7, 0.3)


def line_(p: Palette) -> str:
    """The board of the swing."""
    return rect(704, 330, 60, 9, p("#5B3A28"), r=3)
