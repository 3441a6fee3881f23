"""Draws everything: `python -m assets.draw deck`, `covers`, `print`, `house`."""

from __future__ import annotations

import argparse
from pathlib import Path

from assets.draw.covers import write_covers
from assets.draw.deck import write_pack
from assets.draw.house import write_house


def main() -> None:
    """Runs a drawing command."""
    options = _parser().parse_args()
    if options.command == "deck":
        print(f"카드 {write_pack(frozenset(options.only), everything=options.all)}장을 그렸습니다.")
        if not options.only:
            print(f"표지 {write_covers()}장을 그렸습니다.")
    elif options.command == "covers":
        print(f"표지 {write_covers()}장을 그렸습니다.")
    elif options.command == "house":
        print(f"{write_house()}: 그렸습니다.")
    else:
        from assets.draw.pdf import Options, write_pdf

        pages = write_pdf(options.output, Options(options.bleed, options.backs), limit=options.limit)
        print(f"{options.output}: {pages}쪽을 만들었습니다.")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m assets.draw", description="카드, 표지, 인쇄용 PDF를 만듭니다."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    deck = commands.add_parser("deck", help="바뀐 카드의 앞면과 그림, deck.json, 표지를 다시 그립니다.")
    deck.add_argument("--only", nargs="+", default=[], metavar="ID", help="이 카드만 그립니다.")
    deck.add_argument("--all", action="store_true", help="바뀌지 않은 카드도 다시 그립니다.")
    commands.add_parser("covers", help="네 게임의 표지와 앱 아이콘을 그립니다.")
    commands.add_parser("house", help="구조 그림(docs/architecture.svg)을 지금의 import대로 그립니다.")
    pdf = commands.add_parser("print", help="인쇄용 PDF를 만듭니다.")
    pdf.add_argument("-o", "--output", type=Path, default=Path("dist/tourism.pdf"))
    pdf.add_argument("--bleed", action="store_true", help="재단선 밖으로 3 mm를 더 그립니다.")
    pdf.add_argument("--backs", action="store_true", help="양면 인쇄용 뒷면을 넣습니다.")
    pdf.add_argument("--limit", type=int, metavar="N", help="관광카드를 앞에서 N장만 넣습니다.")
    return parser


if __name__ == "__main__":
    main()
