"""A place's story on a page: picture, sentences, facts and the sources they rest on."""

from __future__ import annotations

import re
from collections.abc import Callable

import streamlit as st

from pages.ui.html import escape, show
from pages.ui.images import art
from pages.ui.language import lang, language, speaker
from rules_data import game
from rules_data.model import Language
from rules_data.tourism.components import Place, components, places


def spoken_language() -> Language:
    """The language in which this device reads the stories."""
    return language(game("tourism"))


def name_of_place(place: Place) -> str:
    """A place's name in that language."""
    return place.name.en if spoken_language() == "en" else place.name.ko


def city_of(place: Place) -> str:
    """Where a place is, in that language."""
    return place.city_en if spoken_language() == "en" else place.city


def title_of_story(place: Place) -> str:
    """The title line of a place's story in that language; its city where no story is written."""
    if spoken_language() == "en":
        return place.title_en
    return place.story.title if place.story else place.city


def kind_names() -> dict[str, str]:
    """The names of themes and regions by id, in that language."""
    english = spoken_language() == "en"
    kinds = (*components().themes, *components().regions)
    return {kind.id: kind.en if english else kind.name for kind in kinds}


def place_line(place: Place) -> str:
    """City, theme and region of a place in one line."""
    names = kind_names()
    return f"{city_of(place)} · {names[place.theme]} · {names[place.region]}"


def spoken(place: Place) -> list[str]:
    """What is read aloud of a place, sentence by sentence."""
    if spoken_language() == "en":
        return [f"{place.name.en}. {place.title_en}.", *re.split(r"(?<=[.!?]) (?=[A-Z])", place.en)]
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
    place, here = places()[card_id], game("tourism")
    name, say = escape(name_of_place(place)), speaker(here)
    image = art(card_id) if picture else ""
    face = (
        f'<div class="pj-face"><img src="{image}" alt="{say("{name} 그림", name=name)}"></div>'
        if image
        else ""
    )
    korean = f' <small lang="ko">{escape(place.name.ko)}</small>' if name != escape(place.name.ko) else ""
    head = f'{face}<h2>{name}{korean}</h2><p class="pj-sub">{escape(place_line(place))}</p>'
    title = f"<p><b>{escape(title_of_story(place))}</b></p>" if place.story else ""
    text = title + "".join(f"<p>{escape(sentence)}</p>" for sentence in _paragraphs(place))
    if tools is None:
        show(f'<div class="pj-story"{lang(here)}>{head}{text}</div>')
    else:
        show(f'<div class="pj-story"{lang(here)}>{head}</div>')
        tools()
        show(f'<div class="pj-story"{lang(here)}>{text}</div>')
    _more(place)


def _more(place: Place) -> None:
    say, english = speaker(game("tourism")), spoken_language() == "en"
    if place.facts:
        with st.expander(say("더 알아보기"), icon=":material/travel_explore:"):
            show(_facts(place))
    if not english:
        with st.expander("English", icon=":material/translate:"):
            name, text = escape(place.name.en), escape(place.en)
            show(f'<div class="pj-story" lang="en"><p><b>{name}</b></p><p>{text}</p></div>')
    if place.sources:
        with st.expander(say("출처"), icon=":material/link:"):
            st.markdown(
                "\n".join(
                    f"- {_plain(source.publisher)} · [{_plain(source.title)}]({source.url})"
                    f" · {say('{day} 확인', day=source.seen)}"
                    for source in place.sources
                )
            )


def _paragraphs(place: Place) -> list[str]:
    """The story in paragraphs of two or three sentences, easier to read aloud than one block."""
    if spoken_language() == "en":
        return [place.en]
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
