"""Prints the `[[theme.fontFaces]]` tables of .streamlit/config.toml from the bundled web fonts.

python -m assets.draw.fontfaces            # Pretendard, Gowun Batang Regular and Bold
python -m assets.draw.fontfaces --weights 700   # of Gowun Batang only this weight
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).resolve().parents[2] / "static"
SHEETS = ("fonts/pretendard/pretendard.css", "fonts/gowun-batang/gowun-batang.css")

_RULE = re.compile(
    r'font-family: "(?P<family>[^"]+)"; font-weight: (?P<weight>[\d ]+);.*?'
    r'url\("(?P<file>[^"]+)"\).*?unicode-range: (?P<ranges>[^;]+);'
)


@dataclass(frozen=True)
class FontFace:
    """One file of a web font: `url` as Streamlit serves it, `ranges` the characters that it holds."""

    family: str
    weight: str
    url: str
    ranges: str

    def to_toml(self) -> str:
        """The face as a table of Streamlit's theme."""
        return (
            f'[[theme.fontFaces]]\nfamily = "{self.family}"\nurl = "{self.url}"\n'
            f'weight = "{self.weight}"\nstyle = "normal"\nunicodeRange = "{self.ranges}"\n'
        )


def font_faces() -> list[FontFace]:
    """All bundled web font files, in the order of their style sheets."""
    return [face for sheet in SHEETS for face in _faces_of(STATIC / sheet)]


def _faces_of(sheet: Path) -> Iterable[FontFace]:
    folder = sheet.parent.relative_to(STATIC).as_posix()
    for rule in _RULE.finditer(sheet.read_text(encoding="utf-8")):
        yield FontFace(rule["family"], rule["weight"], f"app/static/{folder}/{rule['file']}", rule["ranges"])


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description="Streamlit 테마의 글꼴 목록을 출력합니다.")
    parser.add_argument("--weights", nargs="*", choices=("400", "700"), default=["400", "700"])
    wanted = set(parser.parse_args().weights)
    print("\n".join(f.to_toml() for f in font_faces() if f.weight in wanted or " " in f.weight))


if __name__ == "__main__":
    main()
