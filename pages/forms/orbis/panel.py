"""The panel below the pyramid: what to enter next, always one question at a time."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.forms.orbis.draft import (
    WILD,
    as_sheet_tile,
    chosen_place,
    draft_of,
    kinds_of,
    next_field,
    parsed,
)
from pages.forms.orbis.hexes import small, tile_face, tile_words
from pages.forms.orbis.keys import choice_keys, color_keys, head, hint, number_keys, tile_keys, title
from pages.forms.orbis.offers import offers, readable_tiles
from pages.forms.orbis.taps import blocked_colors, tap_panel
from pages.forms.orbis.whatif import in_words
from pages.forms.orbis.world import pyramid_of
from pages.ui.html import escape
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data import PlayerResult
from rules_data.korean import with_particle
from rules_data.orbis.components import COLORS, color_name, components, kind_name
from rules_data.orbis.forests import forest_states
from rules_data.orbis.pyramid import PLACES, Place, tile_at, tiles_of
from rules_data.orbis.tiles import Irrigation, Tile, Village, Volcano

# What fits on a phone without scrolling.
_FEW, _FEW_POINTS = 12, 13
_QUESTIONS = {
    "active": "점수가 살아 있나요?",
    "wanted": "숲에 어떤 색이 그려져 있나요?",
    "count": "몇 개가 맞닿아야 하나요?",
    "cp": "적힌 점수는 몇 점인가요?",
    "icons": "사원 아이콘은 몇 개인가요?",
    "mystic": "적힌 수는 얼마인가요? (신비 수 · 판지기가 붙인 이름)",
}
_UNITS = {"count": "개", "cp": "점", "icons": "개", "mystic": ""}
_MOST = {"cp": 50, "icons": 999, "mystic": 999}
_COUNTS = range(1, 7)


def panel(table: Table, seat: int, player: PlayerResult | None) -> None:
    """Shows the next question, or what can be done with the tile that was tapped.

    Args:
        table: the table in use.
        seat: whose pyramid.
        player: the player's result as it stands, None where the sheet is refused.
    """
    draft = draft_of(table, seat)
    place = chosen_place(draft)
    laid = tile_at(pyramid_of(table, seat), place) if place else None
    values: dict[str, Any] = draft.get("tile") or {}
    if place and laid is not None and not draft.get("edit"):
        markup = _about(table, seat, place, laid, player)
    elif values:
        markup = _enter(table, seat, place, values, bool(draft.get("more")))
    else:
        markup = _begin(table, seat, place)
    tap_picture(markup, key=f"orbis-panel-{seat}", on_tap=lambda tap: tap_panel(table, seat, tap))
    if draft.get("more") and values:
        _large_number(table, seat, values)


def _begin(table: Table, seat: int, place: Place | None) -> str:
    """Nothing is in hand: a colour, or a tile once entered."""
    blocked = blocked_colors(table, seat, place)
    box = table.box()
    faults = "".join(hint(fault) for fault in readable_tiles(box)[1])
    if place is None:
        if len(tiles_of(pyramid_of(table, seat))) == len(PLACES):
            return head("다 채웠습니다. 고칠 타일을 누르세요.", cancel=False) + faults
        return head("놓을 자리를 누르거나, 색을 먼저 고르세요.", cancel=False) + color_keys(None, {}) + faults
    open_colors = {color for color in COLORS if color not in blocked}
    keys = color_keys(None, blocked) + tile_keys(offers(box, open_colors)[:_FEW])
    return head(f"{place.label}에 놓을 타일은?") + keys + faults


def _enter(table: Table, seat: int, place: Place | None, values: dict[str, Any], more: bool) -> str:
    """A colour is in hand: which tile of that colour, until all is known."""
    tile = as_sheet_tile(values)
    if tile is not None:
        return head(f"{tile_words(parsed(tile))} · 놓을 자리를 누르세요.")
    field = next_field(values)
    if set(values) != {"kind", "color"}:
        return head(_where(place) + _QUESTIONS[field]) + ("" if more else _answers(field))
    name = with_particle(color_name(values["color"]), "은")
    markup = head(f"{_where(place)}{name} 어떤 타일인가요?")
    markup += hint(in_words(table, seat, place, values["color"])) if place else ""
    markup += tile_keys(offers(table.box(), {values["color"]}))
    if values["kind"] == "plain":
        answers = number_keys("cp", "점", 0, _FEW_POINTS, more=True)
    else:
        answers = title(_QUESTIONS[field]) + _answers(field)
    return markup + _kinds(values) + ("" if more else answers) + hint(_kind_text(values))


def _answers(field: str) -> str:
    if field == "active":
        choices = [("active:1", "살아 있음", "살아 있음"), ("active:0", "꺼짐 · 0점", "꺼짐, 0점")]
        return choice_keys(choices, columns=2)
    if field == "wanted":
        return color_keys(None, {}, wilderness=False, prefix="wanted")
    if field == "count":
        return number_keys("count", "개", _COUNTS.start, _COUNTS.stop)
    return number_keys(field, _UNITS[field], more=True)


def _kinds(values: dict[str, Any]) -> str:
    kinds = kinds_of(values["color"])
    choices = [(f"kind:{kind}", kind_name(kind), kind_name(kind)) for kind in kinds]
    return choice_keys(choices, columns=len(kinds), chosen=f"kind:{values['kind']}")


def _about(table: Table, seat: int, place: Place, tile: Tile, player: PlayerResult | None) -> str:
    """A tile that lies there: what it gives and why, and what can be changed."""
    forests = {state.place: state for state in forest_states(pyramid_of(table, seat))}
    forest = forests.get(place)
    reason = ""
    if player:
        label = f"{kind_name(tile.kind)} · {place.label}"
        line = next((line for line in player.lines if line.label == label), None)
        reason = f"{line.points:+d}점 · {line.why}" if line else "점수가 없는 타일입니다."
    choices = [("act:replace", "바꾸기", "다른 타일로 바꾸기")]
    if isinstance(tile, Village | Volcano | Irrigation):
        words = "끄기" if tile.active else "살리기"
        choices.append(("act:switch", words, f"점수 {words}"))
    if tile.kind != WILD:
        choices.append(("act:wild", "황무지로", "황무지로 뒤집기"))
    choices.append(("act:remove", "빼기", "타일 빼기"))
    return (
        head(f"{place.label} · {tile_words(tile, forest)}")
        + f'<div class="pj-tileline">{small(tile_face(tile, forest))}<p>{escape(reason)}</p></div>'
        + choice_keys(choices, columns=len(choices))
    )


def _large_number(table: Table, seat: int, values: dict[str, Any]) -> None:
    """A number beyond the keys, typed."""
    field = next_field(values)
    if field not in _MOST:
        return
    with st.form(f"orbis-large-{seat}", border=False):
        number = st.number_input(
            _QUESTIONS[field], min_value=0, max_value=_MOST[field], value=_FEW_POINTS, step=1
        )
        if st.form_submit_button("이 수로 놓기", type="primary", width="stretch"):
            tap_panel(table, seat, f"{field}:{int(number)}")
            st.rerun()


def _where(place: Place | None) -> str:
    return f"{place.label} · " if place else ""


def _kind_text(values: dict[str, Any]) -> str:
    return "" if values["kind"] == "plain" else components().kind(values["kind"]).text
