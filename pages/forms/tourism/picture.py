"""The laid-out table of the tourism game, drawn from its set-up figures."""

from __future__ import annotations

from collections.abc import Mapping

from pages.ui.tokens import token_svg
from rules_data import SetupGuide
from rules_data.korean import with_particle
from rules_data.model import Language
from rules_data.tourism.components import COLOR_KO, COLORS

_TIER_FILL = ("#5C9E6B", "#C8963E", "#2B3A55")
_WIDTH = 360
_WORDS: Mapping[Language, Mapping[str, str]] = {
    "ko": {
        "table": "{players}명의 테이블. 단계마다 펼친 카드 {cards}장, 유물 {relics}장, "
        "색마다 토큰 {tokens}개, {jokers} 놓여 있습니다.",
        "relic": "유물",
        "tier": "{}단계",
        "deck": "{}장",
        "joker": "조커",
    },
    "en": {
        "table": "The table for {players} players: {cards} face-up cards in each tier, {relics} relics, "
        "{tokens} tokens of each colour and {jokers} jokers.",
        "relic": "relic",
        "tier": "tier {}",
        "deck": "{}",
        "joker": "joker",
    },
}


def table_picture(guide: SetupGuide) -> str:
    """The table as SVG: three rows of cards with their decks, relics above, the bank below."""
    open_cards, relics = guide.value("face_up_per_tier"), guide.value("relics_revealed")
    tokens, jokers = guide.value("tokens_per_color"), guide.value("jokers")
    words, now = _WORDS[guide.language], guide.language
    told = words["table"].format(
        players=guide.players,
        cards=open_cards,
        relics=relics,
        tokens=tokens,
        jokers=jokers if now == "en" else with_particle(f"조커 {jokers}개", "이"),
    )
    rows = "".join(
        _tier_row(tier, guide.value("tier_cards")[tier - 1], open_cards, words) for tier in (3, 2, 1)
    )
    return (
        f'<svg viewBox="0 0 {_WIDTH} 330" role="img" aria-label="{told}" lang="{now}" '
        f'font-family="Pretendard, sans-serif">'
        f"{_relics(relics, words)}{rows}{_bank(tokens, jokers, words, now)}</svg>"
    )


def _relics(count: int, words: Mapping[str, str]) -> str:
    pitch = 46
    left = (_WIDTH - pitch * count) / 2
    tiles = "".join(
        f'<g transform="translate({left + index * pitch:.0f} 8)">'
        f'<rect x="4" width="38" height="38" rx="6" fill="#F1E7D3" stroke="#C8963E"/>'
        f'<text x="23" y="24" text-anchor="middle" font-size="12" fill="#7A5A36">{words["relic"]}</text></g>'
        for index in range(count)
    )
    return f"<g>{tiles}</g>"


def _tier_row(tier: int, deck: int, open_cards: int, words: Mapping[str, str]) -> str:
    top = 60 + (3 - tier) * 70
    pitch = min(58, (_WIDTH - 84) / open_cards)
    fill = _TIER_FILL[tier - 1]
    cards = "".join(
        f'<rect x="{80 + index * pitch:.0f}" y="{top}" width="{pitch - 8:.0f}" height="60" rx="6" '
        f'fill="#FFFDF7" stroke="{fill}" stroke-width="1.5"/>'
        f'<rect x="{85 + index * pitch:.0f}" y="{top + 15}" width="{pitch - 18:.0f}" height="24" rx="3" '
        f'fill="{fill}" opacity=".28"/>'
        for index in range(open_cards)
    )
    return (
        f'<rect x="22" y="{top + 4}" width="44" height="60" rx="6" fill="{fill}" opacity=".45"/>'
        f'<rect x="18" y="{top}" width="44" height="60" rx="6" fill="{fill}"/>'
        f'<text x="40" y="{top + 27}" text-anchor="middle" font-size="13" fill="#fff">'
        f"{words['tier'].format(tier)}</text>"
        f'<text x="40" y="{top + 45}" text-anchor="middle" font-size="12" fill="#fff">'
        f"{words['deck'].format(deck)}</text>{cards}"
    )


def _bank(tokens: int, jokers: int, words: Mapping[str, str], now: Language) -> str:
    pitch = (_WIDTH - 24) / (len(COLORS) + 1)
    chips = ""
    for index, (color, number) in enumerate([*((color, tokens) for color in COLORS), ("joker", jokers)]):
        x = 12 + index * pitch + pitch / 2 - 16
        nested = token_svg(color, number, now).replace(
            "<svg ", f'<svg x="{x:.0f}" y="274" width="34" height="34" ', 1
        )
        chips += nested
        label = words["joker"] if color == "joker" else color if now == "en" else COLOR_KO[color]
        where = f'x="{x + 17:.0f}" y="324" text-anchor="middle" font-size="12" fill="currentColor"'
        chips += f"<text {where}>{label}</text>"
    return f"<g>{chips}</g>"
