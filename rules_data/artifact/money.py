"""Money: income of a round, the price of an action, selling and buying on the black market."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rules_data.artifact.box import box_number
from rules_data.artifact.components import ActionId, Track, components, figure_value
from rules_data.artifact.errors import TurnError
from rules_data.model import Frozen

MARKET: tuple[ActionId, ...] = ("sell", "buy")


class Income(Frozen):
    """A player's income of a round.

    `space`: the space of the income track, from the left, whose number everybody gets. `base`, `bonus` and
    `total` are None while a printed number is not known; `missing` names the box values that would tell.
    """

    space: int
    base: int | None
    bonus: int | None
    total: int | None
    missing: tuple[str, ...]


class Covered(Frozen):
    """The space that a returning marker covers, counted from the lowest number, and its number if known."""

    space: int
    key: str
    number: int | None


class Payment(Frozen):
    """One way to pay for an action.

    `marker`: the track that a marker goes back to, None where none is needed. `pays` and `receives` are None
    while the printed number is not known; so is `allowed`. `reason` says in Korean what happens.
    """

    marker: Track | None
    joker: bool
    pays: int | None
    receives: int | None
    allowed: bool | None
    reason: str


class Market(Frozen):
    """The black market from left to right, and the card that was pushed out of the game."""

    cards: tuple[str, ...]
    removed: str | None = None


def income(
    tiles_on_track: int, own_tiles: Sequence[str] = (), solo: int = 0, box: Mapping[str, Any] | None = None
) -> Income:
    """What a player receives at the start of a round.

    Args:
        tiles_on_track: exhibition tiles left on the income track.
        own_tiles: ids of the player's exhibition tiles.
        solo: the player's solo exhibitions.
        box: box values by id (`income_track.<space>`, `tile.<id>.income`).

    Raises:
        TurnError: more tiles than the track has spaces for, or no such tile.
        BoxError: a box value is no number.
    """
    space = components().income_spaces - tiles_on_track
    if not 1 <= space <= components().income_spaces:
        most = components().income_spaces - 1
        raise TurnError(f"수입 트랙의 타일 {tiles_on_track}장은 안 됩니다. 0장부터 {most}장까지입니다.")
    if unknown := [tile_id for tile_id in own_tiles if components().tile(tile_id) is None]:
        raise TurnError(f"'{unknown[0]}' 전시회는 없습니다.")
    keys = [f"income_track.{space}", *(f"tile.{tile_id}.income" for tile_id in own_tiles)]
    base, *bonuses = [box_number(box or {}, key) for key in keys]
    missing = tuple(key for key, number in zip(keys, [base, *bonuses], strict=True) if number is None)
    known = [number for number in bonuses if number is not None]
    bonus = None
    if len(known) == len(bonuses):
        bonus = sum(known) + solo * int(figure_value("solo_income"))
    total = None if base is None or bonus is None else base + bonus
    return Income(space=space, base=base, bonus=bonus, total=total, missing=missing)


def covered(track: Track, on_track: int, box: Mapping[str, Any] | None = None) -> Covered:
    """The space that the next marker returned to a track covers: the highest free number.

    Markers leave the lowest numbers first, so the free spaces are the lowest ones.

    Args:
        track: the action track.
        on_track: markers that lie on it now.
        box: box values by id (`track.<id>.<space>`).

    Raises:
        TurnError: no space is free, or there are fewer than no markers.
        BoxError: a box value is no number.
    """
    space = _free_space(on_track)
    key = f"track.{track}.{space}"
    return Covered(space=space, key=key, number=box_number(box or {}, key))


def coin_value(on_track: int, box: Mapping[str, Any] | None = None) -> Covered:
    """The coin value that the next ship marker shows for a sale or purchase (`black_market.<space>`)."""
    space = _free_space(on_track)
    key = f"black_market.{space}"
    return Covered(space=space, key=key, number=box_number(box or {}, key))


def payments(
    action: ActionId,
    mat: Mapping[str, int],
    money: int,
    number: int | None,
    site: Track | None = None,
    roles: Collection[str] = (),
) -> list[Payment]:
    """The ways in which a player can pay for an action, the action's own marker first.

    Args:
        action: what the player wants to do.
        mat: markers of each kind on the player's mat.
        money: the player's coins.
        number: the number that the action's own marker would cover; for sell and buy the coin value there.
        site: the site, for hiring.
        roles: the player's roles.

    Raises:
        TurnError: hiring without a site.
    """
    own = _own_track(action, site)
    ways: list[Payment] = []
    if mat.get(own, 0) > 0:
        ways.append(_with_own_marker(action, own, money, number, roles))
    if action in MARKET:
        return ways
    if "andersson" in roles and not any(mat.values()):
        reason = "안데르손의 일곱째 행동입니다. 마커도 비용도 들지 않습니다."
        ways.append(Payment(marker=None, joker=False, pays=0, receives=0, allowed=True, reason=reason))
    price = int(figure_value("joker_cost")) * _factor(action, roles)
    for track in components().tracks:
        if track.id != own and mat.get(track.id, 0) > 0:
            reason = f"{track.name} 마커를 조커로 씁니다. 제 트랙에 돌려놓고 {price}닢을 냅니다."
            allowed = money >= price
            ways.append(
                Payment(marker=track.id, joker=True, pays=price, receives=0, allowed=allowed, reason=reason)
            )
    return ways


def sale(coin: int, berlin: bool = False) -> int:
    """What a sale brings: the coin value at the covered space, more with Berlin."""
    return coin + (int(figure_value("berlin_bonus")) if berlin else 0)


def sell_to_market(cards: Sequence[str], card: str) -> Market:
    """Puts a card on the rightmost space; where no space was left the leftmost card leaves the game.

    Args:
        cards: what lies on the market, from left to right.
        card: the card that is sold.

    Raises:
        TurnError: more cards than spaces.
    """
    spaces = int(figure_value("market_spaces"))
    if len(cards) > spaces:
        raise TurnError(f"암시장의 카드 {len(cards)}장은 안 됩니다. {spaces}장까지 놓입니다.")
    if len(cards) < spaces:
        return Market(cards=(*cards, card))
    return Market(cards=(*cards[1:], card), removed=cards[0])


def _with_own_marker(
    action: ActionId, own: Track, money: int, number: int | None, roles: Collection[str]
) -> Payment:
    if action == "sell":
        gain = None if number is None else sale(number, "berlin" in roles)
        reason = "배 마커를 돌려놓고 덮은 칸의 동전 값을 받습니다."
        return Payment(marker=own, joker=False, pays=0, receives=gain, allowed=True, reason=reason)
    pays = None if number is None else number * _factor(action, roles)
    allowed = None if pays is None else money >= pays
    what = "덮은 칸의 동전 값" if action == "buy" else "덮은 숫자"
    cost = f"{what}만큼" if pays is None else f"{pays}닢을"
    short = f" {pays - money}닢이 모자랍니다." if pays is not None and pays > money else ""
    name = next(track.name for track in components().tracks if track.id == own)
    reason = f"{name} 마커를 돌려놓고 {cost} 냅니다.{short}"
    return Payment(marker=own, joker=False, pays=pays, receives=0, allowed=allowed, reason=reason)


def _own_track(action: ActionId, site: Track | None) -> Track:
    if action == "hire":
        if site is None:
            raise TurnError("고용할 유적지를 골라 주세요.")
        return site
    return "museum" if action in {"research", "exhibit"} else "ship"


def _factor(action: ActionId, roles: Collection[str]) -> int:
    return int(figure_value("morley_factor")) if action == "hire" and "morley" in roles else 1


def _free_space(on_track: int) -> int:
    spaces = components().markers_per_track
    if not 0 <= on_track < spaces:
        raise TurnError(f"트랙의 마커 {on_track}개는 안 됩니다. 0개부터 {spaces - 1}개까지입니다.")
    return spaces - on_track
