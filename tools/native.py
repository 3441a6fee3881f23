"""Looks for the native libraries that pip does not bring, and installs them where that is allowed.

`python tools/native.py` checks what the app uses; `--tests` also checks what only the tests use.
What cannot be installed is named with the exact line to type; the app runs without it and says so.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
CHROMIUM_ON_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


@dataclass(frozen=True)
class Need:
    """Something native: what it is for, how to see that it is there, and what brings it."""

    what: str
    without: str
    present: Callable[[], bool]
    apt: tuple[str, ...]
    brew: tuple[str, ...]


def main(arguments: list[str]) -> int:
    """Checks, installs where allowed, and tells what is left; never fails."""
    needs = APP_NEEDS + (TEST_NEEDS if "--tests" in arguments else ())
    missing = [need for need in needs if not need.present()]
    if missing:
        _install(missing)
        missing = [need for need in missing if not need.present()]
    for need in missing:
        print(f"{need.what} 없음 · {need.without}\n  설치: {_line([need])}")
    return 0


def find_chromium() -> str | None:
    """The path of a Chromium or Chrome on this machine."""
    for name in CHROMIUM_NAMES:
        if found := shutil.which(name):
            return found
    return str(CHROMIUM_ON_MAC) if CHROMIUM_ON_MAC.exists() else None


def find_postgres() -> Path | None:
    """The folder with PostgreSQL's server programs, the newest; Debian keeps them off the path."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest_first = sorted(debian, key=lambda path: int(path.parts[-3]), reverse=True)
    on_path = shutil.which("initdb")
    found = [*newest_first, *([Path(on_path).resolve()] if on_path else [])]
    return next((path.parent for path in found if (path.parent / "postgres").exists()), None)


def find_nginx() -> str | None:
    """The path of nginx; Debian keeps it where only root looks."""
    return shutil.which("nginx", path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"]))


def _loads_zbar() -> bool:
    code = "import pyzbar.pyzbar"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def _loads_opencv() -> bool:
    return (
        subprocess.run([sys.executable, "-c", "import cv2"], capture_output=True, check=False).returncode == 0
    )


def _reads_korean() -> bool:
    if shutil.which("tesseract") is None:
        return False
    listed = subprocess.run(["tesseract", "--list-langs"], capture_output=True, text=True, check=False)
    return "kor" in listed.stdout.split()


APP_NEEDS = (
    Need("libzbar", "바코드를 zxing-cpp로만 읽습니다.", _loads_zbar, ("libzbar0",), ("zbar",)),
    Need(
        "OpenCV의 시스템 라이브러리",
        "카드 스캔을 쓸 수 없습니다.",
        _loads_opencv,
        ("libgl1", "libglib2.0-0"),
        (),
    ),
    Need(
        "한국어 Tesseract",
        "카드에 인쇄된 이름을 읽지 못합니다.",
        _reads_korean,
        ("tesseract-ocr-kor",),
        ("tesseract", "tesseract-lang"),
    ),
)
TEST_NEEDS = (
    Need(
        "Chromium",
        "브라우저 테스트를 건너뜁니다.",
        lambda: find_chromium() is not None,
        ("chromium",),
        ("--cask", "google-chrome"),
    ),
    Need(
        "PostgreSQL",
        "데이터베이스 서버 테스트를 건너뜁니다.",
        lambda: find_postgres() is not None,
        ("postgresql",),
        ("postgresql",),
    ),
    Need(
        "nginx",
        "여러 대로 나눈 서버 테스트를 건너뜁니다.",
        lambda: find_nginx() is not None,
        ("nginx-light",),
        ("nginx",),
    ),
)


def _install(missing: Iterable[Need]) -> None:
    commands = _commands(list(missing))
    for command in commands:
        print("설치합니다:", " ".join(command))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            print("설치하지 못했습니다.", *done.stderr.strip().splitlines()[-1:])
            return


def _commands(missing: list[Need]) -> list[list[str]]:
    """The commands that may be run without asking: apt as root or with sudo -n, brew."""
    if shutil.which("apt-get"):
        packages = [name for need in missing for name in need.apt]
        if os.geteuid() == 0:
            start = []
        elif (
            shutil.which("sudo")
            and subprocess.run(["sudo", "-n", "true"], check=False, capture_output=True).returncode == 0
        ):
            start = ["sudo", "-n"]
        else:
            return []
        noninteractive = ["env", "DEBIAN_FRONTEND=noninteractive"]
        return [
            [*start, "apt-get", "update", "-qq"],
            [*start, *noninteractive, "apt-get", "install", "-y", "-qq", *packages],
        ]
    if shutil.which("brew"):
        return [["brew", "install", *need.brew] for need in missing if need.brew]
    return []


def _line(missing: list[Need]) -> str:
    """The line that a person types to get what is missing."""
    if platform.system() == "Darwin":
        return "brew install " + " ".join(name for need in missing for name in need.brew)
    return "sudo apt-get install -y " + " ".join(name for need in missing for name in need.apt)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
