"""What this is, on what it rests, and under which licences its parts are used."""

from importlib.metadata import version
from pathlib import Path

import streamlit as st

import rules_data
from pages.ui.frame import top
from pages.ui.html import escape, show

LICENSES = Path(__file__).parents[1] / "assets" / "LICENSES.md"

top("정보")
INTRO = "판지기는 보드게임 테이블 곁에 두는 길잡이입니다. 준비, 규칙, 점수, 카드 이야기를 맡습니다."
show(f'<p class="pj-lead">{INTRO}</p>')
for game in rules_data.games():
    with st.expander(f"{game.name} · 출처"):
        for source in game.info.sources.values():
            st.markdown(f"- {escape(source)}")
        if game.info.note:
            st.caption(game.info.note)
with st.expander("함께 쓰는 글꼴, 지도, 아이콘"):
    st.markdown(LICENSES.read_text(encoding="utf-8"))
parts = ("streamlit", "pydantic", "opencv-python", "zxing-cpp", "pyzbar", "sqlalchemy")
st.caption(" · ".join(f"{part} {version(part)}" for part in parts))
st.caption("게임의 이름과 규칙은 각 저작자의 것입니다. 판지기는 출판사의 그림이나 문장을 쓰지 않습니다.")
