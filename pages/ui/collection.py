"""What this device has collected of the tourism deck."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import streamlit as st

from pages.ui.state import device, store
from rules_data.model import Language

DECK = "tourism"


def collect(card_id: str) -> bool:
    """Keeps that this device has the card; again is harmless. True where it is new."""
    return store().collection.add(device(), DECK, card_id)


def let_go(card_id: str) -> None:
    """Forgets a card of this device."""
    store().collection.remove(device(), DECK, card_id)


def collected() -> dict[str, datetime]:
    """The collected cards and since when (UTC), in the order in which they came."""
    return {one.card: one.first_seen for one in store().collection.cards(device(), DECK)}


def day(moment: datetime, language: Language = "ko") -> str:
    """The day of a moment where the person is; in Korea where the browser does not tell."""
    try:
        zone = ZoneInfo(st.context.timezone or _KOREA)
    except (ZoneInfoNotFoundError, ValueError):
        zone = ZoneInfo(_KOREA)  # a browser may name a zone that this machine does not know
    there = moment.astimezone(zone)
    if language == "en":
        return f"{there.day} {_MONTHS[there.month - 1]} {there.year}"
    return f"{there.year}년 {there.month}월 {there.day}일"


_KOREA = "Asia/Seoul"
# As they are written; `calendar` follows the locale of the server.
_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
