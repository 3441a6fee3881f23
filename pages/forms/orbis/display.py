"""Turn helper: the 3×3 display. Tap a tile to see where cubes go; take it, and the cubes lie there."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.forms.orbis.cubes import chips, cube_tray
from pages.forms.orbis.hexes import FILL, fill_of, ink_of, outline, shape
from pages.forms.orbis.keys import choice_keys, color_keys, title
from pages.forms.orbis.pay import limits_of
from pages.ui.html import card, escape, show
from pages.ui.part import part
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.korean import with_particle
from rules_data.orbis.components import COLORS, Color, color_name
from rules_data.orbis.turn import DisplayTile, Limits, Take, take

_KEY, _AT, _UNDO = "orbis_display", "orbis_display_at", "orbis_display_undo"
_STEP_X, _STEP_Y, _UNDO_STEPS, _MOST_CUBES = 112, 126, 20, 20
Cells = list[dict[str, Any] | None]


@part
def display(table: Table) -> None:
    """The display as it lies on the table: enter the colours once, then take tiles."""
    limit, cells = limits_of(table), cells_of(table)
    at = _chosen(table, cells)
    tiles = [DisplayTile.model_validate(cell) if cell else None for cell in cells]
    taking = take(tiles, at, limit) if at is not None and tiles[at] else None
    tap_picture(
        _picture(tiles, at, taking, limit),
        key="display-tiles",
        on_tap=lambda tap: table.keep(**{_AT: None if int(tap) == at else int(tap)}),
    )
    if taking and at is not None:
        _taken(table, at, taking)
    elif at is not None:
        markup = title(f"{at + 1}번 칸에 놓인 타일의 색은?") + color_keys(None, {}, wilderness=False)
        tap_picture(markup, key="display-colors", on_tap=lambda tap: _colored(table, at, tap))
    else:
        st.caption("타일을 누르면 큐브가 놓일 자리를 보여 드립니다.")
    st.button(
        "되돌리기",
        icon=":material/undo:",
        key="display-undo",
        disabled=not table.get(_UNDO),
        on_click=_back,
        args=(table,),
    )


def cells_of(table: Table) -> Cells:
    """The display as it is kept: colour and cubes by place, row by row."""
    side = limits_of(table).display_side
    return list(table.get(_KEY, [None] * (side * side)))


def _chosen(table: Table, cells: Cells) -> int | None:
    """The chosen place; while the display is being entered, the next empty one."""
    at = table.get(_AT)
    if isinstance(at, int) and 0 <= at < len(cells):
        return at
    return next((index for index, cell in enumerate(cells) if cell is None), None)


def _taken(table: Table, at: int, taking: Take) -> None:
    word = with_particle(color_name(taking.color), "을")
    gained = chips(taking.gained) or "없음"
    placed = f"표시된 타일 {len(taking.placed_on)}개에 {color_name(taking.color)} 큐브를 하나씩 놓습니다."
    show(card(f"<p><b>{escape(word)} 고르면</b></p><p>{escape(placed)}</p><p>가져올 큐브 {gained}</p>"))
    keys = choice_keys(
        [("take", "가져가기", "이 타일 가져가기"), ("clear", "색 고치기", "타일 색 고치기")], columns=2
    )
    tap_picture(keys, key="display-act", on_tap=lambda tap: _act(table, at, taking, tap))
    with st.expander("이 타일 위의 큐브 고치기"):
        cube_tray(
            table,
            "타일 위의 큐브",
            lambda now: _cubes_on(now, at),
            lambda now, numbers: _changed(now, at, {"color": taking.color, "cubes": numbers}),
            key="display-cubes",
            high=_MOST_CUBES,
        )


def _cubes_on(table: Table, at: int) -> dict[Color, int]:
    lying = (cells_of(table)[at] or {}).get("cubes", {})
    return {color: int(lying.get(color, 0)) for color in COLORS}


def _act(table: Table, at: int, taking: Take, tap: str) -> None:
    if tap == "clear":
        _changed(table, at, None)
        return
    after = [tile.model_dump(mode="json") if tile else None for tile in taking.display]
    _keep(table, after, at)


def _colored(table: Table, at: int, tap: str) -> None:
    """Enters a colour and goes on to the next empty place."""
    _changed(table, at, {"color": tap.partition(":")[2], "cubes": {}})
    table.keep(**{_AT: None})


def _changed(table: Table, at: int, cell: dict[str, Any] | None) -> None:
    cells = cells_of(table)
    cells[at] = cell
    _keep(table, cells, at)


def _keep(table: Table, cells: Cells, at: int) -> None:
    undo = [*table.get(_UNDO, []), cells_of(table)][-_UNDO_STEPS:]
    table.keep(**{_KEY: cells, _AT: at, _UNDO: undo})


def _back(table: Table) -> None:
    undo = list(table.get(_UNDO, []))
    if undo:
        table.keep(**{_KEY: undo.pop(), _UNDO: undo, _AT: None})


def _picture(tiles: list[DisplayTile | None], at: int | None, taking: Take | None, limit: Limits) -> str:
    side = limit.display_side
    parts = "".join(_cell(index, tile, at, taking, side) for index, tile in enumerate(tiles))
    width, height = _STEP_X * side, _STEP_Y * side
    return (
        f'<svg class="pj-display" viewBox="0 0 {width} {height}" role="group" aria-label="펼쳐진 섬 타일" '
        f'font-family="Pretendard, sans-serif">{parts}</svg>'
    )


def _cell(index: int, tile: DisplayTile | None, at: int | None, taking: Take | None, side: int) -> str:
    row, column = divmod(index, side)
    x, y = column * _STEP_X + _STEP_X / 2, row * _STEP_Y + _STEP_Y / 2
    gets = taking is not None and index in taking.placed_on
    words = f"{index + 1}번 칸, " + (color_name(tile.color) if tile else "비어 있음")
    if tile is None:
        body = shape("var(--card)", "var(--soft)", 4, 'stroke-dasharray="9 8"')
    else:
        border = "#B9AF9B" if tile.color == "white" else fill_of(tile.color)
        body = shape(fill_of(tile.color), border) + _cubes(tile)
        body += (
            f'<text y="-24" text-anchor="middle" font-size="17" font-weight="650" '
            f'fill="{ink_of(tile.color)}">{color_name(tile.color)}</text>'
        )
        lying = ", ".join(
            f"{color_name(color)} 큐브 {count}개" for color, count in tile.cubes.items() if count
        )
        words += f", {lying}" if lying else ""
    if gets and taking:
        words += f", {color_name(taking.color)} 큐브가 놓입니다"
        body += (
            f'<rect x="-22" y="18" width="44" height="28" rx="9" fill="{FILL[taking.color]}" stroke="#FFF" '
            f'stroke-width="3"/><text y="38" text-anchor="middle" font-size="19" font-weight="700" '
            f'fill="{ink_of(taking.color)}">+1</text>'
        )
    if index == at:
        body += f'<polygon points="{outline(54)}" fill="none" stroke="var(--figure)" stroke-width="6"/>'
    return (
        f'<g data-tap="{index}" aria-label="{escape(words)}" aria-pressed="{str(index == at).lower()}" '
        f'transform="translate({x:.0f} {y:.0f})">{body}</g>'
    )


def _cubes(tile: DisplayTile) -> str:
    """The cubes on a tile, one square a colour with its number."""
    lying = [(color, tile.cubes[color]) for color in COLORS if tile.cubes.get(color)]
    left = -len(lying) * 24 / 2 + 12
    return "".join(
        f'<g transform="translate({left + index * 24:.0f} 0)"><rect x="-11" y="-11" width="22" height="22" '
        f'rx="5" fill="{FILL[color]}" stroke="#FFF" stroke-width="2.5"/><text y="6" text-anchor="middle" '
        f'font-size="16" font-weight="700" fill="{ink_of(color)}">{count}</text></g>'
        for index, (color, count) in enumerate(lying)
    )
