"""The set-up in three walks, and the table drawn as it stands in each of them."""

from __future__ import annotations

from pages.forms.duel.city import is_pantheon
from pages.forms.duel.structure import (
    AGES,
    Age,
    drawn_tokens,
    structure_height,
    structure_svg,
    structure_words,
)
from pages.ui.html import escape
from pages.ui.state import Table
from rules_data import SetupGuide, Step
from rules_data.duel.components import components
from rules_data.duel.figures import number
from rules_data.duel.turn import STAGE_KO, walk

_HALF = 180


def stages(guide: SetupGuide) -> list[tuple[str, str, tuple[Step, ...]]]:
    """Id, name and steps of each walk."""
    return [(stage, name, walk(guide, stage)) for stage, name in STAGE_KO.items()]


def laid_table(table: Table, guide: SetupGuide) -> str:
    """The table of the walk that is shown: progress tokens, the track, the card structure of its age."""
    age: Age = AGES[list(STAGE_KO).index(table.get("stage") or "start")]
    top = 84 if age == 1 else 0
    board = _board(table, guide) if age == 1 else ""
    words = structure_words(age, is_pantheon(table))
    cards = structure_svg(age, is_pantheon(table), drawn_tokens(table, age), y=top)
    return (
        f'<svg viewBox="{-_HALF} 0 {2 * _HALF} {top + structure_height(age)}" role="img" '
        f'aria-label="{escape(words)}" font-family="Pretendard, sans-serif">{board}{cards}</svg>'
    )


def _board(table: Table, guide: SetupGuide) -> str:
    """The board above the structure: progress tokens and the track with the pawn in the middle."""
    count, drawn = guide.value("progress_tokens_on_board"), table.get("duel_progress_board") or []
    pitch = 60
    tokens = ""
    for place in range(count):
        x = (place - (count - 1) / 2) * pitch
        name = components().item(drawn[place]).ko if place < len(drawn) else ""
        size = 12 if len(name) < 4 else 10
        label = f'<text x="{x}" y="{28 + size / 3:.0f}" text-anchor="middle" font-size="{size}" ' + (
            f'font-weight="650" fill="#fff">{escape(name)}</text>' if name else ' fill="#fff">진보</text>'
        )
        tokens += f'<circle cx="{x}" cy="28" r="25" fill="#2A8C86"/>{label}'
    side = number("track_side")
    ticks = "".join(
        f'<rect x="{space * 18 - 8}" y="62" width="16" height="14" rx="3" fill="var(--card)" '
        f'stroke="var(--line)"/>'
        for space in range(-side, side + 1)
    )
    pawn = '<circle cx="0" cy="69" r="8" fill="#B5432C" stroke="#fff" stroke-width="1.5"/>'
    return f"<g>{tokens}{ticks}{pawn}</g>"
