"""A program that dies in the middle of saving loses nothing that it was told is kept."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

import plays
from tests.plays.builders import play
from tests.plays.killed import BOX_EVERY, PLAY_EVERY, table_of

ROOT = Path(__file__).parents[2]
DEATHS = 250


def save_until_killed(url, code, first, answers, program):
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


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system: no quick writers")
def test_250_writers_killed_at_random_moments_lose_nothing_told_as_kept(url, backend):
    with plays.open_store(url) as store:
        code = store.tables.create("phone", "orbis", 2).code
    command = [sys.executable, "-m", "tests.plays.killed", url, code, str(DEATHS), "20260314"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    told = found["told"]
    # Four of five may open the store and save once on average before they die.
    assert len(told) > DEATHS // 2
    with plays.open_store(url) as store:
        state = store.tables.get(code).state
        noted = [int(one.note) for one in all_plays(store)]
        boxed = set(store.box.get("orbis").values())
    last = max(state.values())
    assert told[-1] <= last <= found["most"]
    assert state == table_of(last)
    assert len(noted) == len(set(noted))
    assert {number for number in told if number % PLAY_EVERY == 0} <= set(noted) <= set(range(last + 1))
    assert {number for number in told if number % BOX_EVERY == 0} <= boxed <= set(range(last + 1))
    if backend == "sqlite":
        with sqlite3.connect(make_url(url).database) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def all_plays(store):
    found = []
    while page := store.plays.list(limit=500, offset=len(found)):
        found += page
    return found
