"""The draft at hand: corners, what is wrong with the photo, and what card it is."""

from __future__ import annotations

import base64

import streamlit as st

import plays
from pages.ui.corners import corners
from pages.ui.html import show
from pages.ui.part import part
from pages.ui.state import store
from pages.ui.workshop.drafts import Draft, desk, draw_news
from pages.ui.workshop.enrol import PHOTOS, place_of, same_card, save, warnings
from rules_data.tourism.components import places
from rules_data.tourism.finder import find_cards
from scanner.encode import to_jpeg
from scanner.names import NameReaderError, is_clear, read_names, reader_problem

_NO_STORY = ""


@part
def editor(deck: str) -> None:
    """The first draft, or nothing where there is none.

    A fragment, for a corner that is let go while a draft is being saved must not break the saving off.
    """
    draw_news()
    waiting = desk().drafts
    if not waiting:
        return
    draft = waiting[0]
    if len(waiting) > 1:
        st.caption(f"등록할 카드가 {len(waiting)}장 있습니다. 한 장씩 이름을 적으세요.")
    with st.container(border=True, key=f"draft-{draft.number}"):
        _photo(draft)
        st.session_state.setdefault(f"draft-name-{draft.number}", draft.name)
        name = st.text_input(
            "카드 이름", key=f"draft-name-{draft.number}", max_chars=40, placeholder="예: 서문시장"
        )
        place = _place(draft, name)
        _tools(draft)
        for sentence in warnings(deck, draft, name):
            st.warning(sentence, icon=":material/warning:")
        _save_buttons(deck, draft, name, place)
    named = [one for one in waiting if one.name]
    if len(named) > 1:
        st.button(
            f"이름이 적힌 {len(named)}장 모두 저장",
            key="draft-all",
            icon=":material/done_all:",
            on_click=_save_all,
            args=(deck, named),
            width="stretch",
        )


def after_saving(deck: str) -> None:
    """What was saved last, and the way to one more photo of the same card."""
    there = desk()
    saved = there.saved
    if saved is None:
        return
    st.success(f"‘{saved.card.name}’ 카드를 저장했습니다. 사진 {saved.photos}장.", icon=":material/check:")
    if saved.common:
        st.info("다른 카드에도 있는 코드가 찍혀 있습니다. 그 코드로는 카드를 가리지 않습니다.")
    elif saved.card.codes:
        st.caption("카드에 인쇄된 코드도 익혔습니다.")
    if saved.photos < PHOTOS and not there.drafts:
        st.button(
            "같은 카드를 한 장 더 찍기",
            key="workshop-again",
            help="각도와 빛을 바꿔 찍으면 더 잘 알아봅니다.",
            on_click=lambda: setattr(there, "same", saved.card.name),
        )
    if there.same:
        st.caption(f"다음 사진은 ‘{there.same}’ 카드에 더합니다. 각도와 빛을 바꿔 보세요.")


def _photo(draft: Draft) -> None:
    address = "data:image/jpeg;base64," + base64.b64encode(draft.jpeg).decode()
    corners(
        address,
        draft.size,
        draft.quad,
        key=f"corners-{draft.number}",
        version=f"{draft.number}-{draft.turned}",
        on_move=draft.move,
    )
    st.caption("점 네 개를 카드의 모서리에 맞추세요. 노란 선이 카드의 위쪽입니다.")
    with st.container(horizontal=True, vertical_alignment="center", key=f"row-draft-{draft.number}"):
        if draft.usable:
            card = "data:image/jpeg;base64," + base64.b64encode(to_jpeg(draft.card(), 300, 85)).decode()
            show(f'<div class="pj-straight"><img src="{card}" alt="반듯하게 편 카드"></div>')
        st.button(
            "돌리기", icon=":material/rotate_right:", key=f"draft-turn-{draft.number}", on_click=draft.turn
        )


def _place(draft: Draft, name: str) -> str | None:
    """The place whose story the card tells, if a person wants one."""
    exact = place_of(name)
    found = list(dict.fromkeys([*([exact] if exact else []), *(card.id for card in find_cards(name, 4))]))
    if not name or not found:
        return None
    chosen = st.pills(
        "이 장소의 이야기를 붙일까요?",
        [*found, _NO_STORY],
        default=exact or _NO_STORY,
        format_func=lambda key: places()[key].name.ko if key else "이야기 없음",
        key=f"draft-place-{draft.number}-{name}",
    )
    return chosen or None


def _tools(draft: Draft) -> None:
    """Reading the printed name, where Tesseract is there; a line where it is not."""
    if reader_problem():
        st.caption(reader_problem())
        return
    st.button(
        "인쇄된 이름 읽기",
        icon=":material/text_fields:",
        key=f"draft-read-{draft.number}",
        on_click=_read_name,
        args=(draft,),
    )
    for card_id in st.session_state.get(f"draft-names-{draft.number}", []):
        label = places()[card_id].name.ko
        st.button(label, key=f"draft-take-{draft.number}-{card_id}", on_click=_take_name, args=(draft, label))


def _read_name(draft: Draft) -> None:
    try:
        hits = read_names(draft.card(), {key: place.name.ko for key, place in places().items()})
    except NameReaderError as error:
        st.toast(str(error), icon=":material/error:")
        return
    if is_clear(hits):
        _take_name(draft, places()[hits[0].id].name.ko)
    elif hits:
        st.session_state[f"draft-names-{draft.number}"] = [hit.id for hit in hits]
    else:
        st.toast("읽을 수 있는 장소 이름이 없습니다. 이름을 적어 주세요.", icon=":material/search_off:")


def _take_name(draft: Draft, name: str) -> None:
    draft.name = name
    st.session_state[f"draft-name-{draft.number}"] = name
    st.session_state.pop(f"draft-names-{draft.number}", None)


def _save_buttons(deck: str, draft: Draft, name: str, place: str | None) -> None:
    known = same_card(store().decks.cards(deck), name, place) if name else None
    if known:
        st.caption(f"‘{known.name}’ 카드가 이미 있습니다. 저장하면 사진을 더합니다.")
    with st.container(horizontal=True, key="row-draft-save"):
        st.button(
            "사진 더하기" if known else "카드 저장",
            type="primary",
            key=f"draft-save-{draft.number}",
            disabled=not name or not draft.usable,
            on_click=_save,
            args=(deck, draft, name, place),
            width="stretch",
        )
        st.button(
            "건너뛰기",
            key=f"draft-drop-{draft.number}",
            on_click=_skip,
            args=(draft,),
            width="stretch",
        )


def _save(deck: str, draft: Draft, name: str, place: str | None) -> None:
    there = desk()
    try:
        there.saved = save(deck, draft, name, place)
    except plays.PlaysError as error:
        st.toast(str(error), icon=":material/error:")
        return
    there.drop(draft.number)
    there.same, there.news = "", True


def _skip(draft: Draft) -> None:
    there = desk()
    there.drop(draft.number)
    there.news = True


def _save_all(deck: str, named: list[Draft]) -> None:
    for draft in named:
        if draft.usable:
            _save(deck, draft, draft.name, place_of(draft.name))
