"""Falls and the sea of Jeju."""

from __future__ import annotations

from collections.abc import Iterable

from assets.draw.motifs import W, animals, boats, land, life, plants, sky, trees, water
from assets.draw.palette import LAMP, Palette
from assets.draw.recipes import place
from assets.draw.svg import circle, ellipse, glow, group, path, rect, rng, stroke


@place("jeongbang-falls", "azure")
def jeongbang(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 300)
        + sky.cloud(p, 120, 80, 0.8)
        + land.wooded(
            p, p("#3F7F57"), [(-20, 150), (200, 120), (480, 130), (700, 110), (920, 140)], 330, size=20
        )
    )
    yield land.rock(
        p,
        [
            (-20, 610),
            (-20, 190),
            (160, 176),
            (330, 190),
            (400, 210),
            (520, 210),
            (600, 186),
            (780, 170),
            (930, 190),
            (930, 600),
        ],
        "#4F4B4C",
        lines="columns",
        seed="jb",
    ) + path(
        "M-20 190L160 176 330 190 400 210 520 210 600 186 780 170 930 190V214"
        "L780 196 600 212 500 234 400 232 330 214 160 200-20 214Z",
        p("#5E9A5C"),
    )
    yield (
        water.falls(p, 460, 206, 590, 110)
        + water.falls(p, 350, 200, 576, 30)
        + "".join(
            trees.pine(p, x, y, s, mirror=m)
            for x, y, s, m in (
                (90, 190, 0.8, False),
                (240, 196, 0.6, True),
                (640, 190, 0.75, True),
                (820, 186, 0.9, False),
                (740, 180, 0.5, False),
            )
        )
    )
    yield (
        "".join(
            plants.bush(p, x, y, 0.5, "#5E9A5C")
            for x, y in ((120, 320), (250, 420), (680, 340), (800, 430), (600, 300), (60, 480))
        )
        + water.sea(p, 600, color="#3FA0B0", deep="#1F6F8C", waves=24, seed="jb")
        + water.foam(460, 612, 260, 12)
        + land.boulders(
            p,
            [
                (90, 640, 60),
                (220, 650, 44),
                (700, 646, 56),
                (830, 660, 74),
                (600, 640, 34),
                (320, 640, 30),
                (40, 720, 60),
                (160, 730, 40),
                (780, 736, 50),
            ],
            "#5A5656",
        )
    )
    yield (
        life.crowd(p, [(210, 616, 0.62), (240, 616, 0.6), (700, 596, 0.6)], 2)
        + stroke("M250 560Q460 330 700 560", "#FFFFFF", 5, opacity=0.35)
        + "".join(
            stroke(f"M{262 + 8 * k} 566Q460 {346 + 10 * k} {690 - 8 * k} 566", c, 7, opacity=0.45)
            for k, c in enumerate(("#F06A5A", "#F7D36A", "#7FD08A", "#6FB2E0"))
        )
    )


@place("haenyeo-museum", "azure")
def haenyeo(p: Palette) -> Iterable[str]:
    yield (
        sky.sky(p, 200)
        + sky.cloud(p, 170, 70, 0.8)
        + land.hill(p("#7FA08F", 0.35), [(420, 210), (560, 150), (640, 140), (760, 176), (920, 206)], 240)
        + water.sea(p, 200, color="#4FB0BE", deep="#0F5A7C", waves=20, seed="haenyeo")
    )
    yield rect(0, 330, W, 420, "#1F7C98", opacity=0.35) + "".join(
        path(f"M{x} 320L{x + 60} 320L{x - 60 + k * 8} 745H{x - 190 + k * 8}Z", "#DDF3F0", opacity=0.12)
        for k, x in enumerate((220, 360, 520, 680, 840))
    )
    yield (
        "".join(boats.buoy(p, x, y, s) for x, y, s in ((150, 300, 1.7), (430, 270, 1.1), (720, 290, 1.4)))
        + group(_wall(p), 700, 236)
        + sky.gulls([(320, 120, 0.8), (480, 90, 0.6)])
    )
    yield (
        path(
            "M-20 340Q60 300 130 330T280 326 430 332 580 322 730 334 920 322",
            "none",
            stroke="#FFFFFF",
            stroke_width=6,
            opacity=0.7,
        )
        + group(_diver(p), 430, 500, 1.5, turn=28)
        + group(_diver(p), 740, 560, 0.75, turn=40, mirror=True)
    )
    yield land.rock(
        p,
        [
            (-20, 745),
            (-20, 660),
            (70, 620),
            (180, 650),
            (260, 690),
            (420, 680),
            (560, 710),
            (700, 690),
            (920, 720),
            (920, 745),
        ],
        "#3F4A50",
        seed="reef",
    ) + "".join(
        stroke(f"M{x} 700q{-20 + 8 * (k % 4)}-60 8-110t-6-70", ("#3F8F5E", "#6BAF5E", "#2F6F58")[k % 3], 12)
        for k, x in enumerate((30, 80, 140, 220, 300, 620, 690, 760, 840))
    )
    yield (
        "".join(
            group(animals.fish(p, 0, 0, s, c), x, y, mirror=m)
            for x, y, s, c, m in (
                (160, 470, 0.7, "#F0B73E", False),
                (220, 510, 0.6, "#F0B73E", False),
                (120, 530, 0.55, "#F0B73E", False),
                (640, 440, 0.7, "#E78A8A", True),
                (840, 420, 0.6, "#E78A8A", True),
            )
        )
        + "".join(
            ellipse(x, y, 24, 14, "#B5765A") + ellipse(x, y - 2, 15, 8, "#E3B08A")
            for x, y in ((350, 690), (420, 700), (560, 716))
        )
        + "".join(
            circle(x, y, r, "none", stroke="#DDF3F0", stroke_width=3)
            for x, y, r in ((560, 420, 9), (580, 380, 7), (566, 350, 11), (770, 480, 6), (780, 450, 8))
        )
    )


def _diver(p: Palette) -> str:
    suit, skin = "#22272E", "#E0B18A"
    out = (
        stroke("M-120 10Q-60-20-10-4", suit, 26)
        + stroke("M-126 40Q-70 20-10 6", suit, 26)
        + path("M-134-4l-60-10-6 26 60 14ZM-142 36l-56 14 6 26 62-22Z", "#E2762F")
        + path("M-30-26Q30-42 84-20L92 18Q30 40-30 26Z", suit)
        + path("M-10-28Q30-38 60-28L64-12Q24-20-12-10Z", "#F08B2C")
    )
    return (
        out
        + stroke("M80 10Q120 30 160 26", suit, 20)
        + circle(166, 26, 11, skin)
        + circle(112, -12, 31, suit)
        + ellipse(122, -8, 22, 23, skin)
        + path("M104-34Q128-44 146-24L142-8Q122-16 106-6Z", "#F5C542")
        + path("M109-29Q127-37 140-22L137-13Q122-18 110-11Z", "#BFE8F0")
        + circle(119, -21, 3, "#22252B")
        + circle(131, -21, 3, "#22252B")
        + stroke("M118 4q8 5 14-1", "#B5654A", 3)
        + stroke("M60 24Q80 60 110 66", suit, 16)
        + path("M104 60l40 8-6 12-38-8Z", "#8A6244")
    )


def _wall(p: Palette) -> str:
    chance, out = rng("bulteok"), ""
    for r in range(4):
        for k in range(9 - r % 2):
            out += ellipse(
                -96 + 24 * k + (r % 2) * 12,
                -8 - 17 * r,
                14,
                10,
                p(chance.choice(("#4F4B49", "#5F5A57", "#6C6763"))),
            )
    return out + sky.smoke(p, 0, -76, 0.7) + glow(0, -60, 40, LAMP, 0.5)
