"""A house for tests: real store and workers, time that can be skipped, and phones that remember.

A test's body is a coroutine, run by `in_time`. There `skip` lets minutes go by at once: the house
reads its clock from the event loop, so all its timers ring as if they had.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
from tests.messages import Message, read
from tests.tables.stores import store_of

from trousseau.kernel import Record
from trousseau.store import Row
from trousseau.tables.core import commands as ask
from trousseau.tables.core.clocks import limits
from trousseau.tables.core.device import Device
from trousseau.tables.core.entries import AnyEntry
from trousseau.tables.core.lines import read_line
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.table import Table
from trousseau.tables.guard.watchdog import Watchdog
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable
from trousseau.tables.live.reachable import Reachable
from trousseau.tables.workers.pool import WorkerPool

Kind = type[ask.AnyCommand]

SAMPLES = [
    f"trousseau.testing.games.{name}"
    for name in ("tictactoe", "roshambo", "race", "leduc", "heist")
]

PATIENCE = 30.0
"""Seconds after which something that is awaited will not come any more."""

HASTE = 0.001
"""Seconds that a bot's answer is rounded up to: tests don't measure what it thinks."""

EPOCH = 1_700_000_000_000
"""When every test begins, in milliseconds."""


class TimeMachine(asyncio.SelectorEventLoop):
    """An event loop whose time jumps ahead when it is told to."""

    def __init__(self) -> None:
        self.ahead = 0.0
        super().__init__()

    def time(self) -> float:
        return super().time() + self.ahead


def in_time(body: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=TimeMachine) as runner:
        runner.run(body)


def skip(seconds: float) -> None:
    """So much later, as if nothing had happened meanwhile."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, TimeMachine)
    loop.ahead += seconds


def clock(behind: float = 0.0) -> Callable[[], int]:
    """A house's clock in epoch milliseconds, which shares the loop's time."""
    loop = asyncio.get_running_loop()
    return lambda: EPOCH + int((loop.time() - behind) * 1000)


@asynccontextmanager
async def house_in(
    folder: Path,
    *,
    also: Sequence[str] = (),
    registry: GameRegistry | None = None,
    idle: float = 300.0,
    limit: float = 10.0,
    rules: float = 1.0,
    pace: float = 0.0,
    lookback_workers: WorkerPool | None = None,
    behind: float = 0.0,
) -> AsyncIterator[House]:
    """A house that has started, its clock so many seconds `behind`.

    At the end it is stopped, and all that it stored is on disk.
    """
    store = await store_of(folder)
    bot_workers = WorkerPool(1, limit)
    lookback_workers = lookback_workers or bot_workers
    watch = Watchdog(rules, folder)
    registry = registry or GameRegistry([*SAMPLES, *also])
    times = {"pace": pace, "slot": HASTE, "idle": idle}
    house = House(
        store,
        registry,
        bot_workers,
        lookback_workers,
        watch,
        plan_workers=bot_workers,
        clock=clock(behind),
        **times,
    )
    await house.start()
    try:
        yield house
    finally:
        await house.stop()
        await bot_workers.stop()
        await lookback_workers.stop()
        await store.close()


class Phone(Device):
    """Remembers every message, and can wait for one."""

    def __init__(self, at: Reachable) -> None:
        super().__init__()
        self.at = at
        self.heard: list[Message] = []
        self.ended: str | None = None
        self._news = asyncio.Event()
        self._name = token_hex(8)  # ids are never used twice, whoever comes next
        self._asked = 0
        at.attach(self)

    def send(self, message: bytes) -> None:
        self.heard.append(read(message))
        self._news.set()

    def hang_up(self, code: str) -> None:
        self.ended = code
        self.at.detach(self)

    async def until(self, is_it: Callable[[Message], bool], start: int = 0) -> Message:
        """The first message, of those heard from `start` on or to come, that is meant."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while start < len(self.heard):
                    if is_it(self.heard[start]):
                        return self.heard[start]
                    start += 1
                self._news.clear()
                await self._news.wait()

    async def next(self, is_it: Callable[[Message], bool] = lambda _: True) -> Message:
        """The first message from now on that is meant."""
        return await self.until(is_it, len(self.heard))

    def says(self, kind: Kind, **about: Any) -> str:
        """Ask without waiting; the id of the command."""
        self._asked += 1
        key: str = about.pop("id", f"{self._name}-{self._asked}")
        seen = {"on": self.seq} if kind is ask.Play else {}
        self.at.ask(self, kind(id=key, **{**seen, **about}))
        return key

    async def asks(self, kind: Kind, **about: Any) -> Message:
        """Ask, and wait for the answer."""
        start = len(self.heard)
        key = self.says(kind, **about)
        return await self.until(lambda message: message.get("id") == key, start)

    async def does(self, kind: Kind, **about: Any) -> Message:
        """Ask for something that is allowed."""
        answer = await self.asks(kind, **about)
        assert answer["is"] in ("told", "welcome"), answer
        return answer

    async def is_refused(self, kind: Kind, **about: Any) -> str:
        """Ask for something that is not; why not, as a code."""
        answer = await self.asks(kind, **about)
        assert answer["is"] == "refused", answer
        code: str = answer["code"]
        return code

    async def plays(self, move: object, **about: Any) -> Message:
        return await self.does(ask.Play, move=raw(move), **about)

    def told(self, start: int = 0) -> list[Message]:
        return [message for message in self.heard[start:] if message["is"] == "told"]

    @property
    def seq(self) -> int:
        """The number of the newest line that it was told of."""
        return max((message.get("seq") or 0 for message in self.heard), default=0)

    @property
    def view(self) -> Message:
        """The newest view."""
        view: Message = next(m["view"] for m in reversed(self.heard) if "view" in m)
        return view

    @property
    def table(self) -> Message:
        """The table as it was shown last."""
        table: Message = next(m["table"] for m in reversed(self.heard) if "table" in m)
        return table


class Person:
    """Somebody at a table: their number, their token and the phone in their hand."""

    def __init__(self, at: Reachable, number: int, token: str) -> None:
        self.at = at
        self.number = number
        self.token = token
        self.phone = Phone(at)

    async def another_phone(self) -> Phone:
        phone = Phone(self.at)
        await phone.does(ask.Hello, token=self.token, language="en")
        return phone


async def come(live: Reachable, name: str, *, sit: bool = True) -> Person:
    """Somebody joins, connects and perhaps sits down."""
    admission = await live.join(Guest(name))
    person = Person(live, admission.person, admission.token)
    await person.phone.does(ask.Hello, token=person.token, language="en")
    if sit:
        await person.phone.does(ask.Sit)
    return person


async def open_table(
    house: House,
    game: str,
    seats: int = 2,
    people: int | None = None,
    clock: int | None = None,
    **setup: Any,
) -> tuple[LiveTable, list[Person]]:
    """A table and so many people in its seats (None: all of them). The first is the host."""
    arranged = ask.Setup(game=game, seats=seats, clock=clock, **setup)
    admission = await house.open(arranged, Guest("P0"))
    live = await house.find(admission.table)
    host = Person(live, admission.person, admission.token)
    await host.phone.does(ask.Hello, token=host.token, language="en")
    await host.phone.does(ask.Sit)
    others = range(1, seats if people is None else people)
    return live, [host, *[await come(live, f"P{number}") for number in others]]


async def watcher(live: LiveTable) -> Phone:
    phone = Phone(live)
    await phone.does(ask.Hello)
    return phone


async def eventually(is_so: Callable[[], object]) -> None:
    """Wait for what announces itself to nobody."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


async def entries(house: House, live: LiveTable) -> list[AnyEntry]:
    """The log as it is on disk."""
    return [read_line(row) for row in await house.store.lines(live.table.id)]


async def recorded(live: LiveTable, number: int = 1) -> Record:
    """A game that is over, as whoever asks for its record gets it."""
    packed = await live.house.replay_cache.show(live, number, "record")
    return Record.from_text(gzip.decompress(packed))


async def rows(house: House, live: LiveTable) -> list[Row]:
    return await house.store.lines(live.table.id)


def raw(move: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(move))


def mark(cell: int) -> Message:
    """A move of tic-tac-toe."""
    return {"do": "mark", "cell": cell}


TAP = {"do": "tap"}


async def play_tictactoe(people: Sequence[Person]) -> None:
    """A game that the first player wins in five moves; it has begun."""
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        await people[turn % 2].phone.plays(mark(cell))


def facts_of(table: Table) -> dict[str, Any]:
    """All that a table's log determines, to compare two of them."""
    playing, rematch = table.playing, table.rematch
    return {
        "people": {
            person.number: [getattr(person, name) for name in person.__slots__]
            for person in table.people.values()
        },
        "seats": [[getattr(seat, name) for name in seat.__slots__] for seat in table.seats],
        "table": (table.host, table.phase, table.problem, table.setup, table.seed, table.games),
        "this game": (dict(table.company.sat), dict(table.company.wishes)),
        "next game": (set(rematch.agreed), rematch.begins, set(rematch.mixers), table.starts),
        "chat": [list(table.conversation.heard), list(table.conversation.held)],
        "pauses": (table.pause, list(table.pauses)),
        "log": (table.seq, table.touched, table.company.joined, dict(table.obeyed)),
        "time": (table.due, limits(table), table.wakes, table.alarm),
        "bots": table.bots_to_move(),
        "state": None
        if playing is None
        else (playing.state.pack(), playing.began, dict(playing.since)),
        "views": None
        if playing is None
        else [playing.state.view(seat) for seat in (None, *range(len(table.seats)))],
        "stories": None
        if playing is None
        else [playing.moments(seat, -1) for seat in (None, *range(len(table.seats)))],
    }
