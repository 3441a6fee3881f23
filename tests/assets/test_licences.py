"""Everything bundled is listed with its licence, and the texts are there."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIST = (ROOT / "assets" / "LICENSES.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`([^`]+)`", LIST)
PATTERNS = [name if name.startswith(("assets/", "static/")) else f"assets/icons/{name}" for name in NAMED]
OWN = ("assets/decks/", "assets/covers/", "assets/draw/", "assets/licenses/")


def _bundled() -> list[str]:
    found = [path for folder in ("assets", "static") for path in (ROOT / folder).rglob("*") if path.is_file()]
    names = [path.relative_to(ROOT).as_posix() for path in found]
    return [
        n
        for n in names
        if "__pycache__" not in n and not n.startswith(OWN) and not n.endswith((".py", ".md"))
    ]


def test_every_bundled_font_icon_and_map_is_listed_with_its_licence() -> None:
    missing = [name for name in _bundled() if not any(fnmatch(name, pattern) for pattern in PATTERNS)]
    assert missing == []


def test_the_list_names_only_files_that_exist() -> None:
    files = _bundled()
    listed = [
        p
        for p in PATTERNS
        if "." in p.rsplit("/", 1)[-1] and p.startswith(("assets/fonts", "static/", "assets/map"))
    ]
    assert len(listed) >= 7
    assert [pattern for pattern in listed if not any(fnmatch(name, pattern) for name in files)] == []


def test_full_licence_texts_lie_beside_the_list() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "assets" / "licenses").iterdir()}
    assert sorted(texts) == ["gowun-batang-OFL.txt", "lucide-ISC.txt", "pretendard-OFL.txt"]
    assert "SIL OPEN FONT LICENSE Version 1.1" in texts["gowun-batang-OFL.txt"]
    assert "Reserved Font Name Pretendard" in texts["pretendard-OFL.txt"]
    assert "ISC License" in texts["lucide-ISC.txt"]
    assert all(f"licenses/{name}" in LIST for name in texts)


def test_the_map_names_its_source() -> None:
    assert "국토지리정보원" in LIST
    assert "국토지리정보원" in (ROOT / "assets" / "map" / "korea_provinces.svg").read_text(encoding="utf-8")
