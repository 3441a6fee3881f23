"""The name printed on a card, read by Tesseract and matched to names that are known.

For cards that nobody has enrolled: neither a code nor a picture tells them, but their name is printed on
them. The names come from the caller; nothing here knows a game. Reading Korean from a photo gets single
strokes wrong, so names are compared by their jamo, the letters that a syllable block is made of.
Tesseract is a program of its own and optional: `reader_problem` says in Korean what is missing.
"""

from __future__ import annotations

import functools
import shutil
import subprocess
import time
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from scanner.corners import find_corners
from scanner.errors import ScannerError
from scanner.images import check_array
from scanner.opencv import require_opencv
from scanner.quads import straighten

INSTALL_HINT = (
    "Debian·Ubuntu에서는 ‘sudo apt-get install tesseract-ocr-kor’, "
    "맥에서는 ‘brew install tesseract tesseract-lang’을 실행하세요."
)
LANGUAGE = "kor"
# So much better than the next must a name fit that is taken without asking.
MARGIN = 0.12
_SECONDS = 6.0
# Tesseract's page segmentation: text scattered about, one block of text.
_SCATTERED, _BLOCK = 11, 6
_CARD_HEIGHT = 1040
# Fewer letters are found in any text by chance.
_LEAST_JAMO = 4

Image = NDArray[np.uint8]


class NameReaderError(ScannerError):
    """Tesseract is missing, too slow or failed."""


@dataclass(frozen=True)
class NameHit:
    """A known name that the printed text is like.

    Attributes:
        id: The id of the name, as given.
        likeness: 0 to 1; 1 is letter for letter.
        close: Whether so few letters are wrong that hardly another word can be meant.
    """

    id: str
    likeness: float
    close: bool


@functools.cache
def reader_problem() -> str:
    """What is missing for reading printed names, as one Korean sentence; empty where nothing is."""
    program = shutil.which("tesseract")
    if program is None:
        return f"인쇄된 이름을 읽는 Tesseract가 없습니다. {INSTALL_HINT}"
    try:
        listed = subprocess.run(  # noqa: S603 (a fixed program, no text of anybody's)
            [program, "--list-langs"], capture_output=True, text=True, timeout=_SECONDS, check=False
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return f"인쇄된 이름을 읽는 Tesseract를 실행하지 못했습니다. {INSTALL_HINT}"
    if LANGUAGE not in listed.split():
        return f"Tesseract에 한국어가 없습니다. {INSTALL_HINT}"
    return ""


def read_names(image: Image, names: Mapping[str, str], k: int = 3) -> list[NameHit]:
    """Read what is printed on the card in a photo and say which known names it is like.

    Args:
        image: uint8 BGR, shape (H, W, 3); the largest card in it is read, else the whole picture.
        names: Name by id.
        k: How many at most.

    Returns:
        Best first; empty where nothing like a name was read.

    Raises:
        NameReaderError: Tesseract is missing, failed or needed more than some seconds.
        ImageTypeError: The array is not uint8 BGR.
    """
    problem = reader_problem()
    if problem:
        raise NameReaderError(problem)
    found = find_corners(check_array(image))
    card = straighten(image, found[0], _CARD_HEIGHT) if found else image
    end = time.monotonic() + _SECONDS
    best: list[NameHit] = []
    for part, layout in _ways_to_look(card):
        hits = match_names(read_lines(part, layout, end - time.monotonic()), names, k)
        best = max(best, hits, key=lambda these: these[0].likeness if these else 0.0)
        if is_clear(best) or time.monotonic() > end - 0.5:
            break
    return best


def _ways_to_look(card: Image) -> Iterator[tuple[Image, int]]:
    """The whole card and its title bar enlarged, upright and upside down, with the layout of each."""
    import cv2

    for turns in (0, 2):
        upright = np.ascontiguousarray(np.rot90(card, turns))
        yield upright, _SCATTERED
        title = upright[: max(upright.shape[0] * 22 // 100, 1)]
        yield np.asarray(cv2.resize(title, None, fx=2, fy=2, interpolation=cv2.INTER_CUBIC), np.uint8), _BLOCK


def is_clear(hits: Sequence[NameHit]) -> bool:
    """Whether the first hit can be taken without asking."""
    if not hits or not hits[0].close:
        return False
    return len(hits) == 1 or hits[0].likeness - hits[1].likeness >= MARGIN


def read_lines(card: Image, layout: int = 11, seconds: float = _SECONDS) -> list[str]:
    """The lines of text that Tesseract sees.

    Args:
        card: uint8 BGR, shape (H, W, 3), upright.
        layout: Tesseract's page segmentation mode: 11 looks for scattered text, 6 for one block.
        seconds: How long it may take.

    Raises:
        NameReaderError: see `read_names`.
    """
    require_opencv()
    import cv2

    grey = cv2.createCLAHE(2.0, (4, 4)).apply(cv2.cvtColor(card, cv2.COLOR_BGR2GRAY))
    done, data = cv2.imencode(".png", grey)
    program = shutil.which("tesseract")
    if program is None or not done:
        raise NameReaderError(reader_problem() or "사진을 Tesseract에 넘기지 못했습니다.")
    command = [program, "stdin", "stdout", "-l", LANGUAGE, "--psm", str(layout), "--dpi", "300"]
    try:
        result = subprocess.run(  # noqa: S603 (a fixed program, no text of anybody's)
            command, input=data.tobytes(), capture_output=True, timeout=max(seconds, 0.5), check=False
        )
    except subprocess.TimeoutExpired as error:
        raise NameReaderError(
            f"인쇄된 이름을 {_SECONDS:.0f}초 안에 읽지 못했습니다. 이름만 가까이 찍어 보세요."
        ) from error
    except OSError as error:
        raise NameReaderError(f"Tesseract를 실행하지 못했습니다({error.strerror}).") from error
    if result.returncode:
        raise NameReaderError("Tesseract가 사진을 읽지 못했습니다. 다른 사진으로 다시 해 보세요.")
    text = result.stdout.decode("utf-8", errors="replace")
    return [line for line in map(str.strip, text.splitlines()) if line]


def match_names(lines: Iterable[str], names: Mapping[str, str], k: int = 3) -> list[NameHit]:
    """Which known names the lines are like, best first, at most k, each name once.

    A name may stand within a longer line. Names and lines of fewer than four letters count for nothing.
    """
    read = [letters for line in lines if len(letters := jamo(line)) >= _LEAST_JAMO]
    hits = [
        _hit(key, wanted, read) for key, name in names.items() if len(wanted := jamo(name)) >= _LEAST_JAMO
    ]
    return sorted((hit for hit in hits if hit.likeness > 0.34), key=lambda hit: -hit.likeness)[:k]


def jamo(text: str) -> str:
    """A text as its jamo, without spaces and signs: "서문" gives the letters ㅅㅓㅁㅜㄴ."""
    apart = unicodedata.normalize("NFKD", text.lower())
    return "".join(letter for letter in apart if letter.isalnum())


def _hit(key: str, name: str, lines: Iterable[str]) -> NameHit:
    """How like the name the best fitting piece of a line is: 1 minus edits over the name's length.

    A name of a few letters is found in many a long line by chance, so letters around it cost a little; and
    of a short name no letter may be wrong, for then it is soon another word.
    """
    best, fewest = 0.0, len(name)
    for line in lines:
        edits = _edits_of_best_piece(name, line)
        around = max(0, len(line) - len(name))
        best = max(best, 1.0 - edits / len(name) - 0.01 * min(around, 10))
        fewest = min(fewest, edits)
    return NameHit(key, max(0.0, best), fewest <= (len(name) - 3) // 4)


def _edits_of_best_piece(name: str, line: str) -> int:
    """The fewest insertions, deletions and exchanges that turn some piece of the line into the name."""
    row = [0] * (len(line) + 1)
    for i, letter in enumerate(name, 1):
        before, row[0] = row[0], i
        for j, other in enumerate(line, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (letter != other))
    return min(row)
