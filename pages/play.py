"""One play that was kept: the result, sending it on, putting it right, deleting it."""

import streamlit as st

import plays
from pages.ui.frame import top
from pages.ui.keep import guarded, reopen
from pages.ui.keep_details import details_form, last_places
from pages.ui.keep_out import hand_out
from pages.ui.keep_result import kept_result
from pages.ui.keep_words import words_for
from pages.ui.notes import show_note
from pages.ui.state import store

number = st.query_params.get("play", "")
play = store().plays.get(number)
words = words_for(play.game) if play else None
top(words.name if words else "지난 판", back="pages/history.py")
show_note()


def undo() -> None:
    store().plays.undo_correction(number)
    st.toast("고치기 전으로 되돌렸습니다.", icon=":material/undo:")


def delete() -> None:
    store().plays.delete(number)


def restore() -> None:
    if store().plays.restore(number) is None:
        raise plays.PlayNotFoundError(number)


def put_right(current: plays.PlayRecord) -> None:
    """Everything that changes the play."""
    left = store().plays.corrections(number)
    if left:
        st.button(
            f"고친 것 되돌리기 ({left})",
            icon=":material/undo:",
            key="play-undo",
            width="stretch",
            on_click=guarded(undo),
        )
    if current.state is None:
        st.caption("이 기록에는 테이블 내용이 없어 점수표를 다시 열 수 없습니다.")
    elif st.button("점수표 열어 고치기", icon=":material/edit_note:", key="play-reopen", width="stretch"):
        reopen(current)
    with st.expander("이름, 날짜, 장소, 메모 고치기", icon=":material/edit:"):
        details_form(current)
    with st.popover("기록 지우기", icon=":material/delete:", type="tertiary"):
        st.write("지난 판과 통계에서 빠집니다. 지운 뒤 이 화면에서 되살릴 수 있습니다.")
        st.button("지우기", key="play-delete", type="primary", on_click=guarded(delete))


if play and words:
    kept_result(play, words)
    last_places(play)
    hand_out(play, words)
    st.header("고치기")
    put_right(play)
else:
    st.info("이 기록은 지워졌거나 없습니다.", icon=":material/delete:")
    st.button(
        "방금 지운 기록 되살리기", icon=":material/undo:", key="play-restore", on_click=guarded(restore)
    )
    st.page_link("pages/history.py", label="지난 판 보기", icon=":material/history:")
