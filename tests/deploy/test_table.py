"""`make run-table`: a certificate for the machine's addresses, kept while it holds, and the way in."""

from __future__ import annotations

import os
import re
import socket
import ssl
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import cv2
import numpy as np
from cryptography import x509

from pages.ui.address import fingerprint
from tools.table import ready_certificate, way_in

ROOT = Path(__file__).parents[2]
NOW = datetime(2026, 3, 14, 19, 30, tzinfo=UTC)


def names(path: Path) -> set[str]:
    found = x509.load_pem_x509_certificate(path.read_bytes())
    listed = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {str(address) for address in listed.get_values_for_type(x509.IPAddress)}


def test_the_certificate_names_every_address_and_only_its_owner_reads_the_key(tmp_path: Path) -> None:
    certificate, key = ready_certificate(tmp_path / "https", ["192.168.0.7", "10.0.0.2"], NOW)
    assert names(certificate) == {"127.0.0.1", "192.168.0.7", "10.0.0.2"}
    assert key.stat().st_mode & 0o077 == 0
    ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key)


def test_the_certificate_stays_while_it_holds_so_that_phones_need_not_be_asked_again(tmp_path: Path) -> None:
    first = ready_certificate(tmp_path, ["192.168.0.7"], NOW)[0].read_bytes()
    later = NOW + timedelta(days=300)
    assert ready_certificate(tmp_path, ["192.168.0.7"], later)[0].read_bytes() == first


def test_a_new_address_or_a_certificate_that_ends_soon_or_is_broken_is_replaced(tmp_path: Path) -> None:
    first = ready_certificate(tmp_path, ["192.168.0.7"], NOW)[0].read_bytes()
    second = ready_certificate(tmp_path, ["192.168.0.8"], NOW)[0].read_bytes()
    ending = NOW + timedelta(days=364)
    third = ready_certificate(tmp_path, ["192.168.0.8"], ending)[0].read_bytes()
    (tmp_path / "certificate.pem").write_text("broken")
    fourth = ready_certificate(tmp_path, ["192.168.0.8"], ending)[0].read_bytes()
    assert len({first, second, third, fourth}) == 4


def test_the_fingerprint_is_written_as_browsers_show_it(tmp_path: Path) -> None:
    certificate, _ = ready_certificate(tmp_path, [], NOW)
    assert re.fullmatch(r"([0-9A-F]{2} ){31}[0-9A-F]{2}", fingerprint(certificate))


def test_the_terminal_shows_addresses_and_a_qr_that_a_camera_reads() -> None:
    text = way_in(["192.168.0.7", "10.0.0.2"], 8501, "AB CD")
    assert "  https://192.168.0.7:8501\n  https://10.0.0.2:8501\n" in text
    assert "AB CD" in text
    lines = re.findall("\x1b\\[30;107m(.*)\x1b\\[0m", text)
    dark = np.array([[sign in half for sign in line] for line in lines for half in ("▀█", "▄█")])
    picture = np.kron(np.where(dark, 0, 255).astype(np.uint8), np.ones((8, 8), np.uint8))
    assert cv2.QRCodeDetector().detectAndDecode(picture)[0] == "https://192.168.0.7:8501"


def test_without_a_network_the_terminal_says_so() -> None:
    assert "다른 기기와 이어져 있지 않습니다" in way_in([], 8501, "AB")


def test_the_server_answers_on_https_with_the_certificate(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    log = tmp_path / "log.txt"
    command = [sys.executable, "-m", "tools.table", "--port", str(port)]
    environment = os.environ | {"PANJIGI_DATA_DIR": str(tmp_path / "data")}
    with (
        log.open("w") as out,
        subprocess.Popen(command, cwd=ROOT, env=environment, stdout=out, stderr=out) as server,
    ):
        try:
            context = _trusting(tmp_path / "data" / "https" / "certificate.pem", server, log)
            with (
                socket.create_connection(("127.0.0.1", port), timeout=20) as plain,
                context.wrap_socket(plain, server_hostname="127.0.0.1") as secure,
            ):
                secure.sendall(
                    b"GET /_stcore/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                )
                assert secure.recv(100).split(b"\r\n")[0].endswith(b" 200 OK")
        finally:
            server.terminate()
    assert "https://" in log.read_text()


def _trusting(certificate: Path, server: subprocess.Popen[bytes], log: Path) -> ssl.SSLContext:
    """Waits until the server listens; the context trusts its certificate and nothing else."""
    end = time.monotonic() + 60
    while "You can now view" not in log.read_text() and "URL" not in log.read_text():
        assert server.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.2)
    return ssl.create_default_context(cafile=str(certificate))
