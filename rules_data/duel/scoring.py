"""Scores a duel sheet: both cities from their cards, both supremacies, the tie-break by blue cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules_data.duel.checks import check
from rules_data.duel.figures import number
from rules_data.duel.lines import PART_KO, PARTS, city_lines
from rules_data.duel.military import standing
from rules_data.duel.science import Symbols, symbols
from rules_data.duel.sheet import DEFAULT_NAMES, Sheet
from rules_data.korean import with_particle
from rules_data.model import Line, PlayerResult, Result, ScoreWarning, breakdown, ranks

__all__ = ["PART_KO", "SEAT_NAMES", "Sheet", "score"]
SEAT_NAMES = DEFAULT_NAMES
_BOTH = (0, 1)


def score(sheet: Sheet, box: Mapping[str, Any]) -> Result:
    """Scores a sheet.

    Args:
        sheet: the sheet, its form already checked.
        box: box values; `name.<id>` is the Korean name printed on the owner's card.

    Raises:
        SheetError: the sheet is refused; see the codes of `check`, and schema for a box value.
    """
    check(sheet)
    cities = sheet.cities
    lines = [city_lines(cities[seat], cities[1 - seat], seat, sheet.pawn, box) for seat in _BOTH]
    parts = [breakdown(own, PARTS) for own in lines]
    totals = [sum(own.values()) for own in parts]
    science = [symbols(city.holdings()) for city in cities]
    winners, decided_by = _decide(sheet, totals, [own["blue"] for own in parts], science)
    places = ranks([(int(seat in winners),) for seat in _BOTH])
    return Result(
        game="duel",
        winners=winners,
        decided_by=decided_by,
        players=tuple(
            _player(sheet, seat, places[seat], totals[seat], parts[seat], lines[seat]) for seat in _BOTH
        ),
        warnings=_warnings(sheet, science),
    )


def _decide(
    sheet: Sheet, totals: list[int], blue: list[int], science: list[Symbols]
) -> tuple[tuple[int, ...], str]:
    """Who won and by what: a supremacy ends the game whatever the points, then points, then blue points."""
    if abs(sheet.pawn) == number("track_side"):
        leader = standing(sheet.pawn).leader
        assert leader is not None
        return (leader,), "military_supremacy"
    if scientists := tuple(seat for seat in _BOTH if science[seat].supremacy):
        return scientists, "scientific_supremacy"
    if totals[0] != totals[1]:
        return (int(totals[1] > totals[0]),), "points"
    if blue[0] != blue[1]:
        return (int(blue[1] > blue[0]),), "civilian_points"
    return _BOTH, "shared"


def _player(
    sheet: Sheet, seat: int, rank: int, total: int, parts: dict[str, int], lines: tuple[Line, ...]
) -> PlayerResult:
    return PlayerResult(
        name=_name(sheet, seat),
        rank=rank,
        total=total,
        breakdown=parts,
        lines=lines,
    )


def _name(sheet: Sheet, seat: int) -> str:
    return sheet.cities[seat].name or DEFAULT_NAMES[seat]


def _warnings(sheet: Sheet, science: list[Symbols]) -> tuple[ScoreWarning, ...]:
    warnings = []
    scientists = [seat for seat in _BOTH if science[seat].supremacy]
    if len(scientists) + (abs(sheet.pawn) == number("track_side")) > 1:
        warnings.append(ScoreWarning(code="two_supremacies", message=_two_supremacies(sheet)))
    for seat, city in enumerate(sheet.cities):
        zeus = any("zeus" in other.gods for other in sheet.cities)
        if zeus and "mysticism" in city.progress and city.mythology_tokens + city.offering_tokens:
            name = with_particle(_name(sheet, seat), "이")
            message = (
                f"{name} 가진 토큰을 적힌 대로 셌습니다. 제우스가 버린 카드 위의 토큰을 누가 가지는지는 "
                "설명마다 다르고, 판지기는 제우스를 쓴 사람이 가지는 것으로 봅니다."
            )
            warnings.append(ScoreWarning(code="zeus_token_reading", message=message))
    return tuple(warnings)


def _two_supremacies(sheet: Sheet) -> str:
    if abs(sheet.pawn) == number("track_side"):
        return (
            "군사 승리와 과학 승리가 함께 있습니다. 먼저 일어난 쪽이 이깁니다. 여기서는 군사 승리로 셌습니다."
        )
    return "두 사람 모두 과학 승리의 조건을 채웠습니다. 먼저 채운 사람이 이깁니다. 적은 카드를 확인해 주세요."
