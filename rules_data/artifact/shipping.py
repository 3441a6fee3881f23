"""Huts and face-up cards: what a hut reveals, what a shipment brings, and the quick start."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from rules_data.artifact.components import REGIONS, Region, components, figure_value
from rules_data.artifact.errors import TurnError
from rules_data.model import Frozen


class Site(Frozen):
    """A site: huts of each player, face-up cards beside it, how many of them are cursed, cards in the pile.

    `pile` None: nobody has counted it.
    """

    huts: dict[str, int]
    face_up: int
    cursed: int = 0
    pile: int | None = None


class Shipment(Frozen):
    """What a player's shipment brings.

    `takes`: face-up cards taken. `cursed`: those of them that leave the game. `drawn`: cards from the pile
    (London). `to_hand`: cards that reach the hand. `huts_home`: huts that go back. `alone`: only this player
    had huts there. `empties_pile`: the last card of the site was drawn, which ends the game. `after`: the
    site then.
    """

    player: str
    takes: int
    cursed: int
    drawn: int
    to_hand: int
    huts_home: int
    alone: bool
    empties_pile: bool
    after: Site


class QuickStart(Frozen):
    """The quick start: the two sites of every seat, and what then stands and lies at each site."""

    seats: tuple[tuple[Region, Region], ...]
    huts: dict[str, int]
    face_up: dict[str, int]


def shipping(site: Site, london: Collection[str] = ()) -> tuple[Shipment, ...]:
    """What each player with huts there would get, were that player the next to ship.

    Args:
        site: the site now.
        london: players who hold the role London.

    Raises:
        TurnError: a number of the site cannot be.
    """
    return tuple(ship(site, player, player in london) for player, huts in site.huts.items() if huts > 0)


def ship(site: Site, player: str, london: bool = False) -> Shipment:
    """One player ships: as many face-up cards as own huts, never more than lie there; all own huts go home.

    Because the first hut at a site reveals nothing, a player who is alone there finds one card fewer than
    huts. A cursed card is the first to be taken and leaves the game.

    Raises:
        TurnError: the player has no hut there, or a number of the site cannot be.
    """
    _check(site)
    own = site.huts.get(player, 0)
    if own == 0:
        raise TurnError(f"{player}: 이 유적지에 오두막이 없습니다. 오두막이 있는 곳에서만 운송합니다.")
    takes = min(own, site.face_up)
    cursed = min(takes, site.cursed)
    drawn = _drawn(site, london)
    pile = None if site.pile is None else site.pile - drawn
    huts = {name: count for name, count in site.huts.items() if name != player}
    after = Site(huts=huts, face_up=site.face_up - takes, cursed=site.cursed - cursed, pile=pile)
    return Shipment(
        player=player,
        takes=takes,
        cursed=cursed,
        drawn=drawn,
        to_hand=takes - cursed + drawn,
        huts_home=own,
        alone=not any(huts.values()),
        empties_pile=drawn > 0 and pile == 0,
        after=after,
    )


def cards_revealed(huts_there: int, placed: int = 1) -> int:
    """Cards that new huts reveal: one each, but none for the very first hut of a site."""
    return placed - (huts_there == 0 and placed > 0)


def usual_face_up(huts: Mapping[str, int]) -> int:
    """How many cards lie face up at a site while its pile lasts: one fewer than all huts there."""
    return max(0, sum(huts.values()) - 1)


def quick_start(players: int) -> QuickStart:
    """The quick start for a player count.

    Raises:
        TurnError: there is no table for that many people.
    """
    tables = components().quick_start
    if players not in tables:
        counts = ", ".join(f"{count}명" for count in tables)
        raise TurnError(f"{players}명의 빠른 시작은 없습니다. 있는 인원: {counts}.")
    huts = Counter(region for seat in tables[players] for region in seat)
    return QuickStart(
        seats=tables[players],
        huts={region: huts[region] for region in REGIONS if huts[region]},
        face_up={region: max(0, huts[region] - 1) for region in REGIONS if huts[region]},
    )


def _drawn(site: Site, london: bool) -> int:
    cards = int(figure_value("london_cards")) if london else 0
    return cards if site.pile is None else min(cards, site.pile)


def _check(site: Site) -> None:
    numbers = [*site.huts.values(), site.face_up, site.cursed, site.pile or 0]
    if min(numbers) < 0:
        raise TurnError(f"{min(numbers)}은 안 됩니다. 오두막과 카드는 0 이상이어야 합니다.")
    if site.cursed > site.face_up:
        raise TurnError(f"저주받은 유물이 {site.cursed}장입니다. 펼쳐진 카드 {site.face_up}장까지 됩니다.")
