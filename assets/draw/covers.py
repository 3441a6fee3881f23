"""Cover pictures of the four games (4:3) and the app's icons."""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from assets.draw import marks
from assets.draw.motifs import boats, hanok, land, market, plants, sky, town, travel, trees
from assets.draw.motifs.life import person
from assets.draw.palette import GOLD, INK, PAPER, RED, TEAL, Palette, darker, lighter
from assets.draw.svg import (
    circle,
    clip,
    document,
    ellipse,
    glow,
    group,
    path,
    poly,
    rect,
    render,
    rng,
    stroke,
)

ASSETS = Path(__file__).resolve().parents[1]
COVER = (960, 720)
"""Size of a cover; its things are placed on this, its sky on the 900 units of all pictures."""
LAND = {"yellow": "#E3B04B", "green": "#5C9E6B", "red": "#C2563F", "blue": "#4A82B4", "white": "#EFEBE2"}


def write_covers() -> int:
    """Draws the covers into assets/covers and the app's icons into assets/icons."""
    (ASSETS / "covers").mkdir(exist_ok=True)
    covers: dict[str, Callable[[], str]] = {
        "tourism": tourism,
        "orbis": orbis,
        "duel": duel,
        "artifact": artifact,
    }
    for name, draw in covers.items():
        png = render(document(draw(), 900, 675), width=COVER[0])
        with Image.open(io.BytesIO(png)) as image:
            image.convert("RGB").save(ASSETS / "covers" / f"{name}.webp", "WEBP", quality=90, method=5)
    for size in (192, 512):
        _icon(size, f"app-{size}.png", rounded=True)
    _icon(512, "app-maskable-512.png", rounded=False)
    return len(covers)


def tourism() -> str:
    """A pavilion above a river valley at sunset, with a cable car and a far lighthouse."""
    p = Palette.of("dusk", "autumn", "amber")
    calm = Palette.of("dusk", "any", "amber")
    parts = [sky.sun(p, 690, 210, 78), land.ranges(calm, 430, 5, "cover", 110)]
    parts += [sky.geese(240, 130, 0.8, 7, "#5A3A34"), travel.cable(p, -20, 150, 980, 300, (0.2, 0.55), s=0.9)]
    parts.append(land.wooded(p, p("#8A6A42"), [(-20, 500), (240, 460), (520, 520), (980, 450)]))
    parts.append(hanok.hall(p, 360, 590, 360, tiers=2, bays=5))
    parts += [
        trees.pine(p, 90, 640, 1.3),
        trees.tree(p, 660, 610, 1.4, trees.MAPLE),
        trees.tree(p, 800, 620, 1.2, trees.GINKGO),
    ]
    parts.append(land.wooded(p, p("#4F5A3C"), [(-20, 640), (260, 600), (560, 640), (980, 590)], size=16))
    parts.append(person(p, 560, 640, 1.1, "#C8402F", bag=True) + person(p, 604, 642, 1.05, "#2F5A80"))
    return sky.sky(p, 480) + group(parts, 0, 0, 900 / COVER[0])


def orbis() -> str:
    """A pyramid of six-sided islands that hangs among the stars."""
    p = Palette.of("night", "any", "indigo")
    parts = [sky.moon(p, 800, 120, 50), glow(480, 470, 420, "#6F8FD0", 0.35)]
    rows = (
        ("yellow", "green", "blue", "red", "white"),
        ("green", "blue", "yellow", "white"),
        ("red", "green", "yellow"),
        ("blue", "white"),
        ("yellow",),
    )
    r = 78.0
    for k, row in enumerate(rows):
        for i, color in enumerate(row):
            parts.append(
                _island(
                    480 + (i - (len(row) - 1) / 2) * r * 1.78, 620 - k * r * 1.54, r, color, (k * 3 + i) % 2
                )
            )
    return sky.sky(p, 720) + sky.stars(p, 90, 700, "orbis") + group(parts, 0, 0, 900 / COVER[0])


def duel() -> str:
    """A temple between two rival cities under one sun: pyramid to the left, lighthouse to the right."""
    p = Palette.of("day", "any", "warm")
    parts = [sky.rays(480, 330, 120, 760, "#FFF6DE", 26, 0.5), sky.sun(p, 480, 250, 110, "#F2B84E")]
    parts.append(land.ranges(p, 500, 3, "duel", 60))
    parts.append(
        poly([(20, 560), (190, 320), (360, 560)], "#C99A5B")
        + poly([(190, 320), (360, 560), (240, 560)], "#A87A42")
    )
    parts.append(
        "".join(
            stroke(f"M{36 + 11.3 * k:.0f} {536 - 16 * k}H{344 - 11.3 * k:.0f}", "#B0824A", 2.5)
            for k in range(13)
        )
    )
    parts.append(
        town.lighthouse(p, 810, 560, 1.45, "#EFE3C8", None)
        + land.rock(p, [(700, 620), (720, 560), (880, 550), (960, 600), (960, 640)], "#A08A6A")
    )
    parts.append(
        rect(0, 600, 960, 120, "#B98F58")
        + _temple(480, 640)
        + _banner(140, 690, "#B5432C")
        + _banner(820, 690, "#2F6E8C", mirror=True)
    )
    parts.append(
        "".join(
            rect(
                228 + 56 * k,
                676,
                50,
                20,
                ("#B5432C", "#D9C7A0", "#2F6E8C")[0 if k < 4 else 1 if k == 4 else 2],
                r=4,
            )
            for k in range(9)
        )
    )
    parts.append(circle(477, 668, 17, INK) + circle(477, 668, 11, GOLD))
    return sky.sky(p, 520) + group(parts, 0, 0, 900 / COVER[0])


def artifact() -> str:
    """A painted jar on a museum stand before dunes, with a ship and a dig."""
    p = Palette.of("dusk", "any", "ember")
    parts = [sky.sun(p, 760, 300, 86)]
    parts.append(land.hill(p("#D9A05E"), [(-20, 500), (240, 430), (520, 480), (760, 420), (980, 470)], 720))
    parts.append(land.hill(p("#B97A42"), [(-20, 600), (200, 520), (460, 590), (720, 540), (980, 600)], 720))
    parts += [
        _columns(p),
        _dig(p),
        rect(330, 590, 300, 130, "#2E3A40"),
        rect(306, 570, 348, 30, "#3F4E55"),
        rect(372, 630, 216, 46, GOLD, r=6),
    ]
    parts.append("".join(rect(392, 642 + 12 * k, 176 - 50 * k, 5, darker(GOLD, 0.45)) for k in range(2)))
    parts.append(glow(480, 380, 330, "#FFE2A0", 0.65) + group(_jar(), 480, 572, 1.35))
    parts.append(path("M140 0H820L700 570H260Z", "#FFF3C8", opacity=0.1))
    return sky.sky(p, 480) + sky.stars(p, 26, 160, "artifact") + group(parts, 0, 0, 900 / COVER[0])


def app_icon(*, rounded: bool) -> str:
    """The keeper's sign: a table seen from above, five tokens around the letter 판."""
    parts = [
        rect(0, 0, 512, 512, TEAL, r=112 if rounded else 0),
        circle(256, 256, 196, PAPER),
        circle(256, 256, 196, "none", stroke=GOLD, stroke_width=9),
    ]
    for k, color in enumerate(marks.TOKEN):
        a = math.radians(72 * k - 90)
        parts.append(marks.chip(color, 256 + 150 * math.cos(a), 256 + 150 * math.sin(a), 32))
    parts.append(market.lettering(256, 262, "판", 176, RED))
    return "".join(parts)


def _icon(size: int, name: str, *, rounded: bool) -> None:
    body = app_icon(rounded=rounded)
    (ASSETS / "icons" / name).write_bytes(render(document(body, 512, 512), width=size))


def _island(x: float, y: float, r: float, color: str, kind: int) -> str:
    base = LAND[color]
    points = [(r * math.sin(math.pi * k / 3), -r * math.cos(math.pi * k / 3)) for k in range(6)]
    d = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z"
    side = path(d, darker(base, 0.45), transform="translate(0 12)")
    top = path(d, base, stroke=PAPER, stroke_width=4, stroke_linejoin="round")
    return group(side + top + clip(_island_mark(color, kind), d), x, y)


def _island_mark(color: str, kind: int) -> str:
    p = Palette.of("day", "summer")
    if color == "yellow":
        return "".join(
            stroke(f"M-70 {-40 + 22 * k}q35-12 70 0t70 0", darker(LAND[color], 0.14), 6) for k in range(5)
        ) + (
            group(town.gablehouse(p, 0, 0, 52, roof="#B5432C"), -8, 26)
            if kind
            else plants.reeds(p, -26, 26, 24, 44, n=14, color="#B07F2A")
        )
    if color == "green":
        return "".join(
            trees.fir(p, a, b, 0.34, "#2F6B50")
            for a, b in ((-30, 6), (26, 2), (0, 40), (-4, -14), (44, 38), (-46, 42))
        )
    if color == "red":
        return (
            path("M-60 60L-16-34H14L60 60Z", "#7A3326")
            + path("M-16-34H14L8-20-8-14Z", "#F2A23C")
            + stroke("M-2-20Q-10 10 6 56", "#F2A23C", 8)
            + circle(0, -52, 13, "#E9DACB", opacity=0.8)
        )
    if color == "blue":
        return "".join(
            stroke(f"M-70 {-36 + 24 * k}q18-14 35 0t35 0 35 0 35 0", lighter(LAND[color], 0.5), 5)
            for k in range(5)
        ) + (boats.sailboat(p, 0, 24, 0.3) if kind else "")
    return (
        rect(-34, 10, 68, 26, "#C9BFAF")
        + "".join(rect(-30 + 15 * k, -22, 8, 34, "#D9CFBE") for k in range(5))
        + poly([(-42, -22), (0, -50), (42, -22)], "#B5A88F")
    )


def _temple(x: float, y: float) -> str:
    light, dark = "#E9DCBE", "#B08D58"
    out = "".join(
        rect(-230 - 14 * k, -14 + 14 * k, 460 + 28 * k, 15, (light, darker(light, 0.08))[k % 2])
        for k in range(4)
    )
    out += rect(-200, -230, 400, 216, "#8A6238") + "".join(
        rect(-196 + 62 * k, -226, 34, 212, light)
        + rect(-176 + 62 * k, -226, 14, 212, dark, opacity=0.5)
        + rect(-202 + 62 * k, -232, 46, 14, light)
        for k in range(7)
        if k < 7
    )
    out += (
        rect(-226, -262, 452, 34, light)
        + poly([(-240, -262), (0, -370), (240, -262)], light)
        + poly([(-186, -270), (0, -352), (186, -270)], dark)
    )
    return group(out + circle(0, -300, 24, GOLD), x, y)


def _banner(x: float, y: float, color: str, *, mirror: bool = False) -> str:
    cloth = path("M6-250H110L88-200 110-150H6Z", color) + stroke("M20-236V-164", lighter(color, 0.4), 5)
    return group(rect(-5, -262, 10, 262, "#5B4128") + cloth + circle(0, -266, 10, GOLD), x, y, mirror=mirror)


def _columns(p: Palette) -> str:
    return "".join(
        group(
            rect(-26, -h, 52, h, p("#E3C79A"))
            + rect(4, -h, 22, h, p("#A87F52"))
            + rect(-36, -h - 16, 72, 18, p("#E3C79A")),
            x,
            560,
        )
        for x, h in ((90, 230), (190, 150), (850, 190))
    )


def _dig(p: Palette) -> str:
    rope = "".join(stroke(f"M{700 + 60 * k} 650v-40", p("#5B4128"), 6) for k in range(5)) + stroke(
        "M700 616H940M700 636H940", p("#F5EBDD"), 3
    )
    shards = "".join(
        path(f"M{x} {y}l22-14 16 12-10 16Z", p("#C2563F")) for x, y in ((730, 690), (800, 680), (870, 700))
    )
    digger = person(p, 690, 700, 1.5, "#2F5A50", hat="#E9D6AE") + stroke("M716 660L760 700", p("#5B4128"), 7)
    chance = rng("dig")
    marks_ = "".join(
        ellipse(chance.uniform(20, 300), chance.uniform(620, 710), 14, 3, p("#8A5A30")) for _ in range(14)
    )
    return rope + shards + digger + marks_


def _jar() -> str:
    c, d = "#D98B4A", "#7A3B20"
    body = "M-46-250H46L30-214Q118-190 112-104 100 0 46 0H-46Q-100 0-112-104-118-190-30-214Z"
    shade = path(
        "M20-250H46L30-214Q118-190 112-104 100 0 46 0H10Q70-90 20-250Z", darker(c, 0.22), opacity=0.6
    )
    bands = (
        stroke("M-112-110Q0-84 112-110", d, 9)
        + stroke("M-108-150Q0-126 108-150", d, 5)
        + stroke("M-98-60Q0-36 98-60", d, 9)
    )
    zig = stroke(
        "M-110-128l18 16 18-13 18 16 18-13 18 15 19-14 18 14 19-15 18 13 18-16 18 13 16-15", PAPER, 6
    )
    horse = path(
        "M-44-66q10-26 30-24l24-4q10-16 24-16l-2 12q8 6 6 16l-12-2q-4 18-2 34h"
        "-10l-4-22h-24l-8 22h-10l2-26q-8 2-14 10Z",
        d,
    )
    handles = stroke("M-40-232Q-92-226-84-180", c, 15) + stroke("M40-232Q92-226 84-180", darker(c, 0.15), 15)
    return (
        handles
        + path(body, c)
        + clip(
            shade + bands + zig + horse + "".join(circle(-90 + 20 * k, -30, 5, d) for k in range(10)),
            body + "Z",
        )
        + rect(-56, -262, 112, 18, c, r=6)
        + rect(-56, -250, 112, 6, d)
    )
