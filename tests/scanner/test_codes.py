"""Codes in a picture."""

import sys

import cv2
import numpy as np
import pytest
import segno
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st

from scanner import codes, decode, decoder_names, decoder_note


def qr(text, scale=6, **options):
    """A clean QR with its quiet zone, grey (H, W)."""
    matrix = np.array([list(r) for r in segno.make(text, micro=False, **options).matrix], np.uint8)
    padded = np.pad(255 * (1 - matrix), 4, constant_values=255).astype(np.uint8)
    return np.kron(padded, np.ones((scale, scale), np.uint8))


def line_code(text, kind):
    barcode = zxingcpp.create_barcode(text, zxingcpp.barcode_format_from_str(kind))
    return np.pad(np.array(barcode.to_image(scale=3)), 40, constant_values=255).astype(np.uint8)


def texts(image):
    return [code.text for code in decode(image)]


@pytest.mark.parametrize(
    "text",
    [
        "충주",
        "공주",
        "보령",
        "고창",
        "가",
        "서문시장",
        "제주 성산일출봉 40번",
        "C042",
        "https://example.org/a?b=1",
    ],
)
def test_a_qr_says_what_was_printed_even_short_korean_names(text):
    assert texts(qr(text)) == [text]


@given(st.text(st.characters(min_codepoint=0xAC00, max_codepoint=0xD7A3), min_size=1, max_size=12))
@settings(max_examples=60, deadline=None)
def test_korean_text_in_a_qr_is_never_garbled(text):
    assert texts(qr(text, encoding="utf-8")) == [text]


def test_korean_text_in_the_old_euc_kr_bytes_is_read_as_korean():
    assert texts(qr("서문시장", encoding="euc-kr", mode="byte")) == ["서문시장"]


def test_latin_text_is_not_taken_for_korean():
    assert texts(qr("Århus", encoding="iso-8859-1", mode="byte")) == ["Århus"]


@pytest.mark.parametrize(
    ("kind", "text", "name"),
    [("EAN13", "8801234567893", "EAN-13"), ("Code128", "PANJIGI-12", "Code 128"), ("QRCode", "T001", "QR")],
)
def test_the_three_kinds_are_read_and_named(kind, text, name):
    (code,) = decode(line_code(text, kind))
    assert (code.text, code.format, code.decoder) == (text, name, "zxing-cpp")


def test_other_kinds_of_code_are_left_alone():
    assert texts(line_code("12345678", "DataMatrix")) == []


def test_the_quad_runs_clockwise_from_the_codes_own_top_left():
    image = np.full((400, 500), 255, np.uint8)
    code = qr("T001")
    image[60 : 60 + len(code), 90 : 90 + len(code)] = code
    (found,) = decode(image)
    side = len(code) - 48
    expected = np.array([[114, 84], [114 + side, 84], [114 + side, 84 + side], [114, 84 + side]])
    assert np.abs(found.quad - expected).max() < 4
    (turned,) = decode(np.ascontiguousarray(np.rot90(image, 2)))
    assert np.abs(turned.quad - ([500, 400] - expected)).max() < 4


def test_a_code_too_small_for_the_plain_picture_is_found_enlarged():
    image = np.full((720, 1280), 230, np.uint8)
    small = cv2.resize(qr("T001"), (44, 44), interpolation=cv2.INTER_AREA)
    image[300:344, 600:644] = cv2.GaussianBlur(small, (0, 0), 0.6)
    assert decode(image, thorough=False) == []
    (code,) = decode(image)
    assert code.text == "T001"
    assert np.abs(code.quad.mean(0) - [622, 322]).max() < 4


def test_two_codes_in_a_picture_are_both_read():
    image = np.hstack([qr("T001"), qr("T002")])
    assert sorted(texts(image)) == ["T001", "T002"]


def test_a_picture_without_codes_gives_none():
    noise = np.random.default_rng(0).integers(0, 256, (300, 400, 3), dtype=np.uint8)
    assert decode(noise) == []


def test_where_libzbar_is_missing_zxing_reads_alone_and_the_note_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyzbar.pyzbar", None)
    assert decoder_names() == ["zxing-cpp"]
    assert "libzbar가 없어" in decoder_note()
    assert texts(qr("T001")) == ["T001"]
    assert decode(np.full((200, 200), 255, np.uint8)) == []


class FakeZbar:
    """A pyzbar that garbles whatever it is shown."""

    class ZBarSymbol:
        QRCODE, EAN13, CODE128 = 64, 13, 128

    def __init__(self):
        self.asked = 0

    def decode(self, grey, symbols):
        self.asked += 1
        assert symbols == [64, 13, 128]
        return [
            type(
                "Found", (), {"data": "黺拖".encode(), "type": "EAN13", "rect": (1, 2, 30, 20), "polygon": []}
            )
        ]


def test_what_zxing_reads_is_never_replaced_by_pyzbars_text(monkeypatch):
    fake = FakeZbar()
    monkeypatch.setattr(codes, "_load_pyzbar", lambda: fake)
    assert texts(qr("충주")) == ["충주"]
    assert fake.asked == 0


def test_pyzbar_is_asked_when_zxing_reads_nothing(monkeypatch):
    monkeypatch.setattr(codes, "_load_pyzbar", FakeZbar)
    (code,) = decode(np.full((200, 200), 255, np.uint8))
    assert (code.text, code.format, code.decoder) == ("黺拖", "EAN-13", "pyzbar")
    assert code.quad.tolist() == [[1, 2], [31, 2], [31, 22], [1, 22]]
