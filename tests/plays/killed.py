"""A program that lets writers die: `python -m tests.plays.killed ADDRESS CODE ROUNDS SEED`.

It imports the store once and forks a writer for every round, so that hundreds of deaths take seconds. A
writer opens the store, looks whether all is there that earlier ones were told is kept, and saves one number
after the other until SIGKILL comes at a random moment: while it opens, while it saves, or between. Prints the
numbers that were told as kept, as JSON.
"""

from __future__ import annotations

import gc
import json
import os
import random
import signal
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

import plays
from tests.plays.builders import play

KEYS, PLAY_EVERY, BOX_EVERY = 40, 4, 3
# A part of the writers dies before the store is open; the others some saves later, and a moment more.
_DIE_OPENING, _OPENING, _MOST_SAVES, _MOMENT = 0.2, 0.05, 2, 0.006
_OPEN = b"open\n"


def table_of(last: int) -> dict[str, int]:
    """What the table holds once everything up to `last` is saved."""
    return {f"k{number % KEYS}": number for number in range(last + 1)}


def main(address: str, code: str, rounds: int, seed: int) -> dict[str, Any]:
    """Lets so many writers die; gives what was told as kept, and the highest number that may be there."""
    chance, told, most = random.Random(seed), [0], 0
    store = plays.open_store(address)
    # What is loaded and compiled at the first use is so once for all; no connection goes along into a writer.
    _save(store, code, _looked_through(store, code, -1, -1) + 1)
    store.close()
    gc.freeze()
    for _ in range(rounds):
        opens = chance.random() < _DIE_OPENING
        begin = partial(plays.open_store, address) if opens else lambda: store
        words = 0 if opens else chance.randint(1, 1 + _MOST_SAVES)
        more = chance.uniform(0, _OPENING if opens else _MOMENT)
        new = _live_and_die(begin, code, (told[-1], most), words, more)
        # The one save under way at a death may be kept beyond the last answer.
        most = new[-1] + 1 if new else most + 1
        told += new
    return {"told": told, "most": most}


def _live_and_die(
    begin: Callable[[], plays.Store], code: str, there: tuple[int, int], words: int, more: float
) -> list[int]:
    """One writer's life until it has said so many words, and some seconds more; gives what it told."""
    reading, telling = os.pipe()
    writer = os.fork()
    if writer == 0:
        os.close(reading)
        _write_until_killed(begin, code, there, telling)
    os.close(telling)
    with os.fdopen(reading, "rb") as pipe:
        heard = [pipe.readline() for _ in range(words)]
        time.sleep(more)
        os.kill(writer, signal.SIGKILL)
        _, status = os.waitpid(writer, 0)
        heard += pipe.readlines()
    if os.WTERMSIG(status) != signal.SIGKILL:
        raise SystemExit("a writer ended by itself; it said why above")
    return [int(word) for word in heard if word not in {_OPEN, b""}]


def _write_until_killed(
    begin: Callable[[], plays.Store], code: str, there: tuple[int, int], telling: int
) -> NoReturn:
    try:  # whatever happens, a writer must not go on with what the program around it does
        store = begin()
        number = _looked_through(store, code, *there) + 1
        os.write(telling, _OPEN)
        while True:
            _save(store, code, number)
            os.write(telling, f"{number}\n".encode())
            number += 1
    finally:
        traceback.print_exc()
        sys.stderr.flush()
        os._exit(3)


def _looked_through(store: plays.Store, code: str, told: int, most: int) -> int:
    """The last number that the table holds: what was under way at a death is there whole or not at all."""
    table = store.tables.get(code)
    assert table is not None
    last = max(table.state.values(), default=-1)
    assert told <= last <= most, (told, last, most)
    assert table.state == table_of(last)
    return int(last)


def _save(store: plays.Store, code: str, number: int) -> None:
    store.tables.merge(code, {f"k{number % KEYS}": number})
    if number % PLAY_EVERY == 0:
        store.plays.record(play(note=str(number)))
    if number % BOX_EVERY == 0:
        store.box.set("orbis", f"tile.{number}", number)


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))))
