"""For owners of the real box: the story by the printed name, and the card's printed values typed in once."""

import streamlit as st

from pages.forms.tourism.printed import printed_form
from pages.ui.frame import tabs, top
from pages.ui.reader import card_name
from pages.ui.state import current_table
from pages.ui.story import story
from rules_data import game
from rules_data.tourism.components import components
from rules_data.tourism.finder import find_cards

table = current_table(game("tourism"))
top("실제 상자의 카드", back="pages/scan.py", table=table)
st.info(
    "판지기의 덱은 실제 장소로 꾸민 우리 덱입니다. "
    "비용과 점수는 우리가 정한 기본값이라 상자에 인쇄된 값과 다를 수 있습니다.",
    icon=":material/info:",
)
query = st.text_input("카드에 적힌 장소 이름", key="printed-find", placeholder="예: 서문시장", max_chars=40)
found = find_cards(query) if query else []
if query and not found:
    st.caption(
        f"‘{query}’ 이야기는 없습니다. 점수표의 ‘적힌 값으로 추가’에서 이 카드를 셈에 넣을 수 있습니다."
    )
    st.page_link("pages/score.py", label="점수표로", icon=":material/calculate:", query_params=table.link())
wanted = st.query_params.get("card")
named = components().card(wanted) if wanted else None
if not found and named:
    found = [named]
if found:
    names = {card.id: f"{card.number} {card_name(card.id)}" for card in found}
    chosen = st.pills("장소", list(names), default=found[0].id, format_func=names.__getitem__, required=True)
    card = next(card for card in found if card.id == chosen)
    with st.expander("카드에 적힌 값 적어 두기", icon=":material/edit:", expanded=True):
        printed_form(table, card)
    story(card.id)
tabs(table)
