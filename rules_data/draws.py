"""Random helpers for the table: who begins, which cards come up."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_SYSTEM = random.SystemRandom()


def draw(items: Sequence[T], count: int, rng: random.Random = _SYSTEM) -> list[T]:
    """Draws `count` different items at random, in drawing order.

    Args:
        items: what to draw from.
        count: how many; 0 to len(items).
        rng: the source of chance; the system's own by default.

    Raises:
        ValueError: more are asked for than there are.
    """
    return rng.sample(list(items), count)


def first_player(names: Sequence[str], rng: random.Random = _SYSTEM) -> int:
    """The seat (from 0) that begins.

    Raises:
        ValueError: nobody is there.
    """
    return rng.choice(range(len(names))) if names else _nobody()


def _nobody() -> int:
    raise ValueError("사람이 한 명도 없습니다.")
