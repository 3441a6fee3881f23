"""What the app is made of besides itself: bundled files and the programs under it, with their licences."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.metadata import metadata
from pathlib import Path

_ROOT = Path(__file__).parents[2]
_LICENSES = _ROOT / "assets" / "LICENSES.md"
Row = tuple[str, str, str]


@lru_cache(maxsize=1)
def bundled_files() -> list[Row]:
    """Fonts, icons and map: what, from where under which licence, version. Read from assets/LICENSES.md."""
    lines = _LICENSES.read_text(encoding="utf-8").splitlines()
    table = [line.strip("| ").split("|") for line in lines if line.startswith("| ")]
    cells = [[cell.strip() for cell in row] for row in table]
    plain = [[cell.replace("`", "") for cell in row] for row in cells[1:] if not set(row[0]) <= {"-", " "}]
    return [(what, f"{licence} · {source}", version) for _, what, version, source, licence, _ in plain]


@lru_cache(maxsize=1)
def programs() -> list[Row]:
    """The packages that this app asks for: name, licence, version that runs here."""
    project = tomllib.loads((_ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = [re.split(r"[\[<>=~! ]", given)[0] for given in project["project"]["dependencies"]]
    return [(name, _licence(name), metadata(name)["Version"]) for name in names]


def _licence(name: str) -> str:
    """A package's licence as its own description names it."""
    about = metadata(name)
    if "License-Expression" in about:
        return about["License-Expression"]
    classes = [line.rsplit(" :: ", 1)[-1] for line in about.get_all("Classifier", []) if "License ::" in line]
    return classes[0].removesuffix(" License") if classes else "라이선스를 밝히지 않음"
