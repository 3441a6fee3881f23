"""Sets the rules leaflet on one A4 page."""

from __future__ import annotations

from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from assets.draw.leaflet import Leaflet, Section, leaflet
from assets.draw.palette import INK, LINE, RED, SUB, TEAL

MARGIN = 15 * mm
GAP = 8 * mm
BODY, LEAD = 10, 15


class LeafletTooLongError(ValueError):
    """The rules no longer fit on one page."""


def draw_leaflet(canvas: Canvas) -> None:
    """Draws the page.

    Raises:
        LeafletTooLongError: the text runs over the foot of the page.
    """
    content = leaflet()
    y = _head(canvas, content)
    y = _table(canvas, content, y)
    column = (A4[0] - 2 * MARGIN - GAP) / 2
    left, right = content.sections[:1] + content.sections[3:], content.sections[1:3]
    ends = [
        _column(canvas, left, MARGIN, y, column),
        _column(canvas, right, MARGIN + column + GAP, y, column),
    ]
    if min(ends) < 12 * mm:
        raise LeafletTooLongError("규칙 안내가 한 쪽을 넘습니다. 글을 줄이거나 leaflet.py의 항목을 빼세요.")


def _head(canvas: Canvas, content: Leaflet) -> float:
    y = A4[1] - 24 * mm
    canvas.setFillColor(INK)
    canvas.setFont("serif", 27)
    canvas.drawString(MARGIN, y, content.title)
    canvas.setFont("sans", 10)
    canvas.setFillColor(SUB)
    for line in _lines(content.summary, "sans", 10, A4[0] - 2 * MARGIN):
        y -= 15
        canvas.drawString(MARGIN, y, line)
    return y - 10


def _table(canvas: Canvas, content: Leaflet, y: float) -> float:
    """The set-up figures: one row a player count, one column a figure."""
    width = A4[0] - 2 * MARGIN
    step = width / (len(content.table) + 0.6)
    canvas.setFillColor("#F3EBDB")
    canvas.roundRect(
        MARGIN, y - 24 - 22 * len(content.counts), width, 24 + 22 * len(content.counts), 7, stroke=0, fill=1
    )
    for k, (label, _) in enumerate(content.table):
        _middle(canvas, label, "semi", 8, SUB, MARGIN + step * (1.1 + k), y - 15)
    for row, count in enumerate(content.counts):
        base = y - 38 - 22 * row
        _middle(canvas, f"{count}명", "bold", 11, TEAL, MARGIN + step * 0.3, base)
        for k, (_, values) in enumerate(content.table):
            _middle(canvas, values[row], "bold", 12.5, RED, MARGIN + step * (1.1 + k), base)
    return y - 24 - 22 * len(content.counts) - 20


def _column(canvas: Canvas, sections: tuple[Section, ...], x: float, y: float, width: float) -> float:
    for section in sections:
        canvas.setFillColor(INK)
        canvas.setFont("serif", 14.5)
        canvas.drawString(x, y, section.title)
        canvas.setStrokeColor(LINE)
        canvas.setLineWidth(0.8)
        canvas.line(x, y - 5, x + width, y - 5)
        y -= 20
        for start, text in section.lines:
            y = _entry(canvas, start, text, x, y, width)
        y -= 10
    return y


def _entry(canvas: Canvas, start: str, text: str, x: float, y: float, width: float) -> float:
    canvas.setFillColor(RED)
    canvas.setFont("bold", BODY + 0.4)
    canvas.drawString(x, y, start)
    y -= LEAD
    canvas.setFillColor(INK)
    canvas.setFont("sans", BODY)
    for line in _lines(text, "sans", BODY, width):
        canvas.drawString(x, y, line)
        y -= LEAD
    return y - 4


def _middle(canvas: Canvas, text: str, font: str, size: float, color: str, x: float, y: float) -> None:
    canvas.setFont(font, size)
    canvas.setFillColor(color)
    canvas.drawCentredString(x, y, text)


def _lines(text: str, font: str, size: float, width: float) -> list[str]:
    """Breaks Korean text between words."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and pdfmetrics.stringWidth(longer, font, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
