"""A table on several phones: the host's panel at the door, and the strip that follows what others enter."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st

import plays
from pages.ui.address import for_phones, lan_addresses, qr_image
from pages.ui.html import card, escape, rows, show
from pages.ui.notes import show_note, tell
from pages.ui.state import Table, device, seen_key, store

_GROUP = 4


def strip(table: Table) -> None:
    """Below the title: that others write here too, whose seat this phone has, and news as they come."""
    if table.shared is None or table.code is None:
        show_note()
        return
    seat = table.shared.seat_of(device())
    words = "잠긴 테이블 · 지금은 아무도 적을 수 없습니다" if table.shared.locked else "같이 적는 중"
    if seat is not None and not table.shared.locked:
        words += f" · 내 자리: {table.names[seat]}"
    show(
        f'<p class="pj-together{" locked" if table.shared.locked else ""}" role="status">{escape(words)}</p>'
    )
    _follow(table.code)


def panel(table: Table) -> None:
    """At the door: open the table to others, show the way in, seats, lock."""
    shared = table.shared
    if table.is_host and (shared is None or shared.join_code is None):
        if st.button("같이 적기 시작", icon=":material/group_add:", width="stretch"):
            table.open_to_others()
            st.rerun()
        st.caption("저마다 자기 휴대전화로 자기 것을 적습니다. 순위는 모두에게 바로 보입니다.")
    if shared is None:
        return
    with st.container(border=True, key="shared-panel"):
        if shared.join_code:
            _way_in(shared.join_code, shared.expires_at)
        _seats(table, shared)
        if table.is_host:
            _host_keys(shared)


def spaced(join_code: str) -> str:
    """A join code as it is read aloud, in two groups."""
    return f"{join_code[:_GROUP]} {join_code[_GROUP:]}"


def join_links(join_code: str) -> list[str]:
    """The links of the way in, one for each address of this server that phones may reach."""
    servers = for_phones(st.context.url or "", lan_addresses())
    return [f"{server}/join?code={join_code}" for server in servers]


@st.fragment(run_every="2s")
def _follow(code: str) -> None:
    """Looks at the version alone; where it is another one, the whole page is drawn anew."""
    show_note()
    try:
        version = store().tables.version(code)
    except plays.StoreError as error:
        st.caption(str(error))
        return
    if version != st.session_state.get(seen_key(code)):
        st.rerun()


def _way_in(join_code: str, until: datetime) -> None:
    links = join_links(join_code)
    image = f'<img src="{qr_image(links[0])}" alt="참가 링크 QR">' if links else ""
    letters = f'<p class="code" aria-label="{" ".join(join_code)}">{spaced(join_code)}</p>'
    show(card(f'<div class="pj-join">{image}<p class="pj-sub">참가 코드</p>{letters}</div>'))
    if links:
        st.caption("QR을 휴대전화로 찍으세요. 또는 아래 주소를 열어 참가 코드를 적으세요.")
        st.code("\n".join(link.partition("?")[0] for link in links), language=None, wrap_lines=True)
    else:
        st.caption("이 컴퓨터는 다른 기기와 이어져 있지 않습니다. 같은 와이파이에 연결하세요.")
    end = until.astimezone(_zone())
    st.caption(f"코드는 {end.month}월 {end.day}일 {end.hour}시 {end.minute}분까지 쓸 수 있습니다.")


def _seats(table: Table, shared: plays.SharedTable) -> None:
    mine = shared.seat_of(device())
    owners = {seat: "이 기기" if seat == mine else "다른 기기" for seat in shared.seats}
    show(rows([(name, "", owners.get(seat, "비어 있음")) for seat, name in enumerate(table.names)]))
    st.page_link(
        "pages/join.py",
        label="내 자리 고르기" if mine is None else "자리 바꾸기",
        icon=":material/chair:",
        query_params=table.link() | {"seat": "choose"},
    )


def _host_keys(shared: plays.SharedTable) -> None:
    with st.container(horizontal=True, key="row-shared"):
        label, icon = ("풀기", ":material/lock_open:") if shared.locked else ("잠그기", ":material/lock:")
        st.button(
            label,
            icon=icon,
            key="shared-lock",
            on_click=_lock,
            args=(shared.code, not shared.locked),
            width="stretch",
        )
        if shared.join_code:
            st.button(
                "그만 받기",
                icon=":material/person_off:",
                key="shared-stop",
                on_click=_stop,
                args=(shared.code,),
                width="stretch",
            )
    st.caption("잠그면 아무도 적을 수 없습니다. 다 적었으면 잠그고 점수를 확인하세요.")


def _lock(code: str, locked: bool) -> None:
    try:
        store().shared.lock(code, device(), locked)
    except (plays.TableError, plays.StoreUnavailableError) as error:
        tell(str(error))


def _stop(code: str) -> None:
    try:
        store().shared.stop(code, device())
    except (plays.TableError, plays.StoreUnavailableError) as error:
        tell(str(error))


def _zone() -> ZoneInfo:
    """The clock on the person's wall."""
    try:
        return ZoneInfo(st.context.timezone or "Asia/Seoul")
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("Asia/Seoul")
