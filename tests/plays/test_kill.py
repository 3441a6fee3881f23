"""A program that dies in the middle of saving loses nothing that it was told is kept."""

import subprocess
import sys
from pathlib import Path

import pytest

import plays

ROOT = Path(__file__).parents[2]

# Saves one key after another and says each number once the store has answered that it is kept.
SAVING = """
import sys, plays
store = plays.open_store(sys.argv[1])
for number in range(int(sys.argv[3]), 100_000):
    store.tables.merge(sys.argv[2], {f"k{number % 500}": number})
    print(number, flush=True)
"""


def save_until_killed(url, code, first, answers):
    """Let a program save, kill it after so many answers; gives the last number it told."""
    with subprocess.Popen(
        [sys.executable, "-c", SAVING, url, code, str(first)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        told = [int(process.stdout.readline()) for _ in range(answers)]
        process.kill()
        told += [int(line) for line in process.stdout.read().splitlines()]
    assert process.returncode != 0
    return told[-1]


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
