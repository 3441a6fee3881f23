"""Taking back what was entered at a table, step by step: at a shared table each phone its own steps alone.

A step remembers for every key what stood there before and after it, within a mapping only what differs.
Taking it back puts that right and leaves what others entered beside it; what another phone has changed since
stays.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from pages.ui.notes import tell
from pages.ui.state import Table, as_one, device

_STEPS = 40
# A difference is [before, after], or a mapping of differences.
Difference = list[Any] | dict[str, Any]


@as_one
def change(table: Table, changes: Mapping[str, Any]) -> None:
    """Keeps changes and remembers them for `undo`."""
    step = {key: _difference(table.get(key), value) for key, value in changes.items()}
    kept, mine = _steps(table), _author(table)
    table.keep(**changes, **{_key(table): kept | {mine: [*kept.get(mine, []), step][-_STEPS:]}})


def undo(table: Table) -> None:
    """Takes back the last step of this phone, and says where another phone had changed the same since."""
    left: list[str] = []

    def back(now: Table) -> None:
        kept, mine = _steps(now), _author(now)
        *earlier, step = kept.get(mine, []) or [{}]
        found = {key: _taken_back(now.get(key), difference) for key, difference in step.items()}
        left[:] = [key for key, (_, whole) in found.items() if not whole]
        now.keep(**{key: value for key, (value, _) in found.items()}, **{_key(now): kept | {mine: earlier}})

    table.at_once(back)
    if left:
        tell("다른 휴대전화에서 그 뒤에 고친 것은 되돌리지 않았습니다. 지금 값이 맞는지 보세요.")


def can_undo(table: Table) -> bool:
    """Whether this phone has a step to take back."""
    return bool(_steps(table).get(_author(table)))


def is_entered(table: Table) -> bool:
    """Whether anybody has entered something that stands."""
    return any(_steps(table).values())


def _author(table: Table) -> str:
    """Whose steps: those of a seat, of a phone without one, or of everybody where a table is not shared."""
    if table.shared is None:
        return ""
    seat = table.shared.seat_of(device())
    if seat is not None:
        return str(seat)
    return "" if table.is_host else sha256(device().encode()).hexdigest()[:12]


def _steps(table: Table) -> dict[str, list[dict[str, Difference]]]:
    kept = table.get(_key(table))
    return dict(kept) if isinstance(kept, dict) else {}


def _key(table: Table) -> str:
    return f"{table.game.id}_history"


def _difference(before: Any, after: Any) -> Difference:
    if not isinstance(before, dict) or not isinstance(after, dict):
        return [before, after]
    names = [name for name in before | after if before.get(name) != after.get(name)]
    return {name: _difference(before.get(name), after.get(name)) for name in names}


def _taken_back(now: Any, difference: Difference) -> tuple[Any, bool]:
    """What stands there without the step, and whether all of it could be taken back."""
    if isinstance(difference, dict):
        value, whole = dict(now or {}), True
        for name, inner in difference.items():
            found, good = _taken_back(value.get(name), inner)
            whole &= good
            value[name] = found
            if found is None:
                del value[name]
        return value, whole
    before, after = difference
    if now == after:
        return before, True
    if all(isinstance(part, list) for part in (now, before, after)):
        return _without(now, _less(after, before), _less(before, after)), True
    return now, False


def _without(now: list[Any], put: list[Any], taken: list[Any]) -> list[Any]:
    """A list that others have changed meanwhile, without what a step put there, with what it took away."""
    return [*_less(now, put), *(one for one in taken if one not in now)]


def _less(items: list[Any], others: list[Any]) -> list[Any]:
    left = list(items)
    for other in others:
        if other in left:
            left.remove(other)
    return left
