"""Turn helpers of the tourism game: what may be taken, what a card costs, what must go back."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from pages.ui.html import card as paper
from pages.ui.html import escape, show
from pages.ui.state import Table
from pages.ui.stepper import stepper, token_trays
from pages.ui.tokens import chips
from rules_data.tourism.components import COLOR_KO, COLORS, Card, components, places
from rules_data.tourism.finder import find_cards
from rules_data.tourism.turn import (
    Limits,
    legal_takes,
    limits,
    link_colors,
    price,
    relics_due,
    reserve,
    to_return,
)

_WORDS = {**COLOR_KO, "joker": "조커"}


def _limits(table: Table) -> Limits:
    return limits(table.game.figures(table.players, table.expansions, table.box()))


def _numbers(table: Table, place: str, key: str, start: dict[str, int], high: int) -> dict[str, int]:
    """Steppers for each colour (and the joker where `start` has it), kept with the table."""

    def read(now: Table) -> dict[str, int]:
        kept = now.get(key, {})
        return {color: int(kept.get(color, number)) for color, number in start.items()}

    def write(now: Table, numbers: dict[str, int]) -> None:
        now.keep(**{key: now.get(key, {}) | numbers})

    return token_trays(table, read, write, key=f"{place}-{key}", high=high, words=_WORDS)


def take(table: Table) -> None:
    """What may be taken with these tokens left in the bank."""
    figures = table.game.figures(table.players, table.expansions, table.box())
    full = figures["tokens_per_color"].value
    st.markdown("**은행에 남은 토큰**")
    bank = _numbers(table, "take", "bank", dict.fromkeys(COLORS, full), full)
    takes = legal_takes(bank, _limits(table))
    colors = ", ".join(COLOR_KO[color] for color in takes.colors)
    pairs = ", ".join(COLOR_KO[color] for color in takes.pairs)
    if not takes.colors:
        show(paper("<p>은행에 가져올 토큰이 없습니다.</p>"))
        return
    same = (
        f"또는 같은 색 2개: {pairs}"
        if pairs
        else "같은 색 2개는 지금 안 됩니다. 4개 이상 남은 색이 없습니다."
    )
    show(paper(f"<p>서로 다른 색 <b>{takes.different}개</b> ({colors}에서)</p><p>{same}</p>"))


def buy(table: Table) -> None:
    """What a card costs me, with my discounts, tokens and jokers."""
    query = st.text_input("어느 카드를 사나요?", key="buy-query", placeholder="예: 서문, 88", max_chars=40)
    found = find_cards(query, limit=6) if query else []
    if query and not found:
        st.caption(f"‘{query}’에 맞는 카드가 없습니다. 장소 이름의 일부나 번호를 적어 주세요.")
    if not found:
        return
    names = {card.id: f"{card.number} {places()[card.id].name.ko}" for card in found}
    chosen = st.pills("카드", list(names), default=found[0].id, format_func=names.__getitem__, required=True)
    card = next(card for card in found if card.id == chosen)
    with st.expander("내 할인 (가진 카드의 색별 수)", expanded=True):
        discounts = _numbers(table, "buy", "discounts", dict.fromkeys(COLORS, 0), 20)
    with st.expander("내 토큰", expanded=True):
        tokens = _numbers(table, "buy", "tokens", {**dict.fromkeys(COLORS, 0), "joker": 0}, 10)
    _price(card, discounts, tokens)


def _price(card: Card, discounts: dict[str, int], tokens: dict[str, int]) -> None:
    jokers = tokens.pop("joker")
    owed = price(card.cost, discounts, tokens, jokers)
    lines = f"<p>인쇄된 비용 {chips(card.cost.as_dict())}</p><p>할인 뒤 {chips(owed.owed) or '0개'}</p>"
    if owed.affordable:
        joker = f" + 조커 {owed.jokers}개" if owed.jokers else ""
        lines += f"<p><b>낼 것</b> {chips(owed.pays) or ('없음' if not joker else '')}{joker}</p>"
    else:
        lines += f"<p><b>아직 {owed.missing}개 모자랍니다.</b></p>"
    if card.link:
        colors = ", ".join(COLOR_KO[color] for color in link_colors(discounts))
        lines += (
            f"<p>연결 카드입니다. 연결할 수 있는 색: {escape(colors or '없음 (아직 살 수 없습니다)')}</p>"
        )
    show(paper(lines))


def reserve_card(table: Table) -> None:
    """Whether I may reserve, and whether a joker comes with it."""
    labels = {
        "cards": ("내 예약 카드", "장", 3),
        "bank": ("은행의 조커", "개", 5),
        "hand": ("내 토큰과 조커", "개", 10),
    }
    for name, (label, unit, high) in labels.items():
        stepper(
            table,
            label,
            lambda now, name=name: _reserving(now)[name],
            lambda now, number, name=name: now.keep(reserving=_reserving(now) | {name: number}),
            key=f"reserving-{name}",
            high=high,
            unit=unit,
        )
    kept = _reserving(table)
    answer = reserve(kept["cards"], kept["bank"], kept["hand"], _limits(table))
    if not answer.allowed:
        show(paper("<p><b>예약할 수 없습니다.</b> 예약 카드가 이미 한도만큼 있습니다.</p>"))
        return
    joker = "조커 1개를 받습니다." if answer.joker else "은행에 조커가 없어 받지 못합니다."
    back = f" 한도를 넘어 토큰 {answer.to_return}개를 돌려놓습니다." if answer.to_return else ""
    show(paper(f"<p><b>예약할 수 있습니다.</b> {joker}{back}</p>"))


def _reserving(table: Table) -> dict[str, int]:
    return {"cards": 0, "bank": 5, "hand": 0} | table.get("reserving", {})


def ending(table: Table) -> None:
    """What goes back over the limit, and which relics are due."""
    st.markdown("**차례 끝 확인**")
    with st.expander("내 토큰"):
        tokens = _numbers(table, "end", "tokens", {**dict.fromkeys(COLORS, 0), "joker": 0}, 13)
    with st.expander("내 할인"):
        discounts = _numbers(table, "end", "discounts", dict.fromkeys(COLORS, 0), 20)
    back = to_return({color: tokens[color] for color in COLORS}, tokens["joker"], _limits(table))
    lines = (
        f"<p>토큰 <b>{back}개</b>를 은행에 돌려놓습니다.</p>" if back else "<p>돌려놓을 토큰이 없습니다.</p>"
    )
    revealed = [relic for relic in components().relics if relic.id in table.get("relics", [])]
    due = relics_due(discounts, revealed)
    if due:
        names = ", ".join(escape(relic.name) for relic in due)
        lines += f"<p>유물을 얻습니다: <b>{names}</b>" + (
            " 가운데 한 장을 고르세요.</p>" if len(due) > 1 else "</p>"
        )
    elif revealed:
        lines += "<p>조건을 채운 유물이 없습니다.</p>"
    else:
        lines += "<p>준비에서 유물을 뽑아 두면 얻을 유물을 여기서 알려 드립니다.</p>"
    show(paper(lines))


CALCULATORS: dict[str, Callable[[Table], None]] = {
    "take": take,
    "buy": buy,
    "reserve": reserve_card,
    "end": ending,
}
