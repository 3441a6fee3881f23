"""What all tests share: a data folder of their own, and a plain word on what was left out."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

ALL = os.environ.get("PANJIGI_TEST_ALL") == "1"

# What shares something dear: a browser and its server, the drawn deck, a copy of the whole app.
# The walks through all pages take longest and have a browser of their own.
TOGETHER = {
    "tests/browser/test_access.py": "walks",
    "tests/browser/test_words.py": "walks",
    "tests/browser/test_history.py": "walks",
    "tests/browser/": "browser",
    "tests/assets/test_print.py": "print",
    "tests/pages/test_fifth_game.py": "fifth game",
}


class _Together(LoadScopeScheduling):
    """Every test may go to any worker, but these go to one."""

    def _split_scope(self, nodeid: str) -> str:
        return next((name for path, name in TOGETHER.items() if nodeid.startswith(path)), nodeid)


@pytest.hookimpl(optionalhook=True, wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One worker more than there are processors: a browser's tests wait most of the time."""
    return (yield) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Chosen by the path of a test: with pytest 9.2 the groups of pytest-xdist 3.8 have no effect."""
    return _Together(config, log)


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing that a test keeps reaches the person's own data."""
    folder = tmp_path / "data"
    monkeypatch.setenv("PANJIGI_DATA_DIR", str(folder))
    monkeypatch.delenv("PANJIGI_DATABASE_URL", raising=False)
    return folder


def leave_out(reason: str) -> None:
    """Skips a test with its reason, or fails it where everything has to run (PANJIGI_TEST_ALL=1)."""
    if ALL:
        pytest.fail(f"PANJIGI_TEST_ALL=1, but: {reason}")
    pytest.skip(reason)
