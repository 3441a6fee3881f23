"""Mountains, forests and rivers of Gangwon."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import (
    H,
    W,
    animals,
    boats,
    hanok,
    land,
    life,
    market,
    park,
    plants,
    sky,
    trees,
    water,
)
from assets.draw.palette import Palette, darker
from assets.draw.recipes import place
from assets.draw.svg import circle, clip, ellipse, group, path, rect, rng, smooth, stroke


@place("jeongseon-arirang-market", "warm")
def jeongseon(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 380) + sky.cloud(p, 160, 90, 0.8) + land.ranges(p, 330, 5, "jeongseon", 110)
    yield (
        land.ground(p, 450, "#D9C29A")
        + market.sign(p, 450, 290, 330, 66, "#8A4B2E", "아리랑시장")
        + rect(290, 290, 14, 190, p("#6E4630"))
        + rect(596, 290, 14, 190, p("#6E4630"))
        + group(hanok.roof(p, 420, 60), 450, 262)
    )
    yield land.way(p, [(450, 440, 150), (450, 560, 330), (450, 745, 640)], "#E6D3AE")
    for k, (x, y, w) in enumerate(((180, 520, 200), (720, 520, 200), (90, 640, 250), (812, 640, 250))):
        yield market.stall(
            p,
            x,
            y,
            w,
            colors=market.AWNINGS[(k + 1) % 4],
            h=150 + 10 * (k > 1),
            seed=k,
            goods=("#6E9B4A", "#8FB560", "#4C7A3E", "#A98D5A", "#D9A441"),
        )
    yield life.crowd(p, [(390, 520, 0.85), (430, 512, 0.8), (480, 524, 0.85), (530, 516, 0.8)], 2)
    for k, x in enumerate((330, 440, 550)):
        yield (
            ellipse(x, 680, 50, 14, p("#8A6238"))
            + path(f"M{x - 48} 640Q{x - 44} 690 {x} 692 {x + 44} 690 {x + 48} 640Z", p("#B98A52"))
            + "".join(stroke(f"M{x - 44 + 11 * j} 644v40", p("#8A6238"), 2.4) for j in range(9))
        )
        yield "".join(
            path(
                f"M{x - 40 + 11 * j} 644q-4-30 6-44 10 16 4 44Z",
                p(("#5B8A45", "#7FA857", "#47743C")[(j + k) % 3]),
            )
            for j in range(8)
        )
    yield (
        life.person(p, 250, 700, 1.5, "#C8402F", back=False, hat="#E9D6AE")
        + ellipse(680, 690, 100, 24, p("#2E2A2A"))
        + "".join(
            ellipse(644 + 70 * k, 684, 34, 9, p("#D9BE8A"))
            + stroke(f"M{624 + 70 * k} 684q20-8 40 2", p("#6E9B4A"), 4)
            for k in range(2)
        )
        + sky.smoke(p, 680, 660, 0.8)
    )


@place("seoraksan-ulsanbawi", "azure")
def ulsanbawi(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 400) + sky.cloud(p, 130, 80, 0.8)
    tops = [
        (-20, 330),
        (40, 220),
        (80, 250),
        (120, 140),
        (170, 190),
        (214, 90),
        (262, 160),
        (306, 110),
        (350, 60),
        (402, 130),
        (452, 76),
        (500, 100),
        (540, 40),
        (590, 120),
        (640, 84),
        (686, 170),
        (738, 120),
        (786, 190),
        (840, 160),
        (880, 250),
        (930, 280),
    ]
    yield land.peak(p, tops, "#D9D2C8", bottom=460, shade=0.2)
    yield "".join(stroke(f"M{x} {y + 30}V430", p("#A79F98"), 4, opacity=0.7) for x, y in tops[1:-1:2])
    yield sky.mist(p, 400, 60, 0.9, "ulsan") + sky.cloud(p, 260, 390, 1.3) + sky.cloud(p, 720, 410, 1.4)
    yield land.wooded(
        p, p("#A8562E"), [(-20, 470), (180, 430), (420, 480), (660, 440), (920, 480)], size=17
    ) + land.wooded(p, p("#8C4328"), [(-20, 560), (240, 530), (480, 580), (700, 540), (920, 570)], size=18)
    kinds = (trees.MAPLE, trees.GINKGO, ("#C2662F", "#DE9338", "#A0502C"))
    yield "".join(
        trees.fir(p, x, y, 1, "#4C6B50") for x, y in ((70, 640), (330, 650), (560, 630), (800, 650))
    ) + trees.forest(p, [(10 + 110 * k, 740 - (k % 2) * 30, 1.15) for k in range(9)], kinds)


@place("inje-birch-forest", "cool")
def birch_forest(p: Palette) -> Iterable[str]:
    yield rect(0, 0, W, H, p("#C9DCE6")) + sky.rays(640, 60, 40, 900, "#FFFFFF", 26, 0.35)
    chance = rng("birch")
    for k in range(26):
        x = 10 + 36 * k + chance.uniform(-10, 10)
        yield rect(x, 0, chance.uniform(5, 9), 470 + (k * 31 % 50), p("#E4EBEE", 0.3)) + stroke(
            f"M{x} {60 + k * 53 % 300}h8M{x} {160 + k * 71 % 260}h7", p("#A9B4BA"), 3
        )
    yield land.hill(p("#DDE7EC"), [(-20, 480), (240, 450), (520, 490), (920, 450)])
    yield "".join(
        trees.birch(p, x, 560 + (k % 3) * 14, 640, 20, k)
        for k, x in enumerate((70, 150, 262, 560, 660, 742, 850))
    )
    yield land.hill("#F4F8F9", [(-20, 560), (260, 590), (520, 556), (920, 580)]) + land.way(
        p, [(470, 500, 30), (400, 560, 70), (470, 630, 140), (380, 745, 280)], "#D5E0E6"
    )
    yield "".join(
        ellipse(x, y, 9, 4, p("#B4C4CE"))
        for x, y in ((420, 590), (440, 620), (450, 650), (430, 680), (420, 706))
    )
    yield life.person(p, 452, 610, 1.05, "#C8402F", hat="#2F3437") + life.person(
        p, 494, 616, 0.9, "#E9B93B", hat="#B5432C"
    )
    yield "".join(
        trees.birch(p, x, 760, 800, w, "n" + str(k))
        for k, (x, w) in enumerate(((40, 46), (196, 40), (640, 44), (790, 52), (884, 36)))
    )
    yield "".join(land.boulders(p, [(x, 736, s)], "#EDF3F5") for x, s in ((120, 40), (560, 50), (720, 36)))


@place("daegwallyeong-sheep-ranch", "azure")
def sheep_ranch(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 380) + sky.cloud(p, 190, 120, 1.2) + sky.cloud(p, 560, 70, 0.8) + sky.cloud(p, 790, 170, 1)
    )
    yield land.hill(
        p("#7FB26A", 0.3), [(-20, 380), (200, 300), (430, 350), (660, 280), (920, 340)]
    ) + "".join(
        park.windmill(p, x, y, h, turn=t)
        for x, y, h, t in (
            (170, 308, 150, 10),
            (330, 330, 130, 50),
            (620, 292, 170, 80),
            (760, 300, 150, 30),
            (860, 322, 120, 66),
        )
    )
    green = ("#8CC063", "#79B356", "#66A34C")
    yield (
        land.hill(p(green[0]), [(-20, 420), (260, 390), (520, 330), (760, 400), (920, 380)])
        + rect(540, 300, 92, 50, p("#B5573C"))
        + path("M528 304L586 258 644 304Z", p("#7A3B2C"))
        + rect(574, 318, 24, 32, p("#F5EFE2"))
    )
    yield trees.tree(p, 670, 372, 0.5, ("#3F7F57", "#5E9A5C", "#2C6350")) + park.fence(
        p, [(-20, 470), (200, 420), (420, 390), (560, 360), (760, 410), (920, 396)], 30, "#F1E9D8"
    )
    yield land.hill(p(green[1]), [(-20, 520), (240, 470), (520, 520), (920, 440)]) + "".join(
        animals.sheep(p, x, y, s, mirror=bool(k % 2))
        for k, (x, y, s) in enumerate(
            (
                (90, 500, 0.5),
                (210, 486, 0.55),
                (330, 500, 0.5),
                (610, 500, 0.55),
                (720, 480, 0.5),
                (800, 466, 0.5),
                (420, 520, 0.55),
            )
        )
    )
    yield land.hill(p(green[2]), [(-20, 620), (300, 580), (620, 640), (920, 560)]) + park.fence(
        p, [(-20, 610), (200, 590), (460, 604), (700, 640), (920, 590)], 50
    )
    yield "".join(
        animals.sheep(p, x, y, s, mirror=m)
        for x, y, s, m in (
            (170, 676, 1.5, False),
            (360, 706, 1.7, True),
            (560, 690, 1.35, False),
            (690, 720, 1.2, True),
        )
    ) + plants.grass(p, 0, 900, 742, 44, 70, "#4F8F45")


@place("namiseom", "warm")
def namiseom(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 430)
        + rect(0, 330, W, 120, p("#F1C67A", 0.3))
        + land.ranges(p, 360, 3, "nami", 60)
        + water.pond(p, 372, 450, color="#8FBFC0", n=8)
    )
    yield path("M400 430H500L780 745H120Z", p("#E3BE7C")) + path("M430 430H470L560 745H340Z", p("#F0D59C"))
    colors = ("#C9682F", "#DE8A35", "#B5542B", "#E5A245")
    for k in range(6):
        t = (k / 5) ** 1.5
        y, h, w = 440 + 250 * t, 300 + 420 * t, 84 + 120 * t
        dx = 66 + 300 * t
        yield trees.spire(p, 450 - dx, y, h, w, colors[k % 4], k) + trees.spire(
            p, 450 + dx, y, h, w, colors[(k + 2) % 4], k + 9
        )
    yield sky.petals((p("#C9682F"), p("#E5A245"), p("#B5542B")), 60, "nami") + "".join(
        ellipse(170 + 47 * k % 560, 600 + 23 * k % 120, 12, 4, p(colors[k % 4])) for k in range(26)
    )
    yield life.person(p, 424, 620, 1.25, "#B5432C", bag=True) + life.person(p, 470, 622, 1.3, "#2F5A80")
    yield life.person(p, 452, 470, 0.55, "#2F3437") + boats.rowboat(p, 640, 404, 0.5)


@place("yeongwol-hanbando", "teal")
def hanbando(p: Palette) -> Iterable[str]:
    yield sky.sky(p, 240) + sky.cloud(p, 690, 70, 0.8) + land.ranges(p, 200, 4, "yeongwol", 60)
    yield land.wooded(
        p, p("#4F8A5E"), [(-20, 230), (200, 200), (450, 240), (700, 200), (920, 230)], 420, size=14
    ) + path("M-20 330Q200 250 470 268T920 330V745H-20Z", "#4FA3A8")
    yield "".join(
        stroke(f"M{-10 + 30 * k} {400 + 22 * k}q60-8 120 0", "#9FD3D0", 3, opacity=0.7) for k in range(14)
    ) + "".join(
        stroke(f"M{720 - 10 * k} {380 + 24 * k}q50-7 100 0", "#9FD3D0", 3, opacity=0.7) for k in range(12)
    )
    shape = [
        (330, 250),
        (420, 262),
        (520, 240),
        (590, 250),
        (650, 236),
        (640, 286),
        (590, 318),
        (566, 350),
        (590, 400),
        (640, 452),
        (664, 520),
        (650, 580),
        (600, 622),
        (548, 616),
        (500, 652),
        (440, 664),
        (392, 640),
        (372, 590),
        (398, 548),
        (380, 500),
        (404, 456),
        (364, 420),
        (318, 404),
        (350, 366),
        (392, 340),
        (352, 300),
    ]
    d = smooth([*shape, shape[0]]) + "Z"
    yield path(smooth([(x, y + 16) for x, y in [*shape, shape[0]]]) + "Z", p("#D9C79A")) + path(
        d, p("#4C8A55")
    )
    chance, crowns = rng("hanbando"), ""
    for _ in range(260):
        x, y = chance.uniform(310, 670), chance.uniform(236, 664)
        r = 9 + (y - 236) / 60
        crowns += circle(x, y, r, p(chance.choice(("#3F7A4E", "#5A9A5C", "#2F6647", "#6FA862")))) + circle(
            x - r * 0.3, y - r * 0.3, r * 0.4, p("#86B86E"), opacity=0.6
        )
    yield clip(crowns, d) + stroke(d, p("#2F6647"), 3)
    yield group(
        rect(-60, -8, 120, 14, p("#A9824F"), r=4)
        + "".join(stroke(f"M{-50 + 16 * k}-8v14", p("#7A5A36"), 2.5) for k in range(7))
        + life.crowd(p, [(-30, -6, 0.5), (0, -6, 0.5), (28, -6, 0.5)], 3),
        210,
        560,
        1.2,
    ) + water.ripples(210, 568, 90)
    yield (
        trees.pine(p, 60, 740, 1.5)
        + trees.pine(p, 850, 740, 1.35, mirror=True)
        + plants.grass(p, 0, 900, 744, 40, 60)
    )
    yield darker("#FFFFFF", 0)[:0]
