"""The face of a tourism card."""

from __future__ import annotations

from assets.draw import marks
from assets.draw.motifs import W
from assets.draw.palette import INK, SUB
from assets.draw.recipes import picture
from assets.draw.sheet import BLEED, CARD_H, CARD_W, Label, Sheet, fitted, text_width
from assets.draw.svg import circle, clip, group, rect, stroke
from rules_data.tourism.components import COLORS, Card, Components, Place

SURFACE = "#FFFDF8"
HEAD = 112
ART = (27, 124, 690, 564)
QR_AT, QR_MODULE = (490, 786), 10
LEFT = 44


def card_code(card: Card) -> str:
    """What a card's QR code says: PJT and the card's number in three digits."""
    return f"PJT{card.number:03d}"


def card_face(card: Card, place: Place, deck: Components) -> Sheet:
    """Draws a card: name, points, discount, picture, place, theme, mapae, price, code."""
    shapes, labels = [_paper(card), _art(place)], []
    for part in (_head(card, place), _where(card, place, deck), _pills(card, place, deck), _price(card)):
        shapes.append(part[0])
        labels += part[1]
    shapes.append(marks.map_stamp(place, 630, 666, 78))
    shapes.append(marks.qr(card_code(card), *QR_AT, QR_MODULE))
    return Sheet("".join(shapes), tuple(labels))


def _paper(card: Card) -> str:
    full = rect(-BLEED, -BLEED, CARD_W + 2 * BLEED, CARD_H + 2 * BLEED, SURFACE)
    head = rect(-BLEED, -BLEED, CARD_W + 2 * BLEED, HEAD + BLEED, marks.tint_of(card.color))
    if card.color is not None:
        band = rect(-BLEED, HEAD - 5, CARD_W + 2 * BLEED, 5, marks.TOKEN[card.color])
        if card.color == "white":
            band += rect(-BLEED, HEAD - 1, CARD_W + 2 * BLEED, 2, "#B9B2A2")
    else:
        fifth = CARD_W / 5
        band = "".join(rect(fifth * k, HEAD - 5, fifth, 5, marks.TOKEN[c]) for k, c in enumerate(COLORS))
    return full + head + band


def _art(place: Place) -> str:
    x, y, w, h = ART
    frame = (
        f"M{x + 14} {y}h{w - 28}q14 0 14 14v{h - 28}q0 14-14 14h-{w - 28}q-14 0-14-14v-{h - 28}q0-14 14-14Z"
    )
    return clip(group(picture(place), x, y, w / W), frame) + stroke(frame, INK, 2.5, opacity=0.55)


def _head(card: Card, place: Place) -> tuple[str, list[Label]]:
    room = (500 if card.points else 580) - LEFT
    size = fitted(place.name.ko, 60, room, "serif")
    labels = [
        Label(LEFT, 93, place.name.ko, size, INK, "serif"),
        Label(LEFT, 34, f"No. {card.number}", 22, SUB, "semi"),
    ]
    dots = "".join(
        circle(LEFT + 92 + 20 * k, 27, 6.5, INK if k < card.tier else "none", stroke=INK, stroke_width=2)
        for k in range(3)
    )
    if card.color is None:
        shapes = marks.link_chip(664, 58, 47)
        labels.append(Label(664, 69, "연결", 30, INK, "bold", "middle"))
    else:
        shapes = marks.chip(card.color, 664, 58, 46)
        labels.append(
            Label(664, 70, marks.color_word(card.color), 34, marks.WORD[card.color], "bold", "middle")
        )
    if card.points:
        shapes += marks.star(560, 60, 50)
        labels.append(Label(560, 75, str(card.points), 40, "#FFFFFF", "bold", "middle"))
    return shapes + dots, labels


def _where(card: Card, place: Place, deck: Components) -> tuple[str, list[Label]]:
    region = next(kind.name for kind in deck.regions if kind.id == place.region)
    line = f"{place.city} · {region} · {card.tier}단계"
    english = place.name.en
    return "", [
        Label(LEFT, 736, line, fitted(line, 31, 505), INK),
        Label(LEFT, 772, english, fitted(english, 24, 400), SUB),
    ]


def _pills(card: Card, place: Place, deck: Components) -> tuple[str, list[Label]]:
    theme = next(kind.name for kind in deck.themes if kind.id == place.theme)
    tint = marks.THEME_TINT[place.theme]
    sign = marks.icon(f"theme/{place.theme}", LEFT + 15, 801, 29, tint[1])
    shape, label, width = marks.pill(LEFT, 793, theme, 26, tint, sign)
    if not card.mapae:
        return shape, [label]
    x = LEFT + width + 12
    mapae = marks.mapae_sign(x + 30, 817, 14, "#1F6F6B")
    shape2, label2, _ = marks.pill(x, 793, f"마패 {card.mapae}", 26, ("#DCEAE7", "#1F6F6B"), mapae)
    return shape + shape2, [label, label2]


def _price(card: Card) -> tuple[str, list[Label]]:
    asked = [(color, number) for color, number in card.cost.as_dict().items() if number]
    shapes, labels = "", []
    for k, (color, number) in enumerate(asked):
        x = LEFT + 37 + 81 * k
        shapes += marks.chip(color, x, 904, 36)
        labels.append(Label(x, 916, str(number), 34, marks.WORD[color], "bold", "middle"))
        labels.append(Label(x, 968, marks.color_word(color), 22, SUB, "semi", "middle"))
    total = f"토큰 {sum(number for _, number in asked)}개"
    labels.append(Label(LEFT, 1006, f"{total} · {card_code(card)}", 20, SUB))
    return shapes, labels


def name_width(text: str) -> float:
    """The width of a name at full size, for tests of the layout."""
    return text_width(text, 60, "serif")
