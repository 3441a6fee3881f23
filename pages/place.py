"""A place's story on a page of its own, with a link that can be shared."""

import streamlit as st

from pages.ui.frame import top
from pages.ui.images import face
from pages.ui.state import current_table
from pages.ui.story import story
from rules_data import game
from rules_data.tourism.components import components

table = current_table(game("tourism"))
top("장소 이야기", back="pages/scan.py", table=table)
card = components().card(st.query_params.get("card", ""))
if card is None:
    st.warning(
        f"‘{st.query_params.get('card', '')}’ 카드는 덱에 없습니다. 스캔 화면에서 장소를 골라 주세요.",
        icon=":material/search_off:",
    )
else:
    story(card.id)
    with st.expander("카드 보기", icon=":material/style:"):
        if image := face(card.id):
            st.image(image, width=300)
