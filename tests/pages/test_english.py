"""The English switch: remembered, only where a game has English, and no Korean left on what it covers."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PIL import Image
from streamlit.testing.v1 import AppTest

from pages.ui import camera, share, story, voice
from pages.ui.component import translated
from pages.ui.map import Spot, korea_map, legend
from pages.ui.map_view import COUNTRY
from pages.ui.words import ENGLISH
from rules_data.tourism.components import places
from scanner import ImageError, read_image
from scanner.quality import ADVICE
from tests.pages.conftest import APP, Open
from tests.support.pictures import saved

FOLDER = APP.parent / "pages"
PICTURES = APP.parent / "scanner" / "images.py"
# What nobody meets on a page: files and arrays of a program.
OF_PROGRAMS = {
    "파일이 너무 큽니다: {name}. {most}MB까지 읽을 수 있습니다.",
    "파일을 열 수 없습니다: {name} ({why}).",
    "사진 배열은 uint8 BGR (높이, 너비, 3)이어야 합니다. 받은 값: {kind}.",
}
HANGUL = re.compile("[ㄱ-ㆎ가-힣]")
FIELD = re.compile(r"\{[a-z_]+\}")
# Korean on an English page: what is marked so, and what says that it is.
MEANT = re.compile(r'<[a-z]+[^>]* lang="ko">[^<]*<')


def _english(open_page: Open, page: str, **query: str) -> AppTest:
    app = open_page(page, game="tourism", n="3", **query)
    return app.segmented_control(key="language-ko").set_value("en").run()


def _korean_in(app: AppTest) -> list[str]:
    """What is left in Korean, the switch itself apart."""
    widgets = [*app.button, *app.checkbox, *app.expander, *app.pills, *app.segmented_control, *app.text_input]
    labels = [widget.label for widget in widgets if not (widget.key or "").startswith("language-")]
    texts = [
        element.value for kind in (app.markdown, app.caption, app.header, app.warning) for element in kind
    ]
    links = [element.proto.label for element in app.get("page_link")]
    options = [option for widget in (*app.pills, *app.segmented_control) for option in widget.options]
    found = [MEANT.sub("", text) for text in (*labels, *texts, *links, *options)]
    return [text for text in found if HANGUL.search(text) and text != "한"]


@pytest.mark.parametrize("page", ["setup", "turn", "place", "atlas"])
def test_a_page_in_english_has_no_korean_left(open_page: Open, page: str) -> None:
    app = _english(open_page, page, card="seomun-market")
    assert not app.exception
    # Facts and sources are Korean, and their headings say so.
    folded = [part for part in app.expander if part.label.endswith("(Korean)")]
    assert len(folded) == (2 if page == "place" else 0)
    korean = [element.value for part in folded for element in part.markdown]
    assert [text for text in _korean_in(app) if text not in korean] == []


def test_the_game_door_is_in_english_but_for_what_only_korean_pages_do(open_page: Open) -> None:
    app = _english(open_page, "game")
    assert 'lang="en">Buy tourism cards with tokens' in " ".join(element.value for element in app.markdown)
    assert "3 players" in app.segmented_control(key="players").options
    links = [element.proto.label for element in app.get("page_link")]
    assert links[1:] == ["Set up", "My turn", "Rules", "Score", "Scan a card", "Travel atlas"]


def test_every_set_up_step_is_in_english(open_page: Open) -> None:
    app = _english(open_page, "setup")
    for number in range(1, 8):
        assert f"Step {number} of 7" in " ".join(element.value for element in app.markdown)
        assert _korean_in(app) == []
        app = next(button for button in app.button if button.label == "Done, next").click().run()
    assert "The table is set." in " ".join(element.value for element in app.markdown)


def test_scan_by_hand_tells_the_story_in_english(open_page: Open) -> None:
    app = _english(open_page, "scan")
    app = app.text_input(key="scan-find").set_value("Seomun").run()
    app = app.button(key="hand-seomun-market").click().run()
    text = " ".join(element.value for element in app.markdown)
    assert "One market ends, another begins" in text
    assert "Seomun Market · chosen by hand" in text
    assert app.button(key="add-scan-0-seomun-market").label == "Add to Player 1"
    app = app.button(key="add-scan-0-seomun-market").click().run()
    assert any("Seomun Market is already with Player 1." in line.value for line in app.caption)


def test_every_story_is_read_aloud_in_english_sentence_by_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "spoken_language", lambda: "en")
    for place in places().values():
        said = story.spoken(place)
        assert said[0] == f"{place.name.en}. {place.title_en}."
        assert 3 <= len(said) - 1 <= 7, said
        assert " ".join(said[1:]) == place.en
        assert not HANGUL.search(" ".join([*said, story.place_line(place), story.title_of_story(place)]))


def test_the_choice_holds_on_other_pages_and_back_in_korean(open_page: Open) -> None:
    app = _english(open_page, "setup")
    app = app.switch_page("pages/turn.py").run()
    assert any("Do exactly one of these things." in element.value for element in app.markdown)
    app = app.segmented_control(key="language-en").set_value("ko").run()
    assert any("가운데 하나만 합니다" in element.value for element in app.markdown)


def test_other_games_have_no_switch_and_stay_korean(open_page: Open) -> None:
    app = _english(open_page, "setup")
    app.query_params["game"] = "orbis"
    app = app.switch_page("pages/setup.py").run()
    assert not [widget for widget in app.segmented_control if (widget.key or "").startswith("language-")]
    assert "준비" in " ".join(element.value for element in app.markdown)


def test_the_score_page_has_no_switch(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="3")
    assert not [widget for widget in app.segmented_control if (widget.key or "").startswith("language-")]


def test_words_have_the_same_values_in_both_languages() -> None:
    for korean, english in ENGLISH.items():
        assert sorted(FIELD.findall(korean)) == sorted(FIELD.findall(english)), korean
        assert not HANGUL.search(english)


def _strings() -> set[str]:
    """Every text in the source of the pages, of the scanner's advice and of why it refuses pictures."""
    files = [PICTURES, *(path for path in FOLDER.rglob("*.py") if path.name != "words.py")]
    nodes = [node for path in files for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    } | {*ADVICE.values()}


def test_every_word_that_a_page_says_is_in_the_table_and_every_word_of_the_table_is_said() -> None:
    said = set()
    for path in FOLDER.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)) if "speaker(" in source else ():
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "say" and node.args:
                said |= {leaf.value for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant)}
    assert {text for text in said if isinstance(text, str) and HANGUL.search(text)} - set(ENGLISH) == set()
    assert set(ENGLISH) - _strings() == set()
    assert set(ADVICE.values()) <= set(ENGLISH)


def test_why_a_picture_cannot_be_read_is_said_in_english_too() -> None:
    said = {
        node.args[0].value
        for node in ast.walk(ast.parse(PICTURES.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "").startswith("Image") and node.args
    }
    assert said >= OF_PROGRAMS
    assert said - OF_PROGRAMS <= set(ENGLISH)
    with pytest.raises(ImageError) as refused:
        read_image(saved(Image.new("RGB", (9, 20)), "PNG"))
    assert str(refused.value) == "사진이 9×20픽셀로 너무 작습니다. 한 변이 16픽셀은 되어야 합니다."
    assert ENGLISH[refused.value.words].format(**refused.value.values) == (
        "This photo is too small (9×20 pixels). Each side needs 16 pixels at least."
    )


@pytest.mark.parametrize("part", [camera, share, voice], ids=["camera", "share", "voice"])
def test_own_components_have_no_korean_left_in_english(part: object) -> None:
    folder = Path(part.__file__).parent
    for path in folder.glob(f"{folder.name}.*"):
        assert not HANGUL.search(translated(path.read_text(encoding="utf-8"), part.ENGLISH)), path.name


def test_the_map_is_told_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def english(korean: str, /, **values: object) -> str:
        return ENGLISH[korean].format(**values)

    spots = [
        Spot("dokdo", "Dokdo Islands", "Ulleung", (400.0, 200.0), "sea", True),
        Spot("jebudo", "Jebudo Island", "Hwaseong", (150.0, 150.0), "sea", False),
    ]
    drawn = korea_map(spots, COUNTRY, say=english)
    assert set(re.findall(r'aria-label="([^"]*)"', drawn)) == {
        "Map of Korea, 2 places",
        "Dokdo Islands, Ulleung, Collected",
        "Jebudo Island, Hwaseong, not yet",
    }
    assert not HANGUL.search(re.sub("<text class=.sea.*?</text>", "", legend(english)))
