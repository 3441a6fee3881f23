"""Mountains and groves of Jeolla."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import H, W, fortress, hanok, land, life, plants, sky, stone, trees, water
from assets.draw.palette import Palette
from assets.draw.recipes import place
from assets.draw.svg import ellipse, flip, rect, rng, stroke


@place("naejangsan-mountain", "azure")
def naejangsan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 150, 90, 0.9) + sky.cloud(p, 690, 70, 0.7)
    yield land.peak(
        p,
        [
            (-20, 330),
            (90, 240),
            (160, 170),
            (230, 230),
            (320, 150),
            (390, 110),
            (450, 170),
            (560, 130),
            (640, 200),
            (740, 150),
            (830, 230),
            (920, 260),
        ],
        "#B9AC9C",
        bottom=430,
    )
    yield land.wooded(
        p, p("#B0472C"), [(-20, 360), (200, 330), (450, 370), (700, 330), (920, 350)], 520, size=17
    )
    kinds = (trees.MAPLE, ("#D9582F", "#EE8145", "#B53A26"), trees.GINKGO)
    back = trees.forest(
        p,
        [
            (40, 500, 1.2),
            (150, 496, 1),
            (690, 496, 1.05),
            (790, 500, 1.2),
            (880, 504, 1.1),
            (600, 490, 0.8),
            (250, 490, 0.85),
        ],
        kinds,
    )
    house = hanok.pavilion(p, 430, 520, 180, bays=3, tile="#2F8F8A", legs=12)
    yield (
        back
        + water.pond(p, 504, color="#5E8F9A")
        + flip(back + house, 512, 0.75, 0.42)
        + fortress.blocks(p, 310, 512, 240, 18, "#B9AD98", row=9)
        + house
    )
    yield (
        "".join(stroke(f"M{560 + 40 * k} 536v-16", p("#A89F8E"), 10) for k in range(6))
        + rect(550, 514, 350, 9, p("#C9BFA9"))
        + water.ripples(430, 560, 120)
    )
    yield "".join(
        ellipse(x, y, 8, 4, p(c))
        for x, y, c in (
            (200, 640, "#E2673A"),
            (300, 690, "#C9432B"),
            (520, 660, "#E9B93B"),
            (640, 700, "#E2673A"),
            (380, 620, "#C9432B"),
            (120, 700, "#E9B93B"),
        )
    )
    yield "".join(
        plants.mapleleaf(p, x, y, s, c, t)
        for x, y, s, c, t in (
            (60, 60, 1.5, "#C9432B", 20),
            (150, 110, 1.2, "#E2673A", -30),
            (40, 170, 1.1, "#E9932F", 60),
            (250, 50, 1.1, "#C9432B", -10),
            (850, 640, 1.2, "#C9432B", 40),
            (80, 650, 1.3, "#E2673A", -20),
        )
    )


@place("maisan-mountain", "rose")
def maisan(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 420)
        + sky.sun(p, 452, 300, 60)
        + sky.cloud(p, 130, 150, 0.8)
        + land.ranges(p, 420, 3, "maisan", 60)
    )
    yield land.rock(
        p,
        [
            (60, 520),
            (110, 400),
            (170, 270),
            (230, 150),
            (284, 96),
            (330, 130),
            (360, 230),
            (400, 370),
            (440, 520),
        ],
        "#A08A7C",
        seed=1,
    )
    yield land.rock(
        p,
        [
            (460, 520),
            (500, 380),
            (550, 250),
            (604, 130),
            (650, 86),
            (700, 130),
            (760, 260),
            (820, 400),
            (880, 520),
        ],
        "#93807A",
        seed=2,
    )
    chance = rng("tafoni")
    yield "".join(
        ellipse(
            chance.uniform(560, 760),
            chance.uniform(220, 450),
            chance.uniform(8, 18),
            chance.uniform(6, 11),
            p("#6A5852"),
        )
        for _ in range(26)
    ) + "".join(
        ellipse(
            chance.uniform(170, 360),
            chance.uniform(240, 450),
            chance.uniform(6, 13),
            chance.uniform(4, 9),
            p("#76645C"),
        )
        for _ in range(18)
    )
    yield (
        sky.mist(p, 470, 50, 0.7, "maisan")
        + land.wooded(p, p("#5E7A58"), [(-20, 500), (240, 470), (450, 520), (680, 470), (920, 500)], size=15)
        + land.ground(p, 600, "#B5A27C")
    )
    yield "".join(
        stone.cairn(p, x, y, w, h, seed=x)
        for x, y, w, h in (
            (330, 640, 84, 200),
            (450, 650, 96, 250),
            (560, 640, 80, 190),
            (210, 650, 70, 150),
            (670, 656, 66, 140),
        )
    )
    yield "".join(
        stone.cairn(p, x, y, w, h, seed=x)
        for x, y, w, h in (
            (100, 720, 100, 220),
            (270, 726, 60, 100),
            (390, 730, 50, 80),
            (620, 730, 70, 130),
            (800, 724, 100, 200),
            (520, 732, 46, 70),
        )
    ) + life.person(p, 450, 726, 0.9, "#6B4E71", bag=True)


@place("juknokwon-bamboo-grove", "teal")
def juknokwon(p: Palette) -> Iterable[str]:
    yield rect(0, 0, W, H, p("#CFE6B4")) + sky.rays(560, 20, 30, 980, "#FFFDE0", 22, 0.6)
    chance = rng("juknok")
    yield "".join(
        trees.bamboo(p, 14 + 31 * k, 760, 11, 560 + (k * 29 % 40), "#A9CF8C", chance.uniform(-14, 14))
        for k in range(30)
    ) + rect(0, 0, W, 560, p("#DDEFC4"), opacity=0.35)
    yield land.hill(p("#6E8F4A"), [(-20, 560), (250, 530), (420, 500), (650, 540), (920, 560)]) + land.way(
        p, [(470, 500, 26), (520, 550, 60), (440, 610, 130), (560, 745, 300)], "#D9C08C"
    )
    yield life.person(p, 462, 590, 1.0, "#C8402F", hat="#F2E3C2") + life.person(p, 502, 594, 0.95, "#2F5A80")
    yield "".join(
        trees.bamboo(p, x, 800, w, 700, c, chance.uniform(-24, 24))
        for x, w, c in (
            (150, 20, "#7DB062"),
            (250, 18, "#6FA35B"),
            (660, 19, "#7DB062"),
            (740, 21, "#6FA35B"),
            (330, 14, "#86B96C"),
            (600, 14, "#86B96C"),
        )
    )
    yield "".join(
        trees.bamboo(p, x, 820, w, 760, c, chance.uniform(-20, 20))
        for x, w, c in (
            (40, 36, "#5E9650"),
            (196, 30, "#568C4A"),
            (700, 32, "#568C4A"),
            (800, 40, "#5E9650"),
            (876, 34, "#4F8545"),
        )
    )
    yield "".join(
        trees.bambooleaves(p, x, y, s, "#4E8A4B", t)
        for x, y, s, t in (
            (90, 110, 1.4, 0),
            (240, 60, 1.2, 40),
            (60, 330, 1.2, 20),
            (800, 90, 1.5, -30),
            (670, 150, 1.1, 70),
            (860, 300, 1.3, 10),
            (200, 240, 1, -10),
            (740, 400, 1, 30),
            (160, 500, 1, 60),
            (450, 40, 1.1, 20),
        )
    )
    yield plants.grass(p, 0, 380, 744, 70, 40, "#4F8545") + plants.grass(p, 690, 900, 744, 70, 26, "#4F8545")
