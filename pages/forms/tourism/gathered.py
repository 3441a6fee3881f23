"""From table to score: what several photos show, gathered, corrected and put before a player at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import streamlit as st

from pages.forms.tourism.add import add_buttons, link_choices
from pages.forms.tourism.gathering import gathered, likely
from pages.forms.tourism.tray import add_card, owner
from pages.ui import reader
from pages.ui.decks import Known
from pages.ui.html import escape, show
from pages.ui.language import lang, seat_names, speaker, with_its_particle
from pages.ui.state import Table, as_one
from rules_data.tourism.components import components
from rules_data.tourism.finder import find_cards

_METHODS = {"code": "코드", "picture": "그림", "hand": "직접 고름"}


def gathered_list(known: Known, table: Table, seat: int) -> None:
    """The photos with numbered outlines, a line for each card, and the button that puts them all."""
    kept, say = gathered(), speaker(table.game)
    entries = kept.entries
    if not entries:
        return
    for key, photo in kept.photos.items():
        mine = [one for one in entries if one["photo"] == key]
        if mine:
            show(_drawn(photo, mine, known, table))
    ready = [one["card"] for one in entries if _ready(table, seat, one)]
    unread = sum(one["card"] is None for one in entries)
    found = len(entries) - unread
    read = say("카드 {count}장을 읽었습니다.", count=found) if found else ""
    left = say("{count}장은 알아보지 못했습니다.", count=unread) if unread else ""
    show(f'<p class="pj-sure" role="status"{lang(table.game)}>{read} {left}</p>')
    for entry in entries:
        _row(known, table, seat, entry)
    if ready:
        st.button(
            say("{count}장을 {name}에게 넣기", count=len(ready), name=seat_names(table)[seat]),
            key="gathered-add",
            type="primary",
            icon=":material/playlist_add:",
            on_click=_add_all,
            args=(table, seat, ready),
            width="stretch",
        )
    st.page_link(
        "pages/score.py", label=say("점수표 보기"), icon=":material/calculate:", query_params=table.link()
    )
    st.button(say("목록 비우기"), key="gathered-clear", type="tertiary", on_click=kept.put, args=([],))


def _ready(table: Table, seat: int, entry: dict[str, Any]) -> bool:
    card = components().card(entry["card"] or "")
    if card is None or owner(table, card.id) is not None:
        return False
    return not card.link or len(link_choices(table, seat)) == 1


def _add_all(table: Table, seat: int, cards: Sequence[str]) -> None:
    kept = gathered()
    _put_before(table, seat, cards)
    added = [card for card in cards if owner(table, card) == seat]
    kept.put([one for one in kept.entries if one["card"] not in added])
    for card in added:
        reader.in_atlas(card)
    words, name = speaker(table.game)("{count}장을 {name}에게 넣었습니다."), seat_names(table)[seat]
    st.toast(words.format(count=len(added), name=name), icon=":material/check:")


@as_one
def _put_before(table: Table, seat: int, cards: Sequence[str]) -> None:
    for card_id in cards:
        card = components().card(card_id)
        if card is not None and owner(table, card_id) is None:
            color = {"linked_color": link_choices(table, seat)[0]} if card.link else {}
            add_card(table, seat, {"id": card_id} | color)


def _row(known: Known, table: Table, seat: int, entry: dict[str, Any]) -> None:
    key, card_id = entry["key"], entry["card"]
    say = speaker(table.game)
    name = known.name(card_id) if card_id else say("알아보지 못한 카드")
    with st.container(horizontal=True, vertical_alignment="center", key=f"row-gathered-{key}", wrap=False):
        how = f"  :gray[{say(_METHODS[entry['method']])}]" if card_id else ""
        st.markdown(f"**{key}** {escape(name)}{how}", width="stretch")
        st.button(
            say("고치기"),
            key=f"gathered-fix-{key}",
            help=say("{number}번 고치기", number=key),
            on_click=_fix,
            args=(known, key),
        )
        st.button(
            say("{number}번 빼기", number=key),
            icon=":material/close:",
            key=f"gathered-drop-{key}",
            type="tertiary",
            on_click=gathered().drop,
            args=(key,),
        )
    if gathered().fixing == key:
        _choices(known, table, key)
    elif card_id:
        _what_hinders(known, table, seat, card_id)


def _what_hinders(known: Known, table: Table, seat: int, card_id: str) -> None:
    card, holder, say = components().card(card_id), owner(table, card_id), speaker(table.game)
    if card is None:
        st.caption(say("점수표에 넣을 수 있는 카드가 아닙니다."))
    elif holder is not None:
        name = with_its_particle(known.name(card_id), "은", table.game)
        st.caption(say("{name} 이미 {holder} 앞에 있습니다.", name=name, holder=seat_names(table)[holder]))
    elif card.link and len(link_choices(table, seat)) != 1:
        add_buttons(table, seat, card, f"gathered-{seat}")


def _fix(known: Known, key: int) -> None:
    kept = gathered()
    kept.fixing, kept.best = key, []
    kept.best = likely(known, key)


def _choices(known: Known, table: Table, key: int) -> None:
    say = speaker(table.game)
    with st.container(border=True, key=f"pj-ask-gathered-{key}"):
        st.markdown(say("**{number}번은 어느 카드인가요?**", number=key))
        with st.container(horizontal=True):
            for likely_card in gathered().best:
                _choice(key, likely_card, known.name(likely_card))
        query = st.text_input(
            say("이름이나 번호"),
            key=f"gathered-find-{key}",
            placeholder=say("예: 서문, 88"),
            max_chars=40,
        )
        for card in find_cards(query, limit=4) if query else []:
            _choice(key, card.id, f"{card.number} {known.name(card.id)}", "find-")


def _choice(key: int, card_id: str, label: str, mark: str = "") -> None:
    st.button(
        label, key=f"gathered-{mark}{key}-{card_id}", on_click=_chosen, args=(key, card_id), width="stretch"
    )


def _chosen(key: int, card_id: str) -> None:
    kept = gathered()
    others = [one for one in kept.entries if one["card"] != card_id or one["key"] == key]
    kept.put([one | {"card": card_id, "method": "hand"} if one["key"] == key else one for one in others])
    kept.fixing = None


def _drawn(photo: dict[str, Any], entries: Sequence[dict[str, Any]], known: Known, table: Table) -> str:
    """The photo with an outline and a number on every card."""
    width, height = photo["size"]
    shapes = []
    for one in entries:
        quad = np.array(one["quad"])
        points = " ".join(f"{x:.0f},{y:.0f}" for x, y in quad)
        x, y = quad.mean(0)
        state = "" if one["card"] else ' class="open"'
        shapes.append(
            f'<polygon{state} points="{points}"/><circle cx="{x:.0f}" cy="{y:.0f}" r="{width / 28:.0f}"/>'
            f'<text x="{x:.0f}" y="{y:.0f}" font-size="{width / 22:.0f}">{one["key"]}</text>'
        )
    say = speaker(table.game)
    label = say("사진에서 읽은 카드")
    said = ", ".join(
        f"{one['key']}: {known.name(one['card']) if one['card'] else say('모름')}" for one in entries
    )
    return (
        f'<div class="pj-shot" role="img" aria-label="{label}: {escape(said)}"{lang(table.game)}>'
        f'<img src="{photo["shown"]}" alt=""><svg viewBox="0 0 {width} {height}" aria-hidden="true">'
        f"{''.join(shapes)}</svg></div>"
    )
