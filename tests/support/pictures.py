"""Pictures as the bytes of a file."""

from __future__ import annotations

import io
from typing import Any

from PIL import Image


def saved(picture: Image.Image, kind: str, **options: Any) -> bytes:
    """The file that Pillow writes: kind is "PNG", "JPEG" …"""
    buffer = io.BytesIO()
    picture.save(buffer, kind, **options)
    return buffer.getvalue()
