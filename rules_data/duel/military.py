"""The military track: what a move of the conflict pawn does now, and what its place is worth.

The pawn stands on -9..9: 0 is the middle, positive on the right player's side (the left player leads).
Seat 0 is the left player (p1), seat 1 the right one (p2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules_data.duel.figures import number, numbers
from rules_data.errors import Problem, RefusedError
from rules_data.korean import with_particle
from rules_data.model import Frozen

EventKind = Literal["step", "siege", "loot", "minerva", "supremacy"]
_STOPPED = "미네르바 말 앞에서 멈춥니다. 남은 방패는 사라지고 미네르바 말은 버립니다."


class TrackError(RefusedError):
    """A move on the military track that cannot be."""


class TrackEvent(Frozen):
    """One thing on the way: a space entered, coins lost, a token used, a stop, a win."""

    kind: EventKind
    space: int
    coins: int
    text: str


class Move(Frozen):
    """A move of the conflict pawn.

    `lost`: coins the opponent loses. `loot_left`: military tokens still lying there, as signed first spaces
    of their zones. `minerva`: where Minerva's pawn stands afterwards, or None.
    """

    start: int
    end: int
    lost: int
    opponent_coins: int
    loot_left: tuple[int, ...]
    minerva: int | None
    supremacy: bool
    events: tuple[TrackEvent, ...]


class Standing(Frozen):
    """What the pawn's place means: who leads (None in the middle), points now, spaces to each win."""

    leader: int | None
    points: int
    to_win: tuple[int, int]


def all_loot() -> tuple[int, ...]:
    """The four military tokens at the start, as signed first spaces of their zones."""
    starts = numbers("loot_starts")
    return tuple(sorted((*starts, *(-start for start in starts))))


def standing(pawn: int) -> Standing:
    """The pawn's place: the leader scores the points of its zone.

    Raises:
        TrackError: the pawn is not on the track.
    """
    side = number("track_side")
    _on_track(pawn, "pawn")
    leader = None if pawn == 0 else int(pawn < 0)
    return Standing(leader=leader, points=zone_points(pawn), to_win=(side - pawn, side + pawn))


def zone_points(pawn: int) -> int:
    """Points of the zone that the pawn stands in (the capital counts with the last zone)."""
    points = 0
    for start, value in zip(numbers("zone_starts"), numbers("zone_points"), strict=True):
        if abs(pawn) >= start:
            points = value
    return points


def move_pawn(
    pawn: int,
    shields: int,
    mover: int,
    opponent_coins: int = 0,
    loot: Sequence[int] | None = None,
    minerva: int | None = None,
    poliorcetics: bool = False,
) -> Move:
    """Moves the conflict pawn toward the opponent's capital, space by space.

    A military token is used when the pawn enters its zone on the opponent's side. Poliorcetics takes coins
    for each space entered, before a token on that space. Coins never fall below 0.

    Args:
        pawn: where the pawn stands, -9..9.
        shields: how many shields, Strategy included.
        mover: seat of the player with the shields.
        opponent_coins: the other player's treasury (without the coins on Astarte).
        loot: military tokens still on the board (`all_loot()` by default).
        minerva: where Minerva's pawn stands.
        poliorcetics: whether the mover has the Poliorcetics token.

    Raises:
        TrackError: a place is off the track, a number is negative, or Minerva stands with the conflict pawn.
    """
    _check_move(pawn, shields, mover, opponent_coins, minerva)
    direction = 1 if mover == 0 else -1
    walk = _Walk(pawn, direction, opponent_coins, list(all_loot() if loot is None else loot), minerva)
    for _ in range(shields):
        if not walk.step(poliorcetics):
            break
    return Move(
        start=pawn,
        end=walk.pawn,
        lost=opponent_coins - walk.coins,
        opponent_coins=walk.coins,
        loot_left=tuple(walk.loot),
        minerva=walk.minerva,
        supremacy=walk.won,
        events=tuple(walk.events),
    )


class _Walk:
    """The state of a move while it is made."""

    def __init__(self, pawn: int, direction: int, coins: int, loot: list[int], minerva: int | None) -> None:
        self.pawn, self.direction, self.coins = pawn, direction, coins
        self.loot, self.minerva, self.won = loot, minerva, False
        self.events: list[TrackEvent] = []

    def step(self, poliorcetics: bool) -> bool:
        """One space on; whether the pawn may go on."""
        goal = self.pawn + self.direction
        if self.won:
            return False
        if goal == self.minerva:
            self.minerva = None
            self._note(
                "minerva",
                goal,
                0,
                "미네르바 말 앞에서 멈춥니다. 남은 방패는 사라지고 미네르바 말은 버립니다.",
            )
            return False
        self.pawn = goal
        self._note("step", goal, 0, f"{_place(goal)}에 들어섭니다.")
        if poliorcetics:
            self._lose("siege", number("poliorcetics_coins"), "공성술로")
        if goal in self.loot and goal * self.direction > 0:
            self.loot.remove(goal)
            starts = numbers("loot_starts")
            self._lose("loot", numbers("loot_coins")[starts.index(abs(goal))], "군사 토큰으로")
        if goal * self.direction == number("track_side"):
            self.won = True
            self._note("supremacy", goal, 0, "상대 수도에 닿았습니다. 군사 승리입니다.")
        return not self.won

    def _lose(self, kind: Literal["siege", "loot"], coins: int, cause: str) -> None:
        lost = min(coins, self.coins)
        self.coins -= lost
        rest = "" if lost == coins else f" ({coins}개 가운데 가진 만큼)"
        self._note(kind, self.pawn, lost, f"{cause} 상대가 주화 {lost}개를 잃습니다{rest}.")

    def _note(
        self,
        kind: Literal["step", "siege", "loot", "minerva", "supremacy"],
        space: int,
        coins: int,
        text: str,
    ) -> None:
        self.events.append(TrackEvent(kind=kind, space=space, coins=coins, text=text))


def _place(space: int) -> str:
    if space == 0:
        return "가운데 칸"
    side = "오른쪽" if space > 0 else "왼쪽"
    return f"{side} 수도" if abs(space) == number("track_side") else f"{side} {abs(space)}번째 칸"


def _on_track(space: int, path: str) -> None:
    side = number("track_side")
    if abs(space) > side:
        message = f"{space}번 칸은 없습니다. {-side}부터 {side}까지 쓸 수 있습니다."
        raise TrackError([Problem(code="out_of_range", path=path, message=message)])


def _check_move(pawn: int, shields: int, mover: int, coins: int, minerva: int | None) -> None:
    _on_track(pawn, "pawn")
    for path, value in (("shields", shields), ("opponent_coins", coins)):
        if value < 0:
            message = f"{path}: {with_particle(str(value), '은')} 안 됩니다. 0 이상의 값이어야 합니다."
            raise TrackError([Problem(code="out_of_range", path=path, message=message)])
    if mover not in (0, 1):
        message = f"mover: {with_particle(str(mover), '은')} 안 됩니다. 0(왼쪽)이나 1(오른쪽)이어야 합니다."
        raise TrackError([Problem(code="out_of_range", path="mover", message=message)])
    if minerva is not None:
        _on_track(minerva, "minerva")
        if minerva == pawn:
            message = f"미네르바 말은 군사 경쟁 말이 있는 {minerva}번 칸에 놓을 수 없습니다."
            raise TrackError([Problem(code="out_of_range", path="minerva", message=message)])
