"""What lies before each player, as it is kept with the table: entered by taps, undone step by step."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import streamlit as st

from pages.ui import undo as kept
from pages.ui.state import Table, as_one
from rules_data.duel.components import components
from rules_data.duel.sheet import QUICK_ROWS
from rules_data.duel.turn import Holdings, entries, wonder_open
from rules_data.korean import with_particle

City = dict[str, Any]
PAWN, QUICK = "duel_pawn", "quick"
_SAY = "duel_say"
_LISTS = ("cards", "wonders_built", "wonders_unbuilt", "progress", "gods", "mythology", "offerings")
_LIST_OF = {"building": "cards", "progress": "progress", "god": "gods", "gate": "gods"}
MOST_COINS = 999


def city(table: Table, seat: int) -> City:
    """A player's city as entered: coins, ids by list, Astarte's coins, the snake's card."""
    given = table.get(_key(seat)) or {}
    lists = {name: list(given.get(name, [])) for name in _LISTS}
    numbers = {name: int(given.get(name, 0)) for name in ("coins", "astarte_coins")}
    return {**lists, **numbers, "snake_on": given.get("snake_on")}


def holdings(table: Table, seat: int) -> Holdings:
    """A city as the turn's calculators take it."""
    own, used = city(table, seat), in_use(is_pantheon(table))
    own = own | {name: [item for item in own[name] if item in used] for name in _LISTS[:5]}
    pantheon = is_pantheon(table)
    return Holdings(
        coins=own["coins"],
        cards=tuple(own["cards"]),
        wonders=tuple(own["wonders_built"]),
        progress=tuple(own["progress"]),
        gods=tuple(own["gods"]),
        mythology=tuple(own["mythology"]) if pantheon else (),
        astarte_coins=own["astarte_coins"] if "astarte" in own["gods"] else 0,
        snake_on=own["snake_on"] if "nisaba" in own["gods"] else None,
    )


def score_sheet(table: Table) -> dict[str, Any]:
    """The sheet of the table as plain data; what the chosen expansion does not use is left out."""
    quick = table.get("duel_mode") == QUICK
    part = _quick_part if quick else _city_part
    given = table.get("names", [])
    seats = {
        f"p{seat + 1}": {"name": given[seat] if seat < len(given) else ""} | part(table, seat)
        for seat in (0, 1)
    }
    expansion = "pantheon" if is_pantheon(table) else "base"
    return {"expansion": expansion, "pawn": pawn(table), **seats}


def is_pantheon(table: Table) -> bool:
    """Whether this table plays with Pantheon."""
    return "pantheon" in table.expansions


@lru_cache(maxsize=2)
def in_use(pantheon: bool) -> frozenset[str]:
    """Ids of everything that a base game, or one with Pantheon, uses."""
    return frozenset(entry.id for entry in entries() if (entry.pantheon if pantheon else entry.base))


def pawn(table: Table) -> int:
    """Where the conflict pawn stands, positive on the right player's side."""
    return int(table.get(PAWN) or 0)


def change(table: Table, **changes: Any) -> None:
    """Keeps changes, to be taken back by `undo`."""
    kept.change(table, changes)


@as_one
def change_city(table: Table, seat: int, **changes: Any) -> None:
    """Keeps changes of a city."""
    change(table, **city_change(table, seat, **changes))


def city_change(table: Table, seat: int, **changes: Any) -> dict[str, City]:
    """Changes of a city in the form that `change` takes, to be made together with others."""
    return {_key(seat): city(table, seat) | changes}


def undo(table: Table) -> None:
    """Takes the last change back."""
    say("")
    kept.undo(table)


@as_one
def toggle(table: Table, seat: int, item_id: str) -> None:
    """Puts an item into a city or takes it out; a wonder goes from built to unbuilt to away."""
    say("")
    if item_id in owned(table, 1 - seat):
        name = with_particle(components().item(item_id).ko, "은")
        say(f"{name} 이미 {table.names[1 - seat]} 도시에 있습니다.")
    elif item_id in components().by_kind["wonder"]:
        _turn_wonder(table, seat, item_id)
    else:
        kind = next(kind for kind, items in components().by_kind.items() if item_id in items)
        _turn(table, seat, _LIST_OF[kind], item_id)


def owned(table: Table, seat: int) -> frozenset[str]:
    """Ids of everything in a city."""
    own = city(table, seat)
    return frozenset(item for name in _LISTS[:5] for item in own[name])


@as_one
def add_coins(table: Table, seat: int, more: int) -> None:
    """Adds coins to a city's treasury, never below 0."""
    change_city(table, seat, coins=min(MOST_COINS, max(0, city(table, seat)["coins"] + more)))


@as_one
def turn_mythology(table: Table, seat: int, mythology: str, each: int) -> None:
    """One more mythology token of a mythology; after the last one that is free, none."""
    own, others = city(table, seat)["mythology"], city(table, 1 - seat)["mythology"]
    have, most = own.count(mythology), each - others.count(mythology)
    rest = [one for one in own if one != mythology]
    change_city(table, seat, mythology=rest + [mythology] * (have + 1 if have < most else 0))


@as_one
def turn_offering(table: Table, seat: int, value: int) -> None:
    """Takes an offering token, or gives it away."""
    own = city(table, seat)["offerings"]
    if value in city(table, 1 - seat)["offerings"]:
        say(f"−{value} 공물 토큰은 이미 {with_particle(table.names[1 - seat], '이')} 가졌습니다.")
        return
    left = [one for one in own if one != value] if value in own else sorted([*own, value])
    change_city(table, seat, offerings=left)


def say(text: str) -> None:
    """Keeps a sentence for below the last tap: why something was not possible."""
    st.session_state[_SAY] = text


def said() -> str:
    """What the last tap has to be told."""
    return str(st.session_state.get(_SAY, ""))


def quick_rows(table: Table, seat: int) -> dict[str, int]:
    """The rows of the score pad that were written by hand."""
    given = table.get(f"duel_quick_{seat}") or {}
    return {row: int(given.get(row, 0)) for row in (*QUICK_ROWS, "coins")}


def _turn(table: Table, seat: int, name: str, item_id: str) -> None:
    own = city(table, seat)
    here = item_id in own[name]
    left = [one for one in own[name] if one != item_id] if here else [*own[name], item_id]
    changes: dict[str, Any] = {name: left}
    if here and item_id == "astarte":
        changes["astarte_coins"] = 0
    if here and item_id == "nisaba":
        changes["snake_on"] = None
    both = city_change(table, seat, **changes)
    if here and city(table, 1 - seat)["snake_on"] == item_id:
        both |= city_change(table, 1 - seat, snake_on=None)
    change(table, **both)


def _turn_wonder(table: Table, seat: int, item_id: str) -> None:
    own = city(table, seat)
    built, unbuilt = own["wonders_built"], own["wonders_unbuilt"]
    if item_id in unbuilt:
        unbuilt = [one for one in unbuilt if one != item_id]
    elif item_id in built:
        built, unbuilt = [one for one in built if one != item_id], [*unbuilt, item_id]
    elif wonder_open(holdings(table, seat), holdings(table, 1 - seat)):
        built = [*built, item_id]
    else:
        unbuilt = [*unbuilt, item_id]
    change_city(table, seat, wonders_built=built, wonders_unbuilt=unbuilt)


def _city_part(table: Table, seat: int) -> City:
    own, used = city(table, seat), in_use(is_pantheon(table))
    part: City = {"coins": own["coins"]}
    part |= {name: [item for item in own[name] if item in used] for name in _LISTS[:5]}
    if not is_pantheon(table):
        return part
    part |= {"mythology_tokens": len(own["mythology"]), "offering_tokens": len(own["offerings"])}
    if "astarte" in own["gods"]:
        part["astarte_coins"] = own["astarte_coins"]
    return part | ({"snake_on": own["snake_on"]} if own["snake_on"] else {})


def _quick_part(table: Table, seat: int) -> City:
    rows = quick_rows(table, seat)
    unused = ("guild",) if is_pantheon(table) else ("temples", "gods")
    coins = rows.pop("coins")
    return {"coins": coins, "quick": {row: points for row, points in rows.items() if row not in unused}}


def _key(seat: int) -> str:
    return f"duel_city_{seat}"
