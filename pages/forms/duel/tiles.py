"""Cards, wonders, tokens and gods as tiles to tap, grouped as people sort them on the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from pages.ui.html import escape
from rules_data.duel.cities import COUNTED_KO
from rules_data.duel.components import Building, God, Item, Progress, Wonder, components, name_of
from rules_data.model import Frozen

AGE_KO = {"age1": "1시대", "age2": "2시대", "age3": "3시대", "guild": "3시대", "temple": "3시대"}


class Group(Frozen):
    """Things that are entered together: an id (also the class of its colour) and its Korean word."""

    id: str
    word: str
    items: tuple[str, ...]


def groups(pantheon: bool) -> tuple[Group, ...]:
    """Everything that this kind of game uses, in the order of the score pad and the city."""
    everything, colors = components(), dict(_COLORS)
    colors.pop("purple" if pantheon else "temple")
    cards = [
        Group(id=color, word=word, items=tuple(card.id for card in everything.buildings if _is(card, color)))
        for color, word in colors.items()
    ]
    editions = {"base", "pantheon"} if pantheon else {"base"}
    wonders = tuple(item.id for item in everything.wonders if item.edition in editions)
    progress = tuple(item.id for item in everything.progress if item.edition in editions)
    gods = (*(god.id for god in everything.gods), everything.gate.id)
    rest = [
        Group(id="wonders", word="불가사의", items=wonders),
        Group(id="progress", word="진보", items=progress),
    ]
    return (*cards, *rest, *([Group(id="gods", word="신", items=gods)] if pantheon else []))


def group_of(item: Item) -> str:
    """The id of the group that an item belongs to."""
    if isinstance(item, Building):
        return item.color
    return "wonders" if isinstance(item, Wonder) else "progress" if isinstance(item, Progress) else "gods"


def tile(item: Item, box: Mapping[str, Any], state: str = "", extra: str = "") -> str:
    """A tile.

    Args:
        item: what it shows.
        box: box values; the owner's names win.
        state: a word for what is so ("내 도시", "지음"); a tile with a state is pressed.
        extra: more of its look: "dim" for what cannot be had.
    """
    name, line = name_of(item, box), " · ".join(marks(item))
    words = ", ".join(part for part in (name, line, state) if part)
    tag = f'<i class="on">{escape(state)}</i>' if state else ""
    return (
        f'<button type="button" class="pj-dtile {group_of(item)} {extra}" data-tap="item:{item.id}" '
        f'aria-pressed="{str(bool(state)).lower()}" aria-label="{escape(words)}">'
        f"<b>{escape(name)}</b><span>{_unbroken(marks(item))}</span>{tag}</button>"
    )


def tile_grid(tiles: Iterable[str]) -> str:
    """Tiles side by side."""
    return f'<div class="pj-dtiles">{"".join(tiles)}</div>'


def group_keys(
    shown: Iterable[Group], counts: Mapping[str, int], chosen: str | None, prefix: str = "group"
) -> str:
    """The groups as keys with how many of each there are."""
    keys = "".join(
        f'<button type="button" class="pj-dgroup {group.id}" data-tap="{prefix}:{group.id}" '
        f'aria-pressed="{str(group.id == chosen).lower()}" '
        f'aria-label="{escape(f"{group.word} {counts.get(group.id, 0)}")}">'
        f"<span>{escape(group.word)}</span><b>{counts.get(group.id, 0)}</b></button>"
        for group in shown
    )
    return f'<div class="pj-dgroups">{keys}</div>'


def key(tap: str, shown: str, words: str = "", pressed: bool | None = None, extra: str = "") -> str:
    """A plain key: what a tap tells, the word on it, the words read aloud."""
    state = "" if pressed is None else f'aria-pressed="{str(pressed).lower()}" '
    label = f'aria-label="{escape(words)}" ' if words else ""
    return (
        f'<button type="button" class="pj-key {extra}" data-tap="{escape(tap)}" {state}{label}>'
        f"{escape(shown)}</button>"
    )


def keys(inner: str, columns: int) -> str:
    """Keys side by side."""
    return f'<div class="pj-keys" style="--columns:{columns}">{inner}</div>'


def marks(item: Item) -> list[str]:
    """What is printed on an item, as short as it can be said."""
    words, short = components().words, []
    if isinstance(item, Building):
        short += [AGE_KO[item.deck]]
        short += [f"{words[name]} {units}" for name, units in item.makes.items()]
        short += [f"싼 {'·'.join(words[name] for name in item.cheap)}"] if item.cheap else []
    if isinstance(item, Building | Wonder) and item.one_of:
        short.append("/".join(words[name] for name in item.one_of))
    if item.symbol:
        short.append(words[item.symbol])
    short += [f"방패 {item.shields}"] if item.shields else []
    short += [f"주화 {item.coins}"] if item.coins else []
    short += ["한 번 더"] if isinstance(item, Wonder) and item.again else []
    short += [f"{item.vp}점"] if item.vp else []
    if isinstance(item, Building) and item.end:
        short.append(_counted(item))
    if isinstance(item, God):
        short.insert(0, words[item.mythology])
    return short


_COLORS = {
    "brown": "갈색",
    "grey": "회색",
    "blue": "파란색",
    "green": "초록색",
    "yellow": "노란색",
    "red": "빨간색",
    "purple": "조합",
    "temple": "대신전",
}


def _is(card: Building, color: str) -> bool:
    return card.color == color


def _unbroken(short: list[str]) -> str:
    """Marks in a line that breaks between them only."""
    return " · ".join(escape(mark).replace(" ", "&nbsp;") for mark in short)


def _counted(card: Building) -> str:
    assert card.end is not None
    return "·".join(COUNTED_KO[thing].removesuffix(" 카드") for thing in card.end.per)
