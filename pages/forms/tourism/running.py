"""Scanning on and on: every card that is counted goes to the chosen player, and can be taken back."""

from __future__ import annotations

import streamlit as st

from pages.forms.tourism.add import add_buttons, add_by_id, link_choices
from pages.forms.tourism.tray import owner, remove_card, trays
from pages.ui.collection import let_go
from pages.ui.decks import Known
from pages.ui.html import escape, show
from pages.ui.state import Table, as_one
from rules_data.tourism.components import components

_LIST = "run-list"


def count_into(table: Table, seat: int, card_id: str) -> None:
    """Gives a counted card to the player; a link card with several possible colours waits for an answer."""
    card = components().card(card_id)
    entry = {"card": card_id, "seat": seat, "done": False, "new": _was_new(card_id)}
    kept = [one for one in st.session_state.get(_LIST, []) if one["card"] != card_id]
    if card is None:
        return
    holder = owner(table, card_id)
    if holder is not None:
        return
    colors = link_choices(table, seat) if card.link else []
    if not card.link or len(colors) == 1:
        add_by_id(table, seat, card, colors[0] if colors else None)
        entry["done"] = True
    st.session_state[_LIST] = [entry, *kept]


def running_list(known: Known, table: Table) -> None:
    """The cards of this run, newest first, each with a way back."""
    entries = st.session_state.get(_LIST, [])
    done = [one for one in entries if one["done"] and owner(table, one["card"]) == one["seat"]]
    show(f'<p class="pj-sure" role="status">{len(done)}장을 넣었습니다.</p>' if done else "")
    for entry in entries:
        card = components().card(entry["card"])
        holder = owner(table, entry["card"])
        if card is None or (entry["done"] and holder != entry["seat"]):
            continue
        if holder is None:
            with st.container(border=True, key=f"run-ask-{card.id}"):
                st.markdown(f"**{known.name(card.id)}**")
                add_buttons(table, entry["seat"], card, f"run-{card.id}")
            continue
        _row(known, table, entry)
    if not entries:
        st.caption("카드를 한 장씩 카메라에 보여 주세요. 알아보면 바로 넣습니다.")


def drop_from_run(table: Table, card_id: str) -> bool:
    """Takes a card of this run away from its player again; False where this run has not added it."""
    entries = st.session_state.get(_LIST, [])
    entry = next((one for one in entries if one["card"] == card_id), None)
    if entry is None:
        return False
    _take_away(table, entry["seat"], card_id)
    if entry["new"]:
        let_go(card_id)
    st.session_state[_LIST] = [one for one in entries if one["card"] != card_id]
    return True


def _row(known: Known, table: Table, entry: dict[str, object]) -> None:
    card_id, seat = str(entry["card"]), int(str(entry["seat"]))
    with st.container(horizontal=True, vertical_alignment="center", key=f"row-run-{card_id}", wrap=False):
        words = f"{escape(known.name(card_id))}  :gray[{escape(table.names[seat])}]"
        st.markdown(words, width="stretch")
        st.button(
            "되돌리기",
            icon=":material/undo:",
            key=f"run-undo-{card_id}",
            help=f"{known.name(card_id)} 되돌리기",
            on_click=drop_from_run,
            args=(table, card_id),
        )


@as_one
def _take_away(table: Table, seat: int, card_id: str) -> None:
    cards = trays(table)[seat]["cards"] if seat < table.players else []
    index = next((i for i, card in enumerate(cards) if card.get("id") == card_id), None)
    if index is not None:
        remove_card(table, seat, index)


def _was_new(card_id: str) -> bool:
    """Whether the read that is being counted brought the card into the atlas."""
    return any(seen["card"] == card_id and seen.get("new") for seen in st.session_state.get("read", []))
