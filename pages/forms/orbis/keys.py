"""Keys to tap in a panel: colours, kinds, tiles once entered, numbers."""

from __future__ import annotations

from collections.abc import Iterable

from pages.forms.orbis.hexes import small, swatch, tile_face, tile_words
from pages.forms.orbis.saying import said
from pages.ui.html import escape
from rules_data.orbis.components import COLORS, color_name, kind_name
from rules_data.orbis.tiles import Tile

PAD = 20


def color_keys(
    chosen: str | None, blocked: dict[str, str], wilderness: bool = True, prefix: str = "color"
) -> str:
    """The colours (and the wilderness) as hexagons with their words.

    Args:
        chosen: the colour that is chosen.
        blocked: why a colour may not be taken, by colour.
        wilderness: whether the wilderness is among them.
        prefix: what a tap tells before the colour.
    """
    ids = [*COLORS, "wilderness"] if wilderness else list(COLORS)
    keys = ""
    for color in ids:
        word = kind_name(color) if color == "wilderness" else color_name(color)
        reason = blocked.get(color, "")
        picture = swatch(None if color == "wilderness" else color)
        keys += (
            f'<button type="button" class="pj-hexkey" data-tap="{prefix}:{color}" '
            f'aria-label="{escape(f"{word}. {reason}" if reason else word)}" '
            f'aria-pressed="{str(color == chosen).lower()}" aria-disabled="{str(bool(reason)).lower()}">'
            f"{picture}<span>{word}</span></button>"
        )
    return f'<div class="pj-hexkeys" style="--columns:{len(ids)}">{keys}</div>'


def tile_keys(tiles: Iterable[tuple[str, Tile]], columns: int = 6) -> str:
    """Tiles once entered, each a hexagon; a tap tells "tile:" and the id given with it."""
    keys = "".join(
        f'<button type="button" class="pj-hexkey" data-tap="tile:{escape(name)}" '
        f'aria-label="{escape(tile_words(tile))}">{small(tile_face(tile))}</button>'
        for name, tile in tiles
    )
    return f'<div class="pj-hexkeys" style="--columns:{columns}">{keys}</div>' if keys else ""


def number_keys(prefix: str, unit: str, low: int = 0, high: int = PAD, more: bool = False) -> str:
    """Numbers from low up to (not with) high; with `more` a key that asks for a larger one."""
    numbers = [(f"{prefix}:{number}", str(number), f"{number}{unit}") for number in range(low, high)]
    if more:
        numbers.append(("more", f"{high}+", f"{high}{unit} 이상"))
    return choice_keys(numbers, columns=min(7, len(numbers)))


def choice_keys(choices: Iterable[tuple[str, str, str]], columns: int, chosen: str | None = None) -> str:
    """Plain keys side by side: the id that a tap tells, the word on the key, the words read aloud."""
    keys = "".join(
        f'<button type="button" class="pj-key" data-tap="{escape(name)}" aria-label="{escape(words)}" '
        f'aria-pressed="{str(name == chosen).lower()}">{escape(shown)}</button>'
        for name, shown, words in choices
    )
    return f'<div class="pj-keys" style="--columns:{columns}">{keys}</div>'


def head(text: str, cancel: bool = True) -> str:
    """The line above a panel: what is asked, or why the last tap was not possible; and the way out of it."""
    key = '<button type="button" class="pj-key quiet" data-tap="act:cancel">그만두기</button>'
    told = said()
    style = "pj-ask told" if told else "pj-ask"
    line = f'<p class="{style}" role="status">{escape(told or text)}</p>'
    return f'<div class="pj-askrow">{line}{key if cancel else ""}</div>'


def title(text: str) -> str:
    """What is asked, above the keys."""
    return f'<p class="pj-ask">{escape(text)}</p>'


def hint(text: str) -> str:
    """A small line below."""
    return f'<p class="pj-sub">{escape(text)}</p>' if text else ""
