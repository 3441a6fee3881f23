"""The lines of an Orbis score: one for every tile, temple token and god that could give points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules_data.model import Line
from rules_data.orbis.components import Color, figure_value, kind_name
from rules_data.orbis.forests import forest_state
from rules_data.orbis.gods import god_points
from rules_data.orbis.pyramid import Place, tiles_of
from rules_data.orbis.sheet import Settings, World
from rules_data.orbis.temples import Award, awards, shown_by
from rules_data.orbis.tiles import (
    Forest,
    Irrigation,
    Plain,
    Pyramid,
    Switched,
    Tile,
    Village,
    Volcano,
    Wilderness,
    color_of,
)

PARTS = ("tiles", "wilderness", "temples", "god")
PART_KO: Mapping[str, str] = {"tiles": "타일", "wilderness": "황무지", "temples": "사원", "god": "신"}
WILDERNESS_POINTS: int = figure_value("wilderness_points")


def lines_of(worlds: Sequence[World], settings: Settings, order: Sequence[int]) -> list[tuple[Line, ...]]:
    """Every player's lines, computed from scratch.

    Args:
        worlds: the checked worlds, by seat.
        settings: how the open readings are taken.
        order: seats, best first, for temples that tie.
    """
    taken = awards([shown_by(world.pyramid) for world in worlds], order, settings.zero_icons_takes_token)
    return [
        _tile_lines(world.pyramid) + _temple_lines(taken[seat]) + _god_lines(worlds, seat, settings)
        for seat, world in enumerate(worlds)
    ]


def tiles_of_color(pyramid: Pyramid, color: Color, wild_counts: bool) -> int:
    """How many tiles of a colour a pyramid has, for a god that compares them."""
    return sum(
        color_of(tile) == color or (wild_counts and isinstance(tile, Wilderness))
        for _, tile in tiles_of(pyramid)
    )


def _tile_lines(pyramid: Pyramid) -> tuple[Line, ...]:
    lines = [_tile_line(pyramid, place, tile) for place, tile in tiles_of(pyramid)]
    return tuple(line for line in lines if line is not None)


def _tile_line(pyramid: Pyramid, place: Place, tile: Tile) -> Line | None:
    """The line of a tile; None for tiles that can give nothing."""
    if isinstance(tile, Forest):
        state = forest_state(pyramid, place, tile)
        return _line(place, tile, state.points, state.why)
    if isinstance(tile, Village | Volcano | Irrigation):
        return _line(place, tile, tile.cp if tile.active else 0, _switch_why(tile))
    if isinstance(tile, Wilderness):
        return _line(place, tile, WILDERNESS_POINTS, f"황무지 한 개마다 {WILDERNESS_POINTS}점")
    if isinstance(tile, Plain) and tile.cp:
        return _line(place, tile, tile.cp, f"조건 없이 {tile.cp}점")
    return None


def _switch_why(tile: Switched) -> str:
    if isinstance(tile, Village):
        return "가져올 때 큐브를 더 버림" if tile.active else "가져올 때 큐브를 더 버리지 않음"
    if isinstance(tile, Volcano):
        return "놓을 때 타일 위 큐브를 없앰" if tile.active else "놓을 때 타일 위 큐브를 없애지 않음"
    return "아래 타일이 적힌 조건에 맞음" if tile.active else "아래 타일이 적힌 조건에 맞지 않음"


def _line(place: Place, tile: Tile, points: int, why: str) -> Line:
    return Line(
        key=tile.kind,
        part="wilderness" if isinstance(tile, Wilderness) else "tiles",
        label=f"{kind_name(tile.kind)} · {place.label}",
        points=points,
        why=why,
        rule=f"orbis.score.{tile.kind}",
    )


def _temple_lines(award: Award) -> tuple[Line, ...]:
    """A line for every player: who shows no temple is told so too."""
    icons = f"사원 아이콘 {award.shown.icons}개"
    if award.rank is None:
        why = "사원 아이콘이 없어 토큰 없음"
    elif award.tied_icons and award.shown.mystic is not None:
        why = f"{icons}(동률), 가장 큰 신비 수 {award.shown.mystic}: {award.rank}위"
    else:
        why = f"{icons}: {award.rank}위"
    points, rule = award.points, "orbis.score.temple"
    return (Line(key="temple", part="temples", label="사원 토큰", points=points, why=why, rule=rule),)


def _god_lines(worlds: Sequence[World], seat: int, settings: Settings) -> tuple[Line, ...]:
    god = worlds[seat].god
    if god is None:
        return ()
    counts = [0] * len(worlds)
    if god.color is not None:
        wild = settings.wilderness_counts_for_god
        counts = [tiles_of_color(world.pyramid, god.color, wild) for world in worlds]
    others = counts[:seat] + counts[seat + 1 :]
    gained = god_points(god, worlds[seat].cubes, counts[seat], others, settings.god_tie_counts)
    line = Line(key="god", part="god", label=god.name, points=gained.points, why=gained.why, rule=gained.rule)
    return (line,)
