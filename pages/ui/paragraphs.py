"""Rule paragraphs on a page, each with an anchor of its own."""

from __future__ import annotations

from collections.abc import Iterable

from pages.ui.html import badge, escape, show
from rules_data import Rule
from rules_data.model import CERTAINTY_KO, Language


def paragraph(rule: Rule, lit: bool = False, language: Language = "ko") -> str:
    """A paragraph as HTML: title, text, note, and where it comes from if that is open to doubt."""
    note = f'<p class="pj-sub">{escape(rule.note)}</p>' if rule.note else ""
    certainty = f'<p class="pj-sub">{CERTAINTY_KO[rule.certainty]}</p>' if rule.certainty else ""
    return (
        f'<div class="pj-card{" lit" if lit else ""}" id="{escape(rule.id)}" lang="{language}">'
        f"<h3>{escape(rule.title)} {badge(rule.status, language)}</h3><p>{escape(rule.text)}</p>"
        f"{note}{certainty}</div>"
    )


def paragraph_list(rules: Iterable[Rule], lit: str | None = None, language: Language = "ko") -> None:
    """Paragraphs below each other."""
    show(
        '<div class="pj-stack">'
        + "".join(paragraph(rule, rule.id == lit, language) for rule in rules)
        + "</div>"
    )
