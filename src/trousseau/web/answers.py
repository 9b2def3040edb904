"""Answers over HTTP: JSON, and refusals that look the same everywhere."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Scope

from trousseau.kernel import Illegal, Refusal
from trousseau.tables.core.outbox import curt_refusal
from trousseau.web.refusals import language_of, status_of

JSON = "application/json"
GZIP = "gzip"

NO_STORE = {"Cache-Control": "no-store"}
"""What a table shows changes, and who may know it too."""

PIECE = 64 * 1024
"""Bytes of a long answer that are there at once: unpacked in less than a millisecond."""

GZIP_FORMAT = zlib.MAX_WBITS | 16
LENGTH_AT_END = 4
"""Bytes at the end of a gzip file that tell its length unpacked."""


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, NO_STORE, JSON)


def unpacked(
    packed: bytes, request: Request, kind: str = JSON, about: Mapping[str, str] = {}
) -> Response:
    """What is compressed already, for whoever reads that; others get it as it was.

    It may be long and its reader slow: each piece waits until the one before has been taken.
    """
    headers = {**NO_STORE, "Vary": "Accept-Encoding", **about}
    if GZIP in request.headers.get("Accept-Encoding", ""):
        headers |= {"Content-Encoding": GZIP, "Content-Length": f"{len(packed)}"}
        return StreamingResponse(_in_turn(_cut(packed)), 200, headers, kind)
    headers["Content-Length"] = f"{int.from_bytes(packed[-LENGTH_AT_END:], 'little')}"
    return StreamingResponse(_in_turn(unpacking(packed)), 200, headers, kind)


async def unzipped(packed: bytes) -> bytes:
    """What was packed, without stopping the event loop for it."""
    return b"".join([piece async for piece in _in_turn(unpacking(packed))])


def unpacking(packed: bytes) -> Iterator[bytes]:
    """What was packed, piece by piece."""
    unpacker = zlib.decompressobj(GZIP_FORMAT)
    for part in _cut(packed):
        rest = part
        while rest:
            yield unpacker.decompress(rest, PIECE)
            rest = unpacker.unconsumed_tail


def _cut(packed: bytes) -> Iterator[bytes]:
    for start in range(0, len(packed), PIECE):
        yield packed[start : start + PIECE]


async def _in_turn(pieces: Iterable[bytes]) -> AsyncIterator[bytes]:
    """After each of them whatever else waits has its turn, however fast the reader is."""
    for piece in pieces:
        yield piece
        await asyncio.sleep(0)


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
