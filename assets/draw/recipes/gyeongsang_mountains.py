"""Temples in the hills and mountains of Gyeongsang."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import cottages, fortress, hanok, land, life, plants, sky, stone, trees, water
from assets.draw.palette import Palette
from assets.draw.recipes import place
from assets.draw.svg import path, rect, stroke


@place("buseoksa-temple", "ember")
def buseoksa(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 330)
        + sky.sun(p, 230, 130, 58)
        + land.ranges(Palette.of("dusk", "winter", "ember"), 480, 7, "sobaek", 90)
    )
    yield land.hill(p("#8C7A4A"), [(-20, 560), (250, 520), (520, 500), (920, 470)]) + fortress.blocks(
        p, 330, 540, 600, 60, "#A89886", row=20
    )
    yield hanok.hall(p, 640, 548, 340, bays=5, wall="#E2C58C", wood="#8A5A3A", base=0.04) + stone.lantern(
        p, 400, 560, 0.75
    )
    yield land.rock(
        p, [(420, 736), (430, 610), (560, 598), (760, 600), (930, 590), (930, 736)], "#8E8070", seed="wall"
    ) + fortress.blocks(p, -10, 660, 470, 90, "#9C8C78", row=24)
    yield (
        hanok.hall(p, 250, 668, 230, bays=3, open_=True, base=0.0)
        + "".join(rect(150 + 66 * k, 640, 12, 60, p("#8E3B2B")) for k in range(4))
        + trees.tree(p, 60, 660, 1.45, trees.GINKGO)
        + trees.tree(p, 540, 720, 1.0, trees.GINKGO)
        + trees.tree(p, 860, 640, 1.1, trees.MAPLE)
    )
    yield (
        sky.geese(420, 110, 0.7, 5, "#3A2C44")
        + sky.petals((p("#E9B93B"), p("#F3D36A")), 40, "buseok")
        + life.crowd(p, [(640, 640, 0.9), (676, 634, 0.8)], 2)
    )


@place("haedong-yonggungsa-temple", "gold")
def yonggungsa(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.rays(180, 330, 100, 560, "#FFF4D0", 22, 0.3) + sky.sun(p, 180, 330, 80)
    yield water.sea(p, 360, color="#D9A46E", deep="#3B7488", waves=44, seed="yong") + water.glitter(
        180, 364, 560, "#FFF0C2", 150
    )
    yield land.wooded(
        p, p("#5E7A56"), [(440, 330), (560, 240), (700, 190), (920, 200)], 520, size=15
    ) + stone.buddha(p, 830, 216, 0.5, "#E9E1D2")
    yield land.rock(
        p,
        [(330, 620), (350, 520), (440, 470), (560, 450), (930, 440), (930, 660), (330, 660)],
        "#6E6258",
        seed="y1",
    )
    yield (
        hanok.hall(p, 760, 452, 230, bays=5)
        + hanok.hall(p, 530, 462, 160, bays=3)
        + stone.pagoda(p, 640, 470, 62, 3)
        + hanok.hall(p, 860, 560, 170, bays=3)
        + hanok.pavilion(p, 450, 500, 84, bays=2)
    )
    yield (
        land.rock(
            p, [(-20, 736), (-20, 640), (80, 610), (200, 630), (260, 690), (290, 736)], "#5E544C", seed="y2"
        )
        + fortress.arch(p, 330, 660, 330, 70, 2, rail=True, through="#3B7488", color="#CFC5B1")
        + "".join(water.foam(x, y, w) for x, y, w in ((400, 676, 160), (250, 700, 120), (640, 676, 200)))
    )
    yield (
        water.wave(p, 700, "#3B7488", crest=28, length=190)
        + life.crowd(p, [(260, 586, 0.62), (320, 584, 0.62), (390, 586, 0.62)], 1)
        + sky.gulls([(380, 190, 1), (300, 260, 0.8), (470, 130, 0.9)])
        + trees.pine(p, 60, 640, 0.8)
        + "".join(
            cottages.lanternpost(p, 500 + 44 * k, 470, 0.4, c)
            for k, c in enumerate(("#D8442F", "#E9B93B", "#3FA39A", "#E27DA0"))
        )
    )


@place("juwangsan-mountain", "azure")
def juwangsan(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.cloud(p, 130, 110, 0.9) + sky.cloud(p, 800, 80, 0.7)
    fingers = (
        [(120, 560), (130, 340), (160, 240), (220, 210), (262, 280), (280, 560)],
        [(260, 560), (276, 240), (310, 130), (370, 100), (410, 170), (424, 560)],
        [(400, 560), (412, 180), (446, 70), (508, 46), (556, 110), (570, 560)],
        [(550, 560), (562, 220), (600, 130), (650, 120), (690, 190), (700, 560)],
        [(680, 560), (694, 320), (730, 240), (780, 240), (810, 320), (822, 560)],
    )
    yield "".join(
        land.rock(p, f, ("#B5A595", "#C2B3A2", "#B5A595", "#C9BAA8", "#B0A090")[k], lines="columns", seed=k)
        for k, f in enumerate(fingers)
    ) + "".join(
        trees.pine(p, x, y, 0.27, mirror=m)
        for x, y, m in (
            (190, 230, False),
            (236, 224, True),
            (350, 114, True),
            (394, 140, False),
            (486, 66, False),
            (540, 92, True),
            (636, 128, True),
            (676, 170, False),
            (752, 246, False),
        )
    )
    yield land.wooded(
        p, p("#B0472C"), [(-20, 500), (200, 470), (450, 510), (700, 460), (920, 490)], 620, size=17
    ) + land.ground(p, 600, "#D6C092")
    yield (
        hanok.hall(p, 450, 630, 280, bays=5)
        + hanok.hall(p, 180, 640, 150, bays=3)
        + stone.pagoda(p, 690, 660, 76, 3)
        + trees.forest(
            p,
            [(60, 680, 1.15), (820, 670, 1.25), (300, 640, 0.7), (620, 634, 0.7)],
            (trees.MAPLE, ("#D9582F", "#EE8145", "#B53A26")),
        )
    )
    yield life.crowd(p, [(400, 700, 0.9), (440, 706, 0.9), (560, 700, 0.8)], 4) + sky.petals(
        (p("#C9432B"), p("#E2673A")), 34, "juwang"
    )


@place("ganwoljae-pass", "blue")
def ganwoljae(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 380)
        + sky.cloud(p, 450, 130, 1.1)
        + sky.cloud(p, 160, 80, 0.7)
        + land.ranges(p, 330, 3, "ganwol", 50)
    )
    yield (
        land.hill(p("#A5905C"), [(-20, 150), (120, 190), (260, 290), (420, 370), (520, 390)])
        + land.hill(p("#B59F66"), [(400, 390), (560, 340), (720, 210), (820, 150), (930, 120)])
        + "".join(
            stroke(f"M{x} {y}q20 26 60 60", p("#8E7A4A"), 4)
            for x, y in ((60, 220), (140, 260), (220, 320), (760, 250), (680, 300), (840, 230))
        )
    )
    yield land.hill(p("#CDBB8A"), [(-20, 430), (240, 400), (480, 384), (720, 390), (920, 420)])
    yield (
        rect(400, 350, 130, 44, p("#8A6244"))
        + path("M384 352L420 312H512L546 352Z", p("#4F5C66"))
        + "".join(rect(412 + 30 * k, 362, 18, 18, p("#CFE0E4")) for k in range(4))
        + stone.cairn(p, 620, 400, 54, 84)
        + stone.cairn(p, 330, 398, 34, 50)
    )
    rows = ((420, 60, 60), (480, 90, 64), (560, 120, 70))
    for y, h, n in rows:
        yield plants.reeds(p, -10, 910, y + 30, h, n=n, color="#B39A62", plume="#F1E8D2", lean=24, seed=y)
    yield (
        _boardwalk(p)
        + life.crowd(p, [(470, 500, 0.6), (500, 504, 0.6), (360, 610, 0.95), (400, 616, 0.95)], 2)
        + plants.reeds(p, -10, 300, 750, 190, n=90, color="#A98F58", plume="#F6EFDD", lean=30)
        + plants.reeds(p, 560, 910, 750, 170, n=86, color="#A98F58", plume="#F6EFDD", lean=30)
    )


def _boardwalk(p: Palette) -> str:
    """The boardwalk that winds through the silver grass."""
    return land.way(
        p,
        [(470, 396, 14), (540, 440, 26), (440, 500, 46), (520, 570, 70), (360, 650, 110), (430, 750, 190)],
        "#A9805A",
    )
