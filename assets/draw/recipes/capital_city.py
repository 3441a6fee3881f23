"""Towers, parks and play in the capital region."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import (
    W,
    boats,
    fortress,
    hanok,
    land,
    life,
    park,
    plants,
    sky,
    town,
    travel,
    trees,
    water,
)
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, group, path, rect, rng, stroke


@place("namsan-seoul-tower", "indigo")
def namsan_seoul_tower(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 520) + sky.stars(p, 46, 300, "namsan") + sky.moon(p, 150, 120, 46, crescent=True)
    yield (
        town.skyline(p, 620, low=60, high=190, color="#3A3F66", far=0.25, seed="seoul1")
        + town.skyline(p, 660, low=40, high=130, color="#2A2D52", far=0.1, seed="seoul2")
        + town.lights(p, 0, 900, 520, 670, 140, "seoul")
    )
    yield land.wooded(
        p,
        p("#35614F"),
        [(-20, 640), (160, 600), (330, 500), (470, 430), (560, 440), (700, 540), (920, 630)],
        size=15,
    )
    yield trees.forest(
        p,
        [(380, 520, 0.7), (600, 530, 0.7), (690, 580, 0.8), (280, 580, 0.8)],
        (trees.BLOSSOM, ("#3F7F57", "#5E9A5C", "#2C6350")),
    )
    yield town.namsan(p, 500, 446, 0.92) + hanok.pavilion(p, 400, 470, 70, pointed=True, bays=2)
    yield travel.pylon(p, 210, 600, 120) + travel.cable(
        p, -20, 640, 470, 440, (0.3, 0.68), ("#D0402F", "#2F7C74"), 0.85, 6
    )
    yield (
        rect(0, 676, W, 60, "#171A33")
        + rect(0, 640, W, 8, "#8C93A8")
        + rect(0, 700, W, 8, "#8C93A8")
        + "".join(rect(12 + 46 * k, 640, 6, 96, "#6B7290") for k in range(20))
    )
    chance, colors = rng("locks"), ("#D0402F", "#E9B93B", "#3FA39A", "#E27DA0", "#5B8FD0", "#F5EBDD")
    yield "".join(
        path(f"M{x - 6:.0f} {y}v-8a6 6 0 0 1 12 0v8", "none", stroke="#C9CCD6", stroke_width=3)
        + rect(x - 10, y, 20, 16, colors[int(chance.random() * 6)], r=4)
        + circle(x, y + 7, 2.6, "#22252B")
        for x, y in ((22 + 29 * k, 656 + int(chance.random() * 40)) for k in range(30))
    )
    yield plants.branch(p, [(920, 60), (800, 90), (700, 60)], trees.BLOSSOM, n=44)


@place("lotte-world", "violet")
def lotte_world(p: Palette) -> Iterable[str]:
    p = Palette.of("dusk", "spring", "plum")
    yield (
        sky.sky(p, 520)
        + sky.stars(p, 40, 260, "lotte")
        + sky.fireworks(170, 150, 110, "#F2789F")
        + sky.fireworks(740, 120, 90, "#7FD8E8")
        + sky.fireworks(600, 230, 54, "#FFD24A")
    )
    wall, roof_ = "#EADCE8", "#4E63B0"
    for x, y, w, h, c in (
        (450, 520, 110, 300, wall),
        (330, 520, 80, 210, "#DCCBE0"),
        (570, 520, 80, 220, "#DCCBE0"),
        (250, 520, 60, 150, wall),
        (652, 520, 60, 160, wall),
    ):
        yield (
            rect(x - w / 2, y - h, w, h, p(c))
            + rect(x + w * 0.14, y - h, w * 0.36, h, p("#B89FC4"))
            + path(
                f"M{x - w * 0.62:.0f} {y - h}L{x} {y - h - w * 1.5:.0f}L{x + w * 0.62:.0f} {y - h}Z", p(roof_)
            )
            + stroke(f"M{x} {y - h - w * 1.5:.0f}v-26", "#E9B93B", 4)
            + path(f"M{x} {y - h - w * 1.5 - 26:.0f}l26 8-26 8Z", "#F2789F")
        )
        yield "".join(
            rect(x - w * 0.14, y - h + 24 + 50 * j, w * 0.28, 28, LAMP, r=w * 0.14)
            for j in range(int(h / 62))
        ) + "".join(rect(x - w / 2 + 12 * k, y - h - 8, 8, 12, p(c)) for k in range(int(w / 12)))
    yield (
        rect(240, 450, 420, 80, p(wall))
        + path("M410 530v-50a40 40 0 0 1 80 0v50Z", "#5B3A6B")
        + fortress.arch(p, 450, 560, 520, 44, 5, through="#2B2550", color="#CDBFD6")
    )
    yield (
        trees.forest(
            p, [(90, 560, 1.1), (170, 566, 0.8), (800, 560, 1.15), (720, 566, 0.8)], (trees.BLOSSOM,)
        )
        + stroke("M790 540V170", "#8C93A8", 14)
        + circle(790, 200, 16, "#E9B93B")
        + stroke("M790 200L690 400", "#C9CCD6", 10)
        + ellipse(686, 410, 74, 26, "#D0402F")
        + "".join(circle(626 + 24 * k, 424, 9, LAMP) for k in range(6))
    )
    yield (
        water.pond(p, 560, color="#4A4A86")
        + "".join(rect(x, 570, w, 150, LAMP, opacity=0.16) for x, w in ((330, 34), (430, 44), (550, 34)))
        + boats.swanboat(p, 250, 650, 1.2)
        + boats.swanboat(p, 560, 690, 1.4, "#F6C6D4")
    )
    yield sky.petals(("#F3C1CC", "#F9DDE1"), 44, "lotte") + life.crowd(
        p, [(300, 566, 0.6), (350, 566, 0.6), (560, 566, 0.6)], 2
    )


@place("imjingak", "azure")
def imjingak(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 400)
        + sky.cloud(p, 180, 110, 1)
        + sky.cloud(p, 680, 80, 0.8)
        + land.ranges(p, 350, 3, "imjin", 50)
    )
    yield (
        water.river(p, [(900, 372, 16), (600, 384, 26), (300, 400, 40), (-60, 420, 60)])
        + travel.truss(p, 470, 920, 366, 56, 5, "#6C5B50", piers=44)
        + stroke("M470 366l-26 24M476 350l-40 6M470 372l-14 34", p("#6C5B50"), 5)
    )
    yield land.hill(p("#8DB861"), [(-20, 470), (200, 400), (450, 430), (700, 400), (920, 440)]) + land.hill(
        p("#76A552"), [(-20, 560), (250, 480), (520, 540), (920, 470)]
    )
    sets = (
        ("#E2564B", "#F6F1E4"),
        ("#F0B73E", "#F6F1E4"),
        ("#4A8FC4", "#F6F1E4"),
        ("#E78AA8", "#F6F1E4"),
        ("#5FB0A0", "#F6F1E4"),
    )
    for j in range(5):
        yield "".join(
            park.pinwheel(
                p,
                24 + (j % 2) * 34 + k * (62 + 22 * j),
                452 + 46 * j + (k * 17 % 20),
                0.56 + 0.26 * j,
                sets[(k + j) % 5],
                78,
            )
            for k in range(16 - 2 * j)
            if not (j >= 2 and k * (62 + 22 * j) > 350)
        )
    yield (
        land.ground(p, 672, "#A99C86")
        + rect(380, 690, 520, 8, p("#7C6A5A"))
        + "".join(rect(390 + 36 * k, 694, 18, 16, p("#5B4334")) for k in range(15))
        + travel.steam_engine(p, 640, 690, 1.25)
    )
    yield life.crowd(p, [(120, 690, 1.1), (164, 696, 0.8)], 3) + plants.grass(
        p, 0, 360, 740, 46, 34, "#5F9A4E"
    )


@place("songdo-central-park", "blush")
def songdo(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 470)
        + sky.sun(p, 190, 300, 54)
        + town.skyline(p, 470, low=60, high=190, color="#7B7F9C", far=0.45, seed="songdo")
    )
    bend = "M{a} 480Q{b} 260 {c} {t}L{d} {t2}Q{e} 260 {f} 480Z"
    for a, t, c in ((470, 96, "#6F8FB0"), (600, 60, "#86A6C0"), (760, 130, "#7394B4")):
        yield path(
            bend.format(a=a, b=a + 46, c=a + 14, t=t, d=a + 104, t2=t - 26, e=a + 140, f=a + 96), p(c)
        ) + "".join(
            stroke(
                f"M{a + 12 + 0.05 * abs(260 - y):.0f} {y}q50-8 100 0",
                ("#FFD778", p("#B9D0DE"))[(y // 19 + a) % 3 != 0],
                5,
                opacity=0.8,
            )
            for y in range(t + 20, 470, 19)
        )
    yield town.tower_block(p, 380, 480, 70, 230, "#8FA3B8", top="slant") + trees.treeline(
        p, 490, p("#4F6B58"), size=26, seed="songdo"
    )
    for x, s in ((90, 1.0), (190, 1.1), (290, 1.0)):
        yield group(
            path("M-60-96Q0-120 60-96L34 0Q0 12-34 0Z", p("#D9D3CC"))
            + path("M10-108Q50-108 60-96L34 0Q20 8 8 8 30-60 10-108Z", p("#A79FA4"))
            + ellipse(0, -98, 60, 13, p("#F1ECE4"))
            + "".join(stroke(f"M{-46 + 18 * k}-84L{-28 + 11 * k}-4", p("#B9B0B0"), 2.6) for k in range(6)),
            x,
            500,
            s,
        )
    yield water.pond(p, 500, color="#9A7A96", n=22) + "".join(
        rect(x, 504, w, 170, p("#C9B7D0"), opacity=0.3) for x, w in ((490, 70), (620, 80), (780, 70))
    )
    yield (
        boats.swanboat(p, 300, 580, 1.1)
        + boats.swanboat(p, 560, 630, 1.5, "#F6D98B")
        + boats.swanboat(p, 170, 670, 1.35, "#F6C6C0")
        + water.ripples(560, 640, 90)
    )
    yield (
        plants.reeds(p, 0, 90, 740, 110, n=24)
        + rect(0, 494, W, 8, p("#B9AD98"))
        + life.crowd(p, [(430, 500, 0.6), (460, 500, 0.6)], 1)
    )
