"""`python -m scanner`."""

import json

import cv2
import numpy as np
import pytest
from PIL import Image

from scanner.__main__ import main
from tests.support import cards, photos


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A folder deck of four cards."""
    path = tmp_path_factory.mktemp("deck")
    for number in range(4):
        small = cv2.resize(cards.face(number), (372, 520), interpolation=cv2.INTER_AREA)
        cv2.imwrite(str(path / f"card-{number}.png"), small)
    return path


@pytest.fixture
def photo(tmp_path):
    path = tmp_path / "photo.jpg"
    path.write_bytes(photos.shot([cards.face(2)], np.random.default_rng(1), photos.EASY).tobytes())
    return path


def run(capsys, *arguments):
    code = main([str(argument) for argument in arguments])
    output = capsys.readouterr()
    return code, output.out, output.err


def test_scan_prints_a_json_line_a_photo_and_goes_on_after_an_unreadable_one(capsys, folder, photo, tmp_path):
    broken = tmp_path / "broken.jpg"
    broken.write_bytes(b"%PDF-1.4")
    code, out, _ = run(capsys, "scan", broken, photo, "--deck", folder, "--json")
    first, second = [json.loads(line) for line in out.splitlines()]
    assert code == 1
    assert first["file"] == str(broken)
    assert "PDF" in first["error"]
    assert set(second) == {"file", "ms", "sightings"}
    (sighting,) = second["sightings"]
    assert set(sighting) == {"card", "confidence", "method", "quad"}
    assert (sighting["card"], sighting["method"]) == ("card-2", "picture")
    assert np.array(sighting["quad"]).shape == (4, 2)
    assert 0 < sighting["confidence"] <= 1
    assert second["ms"] > 0


def test_scan_without_json_is_a_korean_table_and_exits_0(capsys, folder, photo):
    code, out, _ = run(capsys, "scan", photo, "--deck", folder)
    assert code == 0
    assert "card-2" in out
    assert "그림" in out


def test_a_photo_without_cards_says_so(capsys, folder, tmp_path):
    path = tmp_path / "table.png"
    Image.new("RGB", (640, 360), (90, 90, 90)).save(path)
    code, out, _ = run(capsys, "scan", path, "--deck", folder)
    assert code == 0
    assert "아는 카드가 보이지 않습니다" in out


def test_an_unknown_deck_is_one_korean_sentence_and_exit_2(capsys, photo):
    code, out, err = run(capsys, "scan", photo, "--deck", "no-such-deck", "--json")
    assert (code, out) == (2, "")
    assert "덱을 찾을 수 없습니다" in err


def test_faces_are_written_as_png_in_print_size(capsys, folder, tmp_path):
    code, _, _ = run(capsys, "faces", "--deck", folder, "-o", tmp_path / "faces")
    assert code == 0
    names = sorted(path.name for path in (tmp_path / "faces").iterdir())
    assert names == ["card-0.png", "card-1.png", "card-2.png", "card-3.png"]
    with Image.open(tmp_path / "faces" / "card-1.png") as face:
        assert (face.size, face.format) == ((744, 1039), "PNG")
