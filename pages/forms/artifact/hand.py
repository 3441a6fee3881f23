"""Turn helper: the cards in hand by taps, which exhibitions they open, and which card comes back."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.forms.artifact.entries import entry, has_research, has_roles, jot, printed_number, sites, taken
from pages.forms.artifact.marks import FITTED, REGION_FILL, region_mark, type_mark
from pages.ui.html import card, escape, rows, show
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.artifact.components import (
    components,
    figure_value,
    region_name,
    tiles_in_play,
)
from rules_data.artifact.turn import HandCard, Opening, TurnError, exhibition, solo_cards
from rules_data.artifact.turn import exhibitions as openings

_WIDTH, _LEFT, _HEAD, _ROW = 326, 48, 36, 48
_SPECIAL = {"fragment": "조각", "solo": "단독"}
_NEAREST = 6


def exhibitions(table: Table) -> None:
    """Cards in hand, then what they open, nearest first."""
    show('<p class="pj-sub">손에 있는 카드를 누르세요. 아래에서 누르면 뺍니다.</p>')
    tap_picture(grid_markup(table), key="artifact-grid", on_tap=lambda kind: added(table, kind))
    hand = hand_cards(table)
    if hand:
        tap_picture(_hand_markup(hand), key="artifact-hand", on_tap=lambda place: _removed(table, place))
    paris, new_york = _role(table, "paris", "파리"), _role(table, "new_york", "뉴욕")
    if not hand:
        return
    gone = {tile.id for tile in taken(table)}
    tiles = [tile for tile in tiles_in_play(sites(table)) if tile.id not in gone]
    found = openings(hand, tiles, paris, new_york)
    for opening in [one for one in found if one.openable]:
        _openable(table, hand, opening, paris, new_york)
    if solo := solo_cards(hand):
        count = figure_value("solo_points")
        show(
            card(
                f"<p><b>단독 전시회 {len(solo)}장</b>은 저마다 혼자 열 수 있습니다. 명성 {count}점입니다.</p>"
            )
        )
    _nearest([one for one in found if not one.openable])
    st.caption("점수표에서 누른 전시회는 이미 나간 것으로 봅니다.")


def hand_cards(table: Table) -> list[HandCard]:
    """The hand as the engine takes it."""
    return [
        HandCard.model_validate(_as_card(kind))
        for kind in entry(table, "hand", [])
        if kind.split(":")[0] in sites(table)
    ]


def added(table: Table, kind: str) -> None:
    """Adds a card "region:type" as long as the box holds another one."""
    hand = list(entry(table, "hand", []))
    if kind in _kinds(table) and hand.count(kind) < _in_box(kind):
        jot(table, hand=[*hand, kind])


def grid_markup(table: Table) -> str:
    """Regions side by side, types and special cards below each other, as SVG."""
    hand, here = entry(table, "hand", []), sites(table)
    pitch = (_WIDTH - _LEFT) / len(here)
    body = "".join(
        f'<g transform="translate({_LEFT + (column + 0.5) * pitch:g} 16)">{region_mark(region)}</g>'
        for column, region in enumerate(here)
    )
    lines = _lines(table)
    for row, name in enumerate(lines):
        top = _HEAD + row * _ROW
        body += f'<g transform="translate(22 {top + _ROW / 2:g})">{_line_mark(name)}</g>'
        for column, region in enumerate(here):
            kind = f"{region}:{name}"
            left = _LEFT + column * pitch
            body += _grid_cell(kind, left, top, pitch, hand.count(kind))
    height = _HEAD + len(lines) * _ROW
    frame = f'viewBox="0 0 {_WIDTH} {height}" style="{FITTED}" role="group" aria-label="유물 카드"'
    return f"<svg {frame}>{body}</svg>"


def _lines(table: Table) -> list[str]:
    types = [kind.id for kind in components().types]
    return types + (list(_SPECIAL) if has_research(table) else [])


def _kinds(table: Table) -> set[str]:
    return {f"{region}:{name}" for region in sites(table) for name in _lines(table)}


def _line_mark(name: str) -> str:
    if name not in _SPECIAL:
        return type_mark(name)
    words = _SPECIAL[name]
    return (
        f'<text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="var(--ink)">{words}</text>'
    )


def _in_box(kind: str) -> int:
    name = kind.split(":")[1]
    special = {item.id: item.per_region for item in components().special_cards}
    return special.get(name, components().cards_per_type)


def _as_card(kind: str) -> dict[str, Any]:
    region, name = kind.split(":")
    return {"region": region} | ({"kind": name} if name in _SPECIAL else {"type": name})


def _words(one: HandCard) -> str:
    if one.kind != "normal":
        special = next(item.name for item in components().special_cards if item.id == one.kind)
        return f"{region_name(one.region)} {special}"
    name = next(kind.name for kind in components().types if kind.id == one.type)
    return f"{region_name(one.region)} {name}"


def _grid_cell(kind: str, left: float, top: float, pitch: float, count: int) -> str:
    region = kind.split(":", maxsplit=1)[0]
    words = _words(HandCard.model_validate(_as_card(kind)))
    border, width = ("var(--sure)", 3) if count else ("var(--line)", 1.5)
    fill = REGION_FILL[region] if count else "var(--soft)"
    return (
        f'<g transform="translate({left:g} {top})" data-tap="{kind}" '
        f'aria-label="{escape(words)}, 손에 {count}장"><rect x="2" y="2" width="{pitch - 4:g}" '
        f'height="{_ROW - 4}" rx="9" fill="var(--card)" stroke="{border}" stroke-width="{width}"/>'
        f'<text x="{pitch / 2:g}" y="31" text-anchor="middle" font-size="19" font-weight="700" fill="{fill}">'
        f"{count or '+'}</text></g>"
    )


def _hand_markup(hand: list[HandCard]) -> str:
    buttons = "".join(
        f'<button data-tap="{place}" aria-label="{escape(_words(one))} 빼기">{escape(_words(one))} ×</button>'
        for place, one in enumerate(hand)
    )
    return f'<div class="pj-hand">{buttons}</div>'


def _removed(table: Table, place: str) -> None:
    """Takes a card out of the hand; places count the cards of the sites in play."""
    shown = [kind for kind in entry(table, "hand", []) if kind.split(":")[0] in sites(table)]
    if place.isdecimal() and int(place) < len(shown):
        jot(table, hand=shown[: int(place)] + shown[int(place) + 1 :])


def _role(table: Table, role: str, name: str) -> bool:
    if not has_roles(table):
        return False
    on = bool(entry(table, role, False))
    st.toggle(
        f"{name}{'을' if role == 'new_york' else '를'} 맡고 있습니다",
        value=on,
        key=f"artifact-{role}-{on}",
        on_change=lambda: jot(table, **{role: not on}),
    )
    return on


def _openable(table: Table, hand: list[HandCard], opening: Opening, paris: bool, new_york: bool) -> None:
    tile = next(tile for tile in components().tiles if tile.id == opening.tile)
    prestige = printed_number(table, f"tile.{tile.id}.prestige")
    worth = f" · 명성 {prestige}점" if prestige is not None else ""
    with st.expander(f"열 수 있음 · {opening.label}{worth}", icon=":material/museum:"):
        chosen = _keep(hand, opening)
        try:
            shown = exhibition(hand, tile, chosen, paris, new_york) if chosen else opening
        except TurnError as error:
            st.warning(str(error))
            return
        show(rows(_how(hand, shown)))


def _keep(hand: list[HandCard], opening: Opening) -> list[int]:
    """The cards that shall come back, where there is a choice; none: as suggested."""
    if len(opening.may_return) < 2:
        return []
    return list(
        st.pills(
            "돌려받을 카드",
            opening.may_return,
            selection_mode="multi",
            default=list(opening.back),
            format_func=lambda place: _words(hand[place]),
            key=f"artifact-back-{opening.tile}-{len(hand)}",
        )
    )


def _how(hand: list[HandCard], opening: Opening) -> list[tuple[str, str, str]]:
    def named(places: tuple[int, ...]) -> str:
        return ", ".join(_words(hand[place]) for place in places) or "없음"

    lines = [("보일 카드", named(opening.shown), f"{len(opening.shown)}장")]
    if opening.fragments:
        lines.append(("유물 조각", "돌아오지 않습니다.", f"{len(opening.fragments)}장"))
    if opening.joker is not None:
        lines.append(("뉴욕의 조커", named((opening.joker,)), "1장"))
    lines.append(("손으로 돌아올 카드", named(opening.back), f"{len(opening.back)}장"))
    return [*lines, ("타일 밑에 넣을 카드", named(opening.under), f"{len(opening.under)}장")]


def _nearest(closed: list[Opening]) -> None:
    near = sorted(closed, key=lambda one: one.missing)[:_NEAREST]
    if near:
        lines = [(one.label, "", f"{one.missing}장 모자람") for one in near]
        show(card(f"<p><b>가까운 전시회</b></p>{rows(lines)}"))
