"""From table to score, wrong reads, and printed names on the scan page."""

from __future__ import annotations

import base64
import io
import json
from pathlib import Path

import cv2
import numpy as np
import pytest
from PIL import Image
from streamlit.testing.v1 import AppTest

from pages.forms.tourism import watching
from pages.ui import reader
from pages.ui.state import store
from scanner import Deck
from scanner.names import NameHit, NameReaderError
from tests.pages.conftest import Open, component_id, send
from tests.support import photos

FIVE = ("deoksugung", "donggureung", "sorae-market", "jebudo", "dumulmeori")


def faces(*ids: str) -> list[np.ndarray]:
    deck = Deck.load("tourism")
    return [deck.by_id[card].read_pictures()[0] for card in ids]


def photo(*ids: str, seed: int = 8) -> bytes:
    return photos.shot(faces(*ids), np.random.default_rng(seed), 0.1).tobytes()


def stranger() -> bytes:
    return photos.shot([photos.stranger(np.random.default_rng(4))], np.random.default_rng(4), 0.1).tobytes()


def read(open_page: Open, *files: bytes) -> AppTest:
    app = open_page("scan", game="tourism", n="2")
    app = app.segmented_control(key="way").set_value("photo").run()
    named = [(f"{number}.jpg", data, "image/jpeg") for number, data in enumerate(files)]
    return app.file_uploader(key="photo").set_value(named).run()


def said(app: AppTest) -> str:
    return " ".join(element.value for element in (*app.markdown, *app.caption, *app.warning, *app.error))


def gathered(app: AppTest) -> set[str | None]:
    return {entry["card"] for entry in app.session_state["gathered"].entries}


def collected() -> set[str]:
    """What any device has in its atlas."""
    from plays.models import CollectedRow

    return set(store()._database.read(lambda session: [row.card for row in session.query(CollectedRow)]))


def test_one_photo_of_a_table_fills_the_sheet_of_the_chosen_player(open_page: Open) -> None:
    app = read(open_page, photo(*FIVE))
    assert not app.exception
    assert gathered(app) == set(FIVE)
    assert "카드 5장을 읽었습니다." in said(app)
    app = app.segmented_control(key="scan-seat").set_value(1).run()
    app = app.button(key="gathered-add").click().run()
    assert not app.exception
    assert app.session_state["gathered"].entries == []
    assert collected() == set(FIVE)
    score = app.switch_page("pages/score.py").run()
    assert any(expander.label.startswith("1위 · 2번 · ") for expander in score.expander)
    (table,) = store().tables.recent(score.session_state["device"])
    assert {card["id"] for card in table.state["trays"][1]["cards"]} == set(FIVE)


def test_several_photos_add_up_and_a_card_seen_twice_counts_once(open_page: Open) -> None:
    app = read(open_page, photo(*FIVE[:3], seed=8), photo(*FIVE[2:], seed=9))
    assert not app.exception
    assert gathered(app) == set(FIVE)
    assert len(app.session_state["gathered"].entries) == 5
    assert "두 번 보인 카드는 한 번만 셉니다: 소래포구." in said(app)


def test_a_card_on_the_list_is_corrected_and_another_taken_off(open_page: Open) -> None:
    app = read(open_page, photo(*FIVE))
    wrong = next(one["key"] for one in app.session_state["gathered"].entries if one["card"] == "jebudo")
    off = next(one["key"] for one in app.session_state["gathered"].entries if one["card"] == "deoksugung")
    app = app.button(key=f"gathered-fix-{wrong}").click().run()
    assert len([button for button in app.button if (button.key or "").startswith(f"gathered-{wrong}-")]) == 3
    app = app.text_input(key=f"gathered-find-{wrong}").set_value("88").run()
    app = app.button(key=f"gathered-find-{wrong}-seomun-market").click().run()
    app = app.button(key=f"gathered-drop-{off}").click().run()
    assert not app.exception
    assert gathered(app) == {"donggureung", "sorae-market", "seomun-market", "dumulmeori"}
    app = app.button(key="gathered-add").click().run()
    (table,) = store().tables.recent(app.session_state["device"])
    assert {card["id"] for card in table.state["trays"][0]["cards"]} == {
        "donggureung",
        "sorae-market",
        "seomun-market",
        "dumulmeori",
    }


def test_a_card_that_somebody_has_is_said_and_not_added_again(open_page: Open) -> None:
    app = read(open_page, photo(*FIVE[:2]))
    app = app.button(key="gathered-add").click().run()
    app = app.segmented_control(key="scan-seat").set_value(1).run()
    box = app.file_uploader(key="photo")
    app = box.set_value([("again.jpg", photo(*FIVE[1:3], seed=12), "image/jpeg")]).run()
    assert "동구릉은 이미 1번 앞에 있습니다." in said(app)
    assert app.button(key="gathered-add").label == "1장을 2번에게 넣기"


def test_a_card_that_is_not_known_is_shown_to_be_chosen(open_page: Open) -> None:
    table = [*faces(*FIVE[:3]), photos.stranger(np.random.default_rng(4))]
    app = read(open_page, photos.shot(table, np.random.default_rng(14), 0.1).tobytes())
    assert not app.exception
    assert None in gathered(app)
    assert "1장은 알아보지 못했습니다." in said(app)


def test_a_broken_photo_among_good_ones_is_named_and_the_others_are_read(open_page: Open) -> None:
    app = read(open_page, photo(*FIVE[:2]), b"no picture", b"\0\0\0\x18ftypheic\0\0\0\0mif1heic")
    assert not app.exception
    assert gathered(app) == set(FIVE[:2])
    assert [line.value.split(":")[0] for line in app.error] == ["1.jpg", "2.jpg"]
    assert "HEIC" in app.error[1].value


def test_five_hundred_photos_are_answered_with_a_limit(open_page: Open) -> None:
    small = io.BytesIO()
    Image.new("RGB", (40, 40)).save(small, "PNG")
    app = read(open_page, *[small.getvalue()] * 500)
    assert not app.exception
    assert any("사진이 500장입니다. 한 번에 20장까지" in line.value for line in app.error)


def wrong_read(open_page: Open) -> AppTest:
    app = read(open_page, photo("seomun-market", seed=3))
    assert "seomun-market" in collected()
    return app.button(key="wrong-seomun-market").click().run()


def test_a_wrong_read_offers_three_others_and_one_tap_puts_it_right(open_page: Open) -> None:
    app = wrong_read(open_page)
    offered = [button.key for button in app.button if (button.key or "").startswith("right-")]
    assert len(offered) == 4
    assert "right-none" in offered
    app = app.button(key=offered[0]).click().run()
    assert not app.exception
    right = offered[0].removeprefix("right-")
    assert [seen["card"] for seen in app.session_state["reading"].read] == [right]
    assert collected() == {right}


def held_up(app: AppTest, card: str) -> AppTest:
    """Two frames of the camera with a card, as many as it takes to count."""
    picture = "data:image/jpeg;base64," + base64.b64encode(photo(card)).decode()
    camera = component_id(app, "camera")
    for _ in range(2):
        app = send(app, camera, "frame", {"number": 1, "kind": "live", "picture": picture})
    return app


def test_the_question_which_card_it_is_stands_while_the_camera_sees_others(open_page: Open) -> None:
    app = open_page("scan", game="tourism", n="2")
    app = held_up(app.segmented_control(key="way").set_value("camera").run(), "jebudo")
    app = app.button(key="wrong-jebudo").click().run()
    app = app.text_input(key="wrong-find").set_value("덕수궁").run()
    app = held_up(app, "dumulmeori")
    assert not app.exception
    assert app.text_input(key="wrong-find").value == "덕수궁"
    assert app.button(key="right-find-deoksugung").label == "1 덕수궁"
    app = held_up(app.button(key="wrong-cancel").click().run(), "dumulmeori")
    assert [seen["card"] for seen in app.session_state["reading"].read] == ["dumulmeori"]


def test_the_photo_of_a_wrong_read_is_kept_only_where_the_person_agrees(
    open_page: Open, own_data_folder: Path
) -> None:
    app = wrong_read(open_page)
    app = app.button(key="right-none").click().run()
    assert not (own_data_folder / "misreads").exists()
    app = wrong_read(open_page)
    app = app.checkbox(key="misread-agreed").set_value(True).run()
    app = app.text_input(key="wrong-find").set_value("덕수궁").run()
    app = app.button(key="right-find-deoksugung").click().run()
    assert not app.exception
    (kept,) = (own_data_folder / "misreads").glob("*.jpg")
    assert Image.open(kept).size == (1280, 720)
    note = json.loads(kept.with_suffix(".json").read_text(encoding="utf-8"))
    assert (note["read"], note["meant"]) == ("seomun-market", "deoksugung")
    assert any(expander.label == "잘못 읽은 사진 1장" for expander in app.expander)
    app = app.button(key="misreads-clear").click().run()
    assert list((own_data_folder / "misreads").iterdir()) == []


def printed(monkeypatch: pytest.MonkeyPatch, hits: list[NameHit]) -> None:
    monkeypatch.setattr(reader, "reader_problem", lambda: "")
    monkeypatch.setattr(reader, "read_names", lambda image, names: hits)


def test_a_clear_printed_name_opens_the_story_and_offers_to_enrol(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed(monkeypatch, [NameHit("seomun-market", 0.95, True), NameHit("dokdo", 0.4, False)])
    app = read(open_page, stranger())
    assert not app.exception
    assert "서문시장 · 95% 확실 · 인쇄된 이름을 읽음" in said(app)
    assert "평양장" in said(app)
    assert app.session_state["workshop_from_scan"]["name"] == "서문시장"
    assert collected() == {"seomun-market"}


def test_an_unclear_printed_name_gives_three_candidates(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed(monkeypatch, [NameHit("seomun-market", 0.7, False), NameHit("dokdo", 0.65, False)])
    app = read(open_page, stranger())
    assert not app.exception
    offered = [button.key for button in app.button if (button.key or "").startswith("candidate-")]
    assert offered[:2] == ["candidate-seomun-market", "candidate-dokdo"]
    assert len(offered) == 3
    assert collected() == set()


def test_without_tesseract_the_page_says_what_is_missing(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "reader_problem", lambda: "인쇄된 이름을 읽는 Tesseract가 없습니다.")
    app = read(open_page, stranger())
    assert not app.exception
    assert "인쇄된 이름을 읽는 Tesseract가 없습니다." in said(app)
    assert len([button for button in app.button if (button.key or "").startswith("candidate-")]) == 3


def test_a_reader_that_gives_up_is_said_and_candidates_remain(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(image: object, names: object) -> list[NameHit]:
        raise NameReaderError("인쇄된 이름을 6초 안에 읽지 못했습니다.")

    monkeypatch.setattr(reader, "reader_problem", lambda: "")
    monkeypatch.setattr(reader, "read_names", slow)
    app = read(open_page, stranger())
    assert not app.exception
    assert "6초 안에 읽지 못했습니다" in said(app)


def test_advice_waits_until_nothing_was_seen_for_a_while() -> None:
    dark = np.full((360, 640, 3), 8, np.uint8)
    frame = watching.Frame(dark, cv2.imencode(".jpg", dark)[1].tobytes(), still=False)
    kept = watching.Watch()
    assert watching.advised(kept, frame, 0.5, 100.0).hint == ""
    assert (
        watching.advised(kept, frame, 2.5, 110.0).hint == "너무 어둡습니다. 불을 켜거나 밝은 곳으로 옮기세요."
    )
    assert watching.advised(kept, frame, 0.0, 110.1).hint == ""
