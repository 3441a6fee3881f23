"""Villages of Gyeongsang."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import W, boats, cottages, fortress, land, life, plants, sky, town, trees, water
from assets.draw.palette import Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, group, path, rect, rng, smooth, stroke


@place("hahoe-village", "teal")
def hahoe(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 220)
        + land.ranges(p, 200, 4, "hahoe", 60)
        + land.wooded(p, p("#6A9A68"), [(-20, 230), (240, 200), (560, 220), (920, 200)], 400, size=12)
    )
    yield rect(0, 260, W, 480, p("#B5C47A")) + "".join(
        stroke(f"M{-20 + 60 * k} 270l40 60", p("#9AB062"), 5) for k in range(16)
    )
    bend = smooth(
        [
            (940, 320),
            (760, 300),
            (500, 300),
            (250, 330),
            (110, 420),
            (130, 530),
            (300, 610),
            (560, 640),
            (800, 600),
            (940, 610),
        ]
    )
    yield (
        stroke(bend, p("#EAD9A8"), 118)
        + stroke(bend, "#5FA9AE", 90)
        + stroke(bend, "#9FD3D0", 4, stroke_dasharray="40 50")
        + path("M250 380Q300 350 520 348T900 372V570Q760 560 560 580T290 540Q200 470 250 380Z", p("#C4C07E"))
    )
    chance = rng("hahoe")
    for y in (400, 440, 484, 532):
        for k in range(7):
            x = 270 + 88 * k + chance.uniform(-16, 16) + (y % 3) * 14
            yield (
                cottages.thatched(p, x + 30, y + 16, 66)
                if chance.random() < 0.45
                else cottages.roofs(p, x, y, 84)
            ) + (trees.tree(p, x + 70, y + 12, 0.2) if chance.random() < 0.5 else "")
    yield "".join(
        trees.pine(p, 330 + 70 * k, 596 - (k % 2) * 6, 0.3, mirror=bool(k % 2)) for k in range(7)
    ) + boats.rowboat(p, 200, 560, 0.5)
    yield (
        land.rock(
            p, [(-20, 745), (-20, 640), (90, 600), (180, 640), (250, 690), (420, 700), (520, 745)], "#9C8A74"
        )
        + trees.pine(p, 60, 640, 0.9)
        + trees.pine(p, 190, 660, 0.55, mirror=True)
        + life.person(p, 120, 634, 0.75, "#C8402F")
    )
    yield group(life.mask(p, 0, 0, 1.5), 640, 640, turn=-8) + stroke(
        "M576 590q-40-10-60 20M704 574q40-20 60 0", p("#C8402F"), 5
    )


@place("gamcheon-culture-village", "azure")
def gamcheon(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 260)
        + sky.cloud(p, 170, 80, 0.9)
        + land.hill(
            p("#7FA58A", 0.2), [(-20, 260), (160, 170), (330, 120), (520, 160), (720, 90), (920, 150)]
        )
        + water.sea(p, 900, 901, waves=0)
    )
    colors, chance = (
        ("#E9A5A0", "#F3CF7A", "#8EC5D6", "#A8CF9A", "#F5EBDD", "#E58A6A", "#B8A5D0", "#6FB2C4", "#F2B8B0"),
        rng("gamcheon"),
    )
    for r in range(10):
        y = 230 + 44 * r + r * r * 0.8
        x, w = -30 - (r * 31 % 50), 56 + 6 * r
        while x < W + 30:
            bend = 34 * ((x - 450) / 450) ** 2 * (1 - r / 12)
            yield town.box_house(
                p,
                x + w / 2,
                y - bend + chance.uniform(-6, 6),
                w * chance.uniform(0.82, 1.05),
                (36 + 4 * r) * chance.uniform(0.85, 1.25),
                chance.choice(colors),
                seed=r,
            )
            x += w * 1.06
    yield (
        land.ground(p, 690, "#C9BBA0")
        + rect(-10, 650, 920, 10, p("#7A8A94"))
        + "".join(rect(10 + 50 * k, 650, 7, 90, p("#7A8A94")) for k in range(19))
        + rect(-10, 636, 920, 16, p("#B9AD98"), r=4)
    )
    prince = (
        path("M-26 4Q-30-52 0-56 30-52 26 4Z", p("#7FB08A"))
        + path("M-30-50Q-60-20-70 10L-40 14Q-30-20-14-44Z", p("#F2CB57"))
        + circle(0, -74, 20, p("#E0B18A"))
        + path("M-24-72Q-30-104 0-102 30-104 24-72 14-96 0-90-14-96-24-72Z", p("#F2C84B"))
        + path("M-24-52Q0-40 24-52L30-42Q0-28-30-42Z", p("#E9B93B"))
    )
    fox = (
        path("M-18 4Q-24-34-4-44 20-36 20 4Z", p("#D9793A"))
        + circle(2, -56, 17, p("#D9793A"))
        + path("M-14-62l-4-26 18 14ZM18-62l4-26-18 14Z", p("#B5582A"))
        + path("M18 0Q60-4 58-44 70-10 40 10Z", p("#D9793A"))
        + path("M58-44q8 10 4 22l-14-8Z", p("#F5EBDD"))
    )
    yield group(prince, 390, 636, 1.5) + group(fox, 500, 636, 1.3)


@place("namhae-german-village", "blue")
def german_village(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 320)
        + sky.cloud(p, 200, 80, 1)
        + sky.cloud(p, 720, 120, 0.8)
        + water.sea(p, 260, 460, color="#5FA9C4", deep="#3D8CB3", waves=20, seed="namhae")
    )
    yield (
        land.hill(p("#7FAA80", 0.25), [(560, 300), (660, 240), (760, 250), (920, 290)], 330)
        + land.hill(p("#7FAA80", 0.3), [(-20, 300), (60, 250), (180, 300)], 320)
        + boats.sailboat(p, 340, 330, 0.3, "#FFFFFF")
        + boats.ferry(p, 480, 320, 0.35)
    )
    yield land.wooded(
        p, p("#5E9A5C"), [(-20, 400), (220, 390), (450, 420), (700, 360), (920, 350)], 700, size=15
    )
    for k, (x, y, w) in enumerate(
        (
            (90, 440, 84),
            (250, 450, 92),
            (700, 420, 88),
            (820, 430, 96),
            (560, 460, 96),
            (400, 480, 104),
            (120, 560, 132),
            (700, 550, 136),
            (320, 590, 140),
        )
    ):
        yield town.gablehouse(
            p, x, y, w, timber=k % 3 == 0, roof=("#D5713D", "#C9603A", "#DE8344")[k % 3]
        ) + plants.bush(p, x - w * 0.62, y + 6, 0.5, flower="#E2564B" if k % 2 else None)
    yield (
        rect(500, 400, 70, 240, p("#F4EEE2"))
        + rect(540, 400, 30, 240, p("#D9CFBC"))
        + path("M490 402L535 310 580 402Z", p("#C9603A"))
        + path("M516 460v-26a19 19 0 0 1 38 0v26Z", p("#4D5F6C"))
        + path("M522 458q12-30 26 0Z", p("#C8963E"))
        + circle(535, 500, 16, p("#FFFFFF"), stroke=p("#5B4F46"), stroke_width=4)
        + stroke("M535 500v-9m0 9l6 4", p("#5B4F46"), 3)
    )
    yield (
        land.ground(p, 660, "#86B063", grass=True)
        + rect(560, 690, 330, 14, p("#8A6244"))
        + "".join(_mug(p, x, 692, s) for x, s in ((620, 1.15), (700, 1.3)))
        + "".join(
            plants.bush(p, x, 730, 0.9, flower=c)
            for x, c in ((60, "#E2564B"), (170, "#F3C1CC"), (290, "#F0B73E"), (420, "#E2564B"))
        )
    )


@place("namsa-yedamchon-village", "mint")
def namsa(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 420)
        + land.ranges(p, 330, 4, "namsa", 70)
        + sky.cloud(p, 700, 80, 0.8)
        + cottages.house(p, 450, 420, 220)
        + cottages.roofs(p, 40, 380, 220)
        + cottages.roofs(p, 660, 376, 230)
    )
    yield land.ground(p, 430, "#D9C79E") + path("M400 430H500L700 745H200Z", p("#E9DABB"))
    for side in (-1, 1):
        x1, x2 = 450 + side * 56, 450 + side * 520
        wall = f"M{x1} 380L{x2} 190V760L{x1} 440Z"
        from assets.draw.svg import clip

        inner = fortress.blocks(p, min(x1, x2), 180, 480, 580, "#B5966E", row=34, seed=side)
        yield (
            clip(inner, wall)
            + path(f"M{x1 - side * 6} 372L{x2} 150V196L{x1 - side * 6} 392Z", p("#454E59"))
            + "".join(
                circle(
                    x1 + side * (20 + 46 * k + 3 * k * k),
                    384 - 19 * k - k * k * 1.5,
                    5 + k * 0.9,
                    p("#6A7480"),
                )
                for k in range(9)
            )
        )
        chance = rng("ivy", side)
        yield "".join(
            path(
                f"M{x:.0f} {y:.0f}q-10-12 0-20 10 8 0 20Z",
                p(chance.choice(("#4F8A4F", "#6FA85E", "#3C7344"))),
            )
            + circle(x, y - 6, 6, p(chance.choice(("#4F8A4F", "#6FA85E"))))
            for x, y in ((450 + side * chance.uniform(90, 470), chance.uniform(290, 620)) for _ in range(110))
        )
    yield (
        stroke("M250 740Q240 600 330 500T560 330T690 210", p("#5B4334"), 34)
        + stroke("M660 740Q670 600 570 500T360 330T250 200", p("#6B5040"), 32)
        + stroke(
            "M330 500Q300 430 220 400M570 500Q610 420 690 400M560 330Q600 250 590"
            " 190M360 330Q330 260 330 190",
            p("#5B4334"),
            12,
        )
    )
    yield (
        "".join(
            _crown(p, x, y, r)
            for x, y, r in (
                (250, 160, 90),
                (350, 130, 90),
                (460, 110, 96),
                (570, 120, 92),
                (680, 160, 92),
                (200, 230, 60),
                (730, 230, 62),
            )
        )
        + life.hanbok(p, 430, 640, 1.1, "#F6E3B4", "#2F7C74")
        + life.person(p, 480, 636, 1.0, "#3D5A80")
    )


def _mug(p: Palette, x: float, y: float, s: float) -> str:
    return group(
        rect(-24, -70, 48, 70, p("#EDB23C"), r=6)
        + stroke("M24-56q28 2 26 24t-26 22", p("#D9E6EA"), 9)
        + "".join(rect(-18 + 14 * k, -56, 6, 48, p("#F7D27A"), r=3) for k in range(3))
        + "".join(
            circle(a, b, r, "#FFFFFF")
            for a, b, r in ((-20, -74, 13), (0, -80, 17), (20, -74, 13), (-24, -64, 8))
        ),
        x,
        y,
        s,
    )


def _crown(p: Palette, x: float, y: float, r: float) -> str:
    chance, out = rng("crown", x), circle(x, y, r * 0.72, p("#5F9653"))
    for _ in range(46):
        a, b = chance.uniform(-1, 1), chance.uniform(-0.8, 0.8)
        if a * a + b * b < 1:
            out += ellipse(
                x + a * r * 0.9,
                y + b * r * 0.9,
                13,
                9,
                p(chance.choice(("#7FB264", "#4E8449", "#97C474", "#5F9653"))),
            )
    return out
