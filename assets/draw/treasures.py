"""Pictures of the ten relics, each on a field of 690 × 564 units."""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.draw.motifs.trees import branch
from assets.draw.palette import GOLD, PAPER, Palette, darker, lighter
from assets.draw.recipes import NoRecipeError
from assets.draw.svg import circle, clip, ellipse, glow, gradient, group, path, poly, rect, ring_of, smooth, stroke

WIDE, HIGH = 690, 564
_DAY = Palette.of("day", "any", "warm")


def treasure(relic_id: str) -> str:
    """The picture of a relic.

    Raises:
        NoRecipeError: nobody has drawn that relic.
    """
    if relic_id not in _TREASURES:
        raise NoRecipeError(f"'{relic_id}' 유물에는 아직 그림이 없습니다. assets/draw/treasures.py에 더하세요.")
    color, draw = _TREASURES[relic_id]
    define, fill = gradient([(0, lighter(color, 0.2)), (1, darker(color, 0.3))])
    field = define + rect(0, 0, WIDE, HIGH, fill) + _lattice(color)
    stand = ellipse(345, 500, 210, 22, darker(color, 0.5), opacity=0.55)
    return clip(field + glow(345, 270, 300, "#FFF3D0", 0.45) + stand + draw(), f"M0 0H{WIDE}V{HIGH}H0Z")


def _lattice(color: str) -> str:
    """A door lattice as the ground, so that the relics are one family."""
    tone = lighter(color, 0.22)
    out = "".join(stroke(f"M{x} 0V{HIGH}", tone, 2, opacity=0.35) for x in range(23, WIDE, 46))
    return out + "".join(stroke(f"M0 {y}H{WIDE}", tone, 2, opacity=0.35) for y in range(12, HIGH, 46))


def _jar() -> str:
    body = "M285 120H405L396 160Q500 200 490 310 470 460 405 496H285Q220 460 200 310 190 200 294 160Z"
    shade = path("M380 120H405L396 160Q500 200 490 310 470 460 405 496H360Q450 330 380 120Z", "#C9D2DA", opacity=0.7)
    blue = branch(_DAY, [(250, 440), (300, 360), (350, 330), (430, 250)], ("#2F5FA8", "#4F7FC0", "#2F5FA8"), n=26, size=15)
    rings = stroke("M292 176Q345 190 398 176M218 470Q345 510 472 470", "#2F5FA8", 6) + rect(280, 108, 130, 18, "#EEF1F2", r=7)
    return path(body, "#F6F6F2") + clip(shade + blue, body) + rings + stroke("M270 220q-30 60-22 130", "#FFFFFF", 10, opacity=0.8)


def _hairpin() -> str:
    stem = group(rect(-250, -13, 500, 26, "#DDEBDC", r=13) + rect(-250, 2, 500, 9, "#A9C8AE", r=4), 330, 300, turn=-24)
    head = group(circle(0, 0, 54, "#EAF4E6") + circle(0, 0, 34, "#BFDCC2") + "".join(
        group(path("M0-12Q20-34 0-62-20-34 0-12Z", "#EAF4E6"), 0, 0, turn=60 * k) for k in range(6)
    ) + circle(0, 0, 15, GOLD), 550, 200)
    tassel = stroke("M550 260v120", "#C8402F", 5) + "".join(stroke(f"M{530 + 8 * k} 380v70", "#C8402F", 4) for k in range(6)) + rect(526, 370, 48, 16, GOLD, r=4)
    return tassel + stem + head + circle(120, 394, 20, "#EAF4E6")


def _mask() -> str:
    face = "M210 130Q345 70 480 130 520 300 440 420 345 520 250 420 170 300 210 130Z"
    hair = path("M196 150Q345 50 494 150L480 220Q345 130 210 220Z", "#2B2320") + circle(345, 78, 42, "#2B2320") + rect(250, 92, 190, 10, "#C8402F", r=5)
    spots = circle(345, 178, 15, "#C8402F") + circle(258, 340, 22, "#C8402F") + circle(432, 340, 22, "#C8402F")
    eyes = path("M248 262q44-26 84 2-44 20-84-2ZM358 264q40-28 84-2-40 22-84 2Z", "#2B2320") + stroke("M240 226q48-30 92-8M358 218q44-22 92 8", "#2B2320", 7)
    nose = path("M336 262Q316 352 345 358 374 352 354 262Z", "#F4E6D0") + path("M300 408q45-22 90 0-45 26-90 0Z", "#C8402F")
    return path(face, "#EAD7BC") + path("M345 100Q480 110 480 130 520 300 440 420 400 466 345 470Z", "#D5BD9B", opacity=0.7) + hair + spots + eyes + nose


def _desk() -> str:
    desk = rect(120, 420, 450, 26, "#7A4A2E", r=6) + rect(150, 446, 22, 60, "#5B3420") + rect(518, 446, 22, 60, "#5B3420")
    paper = path("M190 414L250 330H500L540 414Z", "#FBF7EA") + "".join(stroke(f"M{300 + 46 * k} {346 + 4 * k}q-10 20 0 44", "#22252B", 7) for k in range(4))
    stone = rect(150, 380, 90, 38, "#33363C", r=8) + ellipse(196, 386, 34, 9, "#15171B")
    pot = path("M520 250h70l-8 166h-54Z", "#8FA6A0") + stroke("M524 300h62M527 350h56", "#5F7A74", 4)
    brushes = "".join(group(rect(-5, -150, 10, 120, "#A9743F", r=4) + path("M-8-30h16l-8 34Z", "#22252B"), 555 + 16 * (k - 1), 250, turn=(-14, 4, 18)[k] + 180) for k in range(3))
    return brushes + pot + desk + paper + stone + group(rect(-6, -190, 12, 160, "#A9743F", r=5) + path("M-9-30h18l-9 40Z", "#22252B"), 360, 372, turn=36)


def _pitcher() -> str:
    c = "#7FAE9C"
    body = "M290 190Q220 250 214 350 220 470 300 492H400Q480 470 486 350 480 250 410 190L396 130H304Z"
    spout = path("M470 300Q540 280 560 190L586 196Q576 340 470 380Z", c)
    handle = stroke("M226 330Q120 300 150 210 170 160 292 156", c, 24)
    petals = "".join(path(f"M{280 + 46 * k} 470q-30-70 6-120 36 50 6 120Z", "#5F8F80", opacity=0.7) for k in range(4))
    cranes = "".join(group(path("M0 0Q-18-24-44-26-24-10-6 4 10-24 34-32 20-6 8 6L30 16-6 12Z", "#EEF4EC"), x, y, 1.1) for x, y in ((300, 270), (400, 300)))
    lid = path("M296 130Q300 84 350 78 400 84 404 130Z", "#8FBEAC") + circle(350, 70, 13, "#A9D0C0")
    return handle + spout + path(body, c) + clip(petals + cranes + path("M400 130Q520 260 420 492H500V130Z", "#4F7F70", opacity=0.45), body) + lid


def _fan() -> str:
    arms = "".join(
        path(f"M345 440L{345 + 290 * math.cos(math.radians(a)):.0f} {440 + 290 * math.sin(math.radians(a)):.0f}A290 290 0 0 1 "
             f"{345 + 290 * math.cos(math.radians(a + 10)):.0f} {440 + 290 * math.sin(math.radians(a + 10)):.0f}Z", ("#FBF5E6", "#F0E4C8")[k % 2])
        for k, a in enumerate(range(-170, -10, 10))
    )
    symbol = group(circle(0, 0, 86, "#2B5FA3") + path("M-86 0A86 86 0 0 1 86 0A43 43 0 0 1 0 0A43 43 0 0 0-86 0Z", "#C8402F"), 345, 270)
    ribs = "".join(stroke(f"M345 440L{345 + 110 * math.cos(math.radians(a)):.0f} {440 + 110 * math.sin(math.radians(a)):.0f}", "#8A5A32", 6) for a in range(-165, -10, 15))
    return arms + symbol + ribs + circle(345, 440, 13, GOLD) + stroke("M345 452q-16 30 4 60", "#C8402F", 6) + "".join(stroke(f"M{338 + 6 * k} 506v40", "#C8402F", 4) for k in range(4))


def _chart() -> str:
    disc = circle(345, 282, 226, "#20283A") + circle(345, 282, 226, "none", stroke=GOLD, stroke_width=8)
    rings = "".join(circle(345, 282, r, "none", stroke="#8FA3C4", stroke_width=2, opacity=0.7) for r in (70, 130, 190)) + "".join(
        stroke(f"M345 282L{345 + 214 * math.cos(math.pi * k / 14):.0f} {282 + 214 * math.sin(math.pi * k / 14):.0f}", "#8FA3C4", 1.4, opacity=0.5) for k in range(28)
    )
    dipper = [(240, 210), (286, 196), (330, 216), (372, 236), (384, 292), (448, 300), (462, 240)]
    stars = stroke("M" + "L".join(f"{x} {y}" for x, y in dipper), "#FFE7A8", 3) + "".join(path(ring_of(x, y, 15, 5, 4), "#FFF3CC") for x, y in dipper)
    more = [(300, 360), (340, 400), (400, 380), (250, 300), (210, 340), (420, 160), (470, 380), (320, 140), (280, 440), (180, 250)]
    return disc + rings + stars + "".join(circle(x, y, 5, "#FFF3CC") for x, y in more) + stroke("M300 360L340 400 400 380M250 300L210 340 180 250", "#8FA3C4", 2)


def _beam() -> str:
    band = rect(60, 190, 570, 190, "#2E6F62") + rect(60, 190, 570, 16, "#C8402F") + rect(60, 364, 570, 16, "#C8402F")
    petals = "".join(group(path("M0-8Q34-44 0-84-34-44 0-8Z", ("#E2673A", "#F0C24B", "#3D6FA3", "#F5EBDD")[k % 4]) + path("M0-20Q16-42 0-64-16-42 0-20Z", "#FBF3DC"), 345, 285, turn=45 * k) for k in range(8))
    waves = "".join(stroke(f"M{x + s * 12 * j} 214q{s * 40} 72 0 142", ("#F0C24B", "#E2673A", "#F5EBDD", "#3D6FA3")[j % 4], 9) for x, s in ((210, -1), (480, 1)) for j in range(7))
    ends = "".join(circle(x, 285, 58, "#C8402F") + circle(x, 285, 44, "#F0C24B") + circle(x, 285, 30, "#2E6F62") + path(ring_of(x, 285, 26, 12, 6), "#FBF3DC") for x in (80, 610))
    return band + waves + petals + circle(345, 285, 26, "#C8402F") + circle(345, 285, 12, "#F0C24B") + ends


def _mirror() -> str:
    c, d = "#5F8A7A", "#38594E"
    rings = circle(345, 282, 220, d) + circle(345, 282, 208, c) + "".join(circle(345, 282, r, "none", stroke=d, stroke_width=4) for r in (184, 128, 70))
    teeth = "".join(poly([(345 + r1 * math.cos(a), 282 + r1 * math.sin(a)), (345 + r2 * math.cos(a + s), 282 + r2 * math.sin(a + s)), (345 + r1 * math.cos(a + 2 * s), 282 + r1 * math.sin(a + 2 * s))], d) for r1, r2, n in ((186, 206, 48), (130, 180, 28), (72, 124, 18)) for k in range(n) for a, s in ((2 * math.pi * k / n, math.pi / n),))
    knobs = "".join(ellipse(x, 300, 20, 12, lighter(c, 0.35), stroke=d, stroke_width=4) for x in (318, 376))
    return rings + teeth + knobs + stroke("M180 180Q220 110 300 86", lighter(c, 0.5), 9, opacity=0.6)


def _box() -> str:
    body = rect(130, 250, 430, 240, "#8F1F1A", r=10) + rect(120, 190, 450, 80, "#A62A22", r=10) + rect(130, 470, 430, 20, "#6A1512")
    brass = rect(315, 240, 60, 84, GOLD, r=8) + circle(345, 296, 14, darker(GOLD, 0.4)) + "".join(rect(x, y, 40, 40, GOLD, r=6) for x, y in ((126, 446), (524, 446), (122, 194), (528, 194)))
    pearl = ("#E6F0EC", "#CFE3E8", "#EBDDE8")
    flowers = "".join(circle(x + 18 * math.cos(6.283 * j / 5), y + 18 * math.sin(6.283 * j / 5), 12, pearl[(j + k) % 3]) for k, (x, y) in enumerate(((210, 330), (250, 410), (470, 330), (430, 420), (180, 420), (520, 410), (220, 226), (460, 226))) for j in range(5))
    vines = stroke("M160 460Q200 400 210 340T290 300M540 460Q500 400 480 340T400 300M150 240Q230 200 310 236M380 236Q460 200 540 240", "#CFE3E8", 5)
    return body + vines + flowers + "".join(circle(x, y, 6, GOLD) for x, y in ((210, 330), (250, 410), (470, 330), (430, 420), (180, 420), (520, 410), (220, 226), (460, 226))) + brass + stroke(smooth([(140, 206), (345, 198), (550, 206)]), PAPER, 3, opacity=0.4)


_TREASURES: dict[str, tuple[str, Callable[[], str]]] = {
    "blue-white-jar": ("#3F6A94", _jar),
    "jade-hairpin": ("#7A4A5A", _hairpin),
    "bride-mask": ("#5A7A6A", _mask),
    "scholars-desk": ("#B0905E", _desk),
    "celadon-pitcher": ("#B5714A", _pitcher),
    "taegeuk-fan": ("#5E8C84", _fan),
    "star-chart": ("#6A5E94", _chart),
    "dancheong-beam": ("#B59A62", _beam),
    "bronze-mirror": ("#8A4A3A", _mirror),
    "lacquer-box": ("#4A6A70", _box),
}
