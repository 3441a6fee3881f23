"""The web fonts and the theme tables made from them."""

from __future__ import annotations

import tomllib
from pathlib import Path

from assets.draw.fontfaces import font_faces

STATIC = Path(__file__).parents[2] / "static"


def test_every_subset_file_has_one_theme_table_and_every_table_a_file() -> None:
    urls = [face.url for face in font_faces()]
    files = {f"app/static/{path.relative_to(STATIC).as_posix()}" for path in STATIC.rglob("*.woff2")}
    assert len(urls) == len(set(urls)) == 282
    assert set(urls) == files


def test_the_tables_are_toml_that_streamlit_reads() -> None:
    tables = tomllib.loads("\n".join(face.to_toml() for face in font_faces()))["theme"]["fontFaces"]
    assert {table["family"] for table in tables} == {"Pretendard", "Gowun Batang"}
    assert {table["weight"] for table in tables} == {"45 920", "400", "700"}
    assert all(table["unicodeRange"].startswith("U+") for table in tables)


def test_korean_and_latin_letters_are_covered_in_both_families() -> None:
    for family in ("Pretendard", "Gowun Batang"):
        ranges = ", ".join(face.ranges for face in font_faces() if face.family == family)
        for letter in "판지기가힣Az09·—":
            assert _covers(ranges, ord(letter)), (family, letter)


def _covers(ranges: str, point: int) -> bool:
    for part in ranges.split(","):
        low, _, high = part.strip().removeprefix("U+").partition("-")
        if int(low, 16) <= point <= int(high or low, 16):
            return True
    return False
