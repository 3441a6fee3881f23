"""Scientific symbols: which a player has, and what happens when one more comes."""

from __future__ import annotations

from collections.abc import Mapping

from rules_data.duel.cities import Holdings
from rules_data.duel.components import Item, components
from rules_data.duel.figures import number
from rules_data.model import Frozen


class Symbols(Frozen):
    """A player's scientific symbols.

    `sources`: for each symbol the ids that show it: green cards, Law, Ishtar, the card under the snake.
    """

    sources: dict[str, tuple[str, ...]]

    @property
    def different(self) -> int:
        """How many different symbols there are."""
        return len(self.sources)

    @property
    def pairs(self) -> tuple[str, ...]:
        """The symbols that make a pair."""
        wanted = number("symbols_for_token")
        return tuple(symbol for symbol, shown in self.sources.items() if len(shown) >= wanted)

    @property
    def supremacy(self) -> bool:
        """Whether the player has won by science."""
        return self.different >= number("symbols_to_win")

    @property
    def missing(self) -> int:
        """How many different symbols are still missing for a win."""
        return max(0, number("symbols_to_win") - self.different)


class ScienceEvent(Frozen):
    """What happens now because of one more symbol."""

    symbol: str
    pair: bool
    takes_token: bool
    supremacy: bool
    after: Symbols
    why: str


def symbols(city: Holdings) -> Symbols:
    """The symbols of a player: green cards, the Law token, Ishtar and the card under the snake token."""
    found: dict[str, tuple[str, ...]] = {}
    snake = [city.snake_on] if city.snake_on else []
    for item_id in [*city.cards, *city.progress, *city.gods, *snake]:
        symbol = _symbol(components().item(item_id))
        if symbol:
            found[symbol] = (*found.get(symbol, ()), item_id)
    return Symbols(sources=found)


def science_event(city: Holdings, new: str, tokens_on_board: int) -> ScienceEvent | None:
    """What happens when a green card, the Law token, Ishtar or the snake's card joins a city.

    Args:
        city: what the player had before.
        new: id of the card, token or god that shows the new symbol.
        tokens_on_board: progress tokens still on the board.

    Returns:
        What happens, or None where the new thing shows no symbol.

    Raises:
        UnknownItemError: nothing has that id.
    """
    symbol = _symbol(components().item(new))
    if symbol is None:
        return None
    before = symbols(city).sources
    sources = before | {symbol: (*before.get(symbol, ()), new)}
    after = Symbols(sources=sources)
    pair = len(sources[symbol]) == number("symbols_for_token")
    return ScienceEvent(
        symbol=symbol,
        pair=pair,
        takes_token=pair and tokens_on_board > 0 and not after.supremacy,
        supremacy=after.supremacy,
        after=after,
        why=_why(symbol, pair, tokens_on_board, after),
    )


def symbol_words(sources: Mapping[str, tuple[str, ...]]) -> str:
    """Symbols in Korean, in the order in which the data lists them: "깃펜, 바퀴"."""
    return ", ".join(named.ko for named in components().symbols if named.id in sources)


def _symbol(item: Item) -> str | None:
    return item.symbol


def _why(symbol: str, pair: bool, tokens_on_board: int, after: Symbols) -> str:
    word = next(named.ko for named in components().symbols if named.id == symbol)
    if after.supremacy:
        return f"서로 다른 상징이 {after.different}가지가 되었습니다. 과학 승리입니다."
    if pair and tokens_on_board > 0:
        return f"{word} 한 쌍입니다. 게임판의 진보 토큰 하나를 고르세요."
    if pair:
        return f"{word} 한 쌍이지만 게임판에 진보 토큰이 없습니다."
    return f"서로 다른 상징이 {after.different}가지입니다. {after.missing}가지를 더 모으면 이깁니다."
