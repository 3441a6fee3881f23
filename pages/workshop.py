"""카드 공방: photograph the cards of any deck, so that the scanner knows them."""

import streamlit as st

from pages.forms.tourism.scanned import TO_WORKSHOP
from pages.ui.frame import tabs, top
from pages.ui.html import escape, show
from pages.ui.state import current_table, store
from pages.ui.workshop.adding import add_ways
from pages.ui.workshop.cards import card_list
from pages.ui.workshop.drafts import add_photo, desk
from pages.ui.workshop.editor import after_saving, editor
from pages.ui.workshop.shelf import DECK, deck_list, leave, manage
from rules_data import game
from scanner import ImageError, availability, read_image

table = current_table(game("tourism"))
wanted = st.query_params.get(DECK, "")
deck = next((one for one in store().decks.list() if one.id == wanted), None)
top("카드 공방", back="pages/scan.py", table=table)
ready = availability()


def from_scan() -> None:
    """Takes over the picture that the scan page could not tell."""
    brought = st.session_state.pop(TO_WORKSHOP, None)
    if brought and st.query_params.get("from") == "scan":
        try:
            add_photo(read_image(brought["picture"]), name=brought["name"])
        except ImageError as error:
            st.error(str(error), icon=":material/broken_image:")
    st.query_params.pop("from", None)


if not ready.opencv:
    st.error(ready.opencv_message, icon=":material/build:")
elif deck is None:
    if wanted:
        st.warning("이 덱은 없거나 지워졌습니다. 아래에서 고르세요.", icon=":material/search_off:")
    st.caption("가지고 있는 카드를 찍어 두면 스캔 화면이 그 카드도 알아봅니다. 어떤 게임의 카드든 됩니다.")
    from_scan()
    if desk().drafts:
        st.info("등록할 사진이 있습니다. 덱을 고르거나 새로 만드세요.", icon=":material/photo_library:")
    deck_list()
else:
    with st.container(horizontal=True, vertical_alignment="center", key="row-deck", wrap=False):
        show(f'<h2 class="pj-deckname">{escape(deck.name)}</h2>')
        st.button("다른 덱", key="deck-leave", type="tertiary", icon=":material/folder:", on_click=leave)
    after_saving(deck.id)
    editor(deck.id)
    if not desk().drafts:
        add_ways(deck.id)
    card_list(deck.id)
    manage(deck)
tabs(table)
