"""Relics: jars, boxes and the scholar's desk."""

from __future__ import annotations

import math

from assets.draw.motifs.plants import branch
from assets.draw.palette import GOLD, PAPER, Palette, darker
from assets.draw.svg import (
    circle,
    clip,
    ellipse,
    group,
    path,
    rect,
    smooth,
    stroke,
)

_DAY = Palette.of("day", "any", "warm")


def jar() -> str:
    """The picture alone."""
    body = "M285 120H405L396 160Q500 200 490 310 470 460 405 496H285Q220 460 200 310 190 200 294 160Z"
    shade = path(
        "M380 120H405L396 160Q500 200 490 310 470 460 405 496H360Q450 330 380 120Z", "#C9D2DA", opacity=0.7
    )
    blue = branch(
        _DAY,
        [(250, 440), (300, 360), (350, 330), (430, 250)],
        ("#2F5FA8", "#4F7FC0", "#2F5FA8"),
        n=26,
        size=15,
    )
    rings = stroke("M292 176Q345 190 398 176M218 470Q345 510 472 470", "#2F5FA8", 6) + rect(
        280, 108, 130, 18, "#EEF1F2", r=7
    )
    return (
        path(body, "#F6F6F2")
        + clip(shade + blue, body)
        + rings
        + stroke("M270 220q-30 60-22 130", "#FFFFFF", 10, opacity=0.8)
    )


def desk() -> str:
    """The picture alone."""
    desk = (
        rect(120, 420, 450, 26, "#7A4A2E", r=6)
        + rect(150, 446, 22, 60, "#5B3420")
        + rect(518, 446, 22, 60, "#5B3420")
    )
    paper = path("M190 414L250 330H500L540 414Z", "#FBF7EA") + "".join(
        stroke(f"M{300 + 46 * k} {346 + 4 * k}q-10 20 0 44", "#22252B", 7) for k in range(4)
    )
    stone = rect(150, 380, 90, 38, "#33363C", r=8) + ellipse(196, 386, 34, 9, "#15171B")
    pot = path("M520 250h70l-8 166h-54Z", "#8FA6A0") + stroke("M524 300h62M527 350h56", "#5F7A74", 4)
    brushes = "".join(
        group(
            rect(-5, -150, 10, 120, "#A9743F", r=4) + path("M-8-30h16l-8 34Z", "#22252B"),
            555 + 16 * (k - 1),
            250,
            turn=(-14, 4, 18)[k] + 180,
        )
        for k in range(3)
    )
    return (
        brushes
        + pot
        + desk
        + paper
        + stone
        + group(
            rect(-6, -190, 12, 160, "#A9743F", r=5) + path("M-9-30h18l-9 40Z", "#22252B"), 360, 372, turn=36
        )
    )


def pitcher() -> str:
    """The picture alone."""
    c = "#7FAE9C"
    body = "M290 190Q220 250 214 350 220 470 300 492H400Q480 470 486 350 480 250 410 190L396 130H304Z"
    spout = path("M470 300Q540 280 560 190L586 196Q576 340 470 380Z", c)
    handle = stroke("M226 330Q120 300 150 210 170 160 292 156", c, 24)
    petals = "".join(
        path(f"M{280 + 46 * k} 470q-30-70 6-120 36 50 6 120Z", "#5F8F80", opacity=0.7) for k in range(4)
    )
    cranes = "".join(
        group(path("M0 0Q-18-24-44-26-24-10-6 4 10-24 34-32 20-6 8 6L30 16-6 12Z", "#EEF4EC"), x, y, 1.1)
        for x, y in ((300, 270), (400, 300))
    )
    lid = path("M296 130Q300 84 350 78 400 84 404 130Z", "#8FBEAC") + circle(350, 70, 13, "#A9D0C0")
    return (
        handle
        + spout
        + path(body, c)
        + clip(petals + cranes + path("M400 130Q520 260 420 492H500V130Z", "#4F7F70", opacity=0.45), body)
        + lid
    )


def box() -> str:
    """The picture alone."""
    body = (
        rect(130, 250, 430, 240, "#8F1F1A", r=10)
        + rect(120, 190, 450, 80, "#A62A22", r=10)
        + rect(130, 470, 430, 20, "#6A1512")
    )
    brass = (
        rect(315, 240, 60, 84, GOLD, r=8)
        + circle(345, 296, 14, darker(GOLD, 0.4))
        + "".join(rect(x, y, 40, 40, GOLD, r=6) for x, y in ((126, 446), (524, 446), (122, 194), (528, 194)))
    )
    pearl = ("#E6F0EC", "#CFE3E8", "#EBDDE8")
    flowers = "".join(
        circle(x + 18 * math.cos(6.283 * j / 5), y + 18 * math.sin(6.283 * j / 5), 12, pearl[(j + k) % 3])
        for k, (x, y) in enumerate(
            ((210, 330), (250, 410), (470, 330), (430, 420), (180, 420), (520, 410), (220, 226), (460, 226))
        )
        for j in range(5)
    )
    vines = stroke(
        "M160 460Q200 400 210 340T290 300M540 460Q500 400 480 340T400 300M150"
        " 240Q230 200 310 236M380 236Q460 200 540 240",
        "#CFE3E8",
        5,
    )
    return (
        body
        + vines
        + flowers
        + "".join(
            circle(x, y, 6, GOLD)
            for x, y in (
                (210, 330),
                (250, 410),
                (470, 330),
                (430, 420),
                (180, 420),
                (520, 410),
                (220, 226),
                (460, 226),
            )
        )
        + brass
        + stroke(smooth([(140, 206), (345, 198), (550, 206)]), PAPER, 3, opacity=0.4)
    )
