"""Photos that the scanner read wrongly, kept only where a person agreed, in a folder to open and to send."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

from plays.database import data_folder
from plays.errors import StoreUnavailableError, TooLargeError

FOLDER = "misreads"
LIMIT = 200
_PHOTO_LIMIT = 5 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Misread:
    """What was read and what it was; `meant` is empty where it was no card at all."""

    read: str
    meant: str
    method: str
    confidence: float


class Misreads:
    """The folder `misreads` in the data folder; a photo and a note of the same name each."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / FOLDER

    def keep(self, photo: bytes, note: Misread) -> Path:
        """Keep a JPEG photo with its note; the oldest go where there are more than 200.

        Returns:
            Where the photo lies.

        Raises:
            TooLargeError: more than 5 MiB.
            StoreUnavailableError: it could not be written.
        """
        if len(photo) > _PHOTO_LIMIT:
            raise TooLargeError(f"사진이 {len(photo):,}바이트입니다. 5 MiB까지 남길 수 있습니다.")
        moment = datetime.now(UTC)
        path = self.folder / f"{moment:%Y%m%dT%H%M%S%f}-{uuid4().hex[:8]}.jpg"
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.write_bytes(photo)
            text = json.dumps(asdict(note) | {"at": moment.isoformat(timespec="seconds")}, ensure_ascii=False)
            path.with_suffix(".json").write_text(text, encoding="utf-8")
            for old in self.photos()[:-LIMIT]:
                _drop(old)
        except OSError as error:
            raise _unavailable(self.folder, error) from error
        return path

    def photos(self) -> list[Path]:
        """The photos, oldest first."""
        return sorted(self.folder.glob("*.jpg"))

    def archive(self) -> bytes:
        """All photos and notes as one ZIP.

        Raises:
            StoreUnavailableError: one of them could not be read.
        """
        buffer = io.BytesIO()
        try:
            with zipfile.ZipFile(buffer, "w") as archive:
                for photo in self.photos():
                    for path in (photo, photo.with_suffix(".json")):
                        if path.is_file():
                            archive.write(path, path.name)
        except OSError as error:
            raise _unavailable(self.folder, error) from error
        return buffer.getvalue()

    def clear(self) -> None:
        """Delete all photos and notes.

        Raises:
            StoreUnavailableError: one of them could not be deleted.
        """
        try:
            for photo in self.photos():
                _drop(photo)
        except OSError as error:
            raise _unavailable(self.folder, error) from error


def _drop(photo: Path) -> None:
    photo.unlink(missing_ok=True)
    photo.with_suffix(".json").unlink(missing_ok=True)


def _unavailable(folder: Path, error: OSError) -> StoreUnavailableError:
    return StoreUnavailableError(f"사진 폴더를 쓸 수 없습니다({error.strerror}): {folder}.")
