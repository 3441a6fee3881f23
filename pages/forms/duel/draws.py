"""Draws for the duel table: who begins, wonders with their draft, tokens, and cards that stay unseen."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from pages.forms.duel.board import ENKI, in_box
from pages.forms.duel.city import change, city, city_change, is_pantheon
from pages.forms.duel.tiles import tile, tile_grid
from pages.ui.draws import first_player
from pages.ui.html import card as paper
from pages.ui.html import escape, rows, show
from pages.ui.state import Table, as_one
from pages.ui.tap import tap_picture
from rules_data import SetupGuide
from rules_data.draws import draw
from rules_data.duel.components import components, name_of
from rules_data.duel.structure import structure
from rules_data.duel.turn import draft_turn, entries, pool
from rules_data.korean import with_particle

WONDERS, PICKS = "duel_wonders", "duel_wonder_picks"


def wonders(table: Table, guide: SetupGuide) -> None:
    """Draws the wonders that are laid open, then walks through the draft, tap by tap."""
    drawn, picks = list(table.get(WONDERS) or []), list(table.get(PICKS) or [])
    _button(table, "wonders", bool(drawn), lambda found: _deal(table, found))
    if not drawn:
        return
    turn = draft_turn(len(picks))
    if turn is None:
        show(paper("<p>불가사의를 모두 골랐습니다. 점수표의 도시에도 넣었습니다.</p>"))
        for seat in (0, 1):
            names = ", ".join(_name(table, one) for one in city(table, seat)["wonders_unbuilt"])
            show(rows([(table.names[seat], names, "")]))
    else:
        four = guide.value("wonders_each")
        group = [one for one in drawn[turn.group * four : (turn.group + 1) * four] if one not in picks]
        name = with_particle(table.names[_seat(table, turn.picker)], "이")
        ask = f"{name} {turn.count}장 고르세요." if len(group) > 1 else f"{name} 남은 한 장을 가집니다."
        tiles = tile_grid(tile(components().item(one), table.box()) for one in group)
        markup = f'<p class="pj-ask" role="status">{escape(ask)}</p>{tiles}'
        tap_picture(markup, key="duel-draft", on_tap=lambda tap: pick(table, tap.partition(":")[2]))
    if picks:
        st.button(
            "고른 것 되돌리기", icon=":material/undo:", on_click=_unpick, args=(table,), width="stretch"
        )


@as_one
def pick(table: Table, wonder: str) -> None:
    """Gives a wonder of the draft to the player whose turn it is."""
    picks = list(table.get(PICKS) or [])
    turn = draft_turn(len(picks))
    if turn is None or wonder in picks:
        return
    seat = _seat(table, turn.picker)
    unbuilt = [*city(table, seat)["wonders_unbuilt"], wonder]
    change(table, **{PICKS: [*picks, wonder]}, **city_change(table, seat, wonders_unbuilt=unbuilt))


def progress_tokens(table: Table, guide: SetupGuide) -> None:
    """Draws the progress tokens of the board."""
    _listed(table, "progress_tokens", "duel_progress_board")


def enki_tokens(table: Table, guide: SetupGuide) -> None:
    """Draws Enki's tokens from those that are still in the box."""
    _listed(table, "enki_tokens", ENKI, label="엔키 위에 올릴 토큰 뽑기")


def mythology_tokens(table: Table, guide: SetupGuide) -> None:
    """Draws a mythology token for each marked card; the drawing of the table shows them."""
    _slots(table, "mythology_tokens", "duel_mythology_tokens", 1)


def offering_tokens(table: Table, guide: SetupGuide) -> None:
    """Deals the offering tokens to the marked cards."""
    _slots(table, "offering_tokens", "duel_offering_tokens", 2)


def unseen(name: str, word: str) -> Callable[[Table, SetupGuide], None]:
    """A draw of cards that nobody may see: it tells their places in a face-down row."""

    def helper(table: Table, guide: SetupGuide) -> None:
        found = pool(name, is_pantheon(table))
        size, key = len(found.items), f"duel_places_{name}"

        def redraw() -> None:
            table.keep(**{key: sorted(draw(range(1, size + 1), found.count))})

        places = table.get(key) or []
        label = "어느 장을 넣을지 뽑기" if not places else "다시 뽑기"
        st.button(label, icon=":material/casino:", on_click=redraw, width="stretch")
        if places:
            listed = ", ".join(str(place) for place in places)
            text = f"{word} {size}장을 섞어 뒷면으로 한 줄로 놓고, 왼쪽에서 {listed}번째를 넣으세요."
            show(paper(f'<p role="status">{text}</p>'))

    return helper


DRAWS = {
    "first_player": first_player,
    "wonders": wonders,
    "progress_tokens": progress_tokens,
    "guilds": unseen("guilds", "조합 카드"),
    "grand_temples": unseen("grand_temples", "대신전 카드"),
    "mythology_tokens": mythology_tokens,
    "offering_tokens": offering_tokens,
    "enki_tokens": enki_tokens,
}


def _button(
    table: Table, name: str, again: bool, keep: Callable[[list[str]], None], label: str = "대신 뽑아 주기"
) -> None:
    found = pool(name, is_pantheon(table))
    items = in_box(table) + list(table.get(ENKI) or []) if name == "enki_tokens" else found.items

    def redraw() -> None:
        keep(draw(items, min(found.count, len(items))))

    words = "다시 뽑기" if again else label
    st.button(words, icon=":material/casino:", key=f"draw-{name}", on_click=redraw, width="stretch")


def _listed(table: Table, name: str, key: str, label: str = "대신 뽑아 주기") -> None:
    """Draws tokens that lie open and shows what they do."""
    drawn = table.get(key) or []
    _button(table, name, bool(drawn), lambda found: change(table, **{key: found}), label)
    if drawn:
        effects = {entry.id: entry.effect for entry in entries()}
        show(paper(rows([(_name(table, one), effects[one], "") for one in drawn])))


def _slots(table: Table, name: str, key: str, age: int) -> None:
    drawn = table.get(key) or []
    _button(table, name, bool(drawn), lambda found: change(table, **{key: found}))
    if not drawn:
        return
    slots = [slot for slot in structure(age, pantheon=True) if slot.token]
    words = components().words
    items = [
        (f"{slot.row + 1}줄 왼쪽에서 {slot.place + 1}번째", "", words.get(token, f"−{token}"))
        for slot, token in zip(slots, drawn, strict=False)
    ]
    show(paper(rows(items)))


@as_one
def _deal(table: Table, found: list[str]) -> None:
    """New wonders: the draft begins again, and the wonders of the old one leave the cities."""
    old = set(table.get(PICKS) or [])
    both: dict[str, object] = {WONDERS: found, PICKS: []}
    for seat in (0, 1):
        left = [one for one in city(table, seat)["wonders_unbuilt"] if one not in old]
        both |= city_change(table, seat, wonders_unbuilt=left)
    change(table, **both)


@as_one
def _unpick(table: Table) -> None:
    picks = list(table.get(PICKS) or [])
    both: dict[str, object] = {PICKS: picks[:-1]}
    for seat in (0, 1):
        left = [one for one in city(table, seat)["wonders_unbuilt"] if one not in picks[-1:]]
        both |= city_change(table, seat, wonders_unbuilt=left)
    change(table, **both)


def _seat(table: Table, picker: int) -> int:
    """The seat of the first player's pick (0) or the other's (1); the left player begins unless drawn."""
    first = table.get("first")
    first = first if first in (0, 1) else 0
    return first if picker == 0 else 1 - first


def _name(table: Table, item_id: str) -> str:
    return name_of(components().item(item_id), table.box())
