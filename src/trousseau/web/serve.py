"""A running server: from settings to a house with an open gate, and back down in order."""

from __future__ import annotations

import asyncio
import errno
import gc
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import cast

import msgspec
import uvicorn

from trousseau import __version__, games
from trousseau.store import Data, default_folder, open_as_server
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.guard.watchdog import Watchdog
from trousseau.tables.live.house import House
from trousseau.tables.live.visits import receive_others
from trousseau.tables.workers.pool import LAST, WorkerPool
from trousseau.web.address import Network
from trousseau.web.app import app_for
from trousseau.web.built_page import BuiltPage
from trousseau.web.connection import Connection
from trousseau.web.gate import Gate
from trousseau.web.headers import headers
from trousseau.web.limits import Limits
from trousseau.web.operation import Operation
from trousseau.web.public_address import Whereabouts
from trousseau.web.pulse import Pulse
from trousseau.web.socket import Reception

THINKING = 20.0
"""Seconds that a bot has for a move, and a worker for a game that is looked back at."""

PLAN_WORKERS = 1
"""Processes for bots in real time, who can't wait until others have thought."""

LOOKBACK_WORKERS = 2
"""Processes for those who look back: bots have their own. They are started when they are needed."""

RULES = 2.0
"""Seconds of computing that rules have for one line."""

GRACE = 3
"""Seconds that open connections have to end when the server stops."""

QUEUE = 2048
"""Connections that may wait to be taken."""

USUAL_PORTS = range(8000, 8100)

STOPS = (signal.SIGTERM, signal.SIGINT)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator chose."""

    data: Data
    host: str = "127.0.0.1"
    port: int | None = None
    """None: 8000, or the next one that is free."""

    public_url: str = ""
    """Where people find this server, if a proxy stands before it."""

    link: tuple[str, int] = ("127.0.0.1", 0)
    """Where the other servers of the house reach this one, if the data is shared with them."""

    proxies: tuple[Network, ...] = ()
    """Those on other machines, which tell whom they call for."""

    games: tuple[str, ...] = ()
    """Modules of games that are offered besides our own."""

    pace: float = 1.6
    """Seconds that a bot seems to think."""

    workers: int = 1
    limits: Limits = Limits()


class CantListen(Exception):
    """`error.CODE` in the catalogue says why."""

    def __init__(self, code: str, **about: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.about = about


async def serve(settings: Settings, ready: Callable[[Whereabouts], None]) -> None:
    """Serve until a signal to stop comes. `ready` is told where, once it is listened to.

    CantListen, or the store's Unusable, if it can't even begin.
    """
    async with AsyncExitStack() as stack:
        registry = GameRegistry(settings.games)
        listener = stack.enter_context(find_port(settings.host, settings.port))
        where = Whereabouts(settings.public_url, *listener.getsockname()[:2])
        links = stack.enter_context(listen(*settings.link))
        reached = f"{settings.link[0]}:{links.getsockname()[1]}"
        store = await open_as_server(settings.data, reached)
        stack.push_async_callback(store.close)
        bot_workers, plan_workers, lookback_workers = pools = (
            WorkerPool(settings.workers, THINKING),
            WorkerPool(PLAN_WORKERS, THINKING),
            WorkerPool(LOOKBACK_WORKERS, THINKING, nice=LAST),
        )
        for pool in pools:
            stack.push_async_callback(pool.stop)
        await bot_workers.start()
        watch = Watchdog(RULES, _folder_for_mark(settings.data, where))
        idle = float(settings.limits.idle)
        house = House(
            *(store, registry, bot_workers, lookback_workers, watch),
            plan_workers=plan_workers,
            pace=settings.pace,
            idle=idle,
        )
        for bad in games.left_out():
            house.log.warning("game_left_out", code=bad.refusal.code, **bad.refusal.about)
        await house.start()
        if isinstance(settings.data, Path):  # nobody shares a folder
            links.close()
        else:
            await receive_others(house, links)
        spare_the_collector()
        server = Server(Gate(house, settings.limits, where, settings.proxies), lambda: ready(where))
        await server.serve(sockets=[listener])
        house.log.info("stopped")


def _folder_for_mark(data: Data, where: Whereabouts) -> Path:
    """Which table is at work is noted on this machine, for the next server at this address."""
    if isinstance(data, Path):
        return data
    folder = default_folder() / "servers" / f"{where.host}-{where.port}"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


class Server(uvicorn.Server):
    """uvicorn, which here also closes the house before its connections."""

    def __init__(self, gate: Gate, ready: Callable[[], None]) -> None:
        self._house = gate.house
        self._ready = ready
        self._gate = gate
        operation = Operation(gate)
        self._pulse = Pulse(gate, operation.registry)
        super().__init__(
            uvicorn.Config(
                app_for(gate, operation, BuiltPage()),
                # uvicorn only calls these two, as it would classes.
                http=cast(type[asyncio.Protocol], partial(Connection, gate)),
                ws=cast(type[asyncio.Protocol], Reception(gate).wire),
                lifespan="off",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                headers=headers(gate.public),
                backlog=QUEUE,
                timeout_graceful_shutdown=GRACE,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        allow_many_files()
        await super().startup(sockets)
        self._pulse.start()
        self._house.log.info("started", version=__version__)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody at the tables, then let go of them."""
        self._house.log.info("stopping", connections=self._gate.connections)
        self._gate.closing = True
        await self._house.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to stop is no failure: uvicorn's own way ends the process by the signal."""
        loop = asyncio.get_running_loop()
        for stop in STOPS:
            loop.add_signal_handler(stop, self.handle_exit, stop, None)
        try:
            yield
        finally:
            for stop in STOPS:
                loop.remove_signal_handler(stop)


def find_port(host: str, port: int | None) -> socket.socket:
    """A socket bound to this port, or without one to the first that is free; or CantListen."""
    if port is not None:
        return listen(host, port)
    for usual in USUAL_PORTS:
        try:
            return listen(host, usual)
        except CantListen as error:
            if error.code != "port_in_use":
                raise
    return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound, or CantListen."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
        return socket.create_server(address[:2], family=family, backlog=QUEUE, dualstack_ipv6=both)
    except (OSError, UnicodeError) as error:
        match getattr(error, "errno", None):
            case errno.EADDRINUSE:
                raise CantListen("port_in_use", port=port) from error
            case errno.EACCES:
                raise CantListen("port_forbidden", port=port) from error
            case _:
                raise CantListen("bad_host", host=host) from error


def spare_the_collector() -> None:
    """Look for rubbish seldom: tables and connections make next to none, and there are many."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def allow_many_files() -> None:
    """Each connection is a file to the system; ask for as many as it lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems name a number that they do not give
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
