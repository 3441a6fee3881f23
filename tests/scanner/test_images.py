"""Hostile and unusual files."""

import struct
import zlib

import numpy as np
import pytest
from PIL import Image

from scanner import (
    ImageBrokenError,
    ImageEmptyError,
    ImageError,
    ImageTooLargeError,
    ImageTypeError,
    images,
    read_image,
    read_image_file,
)
from tests.support.pictures import saved


def plain(mode="RGB", size=(60, 40), colour=(200, 100, 50)):
    return Image.new("RGB", size, colour).convert(mode)


def png_head(width, height):
    """A PNG that claims a size and has almost no data."""
    body = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = b""
    for name, data in ((b"IHDR", body), (b"IDAT", zlib.compress(b"\0" * 64)), (b"IEND", b"")):
        chunks += struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    return b"\x89PNG\r\n\x1a\n" + chunks


ANIMATED = saved(plain(), "GIF", save_all=True, append_images=[plain(colour=(0, 0, 0))])
ANIMATED_WEBP = saved(plain(), "WEBP", save_all=True, append_images=[plain(colour=(0, 0, 0))])
JPEG = saved(Image.effect_noise((400, 300), 90).convert("RGB"), "JPEG")


@pytest.mark.parametrize(
    ("data", "error", "words"),
    [
        (b"", ImageEmptyError, "빈 파일"),
        (b"hello, world", ImageTypeError, "사진이 아닌"),
        (b"<html><script>alert(1)</script>", ImageTypeError, "사진이 아닌"),
        (b"%PDF-1.7\n1 0 obj", ImageTypeError, "PDF"),
        (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", ImageTypeError, "HEIC"),
        (ANIMATED, ImageTypeError, "GIF"),
        (ANIMATED_WEBP, ImageTypeError, "움직이거나"),
        (png_head(12_000, 12_000), ImageTooLargeError, "12,000×12,000픽셀"),
        (png_head(60_000, 60_000), ImageTooLargeError, "너무 큽니다"),
        (png_head(400, 300), ImageBrokenError, "깨져"),
        (JPEG[: len(JPEG) // 2], ImageBrokenError, "깨져"),
        (JPEG[:30], ImageError, "사진"),
        (saved(plain(size=(1, 1)), "PNG"), ImageError, "1×1픽셀"),
        (b"BM" + b"\0" * 50, ImageError, "사진"),
    ],
)
def test_a_bad_file_is_refused_with_a_sentence_that_says_why(data, error, words):
    with pytest.raises(error, match=words):
        read_image(data)


def test_a_file_of_too_many_bytes_is_refused_before_it_is_looked_at(monkeypatch):
    monkeypatch.setattr(images, "MAX_BYTES", 1_000_000)
    with pytest.raises(ImageTooLargeError, match="1MB까지"):
        read_image(b"\0" * 1_000_001)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "BMP", "TIFF"])
def test_the_allowed_kinds_come_out_as_bgr(kind):
    image = read_image(saved(plain(), kind))
    assert (image.shape, image.dtype) == ((40, 60, 3), np.uint8)
    assert np.abs(image[20, 30].astype(int) - [50, 100, 200]).max() <= 4
    assert image.flags.c_contiguous


@pytest.mark.parametrize(
    ("picture", "kind", "expected"),
    [
        (plain("L"), "PNG", (124, 124, 124)),
        (plain("1", colour=(255, 255, 255)), "PNG", (255, 255, 255)),
        (plain("P"), "PNG", (51, 102, 204)),
        (plain("CMYK"), "JPEG", (50, 100, 200)),
        (plain("CMYK"), "TIFF", (50, 100, 200)),
        (Image.new("RGBA", (60, 40), (0, 0, 0, 0)), "PNG", (255, 255, 255)),
        (Image.new("RGBA", (60, 40), (0, 0, 0, 128)), "PNG", (127, 127, 127)),
        (Image.new("LA", (60, 40), (0, 255)), "PNG", (0, 0, 0)),
        (Image.fromarray(np.full((40, 60), 32768, np.uint16)), "PNG", (128, 128, 128)),
        (Image.fromarray(np.full((40, 60), 65535, np.uint16)), "TIFF", (255, 255, 255)),
    ],
)
def test_unusual_pixels_are_converted(picture, kind, expected):
    image = read_image(saved(picture, kind))
    assert image.shape == (40, 60, 3)
    assert np.abs(image[20, 30].astype(int) - expected).max() <= 6


@pytest.mark.parametrize(
    ("orientation", "shape", "corner"),
    [(1, (40, 60), (0, 0)), (3, (40, 60), (-1, -1)), (6, (60, 40), (0, -1)), (8, (60, 40), (-1, 0))],
)
def test_exif_rotation_is_honoured(orientation, shape, corner):
    picture = plain(colour=(0, 0, 0))
    picture.paste((255, 255, 255), (0, 0, 16, 16))
    exif = Image.Exif()
    exif[0x0112] = orientation
    image = read_image(saved(picture, "JPEG", exif=exif, quality=95))
    assert image.shape[:2] == shape
    assert image[corner].min() > 200


def test_a_missing_file_and_a_folder_are_refused_by_name(tmp_path):
    with pytest.raises(ImageTypeError, match=r"nothing\.jpg"):
        read_image_file(tmp_path / "nothing.jpg")
    with pytest.raises(ImageTypeError, match=tmp_path.name):
        read_image_file(tmp_path)
