"""A drawing surface whose words stay words: shapes as SVG, labels apart, so that a PDF can set real type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from xml.sax.saxutils import escape

from PIL import ImageFont

from assets.draw.svg import FONTS, attrs, document, render

CARD_W, CARD_H = 744, 1039
BLEED = 35
MM = CARD_W / 63
"""Pixels per millimetre at 300 dpi: a card is 63 × 88 mm."""

FACES = {
    "serif": ("Gowun Batang", 700, "GowunBatang-Bold.ttf"),
    "sans": ("Pretendard", 400, "Pretendard-Regular.ttf"),
    "semi": ("Pretendard", 600, "Pretendard-SemiBold.ttf"),
    "bold": ("Pretendard", 700, "Pretendard-Bold.ttf"),
}


@dataclass(frozen=True)
class Label:
    """Words at a baseline point, in pixels; `anchor` is start, middle or end."""

    x: float
    y: float
    text: str
    size: float
    color: str
    font: str = "sans"
    anchor: str = "start"

    def to_svg(self) -> str:
        """The label as SVG text."""
        family, weight, _ = FACES[self.font]
        style = attrs(
            x=self.x,
            y=self.y,
            font_family=family,
            font_weight=weight,
            font_size=self.size,
            fill=self.color,
            text_anchor=None if self.anchor == "start" else self.anchor,
        )
        return f"<text{style}>{escape(self.text)}</text>"


@dataclass(frozen=True)
class Sheet:
    """A finished drawing: SVG shapes (drawn beyond the edge by the bleed), and the labels on top."""

    shapes: str
    labels: tuple[Label, ...]
    width: int = CARD_W
    height: int = CARD_H

    def to_png(self, *, words: bool = True, bleed: int = 0) -> bytes:
        """Renders at one pixel a unit; without `words` the labels are left to the caller."""
        text = "".join(label.to_svg() for label in self.labels) if words else ""
        body = f'<g transform="translate({bleed} {bleed})">{self.shapes}{text}</g>'
        return render(document(body, self.width + 2 * bleed, self.height + 2 * bleed))


def text_width(text: str, size: float, font: str = "sans") -> float:
    """The width of a text in pixels."""
    return float(_metrics(font).getlength(text)) * size / 100


def fitted(text: str, size: float, room: float, font: str = "sans") -> float:
    """The size, at most `size`, at which a text fits into `room` pixels."""
    wide = text_width(text, size, font)
    return size if wide <= room else size * room / wide


def wrapped(text: str, size: float, room: float, font: str = "sans") -> list[str]:
    """Breaks a text between words into lines that fit into `room` pixels."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, font) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(
    text: str,
    x: float,
    y: float,
    size: float,
    room: float,
    color: str,
    *,
    font: str = "sans",
    lead: float = 1.5,
) -> list[Label]:
    """A text of several lines from the first baseline `y` down."""
    lines = wrapped(text, size, room, font)
    return [Label(x, y + k * size * lead, line, size, color, font) for k, line in enumerate(lines)]


def centred(texts: Sequence[tuple[str, float, float, str, str]], x: float = CARD_W / 2) -> list[Label]:
    """Labels in the middle: (text, baseline, size, colour, font) each."""
    return [Label(x, y, text, size, color, font, "middle") for text, y, size, color, font in texts]


@lru_cache(maxsize=8)
def _metrics(font: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FONTS / FACES[font][2]), 100)
