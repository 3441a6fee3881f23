"""Token chips: each colour with its shape and its word, never colour alone."""

from __future__ import annotations

from rules_data.model import Language
from rules_data.tourism.components import COLOR_KO

HEX = {"white": "#F5F5F5", "blue": "#0072B2", "green": "#44BB99", "red": "#CC3311", "black": "#222222"}
_SHAPES = {
    "white": '<circle r="9"/>',
    "blue": '<path d="M0-10 9 0 0 10-9 0Z"/>',
    "green": '<path d="M-8-8h16v16h-16Z"/>',
    "red": '<path d="M0-10 9.5 7h-19Z"/>',
    "black": '<path d="M-9-5 0-10 9-5v10L0 10-9 5Z"/>',
}
JOKER_HEX = "#C8963E"


def token_svg(color: str, text: str | int | None = None, language: Language = "ko") -> str:
    """A token as a small picture: a colour of the bank or "joker", with a number or its word on it."""
    word = _word(color, language)
    shown = word if text is None else str(text)
    fill = JOKER_HEX if color == "joker" else HEX[color]
    ink = "#111" if color in {"white", "green", "joker"} else "#fff"
    border = 'stroke="#857c69" stroke-width="1.4"' if color in {"white", "joker"} else ""
    size = 14 if len(shown) < 2 else 11
    return (
        f'<svg viewBox="-17 -17 34 34" role="img" aria-label="{word} {shown if text is not None else ""}">'
        f'<circle r="16" fill="{fill}" {border}/>'
        f'<g fill="none" stroke="{ink}" stroke-width="1.6" opacity=".5" transform="scale(1.25)">'
        f"{_SHAPES.get(color, '')}</g>"
        f'<text y="5" text-anchor="middle" font-size="{size}" font-weight="700" fill="{ink}">'
        f"{shown}</text></svg>"
    )


def chips(numbers: dict[str, int], unit: str = "", skip_zero: bool = True, language: Language = "ko") -> str:
    """Tokens side by side with their numbers: 백 3 · 청 2."""
    shown = {color: number for color, number in numbers.items() if number or not skip_zero}
    return "".join(
        f'<span class="pj-chip">{token_svg(color, language=language)} {number}{unit}</span>'
        for color, number in shown.items()
    )


def _word(color: str, language: Language) -> str:
    if language == "en":
        return color
    return "조커" if color == "joker" else COLOR_KO[color]
