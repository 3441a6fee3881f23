"""Starts Panjigi for a table of phones: on https, so that their browsers open the camera.

`python -m tools.table` (or `make run-table`) makes a certificate for this machine's addresses, prints the
address with its QR and starts Streamlit. Further arguments go to Streamlit.
"""

from __future__ import annotations

import argparse
import ipaddress
import os
import socket
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import segno
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from pages.ui.address import fingerprint, lan_addresses
from plays.database import data_folder

ROOT = Path(__file__).parents[1]
# Apple's browsers refuse certificates that hold for more than 825 days.
_LIFETIME = timedelta(days=365)
# A game evening must not outlive the certificate.
_RENEW = timedelta(days=2)


def main(arguments: list[str]) -> int:
    """Prints the way in and becomes the server; returns only where that is not possible."""
    parser = argparse.ArgumentParser(description="휴대전화가 카메라까지 쓸 수 있게 https로 시작합니다.")
    parser.add_argument("--port", type=int, default=8501, help="포트 (기본 8501)")
    given, more = parser.parse_known_args(arguments)
    addresses = lan_addresses()
    try:
        certificate, key = ready_certificate(data_folder() / "https", addresses)
    except OSError as error:
        print(f"인증서를 둘 수 없습니다: {error.filename}. 폴더 권한을 확인하세요.", file=sys.stderr)
        return 1
    print(way_in(addresses, given.port, fingerprint(certificate)), flush=True)
    command = [sys.executable, "-m", "streamlit", "run", str(ROOT / "app.py")]
    command += ["--server.port", str(given.port), "--server.sslCertFile", str(certificate)]
    os.chdir(ROOT)
    os.execv(sys.executable, [*command, "--server.sslKeyFile", str(key), *more])  # noqa: S606


def ready_certificate(folder: Path, addresses: list[str], now: datetime | None = None) -> tuple[Path, Path]:
    """A certificate and its key for these addresses: those from last time while they hold, else new ones.

    A phone that was told to trust the certificate need not be told again while the address stays.

    Args:
        folder: where they are kept, for this user alone.
        addresses: IPv4 addresses of this machine.
        now: UTC.

    Raises:
        OSError: they cannot be kept there.
    """
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    moment = now or datetime.now(UTC)
    if not (key.exists() and _holds(certificate, addresses, moment)):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        secret = ec.generate_private_key(ec.SECP256R1())
        _write_secret(key, secret)
        made = _certificate(secret, addresses, moment)
        certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    return certificate, key


def way_in(addresses: list[str], port: int, digits: str) -> str:
    """What the terminal says: the address, its QR, what the browser's warning means."""
    if not addresses:
        return (
            f"https://localhost:{port}\n"
            "이 컴퓨터는 다른 기기와 이어져 있지 않습니다. 와이파이에 연결한 뒤 다시 시작하세요."
        )
    links = [f"https://{address}:{port}" for address in addresses]
    return "\n".join(
        [
            _blocks(links[0]),
            "휴대전화로 QR을 찍거나 이 주소를 여세요. 휴대전화도 같은 와이파이에 있어야 합니다.",
            *(f"  {link}" for link in links),
            "브라우저가 안전하지 않다고 알리면 ‘고급’이나 ‘자세히’를 누르고 이동하세요.",
            f"인증서 지문(SHA-256): {digits}",
        ]
    )


def _blocks(text: str) -> str:
    """A QR code in half blocks, dark on light as cameras expect it, whatever the terminal's colours."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    signs = {(0, 0): " ", (0, 1): "▄", (1, 0): "▀", (1, 1): "█"}
    lines = (
        "".join(signs[bool(top), bool(bottom)] for top, bottom in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    )
    return "\n".join(f"\x1b[30;107m{line}\x1b[0m" for line in lines)


def _holds(path: Path, addresses: list[str], now: datetime) -> bool:
    """Whether a certificate is there, names all addresses and holds for a while."""
    if not path.exists():
        return False
    try:
        found = x509.load_pem_x509_certificate(path.read_bytes())
    except ValueError:
        return False
    names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    known = {str(address) for address in names.get_values_for_type(x509.IPAddress)}
    return set(addresses) <= known and found.not_valid_before_utc <= now < found.not_valid_after_utc - _RENEW


def _write_secret(path: Path, secret: ec.EllipticCurvePrivateKey) -> None:
    """Writes the key so that at no moment anybody else can read it."""
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(
            secret.private_bytes(
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
        )


def _certificate(secret: ec.EllipticCurvePrivateKey, addresses: list[str], now: datetime) -> x509.Certificate:
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Panjigi")])
    others = [x509.DNSName("localhost")]
    if socket.gethostname().isascii():
        others.append(x509.DNSName(socket.gethostname()))
    own = [x509.IPAddress(ipaddress.ip_address(address)) for address in ["127.0.0.1", *addresses]]
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(secret.public_key())
        .serial_number(x509.random_serial_number())
        # Clocks of phones may be a little behind.
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + _LIFETIME)
        .add_extension(x509.SubjectAlternativeName([*others, *own]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(secret, hashes.SHA256())
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
