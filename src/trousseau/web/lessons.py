"""Lessons over HTTP: made when first asked for, then kept, since they never change."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from trousseau.kernel import Illegal
from trousseau.tables.live.house import House
from trousseau.tables.live.shared_work import Shared
from trousseau.tables.lookback.making import Tell
from trousseau.tables.workers.pool import NoAnswer
from trousseau.web.answers import JSON, unzipped
from trousseau.web.built_page import File, file_of, sent


class Lessons:
    """Answers for the guided games of the house; its lookback_workers play them through."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._files: dict[str, File] = {}
        self._making: Shared[str, File] = Shared(house.task)

    def routes(self) -> list[Route]:
        return [Route("/api/games/{game}/lesson", self.lesson, methods=["GET"])]

    async def lesson(self, request: Request) -> Response:
        name = request.path_params["game"]
        if name not in self._files:
            self._check(name)
            self._files[name] = await self._making.get(name, lambda: self._made(name))
        return sent(self._files[name], request.headers)

    def _check(self, name: str) -> None:
        registry = self._house.registry
        if not registry.offers(name) or registry.lesson(name) is None:
            raise Illegal("no_lesson", name=name)

    async def _made(self, name: str) -> File:
        try:
            made = await self._house.lookback_workers.make(Tell(self._house.registry.module(name)))
        except NoAnswer as failure:
            about = {"game": name, "why": failure.why, "detail": failure.detail}
            self._house.log.warning("no_lesson_made", **about)
            raise Illegal("our_fault") from failure
        return file_of(await unzipped(made.body), made.body, JSON)
