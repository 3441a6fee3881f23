"""Scan: show a card to the camera, read its story, add it to a player; or photograph a whole table."""

import streamlit as st

from pages.forms.tourism.gathered import gathered_list
from pages.forms.tourism.gathering import AT_ONCE, gather, gathered
from pages.forms.tourism.mistaken import kept_photos
from pages.forms.tourism.running import running_list
from pages.forms.tourism.scanned import by_hand, results
from pages.forms.tourism.watching import watch, watcher
from pages.ui import reader
from pages.ui.camera import camera
from pages.ui.decks import Known, known
from pages.ui.frame import tabs, top
from pages.ui.heard import heard
from pages.ui.language import language, seat_names, speaker
from pages.ui.part import part
from pages.ui.state import current_table
from rules_data import game
from scanner import ImageError, ScannerError, availability, read_image
from scanner.live import Tracker

WAYS = {"camera": "카메라", "photo": "사진 올리기"}
SEEN = "scan-files"

table = current_table(game("tourism"))
say = speaker(table.game)
top(say("카드 스캔"), back="pages/game.py", table=table, speaks=True)
asked = st.query_params.get("seat", "")
seat = int(asked) if asked.isdecimal() else int(table.get("seat", 0))
seat %= table.players


def choose_seat(chosen: int) -> None:
    table.keep(seat=chosen)
    st.query_params.pop("seat", None)


def keep_running(on: bool) -> None:
    table.keep(scan_running=on)
    # A card that lies before the camera already counts anew: it was only shown, now it is added.
    watch().tracker = Tracker()


@part
def live(decks: Known, running: bool) -> None:
    problem = camera(
        watcher(decks, table, seat, running), label=say("카드 읽기"), language=language(table.game), say=say
    )
    if problem:
        photo(decks)
    kept = watch()
    if kept.news:
        kept.news = False
        st.rerun()


def photo(decks: Known) -> None:
    # The stylesheet writes on the uploader's button, in the language that the container is called after.
    with st.container(key=f"uploader-{language(table.game)}"):
        files = st.file_uploader(
            say("카드 사진 (JPEG, PNG, WebP)"),
            type="image",
            key="photo",
            accept_multiple_files=True,
            max_upload_size=reader.UPLOAD_MEGABYTES,
        )
    st.caption(say("한 장이면 이야기를, 여러 장이 찍힌 사진이면 점수표에 넣을 목록을 보여 드립니다."))
    told: dict[str, list[str]] = st.session_state.setdefault(SEEN, {})
    fresh = [file for file in files if file.file_id not in told]
    if fresh:
        with st.spinner(say("사진을 읽는 중입니다…")):
            sentences = read(decks, fresh[:AT_ONCE])
        if len(fresh) > AT_ONCE:
            sentences.append(
                say(
                    "사진이 {count}장입니다. 한 번에 {most}장까지 읽습니다. 나눠서 올려 주세요.",
                    count=len(fresh),
                    most=AT_ONCE,
                )
            )
        told |= {file.file_id: [] for file in fresh} | {fresh[0].file_id: sentences}
        watch().news = True
    for file in files:
        for sentence in told.get(file.file_id, []):
            st.error(sentence, icon=":material/broken_image:")


def read(decks: Known, files: list) -> list[str]:
    """Reads new photos: one photo with at most one card is shown large, anything else becomes a list.

    Returns:
        A Korean sentence for each thing that went wrong.
    """
    reader.forget()
    if len(files) == 1 and not gathered().entries:
        try:
            image = read_image(files[0].getvalue())
        except ImageError as error:
            return [say(error.words, **error.values)]
        found = decks.shelf.scan(image)
        if len(found) <= 1:
            reader.read_picture(decks, image, found)
            return []
    return gather(decks, files, say)


st.segmented_control(
    say("누구의 카드인가요?"),
    range(table.players),
    default=seat,
    format_func=seat_names(table).__getitem__,
    required=True,
    key="scan-seat",
    on_change=heard("scan-seat", choose_seat),
    width="stretch",
)
way, there, decks = None, availability(), None
try:
    decks = known()
except ScannerError as error:
    st.error(str(error) if there.opencv else there.opencv_message, icon=":material/build:")
else:
    way = st.segmented_control(
        say("어떻게 읽을까요?"),
        list(WAYS),
        format_func=lambda name: say(WAYS[name]),
        key="way",
        label_visibility="collapsed",
        width="stretch",
    )
if decks is not None:
    running = bool(table.get("scan_running", False))
    if way == "camera":
        st.toggle(
            say("계속 스캔 (읽는 대로 바로 넣기)"),
            value=running,
            key="scan-running",
            on_change=heard("scan-running", keep_running),
        )
        live(decks, running)
        if running:
            running_list(decks, table)
    elif way == "photo":
        photo(decks)
    gathered_list(decks, table, seat)
    if way != "camera" or not running:
        results(decks, table, seat)
by_hand(table)
link = table.link()
st.page_link("pages/atlas.py", label=say("여행 도감에서 보기"), icon=":material/map:", query_params=link)
st.page_link("pages/workshop.py", label=say("카드 공방"), icon=":material/photo_library:", query_params=link)
st.page_link(
    "pages/printed.py", label=say("실제 상자의 카드인가요?"), icon=":material/inventory_2:", query_params=link
)
kept_photos()
privacy = say("사진은 저장하지 않습니다. 남겨 두겠다고 하신 사진만 남깁니다.")
st.caption(privacy if language(table.game) == "en" else f"{there.zbar_message} {privacy}")
tabs(table)
