"""Sending one play on: picture, text, the BG Stats app by link and by QR."""

from __future__ import annotations

import base64
from io import BytesIO

import segno
import streamlit as st
from segno import DataOverflowError

import plays
from pages.ui.html import show
from pages.ui.keep_send import send
from pages.ui.keep_words import names_of, now, zone
from pages.ui.state import store


def hand_out(play: plays.PlayRecord, words: plays.GameWords) -> None:
    """The ways out for one play."""
    st.header("보내기")
    picture = result_image(play, words)
    send(
        title=f"{words.name} 결과",
        text=plays.as_text(play, words, zone()),
        picture=picture,
        file_name=f"{file_stem(play)}.png",
        key=f"send-{play.uuid}",
    )
    preview = st.expander("결과 그림 보기", icon=":material/image:", on_change="rerun", key="play-picture")
    if preview.open:
        with preview:
            st.image(picture, width="stretch", alt=plays.as_text(play, words, zone()))
    with st.expander("BG Stats 앱으로 보내기", icon=":material/qr_code_2:"):
        _bg_stats(play, words)


def result_image(play: plays.PlayRecord, words: plays.GameWords) -> bytes:
    """The result picture, drawn once for a version of a play."""
    return _drawn(str(play.uuid), play.version, str(zone()), _play=play, _words=words)


def file_stem(play: plays.PlayRecord) -> str:
    """The name of a play's files."""
    return f"panjigi-{play.game}-{play.played_at.astimezone(zone()):%Y%m%d-%H%M}"


def qr_svg(link: str) -> str:
    """A QR as an image address; empty where the link is too long for one."""
    try:
        # Never a Micro QR: common readers do not know it.
        code = segno.make(link, micro=False, error="l", boost_error=False)
    except DataOverflowError:
        return ""
    out = BytesIO()
    code.save(out, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return "data:image/svg+xml;base64," + base64.b64encode(out.getvalue()).decode()


@st.cache_data(show_spinner=False, max_entries=50)
def _drawn(
    uuid: str, version: int, zone_name: str, _play: plays.PlayRecord, _words: plays.GameWords
) -> bytes:
    return plays.result_picture(_play, _words, zone())


def _bg_stats(play: plays.PlayRecord, words: plays.GameWords) -> None:
    meanings = store().names.meanings(names_of())
    link = plays.bgstats_link(play, words, meanings, zone())
    st.link_button("이 기기의 BG Stats에서 열기", link, icon=":material/open_in_new:", width="stretch")
    # The note is left out of the code: long texts make it too fine to read.
    image = qr_svg(plays.bgstats_link(play.model_copy(update={"note": None}), words, meanings, zone()))
    if image:
        st.caption("BG Stats가 있는 휴대전화로 찍으세요.")
        show(f'<div class="pj-qr"><img src="{image}" alt="BG Stats로 보내는 QR"></div>')
    else:
        st.caption("이름이 길어 QR에 담지 못했습니다. 위 단추나 파일을 쓰세요.")
    st.download_button(
        "BG Stats 파일 (.bgsplay)",
        plays.bgstats_file([play], {play.game: words}, meanings, zone(), now()),
        file_name=f"{file_stem(play)}.bgsplay",
        mime="application/json",
        icon=":material/download:",
        width="stretch",
    )
