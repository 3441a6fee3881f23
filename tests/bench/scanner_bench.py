"""The scanner beside its peers, as markdown on stdout.

    python -m tests.bench.scanner_bench [--full] [--seed N] [--deck NAME|FOLDER] [--empty N]

The short form takes minutes, `--full` hours: 500 photos a severity and kind, 6,000 without a card of the
deck, 100 of six cards (the peers see every tenth). The environment variable PANJIGI_SUITES names the folder
of pictures by others; without it those tables are left out.
"""

from __future__ import annotations

import argparse
import os
import platform
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

import cv2
import numpy as np

from scanner import Deck, Scanner, decoder_names
from tests.bench.peers import Reader, code_readers, picture_readers
from tests.bench.suites import code_suites, set_cards
from tests.support import photos

SEVERITIES = {"easy": photos.EASY, "medium": photos.MEDIUM, "hard": photos.HARD}
OURS = "판지기"


@dataclass
class Tally:
    """What one reader did on one kind of photo."""

    cards: int = 0
    right: int = 0
    wrong: int = 0
    spent: list[float] = field(default_factory=list)

    def add(self, named: set[str], truth: set[str], milliseconds: float) -> None:
        self.cards += len(truth)
        self.right += len(named & truth)
        self.wrong += len(named - truth)
        self.spent.append(milliseconds)

    def row(self, *labels: str) -> str:
        share = f"{100 * self.right / self.cards:.1f} % of {self.cards}" if self.cards else "–"
        half, most = np.percentile(self.spent, [50, 95])
        return f"| {' | '.join(labels)} | {share} | {self.wrong} | {half:.0f} | {most:.0f} |"


def main() -> None:
    """Run the benchmark."""
    options = _options()
    deck = Deck.load(options.deck)
    counts = (500, options.empty or 6000, 100) if options.full else (20, options.empty or 40, 3)
    every = 10 if options.full else 1
    scanner = Scanner(deck)
    ours: dict[str, Reader] = {OURS: lambda image: {sighting.card for sighting in scanner.scan(image)}}
    codes, pictures = code_readers(deck), picture_readers(deck)
    print("\n".join(_heading(options, deck)))
    head = "| photos | severity | reader | named right | wrong | ms p50 | ms p95 |\n" + "| --- " * 7 + "|"
    print(f"\n{head}")
    kinds = ("code visible", "picture only", "no card", "six cards")
    for kind, count in zip(kinds, _spread(counts), strict=True):
        peers = {"code visible": codes, "no card": codes | pictures}.get(kind, pictures)
        for name, severity in SEVERITIES.items():
            shots = _shots(deck, kind, severity, count, options.seed)
            for reader, tally in _measure(shots, ours, peers, every).items():
                print(tally.row(kind, name, reader), flush=True)
    _suites()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--seed", type=int, default=20261201)
    parser.add_argument("--deck", default="tourism")
    parser.add_argument("--empty", type=int, help="photos without a card of the deck")
    return parser.parse_args()


def _spread(counts: tuple[int, int, int]) -> tuple[int, int, int, int]:
    """Photos a severity of each kind; those without a card are counted over all severities."""
    cards, empty, several = counts
    return cards, cards, empty // len(SEVERITIES), several // (1 if several < 10 else len(SEVERITIES))


def _heading(options: argparse.Namespace, deck: Deck) -> Iterator[str]:
    names = ("numpy", "opencv-python", "zxing-cpp", "pyzbar")
    libraries = ", ".join(f"{name} {version(name)}" for name in names)
    form = "full" if options.full else "short"
    yield f"Seed {options.seed}, deck {deck.name} ({len(deck.cards)} cards), {form} form."
    yield f"Python {platform.python_version()}, {libraries}; decoders at work: {', '.join(decoder_names())}."
    yield f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start."


def _shots(
    deck: Deck, kind: str, severity: float, count: int, seed: int
) -> Iterator[tuple[np.ndarray, set[str]]]:
    """Photos as JPEG bytes with the ids of the deck's cards on them."""
    faces = {card.id: card.read_pictures()[0] for card in deck.cards if card.pictures}
    names = list(faces)
    for number in range(count):
        rng = np.random.default_rng([seed, number, int(10 * severity), len(kind)])
        if kind == "no card":
            laid = [photos.stranger(rng) for _ in range(int(rng.integers(0, 4)))]
            yield photos.shot(laid, rng, severity), set()
            continue
        ids = rng.choice(names, 6 if kind == "six cards" else 1, replace=False).tolist()
        laid = [faces[card] if kind == "code visible" else photos.hide_code(faces[card]) for card in ids]
        yield photos.shot(laid, rng, severity), set(ids)


def _measure(
    shots: Iterator[tuple[np.ndarray, set[str]]],
    ours: dict[str, Reader],
    peers: dict[str, Reader],
    every: int,
) -> dict[str, Tally]:
    tallies = {name: Tally() for name in ("JPEG decoding", *ours, *peers)}
    for number, (jpeg, truth) in enumerate(shots):
        start = time.perf_counter()
        image = cv2.imdecode(jpeg, cv2.IMREAD_COLOR)
        tallies["JPEG decoding"].spent.append(1000 * (time.perf_counter() - start))
        for name, read in (ours | peers if number % every == 0 else ours).items():
            start = time.perf_counter()
            named = read(image)
            tallies[name].add(named, truth, 1000 * (time.perf_counter() - start))
    return tallies


def _suites() -> None:
    folder = os.environ.get("PANJIGI_SUITES")
    if not folder:
        print("\nPANJIGI_SUITES is not set: the pictures by others are left out.")
        return
    print("\n" + "\n".join(code_suites(Path(folder))))
    print("\n" + "\n".join(set_cards(Path(folder))))


if __name__ == "__main__":
    main()
