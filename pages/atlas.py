"""The travel atlas: the map of Korea with its ninety places, what is collected, and the list of them all."""

from collections.abc import Sequence

import streamlit as st

from pages.ui.atlas import CHOICES, asked, filters, place_list, progress_bars
from pages.ui.collection import collected
from pages.ui.frame import tabs, top
from pages.ui.html import progress, show
from pages.ui.language import language, speaker
from pages.ui.map import Spot, korea_map, legend, zoomed
from pages.ui.map_land import corners
from pages.ui.map_view import COUNTRY, fit, project
from pages.ui.part import part
from pages.ui.state import current_table
from pages.ui.story import city_of, name_of_place
from pages.ui.tap import tap_picture
from rules_data import game
from rules_data.tourism.atlas import atlas_cards
from rules_data.tourism.components import components, places

FOCUS = "atlas-focus"

table = current_table(game("tourism"))
say = speaker(table.game)
top(say("여행 도감"), back="pages/game.py", table=table, speaks=True)


def spot(card_id: str, got: bool) -> Spot:
    place = places()[card_id]
    return Spot(
        card_id, name_of_place(place), city_of(place), project(place.lat, place.lon), place.theme, got
    )


def near(tapped: str) -> None:
    """Moves the map nearer to the places that a tap asked for."""
    wanted = [card for card in zoomed(tapped) or () if card in places()]
    if wanted:
        st.session_state[FOCUS] = [*st.session_state.get(FOCUS, []), wanted]


def back() -> None:
    st.session_state[FOCUS] = st.session_state.get(FOCUS, [])[:-1]


@part
def country(spots: Sequence[Spot], region: str | None) -> None:
    """The map, near or far."""
    steps = st.session_state.get(FOCUS, [])
    own = [place for place in places().values() if place.region == region]
    marked = frozenset(place.province for place in own)
    focus = [places()[card] for card in steps[-1]] if steps else own
    points = [project(place.lat, place.lon) for place in focus]
    view = fit(points, around=() if steps else corners(marked)) if points else COUNTRY
    tapped = tap_picture(korea_map(spots, view, marked, say), key="map", on_tap=near)
    if tapped in places():
        st.switch_page("pages/place.py", query_params=table.link() | {"card": str(tapped)})
    if steps:
        st.button(say("넓게 보기"), icon=":material/zoom_out_map:", on_click=back, width="stretch")


@part
def travelling() -> None:
    """What the filters change: the map and the list."""
    have = collected()
    everywhere = [card.id for card in components().cards]
    got = sum(card in have for card in everywhere)
    words = say("{total}곳 가운데 {count}곳을 모았습니다", total=len(everywhere), count=got)
    progress(got, len(everywhere), words, language(table.game))
    chosen = filters(say, on_change=lambda: st.session_state.pop(FOCUS, None))
    wanted = asked("have")
    cards = [card for card in atlas_cards(**chosen) if wanted in (None, "yes" if card.id in have else "no")]
    shown = {card.id for card in cards}
    country([spot(card, card in have) for card in everywhere if card in shown], chosen["region"])
    show(legend(say))
    narrowed = any(value is not None for value in (*chosen.values(), wanted))
    if narrowed:
        words = say("{total}곳 가운데 {count}곳이 맞습니다.", total=len(everywhere), count=len(cards))
        st.caption(words if cards else say(CHOICES["none"]))
    place_list(table, cards, have, open_all=narrowed)
    progress_bars(say, have)


travelling()
tabs(table)
