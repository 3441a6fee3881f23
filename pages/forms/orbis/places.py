"""Turn helpers about my pyramid: where a colour may lie and what it would change; the rounds."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.forms.orbis.draft import WILD
from pages.forms.orbis.keys import color_keys
from pages.forms.orbis.pay import limits_of
from pages.forms.orbis.pyramid import View, obstacle_for, pyramid_picture
from pages.forms.orbis.whatif import in_words
from pages.forms.orbis.world import pyramid_of, world
from pages.ui.heard import heard
from pages.ui.html import card, escape, show
from pages.ui.part import part
from pages.ui.state import Table, as_one
from pages.ui.stepper import stepper
from pages.ui.tap import tap_picture
from rules_data.orbis.pyramid import Place, tiles_of
from rules_data.orbis.turn import RoundState, allowed_places, round_state

_KEY, _ROUNDS, _SEAT = "orbis_places", "orbis_rounds", "seat"


@part
def places(table: Table) -> None:
    """Where a colour may lie in a player's pyramid, and what it would change there."""
    seat = _seat(table, "places")
    kept = table.get(_KEY, {})
    color, at = kept.get("color"), Place(*kept["at"]) if kept.get("at") else None
    markup = color_keys(color, {})
    tap_picture(
        markup,
        key="places-colors",
        on_tap=lambda tap: _choose(table, color=tap.partition(":")[2]),
    )
    pyramid = pyramid_of(table, seat)
    tap_picture(
        pyramid_picture(pyramid, View(hand=color, chosen=at), table.names[seat]),
        key="places-pyramid",
        on_tap=lambda tap: _tapped(table, tap),
    )
    show(card(f"<p>{escape(_answer(table, seat, color, at))}</p>"))
    st.page_link("pages/score.py", label="피라미드 적기", icon=":material/edit:", query_params=table.link())


def _tapped(table: Table, tap: str) -> None:
    if tap != "god":
        _choose(table, at=[int(part) for part in tap.split(".")])


@as_one
def _choose(table: Table, **change: Any) -> None:
    table.keep(**{_KEY: table.get(_KEY, {}) | change})


def _answer(table: Table, seat: int, color: str | None, at: Place | None) -> str:
    pyramid = pyramid_of(table, seat)
    if color is None:
        return "놓을 타일의 색을 고르세요."
    spots = allowed_places(pyramid, None if color == WILD else color)
    if at is None:
        if not spots:
            return "놓을 자리가 없습니다. 황무지로 뒤집어 놓습니다."
        return (
            f"놓을 수 있는 자리가 {len(spots)}곳입니다. 자리를 누르면 점수가 어떻게 바뀌는지 보여 드립니다."
        )
    if blocked := obstacle_for(pyramid, at, color):
        return blocked.reason
    return f"{at.label}: {in_words(table, seat, at, color)} 타일에 적힌 점수는 넣지 않았습니다."


def rounds(table: Table, place: str = "god") -> None:
    """A player's rounds: what was taken, what is left, what must be taken."""
    seat = _seat(table, f"rounds-{place}")
    taken = _taken(table, seat)
    state = round_state(taken["tiles"], taken["god"], limits_of(table))
    total = limits_of(table).rounds
    shown = "끝" if state.finished else f"{state.number}<small>/ {total} 라운드</small>"
    show(f'<p class="pj-big">{shown}</p>')
    stepper(
        table,
        "가져온 섬 타일",
        lambda now: int(_taken(now, seat)["tiles"]),
        lambda now, number: _set(now, seat, {"tiles": number}),
        key=f"rounds-{place}-{seat}",
        high=limits_of(table).region_places,
        unit="개",
    )
    key = f"rounds-god-{place}-{seat}-{taken['god']}"
    st.toggle(
        "신 타일을 가져왔습니다",
        value=taken["god"],
        key=key,
        on_change=heard(key, lambda on: _set(table, seat, {"god": on})),
    )
    show(card(f"<p>{escape(_round_words(state))}</p>"))


def _round_words(state: RoundState) -> str:
    if state.finished:
        return "이 사람의 세계가 완성됐습니다."
    if state.must_take_god:
        return "이번에는 신 타일을 가져와야 합니다."
    if not state.may_take_god:
        return f"남은 {state.left}라운드는 모두 섬 타일을 가져옵니다."
    return f"{state.left}라운드가 남았습니다. 그 가운데 한 번은 신 타일을 가져옵니다."


def _taken(table: Table, seat: int) -> dict[str, Any]:
    """What a player has taken: as counted here, else as the pyramid shows."""
    counted = table.get(_ROUNDS, {}).get(str(seat), {})
    laid = {"tiles": len(tiles_of(pyramid_of(table, seat))), "god": world(table, seat)["god"] is not None}
    return laid | counted


@as_one
def _set(table: Table, seat: int, change: dict[str, Any]) -> None:
    kept = table.get(_ROUNDS, {})
    table.keep(**{_ROUNDS: kept | {str(seat): kept.get(str(seat), {}) | change}})


def _seat(table: Table, place: str) -> int:
    """Whose pyramid: one choice for all helpers of the table."""
    kept = table.get(_SEAT, 0)
    key = f"{place}-seat-{kept}"
    seat = st.segmented_control(
        "누구의 차례인가요?",
        range(table.players),
        default=kept if isinstance(kept, int) and kept < table.players else 0,
        format_func=table.names.__getitem__,
        required=True,
        key=key,
        on_change=heard(key, lambda chosen: table.keep(**{_SEAT: chosen})),
        width="stretch",
    )
    return int(seat or 0)
