"""The calls over HTTP: games, tables, joining one, and the records of games that are over."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from trousseau.kernel import Illegal
from trousseau.kernel.structs import UNREADABLE
from trousseau.tables.asking import Guest
from trousseau.tables.commands import Setup, Token
from trousseau.tables.shelf import Shelf
from trousseau.tables.showing import digest
from trousseau.web.address import address_of
from trousseau.web.answers import JSON, answer
from trousseau.web.door import Door
from trousseau.web.limits import Limits

LINES = "application/x-ndjson"
BEARER = "bearer "

CREATED = 201
NO_CONTENT = 204

Shape = TypeVar("Shape")


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played, and by whom it is hosted."""

    setup: Setup
    guest: Guest


class Api:
    """One method for each call."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._house = door.house
        self._games = {
            "games": [about(name, door.house.shelf) for name in door.house.shelf.names()]
        }

    def routes(self) -> list[Route]:
        return [
            Route("/api/games", self.games, methods=["GET"]),
            Route("/api/tables", self.tables, methods=["GET"]),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{table}", self.shown, methods=["GET"]),
            Route("/api/tables/{table}", self.delete, methods=["DELETE"]),
            Route("/api/tables/{table}/people", self.join, methods=["POST"]),
            Route("/api/tables/{table}/games/{number:int}", self.record, methods=["GET"]),
            Route("/api/tables/{table}/socket", self.socket, methods=["GET"]),
        ]

    async def games(self, request: Request) -> Response:
        return answer(self._games)

    async def tables(self, request: Request) -> Response:
        return answer({"tables": await self._house.listed()})

    async def open(self, request: Request) -> Response:
        opening = await read(request, Opening, self._door.limits)
        self._door.count_table(visitor(request))
        admission = await self._house.open(opening.setup, opening.guest)
        table = digest(admission.table)
        self._house.log.info("table_opened", table=table, game=opening.setup.game)
        return answer(admission, CREATED)

    async def shown(self, request: Request) -> Response:
        table = await self._house.find(request.path_params["table"])
        return answer(table.shown())

    async def join(self, request: Request) -> Response:
        guest = await read(request, Guest, self._door.limits)
        self._door.count_join(visitor(request))
        table = await self._house.find(request.path_params["table"])
        return answer(await table.join(guest), CREATED)

    async def record(self, request: Request) -> Response:
        """A game as `trousseau replay` reads it, once there is nothing more to hide."""
        number = request.path_params["number"]
        table = await self._house.find(request.path_params["table"])
        record = await table.record(number)
        name = f"{record.heading.game}-{number}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(record.to_text(), 200, headers, LINES)

    async def delete(self, request: Request) -> Response:
        token = bearer(request)
        table = await self._house.find(request.path_params["table"])
        await table.delete(token)
        return Response(status_code=NO_CONTENT)

    async def socket(self, request: Request) -> Response:
        """Those who ask for an upgrade never come here."""
        raise Illegal("upgrade")


def about(name: str, shelf: Shelf) -> dict[str, object]:
    """What somebody who opens a table has to know of a game."""
    game = shelf.get(name)
    return {
        "name": name,
        "seats": {"least": game.seats[0], "most": game.seats[-1]},
        "options": msgspec.json.schema(game.options_type),
        "levels": shelf.levels(name),
        "rules_version": game.rules_version,
    }


def visitor(request: Request) -> str:
    """The address that limits are counted by."""
    peer = request.client.host if request.client else ""
    return address_of(peer, ",".join(request.headers.getlist("X-Forwarded-For")))


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
