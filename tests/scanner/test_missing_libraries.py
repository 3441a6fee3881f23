"""The package can be imported, and says what is missing, where native libraries are not there."""

import subprocess
import sys
from pathlib import Path

import pytest

from scanner import Card, Deck, OpenCVMissingError, Scanner, availability, decode

ROOT = Path(__file__).resolve().parents[2]


def test_without_opencv_a_scanner_and_decode_say_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "cv2", None)
    with pytest.raises(OpenCVMissingError, match="libgl1"):
        Scanner(Deck([Card("a")]))
    with pytest.raises(OpenCVMissingError, match="libgl1"):
        decode(None)
    report = availability()
    assert not report.opencv
    assert "libgl1" in report.opencv_message


def test_without_zbar_availability_names_the_decoder_at_work(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyzbar.pyzbar", None)
    report = availability()
    assert (report.opencv, report.zbar) == (True, False)
    assert "zxing-cpp로 읽습니다" in report.zbar_message


def test_the_package_imports_and_reads_pictures_and_decks_without_opencv():
    program = """
import sys
sys.modules["cv2"] = None
import io
from PIL import Image
import scanner
buffer = io.BytesIO()
Image.new("RGB", (20, 30)).save(buffer, "PNG")
print(scanner.read_image(buffer.getvalue()).shape, scanner.availability().opencv)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[0] == "(30, 20, 3) False"


def test_importing_the_package_does_not_load_opencv():
    program = "import sys, scanner; print('cv2' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
