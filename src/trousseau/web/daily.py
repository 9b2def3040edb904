"""Games of the day over HTTP: all moves go in, the moments that come of them go out."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from trousseau.kernel import Illegal
from trousseau.tables.lookback.daily import Day
from trousseau.tables.workers.pool import NoAnswer
from trousseau.web.answers import refused, unpacked
from trousseau.web.api import looking_through, read
from trousseau.web.gate import Gate

AHEAD = timedelta(hours=14)
"""Somewhere it is already tomorrow."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has done so far in the game of a date."""

    date: date
    options: dict[str, Any] = {}
    moves: Annotated[tuple[msgspec.Raw, ...], Meta(max_length=100)] = ()


class Daily:
    """Answers for the games of the day; nobody has to be at a table, and nothing is kept."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._house = gate.house

    def routes(self) -> list[Route]:
        looking = looking_through(self._gate)
        return [Route("/api/games/{game}/daily", self.play, methods=["POST"], middleware=looking)]

    async def play(self, request: Request) -> Response:
        name, registry = request.path_params["game"], self._house.registry
        if not registry.offers(name) or registry.daily(name) is None:
            raise Illegal("no_daily", name=name)
        played = await read(request, Played, self._gate.limits)
        self._check(played.date)
        module = registry.module(name)
        day = Day(module, played.date.isoformat(), played.options, played.moves)
        try:
            made = await self._house.lookback_workers.make(day)
        except NoAnswer as failure:
            self._house.log.warning("no_day_made", why=failure.why, detail=failure.detail)
            raise Illegal("our_fault") from failure
        except Illegal as illegal:
            return refused(illegal.refusal, request.scope, module)
        return unpacked(made.body, request)

    def _check(self, day: date) -> None:
        now = datetime.fromtimestamp(self._house.clock() / 1000, UTC)
        if day > (now + AHEAD).date():
            raise Illegal("day_to_come", date=day.isoformat())
