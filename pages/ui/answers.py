"""Answers to a question about the rules, as cards: the best one large, with the rule under it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from threading import Thread

import streamlit as st

from pages.ui.html import badge, escape, show
from pages.ui.rulebook.book import SECTIONS, Book
from pages.ui.state import Table
from rules_data import Game
from rules_data.asking.entries import Entry
from rules_data.model import CERTAINTY_KO
from rules_data.search import Hit, finder

MOST = 4
ELSEWHERE = 2


@dataclass(frozen=True)
class Found:
    """What a question finds: in this game, and in the others."""

    here: tuple[Hit, ...]
    elsewhere: tuple[Hit, ...]


@st.cache_resource(show_spinner=False)
def warm_up() -> None:
    """Builds the index beside the page, once a server, so that the first question is answered fast."""
    Thread(target=finder, name="search", daemon=True).start()


def ask(question: str, table: Table) -> Found:
    """Searches this table's game, then all others."""
    search = finder().search
    here = search(question, table.game.id, table.players, table.expansions, limit=MOST)
    others = [hit for hit in search(question, limit=4 * MOST) if hit.entry.game != table.game.id]
    return Found(tuple(here), tuple(others[:ELSEWHERE]))


def answers(found: Found, book: Book, games: Mapping[str, Game]) -> None:
    """Shows the cards, or says that this game has no such rule."""
    if found.here:
        cards = [_card(hit, book, best=place == 0) for place, hit in enumerate(found.here)]
        show("".join(cards))
    else:
        show(
            '<div class="pj-answer best"><p class="short">이 게임에는 없는 규칙입니다.</p>'
            "<p>다른 말로 짧게 물어보세요. 초성만 적어도 됩니다.</p></div>"
        )
    if found.elsewhere:
        with st.expander("다른 게임에서는", expanded=not found.here):
            show("".join(_elsewhere(hit.entry, games) for hit in found.elsewhere))


def _card(hit: Hit, book: Book, best: bool) -> str:
    # The table's own figures stand in its book; what it does not use comes from the index.
    entry = book.entries.get(hit.entry.id, hit.entry)
    rule = book.entries.get(entry.rule) or finder().entry(entry.rule)
    marks = badge(entry.status)
    if entry.certainty == "disputed":
        marks += f'<span class="pj-badge default">{CERTAINTY_KO["disputed"]}</span>'
    if not hit.in_use:
        names = [item.name for item in book.game.info.expansions if item.id in entry.when.expansions]
        marks += f'<span class="pj-badge">{escape(" · ".join(names))} 확장</span>'
    tag = f'<p class="tag">{escape(_place(entry, rule, book.game))}{marks}</p>'
    under = _rule(entry, rule, book) if best else ""
    look = "pj-answer best" if best else "pj-answer"
    return f'<div class="{look}">{tag}{_said(entry)}{_sure(entry, book)}{under}</div>'


def _said(entry: Entry) -> str:
    if entry.kind != "faq":
        note = f'<p class="pj-sub">{escape(entry.note)}</p>' if entry.note else ""
        return f'<p class="short">{escape(entry.title)}</p><p>{escape(entry.text)}</p>{note}'
    readings = "".join(
        f"<li>{escape(reading.text)}{' <b>판지기의 선택</b>' if reading.default else ''}</li>"
        for reading in entry.readings
    )
    return (
        f'<p class="asked">{escape(entry.title)}</p><p class="short">{escape(entry.answer)}</p>'
        f"<p>{escape(entry.reason)}</p>{f'<ul>{readings}</ul>' if readings else ''}"
    )


def _sure(entry: Entry, book: Book) -> str:
    source = book.sources.get(entry.source, entry.source)
    if entry.kind == "term":
        return ""
    words = [CERTAINTY_KO[entry.certainty]] if entry.certainty and entry.certainty != "disputed" else []
    return f'<p class="sure">{escape(" · ".join([*words, source]))}</p>'


def _rule(entry: Entry, rule: Entry, book: Book) -> str:
    """The rule under an answer, or the way to it; no way leads to what this table does not use."""
    address = f'href="#{escape(rule.id)}" target="_self"' if rule.id in book.entries else ""
    if rule.id != entry.id:
        title = escape(rule.title)
        named = f"<a {address}>{title}</a>" if address else f"<b>{title}</b>"
        return f'<p class="rule">{named}<br>{escape(rule.text)}</p>'
    return f'<p><a class="more" {address}>규칙집에서 보기</a></p>' if address else ""


def _place(entry: Entry, rule: Entry, game: Game) -> str:
    """Where an answer belongs: game, part of the rulebook, rule."""
    section = "구성물" if entry.kind == "part" else SECTIONS[rule.kind]
    title = rule.title if entry.kind == "faq" else ""
    return " · ".join(filter(None, [game.name, section, title]))


def _elsewhere(entry: Entry, games: Mapping[str, Game]) -> str:
    game = games[entry.game]
    link = f"?game={entry.game}&n={game.info.players[-1]}&rule={escape(entry.rule)}"
    said = f"<b>{escape(entry.answer)}</b> {escape(entry.reason)}" if entry.answer else escape(entry.text)
    asked = f'<p class="tag">{escape(game.name)}</p><p class="asked">{escape(entry.title)}</p>'
    way = f'<p><a class="more" href="{link}" target="_self">이 게임의 규칙 보기</a></p>'
    return f'<div class="pj-answer">{asked}<p>{said}</p>{way}</div>'
