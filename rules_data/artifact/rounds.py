"""The year tracker: rounds 1920 to 1928, who passes, who starts, who fills up, and when the game ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Literal

from rules_data.artifact.components import REGIONS, components, figure_value, tiles_in_play
from rules_data.artifact.errors import TurnError
from rules_data.model import Frozen

Trigger = Literal["income", "types", "site", "year"]
TRIGGERS: tuple[Trigger, ...] = ("income", "types", "site", "year")


class Round(Frozen):
    """A round: its year, its start player (seat from 0) and who has passed, in order of passing."""

    year: int
    players: int
    start: int
    passed: tuple[int, ...] = ()

    @property
    def number(self) -> int:
        """The round's number, from 1."""
        return self.year - first_year() + 1

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in turn order: the start player, then clockwise."""
        return tuple((self.start + step) % self.players for step in range(self.players))

    @property
    def over(self) -> bool:
        """Whether everybody has passed."""
        return len(self.passed) == self.players


class Ending(Frozen):
    """What the table does now.

    `triggers`: the end conditions that are met. `final_round`: this round is the last. `takes_markers`:
    whether who passes takes markers. `round_end`: whether the round ends with filling up and moving the year.
    """

    triggers: tuple[Trigger, ...]
    final_round: bool
    takes_markers: bool
    round_end: bool
    rules: tuple[str, ...]
    message: str


class PassChoice(Frozen):
    """What a player who has passed may do on a turn."""

    take: bool
    swap: bool


def first_round(players: int, start: int = 0) -> Round:
    """The round of 1920."""
    return Round(year=first_year(), players=players, start=start)


def pass_turn(current: Round, seat: int) -> Round:
    """The round after a player has passed.

    Raises:
        TurnError: there is no such seat, or the player has passed before.
    """
    if seat not in range(current.players):
        raise TurnError(f"{seat + 1}번 자리는 없습니다. 1번부터 {current.players}번까지 있습니다.")
    if seat in current.passed:
        raise TurnError(f"{seat + 1}번은 이미 넘겼습니다.")
    return current.model_copy(update={"passed": (*current.passed, seat)})


def next_round(current: Round, ending: Ending) -> Round | None:
    """The next year with who passed last as start player; None where the game is over.

    Raises:
        TurnError: somebody has not passed yet.
    """
    if not current.over:
        raise TurnError(f"아직 {current.players - len(current.passed)}명이 넘기지 않았습니다.")
    if ending.final_round:
        return None
    return Round(year=current.year + 1, players=current.players, start=current.passed[-1])


def refills(mats: Sequence[int], start: int) -> tuple[tuple[int, int], ...]:
    """Who takes how many markers at the end of a round, in order from the new start player.

    Args:
        mats: markers on the mat of each seat.
        start: the new start player.
    """
    limit = int(figure_value("mat_limit"))
    seats = [(start + step) % len(mats) for step in range(len(mats))]
    return tuple((seat, max(0, limit - mats[seat])) for seat in seats)


def pass_choice(on_mat: int, final_round: bool = False) -> PassChoice:
    """What a passed player may do: take a marker, swap one; nothing in the final round.

    Args:
        on_mat: markers on the player's mat.
        final_round: whether this round is the last.
    """
    limit = int(figure_value("mat_limit"))
    return PassChoice(take=on_mat < limit and not final_round, swap=on_mat > 0 and not final_round)


def end_triggers(
    taken: Collection[str], piles: Mapping[str, int], year: int, sites: Collection[str] = REGIONS
) -> Ending:
    """The end conditions read off the table.

    Args:
        taken: ids of the exhibition tiles that players have taken.
        piles: cards left in the pile of each site in play.
        year: the year of this round.
        sites: the sites in play.
    """
    tiles = [tile for tile in tiles_in_play(tuple(sites)) if tile.id not in taken]
    left = Counter(tile.of for tile in tiles if tile.kind == "same_type")
    emptied = sum(left[kind.id] == 0 for kind in components().types)
    met = {
        "income": not any(tile.area == "income" for tile in tiles),
        "types": emptied >= int(figure_value("emptied_types")),
        "site": any(piles.get(site) == 0 for site in sites),
        "year": year >= last_year(),
    }
    return ending({trigger for trigger in TRIGGERS if met[trigger]})


def ending(met: Collection[str]) -> Ending:
    """What follows from the end conditions that the table has switched on."""
    triggers = tuple(trigger for trigger in TRIGGERS if trigger in met)
    final = bool(triggers)
    rules = tuple(f"artifact.end.trigger.{trigger}" for trigger in triggers)
    return Ending(
        triggers=triggers,
        final_round=final,
        takes_markers=not final,
        round_end=not final,
        rules=(*rules, "artifact.end.final") if final else ("artifact.end.round",),
        message=_FINAL if final else _GOES_ON,
    )


_FINAL = (
    "이번 라운드가 마지막입니다. 모두 넘길 때까지 계속하세요. 넘겨도 마커를 가져오지 않습니다. "
    "모두 넘기면 바로 점수를 셉니다."
)
_GOES_ON = "게임이 이어집니다. 모두 넘기면 마커를 채우고 연도를 한 칸 옮기세요."


def first_year() -> int:
    """The year of the first round."""
    return int(figure_value("first_year"))


def last_year() -> int:
    """The year of the last round."""
    return int(figure_value("last_year"))
