"""The cards of an age that have not been seen, from those in the cities and those marked seen."""

from __future__ import annotations

import streamlit as st

from pages.forms.duel.city import change, is_pantheon, owned
from pages.forms.duel.structure import AGES, Age
from pages.forms.duel.tiles import key, keys, tile, tile_grid
from pages.ui.html import escape
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.duel.components import components
from rules_data.duel.turn import DeckLeft, SeenError, remaining

_SAID = "duel-left-said"


def left_cards(table: Table) -> None:
    """The decks of an age with what is still to come; a tap marks a card as seen, or takes that back."""
    age = _age(table)
    st.caption("펼쳐졌거나 지어졌거나 버려진 카드를 누르세요. 점수표의 도시에 넣은 카드는 본 것으로 칩니다.")
    try:
        decks = remaining(age, _seen(table, age), is_pantheon(table))
    except SeenError as error:
        st.warning(str(error), icon=":material/edit:")
        decks = remaining(age, (), is_pantheon(table))
    markup = keys("".join(key(f"age:{one}", f"{one}시대", pressed=one == age) for one in AGES), 3)
    markup += "".join(_deck(table, deck, _seen(table, age)) for deck in decks)
    if told := st.session_state.get(_SAID):
        markup += f'<p class="pj-ask told" role="status">{escape(told)}</p>'
    tap_picture(markup, key="duel-left", on_tap=lambda tap: tap_left(table, tap))


def tap_left(table: Table, tap: str) -> None:
    """Marks a card as seen, takes the mark back, or goes to another age."""
    word, _, value = tap.partition(":")
    st.session_state[_SAID] = ""
    if word == "age":
        table.keep(duel_left_age=int(value))
        return
    age = _age(table)
    marked = list(table.get(_key(age)) or [])
    if value in owned(table, 0) | owned(table, 1):
        st.session_state[_SAID] = "도시에 있는 카드입니다. 점수표에서 뺄 수 있습니다."
        return
    marked = [one for one in marked if one != value] if value in marked else [*marked, value]
    try:
        remaining(age, {*marked, *_in_cities(table, age)}, is_pantheon(table))
    except SeenError as error:
        st.session_state[_SAID] = str(error)
        return
    change(table, **{_key(age): marked})


def _age(table: Table) -> Age:
    now = table.get("duel_left_age")
    return now if now in AGES else 1


def _key(age: Age) -> str:
    return f"duel_seen_{age}"


def _cards(table: Table, age: Age) -> set[str]:
    return {card for deck in remaining(age, (), is_pantheon(table)) for card in deck.unseen}


def _in_cities(table: Table, age: Age) -> set[str]:
    return _cards(table, age) & (owned(table, 0) | owned(table, 1))


def _seen(table: Table, age: Age) -> set[str]:
    return (set(table.get(_key(age)) or []) & _cards(table, age)) | _in_cities(table, age)


def _deck(table: Table, deck: DeckLeft, seen: set[str]) -> str:
    """A deck: how many are still to come of how many unseen, then the unseen ones and the seen ones."""
    here = [card.id for card in components().buildings if card.deck == deck.deck and card.id in seen]
    words = f"{deck.deck_ko}: 못 본 {len(deck.unseen)}장 가운데 {deck.to_come}장이 아직 나옵니다."
    out = f"{deck.out}장은 상자에 있습니다."
    tiles = [tile(components().item(one), table.box()) for one in deck.unseen]
    gone = [tile(components().item(one), table.box(), "봄", "dim") for one in here]
    return (
        f'<p class="pj-ask">{escape(words)}</p><p class="pj-sub">{escape(out)}</p>'
        f"{tile_grid(tiles)}{'<p class=pj-sub>본 카드</p>' + tile_grid(gone) if gone else ''}"
    )
