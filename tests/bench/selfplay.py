"""Self-play of the tourism game: rounds to the end and the starting seat's luck by goal and player count.

python -m tests.bench.selfplay [--games 1000] [--seed 1] [--only ID ...] [--markdown]
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules_data.tourism.components import components
from tests.bench.selfplay_bots import STYLES, Bot
from tests.bench.selfplay_goals import CardGoal, Goal, PathGoal
from tests.bench.selfplay_table import Table, load_deck

COUNTS = (2, 3, 4)
LAST_ROUND = 60
THREE_PATHS = "three_paths"
THREE_PATHS_KO = "세 갈래 길"


@dataclass(frozen=True, slots=True)
class Game:
    """One game's end: `rounds` is LAST_ROUND and `winners` empty where nobody reached the goal before it."""

    rounds: int
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """Many games of one goal with one player count."""

    goal: str
    name: str
    players: int
    games: tuple[Game, ...]

    @property
    def reached(self) -> float:
        """Share of games in which the goal was reached before round 60."""
        return sum(1 for game in self.games if game.winners) / len(self.games)

    @property
    def rounds(self) -> tuple[int, int, int]:
        """10 %, 50 % and 90 % of the rounds to the end; unreached games count as 60."""
        ordered = sorted(game.rounds for game in self.games)
        return (
            ordered[len(ordered) // 10],
            int(statistics.median_low(ordered)),
            ordered[len(ordered) * 9 // 10],
        )

    @property
    def first_seat(self) -> float:
        """The starting seat's wins over its fair share; a shared win counts in fractions."""
        finished = [game for game in self.games if game.winners]
        if not finished:
            return 0.0
        wins = sum(1 / len(game.winners) for game in finished if 0 in game.winners)
        return wins * self.players / len(finished)


def play_game(goal: Goal, players: int, rng: random.Random) -> Game:
    """Plays one game with bots of drawn styles; the round is finished once somebody is there."""
    table = Table(load_deck(), players, rng)
    bots = [Bot(goal, rng.choice(list(STYLES.values())), rng) for _ in range(players)]
    for number in range(1, LAST_ROUND):
        for bot, me in zip(bots, table.players, strict=True):
            bot.play(table, me)
        if any(goal.reached(me) for me in table.players):
            return Game(number, tuple(goal.winners(table.players)))
    return Game(LAST_ROUND, ())


def goals(players: int) -> dict[str, tuple[str, Goal]]:
    """The seven conditions for this player count and the three paths: id to name and goal."""
    parts = components()
    found: dict[str, tuple[str, Goal]] = {
        condition.id: (condition.name, CardGoal(tuple(condition.needs[players].asked().items())))
        for condition in parts.win_conditions
    }
    found[THREE_PATHS] = (THREE_PATHS_KO, PathGoal(parts.targets))
    return found


def run(goal: str, players: int, games: int, seed: int) -> Row:
    """Plays `games` games; the same seed gives the same games."""
    name, aim = goals(players)[goal]
    rng = random.Random(f"{seed} {goal} {players}")
    return Row(goal, name, players, tuple(play_game(aim, players, rng) for _ in range(games)))


def run_all(games: int, seed: int, only: Iterable[str] = ()) -> Iterator[Row]:
    """Rows of all goals (or those of `only`) and player counts, as they are played."""
    chosen = set(only)
    for goal in goals(2):
        for players in COUNTS:
            if not chosen or goal in chosen:
                yield run(goal, players, games, seed)


def seat_over_conditions(rows: Iterable[Row]) -> dict[int, float]:
    """By player count: the starting seat's wins over its fair share, the seven conditions together."""
    kept = [row for row in rows if row.goal != THREE_PATHS]
    counts = sorted({row.players for row in kept})
    return {n: statistics.fmean(row.first_seat for row in kept if row.players == n) for n in counts}


def main(arguments: list[str] | None = None) -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], metavar="ID")
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args(arguments)
    rows = []
    print(_HEAD_MARKDOWN if given.markdown else _HEAD, flush=True)
    for row in run_all(given.games, given.seed, given.only):
        rows.append(row)
        print(_line(row, given.markdown), flush=True)
    for players, share in seat_over_conditions(rows).items():
        print(f"{players}명: 일곱 조건 전체에서 시작 자리의 승리 몫 {share:.3f}")


_HEAD = "goal                 players  games  reached  rounds 10/50/90 %  first seat"
_HEAD_MARKDOWN = (
    "| 승리 조건 | 인원 | 판 수 | 60라운드 전 달성 | 라운드 중앙값 | 10–90 % | 시작 자리 몫 |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |"
)


def _line(row: Row, markdown: bool) -> str:
    low, middle, high = row.rounds
    if markdown:
        return (
            f"| {row.name} | {row.players} | {len(row.games):,} | {row.reached:.1%} "
            f"| {middle} | {low}–{high} | {row.first_seat:.2f} |"
        )
    return (
        f"{row.goal:<20} {row.players:>7} {len(row.games):>6} {row.reached:>8.1%} "
        f"{low:>7}/{middle}/{high:<8} {row.first_seat:>10.2f}"
    )


if __name__ == "__main__":
    main()
