"""Villages, markets and modern places of Chungcheong."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import (
    H,
    W,
    boats,
    cottages,
    fortress,
    land,
    life,
    market,
    plants,
    sky,
    town,
    travel,
    trees,
    water,
)
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, group, path, rect, stroke


@place("oeam-village", "warm")
def oeam(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 350)
        + land.peak(
            p,
            [(140, 360), (300, 250), (420, 160), (500, 120), (590, 190), (700, 260), (860, 360)],
            "#9C8B6E",
            bottom=400,
        )
        + land.wooded(p, p("#B07A42"), [(-20, 340), (250, 300), (560, 330), (920, 300)], 460, size=15)
    )
    yield (
        land.ground(p, 420, "#D0B878")
        + cottages.thatched(p, 160, 460, 190)
        + cottages.house(p, 430, 462, 230)
        + cottages.thatched(p, 700, 470, 210)
        + trees.tree(p, 560, 440, 0.8, trees.GINKGO)
        + trees.tree(p, 860, 470, 0.9, trees.MAPLE)
        + trees.tree(p, 300, 440, 0.6, trees.MAPLE)
    )
    yield fortress.rampart(
        p, [(-20, 470), (200, 480), (420, 470), (640, 490), (920, 470)], 44, color="#B09C7C", merlons=False
    ) + land.way(p, [(920, 560, 40), (560, 545, 60), (200, 560, 90), (-40, 640, 150)], "#E9D5A6")
    yield fortress.rampart(
        p, [(-20, 590), (180, 540), (420, 560), (700, 556), (930, 600)], 66, color="#A08E70", merlons=False
    )
    yield (
        water.river(p, [(940, 640, 50), (620, 660, 70), (340, 690, 90), (-60, 740, 130)])
        + travel.waterwheel(p, 720, 640, 84)
        + cottages.thatched(p, 840, 680, 170)
    )
    yield (
        life.crowd(p, [(300, 556, 0.75), (340, 552, 0.7)], 2)
        + "".join(circle(x, y, 8, p("#E2762F")) for x, y in ((850, 330), (880, 350), (830, 352)))
        + plants.reeds(p, 0, 240, 720, 100, n=34)
        + land.boulders(p, [(440, 720, 26), (500, 728, 20), (380, 736, 24)])
    )


@place("yesan-market", "plum")
def yesan_market(p: Palette) -> Iterable[str]:
    q = p.by_lamp()
    yield (
        rect(0, 0, W, H, "#3A2A30")
        + path("M0 210L450 20 900 210V0H0Z", "#241A24")
        + "".join(stroke(f"M450 24L{x} 230", "#6B4A44", 7) for x in (-100, 60, 220, 380, 520, 680, 840, 1000))
        + stroke("M0 210L450 22 900 210", "#8A5F4E", 14)
        + stroke("M120 210H780", "#8A5F4E", 10)
    )
    yield "".join(market.bulbs(p, -20, 150 + 50 * k, 920, 150 + 50 * k, 24, 14) for k in range(2)) + glow(
        450, 330, 380, LAMP, 0.4
    )
    for k in range(4):
        x = 120 + 220 * k
        yield (
            rect(x - 100, 290, 200, 150, "#F0C27A")
            + market.sign(
                q,
                x,
                274,
                190,
                50,
                ("#B5432C", "#1F6F6B", "#A8762A", "#3D5A80")[k],
                ("국수", "정육점", "만두", "치킨")[k],
            )
            + rect(x - 100, 400, 200, 44, "#7A5238")
            + "".join(
                circle(x - 80 + 32 * j, 392, 13, ("#E2673A", "#E9B93B", "#7DA453", "#C9432B")[(j + k) % 4])
                for j in range(6)
            )
            + life.person(q, x - 20, 400, 1.0, ("#F5EBDD", "#E9B93B", "#C8402F", "#5B8FB0")[k], back=False)
        )
    yield rect(0, 440, W, 300, "#6E5548") + "".join(
        stroke(f"M{450 + 120 * t} 440L{450 + 900 * t} 736", "#5B4439", 3)
        for t in (-1, -0.7, -0.4, -0.1, 0.2, 0.5, 0.8, 1.1)
    )
    yield stroke("M40 330H210M40 330V450M210 330V450", "#A98752", 7) + "".join(
        stroke(f"M{52 + 8 * k} 332V{410 + k * 17 % 14}", "#F7EFDA", 4) for k in range(20)
    )
    for x, y, s in ((170, 570, 1.0), (450, 540, 0.9), (740, 570, 1.0), (310, 690, 1.3), (620, 690, 1.3)):
        yield (
            "".join(
                life.seated(q, x + dx * s, y + dy * s, s, c)
                for dx, dy, c in ((-84, 0, "#1F6F6B"), (84, 0, "#B5432C"))
            )
            + rect(x - 5 * s, y - 30 * s, 10 * s, 56 * s, "#9AA0A6")
            + ellipse(x, y - 30 * s, 74 * s, 20 * s, "#D9DDE0")
            + ellipse(x, y - 33 * s, 68 * s, 16 * s, "#EEF0F1")
            + "".join(
                ellipse(x + a * s, y + (b - 34) * s, 14 * s, 5 * s, c)
                for a, b, c in ((-34, 2, "#E2673A"), (0, -5, "#F6F1E4"), (30, 3, "#E9B93B"))
            )
            + rect(x + 46 * s, y - 62 * s, 9 * s, 26 * s, "#3F7F57", r=3)
        )


@place("ieung-bridge", "deep")
def ieung(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 330)
        + sky.stars(p, 44, 220, "ieung")
        + sky.moon(p, 740, 100, 40)
        + town.skyline(p, 330, low=40, high=150, color="#2B4A66", far=0.2, seed="sejong")
        + trees.treeline(p, 340, "#173A40", size=16, seed="sejong")
    )
    yield water.pond(p, 336, color="#1F5560", n=30)
    for r, c, w in ((1.0, "#0C2A33", 44), (0.985, "#E9F1EF", 30), (0.985, "#5F7F8A", 16)):
        yield ellipse(450, 500, 360 * r, 136 * r, "none", stroke=c, stroke_width=w)
    import math

    for k in range(48):
        a = 2 * math.pi * k / 48
        x, y = 450 + 360 * math.cos(a), 486 + 136 * math.sin(a)
        s = 0.7 + 0.5 * (y - 350) / 270
        yield (
            rect(x - 2.5, y - 26 * s, 5, 26 * s, "#DDE8E6")
            + circle(x, y - 28 * s, 5.5 * s, ("#FFE28A", "#8FE3F0", "#F59CC0")[k % 3])
            + (glow(x, y - 28 * s, 24, "#FFE28A", 0.5) if k % 2 else "")
        )
    yield ellipse(450, 462, 360, 136, "none", stroke="#F4F8F6", stroke_width=5)
    yield (
        "".join(
            rect(x - 14, y, 28, 60, "#4F6A72") for x, y in ((130, 540), (770, 540), (300, 610), (600, 610))
        )
        + ellipse(
            450,
            690,
            360,
            44,
            "none",
            stroke="#FFE28A",
            stroke_width=6,
            opacity=0.28,
            stroke_dasharray="26 18",
        )
        + "".join(
            rect(x, 650 + 9 * (k % 3), 6, 64, ("#FFE28A", "#8FE3F0", "#F59CC0")[k % 3], opacity=0.45)
            for k, x in enumerate(range(120, 800, 32))
        )
    )
    yield life.crowd(
        p, [(300, 612, 0.8), (340, 620, 0.82), (560, 624, 0.85), (660, 600, 0.78)], 3
    ) + boats.swanboat(p, 450, 520, 0.8)


@place("independence-hall", "azure")
def independence_hall(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 430)
        + sky.cloud(p, 150, 150, 1)
        + sky.cloud(p, 760, 110, 0.8)
        + land.wooded(
            p, p("#9C7A4A", 0.2), [(-20, 380), (200, 310), (450, 280), (700, 310), (920, 370)], 520, size=16
        )
    )
    roof = (
        path("M150 470L250 330H650L750 470Z", p("#3F6B6B"))
        + "".join(stroke(f"M{256 + 20 * k} 334L{160 + 29 * k} 466", p("#5A8684"), 4) for k in range(20))
        + rect(244, 322, 412, 14, p("#2E5050"))
        + rect(140, 466, 620, 16, p("#2E5050"))
    )
    yield (
        roof
        + rect(180, 482, 540, 74, p("#E6DCC6"))
        + "".join(rect(186 + 66 * k, 482, 20, 76, p("#CFC3A8")) for k in range(9))
        + rect(150, 556, 600, 20, p("#D9CFB8"))
    )
    yield (
        land.ground(p, 574, "#D9CDB2")
        + path("M400 576H500L680 745H220Z", p("#EDE3CC"))
        + "".join(rect(390 - 17 * k, 590 + 24 * k, 120 + 34 * k, 3, p("#C9BB9C")) for k in range(6))
    )
    yield "".join(
        _taegeuk(p, 40 + 62 * k + (110 if k > 6 else 0), 690 + (k % 2) * 14, 0.8) for k in range(5)
    ) + "".join(_taegeuk(p, 600 + 62 * k, 690 + (k % 2) * 14, 0.8) for k in range(5))
    wing = "M0 640Q-22 400-64 60Q-8 150 6 260L10 640Z"
    yield (
        group(path(wing, p("#F4F1EA")) + path("M0 640Q-12 400-64 60Q-30 240-14 640Z", p("#CFCBC2")), 436, 0)
        + group(
            path(wing, p("#F4F1EA")) + path("M0 640Q-12 400-64 60Q-30 240-14 640Z", p("#BFBBB2")),
            464,
            0,
            mirror=True,
        )
        + rect(400, 632, 100, 18, p("#B9AD98"), r=4)
    )
    yield (
        trees.tree(p, 70, 600, 0.9, trees.MAPLE)
        + trees.tree(p, 830, 600, 0.9, trees.GINKGO)
        + life.crowd(p, [(330, 680, 0.8), (370, 690, 0.85), (540, 684, 0.8)], 2)
    )


def _taegeuk(p: Palette, x: float, y: float, s: float) -> str:
    cloth = (
        path("M2-150Q28-160 54-148T100-150V-84Q74-74 48-86T2-84Z", p("#FBFAF6"))
        + path("M36-118a16 16 0 0 1 32 0q-8 8-16 0t-16 0Z", p("#C8402F"))
        + path("M68-118a16 16 0 0 1-32 0q8-8 16 0t16 0Z", p("#2B5FA3"))
        + stroke("M14-142l10 8M16-100l10-8M80-142l10 8M82-100l10-8", p("#2B2B30"), 4)
    )
    return group(rect(-2.5, -156, 5, 190, p("#8A8A8A")) + cloth, x, y, s)
