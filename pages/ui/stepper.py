"""A number by two large buttons: for small numbers nobody should have to type.

A press says by how much, never which number: what stands at the table is read when the press arrives. So a
second tap before the first one is answered counts on, and so does another phone's.
"""

from __future__ import annotations

from collections.abc import Callable

from pages.ui.html import escape
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from pages.ui.tokens import token_svg


def stepper(
    table: Table,
    label: str,
    read: Callable[[Table], int],
    write: Callable[[Table, int], None],
    *,
    key: str,
    low: int = 0,
    high: int = 99,
    unit: str = "",
) -> int:
    """Shows a number with − and + beside it.

    Args:
        table: the table in use.
        label: what is counted.
        read: gives the number as a table has it.
        write: keeps a new number at a table.
        key: a name of its own for the widgets.
        low: the least.
        high: the most.
        unit: the counter behind the number.

    Returns:
        The number as it is shown.
    """
    value = read(table)

    def step(by: int) -> None:
        table.at_once(lambda now: write(now, _within(read(now) + by, low, high)))

    tap_picture(
        f'<div class="pj-step"><p>{escape(label)} <b>{value}{unit}</b></p>'
        f"{step_key('-1', '−', f'{label} 하나 줄이기', value <= low)}"
        f"{step_key('1', '+', f'{label} 하나 늘리기', value >= high)}</div>",
        key=key,
        on_tap=lambda tap: step(int(tap)),
    )
    return value


def token_trays(
    table: Table,
    read: Callable[[Table], dict[str, int]],
    write: Callable[[Table, dict[str, int]], None],
    *,
    key: str,
    high: int,
    words: dict[str, str],
) -> dict[str, int]:
    """A tray of tokens side by side: tap + above a token or − below it.

    Args:
        table: the table in use.
        read: gives the tokens by colour as a table has them ("joker" among them where it counts).
        write: keeps the tokens at a table.
        key: a name of its own for the widgets.
        high: the most of each.
        words: the Korean word of each colour.

    Returns:
        The tokens as they are shown.
    """
    numbers = read(table)

    def step(tap: str) -> None:
        color, _, by = tap.partition(":")

        def counted(now: Table) -> None:
            have = read(now)
            write(now, have | {color: _within(have[color] + int(by), 0, high)})

        table.at_once(counted)

    columns = "".join(
        f"<div>{step_key(f'{color}:1', '+', f'{words[color]} 하나 늘리기', number >= high)}"
        f"<p>{token_svg(color, number)}</p>"
        f"{step_key(f'{color}:-1', '−', f'{words[color]} 하나 줄이기', number <= 0)}</div>"
        for color, number in numbers.items()
    )
    tap_picture(
        f'<div class="pj-tray" style="--columns:{len(numbers)}">{columns}</div>',
        key=f"tray-{key}",
        on_tap=step,
    )
    return numbers


def coin_row(word: str, have: int, add: Callable[[int], None], *, key: str, high: int) -> None:
    """Coins with keys for one and five.

    Args:
        word: what is counted.
        have: how many there are.
        add: adds so many (less than none takes away) to what is there.
        key: a name of its own for the widget.
        high: the most.
    """
    less, more = (
        "".join(
            step_key(f"add:{by}", f"{by:+d}".replace("-", "−"), f"{word} {by:+d}".replace("-", "−"), off)
            for by, off in steps
        )
        for steps in (((-5, have < 5), (-1, have < 1)), ((1, have >= high), (5, have >= high)))
    )
    shown = f'<p role="status"><small>{escape(word)}</small><b>{have}</b></p>'
    tap_picture(
        f'<div class="pj-coins">{less}{shown}{more}</div>',
        key=key,
        on_tap=lambda tap: add(int(tap.partition(":")[2])),
    )


def step_key(tap: str, sign: str, words: str, off: bool) -> str:
    """A key of a stepper as markup: its tap, the sign on it, what it does in words, whether it is off."""
    disabled = " disabled" if off else ""
    return (
        f'<button type="button" class="pj-key" data-tap="{tap}" aria-label="{escape(words)}"{disabled}>'
        f"{sign}</button>"
    )


def _within(number: int, low: int, high: int) -> int:
    return min(high, max(low, number))
