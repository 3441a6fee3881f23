"""The lines of a city's score: every point with its reason and its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules_data.duel.cities import Holdings, count_for, counted_words
from rules_data.duel.components import Building, components, name_of
from rules_data.duel.figures import number, numbers
from rules_data.duel.military import standing, zone_points
from rules_data.duel.sheet import QUICK_ROWS, City
from rules_data.model import Line

PARTS = (
    "blue",
    "green",
    "yellow",
    "guild",
    "temples",
    "gods",
    "wonders",
    "progress",
    "coins",
    "military",
)
PART_KO: Mapping[str, str] = {
    "blue": "파란색 카드",
    "green": "초록색 카드",
    "yellow": "노란색 카드",
    "guild": "조합",
    "temples": "대신전",
    "gods": "신 카드",
    "wonders": "불가사의",
    "progress": "진보 토큰",
    "coins": "주화",
    "military": "군사",
}


def city_lines(city: City, other: City, seat: int, pawn: int, box: Mapping[str, Any]) -> tuple[Line, ...]:
    """Every line of a player's score, in the order of the score pad."""
    if city.quick is not None:
        rows = [_quick_line(city, row) for row in QUICK_ROWS if city.quick.row(row)]
    else:
        rows = [*_cards(city, other, box), *_temples(city), *_gods(city, box), *_wonders(city, box)]
        rows += _progress(city, box)
    return (*rows, _coins(city), _military(seat, pawn))


def _quick_line(city: City, row: str) -> Line:
    assert city.quick is not None
    points = city.quick.row(row)
    return _line(f"quick-{row}", row, PART_KO[row], points, f"점수 기록표에 적은 {points}점")


def _cards(city: City, other: City, box: Mapping[str, Any]) -> Iterator[Line]:
    buildings = [components().building(card_id) for card_id in city.cards]
    for color in ("blue", "green", "yellow"):
        for card in buildings:
            if card.color == color and card.vp:
                yield _line(card.id, color, name_of(card, box), card.vp, f"카드에 적힌 {card.vp}점")
    for card in buildings:
        if card.end is not None:
            yield _guild(card, city.holdings(), other.holdings(), box)


def _guild(card: Building, own: Holdings, other: Holdings, box: Mapping[str, Any]) -> Line:
    assert card.end is not None
    counted, mine, theirs = count_for(card.end, own, other)
    points = counted * card.end.each
    if card.end.per == ("coin_sets",):
        what = f"주화 {number('coins_per_point')}개 묶음"
    else:
        what = counted_words(card.end)
    each = f" × {card.end.each}점" if card.end.each > 1 else ""
    why = f"{what}: 내 도시 {mine}, 상대 도시 {theirs} → {counted}{each} = {points}점"
    return _line(card.id, "guild", name_of(card, box), points, why)


def _temples(city: City) -> Iterator[Line]:
    built = [card_id for card_id in city.cards if components().building(card_id).mythology]
    if built:
        points = numbers("temple_points")[len(built) - 1]
        why = f"대신전 {len(built)}개를 지어 모두 {points}점"
        yield _line("temples", "temples", PART_KO["temples"], points, why)


def _gods(city: City, box: Mapping[str, Any]) -> Iterator[Line]:
    for god_id in city.gods:
        god = components().item(god_id)
        if god.vp:
            yield _line(god.id, "gods", name_of(god, box), god.vp, f"카드에 적힌 {god.vp}점")
        elif god.id == "astarte":
            each, left = number("astarte_each"), city.astarte_coins
            why = f"카드 위에 남은 주화 {left}개, 하나에 {each}점"
            yield _line(god.id, "gods", name_of(god, box), each * left, why)


def _wonders(city: City, box: Mapping[str, Any]) -> Iterator[Line]:
    for wonder_id in city.wonders_built:
        wonder = components().wonder(wonder_id)
        why = f"카드에 적힌 {wonder.vp}점" if wonder.vp else "지었지만 적힌 승점이 없습니다"
        yield _line(wonder.id, "wonders", name_of(wonder, box), wonder.vp, why)
    for wonder_id in city.wonders_unbuilt:
        wonder = components().wonder(wonder_id)
        yield _line(wonder.id, "wonders", name_of(wonder, box), 0, "짓지 않아 0점")


def _progress(city: City, box: Mapping[str, Any]) -> Iterator[Line]:
    for token_id in city.progress:
        token = components().item(token_id)
        if token.vp:
            yield _line(token.id, "progress", name_of(token, box), token.vp, f"토큰에 적힌 {token.vp}점")
        elif token.id == "mathematics":
            each, have = number("mathematics_each"), len(city.progress)
            why = f"진보 토큰 {have}개(수학 포함) × {each}점 = {have * each}점"
            yield _line(token.id, "progress", name_of(token, box), have * each, why)
        elif token.id == "mysticism":
            yield _mysticism(city, name_of(token, box))


def _mysticism(city: City, name: str) -> Line:
    each, have = number("mysticism_each"), city.mythology_tokens + city.offering_tokens
    why = (
        f"신화 토큰 {city.mythology_tokens}개 + 쓰지 않은 공물 토큰 {city.offering_tokens}개, "
        f"{have} × {each}점 = {have * each}점"
    )
    return _line("mysticism", "progress", name, have * each, why)


def _coins(city: City) -> Line:
    per = number("coins_per_point")
    points = city.coins // per
    why = f"주화 {city.coins}개 ÷ {per} = {points}점" + (
        f", {city.coins % per}개 남음" if city.coins % per else ""
    )
    return _line("coins", "coins", PART_KO["coins"], points, why)


def _military(seat: int, pawn: int) -> Line:
    leader = standing(pawn).leader
    points = zone_points(pawn) if leader == seat else 0
    if leader is None:
        why = "말이 가운데에 있어 아무도 얻지 못합니다"
    elif abs(pawn) == number("track_side"):
        why = f"말이 {'상대' if leader == seat else '내'} 수도에 닿아 {points}점"
    elif leader == seat:
        why = f"말이 상대 쪽 {abs(pawn)}번째 칸에 있어 {points}점"
    else:
        why = f"말이 내 쪽 {abs(pawn)}번째 칸에 있어 0점"
    return _line("military", "military", PART_KO["military"], points, why)


def _line(key: str, part: str, label: str, points: int, why: str) -> Line:
    return Line(key=key, part=part, label=label, points=points, why=why, rule=f"duel.score.{part}")
