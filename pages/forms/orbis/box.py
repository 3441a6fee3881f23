"""Box values that only Orbis has: the region tiles once entered, and the gods with their formulas."""

from __future__ import annotations

from functools import partial

import streamlit as st

from pages.forms.orbis.god import OURS, formula, is_ours
from pages.forms.orbis.hexes import small, tile_face, tile_words
from pages.forms.orbis.offers import readable_tiles
from pages.ui.heard import heard
from pages.ui.html import escape, show
from pages.ui.state import Table, store
from rules_data import BoxError, SheetError
from rules_data.orbis.box import GOD, TILE, BoxTile, OfferedGod, box_tiles, offered_gods

_NAME_LENGTH = 40
_NONE = "모름"


def box_editor(table: Table) -> None:
    """The list of tiles and gods that the owner of the box has entered."""
    box = table.box()
    tiles, faults = readable_tiles(box)
    with st.expander(f"섬 타일 {len(tiles)}개", icon=":material/hexagon:"):
        st.caption("점수표에서 적은 타일이 여기 모입니다. 다음 판부터 골라 쓸 수 있습니다.")
        for tile in tiles:
            _tile(table, tile)
    for fault in faults:
        st.warning(fault, icon=":material/edit:")
    for key in [key for key in box if key.startswith(TILE) and not _readable(key, box)]:
        _forget(table, key, f"잘못된 값 {key} 지우기")
    with st.expander("신 타일", icon=":material/temple_hindu:"):
        try:
            known = offered_gods(box)
        except SheetError as error:
            st.warning(str(error), icon=":material/edit:")
            for key in [key for key in box if key.startswith(GOD)]:
                _forget(table, key, f"{key} 지우기")
            return
        for god in known:
            _god(table, god)


def _tile(table: Table, tile: BoxTile) -> None:
    key = f"{TILE}{tile.id}"
    with st.container(
        horizontal=True, vertical_alignment="center", wrap=False, key=f"row-tile-{tile.id}", gap="small"
    ):
        printed = "".join(
            f" · {words}" for words in (f"{tile.age}시대" if tile.age else "", tile.mark) if words
        )
        show(
            f'<div class="pj-tileline">{small(tile_face(tile.tile, printed=True))}'
            f"<p>{escape(_printed_words(tile) + printed)}</p></div>"
        )
        with st.popover("", icon=":material/edit:", help=f"{_printed_words(tile)} 고치기"):
            _mark(table, tile, key)
            _forget(table, key, "이 타일 지우기")


def _printed_words(tile: BoxTile) -> str:
    """A tile in words; whether a switched tile is active is not printed on it."""
    return tile_words(tile.tile).removesuffix(", 꺼짐").removesuffix(", 살아 있음")


def _mark(table: Table, tile: BoxTile, key: str) -> None:
    """Age and mark as printed, for those who want their list complete."""

    def save(name: str, chosen: int | str) -> None:
        value = {field: known for field, known in table.box()[key].items() if field != name}
        store().box.set(table.game.id, key, value if chosen == _NONE else value | {name: chosen})

    st.segmented_control(
        "시대",
        [_NONE, 1, 2, 3],
        default=tile.age or _NONE,
        key=f"age-{key}",
        on_change=heard(f"age-{key}", partial(save, "age")),
        required=True,
    )
    st.segmented_control(
        "별 표시",
        [_NONE, "☆", "★"],
        default=tile.mark or _NONE,
        key=f"mark-{key}",
        on_change=heard(f"mark-{key}", partial(save, "mark")),
        required=True,
    )


def _god(table: Table, god: OfferedGod) -> None:
    key = f"{GOD}{god.id}"
    box = table.box()
    words = formula(god.printed) if god.printed else "점수를 아직 모릅니다. 점수표에서 적을 수 있습니다."
    ours = f" ({OURS})" if is_ours(god.id, box) else ""
    st.markdown(f"**{escape(god.name)}**{ours}  \n{escape(words)}")
    if key not in box:
        return

    def rename(typed: str) -> None:
        name = " ".join(typed.split())[:_NAME_LENGTH]
        value = {field: known for field, known in table.box()[key].items() if field != "name"}
        store().box.set(table.game.id, key, value | ({"name": name} if name else {}))

    st.text_input(
        "상자에 적힌 이름",
        value=box[key].get("name", ""),
        max_chars=_NAME_LENGTH,
        key=f"name-{key}",
        on_change=heard(f"name-{key}", rename),
    )
    _forget(table, key, "적은 값 지우기")


def _readable(key: str, box: dict[str, object]) -> bool:
    try:
        return bool(box_tiles({key: box[key]}))
    except BoxError:
        return False


def _forget(table: Table, key: str, label: str) -> None:
    st.button(
        label,
        key=f"forget-{key}",
        icon=":material/delete:",
        type="tertiary",
        on_click=store().box.remove,
        args=(table.game.id, key),
    )
