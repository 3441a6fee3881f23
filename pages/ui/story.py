"""A place's story on a page: picture, sentences, facts and the sources they rest on."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from pages.ui.html import escape, show
from pages.ui.images import art
from rules_data.tourism.components import Place, components, places


def place_line(place: Place) -> str:
    """City, theme and region of a place in one line."""
    themes = {theme.id: theme.name for theme in components().themes}
    regions = {region.id: region.name for region in components().regions}
    return f"{place.city} · {themes[place.theme]} · {regions[place.region]}"


def spoken(place: Place) -> list[str]:
    """What is read aloud of a place, sentence by sentence."""
    if place.story is None:
        return [f"{place.name.ko}.", *_paragraphs(place)]
    return [f"{place.name.ko}. {place.story.title}.", *place.story.text]


def story(card_id: str, picture: bool = True, tools: Callable[[], None] | None = None) -> None:
    """Shows the story of a card's place, or says that it is not written yet.

    Args:
        card_id: the card that shows the place.
        picture: whether its picture stands above.
        tools: draws what stands between the place's name and its story.
    """
    place = places()[card_id]
    image = art(card_id) if picture else ""
    face = (
        f'<div class="pj-face"><img src="{image}" alt="{escape(place.name.ko)} 그림"></div>' if image else ""
    )
    head = f'{face}<h2>{escape(place.name.ko)}</h2><p class="pj-sub">{escape(place_line(place))}</p>'
    title = f"<p><b>{escape(place.story.title)}</b></p>" if place.story else ""
    text = title + "".join(f"<p>{escape(sentence)}</p>" for sentence in _paragraphs(place))
    if tools is None:
        show(f'<div class="pj-story">{head}{text}</div>')
    else:
        show(f'<div class="pj-story">{head}</div>')
        tools()
        show(f'<div class="pj-story">{text}</div>')
    _more(place)


def _more(place: Place) -> None:
    if place.facts:
        with st.expander("더 알아보기", icon=":material/travel_explore:"):
            show(_facts(place))
    if place.en:
        with st.expander("English", icon=":material/translate:"):
            name, text = escape(place.name.en), escape(place.en)
            show(f'<div class="pj-story" lang="en"><p><b>{name}</b></p><p>{text}</p></div>')
    if place.sources:
        with st.expander("출처", icon=":material/link:"):
            for source in place.sources:
                title, publisher = _plain(source.title), _plain(source.publisher)
                st.markdown(f"- {publisher} · [{title}]({source.url}) · {source.seen} 확인")


def _paragraphs(place: Place) -> list[str]:
    """The story in paragraphs of two or three sentences, easier to read aloud than one block."""
    if place.story is None:
        return ["이 장소의 이야기는 아직 쓰지 않았습니다."]
    sentences = place.story.text
    half = (len(sentences) + 1) // 2
    return [" ".join(part) for part in (sentences[:half], sentences[half:]) if part]


def _facts(place: Place) -> str:
    items = "".join(
        f"<dt>{escape(fact.label)}</dt><dd>{escape(fact.text)}"
        f"{f' <small>({escape(fact.as_of)} 기준)</small>' if fact.as_of else ''}</dd>"
        for fact in place.facts
    )
    return f'<dl class="pj-facts">{items}</dl>'


def _plain(text: str) -> str:
    """Text without the signs that Markdown would read."""
    return "".join(f"\\{letter}" if letter in "[]()*_`~<>#|$:" else letter for letter in text)
