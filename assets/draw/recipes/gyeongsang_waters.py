"""A wetland, a cave and a river of lanterns in Gyeongsang."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import H, W, animals, boats, fortress, hanok, land, life, plants, sky, trees, water
from assets.draw.palette import Palette, darker, lighter
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, group, path, rect, rng, smooth, stroke


@place("upo-wetland", "mint")
def upo(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 380)
        + sky.sun(p, 250, 220, 54)
        + land.ranges(p, 350, 4, "upo", 60)
        + trees.treeline(p, 372, p("#6B7F58", 0.35), size=26, seed="upo")
        + water.pond(p, 366, color="#8FAE9C", n=20)
        + sky.mist(p, 380, 70, 0.85, "upo")
    )
    chance = rng("upo")
    yield "".join(
        ellipse(
            chance.uniform(0, 900),
            470 + 250 * chance.random(),
            chance.uniform(12, 40),
            chance.uniform(4, 9),
            p(chance.choice(("#7FA352", "#97B866", "#6B8F48"))),
        )
        for _ in range(90)
    )
    yield (
        trees.willow(p, 110, 520, 1.25, "#9AA85A")
        + trees.willow(p, 790, 500, 1.1, "#A8A452", mirror=True)
        + trees.willow(p, 640, 440, 0.55, "#8F9F60")
        + trees.willow(p, 300, 430, 0.45, "#9AA85A")
    )
    yield (
        boats.rowboat(p, 430, 590, 1.7, rider="#3D5A80")
        + water.ripples(430, 602, 190)
        + sky.mist(p, 520, 40, 0.55, "upo2")
    )
    yield (
        animals.ibis(p, 560, 170, 1.3)
        + animals.ibis(p, 730, 250, 0.9)
        + animals.ibis(p, 430, 110, 0.8)
        + water.pads(p, [(90, 670, 56), (180, 706, 66), (700, 690, 60), (620, 716, 50), (280, 690, 44)])
        + plants.reeds(p, -10, 90, 744, 150, n=26, color="#8E8A4A", plume="#E6D3A2")
    )


@place("seongnyugul-cave", "deep")
def seongnyugul(p: Palette) -> Iterable[str]:
    yield rect(0, 0, W, H, "#231C24") + _chambers()
    yield (
        glow(450, 350, 300, "#FFF0C4", 0.9)
        + glow(190, 470, 190, "#5FD0D6", 0.55)
        + glow(740, 470, 190, "#C39BE8", 0.5)
    )
    for number, (color, count, y, spread) in enumerate(
        (("#D9A868", 13, 120, 230), ("#A87850", 17, 60, 360), ("#6E4C3C", 15, 0, 480))
    ):
        yield _dripstones(number, color, count, y, spread)
    yield _pillar(118, 76) + _pillar(292, 40) + _pillar(640, 46) + _pillar(806, 84)
    yield water.pond(p, 570, color="#1F6470", n=12)
    yield "".join(
        path(
            f"M{x - w} 574Q{x} 690 {x - w * 0.2:.0f} 736H{x + w * 0.3:.0f}Q{x} 690 {x + w} 574Z",
            "#E3B87C",
            opacity=0.34,
        )
        for x, w in ((118, 50), (292, 28), (460, 70), (640, 30), (806, 56))
    )
    yield "".join(
        rect(x, y, w, 4, "#CFF0EC", r=2, opacity=0.6)
        for x, y, w in ((60, 612, 150), (330, 650, 90), (610, 620, 150), (700, 690, 120), (180, 700, 130))
    )
    yield path("M404 574Q450 556 520 574L640 736H290Z", "#5A4A4E") + stroke(
        "M404 546L306 704M520 546L624 704", "#D9B478", 6
    )
    yield "".join(
        stroke(f"M{404 - 33 * k} {546 + 53 * k}v34M{520 + 35 * k} {546 + 53 * k}v34", "#D9B478", 5)
        for k in range(4)
    )
    yield life.person(p.by_lamp(), 440, 690, 1.4, "#E2673A", hat="#F0B73E") + life.person(
        p.by_lamp(), 500, 640, 1.1, "#2F7C74", hat="#F0B73E"
    )


@place("jinju-lantern-festival", "navy")
def jinju_lanterns(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 420)
        + sky.stars(p, 40, 200, "yudeung")
        + sky.fireworks(190, 130, 110, "#FFB347")
        + sky.fireworks(390, 90, 70, "#7FD8E8")
        + "".join(
            glow(x, y, 34, "#FFB35C", 0.8) + path(f"M{x - 12} {y - 18}h24l5 30h-34Z", "#F6A54A")
            for x, y in ((520, 130), (600, 80), (680, 150), (760, 90), (560, 220), (840, 170))
        )
    )
    yield (
        land.rock(p, [(560, 470), (580, 380), (680, 350), (930, 344), (930, 480)], "#5F5A60")
        + hanok.pavilion(p, 750, 356, 210, bays=4)
        + fortress.rampart(p, [(-20, 400), (240, 390), (560, 400)], 50, color="#7A7484")
        + trees.treeline(p, 396, p("#2F4A4A"), size=30, x2=560, seed="yudeung")
    )
    yield water.pond(p, 440, color="#1C315C", n=24) + "".join(
        rect(
            20 + 62 * k,
            450,
            14,
            100 + 30 * (k % 3),
            ("#FFB347", "#F06A8A", "#6FD0C0", "#FFD778")[k % 4],
            opacity=0.22,
        )
        for k in range(15)
    )
    yield (
        glow(250, 540, 260, "#FF8A5A", 0.5)
        + _dragon()
        + glow(660, 560, 150, "#FFD778", 0.55)
        + group(
            path("M-70 0Q-84-90-30-110 0-120 30-110 84-90 70 0Z", "#F2C44B")
            + circle(0, -140, 34, "#F6DDB0")
            + path("M-36-150Q0-196 36-150Z", "#7A3B2C")
            + rect(-60, -160, 120, 12, "#7A3B2C", r=6)
            + "".join(stroke(f"M{-44 + 22 * k} 0V-90", "#D08A2E", 4) for k in range(5))
            + ellipse(0, 6, 96, 14, "#8A4A2E")
            + stroke("M-12-140h4m16 0h4", "#5B3A28", 5)
            + path("M-64-60h128v14h-128Z", "#C8402F"),
            680,
            600,
            1.0,
        )
    )
    for k, (x, y, s) in enumerate(
        (
            (80, 690, 1.1),
            (210, 706, 1.25),
            (360, 690, 1.1),
            (490, 710, 1.3),
            (620, 696, 1.1),
            (800, 560, 0.8),
            (520, 480, 0.6),
            (420, 470, 0.5),
            (60, 480, 0.5),
            (860, 470, 0.5),
        )
    ):
        c = ("#F06A5A", "#F7D36A", "#E78AB0", "#6FD0C0", "#B98CE0")[k % 5]
        yield glow(x, y - 20 * s, 62 * s, c, 0.65) + group(
            "".join(
                group(path("M0 0Q-18-22 0-52 18-22 0 0Z", c), 0, 0, 1, turn=a) for a in (-70, 70, -40, 40, 0)
            )
            + circle(0, -12, 11, "#FFF6D8")
            + ellipse(0, 4, 50, 9, "#2F5A4E"),
            x,
            y,
            s,
        )


def _stalactite(x: float, y: float, h: float, w: float, color: str) -> str:
    side = path(
        f"M{x:.0f} {y}Q{x + w * 0.1:.0f} {y + h * 0.5:.0f} {x:.0f} {y + h:.0f}Q{x + w * 0.3:.0f}"
        f" {y + h * 0.4:.0f} {x + w / 2:.0f} {y}Z",
        darker(color, 0.25),
    )
    return (
        path(
            f"M{x - w / 2:.0f} {y}Q{x - w * 0.2:.0f} {y + h * 0.4:.0f} {x:.0f} {y + h:.0f}"
            f"Q{x + w * 0.2:.0f} {y + h * 0.4:.0f} {x + w / 2:.0f} {y}Z",
            color,
        )
        + side
        + stroke(
            f"M{x - w * 0.2:.0f} {y + h * 0.1:.0f}L{x - w * 0.05:.0f} {y + h * 0.7:.0f}",
            lighter(color, 0.3),
            3,
        )
    )


def _chambers() -> str:
    """The cave's rooms one behind the other, lighter towards the far end."""
    chance, out = rng("chambers"), ""
    outline = (
        (-1, 1),
        (-1, 0.1),
        (-0.84, -0.5),
        (-0.4, -0.9),
        (0.1, -1),
        (0.6, -0.86),
        (0.95, -0.4),
        (1, 0.2),
        (1, 1),
    )
    for k, color in enumerate(("#3A2B30", "#5A4038", "#85603F", "#B98A50", "#E3BC78")):
        rx, ry = 520 - 84 * k, 430 - 74 * k
        points = [
            (450 + rx * x + chance.uniform(-14, 14), 430 + ry * y * 0.96 + chance.uniform(-12, 12))
            for x, y in outline
        ]
        out += path(smooth(points) + "Z", color)
        out += "".join(
            stroke(
                f"M{x:.0f} {y + 20:.0f}l{chance.uniform(-12, 12):.0f} {chance.uniform(30, 80):.0f}",
                lighter(color, 0.18),
                4,
                opacity=0.6,
            )
            for x, y in points[1:-1]
            for _ in range(2)
        )
    return out


def _dripstones(number: int, color: str, count: int, y: float, spread: float) -> str:
    """A row of stalactites from the roof and stalagmites from the floor, longer towards the sides."""
    chance, out = rng("dripstones", number), ""
    for k in range(count):
        x = 450 + spread * (2 * (k + 0.5) / count - 1) + chance.uniform(-12, 12)
        side = abs(x - 450) / 450
        width = chance.uniform(26, 46) + 10 * number
        out += _stalactite(x, y + 60 * side, chance.uniform(80, 130) + 110 * side, width, color)
        out += _stalactite(x + 20, 576, -(chance.uniform(34, 70) + 90 * side), width * 1.15, color)
    return out


def _pillar(x: float, w: float) -> str:
    """A column where roof and floor have grown together, ringed like wax."""
    left = f"M{x - w * 0.8:.0f} 0Q{x - w * 0.25:.0f} 150 {x - w * 0.3:.0f} 290T{x - w * 0.9:.0f} 580"
    body = path(
        left + f"H{x + w * 0.9:.0f}Q{x + w * 0.25:.0f} 440 {x + w * 0.3:.0f} 290T{x + w * 0.8:.0f} 0Z",
        "#C79A70",
    )
    shade = path(
        f"M{x + w * 0.05:.0f} 0Q{x + w * 0.1:.0f} 300 {x + w * 0.05:.0f} 580H{x + w * 0.9:.0f}"
        f"Q{x + w * 0.25:.0f} 440 {x + w * 0.3:.0f} 290T{x + w * 0.8:.0f} 0Z",
        "#8E6A4E",
        opacity=0.75,
    )
    rings = "".join(
        stroke(
            f"M{x - w * (0.3 + 0.5 * abs(j - 4.5) ** 2 / 20):.0f} {50 + 56 * j}q{w * 0.3:.0f}"
            f" 20 {w * 0.62:.0f} 2",
            "#EBCB9E",
            4,
            opacity=0.85,
        )
        for j in range(10)
    )
    return body + shade + rings


def _dragon() -> str:
    body = smooth([(40, 600), (90, 520), (160, 560), (230, 620), (310, 560), (330, 480), (400, 450)])
    out = (
        stroke(body, "#C8402F", 62)
        + stroke(body, "#F07A3E", 44)
        + stroke(body, "#FFD778", 12, stroke_dasharray="10 16")
    )
    head = (
        path("M380 420Q400 380 450 392L500 410 506 432 470 440 506 452 496 468Q440 490 390 470Z", "#F07A3E")
        + circle(440, 414, 9, "#FFF6D8")
        + circle(442, 414, 4.5, "#22252B")
        + stroke("M410 396Q420 350 396 330M432 390Q450 350 440 330", "#FFD778", 7)
        + stroke("M490 444q40 10 50-20M480 462q20 30 56 20", "#FFD778", 4)
        + path("M380 420q-30-20-40 6 10 26 40 40Z", "#6FD0C0")
    )
    return out + head + ellipse(220, 640, 210, 16, "#2F5A4E")
