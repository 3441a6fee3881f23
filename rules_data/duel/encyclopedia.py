"""The card encyclopedia: every card, token and god; and what of an age has not been seen yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from rules_data.duel.components import (
    Building,
    God,
    Item,
    Kind,
    Progress,
    Wonder,
    components,
    name_of,
)
from rules_data.duel.effects import chain_text, cost_text, effect_text
from rules_data.duel.figures import number, numbers
from rules_data.errors import Problem, RefusedError
from rules_data.model import Frozen, Status
from rules_data.sheets import shown

__all__ = ["DeckLeft", "Entry", "SeenError", "entries", "find", "remaining"]
# How players also write the words of names.
_SPELLINGS = (("조합", "길드"), ("주화", "코인"), ("대신전", "큰 신전"), ("불가사의", "원더"))


class SeenError(RefusedError):
    """A card is marked as seen that is not of that age, or too many are."""


class Entry(Frozen):
    """One item of the encyclopedia.

    `group`: the type of a building, the mythology of a god, else the kind. `pantheon`: comes with Pantheon.
    `official`: the name is read from a Korean rulebook. `words`: everything it may be searched by.
    `faq`: ids of the questions that touch it.
    """

    id: str
    kind: Kind
    group: str
    group_ko: str
    ko: str
    en: str
    official: bool
    age: int | None
    base: bool
    pantheon: bool
    cost: str | None
    effect: str
    chain: str
    vp: int
    shields: int
    symbol: str | None
    words: tuple[str, ...]
    faq: tuple[str, ...]
    source: str
    status: Status


class DeckLeft(Frozen):
    """What of a deck has not been seen: `unseen` ids, of which `to_come` still lie in the structure.

    `deck_ko`: its Korean name. `out`: how many of the unseen are out of the game.
    """

    deck: str
    deck_ko: str
    unseen: tuple[str, ...]
    to_come: int
    out: int


def entries(box: Mapping[str, Any] | None = None, pantheon: bool = True) -> tuple[Entry, ...]:
    """Every building, wonder, progress token, god and the gate.

    Args:
        box: box values; `name.<id>` gives the Korean name printed on the owner's card.
        pantheon: with False only what the base game uses.
    """
    found = [
        _entry(kind, item, box or {})
        for kind, items in components().by_kind.items()
        for item in items.values()
    ]
    return tuple(entry for entry in found if pantheon or entry.base)


def find(text: str, box: Mapping[str, Any] | None = None) -> tuple[Entry, ...]:
    """Entries whose name, in any spelling that players use, contains the text; spaces do not matter."""
    wanted = _plain(text)
    return tuple(entry for entry in entries(box) if any(wanted in _plain(word) for word in entry.words))


def remaining(age: Literal[1, 2, 3], seen: Iterable[str], pantheon: bool = False) -> tuple[DeckLeft, ...]:
    """What of an age's cards has not been seen yet.

    Args:
        age: 1, 2 or 3.
        seen: ids of this age's cards seen so far (face up, built, discarded or under a wonder).
        pantheon: whether the table plays with Pantheon (Grand Temples instead of guilds in Age III).

    Returns:
        One part a deck: Age III has two, its own cards and three guilds or Grand Temples.

    Raises:
        SeenError: a card is not of this age, or more of a deck are seen than are in the game.
    """
    cards, sizes = set(seen), _sizes(age, pantheon)
    decks = {deck: [card.id for card in components().buildings if card.deck == deck] for deck in sizes}
    if wrong := sorted(cards - {card_id for ids in decks.values() for card_id in ids}):
        message = f"{shown(wrong[0])} 카드는 {age}시대에 나오지 않습니다. {age}시대의 카드를 골라 주세요."
        raise SeenError([Problem(code="unknown_card", path="seen", message=message)])
    return tuple(_left(deck, ids, cards, sizes[deck]) for deck, ids in decks.items())


def _sizes(age: int, pantheon: bool) -> dict[str, int]:
    """How many cards of each deck lie in the structure of an age."""
    total, removed = numbers("age_cards_total")[age - 1], number("cards_removed_per_age")
    sizes = {f"age{age}": total - removed}
    if age == 3:
        deck, figure = ("temple", "grand_temples_in_age3") if pantheon else ("guild", "guilds_in_age3")
        sizes[deck] = number(figure, pantheon)
    return sizes


def _left(deck: str, ids: list[str], seen: set[str], in_game: int) -> DeckLeft:
    unseen = tuple(card_id for card_id in ids if card_id not in seen)
    to_come = in_game - (len(ids) - len(unseen))
    name = _DECK_KO[deck]
    if to_come < 0:
        message = f"본 {name}가 {len(ids) - len(unseen)}장입니다. 한 판에 {in_game}장만 나옵니다."
        raise SeenError([Problem(code="too_many", path="seen", message=message)])
    return DeckLeft(deck=deck, deck_ko=name, unseen=unseen, to_come=to_come, out=len(ids) - in_game)


def _entry(kind: Kind, item: Item, box: Mapping[str, Any]) -> Entry:
    group, group_ko = _group(kind, item)
    cost = item.cost if isinstance(item, Building | Wonder) else None
    name = name_of(item, box)
    base, pantheon = _editions(item)
    return Entry(
        id=item.id,
        kind=kind,
        group=group,
        group_ko=group_ko,
        ko=name,
        en=item.en,
        official=item.official,
        age=_age(item),
        base=base,
        pantheon=pantheon,
        cost=cost_text(cost) if cost else None,
        effect=effect_text(item),
        chain=chain_text(item) if isinstance(item, Building) else "",
        vp=item.vp,
        shields=item.shields,
        symbol=item.symbol,
        words=_search_words(item, name),
        faq=components().faq.get(item.id, ()),
        source=item.source,
        status="box" if name != item.ko else item.status,
    )


_DECK_KO = {
    "age1": "1시대 카드",
    "age2": "2시대 카드",
    "age3": "3시대 카드",
    "guild": "조합 카드",
    "temple": "대신전 카드",
}
_KIND_KO: Mapping[Kind, str] = {"wonder": "불가사의", "progress": "진보 토큰", "gate": "관문"}


def _group(kind: Kind, item: Item) -> tuple[str, str]:
    if isinstance(item, Building):
        return item.type, components().words[item.type]
    if isinstance(item, God):
        return item.mythology, f"{components().words[item.mythology]}의 신"
    return kind, _KIND_KO[kind]


def _age(item: Item) -> int | None:
    if not isinstance(item, Building):
        return None
    return int(item.deck[-1]) if item.deck[-1].isdigit() else 3


def _editions(item: Item) -> tuple[bool, bool]:
    """Whether an item is used in a base game, and in a game with Pantheon."""
    if isinstance(item, Building):
        return item.deck != "temple", item.deck != "guild"
    if isinstance(item, Wonder | Progress):
        return item.edition == "base", True
    return False, True


def _search_words(item: Item, name: str) -> tuple[str, ...]:
    words = [name, item.ko, item.en, *item.aliases]
    for spelling, other in _SPELLINGS:
        words += [word.replace(spelling, other) for word in words if spelling in word]
    return tuple(dict.fromkeys(word for word in words if word))


def _plain(text: str) -> str:
    return "".join(text.lower().split())
