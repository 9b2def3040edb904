"""The games played at a table, as records that anybody can replay and verify."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from trousseau.kernel import Illegal, Line, Record, Replay, Result
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
from trousseau.tables.playing import heading_of
from trousseau.tables.shelf import Shelf
from trousseau.tables.table import kept


def record_of(rows: Iterable[Row], number: int, shelf: Shelf) -> Record:
    """Game number `number` (from 1), with its result; the rules are asked once more."""
    scribe = _follow(rows)
    if not 0 < number <= len(scribe.games):
        raise Illegal("no_such_game", number=number)
    record = scribe.games[number - 1]
    if number not in scribe.broken:  # those have no end, and might not come to one now either
        record.result = _result(record, shelf)
    return record


def _result(record: Record, shelf: Shelf) -> Result | None:
    """How the game ended."""
    try:
        replay = Replay(shelf.get(record.heading.game), record)
        for _ in replay:
            pass
    except Exception:  # rules may raise anything, if they are other ones by now
        return None
    return replay.state.result


def records(rows: Iterable[Row]) -> list[Record]:
    """Every game begun here, without results. The line at which rules broke is a game's last."""
    return _follow(rows).games


def _follow(rows: Iterable[Row]) -> _Scribe:
    scribe = _Scribe()
    for row, entry in kept(rows):
        scribe.write(entry, row.at)
    return scribe


class _Scribe:
    """Follows a log and writes down the games in it."""

    def __init__(self) -> None:
        self.games: list[Record] = []
        self.broken: set[int] = set()
        """The numbers of games at which the rules failed."""

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
            case Broke():
                if entry.line is not None:
                    self.write(entry.line, at)
                self.broken.add(len(self.games))
            case _:
                pass

    def _begin(self, entry: Began, at: int) -> None:
        assert self.setup is not None
        heading = heading_of(self.setup, self.seed, entry)
        self.games.append(Record(heading=heading))
        self.began = at

    def _line(self, entry: Moved | Ticked, at: int) -> None:
        log = self.games[-1].log
        seat, move = (entry.seat, entry.move) if isinstance(entry, Moved) else (None, None)
        written = None if move is None else msgspec.json.decode(move)
        log.append(Line(len(log), at - self.began, seat, written))
