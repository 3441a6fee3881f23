"""The rulebook as a PDF: A4, our own type, an outline, page numbers."""

from __future__ import annotations

import io
from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, KeepTogether, PageTemplate, Paragraph, Spacer

from pages.ui.html import escape
from pages.ui.images import ASSETS
from pages.ui.rulebook.book import Book
from rules_data.asking.entries import Entry
from rules_data.model import CERTAINTY_KO, STATUS_KO

INK, SOFT, FIGURE, SURE = "#22252B", "#625D52", "#B5432C", "#1F6F6B"
_FONTS = {
    "rule-sans": "Pretendard-Regular.ttf",
    "rule-bold": "Pretendard-SemiBold.ttf",
    "rule-serif": "GowunBatang-Bold.ttf",
}
_MARGIN = 18 * mm


def pdf_file(book: Book, made: date) -> bytes:
    """The file.

    Args:
        book: the rulebook of a table.
        made: the day to write on it.
    """
    _register_fonts(ASSETS / "fonts")
    target = io.BytesIO()
    title = f"{book.game.name} 규칙 · {book.about}"
    document = _Document(target, f"{title} · 판지기 {made:%Y.%m.%d}")
    document.title, document.author = title, "판지기"
    document.build(list(_story(book)))
    return target.getvalue()


class _Document(BaseDocTemplate):
    """Pages with a line at the foot; headings go into the outline."""

    def __init__(self, target: io.BytesIO, foot: str) -> None:
        super().__init__(target, pagesize=A4)
        frame = Frame(_MARGIN, _MARGIN, A4[0] - 2 * _MARGIN, A4[1] - 2 * _MARGIN, 0, 0, 0, 0)
        self._foot = foot
        self.addPageTemplates(PageTemplate("page", [frame], onPage=self._number))

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802 (the name that reportlab calls)
        level = getattr(flowable, "outline_level", None)
        if level is not None:
            key = f"heading-{self.seq.nextf('heading')}"
            self.canv.bookmarkPage(key)
            self.canv.addOutlineEntry(flowable.getPlainText(), key, level, closed=False)

    def _number(self, canvas: Canvas, _: Any) -> None:
        canvas.setFont("rule-sans", 8)
        canvas.setFillColor(HexColor(SOFT))
        canvas.drawString(_MARGIN, 10 * mm, self._foot)
        canvas.drawRightString(A4[0] - _MARGIN, 10 * mm, str(canvas.getPageNumber()))


def _story(book: Book) -> Iterator[Flowable]:
    yield Paragraph(escape(book.game.name), _style("rule-serif", 24, INK, after=2))
    yield Paragraph(escape(book.about), _style("rule-sans", 11, SOFT, after=4))
    yield Paragraph(escape(book.game.info.summary), _style("rule-sans", 10.5, INK))
    for section in book.sections:
        yield _heading(section.title)
        for group in section.groups:
            blocks = [[_title(group.title)]] if group.title else []
            blocks += [_paragraphs(entry) for entry in group.entries]
            first = [flowable for block in blocks[:2] for flowable in block]
            yield KeepTogether(first)
            yield from (KeepTogether(block) for block in blocks[2:])
    yield Spacer(1, 6 * mm)
    listed = ", ".join(escape(source) for source in book.sources.values())
    yield Paragraph(f"출처: {listed}", _style("rule-sans", 8.5, SOFT))


def _heading(title: str) -> Paragraph:
    heading = Paragraph(title, _style("rule-serif", 16, FIGURE, before=16, after=3, keep=True))
    heading.outline_level = 0
    return heading


def _title(title: str) -> Paragraph:
    return Paragraph(title, _style("rule-bold", 9, FIGURE, before=7, keep=True))


def _paragraphs(entry: Entry) -> list[Flowable]:
    mark = f' <font size="8" color="{SOFT}">{STATUS_KO[entry.status]}</font>'
    mark = "" if entry.status == "stated" else mark
    text = escape(entry.text)
    if entry.kind == "faq":
        text = f'<font name="rule-bold">{escape(entry.answer)}</font> {escape(entry.reason)}'
    found: list[Flowable] = [
        Paragraph(f"{escape(entry.title)}{mark}", _style("rule-bold", 10.5, INK, before=6, keep=True)),
        Paragraph(text, _style("rule-sans", 10, INK)),
    ]
    for reading in entry.readings:
        chosen = " (판지기의 선택)" if reading.default else ""
        found.append(
            Paragraph(f"· {escape(reading.text)}{chosen}", _style("rule-sans", 9.5, INK, indent=4 * mm))
        )
    if entry.certainty and entry.certainty != "sure":
        found.append(Paragraph(CERTAINTY_KO[entry.certainty], _style("rule-sans", 8.5, SURE)))
    if entry.note:
        found.append(Paragraph(escape(entry.note), _style("rule-sans", 8.5, SOFT)))
    return found


@lru_cache(maxsize=32)
def _style(
    font: str,
    size: float,
    color: str,
    before: float = 0,
    after: float = 0,
    indent: float = 0,
    keep: bool = False,
) -> ParagraphStyle:
    return ParagraphStyle(
        f"{font}-{size}-{color}",
        fontName=font,
        fontSize=size,
        leading=size * 1.55,
        textColor=HexColor(color),
        spaceBefore=before,
        spaceAfter=after,
        leftIndent=indent,
        keepWithNext=keep,
    )


def _register_fonts(folder: Path) -> None:
    for name, file in _FONTS.items():
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, str(folder / file)))
