"""The served settings: the ones that matter are set, and Streamlit still knows them."""

from __future__ import annotations

import re
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
        ("runner.fastReruns", False),
        ("server.fileWatcherType", "none"),
        ("server.enableStaticServing", True),
        ("server.disconnectedSessionTTL", 600),
        ("global.minCachedMessageSize", 1_000_000_000),
        ("browser.gatherUsageStats", False),
        ("client.showErrorDetails", "none"),
    ],
)
def test_served_option_is_set_and_still_exists(option: str, value: object) -> None:
    section, name = option.split(".")
    assert SERVED[section][name] == value
    assert option in config.get_config_options()


def test_every_face_of_the_theme_s_fonts_is_bundled() -> None:
    sheets = {path.parent: path.read_text(encoding="utf-8") for path in ROOT.glob("static/fonts/*/*.css")}
    families = {name for sheet in sheets.values() for name in re.findall(r'font-family: "([^"]+)"', sheet)}
    assert families == {"Pretendard", "Gowun Batang"}
    assert SERVED["theme"]["font"] in families
    assert SERVED["theme"]["headingFont"].strip("'") in families
    files = [
        folder / name for folder, sheet in sheets.items() for name in re.findall(r'url\("([^"]+)"\)', sheet)
    ]
    assert len(files) > 200
    assert [path.name for path in files if not path.is_file()] == []


def test_no_font_face_is_sent_with_every_tap() -> None:
    assert "fontFaces" not in SERVED["theme"]


def test_both_themes_are_complete() -> None:
    light, dark = SERVED["theme"]["light"], SERVED["theme"]["dark"]
    assert light.keys() == dark.keys()
    assert light["backgroundColor"] == "#FBF7EF"
    assert light["textColor"] == "#22252B"
