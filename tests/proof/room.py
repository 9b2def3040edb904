"""A table in a house where nothing is left to chance, so that two can be compared byte by byte."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from trousseau.kernel import AnyGame, SeededDice, State
from trousseau.store import SqliteStore
from trousseau.tables.core import commands as ask
from trousseau.tables.core.device import Device
from trousseau.tables.core.people import hashed
from trousseau.tables.core.permissions import Guest
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.guard.watchdog import Watchdog
from trousseau.tables.live.house import House
from trousseau.tables.live.live_table import LiveTable
from trousseau.tables.workers.pool import WorkerPool

PATIENCE = 20.0
"""Seconds after which an answer will not come any more."""

EPOCH = 1_700_000_000_000
CLOCK = 24 * 3600
"""A move clock that never runs out here, but is shown."""


class OneGame(GameRegistry):
    """Offers this game and no other."""

    def __init__(self, game: AnyGame[Any], module: str) -> None:
        super().__init__([module])
        self.game = game

    def get(self, name: str) -> AnyGame[Any]:
        assert name == self.game.name
        return self.game


class Ear(Device):
    """Keeps every byte that is sent to it."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__()
        self.heard: list[bytes] = []
        self._live = live
        self._answers: dict[str | None, asyncio.Future[dict[str, Any]]] = {}
        live.attach(self)

    def send(self, message: bytes) -> None:
        self.heard.append(message)
        read = msgspec.json.decode(message)
        answer = self._answers.pop(read.get("id"), None)
        if answer is not None:
            answer.set_result(read)

    def hang_up(self, code: str) -> None:
        self._live.detach(self)

    async def ask(self, command: ask.AnyCommand) -> dict[str, Any]:
        answer = self._answer(command.id)
        self._live.ask(self, command)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def hear(self) -> dict[str, Any]:
        """The next message that answers nothing."""
        async with asyncio.timeout(PATIENCE):
            return await self._answer(None)

    def _answer(self, key: str | None) -> asyncio.Future[dict[str, Any]]:
        self._answers[key] = asyncio.get_running_loop().create_future()
        return self._answers[key]


class Room:
    """A table with a person in every seat and somebody who watches."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.tokens: list[str | None] = []
        self.people: list[Ear] = []
        self.watcher = Ear(live)
        self.visits: list[tuple[int | None, Ear]] = []
        """Further devices of a seat, or of a spectator, that looked in and went."""

        self._count = 0

    @classmethod
    async def gather(
        cls, house: House, game: str, seats: int, options: Mapping[str, object] = {}
    ) -> Room:
        """Everybody sits, has mixed a nonce in, and the game has begun."""
        clock = None if house.registry.get(game).real_time else CLOCK
        setup = ask.Setup(game=game, seats=seats, public=True, clock=clock, options=dict(options))
        host = await house.open(setup, Guest("P0"))
        room = cls(await house.find(host.table))
        places = [host, *[await room.live.join(Guest(f"P{n}")) for n in range(1, seats)]]
        room.tokens = [*[place.token for place in places], None]
        for seat, place in enumerate(places):
            room.people.append(Ear(room.live))
            await room.people[seat].ask(ask.Hello(id="hello", token=place.token, language="en"))
            await room.people[seat].ask(ask.Sit(id="sit", seat=seat))
            await room.people[seat].ask(ask.Mix(id="mix", nonce=nonce(seat)))
        await room.watcher.ask(ask.Hello(id="hello"))
        began = await room.people[0].ask(ask.Begin(id="begin"))
        assert began["is"] == "told", began
        return room

    @property
    def state(self) -> State[Any]:
        playing = self.live.table.playing
        assert playing is not None
        return playing.state

    @property
    def dice(self) -> SeededDice:
        playing = self.live.table.playing
        assert playing is not None
        return playing.dice

    @property
    def began(self) -> int:
        playing = self.live.table.playing
        assert playing is not None
        return playing.began

    def put(self, state: State[Any], dice: SeededDice) -> None:
        """The game is in this position now, as if it had come to it, and dice fall like these."""
        playing = self.live.table.playing
        assert playing is not None
        playing.state = state
        playing.dice = SeededDice(dice.seed, dice.drawn)
        playing.due = None if state.due is None else playing.began + state.due
        self.live.attend()

    async def play(self, seat: int, move: msgspec.Struct) -> dict[str, Any]:
        raw = msgspec.Raw(msgspec.json.encode(move))
        return await self.people[seat].ask(
            ask.Play(id=self._key(), move=raw, on=self.live.table.seq)
        )

    async def say(self, seat: int, text: str) -> None:
        await self.people[seat].ask(ask.Say(id=self._key(), text=text))

    async def look_in(self, seat: int | None, since: int) -> None:
        """With another device: everything is shown anew."""
        ear = Ear(self.live)
        self.visits.append((seat, ear))
        token = self.tokens[-1 if seat is None else seat]
        await ear.ask(ask.Hello(id=self._key(), token=token, since=since, language="fr"))
        self.live.detach(ear)

    def heard(self, seat: int | None) -> list[list[bytes]]:
        """Every byte sent to this seat, or to those who watch, device by device."""
        first = self.watcher if seat is None else self.people[seat]
        return [first.heard, *[ear.heard for who, ear in self.visits if who == seat]]

    def secrets(self) -> set[str]:
        """What nobody is to be sent before the end: the seed, tokens, nonces, and their hashes."""
        tokens = [token for token in self.tokens if token is not None]
        nonces = [nonce(seat) for seat in range(len(self.people))]
        return {self.live.table.seed, *tokens, *map(hashed, tokens), *nonces}

    def everything(self) -> bytes:
        """Every byte sent to anybody."""
        ears = [*self.people, self.watcher, *[ear for _, ear in self.visits]]
        return b"\n".join(message for ear in ears for message in ear.heard)

    def _key(self) -> str:
        self._count += 1
        return f"command-{self._count}"


class Clock:
    """Time that the test moves by hand."""

    def __init__(self) -> None:
        self.now = EPOCH

    def __call__(self) -> int:
        return self.now


def nonce(seat: int) -> str:
    return f"{seat:x}" * 32


def leave_nothing_to_chance(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Ids, tokens and seeds follow from this seed, until it is given again."""
    dice = Random(seed)
    monkeypatch.setattr("os.urandom", dice.randbytes)
    monkeypatch.setattr("random._urandom", dice.randbytes)  # the one that `secrets` asks


@asynccontextmanager
async def house_with(
    folder: Path,
    registry: GameRegistry,
    clock: Clock,
    *,
    bot_workers: WorkerPool | None = None,
    pace: float = 0.0,
    slot: float = 0.001,
) -> AsyncIterator[House]:
    store = SqliteStore(folder)
    bot_workers = bot_workers or WorkerPool(1, PATIENCE)
    watch = Watchdog(PATIENCE, folder)
    house = House(
        *(store, registry, bot_workers, bot_workers, watch),
        plan_workers=bot_workers,
        clock=clock,
        pace=pace,
        slot=slot,
    )
    await house.start()
    try:
        yield house
    finally:
        await house.stop()
        await bot_workers.stop()
        await store.close()
