"""What lies before each tourism player, as it is kept with the table."""

from __future__ import annotations

from typing import Any

from pages.ui.state import Table, as_one
from rules_data.tourism.components import places

Entry = dict[str, Any]


def trays(table: Table) -> list[dict[str, Any]]:
    """Each player's cards and relics."""
    kept = table.get("trays", [])
    return [
        {"cards": list(kept[seat]["cards"]), "relics": int(kept[seat]["relics"])}
        if seat < len(kept)
        else {"cards": [], "relics": 0}
        for seat in range(table.players)
    ]


def owner(table: Table, card_id: str) -> int | None:
    """The seat that has a card of the deck, if anybody has."""
    for seat, tray in enumerate(trays(table)):
        if any(entry.get("id") == card_id for entry in tray["cards"]):
            return seat
    return None


@as_one
def add_card(table: Table, seat: int, entry: Entry) -> None:
    """Puts a bought card before a player."""
    now = trays(table)
    now[seat]["cards"].append(entry)
    table.keep(trays=now)


@as_one
def remove_card(table: Table, seat: int, index: int) -> None:
    """Takes a card away again."""
    now = trays(table)
    if index < len(now[seat]["cards"]):
        now[seat]["cards"].pop(index)
        table.keep(trays=now)


@as_one
def set_relics(table: Table, seat: int, count: int) -> None:
    """Sets how many relics a player has."""
    now = trays(table)
    now[seat]["relics"] = count
    table.keep(trays=now)


def card_name(entry: Entry) -> str:
    """What to call a card in a list."""
    place = places().get(entry.get("id", ""))
    return place.name.ko if place else f"{entry['tier']}단계 카드 ({entry['points']}점)"
