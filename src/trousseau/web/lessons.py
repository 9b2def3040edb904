"""Lessons over HTTP: made when first asked for, then kept, since they never change."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from trousseau.kernel import Illegal
from trousseau.tables.live.house import House
from trousseau.tables.live.shared_work import Shared
from trousseau.tables.lookback.making import Tell
from trousseau.tables.workers.pool import NoAnswer
from trousseau.web.answers import JSON, language_wanted, unzipped
from trousseau.web.built_page import File, file_of, sent


class Asked(NamedTuple):
    """A game's lesson; the words of a word game are those of the reader's language."""

    game: str
    language: str


class Lessons:
    """Answers for the guided games of the house; its lookback_workers play them through."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._files: dict[Asked, File] = {}
        self._making: Shared[Asked, File] = Shared(house.task)

    def routes(self) -> list[Route]:
        return [Route("/api/games/{game}/lesson", self.lesson, methods=["GET"])]

    async def lesson(self, request: Request) -> Response:
        asked = Asked(request.path_params["game"], language_wanted(request.scope))
        if asked not in self._files:
            self._check(asked)
            self._files[asked] = await self._making.get(asked, lambda: self._made(asked))
        return sent(self._files[asked], request.headers)

    def _check(self, asked: Asked) -> None:
        registry = self._house.registry
        if not registry.offers(asked.game) or registry.lesson(*asked) is None:
            raise Illegal("no_lesson", name=asked.game)

    async def _made(self, asked: Asked) -> File:
        tell = Tell(self._house.registry.module(asked.game), asked.language)
        try:
            made = await self._house.lookback_workers.make(tell)
        except NoAnswer as failure:
            about = {"game": asked.game, "why": failure.why, "detail": failure.detail}
            self._house.log.warning("no_lesson_made", **about)
            raise Illegal("our_fault") from failure
        file = file_of(await unzipped(made.body), made.body, JSON)
        file.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return file
