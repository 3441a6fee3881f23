"""The Artifact score sheet: its form, and what a well-formed sheet may still get wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import Field

from rules_data.artifact.box import box_number
from rules_data.artifact.components import REGIONS, Region, components, figure_value, region_name, tile_label
from rules_data.artifact.research import research_ladder
from rules_data.errors import BoxError, Problem, SheetError
from rules_data.korean import with_particle
from rules_data.model import Frozen
from rules_data.sheets import shown


class SheetTile(Frozen):
    """An exhibition tile: its id, its printed prestige, or both (the prestige on the sheet wins)."""

    id: str | None = Field(default=None, max_length=40)
    prestige: int | None = Field(default=None, ge=0)


class Player(Frozen):
    """What a player has at the end. `research`: steps above the start space by region."""

    name: str = Field(default="", max_length=40)
    money: int = Field(ge=0)
    tiles: tuple[SheetTile, ...] = ()
    solo: int = Field(default=0, ge=0)
    research: dict[Region, int] | None = None
    manuscripts: int = Field(default=0, ge=0)


class Settings(Frozen):
    """Readings that the rulebook leaves open."""

    research_start_value: Literal[0, 2] = 0
    solo_counts_as_exhibition: bool = True


class Sheet(Frozen):
    """The score sheet of an Artifact game."""

    expansions: tuple[Literal["research", "roles"], ...] = ()
    settings: Settings = Settings()
    sites: tuple[Region, ...] | None = None
    players: tuple[Player, ...] = Field(min_length=3, max_length=5)


class Shown(Frozen):
    """A tile with its prestige known; `from_box`: the owner's box gave it."""

    id: str | None
    label: str
    prestige: int
    from_box: bool


def sites_in_play(sheet: Sheet) -> tuple[Region, ...]:
    """The sites of the game as far as the sheet says: `sites`, else the research keys, else all four."""
    if sheet.sites is not None:
        return sheet.sites
    keys = {region for player in sheet.players for region in player.research or {}}
    if len(sheet.players) == 3 and keys:
        return tuple(region for region in REGIONS if region in keys)
    return REGIONS


def checked_tiles(sheet: Sheet, box: Mapping[str, Any]) -> list[list[Shown]]:
    """Every player's tiles with their prestige, once the whole sheet has been found sound.

    Raises:
        SheetError: codes unknown_tile, duplicate_tile, not_in_play, missing_value, out_of_range, too_many,
            not_in_expansion, schema.
    """
    problems = [*_site_problems(sheet), *_expansion_problems(sheet), *_count_problems(sheet)]
    if "research" in sheet.expansions:
        problems += _research_problems(sheet)
    tables = _tables(sheet, box, problems)
    if problems:
        raise SheetError(problems)
    return tables


def _sites_wanted(sheet: Sheet) -> int:
    return int(figure_value("sites", len(sheet.players)))


def _site_problems(sheet: Sheet) -> list[Problem]:
    sites = sheet.sites
    if sites is None:
        return []
    wanted, named = _sites_wanted(sheet), ", ".join(sites)
    if len(set(sites)) < len(sites):
        message = f"sites: 같은 유적지가 두 번 있습니다 ({named}). 유적지는 하나씩만 적어 주세요."
        return [Problem(code="schema", path="sites", message=message)]
    if len(sites) == wanted:
        return []
    code = "too_many" if len(sites) > wanted else "missing_value"
    message = f"sites: 유적지가 {len(sites)}곳입니다 ({named}). {len(sheet.players)}명이면 {wanted}곳입니다."
    return [Problem(code=code, path="sites", message=message)]


def _expansion_problems(sheet: Sheet) -> list[Problem]:
    if "research" in sheet.expansions:
        return []
    words = {"solo": "단독 전시회", "research": "연구 트랙", "manuscripts": "필사본"}
    return [
        Problem(
            code="not_in_expansion",
            path=f"players.{seat}.{key}",
            message=f"{with_particle(word, '은')} 연구 확장에서만 씁니다. "
            f"받은 값: {shown(getattr(player, key))}. 확장(research)을 켜거나 이 항목을 지워 주세요.",
        )
        for seat, player in enumerate(sheet.players)
        for key, word in words.items()
        if getattr(player, key)
    ]


def _count_problems(sheet: Sheet) -> list[Problem]:
    """Limits of what lies in the box: tiles, and in the expansion solo exhibitions and manuscripts."""
    sites, problems = _sites_wanted(sheet), list[Problem]()
    out = (len(REGIONS) - sites) * int(figure_value("tiles_per_region"))
    limits = {"tiles": ("전시회 타일", len(components().tiles) - out)}
    if "research" in sheet.expansions:
        per_region = {card.id: (card.name, card.per_region * sites) for card in components().special_cards}
        limits |= {"solo": per_region["solo"], "manuscripts": per_region["manuscript"]}
        problems += _manuscript_problems(sheet, per_region["manuscript"][1])
    for key, (word, limit) in limits.items():
        total = sum(_count(getattr(player, key)) for player in sheet.players)
        if total > limit:
            most = f"{len(sheet.players)}명이면 {limit}장까지 있습니다."
            message = f"{with_particle(word, '이')} 모두 {total}장입니다. {most}"
            problems.append(Problem(code="too_many", path="players", message=message))
    return problems


def _count(value: Any) -> int:
    return value if isinstance(value, int) else len(value)


def _manuscript_problems(sheet: Sheet, limit: int) -> list[Problem]:
    return [
        Problem(
            code="out_of_range",
            path=f"players.{seat}.manuscripts",
            message=f"필사본 {player.manuscripts}장은 안 됩니다. 0장부터 {limit}장까지 됩니다.",
        )
        for seat, player in enumerate(sheet.players)
        if player.manuscripts > limit
    ]


def _research_problems(sheet: Sheet) -> list[Problem]:
    sites, wanted = sites_in_play(sheet), _sites_wanted(sheet)
    nothing = not any(player.research for player in sheet.players)
    if len(sites) > wanted and not nothing:
        named = ", ".join(region_name(region) for region in sites)
        message = f"연구 트랙에 적힌 지역이 {len(sites)}곳입니다 ({named}). 쓰는 지역은 {wanted}곳입니다."
        return [Problem(code="not_in_play", path="players", message=message)]
    if len(sites) != wanted:
        message = f"연구 트랙의 지역이 빠졌습니다. {len(sheet.players)}명이면 {wanted}곳을 모두 적어 주세요."
        return [Problem(code="missing_value", path="players", message=message)]
    return [
        problem
        for seat, player in enumerate(sheet.players)
        for problem in _track_problems(player.research or {}, sites, seat, sheet.settings)
    ]


def _track_problems(
    steps: Mapping[Region, int], sites: Sequence[Region], seat: int, settings: Settings
) -> list[Problem]:
    path, top = f"players.{seat}.research", len(research_ladder(settings.research_start_value)) - 1
    problems: list[Problem] = []
    if missing := [region_name(region) for region in sites if region not in steps]:
        message = f"{path}: 연구 트랙의 값이 빠졌습니다: {', '.join(missing)}."
        problems.append(Problem(code="missing_value", path=path, message=message))
    for region, step in steps.items():
        if region not in sites:
            allowed = ", ".join(sites)
            message = f"{path}: {shown(region)} 지역은 쓰지 않습니다. 쓰는 지역: {allowed}."
            problems.append(Problem(code="not_in_play", path=f"{path}.{region}", message=message))
        if not 0 <= step <= top:
            message = f"{path}.{region}: {step}칸은 안 됩니다. 시작 칸에서 0칸부터 {top}칸까지 오릅니다."
            problems.append(Problem(code="out_of_range", path=f"{path}.{region}", message=message))
    return problems


def _tables(sheet: Sheet, box: Mapping[str, Any], problems: list[Problem]) -> list[list[Shown]]:
    sites, seen = sites_in_play(sheet), dict[str, str]()
    tables: list[list[Shown]] = []
    for seat, player in enumerate(sheet.players):
        tables.append([])
        for index, entry in enumerate(player.tiles):
            path = f"players.{seat}.tiles.{index}"
            problem = _tile_problem(entry, path, sites, seen)
            known = _known(entry, index, path, box, problems) if problem is None else None
            if problem is not None:
                problems.append(problem)
            if known is not None:
                tables[-1].append(known)
    return tables


def _tile_problem(entry: SheetTile, path: str, sites: Sequence[str], seen: dict[str, str]) -> Problem | None:
    """What is wrong with a tile's id; a sound id is noted as seen."""
    if entry.id is None:
        return None
    tile = components().tile(entry.id)
    if tile is None:
        examples = "type_1-3부터 type_5-5, africa-4처럼 지역-4와 지역-5, mixed_regions-3, mixed_types-5"
        message = f"{path}: {shown(entry.id)} 전시회는 없습니다. 쓸 수 있는 값: {examples}."
        return Problem(code="unknown_tile", path=path, message=message)
    if tile.region is not None and tile.region not in sites:
        allowed = ", ".join(sites)
        message = f"{path}: {shown(entry.id)} 타일의 유적지는 쓰지 않습니다. 쓰는 유적지: {allowed}."
        return Problem(code="not_in_play", path=path, message=message)
    if entry.id in seen:
        message = (
            f"{path}: {shown(entry.id)} 타일은 이미 {seen[entry.id]}에 있습니다. 타일은 하나씩만 있습니다."
        )
        return Problem(code="duplicate_tile", path=path, message=message)
    seen[entry.id] = path
    return None


def _known(
    entry: SheetTile, index: int, path: str, box: Mapping[str, Any], problems: list[Problem]
) -> Shown | None:
    tile = components().tile(entry.id) if entry.id is not None else None
    label = f"{tile_label(tile)} 전시회" if tile else f"전시회 {index + 1}"
    prestige = entry.prestige
    if prestige is None and tile is not None:
        try:
            prestige = box_number(box, f"tile.{tile.id}.prestige")
        except BoxError as error:
            problems += error.errors
            return None
    if prestige is not None:
        return Shown(id=entry.id, label=label, prestige=prestige, from_box=entry.prestige is None)
    message = f"{path}: {label}의 명성 점수를 모릅니다. 타일 앞면 오른쪽 위의 수를 적어 주세요."
    problems.append(Problem(code="missing_value", path=path, message=message))
    return None
