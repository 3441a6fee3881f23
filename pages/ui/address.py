"""Where phones find this server: its addresses in the local network and their QR codes. No Streamlit here."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import io
import ipaddress
import socket
import ssl
from pathlib import Path
from urllib.parse import urlsplit

import segno

# Nothing is sent there: asking for a way to an address only names the interface that leads to it.
_SOMEWHERE = ("10.255.255.255", "192.168.255.255", "172.31.255.255", "203.0.113.1")


def lan_addresses() -> list[str]:
    """IPv4 addresses of this machine that phones in the same network can reach, the likeliest first."""
    found: dict[str, None] = {}
    for target in _SOMEWHERE:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        found |= dict.fromkeys(socket.gethostbyname_ex(socket.gethostname())[2])
    return [address for address in found if not _only_here(address)]


def for_phones(url: str, addresses: list[str]) -> list[str]:
    """The addresses under which phones reach the page that is open as `url`, without a path.

    Args:
        url: the page's own address.
        addresses: of this machine in the local network.

    Returns:
        The page's own server; where that is `localhost`, the same port at each of `addresses`.
    """
    parts = urlsplit(url)
    if not _only_here(parts.hostname or "localhost"):
        return [f"{parts.scheme}://{parts.netloc}"]
    port = f":{parts.port}" if parts.port else ""
    return [f"{parts.scheme or 'http'}://{address}{port}" for address in addresses]


def qr_image(text: str) -> str:
    """A QR code as an address for `<img>`: black on white in every theme, with its quiet zone."""
    svg = io.BytesIO()
    # Without a size of its own it fills whatever width the page gives it.
    code = segno.make(text, error="m", micro=False)
    code.save(svg, kind="svg", omitsize=True, border=4, dark="#000", light="#fff")
    return "data:image/svg+xml;base64," + base64.b64encode(svg.getvalue()).decode()


def fingerprint(certificate: Path) -> str:
    """SHA-256 of a PEM certificate as browsers show it, pairs of hexadecimal digits.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is no PEM certificate.
    """
    der = ssl.PEM_cert_to_DER_cert(certificate.read_text(encoding="ascii"))
    return _pairs(hashlib.sha256(der).hexdigest())


def _pairs(digits: str) -> str:
    return " ".join(digits[at : at + 2] for at in range(0, len(digits), 2)).upper()


def _only_here(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified or address.is_link_local
