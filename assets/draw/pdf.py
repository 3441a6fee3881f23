"""The printable deck: A4 pages of cards with cut marks, tokens to cut, the rules leaflet."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from reportlab import rl_config
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from assets.draw.extras import back, goal_face, relic_face
from assets.draw.face import card_face
from assets.draw.leaflet_page import draw_leaflet
from assets.draw.sheet import BLEED, FACES, MM, Label, Sheet
from assets.draw.svg import FONTS
from assets.draw.tokens import draw_tokens
from rules_data.tourism.components import components, places

CARD = (63 * mm, 88 * mm)
COLUMNS, ROWS = 3, 3
PX = mm / MM
"""Points per pixel of a drawing (300 dpi)."""
PRINT_QUALITY = 93


@dataclass(frozen=True)
class Piece:
    """A card to print: its face and which back it has."""

    face: Sheet
    back: str


@dataclass(frozen=True)
class Options:
    """How to print: with 3 mm beyond the cut, with backs for printing on both sides."""

    bleed: bool = False
    backs: bool = False


def write_pdf(path: Path, options: Options | None = None, *, limit: int | None = None) -> int:
    """Writes the deck as a PDF: cards by number, relics, win conditions, tokens, leaflet.

    Args:
        path: where to write; its folder is made.
        options: bleed and backs.
        limit: print only that many cards of the deck (for a trial sheet).

    Returns:
        How many pages were written.
    """
    chosen = options or Options()
    path.parent.mkdir(parents=True, exist_ok=True)
    # Pictures as they are: written as letters, reportlab's default, they take a quarter more room and time.
    rl_config.useA85 = 0
    canvas = Canvas(str(path), pagesize=A4, pageCompression=1)
    canvas.setTitle("관광카드 여행 — 인쇄용 덱")
    canvas.setAuthor("판지기")
    _register_fonts()
    pages = _card_pages(canvas, list(_pieces(limit)), chosen)
    draw_tokens(canvas)
    canvas.showPage()
    draw_leaflet(canvas)
    canvas.showPage()
    canvas.save()
    return pages + 2


def _pieces(limit: int | None) -> Iterable[Piece]:
    deck, known = components(), places()
    for card in sorted(deck.cards, key=lambda card: card.number)[:limit]:
        yield Piece(card_face(card, known[card.id], deck), f"tier{card.tier}")
    for relic in deck.relics:
        yield Piece(relic_face(relic), "relic")
    for goal in deck.win_conditions:
        yield Piece(goal_face(goal), "goal")


def _card_pages(canvas: Canvas, pieces: Sequence[Piece], options: Options) -> int:
    size, pages = COLUMNS * ROWS, 0
    total = -(-len(pieces) // size)
    backs = (
        {kind: _image(back(kind), options) for kind in {piece.back for piece in pieces}}
        if options.backs
        else {}
    )
    for number, start in enumerate(range(0, len(pieces), size), 1):
        batch = pieces[start : start + size]
        for place, piece in enumerate(batch):
            _put(canvas, _image(piece.face, options), piece.face.labels, place, options)
        _finish(canvas, f"관광카드 여행 · 앞면 {number}/{total}", options)
        pages += 1
        if options.backs:
            for place, piece in enumerate(batch):
                mirrored = place - place % COLUMNS + COLUMNS - 1 - place % COLUMNS
                _put(canvas, backs[piece.back], back(piece.back).labels, mirrored, options)
            _finish(canvas, f"관광카드 여행 · 뒷면 {number}/{total}", options)
            pages += 1
    return pages


def _put(canvas: Canvas, image: ImageReader, labels: Sequence[Label], place: int, options: Options) -> None:
    x, y = _corner(place, options)
    over = BLEED * PX if options.bleed else 0
    canvas.drawImage(image, x - over, y - over, CARD[0] + 2 * over, CARD[1] + 2 * over)
    for label in labels:
        draw_label(canvas, label, x, y + CARD[1])


def draw_label(canvas: Canvas, label: Label, x: float, top: float) -> None:
    """Sets a label as real type; x and `top` are the drawing's upper left corner in points."""
    canvas.setFont(label.font, label.size * PX)
    canvas.setFillColor(label.color)
    draw = {"start": canvas.drawString, "middle": canvas.drawCentredString, "end": canvas.drawRightString}
    draw[label.anchor](x + label.x * PX, top - label.y * PX, label.text)


def _image(sheet: Sheet, options: Options) -> ImageReader:
    """A sheet without its words, as a JPEG of 300 dpi."""
    png = sheet.to_png(words=False, bleed=BLEED if options.bleed else 0)
    jpeg = io.BytesIO()
    with Image.open(io.BytesIO(png)) as image:
        image.convert("RGB").save(jpeg, "JPEG", quality=PRINT_QUALITY, subsampling=0, dpi=(300, 300))
    jpeg.seek(0)
    return ImageReader(jpeg)


def _corner(place: int, options: Options) -> tuple[float, float]:
    """The lower left corner of a card's cut edge; places run left to right, top to bottom."""
    gap = 6 * mm if options.bleed else 0
    column, row = place % COLUMNS, place // COLUMNS
    left = (A4[0] - COLUMNS * CARD[0] - (COLUMNS - 1) * gap) / 2
    top = A4[1] - (A4[1] - ROWS * CARD[1] - (ROWS - 1) * gap) / 2
    return left + column * (CARD[0] + gap), top - (row + 1) * CARD[1] - row * gap


def _finish(canvas: Canvas, caption: str, options: Options) -> None:
    canvas.setStrokeColor("#000000")
    canvas.setLineWidth(0.3)
    first, last = _corner(0, options), _corner(COLUMNS * ROWS - 1, options)
    left, right = first[0], last[0] + CARD[0]
    high, low = first[1] + CARD[1], last[1]
    away = (BLEED * PX if options.bleed else 0) + 0.5 * mm
    for column in range(COLUMNS):
        x = _corner(column, options)[0]
        for cut in (x, x + CARD[0]):
            canvas.line(cut, high + away, cut, high + away + 4 * mm)
            canvas.line(cut, low - away, cut, low - away - 4 * mm)
    for row in range(ROWS):
        y = _corner(row * COLUMNS, options)[1]
        for cut in (y, y + CARD[1]):
            canvas.line(left - away, cut, left - away - 4 * mm, cut)
            canvas.line(right + away, cut, right + away + 4 * mm, cut)
    canvas.setFont("sans", 7)
    canvas.setFillColor("#6F695C")
    canvas.drawCentredString(A4[0] / 2, 2.2 * mm, f"{caption} · 100 % 크기로 인쇄하세요")
    canvas.showPage()


def _register_fonts() -> None:
    for name, (_, _, file) in FACES.items():
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, str(FONTS / file)))
