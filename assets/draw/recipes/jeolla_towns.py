"""Old villages, streets and a garden of Jeolla."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import (
    W,
    animals,
    boats,
    cottages,
    fortress,
    hanok,
    land,
    life,
    market,
    plants,
    sky,
    town,
    trees,
    water,
)
from assets.draw.palette import LAMP, Palette, darker
from assets.draw.recipes import place
from assets.draw.svg import circle, flip, glow, group, path, rect, rng, stroke


@place("jeonju-hanok-village", "warm")
def jeonju(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 300)
        + sky.cloud(p, 640, 70, 0.9)
        + land.ranges(p, 260, 3, "jeonju", 50)
        + town.skyline(p, 290, low=30, high=70, far=0.55, seed="jeonju")
    )
    yield rect(0, 286, W, 460, p("#8C7A5C"))
    yield (
        rect(120, 220, 190, 150, p("#B5654A"))
        + path("M112 226L215 170 318 226Z", p("#8A4433"))
        + "".join(rect(136 + 44 * k, 260, 26, 60, p("#4A4448"), r=13) for k in range(4))
        + town.dome(p, 215, 216, 62, "#5E7F80")
        + town.dome(p, 134, 240, 30, "#5E7F80", cross=False)
        + town.dome(p, 296, 240, 30, "#5E7F80", cross=False)
    )
    chance = rng("jeonju")
    for r in range(8):
        y, w = 322 + r * 36 + r * r * 3, 104 + 24 * r
        x = -60 - (r * 47 % 90)
        while x < W:
            yield cottages.roofs(p, x, y + chance.uniform(-8, 8), w * chance.uniform(0.9, 1.15))
            if chance.random() < 0.3:
                yield trees.tree(
                    p,
                    x + w * 0.98,
                    y + 10,
                    0.26 + 0.07 * r,
                    trees.GINKGO if chance.random() < 0.6 else trees.MAPLE,
                )
            x += w * 0.9
    yield (
        land.hill(p("#C9A868"), [(-20, 690), (240, 660), (460, 680), (920, 700)])
        + life.hanbok(p, 250, 716, 1.5, "#F6E3B4", "#B5432C")
        + life.hanbok(p, 350, 722, 1.55, "#F1D3D8", "#3D5A96", mirror=True)
        + life.hanbok(p, 580, 728, 1.3, "#E4EFE6", "#6B4E91")
    )
    yield trees.tree(p, 60, 730, 1.35, trees.GINKGO) + plants.branch(
        p, [(920, 130), (820, 110), (740, 150)], trees.MAPLE, n=36
    )


@place("naganeupseong-village", "amber")
def nagan(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 360)
        + sky.sun(p, 700, 170, 60)
        + land.peak(
            p,
            [(-20, 350), (120, 240), (240, 180), (350, 220), (450, 150), (580, 240), (720, 300), (920, 340)],
            "#8E6A58",
            bottom=400,
            shade=0.12,
        )
    )
    yield land.wooded(p, p("#8C6438"), [(-20, 360), (300, 330), (620, 360), (920, 330)], 460, size=13)
    yield fortress.rampart(
        p, [(-20, 400), (250, 384), (600, 384), (920, 404)], 30, color="#A8957C", merlons=False
    ) + land.ground(p, 410, "#C49A5A")
    for x, y, w in (
        (90, 470, 150),
        (270, 456, 130),
        (430, 470, 150),
        (610, 456, 140),
        (800, 470, 170),
        (180, 560, 210),
        (420, 566, 220),
        (680, 560, 220),
    ):
        yield cottages.thatched(p, x, y, w) + (
            sky.smoke(p, x + w * 0.3, y - w * 0.5, w / 190, "#F6E3C6", 0.6) if (x // 10) % 2 else ""
        )
    yield (
        fortress.rampart(p, [(-20, 640), (200, 630), (330, 628)], 110, color="#A8957C")
        + fortress.rampart(p, [(560, 628), (720, 632), (930, 650)], 110, color="#A8957C")
        + fortress.fortgate(p, 446, 730, 250, color="#B5A287", h=110)
    )
    yield (
        trees.tree(p, 40, 600, 1, trees.GINKGO)
        + trees.tree(p, 872, 610, 0.95, trees.MAPLE)
        + "".join(circle(x, y, 8, p("#E8702F")) for x, y in ((300, 600), (316, 590), (330, 604)))
    )


@place("gunsan-time-travel-village", "blush")
def gunsan(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 420)
        + sky.cloud(p, 200, 100, 0.9)
        + sky.sun(p, 100, 300, 46)
        + sky.gulls([(430, 90, 0.8), (360, 150, 0.6)])
    )
    yield (
        water.sea(p, 360, 470, waves=14, seed="gunsan")
        + group(
            "".join(rect(-130 + 44 * k, -14, 40, 16, p("#8C7A66")) for k in range(6))
            + stroke(
                "M-130-16L130-40M-130-2L130-26M-130-16L-90-2M-50-22L-10-10M30-30L70-18", p("#5B4F46"), 5
            ),
            120,
            420,
        )
        + boats.fishing_boat(p, 250, 440, 0.6)
    )
    yield land.ground(p, 460, "#B9A08A") + town.brickhouse(p, 480, 590, 330, 190, turret=True)
    wood = p("#6B4A38")
    yield (
        rect(690, 390, 230, 210, p("#8A6248"))
        + "".join(stroke(f"M690 {400 + 16 * k}h230", darker(wood, 0.15), 2.6) for k in range(13))
        + path("M660 396L720 340H930V396Z", p("#4A4E58"))
        + "".join(stroke(f"M{724 + 22 * k} 344L{670 + 26 * k} 394", p("#6A6E78"), 3) for k in range(10))
        + path("M670 500H930V480H690Z", p("#4A4E58"))
        + "".join(
            rect(712 + 70 * k, 420, 48, 44, LAMP)
            + stroke(f"M{712 + 70 * k} 434h48m-48 14h48m-32-28v44m16-44v44", wood, 2.4)
            for k in range(3)
        )
        + rect(720, 520, 170, 80, LAMP)
        + "".join(stroke(f"M{720 + 21 * k} 520v80", wood, 3) for k in range(9))
    )
    yield (
        rect(20, 440, 250, 170, p("#D8C7A8"))
        + rect(10, 424, 270, 22, p("#4F6F6B"))
        + market.sign(p, 145, 470, 220, 50, "#2F5F5B", "사진관")
        + rect(40, 506, 90, 70, p("#33404A"))
        + rect(52, 516, 30, 40, p("#F1E5C8"))
        + rect(90, 522, 28, 34, p("#E4D2AC"))
        + circle(67, 530, 8, p("#B08A66"))
        + rect(160, 506, 60, 104, p("#7A4A33"))
        + market.sign(p, 256, 540, 36, 96, "#B5432C", "군산", upright=True)
        + group(
            rect(-26, -20, 52, 36, p("#2B2B30"), r=4)
            + circle(0, -2, 12, p("#8FA3B0"))
            + stroke("M-14 16L-24 60M14 16L24 60M0 16v44", p("#2B2B30"), 4),
            246,
            640,
            1,
        )
    )
    yield (
        rect(0, 604, W, 140, p("#A38E7A"))
        + "".join(rect(20 + 120 * k, 664, 66, 6, p("#D9C9B2")) for k in range(8))
        + life.crowd(p, [(360, 690, 1.1), (410, 696, 1.15), (600, 680, 1.0)], 4)
        + rect(840, 470, 8, 160, p("#33383E"))
        + glow(844, 462, 60, LAMP, 0.8)
        + circle(844, 462, 15, LAMP)
    )


@place("songjeong-station-market", "indigo")
def songjeong(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 520) + sky.stars(p, 30, 200, "songjeong") + sky.moon(p, 450, 110, 34)
    for side in (-1, 1):
        for k in range(4):
            x1, x2 = (
                450 + side * (90 + 100 * k + 12 * k * k),
                450 + side * (90 + 100 * (k + 1) + 12 * (k + 1) ** 2),
            )
            t1, t2, b1, b2 = 300 - 46 * k, 300 - 46 * (k + 1), 486 + 34 * k, 486 + 34 * (k + 1)
            color = ("#7A4A3E", "#4F5F7A", "#8C6A4A", "#5E4A6E")[(k + (side > 0)) % 4]
            yield (
                path(f"M{x1} {t1}L{x2} {t2}V{b2}L{x1} {b1}Z", p(color))
                + path(f"M{x1} {(t1 + b1) / 2 + 8}L{x2} {(t2 + b2) / 2 + 8}V{b2}L{x1} {b1}Z", "#F6C56E")
                + path(
                    f"M{x1} {(t1 + b1) / 2 - 10}L{x2} {(t2 + b2) / 2 - 14}V{(t2 + b2) / 2 + 26}"
                    f"L{x1} {(t1 + b1) / 2 + 18}Z",
                    p(("#C8402F", "#2F7C74", "#D99A3A", "#3D6FA3")[k]),
                )
            )
            yield market.sign(
                p.by_lamp(),
                (x1 + x2) / 2,
                (t1 + t2) / 2 + 44 + 6 * k,
                66 + 16 * k,
                32 + 8 * k,
                ("#8A6A2E", "#1F4F5B", "#B5432C", "#3F5F4B")[(k + (side < 0)) % 4],
                (("빵", "국밥", "잡화", "양복점"), ("떡", "분식", "이발", "다방"))[side > 0][k],
            ) + "".join(
                rect(x1 + (x2 - x1) * (0.18 + 0.28 * j) - 9, t1 + 74 + 16 * k, 18, 26, LAMP) for j in range(3)
            )
    yield (
        land.ground(p, 480, "#4E4658")
        + path("M360 484H540L900 736H0Z", p("#7A6A6E"))
        + "".join(
            stroke(
                f"M{450 - 90 * (1 + 0.36 * k)} {490 + 30 * k}H{450 + 90 * (1 + 0.36 * k)}", p("#655860"), 3
            )
            for k in range(8)
        )
    )
    yield "".join(
        market.bulbs(p, 40 + 60 * k, 130 + 50 * k, 860 - 60 * k, 130 + 50 * k, 34 - 5 * k, 13)
        for k in range(4)
    )
    yield (
        rect(300, 336, 300, 96, "#14171F", r=8)
        + "".join(
            rect(318, 350 + 25 * r, 264, 18, "#22262F")
            + "".join(
                rect(
                    324 + 12 * j, 354 + 25 * r, 8, 10, "#FFB43C", opacity=0.95 if (j * 7 + r * 3) % 5 else 0.1
                )
                for j in range(21)
            )
            for r in range(3)
        )
        + rect(336, 432, 8, 60, "#2B2B33")
        + rect(556, 432, 8, 60, "#2B2B33")
    )
    yield life.crowd(
        p.by_lamp(),
        [(400, 540, 0.8), (440, 536, 0.75), (490, 544, 0.8), (330, 600, 1.1), (560, 610, 1.15)],
        1,
    ) + "".join(
        life.person(p.by_lamp(), x, y, s, c, back=False)
        + stroke(f"M{x + 24 * s:.0f} {y - 30 * s:.0f}v-{40 * s:.0f}", "#D9B98A", 4)
        + "".join(
            circle(x + 24 * s, y - (34 + 13 * j) * s, 7 * s, ("#E2673A", "#E9B93B", "#C9432B")[j])
            for j in range(3)
        )
        for x, y, s, c in (
            (230, 700, 1.6, "#2F7C74"),
            (450, 706, 1.5, "#C8402F"),
            (640, 704, 1.55, "#3D5A80"),
        )
    )


@place("gwanghalluwon-garden", "plum")
def gwanghalluwon(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 440) + sky.stars(p, 46, 260, "gwanghan") + sky.moon(p, 620, 110, 54)
    yield trees.treeline(p, 440, p("#3A4A56"), size=40, seed="gwanghan") + land.ground(
        p, 430, "#4F5A4A", grass=True
    )
    yield hanok.pavilion(p, 290, 486, 360, legs=70, bays=5) + "".join(
        stroke(f"M{170 + 60 * k} 416v14", p("#C9BFA9"), 12) for k in range(5)
    )
    yield water.pond(p, 490, color="#2F4A6A", n=20) + fortress.blocks(p, 0, 478, 560, 22, "#A89F8E", row=12)
    bridge = fortress.arch(p, 640, 560, 600, 84, 4, through=p("#1F2F4F"), color="#B9AD98", rail=True)
    yield (
        flip(bridge, 562, 0.7, 0.3)
        + bridge
        + "".join(rect(180 + 80 * k, 510, 50, 140, LAMP, opacity=0.14) for k in range(3))
    )
    yield (
        stroke("M770 470L800 120M890 470L860 120M790 130H872", p("#7A4A33"), 12)
        + stroke("M812 132L716 330M850 132L748 336", p("#D9C9A2"), 4)
        + rect(704, 330, 60, 9, p("#5B3A28"), r=3)
        + life.hanbok(p, 732, 338, 1.25, "#F6E3B4", "#C8402F")
    )
    yield (
        sky.petals(("#F3C1CC", "#F9DDE1"), 40, "gwanghan")
        + plants.branch(p, [(-10, 40), (140, 80), (260, 50)], trees.BLOSSOM, n=50)
        + trees.willow(p, 80, 640, 1.1)
        + "".join(
            group(animals.fish(p, 0, 0, 0.6, c), x, y)
            for x, y, c in ((420, 650, "#E2673A"), (330, 690, "#F5EBDD"), (520, 690, "#E2673A"))
        )
    )
