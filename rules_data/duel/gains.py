"""What happens at once when something is built, discarded or taken: coins, shields, another turn."""

from __future__ import annotations

from rules_data.duel.cities import Holdings, count_for, counted_words
from rules_data.duel.components import Building, Item, Wonder, components
from rules_data.duel.figures import number
from rules_data.duel.science import ScienceEvent, science_event
from rules_data.model import Frozen


class Income(Frozen):
    """Coins for a discarded card: the base and one part for own yellow cards."""

    coins: int
    base: int
    yellow: int
    why: str


class Gains(Frozen):
    """What an item does at once.

    `coins`: from the bank. `opponent_loses`: at most, never more than the opponent has. `shields`: Strategy
    included. `again`: one more turn. `science`: what a new symbol does. `reasons`: Korean sentences.
    """

    item: str
    coins: int
    opponent_loses: int
    shields: int
    again: bool
    science: ScienceEvent | None
    reasons: tuple[str, ...]


def discard_income(me: Holdings) -> Income:
    """Coins that a player gets for discarding a card."""
    yellow, base = me.counted(["yellow"]), number("discard_base")
    coins = base + yellow * number("discard_per_yellow")
    return Income(
        coins=coins, base=base, yellow=yellow, why=f"기본 {base} + 노란색 카드 {yellow}장 = {coins}"
    )


def gains(item_id: str, me: Holdings, opponent: Holdings, tokens_on_board: int = 0) -> Gains:
    """What building a card or wonder, or taking a token or god, does at once.

    Args:
        item_id: id of the building, wonder, progress token or god.
        me: the player's city before it joins.
        opponent: the other city.
        tokens_on_board: progress tokens still on the board.

    Raises:
        UnknownItemError: nothing has that id.
    """
    item = components().item(item_id)
    income, reasons = _income(item, me, opponent)
    shields = _shields(item, me, reasons)
    loses = min(item.opponent_loses, opponent.coins) if isinstance(item, Wonder) else 0
    if isinstance(item, Wonder) and item.opponent_loses:
        reasons.append(f"상대는 주화 {loses}개를 잃습니다.")
    again = isinstance(item, Wonder) and (item.again or "theology" in me.progress)
    if again:
        reasons.append("한 차례를 더 합니다.")
    science = science_event(me, item_id, tokens_on_board)
    if science:
        reasons.append(science.why)
    return Gains(
        item=item_id,
        coins=item.coins + income,
        opponent_loses=loses,
        shields=shields,
        again=again,
        science=science,
        reasons=tuple(reasons),
    )


def _income(item: Item, me: Holdings, opponent: Holdings) -> tuple[int, list[str]]:
    reasons = [f"주화 {item.coins}개를 받습니다."] if item.coins else []
    if not isinstance(item, Building) or item.income is None:
        return 0, reasons
    with_it = me.model_copy(update={"cards": (*me.cards, item.id)})
    counted, mine, theirs = count_for(item.income, with_it, opponent)
    coins = counted * item.income.each
    where = f"내 도시 {mine}, 상대 도시 {theirs}" if item.income.city == "larger" else f"내 도시 {mine}"
    reasons.append(f"{counted_words(item.income)}: {where} → 주화 {coins}개를 받습니다.")
    return coins, reasons


def _shields(item: Item, me: Holdings, reasons: list[str]) -> int:
    extra = number("strategy_shields") if _is_red(item) and "strategy" in me.progress else 0
    if item.shields:
        added = f" (군사전략 {extra} 포함)" if extra else ""
        reasons.append(f"군사 경쟁 말을 {item.shields + extra}칸 옮깁니다{added}.")
    return item.shields + extra


def _is_red(item: Item) -> bool:
    return isinstance(item, Building) and item.color == "red"
