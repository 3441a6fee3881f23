"""Rule paragraphs on a page, each with an anchor of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import streamlit as st

from pages.ui.html import badge, escape
from pages.ui.report import about_book, report_button
from rules_data import Game, Rule
from rules_data.model import CERTAINTY_KO, Language


def paragraph(
    rule: Rule, lit: bool = False, language: Language = "ko", sources: Mapping[str, str] | None = None
) -> str:
    """A paragraph as HTML: title, text, note, and where it comes from if that is open to doubt."""
    note = f'<p class="pj-sub">{escape(rule.note)}</p>' if rule.note else ""
    certainty = f'<p class="pj-sub">{CERTAINTY_KO[rule.certainty]}</p>' if rule.certainty else ""
    source = (sources or {}).get(rule.source, rule.source)
    flag = report_button(rule.id, source, "⚑", f"{rule.title}: 잘못 표시된 규칙 알리기")
    # Notes about rules are written in Korean, as the rules are.
    report = flag if language == "ko" else ""
    return (
        f'<div class="pj-card{" lit" if lit else ""}" id="{escape(rule.id)}" lang="{language}">'
        f"<h3>{escape(rule.title)} {badge(rule.status, language)}</h3><p>{escape(rule.text)}</p>"
        f"{note}{certainty}{report}</div>"
    )


def paragraph_list(
    rules: Iterable[Rule], game: Game, about: str, lit: str | None = None, language: Language = "ko"
) -> None:
    """Paragraphs below each other; `about` says for which table they hold, for notes about them."""
    sources = game.info.sources
    cards = "".join(paragraph(rule, rule.id == lit, language, sources) for rule in rules)
    st.html(f'<div class="pj-stack" data-book="{escape(about_book(game, about))}">{cards}</div>')
