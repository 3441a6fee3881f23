"""Own components: HTML, CSS and script from a folder, and the same in English for visitors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import streamlit as st

from rules_data.model import Language

Component = Callable[..., Any]


def component(folder: Path, english: Mapping[str, str]) -> Mapping[Language, Component]:
    """Registers a component of a folder: <name>.html, <name>.css and <name>.js, named like the folder.

    Args:
        folder: its folder.
        english: what stands in the English one in place of each piece of the Korean one.
    """
    texts = {
        kind: (folder / f"{folder.name}.{kind}").read_text(encoding="utf-8") for kind in ("html", "css", "js")
    }
    name = f"panjigi_{folder.name}"
    return {
        "ko": st.components.v2.component(name, **texts),
        "en": st.components.v2.component(
            f"{name}_en", **{kind: translated(text, english) for kind, text in texts.items()}
        ),
    }


def translated(text: str, english: Mapping[str, str]) -> str:
    """A text with every Korean piece replaced, the longest first."""
    for korean in sorted(english, key=len, reverse=True):
        text = text.replace(korean, english[korean])
    return text
