"""The laid-out table of the tourism game, drawn from its set-up figures."""

from __future__ import annotations

from pages.ui.tokens import token_svg
from rules_data import SetupGuide
from rules_data.korean import with_particle
from rules_data.tourism.components import COLORS

_TIER_FILL = ("#5C9E6B", "#C8963E", "#2B3A55")
_WIDTH = 360


def table_picture(guide: SetupGuide) -> str:
    """The table as SVG: three rows of cards with their decks, relics above, the bank below."""
    open_cards, relics = guide.value("face_up_per_tier"), guide.value("relics_revealed")
    tokens, jokers = guide.value("tokens_per_color"), guide.value("jokers")
    words = (
        f"{guide.players}명의 테이블. 단계마다 펼친 카드 {open_cards}장, 유물 {relics}장, "
        f"색마다 토큰 {tokens}개, {with_particle(f'조커 {jokers}개', '이')} 놓여 있습니다."
    )
    rows = "".join(_tier_row(tier, guide.value("tier_cards")[tier - 1], open_cards) for tier in (3, 2, 1))
    return (
        f'<svg viewBox="0 0 {_WIDTH} 330" role="img" aria-label="{words}" '
        f'font-family="Pretendard, sans-serif">'
        f"{_relics(relics)}{rows}{_bank(tokens, jokers)}</svg>"
    )


def _relics(count: int) -> str:
    pitch = 46
    left = (_WIDTH - pitch * count) / 2
    tiles = "".join(
        f'<g transform="translate({left + index * pitch:.0f} 8)">'
        f'<rect x="4" width="38" height="38" rx="6" fill="#F1E7D3" stroke="#C8963E"/>'
        f'<text x="23" y="24" text-anchor="middle" font-size="12" fill="#7A5A36">유물</text></g>'
        for index in range(count)
    )
    return f"<g>{tiles}</g>"


def _tier_row(tier: int, deck: int, open_cards: int) -> str:
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
        f'<text x="40" y="{top + 27}" text-anchor="middle" font-size="13" fill="#fff">{tier}단계</text>'
        f'<text x="40" y="{top + 45}" text-anchor="middle" font-size="12" fill="#fff">{deck}장</text>{cards}'
    )


def _bank(tokens: int, jokers: int) -> str:
    pitch = (_WIDTH - 24) / (len(COLORS) + 1)
    chips = ""
    for index, (color, number) in enumerate([*((color, tokens) for color in COLORS), ("joker", jokers)]):
        x = 12 + index * pitch + pitch / 2 - 16
        nested = token_svg(color, number).replace(
            "<svg ", f'<svg x="{x:.0f}" y="274" width="34" height="34" ', 1
        )
        chips += nested
        label = "조커" if color == "joker" else dict(zip(COLORS, "백청녹적흑", strict=True))[color]
        where = f'x="{x + 17:.0f}" y="324" text-anchor="middle" font-size="12" fill="currentColor"'
        chips += f"<text {where}>{label}</text>"
    return f"<g>{chips}</g>"
