"""The parts of the atlas page around its map: filters, the list of places, progress."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import streamlit as st

from pages.ui.heard import heard
from pages.ui.html import escape, show
from pages.ui.language import Speaker, korean, speaker
from pages.ui.state import Table
from pages.ui.story import city_of, kind_names, name_of_place
from rules_data.tourism.atlas import Progress, progress
from rules_data.tourism.components import Card, components, places

CHOICES = {
    "yes": "모은 곳",
    "no": "아직인 곳",
    "none": "맞는 장소가 없습니다. 고른 것을 한 번 더 누르면 풀립니다.",
}
_KEPT = "atlas:"


def asked(name: str) -> str | None:
    """What is chosen of one filter: by the link, else by this session; None where nothing is."""
    value = st.query_params.get(name) or st.session_state.get(_KEPT + name)
    return value if value in _allowed(name) else None


def filters(say: Speaker, on_change: Callable[[], None]) -> dict[str, Any]:
    """Draws the filters; gives region, theme and tier as `atlas_cards` takes them.

    Args:
        say: speaks the language of the page.
        on_change: called when a person changes one of them.
    """
    _pills(say, "권역", "region", on_change)
    words = [_allowed(name, say)[value] for name in ("theme", "tier", "have") if (value := asked(name))]
    with st.expander(" · ".join([say("거르기"), *words]), icon=":material/filter_alt:"):
        _pills(say, "테마", "theme", on_change)
        _pills(say, "단계", "tier", on_change)
        _pills(say, "모음", "have", on_change)
    tier = asked("tier")
    return {"region": asked("region"), "theme": asked("theme"), "tier": int(tier) if tier else None}


def place_list(table: Table, cards: Sequence[Card], have: Collection[str], open_all: bool) -> None:
    """The places as links, region by region: all that the map offers, for keyboard and screen reader.

    Args:
        table: the table to come back to.
        cards: the places to list.
        have: ids of the collected ones.
        open_all: whether the regions stand open.
    """
    say, names = speaker(table.game), kind_names()
    found = {one.id: [card for card in cards if places()[card.id].region == one.id] for one in _regions()}
    for one in _regions():
        if not found[one.id]:
            continue
        got = sum(card.id in have for card in found[one.id])
        count = say("{total}곳 가운데 {count}곳 모음", total=len(found[one.id]), count=got)
        label = f"{names[one.id]} · {count}"
        # Ninety links would be drawn anew with every tap; a region's are there once it is opened.
        region = st.expander(label, expanded=open_all, key=f"list-{one.id}-{open_all}", on_change="rerun")
        with region:
            for card in found[one.id] if region.open else ():
                _link(table, card, card.id in have)


def progress_bars(say: Speaker, have: Collection[str]) -> None:
    """How far the collection has come, by region and by theme."""
    with st.expander(say("얼마나 모았나요?"), icon=":material/trophy:"):
        for title, found in (("권역", progress(have, "region")), ("테마", progress(have, "theme"))):
            show(f"<h2>{say(title)}</h2>" + "".join(_bar(one, say) for one in found))


def _regions() -> list[Progress]:
    return progress((), "region")


def _allowed(name: str, say: Speaker = korean) -> dict[str, str]:
    if name in {"region", "theme"}:
        kinds = components().regions if name == "region" else components().themes
        return {kind.id: kind_names()[kind.id] for kind in kinds}
    if name == "tier":
        return {tier: say("{tier}단계", tier=tier) for tier in ("1", "2", "3")}
    return {value: say(CHOICES[value]) for value in ("yes", "no")}


def _pills(say: Speaker, label: str, name: str, on_change: Callable[[], None]) -> None:
    allowed = _allowed(name, say)
    key = f"pick-{name}"
    value = asked(name)
    if value is not None and st.query_params.get(name) != value:
        st.query_params[name] = value

    def choose(picked: str | None) -> None:
        st.session_state[_KEPT + name] = picked
        st.query_params.pop(name, None)
        if picked:
            st.query_params[name] = picked
        on_change()

    st.pills(
        say(label),
        list(allowed),
        default=value,
        format_func=allowed.__getitem__,
        key=key,
        on_change=heard(key, choose),
    )


def _link(table: Table, card: Card, got: bool) -> None:
    place, say = places()[card.id], speaker(table.game)
    words = f"{name_of_place(place)} · {city_of(place)} · {say('모았어요' if got else '아직')}"
    st.page_link(
        "pages/place.py",
        label=words,
        icon=":material/star:" if got else ":material/radio_button_unchecked:",
        query_params=table.link() | {"card": card.id},
    )


def _bar(one: Progress, say: Speaker) -> str:
    share = round(100 * one.have / one.total) if one.total else 0
    full = one.have == one.total
    words = f"{one.have} / {one.total}{say(' 다 모음') if full else ''}"
    return (
        f'<div class="pj-need"><span>{escape(kind_names()[one.id])}</span><b>{words}</b>'
        f'<span class="bar{" met" if full else ""}"><i style="width:{share}%"></i></span></div>'
    )
