"""Scores a tourism sheet: points, the goal or the three paths, and who is ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules_data.errors import Problem, SheetError
from rules_data.model import Line, PlayerResult, Result, ScoreWarning, breakdown, ranks
from rules_data.sheets import parse_box_value, shown
from rules_data.tourism.components import COLOR_KO, Needs, Targets, components
from rules_data.tourism.goals import goal_parts, stats
from rules_data.tourism.sheet import Bought, PathTargets, Sheet, bought_cards, relic_count

__all__ = ["PART_KO", "Sheet", "goal_needs", "path_targets", "score"]
PARTS = ("cards", "relics")
PART_KO: Mapping[str, str] = {"cards": "카드", "relics": "유물"}


def score(sheet: Sheet, box: Mapping[str, Any]) -> Result:
    """Scores a sheet.

    Args:
        sheet: the checked sheet.
        box: box values (`card.<id>`, `win_condition.<id>.<players>`, `targets`).

    Raises:
        SheetError: the sheet cannot be scored; see the codes of `bought_cards`, and missing_value.
    """
    tables = bought_cards(sheet, box)
    link_counts = sheet.settings.link_counts_for_color_points
    relics = [relic_count(player) for player in sheet.players]
    counted = [stats(cards, count, link_counts) for cards, count in zip(tables, relics, strict=True)]
    if sheet.mode == "cards":
        reached, keys, names = _goal_keys(counted, goal_needs(sheet, box))
    else:
        reached, keys, names = _path_keys(counted, path_targets(sheet, box))
    winners, decided_by = _decide(reached, keys, names, sole="goal" if sheet.mode == "cards" else names[0])
    places = ranks([(int(seat in reached), *keys[seat]) for seat in range(len(keys))])
    players = [
        _player(sheet, seat, tables[seat], relics[seat], counted[seat], places[seat])
        for seat in range(len(sheet.players))
    ]
    return Result(
        game="tourism",
        winners=winners,
        decided_by=decided_by,
        players=tuple(players),
        warnings=_warnings(sheet, tables),
        reached=tuple(reached),
    )


def goal_needs(sheet: Sheet, box: Mapping[str, Any]) -> Needs:
    """The needs of the game's win condition: from the sheet, the box, or the house deck.

    Raises:
        SheetError: missing_value where none of them gives it.
    """
    goal, count = sheet.win_condition, len(sheet.players)
    if goal is None or (goal.id is None and goal.needs is None):
        message = "승리 조건이 빠졌습니다. 승리 조건 카드를 한 장 골라 주세요."
        raise SheetError([Problem(code="missing_value", path="win_condition", message=message)])
    if goal.needs is not None:
        return _asking(goal.needs, "win_condition.needs")
    key = f"win_condition.{goal.id}.{count}"
    if key in box:
        return _asking(parse_box_value(Needs, key, box[key]), f"box.{key}")
    for condition in components().win_conditions:
        if condition.id == goal.id:
            return condition.needs[count]
    known = ", ".join(condition.id for condition in components().win_conditions)
    message = f"{shown(goal.id)} 승리 조건의 목표를 모릅니다. 있는 승리 조건: {known}."
    raise SheetError([Problem(code="missing_value", path="win_condition.id", message=message)])


def path_targets(sheet: Sheet, box: Mapping[str, Any]) -> Targets:
    """The targets of the three paths: each from the sheet, the box, or the house default.

    Raises:
        SheetError: the box value `targets` is not of their form.
    """
    values = components().targets.model_dump()
    if "targets" in box:
        values |= parse_box_value(PathTargets, "targets", box["targets"]).model_dump(exclude_none=True)
    return Targets.model_validate(values | sheet.targets.model_dump(exclude_none=True))


def _asking(needs: Needs, path: str) -> Needs:
    """A goal that asks for nothing would be won by everybody before the first turn."""
    if not needs.asked():
        allowed = ", ".join(Needs.model_fields)
        message = f"승리 조건에 목표가 하나도 없습니다. 적을 수 있는 목표: {allowed}."
        raise SheetError([Problem(code="missing_value", path=path, message=message)])
    return needs


Key = tuple[int, ...]


def _goal_keys(
    counted: Sequence[Mapping[str, Any]], needs: Needs
) -> tuple[list[int], list[Key], tuple[str, ...]]:
    """Who meets the goal; and points, mapae, fewer cards as the order of comparing them."""
    reached = [seat for seat, have in enumerate(counted) if _meets(have, needs)]
    keys: list[Key] = [(have["points"], have["mapae"], -have["purchased"]) for have in counted]
    return reached, keys, ("points", "mapae", "fewer_cards")


def _meets(have: Mapping[str, Any], needs: Needs) -> bool:
    return all(part.met for part in goal_parts(have, needs))


def _path_keys(
    counted: Sequence[Mapping[str, Any]], targets: Targets
) -> tuple[list[int], list[Key], tuple[str, ...]]:
    """Who reached mapae or one colour, else who reached the points; and the order of comparing them."""
    figures = [_path_figure(have, targets) for have in counted]
    on_path = [seat for seat, figure in enumerate(figures) if figure is not None]
    if on_path:
        keys: list[Key] = [
            (figure or 0, have["points"], -have["purchased"])
            for figure, have in zip(figures, counted, strict=True)
        ]
        return on_path, keys, ("path", "points", "fewer_cards")
    reached = [seat for seat, have in enumerate(counted) if have["points"] >= targets.points]
    by_points: list[Key] = [(have["points"], -have["purchased"]) for have in counted]
    return reached, by_points, ("points", "fewer_cards")


def _path_figure(have: Mapping[str, Any], targets: Targets) -> int | None:
    """The figure of a player's path: of two paths the one with the larger excess, on a tie one colour."""
    mapae, color = have["mapae"] - targets.mapae, have["one_color_points"] - targets.one_color_points
    if color >= 0 and color >= mapae:
        return int(have["one_color_points"])
    if mapae >= 0:
        return int(have["mapae"])
    return None


def _decide(
    reached: list[int], keys: list[Key], names: tuple[str, ...], sole: str
) -> tuple[tuple[int, ...], str]:
    """The winners among those who reached it, and what decided (`sole` where only one reached it)."""
    if not reached:
        return (), "unfinished"
    best = max(keys[seat] for seat in reached)
    winners = tuple(seat for seat in reached if keys[seat] == best)
    if len(winners) > 1:
        return winners, "shared"
    if len(reached) == 1:
        return winners, sole
    others = [keys[seat] for seat in reached if seat not in winners]
    for place, name in enumerate(names):
        if all(other[: place + 1] != best[: place + 1] for other in others):
            return winners, name
    return winners, names[-1]


def _player(
    sheet: Sheet, seat: int, cards: Sequence[Bought], relics: int, have: dict[str, Any], rank: int
) -> PlayerResult:
    lines = tuple(_card_line(card) for card in cards)
    if relics:
        why = f"유물 {relics}장, 한 장에 1점"
        lines += (
            Line(
                key="relics",
                part="relics",
                label="유물",
                points=relics,
                why=why,
                rule="tourism.score.relics",
            ),
        )
    return PlayerResult(
        name=sheet.players[seat].name or f"{seat + 1}번",
        rank=rank,
        total=have["points"],
        breakdown=breakdown(lines, PARTS),
        lines=lines,
        stats=have,
    )


def _card_line(card: Bought) -> Line:
    color = f"{COLOR_KO[card.color]}색 연결" if card.linked else f"{COLOR_KO[card.color]}색 할인"
    mapae = f", 마패 {card.mapae}개" if card.mapae else ""
    why = f"카드에 적힌 {card.points}점 ({color}{mapae})"
    return Line(
        key=card.id or f"card-{card.tier}",
        part="cards",
        label=card.label,
        points=card.points,
        why=why,
        rule="tourism.score.cards",
    )


def _warnings(sheet: Sheet, tables: Sequence[Sequence[Bought]]) -> tuple[ScoreWarning, ...]:
    """The link reading matters only where a link card with points lies on the table."""
    if not any(card.linked and card.points for cards in tables for card in cards):
        return ()
    counts = sheet.settings.link_counts_for_color_points
    reading = "더했습니다" if counts else "더하지 않았습니다"
    message = f"연결 카드의 점수를 연결한 색의 점수에 {reading}. 안내에는 적혀 있지 않은 부분입니다."
    return (ScoreWarning(code="link_reading", message=message, setting="link_counts_for_color_points"),)
