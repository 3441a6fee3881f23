"""The picture of the house in docs/architecture.md: its rooms, and an arrow for every import between them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from assets.draw.palette import INK, LINE, PAPER, RED, SUB, TEAL
from assets.draw.svg import document

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "architecture.svg"
_WIDTH, _HEIGHT = 880, 560
_FONT = "Pretendard, 'Noto Sans KR', 'Malgun Gothic', 'Apple SD Gothic Neo', sans-serif"


class Room(NamedTuple):
    """A room on the picture; a room without Python (a store, a folder of files) has no imports."""

    x: int
    y: int
    width: int
    title: str
    duty: tuple[str, ...]
    python: bool = True

    @property
    def height(self) -> int:
        """As high as its lines need."""
        return 46 + 22 * len(self.duty)


ROOMS = {
    "app": Room(330, 20, 220, "app.py", ("틀: 길 안내, 스타일, 한국어 문서",)),
    "pages": Room(
        60,
        130,
        760,
        "pages/",
        ("화면 하나가 파일 하나. 읽고, 부르고, 그립니다.", "ui/ 함께 쓰는 조각 · forms/<게임> 점수표"),
    ),
    "rules_data": Room(
        60,
        270,
        240,
        "rules_data/",
        ("게임이란 무엇인가", "준비 · 차례 · 규칙 · 점수", "게임 하나에 폴더 하나"),
    ),
    "scanner": Room(
        320,
        270,
        240,
        "scanner/",
        ("사진이 들어가고 카드가 나옵니다", "찾기 → 알아보기 → 정하기", "게임을 모릅니다"),
    ),
    "plays": Room(
        580, 270, 240, "plays/", ("남기는 것 모두", "테이블 · 상자 값 · 지난 판", "등록한 덱 · 모은 카드")
    ),
    "assets": Room(
        60, 440, 240, "assets/draw/", ("카드, 표지, 그림을 그립니다", "(실행할 때는 쓰지 않습니다)")
    ),
    "packs": Room(
        320, 440, 240, "assets/decks/", ("덱 꾸러미: deck.json과 앞면", "파일로만 이어집니다"), python=False
    ),
    "database": Room(
        580, 440, 240, "SQLite · PostgreSQL", ("한 대면 파일 하나,", "여러 대면 주소 하나"), python=False
    ),
}
# What is handed over as files or rows, not by an import.
HANDED = (("assets", "packs"), ("packs", "scanner"), ("plays", "database"))


def write_house(path: Path = PICTURE) -> Path:
    """Draws the picture anew."""
    path.write_text(house(), encoding="utf-8")
    return path


def house(root: Path = ROOT) -> str:
    """The picture as SVG, with the imports as they are in the source now."""
    arrows = "".join(_arrow(start, end, TEAL) for start, end in sorted(arrows_between(root)))
    handed = "".join(_arrow(start, end, SUB, dashed=True) for start, end in HANDED)
    rooms = "".join(map(_room, ROOMS.values()))
    ground = f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="18" fill="{PAPER}"/>'
    body = f'<g font-family="{_FONT}">{_MARKERS}{ground}{rooms}{arrows}{handed}</g>'
    return document(f"<title>판지기의 방과 화살표</title>{body}", _WIDTH, _HEIGHT) + "\n"


def arrows_between(root: Path = ROOT) -> set[tuple[str, str]]:
    """Which room imports which, read from the source."""
    rooms = [name for name, room in ROOMS.items() if room.python]
    return {
        (room, name)
        for room in rooms
        for path in files_of(room, root)
        for name in imported(path.read_text(encoding="utf-8"), room)
        if name in rooms and name != room
    }


def files_of(room: str, root: Path = ROOT) -> list[Path]:
    """The Python files of a room."""
    return [root / "app.py"] if room == "app" else sorted((root / room).rglob("*.py"))


def imported(source: str, room: str) -> Iterator[str]:
    """The top-level names that a file imports, also by import_module("…") and `__import__("…")`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield room if node.level else (node.module or "").split(".")[0]
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if called in {"import_module", "__import__"}:
                yield str(node.args[0].value).split(".")[0]


_MARKERS = (
    "<defs>"
    + "".join(
        f'<marker id="tip{color[1:]}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" '
        f'orient="auto-start-reverse"><path d="M0 0 10 5 0 10Z" fill="{color}"/></marker>'
        for color in (TEAL, SUB)
    )
    + "</defs>"
)


def _room(room: Room) -> str:
    edge = INK if room.python else LINE
    lines = "".join(
        f'<text x="{room.x + 18}" y="{room.y + 56 + 22 * row}" font-size="14.5" fill="{INK}">'
        f"{escape(line)}</text>"
        for row, line in enumerate(room.duty)
    )
    return (
        f'<rect x="{room.x}" y="{room.y}" width="{room.width}" height="{room.height}" rx="14" fill="#fff" '
        f'stroke="{edge}" stroke-width="1.4"/>'
        f'<text x="{room.x + 18}" y="{room.y + 31}" font-size="18" font-weight="700" fill="{RED}">'
        f"{escape(room.title)}</text>{lines}"
    )


def _arrow(start: str, end: str, color: str, dashed: bool = False) -> str:
    """A straight arrow between the nearest sides of two rooms; its title says which."""
    one, other = ROOMS[start], ROOMS[end]
    (x1, y1), (x2, y2) = _way(one, other)
    dash = ' stroke-dasharray="6 5"' if dashed else ""
    return (
        f'<path d="M{x1:g} {y1:g}L{x2:g} {y2:g}" stroke="{color}" stroke-width="2.2" fill="none"{dash} '
        f'marker-end="url(#tip{color[1:]})"><title>{start} → {end}</title></path>'
    )


def _way(one: Room, other: Room) -> tuple[tuple[float, float], tuple[float, float]]:
    if one.y == other.y:
        right = one.x < other.x
        y = one.y + one.height / 2
        return (one.x + one.width if right else one.x, y), (other.x if right else other.x + other.width, y)
    left, right_end = max(one.x, other.x), min(one.x + one.width, other.x + other.width)
    x = (left + right_end) / 2
    if one.y < other.y:
        return (x, one.y + one.height), (x, other.y)
    return (x, one.y), (x, other.y + other.height)
