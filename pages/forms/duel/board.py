"""Progress tokens that are in play, and what is still in the box."""

from __future__ import annotations

from pages.forms.duel.city import change, city, is_pantheon
from pages.forms.duel.tiles import tile, tile_grid
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.duel.components import components
from rules_data.duel.turn import pool

BOARD, ENKI = "duel_progress_board", "duel_enki_tokens"


def on_board(table: Table) -> list[str]:
    """Progress tokens that came to the board and that nobody has taken."""
    taken = _in_cities(table)
    return [token for token in table.get(BOARD) or [] if token not in taken]


def in_box(table: Table) -> list[str]:
    """Progress tokens that are neither on the board, in a city nor on Enki."""
    out = _in_cities(table) | set(table.get(BOARD) or []) | set(table.get(ENKI) or [])
    return [token for token in pool("progress_tokens", is_pantheon(table)).items if token not in out]


def board_tokens(table: Table, place: str) -> None:
    """Which progress tokens came to the board: tap those that lie there."""
    count = pool("progress_tokens", is_pantheon(table)).count
    board = list(table.get(BOARD) or [])
    taken = _in_cities(table)

    def tapped(tap: str) -> None:
        token = tap.partition(":")[2]
        left = [one for one in board if one != token] if token in board else [*board, token]
        if len(left) <= count:
            change(table, **{BOARD: left})

    tiles = [
        tile(components().item(token), table.box(), "게임판" if token in board else "")
        for token in pool("progress_tokens", is_pantheon(table)).items
        if token not in taken
    ]
    tap_picture(tile_grid(tiles), key=f"duel-board-{place}", on_tap=tapped)


def _in_cities(table: Table) -> set[str]:
    return {token for seat in (0, 1) for token in city(table, seat)["progress"]}
