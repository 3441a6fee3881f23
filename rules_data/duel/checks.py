"""What a well-formed duel sheet may still get wrong."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator

from rules_data.duel.components import Building, Kind, Progress, Wonder, components
from rules_data.duel.figures import number
from rules_data.duel.sheet import DEFAULT_NAMES, LISTS, City, Sheet
from rules_data.errors import Problem, SheetError
from rules_data.korean import with_particle
from rules_data.sheets import shown

SEATS = ("p1", "p2")
_RARE_DECKS = (("guild", "guilds_in_age3", "조합"), ("temple", "grand_temples_in_age3", "대신전"))
_KIND_OF: dict[str, tuple[Kind, ...]] = {
    "cards": ("building",),
    "wonders_built": ("wonder",),
    "wonders_unbuilt": ("wonder",),
    "progress": ("progress",),
    "gods": ("god", "gate"),
}
_LIST_KO = {
    "cards": "카드",
    "wonders_built": "지은 불가사의",
    "wonders_unbuilt": "짓지 않은 불가사의",
    "progress": "진보 토큰",
    "gods": "신 카드",
}


def check(sheet: Sheet) -> None:
    """Refuses what cannot be.

    Raises:
        SheetError: codes schema, out_of_range, unknown_card, duplicate_card, not_in_expansion, too_many,
            link, not_in_play.
    """
    problems = [problem for step in _BASICS for problem in step(sheet)]
    if not problems:
        problems = [problem for step in _COUNTS for problem in step(sheet)]
    if problems:
        raise SheetError(problems)


def _quick(sheet: Sheet) -> Iterator[Problem]:
    both = [city.quick is not None for city in sheet.cities]
    if any(both) and not all(both):
        missing = SEATS[both.index(False)]
        message = "점수를 직접 적을 때는 두 사람 모두 quick으로 적어 주세요."
        yield Problem(code="schema", path=f"{missing}.quick", message=message)
    for seat, city in zip(SEATS, sheet.cities, strict=True):
        if city.quick is not None and (filled := city.filled()):
            message = (
                f"quick과 {with_particle(', '.join(filled), '을')} 함께 적을 수 없습니다. "
                "카드를 적거나 점수만 적어 주세요."
            )
            yield Problem(code="schema", path=f"{seat}.quick", message=message)


def _ranges(sheet: Sheet) -> Iterator[Problem]:
    side = number("track_side")
    if abs(sheet.pawn) > side:
        message = (
            f"pawn: {with_particle(str(sheet.pawn), '은')} 안 됩니다. {-side}부터 {side}까지 쓸 수 있습니다."
        )
        yield Problem(code="out_of_range", path="pawn", message=message)
    limit = number("astarte_coins")
    for seat, city in zip(SEATS, sheet.cities, strict=True):
        if city.astarte_coins > limit:
            message = f"아스타르테의 주화 {city.astarte_coins}개는 안 됩니다. 0개부터 {limit}개까지입니다."
            yield Problem(code="out_of_range", path=f"{seat}.astarte_coins", message=message)


def _ids(sheet: Sheet) -> Iterator[Problem]:
    seen: dict[str, str] = {}
    for seat, city in zip(SEATS, sheet.cities, strict=True):
        for name in LISTS:
            for index, item_id in enumerate(getattr(city, name)):
                path = f"{seat}.{name}.{index}"
                if not _is_kind(item_id, name):
                    yield Problem(code="unknown_card", path=path, message=_unknown(item_id, name))
                elif item_id in seen:
                    message = (
                        f"{_ko(item_id)}({item_id}): 이미 {seen[item_id]}에 있습니다. 하나씩만 있습니다."
                    )
                    yield Problem(code="duplicate_card", path=path, message=message)
                seen.setdefault(item_id, f"{DEFAULT_NAMES[SEATS.index(seat)]}의 {_LIST_KO[name]}")


def _expansion(sheet: Sheet) -> Iterator[Problem]:
    """Guilds leave with Pantheon; gods, temples, tokens and marked wonders come with it."""
    for seat, city in zip(SEATS, sheet.cities, strict=True):
        for name in LISTS:
            for index, item_id in enumerate(getattr(city, name)):
                if _is_kind(item_id, name) and not _in_expansion(item_id, sheet.pantheon):
                    path = f"{seat}.{name}.{index}"
                    yield Problem(code="not_in_expansion", path=path, message=_misplaced(item_id, sheet))
        for name, value in _expansion_values(city, sheet.pantheon):
            message = (
                f"{name}: {with_particle(shown(value), '은')} 안 됩니다. {_game(sheet)}에서는 쓰지 않습니다."
            )
            yield Problem(code="not_in_expansion", path=f"{seat}.{name}", message=message)


def _expansion_values(city: City, pantheon: bool) -> Iterator[tuple[str, object]]:
    rows = ("guild",) if pantheon else ("temples", "gods")
    if city.quick is not None:
        yield from ((f"quick.{row}", city.quick.row(row)) for row in rows if city.quick.row(row))
    if not pantheon:
        names = ("astarte_coins", "snake_on", "mythology_tokens", "offering_tokens")
        yield from ((name, getattr(city, name)) for name in names if getattr(city, name))


def _limits(sheet: Sheet) -> Iterator[Problem]:
    """How many of each there can be in one game."""
    limit, built = number("wonders_limit"), sum(len(city.wonders_built) for city in sheet.cities)
    if built > limit:
        message = f"지은 불가사의가 모두 {built}개입니다. 한 판에 {limit}개까지 짓습니다."
        yield Problem(code="too_many", path="p2.wonders_built", message=message)
    for deck, figure, word in (
        ("guild", "guilds_in_age3", "조합"),
        ("temple", "grand_temples_in_age3", "대신전"),
    ):
        have = sum(_deck(card_id) == deck for city in sheet.cities for card_id in city.cards)
        most = number(figure, pantheon=deck == "temple")
        if have > most:
            message = f"{with_particle(word, '이')} 모두 {have}장입니다. 한 판에 {most}장만 나옵니다."
            yield Problem(code="too_many", path="p2.cards", message=message)
    yield from _token_limits(sheet)
    yield from _wonder_hands(sheet)


def _token_limits(sheet: Sheet) -> Iterator[Problem]:
    figures = (
        ("mythology_tokens", "mythology_tokens_on_cards", "신화 토큰"),
        ("offering_tokens", "offering_tokens", "공물 토큰"),
    )
    for name, figure, word in figures:
        have, most = sum(getattr(city, name) for city in sheet.cities), number(figure, pantheon=True)
        if have > most:
            message = f"{with_particle(word, '이')} 모두 {have}개입니다. 한 판에 {most}개만 나옵니다."
            yield Problem(code="too_many", path=f"p2.{name}", message=message)
    have, most = sum(len(city.progress) for city in sheet.cities), _most_progress(sheet)
    if have > most:
        message = f"진보 토큰이 모두 {have}개입니다. 이 판에서는 {most}개까지 가질 수 있습니다."
        yield Problem(code="too_many", path="p2.progress", message=message)


def _most_progress(sheet: Sheet) -> int:
    """Tokens on the board, one of the Great Library (again after Anubis), one of Enki."""
    built = {wonder for city in sheet.cities for wonder in city.wonders_built}
    gods = {god for city in sheet.cities for god in city.gods}
    extra = ("great_library" in built) + ("anubis" in gods) + ("enki" in gods)
    return number("progress_tokens_on_board") + extra


def _wonder_hands(sheet: Sheet) -> Iterator[Problem]:
    """Four wonders each; Ra moves one from the opponent."""
    for seat, city in zip(SEATS, sheet.cities, strict=True):
        have = len(city.wonders_built) + len(city.wonders_unbuilt)
        most = number("wonders_each") + ("ra" in city.gods)
        if have > most:
            message = f"불가사의가 {have}개입니다. 한 사람이 {most}개까지 가질 수 있습니다."
            yield Problem(code="too_many", path=f"{seat}.wonders_built", message=message)


def _links(sheet: Sheet) -> Iterator[Problem]:
    """Astarte's coins and the snake token need their god; the snake lies on an opposing green card."""
    for seat, city, other in zip(SEATS, sheet.cities, reversed(sheet.cities), strict=True):
        if city.astarte_coins and "astarte" not in city.gods:
            message = (
                f"아스타르테의 주화 {city.astarte_coins}개가 있지만 아스타르테가 없습니다. "
                "신 카드에 넣어 주세요."
            )
            yield Problem(code="not_in_play", path=f"{seat}.astarte_coins", message=message)
        if city.snake_on is None:
            continue
        path = f"{seat}.snake_on"
        if "nisaba" not in city.gods:
            message = f"뱀 토큰이 {shown(city.snake_on)}에 있지만 니사바가 없습니다. 신 카드에 넣어 주세요."
            yield Problem(code="not_in_play", path=path, message=message)
        if not _is_kind(city.snake_on, "cards"):
            yield Problem(code="unknown_card", path=path, message=_unknown(city.snake_on, "cards"))
        elif city.snake_on not in other.cards or components().building(city.snake_on).color != "green":
            message = f"뱀 토큰은 {shown(city.snake_on)}에 놓을 수 없습니다. 상대의 초록색 카드여야 합니다."
            yield Problem(code="link", path=path, message=message)


_BASICS: tuple[Callable[[Sheet], Iterator[Problem]], ...] = (_quick, _ranges, _ids, _expansion)
_COUNTS: tuple[Callable[[Sheet], Iterator[Problem]], ...] = (_limits, _links)


def _is_kind(item_id: str, name: str) -> bool:
    return any(item_id in components().by_kind[kind] for kind in _KIND_OF[name])


def _in_expansion(item_id: str, pantheon: bool) -> bool:
    item = components().item(item_id)
    if isinstance(item, Building):
        return item.deck != ("guild" if pantheon else "temple")
    return pantheon or (isinstance(item, Wonder | Progress) and item.edition == "base")


def _deck(card_id: str) -> str:
    return components().building(card_id).deck


def _ko(item_id: str) -> str:
    return components().item(item_id).ko


def _game(sheet: Sheet) -> str:
    return "판테온" if sheet.pantheon else "기본판"


def _misplaced(item_id: str, sheet: Sheet) -> str:
    other = "판테온에서는 조합 대신 대신전을 씁니다" if sheet.pantheon else "판테온을 쓸 때만 나옵니다"
    return f"{shown(item_id)}: {with_particle(_ko(item_id), '은')} {_game(sheet)}에 없습니다. {other}."


def _unknown(item_id: str, name: str) -> str:
    known = [known_id for kind in _KIND_OF[name] for known_id in components().by_kind[kind]]
    near = difflib.get_close_matches(item_id, known, n=3) or known[:3]
    word = with_particle(_LIST_KO[name], "은")
    return f"{shown(item_id)}: 그런 {word} 없습니다. 쓸 수 있는 이름의 예: {', '.join(near)}."
