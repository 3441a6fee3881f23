"""Past plays as a list, and the choice of which of them count."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

import plays
from pages.ui.html import escape, show
from pages.ui.keep_words import all_words, names_of, seen_by, words_for, zone
from pages.ui.state import store
from plays.wording import day

_PAGE = 20


def chosen(summaries: Sequence[plays.PlaySummary]) -> list[plays.PlaySummary]:
    """Asks for game, number of players and person; gives the plays that fit, the newest first."""
    found = list(summaries)
    games = list(dict.fromkeys(play.game for play in found))
    if len(games) > 1:
        words = all_words()
        game = st.pills(
            "게임",
            games,
            format_func=lambda name: words[name].name if name in words else name,
            key="past-game",
            label_visibility="collapsed",
        )
        found = [play for play in found if game is None or play.game == game]
    with st.container(horizontal=True, key="row-past", wrap=False, gap="small"):
        counts = sorted({len(play.players) for play in found})
        count = st.selectbox(
            "인원",
            counts,
            index=None,
            format_func=lambda number: f"{number}명",
            placeholder="모든 인원",
            key="past-count",
            label_visibility="collapsed",
        )
        name = st.selectbox(
            "사람",
            store().names.known(seen_by(), names_of()),
            index=None,
            placeholder="모든 사람",
            key="past-name",
            label_visibility="collapsed",
        )
    found = [play for play in found if count is None or len(play.players) == count]
    return found if name is None else plays.of_person(found, name, store().names.meanings(names_of()))


def past_list(found: Sequence[plays.PlaySummary]) -> None:
    """The plays, each a card that opens it."""
    if not found:
        st.caption("고른 조건에 맞는 기록이 없습니다.")
    shown = st.session_state.get("past-shown", _PAGE)
    meanings = store().names.meanings(names_of())
    for play in found[:shown]:
        with st.container(key=f"past-{play.uuid}"):
            show(_card(play, meanings))
            st.page_link(
                "pages/play.py",
                label=_label(play),
                query_params={"play": str(play.uuid)},
                width="stretch",
            )
    if len(found) > shown:
        st.button(
            f"더 보기 ({len(found) - shown}판)",
            key="past-more",
            width="stretch",
            on_click=lambda: st.session_state.update({"past-shown": shown + _PAGE}),
        )


def _label(play: plays.PlaySummary) -> str:
    return f"{words_for(play.game).name}, {day(play.played_at, zone())} 기록 열기"


def _card(play: plays.PlaySummary, meanings: dict[str, str]) -> str:
    words = words_for(play.game)
    winners = [seat for seat in play.players if seat.winner]
    names = ", ".join(_name(seat, meanings) for seat in winners) or "승자 없음"
    others = ", ".join(f"{_name(seat, meanings)} {seat.total}" for seat in play.players if not seat.winner)
    points = winners[0].total if winners else ""
    mix = "".join(f" · {words.expansions.get(name, name)}" for name in play.expansions)
    head = f"{words.name}{mix} · {day(play.played_at, zone())}"
    return (
        f'<div class="pj-card pj-past"><p class="pj-sub">{escape(head)}</p>'
        f'<p class="points">{points}</p><p class="who">{escape(names)}'
        f'<span class="pj-sub">{" · " if others else ""}{escape(others)}</span></p></div>'
    )


def _name(seat: plays.SeatSummary, meanings: dict[str, str]) -> str:
    return seat.name if seat.anonymous else plays.meant(seat.name, meanings)
