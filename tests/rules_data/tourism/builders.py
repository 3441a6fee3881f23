"""Short ways to write tourism cards, players and sheets."""

from __future__ import annotations

from typing import Any


def card(
    color: str = "white",
    points: int = 0,
    mapae: int = 0,
    tier: int = 1,
    themes: Any = ("market",),
    **other: Any,
) -> dict[str, Any]:
    """A card by its printed values."""
    values = {"tier": tier, "color": color, "points": points, "mapae": mapae, "themes": list(themes)}
    return values | {"region": "capital"} | other


def link(color: str, points: int = 0, **other: Any) -> dict[str, Any]:
    """A link card by its printed values, linked to a colour."""
    values = card(points=points, **other)
    del values["color"]
    return values | {"linked_color": color}


def player(*cards: dict[str, Any], **other: Any) -> dict[str, Any]:
    """A player with these bought cards."""
    return {"cards": list(cards)} | other


def goal(needs: dict[str, int], *players: dict[str, Any], **other: Any) -> dict[str, Any]:
    """A sheet with a win condition of these needs."""
    return {"mode": "cards", "win_condition": {"needs": needs}, "players": list(players)} | other


def paths(*players: dict[str, Any], **other: Any) -> dict[str, Any]:
    """A sheet of the three paths."""
    return {"mode": "three_paths", "players": list(players)} | other
