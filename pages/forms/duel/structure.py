"""The card structures drawn slot by slot: what lies face up, what face down, where tokens lie."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Literal

import streamlit as st

from pages.forms.duel.city import change, is_pantheon, say
from pages.forms.duel.tiles import key, keys
from pages.ui.html import card as paper
from pages.ui.html import escape, show
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.duel.components import components
from rules_data.duel.turn import Slot, StructureError, free_slots, structure, take

Age = Literal[1, 2, 3]
AGES: tuple[Age, ...] = (1, 2, 3)
_PITCH, _WIDE, _HIGH, _STEP, _PAD = 58, 52, 62, 38, 6
_BACK = {1: "#8A5A34", 2: "#2F6DB5", 3: "#8253A8"}
_ROMAN = {1: "I", 2: "II", 3: "III"}
_TOKEN_KO = {"mythology": "신화 토큰", "offering": "공물 토큰"}


def structure_svg(
    age: Age,
    pantheon: bool,
    tokens: Mapping[int, str] | None = None,
    taken: Collection[int] | None = None,
    y: int = 0,
) -> str:
    """The structure of an age as parts of an SVG, its middle line at x = 0.

    Args:
        age: 1, 2 or 3.
        pantheon: whether tokens lie on it.
        tokens: the word of the token on a slot, where it is known.
        taken: slots that are empty; None draws the structure as it is dealt, with nothing to tap.
        y: where its top is.
    """
    free = () if taken is None else free_slots(age, taken)
    # Empty places lie below the cards that are still there, so that they do not catch a tap meant for one.
    slots = sorted(structure(age, pantheon), key=lambda slot: slot.index not in (taken or ()))
    return "".join(
        _slot(age, slot, (tokens or {}).get(slot.index, ""), taken, slot.index in free, y) for slot in slots
    )


def structure_height(age: Age) -> int:
    """How tall the drawing of an age is."""
    return structure(age)[-1].row * _STEP + _HIGH + 2 * _PAD


def drawn_tokens(table: Table, age: Age) -> dict[int, str]:
    """Words of the tokens that were drawn for the slots of an age."""
    drawn = table.get("duel_mythology_tokens" if age == 1 else "duel_offering_tokens") or []
    slots = [slot.index for slot in structure(age, pantheon=True) if slot.token]
    words = components().words
    return {index: words.get(name, f"−{name}") for index, name in zip(slots, drawn, strict=False)}


def structure_words(age: Age, pantheon: bool) -> str:
    """The structure in words, row by row."""
    slots, rows = structure(age, pantheon), []
    for row in range(slots[-1].row + 1):
        own = [slot for slot in slots if slot.row == row]
        rows.append(f"{row + 1}줄 {'앞면' if own[0].up else '뒷면'} {len(own)}장")
    marked = sum(slot.token is not None for slot in slots)
    token = f" 토큰 자리 {marked}곳." if marked else ""
    return f"{age}시대 카드 구조물. 위에서부터 {', '.join(rows)}.{token}"


def structure_walk(table: Table) -> None:
    """The structure in play: tap the card that was taken, and read what happens before the turn ends."""
    age = _age(table)
    st.markdown("**카드 구조물** · 가져간 카드를 누르세요")
    taken = _taken(table, age)
    height = structure_height(age)
    half = _PITCH * 3 + 4
    drawing = structure_svg(age, is_pantheon(table), drawn_tokens(table, age), taken)
    markup = keys("".join(key(f"age:{one}", f"{one}시대", pressed=one == age) for one in AGES), 3) + (
        f'<svg viewBox="{-half} 0 {2 * half} {height}" role="group" '
        f'aria-label="{escape(structure_words(age, is_pantheon(table)))}" '
        f'font-family="Pretendard, sans-serif">{drawing}</svg>'
    )
    tap_picture(markup, key="duel-structure", on_tap=lambda tap: tap_structure(table, tap))
    if told := st.session_state.get("duel-structure-said"):
        show(paper(f'<p role="status">{escape(told)}</p>'))


def tap_structure(table: Table, tap: str) -> None:
    """Takes a card of the structure, puts back the last one, or goes to another age."""
    word, _, value = tap.partition(":")
    say("")
    st.session_state["duel-structure-said"] = ""
    if word == "age":
        table.keep(duel_age=int(value))
        return
    age = _age(table)
    taken, slot = _taken(table, age), int(value)
    if slot in taken:
        _put_back(table, age, taken, slot)
        return
    try:
        taking = take(age, taken, slot, is_pantheon(table))
    except StructureError:
        st.session_state["duel-structure-said"] = "이 카드는 아직 덮여 있어 가져올 수 없습니다."
        return
    change(table, **{f"duel_taken_{age}": [*taken, slot]})
    told = drawn_tokens(table, age)
    parts = [
        f"{told.get(one, '')} {_TOKEN_KO[kind]}을 먼저 가져오세요.".strip() for one, kind in taking.tokens
    ]
    if taking.turned:
        parts.append(f"차례를 마칠 때 {_places(age, taking.turned)} 카드를 뒤집으세요.")
    if taking.age_ends:
        parts.append(f"{age}시대가 끝났습니다.")
    st.session_state["duel-structure-said"] = " ".join(parts) or "뒤집을 카드가 없습니다."


def _put_back(table: Table, age: Age, taken: list[int], slot: int) -> None:
    """A card comes back, if the cards that lay on it stay away or nothing it covered is gone."""
    if any(one in taken for one in structure(age)[slot].covers):
        st.session_state["duel-structure-said"] = "위 카드를 먼저 되돌리세요."
        return
    change(table, **{f"duel_taken_{age}": [one for one in taken if one != slot]})


def _age(table: Table) -> Age:
    now = table.get("duel_age", 1)
    return now if now in AGES else 1


def _taken(table: Table, age: Age) -> list[int]:
    return list(table.get(f"duel_taken_{age}") or [])


def _places(age: Age, indexes: Collection[int]) -> str:
    return ", ".join(place_of(structure(age)[index]) for index in indexes)


def place_of(slot: Slot) -> str:
    """A slot in words."""
    return f"{slot.row + 1}줄 왼쪽에서 {slot.place + 1}번째"


def _slot(age: Age, slot: Slot, token: str, taken: Collection[int] | None, free: bool, top: int) -> str:
    x = slot.x * _PITCH / 2 - _WIDE / 2
    y = top + _PAD + slot.row * _STEP
    gone = taken is not None and slot.index in taken
    up = slot.up or free
    words = f"{place_of(slot)}, {'빈자리' if gone else '앞면' if up else '뒷면'}"
    words += f", {token} {_TOKEN_KO[slot.token]}" if slot.token and not up and not gone else ""
    words += ", 가져올 수 있음" if free else ""
    tap = "" if taken is None else f'data-tap="slot:{slot.index}" aria-label="{escape(words)}" '
    box = f'x="{x}" y="{y}" width="{_WIDE}" height="{_HIGH}" rx="7"'
    if gone:
        empty = 'fill="transparent" stroke="var(--line)" stroke-dasharray="4 4"'
        return f"<g {tap}><rect {box} {empty}/></g>"
    paint: Callable[..., str] = _face if up else _back
    ring = f'<rect {box} fill="none" stroke="var(--figure)" stroke-width="3"/>' if free else ""
    mark = _token(x + _WIDE / 2, y + 17, slot, token) if slot.token and not up else ""
    return f"<g {tap}>{paint(age, box, x, y)}{ring}{mark}</g>"


def _face(age: Age, box: str, x: float, y: float) -> str:
    return (
        f'<rect {box} fill="var(--card)" stroke="{_BACK[age]}" stroke-width="1.5"/>'
        f'<rect x="{x + 5}" y="{y + 5}" width="{_WIDE - 10}" height="9" rx="3" fill="{_BACK[age]}" '
        f'opacity=".55"/>'
    )


def _back(age: Age, box: str, x: float, y: float) -> str:
    return (
        f'<rect {box} fill="{_BACK[age]}" stroke="var(--card)" stroke-width="1.5"/>'
        f'<text x="{x + _WIDE / 2}" y="{y + 25}" text-anchor="middle" font-size="17" fill="#fff" '
        f'font-family="\'Gowun Batang\', serif" font-weight="700">{_ROMAN[age]}</text>'
    )


def _token(x: float, y: float, slot: Slot, word: str) -> str:
    shown = word or _TOKEN_KO[slot.token or "offering"].removesuffix(" 토큰")
    size = 12 if len(shown) < 3 else 11 if len(shown) < 4 else 8 if len(shown) < 6 else 7
    return (
        f'<circle cx="{x}" cy="{y}" r="17" fill="#F4E7C6" stroke="#8a6a2a" stroke-width="1.5"/>'
        f'<text x="{x}" y="{y + size / 2.6:.1f}" text-anchor="middle" font-size="{size}" '
        f'font-weight="700" fill="#3a2a08">{escape(shown)}</text>'
    )
