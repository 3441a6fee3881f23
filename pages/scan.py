"""Scan: show a card to the camera, read its story, add it to a player."""

import streamlit as st

from pages.forms.tourism.scanned import by_hand, results
from pages.ui import reader
from pages.ui.camera import camera, hint
from pages.ui.frame import tabs, top
from pages.ui.state import current_table
from rules_data import game
from scanner import ImageError, ScannerError, availability

WAYS = {"camera": "카메라", "photo": "사진 올리기", "still": "한 장 찍기"}

table = current_table(game("tourism"))
top("카드 스캔", back="pages/game.py", table=table)
asked = st.query_params.get("seat", "")
seat = int(asked) if asked.isdecimal() else int(table.get("seat", 0))
seat %= table.players


def choose_seat() -> None:
    table.keep(seat=st.session_state["scan-seat"])
    st.query_params.pop("seat", None)


@st.fragment
def live() -> None:
    problem = camera(reader.tourism_scanner(), reader.card_name, reader.remember, reader.remember_unsure)
    if problem:
        photo()
    elif line := hint():
        st.caption(line)
    results(table, seat)


def photo() -> None:
    limit = reader.UPLOAD_MEGABYTES
    given = st.file_uploader("카드 사진 (JPEG, PNG, WebP)", type="image", key="photo", max_upload_size=limit)
    if given is not None:
        read(given.getvalue())


def read(data: bytes) -> None:
    try:
        reader.read_photo(data)
    except ImageError as error:
        reader.forget()
        st.error(str(error), icon=":material/broken_image:")


st.segmented_control(
    "누구의 카드인가요?",
    range(table.players),
    default=seat,
    format_func=table.names.__getitem__,
    required=True,
    key="scan-seat",
    on_change=choose_seat,
    width="stretch",
)
way, there = None, availability()
try:
    reader.tourism_scanner()
except ScannerError as error:
    st.error(str(error) if there.opencv else there.opencv_message, icon=":material/build:")
else:
    way = st.segmented_control(
        "어떻게 읽을까요?", list(WAYS), format_func=WAYS.__getitem__, key="way", width="stretch"
    )
    st.caption(f"{there.zbar_message} 사진은 읽고 나서 바로 버립니다.")
if way == "camera":
    live()
elif way == "photo":
    photo()
elif way == "still":
    still = st.camera_input("카드를 화면 가득 담아 찍어 주세요", key="still", resolution="1080p")
    if still is not None:
        read(still.getvalue())
if way != "camera":
    results(table, seat)
by_hand()
link = table.link()
st.page_link("pages/atlas.py", label="여행 도감에서 보기", icon=":material/map:", query_params=link)
st.page_link(
    "pages/printed.py", label="실제 상자의 카드인가요?", icon=":material/inventory_2:", query_params=link
)
tabs(table)
