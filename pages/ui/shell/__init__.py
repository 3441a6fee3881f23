"""The HTML around every page: head, manifest, icons, and the scripts that must live longer than a page's run.

Streamlit serves one document for all pages and offers no way to its head. `st.App` lets a project answer
addresses itself: here Streamlit's own document is given a Korean head, the stylesheet and the scripts, and
every browser its device cookie, before Streamlit starts.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from streamlit import file_util

from pages.ui.images import FOLDERS, picture_address
from pages.ui.state import DEVICE_COOKIE, known_token

NAME = "판지기"
PAPER, PAPER_DARK = "#FBF7EF", "#1B1C20"
_FOLDER = Path(__file__).parent
_ROOT = _FOLDER.parents[2]
_ICONS = _ROOT / "assets" / "icons"
_FONTS = _ROOT / "static" / "fonts"
# What may be the address of a page: one word. Files have a dot, Streamlit's own ways an underscore in front.
_PAGE = re.compile(r"/([A-Za-z][A-Za-z0-9-]*_?[A-Za-z0-9-]*)/?")
_YEAR = 60 * 60 * 24 * 365
_FOR_EVER = {"Cache-Control": f"public, immutable, max-age={_YEAR}"}
_SHORTLY = {"Cache-Control": "public, max-age=3600"}
_FRESH = {"Cache-Control": "no-cache"}
# Another one after every start: a page of an earlier server knows by it that its session is gone.
_SERVER = secrets.token_hex(8)
# Read in this order: the words first, so that nothing is seen in English.
_SCRIPTS = ("words.js", "leave.js", "line.js", "awake.js", "hints.js", "report.js")


def routes(pages: Iterable[str]) -> list[BaseRoute]:
    """What the server answers itself.

    Args:
        pages: the addresses of all pages but the first, e.g. "score".
    """
    documents = [Route(path, _document_page) for path in ("/", *(f"/{page}" for page in pages))]
    files = [
        Route("/manifest.webmanifest", _manifest_file),
        Route("/worker.js", _worker_file),
        Route("/offline.html", _offline_page),
        Route("/shell/server", _server),
        Route("/shell/{name}", _part),
        Route("/icons/{name}", _icon),
        Route("/fonts/{family}/{name}", _font),
        Route("/pictures/{kind}/{name}", _picture),
    ]
    return [*documents, *files]


class ToTheDoor:
    """Leads addresses without a page to the first page; Streamlit would say so in English."""

    def __init__(self, app: ASGIApp, pages: Iterable[str]) -> None:
        self.app, self.pages = app, frozenset(pages)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers as ASGI asks."""
        page = _PAGE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if page and page[1] not in self.pages:
            await RedirectResponse("/")(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def manifest() -> dict[str, object]:
    """What a phone needs to put the app on its home screen."""
    icons = [("app-192.png", "192x192", "any"), ("app-512.png", "512x512", "any")]
    icons.append(("app-maskable-512.png", "512x512", "maskable"))
    ways = [("규칙 찾기", "rules"), ("카드 스캔", "scan"), ("점수", "score"), ("같이 적기", "join")]
    return {
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": "보드게임 테이블 곁의 길잡이: 준비, 규칙, 점수, 카드 이야기",
        "lang": "ko",
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {"src": f"/icons/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in icons
        ],
        "shortcuts": [{"name": name, "url": f"/{page}"} for name, page in ways],
    }


@lru_cache(maxsize=1)
def document() -> str:
    """Streamlit's document with our head.

    Raises:
        LookupError: this Streamlit's document is another one than the one we know.
    """
    page = (Path(file_util.get_static_dir()) / "index.html").read_text(encoding="utf-8")
    for pattern, new in (
        ('<html lang="en">', '<html lang="ko">'),
        (r"initial-scale=1, shrink-to-fit=no", "initial-scale=1, viewport-fit=cover"),
        (r'<link rel="shortcut icon"[^>]*>', _head()),
        # Streamlit's own typeface is never shown.
        (r'<link\s+rel="preload"\s+href="[^"]*SourceSans[^>]*>', ""),
        (r"<title>Streamlit</title>", f"<title>{NAME}</title>"),
        (r"<noscript>.*?</noscript>", "<noscript><p>판지기는 자바스크립트를 켜야 열립니다.</p></noscript>"),
        # After Streamlit's own styles, which it adds to the head.
        (
            r'<div id="root"></div>',
            f'<div id="root"></div>\n    <link rel="stylesheet" href="{_href("style.css")}">',
        ),
    ):
        page, changed = re.subn(pattern, lambda _, new=new: new, page, count=1, flags=re.S)
        if not changed:
            raise LookupError(f"Streamlit's index.html has no {pattern!r}")
    return page


def _head() -> str:
    lines = [
        '<link rel="icon" href="/icons/app-192.png" type="image/png">',
        '<link rel="apple-touch-icon" href="/icons/app-maskable-512.png">',
        '<link rel="manifest" href="/manifest.webmanifest">',
        f'<meta name="application-name" content="{NAME}">',
        f'<meta name="apple-mobile-web-app-title" content="{NAME}">',
        '<meta name="mobile-web-app-capable" content="yes">',
        f'<meta name="theme-color" content="{PAPER}" media="(prefers-color-scheme: light)">',
        f'<meta name="theme-color" content="{PAPER_DARK}" media="(prefers-color-scheme: dark)">',
        f'<meta name="panjigi-server" content="{_SERVER}">',
        '<meta name="color-scheme" content="light dark">',
        '<meta name="format-detection" content="telephone=no">',
        f'<link rel="preload" href="{_href("style.css")}" as="style">',
        f'<link rel="stylesheet" href="{_href("fonts.css")}">',
        f'<script src="{_href("shell.js")}"></script>',
    ]
    return "\n    ".join(lines)


@lru_cache(maxsize=4)
def _text(name: str) -> str:
    if name == "style.css":
        return (_FOLDER.parent / "style.css").read_text(encoding="utf-8")
    if name == "fonts.css":
        return "\n".join(map(_faces, sorted(_FONTS.glob("*/*.css"))))
    return "\n".join((_FOLDER / script).read_text(encoding="utf-8") for script in _SCRIPTS)


def _faces(sheet: Path) -> str:
    """The faces of one font, with addresses that hold wherever the sheet is."""
    text = sheet.read_text(encoding="utf-8")
    return re.sub(r'url\("([^"/]+)"\)', rf'url("/fonts/{sheet.parent.name}/\1")', text)


def _href(name: str) -> str:
    """An address that changes with what is behind it, so that browsers may keep it for ever."""
    stem, _, kind = name.partition(".")
    return f"/shell/{stem}-{hashlib.sha256(_text(name).encode()).hexdigest()[:12]}.{kind}"


def _document_page(request: Request) -> Response:
    response = HTMLResponse(document(), headers=_FRESH)
    token = request.cookies.get(DEVICE_COOKIE, "")
    response.set_cookie(
        DEVICE_COOKIE,
        token if known_token(token) else secrets.token_urlsafe(24),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
    )
    return response


def _manifest_file(_: Request) -> Response:
    content = json.dumps(manifest(), ensure_ascii=False)
    return Response(content, media_type="application/manifest+json", headers=_SHORTLY)


def _worker_file(_: Request) -> Response:
    return FileResponse(_FOLDER / "worker.js", media_type="text/javascript", headers=_FRESH)


def _offline_page(_: Request) -> Response:
    return FileResponse(_FOLDER / "offline.html", media_type="text/html; charset=utf-8", headers=_FRESH)


def _server(_: Request) -> Response:
    return Response(_SERVER, media_type="text/plain", headers={"Cache-Control": "no-store"})


def _part(request: Request) -> Response:
    """Stylesheets and scripts; an address of an older version leads to today's."""
    asked = re.fullmatch(r"(\w+)-[0-9a-f]+(\.\w+)", request.path_params["name"])
    name = asked[1] + asked[2] if asked else ""
    kind = {"style.css": "text/css", "fonts.css": "text/css", "shell.js": "text/javascript"}.get(name)
    if kind is None:
        return Response(status_code=404)
    if request.url.path != _href(name):
        return RedirectResponse(_href(name))
    return Response(_text(name), media_type=kind, headers=_FOR_EVER)


def _font(request: Request) -> Response:
    """A file of a font; its name says its version, so that it never changes."""
    path = _FONTS / request.path_params["family"] / request.path_params["name"]
    if path not in _font_files():
        return Response(status_code=404)
    return FileResponse(path, media_type="font/woff2", headers=_FOR_EVER)


@lru_cache(maxsize=1)
def _font_files() -> frozenset[Path]:
    return frozenset(_FONTS.glob("*/*.woff2"))


def _picture(request: Request) -> Response:
    """A picture of a page; its address names its content."""
    kind, name = request.path_params["kind"], request.path_params["name"]
    if kind not in FOLDERS or not picture_address(kind, name.removesuffix(".webp")):
        return Response(status_code=404)
    return FileResponse(FOLDERS[kind] / name, media_type="image/webp", headers=_FOR_EVER)


def _icon(request: Request) -> Response:
    name = request.path_params["name"]
    if not re.fullmatch(r"app-[a-z0-9-]+\.png", name) or not (_ICONS / name).is_file():
        return Response(status_code=404)
    return FileResponse(_ICONS / name, media_type="image/png", headers=_SHORTLY)
