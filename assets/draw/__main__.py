"""Draws the deck: `python -m assets.draw deck`."""

from __future__ import annotations

import argparse

from assets.draw.deck import write_pack


def main() -> None:
    """Runs a drawing command."""
    parser = argparse.ArgumentParser(prog="python -m assets.draw", description="카드 그림을 그립니다.")
    commands = parser.add_subparsers(dest="command", required=True)
    deck = commands.add_parser("deck", help="카드 앞면과 그림, deck.json을 모두 다시 그립니다.")
    deck.add_argument("--only", nargs="+", default=[], metavar="ID", help="이 카드만 그립니다.")
    options = parser.parse_args()
    print(f"카드 {write_pack(frozenset(options.only))}장을 그렸습니다.")


if __name__ == "__main__":
    main()
