"""The laid-out table of Orbis, drawn from its set-up figures."""

from __future__ import annotations

from pages.forms.orbis.hexes import FILL, WILD_FILL, outline, shape
from rules_data import SetupGuide

_WIDTH, _HEIGHT = 360, 250
_SAMPLE = ("yellow", "green", "blue", "red", "white", "yellow", "blue", "green", "red")


def table_picture(guide: SetupGuide) -> str:
    """The table as SVG: the display, the stacks of the three ages, gods and temple tokens."""
    side, gods = guide.value("display_side"), guide.value("gods")
    tokens, stacks = sorted(guide.value("temple_tokens"), reverse=True), guide.value("left_by_age")
    listed = ", ".join(map(str, tokens))
    left = list(stacks)
    left[0] -= guide.value("display")
    words = (
        f"{guide.players}명의 테이블. 섬 타일 {side}개씩 {side}줄, 신 타일 {gods}개, "
        f"사원 토큰 {listed}, 시대별 더미 {', '.join(map(str, left))}개."
    )
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{words}" '
        f'font-family="Pretendard, sans-serif">'
        f"{_display(side)}{_gods(gods)}{_tokens(tokens)}{_stacks(left)}</svg>"
    )


def _display(side: int) -> str:
    tiles = "".join(
        f'<g transform="translate({34 + column * 50} {40 + row * 56}) scale(.44)">'
        f"{_hex(_SAMPLE[(row * side + column) % len(_SAMPLE)])}</g>"
        for row in range(side)
        for column in range(side)
    )
    return tiles + _label(84, 196, f"섬 타일 {side}×{side}")


def _hex(color: str) -> str:
    return shape(FILL[color], "#B9AF9B" if color == "white" else FILL[color])


def _gods(count: int) -> str:
    pitch = min(36, 150 / count)
    left = 266 - pitch * count / 2 + pitch / 2
    tiles = "".join(
        f'<g transform="translate({left + index * pitch:.1f} 36) scale(.34)">'
        f"{shape('#26344F', '#E9C45A', 6)}"
        '<text y="12" text-anchor="middle" font-size="36" fill="#FFE9A8">신</text></g>'
        for index in range(count)
    )
    return tiles + _label(266, 76, f"신 타일 {count}개")


def _tokens(tokens: list[int]) -> str:
    left = 266 - 40 * len(tokens) / 2 + 20
    circles = "".join(
        f'<circle cx="{left + index * 40:.0f}" cy="116" r="17" fill="#F1EDE4" stroke="#B9AF9B"/>'
        f'<text x="{left + index * 40:.0f}" y="122" text-anchor="middle" font-size="16" font-weight="700" '
        f'fill="#22252B">{points}</text>'
        for index, points in enumerate(tokens)
    )
    return circles + _label(266, 152, "사원 토큰")


def _stacks(left: list[int]) -> str:
    piles = "".join(
        f'<g transform="translate({206 + index * 60} 196)">'
        + "".join(
            f'<polygon points="{outline(24)}" fill="{WILD_FILL}" stroke="#FFFFFF" stroke-width="1.5" '
            f'transform="translate(0 {-3 * layer})"/>'
            for layer in range(3)
        )
        + f'<text y="-1" text-anchor="middle" font-size="15" font-weight="700" fill="#FFF">{count}</text></g>'
        + _label(206 + index * 60, 238, f"{index + 1}시대")
        for index, count in enumerate(left)
    )
    return piles


def _label(x: float, y: float, text: str) -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="middle" font-size="12.5" fill="currentColor">'
        f"{text}</text>"
    )
