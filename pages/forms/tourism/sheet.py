"""The tourism score sheet: every player's bought cards and relics, and the goal of the game."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.forms.tourism.add import add_card_widgets
from pages.forms.tourism.goal import PATHS, chosen_goal, goal_in_words, goal_picker, needs_of
from pages.forms.tourism.tray import card_name, remove_card, set_relics, trays
from pages.ui.heard import heard
from pages.ui.html import badge, escape, show
from pages.ui.player_bar import player_bar
from pages.ui.state import Table
from pages.ui.stepper import stepper
from rules_data import PlayerResult, Result, SheetError
from rules_data.tourism.components import COLOR_KO, components
from rules_data.tourism.goals import Part, goal_parts
from rules_data.tourism.scoring import Sheet, path_targets
from rules_data.tourism.sheet import RELICS_IN_BOX

LINK = "link_counts_for_color_points"


def sheet(table: Table) -> dict[str, Any]:
    """Draws the sheet; gives it as plain data."""
    data = _data(table)
    seat = player_bar(table, _totals(table, data))
    words, status = goal_in_words(table)
    with st.expander(f"목표 · {words}", icon=":material/flag:"):
        show(badge(status))
        goal_picker(table, key="score")
        if chosen_goal(table) == PATHS:
            _link_switch(table)
    with st.container(border=True):
        _cards(table, seat)
        stepper(
            table,
            "유물",
            lambda now: trays(now)[seat]["relics"],
            lambda now, count: set_relics(now, seat, count),
            key=f"relics-{seat}",
            high=RELICS_IN_BOX,
            unit="장",
        )
        add_card_widgets(table, seat)
        st.caption("예약만 한 카드는 넣지 마세요. 산 카드만 셉니다.")
    return _data(table)


def details(table: Table, result: Result, player: PlayerResult, seat: int) -> None:
    """What a player still lacks for the goal."""
    parts = (
        _path_parts(table, player)
        if chosen_goal(table) == PATHS
        else goal_parts(player.stats or {}, needs_of(table))
    )
    show("".join(_need(part) for part in parts))


def _need(part: Part) -> str:
    share = 100 if part.met else round(100 * part.have / part.want)
    left = "달성" if part.met else f"{part.missing}{part.unit} 모자람"
    return (
        f'<div class="pj-need"><span>{escape(part.label)} {part.have} / {part.want}</span><b>{left}</b>'
        f'<span class="bar{" met" if part.met else ""}"><i style="width:{share}%"></i></span></div>'
    )


def _path_parts(table: Table, player: PlayerResult) -> list[Part]:
    have = player.stats or {}
    targets = path_targets(Sheet.model_validate(_data(table)), table.box())
    labels = {"points": ("총점", "점"), "mapae": ("마패", "개"), "one_color_points": ("한 색 점수", "점")}
    return [
        Part(key=key, label=label, unit=unit, have=have[key], want=getattr(targets, key))
        for key, (label, unit) in labels.items()
    ]


def _data(table: Table) -> dict[str, Any]:
    goal = chosen_goal(table)
    data: dict[str, Any] = {
        "mode": PATHS if goal == PATHS else "cards",
        "players": [{"name": name, **tray} for name, tray in zip(table.names, trays(table), strict=True)],
        "settings": {LINK: bool(table.get(LINK, True))},
    }
    if goal != PATHS:
        data["win_condition"] = {"id": goal}
    return data


def _totals(table: Table, data: dict[str, Any]) -> list[int | None]:
    try:
        return [player.total for player in table.game.score(data, table.box()).players]
    except SheetError:
        return [None] * table.players


def _link_switch(table: Table) -> None:
    st.toggle(
        "연결 카드의 점수도 연결한 색으로 세기 (기본값)",
        value=bool(table.get(LINK, True)),
        key="link-reading",
        on_change=heard("link-reading", lambda on: table.keep(**{LINK: on})),
    )


def _cards(table: Table, seat: int) -> None:
    cards = trays(table)[seat]["cards"]
    if not cards:
        st.caption(f"{table.names[seat]} 앞에 아직 카드가 없습니다.")
    for index, entry in enumerate(cards):
        with st.container(
            horizontal=True, vertical_alignment="center", key=f"row-card-{seat}-{index}", wrap=False
        ):
            st.markdown(f"{escape(card_name(entry))}  :gray[{_summary(table, entry)}]", width="stretch")
            st.button(
                f"{escape(card_name(entry))} 빼기",
                icon=":material/close:",
                key=f"drop-{seat}-{index}",
                type="tertiary",
                on_click=remove_card,
                args=(table, seat, index),
            )


def _summary(table: Table, entry: dict[str, Any]) -> str:
    card = components().card(entry.get("id", ""))
    values = (card.model_dump() if card else {}) | table.box().get(f"card.{entry.get('id')}", {}) | entry
    color = entry.get("linked_color") or values.get("color")
    shown = f"{COLOR_KO[color]} " if color else ""
    mapae = f" · 마패 {values['mapae']}" if values.get("mapae") else ""
    return f"{shown}{values.get('points', 0)}점{mapae}"
