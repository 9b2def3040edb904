"""The page in the browser as it was built: read once, kept in memory, handed out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from trousseau.tables.core.codes import LENGTH, LETTERS
from trousseau.web.answers import NO_STORE, on_http_error
from trousseau.web.refusals import language_of
from trousseau.words import Words

PATH = re.compile(
    rf"/ | /(?i:[{LETTERS}]{{{LENGTH}}}) | /t/[\w-]+ (/screen | /replay/\d+)?"
    r" | /(learn|rules|daily)/[\w.-]+",
    re.ASCII | re.VERBOSE,
)
"""Where the page has something to show; all of it begins with the same file."""

INDEX = "/index.html"
HASHED = "/assets/"
"""Files below it carry a digest in their name: what has another content has another address."""

ZIPPED = ".gz"
KEEP = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HTML = "text/html"
API = "/api/"

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""By us and not by the system, whose table differs from machine to machine."""

UNKNOWN_KIND = "application/octet-stream"
NOT_BUILT = 503


class File(NamedTuple):
    """One file of the page, ready to be sent."""

    body: bytes
    zipped: bytes | None
    headers: dict[str, str]


class BuiltPage(BaseRoute):
    """Answers for the paths of the page and for its files; whatever is not in memory is not there.

    Nothing that a visitor writes becomes the name of a file.
    """

    def __init__(self, folder: Traversable | None = None) -> None:
        """`folder` is where the build is; that of the installed package, unless told."""
        self._files = read(folder or files("trousseau.web") / "page")
        self._index = self._files.get(INDEX)

    def has(self, path: str) -> bool:
        return path in self._files or PATH.fullmatch(path) is not None

    # What Starlette asks of a route.

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        known = scope["type"] == "http" and self.has(scope["path"])
        return (Match.FULL if known else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        file = self._files.get(scope["path"], self._index)
        response = sent(file, Headers(scope=scope)) if file else not_built(scope)
        await response(scope, receive, send)

    async def on_http_error(self, request: Request, error: Exception) -> Response:
        """A person who is lost sees the page, which says so; a program gets a refusal."""
        assert isinstance(error, HTTPException)
        is_person = HTML in request.headers.get("Accept", "")
        is_call = request.url.path.startswith(API)
        if self._index is None or error.status_code != 404 or is_call or not is_person:
            return await on_http_error(request, error)
        headers = {**self._index.headers, **NO_STORE}
        del headers["ETag"]
        return Response(self._index.body, 404, headers)


def read(folder: Traversable) -> dict[str, File]:
    """The files of a folder by their paths; none if it is not there."""
    bodies = dict(_bodies(folder, "/")) if folder.is_dir() else {}
    found = {}
    for path, body in bodies.items():
        if not path.endswith(ZIPPED):
            kind = KINDS.get(PurePosixPath(path).suffix, UNKNOWN_KIND)
            cached = KEEP if path.startswith(HASHED) else ASK_AGAIN
            found[path] = file_of(body, bodies.get(path + ZIPPED), kind, cached)
    return found


def sent(file: File, asked: Headers) -> Response:
    """A file, or word that the visitor has it already."""
    if _has_it(asked.get("If-None-Match", ""), file.headers["ETag"]):
        headers = {name: file.headers[name] for name in file.headers if name != "Content-Type"}
        return Response(status_code=304, headers=headers)
    if file.zipped is not None and accepts_gzip(asked.get("Accept-Encoding", "")):
        return Response(file.zipped, headers={**file.headers, "Content-Encoding": "gzip"})
    return Response(file.body, headers=file.headers)


def accepts_gzip(header: str) -> bool:
    """Whether `Accept-Encoding` names gzip, and not with a quality of nought."""
    for part in header.lower().split(","):
        coding, _, quality = part.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return quality.strip("0.") != "" or not quality
    return False


def not_built(scope: Scope) -> Response:
    """What to do about it, in the language of the browser."""
    language = language_of("", Headers(scope=scope).get("Accept-Language", ""))
    sentence = Words(language).say("serve.no_page")
    headers = {**NO_STORE, "Vary": "Accept-Language"}
    return PlainTextResponse(sentence, NOT_BUILT, headers)


def _bodies(folder: Traversable, above: str) -> Iterator[tuple[str, bytes]]:
    """Every file but the hidden ones, which are notes of the build."""
    for entry in folder.iterdir():
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from _bodies(entry, f"{above}{entry.name}/")
        else:
            yield above + entry.name, entry.read_bytes()


def file_of(body: bytes, zipped: bytes | None, kind: str, cached: str = ASK_AGAIN) -> File:
    headers = {
        "Content-Type": kind,
        "Cache-Control": cached,
        # Weak, since the zipped and the plain form share it.
        "ETag": f'W/"{sha256(body).hexdigest()[:32]}"',
    }
    if zipped is not None:
        headers["Vary"] = "Accept-Encoding"
    return File(body, zipped, headers)


def _has_it(if_none_match: str, tag: str) -> bool:
    tags = {one.strip().removeprefix("W/") for one in if_none_match.split(",")}
    return "*" in tags or tag.removeprefix("W/") in tags
