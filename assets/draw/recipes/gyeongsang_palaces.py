"""Palaces, fortresses and temples of inland Gyeongsang."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import fortress, hanok, land, life, plants, sky, stone, trees, water
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, flip, glow, group, path, rect, stroke


@place("donggung-wolji", "navy")
def donggung(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.stars(p, 54, 250, "wolji") + sky.moon(p, 150, 110, 46, crescent=True)
    yield trees.treeline(p, 400, p("#2F4A4A"), size=54, seed="wolji") + land.hill(
        p("#35503F"), [(-20, 400), (300, 386), (620, 396), (920, 380)]
    )
    q = p.by_lamp()
    far = hanok.pavilion(q, 140, 402, 130, bays=3) + hanok.pavilion(q, 800, 398, 150, bays=3)
    main = hanok.hall(q, 460, 416, 330, bays=5, open_=True, base=0.06)
    glows = (
        glow(460, 360, 260, "#FFC766", 0.6)
        + glow(140, 370, 120, "#FFC766", 0.5)
        + glow(800, 370, 130, "#FFC766", 0.5)
    )
    bank = fortress.blocks(q, 0, 402, 900, 30, "#B9A98E", row=15)
    trees_ = (
        trees.pine(p, 270, 412, 0.75)
        + trees.pine(p, 660, 412, 0.8, mirror=True)
        + trees.willow(p, 40, 420, 0.7)
    )
    yield glows + trees_ + far + main + bank + water.pond(p, 432, color="#1F3F66", n=0)
    yield flip(far + main + bank + trees_, 434, 0.98, 0.72) + "".join(
        rect(x, y, w, 3.5, "#FFDF9A", r=2, opacity=0.6)
        for x, y, w in (
            (340, 470, 240),
            (380, 520, 160),
            (300, 590, 300),
            (420, 640, 120),
            (90, 480, 110),
            (740, 480, 120),
            (760, 540, 90),
            (120, 560, 70),
        )
    )
    yield (
        path("M-20 745V600Q90 590 140 640T330 745Z", p("#2A3F38"))
        + plants.grass(p, -10, 260, 742, 80, 46, "#3F6A50")
        + life.crowd(p, [(80, 690, 1.2), (124, 696, 1.1)], 3)
    )


@place("jinjuseong-fortress", "indigo")
def jinjuseong(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 440) + sky.stars(p, 46, 240, "jinju") + sky.moon(p, 740, 120, 48)
    yield (
        trees.treeline(p, 420, p("#4A3F4A"), size=44, seed="jinju")
        + fortress.rampart(p, [(-20, 400), (260, 372), (480, 380)], 60, color="#A89F8E")
        + fortress.rampart(p, [(620, 396), (780, 420), (930, 410)], 60, color="#A89F8E")
    )
    yield land.rock(
        p,
        [(-20, 560), (-20, 440), (180, 424), (420, 420), (640, 430), (760, 460), (930, 450), (930, 560)],
        "#8A7C74",
        seed="cliff",
    )
    yield (
        glow(330, 330, 240, "#FFC766", 0.5)
        + hanok.pavilion(p, 330, 434, 380, legs=46, bays=6)
        + trees.tree(p, 640, 440, 0.9, trees.MAPLE)
        + trees.tree(p, 70, 436, 0.8, trees.GINKGO)
        + trees.pine(p, 850, 450, 0.8, mirror=True)
    )
    yield water.pond(p, 550, color="#2B3F70", n=26) + "".join(
        rect(170 + 52 * k, 556, 20, 120 - 9 * (k % 3), LAMP, opacity=0.2) for k in range(7)
    )
    yield land.rock(
        p, [(560, 630), (566, 590), (600, 572), (690, 570), (722, 590), (730, 632)], "#A89C8E", seed="uiam"
    ) + water.ripples(645, 634, 120)
    for x, y, s, c in (
        (110, 630, 0.9, "#F06A5A"),
        (240, 690, 1.2, "#F0B73E"),
        (420, 650, 0.95, "#6FC3B8"),
        (520, 706, 1.2, "#E78AB0"),
        (800, 690, 1.1, "#F0B73E"),
        (860, 610, 0.8, "#F06A5A"),
    ):
        yield (
            glow(x, y - 20 * s, 70 * s, c, 0.7)
            + group(_lotuslight(c), x, y, s)
            + rect(x - 20 * s, y + 8, 40 * s, 34, c, opacity=0.25)
        )


@place("bulguksa-temple", "warm")
def bulguksa(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 380)
        + sky.cloud(p, 170, 80, 0.8)
        + land.wooded(
            p, p("#9C6A3C", 0.15), [(-20, 300), (200, 230), (450, 190), (700, 230), (920, 290)], 460, size=16
        )
    )
    yield (
        hanok.hall(p, 470, 400, 260, bays=5)
        + stone.dabotap(p, 690, 430, 140)
        + stone.pagoda(p, 250, 430, 130, 3, color="#C9BFAF")
    )
    yield hanok.hall(p, 790, 470, 220, bays=5) + hanok.hall(p, 100, 470, 220, bays=5)
    yield (
        fortress.blocks(p, -10, 470, 920, 60, "#C2B7A3", row=20)
        + fortress.blocks(p, -10, 530, 920, 150, "#A89C88", row=37)
        + rect(-10, 462, 920, 10, p("#DDD3C0"))
        + "".join(rect(8 + 76 * k, 440, 10, 30, p("#DDD3C0")) for k in range(12))
        + rect(-10, 446, 920, 6, p("#CFC5B1"))
    )
    yield hanok.hall(p, 450, 470, 190, bays=3, base=0)
    yield (
        path("M378 470H522L560 570H340Z", p("#CFC5B1"))
        + "".join(rect(374 - 7 * k, 478 + 15 * k, 152 + 14 * k, 5, p("#A89C88")) for k in range(6))
        + path("M326 572H574L640 680H260Z", p("#D9CFBC"))
        + "".join(rect(320 - 11 * k, 582 + 16 * k, 260 + 22 * k, 6, p("#A89C88")) for k in range(6))
    )
    yield (
        path("M330 680V650a48 40 0 0 1 0 0M404 680v-26a46 46 0 0 1 92 0v26Z", p("#5B5147"))
        + stroke(
            "M404 680v-26a46 46 0 0 1 92 0v26",
            p("#EDE5D5"),
            9,
            stroke_dasharray="17 4",
            stroke_linecap="butt",
        )
        + "".join(stroke(f"M{450 + s * 72} 470L{450 + s * 190} 676", p("#EDE5D5"), 9) for s in (-1, 1))
    )
    yield (
        land.ground(p, 680, "#D6BF8E")
        + trees.tree(p, 80, 720, 1.35, trees.MAPLE)
        + trees.tree(p, 830, 716, 1.4, trees.GINKGO)
        + trees.pine(p, 240, 720, 0.9)
        + life.crowd(p, [(420, 722, 0.9), (462, 726, 0.85), (600, 716, 0.8)], 1)
    )


@place("haeinsa-temple", "cool")
def haeinsa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 360) + land.peak(
        p,
        [
            (-20, 330),
            (120, 240),
            (230, 160),
            (310, 210),
            (420, 130),
            (520, 190),
            (640, 150),
            (760, 230),
            (920, 290),
        ],
        "#93A2A8",
        snow=True,
        bottom=420,
    )
    yield (
        land.wooded(p, p("#6B8784"), [(-20, 340), (240, 300), (560, 330), (920, 300)], 470, tint=0.3, size=15)
        + "".join(trees.fir(p, x, 420, 0.9, snow=True) for x in (40, 120, 200, 700, 790, 870))
        + land.ground(p, 420, "#E3E9EA")
    )
    wood, dark = p("#7A4A33"), p("#3A2C26")
    yield (
        rect(60, 400, 780, 220, p("#D9C9A8"))
        + rect(48, 610, 804, 26, p("#B9B0A0"))
        + rect(40, 604, 820, 10, p("#D9D1C2"))
    )
    for k in range(9):
        x = 72 + 86 * k
        tall_top = k % 2 == 0
        yield rect(x, 420, 70, 52 if not tall_top else 74, dark) + rect(
            x, 516 if tall_top else 494, 70, 70 if tall_top else 96, dark
        )
        y2, h2 = (516, 70) if tall_top else (494, 96)
        yield "".join(
            rect(
                x + 4 + 22 * j, y2 + 6 + 18 * r, 18, 13, p(("#8A6238", "#A67C4A", "#6E4A2C")[(j + r + k) % 3])
            )
            for j in range(3)
            for r in range(int(h2 / 20))
        )
        yield "".join(
            rect(x + 2 + 10 * j, 420, 4, 52 if not tall_top else 74, wood)
            + rect(x + 2 + 10 * j, y2, 4, h2, wood)
            for j in range(7)
        ) + rect(x - 10, 400, 9, 206, wood)
    yield (
        rect(838, 400, 9, 206, wood)
        + rect(54, 400, 792, 12, wood)
        + rect(54, 486, 792, 8, wood)
        + group(hanok.roof(p, 900, 130, ridge=0.4, lift=20, snow=False), 450, 404)
        + path("M96 288Q450 300 804 288L814 300Q450 316 86 300Z", "#F7FAFB")
        + "".join(ellipse(120 + 60 * k, 380 - 4 * (k % 3), 30, 7, "#F7FAFB", opacity=0.9) for k in range(12))
    )
    yield (
        "".join(
            rect(400 - 12 * k, 636 + 14 * k, 100 + 24 * k, 14, p(("#CFC5B1", "#E3DCCB")[k % 2]))
            for k in range(4)
        )
        + life.person(p, 600, 690, 1.2, "#8A8378")
        + stone.lantern(p, 230, 720, 0.95)
        + sky.snowfall(90, "haeinsa")
        + ellipse(230, 582, 30, 8, "#FFFFFF")
    )


def _lotuslight(color: str) -> str:
    petal = "M0 0Q-18-22 0-52 18-22 0 0Z"
    out = "".join(group(path(petal, color), 0, 0, 1, turn=a) for a in (-70, 70, -40, 40, 0)) + circle(
        0, -14, 12, "#FFF3C8"
    )
    return out + ellipse(0, 4, 50, 9, "#3F6B58")
