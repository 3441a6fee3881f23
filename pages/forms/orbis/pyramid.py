"""The pyramid as a picture to tap: tiles, free places, places that may not take the tile in hand, the god."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from pages.forms.orbis.hexes import (
    FILL,
    ROW_STEP,
    WIDTH,
    WILD_FILL,
    outline,
    shape,
    tile_face,
    tile_words,
)
from pages.ui.html import escape
from rules_data.orbis.forests import forest_states
from rules_data.orbis.pyramid import PLACES, ROWS, Obstacle, Place, obstacle, tile_at
from rules_data.orbis.tiles import Pyramid

_TOP = 58.5
_CHOSEN = "var(--figure, #B5432C)"


@dataclass(frozen=True)
class View:
    """What the picture shows beside the tiles.

    Attributes:
        hand: the colour in hand ("wilderness" among them); None: nothing, then places are open to any tile.
        chosen: the place that is chosen, "god" for the god's.
        wrong: places whose tile may not lie there.
        god: the god's name and points, if there is one.
        god_points: what the god gives now, None while it is not known.
    """

    hand: str | None = None
    chosen: Place | str | None = None
    wrong: Collection[Place] = field(default_factory=frozenset)
    god: str | None = None
    god_points: int | None = None


def place_id(place: Place) -> str:
    """A place as a tap tells it."""
    return f"{place.row}.{place.slot}"


def obstacle_for(pyramid: Pyramid, place: Place, hand: str | None) -> Obstacle | None:
    """Why a free place may not take what is in hand; with nothing in hand, why no tile at all."""
    return obstacle(pyramid, place, hand if hand in FILL else None)


def pyramid_picture(pyramid: Pyramid, view: View, name: str) -> str:
    """The pyramid as SVG with parts to tap: "row.slot" for places, "god" for the god."""
    states = {state.place: state for state in forest_states(pyramid)}
    parts = []
    for place in PLACES:
        tile = tile_at(pyramid, place)
        if tile is None:
            parts.append(_free(pyramid, place, view))
        else:
            words = f"{place.label}, {tile_words(tile, states.get(place))}"
            parts.append(_part(place, tile_face(tile, states.get(place)), words, view))
    height = _TOP * 2 + ROW_STEP * len(ROWS)
    # What is chosen is drawn last, so that no neighbour covers its ring.
    return (
        f'<svg class="pj-pyramid" viewBox="0 0 {WIDTH * ROWS[0]:.0f} {height:.0f}" role="group" '
        f'aria-label="{escape(name)}의 피라미드" font-family="Pretendard, sans-serif">'
        f"{''.join(parts)}{_god(view)}{_ring(view)}</svg>"
    )


def _free(pyramid: Pyramid, place: Place, view: View) -> str:
    blocked = obstacle_for(pyramid, place, view.hand)
    if blocked:
        body = shape("var(--line)", "var(--line)", 3, 'opacity=".55"')
        return _part(place, body, f"{place.label}, 비어 있음. {blocked.reason}", view, dimmed=True)
    paint = FILL.get(view.hand or "", WILD_FILL if view.hand else "var(--soft)")
    body = shape("var(--card)", paint, 4, 'stroke-dasharray="9 8"')
    if view.hand:
        edge = "#B9AF9B" if view.hand == "white" else paint
        body = shape(paint, edge, 4, f'fill-opacity="{".75" if view.hand == "white" else ".18"}"')
    body += (
        f'<path d="M-11 0H11M0-11V11" stroke="{_plus(view.hand, paint)}" stroke-width="4" '
        f'stroke-linecap="round"/>'
    )
    return _part(place, body, f"{place.label}, 비어 있음", view)


def _plus(hand: str | None, paint: str) -> str:
    return "#22252B" if hand == "white" else "var(--ink)" if hand else paint


def _part(place: Place, body: str, words: str, view: View, dimmed: bool = False) -> str:
    x, y = _center(place.row, place.slot)
    if place in view.wrong:
        words += ", 여기 놓을 수 없습니다"
        body += f'<polygon points="{outline(48)}" fill="none" stroke="#FFF" stroke-width="9"/>'
        body += f'<polygon points="{outline(48)}" fill="none" stroke="#C8102E" stroke-width="5"/>'
    pressed = "true" if view.chosen == place else "false"
    disabled = ' aria-disabled="true"' if dimmed else ""
    return (
        f'<g data-tap="{place_id(place)}" aria-label="{escape(words)}" aria-pressed="{pressed}"{disabled} '
        f'transform="translate({x:.1f} {y:.1f})">{body}</g>'
    )


def _god(view: View) -> str:
    x, y = _center(len(ROWS), 0)
    if view.god is None:
        body = shape("#26344F", "#C8A24A", 4, 'fill-opacity=".16" stroke-dasharray="9 8"')
        body += (
            '<text y="8" text-anchor="middle" font-size="24" font-weight="650" fill="var(--ink)">신</text>'
        )
        words = "신 타일, 아직 없음"
    else:
        points = "?" if view.god_points is None else str(view.god_points)
        body = shape("#26344F", "#E9C45A", 5) + _lines(view.god, points)
        words = f"신 타일, {view.god}, {points}점"
    pressed = "true" if view.chosen == "god" else "false"
    return (
        f'<g data-tap="god" aria-label="{escape(words)}" aria-pressed="{pressed}" '
        f'transform="translate({x:.1f} {y:.1f})">{body}</g>'
    )


def _lines(name: str, points: str) -> str:
    """A god's points above its name; a long name goes on two lines."""
    first, _, second = name.partition(" ") if len(name) > 5 else (name, "", "")
    size = 15 if max(len(first), len(second)) < 6 else 12
    text = f'<text y="2" text-anchor="middle" font-size="34" font-weight="750" fill="#FFE9A8">{points}</text>'
    for y, words in ((22, first[:8]), (38, second[:8])):
        text += (
            f'<text y="{y}" text-anchor="middle" font-size="{size}" fill="#FFF">{escape(words)}</text>'
            if words
            else ""
        )
    return text


def _ring(view: View) -> str:
    if view.chosen is None:
        return ""
    row, slot = (len(ROWS), 0) if isinstance(view.chosen, str) else view.chosen
    x, y = _center(row, slot)
    return (
        f'<polygon points="{outline(54)}" fill="none" stroke="{_CHOSEN}" stroke-width="6" '
        f'stroke-linejoin="round" pointer-events="none" transform="translate({x:.1f} {y:.1f})"/>'
    )


def _center(row: int, slot: int) -> tuple[float, float]:
    """The middle of a place; the god lies above the gap of the top row."""
    return WIDTH / 2 + slot * WIDTH + row * WIDTH / 2, _TOP + (len(ROWS) - row) * ROW_STEP
