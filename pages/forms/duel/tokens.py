"""What Pantheon adds to a city: mythology and offering tokens, Astarte's coins, the card under the snake."""

from __future__ import annotations

import streamlit as st

from pages.forms.duel.city import City, change_city, city, said, say, turn_mythology, turn_offering
from pages.forms.duel.tiles import key, keys
from pages.ui.heard import heard
from pages.ui.html import escape
from pages.ui.state import Table
from pages.ui.stepper import stepper
from pages.ui.tap import tap_picture
from rules_data.duel.components import components, name_of
from rules_data.duel.figures import number


def pantheon_things(table: Table, seat: int, place: str) -> None:
    """Tokens to tap; Astarte's coins and the snake's card where their god is there."""
    own = city(table, seat)
    told = f'<p class="pj-ask told" role="status">{escape(said())}</p>' if said() else ""
    tap_picture(
        _keys(own) + told,
        key=f"duel-tokens-{place}-{seat}",
        on_tap=lambda tap: tap_token(table, seat, tap),
    )
    if "astarte" in own["gods"]:
        stepper(
            table,
            "아스타르테 위의 주화",
            lambda now: int(city(now, seat)["astarte_coins"]),
            lambda now, count: change_city(now, seat, astarte_coins=count),
            key=f"duel-astarte-{place}-{seat}",
            high=number("astarte_coins", pantheon=True),
            unit="개",
        )
    if "nisaba" in own["gods"]:
        _snake(table, seat, place)


def tap_token(table: Table, seat: int, tap: str) -> None:
    """One more mythology token of a mythology (or none again), or an offering token to and fro."""
    word, _, value = tap.partition(":")
    say("")
    if word == "myth":
        each = number("mythology_tokens_total", pantheon=True) // len(components().mythologies)
        turn_mythology(table, seat, value, each)
    else:
        turn_offering(table, seat, int(value))


def _keys(own: City) -> str:
    myths = "".join(
        key(
            f"myth:{one.id}",
            f"{one.ko} {own['mythology'].count(one.id)}",
            f"{one.ko} 신화 토큰 {own['mythology'].count(one.id)}개",
            pressed=one.id in own["mythology"],
        )
        for one in components().mythologies
    )
    offers = "".join(
        key(f"offer:{value}", f"−{value}", f"공물 토큰 −{value}", pressed=value in own["offerings"])
        for value in components().offerings
    )
    return (
        f'<p class="pj-ask">신화 토큰</p>{keys(myths, 3)}'
        f'<p class="pj-ask">쓰지 않은 공물 토큰</p>{keys(offers, 3)}'
    )


def _snake(table: Table, seat: int, place: str) -> None:
    green = [card for card in city(table, 1 - seat)["cards"] if components().building(card).color == "green"]
    other = table.names[1 - seat]
    if not green:
        st.caption(f"뱀 토큰: {other} 도시에 초록색 카드가 없습니다.")
        return
    now = city(table, seat)["snake_on"]
    widget = f"duel-snake-{place}-{seat}-{now}"
    st.pills(
        "뱀 토큰을 올린 상대 카드",
        green,
        default=now if now in green else None,
        format_func=lambda card: name_of(components().building(card), table.box()),
        key=widget,
        on_change=heard(widget, lambda chosen: change_city(table, seat, snake_on=chosen)),
    )
