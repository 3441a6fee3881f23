"""The served settings: the ones that matter are set, and Streamlit still knows them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from streamlit import config

ROOT = Path(__file__).parents[1]
SERVED = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("runner.postScriptGC", False),
        ("server.fileWatcherType", "none"),
        ("server.enableStaticServing", True),
        ("server.disconnectedSessionTTL", 600),
        ("browser.gatherUsageStats", False),
        ("client.showErrorDetails", "none"),
    ],
)
def test_served_option_is_set_and_still_exists(option: str, value: object) -> None:
    section, name = option.split(".")
    assert SERVED[section][name] == value
    assert option in config.get_config_options()


def test_every_font_file_of_the_theme_is_bundled() -> None:
    faces = SERVED["theme"]["fontFaces"]
    assert {face["family"] for face in faces} == {"Pretendard", "Gowun Batang"}
    missing = [face["url"] for face in faces if not (ROOT / face["url"].removeprefix("app/")).is_file()]
    assert missing == []


def test_both_themes_are_complete() -> None:
    light, dark = SERVED["theme"]["light"], SERVED["theme"]["dark"]
    assert light.keys() == dark.keys()
    assert light["backgroundColor"] == "#FBF7EF"
    assert light["textColor"] == "#22252B"
