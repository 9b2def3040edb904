"""The calls over HTTP: games, tables, joining one, and looking back at games that are over."""

from __future__ import annotations

import asyncio
import re
from typing import TypeVar

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from trousseau import __version__
from trousseau.kernel import AllSeeing, Hindsight, Illegal
from trousseau.kernel.structs import UNREADABLE
from trousseau.tables.core.codes import read_code
from trousseau.tables.core.commands import Setup, Token
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.public_view import digest
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.lookback.making import What
from trousseau.web.answers import JSON, answer, refused, unpacked, unpacking
from trousseau.web.gate import Gate
from trousseau.web.limits import Limits
from trousseau.web.public_address import HouseShown
from trousseau.words import LANGUAGES, game_words

LINES = "application/x-ndjson"
SEAT = re.compile("0|[1-9][0-9]?")

BEARER = "bearer "

CREATED = 201
NO_CONTENT = 204

Shape = TypeVar("Shape")


class GameNumber(IntegerConvertor):
    """With more digits it is no number of a game, and Python would not even read it."""

    regex = "[0-9]{1,100}"


register_url_convertor("game", GameNumber())


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, and by whom it is hosted."""

    setup: Setup
    guest: Guest


class Named(msgspec.Struct):
    game: str


class Api:
    """One method for each call."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._house = gate.house
        self._games = {
            "games": [about(name, gate.house.registry) for name in gate.house.registry.names()]
        }

    def routes(self) -> list[Route]:
        game, looking = "/api/tables/{table}/games/{number:game}", looking_through(self._gate)
        return [
            Route("/api/house", self.house, methods=["GET"]),
            Route("/api/games", self.games, methods=["GET"]),
            Route("/api/games/{game}/words", self.words, methods=["GET"]),
            Route("/api/codes/{code}", self.code, methods=["GET"]),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{table}", self.shown, methods=["GET"]),
            Route("/api/tables/{table}", self.delete, methods=["DELETE"]),
            Route("/api/tables/{table}/people", self.join, methods=["POST"]),
            Route(game, self.record, methods=["GET"], middleware=looking),
            Route(f"{game}/replay", self.replay, methods=["GET"], middleware=looking),
            Route(f"{game}/coach", self.coach, methods=["GET"], middleware=looking),
            Route("/api/tables/{table}/moments", self.moments, methods=["GET"], middleware=looking),
            Route("/api/tables/{table}/socket", self.socket, methods=["GET"]),
        ]

    async def house(self, request: Request) -> Response:
        url, reach = self._gate.where.seen_by(request.headers.get("Host", ""))
        return answer(HouseShown(url, reach, LANGUAGES, __version__))

    async def games(self, request: Request) -> Response:
        return answer(self._games)

    async def words(self, request: Request) -> Response:
        """For a page that was not built with this game."""
        module = self._house.registry.module(request.path_params["game"])
        return answer({language: game_words(module, language) for language in LANGUAGES})

    async def tables(self, request: Request) -> Response:
        return answer({"tables": await self._house.listed()})

    async def code(self, request: Request) -> Response:
        """Where a code leads: what the link would have said, and nothing more."""
        async with self._gate.trying_code(self._gate.visitor(request)):
            table = await self._house.find_by_code(read_code(request.path_params["code"]))
        return answer({"table": table.id})

    async def open(self, request: Request) -> Response:
        opening = await read(request, Opening, self._gate.limits)
        await self._gate.count_table(self._gate.visitor(request))
        try:
            admission = await self._house.open(opening.setup, opening.guest)
        except Illegal as illegal:
            return refused(illegal.refusal, request.scope, self._words_of(opening.setup.game))
        table = digest(admission.table)
        self._house.log.info("table_opened", table=table, game=opening.setup.game)
        return answer(admission, CREATED)

    def _words_of(self, game: str) -> str:
        """A game refuses what does not go together in words of its own."""
        registry = self._house.registry
        return registry.module(game) if registry.offers(game) else ""

    async def shown(self, request: Request) -> Response:
        table = await self._house.reach(request.path_params["table"])
        return answer(await table.look())

    async def join(self, request: Request) -> Response:
        guest = await read(request, Guest, self._gate.limits)
        await self._gate.count_join(self._gate.visitor(request))
        table = await self._house.reach(request.path_params["table"])
        return answer(await table.join(guest), CREATED)

    async def record(self, request: Request) -> Response:
        """A game as `trousseau replay` reads it, once there is nothing more to hide."""
        packed = await self._look_back(request, "record")
        name = f"{game_of(next(unpacking(packed)))}-{request.path_params['number']}.jsonl"
        about = {"Content-Disposition": f'attachment; filename="{name}"'}
        return unpacked(packed, request, LINES, about)

    async def replay(self, request: Request) -> Response:
        """A game that is over, moment by moment, through the eyes that are asked for."""
        return unpacked(await self._look_back(request, "replay"), request)

    async def coach(self, request: Request) -> Response:
        """What somebody with those eyes could have reckoned at each moment."""
        return unpacked(await self._look_back(request, "coach"), request)

    async def moments(self, request: Request) -> Response:
        """The game that is on, line by line, as whoever has this token saw it."""
        table = await self._house.reach(request.path_params["table"])
        token = bearer(request) if "Authorization" in request.headers else None
        return unpacked(await table.recall(token), request)

    async def _look_back(self, request: Request, what: What) -> bytes:
        table = await self._house.reach(request.path_params["table"])
        number, eyes = request.path_params["number"], eyes_in(request.query_params.get("eyes", ""))
        return await table.look_back(number, what, eyes)

    async def delete(self, request: Request) -> Response:
        token = bearer(request)
        table = await self._house.reach(request.path_params["table"])
        await table.delete(token)
        return Response(status_code=NO_CONTENT)

    async def socket(self, request: Request) -> Response:
        """Those who ask for an upgrade never come here."""
        raise Illegal("upgrade")


class Looking:
    """Somebody looks back from the question until the answer is read, or they are gone."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._gate.looking(self._gate.visitor(Request(scope))):
            await self._app(scope, receive, send)


def looking_through(gate: Gate) -> list[Middleware]:
    """For the routes whose answers are long, and cost much to make."""
    return [Middleware(Looking, gate)]


def game_of(beginning: bytes) -> str:
    """The game that a record's first line names."""
    heading, _, _ = beginning.partition(b"\n")
    return msgspec.json.decode(heading, type=Named).game


def eyes_in(text: str) -> Hindsight:
    """A seat's by its number, those that see everything, or, without a word, a spectator's."""
    if text in ("", AllSeeing.EYES.value):
        return AllSeeing.EYES if text else None
    if not SEAT.fullmatch(text):
        raise Illegal("no_such_eyes")
    return int(text)


def about(name: str, registry: GameRegistry) -> dict[str, object]:
    """What somebody who opens a table, or plays at one, has to know of a game."""
    game = registry.get(name)
    spoken = {language: game_words(registry.module(name), language) for language in LANGUAGES}
    return {
        "name": name,
        "title": {language: words["game.title"] for language, words in spoken.items()},
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "options": msgspec.json.schema(game.options_type),
        "moves": msgspec.json.schema(game.move_type),
        "levels": registry.levels(name),
        "lesson": registry.lesson(name, LANGUAGES[0]) is not None,
        "daily": registry.daily(name) is not None,
        "rules_version": game.rules_version,
        "coach": registry.has_coach(name),
        "real_time": game.real_time,
    }


async def read(request: Request, shape: type[Shape], limits: Limits) -> Shape:
    """The body of a request, or Illegal."""
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Illegal("not_json")
    try:
        async with asyncio.timeout(limits.hello):
            body = await _body(request, limits.message)
    except (TimeoutError, ClientDisconnect) as error:
        raise Illegal("too_slow") from error
    try:
        return msgspec.json.decode(body, type=shape)
    except UNREADABLE as error:
        raise Illegal("malformed", problem=str(error)) from error


async def _body(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Illegal("too_large", most=most)
    return bytes(body)


def bearer(request: Request) -> str:
    """The token in the header `Authorization`."""
    header = request.headers.get("Authorization", "")
    if not header.lower().startswith(BEARER):
        raise Illegal("no_token")
    try:
        return msgspec.convert(header[len(BEARER) :].strip(), Token)
    except msgspec.ValidationError as error:
        raise Illegal("no_such_token") from error
