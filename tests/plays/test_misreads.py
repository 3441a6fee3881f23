"""Photos that were read wrongly: kept with a note, given out as one file, deleted when asked."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

import plays
from plays import Misread, Misreads
from plays import misreads as module

NOTE = Misread("seomun-market", "deoksugung", "picture", 0.71)
PHOTO = b"\xff\xd8\xff\xe0 photo"


def test_a_photo_lies_in_the_data_folder_beside_its_note(own_data_folder, tmp_path):
    path = Misreads().keep(PHOTO, NOTE)
    assert path.parent == tmp_path / "data" / "misreads"
    assert path.read_bytes() == PHOTO
    note = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert (note["read"], note["meant"], note["method"], note["confidence"]) == (
        "seomun-market",
        "deoksugung",
        "picture",
        0.71,
    )


def test_all_photos_come_as_one_file_and_go_when_asked(tmp_path):
    kept = Misreads(tmp_path / "folder")
    kept.keep(PHOTO, NOTE)
    kept.keep(PHOTO + b"2", NOTE)
    with zipfile.ZipFile(io.BytesIO(kept.archive())) as archive:
        assert len(archive.namelist()) == 4
    kept.clear()
    assert kept.photos() == []
    assert list((tmp_path / "folder").iterdir()) == []


def test_the_oldest_go_where_there_are_too_many(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "LIMIT", 2)
    kept = Misreads(tmp_path)
    for number in range(4):
        kept.keep(PHOTO + bytes([number]), NOTE)
    assert len(kept.photos()) == 2
    assert len(list(tmp_path.glob("*.json"))) == 2


def test_a_huge_photo_and_a_folder_that_cannot_be_written_are_told(tmp_path):
    with pytest.raises(plays.TooLargeError, match="5 MiB"):
        Misreads(tmp_path).keep(bytes(5 * 1024 * 1024 + 1), NOTE)
    (tmp_path / "file").write_text("x")
    with pytest.raises(plays.StoreUnavailableError, match="사진 폴더"):
        Misreads(tmp_path / "file").keep(PHOTO, NOTE)
