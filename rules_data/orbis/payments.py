"""What a tile costs a player: farm tokens, cubes in hand, and three-for-one exchanges.

Rules: the rulebook's step 3, its paragraph on farms and its cube rules. Colours are the five of `COLORS`;
a hand is a mapping from colours to numbers of cubes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rules_data.errors import RulesError
from rules_data.korean import with_particle
from rules_data.model import Frozen
from rules_data.orbis.components import COLORS, Color, color_name


class ExchangeError(RulesError):
    """An exchange that the hand does not allow."""


class Exchange(Frozen):
    """Cubes of one colour turned into cubes of another, `times` over (each time one cube is got)."""

    give: Color
    get: Color
    times: int


class Payment(Frozen):
    """How a player can pay a cost with the fewest cubes.

    `owed`: cubes of each colour after farm tokens. `wild`: cubes of any colour. `pays`: cubes given by colour
    (those from exchanges included). `left`: the hand afterwards. `missing`: the fewest further cubes that
    would make the cost payable; with any missing there is no plan: `exchanges` and `pays` are empty.
    """

    owed: dict[Color, int]
    wild: int
    pays: dict[Color, int]
    exchanges: tuple[Exchange, ...]
    left: dict[Color, int]
    missing: int

    @property
    def affordable(self) -> bool:
        """Whether the player can pay; else the tile becomes a wilderness."""
        return self.missing == 0


class Reachable(Frozen):
    """The most cubes of a colour that a hand can be turned into, and the hand after that."""

    count: int
    left: dict[Color, int]


def payment(
    hand: Mapping[Color, int],
    cost: Mapping[Color, int],
    wild: int,
    farms: Collection[Color],
    give: int,
    farm_saves: int | None = None,
) -> Payment:
    """Whether and how a cost can be paid.

    Args:
        hand: own cubes, those just taken from the tile included.
        cost: printed cubes of each colour.
        wild: printed cubes of any colour (a village's extra cubes too).
        farms: colours of own farm tokens; they never help with `wild`.
        give: how many cubes of one colour make one of another.
        farm_saves: cubes that a farm token saves; None: all of its colour.
    """
    owed = owed_after_farms(cost, farms, farm_saves)
    spare = {color: max(0, hand.get(color, 0) - owed[color]) for color in COLORS}
    short = {color: max(0, owed[color] - hand.get(color, 0)) for color in COLORS}
    missing = _missing(sum(short.values()), wild, spare, give)
    if missing:
        left = {color: hand.get(color, 0) for color in COLORS}
        return Payment(owed=owed, wild=wild, pays={}, exchanges=(), left=left, missing=missing)
    exchanges = _exchanges(short, spare, give)
    for exchange in exchanges:
        spare[exchange.give] -= give * exchange.times
    any_color = _of_any_color(spare, wild)
    pays = {color: owed[color] + any_color[color] for color in COLORS}
    left = {color: spare[color] - any_color[color] for color in COLORS}
    return Payment(owed=owed, wild=wild, pays=pays, exchanges=exchanges, left=left, missing=0)


def owed_after_farms(
    cost: Mapping[Color, int], farms: Collection[Color], farm_saves: int | None = None
) -> dict[Color, int]:
    """The coloured cubes of a cost that are still owed with farm tokens."""
    owed = {color: cost.get(color, 0) for color in COLORS}
    for color in farms:
        owed[color] = 0 if farm_saves is None else max(0, owed[color] - farm_saves)
    return owed


def exchange(
    hand: Mapping[Color, int], from_color: Color, to_color: Color, give: int, times: int = 1
) -> dict[Color, int]:
    """The hand after turning cubes of one colour into another, `times` over.

    Raises:
        ExchangeError: same colour twice, or too few cubes.
    """
    have, need = hand.get(from_color, 0), give * times
    if from_color == to_color:
        word = with_particle(color_name(from_color), "을")
        raise ExchangeError(f"{word} 같은 색으로 바꿀 수는 없습니다. 다른 색을 골라 주세요.")
    if have < need:
        name = color_name(from_color)
        raise ExchangeError(f"{name} 큐브가 {have}개뿐입니다. {times}번 바꾸려면 {need}개가 있어야 합니다.")
    after = {color: hand.get(color, 0) for color in COLORS}
    after[from_color] -= need
    after[to_color] += times
    return after


def exchangeable(hand: Mapping[Color, int], give: int) -> dict[Color, int]:
    """How many times each colour can be given for another; colours that cannot are left out."""
    return {color: hand.get(color, 0) // give for color in COLORS if hand.get(color, 0) >= give}


def most_of(hand: Mapping[Color, int], color: Color, give: int) -> Reachable:
    """The most cubes of a colour that the whole hand can be turned into."""
    left = {name: hand.get(name, 0) % give for name in COLORS}
    gained = sum(times for name, times in exchangeable(hand, give).items() if name != color)
    left[color] = hand.get(color, 0) + gained
    return Reachable(count=left[color], left=left)


def _missing(short: int, wild: int, spare: Mapping[Color, int], give: int) -> int:
    """The fewest further cubes needed, over every number of exchanges that the spare cubes allow.

    Exchanging straight for what is short is never worse than going through another colour.
    """
    total = sum(spare.values())
    most = min(short, sum(count // give for count in spare.values()))
    return min(short - done + max(0, wild - (total - give * done)) for done in range(most + 1))


def _exchanges(short: Mapping[Color, int], spare: Mapping[Color, int], give: int) -> tuple[Exchange, ...]:
    """A plan that fills every gap, taking from the colour of which most are spare."""
    rest = dict(spare)
    counts: dict[tuple[Color, Color], int] = {}
    for color in COLORS:
        for _ in range(short[color]):
            giver = _fullest(rest)
            rest[giver] -= give
            counts[giver, color] = counts.get((giver, color), 0) + 1
    return tuple(Exchange(give=giver, get=color, times=times) for (giver, color), times in counts.items())


def _of_any_color(spare: Mapping[Color, int], count: int) -> dict[Color, int]:
    """Spare cubes to give for a cost of any colour, from the colour of which most are left each time."""
    rest = dict(spare)
    for _ in range(count):
        rest[_fullest(rest)] -= 1
    return {color: spare[color] - rest[color] for color in COLORS}


def _fullest(cubes: Mapping[Color, int]) -> Color:
    return max(COLORS, key=lambda color: cubes[color])
