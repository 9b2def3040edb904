"""A table and its log, without house, store or devices: commands in, lines out."""

from __future__ import annotations

from typing import Any, Self

from tests.tables.house import EPOCH, SAMPLES, Kind, facts_of, mark, raw

from trousseau.store import Row
from trousseau.tables.core import commands as ask
from trousseau.tables.core.change import Change
from trousseau.tables.core.entries import Entry, Moved, Opened
from trousseau.tables.core.outbox import encode
from trousseau.tables.core.permissions import Guest, check_setup, entry_for, join
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.table import Table
from trousseau.tables.live.jobs import time_acts

REGISTRY = GameRegistry(SAMPLES)
SEED = "5e" * 32


class Desk:
    """Writes down every line; its time stands still unless it is moved."""

    def __init__(self, setup: ask.Setup, registry: GameRegistry = REGISTRY) -> None:
        self.table = Table("oak", registry)
        self.rows: list[Row] = []
        self.now = EPOCH
        self._asked = 0
        self.write(Opened(setup=check_setup(setup, registry), seed=SEED))

    def write(self, entry: Entry, at: int | None = None) -> Change:
        at = max(self.now, self.table.touched) if at is None else at
        change = self.table.apply(entry, at, len(self.rows))
        self.rows.append(Row("oak", len(self.rows), at, encode(entry)))
        return change

    def join(self, guest: Guest) -> int:
        token = f"{self.table.company.joined:032x}"
        self.write(join(self.table, guest, token))
        return self.table.company.joined - 1

    def hear(self, person: int | None, command: ask.AnyCommand) -> Change:
        """What a command does; Illegal if nothing."""
        return self.write(entry_for(self.table, command, person, self.now))

    def do(self, by: int, kind: Kind, /, **about: Any) -> Self:
        self._asked += 1
        self.hear(by, self.command(f"{self._asked}", kind, **about))
        return self

    def command(self, key: str, kind: Kind, /, **about: Any) -> ask.AnyCommand:
        """A move rests on the newest line, unless told otherwise."""
        seen = {"on": self.table.seq} if kind is ask.Play else {}
        return kind(id=key, **{**seen, **about})

    def bots_move(self, seat: int, move: object) -> Moved:
        """What a bot would write there."""
        return Moved(seat=seat, move=raw(move))

    def let_time_act(self) -> Self:
        """As long as something is due."""
        while self.table.alarm is not None and self.table.alarm <= self.now:
            ticks = self.table.due is not None and self.table.due <= self.now
            entry = time_acts(self.table, self.now)
            self.write(entry, self.table.due if ticks else None)
        return self

    def here(self, *people: int) -> Self:
        for person in people:
            self.table.present.come(person)
        return self

    def gone(self, *people: int) -> Self:
        for person in people:
            self.table.present.go(person, self.now)
        return self

    def again(self) -> Desk:
        """The table as its log describes it."""
        twin = Desk.__new__(Desk)
        twin.rows = self.rows.copy()
        twin.table = Table.load("oak", self.rows, self.table.registry)
        twin.now = self.now
        twin._asked = self._asked
        return twin

    def facts(self) -> dict[str, Any]:
        return facts_of(self.table)


def gathered() -> Desk:
    """Tic-tac-toe with two in their seats, the first of them the host, and a third who stands."""
    desk = Desk(ask.Setup(game="tictactoe", seats=2, clock=None))
    for name in ("Ada", "Ben", "Cleo"):
        desk.join(Guest(name))
    return desk.do(0, ask.Sit).do(1, ask.Sit)


def begun() -> Desk:
    return gathered().do(0, ask.Begin)


def ended() -> Desk:
    desk = begun()
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        desk.do(turn % 2, ask.Play, move=raw(mark(cell)))
    return desk
