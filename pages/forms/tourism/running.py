"""Scanning on and on: every card that is counted goes to the chosen player, and can be taken back."""

from __future__ import annotations

from dataclasses import dataclass

import streamlit as st

from pages.forms.tourism.add import add_buttons, add_by_id, link_choices
from pages.forms.tourism.tray import owner, remove_card, trays
from pages.ui import reader
from pages.ui.collection import let_go
from pages.ui.decks import Known
from pages.ui.html import escape, show
from pages.ui.language import lang, seat_names, speaker
from pages.ui.state import Table, as_one
from rules_data.tourism.components import components


@dataclass
class Counted:
    """A card of this run: whose it became, and whether the run brought it into the atlas."""

    card: str
    seat: int
    new: bool


def run() -> list[Counted]:
    """The cards of this session's run, newest first."""
    kept: list[Counted] = st.session_state.setdefault("run", [])
    return kept


def count_into(table: Table, seat: int, card_id: str) -> None:
    """Gives a counted card to the player; a link card with several possible colours waits for an answer."""
    card, kept = components().card(card_id), run()
    if card is None or owner(table, card_id) is not None:
        return
    new = any(seen["card"] == card_id and seen["new"] for seen in reader.reading().read)
    kept[:] = [Counted(card_id, seat, new), *(one for one in kept if one.card != card_id)]
    colors = link_choices(table, seat) if card.link else []
    if not card.link or len(colors) == 1:
        add_by_id(table, seat, card, colors[0] if colors else None)


def running_list(known: Known, table: Table) -> None:
    """The cards of this run, newest first, each with a way back."""
    there = [one for one in run() if owner(table, one.card) in (None, one.seat)]
    done = sum(owner(table, one.card) == one.seat for one in there)
    say = speaker(table.game)
    words = say("{count}장을 넣었습니다.", count=done) if done else ""
    show(f'<p class="pj-sure" role="status"{lang(table.game)}>{words}</p>')
    for one in there:
        card = components().card(one.card)
        if card is not None and owner(table, one.card) is None:
            with st.container(border=True, key=f"run-ask-{one.card}"):
                st.markdown(f"**{known.name(one.card)}**")
                add_buttons(table, one.seat, card, f"run-{one.card}")
        else:
            _row(known, table, one)
    if not there:
        st.caption(say("카드를 한 장씩 카메라에 보여 주세요. 알아보면 바로 넣습니다."))


def drop_from_run(table: Table, card_id: str) -> None:
    """Takes a card of this run away from its player again; a card that the run has not added stays."""
    kept = run()
    one = next((one for one in kept if one.card == card_id), None)
    if one is None:
        return
    kept.remove(one)
    if one.new:
        let_go(card_id)
    _take_away(table, one.seat, card_id)


def _row(known: Known, table: Table, one: Counted) -> None:
    say = speaker(table.game)
    with st.container(horizontal=True, vertical_alignment="center", key=f"row-run-{one.card}", wrap=False):
        words = f"{escape(known.name(one.card))}  :gray[{escape(seat_names(table)[one.seat])}]"
        st.markdown(words, width="stretch")
        st.button(
            say("되돌리기"),
            icon=":material/undo:",
            key=f"run-undo-{one.card}",
            help=say("{name} 되돌리기", name=known.name(one.card)),
            on_click=drop_from_run,
            args=(table, one.card),
        )


@as_one
def _take_away(table: Table, seat: int, card_id: str) -> None:
    cards = trays(table)[seat]["cards"] if seat < table.players else []
    index = next((i for i, card in enumerate(cards) if card.get("id") == card_id), None)
    if index is not None:
        remove_card(table, seat, index)
