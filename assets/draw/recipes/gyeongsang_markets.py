"""Markets of Gyeongsang."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import (
    W,
    animals,
    boats,
    cottages,
    land,
    life,
    market,
    plants,
    sky,
    town,
    trees,
    water,
)
from assets.draw.palette import LAMP, Palette, lighter
from assets.draw.recipes import place
from assets.draw.svg import ellipse, glow, group, path, rect, stroke


@place("seomun-market", "plum")
def seomun(p: Palette) -> Iterable[str]:
    q = p.by_lamp()
    yield (
        sky.sky(p, 300)
        + sky.stars(p, 24, 120, "seomun")
        + path("M-20 240L210 90H690L920 240Z", "#55606E")
        + "".join(stroke(f"M{-20 + 78 * k} 240L{210 + 40 * k} 92", "#76838F", 4) for k in range(13))
        + rect(200, 82, 500, 12, "#F5EBDD", r=5)
        + rect(-10, 238, 920, 22, "#3A4450")
    )
    yield (
        rect(0, 260, W, 250, "#6F4B3A")
        + "".join(rect(x, 330, 250, 190, "#E8A95A", opacity=0.55) for x in (40, 325, 612))
        + "".join(rect(x, 260, 18, 260, "#4F3529") for x in (20, 290, 592, 862))
    )
    yield "".join(
        market.sign(q, x, 300, 236, 56, c, word)
        for x, c, word in (
            (165, "#1F6F6B", "납작만두"),
            (450, "#B5432C", "서문시장"),
            (738, "#3D5A80", "칼국수"),
        )
    )
    yield "".join(
        glow(60 + 112 * k, 354, 54, LAMP, 0.7)
        + stroke(f"M{60 + 112 * k} 326v12", "#3A2C26", 3)
        + ellipse(60 + 112 * k, 354, 25, 18, "#F0C96B")
        + stroke(f"M{48 + 112 * k} 354h24", "#C8963E", 3)
        for k in range(8)
    )
    yield "".join(
        market.stall(
            q,
            120 + 220 * k,
            590,
            190,
            colors=market.AWNINGS[k % 4],
            h=170,
            seed=k,
            goods=(
                ("#E2673A", "#E9B93B", "#F2E3C2"),
                ("#7DA453", "#C9432B", "#F2E3C2"),
                ("#D99A3A", "#B5432C", "#8C5A8E"),
                ("#F2B8B0", "#6FB2C4", "#E9B93B"),
            )[k],
        )
        for k in range(4)
    ) + "".join(sky.smoke(p, x, 500, 0.7) for x in (110, 560))
    yield (
        rect(0, 584, W, 160, "#C9A583")
        + "".join(stroke(f"M{450 + 110 * k} 590L{450 + 250 * k} 740", "#AC8A6A", 3) for k in range(-5, 6))
        + life.crowd(q, [(70 + 108 * k, 684 + 22 * (k % 2), 1.35) for k in range(7)], 0)
    )
    yield "".join(
        life.person(q, 120 + 220 * k, 536, 0.8, c, back=False, hat="#F5EBDD")
        for k, c in enumerate(("#F5EBDD", "#C8402F", "#E9B93B", "#2F7C74"))
    )


@place("jagalchi-market", "azure")
def jagalchi(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 400)
        + sky.cloud(p, 150, 110, 0.9)
        + land.hill(p("#7FA08F", 0.3), [(-20, 330), (200, 260), (400, 300), (700, 250), (920, 310)])
        + town.skyline(p, 360, low=30, high=100, far=0.45, seed="jagal")
    )
    yield (
        rect(250, 230, 520, 190, p("#DCE6EA"))
        + "".join(rect(266 + 50 * k, 246 + 56 * j, 36, 40, p("#7FB0C4")) for k in range(10) for j in range(3))
        + "".join(
            path(f"M{x} 240Q{x + 60} {y} {x + 240} {y - 60}Q{x + 180} {y + 60} {x + 200} 240Z", p(c))
            + stroke(f"M{x + 30} 230Q{x + 90} {y + 20} {x + 226} {y - 50}", p("#B9CBD4"), 4)
            for x, y, c in ((220, 170, "#FFFFFF"), (400, 120, "#F1F5F6"), (580, 170, "#FFFFFF"))
        )
    )
    yield (
        water.sea(p, 410, 560, color="#4F9DB5", deep="#2F7C98", waves=24, seed="jagal")
        + boats.fishing_boat(p, 180, 490, 1.0, lamps=True)
        + boats.fishing_boat(p, 700, 480, 0.9, "#3F7F6C", mirror=True)
        + boats.fishing_boat(p, 440, 520, 1.0, "#B5502B")
    )
    yield (
        sky.gulls([(130, 210, 1.1), (380, 70, 0.9), (820, 130, 1.2), (520, 330, 0.7)])
        + rect(0, 556, W, 190, p("#9AA6AA"))
        + rect(0, 548, W, 12, p("#C4CCCE"))
    )
    for k, (x, c) in enumerate(((150, "#8FA9B5"), (450, "#C98A7A"), (750, "#7F95A8"))):
        yield (
            rect(x - 130, 620, 260, 90, p("#4F7F94"), r=8)
            + rect(x - 120, 610, 240, 40, p("#EEF4F6"), r=8)
            + "".join(
                animals.fish(
                    p,
                    x - 84 + 56 * (j % 4),
                    618 + 14 * (j // 4),
                    0.72,
                    c if j % 2 else lighter(c, 0.25),
                    mirror=bool(j % 2),
                )
                for j in range(8)
            )
            + rect(x - 4, 480, 8, 130, p("#5B6A72"))
            + path(f"M{x - 130} 540Q{x} 440 {x + 130} 540Z", p(("#C8402F", "#F0B73E", "#2F7C74")[k]))
            + "".join(
                stroke(f"M{x} 490L{x - 90 + 60 * j} 538", p("#FFFFFF"), 4, opacity=0.6) for j in range(4)
            )
        )
    yield "".join(
        life.person(p, x, 720, 1.35, c, hat="#F2E3C2", back=False)
        for x, c in ((30, "#C8402F"), (300, "#6B4E71"), (600, "#E2673A"))
    ) + "".join(
        rect(x, 690, 60, 40, p(c), r=6) for x, c in ((350, "#C8402F"), (520, "#3D6FA3"), (640, "#C8402F"))
    )


@place("hwagae-market", "mint")
def hwagae(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 360)
        + sky.cloud(p, 640, 80, 0.9)
        + land.ranges(p, 300, 5, "hwagae", 110)
        + water.river(p, [(940, 330, 26), (640, 350, 40), (330, 380, 60), (-60, 420, 90)])
    )
    yield (
        land.ground(p, 420, "#D9C79E")
        + trees.forest(
            p, [(50, 470, 1.1), (420, 430, 0.8), (860, 460, 1.2), (620, 430, 0.7)], (trees.BLOSSOM,)
        )
        + cottages.thatched(p, 230, 520, 300)
        + cottages.thatched(p, 690, 520, 330)
    )
    yield (
        rect(120, 440, 220, 80, p("#3A2C26"))
        + path("M190 520q-10-60 40-70 50 10 40 70Z", p("#5B4F46"))
        + glow(230, 496, 70, "#FF9A4A", 0.9)
        + path("M212 516q-6-30 18-44 24 14 18 44Z", "#FFB347")
        + path("M222 516q-2-16 8-26 10 10 8 26Z", "#FFF0B0")
        + life.person(p, 300, 560, 1.25, "#7A5A36", back=False)
        + rect(320, 540, 70, 14, p("#4A5058"), r=4)
        + rect(344, 552, 22, 30, p("#4A5058"))
        + stroke("M322 510L352 484", p("#7A5238"), 6)
        + rect(344, 470, 30, 18, p("#33383E"), r=3)
        + "".join(
            path(f"M{x} {y}l4-10 4 10-4 10Z", "#FFD778") for x, y in ((380, 516), (398, 500), (402, 528))
        )
    )
    yield "".join(
        market.stall(
            p,
            x,
            690,
            190,
            colors=("#E9D6AE", "#C79A5B"),
            h=130,
            seed=x,
            goods=("#6E9B4A", "#8C5A3A", "#D9A441", "#B58A5E"),
        )
        for x in (540, 760)
    ) + "".join(stroke(f"M{140 + 16 * k} 444v26", p("#9AA0A6"), 5) for k in range(4))
    yield (
        life.crowd(p, [(420, 650, 1.15), (120, 680, 1.3), (180, 690, 1.35)], 2)
        + life.hanbok(p, 60, 700, 1.3, "#F7F1E2", "#2F7C74")
        + plants.branch(p, [(-10, 30), (140, 80), (280, 60), (380, 110)], trees.BLOSSOM, n=64)
        + sky.petals(("#F3C1CC", "#F9DDE1", "#FFFFFF"), 44, "hwagae")
        + "".join(life.pot(p, 250 + 60 * k, 720, 1.1) for k in range(3))
    )


@place("yeongdeok-crab-street", "violet")
def yeongdeok(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 460)
        + sky.cloud(p, 140, 80, 0.8)
        + water.sea(p, 420, 520, waves=16, seed="yd")
        + boats.fishing_boat(p, 120, 470, 0.75, lamps=True)
        + boats.fishing_boat(p, 800, 470, 0.8, "#3F7F6C", mirror=True, lamps=True)
    )
    yield (
        rect(230, 300, 440, 260, p("#5B6A80"))
        + rect(216, 284, 468, 24, p("#3A4660"))
        + "".join(
            rect(250 + 84 * k, 400, 64, 110, LAMP)
            + stroke(f"M{282 + 84 * k} 400v110m-32-50h64", p("#3A4660"), 4)
            for k in range(5)
        )
        + market.sign(p.by_lamp(), 450, 350, 380, 66, "#B5432C", "대게거리")
    )
    yield (
        glow(450, 190, 280, "#FF9A5A", 0.5)
        + animals.crab(p.by_lamp(), 450, 236, 1.5, "#E24A2A")
        + rect(440, 270, 20, 40, p("#3A4660"))
    )
    yield land.ground(p, 550, "#7A7080") + "".join(
        market.bulbs(p, a, 300, b, 300, 30, 8) for a, b in ((-20, 230), (670, 920))
    )
    for x, s in ((150, 1.0), (380, 1.15), (640, 1.1)):
        yield group(
            rect(-84, -70, 168, 70, p("#9AA3AC"), r=6)
            + rect(-92, -84, 184, 18, p("#C9D0D6"), r=6)
            + "".join(rect(-78, -58 + 20 * k, 156, 4, p("#7A838C")) for k in range(3))
            + rect(-60, -6, 120, 16, p("#4A5058"))
            + "".join(group(animals.crab(p, 0, 0, 0.26, "#E4552F"), -52 + 52 * k, -98) for k in range(3)),
            x,
            690,
            s,
        ) + "".join(sky.smoke(p, x - 50 + 46 * k, 570, s, "#FFFFFF", 0.7) for k in range(3))
    yield (
        life.crowd(p, [(270, 700, 1.3), (510, 706, 1.3), (556, 700, 1.2), (770, 690, 1.3)], 3)
        + sky.snowfall(60, "yd")
        + sky.gulls([(150, 180, 0.9), (760, 140, 1)])
    )
