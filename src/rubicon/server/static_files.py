"""The built files of the browser app, served from memory. The address of a table leads to the app."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from rubicon.server.localization import language_of
from rubicon.text import Speaker

PACKED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
HEAD: Final = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True, slots=True)
class Page:
    """A file, ready to be sent."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str


def find_built() -> Path | None:
    """Where the built app is: inside the installed package, or in the source tree."""
    inside = Path(str(files("rubicon.server"))) / "static"
    beside = Path(__file__).resolve().parents[3] / "build" / "web"
    for folder in (inside, beside):
        if (folder / "index.html").is_file():
            return folder
    return None


class StaticFiles:
    """All files of the app."""

    def __init__(self, folder: Path | None) -> None:
        self._folder: Final = folder

    def answer(self, request: Request, tags: str = "") -> Response:
        """The file of that address; every other address is the app's own, and it finds its way by itself.

        `tags` are put into the head of the app's page.
        """
        path = request.url.path.lstrip("/")
        page = None if self._folder is None else _read(self._folder, path or "index.html", _changed(self._folder, path))
        lasting = path.startswith("assets/")  # their names change with their content
        if page is None and not lasting and "." not in path.rsplit("/", 1)[-1] and self._folder is not None:
            page = _read(self._folder, "index.html", _changed(self._folder, "index.html"))
        if page is None:
            return self._none(request, path)
        if tags and page.kind == "text/html":
            page = _ready(page.data.replace(b"</head>", tags.encode() + b"</head>", 1), page.kind)
        headers = {
            "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
            "etag": f'"{page.tag}"',
            "vary": "accept-encoding, accept-language" if page.kind == "text/html" else "accept-encoding",
        }
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        data = page.data
        if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            data = page.packed
            headers["content-encoding"] = "gzip"
        return Response(data, headers=headers, media_type=page.kind)

    def _none(self, request: Request, path: str) -> Response:
        say = Speaker(language_of(request.headers.get("accept-language")))
        if self._folder is None and "." not in path:
            text = say.key("server-page-not-built")
            return Response(_plain(say.key("server-page-title"), text, say.language), 503, media_type="text/html")
        text = say.key("server-page-none")
        return Response(_plain(say.key("server-page-title"), text, say.language), 404, media_type="text/html")


def _plain(title: str, text: str, language: str) -> str:
    return (
        f'<!doctype html><html lang="{language}">{HEAD}'
        f"<title>{escape(title)}</title><h1>{escape(title)}</h1><p>{escape(text)}</p></html>"
    )


def _changed(folder: Path, path: str) -> int:
    # So that a new build is seen without a new start; one look at the file system costs microseconds.
    try:
        return (folder / (path or "index.html")).stat().st_mtime_ns
    except (OSError, ValueError):
        return 0


@lru_cache(maxsize=512)
def _read(folder: Path, path: str, changed: int) -> Page | None:
    if not changed or "\0" in path:
        return None
    file = (folder / path).resolve()
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        return None
    data = file.read_bytes()
    return _ready(data, mimetypes.guess_type(file.name)[0] or "application/octet-stream")


def _ready(data: bytes, kind: str) -> Page:
    packed = gzip.compress(data, 9) if kind.startswith(PACKED) and len(data) > 500 else None
    return Page(data, packed, kind, hashlib.sha256(data).hexdigest()[:20])


def describe(openapi: dict[str, Any], language: str) -> str:
    """The calls as a page to read: no script, nothing from elsewhere."""
    say = Speaker(language)
    rows = []
    for path, methods in openapi["paths"].items():
        for method, call in methods.items():
            shape = ""
            body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            name = str(body.get("$ref", "")).rsplit("/", 1)[-1]
            if name:
                fields = openapi["components"]["schemas"][name].get("properties", {})
                shape = "{" + ", ".join(fields) + "}"
            rows.append(
                f"<tr><td><code>{method.upper()} {escape(path)}</code></td><td><code>{escape(shape)}</code></td>"
                f"<td>{escape(call.get('description') or call.get('summary') or '')}</td></tr>"
            )
    title = escape(say.key("server-docs-title"))
    intro = escape(say.key("server-docs-intro"))
    return (
        f'<!doctype html><html lang="{language}">{HEAD}'
        f'<title>{title}</title><h1>{title}</h1><p>{intro} <a href="/api/openapi.json">/api/openapi.json</a></p>'
        f"<table>{''.join(rows)}</table></html>"
    )
