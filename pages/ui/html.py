"""HTML and SVG on a page: everything that a person entered is escaped here."""

from __future__ import annotations

from html import escape as _escape

import streamlit as st

from rules_data.model import STATUS_EN, STATUS_KO, Figure, Language, Status


def escape(text: object) -> str:
    """Text made safe for HTML, attributes included; never more than one line."""
    return _escape(" ".join(str(text).split()), quote=True)


def show(markup: str) -> None:
    """Puts ready HTML or SVG on the page. What came from people must have gone through `escape`."""
    st.markdown(" ".join(line.strip() for line in markup.splitlines()), unsafe_allow_html=True)


def badge(status: Status, language: Language = "ko") -> str:
    """A small label for where a figure comes from; stated figures need none."""
    words = STATUS_EN if language == "en" else STATUS_KO
    return "" if status == "stated" else f'<span class="pj-badge {status}">{words[status]}</span>'


def big(figure: Figure) -> str:
    """A figure written large, with its unit."""
    value = figure.value
    if isinstance(value, list | tuple):
        value = "·".join(map(str, value))
    shown = "?" if value is None else value
    return f'<p class="pj-big">{escape(shown)}<small>{escape(figure.unit)}</small></p>'


def progress(done: int, total: int, words: str, language: Language = "ko") -> None:
    """How far a walk has come."""
    share = round(100 * done / total) if total else 0
    show(
        f'<div class="pj-progress" lang="{language}" role="progressbar" aria-valuemin="0" '
        f'aria-valuemax="{total}" '
        f'aria-valuenow="{done}" aria-label="{escape(words)}"><i style="width:{share}%"></i></div>'
        f'<p class="pj-sub" lang="{language}">{escape(words)}</p>'
    )


def rows(items: list[tuple[str, str, str]]) -> str:
    """Lines with a label, a small reason below it and a number at the right."""
    lines = "".join(
        f"<li><span>{escape(label)}{f'<small>{escape(reason)}</small>' if reason else ''}</span>"
        f"<b>{escape(number)}</b></li>"
        for label, reason, number in items
    )
    return f'<ul class="pj-rows">{lines}</ul>'


def card(inner: str, extra: str = "", attributes: str = "") -> str:
    """A paper card around ready HTML; `attributes` such as ` lang="en"`."""
    return f'<div class="pj-card {extra}"{attributes}>{inner}</div>'


def picture(svg: str) -> None:
    """A drawn picture as wide as the page."""
    show(f'<div class="pj-picture">{svg}</div>')
