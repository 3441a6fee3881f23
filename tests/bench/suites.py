"""Pictures by others: the barcode suites of zxing and zxing-cpp, and photos of the 81 SET cards."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
from PIL import Image

from scanner import Card, Deck, Scanner, decode, read_image_file

PICTURES = (".png", ".jpg", ".jpeg", ".webp")
GOALS = {
    ("zxing", "qrcode"): 168,
    ("zxing", "ean13"): 132,
    ("zxing-cpp", "qrcode"): 127,
    ("zxing-cpp", "ean13"): 53,
}


def code_suites(root: Path) -> list[str]:
    """Markdown rows: what is read of each suite."""
    rows = ["| suite | read right | goal | other text | mean ms |", "| --- | --- | --- | --- | --- |"]
    for (suite, kind), goal in GOALS.items():
        right, total, wrong, spent = _code_suite(sorted((root / suite).glob(f"{kind}-*")))
        rows.append(f"| {suite} {kind} | {right}/{total} | {goal} | {wrong} | {spent:.1f} |")
    for suite in ("zxing", "zxing-cpp"):
        files = [f for f in sorted((root / suite).glob("falsepositives-*/*")) if f.suffix in PICTURES]
        read = sum(bool(decode(_load(file))) for file in files)
        rows.append(f"| {suite} false positives | {read} read of {len(files)} | 0 | | |")
    return rows


def set_cards(root: Path) -> list[str]:
    """Markdown rows: real look-alikes, the first N photos of each card enrolled, the others asked."""
    rows = ["| enrolled | top 1 | goal | named by scan | wrong by scan |", "| --- | --- | --- | --- | --- |"]
    folders = sorted(path for path in (root / "set-cards").iterdir() if path.is_dir())
    for count, goal in ((2, 92), (4, 96)):
        photos = {folder.name: sorted(folder.glob("*.jpg")) for folder in folders}
        scanner = Scanner(Deck([Card(name, files[:count]) for name, files in photos.items()]))
        asked = [(name, read_image_file(file)) for name, files in photos.items() for file in files[count:]]
        top = sum(scanner.candidates(image, 1)[0][0] == name for name, image in asked)
        named = [{s.card for s in scanner.scan(image)} for _, image in asked]
        right = sum(name in cards for cards, (name, _) in zip(named, asked, strict=True))
        wrong = sum(bool(cards - {name}) for cards, (name, _) in zip(named, asked, strict=True))
        top_share, right_share = 100 * top / len(asked), 100 * right / len(asked)
        rows.append(
            f"| {count} photos | {top_share:.1f} % of {len(asked)} | {goal} % "
            f"| {right_share:.1f} % | {wrong} |"
        )
    return rows


def _code_suite(folders: list[Path]) -> tuple[int, int, int, float]:
    right = total = wrong = 0
    spent = 0.0
    for file in (f for folder in folders for f in sorted(folder.iterdir()) if f.suffix in PICTURES):
        truth = file.with_suffix(".txt")
        if not truth.is_file():
            continue
        image = _load(file)
        start = time.perf_counter()
        texts = {code.text.rstrip("\r\n") for code in decode(image)}
        spent += time.perf_counter() - start
        total += 1
        expected = truth.read_bytes().decode("utf-8", errors="replace").rstrip("\r\n")
        right += expected in texts
        wrong += bool(texts) and expected not in texts
    return right, total, wrong, 1000 * spent / max(total, 1)


def _load(file: Path) -> np.ndarray:
    """Some suite pictures are smaller than a photo may be, so they are opened without the photo's limits."""
    with Image.open(file) as picture:
        return np.ascontiguousarray(np.asarray(picture.convert("RGB"))[:, :, ::-1])
