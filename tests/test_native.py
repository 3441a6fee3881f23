"""Set-up installs what it may, and otherwise prints the exact line to type; it never fails."""

from __future__ import annotations

import pytest

from tools import native
from tools.native import Need

MISSING = Need("libzbar", "바코드를 zxing-cpp로만 읽습니다.", lambda: False, ("libzbar0",), ("zbar",))
THERE = Need("libzbar", "바코드를 zxing-cpp로만 읽습니다.", lambda: True, ("libzbar0",), ("zbar",))


def _machine(
    monkeypatch: pytest.MonkeyPatch, programs: set[str], *, root: bool = False, system: str = "Linux"
) -> None:
    monkeypatch.setattr(native.shutil, "which", lambda name: f"/bin/{name}" if name in programs else None)
    monkeypatch.setattr(native.os, "geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr(native.platform, "system", lambda: system)


def test_root_on_debian_installs_by_apt(monkeypatch: pytest.MonkeyPatch) -> None:
    _machine(monkeypatch, {"apt-get"}, root=True)
    assert native._commands([MISSING]) == [
        ["apt-get", "update", "-qq"],
        ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", "libzbar0"],
    ]


def test_mac_installs_by_brew(monkeypatch: pytest.MonkeyPatch) -> None:
    _machine(monkeypatch, {"brew"}, system="Darwin")
    assert native._commands([MISSING]) == [["brew", "install", "zbar"]]


def test_without_rights_the_line_to_type_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _machine(monkeypatch, {"apt-get"})
    monkeypatch.setattr(native, "APP_NEEDS", (MISSING,))
    assert native.main([]) == 0
    said = capsys.readouterr().out
    assert "libzbar 없음 · 바코드를 zxing-cpp로만 읽습니다." in said
    assert "설치: sudo apt-get install -y libzbar0" in said


def test_nothing_is_said_where_all_is_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _machine(monkeypatch, {"apt-get"}, root=True)
    monkeypatch.setattr(native, "APP_NEEDS", (THERE,))
    assert native.main([]) == 0
    assert capsys.readouterr().out == ""
