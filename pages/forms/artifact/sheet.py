"""The Artifact score sheet: exhibitions to tap, money, solo exhibitions, research tracks, manuscripts."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.forms.artifact.ask import ask, keep_switch, larger_number, number_keys
from pages.forms.artifact.entries import (
    enter,
    entry,
    has_research,
    number,
    owned,
    printed_number,
    site_out,
    sites,
    steps,
)
from pages.forms.artifact.research import research_tracks
from pages.forms.artifact.switches import settings
from pages.forms.artifact.tray import missing_note, tray
from pages.ui.heard import heard
from pages.ui.html import card, escape, rows, show
from pages.ui.player_bar import choose_seat, player_bar
from pages.ui.state import Table, as_one
from pages.ui.stepper import coin_row, stepper
from pages.ui.undo import can_undo, undo
from rules_data import SheetError
from rules_data.artifact.components import REGIONS, Tile, components, region_name, tile_label

_MOST_MONEY = 999


def sheet(table: Table) -> dict[str, Any] | None:
    """Draws the sheet; gives it as plain data, None while a prestige is still unknown."""
    totals = _totals(table)
    seat = player_bar(table, totals)
    if table.players == 3:
        site_picker(table)
    tray(table, seat)
    note = missing_note(table)
    st.caption(f"연 전시회를 누르세요. 다시 누르면 돌려놓습니다. {note}".strip())
    unknown = _unknown(table)
    for tile in unknown[seat]:
        ask(table, f"tile.{tile.id}.prestige", f"{tile_label(tile)} 앞면 오른쪽 위의 명성 점수는 얼마인가요?")
    _corrections(table, seat)
    _money(table, seat)
    if has_research(table):
        _research(table, seat)
    _walk(table, seat)
    if any(unknown):
        _so_far(table, totals, unknown)
        return None
    return sheet_data(table)


def sheet_data(table: Table) -> dict[str, Any]:
    """The sheet as plain data; tiles whose prestige is not known are left out."""
    data: dict[str, Any] = {
        "expansions": list(table.expansions),
        "settings": settings(table),
        "players": [_player(table, seat) for seat in range(table.players)],
    }
    return data | ({"sites": list(sites(table))} if table.players == 3 else {})


def site_picker(table: Table, key: str = "score") -> None:
    """Which site three people leave out."""
    out = site_out(table)
    widget = f"artifact-out-{key}-{out}"

    st.segmented_control(
        "뺀 유적지",
        list(REGIONS),
        default=out,
        format_func=region_name,
        required=True,
        key=widget,
        on_change=heard(widget, lambda chosen: enter(table, {"site_out": chosen})),
        width="stretch",
    )


def _player(table: Table, seat: int) -> dict[str, Any]:
    player: dict[str, Any] = {"name": table.names[seat], "money": number(table, "money", seat)}
    tiles = []
    for tile in owned(table, seat):
        key = f"tile.{tile.id}.prestige"
        if printed_number(table, key) is not None:
            typed = entry(table, f"printed_{key}")
            tiles.append({"id": tile.id} | ({} if typed is None else {"prestige": typed}))
    player["tiles"] = tiles
    if has_research(table):
        player |= {name: number(table, name, seat) for name in ("solo", "manuscripts")}
        player["research"] = steps(table, seat)
    return player


def _unknown(table: Table) -> list[list[Tile]]:
    """Every player's tiles whose prestige nobody has typed in."""
    return [
        [tile for tile in owned(table, seat) if _prestige(table, tile) is None]
        for seat in range(table.players)
    ]


def _totals(table: Table) -> list[int | None]:
    """Live totals, as far as they are known."""
    try:
        return [player.total for player in table.game.score(sheet_data(table), table.box()).players]
    except SheetError:
        return [None] * table.players


def _so_far(table: Table, totals: list[int | None], unknown: list[list[Tile]]) -> None:
    """The ranking as far as it is known, and what is missing for the rest."""
    order = sorted(range(table.players), key=lambda seat: -(totals[seat] or 0))
    lines = [
        (
            table.names[seat],
            f"명성을 모르는 전시회 {len(unknown[seat])}장은 아직 세지 않았습니다." if unknown[seat] else "",
            f"{totals[seat] if totals[seat] is not None else '?'}점" + (" + ?" if unknown[seat] else ""),
        )
        for seat in order
    ]
    show(card(f'<p class="pj-step-title">지금까지</p>{rows(lines)}'))
    waiting = ", ".join(table.names[seat] for seat in range(table.players) if unknown[seat])
    st.caption(f"{waiting}의 전시회에 명성 점수를 적으면 순위를 정합니다.")


def _corrections(table: Table, seat: int) -> None:
    """The player's tiles with a known prestige, which may be put right here."""
    tiles = [tile for tile in owned(table, seat) if _prestige(table, tile) is not None]
    if not tiles:
        return
    with st.expander("적힌 명성 점수 고치기", icon=":material/edit:"):
        labels = {tile.id: f"{tile_label(tile)} · {_prestige(table, tile)}점" for tile in tiles}
        chosen = st.pills("전시회", list(labels), format_func=labels.__getitem__, key=f"artifact-fix-{seat}")
        if chosen in labels:
            key = f"tile.{chosen}.prestige"
            number_keys(table, key, f"fix-{key}")
            larger_number(table, key, f"fix-{key}")
            keep_switch(table, "fix")


def _prestige(table: Table, tile: Tile) -> int | None:
    return printed_number(table, f"tile.{tile.id}.prestige")


def _money(table: Table, seat: int) -> None:
    """Money stepped by one and by five, or typed in."""
    money = number(table, "money", seat)
    widget = f"artifact-money-{seat}-{money}"
    coin_row(
        "돈 (닢)",
        money,
        lambda by: _add_money(table, seat, by),
        key=f"artifact-coins-{seat}",
        high=_MOST_MONEY,
    )
    with st.popover("금액을 바로 적기", type="tertiary", key=f"type-money-{seat}"):
        st.number_input(
            "돈 (닢)",
            min_value=0,
            max_value=_MOST_MONEY,
            value=money,
            step=1,
            key=widget,
            on_change=heard(widget, lambda typed: enter(table, {f"money_{seat}": int(typed)})),
        )


@as_one
def _add_money(table: Table, seat: int, by: int) -> None:
    money = number(table, "money", seat) + by
    enter(table, {f"money_{seat}": min(_MOST_MONEY, max(0, money))})


def _research(table: Table, seat: int) -> None:
    """Solo exhibitions, manuscripts and the research tracks."""
    limits = {card.id: card.per_region * len(sites(table)) for card in components().special_cards}
    for name, label, kind in (("solo", "단독 전시회", "solo"), ("manuscripts", "필사본", "manuscript")):
        others = sum(number(table, name, other) for other in range(table.players) if other != seat)
        stepper(
            table,
            label,
            lambda now, name=name: number(now, name, seat),
            lambda now, count, name=name: enter(now, {f"{name}_{seat}": count}),
            key=f"{name}-{seat}",
            high=max(0, limits[kind] - others),
            unit="장",
        )
    show('<p class="pj-sub">연구 트랙의 칸을 누르면 내 마커가 그리로 갑니다.</p>')
    research_tracks(table, seat)


def _walk(table: Table, seat: int) -> None:
    """Back one entry, on to the next player."""
    following = (seat + 1) % table.players
    with st.container(horizontal=True, key="row-entry", wrap=False):
        st.button(
            "되돌리기", icon=":material/undo:", on_click=undo, args=(table,), disabled=not can_undo(table)
        )
        st.button(
            f"다음: {escape(table.names[following])}",
            type="primary",
            width="stretch",
            on_click=choose_seat,
            args=(table, following),
        )
