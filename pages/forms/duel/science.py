"""A scientific symbol came up: pairs, tokens, and how far the win is."""

from __future__ import annotations

import streamlit as st

from pages.forms.duel.board import board_tokens, on_board
from pages.forms.duel.city import is_pantheon, owned, toggle
from pages.forms.duel.tiles import key, keys, tile, tile_grid
from pages.forms.duel.turns import both, whose_turn
from pages.ui.html import escape, show
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.duel.components import components, name_of
from rules_data.duel.figures import number
from rules_data.duel.turn import Holdings, science_event, symbols

_NEW = "duel_symbol"


def science(table: Table) -> None:
    """My symbols, and what one more of them does."""
    seat = whose_turn(table, "science")
    me = both(table, seat)[0]
    show(_grid(table, me))
    new = table.get(_NEW)
    showing = [one for one in _sources(table) if one not in owned(table, 0) | owned(table, 1)]
    if new in showing:
        _event(table, seat, me, new)
    else:
        st.markdown("**무엇이 새로 왔나요?**")
        tiles = tile_grid(tile(components().item(one), table.box()) for one in showing)
        tap_picture(tiles, key="duel-science", on_tap=lambda tap: table.keep(**{_NEW: tap.partition(":")[2]}))
    with st.expander(f"게임판의 진보 토큰 · {len(on_board(table))}개", icon=":material/toll:"):
        board_tokens(table, "science")


def _sources(table: Table) -> list[str]:
    """Everything that shows a symbol."""
    everything = components()
    ids = [card.id for card in everything.buildings if card.symbol]
    ids += [token.id for token in everything.progress if token.symbol]
    return ids + ([god.id for god in everything.gods if god.symbol] if is_pantheon(table) else [])


def _event(table: Table, seat: int, me: Holdings, new: str) -> None:
    event = science_event(me, new, len(on_board(table)))
    assert event is not None  # only things with a symbol are offered
    name = name_of(components().item(new), table.box())
    title = (
        "과학 승리입니다."
        if event.supremacy
        else "진보 토큰을 고르세요."
        if event.takes_token
        else "토큰은 없습니다."
    )
    show(
        f'<div class="pj-card" role="status"><p class="pj-sub">{escape(name)}</p>'
        f'<p class="pj-step-title">{escape(title)}</p><p>{escape(event.why)}</p></div>'
    )
    markup = ""
    if event.takes_token:
        markup += tile_grid(tile(components().item(one), table.box()) for one in on_board(table))
    markup += keys(key("put", "내 도시에 넣기") + key("back", "다른 카드"), 2)

    def tapped(tap: str) -> None:
        word, _, value = tap.partition(":")
        if word in {"put", "item"}:
            toggle(table, seat, new)
        if word == "item":
            toggle(table, seat, value)
        table.keep(**{_NEW: ""})

    tap_picture(markup, key="duel-symbol", on_tap=tapped)


def _grid(table: Table, me: Holdings) -> str:
    have = symbols(me)
    cells = "".join(
        f'<div class="{"have" if one.id in have.sources else ""}"><b>{len(have.sources.get(one.id, ()))}</b>'
        f"<span>{escape(one.ko)}</span></div>"
        for one in components().symbols
    )
    words = f"서로 다른 상징 {have.different}가지 · 과학 승리까지 {have.missing}가지"
    if have.supremacy:
        words = f"서로 다른 상징 {number('symbols_to_win')}가지를 모았습니다. 과학 승리입니다."
    return f'<div class="pj-dsymbols">{cells}</div><p class="pj-sub">{escape(words)}</p>'
