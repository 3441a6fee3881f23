"""Decks: packs, folders, decks in memory."""

import json

import numpy as np
import pytest
from PIL import Image

from scanner import Card, Deck, DeckFormatError, DeckNotFoundError, Scanner
from scanner import deck as deck_module


def picture(path, shade=100):
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", (63, 88), (shade, 80, 90)).save(path)


def pack(folder, cards, **more):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "deck.json").write_text(json.dumps({"name": "demo", "cards": cards, **more}), encoding="utf-8")
    return folder


@pytest.fixture
def packs(tmp_path, monkeypatch):
    monkeypatch.setattr(deck_module, "PACKS", tmp_path / "decks")
    return tmp_path / "decks"


def test_a_pack_is_loaded_by_its_name(packs):
    picture(packs / "demo" / "faces" / "a.png")
    entry = {"id": "a", "code": "X1", "face": "faces/a.png", "name": "가", "number": 7}
    pack(packs / "demo", [entry, {"id": "b", "code": "X2"}])
    deck = Deck.load("demo")
    assert deck.name == "demo"
    assert [card.id for card in deck.cards] == ["a", "b"]
    assert (deck.by_code["X1"].name, deck.by_id["a"].number) == ("가", 7)
    assert deck.by_id["a"].read_pictures()[0].shape == (88, 63, 3)
    assert deck.by_id["b"].read_pictures() == []


def test_in_a_folder_a_files_stem_is_the_card_and_a_subfolders_name_is_the_card_of_its_photos(tmp_path):
    picture(tmp_path / "seomun.jpg")
    picture(tmp_path / "palace" / "1.png")
    picture(tmp_path / "palace" / "2.webp")
    (tmp_path / "notes.txt").write_text("no picture", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    deck = Deck.load(tmp_path)
    assert {card.id: len(card.pictures) for card in deck.cards} == {"palace": 2, "seomun": 1}
    assert Deck.load(str(tmp_path)).by_id.keys() == deck.by_id.keys()


@pytest.mark.parametrize("name", ["nothing-here", "../demo", "Demo", "a/b", "", ".", "x" * 200, "\x00"])
def test_what_is_neither_a_pack_nor_a_folder_of_cards_is_refused_by_name(packs, name, tmp_path, monkeypatch):
    empty = tmp_path / "elsewhere"
    empty.mkdir()
    monkeypatch.chdir(empty)
    with pytest.raises((DeckNotFoundError, DeckFormatError), match=r"찾을 수 없습니다|그림이 없습니다"):
        Deck.load(name)


def test_the_message_for_an_unknown_name_says_which_packs_there_are(packs):
    pack(packs / "demo", [{"id": "a"}])
    with pytest.raises(DeckNotFoundError, match=r"'demmo'.*demo"):
        Deck.load("demmo")


@pytest.mark.parametrize(
    "face", ["../secret.png", "/etc/passwd", "faces/../../secret.png", "faces/missing.png"]
)
def test_a_face_outside_the_pack_or_missing_is_refused(tmp_path, face):
    picture(tmp_path / "secret.png")
    folder = pack(tmp_path / "deck", [{"id": "a", "face": face}])
    with pytest.raises(DeckFormatError, match=r"덱 폴더 밖|그림 파일이 없습니다"):
        Deck.load(folder)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"cards": 3}',
        '{"cards": [3]}',
        '{"cards": [{"id": 1}]}',
        '{"cards": []}',
        '{"cards": [{"id": "a", "code": 5}]}',
        '{"cards": [{"id": "a"}, {"id": "a"}]}',
        '{"cards": [{"id": "a/b"}]}',
        '{"cards": [{"id": "a", "number": "1"}]}',
    ],
)
def test_a_broken_deck_file_is_refused_with_a_sentence(tmp_path, text):
    (tmp_path / "deck.json").write_text(text, encoding="utf-8")
    with pytest.raises(DeckFormatError, match=r"[가-힣]"):
        Deck.load(tmp_path)


def test_one_code_on_two_cards_is_refused_naming_both():
    with pytest.raises(DeckFormatError, match=r"'X'.*one.*two"):
        Deck([Card("one", codes=["X"]), Card("two", codes=["X"])])


def test_a_reference_that_is_no_picture_is_refused_by_its_file_name(tmp_path):
    (tmp_path / "broken.png").write_bytes(b"not a picture")
    with pytest.raises(DeckFormatError, match=r"broken\.png"):
        Scanner(Deck.load(tmp_path))


def test_a_deck_in_memory_takes_arrays_and_refuses_other_shapes():
    good = np.full((88, 63, 3), 120, np.uint8)
    assert Scanner(Deck([Card("plain", [good])])).scan(good) == []
    with pytest.raises(DeckFormatError, match="grey"):
        Scanner(Deck([Card("grey", [good[:, :, 0]])]))
