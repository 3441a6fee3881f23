"""Plays that were kept: list, statistics, people, files out and in."""

import streamlit as st

from pages.ui.frame import top
from pages.ui.heard import heard
from pages.ui.keep_files import files
from pages.ui.keep_list import chosen, past_list
from pages.ui.keep_people import people
from pages.ui.keep_stats import statistics
from pages.ui.keep_words import seen_by
from pages.ui.notes import show_note
from pages.ui.state import store

VIEWS = {"list": "목록", "stats": "통계", "people": "이름", "files": "파일"}

top("지난 판")
show_note()
asked = st.query_params.get("view", "")
view = st.segmented_control(
    "무엇을 볼까요?",
    list(VIEWS),
    default=asked if asked in VIEWS else "list",
    format_func=VIEWS.__getitem__,
    required=True,
    key="history-view",
    on_change=heard("history-view", lambda chosen: st.query_params.update(view=chosen)),
    width="stretch",
    label_visibility="collapsed",
)
summaries = store().plays.summaries(device=seen_by())
if view == "files":
    files(summaries)
elif view == "people":
    people(summaries)
elif not summaries:
    st.info("아직 남긴 기록이 없습니다. 점수 화면에서 ‘기록에 남기기’를 누르세요.", icon=":material/history:")
else:
    found = chosen(summaries)
    if view == "stats":
        statistics(found)
    else:
        past_list(found)
