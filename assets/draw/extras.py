"""Faces of relics and win conditions, and the backs of all cards."""

from __future__ import annotations

from assets.draw import marks
from assets.draw.face import ART, HEAD, LEFT, SURFACE
from assets.draw.motifs import hanok, land, sky
from assets.draw.palette import GOLD, INK, PAPER, SUB, TEAL, Palette, darker, lighter
from assets.draw.sheet import BLEED, CARD_H, CARD_W, Label, Sheet, centred, fitted
from assets.draw.svg import circle, clip, group, path, rect, ring_of, stroke
from assets.draw.treasures import treasure
from rules_data import game
from rules_data.tourism.components import Relic, WinCondition
from rules_data.tourism.goals import needs_in_words

BACKS = {
    "tier1": ("1단계", "#3F7F6C", 1),
    "tier2": ("2단계", "#B5803A", 2),
    "tier3": ("3단계", "#9A3F3A", 3),
    "relic": ("유물", "#5A4A78", 0),
    "goal": ("승리 조건", "#2B4A66", 0),
}
_FULL = (-BLEED, -BLEED, CARD_W + 2 * BLEED, CARD_H + 2 * BLEED)


def relic_face(relic: Relic) -> Sheet:
    """A relic: its name, its picture, the discounts that it asks for, its point."""
    points = game("tourism").figures(players=4)["relic_points"].value
    x, y, w, h = ART
    frame = f"M{x} {y}h{w}v{h}h-{w}Z"
    shapes = rect(*_FULL, SURFACE) + rect(-BLEED, -BLEED, _FULL[2], HEAD + BLEED, "#F3E3BE")
    shapes += (
        rect(-BLEED, HEAD - 5, _FULL[2], 5, GOLD)
        + group(treasure(relic.id), x, y)
        + stroke(frame, INK, 2.5, opacity=0.55)
    )
    shapes += marks.star(664, 60, 50)
    labels = [
        Label(LEFT, 34, "유물", 22, SUB, "semi"),
        Label(LEFT, 93, relic.name, fitted(relic.name, 58, 520, "serif"), INK, "serif"),
        Label(664, 75, str(points), 40, "#FFFFFF", "bold", "middle"),
        Label(LEFT, 740, relic.en, fitted(relic.en, 26, 650), SUB),
        Label(LEFT, 790, "내 카드의 할인이 이만큼이면 차례 끝에 얻습니다.", 29, INK),
    ]
    asked = [(color, number) for color, number in relic.needs.as_dict().items() if number]
    for k, (color, number) in enumerate(asked):
        cx = LEFT + 56 + 150 * k
        shapes += marks.chip(color, cx, 890, 54)
        labels.append(Label(cx, 908, str(number), 50, marks.WORD[color], "bold", "middle"))
        labels.append(Label(cx, 985, f"{marks.color_word(color)} 할인", 26, SUB, "semi", "middle"))
    return Sheet(shapes, tuple(labels))


def goal_face(goal: WinCondition) -> Sheet:
    """A win condition: its name, and what it asks for at each player count."""
    shapes = rect(*_FULL, SURFACE) + _goal_picture(goal)
    labels = [
        Label(LEFT, 52, "승리 조건", 28, "#FFFFFF", "semi"),
        Label(CARD_W - LEFT, 52, "무작위" if goal.random else "선택", 28, "#FFFFFF", "semi", "end"),
        *centred(
            [
                (goal.name, 330, fitted(goal.name, 64, 640, "serif"), INK, "serif"),
                (goal.en, 376, 26, SUB, "sans"),
            ]
        ),
    ]
    y = 406.0
    for players, needs in sorted(goal.needs.items()):
        parts = needs_in_words(needs).split(" + ")
        pitch, size = (42, 31) if len(parts) < 4 else (36, 28)
        height = 28 + pitch * len(parts)
        shapes += rect(LEFT, y, CARD_W - 2 * LEFT, height, lighter("#EFE6D3", 0.2), r=16)
        shapes += circle(LEFT + 58, y + height / 2, 40, TEAL)
        labels.append(Label(LEFT + 58, y + height / 2 + 12, f"{players}명", 34, "#FFFFFF", "bold", "middle"))
        for k, part in enumerate(parts):
            labels.append(
                Label(LEFT + 124, y + 13 + size + pitch * k, part, fitted(part, size, 510), INK, "semi")
            )
        y += height + 16
    status = "안내에 적힌 조건입니다." if goal.status == "stated" else "판지기의 기본값입니다."
    labels.append(
        Label(CARD_W / 2, 1006, f"모두 채우면 그 라운드를 마칩니다. {status}", 25, SUB, "sans", "middle")
    )
    return Sheet(shapes, tuple(labels))


def back(kind: str) -> Sheet:
    """The back of a kind of card: tier1, tier2, tier3, relic or goal."""
    word, color, stars = BACKS[kind]
    deep, pale = darker(color, 0.28), lighter(color, 0.72)
    shapes = (
        rect(*_FULL, color)
        + _clouds(lighter(color, 0.16))
        + rect(36, 36, CARD_W - 72, CARD_H - 72, "none", r=26, stroke=pale, stroke_width=5)
    )
    shapes += rect(52, 52, CARD_W - 104, CARD_H - 104, "none", r=18, stroke=pale, stroke_width=2)
    shapes += (
        circle(372, 470, 236, deep)
        + circle(372, 470, 236, "none", stroke=pale, stroke_width=6)
        + _medallion()
    )
    shapes += "".join(marks.star(372 + 74 * (k - (stars - 1) / 2), 800, 34) for k in range(stars))
    labels = centred(
        [
            ("관광카드 여행", 170, 62, PAPER, "serif"),
            (word, 912, 58, PAPER, "serif"),
            ("판지기", 962, 26, pale, "semi"),
        ]
    )
    return Sheet(shapes, tuple(labels))


def _goal_picture(goal: WinCondition) -> str:
    p = Palette.of("dusk", "any", "amber" if goal.random else "violet")
    view = sky.sky(p, 200) + sky.sun(p, 650, 100, 44) + land.ranges(p, 200, 3, goal.id, 60)
    view += hanok.hall(p, 250, 262, 110, tiers=2) + land.wooded(
        p, p("#4F5A3C"), [(-20, 240), (300, 226), (600, 250), (940, 226)], 300
    )
    whole = f"M-{BLEED}-{BLEED}H{CARD_W + BLEED}V254H-{BLEED}Z"
    return clip(group(view, -BLEED, -40, 0.91), whole) + rect(
        -BLEED, -BLEED, _FULL[2], 72 + BLEED, INK, opacity=0.55
    )


def _clouds(tone: str) -> str:
    one = stroke("M-60 20q0-34 34-34 8-30 40-22 30-12 40 18 34-2 34 30 0 24-28 24H-34q-26-2-26-16Z", tone, 5)
    return "".join(
        group(one, 90 + 190 * i + (95 if j % 2 else 0), 60 + 130 * j, 0.8)
        for j in range(9)
        for i in range(-1, 5)
    )


def _medallion() -> str:
    p = Palette.of("dusk", "autumn", "amber")
    view = sky.sky(p, 460) + sky.sun(p, 610, 200, 74) + land.ranges(p, 420, 4, "back", 90)
    view += hanok.hall(p, 420, 590, 330, tiers=2) + land.wooded(
        p, p("#4F5A3C"), [(-20, 590), (300, 570), (600, 600), (940, 570)], 740
    )
    return clip(group(view, 372 - 290, 470 - 250, 0.66), "M144 470a228 228 0 1 1 456 0a228 228 0 1 1-456 0Z")


def joker(x: float, y: float, r: float) -> str:
    """The golden joker token: a royal seal."""
    seal = rect(-30, 4, 60, 34, darker(GOLD, 0.35), r=4) + path(
        "M-22 4Q-28-22-8-26-14-40 0-44 14-40 8-26 28-22 22 4Z", darker(GOLD, 0.35)
    )
    return group(
        circle(0, 0, r, "#E3B64F", stroke=darker(GOLD, 0.25), stroke_width=r * 0.05)
        + path(ring_of(0, 0, r * 0.93, r * 0.84, 24), lighter(GOLD, 0.45))
        + circle(0, 0, r * 0.76, "#E3B64F")
        + group(seal, 0, 2, r / 74),
        x,
        y,
    )
