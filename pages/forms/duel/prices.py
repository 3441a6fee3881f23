"""What a card or wonder costs now, and what a discarded card brings."""

from __future__ import annotations

import streamlit as st

from pages.forms.duel.board import in_box, on_board
from pages.forms.duel.city import change, change_city, city, is_pantheon, owned, toggle
from pages.forms.duel.structure import AGES, Age
from pages.forms.duel.tiles import groups, key, keys, tile, tile_grid
from pages.forms.duel.turns import MAKERS, both, cities, result, whose_turn
from pages.ui.html import escape, rows, show
from pages.ui.state import Table
from pages.ui.tap import tap_picture
from rules_data.draws import draw
from rules_data.duel.components import Building, components, name_of
from rules_data.duel.effects import cost_text, effect_text
from rules_data.duel.figures import number
from rules_data.duel.turn import Price, Way, discard_income, find, gains, remaining, wonder_open
from rules_data.duel.turn import price as price_of

_WAY_KO = {"chain": "연계", "mythology": "신화 토큰", "engineering": "공학", "resources": "자원으로"}


def price(table: Table) -> None:
    """What a building costs me."""
    seat = whose_turn(table, "price")
    chosen = _chosen(table, "duel_buy", "building")
    if chosen is None:
        _choose_card(table)
    else:
        _item(table, seat, chosen, "duel_buy")
        _put(table, seat, chosen, "내 도시에 넣기")
    theirs = ("brown", "grey", "progress", "wonders")
    cities(table, seat, "price", (*MAKERS, "blue", "green", "red", *_gods(table)), theirs)


def wonder(table: Table) -> None:
    """What a wonder costs me."""
    seat = whose_turn(table, "wonder")
    me, opponent = both(table, seat)
    if not wonder_open(me, opponent):
        st.info(
            f"두 사람이 합쳐 {number('wonders_limit')}개를 지었습니다. 더는 지을 수 없습니다.",
            icon=":material/info:",
        )
    chosen = _chosen(table, "duel_wonder", "wonder")
    if chosen is None:
        _choose_wonder(table, seat)
    else:
        _item(table, seat, chosen, "duel_wonder")
        if chosen == "great_library":
            _library(table)
        _put(table, seat, chosen, "지은 불가사의로 표시")
    cities(table, seat, "wonder", MAKERS, ("brown", "grey", "progress", "wonders"))


def discard(table: Table) -> None:
    """What a discarded card brings."""
    seat = whose_turn(table, "discard")
    income = discard_income(both(table, seat)[0])
    result(income.coins, "개", "은행에서 주화를 받습니다.", [("어떻게?", income.why, "")])
    cities(table, seat, "discard", ("yellow",))


def _gods(table: Table) -> tuple[str, ...]:
    return ("gods",) if is_pantheon(table) else ()


def _chosen(table: Table, name: str, kind: str) -> str | None:
    chosen = table.get(name)
    return chosen if chosen in components().by_kind[kind] else None


def _choose_card(table: Table) -> None:
    """A card by name, or by age from those that lie in neither city."""
    query = st.text_input(
        "어느 카드인가요?",
        key="duel-buy-find",
        placeholder="이름으로 찾기: 궁전",
        max_chars=40,
        label_visibility="collapsed",
    )
    age = table.get("duel_buy_age")
    age = age if age in AGES else 1
    tiles = [tile(components().item(one), table.box()) for one in _offered(table, query, age)]
    markup = (
        "" if query else keys("".join(key(f"age:{one}", f"{one}시대", pressed=one == age) for one in AGES), 3)
    )
    markup += tile_grid(tiles)
    if query and not tiles:
        words = f"‘{query}’에 맞는 카드가 없습니다. 이미 도시에 있는 카드는 나오지 않습니다."
        markup += f'<p class="pj-sub">{escape(words)}</p>'

    def tapped(tap: str) -> None:
        word, _, value = tap.partition(":")
        table.keep(**({"duel_buy_age": int(value)} if word == "age" else {"duel_buy": value}))
        st.session_state["duel-buy-find"] = ""

    tap_picture(markup, key="duel-buy", on_tap=tapped)


def _offered(table: Table, query: str, age: Age) -> list[str]:
    """Buildings in neither city: those whose name is asked for, else those of the age."""
    ids = [card for deck in remaining(age, (), is_pantheon(table)) for card in deck.unseen]
    if query:
        usable = {item for group in groups(is_pantheon(table)) for item in group.items}
        asked = [entry for entry in find(query, table.box()) if entry.kind == "building"]
        ids = [entry.id for entry in asked if entry.id in usable]
    return [one for one in ids if one not in owned(table, 0) | owned(table, 1)]


def _choose_wonder(table: Table, seat: int) -> None:
    """One of my wonders that are not built; all of them where none is marked."""
    mine = city(table, seat)["wonders_unbuilt"]
    gone = (owned(table, 0) | owned(table, 1)) - set(mine)
    every = next(group for group in groups(is_pantheon(table)) if group.id == "wonders").items
    ids = mine or [one for one in every if one not in gone]
    tiles = [tile(components().item(one), table.box()) for one in ids]
    tap_picture(
        tile_grid(tiles), key="duel-wonder", on_tap=lambda tap: table.keep(duel_wonder=tap.partition(":")[2])
    )


def _item(table: Table, seat: int, chosen: str, name: str) -> None:
    """The price of an item, how it comes about, and what happens at once."""
    me, opponent = both(table, seat)
    item = components().item(chosen)
    st.button(
        "다른 것 고르기",
        icon=":material/arrow_back:",
        key=f"other-{name}",
        on_click=lambda: table.keep(**{name: ""}),
    )
    worked = price_of(chosen, me, opponent)
    cost = (
        components().building(chosen).cost if isinstance(item, Building) else components().wonder(chosen).cost
    )
    words = f"{name_of(item, table.box())} · " + (
        "낼 수 있습니다." if worked.affordable else f"주화가 {worked.short}개 모자랍니다."
    )
    reasons = [("인쇄된 비용", "", cost_text(cost)), *_reasons(worked.best)]
    result(worked.best.coins, "주화", words, reasons)
    _others(worked)
    done = gains(chosen, me, opponent, len(on_board(table)))
    now = rows([(line, "", "") for line in done.reasons]) if done.reasons else ""
    show(f'<div class="pj-card"><h3>지으면</h3><p>{escape(effect_text(item))}</p>{now}</div>')


def _reasons(way: Way) -> list[tuple[str, str, str]]:
    """Where every coin of a way comes from."""
    words = components().words
    lines = [(_WAY_KO[way.kind], "공짜로 짓습니다.", "0")] if way.kind in {"chain", "mythology"} else []
    if way.kind == "engineering":
        lines.append(("공학", "연계 상징 대신 냅니다.", str(way.printed)))
    elif way.printed:
        lines.append(("적힌 주화", "", str(way.printed)))
    lines += [(f"{words[name]} {units}", "내 갈색·회색 카드", "0") for name, units in way.own.items()]
    lines += [
        (f"{words[name]} 1", f"{components().item(maker).ko}에서", "0") for maker, name in way.chosen.items()
    ]
    lines += [(f"{words[name]} {units}", "진보 토큰의 할인", "0") for name, units in way.waived.items()]
    lines += [
        (f"{words[trade.resource]} {trade.units} 사기", trade.why, str(trade.coins)) for trade in way.trades
    ]
    if way.gain:
        lines.append(("도시화", "은행에서 받습니다.", f"+{way.gain}"))
    if way.to_opponent:
        lines.append(("상대의 경제", f"이 가운데 {way.to_opponent}개는 상대가 받습니다.", ""))
    return lines


def _others(worked: Price) -> None:
    if len(worked.ways) > 1:
        others = [(_WAY_KO[way.kind], "다른 방법", f"{way.coins}") for way in worked.ways[1:]]
        show(f'<div class="pj-card">{rows(others)}</div>')


def _put(table: Table, seat: int, chosen: str, label: str) -> None:
    """Puts what was built into the city; coins stay as they are typed in."""
    own = city(table, seat)
    if chosen in own["cards"] or chosen in own["wonders_built"]:
        st.caption("내 도시에 있습니다.")
        return

    def put() -> None:
        if chosen in own["wonders_unbuilt"]:
            unbuilt = [one for one in own["wonders_unbuilt"] if one != chosen]
            change_city(table, seat, wonders_unbuilt=unbuilt, wonders_built=[*own["wonders_built"], chosen])
        else:
            toggle(table, seat, chosen)
        table.keep(duel_buy="", duel_wonder="")

    st.button(label, type="primary", key=f"put-{chosen}", on_click=put, width="stretch")
    st.caption("주화는 ‘내 도시’에서 고치세요.")


def _library(table: Table) -> None:
    """Three tokens from the box for the Great Library."""
    box = in_box(table)
    drawn = [one for one in table.get("duel_library") or [] if one in components().by_kind["progress"]]
    count = min(number("library_draw"), len(box))

    def redraw() -> None:
        change(table, duel_library=draw(box, count))

    st.button(
        "상자에서 진보 토큰 뽑기",
        icon=":material/casino:",
        key="draw-library",
        on_click=redraw,
        width="stretch",
    )
    if drawn:
        items = [
            (name_of(components().item(one), table.box()), effect_text(components().item(one)), "")
            for one in drawn
        ]
        show(f'<div class="pj-card">{rows(items)}</div>')
    st.caption("게임판과 두 도시, 엔키 위의 토큰은 빼고 뽑습니다. 게임판의 토큰은 과학 화면에서 적습니다.")
