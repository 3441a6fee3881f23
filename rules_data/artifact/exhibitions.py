"""From a hand: which exhibitions could be opened, with which cards, and which card comes back.

Normal cards have a region and a type. A fragment has a region and stands for any type; it never comes back.
The role New York lets one artifact card stand for any region and type. Other special cards serve in no
exhibition with other cards; a solo exhibition is opened alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal

from rules_data.artifact.components import Region, Tile, figure_value, tile_label
from rules_data.artifact.errors import TurnError
from rules_data.model import Frozen

CardKind = Literal["normal", "fragment", "solo", "gold", "cursed", "manuscript"]


class HandCard(Frozen):
    """A card in hand. `type` is the type's id for a normal card, None for special cards."""

    kind: CardKind = "normal"
    region: Region
    type: str | None = None


class Opening(Frozen):
    """An exhibition as a hand could open it. Cards are named by their place in the hand, from 0.

    `missing`: cards still wanted; 0 where it can be opened. `shown`: cards to show. `fragments`: those of
    them that are fragments. `joker`: the one that New York turns into another card. `back`: the cards that
    come back to the hand, as suggested or as chosen. `under`: the cards that go under the tile. `may_return`:
    every card of the hand that could come back with some way of opening it.
    """

    tile: str
    label: str
    missing: int
    shown: tuple[int, ...]
    fragments: tuple[int, ...]
    joker: int | None
    back: tuple[int, ...]
    under: tuple[int, ...]
    may_return: tuple[int, ...]

    @property
    def openable(self) -> bool:
        """Whether the hand is enough."""
        return self.missing == 0


def exhibitions(
    hand: Sequence[HandCard], tiles: Sequence[Tile], paris: bool = False, new_york: bool = False
) -> tuple[Opening, ...]:
    """Every tile with the way to open it, or with how many cards are missing.

    Fragments and the joker are used only where normal cards do not do, the joker before a fragment. The card
    suggested to come back is the one that leaves the hand nearest to the next exhibitions.

    Args:
        hand: the cards in hand.
        tiles: the tiles left on the board.
        paris: two cards come back instead of one.
        new_york: one card counts as any region and type.
    """
    return tuple(_opening(tile, hand, tiles, _returns(paris), new_york) for tile in tiles)


def exhibition(
    hand: Sequence[HandCard], tile: Tile, keep: Sequence[int], paris: bool = False, new_york: bool = False
) -> Opening:
    """One tile opened so that the chosen cards come back.

    Args:
        hand: the cards in hand.
        tile: the tile.
        keep: places in the hand of the cards that come back; fewer than could is allowed.
        paris: two cards come back instead of one.
        new_york: one card counts as any region and type.

    Raises:
        TurnError: too many cards are kept, or these cards cannot come back from this exhibition.
    """
    returns, back = _returns(paris), tuple(dict.fromkeys(keep))
    if len(back) > returns:
        raise TurnError(f"카드 {len(back)}장은 돌아올 수 없습니다. {returns}장까지 돌아옵니다.")
    showing = _showing(hand, tile, new_york, back)
    if showing.missing or not set(back) <= set(showing.returnable(hand)):
        raise TurnError(f"{tile_label(tile)} 전시회에서는 고른 카드가 손으로 돌아올 수 없습니다.")
    return _as_opening(tile, hand, showing, back, _may_return(hand, tile, new_york))


def solo_cards(hand: Sequence[HandCard]) -> tuple[int, ...]:
    """The solo exhibitions in hand: each may be opened by itself, with no tile and no card coming back."""
    return tuple(place for place, card in enumerate(hand) if card.kind == "solo")


class _Showing(Frozen):
    """Cards shown for a tile, with the joker among them, and how many are still missing."""

    shown: tuple[int, ...]
    joker: int | None
    missing: int

    def returnable(self, hand: Sequence[HandCard]) -> list[int]:
        """The shown cards that may come back: all but fragments."""
        return [place for place in self.shown if hand[place].kind == "normal"]


def _returns(paris: bool) -> int:
    return int(figure_value("paris_kept_cards" if paris else "kept_cards"))


def _opening(
    tile: Tile, hand: Sequence[HandCard], tiles: Sequence[Tile], returns: int, new_york: bool
) -> Opening:
    showing = _showing(hand, tile, new_york)
    if showing.missing:
        return _as_opening(tile, hand, showing, (), ())
    choices = showing.returnable(hand)
    others = [other for other in tiles if other.id != tile.id]
    options = combinations(choices, min(returns, len(choices)))
    back = min(options, key=lambda kept: _outlook(hand, showing.shown, kept, others, new_york))
    return _as_opening(tile, hand, showing, back, _may_return(hand, tile, new_york))


def _outlook(
    hand: Sequence[HandCard],
    shown: tuple[int, ...],
    back: tuple[int, ...],
    others: Sequence[Tile],
    new_york: bool,
) -> list[int]:
    """How far the hand is from each other tile once `back` has come back, nearest first."""
    left = [card for place, card in enumerate(hand) if place not in shown or place in back]
    return sorted(_showing(left, tile, new_york).missing for tile in others)


def _as_opening(
    tile: Tile,
    hand: Sequence[HandCard],
    showing: _Showing,
    back: tuple[int, ...],
    may_return: tuple[int, ...],
) -> Opening:
    opened = showing.missing == 0
    return Opening(
        tile=tile.id,
        label=tile_label(tile),
        missing=showing.missing,
        shown=showing.shown,
        fragments=tuple(place for place in showing.shown if hand[place].kind == "fragment"),
        joker=showing.joker,
        back=back,
        under=tuple(place for place in showing.shown if place not in back) if opened else (),
        may_return=may_return,
    )


def _may_return(hand: Sequence[HandCard], tile: Tile, new_york: bool) -> tuple[int, ...]:
    found = []
    for place, card in enumerate(hand):
        if card.kind == "normal":
            showing = _showing(hand, tile, new_york, (place,))
            if not showing.missing and place in showing.shown:
                found.append(place)
    return tuple(found)


def _showing(hand: Sequence[HandCard], tile: Tile, new_york: bool, keep: tuple[int, ...] = ()) -> _Showing:
    """The cards to show for a tile, `keep` among them wherever that can be.

    Cards that fit as they are come first; where that is not enough New York's joker is next, fragments last.
    """
    order = _order(hand, tile, keep)
    plain = _fitting(hand, tile, order, tile.cards)
    if new_york and any(place not in plain for place in keep):
        plain = _fitting(hand, tile, order, tile.cards - 1)
    shown, joker = list(plain), None
    wild = [place for place in order if hand[place].kind == "fragment" and place not in plain]
    if tile.kind not in {"same_type", "mixed_types"}:
        wild = []
    spare = [place for place in order if place not in plain and place not in wild]
    if new_york and len(shown) < tile.cards and spare:
        joker = spare[0]
        shown.append(joker)
    shown += wild[: tile.cards - len(shown)]
    return _Showing(shown=tuple(sorted(shown)), joker=joker, missing=tile.cards - len(shown))


def _fitting(hand: Sequence[HandCard], tile: Tile, order: Sequence[int], limit: int) -> list[int]:
    """Cards that serve the tile as they are, in the given order, at most `limit`."""
    found: list[int] = []
    seen: set[str] = set()
    for place in order:
        mark = _mark(hand[place], tile)
        if len(found) == limit or mark is None or (_is_mixed(tile) and mark in seen):
            continue
        seen.add(mark)
        found.append(place)
    return found


def _mark(card: HandCard, tile: Tile) -> str | None:
    """What a card counts as for a tile (its region or type), None where it does not serve as it is."""
    mark = card.region if tile.kind in {"same_region", "mixed_regions"} else card.type
    if _is_mixed(tile):
        return mark
    return mark if mark == tile.of else None


def _is_mixed(tile: Tile) -> bool:
    return tile.kind in {"mixed_regions", "mixed_types"}


def _order(hand: Sequence[HandCard], tile: Tile, keep: tuple[int, ...]) -> list[int]:
    """Artifact cards in the order of using them: chosen ones, then those least wanted elsewhere."""

    def wanted(place: int) -> tuple[bool, bool, int]:
        card = hand[place]
        others = [other for at, other in enumerate(hand) if at != place and other.kind == "normal"]
        same_region = sum(other.region == card.region for other in others)
        same_type = sum(other.type == card.type for other in others)
        use = {"same_type": same_region, "same_region": same_type}.get(tile.kind, same_region + same_type)
        return place not in keep, card.kind == "fragment", use

    usable = [place for place, card in enumerate(hand) if card.kind in {"normal", "fragment"}]
    return sorted(usable, key=wanted)
