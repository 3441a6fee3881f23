"""Islands, wetlands and lakes of Jeolla."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import W, animals, boats, land, life, plants, sky, town, travel, trees, water
from assets.draw.palette import Palette, lighter
from assets.draw.recipes import place
from assets.draw.svg import circle, clip, ellipse, group, path, rect, rng, smooth, stroke


@place("purple-island", "cool")
def purple_island(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 330) + sky.cloud(p, 180, 90, 1, "#F5EEF8") + sky.cloud(p, 700, 70, 0.8, "#F5EEF8")
    yield water.sea(p, 310, 560, color="#9FB8D0", deep="#7C94BA", waves=24, seed="purple")
    for x, w in ((180, 420), (740, 360)):
        yield land.wooded(
            p,
            p("#7FA07C"),
            [(x - w / 2, 330), (x - w * 0.2, 270), (x + w * 0.1, 252), (x + w / 2, 330)],
            336,
            size=11,
        )
        yield "".join(
            group(
                rect(-22, -22, 44, 22, p("#F6F0F4"))
                + path("M-30-20L-14-44H14L30-20Z", p(c))
                + rect(-6, -16, 12, 16, p("#8A5CA8")),
                x - w * 0.32 + 52 * k,
                336 - 9 * (k % 2),
                0.95,
            )
            for k, c in enumerate(("#8A5CB8", "#9E6FC9", "#7A4EA8", "#A87BD0", "#8A5CB8"))
        )
    yield water.mudflat(p, 470, "#9A8C94", "purple")
    bridge = [(180, 350), (330, 400), (520, 396), (700, 350)]
    yield travel.footbridge(p, bridge, "#8A56B8", 22, 56, 12) + travel.footbridge(
        p, [(330, 400), (420, 460), (400, 540), (560, 640), (760, 745)], "#7D48AE", 42, 70, 22
    )
    yield life.crowd(p, [(412, 530, 0.7), (470, 580, 0.85), (560, 640, 1.1)], 6) + "".join(
        circle(x, y, 6, p("#C8503A")) + stroke(f"M{x - 9} {y}h18", p("#C8503A"), 3)
        for x, y in ((700, 580), (760, 610), (640, 540), (250, 520))
    )
    chance = rng("lavender")
    for _ in range(120):
        x, y = chance.uniform(-10, 420), chance.uniform(620, 745)
        if y > 620 + x * 0.22:
            h = chance.uniform(50, 90)
            yield stroke(f"M{x:.0f} {y:.0f}v-{h * 0.6:.0f}", p("#6E8F5A"), 3) + "".join(
                ellipse(
                    x,
                    y - h * 0.5 - 9 * j,
                    6 - 0.7 * j,
                    5,
                    p(("#8A56B8", "#A77BD6", "#6E429C")[(j + int(x)) % 3]),
                )
                for j in range(5)
            )


@place("odongdo-island", "azure")
def odongdo(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 360) + sky.cloud(p, 240, 80, 0.9) + land.ranges(p, 330, 3, "odong", 40)
    yield (
        water.sea(p, 350, color="#5FA6B8", deep="#2F7C98", waves=46, seed="odong")
        + travel.cable(p, -20, 130, 920, 90, (0.2, 0.42, 0.66), ("#D0402F", "#F5F1EA", "#F0B73E"), 0.85, 20)
        + travel.pylon(p, 60, 360, 216)
    )
    yield (
        stroke("M-20 470Q220 470 430 420", p("#C9BFAE"), 26)
        + stroke("M-20 456Q220 456 430 408", p("#EDE6D8"), 5)
        + group(travel.train(p, 0, 0, 0.32, 3, "#C8402F", "#F5EBDD"), 150, 458)
    )
    yield path("M380 470Q400 440 470 440H820Q900 450 920 480V500H380Z", p("#8C7F72")) + land.wooded(
        p,
        p("#2F6B50"),
        [(400, 440), (480, 340), (600, 280), (740, 280), (850, 340), (930, 400)],
        470,
        size=20,
    )
    chance = rng("camellia")
    yield (
        "".join(
            circle(chance.uniform(450, 880), chance.uniform(330, 450), 6, p("#D23B3F")) for _ in range(50)
        )
        + town.lighthouse(p, 660, 330, 0.95, "#F7F4EC", None)
        + water.foam(640, 496, 480, 16)
    )
    yield sky.gulls([(330, 250, 0.9), (250, 310, 0.7), (480, 210, 0.8)]) + boats.ferry(p, 230, 590, 0.85)
    for x, y, s in ((80, 680, 1.5), (220, 700, 1.25), (610, 700, 1.4), (760, 690, 1.2), (400, 720, 1.1)):
        yield (
            "".join(
                group(
                    path("M0 0Q34-26 70-4 36 22 0 0Z", p(("#2F6B46", "#43855A")[k % 2])),
                    x,
                    y,
                    s,
                    turn=72 * k + 20,
                )
                for k in range(5)
            )
            + "".join(
                circle(x + 21 * s * cx, y + 21 * s * cy, 20 * s, p(c))
                for cx, cy, c in (
                    (0, -1, "#D7404A"),
                    (0.95, -0.3, "#C2303C"),
                    (0.6, 0.8, "#D7404A"),
                    (-0.6, 0.8, "#B82834"),
                    (-0.95, -0.3, "#D7404A"),
                )
            )
            + circle(x, y, 13 * s, p("#F3CB55"))
            + circle(x, y, 7 * s, p("#E0A52E"))
        )


@place("suncheonman-bay-wetland", "amber")
def suncheonman(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 300)
        + sky.sun(p, 640, 220, 62)
        + land.ranges(p, 280, 3, "suncheon", 40)
        + rect(0, 276, W, 470, p("#A5763F"))
    )
    yield water.river(
        p,
        [(560, 284, 20), (360, 310, 40), (660, 370, 70), (280, 450, 110), (640, 560, 160), (420, 745, 260)],
        "#F0B070",
    ) + "".join(
        stroke(f"M{380 + 40 * k} {470 + 30 * k}q40-8 90 0", "#FBE0AE", 4, opacity=0.8) for k in range(6)
    )
    chance = rng("reedrounds")
    for x, y, r in (
        (120, 330, 34),
        (210, 356, 44),
        (70, 390, 48),
        (160, 430, 60),
        (480, 330, 26),
        (780, 330, 40),
        (850, 380, 52),
        (760, 430, 66),
        (520, 420, 44),
        (90, 520, 84),
        (840, 520, 90),
    ):
        yield (
            ellipse(x, y, r, r * 0.4, p("#6E6A3A"))
            + ellipse(x, y - r * 0.14, r * 0.96, r * 0.36, p("#9A8C46"))
            + "".join(
                stroke(
                    f"M{x + chance.uniform(-0.8, 0.8) * r:.0f} {y + chance.uniform(-0.3, 0.1) * r:.0f}"
                    f"v-{r * 0.24:.0f}",
                    p("#C9AE62"),
                    3,
                )
                for _ in range(int(r / 3))
            )
        )
    yield (
        "".join(
            animals.crane(p, x, y, s)
            for x, y, s in ((230, 130, 0.75), (370, 90, 0.6), (120, 200, 0.55), (330, 190, 0.5))
        )
        + plants.reeds(p, -10, 330, 740, 170, n=80, color="#8C6A34", plume="#F0DAA8", lean=26)
        + plants.reeds(p, 640, 910, 744, 150, n=60, color="#8C6A34", plume="#F0DAA8")
    )
    yield travel.footbridge(
        p, [(920, 640), (760, 620), (600, 660), (420, 745)], "#8A5F3A", 34, 50, 18
    ) + life.crowd(p, [(700, 632, 0.9), (740, 628, 0.85)], 3)


@place("okjeongho-lake", "peach")
def okjeongho(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 240)
        + sky.sun(p, 180, 130, 46)
        + land.ranges(Palette.of("dawn", "any", "peach"), 240, 5, "okjeong", 90)
        + sky.mist(p, 250, 50, 0.9, "okj")
    )
    yield path("M-20 320Q200 270 460 290T920 300V745H-20Z", "#8FB5B5") + "".join(
        stroke(f"M{20 + 97 * k % 860} {330 + 41 * k % 380}q36-7 72 0", "#C9DEDA", 3, opacity=0.8)
        for k in range(26)
    )
    fish = [
        (170, 452),
        (240, 392),
        (350, 360),
        (470, 360),
        (570, 392),
        (640, 430),
        (700, 396),
        (752, 372),
        (736, 436),
        (752, 500),
        (700, 480),
        (640, 458),
        (570, 500),
        (460, 530),
        (330, 528),
        (230, 500),
        (170, 452),
    ]
    d = smooth(fish) + "Z"
    yield path(smooth([(x, y + 16) for x, y in fish]) + "Z", p("#D9B98A")) + path(d, p("#A85F34"))
    chance, crowns = rng("okjeong"), ""
    for _ in range(220):
        x, y = chance.uniform(160, 760), chance.uniform(350, 540)
        crowns += circle(
            x,
            y,
            chance.uniform(9, 16),
            p(chance.choice(("#C2662F", "#DE9338", "#A0402C", "#7E8A45", "#E5A93F"))),
        )
    yield clip(crowns, d) + path("M196 440q40-16 60 4-20 24-60 14Z", p("#F0D9A6"))
    yield (
        travel.suspension(
            p, 380, 1000, 604, towers=(0.02, 0.46, 0.94), h=96, color="#B5432C", drop=56, deck="#8A7A66"
        )
        + travel.footbridge(p, [(400, 528), (396, 560), (392, 604)], "#8A7A66", 16, 10, 10)
        + group(
            rect(-15, -200, 30, 262, p("#E9E1D2"))
            + rect(3, -200, 12, 262, p("#C4BBAA"))
            + path("M-24-200L0-238 24-200Z", p("#B5432C")),
            665,
            600,
        )
        + life.crowd(p, [(500, 602, 0.6), (540, 602, 0.6), (790, 602, 0.6)], 2)
    )
    yield (
        sky.mist(p, 340, 40, 0.65, "okj2")
        + land.wooded(
            p, p(lighter("#A85F34", 0.1)), [(-20, 640), (120, 650), (260, 710), (380, 745)], size=16
        )
        + trees.pine(p, 70, 740, 1.2)
    )
