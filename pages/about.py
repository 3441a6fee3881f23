"""What this is, on what it rests, and under which licences its parts are used."""

import streamlit as st

import rules_data
from pages.ui.bundled import bundled_files, programs
from pages.ui.frame import top
from pages.ui.html import escape, rows, show
from pages.ui.report import app_version

top("정보")
INTRO = "판지기는 보드게임 테이블 곁에 두는 길잡이입니다. 준비, 규칙, 점수, 카드 이야기를 맡습니다."
show(f'<p class="pj-lead">{INTRO}</p>')
show(rows([("판지기", "MIT 라이선스", app_version())]))

st.header("게임과 출처")
st.caption("게임의 이름과 규칙은 각 저작자의 것입니다. 판지기는 출판사의 그림이나 문장을 쓰지 않습니다.")
for game in rules_data.games():
    with st.expander(game.name):
        made = ", ".join(game.info.designers)
        show(f'<p class="pj-sub">만든 사람: {escape(made)}</p>' if made else "")
        show(
            '<ul class="pj-notes">'
            + "".join(f"<li>{escape(s)}</li>" for s in game.info.sources.values())
            + "</ul>"
        )
        if game.info.note:
            st.caption(game.info.note)

st.header("잘못 표시된 규칙")
st.html(
    '<p class="pj-lead">규칙집에서 규칙 옆의 #을 누르면 그 규칙의 이름과 출처를 담은 글이 준비됩니다.</p>'
    f'<button hidden type="button" class="pj-report wide" data-report="판지기 {escape(app_version())}">'
    "잘못 표시된 규칙 알리기</button>"
)

st.header("함께 쓰는 것")
with st.expander("글꼴, 아이콘, 지도"):
    show(rows(bundled_files()))
    st.caption("라이선스 전문은 판지기의 assets/licenses 폴더에 있습니다.")
with st.expander("프로그램"):
    show(rows(programs()))
