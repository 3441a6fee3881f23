"""The Orbis score sheet: its form, and what a well-formed sheet may still get wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pydantic import Field

from rules_data.errors import Problem, SheetError
from rules_data.model import Frozen
from rules_data.orbis.components import color_name, components, figure_value, kind_name
from rules_data.orbis.gods import PrintedGod, printed_god
from rules_data.orbis.pyramid import (
    ROWS,
    Obstacle,
    Place,
    empty_pyramid,
    ground_gap,
    standing_obstacle,
    tile_at,
    tiles_of,
)
from rules_data.orbis.tiles import God, Pyramid, SheetTile, Tile, color_of

HAND_LIMIT: int = figure_value("hand_limit")


class Player(Frozen):
    """A player's world: cubes in hand, the god beside it, rows of tiles from the ground up."""

    name: str = Field(default="", max_length=40)
    cubes: int = Field(default=0, ge=0, le=HAND_LIMIT)
    god: God | None = None
    pyramid: tuple[tuple[SheetTile | None, ...], ...] = ()


class Settings(Frozen):
    """Readings that the rulebook leaves open."""

    zero_icons_takes_token: bool = False
    wilderness_counts_for_god: bool = False
    god_tie_counts: bool = False


class Sheet(Frozen):
    """The score sheet of an Orbis game. `temple_order`: seats, best first, for temples that tie."""

    settings: Settings = Settings()
    temple_order: tuple[int, ...] = ()
    players: tuple[Player, ...] = Field(min_length=2, max_length=4)


class World(Frozen):
    """A checked player: every place of the pyramid is there, the god has its formula."""

    name: str
    cubes: int
    god: PrintedGod | None
    pyramid: Pyramid


def worlds(sheet: Sheet, box: Mapping[str, Any]) -> list[World]:
    """Every player's checked world.

    Raises:
        SheetError: codes schema, base_gap, support, color, kind_color, missing_value, duplicate_tile,
            out_of_range.
    """
    problems = _order_problems(sheet) + _duplicate_gods(sheet)
    found: list[World] = []
    for seat, player in enumerate(sheet.players):
        pyramid = player.pyramid or empty_pyramid()
        problems += _pyramid_problems(pyramid, f"players.{seat}.pyramid")
        god = None
        if player.god is not None:
            god, wrong = printed_god(player.god, box, f"players.{seat}.god")
            problems += wrong
        name = player.name or f"{seat + 1}번"
        found.append(World(name=name, cubes=player.cubes, god=god, pyramid=pyramid))
    if problems:
        raise SheetError(problems)
    return found


def _pyramid_problems(pyramid: Pyramid, path: str) -> list[Problem]:
    """Faults of form alone where the rows do not fit, else every tile that may not lie where it lies."""
    sizes = [len(row) for row in pyramid]
    if sizes != list(ROWS):
        message = f"피라미드의 자리 수가 {sizes}입니다. 1층부터 {list(ROWS)}개씩이어야 합니다."
        return [Problem(code="schema", path=path, message=message)]
    problems: list[Problem] = []
    if gap := ground_gap(pyramid[0]):
        problems.append(Problem(code=gap.code, path=f"{path}.0", message=gap.reason))
    for place, tile in tiles_of(pyramid):
        at = f"{path}.{place.row}.{place.slot}"
        problems += _kind_color_problems(place, tile, at)
        if blocked := _standing(pyramid, place):
            problems.append(Problem(code=blocked.code, path=at, message=blocked.reason))
    return problems


def _standing(pyramid: Pyramid, place: Place) -> Obstacle | None:
    tile = tile_at(pyramid, place)
    if tile is None or place.row == 0:
        return None
    return standing_obstacle(pyramid, place, color_of(tile))


def _kind_color_problems(place: Place, tile: Tile, path: str) -> list[Problem]:
    wanted, given = components().kind(tile.kind).color, color_of(tile)
    if wanted is None or given is None or wanted == given:
        return []
    message = (
        f"{place.label}: {kind_name(tile.kind)} 타일은 {color_name(given)}일 수 없습니다. "
        f"{color_name(wanted)}이어야 합니다."
    )
    return [Problem(code="kind_color", path=f"{path}.color", message=message)]


def _order_problems(sheet: Sheet) -> list[Problem]:
    seats = range(len(sheet.players))
    problems = [
        Problem(
            code="out_of_range",
            path=f"temple_order.{index}",
            message=f"사원 순서에 {seat}번 자리가 있습니다. 0부터 {seats[-1]}까지 쓸 수 있습니다.",
        )
        for index, seat in enumerate(sheet.temple_order)
        if seat not in seats
    ]
    for seat, times in Counter(sheet.temple_order).items():
        if times > 1:
            message = f"사원 순서에 {seat}번 자리가 {times}번 있습니다. 한 번씩만 적어 주세요."
            problems.append(Problem(code="schema", path="temple_order", message=message))
    return problems


def _duplicate_gods(sheet: Sheet) -> list[Problem]:
    """Each god tile exists once."""
    owners: dict[str, int] = {}
    problems: list[Problem] = []
    for seat, player in enumerate(sheet.players):
        god_id = player.god.id if player.god else None
        if god_id is None:
            continue
        if god_id in owners:
            owner = f"{owners[god_id] + 1}번째 사람"
            message = f"'{god_id}' 신은 이미 {owner}에게 있습니다. 신 타일은 하나씩만 있습니다."
            problems.append(Problem(code="duplicate_tile", path=f"players.{seat}.god.id", message=message))
        owners.setdefault(god_id, seat)
    return problems
