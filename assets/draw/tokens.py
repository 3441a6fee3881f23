"""A page of tokens to cut: as many of each colour as the largest table needs, and the jokers."""

from __future__ import annotations

import io

from PIL import Image
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from assets.draw import marks
from assets.draw.extras import joker
from assets.draw.svg import document, render
from rules_data import game
from rules_data.tourism.components import COLORS

SIZE = 24 * mm
PITCH = 27 * mm
COLUMNS = 7


def token_counts() -> list[tuple[str, int]]:
    """Each colour and the joker with how many are needed when most people play."""
    tourism = game("tourism")
    figures = tourism.setup(players=tourism.info.players[-1]).figures
    each = int(figures["tokens_per_color"].value)
    return [*((color, each) for color in COLORS), ("joker", int(figures["jokers"].value))]


def draw_tokens(canvas: Canvas) -> None:
    """Draws the page of tokens on a canvas."""
    canvas.setFont("serif", 17)
    canvas.setFillColor("#22252B")
    canvas.drawCentredString(A4[0] / 2, A4[1] - 18 * mm, "토큰")
    canvas.setFont("sans", 8.5)
    canvas.setFillColor("#6F695C")
    canvas.drawCentredString(A4[0] / 2, A4[1] - 24 * mm, "두꺼운 종이에 붙이고 바깥 원을 따라 자르세요.")
    left, place = (A4[0] - COLUMNS * PITCH) / 2 + PITCH / 2, 0
    for kind, number in token_counts():
        picture = _token(kind)
        for _ in range(number):
            x = left + place % COLUMNS * PITCH
            y = A4[1] - 44 * mm - place // COLUMNS * PITCH
            _one(canvas, kind, picture, x, y)
            place += 1


def _one(canvas: Canvas, kind: str, picture: ImageReader, x: float, y: float) -> None:
    canvas.drawImage(picture, x - SIZE / 2, y - SIZE / 2, SIZE, SIZE, mask="auto")
    canvas.setStrokeColor("#B9B2A2")
    canvas.setLineWidth(0.3)
    canvas.circle(x, y, SIZE / 2 + 0.6 * mm)
    if kind != "joker":
        canvas.setFont("bold", 19)
        canvas.setFillColor(marks.WORD[kind])
        canvas.drawCentredString(x, y - 7, marks.color_word(kind))


def _token(kind: str) -> ImageReader:
    body = joker(150, 150, 144) if kind == "joker" else marks.chip(kind, 150, 150, 144)
    with Image.open(io.BytesIO(render(document(body, 300, 300)))) as image:
        return ImageReader(image.convert("RGBA"))
