"""Join: come to a shared table by its code, choose a seat, go on to the score sheet."""

import streamlit as st

import plays
import rules_data
from pages.ui.frame import top
from pages.ui.heard import heard
from pages.ui.player_bar import choose_seat
from pages.ui.state import NAME_LENGTH, Table, device, store

LENGTH = 20


def asked_table() -> plays.OpenTable | None:
    """The table that was joined in this session, or that a link of somebody at the table names."""
    code = st.query_params.get("t") or st.session_state.get("joined")
    return store().tables.get(code) if code else None


def join(typed: str) -> None:
    """Looks a code up once: drawing the page again is no new guess."""
    st.session_state.join_tried = typed
    try:
        found = store().shared.join(typed, device())
    except plays.TableError as error:
        st.session_state.join_fault = str(error)
        st.session_state.pop("joined", None)
    else:
        st.session_state.join_fault = ""
        st.session_state.joined = found.code


def code_field() -> None:
    st.caption("테이블을 연 사람의 화면에 있는 코드를 적으세요. 띄어쓰기와 대소문자는 상관없습니다.")
    st.text_input(
        "참가 코드",
        placeholder="여덟 글자",
        max_chars=LENGTH,
        key="join-code",
        on_change=heard("join-code", join),
    )
    st.button("들어가기", type="primary", width="stretch")
    if fault := st.session_state.get("join_fault"):
        st.warning(fault, icon=":material/key_off:")


def sit(table: Table, seat: int, name: str, *, take_over: bool = False) -> None:
    """Takes the seat and goes to the score sheet."""
    try:
        wanted = plays.clean_name(name) if name.strip() else ""
        store().shared.sit(table.code or "", seat, device(), take_over=take_over)
    except (plays.TableError, plays.ValueRefusedError) as error:
        st.warning(str(error), icon=":material/chair:")
        return
    if wanted:
        table.name_seat(seat, wanted)
    choose_seat(table, seat)
    st.switch_page("pages/score.py", query_params=table.link())


def seat_chooser(table: Table, shared: plays.SharedTable) -> None:
    st.markdown(f"**{table.game.name}** · {table.players}명")
    name = st.text_input("이름 (적지 않아도 됩니다)", max_chars=NAME_LENGTH, key="join-name")
    st.markdown("어느 자리에 앉았나요?")
    for seat, who in enumerate(table.names):
        owner = shared.seats.get(seat)
        if owner in {None, device()}:
            if st.button(who, key=f"sit-{seat}", icon=":material/chair:", width="stretch"):
                sit(table, seat, name)
            continue
        with st.popover(f"{who} · 다른 기기가 앉음", icon=":material/smartphone:", width="stretch"):
            st.write("그 기기 대신 이 기기로 적을까요?")
            if st.button("이어받기", key=f"take-{seat}", type="primary"):
                sit(table, seat, name, take_over=True)
    st.page_link(
        "pages/score.py",
        label="자리 없이 점수만 보기",
        icon=":material/visibility:",
        query_params=table.link(),
    )


top("같이 적기")
asked = st.query_params.get("code", "")
if asked and asked != st.session_state.get("join_tried"):
    join(asked)
kept = asked_table()
shared = store().shared.of(kept.code) if kept else None
shelf = {game.id: game for game in rules_data.games()}
if kept is None or shared is None or kept.closed_at is not None or kept.game not in shelf:
    code_field()
else:
    joined_table = Table(shelf[kept.game], kept, kept.players, kept.expansions)
    if shared.seat_of(device()) is not None and st.query_params.get("seat") != "choose":
        st.switch_page("pages/score.py", query_params=joined_table.link())
    seat_chooser(joined_table, shared)
