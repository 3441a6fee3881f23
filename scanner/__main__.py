"""Command line: `python -m scanner scan PHOTO… [--deck NAME|FOLDER] [--json]`, `python -m scanner faces`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from scanner import Deck, ImageError, Scanner, ScannerError, Sighting, read_image_file
from scanner.faces import write_faces


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code: 0, 1 if a photo was unreadable, 2 if the deck is unusable."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "faces":
            return _faces(options.deck, options.output)
        return _scan(options.photos, options.deck, options.json)
    except ScannerError as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m scanner", description="사진에서 카드를 알아봅니다.")
    commands = parser.add_subparsers(dest="command", required=True)
    scan = commands.add_parser("scan", help="사진에서 카드를 찾습니다.")
    scan.add_argument("photos", nargs="+", metavar="PHOTO", type=Path, help="사진 파일")
    scan.add_argument("--deck", default="tourism", help="덱 이름이나 카드 그림이 든 폴더")
    scan.add_argument("--json", action="store_true", help="사진마다 JSON 한 줄을 씁니다.")
    faces = commands.add_parser("faces", help="카드 앞면을 PNG로 저장합니다.")
    faces.add_argument("--deck", default="tourism", help="덱 이름이나 카드 그림이 든 폴더")
    faces.add_argument("-o", "--output", required=True, type=Path, help="저장할 폴더")
    return parser


def _scan(photos: Sequence[Path], deck: str, as_json: bool) -> int:
    scanner = Scanner(Deck.load(deck))
    failed = False
    for photo in photos:
        report = _report(scanner, photo)
        failed = failed or "error" in report
        print(json.dumps(report, ensure_ascii=False) if as_json else _table(scanner.deck, report), flush=True)
    return 1 if failed else 0


def _report(scanner: Scanner, photo: Path) -> dict[str, Any]:
    """`ms` is the time of scanning alone, from the decoded picture on."""
    try:
        image = read_image_file(photo)
    except ImageError as error:
        return {"file": str(photo), "error": str(error)}
    start = time.perf_counter()
    sightings = scanner.scan(image)
    spent = round((time.perf_counter() - start) * 1000, 1)
    return {"file": str(photo), "ms": spent, "sightings": [_plain(sighting) for sighting in sightings]}


def _plain(sighting: Sighting) -> dict[str, Any]:
    return {
        "card": sighting.card,
        "confidence": round(sighting.confidence, 3),
        "method": sighting.method,
        "quad": [[round(float(x), 1), round(float(y), 1)] for x, y in sighting.quad],
    }


def _table(deck: Deck, report: dict[str, Any]) -> str:
    if "error" in report:
        return f"{report['file']}\n  읽지 못했습니다: {report['error']}"
    lines = [f"{report['file']}  ({report['ms']}ms)"]
    for found in report["sightings"]:
        how = "코드" if found["method"] == "code" else "그림"
        name = deck.by_id[found["card"]].name or ""
        lines.append(f"  {found['card']}  {name}  {how}  {round(100 * found['confidence'])}%")
    return "\n".join(lines if report["sightings"] else [*lines, "  아는 카드가 보이지 않습니다."])


def _faces(deck: str, folder: Path) -> int:
    count = write_faces(Deck.load(deck), folder)
    print(f"카드 {count}장을 {folder}에 저장했습니다.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
