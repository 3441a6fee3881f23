"""How the scanner bears many cards, as markdown on stdout.

    python -m tests.bench.scale_bench [--full] [--seed N] [--folder FOLDER]

Decks of invented cards on one template (every card looks like its neighbours). The short form goes to 3,000
cards, `--full` to 100,000, which takes about half an hour and 3 GB; `--folder` keeps the index for next time.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np

from scanner import Card, Deck, Scanner, StoredPicture
from tests.bench.scanner_bench import SEVERITIES
from tests.support import cards, photos

# The later cards are put in and taken out after the rest: they measure what a change costs.
CHANGED = 100


@dataclass
class Asked:
    """What was named of the photos of one severity."""

    first: int = 0
    named: int = 0
    wrong: int = 0
    spent: list[float] = field(default_factory=list)
    decoding: list[float] = field(default_factory=list)


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--seed", type=int, default=20261202)
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    counts, asked = ((90, 10_000, 100_000), 200) if options.full else ((90, 3_000), 30)
    print("| cards | learning | on disk | 100 more | 100 fewer |")
    print("| --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() if options.folder is None else nullcontext(options.folder) as folder:
        rows = [row for count in counts for row in _measured(count, Path(folder), asked, options.seed)]
    print(
        "\n| cards | severity | first of the candidates | named | wrong | ms p50 | ms p95 | JPEG decoding |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    print("\n".join(rows))


def _measured(count: int, folder: Path, asked: int, seed: int) -> list[str]:
    home = folder / f"cards-{count}"
    scanner, learning = _timed(count, home)
    _, more = _timed(count + CHANGED, home)
    _, fewer = _timed(count, home)
    size = sum(file.stat().st_size for file in home.rglob("*") if file.is_file()) / 1e6
    print(f"| {count:,} | {learning:.1f} s | {size:,.0f} MB | {more:.1f} s | {fewer:.1f} s |", flush=True)
    return [
        _row(count, name, _ask(scanner, count, severity, asked, seed))
        for name, severity in SEVERITIES.items()
    ]


def _timed(count: int, home: Path) -> tuple[Scanner, float]:
    deck = Deck([Card(f"c{number}", [_picture(number)]) for number in range(count)])
    start = time.perf_counter()
    scanner = Scanner(deck, home)
    return scanner, time.perf_counter() - start


def _picture(number: int) -> StoredPicture:
    def draw() -> np.ndarray:
        face = cards.face(number, with_code=False)
        return cv2.resize(face, (372, 520), interpolation=cv2.INTER_AREA)

    return StoredPicture(f"face-{number}", draw)


def _ask(scanner: Scanner, count: int, severity: float, asked: int, seed: int) -> Asked:
    found = Asked()
    for shot in range(asked):
        rng = np.random.default_rng([seed, shot, int(10 * severity)])
        number = int(rng.integers(count))
        jpeg = photos.shot([cards.face(number, with_code=False)], rng, severity)
        start = time.perf_counter()
        image = cv2.imdecode(jpeg, cv2.IMREAD_COLOR)
        decoded = time.perf_counter()
        named = {seen.card for seen in scanner.scan(image)}
        done = time.perf_counter()
        found.decoding.append(1000 * (decoded - start))
        found.spent.append(1000 * (done - decoded))
        found.named += f"c{number}" in named
        found.wrong += bool(named - {f"c{number}"})
        found.first += scanner.candidates(image, 1)[0][0] == f"c{number}"
    return found


def _row(count: int, name: str, found: Asked) -> str:
    asked = len(found.spent)
    half, most = np.percentile(found.spent, [50, 95])
    shares = f"{100 * found.first / asked:.1f} % of {asked} | {100 * found.named / asked:.1f} %"
    floor = np.median(found.decoding)
    return f"| {count:,} | {name} | {shares} | {found.wrong} | {half:.0f} | {most:.0f} | {floor:.1f} ms |"


if __name__ == "__main__":
    main()
