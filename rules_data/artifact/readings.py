"""Warnings of a score: readings that the rulebook leaves open, wherever they made a difference."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.artifact.components import components
from rules_data.artifact.research import ResearchBonus, research_ladder
from rules_data.artifact.sheet import Sheet
from rules_data.artifact.standing import decide, standings
from rules_data.model import ScoreWarning, ranks


def warnings(
    sheet: Sheet, bonuses: Sequence[ResearchBonus | None], totals: Sequence[int]
) -> tuple[ScoreWarning, ...]:
    """What the table should know about this score."""
    found = [
        _research_start(sheet),
        _manuscripts(bonuses),
        _solo(sheet, totals),
        _shared(sheet, totals),
        _sites(sheet),
    ]
    return tuple(warning for warning in found if warning is not None)


def _research_start(sheet: Sheet) -> ScoreWarning | None:
    """Silent where a marker stands so high that the other reading has no such space."""
    if "research" not in sheet.expansions:
        return None
    value = sheet.settings.research_start_value
    shorter = len(research_ladder(2)) - 1
    if any(step > shorter for player in sheet.players for step in (player.research or {}).values()):
        return None
    message = (
        f"연구 트랙의 시작 칸을 {value}점으로 셌습니다. 시작 칸의 값은 적힌 곳이 없습니다. "
        "게임판과 다르면 점수표에서 바꾸세요."
    )
    return ScoreWarning(code="research_start_reading", message=message, setting="research_start_value")


def _manuscripts(bonuses: Sequence[ResearchBonus | None]) -> ScoreWarning | None:
    if not any(bonus.moved for bonus in bonuses if bonus is not None):
        return None
    message = (
        "필사본은 가장 이로운 연구 마커를 올린 것으로 셌습니다. 어느 지역을 올리는지는 적힌 곳이 없습니다."
    )
    return ScoreWarning(code="manuscript_reading", message=message)


def _solo(sheet: Sheet, totals: Sequence[int]) -> ScoreWarning | None:
    counts = sheet.settings.solo_counts_as_exhibition
    taken, other = standings(sheet, totals, counts), standings(sheet, totals, not counts)
    if ranks([player.key for player in taken]) == ranks([player.key for player in other]):
        return None
    reading = "셌습니다" if counts else "세지 않았습니다"
    message = (
        f"동점을 가릴 때 단독 전시회를 전시회로 {reading}. 달리 읽으면 순위가 바뀝니다. "
        "점수표에서 바꿀 수 있습니다."
    )
    return ScoreWarning(code="solo_reading", message=message, setting="solo_counts_as_exhibition")


def _shared(sheet: Sheet, totals: Sequence[int]) -> ScoreWarning | None:
    _, decided_by = decide(standings(sheet, totals, sheet.settings.solo_counts_as_exhibition))
    if decided_by != "shared":
        return None
    message = "점수와 전시회 수와 돈이 모두 같아 함께 이긴 것으로 봅니다. 그다음 규칙은 적힌 곳이 없습니다."
    return ScoreWarning(code="tie_shared", message=message)


def _sites(sheet: Sheet) -> ScoreWarning | None:
    """Three people play with three sites; without the expansion the sheet need not say which."""
    tiles = [components().tile(tile.id) for player in sheet.players for tile in player.tiles if tile.id]
    regions = {tile.region for tile in tiles if tile is not None and tile.region is not None}
    if len(sheet.players) != 3 or len(regions) <= 3:
        return None
    message = "세 명이면 세 지역만 쓰는데 네 지역의 전시회가 적혀 있습니다. 타일을 다시 확인하세요."
    return ScoreWarning(code="sites_unclear", message=message)
