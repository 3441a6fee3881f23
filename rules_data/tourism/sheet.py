"""The tourism score sheet: its form, and what a well-formed sheet may still get wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from rules_data.errors import Problem, SheetError
from rules_data.model import Frozen
from rules_data.sheets import parse_box_value, shown
from rules_data.tourism.components import COLOR_KO, COLORS, Color, Components, Cost, Needs, components, places

RELICS_IN_BOX = len(components().relics)
# The box's own theme and region names are free text, but a name all the same.
Name = Annotated[str, Field(min_length=1, max_length=80)]
_PRINTED = ("tier", "color", "link", "points", "mapae", "themes", "region")


class SheetCard(Frozen):
    """A bought card: an id of the deck, printed values, or both (printed values win)."""

    id: str | None = Field(default=None, max_length=80)
    tier: int | None = Field(default=None, ge=1, le=3)
    color: Color | None = None
    linked_color: Color | None = None
    points: int | None = Field(default=None, ge=0, le=20)
    mapae: int | None = Field(default=None, ge=0, le=20)
    themes: tuple[Name, ...] | None = None
    region: str | None = Field(default=None, max_length=80)


class Player(Frozen):
    """What lies before a player; reserved cards do not belong here."""

    name: str = Field(default="", max_length=40)
    relics: int | tuple[str, ...] = 0
    cards: tuple[SheetCard, ...] = ()


class Settings(Frozen):
    """Readings that the guide leaves open."""

    link_counts_for_color_points: bool = True


class Goal(Frozen):
    """The win condition of the game: an id, its needs, or both (the needs on the sheet win)."""

    id: str | None = None
    needs: Needs | None = None


class PathTargets(Frozen):
    """Targets of the three paths as far as the sheet names them."""

    points: int | None = Field(default=None, ge=1)
    mapae: int | None = Field(default=None, ge=1)
    one_color_points: int | None = Field(default=None, ge=1)


class Sheet(Frozen):
    """The score sheet of a tourism game."""

    mode: Literal["cards", "three_paths"]
    win_condition: Goal | None = None
    targets: PathTargets = PathTargets()
    settings: Settings = Settings()
    players: tuple[Player, ...] = Field(min_length=2, max_length=4)


class Bought(Frozen):
    """A bought card with every value known."""

    id: str | None
    label: str
    tier: int
    color: Color
    linked: bool
    points: int
    mapae: int
    themes: tuple[str, ...]
    region: str


class PrintedCard(Frozen):
    """A card's printed values as the owner of a box typed them in (box value `card.<id>`)."""

    tier: int | None = Field(default=None, ge=1, le=3)
    color: Color | None = None
    link: bool | None = None
    points: int | None = Field(default=None, ge=0, le=20)
    mapae: int | None = Field(default=None, ge=0, le=20)
    themes: tuple[Name, ...] | None = None
    region: str | None = Field(default=None, max_length=80)
    cost: Cost | None = None


def bought_cards(sheet: Sheet, box: Mapping[str, Any]) -> list[list[Bought]]:
    """Every player's bought cards with their values from sheet, box or deck, in that order.

    Raises:
        SheetError: codes unknown_card, duplicate_card, link, color, missing_value, too_many.
    """
    deck, problems = components(), _relic_problems(sheet)
    seen: dict[str, str] = {}
    tables: list[list[Bought]] = []
    for seat, player in enumerate(sheet.players):
        cards: list[Bought] = []
        before = len(problems)
        for index, card in enumerate(player.cards):
            path = f"players.{seat}.cards.{index}"
            if card.id is not None and card.id in seen:
                owner = seen[card.id]
                message = f"{shown(card.id)} 카드는 이미 {owner}에게 있습니다. 카드는 한 장씩만 있습니다."
                problems.append(Problem(code="duplicate_card", path=path, message=message))
                continue
            seen[card.id or path] = player.name or f"{seat + 1}번"
            known = _known(card, box, deck, path, problems)
            if known is not None:
                cards.append(known)
        if len(problems) == before:
            problems += _link_problems(cards, seat, player)
        tables.append(cards)
    if problems:
        raise SheetError(problems)
    return tables


def relic_count(player: Player) -> int:
    """How many relics a player has."""
    return player.relics if isinstance(player.relics, int) else len(player.relics)


def _known(
    card: SheetCard, box: Mapping[str, Any], deck: Components, path: str, problems: list[Problem]
) -> Bought | None:
    values = _values(card, box, deck)
    printed = any(getattr(card, name) is not None for name in ("tier", "points", "mapae", "themes", "region"))
    if card.id is not None and not values["known"] and not printed:
        message = f"{shown(card.id)} 카드는 덱에 없습니다. 덱의 카드 이름이나 인쇄된 값을 적어 주세요."
        problems.append(Problem(code="unknown_card", path=path, message=message))
        return None
    color, code, message = _color(card, values)
    if color is None:
        problems.append(Problem(code=code, path=path, message=message))
        return None
    missing = [name for name in ("tier", "points", "mapae") if values[name] is None]
    if missing:
        message = f"카드에 적힌 값이 빠졌습니다: {', '.join(missing)}."
        problems.append(Problem(code="missing_value", path=path, message=message))
        return None
    return Bought(
        id=card.id,
        label=_label(card.id, values["tier"]),
        tier=values["tier"],
        color=color,
        linked=values["link"],
        points=values["points"],
        mapae=values["mapae"],
        themes=tuple(values["themes"] or ()),
        region=values["region"] or "",
    )


def _values(card: SheetCard, box: Mapping[str, Any], deck: Components) -> dict[str, Any]:
    """Printed values by name: the sheet wins over the box, the box over the house deck."""
    values: dict[str, Any] = dict.fromkeys(_PRINTED)
    values["known"] = False
    in_deck = deck.card(card.id) if card.id else None
    if in_deck is not None:
        place = places()[in_deck.id]
        values |= in_deck.model_dump(include={"tier", "color", "link", "points", "mapae"})
        values |= {"themes": (place.theme,), "region": place.region, "known": True}
    if card.id and f"card.{card.id}" in box:
        printed = parse_box_value(PrintedCard, f"card.{card.id}", box[f"card.{card.id}"])
        values |= printed.model_dump(exclude_none=True, exclude={"cost"}) | {"known": True}
        if printed.color is not None and printed.link is None:
            values["link"] = False
    on_sheet = {"tier", "color", "points", "mapae", "themes", "region"}
    values |= card.model_dump(exclude_none=True, include=on_sheet)
    if card.color is not None and card.linked_color is None:
        values["link"] = False
    if card.color is None and card.linked_color is not None and not values["known"]:
        values["link"] = True
    values["link"] = bool(values["link"])
    return values


def _color(card: SheetCard, values: Mapping[str, Any]) -> tuple[Color | None, str, str]:
    """The colour whose discount the card gives; else the code and the sentence of the refusal."""
    if values["link"]:
        if card.linked_color is None:
            return None, "link", "연결 카드는 연결할 색(linked_color)을 골라야 합니다."
        return card.linked_color, "", ""
    if card.linked_color is not None:
        return None, "link", "연결 카드가 아닌 카드에는 연결한 색(linked_color)을 적을 수 없습니다."
    if values["color"] is None:
        allowed = ", ".join(f"{color}({COLOR_KO[color]})" for color in COLORS)
        return None, "color", f"할인색(color)이 빠졌습니다. 쓸 수 있는 값: {allowed}."
    color: Color = values["color"]
    return color, "", ""


def _label(card_id: str | None, tier: int) -> str:
    place = places().get(card_id) if card_id else None
    return f"{place.name.ko} · {tier}단계" if place else f"{tier}단계 카드"


def _link_problems(cards: list[Bought], seat: int, player: Player) -> list[Problem]:
    own = {card.color for card in cards if not card.linked}
    return [
        Problem(
            code="link",
            path=f"players.{seat}.cards",
            message=f"{card.label}: {COLOR_KO[card.color]}색 카드가 {player.name or '이 사람'}에게 없습니다. "
            f"연결할 수 있는 색: {', '.join(COLOR_KO[color] for color in COLORS if color in own) or '없음'}.",
        )
        for card in cards
        if card.linked and card.color not in own
    ]


def _relic_problems(sheet: Sheet) -> list[Problem]:
    problems: list[Problem] = []
    names: list[str] = []
    for seat, player in enumerate(sheet.players):
        path = f"players.{seat}.relics"
        if isinstance(player.relics, int):
            if player.relics < 0:
                message = f"유물 {player.relics}장은 안 됩니다. 0장 이상이어야 합니다."
                problems.append(Problem(code="out_of_range", path=path, message=message))
            continue
        for relic in player.relics:
            if relic in names:
                message = f"{shown(relic)} 유물은 이미 다른 곳에 있습니다. 유물은 한 장씩만 있습니다."
                problems.append(Problem(code="duplicate_card", path=path, message=message))
            names.append(relic)
    total = sum(max(0, relic_count(player)) for player in sheet.players)
    if total > RELICS_IN_BOX:
        message = f"유물이 모두 {total}장입니다. 유물은 {RELICS_IN_BOX}장뿐입니다."
        problems.append(Problem(code="too_many", path="players", message=message))
    return problems
