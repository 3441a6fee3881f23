"""The scan page with photos: a card is read, bad files get a sentence, nothing is added in silence."""

from __future__ import annotations

import io

import numpy as np
import pytest
import segno
from PIL import Image
from streamlit.testing.v1 import AppTest

from scanner import Deck
from tests.pages.conftest import Open
from tests.support import photos


def _open(open_page: Open, players: str = "2") -> AppTest:
    app = open_page("scan", game="tourism", n=players)
    return app.segmented_control(key="way").set_value("photo").run()


def _upload(app: AppTest, name: str, data: bytes, kind: str = "image/jpeg") -> AppTest:
    return app.file_uploader(key="photo").upload(name, data, kind).run()


def _texts(app: AppTest) -> str:
    return " ".join(element.value for element in app.markdown)


def _photo_of(card_id: str, seed: int = 5) -> bytes:
    card = next(card for card in Deck.load("tourism").cards if card.id == card_id)
    return photos.shot(card.read_pictures()[:1], np.random.default_rng(seed), 0.3).tobytes()


def _picture(image: Image.Image, kind: str, **options: object) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def test_photo_of_a_printed_card_tells_its_story_and_is_added(open_page: Open) -> None:
    app = _upload(_open(open_page), "card.jpg", _photo_of("seomun-market"))
    assert not app.exception
    assert "서문시장 · " in _texts(app)
    assert "평양장" in _texts(app)
    app = app.button(key="add-scan-0-seomun-market").click().run()
    assert any("이미 1번 앞에 있습니다" in caption.value for caption in app.caption)
    score = app.switch_page("pages/score.py").run()
    assert any(expander.label == "1위 · 1번 · 4점" for expander in score.expander)


def test_code_of_something_else_is_no_card(open_page: Open) -> None:
    code = segno.make_qr("https://example.com/menu", error="m")
    buffer = io.BytesIO()
    code.save(buffer, kind="png", scale=12, border=8)
    app = _upload(_open(open_page), "menu.png", buffer.getvalue(), "image/png")
    assert not app.exception
    assert any(
        "‘https://example.com/menu’ 코드는 관광카드의 코드가 아닙니다" in line.value for line in app.warning
    )
    assert not any(button.key and button.key.startswith("add-scan") for button in app.button)


BAD_FILES = [
    ("text.jpg", b"this is no picture at all", "image/jpeg"),
    ("empty.jpg", b"", "image/jpeg"),
    ("paper.jpg", b"%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n", "image/jpeg"),
    ("huge.png", _picture(Image.new("1", (12_000, 12_000)), "PNG"), "image/png"),
    (
        "moving.gif",
        _picture(
            Image.new("P", (40, 40)),
            "GIF",
            save_all=True,
            append_images=[Image.new("P", (40, 40), 3)],
            duration=100,
        ),
        "image/gif",
    ),
]


@pytest.mark.parametrize(("name", "data", "kind"), BAD_FILES, ids=[name for name, _, _ in BAD_FILES])
def test_bad_file_gets_one_korean_sentence_and_loses_nothing(
    open_page: Open, name: str, data: bytes, kind: str
) -> None:
    app = _open(open_page)
    app = app.text_input(key="scan-find").set_value("서문").run()
    app = _upload(app, name, data, kind)
    assert not app.exception
    assert len(app.error) == 1
    assert any("가" <= letter <= "힣" for letter in app.error[0].value)
    assert app.text_input(key="scan-find").value == "서문"


def test_card_is_found_by_hand(open_page: Open) -> None:
    app = open_page("scan", game="tourism", n="2")
    app = app.text_input(key="scan-find").set_value("88").run()
    app = app.button(key="hand-seomun-market").click().run()
    assert "서문시장 · 직접 고름" in _texts(app)


def test_the_page_says_which_decoder_is_at_work(open_page: Open) -> None:
    app = open_page("scan", game="tourism", n="2")
    assert any("zxing-cpp" in caption.value for caption in app.caption)
