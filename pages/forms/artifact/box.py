"""The printed values of the owner's box: tiles drawn by us, tracks, coin values; each typed in once."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.forms.artifact.ask import larger_number, number_keys
from pages.forms.artifact.entries import entry, jot
from pages.forms.artifact.marks import FITTED, HEIGHT, WIDTH, tile_card
from pages.forms.artifact.tray import place_of
from pages.ui.html import escape, progress, show
from pages.ui.state import Table, store
from pages.ui.tap import tap_picture
from rules_data.artifact.components import Tile, components, tile_label
from rules_data.artifact.turn import BoxValue, box_number, box_values

_PARTS = {"tiles": "전시회", "income_track": "수입 트랙", "track": "행동 트랙", "black_market": "암시장"}
_TRAY_WIDTH, _TRAY_HEIGHT = 5 * 73 - 5, 26 + 3 * 81 + 26 + 2 * 81


def box_editor(table: Table) -> None:
    """What is printed on tiles and tracks: chosen on a picture, typed in by one tap."""
    values, box = box_values(), table.box()
    known = sum(box_number(box, value.id) is not None for value in values)
    progress(known, len(values), f"인쇄된 값 {len(values)}개 가운데 {known}개를 압니다")
    part = st.segmented_control(
        "어느 것을 적을까요?",
        list(_PARTS),
        default="tiles",
        format_func=_PARTS.__getitem__,
        required=True,
        key="artifact-box-part",
        width="stretch",
    )
    if part == "tiles":
        _tiles(table, box)
    else:
        _spaces(table, box, [value for value in values if value.group == part])


def _tiles(table: Table, box: dict[str, Any]) -> None:
    """All tiles to choose from, then the two numbers of the chosen one."""
    chosen = components().tile(str(entry(table, "box_tile"))) or components().tiles[0]
    tap_picture(
        tiles_markup(box, chosen.id), key="artifact-box-tiles", on_tap=lambda tile: jot(table, box_tile=tile)
    )
    with st.container(border=True, key="pj-box-tile"):
        show(f'<p class="pj-step-title">{escape(tile_label(chosen))}</p>')
        show('<p class="pj-ask">앞면 오른쪽 위의 명성 점수</p>')
        _number(table, f"tile.{chosen.id}.prestige")
        show('<p class="pj-ask">오른쪽 아래와 뒷면의 보너스 수입</p>')
        _number(table, f"tile.{chosen.id}.income")
        following = _next_open(box, chosen)
        if following is not None:
            st.button(
                f"다음: {tile_label(following)}",
                type="primary",
                width="stretch",
                on_click=lambda: jot(table, box_tile=following.id),
            )


def tiles_markup(box: dict[str, Any], chosen: str) -> str:
    """Every tile with its printed values as far as they are known."""
    cells = ""
    for tile in components().tiles:
        left, top = place_of(tile)
        prestige, income = (box_number(box, f"tile.{tile.id}.{name}") for name in ("prestige", "income"))
        said = ", ".join(
            f"{word} {'모름' if value is None else value}"
            for word, value in (("명성", prestige), ("수입", income))
        )
        cells += (
            f'<g transform="translate({left} {top})" data-tap="{tile.id}" '
            f'aria-label="{escape(tile_label(tile))}, {said}">'
            f"{tile_card(tile, prestige, income, tile.id == chosen)}{_open_income(income)}</g>"
        )
    heads = "".join(
        f'<text x="1" y="{top + 17}" font-size="14" font-weight="650" fill="var(--soft)">{words}</text>'
        for words, top in (("박물관", 0), ("수입 트랙", 26 + 3 * (HEIGHT + 5)))
    )
    return (
        f'<svg viewBox="0 0 {_TRAY_WIDTH} {_TRAY_HEIGHT}" style="{FITTED}" role="group" '
        f'aria-label="전시회 타일">'
        f"{heads}{cells}</svg>"
    )


def _open_income(income: int | None) -> str:
    if income is not None:
        return ""
    return (
        f'<g transform="translate({WIDTH - 12} {HEIGHT - 12})">'
        '<rect x="-9" y="-8" width="18" height="16" rx="8" fill="none" '
        'stroke="#C8963E" stroke-width="1.5" stroke-dasharray="3 2.5"/>'
        '<text y="4.5" text-anchor="middle" font-size="12" font-weight="700" fill="var(--soft)">?</text></g>'
    )


def _next_open(box: dict[str, Any], chosen: Tile) -> Tile | None:
    """The next tile after the chosen one with a value still open."""
    tiles = components().tiles
    place = tiles.index(chosen)
    for tile in (*tiles[place + 1 :], *tiles[:place]):
        if any(box_number(box, f"tile.{tile.id}.{name}") is None for name in ("prestige", "income")):
            return tile
    return None


def _spaces(table: Table, box: dict[str, Any], values: list[BoxValue]) -> None:
    """The spaces of a track to choose from, then the number of the chosen one."""
    open_ones = [value.id for value in values if box_number(box, value.id) is None]
    ids = [value.id for value in values]
    kept = entry(table, "box_space")
    chosen = kept if kept in ids else (open_ones or ids)[0]
    tap_picture(
        spaces_markup(box, values, chosen),
        key="artifact-box-spaces",
        on_tap=lambda space: jot(table, box_space=space),
    )
    with st.container(border=True, key="pj-box-space"):
        label = next(value.label for value in values if value.id == chosen)
        show(f'<p class="pj-ask">{escape(label)}</p>')
        _number(table, chosen)
        later = [one for one in open_ones if one != chosen]
        if later:
            following = next((one for one in later if ids.index(one) > ids.index(chosen)), later[0])
            st.button(
                "다음 빈 칸",
                type="primary",
                width="stretch",
                on_click=lambda: jot(table, box_space=following),
            )


def spaces_markup(box: dict[str, Any], values: list[BoxValue], chosen: str) -> str:
    """The spaces as rows of buttons, one row a track."""
    shown = ""
    for name in dict.fromkeys(value.of for value in values):
        own = [value for value in values if value.of == name]
        track = next((info.name for info in components().tracks if f"track.{info.id}" == name), "")
        head = f'<p class="pj-sub">{escape(track)}</p>' if track else ""
        shown += f'{head}<div class="pj-numbers">{"".join(_space(box, value, chosen) for value in own)}</div>'
    return shown


def _space(box: dict[str, Any], value: BoxValue, chosen: str) -> str:
    number = box_number(box, value.id)
    said = "모름" if number is None else number
    return (
        f'<button data-tap="{value.id}" aria-pressed="{"true" if value.id == chosen else "false"}" '
        f'aria-label="{escape(value.label)}, {said}">{"?" if number is None else number}</button>'
    )


def _number(table: Table, key: str) -> None:
    """Keys for a value, a field for a larger one, and the way to forget it."""
    number_keys(table, key, f"box-{key}", box_only=True)
    with st.container(horizontal=True, key=f"row-box-{key.replace('.', '-')}", vertical_alignment="center"):
        with st.popover("더 큰 수", type="tertiary"):
            larger_number(table, key, f"box-{key}", box_only=True)
        if key in table.box():
            st.button(
                "지우기",
                key=f"forget-{key}",
                type="tertiary",
                on_click=lambda: store().box.remove(table.game.id, key),
            )
