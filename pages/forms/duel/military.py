"""Shields came up: where the pawn goes, which coins are lost on the way, whether the game ends."""

from __future__ import annotations

import streamlit as st

from pages.forms.duel.city import PAWN, change, city, city_change, is_pantheon, pawn
from pages.forms.duel.track import place_words, track
from pages.forms.duel.turns import both, cities, whose_turn
from pages.ui.heard import heard
from pages.ui.html import escape, rows, show
from pages.ui.state import Table, as_one
from pages.ui.stepper import stepper
from rules_data.duel.figures import number
from rules_data.duel.turn import Move, all_loot, move_pawn

LOOT, MINERVA, SHIELDS = "duel_loot", "duel_minerva", "duel_shields"
_MOST, _AWAY = 9, "-"


def military(table: Table) -> None:
    """Moves the pawn by shields, space by space."""
    seat = whose_turn(table, "military")
    track(table, _place, "turn", _loot(table), table.get(MINERVA))
    stepper(
        table,
        "방패",
        _shields,
        lambda now, count: now.keep(**{SHIELDS: count}),
        key="duel-shields",
        low=1,
        high=_MOST,
    )
    _told(table, seat, _move(table, seat))
    st.button(
        "말 옮기기",
        type="primary",
        key="duel-move",
        on_click=_apply,
        args=(table, seat),
        width="stretch",
    )
    if is_pantheon(table):
        _minerva(table, pawn(table))
    cities(table, seat, "military", ("red", "progress"), ("progress",))


def _told(table: Table, seat: int, move: Move) -> None:
    events = [event for event in move.events if event.kind != "step"]
    end = place_words(move.end, table.names)
    lines = (
        rows([(event.text, place_words(event.space, table.names), "") for event in events]) if events else ""
    )
    title = "군사 승리입니다." if move.supremacy else f"말이 {end}에 섭니다."
    coins = f"<p>{escape(table.names[1 - seat])} 주화 {move.lost}개 잃음, {move.opponent_coins}개 남음</p>"
    coins = coins if move.lost else ""
    show(
        f'<div class="pj-card" role="status"><p class="pj-step-title">{escape(title)}</p>{coins}{lines}</div>'
    )


def _shields(table: Table) -> int:
    return int(table.get(SHIELDS) or 1)


def _move(table: Table, seat: int) -> Move:
    """Where the shields take the pawn from where it stands."""
    siege = is_pantheon(table) and "poliorcetics" in both(table, seat)[0].progress
    coins = city(table, 1 - seat)["coins"]
    return move_pawn(pawn(table), _shields(table), seat, coins, _loot(table), table.get(MINERVA), siege)


@as_one
def _apply(table: Table, seat: int) -> None:
    move = _move(table, seat)
    change(
        table,
        **{PAWN: move.end, LOOT: list(move.loot_left), MINERVA: move.minerva},
        **city_change(table, 1 - seat, coins=move.opponent_coins),
    )


@as_one
def _place(table: Table, space: int) -> None:
    """The pawn put by hand; Minerva's pawn cannot share its space."""
    keep = table.get(MINERVA)
    change(table, **{PAWN: space, MINERVA: None if keep == space else keep})


def _loot(table: Table) -> list[int]:
    kept = table.get(LOOT)
    return [start for start in all_loot() if kept is None or start in kept]


def _minerva(table: Table, here: int) -> None:
    """Where Minerva's pawn stands, if it stands."""
    side = number("track_side")
    now = table.get(MINERVA)
    options = [_AWAY, *(str(space) for space in range(-side, side + 1) if space != here)]
    widget = f"duel-minerva-{now}-{here}"

    def keep(chosen: str) -> None:
        change(table, **{MINERVA: None if chosen == _AWAY else int(chosen)})

    st.selectbox(
        "미네르바 말",
        options,
        index=options.index(str(now)) if str(now) in options else 0,
        format_func=lambda space: "없음" if space == _AWAY else place_words(int(space), table.names),
        key=widget,
        on_change=heard(widget, keep),
    )
