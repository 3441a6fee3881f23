"""The printable deck as a reader opens it: pages, sizes, real type, codes that read."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pypdfium2 as pdfium
import pytest
import zxingcpp

from assets.draw.extras import back, goal_face, relic_face
from assets.draw.leaflet import leaflet
from assets.draw.pdf import Options, write_pdf
from assets.draw.sheet import text_width
from assets.draw.tokens import token_counts
from rules_data import game
from rules_data.tourism.components import components

pytestmark = pytest.mark.slow
A4 = (595.28, 841.89)


@pytest.fixture(scope="module")
def deck_pdf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[pdfium.PdfDocument]:
    path = tmp_path_factory.mktemp("print") / "tourism.pdf"
    assert write_pdf(path) == 14
    with pdfium.PdfDocument(path) as document:
        yield document


@pytest.fixture(scope="module")
def both_sides_pdf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[pdfium.PdfDocument]:
    path = tmp_path_factory.mktemp("both") / "both.pdf"
    write_pdf(path, Options(bleed=True, backs=True), limit=9)
    with pdfium.PdfDocument(path) as document:
        yield document


def test_the_deck_is_ten_pages_of_cards_two_of_relics_and_goals_tokens_and_leaflet(
    deck_pdf: pdfium.PdfDocument,
) -> None:
    assert len(deck_pdf) == 14
    for page in deck_pdf:
        assert page.get_size() == pytest.approx(A4, abs=0.1)


def test_every_code_reads_from_the_rendered_pages_in_order_of_number(deck_pdf: pdfium.PdfDocument) -> None:
    for number in range(10):
        picture = deck_pdf[number].render(scale=200 / 72, grayscale=True).to_pil()
        codes = sorted(code.text for code in zxingcpp.read_barcodes(picture))
        assert codes == [f"PJT{9 * number + k:03d}" for k in range(1, 10)]


def test_a_printed_code_is_at_least_16_mm_wide(deck_pdf: pdfium.PdfDocument) -> None:
    dpi = 200
    picture = deck_pdf[0].render(scale=dpi / 72, grayscale=True).to_pil()
    for code in zxingcpp.read_barcodes(picture):
        wide = code.position.top_right.x - code.position.top_left.x
        assert wide / dpi * 25.4 >= 16


def test_the_words_are_real_type_in_embedded_fonts(deck_pdf: pdfium.PdfDocument) -> None:
    text = deck_pdf[9].get_textpage().get_text_bounded()
    assert "서문시장" in text
    assert "대구 중구 · 경상권 · 3단계" in text
    used = {_font(item) for item in _texts(deck_pdf[9])}
    assert used
    assert all(embedded for _, embedded in used)
    assert {name.split("+")[-1].split("-")[0] for name, _ in used} == {"GowunBatang", "Pretendard"}


def test_the_leaflet_gives_the_set_up_of_each_count_from_rules_data(deck_pdf: pdfium.PdfDocument) -> None:
    text = deck_pdf[13].get_textpage().get_text_bounded().replace("\r\n", " ")
    figures = game("tourism").setup(players=3).figures
    assert f"{figures['tokens_per_color'].value}개" in text
    for word in ("2명", "3명", "4명", "준비", "내 차례", "승리", "여덟 테마", "8개 테마마다 카드 1장"):
        assert word in text


def test_with_bleed_and_backs_faces_and_backs_take_turns(both_sides_pdf: pdfium.PdfDocument) -> None:
    assert len(both_sides_pdf) == 8  # 3 faces, 3 backs, tokens, leaflet
    assert "1단계" in both_sides_pdf[1].get_textpage().get_text_bounded()
    picture = both_sides_pdf[0].render(scale=200 / 72, grayscale=True).to_pil()
    assert len(zxingcpp.read_barcodes(picture)) == 9


def test_bleed_reaches_3_mm_beyond_the_cut(both_sides_pdf: pdfium.PdfDocument) -> None:
    dpi = 100
    picture = both_sides_pdf[1].render(scale=dpi / 72).to_pil()
    left = (210 - 3 * 63 - 2 * 6) / 2
    middle = round((297 / 2) / 25.4 * dpi)
    outside = [picture.getpixel((round((left - away) / 25.4 * dpi), middle)) for away in (2, 4)]
    assert max(outside[0]) < 200  # still the back's green, 2 mm outside the cut
    assert min(outside[1]) > 240  # paper beyond the bleed


def test_tokens_are_as_many_as_the_largest_table_needs() -> None:
    assert token_counts() == [("white", 7), ("blue", 7), ("green", 7), ("red", 7), ("black", 7), ("joker", 5)]


def test_the_leaflet_has_no_unfilled_figures() -> None:
    lines = [text for section in leaflet().sections for line in section.lines for text in line]
    assert len(lines) > 20
    assert not [line for line in lines if "{" in line]
    assert leaflet().table[0] == ("색마다 놓는 토큰", ("4개", "5개", "7개"))


def test_relics_and_goals_say_what_they_ask_for() -> None:
    deck = components()
    jar = [label.text for label in relic_face(deck.relics[0]).labels]
    assert {"청화백자 항아리", "백 할인", "청 할인", "1", "2"} <= set(jar)
    eight = [label.text for label in goal_face(deck.win_conditions[0]).labels]
    assert {"여덟 테마", "2명", "3명", "4명", "총점 8점", "마패 2개", "8개 테마마다 카드 1장"} <= set(eight)


@pytest.mark.parametrize("number", range(7))
def test_goal_words_stay_on_the_card(number: int) -> None:
    for label in goal_face(components().win_conditions[number]).labels:
        wide = text_width(label.text, label.size, label.font)
        if label.anchor == "start":
            assert label.x + wide <= 714
        assert label.y <= 1010


def test_each_kind_of_card_has_its_own_back() -> None:
    kinds = ("tier1", "tier2", "tier3", "relic", "goal")
    assert len({back(kind).shapes for kind in kinds}) == 5


def _texts(page: pdfium.PdfPage) -> Iterator[pdfium.PdfObject]:
    yield from page.get_objects(filter=[pdfium.raw.FPDF_PAGEOBJ_TEXT])


def _font(item: pdfium.PdfObject) -> tuple[str, bool]:
    """The name of a text object's font, and whether the PDF carries it."""
    font = pdfium.raw.FPDFTextObj_GetFont(item.raw)
    size = pdfium.raw.FPDFFont_GetBaseFontName(font, None, 0)
    name = ctypes.create_string_buffer(size)
    pdfium.raw.FPDFFont_GetBaseFontName(font, name, size)
    return name.value.decode(), bool(pdfium.raw.FPDFFont_GetIsEmbedded(font))
