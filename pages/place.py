"""A place's story on a page of its own: to read, to hear, to collect, to share."""

import streamlit as st

from pages.ui.collection import collect, collected, day, let_go
from pages.ui.frame import tabs, top
from pages.ui.heard import heard
from pages.ui.html import escape, show
from pages.ui.images import face
from pages.ui.language import language, speaker
from pages.ui.part import part
from pages.ui.share import share
from pages.ui.state import current_table
from pages.ui.story import name_of_place, spoken, story, title_of_story
from pages.ui.voice import voice
from rules_data import game
from rules_data.tourism.atlas import neighbours
from rules_data.tourism.components import Card, components, places

BACK = {"scan": "pages/scan.py"}

table = current_table(game("tourism"))
say, now = speaker(table.game), language(table.game)
came_from = st.query_params.get("from", "")
top(say("장소 이야기"), back=BACK.get(came_from, "pages/atlas.py"), table=table, speaks=True)
card = components().card(st.query_params.get("card", ""))


@part
def tools(card: Card) -> None:
    """Collected or not, the voice, and the link to hand on."""
    have = collected()
    key = f"have-{card.id}"

    def turn(on: bool) -> None:
        (collect if on else let_go)(card.id)

    st.toggle(say("모았어요"), value=card.id in have, key=key, on_change=heard(key, turn))
    if card.id in have:
        st.caption(say(":material/star: {day}에 처음 모았습니다.", day=day(have[card.id], now)))
    else:
        st.caption(say("카드를 스캔하거나 점수표에 넣으면 저절로 켜집니다."))
    place = places()[card.id]
    with st.container(horizontal=True, key="row-tools", gap="small"):
        with st.container(key="hear"):
            voice(spoken(place), key=f"voice-{card.id}", language=now)
        with st.container(key="share"):
            title = say("{place} · 판지기 여행 도감", place=name_of_place(place))
            share(title, title_of_story(place), {"card": card.id}, key="share-link", language=now)


def beside(card: Card) -> None:
    """The way to the place before and the place after, by card number."""
    before, after = neighbours(card.id)
    link = table.link() | ({"from": came_from} if came_from in BACK else {})
    with st.container(horizontal=True, key="row-beside", horizontal_alignment="distribute"):
        for other, icon, side in ((before, "arrow_back", "left"), (after, "arrow_forward", "right")):
            st.page_link(
                "pages/place.py",
                label=name_of_place(places()[other.id]),
                icon=f":material/{icon}:",
                icon_position=side,
                query_params=link | {"card": other.id},
            )


if card is None:
    st.warning(
        say(
            "‘{card}’ 카드는 덱에 없습니다. 여행 도감에서 장소를 골라 주세요.",
            card=st.query_params.get("card", ""),
        ),
        icon=":material/search_off:",
    )
    st.page_link("pages/atlas.py", label=say("여행 도감"), icon=":material/map:", query_params=table.link())
else:
    story(card.id, tools=lambda: tools(card))
    with st.expander(say("카드 보기"), icon=":material/style:"):
        if image := face(card.id):
            name = escape(name_of_place(places()[card.id]))
            alt = say("{name} 카드", name=name)
            show(f'<div class="pj-face"><img src="{image}" alt="{alt}" style="max-width: 300px"></div>')
    beside(card)
tabs(table)
