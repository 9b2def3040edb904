"""Lessons over HTTP: made when first asked for, then kept, since they never change."""

from __future__ import annotations

import gzip
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from trousseau.kernel import Illegal
from trousseau.lessons import told
from trousseau.tables.shelf import Shelf
from trousseau.web.answers import JSON
from trousseau.web.built_page import ASK_AGAIN, File, sent


class Lessons:
    """Answers for the guided games of the house."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._files: dict[str, File] = {}

    def routes(self) -> list[Route]:
        return [Route("/api/games/{game}/lesson", self.lesson, methods=["GET"])]

    async def lesson(self, request: Request) -> Response:
        name = request.path_params["game"]
        if name not in self._files:
            self._files[name] = self._made(name)
        return sent(self._files[name], request.headers)

    def _made(self, name: str) -> File:
        lesson = self._shelf.lesson(name) if self._shelf.offers(name) else None
        if lesson is None:
            raise Illegal("no_lesson", name=name)
        body = msgspec.json.encode(told(self._shelf.get(name), lesson))
        headers = {
            "Content-Type": JSON,
            "Cache-Control": ASK_AGAIN,
            "ETag": f'W/"{sha256(body).hexdigest()[:32]}"',
            "Vary": "Accept-Encoding",
        }
        return File(body, gzip.compress(body, mtime=0), headers)
