"""Scores an Artifact sheet: tiles, solo exhibitions, money and research, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_data.artifact.components import figure_value, region_name
from rules_data.artifact.readings import warnings
from rules_data.artifact.research import ResearchBonus, research_bonus
from rules_data.artifact.sheet import Player, Sheet, Shown, checked_tiles
from rules_data.artifact.standing import decide, standings
from rules_data.korean import with_particle
from rules_data.model import Line, PlayerResult, Result, breakdown, ranks

__all__ = ["PART_KO", "Sheet", "score"]
PARTS = ("tiles", "solo", "money", "research")
PART_KO: Mapping[str, str] = {"tiles": "전시회", "solo": "단독 전시회", "money": "돈", "research": "연구"}


def score(sheet: Sheet, box: Mapping[str, Any]) -> Result:
    """Scores a sheet.

    Args:
        sheet: the checked sheet.
        box: box values (`tile.<id>.prestige`); a prestige on the sheet wins over them.

    Raises:
        SheetError: the sheet cannot be scored; see the codes of `checked_tiles`.
    """
    tables = checked_tiles(sheet, box)
    bonuses = [_bonus(sheet, player) for player in sheet.players]
    lines = [_lines(*parts) for parts in zip(sheet.players, tables, bonuses, strict=True)]
    totals = [sum(line.points for line in own) for own in lines]
    compared = standings(sheet, totals, sheet.settings.solo_counts_as_exhibition)
    winners, decided_by = decide(compared)
    places = ranks([standing.key for standing in compared])
    players = [
        PlayerResult(
            name=player.name or f"{seat + 1}번",
            rank=places[seat],
            total=totals[seat],
            breakdown=breakdown(lines[seat], PARTS),
            lines=lines[seat],
        )
        for seat, player in enumerate(sheet.players)
    ]
    return Result(
        game="artifact",
        winners=winners,
        decided_by=decided_by,
        players=tuple(players),
        warnings=warnings(sheet, bonuses, totals),
    )


def _bonus(sheet: Sheet, player: Player) -> ResearchBonus | None:
    if "research" not in sheet.expansions:
        return None
    start = sheet.settings.research_start_value
    steps = {str(region): step for region, step in (player.research or {}).items()}
    return research_bonus(steps, len(sheet.players), player.manuscripts, start)


def _lines(player: Player, tiles: Sequence[Shown], bonus: ResearchBonus | None) -> tuple[Line, ...]:
    lines = [_tile_line(tile, index) for index, tile in enumerate(tiles, 1)]
    if player.solo:
        lines.append(_solo_line(player.solo))
    lines.append(_money_line(player.money))
    if bonus is not None:
        lines.append(_research_line(bonus))
    return tuple(lines)


def _tile_line(tile: Shown, number: int) -> Line:
    origin = "내 상자 값의" if tile.from_box else "타일에 적힌"
    return Line(
        key=tile.id or f"tile-{number}",
        part="tiles",
        label=tile.label,
        points=tile.prestige,
        why=f"{origin} 명성 {tile.prestige}점",
        rule="artifact.score.tiles",
    )


def _solo_line(count: int) -> Line:
    each = int(figure_value("solo_points"))
    return Line(
        key="solo",
        part="solo",
        label="단독 전시회",
        points=count * each,
        why=f"단독 전시회 {count}개, 하나에 {each}점",
        rule="artifact.score.solo",
    )


def _money_line(money: int) -> Line:
    coins = int(figure_value("coins_per_point"))
    rest = money % coins
    left = f", 남는 {rest}닢은 세지 않음" if rest else ""
    return Line(
        key="money",
        part="money",
        label="돈",
        points=money // coins,
        why=f"{money}닢, {coins}닢마다 1점{left}",
        rule="artifact.score.money",
    )


def _research_line(bonus: ResearchBonus) -> Line:
    raised = ", ".join(f"{region_name(region)} +{step}" for region, step in bonus.moved.items())
    manuscripts = f"필사본으로 {raised}. " if raised else ""
    left_out = ", ".join(f"{region_name(region)} {bonus.steps[region]}칸" for region in bonus.left_out)
    without = f"{with_particle(left_out, '을')} 빼고 " if left_out else ""
    decisive = f"{region_name(bonus.decisive)} {bonus.steps[bonus.decisive]}칸"
    return Line(
        key="research",
        part="research",
        label="연구 보너스",
        points=bonus.points,
        why=f"{manuscripts}{without}가장 낮은 {decisive} = {bonus.points}점",
        rule="artifact.score.research",
    )
