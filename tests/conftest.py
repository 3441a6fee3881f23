"""What all tests share: a data folder of their own, and a plain word on what was left out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ALL = os.environ.get("PANJIGI_TEST_ALL") == "1"


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
