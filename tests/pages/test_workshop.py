"""카드 공방: enrolling cards from photos, one by one and many at once; what is wrong gets a sentence."""

from __future__ import annotations

import io
import zipfile
from hashlib import sha256

import cv2
import numpy as np
import pytest
from PIL import Image
from streamlit.testing.v1 import AppTest

import plays
from pages.ui.state import store
from pages.ui.workshop import adding
from pages.ui.workshop.drafts import name_in
from tests.pages.conftest import APP, Open
from tests.support import cards, photos
from tests.support.pictures import saved


def original(number: int) -> np.ndarray:
    """A card of somebody's own box, as no deck of the house has it."""
    return photos.stranger(np.random.default_rng(500 + number))


def photo(*faces: np.ndarray, seed: int = 1, severity: float = 0.1) -> bytes:
    return photos.shot(list(faces), np.random.default_rng(seed), severity).tobytes()


def open_deck(open_page: Open, deck: str | None = None) -> tuple[AppTest, str]:
    app = open_page("workshop", game="tourism", n="2")
    deck = deck or store().decks.create("우리집 관광카드").id
    app.query_params["deck"] = deck
    app.run()
    app = app.segmented_control(key="workshop-way").set_value("photo").run()
    return app, deck


def upload(app: AppTest, *files: tuple[str, bytes]) -> AppTest:
    box = app.file_uploader(key="workshop-files")
    return box.set_value([(name, data, "image/jpeg") for name, data in files]).run()


def said(app: AppTest) -> str:
    elements = (*app.markdown, *app.caption, *app.success, *app.warning, *app.error, *app.info)
    return " ".join(element.value for element in elements)


def save(app: AppTest, number: int, name: str) -> AppTest:
    app = app.text_input(key=f"draft-name-{number}").set_value(name).run()
    return app.button(key=f"draft-save-{number}").click().run()


def test_a_deck_is_begun_by_its_name(open_page: Open) -> None:
    app = open_page("workshop", game="tourism", n="2")
    app.text_input[0].set_value("우리집 관광카드")
    app = next(button for button in app.button if button.label == "덱 만들기").click().run()
    assert not app.exception
    assert [deck.name for deck in store().decks.list()] == ["우리집 관광카드"]


def test_an_enrolled_original_card_is_recognised_and_tells_the_story_of_its_place(open_page: Open) -> None:
    app, deck = open_deck(open_page)
    app = save(upload(app, ("one.jpg", photo(original(1), seed=3))), 1, "서문시장")
    assert not app.exception
    assert "‘서문시장’ 카드를 저장했습니다. 사진 1장." in said(app)
    kept = store().decks.cards(deck)
    assert [(card.card_id, card.name, card.place) for card in kept] == [
        ("seomun-market", "서문시장", "seomun-market")
    ]
    scan = open_page("scan", game="tourism", n="2")
    scan = scan.segmented_control(key="way").set_value("photo").run()
    scan = (
        scan.file_uploader(key="photo").set_value([("x.jpg", photo(original(1), seed=9), "image/jpeg")]).run()
    )
    assert not scan.exception
    assert "서문시장 · " in said(scan)
    assert "그림으로 알아봄" in said(scan)
    assert "평양장" in said(scan)


def test_a_card_of_another_game_needs_no_place(open_page: Open) -> None:
    app, deck = open_deck(open_page)
    app = save(upload(app, ("one.jpg", photo(original(2)))), 1, "빨간 용")
    assert not app.exception
    assert [(card.card_id, card.place) for card in store().decks.cards(deck)] == [("빨간-용", None)]


def test_a_photo_of_many_cards_waits_for_a_name_each(open_page: Open) -> None:
    app, deck = open_deck(open_page)
    app = app.toggle(key="workshop-many").set_value(True).run()
    app = upload(app, ("many.jpg", photo(*map(cards.face, range(4)), seed=21)))
    assert not app.exception
    assert "등록할 카드가 4장 있습니다" in said(app)
    app = save(app, 1, "하나")
    app = app.button(key="draft-drop-2").click().run()
    assert "등록할 카드가 2장 있습니다" in said(app)
    assert [card.name for card in store().decks.cards(deck)] == ["하나"]


def test_photos_named_after_their_cards_are_saved_all_at_once(open_page: Open) -> None:
    app, deck = open_deck(open_page)
    files = [("서문시장.jpg", photo(original(1))), ("deoksugung.jpg", photo(original(2), seed=2))]
    app = upload(app, *files)
    app = app.button(key="draft-all").click().run()
    assert not app.exception
    assert [(card.name, card.place) for card in store().decks.cards(deck)] == [
        ("서문시장", "seomun-market"),
        ("덕수궁", "deoksugung"),
    ]


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("서문시장.jpg", "서문시장"),
        ("deoksugung.png", "덕수궁"),
        ("빨간_용.webp", "빨간 용"),
        ("IMG_2031.JPG", ""),
        ("KakaoTalk_20261130_010203.jpg", ""),
        ("20261130.jpg", ""),
        ("../../빨간 용.jpg", "빨간 용"),
    ],
)
def test_a_camera_s_file_name_is_no_card_name(file: str, name: str) -> None:
    assert name_in(file) == name


def test_two_people_who_enrol_one_card_at_the_same_time_make_one_card_of_two_photos(open_page: Open) -> None:
    first, deck = open_deck(open_page)
    second = AppTest.from_file(str(APP), default_timeout=30).run()
    second.query_params["deck"] = deck
    second = second.switch_page("pages/workshop.py").run()
    second = second.segmented_control(key="workshop-way").set_value("photo").run()
    first = upload(first, ("a.jpg", photo(original(1), seed=3)))
    second = upload(second, ("b.jpg", photo(original(1), seed=4)))
    first = first.text_input(key="draft-name-1").set_value("서문시장").run()
    second = second.text_input(key="draft-name-1").set_value("서문시장").run()
    first = first.button(key="draft-save-1").click().run()
    second = second.button(key="draft-save-1").click().run()
    assert not first.exception
    assert not second.exception
    assert [card.name for card in store().decks.cards(deck)] == ["서문시장"]
    assert len(store().decks.photo_ids(deck)) == 2


def test_a_fifth_photo_of_a_card_is_refused(open_page: Open) -> None:
    app, deck = open_deck(open_page)
    for number in range(1, 6):
        app = app.segmented_control(key="workshop-way").set_value("photo").run()
        app = upload(app, (f"{number}.jpg", photo(original(1), seed=number)))
        app = save(app, number, "서문시장")
    assert len(store().decks.photo_ids(deck)) == 4
    assert any("4장까지" in toast.value for toast in app.toast)


def clean(number: int, seed: int, light: float = 1.0) -> bytes:
    """A photo without fingers and reflections, at some strength of light."""
    frame, _ = photos.arrange([original(number)], np.random.default_rng(seed), 0.1)
    return cv2.imencode(".jpg", np.clip(frame * light, 0, 255).astype(np.uint8))[1].tobytes()


def test_a_look_alike_and_a_dark_photo_are_warned_about(open_page: Open) -> None:
    app, _ = open_deck(open_page)
    app = save(upload(app, ("a.jpg", clean(1, seed=6))), 1, "서문시장")
    app = app.segmented_control(key="workshop-way").set_value("photo").run()
    app = upload(app, ("b.jpg", clean(1, seed=5, light=0.22)))
    warnings = [line.value for line in app.warning]
    assert any(line.startswith("너무 어둡습니다") for line in warnings)
    assert any("‘서문시장’ 카드와 닮았습니다" in line for line in warnings)


def test_a_good_photo_of_another_card_gets_no_warning(open_page: Open) -> None:
    app, _ = open_deck(open_page)
    app = save(upload(app, ("a.jpg", clean(1, seed=6))), 1, "서문시장")
    app = app.segmented_control(key="workshop-way").set_value("photo").run()
    app = upload(app, ("b.jpg", clean(2, seed=5)))
    assert not app.warning


def test_a_code_on_two_cards_is_told_and_tells_neither(open_page: Open) -> None:
    app, deck = open_deck(open_page)
    for number, name in ((1, "하나"), (2, "둘")):
        face = cards.face(number, with_code=False)
        cards.paste_code(face, "https://publisher.example")
        app = app.segmented_control(key="workshop-way").set_value("photo").run()
        app = save(upload(app, (f"{number}.jpg", photo(face, seed=number))), number, name)
    assert [card.codes for card in store().decks.cards(deck)] == [("https://publisher.example",)] * 2
    assert "그 코드로는 카드를 가리지 않습니다" in said(app)


BAD = {
    "dot.png": (saved(Image.new("RGB", (1, 1)), "PNG"), "1×1픽셀"),
    "phone.heic": (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", "HEIC"),
    "half.jpg": (saved(Image.effect_noise((400, 300), 90), "JPEG")[:9000], "깨져"),
    "bomb.png": (saved(Image.new("1", (12_000, 12_000)), "PNG"), "너무 큽니다"),
    "text.jpg": (b"no picture", "사진이 아닌"),
}


@pytest.mark.parametrize(("name", "data", "told"), [(name, *rest) for name, rest in BAD.items()], ids=BAD)
def test_a_bad_photo_gets_a_sentence_that_names_it(
    open_page: Open, name: str, data: bytes, told: str
) -> None:
    app, _ = open_deck(open_page)
    app = upload(app, (name, data))
    assert not app.exception
    assert len(app.error) == 1
    assert app.error[0].value.startswith(f"{name}: ")
    assert told in app.error[0].value


@pytest.mark.parametrize("kind", ["cmyk", "sixteen bits", "turned by EXIF"])
def test_an_unusual_but_honest_photo_is_taken(open_page: Open, kind: str) -> None:
    picture = Image.open(io.BytesIO(photo(original(1), seed=3)))
    buffer = io.BytesIO()
    if kind == "cmyk":
        picture.convert("CMYK").save(buffer, "JPEG")
    elif kind == "sixteen bits":
        grey = np.asarray(picture.convert("L")).astype(np.uint16) * 257
        Image.fromarray(grey).save(buffer, "PNG")
    else:
        exif = Image.Exif()
        exif[0x0112] = 6
        picture.rotate(90, expand=True).save(buffer, "JPEG", exif=exif)
    app, _ = open_deck(open_page)
    app = upload(app, ("one.jpg", buffer.getvalue()))
    assert not app.exception
    assert not app.error
    draft = app.session_state["workshop"].drafts[0]
    assert draft.sought
    high = np.linalg.norm(np.subtract(draft.quad[3], draft.quad[0]))
    assert high > np.linalg.norm(np.subtract(draft.quad[1], draft.quad[0]))


def test_five_hundred_photos_at_once_are_answered_with_a_limit(
    open_page: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adding, "FILES_AT_ONCE", 2)
    app, _ = open_deck(open_page)
    data = photo(original(1))
    app = upload(app, *((f"{number}.jpg", data) for number in range(500)))
    assert not app.exception
    assert len(app.session_state["workshop"].drafts) == 2
    told = app.session_state["workshop_told"]
    assert len(told) == 500
    assert any("사진이 500장입니다. 한 번에 2장까지" in line for lines in told.values() for line in lines)


def with_a_card(name: str = "우리집 관광카드") -> str:
    deck = store().decks.create(name).id
    store().decks.add_card(deck, "seomun-market", "서문시장", "seomun-market", ["880123"])
    jpeg = cv2.imencode(".jpg", original(1))[1].tobytes()
    store().decks.add_photo(deck, "seomun-market", jpeg, "image/jpeg")
    return deck


def import_file(open_page: Open, data: bytes) -> AppTest:
    app = open_page("workshop", game="tourism", n="2")
    return app.file_uploader(key="deck-file").set_value(("deck.zip", data, "application/zip")).run()


def test_a_deck_goes_out_and_comes_in_as_one_file(open_page: Open) -> None:
    open_page("workshop", game="tourism", n="2")
    deck = with_a_card()
    file = plays.write_deck_file("받은 덱", store().decks.cards(deck), store().decks.photos(deck))
    app = import_file(open_page, file)
    assert not app.exception
    assert "카드 1장, 사진 1장을 가져왔습니다." in said(app)
    assert [(one.name, one.cards, one.photos) for one in store().decks.list()] == [
        ("우리집 관광카드", 1, 1),
        ("받은 덱", 1, 1),
    ]


def test_a_deck_file_with_a_path_trick_is_refused(open_page: Open) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("../../.bashrc", "x")
    app = import_file(open_page, buffer.getvalue())
    assert not app.exception
    assert "있으면 안 되는 파일" in app.error[0].value
    assert store().decks.list() == []


def test_a_deck_file_whose_photo_is_no_picture_is_refused(open_page: Open) -> None:
    open_page("workshop", game="tourism", n="2")
    data = b"\xff\xd8\xff no picture"
    broken = plays.EnrolledPhoto(sha256(data).hexdigest(), "a", "image/jpeg", data)
    file = plays.write_deck_file("덱", [plays.EnrolledCard("a", "가", None, ())], [broken])
    app = import_file(open_page, file)
    assert not app.exception
    assert "사진이 아닌 파일" in app.error[0].value
    assert store().decks.list() == []


def test_a_card_is_renamed_loses_a_code_and_is_deleted(open_page: Open) -> None:
    open_page("workshop", game="tourism", n="2")
    app, deck = open_deck(open_page, with_a_card())
    app = app.button(key="enrolled-edit-seomun-market").click().run()
    app = app.text_input(key="enrolled-name-seomun-market").set_value("덕수궁").run()
    app = app.pills(key="enrolled-codes-seomun-market").set_value([]).run()
    app = app.button(key="enrolled-save-seomun-market").click().run()
    assert not app.exception
    (card,) = store().decks.cards(deck)
    assert (card.name, card.codes) == ("덕수궁", ())
    app = app.button(key="enrolled-edit-seomun-market").click().run()
    app = app.checkbox(key="enrolled-sure-seomun-market").set_value(True).run()
    app = app.button(key="enrolled-delete-seomun-market").click().run()
    assert not app.exception
    assert store().decks.cards(deck) == []


def test_a_deck_that_is_gone_leads_back_to_the_list(open_page: Open) -> None:
    app = open_page("workshop", game="tourism", n="2")
    app.query_params["deck"] = "../../etc"
    app.run()
    assert not app.exception
    assert "이 덱은 없거나 지워졌습니다" in app.warning[0].value
