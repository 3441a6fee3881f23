"""Typing in a tourism card's printed values once; they are kept as a box value."""

from __future__ import annotations

from typing import Any

import streamlit as st

from pages.ui.state import Table, store
from rules_data.tourism.components import COLOR_KO, COLORS, Card, components, places

_LINK = "link"


def printed_form(table: Table, card: Card) -> None:
    """A form of the card's values: what was typed in before, else the house deck's as a start."""
    key = f"card.{card.id}"
    kept: dict[str, Any] = table.box().get(key, {})
    if kept:
        st.caption("내 상자 값을 쓰고 있습니다.")
    with st.form(f"printed-{card.id}", border=False):
        value = _fields(card, kept)
        if st.form_submit_button("내 상자 값으로 저장", type="primary", width="stretch"):
            store().box.set(table.game.id, key, value)
            st.toast("저장했습니다. 점수표가 이 값을 씁니다.", icon=":material/check:")
            st.rerun()
    if kept and st.button("우리 덱의 값으로 되돌리기", key=f"undo-{card.id}"):
        store().box.remove(table.game.id, key)
        st.rerun()


def _fields(card: Card, kept: dict[str, Any]) -> dict[str, Any]:
    themes = {theme.id: theme.name for theme in components().themes}
    regions = {region.id: region.name for region in components().regions}
    place = places()[card.id]
    start = card.model_dump() | {"themes": [place.theme], "region": place.region} | kept
    tier = st.segmented_control(
        "단계", [1, 2, 3], default=start["tier"], required=True, format_func=lambda number: f"{number}단계"
    )
    color = st.segmented_control(
        "할인색",
        [*COLORS, _LINK],
        default=_LINK if start["link"] else start["color"],
        required=True,
        format_func=lambda name: "연결" if name == _LINK else COLOR_KO[name],
    )
    points = st.slider("점수", 0, 10, min(10, start["points"]))
    mapae = st.slider("마패", 0, 5, min(5, start["mapae"]))
    cost = {name: st.slider(f"비용 {COLOR_KO[name]}", 0, 8, min(8, start["cost"][name])) for name in COLORS}
    theme = st.pills(
        "테마",
        list(themes),
        default=[name for name in start["themes"] if name in themes],
        selection_mode="multi",
        format_func=themes.__getitem__,
    )
    region = st.pills(
        "권역",
        list(regions),
        default=start["region"] if start["region"] in regions else None,
        format_func=regions.__getitem__,
    )
    value = {"tier": tier, "points": points, "mapae": mapae, "cost": cost, "link": color == _LINK}
    value |= {"themes": list(theme or [])}
    if color != _LINK:
        value["color"] = color
    if region:
        value["region"] = region
    return value
