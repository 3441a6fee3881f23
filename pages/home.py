"""First page: the doors of the games and the table that is still open."""

import streamlit as st

import rules_data
from pages.ui.hints import hint
from pages.ui.html import escape, show
from pages.ui.images import cover
from pages.ui.state import recent_tables

st.title("판지기")
show('<p class="pj-lead">오늘은 무엇을 펼칠까요?</p>')
hint()

names = {game.id: game.name for game in rules_data.games()}
for table in recent_tables()[:1]:
    link = {"game": table.game, "n": str(table.players), "t": table.code}
    if table.expansions:
        link["x"] = ".".join(table.expansions)
    with st.container(key="resume"):
        label = f"이어하기 · {names[table.game]} · {table.players}명"
        st.page_link(
            "pages/game.py",
            label=label,
            icon=":material/play_arrow:",
            query_params=link,
            width="stretch",
        )

with st.grid(columns=2, min_column_width=120, gap="small", wrap=False):
    for game in rules_data.games():
        with st.container(key=f"door-{game.id}"):
            counts = game.info.players
            span = f"{counts[0]}–{counts[-1]}명" if len(counts) > 1 else f"{counts[0]}명"
            more = " · ".join(escape(expansion.name) for expansion in game.info.expansions[:1])
            image = cover(game.id)
            picture = f'<img src="{image}" alt="">' if image else ""
            show(
                f'<div class="pj-door">{picture}'
                f"<h2>{escape(game.name)}</h2><p>{span} · {game.info.minutes}분</p>"
                f"{f'<p>+ {more}</p>' if more else ''}</div>"
            )
            st.page_link("pages/game.py", label=game.name, query_params={"game": game.id}, width="stretch")

with st.container(horizontal=True, horizontal_alignment="center"):
    st.page_link("pages/join.py", label="같이 적기", icon=":material/group_add:")
    st.page_link("pages/phone.py", label="휴대전화로 열기", icon=":material/smartphone:")
    st.page_link("pages/history.py", label="지난 판", icon=":material/history:")
    st.page_link("pages/box.py", label="내 상자 값", icon=":material/inventory_2:")
    st.page_link("pages/about.py", label="정보", icon=":material/info:")
