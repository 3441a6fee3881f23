"""A large deck's index: its segments, what is looked up in them, and how it follows the deck."""

from __future__ import annotations

import json
import logging
import shutil
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from os import cpu_count
from pathlib import Path

from filelock import FileLock

from scanner.deck import Card, Deck, Picture, StoredPicture
from scanner.index.base import SAMPLE, Base
from scanner.index.describe import Described, describe
from scanner.index.looks import LargeLooks
from scanner.index.segment import Piece, Segment, write
from scanner.recognise import Known

# Beyond so many segments the small ones become one; beyond this share of dead pictures one is rewritten.
_MOST_SEGMENTS, _MOST_DEAD = 4, 0.25
_BLOCK = 256
_log = logging.getLogger(__name__)
_MANIFEST, _FORMAT = "index.json", 1

Progress = Callable[[int, int], None]
Entry = tuple[str, Card, "Path | Picture | StoredPicture"]


class LargeIndex:
    """The index in a folder; it is a copy of the deck's pictures and can be made again at any time."""

    def __init__(self, folder: Path) -> None:
        """Take a folder, which need not exist yet."""
        self._folder = folder

    def follow(self, deck: Deck, progress: Progress | None = None) -> Known:
        """Bring the index to the deck as it is now, and open it.

        Only pictures that are new are read. Servers may share the folder: one at a time works on it.

        Args:
            deck: At least one card has a picture.
            progress: Called with how many of how many new pictures are learned.

        Raises:
            DeckFormatError: A new picture is none.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        entries = {key: (key, card, picture) for card in deck.cards for key, picture in _keyed(card)}
        with FileLock(self._folder / "lock"):
            segments, base = self._opened()
            there = {key for segment in segments.values() for key in segment.keys}
            fresh = [entry for key, entry in entries.items() if key not in there]
            measured: dict[str, Described] = {}
            if base is None:
                measured = dict(_described(_sample(fresh)))
                base = self._learn(list(measured.values()))
            if fresh:
                described = _described(fresh, progress, measured)
                name = self._write(((key, Piece.of(one, base)) for key, one in described), base)
                segments[name] = Segment(self._folder / name)
            segments = self._tidied(segments, set(entries), base)
            self._put_down(list(segments))
        owners = {key: deck.positions[card.id] for key, card, _ in entries.values()}
        pictures = LargeLooks(list(segments.values()), owners, base)
        return Known(deck, pictures.owners, pictures.blank, pictures, pictures)

    def _opened(self) -> tuple[dict[str, Segment], Base | None]:
        """The segments in force; nothing where there is no index yet, or one that cannot be used."""
        manifest = self._folder / _MANIFEST
        if not manifest.exists():
            return {}, None
        try:
            kept = json.loads(manifest.read_text(encoding="utf-8"))
            if kept["format"] != _FORMAT:
                return {}, None
            segments = {name: Segment(self._folder / name) for name in kept["segments"]}
            return segments, Base.load(self._folder / "base.npz")
        except (OSError, ValueError, LookupError, RuntimeError) as error:  # the last one is faiss's own
            _log.warning("The index in %s is damaged and made again: %s", self._folder, error)
            return {}, None

    def _learn(self, sample: Sequence[Described]) -> Base:
        base = Base.learn(sample)
        base.save(self._folder / "base.npz")
        return base

    def _write(self, pieces: Iterable[tuple[str, Piece]], base: Base) -> str:
        name = f"segment-{uuid.uuid4().hex[:12]}"
        write(self._folder / name, pieces, base)
        return name

    def _tidied(self, segments: dict[str, Segment], wanted: set[str], base: Base) -> dict[str, Segment]:
        """The segments, with those joined that are too many and those rewritten that are mostly dead."""
        live = {
            name: [index for index, key in enumerate(segment.keys) if key in wanted]
            for name, segment in segments.items()
        }
        worn = [
            name for name, kept in live.items() if len(kept) < (1 - _MOST_DEAD) * len(segments[name].keys)
        ]
        for name, segment in segments.items():
            segment.erase(set(range(len(segment.keys))).difference(live[name]))
        if len(segments) > _MOST_SEGMENTS:
            by_size = sorted(segments, key=lambda name: len(live[name]))
            worn = [name for name in segments if name in worn or name in by_size[:-1]]
        if not worn:
            return segments
        kept = {name: segment for name, segment in segments.items() if name not in worn}
        if any(live[name] for name in worn):
            pieces = (piece for name in worn for piece in segments[name].copy(live[name]))
            name = self._write(pieces, base)
            kept[name] = Segment(self._folder / name)
        return kept

    def _put_down(self, names: list[str]) -> None:
        """Make these the segments in force, at once or not at all, and clear what is left of others."""
        draft = self._folder / f"{_MANIFEST}.new"
        draft.write_text(json.dumps({"format": _FORMAT, "segments": names}), encoding="utf-8")
        draft.replace(self._folder / _MANIFEST)
        for folder in self._folder.glob("segment-*"):
            if folder.name not in names:
                with suppress(PermissionError):  # Windows keeps what another server still reads
                    shutil.rmtree(folder)


def _keyed(card: Card) -> Iterator[tuple[str, Path | Picture | StoredPicture]]:
    """The card's pictures with what names card, codes and content: where one changes, it is a new picture."""
    for picture in card.pictures:
        if isinstance(picture, StoredPicture):
            content = picture.key
        elif isinstance(picture, Path):
            state = picture.stat()
            content = f"{picture.resolve()}|{state.st_size}|{state.st_mtime_ns}"
        else:
            content = blake2b(picture.tobytes(), digest_size=16).hexdigest()
        yield "\n".join((card.id, content, *card.codes)), picture


def _sample(entries: Sequence[Entry]) -> Sequence[Entry]:
    """Entries spread over the deck, enough to learn the axes from."""
    return entries[:: -(-len(entries) // SAMPLE)]


def _described(
    entries: Sequence[Entry], progress: Progress | None = None, known: Mapping[str, Described] | None = None
) -> Iterator[tuple[str, Described]]:
    """The entries' pictures, read and measured on all cores; not again those that are known."""

    def measured(entry: Entry) -> tuple[str, Described]:
        key, card, picture = entry
        if known and key in known:
            return key, known[key]
        return key, describe(card.read_picture(picture), tuple(card.codes))

    with ThreadPoolExecutor(cpu_count()) as pool:
        for start in range(0, len(entries), _BLOCK):
            yield from pool.map(measured, entries[start : start + _BLOCK])
            if progress:
                progress(min(start + _BLOCK, len(entries)), len(entries))
