"""The games played at a table, as records that anybody can replay and verify."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from trousseau.kernel import Illegal, Line, Record, Replay, Result
from trousseau.kernel.record import Heading
from trousseau.store import Row
from trousseau.tables.commands import Setup
from trousseau.tables.entries import (
    AnyEntry,
    Arranged,
    Began,
    Broke,
    Cleared,
    Moved,
    Opened,
    Ticked,
)
from trousseau.tables.shelf import Shelf
from trousseau.tables.table import kept

_READ_LINE = msgspec.json.Decoder(Moved | Ticked)


def record_of(rows: Iterable[Row], number: int, shelf: Shelf) -> Record:
    """Game number `number` (from 1), with its result; the rules are asked once more."""
    games = records(rows)
    if not 0 < number <= len(games):
        raise Illegal("no_such_game", number=number)
    record = games[number - 1]
    record.result = _result(record, shelf)
    return record


def _result(record: Record, shelf: Shelf) -> Result | None:
    """How the game ended; a game that broke has no end."""
    try:
        replay = Replay(shelf.get(record.heading.game), record)
        for _ in replay:
            pass
    except Exception:  # rules may raise anything, and that is what the record shows
        return None
    return replay.state.result


def records(rows: Iterable[Row]) -> list[Record]:
    """Every game begun here, without results. The line at which rules broke is a game's last."""
    scribe = _Scribe()
    for row, entry in kept(rows):
        scribe.write(entry, row.at)
    return scribe.games


class _Scribe:
    """Follows a log and writes down the games in it."""

    def __init__(self) -> None:
        self.games: list[Record] = []
        self.setup: Setup | None = None
        self.seed = ""
        self.began = 0

    def write(self, entry: AnyEntry, at: int) -> None:
        match entry:
            case Moved() | Ticked():
                self._line(entry, at)
            case Opened():
                self.setup, self.seed = entry.setup, entry.seed
            case Arranged():
                self.setup = entry.setup
            case Cleared():
                self.seed = entry.seed
            case Began():
                self._begin(entry, at)
            case Broke(line=bytes() | msgspec.Raw() as line):
                self._line(_READ_LINE.decode(line), at)
            case _:
                pass

    def _begin(self, entry: Began, at: int) -> None:
        assert self.setup is not None
        heading = Heading(
            game=self.setup.game,
            rules_version=entry.rules_version,
            seats=self.setup.seats,
            options=self.setup.options,
            seed=self.seed,
            nonces=entry.nonces,
        )
        self.games.append(Record(heading=heading))
        self.began = at

    def _line(self, entry: Moved | Ticked, at: int) -> None:
        log = self.games[-1].log
        seat, move = (entry.seat, entry.move) if isinstance(entry, Moved) else (None, None)
        written = None if move is None else msgspec.json.decode(move)
        log.append(Line(len(log), at - self.began, seat, written))
