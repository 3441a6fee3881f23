"""Quick mode: the rows of the score pad by hand, for both players side by side, with keys for numbers."""

from __future__ import annotations

import streamlit as st

from pages.forms.duel.city import MOST_COINS, change, is_pantheon, quick_rows
from pages.forms.duel.tiles import key, keys
from pages.ui.html import escape
from pages.ui.state import Table, as_one
from pages.ui.tap import tap_picture
from rules_data import Result
from rules_data.duel.lines import PART_KO, PARTS

_CELL, _FRESH = "duel-cell", "duel-cell-fresh"
_MOST_POINTS = 300
_BASE_ONLY, _PANTHEON_ONLY = {"guild"}, {"temples", "gods"}


def pad_rows(pantheon: bool) -> tuple[str, ...]:
    """The rows of the score pad: eight without, nine with Pantheon."""
    unused = _BASE_ONLY if pantheon else _PANTHEON_ONLY
    return tuple(part for part in PARTS if part not in unused)


def quick_pad(table: Table, result: Result | None) -> None:
    """The score pad; the chosen cell takes the numbers of the keys."""
    chosen = st.session_state.get(_CELL, "0:blue")
    rows = "".join(_row(table, result, row, chosen) for row in pad_rows(is_pantheon(table)))
    head = "".join(f"<span>{escape(name)}</span>" for name in table.names)
    totals = [player.total for player in result.players] if result else ["", ""]
    markup = (
        f'<div class="pj-dpad"><div class="head"><span></span>{head}</div>{rows}'
        f'<div class="sum"><span>합계</span><b>{totals[0]}</b><b>{totals[1]}</b></div></div>'
    )
    digits = "".join(key(f"digit:{digit}", str(digit)) for digit in (*range(1, 10), 0))
    markup += keys(digits, 5) + keys(key("clear", "지우기") + key("next", "다음 칸"), 2)
    tap_picture(markup, key="duel-quick", on_tap=lambda tap: tap_quick(table, tap))


def tap_quick(table: Table, tap: str) -> None:
    """A cell chooses where numbers go; a digit is written there; the first one replaces what stood there."""
    chosen = st.session_state.get(_CELL, "0:blue")
    word, _, value = tap.partition(":")
    if word == "cell":
        st.session_state[_CELL], st.session_state[_FRESH] = value, True
    elif word == "next":
        st.session_state[_CELL], st.session_state[_FRESH] = _after(table, chosen), True
    elif word == "clear":
        _write(table, chosen, 0)
        st.session_state[_FRESH] = True
    else:
        seat, row = chosen.split(":")
        before = 0 if st.session_state.get(_FRESH, True) else quick_rows(table, int(seat))[row]
        most = MOST_COINS if row == "coins" else _MOST_POINTS
        number = before * 10 + int(value)
        _write(table, chosen, number if number <= most else int(value))
        st.session_state[_FRESH] = False


@as_one
def _write(table: Table, cell: str, number: int) -> None:
    seat, row = cell.split(":")
    change(table, **{f"duel_quick_{seat}": quick_rows(table, int(seat)) | {row: number}})


def _after(table: Table, cell: str) -> str:
    """The next cell: down the column, then the other player's column."""
    rows = [row for row in pad_rows(is_pantheon(table)) if row != "military"]
    cells = [f"{seat}:{row}" for seat in (0, 1) for row in rows]
    return cells[(cells.index(cell) + 1) % len(cells)] if cell in cells else cells[0]


def _row(table: Table, result: Result | None, row: str, chosen: str) -> str:
    cells = "".join(_cell(table, result, seat, row, chosen) for seat in (0, 1))
    small = "<small>개수를 적으세요</small>" if row == "coins" else ""
    small = "<small>말의 자리로 셉니다</small>" if row == "military" else small
    return f'<div class="{row}"><span>{PART_KO[row]}{small}</span>{cells}</div>'


def _cell(table: Table, result: Result | None, seat: int, row: str, chosen: str) -> str:
    points = result.players[seat].breakdown[row] if result else 0
    if row == "military":
        return f"<b>{points}</b>"
    number = quick_rows(table, seat)[row]
    name, cell = table.names[seat], f"{seat}:{row}"
    shown = f"{number}<small>주화 → {points}점</small>" if row == "coins" else str(number)
    unit = "개" if row == "coins" else "점"
    return (
        f'<button type="button" data-tap="cell:{cell}" aria-pressed="{str(cell == chosen).lower()}" '
        f'aria-label="{escape(f"{name} {PART_KO[row]} {number}{unit}")}">{shown}</button>'
    )
