"""Entering a city: groups with counts, tiles to tap, search, coins, and what Pantheon adds."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import streamlit as st

from pages.forms.duel.city import (
    MOST_COINS,
    add_coins,
    city,
    is_pantheon,
    owned,
    said,
    say,
    toggle,
)
from pages.forms.duel.tiles import Group, group_keys, group_of, groups, tile, tile_grid
from pages.forms.duel.tokens import pantheon_things
from pages.ui.html import escape
from pages.ui.state import Table
from pages.ui.stepper import coin_row
from pages.ui.tap import tap_picture
from rules_data.duel.components import components, name_of
from rules_data.duel.turn import find


def city_editor(table: Table, seat: int, place: str, only: Collection[str] = ()) -> None:
    """Shows a city to be entered.

    Args:
        table: the table in use.
        seat: whose city.
        place: a word for where on the page it stands; the chosen group is remembered by it.
        only: ids of the groups to offer; all where empty.
    """
    shown = [group for group in groups(is_pantheon(table)) if not only or group.id in only]
    search = f"duel-find-{place}-{seat}"
    query = st.text_input(
        "이름으로 찾기",
        key=search,
        placeholder="이름으로 찾기: 궁전, 피라미드",
        max_chars=40,
        label_visibility="collapsed",
    )
    chosen = _chosen(place, shown)
    found = _found(table, query, shown) if query else [components().item(name) for name in chosen.items]
    counts = {group.id: len(owned(table, seat) & set(group.items)) for group in shown}
    markup = group_keys(shown, counts, None if query else chosen.id)
    markup += tile_grid(_tiles(table, seat, found)) + _about(table, seat, query, found, chosen)
    tap = partial(_tap, table, seat, place, search)
    tap_picture(markup, key=f"duel-city-{place}-{seat}", on_tap=tap)
    if is_pantheon(table) and chosen.id == "gods" and not query:
        pantheon_things(table, seat, place)


def coin_keys(table: Table, seat: int, place: str) -> None:
    """A city's coins with keys for one and five."""
    coin_row(
        "주화",
        city(table, seat)["coins"],
        lambda by: add_coins(table, seat, by),
        key=f"duel-coins-{place}-{seat}",
        high=MOST_COINS,
    )


def _chosen(place: str, shown: list[Group]) -> Group:
    name = st.session_state.get(f"duel-group-{place}")
    return next((group for group in shown if group.id == name), shown[0])


def _found(table: Table, query: str, shown: list[Group]) -> list:
    ids = {item for group in shown for item in group.items}
    return [components().item(entry.id) for entry in find(query, table.box()) if entry.id in ids]


def _tiles(table: Table, seat: int, items: list) -> list[str]:
    """Tiles of what may lie in this city: what the other city has is not offered."""
    own, theirs = city(table, seat), owned(table, 1 - seat)
    mine = owned(table, seat)
    tiles = []
    for item in items:
        if item.id in theirs:
            continue
        state = "내 도시" if item.id in mine else ""
        if state and group_of(item) == "wonders":
            state = "지음" if item.id in own["wonders_built"] else "안 지음"
        elif state and group_of(item) in {"progress", "gods"}:
            state = "가짐"
        tiles.append(tile(item, table.box(), state, "half" if state == "안 지음" else ""))
    return tiles


def _about(table: Table, seat: int, query: str, found: list, chosen: Group) -> str:
    """Small lines below the tiles: what is missing here and why."""
    lines = []
    theirs = [item for item in found if item.id in owned(table, 1 - seat)]
    if query and not found:
        lines.append(f"‘{query}’에 맞는 것이 없습니다. 카드, 불가사의, 토큰, 신의 이름을 적어 주세요.")
    if theirs:
        names = ", ".join(name_of(item, table.box()) for item in theirs)
        lines.append(f"{table.names[1 - seat]} 도시: {names}")
    if chosen.id == "wonders" and not query:
        lines.append("한 번 누르면 지은 것, 두 번 누르면 안 지은 것입니다.")
    told = f'<p class="pj-ask told" role="status">{escape(said())}</p>' if said() else ""
    told = "" if chosen.id == "gods" and not query else told  # there it stands below the tokens
    return told + "".join(f'<p class="pj-sub">{escape(line)}</p>' for line in lines)


def _tap(table: Table, seat: int, place: str, search: str, tap: str) -> None:
    word, _, value = tap.partition(":")
    say("")
    if word == "group":
        st.session_state[f"duel-group-{place}"] = value
    elif word == "item":
        toggle(table, seat, value)
    st.session_state[search] = ""
