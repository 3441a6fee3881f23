"""Scores an Orbis sheet: tiles, wilderness, temples and god, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_data.korean import listing, with_particle
from rules_data.model import Line, PlayerResult, Result, ScoreWarning, breakdown, ranks
from rules_data.orbis.forests import contested_wilderness
from rules_data.orbis.points import PART_KO, PARTS, lines_of
from rules_data.orbis.pyramid import PLACES, tiles_of
from rules_data.orbis.readings import SettingReading, changes_in_words, setting_readings
from rules_data.orbis.sheet import Sheet, World, worlds
from rules_data.orbis.temples import TempleTie, shown_by, unresolved
from rules_data.orbis.tiles import Irrigation, Volcano

__all__ = ["PART_KO", "Sheet", "readings", "score", "temple_ties"]


def score(sheet: Sheet, box: Mapping[str, Any]) -> Result:
    """Scores a sheet.

    Args:
        sheet: the checked sheet.
        box: box values (`god.<id>`).

    Raises:
        SheetError: the sheet cannot be scored; see the codes of `sheet.worlds`.
    """
    found = worlds(sheet, box)
    lines = lines_of(found, sheet.settings, sheet.temple_order)
    keys = [(sum(line.points for line in own), world.cubes) for own, world in zip(lines, found, strict=True)]
    winners, decided_by = _decide(keys)
    players = [
        _player(world, own, rank) for world, own, rank in zip(found, lines, ranks(list(keys)), strict=True)
    ]
    return Result(
        game="orbis",
        winners=winners,
        decided_by=decided_by,
        players=tuple(players),
        warnings=tuple(_warnings(sheet, found)),
    )


def readings(sheet: Sheet, box: Mapping[str, Any]) -> tuple[SettingReading, ...]:
    """Every setting of a sheet: how it stands, and what turning it would change.

    Raises:
        SheetError: as `score`.
    """
    return setting_readings(worlds(sheet, box), sheet.settings, sheet.temple_order)


def temple_ties(sheet: Sheet, box: Mapping[str, Any]) -> tuple[TempleTie, ...]:
    """Temple ties that the table should settle by `temple_order`, with the tokens at stake.

    Raises:
        SheetError: as `score`.
    """
    return _ties(sheet, worlds(sheet, box))


def _ties(sheet: Sheet, found: Sequence[World]) -> tuple[TempleTie, ...]:
    shown = [shown_by(world.pyramid) for world in found]
    return unresolved(shown, sheet.temple_order, sheet.settings.zero_icons_takes_token)


def _decide(keys: Sequence[tuple[int, int]]) -> tuple[tuple[int, ...], str]:
    """The winners by points, then cubes; and which of the two decided."""
    best = max(keys)
    winners = tuple(seat for seat, key in enumerate(keys) if key == best)
    if len(winners) > 1:
        return winners, "shared"
    level = sum(points == best[0] for points, _ in keys)
    return winners, "points" if level == 1 else "cubes"


def _player(world: World, lines: tuple[Line, ...], rank: int) -> PlayerResult:
    return PlayerResult(
        name=world.name,
        rank=rank,
        total=sum(line.points for line in lines),
        breakdown=breakdown(lines, PARTS),
        lines=lines,
    )


def _warnings(sheet: Sheet, found: Sequence[World]) -> list[ScoreWarning]:
    warnings = _progress_warnings(found) + _temple_warnings(sheet, found)
    warnings += [
        _reading_warning(reading, [world.name for world in found])
        for reading in setting_readings(found, sheet.settings, sheet.temple_order)
        if reading.matters
    ]
    return warnings + _as_entered_warnings(found) + _wilderness_warnings(found)


def _progress_warnings(found: Sequence[World]) -> list[ScoreWarning]:
    """What is still missing of a full world."""
    warnings = []
    for world in found:
        if free := len(PLACES) - len(tiles_of(world.pyramid)):
            message = f"{world.name}: 피라미드에 빈자리가 {free}곳 있습니다. 지금까지의 점수입니다."
            warnings.append(ScoreWarning(code="pyramid_unfinished", message=message))
        if world.god is None:
            message = f"{world.name}: 신 타일이 없습니다. 신 점수를 빼고 셌습니다."
            warnings.append(ScoreWarning(code="god_missing", message=message))
    return warnings


def _temple_warnings(sheet: Sheet, found: Sequence[World]) -> list[ScoreWarning]:
    warnings = []
    for tie in _ties(sheet, found):
        names = with_particle(listing([found[seat].name for seat in tie.seats]), "은")
        tokens = with_particle(", ".join(f"{points}점" for points in tie.tokens), "을")
        message = (
            f"{names} 사원 아이콘 수와 신비 수가 모두 같습니다. 자리 순서대로 {tokens} 받는 것으로 셌습니다. "
            "순서를 직접 정해 주세요."
        )
        warnings.append(ScoreWarning(code="temple_tie_unresolved", message=message, setting="temple_order"))
    return warnings


def _reading_warning(reading: SettingReading, names: Sequence[str]) -> ScoreWarning:
    changed = changes_in_words(names, reading.changes)
    message = f"{reading.taken} 규칙에서 확인하지 못한 부분입니다. 다르게 읽으면 {changed}입니다."
    return ScoreWarning(code=reading.choice.code, message=message, setting=reading.choice.setting)


def _as_entered_warnings(found: Sequence[World]) -> list[ScoreWarning]:
    """Conditions that are printed on tiles and not known here count as the table entered them."""
    tiles = [tile for world in found for _, tile in tiles_of(world.pyramid)]
    warnings = []
    if any(isinstance(tile, Volcano) for tile in tiles):
        message = "화산이 활성화됐는지는 적어 준 대로 셌습니다. 조건은 타일과 규칙서에서 확인하세요."
        warnings.append(ScoreWarning(code="volcano_as_entered", message=message))
    if any(isinstance(tile, Irrigation) for tile in tiles):
        message = "관개 조건이 맞는지는 적어 준 대로 셌습니다. 조건은 타일과 규칙서에서 확인하세요."
        warnings.append(ScoreWarning(code="irrigation_as_entered", message=message))
    return warnings


def _wilderness_warnings(found: Sequence[World]) -> list[ScoreWarning]:
    """One wilderness used as two colours: the rulebook does not say that it may not."""
    warnings = []
    for world in found:
        if spots := contested_wilderness(world.pyramid):
            places = listing([spot.label for spot in spots])
            message = (
                f"{world.name}: {places} 황무지를 숲마다 다른 색으로 셌습니다. "
                "여러 숲에 따로 셀 수 있는지는 규칙에서 확인하지 못했습니다."
            )
            warnings.append(ScoreWarning(code="wilderness_several_colors", message=message))
    return warnings
