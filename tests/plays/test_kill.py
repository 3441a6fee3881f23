"""A program that dies in the middle of saving loses nothing that it was told is kept."""

import subprocess
import sys
from pathlib import Path

import pytest

import plays
from tests.plays.builders import play

ROOT = Path(__file__).parents[2]

# Saves one key after another and says each number once the store has answered that it is kept.
SAVING = """
import sys, plays
store = plays.open_store(sys.argv[1])
for number in range(int(sys.argv[3]), 100_000):
    store.tables.merge(sys.argv[2], {f"k{number % 500}": number})
    print(number, flush=True)
"""


def save_until_killed(url, code, first, answers, program=SAVING):
    """Let a program save, kill it after so many answers; gives the last number it told."""
    with subprocess.Popen(
        [sys.executable, "-c", program, url, code, str(first)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        told = [int(process.stdout.readline()) for _ in range(answers)]
        process.kill()
        told += [int(line) for line in process.stdout.read().splitlines()]
    assert process.returncode != 0
    return told[-1]


# Corrects one play again and again and records a new one each time; says each number once both are kept.
CORRECTING = """
import sys, plays
from tests.plays.builders import play, seat
store = plays.open_store(sys.argv[1])
for number in range(int(sys.argv[3]), 100_000):
    now = store.plays.get(sys.argv[2])
    players = (seat(total=number), seat(1, "나래", number, rank=2, winner=False))
    store.plays.correct(now.model_copy(update={"players": players, "note": str(number)}))
    store.plays.record(play(note=str(number)))
    print(number, flush=True)
"""


@pytest.mark.slow
def test_killed_while_saving_five_times_nothing_told_as_kept_is_lost(url):
    with plays.open_store(url) as store:
        code = store.tables.create("phone", "orbis", 2).code
    version, first = 1, 0
    for answers in (1, 7, 20, 33, 50):
        last = save_until_killed(url, code, first, answers)
        with plays.open_store(url) as store:
            kept = store.tables.get(code)
        saves = kept.version - version
        # At most the one save that was under way may be kept beyond the last answer, and only whole.
        assert saves in {last - first + 1, last - first + 2}
        first, version = first + saves, kept.version
        assert kept.state == {f"k{number % 500}": number for number in range(first)}


@pytest.mark.slow
def test_killed_while_recording_and_correcting_plays_every_play_is_whole(url):
    with plays.open_store(url) as store:
        made = store.plays.record(play(note="-1"))
    first = 0
    for answers in (1, 9, 25):
        last = save_until_killed(url, str(made.uuid), first, answers, CORRECTING)
        with plays.open_store(url) as store:
            now = store.plays.get(made.uuid)
            recorded = {int(one.note) for one in store.plays.list(limit=1000) if one.uuid != made.uuid}
            corrections = store.plays.corrections(made.uuid)
        # One correction and one record at most may be under way beyond the last answer, and only whole.
        assert int(now.note) in {last, last + 1}
        assert [player.total for player in now.players] == [int(now.note)] * 2
        assert set(range(last + 1)) <= recorded <= set(range(last + 2))
        assert corrections == int(now.note) + 1
        first = last + 1
    with plays.open_store(url) as store:
        for number in range(int(now.note) - 1, -2, -1):
            assert store.plays.undo_correction(made.uuid).note == str(number)
