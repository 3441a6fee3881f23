"""What the scanner is to know: cards with their pictures and the codes printed on them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scanner.errors import DeckFormatError, DeckNotFoundError, ImageError
from scanner.images import check_array, read_image_file

PACKS = Path(__file__).resolve().parent.parent / "assets" / "decks"
PICTURE_SUFFIXES = (".png", ".webp", ".jpg", ".jpeg", ".bmp")
_PACK_NAME = re.compile(r"[a-z0-9_-]+")
_CARD_ID = re.compile(r"[^/\\\x00-\x1f]{1,120}")

Picture = NDArray[np.uint8]


@dataclass(frozen=True)
class StoredPicture:
    """A picture that lies elsewhere, in a database say, and is fetched when it is needed.

    Attributes:
        key: Names its content: another picture has another key.
        fetch: Gives the picture, uint8 BGR (H, W, 3).
    """

    key: str
    fetch: Callable[[], Picture]


@dataclass(frozen=True)
class Card:
    """One card of a deck.

    Attributes:
        id: Unique in the deck.
        pictures: Reference pictures: files, uint8 BGR arrays (H, W, 3), or pictures stored elsewhere. May be
            empty for a card that only its code can tell.
        codes: Texts of the codes printed on it.
        name: The name that a person reads.
        number: Its printed number.
    """

    id: str
    pictures: Sequence[Path | Picture | StoredPicture] = field(default=(), repr=False)
    codes: Sequence[str] = ()
    name: str | None = None
    number: int | None = None

    def read_pictures(self) -> list[Picture]:
        """The reference pictures, uint8 BGR; raises `DeckFormatError` naming a file that is none."""
        return [self.read_picture(picture) for picture in self.pictures]

    def read_picture(self, picture: Path | Picture | StoredPicture) -> Picture:
        """One of the card's pictures, uint8 BGR; raises `DeckFormatError` if it is none."""
        try:
            if isinstance(picture, StoredPicture):
                return picture.fetch()
            return read_image_file(picture) if isinstance(picture, Path) else check_array(picture)
        except ImageError as error:
            where = picture.name if isinstance(picture, Path) else self.id
            raise DeckFormatError(f"덱의 그림을 읽을 수 없습니다: {where}. {error}") from error


class Deck:
    """An ordered set of cards with unique ids and unique codes.

    Attributes:
        name: What the deck is called.
        cards: The cards in their order.
        positions: Card id to index in `cards`.
        by_id: Card id to card.
        by_code: Code text to card.
    """

    def __init__(self, cards: Iterable[Card], name: str = "deck") -> None:
        """Check ids and codes; raises `DeckFormatError` for an empty deck, a bad or repeated id or code."""
        self.name = name
        self.cards = tuple(cards)
        if not self.cards:
            raise DeckFormatError(f"덱 ‘{name}’에 카드가 없습니다.")
        self.positions = {card.id: index for index, card in enumerate(self.cards)}
        self.by_id: dict[str, Card] = {}
        self.by_code: dict[str, Card] = {}
        for card in self.cards:
            self._add(card)

    def _add(self, card: Card) -> None:
        if not _CARD_ID.fullmatch(card.id):
            raise DeckFormatError(
                f"카드 id로 쓸 수 없습니다: {card.id[:60]!r}. 빈 글자와 / \\ 는 쓸 수 없습니다."
            )
        if card.id in self.by_id:
            raise DeckFormatError(f"카드 id가 두 번 나옵니다: {card.id!r}.")
        self.by_id[card.id] = card
        for code in card.codes:
            if code in self.by_code:
                raise DeckFormatError(
                    f"코드가 두 카드에 있습니다: {code!r} ({self.by_code[code].id}, {card.id})."
                )
            self.by_code[code] = card

    @classmethod
    def load(cls, source: str | Path) -> Deck:
        """Load a deck by its name or from a folder.

        Args:
            source: The name of a pack under assets/decks (a-z, 0-9, _ and -), or a folder: one with a
                deck.json is read as a pack; else a file's stem is a card id, and so is the name of a
                subfolder whose files are photos of that card.

        Raises:
            DeckNotFoundError: Neither a pack nor a folder.
            DeckFormatError: A broken deck.json, a missing picture, a repeated id or code.
        """
        if (
            isinstance(source, str)
            and _PACK_NAME.fullmatch(source)
            and (PACKS / source / "deck.json").is_file()
        ):
            return _load_pack(PACKS / source)
        folder = Path(source)
        if not folder.is_dir():
            raise DeckNotFoundError(_not_found(str(source)))
        return _load_pack(folder) if (folder / "deck.json").is_file() else _load_folder(folder)


def _not_found(source: str) -> str:
    packs = sorted(path.parent.name for path in PACKS.glob("*/deck.json"))
    known = ", ".join(packs) if packs else "없음"
    return f"덱을 찾을 수 없습니다: {source[:120]!r}. 덱 이름({known})이나 카드 그림이 든 폴더를 적으세요."


def _load_pack(folder: Path) -> Deck:
    path = folder / "deck.json"
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise DeckFormatError(f"deck.json을 읽을 수 없습니다: {path}. {error}") from error
    if not isinstance(content, dict) or not isinstance(content.get("cards"), list):
        raise DeckFormatError(f"deck.json에 cards 목록이 없습니다: {path}.")
    cards = [_pack_card(folder, entry) for entry in content["cards"]]
    return Deck(cards, name=str(content.get("name", folder.name)))


def _pack_card(folder: Path, entry: Any) -> Card:
    if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
        raise DeckFormatError(f"deck.json의 카드에 id가 없습니다: {str(entry)[:120]}.")
    card_id, code, face = entry["id"], entry.get("code"), entry.get("face")
    name, number = entry.get("name"), entry.get("number")
    for key, value, kind in (
        ("code", code, str),
        ("face", face, str),
        ("name", name, str),
        ("number", number, int),
    ):
        if value is not None and not isinstance(value, kind):
            raise DeckFormatError(f"deck.json의 {card_id!r}: {key} 값이 맞지 않습니다: {str(value)[:120]!r}.")
    pictures = [] if face is None else [_inside(folder, face)]
    return Card(card_id, pictures, [] if code is None else [code], name, number)


def _inside(folder: Path, face: str) -> Path:
    """The face's path; a path that leaves the pack's folder is refused."""
    path = (folder / face).resolve()
    if not path.is_relative_to(folder.resolve()):
        raise DeckFormatError(f"deck.json의 그림이 덱 폴더 밖에 있습니다: {face[:120]!r}.")
    if not path.is_file():
        raise DeckFormatError(f"덱의 그림 파일이 없습니다: {face[:120]!r}.")
    return path


def _load_folder(folder: Path) -> Deck:
    pictures: dict[str, list[Path]] = {}
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            files = [file for file in sorted(path.iterdir()) if _is_picture(file)]
            if files:
                pictures.setdefault(path.name, []).extend(files)
        elif _is_picture(path):
            pictures.setdefault(path.stem, []).append(path)
    if not pictures:
        kinds = ", ".join(PICTURE_SUFFIXES)
        raise DeckFormatError(f"폴더에 카드 그림이 없습니다: {folder}. {kinds} 파일을 넣으세요.")
    return Deck([Card(card_id, files) for card_id, files in pictures.items()], name=folder.name)


def _is_picture(path: Path) -> bool:
    return path.is_file() and path.suffix.lower() in PICTURE_SUFFIXES and not path.name.startswith(".")
