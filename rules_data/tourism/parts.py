"""Cards, relics and goals of the house deck, as what a question may ask for by name."""

from __future__ import annotations

from rules_data.asking.part import Part
from rules_data.tourism.components import COLOR_KO, Card, Cost, Relic, WinCondition, components, places
from rules_data.tourism.goals import needs_in_words


def parts() -> tuple[Part, ...]:
    """Every card, relic and goal."""
    box = components()
    return (*map(_card, box.cards), *map(_relic, box.relics), *map(_goal, box.win_conditions))


def _card(card: Card) -> Part:
    place = places()[card.id]
    color = "연결 카드" if card.color is None else f"{COLOR_KO[card.color]}색 할인 카드"
    worth = f"점수 {card.points}점, 마패 {card.mapae}개"
    return Part(
        id=f"tourism.card.{card.id}",
        title=place.name.ko,
        text=f"{card.tier}단계 {color}입니다. {worth}입니다. 비용은 {_tokens(card.cost)}입니다.",
        rule="tourism.turn.buy",
        words=(place.name.en,),
        source=card.source,
        status=card.status,
    )


def _relic(relic: Relic) -> Part:
    return Part(
        id=f"tourism.relic.{relic.id}",
        title=relic.name,
        text=f"할인이 {_tokens(relic.needs)} 있으면 얻는 유물입니다.",
        rule="tourism.turn.relic",
        words=(relic.en,),
        source=relic.source,
        status=relic.status,
    )


def _goal(goal: WinCondition) -> Part:
    kinds = {needs_in_words(needs): count for count, needs in sorted(goal.needs.items())}
    if len(kinds) == 1:
        said = f"{next(iter(kinds))} 이상이면 조건을 채웁니다."
    else:
        each = ", ".join(
            f"{count}명은 {needs_in_words(needs)}" for count, needs in sorted(goal.needs.items())
        )
        said = f"{each} 이상이면 조건을 채웁니다."
    return Part(
        id=f"tourism.goal.{goal.id}",
        title=goal.name,
        text=said,
        rule="tourism.win.condition",
        words=(goal.en,),
        source=goal.source,
        status=goal.status,
    )


def _tokens(cost: Cost) -> str:
    return (
        ", ".join(f"{COLOR_KO[color]} {number}" for color, number in cost.as_dict().items() if number)
        or "없음"
    )
