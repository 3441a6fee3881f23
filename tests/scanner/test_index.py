"""The index of large decks: names the cards as a small deck's does, and follows the deck as it changes."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

import scanner.scanner as scanner_module
from scanner import Card, Deck, Scanner, StoredPicture
from scanner.index import segment as segments
from scanner.index.describe import closed_print, opened_prints
from scanner.patches import limits
from tests.support import cards, photos


@pytest.fixture(autouse=True)
def small_decks_count_as_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scanner_module, "LARGE", 1)


def card(number: int, drawn: int | None = None) -> Card:
    """Card c<number> with the face of card `drawn`, its own by default."""
    face = cv2.resize(
        cards.face(number if drawn is None else drawn), (372, 520), interpolation=cv2.INTER_AREA
    )
    return Card(f"c{number}", [face])


def photo(number: int, seed: int = 1, severity: float = photos.MEDIUM) -> np.ndarray:
    rng = np.random.default_rng([seed, number])
    return cv2.imdecode(photos.shot([cards.face(number)], rng, severity), cv2.IMREAD_COLOR)


def named(scanner: Scanner, number: int) -> list[str]:
    return [seen.card for seen in scanner.scan(photo(number))]


@pytest.fixture(scope="module")
def forty() -> list[Card]:
    return [card(number) for number in range(40)]


def test_cards_are_named_from_the_index_on_disk(tmp_path: Path, forty: list[Card]) -> None:
    scanner = Scanner(Deck(forty), tmp_path)
    assert [named(scanner, number) for number in range(0, 40, 5)] == [[f"c{n}"] for n in range(0, 40, 5)]
    assert scanner.scan(photo(77)) == []


def test_cards_are_named_where_features_are_looked_up_by_cells(
    tmp_path: Path, forty: list[Card], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(segments, "_FLAT_FEATURES", 100)
    scanner = Scanner(Deck(forty), tmp_path)
    assert list(tmp_path.glob("segment-*/features.cells"))
    assert [named(scanner, number) for number in range(0, 40, 5)] == [[f"c{n}"] for n in range(0, 40, 5)]


def test_candidates_come_from_the_index_too(tmp_path: Path, forty: list[Card]) -> None:
    first, *others = Scanner(Deck(forty), tmp_path).candidates(photo(3), 3)
    assert first[0] == "c3"
    assert len(others) == 2
    assert all(confidence < first[1] for _, confidence in others)


def test_only_new_pictures_are_learned_and_the_progress_is_told(tmp_path: Path, forty: list[Card]) -> None:
    told: list[tuple[int, int]] = []
    Scanner(Deck(forty[:30]), tmp_path, lambda done, of: told.append((done, of)))
    grown = Scanner(Deck(forty[:34]), tmp_path, lambda done, of: told.append((done, of)))
    Scanner(Deck(forty[:34]), tmp_path, lambda done, of: told.append((done, of)))
    assert told == [(30, 30), (4, 4)]
    assert named(grown, 32) == ["c32"]
    assert named(grown, 2) == ["c2"]


def test_card_taken_out_is_neither_named_nor_a_candidate(tmp_path: Path, forty: list[Card]) -> None:
    Scanner(Deck(forty), tmp_path)
    left = Scanner(Deck([one for one in forty if one.id != "c5"]), tmp_path)
    assert named(left, 5) == []
    assert "c5" not in dict(left.candidates(photo(5), 40))
    assert named(left, 6) == ["c6"]


def test_picture_of_a_card_taken_out_is_gone_from_the_disk(tmp_path: Path, forty: list[Card]) -> None:
    before = Scanner(Deck(forty), tmp_path)
    (folder,) = tmp_path.glob("segment-*")
    jpegs = (folder / "pictures.bin").read_bytes()
    start, end = np.load(folder / "offsets.npy")[5:7].tolist()
    assert jpegs[start : start + 2] == b"\xff\xd8"
    Scanner(Deck([one for one in forty if one.id != "c5"]), tmp_path)
    now = (folder / "pictures.bin").read_bytes()
    assert now[start:end] == bytes(end - start)
    assert (now[:start], now[end:]) == (jpegs[:start], jpegs[end:])
    # A server that has not heard of it yet goes on with what it has measured.
    assert [named(before, number) for number in (5, 6)] == [["c5"], ["c6"]]


def test_card_with_another_picture_is_learned_anew(tmp_path: Path, forty: list[Card]) -> None:
    Scanner(Deck(forty), tmp_path)
    changed = Scanner(Deck([card(0, drawn=70), *forty[1:]]), tmp_path)
    assert named(changed, 70) == ["c0"]
    assert named(changed, 0) == []


def test_many_small_additions_become_one_segment(tmp_path: Path, forty: list[Card]) -> None:
    for count in (30, 31, 32, 33, 34, 35):
        scanner = Scanner(Deck(forty[:count]), tmp_path)
    kept = json.loads((tmp_path / "index.json").read_text())["segments"]
    assert len(kept) == 3
    assert {folder.name for folder in tmp_path.glob("segment-*")} == set(kept)
    assert [named(scanner, number) for number in (0, 29, 30, 33, 34)] == [
        ["c0"],
        ["c29"],
        ["c30"],
        ["c33"],
        ["c34"],
    ]


def test_segment_that_is_mostly_dead_is_written_again_without_its_dead(
    tmp_path: Path, forty: list[Card]
) -> None:
    Scanner(Deck(forty), tmp_path)
    told: list[tuple[int, int]] = []
    scanner = Scanner(Deck(forty[:10]), tmp_path, lambda done, of: told.append((done, of)))
    (only,) = tmp_path.glob("segment-*")
    assert len(json.loads((only / "keys.json").read_text())) == 10
    assert told == []
    assert named(scanner, 4) == ["c4"]


@pytest.mark.parametrize("harm", ["manifest", "segment", "format"])
def test_damaged_index_is_made_again(
    tmp_path: Path, forty: list[Card], harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    Scanner(Deck(forty[:12]), tmp_path)
    if harm == "segment":
        next(tmp_path.glob("segment-*/marks.npy")).write_bytes(b"no array")
    else:
        (tmp_path / "index.json").write_text("{" if harm == "manifest" else '{"format": 0, "segments": []}')
    told: list[tuple[int, int]] = []
    scanner = Scanner(Deck(forty[:12]), tmp_path, lambda done, of: told.append((done, of)))
    assert told == [(12, 12)]
    assert named(scanner, 7) == ["c7"]
    assert ("damaged" in caplog.text) == (harm != "format")


def test_segment_that_was_never_finished_is_cleared_away(tmp_path: Path, forty: list[Card]) -> None:
    (tmp_path / "segment-half").mkdir()
    (tmp_path / "segment-half" / "prints.raw").write_bytes(b"123")
    Scanner(Deck(forty[:12]), tmp_path)
    assert not (tmp_path / "segment-half").exists()


def test_stored_pictures_are_fetched_once_each_and_not_again(tmp_path: Path) -> None:
    fetched: list[int] = []

    def stored(number: int) -> Card:
        def fetch() -> np.ndarray:
            fetched.append(number)
            return card(number).read_pictures()[0]

        return Card(f"c{number}", [StoredPicture(f"photo-{number}", fetch)])

    deck = Deck([stored(number) for number in range(12)])
    Scanner(deck, tmp_path)
    assert sorted(fetched) == list(range(12))
    fetched.clear()
    assert named(Scanner(deck, tmp_path), 3) == ["c3"]
    assert fetched == []


def test_code_on_a_card_counts_before_its_picture(tmp_path: Path, forty: list[Card]) -> None:
    coded = [Card(one.id, one.pictures, [cards.code_of(number)]) for number, one in enumerate(forty)]
    (seen,) = Scanner(Deck(coded), tmp_path).scan(cards.face(9))
    assert (seen.card, seen.method) == ("c9", "code")


def test_a_full_cell_takes_no_more_features() -> None:
    room = np.array([2, 1, 5])
    kept = segments._with_room(np.array([0, 0, 0, 1, 2, 1]), room)
    assert kept.tolist() == [0, 1, 3, 4]
    assert room.tolist() == [0, 0, 4]


def test_print_keeps_its_values_in_a_byte_each() -> None:
    values = np.random.default_rng(3).uniform(-1, 1, len(limits())).astype(np.float32) * limits()
    assert np.abs(opened_prints(closed_print(values)[None])[0] - values).max() < 0.01
