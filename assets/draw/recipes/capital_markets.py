"""Markets of the capital region."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import (
    H,
    W,
    animals,
    boats,
    cottages,
    hanok,
    land,
    life,
    market,
    sky,
    town,
    travel,
    water,
)
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, group, path, rect, stroke


@place("gwangjang-market", "plum")
def gwangjang_market(p: Palette) -> Iterable[str]:
    q = p.by_lamp()
    yield rect(0, 0, W, H, "#4A2F33") + path("M0 250Q450-150 900 250V0H0Z", "#2C1E2A")
    for k in range(9):
        yield stroke(
            f"M{-60 + 40 * k} {300 - 14 * k}Q450 {-160 + 44 * k} {960 - 40 * k} {300 - 14 * k}",
            ("#7D5560", "#B98A6B")[k % 2],
            9 - k * 0.6,
        )
    yield "".join(
        stroke(f"M{450 + 110 * t} {190}L{450 + 470 * t} {20 - 20 * abs(t)}", "#B98A6B", 4)
        for t in (-1, -0.6, -0.2, 0.2, 0.6, 1)
    )
    yield glow(450, 250, 300, LAMP, 0.75) + "".join(
        market.bulbs(p, 40, 150 + 40 * k, 860, 150 + 40 * k, 30 - 8 * k, 15) for k in range(2)
    )
    for k, color in enumerate(("#C8402F", "#2F7C74", "#D99A3A", "#3D6FA3")):
        yield market.sign(
            q, 84 + 96 * k, 250 + 26 * k, 120 - 14 * k, 50 - 6 * k, color, ("빈대떡", "김밥", "국수", "떡")[k]
        ) + market.sign(
            q, 816 - 96 * k, 250 + 26 * k, 120 - 14 * k, 50 - 6 * k, color, ("육회", "만두", "순대", "전")[k]
        )
    for side in (-1, 1):
        yield "".join(
            rect(450 + side * (150 + 76 * k) - 34, 340 + 8 * k, 68, 130, ("#F0C27A", "#E3A95E")[k % 2])
            + rect(450 + side * (150 + 76 * k) - 34, 404 + 8 * k, 68, 10, "#7A5238")
            + "".join(
                circle(
                    450 + side * (150 + 76 * k) - 22 + 15 * j,
                    396 + 8 * k,
                    8,
                    ("#E2673A", "#E9B93B", "#7DA453", "#C9432B")[(j + k) % 4],
                )
                for j in range(4)
            )
            + "".join(
                rect(
                    450 + side * (150 + 76 * k) - 26 + 18 * j,
                    352 + 8 * k,
                    12,
                    26,
                    ("#F5EBDD", "#C8963E", "#8FB0A0")[(j + k) % 3],
                    r=2,
                )
                for j in range(3)
            )
            for k in range(4)
        )
    yield life.crowd(q, [(386 + 34 * k, 450 + 10 * (k % 2), 0.9) for k in range(5)], 1)
    yield rect(-10, 470, 920, 40, "#8A5A3A") + rect(-10, 466, 920, 10, "#B98A5E")
    yield (
        ellipse(250, 450, 160, 38, "#2A2528")
        + ellipse(250, 442, 150, 32, "#443C3E")
        + "".join(
            ellipse(x, y, 46, 13, "#E3A23C")
            + ellipse(x, y - 3, 34, 8, "#F3C35C")
            + circle(x + 9, y - 4, 4, "#5C8A4B")
            + circle(x - 12, y - 1, 3.4, "#C8402F")
            for x, y in ((180, 440), (270, 430), (316, 452), (222, 456))
        )
    )
    yield (
        "".join(sky.smoke(p, x, 420, 0.9) for x in (190, 280))
        + ellipse(660, 452, 96, 30, "#8C8479")
        + rect(564, 404, 192, 48, "#A89F8E", r=8)
        + ellipse(660, 404, 96, 28, "#C4BBAA")
        + rect(744, 378, 60, 14, "#7A5238", r=6)
        + rect(796, 340, 12, 50, "#7A5238", r=5)
        + circle(660, 402, 13, "#5B5147")
        + path("M576 440q-10 30-30 38h60q-22-12-12-36Z", "#EBD9A3")
    )
    yield "".join(
        life.seated(q, 70 + 128 * k, 660, 1.75, c)
        for k, c in enumerate(("#B5432C", "#1F6F6B", "#7A5A36", "#3D5A80", "#C8963E", "#6B4E71", "#2F5A50"))
    )
    yield (
        rect(-10, 664, 920, 22, "#6E4630")
        + rect(60, 686, 20, 50, "#5B3A28")
        + rect(420, 686, 20, 50, "#5B3A28")
        + rect(800, 686, 20, 50, "#5B3A28")
    )


@place("incheon-chinatown", "amber")
def incheon_chinatown(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 480) + sky.sun(p, 450, 330, 80)
    for x, side in ((120, 1), (780, -1)):
        yield rect(x - 150, 250, 300, 360, p("#A8503C")) + "".join(
            rect(x - 130 + 70 * k, 300 + 90 * j, 46, 56, "#FFD778")
            + stroke(f"M{x - 107 + 70 * k} {300 + 90 * j}v56m-23-28h46", p("#7A2B20"), 4)
            for k in range(4)
            for j in range(3)
        )
        yield group(hanok.roof(p, 380, 90, tile="#8C3B2A"), x, 260) + market.sign(
            p, x + 60 * side, 420, 48, 170, "#1F5F5B", ("월병", "짜장면")[side > 0], upright=True
        )
    yield land.ground(p, 600, "#B9906B") + land.way(p, [(450, 590, 120), (450, 740, 520)], "#D8B98F")
    red = p("#C0392B")
    yield "".join(
        rect(x, 250, w, 380, red) + rect(x - 6, 600, w + 12, 34, p("#B9AD98"))
        for x, w in ((236, 30), (634, 30), (330, 22), (548, 22))
    )
    yield (
        rect(220, 262, 460, 34, p("#1F6F6B"))
        + "".join(rect(232 + 38 * k, 268, 26, 22, p("#E9B93B"), r=4) for k in range(12))
        + rect(330, 300, 240, 54, p("#1F3F7A"), r=6)
        + market.sign(p, 450, 327, 226, 46, "#C8402F", "차이나타운")
    )
    for x, y, w in ((285, 258, 190), (615, 258, 190), (450, 220, 330)):
        yield group(hanok.roof(p, w, w * 0.26, tile="#3F7F6C", lift=w * 0.12), x, y)
    yield "".join(
        cottages.lanternpost(p, x, y, 1.15) for x, y in ((250, 300), (650, 300), (368, 360), (532, 360))
    )
    for x1, y1, x2, y2 in ((-10, 120, 300, 190), (910, 120, 600, 190)):
        yield stroke(f"M{x1} {y1}Q{(x1 + x2) / 2} {y2 + 30} {x2} {y2}", p("#4A3D34"), 3) + "".join(
            cottages.lanternpost(p, x1 + (x2 - x1) * t, y1 + 90 * t, 0.9) for t in (0.18, 0.42, 0.66, 0.88)
        )
    yield life.crowd(p, [(380, 640, 0.9), (420, 632, 0.8), (520, 640, 0.9)], 4)
    yield (
        ellipse(170, 706, 130, 26, p("#7A4A33"))
        + path("M60 610Q70 712 170 716 270 712 280 610Z", p("#F5EFE2"))
        + stroke("M66 640Q170 672 274 640", p("#2E6FA3"), 8)
        + ellipse(170, 610, 110, 30, p("#FFFFFF"))
        + ellipse(170, 612, 98, 24, p("#3A2620"))
    )
    yield (
        "".join(stroke(f"M{90 + 16 * k} {604 + (k % 3) * 6}q22 18 44 2", p("#D9A860"), 5) for k in range(8))
        + circle(180, 600, 15, p("#E9C26B"))
        + stroke("M230 560L90 640M250 570L104 650", p("#8A4B2E"), 7)
        + sky.smoke(p, 130, 590, 1)
        + sky.smoke(p, 210, 590, 0.9)
    )


@place("sorae-market", "peach")
def sorae_market(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 380)
        + sky.sun(p, 620, 250, 56)
        + town.skyline(p, 360, low=50, high=150, far=0.55, seed="sorae")
    )
    yield (
        travel.truss(p, -20, 920, 336, 54, 9, "#7A5A4A", piers=60)
        + water.sea(p, 380, waves=34, seed="sorae")
        + water.glitter(620, 384, 560, "#FCEBC8", 90)
    )
    yield (
        boats.fishing_boat(p, 240, 500, 1.25)
        + boats.fishing_boat(p, 640, 476, 1.0, "#3F7F6C", mirror=True)
        + boats.fishing_boat(p, 500, 560, 1.2, "#8C4A3A")
    )
    yield sky.gulls([(150, 160, 1.2), (380, 110, 0.9), (520, 220, 0.8), (780, 150, 1.3), (330, 300, 0.7)])
    yield (
        rect(0, 590, W, 146, p("#B9A78C"))
        + "".join(rect(0, 590 + 46 * k, W, 5, p("#9A876C")) for k in range(3))
        + rect(0, 580, W, 14, p("#8C7A62"))
    )
    for x in (60, 250):
        yield (
            rect(x, 620, 170, 84, p("#C79A5B"), r=4)
            + rect(x, 646, 170, 6, p("#8A6238"))
            + rect(x, 674, 170, 6, p("#8A6238"))
        )
        yield "".join(
            group(animals.crab(p, 0, 0, 0.28, c), x + 32 + 38 * k, 622 - 12 * (k % 2))
            for k, c in enumerate(("#C9622E", "#B5502B", "#D2702F", "#C9622E"))
        )
    yield "".join(life.pot(p, x, 716, s) for x, s in ((480, 1.5), (570, 1.7), (660, 1.4)))
    yield life.person(p, 740, 690, 1.6, "#C8402F", hat="#E9D6AE") + life.person(
        p, 440, 640, 1.3, "#1F6F6B", hat="#F2E3C2"
    )
