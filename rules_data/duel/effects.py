"""Says in one or more short Korean sentences what a card, token or god does, from its printed figures."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.duel.cities import counted_words
from rules_data.duel.components import Building, Cost, Count, Item, Wonder, components, effect_words
from rules_data.duel.figures import number, numbers
from rules_data.korean import particle, with_particle


def effect_text(item: Item) -> str:
    """The whole effect of an item in Korean sentences."""
    sentences = [*_production(item), *_now(item)]
    if words := effect_words(item):
        sentences.append(words)
    sentences += _at_end(item)
    return " ".join(sentences)


def cost_text(cost: Cost) -> str:
    """A cost in words: "주화 2, 나무 1, 유리 1"; "없음" where nothing is asked."""
    parts = [f"주화 {cost.coins}"] if cost.coins else []
    parts += [f"{components().words[name]} {units}" for name, units in cost.resources().items()]
    return ", ".join(parts) or "없음"


def chain_text(building: Building) -> str:
    """Both ends of a building's chain in words; empty where it has none."""
    parts = []
    if building.needs:
        giver = next(card for card in components().buildings if card.gives == building.needs)
        parts.append(f"{with_particle(giver.ko, '이')} 있으면 공짜로 짓습니다.")
    if building.mythology:
        parts.append(f"{components().words[building.mythology]} 신화 토큰이 있으면 공짜로 짓습니다.")
    if building.gives:
        freed = next(card for card in components().buildings if card.needs == building.gives)
        parts.append(f"이 카드가 있으면 {with_particle(freed.ko, '을')} 공짜로 짓습니다.")
    return " ".join(parts)


def _production(item: Item) -> list[str]:
    words, sentences = components().words, []
    if isinstance(item, Building):
        sentences += [
            f"{with_particle(words[name], '을')} {units}개 만듭니다." for name, units in item.makes.items()
        ]
        if item.cheap:
            names = with_particle(_or([words[name] for name in item.cheap]), "을")
            sentences.append(f"{names} 살 때 하나에 주화 {number('trade_cheap')}개만 냅니다.")
    if isinstance(item, Building | Wonder) and item.one_of:
        names = _or([words[name] for name in item.one_of])
        sentences.append(f"{names} 가운데 하나를 만듭니다. 상대의 거래값은 올리지 않습니다.")
    return sentences


def _now(item: Item) -> list[str]:
    sentences = []
    if item.coins:
        sentences.append(f"바로 주화 {item.coins}개를 받습니다.")
    if isinstance(item, Building) and item.income:
        sentences.append(f"바로 {_each(item.income)} 주화 {item.income.each}개를 받습니다.")
    if isinstance(item, Wonder) and item.opponent_loses:
        sentences.append(f"상대는 주화 {item.opponent_loses}개를 잃습니다.")
    if item.shields:
        sentences.append(f"군사 경쟁 말을 상대 수도 쪽으로 {item.shields}칸 옮깁니다.")
    if item.symbol and not item.text:
        sentences.append(f"과학 상징은 {components().words[item.symbol]}입니다.")
    if isinstance(item, Wonder) and item.again:
        sentences.append("한 차례를 더 합니다.")
    return sentences


def _at_end(item: Item) -> list[str]:
    sentences = []
    if item.vp:
        sentences.append(f"승점 {item.vp}점입니다.")
    if isinstance(item, Building) and item.end:
        sentences.append(f"게임이 끝나면 {_each(item.end)} 승점 {item.end.each}점을 얻습니다.")
    if isinstance(item, Building) and item.mythology:
        one, two, three = numbers("temple_points")
        sentences.append(
            f"게임이 끝날 때 지은 대신전이 하나면 {one}점, 둘이면 {two}점, 셋이면 {three}점입니다."
        )
    return sentences


def _each(rule: Count) -> str:
    where = "두 도시 가운데 많은 쪽의" if rule.city == "larger" else "내 도시의"
    if rule.per == ("coin_sets",):
        return f"두 사람 가운데 주화가 많은 쪽의 주화 {number('coins_per_point')}개마다"
    return f"{where} {counted_words(rule)} 하나마다"


def _or(words: Sequence[str]) -> str:
    """Words as a choice: "유리나 파피루스", "흙, 돌이나 나무"."""
    head = ", ".join(words[:-1])
    if not head:
        return words[-1]
    return f"{head}{'이나' if particle(head, '이') == '이' else '나'} {words[-1]}"
