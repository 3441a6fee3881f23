"""What a play has besides its score: names, date, minutes, place and note, each of which may be put right."""

from __future__ import annotations

from datetime import datetime

import streamlit as st

import plays
import rules_data
from pages.ui.heard import heard
from pages.ui.keep import guarded
from pages.ui.keep_words import seen_by, zone
from pages.ui.notes import tell
from pages.ui.state import NAME_LENGTH, seat_words, store

_PLACES_SHOWN = 4
_PLACE_LENGTH, _NOTE_LENGTH, _MOST_MINUTES = 80, 2000, 1440


def details_form(play: plays.PlayRecord) -> None:
    """Fields for everything but the score; saving them is a correction that can be taken back."""
    local = play.played_at.astimezone(zone())
    with st.form(f"details-{play.uuid}-{play.version}", border=False):
        day = st.date_input("날짜", local.date(), format="YYYY-MM-DD", max_value=None)
        minutes = st.number_input(
            "걸린 시간(분)", 0, _MOST_MINUTES, play.duration_minutes, placeholder="모르면 비워 두세요", step=5
        )
        place = st.text_input(
            "장소", play.location or "", max_chars=_PLACE_LENGTH, placeholder="어디서 했나요?"
        )
        note = st.text_area("메모", play.note or "", max_chars=_NOTE_LENGTH, height=120)
        seats = _seats(play)
        names = [
            st.text_input(
                f"{seats[player.seat]} 자리",
                "" if player.anonymous else player.name,
                max_chars=NAME_LENGTH,
                placeholder="이름",
            )
            for player in play.players
        ]
        if not st.form_submit_button("저장", icon=":material/save:", type="primary", width="stretch"):
            return
    when = play.played_at if day == local.date() else datetime.combine(day, local.timetz())
    _save(play, {"played_at": when, "duration_minutes": minutes, "location": place, "note": note}, names)


def _seats(play: plays.PlayRecord) -> list[str]:
    """What the game calls the seats; a game that is gone from the shelf has numbers."""
    shelf = {game.id: game for game in rules_data.games()}
    count = max(player.seat for player in play.players) + 1
    if play.game in shelf:
        return seat_words(shelf[play.game], count)
    return [f"{seat + 1}번" for seat in range(count)]


def last_places(play: plays.PlayRecord) -> None:
    """Where no place is written yet: the last ones, each one tap away."""
    if play.location:
        return
    found = dict.fromkeys(one.location for one in store().plays.summaries(device=seen_by()) if one.location)
    places = list(found)[:_PLACES_SHOWN]
    if not places:
        return
    key = f"place-{play.uuid}"

    def choose(place: str | None) -> None:
        store().plays.correct(play.model_copy(update={"location": place}))

    st.pills("어디서 했나요?", places, key=key, on_change=guarded(heard(key, choose)))


def _save(play: plays.PlayRecord, changes: dict[str, object], names: list[str]) -> None:
    players = tuple(
        player.model_copy(update=_named(player, name))
        for player, name in zip(play.players, names, strict=True)
    )
    try:
        store().plays.correct(play.model_copy(update=changes | {"players": players}))
    except plays.PlaysError as error:
        tell(str(error))
    else:
        st.toast("고쳤습니다.", icon=":material/check:")
    st.rerun()


def _named(player: plays.PlayerResult, name: str) -> dict[str, object]:
    """The name of a seat; who gave none keeps what the seat is called."""
    typed = name.strip()
    if not typed:
        return {} if player.anonymous else {"name": f"{player.seat + 1}번", "anonymous": True}
    return {"name": typed, "anonymous": False}
