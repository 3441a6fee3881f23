"""The tray of exhibitions: every tile of the game drawn, taken and given back by a tap."""

from __future__ import annotations

import streamlit as st

from pages.forms.artifact.entries import enter, owner, printed_number, sites
from pages.forms.artifact.marks import FITTED, HEIGHT, WIDTH, tile_card, tile_words
from pages.ui.html import escape
from pages.ui.player_bar import SEATS
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.artifact.components import REGIONS, Tile, components, region_name, tiles_in_play

_COLUMNS, _GAP, _HEAD = 5, 5, 26
_PITCH_X, _PITCH_Y = WIDTH + _GAP, HEIGHT + _GAP
_ROWS_MUSEUM, _ROWS_INCOME = 3, 2
_TOTAL_WIDTH = _COLUMNS * _PITCH_X - _GAP
_INCOME_TOP = _HEAD + _ROWS_MUSEUM * _PITCH_Y
_TOTAL_HEIGHT = _INCOME_TOP + _HEAD + _ROWS_INCOME * _PITCH_Y - _GAP


def tray(table: Table, seat: int, key: str = "tray") -> None:
    """Shows all tiles; a tap gives a tile to the player, a tap on an own tile gives it back."""
    tap_picture(
        tray_markup(table, seat), key=f"artifact-{key}", on_tap=lambda tile: tapped(table, seat, tile)
    )


def tapped(table: Table, seat: int, tile_id: str) -> None:
    """Takes a tile, gives an own one back, or moves it here from another player and says so."""
    if tile_id not in {tile.id for tile in tiles_in_play(sites(table))}:
        return
    holder = owner(table, tile_id)
    enter(table, {f"tile_{tile_id}": None if holder == seat else seat})
    if holder is not None and holder != seat:
        names = table.names
        st.toast(
            f"{names[holder]}의 타일을 {names[seat]}에게 옮겼습니다.",
            icon=":material/swap_horiz:",
        )


def tray_markup(table: Table, seat: int) -> str:
    """The tray as SVG for the player whose turn it is to be entered."""
    here = tiles_in_play(sites(table))
    cells = "".join(_cell(table, seat, tile) for tile in here)
    return (
        f'<svg viewBox="0 0 {_TOTAL_WIDTH} {_TOTAL_HEIGHT}" style="{FITTED}" role="group" '
        f'aria-label="전시회 타일">'
        f"{_heading('박물관', 0)}{_heading('수입 트랙', _INCOME_TOP)}{cells}</svg>"
    )


def place_of(tile: Tile) -> tuple[int, int]:
    """Where a tile lies in the tray: left and top of its cell."""
    if tile.kind == "same_type":
        types = [kind.id for kind in components().types]
        column, row = types.index(tile.of or ""), tile.cards - 3
        return column * _PITCH_X, _HEAD + row * _PITCH_Y
    if tile.kind == "same_region":
        column, row = [str(region) for region in REGIONS].index(tile.of or ""), tile.cards - 4
    else:
        column, row = len(REGIONS), int(tile.kind == "mixed_types")
    return column * _PITCH_X, _INCOME_TOP + _HEAD + row * _PITCH_Y


def _cell(table: Table, seat: int, tile: Tile) -> str:
    left, top = place_of(tile)
    holder = owner(table, tile.id)
    prestige = printed_number(table, f"tile.{tile.id}.prestige")
    income = printed_number(table, f"tile.{tile.id}.income") if holder is None else None
    words = tile_words(tile, prestige)
    words += "" if holder is None else f", {table.names[holder]}의 타일"
    faint = ' opacity=".6"' if holder not in {None, seat} else ""
    return (
        f'<g transform="translate({left} {top})" data-tap="{tile.id}" aria-label="{escape(words)}" '
        f'aria-pressed="{"true" if holder == seat else "false"}">'
        f"<g{faint}>{tile_card(tile, prestige, income, holder == seat)}</g>{_flag(table, seat, holder)}</g>"
    )


def _flag(table: Table, seat: int, holder: int | None) -> str:
    """The strip that says whose tile it is."""
    if holder is None:
        return ""
    fill, ink = ("var(--sure)", "var(--paper)") if holder == seat else ("var(--line)", "var(--ink)")
    name = table.names[holder]
    shown = f"{SEATS[holder]} {name if len(name) <= 4 else name[:3] + '…'}"
    return (
        f'<path d="M3 57H65V66a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7Z" fill="{fill}"/>'
        f'<text x="34" y="69.5" text-anchor="middle" font-size="12" font-weight="650" fill="{ink}">'
        f"{escape(shown)}</text>"
    )


def _heading(words: str, top: int) -> str:
    return f'<text x="1" y="{top + 17}" font-size="14" font-weight="650" fill="var(--soft)">{words}</text>'


def missing_note(table: Table) -> str:
    """Which site is out, for the tray of three players."""
    out = [region for region in REGIONS if region not in sites(table)]
    return f"{region_name(out[0])} 전시회 두 장은 상자에 있습니다." if out else ""
