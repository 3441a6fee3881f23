"""What a tourism player has reached, and what a goal still lacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules_data.model import Frozen
from rules_data.tourism.components import COLORS, Needs, components
from rules_data.tourism.sheet import Bought

THEMES, REGIONS = len(components().themes), len(components().regions)
_LABELS: Mapping[str, str] = {
    "points": "총점",
    "mapae": "마패",
    "each_theme": f"{THEMES}개 테마마다 카드",
    "distinct_themes": "서로 다른 테마",
    "each_region": f"{REGIONS}개 권역마다 카드",
    "distinct_regions": "서로 다른 권역",
    "one_region": "한 권역의 카드",
    "tier_1": "1단계 카드",
    "tier_2": "2단계 카드",
    "tier_3": "3단계 카드",
    "one_color_points": "한 색 카드의 점수",
    "cards": "산 카드",
}
_UNITS: Mapping[str, str] = {
    "points": "점",
    "mapae": "개",
    "distinct_themes": "가지",
    "distinct_regions": "곳",
    "one_color_points": "점",
}
_ENGLISH: Mapping[str, str] = {
    "points": "{} points",
    "mapae": "{} mapae",
    "each_theme": f"{{}} of each of the {THEMES} themes",
    "distinct_themes": "{} different themes",
    "each_region": f"{{}} of each of the {REGIONS} regions",
    "distinct_regions": "{} different regions",
    "one_region": "{} cards of one region",
    "tier_1": "{} tier 1 cards",
    "tier_2": "{} tier 2 cards",
    "tier_3": "{} tier 3 cards",
    "one_color_points": "{} points on cards of one colour",
    "cards": "{} bought cards",
}


class Part(Frozen):
    """One part of a goal: how many a player has and how many are asked."""

    key: str
    label: str
    unit: str
    have: int
    want: int

    @property
    def met(self) -> bool:
        """Whether this part is reached."""
        return self.have >= self.want

    @property
    def missing(self) -> int:
        """How many are still missing."""
        return max(0, self.want - self.have)


def stats(cards: Sequence[Bought], relics: int, link_counts: bool) -> dict[str, Any]:
    """Everything that goals ask about, counted over bought cards (relics count as points only)."""
    themes = Counter(theme for card in cards for theme in set(card.themes))
    regions = Counter(card.region for card in cards if card.region)
    tiers = Counter(card.tier for card in cards)
    points = sum(card.points for card in cards) + relics
    return {
        "points": points,
        "mapae": sum(card.mapae for card in cards),
        "purchased": len(cards),
        "discounts": {color: sum(card.color == color for card in cards) for color in COLORS},
        "one_color_points": max(color_points(cards, link_counts).values()),
        "distinct_themes": len(themes),
        "distinct_regions": len(regions),
        "one_region": max(regions.values(), default=0),
        "each_theme": _nth_largest(themes, THEMES),
        "each_region": _nth_largest(regions, REGIONS),
        "tiers": {tier: tiers[tier] for tier in (1, 2, 3)},
    }


def color_points(cards: Sequence[Bought], link_counts: bool) -> dict[str, int]:
    """Points on cards of each colour; link cards count for their linked colour if `link_counts`."""
    return {
        color: sum(card.points for card in cards if card.color == color and (link_counts or not card.linked))
        for color in COLORS
    }


def goal_parts(reached: Mapping[str, Any], needs: Needs) -> list[Part]:
    """Each part of a goal with what the player has of it."""
    have = dict(reached) | {f"tier_{tier}": number for tier, number in reached["tiers"].items()}
    have["cards"] = reached["purchased"]
    return [
        Part(key=key, label=_LABELS[key], unit=_UNITS.get(key, "장"), have=have[key], want=want)
        for key, want in needs.asked().items()
    ]


def needs_in_words(needs: Needs) -> str:
    """A goal as a phrase: "8개 테마마다 카드 1장 + 총점 8점 + 마패 2개"."""
    return " + ".join(f"{_LABELS[key]} {want}{_UNITS.get(key, '장')}" for key, want in needs.asked().items())


def needs_in_english(needs: Needs) -> str:
    """A goal as an English phrase: "8 points + 2 mapae + 1 of each of the 8 themes"."""
    return " + ".join(_ENGLISH[key].format(want) for key, want in needs.asked().items())


def label_of(key: str) -> str:
    """The Korean name of a goal's key."""
    return _LABELS[key]


def _nth_largest(counts: Counter[str], size: int) -> int:
    """The smallest of `size` groups; 0 while one of them is empty."""
    largest = sorted(counts.values(), reverse=True)
    return largest[size - 1] if len(largest) >= size else 0
