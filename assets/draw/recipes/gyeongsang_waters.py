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
    yield (
        rect(0, 0, W, H, "#1B1F2A")
        + rect(0, 0, W, H, "#4A3640", opacity=0.6)
        + glow(450, 340, 520, "#F6B566", 1.0)
        + glow(120, 420, 260, "#5FD0D6", 0.7)
        + glow(790, 400, 260, "#B98CE0", 0.7)
    )
    chance = rng("cave")
    for layer, (c, n, lo, hi) in enumerate(
        (("#8A6450", 21, 150, 300), ("#B98A62", 17, 110, 240), ("#E3BC8C", 13, 60, 170))
    ):
        for k in range(n):
            x, h, w = (
                (k + 0.5) * W / n + chance.uniform(-24, 24),
                chance.uniform(lo, hi),
                chance.uniform(28, 60) - layer * 6,
            )
            mid = 1.3 - abs(x - 450) / 700
            yield _stalactite(x, 0, h * (2 - mid), w, c)
            yield _stalactite(x + 26, 560, -h * 0.72 * (2 - mid), w * 1.1, c)
    yield path("M0 0H900V60Q820 110 700 70T450 84 200 66 0 110Z", "#2A2426")
    for x, w in ((110, 84), (290, 40), (640, 50), (800, 96)):
        yield (
            path(
                f"M{x - w * 0.7} 0Q{x - w * 0.3} 160 {x - w * 0.26} 290T{x - w * 0.8}"
                f" 566H{x + w * 0.8}Q{x + w * 0.3} 420 {x + w * 0.26} 290T{x + w * 0.7}"
                " 0Z",
                "#C79A70",
            )
            + path(
                f"M{x + w * 0.06} 0Q{x + w * 0.1} 300 {x + w * 0.1} 566H{x + w * 0.8}Q{x + w * 0.3}"
                f" 420 {x + w * 0.26} 290T{x + w * 0.7} 0Z",
                "#8E6A4E",
                opacity=0.75,
            )
            + "".join(
                stroke(f"M{x - w * 0.3} {60 + 56 * j}q{w * 0.3} 16 {w * 0.6} 0", "#E9C79A", 4, opacity=0.8)
                for j in range(9)
            )
        )
    yield water.pond(p, 560, color="#1F5560", n=14) + "".join(
        path(
            f"M{x - w * 0.6} 566Q{x} 700 {x - w * 0.16} 736H{x + w * 0.2}Q{x + 10} 690 {x + w * 0.6} 566Z",
            "#C79A70",
            opacity=0.35,
        )
        for x, w in ((110, 84), (290, 40), (640, 50), (800, 96))
    )
    yield (
        "".join(
            rect(x, y, w, 4, "#BFE8E6", r=2, opacity=0.5)
            for x, y, w in (
                (80, 610, 140),
                (360, 640, 200),
                (620, 600, 160),
                (700, 680, 120),
                (200, 700, 160),
            )
        )
        + path("M380 560Q440 530 560 556L640 736H300Z", "#4A4048")
        + stroke("M384 520L316 700M560 520L636 700", "#C9A46A", 6)
        + life.person(p, 446, 640, 1.2, "#E2673A", hat="#F0B73E")
        + life.person(p, 500, 600, 0.9, "#2F7C74", hat="#F0B73E")
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
