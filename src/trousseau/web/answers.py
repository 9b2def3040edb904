"""Answers over HTTP: JSON, and refusals that look the same everywhere."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from trousseau.kernel import Illegal, Refusal
from trousseau.tables.core.outbox import curt_refusal
from trousseau.web.refusals import language_of, status_of

JSON = "application/json"
GZIP = "gzip"

NO_STORE = {"Cache-Control": "no-store"}
"""What a table shows changes, and who may know it too."""


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, NO_STORE, JSON)


async def unpacked(packed: bytes, request: Request) -> Response:
    """JSON that is compressed already, for whoever reads that; others get it as it was."""
    headers = {**NO_STORE, "Vary": "Accept-Encoding"}
    if GZIP in request.headers.get("Accept-Encoding", ""):
        return Response(packed, 200, {**headers, "Content-Encoding": GZIP}, JSON)
    return Response(await unzipped(packed), 200, headers, JSON)


async def unzipped(packed: bytes) -> bytes:
    """What was packed, without stopping the event loop for it."""
    return await asyncio.to_thread(gzip.decompress, packed)


def language_wanted(scope: Scope) -> str:
    """The language that a request asks for."""
    accept = Headers(scope=scope).get("Accept-Language", "")
    return language_of(scope["query_string"].decode("latin-1"), accept)


def refused(refusal: Refusal, scope: Scope, module: str = "") -> Response:
    """In the language that the request asks for; a game's own by the words of its module."""
    headers = {**NO_STORE, "Vary": "Accept-Language"}
    seconds = refusal.about.get("seconds")
    if seconds is not None:
        headers["Retry-After"] = str(seconds)
    body = curt_refusal(language_wanted(scope), None, refusal, module)
    return Response(body, status_of(refusal), headers, JSON)


# What Starlette calls when something goes wrong.


async def on_illegal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Illegal)
    return refused(error.refusal, request.scope)


async def on_http_error(request: Request, error: Exception) -> Response:
    """No such page, or not that way."""
    assert isinstance(error, HTTPException)
    code = "method" if error.status_code == 405 else "no_such_page"
    response = refused(Refusal(code), request.scope)
    response.headers.update(error.headers or {})
    return response


async def on_our_fault(request: Request, error: Exception) -> Response:
    """A fault of ours; it is in the log."""
    return refused(Refusal("our_fault"), request.scope)
