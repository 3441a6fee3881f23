"""Rule paragraphs as HTML: an anchor each, terms explained on tap. Works with no script at all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from pages.ui.html import escape
from pages.ui.report import report_button
from pages.ui.rulebook.book import Book, Group, Section
from rules_data.asking.entries import Entry
from rules_data.model import CERTAINTY_KO, STATUS_KO

# What may stand behind a term: nothing of a longer word, but a particle.
_PARTICLES = (
    "은|는|이|가|을|를|과|와|의|에|도|로|으로|만|에서|에게|마다|까지|부터|보다|처럼|이나|나|이라|입니다|이고"
)


def contents(book: Book) -> str:
    """Links to the sections."""
    links = "".join(f'<a href="#{section.kind}">{section.title}</a>' for section in book.sections)
    return f'<nav class="pj-contents" aria-label="차례">{links}</nav>'


def whole(book: Book) -> str:
    """All sections of a rulebook."""
    return "".join(_section(section, book) for section in book.sections)


def explained(text: str, terms: Mapping[str, str], but: str = "") -> str:
    """Text as HTML in which the first mention of every term opens its definition."""
    pattern = _pattern(tuple(terms))
    seen = {but}

    def opened(match: re.Match[str]) -> str:
        term = match[0]
        if term in seen:
            return term
        seen.add(term)
        inner = f"<summary>{term}</summary><span>{escape(terms[term])}</span>"
        return f'<details class="pj-word" name="word">{inner}</details>'

    return pattern.sub(opened, escape(text)) if pattern else escape(text)


def article(entry: Entry, book: Book, lit: bool = False, level: int = 3) -> str:
    """One paragraph with its anchor; `lit` for a copy that is shown by itself, `level` of its heading."""
    badge = "" if entry.status == "stated" else f' <i class="{entry.status}">{STATUS_KO[entry.status]}</i>'
    but = entry.title if entry.kind == "term" else ""
    said = f'<div class="say">{explained(entry.text, book.terms, but)}</div>'
    if entry.kind == "faq":
        said = _answer(entry, book)
    note = f'<div class="note">{explained(entry.note, book.terms)}</div>' if entry.note else ""
    report = report_button(entry.id, book.sources.get(entry.source, entry.source))
    if lit:
        return f'<article class="lit"><h3>{escape(entry.title)}{badge}</h3>{said}{note}{report}</article>'
    name = escape(entry.id)
    link = f'<a class="anchor" href="#{name}" aria-label="{escape(entry.title)}의 주소">#</a>'
    heading = f"<h{level}>{escape(entry.title)}{badge}{link}</h{level}>"
    return f'<article id="{name}">{heading}{said}{note}{report}</article>'


def _section(section: Section, book: Book) -> str:
    groups = "".join(_group(group, book) for group in section.groups)
    return f'<section id="{section.kind}"><h2>{section.title}</h2>{groups}</section>'


def _group(group: Group, book: Book) -> str:
    heading = f"<h3>{group.title}</h3>" if group.title else ""
    kind = "group mistakes" if group.title else "group"
    articles = "".join(article(entry, book, level=4 if heading else 3) for entry in group.entries)
    return f'<div class="{kind}">{heading}{articles}</div>'


def _answer(entry: Entry, book: Book) -> str:
    readings = "".join(
        f"<li>{escape(reading.text)}{' <b>판지기의 선택</b>' if reading.default else ''}</li>"
        for reading in entry.readings
    )
    certainty = CERTAINTY_KO[entry.certainty] if entry.certainty else ""
    rule = book.entries.get(entry.rule)
    link = f' · <a href="#{escape(rule.id)}">{escape(rule.title)}</a>' if rule else ""
    return (
        f'<div class="say"><b>{escape(entry.answer)}</b> {explained(entry.reason, book.terms)}</div>'
        f"{f'<ul>{readings}</ul>' if readings else ''}"
        f'<div class="sure {entry.certainty}">{certainty}{link}</div>'
    )


@lru_cache(maxsize=16)
def _pattern(terms: tuple[str, ...]) -> re.Pattern[str] | None:
    """Matches a term where it stands as a word of its own, the longest first."""
    words = [re.escape(escape(term)) for term in sorted(terms, key=len, reverse=True)]
    if not words:
        return None
    return re.compile(rf"(?<![가-힣A-Za-z0-9])(?:{'|'.join(words)})(?=(?:{_PARTICLES})?(?![가-힣A-Za-z0-9]))")
