"""An unchanging part of a large index: one folder of arrays, read by memory map."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

import cv2
import faiss
import numpy as np
from numpy.typing import NDArray

from scanner.features import AXES, HEIGHT, WIDTH, Marks, marks
from scanner.index.base import Base
from scanner.index.describe import Described, opened_prints
from scanner.patches import Float, Patch
from scanner.verify import Reference

# Fewer features than this are searched one by one.
_FLAT_FEATURES = 80_000
# A cell of the feature index holds at most so many. Fuller cells hold what all cards share, their frames and
# chips, where any of them tells the place as well as all.
_FULLEST = 600
_VISITED = 3
_PER_CELL = 1000
_CHUNK = 1000
# A server scans for several people at once, each in a thread of its own: threads within a search would only
# wait for one another.
faiss.omp_set_num_threads(1)
_PICTURES = "pictures.bin"
_FLAT, _CELLS, _VECTORS = "features.flat", "features.cells", "vectors.flat"
# Descriptors have unit length; on their main axes they are kept in one byte an entry.
_SCALE = 127.0
_MARK = np.dtype(
    [
        ("size", "<f4"),
        ("angle", "<f4"),
        ("to_centre", "<f4", 2),
        ("place", "<f4", 2),
        ("picture", "<i8"),
    ]
)

Rows = NDArray[np.int64]


class Segment:
    """Pictures 0 to n - 1 with their features, as they were written.

    Attributes:
        keys: What each picture is known by outside (n).
    """

    def __init__(self, folder: Path) -> None:
        """Open what `write` wrote."""
        self._folder = folder
        self.keys: list[str] = json.loads((folder / "keys.json").read_text(encoding="utf-8"))
        self._prints = np.load(folder / "prints.npy", mmap_mode="r")
        self._blanks = np.load(folder / "blanks.npy")
        self._offsets = np.load(folder / "offsets.npy")
        self._jpegs = np.memmap(folder / _PICTURES, np.uint8, "r")
        self._marks = np.load(folder / "marks.npy", mmap_mode="r")
        self._descriptors = np.load(folder / "descriptors.npy", mmap_mode="r")
        self._vectors = faiss.read_index(str(folder / _VECTORS), faiss.IO_FLAG_MMAP_IFC)
        if (folder / _FLAT).exists():
            self._features = faiss.read_index(str(folder / _FLAT), faiss.IO_FLAG_MMAP_IFC)
        else:
            self._features = faiss.read_index(str(folder / _CELLS), faiss.IO_FLAG_MMAP)
            faiss.ParameterSpace().set_index_parameter(self._features, "nprobe", _VISITED)

    def nearest_features(self, descriptors: Float) -> tuple[Float, Rows]:
        """For each descriptor on its main axes (k, 64) the likeness and row of the nearest feature, (k,)."""
        likeness, rows = self._features.search(_packed(descriptors).astype(np.float32), 1)
        return likeness[:, 0] / _SCALE**2, rows[:, 0]

    def marks(self, rows: Rows, first: int) -> Marks:
        """The features' marks; `first` is added to the pictures' indexes."""
        found = self._marks[rows]
        return Marks(
            found["size"], found["angle"], found["to_centre"], found["place"], found["picture"] + first
        )

    def nearest_pictures(self, vector: Float, count: int) -> tuple[Float, Rows]:
        """Likeness and index of the pictures nearest to a print on its main axes (m,)."""
        likeness, pictures = self._vectors.search(vector[None], min(count, len(self.keys)))
        return likeness[0], pictures[0]

    def print(self, picture: int) -> Float:
        """The picture's print (n,)."""
        return opened_prints(self._prints[picture])

    def blank(self, picture: int) -> Float | None:
        """Where the picture shows its card's code, as fractions of its size (4, 2)."""
        place: Float = self._blanks[picture]
        return None if np.isnan(place).any() else place

    def reference(self, picture: int) -> Reference:
        """The picture itself, ready to be laid over; a black one where it was erased meanwhile."""
        jpeg = self._jpeg(picture)
        raster = (
            cv2.imdecode(jpeg, cv2.IMREAD_COLOR) if jpeg.any() else np.zeros((HEIGHT, WIDTH, 3), np.uint8)
        )
        return Reference.of(Patch(np.asarray(raster, np.uint8)))

    def erase(self, pictures: Iterable[int]) -> None:
        """Overwrite pictures that were deleted; their rows stay until the segment is written again."""
        there = [picture for picture in pictures if self._jpeg(picture).any()]
        if not there:
            return
        jpegs = np.memmap(self._folder / _PICTURES, np.uint8, "r+")
        for picture in there:
            jpegs[self._offsets[picture] : self._offsets[picture + 1]] = 0
        jpegs.flush()

    def copy(self, pictures: Iterable[int]) -> Iterable[tuple[str, Piece]]:
        """Pictures as they were written, to be written again elsewhere."""
        owners = np.asarray(self._marks["picture"])
        for picture in pictures:
            rows = slice(*np.searchsorted(owners, [picture, picture + 1]).tolist())
            yield (
                self.keys[picture],
                Piece(
                    np.array(self._marks[rows]),
                    np.array(self._descriptors[rows]),
                    np.array(self._prints[picture]),
                    self._blanks[picture],
                    self._jpeg(picture).tobytes(),
                ),
            )

    def _jpeg(self, picture: int) -> NDArray[np.uint8]:
        return self._jpegs[self._offsets[picture] : self._offsets[picture + 1]]


class Piece:
    """One picture in the form in which segments keep it."""

    def __init__(
        self,
        found: NDArray[np.void],
        descriptors: NDArray[np.int8],
        print_: NDArray[np.uint8],
        blank: Float,
        jpeg: bytes,
    ) -> None:
        """Take the arrays of a segment that belong to the picture."""
        self.marks, self.descriptors, self.print, self.blank, self.jpeg = (
            found,
            descriptors,
            print_,
            blank,
            jpeg,
        )

    @classmethod
    def of(cls, one: Described, base: Base) -> Piece:
        """A described picture."""
        own = marks([(one.features, one.size)])
        found = np.zeros(len(own.sizes), _MARK)
        found["size"], found["angle"] = own.sizes, own.angles
        found["to_centre"], found["place"] = own.to_centre, own.places
        short = one.features.descriptors @ base.feature_axes
        return cls(found, _packed(short), one.print, one.blank, one.jpeg)


def write(folder: Path, pieces: Iterable[tuple[str, Piece]], base: Base) -> None:
    """Write a segment of pictures by their keys. They are taken one by one, so that any number fits."""
    folder.mkdir(parents=True)
    keys: list[str] = []
    blanks: list[Float] = []
    lengths = [0]
    with (
        (folder / _PICTURES).open("wb") as pictures,
        (folder / "prints.raw").open("wb") as prints,
        (folder / "marks.raw").open("wb") as found,
        (folder / "descriptors.raw").open("wb") as descriptors,
    ):
        for key, piece in pieces:
            piece.marks["picture"] = len(keys)
            keys.append(key)
            blanks.append(piece.blank)
            lengths.append(len(piece.jpeg))
            _append(pictures, np.frombuffer(piece.jpeg, np.uint8))
            _append(prints, piece.print)
            _append(found, piece.marks)
            _append(descriptors, piece.descriptors)
    (folder / "keys.json").write_text(json.dumps(keys, ensure_ascii=False), encoding="utf-8")
    np.save(folder / "blanks.npy", np.stack(blanks).astype(np.float32))
    np.save(folder / "offsets.npy", np.cumsum(lengths, dtype=np.int64))
    _as_array(folder / "prints.raw", np.dtype(np.uint8), (len(keys), -1))
    _as_array(folder / "marks.raw", _MARK, (-1,))
    _as_array(folder / "descriptors.raw", np.dtype(np.int8), (-1, AXES))
    _write_features(folder)
    _write_vectors(folder, base)


def _packed(descriptors: Float) -> NDArray[np.int8]:
    return np.asarray(np.rint(descriptors * _SCALE).clip(-127, 127), np.int8)


def _append(file: BinaryIO, array: NDArray[np.generic]) -> None:
    file.write(np.ascontiguousarray(array).tobytes())


def _as_array(raw: Path, kind: np.dtype[np.generic], shape: tuple[int, ...]) -> None:
    """Turn raw numbers into a .npy file, block by block."""
    source = np.memmap(raw, kind, "r").reshape(shape)
    target = np.lib.format.open_memmap(raw.with_suffix(".npy"), "w+", kind, source.shape)
    for start in range(0, len(source), _CHUNK * 100):
        target[start : start + _CHUNK * 100] = source[start : start + _CHUNK * 100]
    target.flush()
    del source, target
    raw.unlink()


def _write_features(folder: Path) -> None:
    packed = np.load(folder / "descriptors.npy", mmap_mode="r")
    exact = faiss.ScalarQuantizer.QT_8bit_direct_signed
    if len(packed) < _FLAT_FEATURES:
        flat = faiss.IndexScalarQuantizer(AXES, exact, faiss.METRIC_INNER_PRODUCT)
        flat.add(packed.astype(np.float32))
        faiss.write_index(flat, str(folder / _FLAT))
        return
    count = max(len(packed) // _PER_CELL, 16)
    cells = faiss.IndexFlatIP(AXES)
    index = faiss.IndexIVFScalarQuantizer(cells, AXES, count, exact, faiss.METRIC_INNER_PRODUCT, False)
    sample = np.random.default_rng(0).choice(len(packed), min(len(packed), 40 * count), replace=False)
    index.train(packed[np.sort(sample)].astype(np.float32))
    room = np.full(count, _FULLEST)
    for start in range(0, len(packed), _CHUNK * 100):
        block = packed[start : start + _CHUNK * 100].astype(np.float32)
        kept = _with_room(cells.search(block, 1)[1][:, 0], room)
        index.add_with_ids(block[kept], kept + start)
    faiss.write_index(index, str(folder / _CELLS))


def _with_room(cells: Rows, room: Rows) -> Rows:
    """The rows whose cells are not full yet; takes their places."""
    order = np.argsort(cells, kind="stable")
    sorted_cells = cells[order]
    rank = np.arange(len(cells)) - np.searchsorted(sorted_cells, sorted_cells)
    kept = order[rank < room[sorted_cells]]
    room -= np.bincount(cells[kept], minlength=len(room))
    return np.sort(kept)


def _write_vectors(folder: Path, base: Base) -> None:
    prints = np.load(folder / "prints.npy", mmap_mode="r")
    index = faiss.IndexScalarQuantizer(
        base.print_axes.shape[1], faiss.ScalarQuantizer.QT_fp16, faiss.METRIC_INNER_PRODUCT
    )
    for start in range(0, len(prints), _CHUNK):
        index.add(base.vectors(opened_prints(prints[start : start + _CHUNK])))
    faiss.write_index(index, str(folder / _VECTORS))
