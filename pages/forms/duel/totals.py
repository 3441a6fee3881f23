"""Both cities side by side: each row of the score pad opens into the reasons of both."""

from __future__ import annotations

from pages.forms.duel.quick import pad_rows
from pages.ui.html import escape, show
from pages.ui.state import Table
from rules_data import PlayerResult, Result
from rules_data.duel.lines import PART_KO
from rules_data.model import Line


def totals(table: Table, result: Result, pantheon: bool) -> None:
    """The rows with the points of both players and, opened, every line behind them."""
    left, right = result.players
    rows = "".join(_row(part, left, right) for part in pad_rows(pantheon))
    head = f"<b>{escape(left.name)}</b><span></span><b>{escape(right.name)}</b>"
    total = f"<b>{left.total}</b><span>합계</span><b>{right.total}</b>"
    words = f"합계 {left.total} 대 {right.total}"
    show(
        f'<div class="pj-dboth"><div class="line head">{head}</div>{rows}'
        f'<div class="line sum" role="status" aria-label="{words}">{total}</div></div>'
    )


def _row(part: str, left: PlayerResult, right: PlayerResult) -> str:
    both = (left, right)
    lines = [[line for line in player.lines if line.part == part] for player in both]
    points = [player.breakdown[part] for player in both]
    head = f"<b>{points[0]}</b><span>{PART_KO[part]}</span><b>{points[1]}</b>"
    if not any(lines):
        return f'<div class="line {part}">{head}</div>'
    reasons = "".join(
        f'<div><p class="who">{escape(player.name)}</p>{_reasons(own)}</div>'
        for player, own in zip(both, lines, strict=True)
    )
    return (
        f'<details class="{part}"><summary class="line">{head}</summary>'
        f'<div class="why">{reasons}</div></details>'
    )


def _reasons(lines: list[Line]) -> str:
    if not lines:
        return "<p>없음</p>"
    return "".join(
        f"<p><b>{escape(line.label)} {line.points:+d}</b><small>{escape(line.why)}</small></p>"
        for line in lines
    )
