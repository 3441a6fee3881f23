"""Pictures that pages show: covers, card faces and place pictures, as data addresses."""

from __future__ import annotations

import base64
from pathlib import Path

import streamlit as st

ASSETS = Path(__file__).parents[2] / "assets"


@st.cache_data(show_spinner=False, max_entries=300)
def data_address(path: Path) -> str:
    """A WebP picture as a data address; empty where there is none."""
    if not path.is_file():
        return ""
    return "data:image/webp;base64," + base64.b64encode(path.read_bytes()).decode()


def cover(game_id: str) -> str:
    """A game's cover."""
    return data_address(ASSETS / "covers" / f"{game_id}.webp")


def face(card_id: str) -> str:
    """A tourism card's whole face."""
    return data_address(ASSETS / "decks" / "tourism" / "faces" / f"{card_id}.webp")


def art(card_id: str) -> str:
    """The picture of a place alone."""
    return data_address(ASSETS / "decks" / "tourism" / "art" / f"{card_id}.webp")
